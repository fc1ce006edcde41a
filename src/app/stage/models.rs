//! Models and their finishes.
//!
//! A glTF file is taken apart once into parts, a mesh with one of a few shared
//! materials each, so that ninety fences are two draw calls and a piece is
//! there in the very frame in which it is spawned.

use bevy::asset::LoadState;
use bevy::ecs::system::SystemParam;
use bevy::gltf::{GltfMesh, GltfNode};
use bevy::image::{ImageAddressMode, ImageLoaderSettings, ImageSampler, ImageSamplerDescriptor};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

use super::felt::{Felt, Surface};
use super::layout::{self, Livery, MARK, PieceModel};
use super::mipmaps;
use crate::app::loading::{Loading, Screen, Step};
use crate::app::notices::Notices;
use crate::app::pulse::Pulse;
use crate::app::table::TableSystems;
use crate::rules::Say;

/// A mesh of a model with its shared material.
#[derive(Clone, Debug)]
pub struct Part {
    /// The name of its node: `head`, `tail`.
    pub name: String,
    /// The mesh.
    pub mesh: Handle<Mesh>,
    /// How it reflects.
    finish: &'static Finish,
    /// The finish.
    pub material: Handle<Surface>,
    /// Its place in the model.
    pub transform: Transform,
}

impl Part {
    /// Whether its finish has a texture, and its mesh says where that lies.
    pub(super) fn is_woven(&self) -> bool {
        self.finish.textures.is_some()
    }
}

