//! What is seen beyond the table: nothing but colour, out of focus.

use std::f32::consts::{PI, TAU};

use bevy::asset::RenderAssetUsages;
use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

use super::felt::{self, Surface};
use super::mood::Mood;

/// The dome about the table, seen from within.
#[derive(Component)]
struct Backdrop;

/// How far away it is, in board units.
const RADIUS: f32 = 300.0;

/// The bands from straight below to straight above, and the corners of each.
const BANDS: u32 = 24;
const CORNERS: u32 = 16;

pub(super) fn plugin(app: &mut App) {
    let bare = not(any_with_component::<Backdrop>);
    app.add_systems(PreUpdate, hang.run_if(any_with_component::<EnvironmentMapLight>.and_then(bare)));
    app.add_systems(Update, repaint.run_if(resource_changed::<Mood>));
}

/// Hangs up the backdrop of the mood, a frame later than what lights all: before that the renderer would build
/// another program for it, which nothing needs ever after.
fn hang(
    mood: Res<Mood>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<Surface>>,
    mut commands: Commands,
) {
    let material = felt::bare(StandardMaterial { unlit: true, fog_enabled: false, ..default() });
    commands.spawn((
        Backdrop,
        Name::new("backdrop"),
        Mesh3d(meshes.add(dome(mood.air().backdrop))),
        MeshMaterial3d(materials.add(material)),
        Transform::default(),
        NotShadowCaster,
        NotShadowReceiver,
    ));
}

/// Gives it the colours of another mood.
fn repaint(
    mood: Res<Mood>,
    mut backdrop: Single<&mut Mesh3d, With<Backdrop>>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    backdrop.0 = meshes.add(dome(mood.air().backdrop));
}

/// The colour at a height between the stops.
fn colour(stops: &[(f32, [f32; 3])], height: f32) -> [f32; 3] {
    let above = stops.iter().position(|(at, _)| *at >= height).unwrap_or(stops.len() - 1).max(1);
    let ((low, one), (high, other)) = (stops[above - 1], stops[above]);
    let part = ((height - low) / (high - low)).clamp(0.0, 1.0);
    std::array::from_fn(|channel| one[channel] + part * (other[channel] - one[channel]))
}

fn dome(stops: &[(f32, [f32; 3])]) -> Mesh {
    let (mut places, mut colours, mut indices) = (Vec::new(), Vec::new(), Vec::new());
    for ring in 0..=BANDS {
        let height = (PI * (ring as f32 / BANDS as f32 - 0.5)).sin();
        let [red, green, blue] = colour(stops, height);
        for corner in 0..=CORNERS {
            let (sine, cosine) = (TAU * corner as f32 / CORNERS as f32).sin_cos();
            let wide = (1.0 - height * height).max(0.0).sqrt();
            places.push(RADIUS * Vec3::new(wide * cosine, height, wide * sine));
            colours.push([red, green, blue, 1.0]);
            if ring < BANDS && corner < CORNERS {
                let below = ring * (CORNERS + 1) + corner;
                let above = below + CORNERS + 1;
                // Anticlockwise as seen from the middle.
                indices.extend([below, below + 1, above + 1, below, above + 1, above]);
            }
        }
    }
    let normals: Vec<Vec3> = places.iter().map(|place: &Vec3| -place.normalize()).collect();
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, places)
        .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, normals)
        .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, colours)
        .with_inserted_indices(Indices::U32(indices))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_dome_is_seen_from_within() {
        let mesh = dome(Mood::Day.air().backdrop);
        let places = mesh.attribute(Mesh::ATTRIBUTE_POSITION).and_then(|values| values.as_float3());
        let places = places.expect("places");
        let indices: Vec<usize> = mesh.indices().expect("triangles").iter().collect();
        for triangle in indices.chunks(3) {
            let [a, b, c] = [0, 1, 2].map(|at| Vec3::from(places[triangle[at]]));
            // At the poles a triangle has no width.
            assert!((b - a).cross(c - a).dot(a) <= 1e-3 * RADIUS * RADIUS * RADIUS * 1e-3);
        }
    }

    #[test]
    fn every_backdrop_spans_all_heights() {
        for mood in Mood::ALL {
            let stops = mood.air().backdrop;
            assert_eq!((stops[0].0, stops[stops.len() - 1].0), (-1.0, 1.0));
            assert!(stops.is_sorted_by(|one, other| one.0 < other.0));
            for (height, right) in stops {
                let off = Vec3::from(colour(stops, *height)).distance(Vec3::from(*right));
                assert!(off < 1e-6, "{mood:?} at {height}");
            }
        }
    }
}
