//! What a person sees: the sentences and panels on the window, the things on the board.

use std::collections::BTreeMap;

use bergerie::app::sound::Sounding;
use bergerie::app::table::{Piece, Place, Stands};
use bergerie::rules::{Kind, Spot};
use bevy::prelude::*;
use bevy_egui::egui::{self, Shape};
use bevy_egui::{EguiContext, EguiFullOutput, EguiPostUpdateSet};

use crate::harness::Game;

/// The icon on the button that takes back.
pub const UNDO: &str = "\u{e038}";
/// The icon on the button that plays again.
pub const REDO: &str = "\u{e036}";
/// The sign of the photo mode.
pub const CAMERA: &str = "\u{e10e}";
/// The icon on the button that leads to the title.
pub const HOUSE: &str = "\u{e2c2}";

/// The icon on the button that opens the settings.
pub const GEAR: &str = "\u{e270}";
/// The icon on the button that closes.
pub const CROSS: &str = "\u{e4f6}";
/// The icon on the button that leads to the shelf.
pub const BOOKS: &str = "\u{e758}";
/// The icon on the button that gives a title.
pub const PENCIL: &str = "\u{e3b4}";
/// The icon on the button that takes a match off the shelf.
pub const TRASH: &str = "\u{e4a6}";
/// The icon on the button that opens the rules.
pub const BOOK: &str = "\u{e0e6}";
/// The icon on the button that shows the list of moves.
pub const LIST: &str = "\u{e2f0}";
/// The icon on the button that pauses the match.
pub const PAUSE: &str = "\u{e39e}";
/// The icon on the button that begins a match.
pub const PLAY: &str = "\u{e3d0}";

/// The icon on the button that passes a match on.
pub const COPY: &str = "\u{e1ca}";
/// The icon on the button that opens what was copied.
pub const CLIPBOARD: &str = "\u{e198}";

/// A piece of text on the window.
#[derive(Clone, Debug)]
pub struct Text {
    pub text: String,
    pub rect: egui::Rect,
    /// The part of the window within which it is drawn.
    pub clip: egui::Rect,
    pub font: egui::FontId,
}

/// All text that the panels have drawn in the last frame.
#[derive(Resource, Default)]
struct Shown(Vec<Text>);

pub fn plugin(app: &mut App) {
    app.init_resource::<Shown>();
    // Between the two the shapes are still there, and text is still text.
    let between = look.after(EguiPostUpdateSet::EndPass).before(EguiPostUpdateSet::ProcessOutput);
    app.add_systems(PostUpdate, between);
}

fn look(outputs: Query<&EguiFullOutput>, mut shown: ResMut<Shown>) {
    shown.0.clear();
    for output in outputs.iter().filter_map(|output| output.0.as_ref()) {
        for clipped in &output.shapes {
            collect(&clipped.shape, clipped.clip_rect, &mut shown.0);
        }
    }
}

fn collect(shape: &Shape, clip: egui::Rect, out: &mut Vec<Text>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(shape, clip, out)),
        Shape::Text(text) => out.push(Text {
            text: text.galley.text().to_owned(),
            rect: text.galley.rect.translate(text.pos.to_vec2()),
            clip,
            font: text.galley.job.sections[0].format.font_id.clone(),
        }),
        _ => {}
    }
}

/// A panel on the window.
#[derive(Clone, Debug)]
pub struct Panel {
    pub layer: egui::LayerId,
    pub rect: egui::Rect,
}

/// Where every piece stands, by entity.
pub type Standing = BTreeMap<Entity, (Kind, Stands)>;

impl Game {
    /// All text on the window.
    pub fn texts(&self) -> &[Text] {
        &self.app.world().resource::<Shown>().0
    }

    /// Whether `part` can be read on the window.
    pub fn reads(&self, part: &str) -> bool {
        self.texts().iter().any(|text| text.text.contains(part))
    }

    /// The one text that holds `part`.
    pub fn text(&self, part: &str) -> &Text {
        let mut found = self.texts().iter().filter(|text| text.text.contains(part));
        let first = found.next().unwrap_or_else(|| panic!("{part:?} is not to be read: {:?}", self.words()));
        assert!(found.next().is_none(), "{part:?} is to be read twice: {:?}", self.words());
        first
    }

    /// The middle of the text that holds `part`: where one clicks on a button so called.
    pub fn button(&self, part: &str) -> Vec2 {
        let centre = self.text(part).rect.center();
        Vec2::new(centre.x, centre.y)
    }

    /// The middle of the first text that holds `part`, of however many.
    pub fn first_button(&self, part: &str) -> Vec2 {
        let found = self.texts().iter().find(|text| text.text.contains(part));
        let centre = found.unwrap_or_else(|| panic!("no {part:?}: {:?}", self.words())).rect.center();
        Vec2::new(centre.x, centre.y)
    }

