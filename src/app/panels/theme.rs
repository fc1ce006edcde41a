//! The look of the panels: paper, wood and ink, in one file.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{
    self, Color32, CornerRadius, FontData, FontDefinitions, FontFamily, FontId, Margin, RichText, Stroke,
    TextStyle,
};

/// Paper.
pub const PAPER: Color32 = Color32::from_rgb(0xF8, 0xF0, 0xDE);
/// Paper in the shade.
pub const PAPER_SHADE: Color32 = Color32::from_rgb(0xEA, 0xDC, 0xC0);
/// Ink.
pub const INK: Color32 = Color32::from_rgb(0x3A, 0x2A, 0x1C);
/// Faded ink.
pub const INK_FADED: Color32 = Color32::from_rgb(0x7A, 0x66, 0x50);
/// Wood.
pub const WOOD: Color32 = Color32::from_rgb(0x7A, 0x4A, 0x28);
/// Meadow green: what is good to press.
pub const MEADOW: Color32 = Color32::from_rgb(0x4F, 0x7A, 0x34);
/// Brick red: what was refused.
pub const BRICK: Color32 = Color32::from_rgb(0xA8, 0x3A, 0x2C);

/// Icons of the subset of the Phosphor font.
pub mod icon {
    /// Turned back.
    pub const UNDO: &str = "\u{e038}";
    /// Turned forth.
    pub const REDO: &str = "\u{e036}";
    /// A camera.
    pub const CAMERA: &str = "\u{e10e}";
    /// An open book.
    pub const BOOK: &str = "\u{e0e6}";
    /// A check mark.
    pub const CHECK: &str = "\u{e182}";
    /// A gear.
    pub const GEAR: &str = "\u{e270}";
    /// A globe.
    pub const GLOBE: &str = "\u{e288}";
    /// A house.
    pub const HOUSE: &str = "\u{e2c2}";
    /// A light bulb.
    pub const BULB: &str = "\u{e2dc}";
    /// A flag.
    pub const FLAG: &str = "\u{e244}";
    /// Lines of a list.
    pub const LIST: &str = "\u{e2f0}";
    /// Two people.
    pub const USERS: &str = "\u{e4d6}";
    /// Pause.
    pub const PAUSE: &str = "\u{e39e}";
    /// Play.
    pub const PLAY: &str = "\u{e3d0}";
    /// A question mark.
    pub const QUESTION: &str = "\u{e3e8}";
    /// A trophy.
    pub const TROPHY: &str = "\u{e67e}";
    /// Books on a shelf.
    pub const BOOKS: &str = "\u{e758}";
    /// A pencil.
    pub const PENCIL: &str = "\u{e3b4}";
    /// A waste bin.
    pub const TRASH: &str = "\u{e4a6}";
    /// A sheet with another behind it.
    pub const COPY: &str = "\u{e1ca}";
    /// A clipboard.
    pub const CLIPBOARD: &str = "\u{e198}";
    /// An arrow down to a line.
    pub const DOWNLOAD: &str = "\u{e20c}";
    /// Links of a chain.
    pub const LINK: &str = "\u{e2e2}";
    /// A cross.
    pub const X: &str = "\u{e4f6}";
}

const TITLE_FAMILY: &str = "title";

/// The font of titles, at `size` points.
pub fn title_font(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name(TITLE_FAMILY.into()))
}

/// How far the look is: fonts that are set in one frame are there in the next.
#[derive(Resource, Default, PartialEq)]
pub(super) enum Look {
    #[default]
    Bare,
    Set,
    Ready,
}

/// Sets fonts and styles, once.
pub(super) fn set(mut contexts: EguiContexts, mut look: ResMut<Look>) -> Result {
    match *look {
        Look::Bare => {
            let ctx = contexts.ctx_mut()?;
            ctx.set_fonts(fonts());
            ctx.set_theme(egui::Theme::Light);
            // How large the panels are is a setting, and none of egui's keys.
            ctx.options_mut(|options| options.zoom_with_keyboard = false);
            ctx.all_styles_mut(style);
            *look = Look::Set;
        }
        Look::Set => *look = Look::Ready,
        Look::Ready => {}
    }
    Ok(())
}