/// All models, by name.
#[derive(Resource, Default)]
pub struct Models {
    /// Files that have not been taken apart yet.
    files: Vec<(&'static str, Handle<Gltf>)>,
    /// Those that are to be read after these, the last one first.
    later: Vec<&'static str>,
    /// Whether none is left for later.
    at_once: bool,
    parts: HashMap<&'static str, Vec<Part>>,
    finishes: HashMap<&'static str, Handle<Surface>>,
    textures: Vec<Handle<Image>>,
    coloured: HashMap<(&'static str, [u8; 3]), Handle<Surface>>,
}

impl Models {
    /// All parts of all models, each in every material that it is ever seen in.
    pub fn all_parts(&self) -> impl Iterator<Item = (&Part, &Handle<Surface>)> {
        self.parts.values().flatten().flat_map(|part| {
            let dyes = self.coloured.iter().filter(|((finish, _), _)| *finish == part.finish.name);
            dyes.map(|(_, dye)| dye).chain([&part.material]).map(move |material| (part, material))
        })
    }

    /// The parts of a model or, before it is loaded, of what stands for it from afar, if anything does.
    pub fn parts(&self, model: &'static str) -> &[Part] {
        let parts = self.parts.get(model).or_else(|| self.parts.get(layout::from_afar(model)));
        parts.map_or(&[], Vec::as_slice)
    }

    /// Has all be read before anything is shown: a match comes first, and no title.
    pub fn want_all(&mut self) {
        self.at_once = true;
    }

    /// Whether all are there that can be read, also those which the title does without.
    pub fn are_complete(&self) -> bool {
        self.files.is_empty() && self.later.is_empty()
    }

    /// The parts of a piece: in its colours, with its own mark and no other.
    pub fn piece(&self, piece: &PieceModel) -> Vec<Part> {
        let Some(livery) = piece.livery else { return self.parts(piece.model).to_vec() };
        let shown = |part: &&Part| !part.name.starts_with(MARK) || part.name == livery.mark;
        let parts = self.parts(piece.model).iter().filter(shown).cloned();
        let dyed = parts.map(|mut part| {
            let colour = if part.name == livery.mark { livery.mark_colour } else { livery.body };
            if let Some(material) = self.coloured.get(&(part.finish.name, colour)) {
                part.material = material.clone();
            }
            part
        });
        dyed.collect()
    }

    /// The same where it is small.
    pub fn piece_from_afar(&self, piece: &PieceModel) -> Vec<Part> {
        let far = layout::from_afar(piece.model);
        if far == piece.model { self.piece(piece) } else { self.parts(far).to_vec() }
    }
}

/// A surface: how it reflects, and the texture set it wears.
#[derive(Debug)]
struct Finish {
    name: &'static str,
    /// The file of its colours, and the set of its normals and roughness.
    textures: Option<(&'static str, &'static str)>,
    roughness: f32,
    metallic: f32,
    reflectance: f32,
    /// How dense its fuzz is.
    fuzz: f32,
}

const fn finish(
    name: &'static str,
    textures: Option<(&'static str, &'static str)>,
    roughness: f32,
    reflectance: f32,
) -> Finish {
    Finish { name, textures, roughness, metallic: 0.0, reflectance, fuzz: 0.0 }
}

/// What has no finish that is known.
const MATTE: Finish = finish("matte", None, 0.8, 0.35);

const FELT: Finish = finish("felt", Some(("felt_albedo.jpg", "felt")), 1.0, 0.25);

/// The felt of what lives.
const WOOL: &str = "wool";

/// The colour of fuzz, linear: warm, as light that has gone through it.
const FUZZ: Vec3 = Vec3::new(0.62, 0.50, 0.38);

const FINISHES: &[Finish] = &[
    finish("wood", Some(("wood_albedo.jpg", "wood")), 1.0, 0.5),
    Finish { fuzz: 0.15, ..FELT },
    Finish { name: WOOL, fuzz: 0.9, ..FELT },
    Finish { fuzz: 0.25, ..finish("grass", Some(("grass_albedo.jpg", "grass")), 1.0, 0.25) },
    Finish { fuzz: 0.55, ..finish("tiger_felt", Some(("tiger_albedo.png", "felt")), 1.0, 0.25) },
    finish("paint", None, 0.42, 0.5),
    MATTE,
    finish("gloss", None, 0.15, 0.5),
    Finish { metallic: 1.0, ..finish("metal", None, 0.35, 0.5) },
];

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Models>();
    app.add_systems(Startup, load);
    app.add_systems(OnExit(Step::Read), (take_apart_all, shrink));
    app.add_systems(OnExit(Screen::Loading), plan);
    let awaited = |models: Res<Models>| !models.are_complete();
    let playing = not(in_state(Screen::Loading));
    app.add_systems(Update, take_next_apart.before(TableSystems::Show).run_if(playing).run_if(awaited));
}

/// Begins to read a model.
fn read(assets: &AssetServer, name: &'static str) -> (&'static str, Handle<Gltf>) {
    (name, assets.load(format!("models/{name}.glb")))
}

fn load(
    assets: Res<AssetServer>,
    mut models: ResMut<Models>,
    mut materials: ResMut<Assets<Surface>>,
    mut loading: ResMut<Loading>,
) {
    let at_once = models.at_once;
    for name in layout::models().filter(|name| at_once || !layout::is_for_later(name)) {
        let (name, file) = read(&assets, name);
        loading.wait_for(&file);
        models.files.push((name, file));
    }
    for finish in FINISHES {
        let mut texture = |file: String, is_srgb: bool| {
            let image = assets
                .load_builder()
                .with_settings(move |settings: &mut ImageLoaderSettings| {
                    settings.is_srgb = is_srgb;
                    settings.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
                        address_mode_u: ImageAddressMode::Repeat,
                        address_mode_v: ImageAddressMode::Repeat,
                        ..ImageSamplerDescriptor::linear()
                    });
                })
                .load(format!("textures/{file}"));
            loading.wait_for(&image);
            models.textures.push(image.clone());
            image
        };
        let textures = finish.textures;
        let base = StandardMaterial {
            perceptual_roughness: finish.roughness,
            metallic: finish.metallic,
            reflectance: finish.reflectance,
            base_color_texture: textures.map(|(colours, _)| texture(colours.to_owned(), true)),
            normal_map_texture: textures.map(|(_, set)| texture(format!("{set}_normal.jpg"), false)),
            metallic_roughness_texture: textures.map(|(_, set)| texture(format!("{set}_rough.jpg"), false)),
            ..default()
        };
        let material = Surface { base, extension: Felt { fuzz: FUZZ.extend(finish.fuzz) } };
        if textures.is_none() {
            for Livery { body, mark_colour, .. } in layout::liveries() {
                for colour @ [red, green, blue] in [body, mark_colour] {
                    let base_color = Color::srgb_u8(red, green, blue);
                    let base = StandardMaterial { base_color, ..material.base.clone() };
                    let coloured = Surface { base, ..material.clone() };
                    models.coloured.entry((finish.name, colour)).or_insert_with(|| materials.add(coloured));
                }
            }
        }
        models.finishes.insert(finish.name, materials.add(material));
    }
}

/// Makes the smaller copies of the textures.
fn shrink(models: Res<Models>, mut images: ResMut<Assets<Image>>, mut materials: ResMut<Assets<Surface>>) {
    for texture in &models.textures {
        if let Some(mut image) = images.get_mut(texture) {
            mipmaps::add(&mut image);
        }
    }
    // A material that may have been prepared already shows the images of that
    // moment until it is touched itself.
    materials.iter_mut().for_each(|_| ());
}

