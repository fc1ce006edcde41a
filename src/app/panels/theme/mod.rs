//! The look of the panels: paper, wood and ink. All colours, fonts and sizes are
//! here; beside it stands how a card and a raised button are painted.

mod card;
mod grain;
pub mod icon;
mod raised;

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{
    self, Color32, CornerRadius, FontData, FontDefinitions, FontFamily, FontId, RichText, Stroke, TextStyle,
};

pub use card::{Card, card, lid, modal, slip};
pub use raised::{Raised, lip, shine, sink};

/// Paper, where its grain is darkest.
pub const PAPER: Color32 = Color32::from_rgb(0xF8, 0xF0, 0xDE);
/// Paper where its grain is palest.
const PAPER_LIGHT: Color32 = Color32::from_rgb(0xFD, 0xF7, 0xEA);
/// Paper in the shade.
pub const PAPER_SHADE: Color32 = Color32::from_rgb(0xEA, 0xDC, 0xC0);
/// Wool.
pub const WOOL: Color32 = Color32::from_rgb(0xFF, 0xFD, 0xF7);
/// Ink.
pub const INK: Color32 = Color32::from_rgb(0x3A, 0x2A, 0x1C);
/// Faded ink.
pub const INK_FADED: Color32 = Color32::from_rgb(0x56, 0x45, 0x32);
/// Wood.
pub const WOOD: Color32 = Color32::from_rgb(0x6A, 0x3C, 0x1C);
/// The wood of rims: in the shade, across, and in the light.
const RIM_WOOD: [Color32; 3] = [
    Color32::from_rgb(0x4E, 0x2A, 0x12),
    Color32::from_rgb(0xA3, 0x66, 0x38),
    Color32::from_rgb(0xEB, 0xB8, 0x80),
];
/// The wood of the box's lid.
const LID: Color32 = Color32::from_rgb(0x8A, 0x56, 0x30);
/// What lies over all else while a card asks for all attention.
const DUSK: Color32 = Color32::from_rgba_premultiplied(14, 8, 4, 140);
/// Meadow green: what is good to press.
pub const MEADOW: Color32 = Color32::from_rgb(0x33, 0x59, 0x1C);
/// Brick red: what was refused.
pub const BRICK: Color32 = Color32::from_rgb(0x8C, 0x24, 0x18);

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
            ctx.all_styles_mut(|style| {
                shape(style);
                dye(style, &Dyes::STANDARD);
            });
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
        ("baloo", include_bytes!("../../../../assets/fonts/baloo-2-latin-600-normal.ttf")),
        ("fraunces", include_bytes!("../../../../assets/fonts/fraunces-latin-700-normal.ttf")),
        ("phosphor", include_bytes!("../../../../assets/fonts/phosphor-game-subset.ttf")),
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

/// How round buttons are.
const ROUND: CornerRadius = CornerRadius::same(10);

/// Sizes and distances.
fn shape(style: &mut egui::Style) {
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
    // Whether there is more to read is seen before anybody points at it.
    style.spacing.scroll.floating_width = 5.0;
    style.spacing.scroll.floating_allocated_width = 7.0;
    style.spacing.scroll.dormant_background_opacity = 0.25;
    style.spacing.scroll.dormant_handle_opacity = 0.6;
    // What is asked for is there at once.
    style.scroll_animation = egui::style::ScrollAnimation::none();
}

/// The colours of what may be touched. All else that is written has enough
/// contrast for any eye, whichever these are.
pub(super) struct Dyes {
    /// What is written on it.
    ink: Color32,
    /// A button at rest, under the pointer and pressed.
    fills: [Color32; 3],
    /// Round a button at rest, and under the pointer.
    frames: [Stroke; 2],
    /// How much is seen of what cannot be touched now.
    disabled: f32,
}

impl Dyes {
    /// Warm ones.
    pub const STANDARD: Dyes = Dyes {
        ink: INK,
        fills: [PAPER_SHADE, WOOL, Color32::from_rgb(0xE6, 0xC8, 0x8C)],
        frames: [
            Stroke { width: 1.0, color: Color32::from_rgb(0xBF, 0xA4, 0x7A) },
            Stroke { width: 1.5, color: WOOD },
        ],
        disabled: 0.5,
    };

    /// Black on white, with frames that nobody overlooks.
    pub const CONTRAST: Dyes = Dyes {
        ink: Color32::BLACK,
        fills: [Color32::WHITE, Color32::from_rgb(0xFF, 0xF0, 0x9C), Color32::from_rgb(0xFF, 0xE1, 0x4D)],
        frames: [Stroke { width: 2.0, color: Color32::BLACK }, Stroke { width: 3.0, color: Color32::BLACK }],
        disabled: 0.65,
    };
}

