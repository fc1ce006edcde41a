//! Who sits at the table: for each seat its figure and name, what it has of its
//! own, and what the die has given it; the seat on move stands out.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::emblem::{self, emblem};
use super::floating;
use super::match_::figure;
use super::room::Room;
use super::theme;
use crate::app::language::Speech;
use crate::app::stage::Timeline;
use crate::app::table::Table;
use crate::record::Luck;
use crate::rules::{Arg, Note, Ply, Seat, Throw};

/// The width of a seat's card beside the board, in points.
const WIDTH: f32 = 172.0;

/// Less time than this is little, in seconds.
const LITTLE: u32 = 30;

/// The size of a clock beside a name, in points.
const CLOCK: f32 = 19.0;

/// The width of a seat's cell in a column, and where the column begins.
const COLUMN: f32 = 66.0;
const BELOW_HOUSE: f32 = 68.0;

/// From this height on a cell has room for a name, in points.
const WITH_NAME: f32 = 60.0;

/// How many of its last throws a seat shows.
const THROWS: usize = 5;

/// What is told of a seat.
pub(super) struct Told {
    figure: &'static str,
    name: String,
    /// What it has of its own: a number and what it says.
    counts: Vec<(i64, String)>,
    faces: Vec<u8>,
    luck: Luck,
    /// The seconds that are left on its clock.
    seconds: Option<u32>,
    on_move: bool,
}

fn tell(table: &Table, words: &Speech) -> Vec<Told> {
    let (board, luck) = (table.board(), table.game().luck());
    let seats = (0..).map(Seat).take(table.line().seats());
    let told = seats.map(|seat| {
        let own = table.notes().iter().filter_map(|note| match *note {
            Note::Count { value, seat: Some(owner), .. } if owner == seat => {
                Some((value, words.note(note).unwrap_or_default()))
            }
            _ => None,
        });
        Told {
            figure: figure(board, seat),
            name: words
                .participant(&table.participant(seat))
                .unwrap_or_else(|| words.side(board, seat, None)),
            counts: own.collect(),
            faces: last_faces(table, seat),
            luck: luck.get(seat.index()).copied().unwrap_or_default(),
            seconds: table.seconds_left(seat),
            on_move: table.seat() == Some(seat),
        }
    });
    told.collect()
}

/// The last throws of `seat`, the latest at the end; until it has made one those
/// for who begins, or nobody would see who was highest.
fn last_faces(table: &Table, seat: Seat) -> Vec<u8> {
    let begun = table.line().begun();
    let played = table.game().plies().iter().take(table.game().cursor());
    let latest: Vec<&Ply> = begun.iter().chain(played.rev()).collect();
    let of = |opening: bool| {
        let plies = latest.iter().filter(move |ply| ply.seat.is_none() == opening);
        let own = move |throw: &&Throw| throw.seat == seat;
        let mut faces: Vec<u8> =
            plies.flat_map(|ply| ply.throws.iter().rev()).filter(own).map(|throw| throw.face).collect();
        faces.truncate(THROWS);
        faces.reverse();
        faces
    };
    let faces = of(false);
    if faces.is_empty() { of(true) } else { faces }
}

pub(super) fn draw(
    mut contexts: EguiContexts,
    table: Option<Res<Table>>,
    timeline: Res<Timeline>,
    words: Res<Speech>,
    mut seats: Local<Vec<Told>>,
) -> Result {
    let Some(table) = table else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    // While a die rolls all stays as it was told before.
    if !timeline.is_rolling() {
        *seats = tell(&table, &words);
    }
    // Whose turn it is another card tells.
    if seats.iter().all(|seat| seat.counts.is_empty() && seat.faces.is_empty() && seat.seconds.is_none()) {
        return Ok(());
    }
    // Nothing here is touched, so nothing needs the height of a finger.
    let flat = |ui: &mut egui::Ui, gap: f32| {
        ui.spacing_mut().interact_size.y = 0.0;
        ui.spacing_mut().item_spacing.y = gap;
    };
    let window = theme::window(ctx).size();
    match Room::now(ctx) {
        Room::Ample => {
            floating(ctx, "seats", egui::Align2::RIGHT_TOP, [-12.0, 68.0], |ui| {
                flat(ui, 5.0);
                seats.iter().for_each(|seat| card(ui, seat, &words));
            });
        }
        Room::Across => {
            let height = (window.y - BELOW_HOUSE - 12.0) / seats.len() as f32;
            floating(ctx, "seats", egui::Align2::RIGHT_TOP, [-12.0, BELOW_HOUSE], |ui| {
                theme::card().inner_margin(egui::Margin::ZERO).show(ui, |ui| {
                    flat(ui, 0.0);
                    let size = egui::vec2(COLUMN, height - 1.0);
                    ui.vertical(|ui| seats.iter().for_each(|seat| cell(ui, seat, size, &words)));
                });
            });
        }
        Room::Upright => {
            let width = (window.x - 24.0) / seats.len() as f32;
            floating(ctx, "seats", egui::Align2::CENTER_BOTTOM, [0.0, -84.0], |ui| {
                theme::card().inner_margin(egui::Margin::ZERO).show(ui, |ui| {
                    flat(ui, 0.0);
                    ui.spacing_mut().item_spacing.x = 0.0;
                    let size = egui::vec2(width - 1.0, WITH_NAME);
                    ui.horizontal(|ui| seats.iter().for_each(|seat| cell(ui, seat, size, &words)));
                });
            });
        }
    }
    Ok(())
}