fn fonts() -> FontDefinitions {
    // Built in, for without them not even the loading screen could speak.
    let files: [(&str, &[u8]); 3] = [
        ("baloo", include_bytes!("../../../assets/fonts/baloo-2-latin-600-normal.ttf")),
        ("fraunces", include_bytes!("../../../assets/fonts/fraunces-latin-700-normal.ttf")),
        ("phosphor", include_bytes!("../../../assets/fonts/phosphor-game-subset.ttf")),
    ];
    let mut fonts = FontDefinitions::empty();
    for (name, bytes) in files {
        fonts.font_data.insert(name.into(), Arc::new(FontData::from_static(bytes)));
    }
    let with_icons = |name: &str| vec![name.to_owned(), "phosphor".to_owned()];
    fonts.families.insert(FontFamily::Proportional, with_icons("baloo"));
    fonts.families.insert(FontFamily::Monospace, with_icons("baloo"));
    fonts.families.insert(FontFamily::Name(TITLE_FAMILY.into()), with_icons("fraunces"));
    fonts
}

fn style(style: &mut egui::Style) {
    let proportional = |size| FontId::new(size, FontFamily::Proportional);
    style.text_styles.insert(TextStyle::Heading, title_font(22.0));
    style.text_styles.insert(TextStyle::Body, proportional(16.0));
    style.text_styles.insert(TextStyle::Button, proportional(17.0));
    style.text_styles.insert(TextStyle::Small, proportional(13.5));
    style.spacing.button_padding = egui::vec2(12.0, 6.0);
    style.spacing.item_spacing = egui::vec2(8.0, 6.0);
    // A finger needs 44 points.
    style.spacing.interact_size.y = 40.0;
    style.interaction.selectable_labels = false;
    // What is asked for is there at once.
    style.scroll_animation = egui::style::ScrollAnimation::none();
    let visuals = &mut style.visuals;
    visuals.override_text_color = Some(INK);
    visuals.panel_fill = PAPER;
    visuals.window_fill = PAPER;
    visuals.selection.bg_fill = MEADOW;
    let looks = [
        (&mut visuals.widgets.noninteractive, PAPER, INK_FADED),
        (&mut visuals.widgets.inactive, PAPER_SHADE, INK),
        (&mut visuals.widgets.hovered, Color32::from_rgb(0xFF, 0xE3, 0xA3), INK),
        (&mut visuals.widgets.active, Color32::from_rgb(0xF2, 0xC8, 0x6A), INK),
        (&mut visuals.widgets.open, PAPER_SHADE, INK),
    ];
    for (look, fill, text) in looks {
        look.weak_bg_fill = fill;
        look.bg_fill = fill;
        look.fg_stroke = Stroke::new(1.5, text);
        look.bg_stroke = Stroke::new(1.0, Color32::from_rgb(0xC9, 0xB2, 0x8E));
        look.corner_radius = CornerRadius::same(10);
        look.expansion = 0.0;
    }
    visuals.widgets.hovered.bg_stroke = Stroke::new(1.5, WOOD);
}

/// A sheet of paper with a wooden edge.
pub fn card() -> egui::Frame {
    egui::Frame::new()
        .fill(PAPER)
        .stroke(Stroke::new(2.0, WOOD))
        .corner_radius(CornerRadius::same(14))
        .inner_margin(Margin::symmetric(14, 10))
        .shadow(egui::Shadow { offset: [0, 4], blur: 14, spread: 0, color: Color32::from_black_alpha(90) })
}

/// The width, in points, of the card that tells whose turn it is, and of the
/// result that takes its place: beside it a button fits on a phone.
pub const SIDE_WIDTH: f32 = 248.0;

/// Below this width, in points, panels lie above and below the board, not beside it.
pub const NARROW: f32 = 700.0;

/// The smallest window that panels fit into, in points; in a smaller one they are cut off.
const LEAST: egui::Vec2 = egui::vec2(340.0, 240.0);

/// The window that panels are laid out for. Widths and heights come from it, so
/// that none is less than nothing however small the window is.
pub fn window(ctx: &egui::Context) -> egui::Rect {
    let window = ctx.viewport_rect();
    egui::Rect::from_min_size(window.min, window.size().max(LEAST))
}

/// Whether the window is a phone held upright, or as narrow.
pub fn is_narrow(ctx: &egui::Context) -> bool {
    ctx.viewport_rect().width() < NARROW
}

/// The button that one most likely wants.
pub fn main_button(text: impl Into<String>) -> egui::Button<'static> {
    egui::Button::new(RichText::new(text).color(PAPER).size(19.0))
        .fill(MEADOW)
        .stroke(Stroke::new(1.5, Color32::from_rgb(0x35, 0x55, 0x20)))
        .min_size(egui::vec2(0.0, 46.0))
}