/// Puts down what the title does without.
fn plan(mut models: ResMut<Models>) {
    let models = &mut *models;
    models.later = layout::models().filter(|name| !models.parts.contains_key(name)).collect();
}

/// What a file that has been read is taken apart with.
#[derive(SystemParam)]
struct Workbench<'w> {
    files: Res<'w, Assets<Gltf>>,
    nodes: Res<'w, Assets<GltfNode>>,
    gltf_meshes: Res<'w, Assets<GltfMesh>>,
    meshes: ResMut<'w, Assets<Mesh>>,
}

fn take_apart_all(mut models: ResMut<Models>, mut workbench: Workbench) {
    for (name, file) in std::mem::take(&mut models.files) {
        workbench.take_apart(&mut models, name, &file);
    }
}

/// Reads what the title does without and takes it apart, one file after the other: each takes long enough
/// to be felt and, while it is read, several times its room.
fn take_next_apart(
    assets: Res<AssetServer>,
    mut models: ResMut<Models>,
    mut workbench: Workbench,
    mut notices: ResMut<Notices>,
    mut pulse: ResMut<Pulse>,
) {
    pulse.want();
    let Some((name, file)) = models.files.first().cloned() else {
        // No model has changed yet.
        let models = models.bypass_change_detection();
        models.files.extend(models.later.pop().map(|name| read(&assets, name)));
        return;
    };
    if assets.is_loaded_with_dependencies(&file) {
        workbench.take_apart(&mut models, name, &file);
    } else if let LoadState::Failed(_) = assets.load_state(&file) {
        let path = file.path().map(ToString::to_string).unwrap_or_default();
        notices.tell(Say::new("app-board-missing").with("path", path));
    } else {
        return;
    }
    models.files.clear();
}

impl Workbench<'_> {
    /// Makes parts of a model whose file has been read.
    fn take_apart(&mut self, models: &mut Models, name: &'static str, file: &Handle<Gltf>) {
        let Some(gltf) = self.files.get(file) else { return };
        let mut parts = Vec::new();
        let mut inner: Vec<_> = gltf
            .nodes
            .iter()
            .filter_map(|node| self.nodes.get(node))
            .flat_map(|node| &node.children)
            .collect();
        inner.dedup();
        let roots = gltf.nodes.iter().filter(|node| !inner.contains(node));
        let mut open: Vec<_> = roots.map(|node| (node.clone(), Transform::IDENTITY)).collect();
        while let Some((node, above)) = open.pop() {
            let Some(node) = self.nodes.get(&node) else { continue };
            let transform = above * node.transform;
            open.extend(node.children.iter().map(|child| (child.clone(), transform)));
            let primitives = node.mesh.as_ref().and_then(|mesh| self.gltf_meshes.get(mesh));
            for primitive in primitives.map_or(&[][..], |mesh| &mesh.primitives) {
                let finish = gltf
                    .named_materials
                    .iter()
                    .find(|(_, material)| Some(*material) == primitive.material.as_ref())
                    .map_or("matte", |(name, _)| name);
                let lives = finish == FELT.name && layout::lives(name);
                let finish = if lives { WOOL } else { finish };
                let finish = FINISHES.iter().find(|known| known.name == finish).unwrap_or(&MATTE);
                let Some(material) = models.finishes.get(finish.name) else { continue };
                if let Some(mut mesh) = self.meshes.get_mut(&primitive.mesh) {
                    if finish.textures.is_none() {
                        // All meshes without a texture are drawn by one program.
                        mesh.remove_attribute(Mesh::ATTRIBUTE_UV_0);
                    } else if let Err(error) = mesh.generate_tangents() {
                        // The files carry no tangents: normal maps need them.
                        warn!("{name}: {error}");
                    }
                }
                parts.push(Part {
                    name: node.name.clone(),
                    mesh: primitive.mesh.clone(),
                    finish,
                    material: material.clone(),
                    transform,
                });
            }
        }
        models.parts.insert(name, parts);
    }
}

/// Gives `entity` the looks of a model, as children.
pub(super) fn dress(commands: &mut Commands, entity: Entity, parts: &[Part]) {
    commands.entity(entity).with_children(|children| {
        for part in parts {
            children.spawn((
                Name::new(part.name.clone()),
                Mesh3d(part.mesh.clone()),
                MeshMaterial3d(part.material.clone()),
                part.transform,
            ));
        }
    });
}