/// A sheet for a seat; that of the seat on move has a broad green edge.
fn sheet(on_move: bool) -> theme::Card {
    let edge = if on_move { egui::Stroke::new(3.0, theme::MEADOW) } else { egui::Stroke::NONE };
    theme::slip().edge(edge)
}

/// All that is told of a seat, beside the board.
fn card(ui: &mut egui::Ui, seat: &Told, words: &Speech) {
    let shown = sheet(seat.on_move).show(ui, |ui| {
        ui.set_width(WIDTH);
        ui.spacing_mut().item_spacing = egui::vec2(4.0, 1.0);
        ui.horizontal(|ui| {
            emblem(ui, seat.figure, 28.0);
            named(ui, seat);
        });
        let counts: Vec<&str> = seat.counts.iter().map(|(_, text)| text.as_str()).collect();
        if !counts.is_empty() {
            faded(ui, counts.join(", "), 12.5);
        }
        if !seat.faces.is_empty() {
            ui.horizontal(|ui| {
                seat.faces.iter().for_each(|&face| die(ui, face, 15.0));
                if let Some(average) = seat.luck.average() {
                    let average = words.language().decimal(average);
                    faded(ui, words.with("app-luck", &[("average", average.into())]), 12.5);
                }
            });
        }
    });
    tell_luck(&shown.response, seat, words);
}

/// The name and, at the other end of the same line of writing, the clock.
fn named(ui: &mut egui::Ui, seat: &Told) {
    let (rect, shown) = ui.allocate_exact_size(egui::vec2(ui.available_width(), 28.0), egui::Sense::hover());
    let base = |galley: &egui::Galley| {
        galley.rows.first().and_then(|row| row.glyphs.first()).map_or(0.0, |glyph| glyph.pos.y)
    };
    let left = seat.seconds.map(|left| (left < LITTLE, digits(left)));
    let clock = left.map(|(short, digits)| {
        let ink = if short { theme::BRICK } else { theme::INK };
        let sign = if short { CLOCK + 4.0 } else { 0.0 };
        (ui.painter().layout_no_wrap(digits, theme::title_font(CLOCK), ink), sign, ink)
    });
    let taken = clock.as_ref().map_or(0.0, |(clock, sign, _)| clock.size().x + sign + 4.0);
    let font = egui::TextStyle::Body.resolve(ui.style());
    let ink = ui.visuals().text_color();
    let mut job = egui::text::LayoutJob::simple_singleline(seat.name.clone(), font, ink);
    job.wrap = egui::text::TextWrapping::truncate_at_width((rect.width() - taken).max(0.0));
    let name = ui.painter().layout_job(job);
    let top = rect.center().y - name.size().y / 2.0;
    let line = top + base(&name);
    if let Some((clock, sign, ink)) = clock {
        let at = egui::pos2(rect.right() - clock.size().x, line - base(&clock));
        if sign > 0.0 {
            let middle = egui::pos2(at.x - sign + CLOCK / 2.0, rect.center().y);
            let place = egui::Rect::from_center_size(middle, egui::Vec2::splat(CLOCK));
            emblem::warning(ui.painter(), place);
        }
        ui.painter().galley(at, clock, ink);
    }
    if name.elided {
        shown.on_hover_text(&seat.name);
    }
    ui.painter().galley(egui::pos2(rect.left(), top), name, ink);
}