    /// The middle of the last text that holds `part`: what was drawn above all others.
    pub fn last_button(&self, part: &str) -> Vec2 {
        let found = self.texts().iter().rfind(|text| text.text.contains(part));
        let centre = found.unwrap_or_else(|| panic!("no {part:?}: {:?}", self.words())).rect.center();
        Vec2::new(centre.x, centre.y)
    }

    /// The middle of the first text that is just `words`.
    pub fn exact_button(&self, words: &str) -> Vec2 {
        let found = self.texts().iter().find(|text| text.text == words);
        let centre = found.unwrap_or_else(|| panic!("no {words:?}: {:?}", self.words())).rect.center();
        Vec2::new(centre.x, centre.y)
    }

    /// All words on the window, to be shown when a test fails.
    pub fn words(&self) -> Vec<&str> {
        self.texts().iter().map(|text| text.text.as_str()).collect()
    }

    /// The context of the panels.
    pub fn egui(&mut self) -> egui::Context {
        let world = self.world();
        world.query::<&mut EguiContext>().single_mut(world).expect("one context").get_mut().clone()
    }

    /// All panels now on the window, the lowest first; tooltips and the bubble are not among them.
    pub fn panels(&mut self) -> Vec<Panel> {
        self.egui().memory(|memory| {
            let layers = memory.areas().visible_layer_ids();
            let panels = layers.into_iter().filter(|layer| layer.order == egui::Order::Middle);
            let panels = panels.filter_map(|layer| Some(Panel { layer, rect: memory.area_rect(layer.id)? }));
            panels.collect()
        })
    }

    /// The panel called `name`.
    pub fn panel(&mut self, name: &'static str) -> egui::Rect {
        let id = egui::Id::new(name);
        let panel = self.panels().into_iter().find(|panel| panel.layer.id == id);
        panel.unwrap_or_else(|| panic!("no panel {name}")).rect
    }

    /// Where every piece stands.
    pub fn standing(&mut self) -> Standing {
        let world = self.world();
        let mut pieces = world.query::<(Entity, &Piece, &Stands)>();
        pieces.iter(world).map(|(entity, piece, stands)| (entity, (piece.kind, *stands))).collect()
    }

    /// What stands where, whichever entity it is.
    pub fn things(&mut self) -> Vec<(Kind, Stands)> {
        let mut things: Vec<_> = self.standing().into_values().collect();
        things.sort_unstable();
        things
    }

    /// The place in space of every piece.
    pub fn poses(&mut self) -> BTreeMap<Entity, Transform> {
        let world = self.world();
        let mut pieces = world.query_filtered::<(Entity, &Transform), With<Piece>>();
        pieces.iter(world).map(|(entity, transform)| (entity, *transform)).collect()
    }

    /// The piece on the spot called `name`.
    pub fn piece_on(&mut self, name: &str) -> Entity {
        let spot = self.spot(name);
        let standing = self.standing();
        let found = standing.iter().find(|(_, (_, stands))| stands.spot == spot);
        *found.unwrap_or_else(|| panic!("nothing stands on {name}")).0
    }

    /// The camera's place in space.
    pub fn camera(&mut self) -> Transform {
        let world = self.world();
        let mut cameras = world.query_filtered::<&Transform, With<bergerie::app::stage::TableCamera>>();
        *cameras.single(world).expect("there is one camera")
    }

    /// The sign that each spot bears, as the mesh that draws it.
    pub fn marks(&mut self) -> BTreeMap<Spot, AssetId<Mesh>> {
        let world = self.world();
        let mut marks = world.query::<(&Place, &Mesh3d)>();
        marks.iter(world).map(|(place, mesh)| (place.0, mesh.id())).collect()
    }

    /// How many entities there are. Those behind resources do not count: they come
    /// with the first use and stay.
    pub fn entities(&mut self) -> usize {
        let world = self.world();
        world.query_filtered::<(), Without<bevy::ecs::resource::IsResource>>().iter(world).count()
    }

    /// The name of the spot that Enter would touch.
    pub fn focus(&self) -> Option<String> {
        let spot = self.app.world().resource::<bergerie::app::Focus>().0?;
        Some(self.table().board().name(spot).to_owned())
    }

    /// How many meshes are on the stage.
    pub fn meshes(&mut self) -> usize {
        let world = self.world();
        world.query_filtered::<(), With<Mesh3d>>().iter(world).count()
    }

    /// How many sounds are being played.
    pub fn sounds(&mut self) -> usize {
        let world = self.world();
        world.query_filtered::<(), With<Sounding>>().iter(world).count()
    }
}