/// Colours all that may be touched.
pub(super) fn dye(style: &mut egui::Style, dyes: &Dyes) {
    let visuals = &mut style.visuals;
    visuals.override_text_color = Some(dyes.ink);
    visuals.panel_fill = PAPER;
    visuals.window_fill = PAPER;
    // Of what names a thing under the pointer.
    visuals.window_stroke = Stroke::new(1.5, WOOD);
    visuals.window_corner_radius = ROUND;
    visuals.popup_shadow =
        egui::Shadow { offset: [0, 4], blur: 12, spread: 0, color: Color32::from_black_alpha(80) };
    visuals.selection.bg_fill = MEADOW;
    visuals.disabled_alpha = dyes.disabled;
    visuals.weak_text_color = Some(INK_FADED);
    let [rest, hovered, pressed] = dyes.fills;
    let looks = [
        (&mut visuals.widgets.noninteractive, PAPER, INK_FADED),
        (&mut visuals.widgets.inactive, rest, dyes.ink),
        (&mut visuals.widgets.hovered, hovered, dyes.ink),
        (&mut visuals.widgets.active, pressed, dyes.ink),
        (&mut visuals.widgets.open, rest, dyes.ink),
    ];
    for (look, fill, text) in looks {
        look.weak_bg_fill = fill;
        look.bg_fill = fill;
        look.fg_stroke = Stroke::new(1.5, text);
        look.bg_stroke = dyes.frames[0];
        look.corner_radius = ROUND;
        look.expansion = 0.0;
    }
    visuals.widgets.noninteractive.bg_stroke = Stroke::new(1.0, Dyes::STANDARD.frames[0].color);
    visuals.widgets.hovered.bg_stroke = dyes.frames[1];
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

/// A raised button.
pub fn button<'a>(text: impl Into<egui::WidgetText>) -> Raised<'a> {
    Raised(egui::Button::new(text.into()))
}

/// The button that one most likely wants, to be [`Raised`].
pub fn main_button(text: impl Into<String>) -> egui::Button<'static> {
    egui::Button::new(RichText::new(text).color(PAPER).size(19.0))
        .fill(MEADOW)
        .stroke(Stroke::new(1.5, Color32::from_rgb(0x1E, 0x36, 0x0E)))
        .min_size(egui::vec2(0.0, 46.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The light that a colour gives, as WCAG reckons it.
    fn light(colour: Color32) -> f32 {
        let linear = egui::Rgba::from(colour);
        0.2126 * linear.r() + 0.7152 * linear.g() + 0.0722 * linear.b()
    }

    fn contrast(one: Color32, other: Color32) -> f32 {
        let (one, other) = (light(one) + 0.05, light(other) + 0.05);
        one.max(other) / one.min(other)
    }

    /// How much of each row of a letter is ink, from above.
    fn rows(letter: char, size: f32) -> Vec<u32> {
        let ctx = egui::Context::default();
        ctx.set_fonts(fonts());
        let mut galley = None;
        let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
            galley = Some(ui.painter().layout_no_wrap(letter.into(), FontId::proportional(size), INK));
        });
        let galley = galley.expect("it is laid out");
        let glyph = galley.rows[0].glyphs[0].uv_rect;
        let mut whole = output.textures_delta.set.values().flatten().filter(|delta| delta.pos.is_none());
        let egui::ImageData::Color(atlas) = whole.next().expect("the letters are drawn").image.clone();
        output.textures_delta.clear();
        let row = |y: u16| {
            let at = |x: u16| atlas.pixels[usize::from(y) * atlas.size[0] + usize::from(x)].a();
            (glyph.min[0]..glyph.max[0]).map(|x| u32::from(at(x))).sum()
        };
        (glyph.min[1]..glyph.max[1]).map(row).collect()
    }

    #[test]
    fn no_stem_has_a_spur() {
        for size in [13.5, 16.0, 17.0, 20.0] {
            let rows = rows('I', size);
            let stem = &rows[2..rows.len() - 2];
            let (thin, thick) = (stem.iter().min(), stem.iter().max());
            assert!(
                thin > Some(&0) && thick.zip(thin).is_some_and(|(thick, thin)| thick - thin < 40),
                "{rows:?}"
            );
        }
    }

    #[test]
    fn contrasts_are_reckoned_rightly() {
        assert!((contrast(Color32::BLACK, Color32::WHITE) - 21.0).abs() < 0.01);
        assert!((contrast(Color32::from_rgb(0x77, 0x77, 0x77), Color32::WHITE) - 4.48).abs() < 0.01);
    }

    #[test]
    fn no_grain_is_darker_than_what_is_reckoned_with() {
        let darkest = grain::tests::darkest_paper(PAPER_LIGHT);
        assert!(light(darkest) >= light(PAPER), "{darkest:?} and {PAPER:?}");
    }

    #[test]
    fn whatever_is_written_on_paper_can_be_read_by_all() {
        // Each with the grounds that it is written on.
        for (name, ink, grounds) in [
            ("ink", INK, &[PAPER, PAPER_SHADE][..]),
            ("faded ink", INK_FADED, &[PAPER]),
            ("headings", WOOD, &[PAPER]),
            ("warnings", BRICK, &[PAPER]),
            ("what is chosen", PAPER, &[MEADOW]),
            ("check marks", MEADOW, &[PAPER]),
        ] {
            for &ground in grounds {
                let contrast = contrast(ink, ground);
                assert!(contrast >= 7.0, "{name} on {ground:?}: {contrast}");
            }
        }
    }

    #[test]
    fn buttons_can_be_read_and_in_high_contrast_are_framed() {
        for (dyes, least) in [(Dyes::STANDARD, 4.5), (Dyes::CONTRAST, 7.0)] {
            for fill in dyes.fills {
                // A line about a game is written in faded ink.
                for ink in [dyes.ink, INK_FADED] {
                    let contrast = contrast(ink, fill);
                    assert!(contrast >= least, "{ink:?} on {fill:?}: {contrast}");
                }
            }
        }
        let Dyes { fills, frames, .. } = Dyes::CONTRAST;
        for frame in frames {
            let grounds = [PAPER, PAPER_SHADE].into_iter().chain(fills);
            assert!(
                frame.width >= 2.0 && grounds.into_iter().all(|ground| contrast(frame.color, ground) >= 7.0)
            );
        }
        // The ring round what the keys have chosen is dark and light, so it shows on anything.
        assert!(contrast(INK, PAPER) >= 7.0);
    }
}