/// The least that tells of a seat, where there is little room; without its name where there is none at all.
fn cell(ui: &mut egui::Ui, seat: &Told, size: egui::Vec2, words: &Speech) {
    let (width, named) = (size.x, size.y >= WITH_NAME);
    let margin = egui::Margin::symmetric(1, if named { 3 } else { 0 });
    let edge = if seat.on_move { (3.0, theme::MEADOW) } else { (1.0, theme::PAPER_SHADE) };
    let frame = egui::Frame::new().inner_margin(margin).stroke(egui::Stroke::from(edge)).corner_radius(9);
    let shown = frame.show(ui, |ui| {
        ui.set_width(width - 8.0);
        ui.vertical_centered(|ui| {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 2.0;
                let dies = seat.faces.last().is_some();
                ui.add_space(((width - 8.0 - if dies { 40.0 } else { 24.0 }) / 2.0).max(0.0));
                emblem(ui, seat.figure, 24.0);
                seat.faces.last().into_iter().for_each(|&face| die(ui, face, 14.0));
            });
            if named {
                ui.add(egui::Label::new(egui::RichText::new(&seat.name).size(11.0)).truncate());
            }
            if let Some(left) = seat.seconds {
                ui.horizontal(|ui| {
                    // Four digits and the sign are about so wide.
                    ui.add_space(((width - if left < LITTLE { 60.0 } else { 42.0 }) / 2.0).max(0.0));
                    clock(ui, seat, 15.0);
                });
            }
            let counts: Vec<String> = seat.counts.iter().map(|(value, _)| value.to_string()).collect();
            if !counts.is_empty() {
                faded(ui, counts.join(" · "), 12.0);
            }
        });
    });
    tell_luck(&shown.response, seat, words);
}

/// What has no room is told where the pointer rests.
fn tell_luck(shown: &egui::Response, seat: &Told, words: &Speech) {
    let counts = seat.counts.iter().map(|(_, text)| text.clone());
    let luck = seat.luck.average().map(|average| {
        let decimal = |number: f32| words.language().decimal(number).into();
        let throws = Arg::Number(seat.luck.throws.into());
        words.with(
            "app-luck-long",
            &[("throws", throws), ("average", decimal(average)), ("fair", decimal(3.5))],
        )
    });
    let lines: Vec<String> = counts.chain(luck).collect();
    if !lines.is_empty() {
        shown.clone().on_hover_text(lines.join("\n"));
    }
}

/// What is left on the seat's clock. Little time bears the sign of a warning.
fn clock(ui: &mut egui::Ui, seat: &Told, size: f32) {
    let Some(left) = seat.seconds else { return };
    let short = left < LITTLE;
    let ink = if short { theme::BRICK } else { theme::INK };
    let text = egui::RichText::new(digits(left)).font(theme::title_font(size)).color(ink);
    ui.horizontal(|ui| {
        if short {
            let (rect, _) = ui.allocate_exact_size(egui::Vec2::splat(size), egui::Sense::hover());
            emblem::warning(ui.painter(), rect);
        }
        ui.label(text);
    });
}

/// A time as clocks show it: hours where there are any, minutes and seconds.
fn digits(seconds: u32) -> String {
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

fn faded(ui: &mut egui::Ui, text: String, size: f32) {
    ui.label(egui::RichText::new(text).size(size).color(theme::INK_FADED));
}

/// A face of the die.
fn die(ui: &mut egui::Ui, face: u8, size: f32) {
    let (rect, _) = ui.allocate_exact_size(egui::Vec2::splat(size), egui::Sense::hover());
    emblem::die(ui.painter(), rect.expand(size * 0.16), face);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::table::{self, Command, Seeds};

    #[test]
    fn throws_for_who_begins_stay_until_one_throws_in_earnest() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, table::plugin)).insert_resource(Seeds::Given(1));
        let mut ask = |command: Command| {
            app.world_mut().write_message(command);
            app.update();
            let table = app.world().resource::<Table>();
            let faces: Vec<_> = (0..4).map(|seat| last_faces(table, Seat(seat))).collect();
            (faces, table.seat(), table.board().find("die").expect("it is played with a die"))
        };
        let (_, _, die) = ask(Command::New { game: "barricade".into(), rules: "classic".into() });
        for thrown in [vec![3], vec![3, 6], vec![3, 6, 1]] {
            let (faces, ..) = ask(Command::Touch(die));
            assert_eq!(faces.concat(), thrown);
        }
        // The last throw decides, and all of them are still to be seen.
        let (faces, seat, _) = ask(Command::Touch(die));
        assert_eq!((faces, seat), (vec![vec![3], vec![6], vec![1], vec![5]], Some(Seat(1))));
        let (faces, ..) = ask(Command::Touch(die));
        assert_eq!(faces, [vec![3], vec![2], vec![1], vec![5]]);
    }
}
