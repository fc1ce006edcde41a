//! When the machine and those who sit at it have the time for idle life.

use bevy::prelude::*;
use bevy::render::renderer::RenderDevice;
use bevy::window::PrimaryWindow;

use super::camera::Glide;
use super::posture::Lively;
use super::quality::{Quality, Tier};
use crate::app::table::TableSystems;

pub(super) fn plugin(app: &mut App) {
    // Where nothing draws, nobody looks.
    app.add_systems(Update, decide.before(TableSystems::Show).run_if(resource_exists::<RenderDevice>));
}

/// On the middle tier and above, unless people want little motion or look at another window.
fn decide(
    quality: Res<Quality>,
    glide: Res<Glide>,
    window: Query<&Window, With<PrimaryWindow>>,
    mut lively: ResMut<Lively>,
) {
    let looked_at = window.iter().any(|window| window.focused);
    lively.set_if_neq(Lively(quality.tier() >= Tier::Medium && glide.0 && looked_at));
}

#[cfg(test)]
mod tests {
    use bevy::ecs::system::RunSystemOnce;

    use super::*;

    fn lively(tier: Tier, glide: bool, focused: Option<bool>) -> bool {
        let mut world = World::new();
        world.insert_resource(Quality { device: Tier::High, wish: Some(tier) });
        world.insert_resource(Glide(glide));
        world.init_resource::<Lively>();
        if let Some(focused) = focused {
            world.spawn((Window { focused, ..default() }, PrimaryWindow));
        }
        world.run_system_once(decide).unwrap();
        world.resource::<Lively>().0
    }

    #[test]
    fn animals_live_only_where_it_costs_nobody_anything() {
        assert!(lively(Tier::Medium, true, Some(true)) && lively(Tier::High, true, Some(true)));
        assert!(
            !lively(Tier::Low, true, Some(true)) && !lively(Tier::Least, true, Some(true)),
            "a weak machine"
        );
        assert!(!lively(Tier::High, false, Some(true)), "reduced motion");
        assert!(!lively(Tier::High, true, Some(false)), "another window");
        assert!(!lively(Tier::High, true, None), "films and pictures");
    }
}
