//! The shelf of all kept matches: a row for each, of which only those in view are drawn.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::rules::small_board;
use super::share;
use super::theme::{self, Raised, button, icon};
use super::widgets::{chip, follow, heading};
use super::{emblem, floating};
use crate::app::interlude::Cover;
use crate::app::keeping::{Filter, LONGEST_TITLE, Resume, Shelf, Store, Volume, title};
use crate::app::language::Speech;
use crate::app::loading::{Go, Screen};
use crate::app::notices::Notices;
use crate::app::sharing::{As, Pass, Paste};
use crate::record::Match;
use crate::rules::{GAMES, Say, Seat, Turn};

/// How wide the shelf is at most, in points.
const WIDTH: f32 = 640.0;

/// What heading and margins take of the window's height, in points.
const AROUND: f32 = 124.0;

/// What a line with buttons above or below the matches takes of it, in points.
const LINE: f32 = 54.0;

/// The height of a row, in points.
const ROW: f32 = 92.0;

/// The side of a match's picture, in points.
const PICTURE: f32 = 80.0;

/// Its side where there is little room.
const SMALL_PICTURE: f32 = 62.0;

/// The side of a row's buttons, in points.
const BUTTON: f32 = 44.0;

/// A match that is being given a title or passed on, and what has been typed of its title.
pub(super) struct Naming {
    name: String,
    title: String,
}

/// What is asked of a row.
enum Asked {
    Open,
    Rename(String),
    Remove,
}

pub(super) fn draw(
    mut contexts: EguiContexts,
    words: Res<Speech>,
    mut shelf: ResMut<Shelf>,
    mut store: ResMut<Store>,
    mut resume: Resume,
    mut notices: ResMut<Notices>,
    cover: Cover,
    mut naming: Local<Option<Naming>>,
    mut go: Go,
    mut pass: MessageWriter<Pass>,
    mut paste: MessageWriter<Paste>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let window = theme::window(ctx);
    let (mut back, mut put_back, mut asked) = (false, false, None);
    floating(ctx, "shelf", egui::Align2::CENTER_CENTER, [0.0, 0.0], |ui| {
        theme::card().show(ui, |ui| {
            ui.set_width((window.width() - 48.0).min(WIDTH));
            ui.horizontal(|ui| {
                back = ui.add(button(icon::HOUSE)).on_hover_text(words.text("app-back")).clicked();
                ui.label(egui::RichText::new(words.text("shelf")).font(theme::title_font(24.0)));
                let count = counted(&words, &shelf);
                ui.label(egui::RichText::new(count).color(theme::INK_FADED));
                ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                    if ui.add(button(icon::CLIPBOARD)).on_hover_text(words.text("sharing-paste")).clicked() {
                        paste.write(Paste);
                    }
                });
            });
            // One match needs no choice, and what was not taken off cannot be put back.
            let (chooses, puts_back) = (shelf.names().len() > 1, shelf.removed() > 0);
            if chooses && let Some(filter) = choose(ui, &words, shelf.filter()) {
                shelf.show(filter, &store);
            }
            ui.separator();
            let lines = [chooses, puts_back].into_iter().filter(|&line| line).count();
            asked = rows(ui, &words, &mut shelf, &store, window.height() - AROUND - LINE * lines as f32);
            if puts_back {
                ui.separator();
                let text = words.with("shelf-put-back", &[("count", shelf.removed().into())]);
                put_back = follow(ui.add(button(format!("{}  {text}", icon::UNDO)))).clicked();
            }
        });
    });
    match asked {
        Some((name, Asked::Open)) => {
            if let Some(left) = shelf.take_down(&name, &store, &mut notices) {
                resume.go_on(left);
            }
        }
        Some((name, Asked::Rename(title))) => *naming = Some(Naming { name, title }),
        Some((name, Asked::Remove)) => {
            if let Err(say) = shelf.remove(&name, &mut store) {
                notices.tell(say);
            }
        }
        None => {}
    }
    if let Some((Naming { name, title }, form)) = name_it(ctx, &words, &mut naming) {
        shelf.rename(&name, &title, &mut store);
        if let (Some(form), Volume::Whole { game, .. }) = (form, shelf.look_at(&name, &store)) {
            pass.write(Pass(game.clone(), form));
        }
    } else if naming.is_none() && !cover.is_there() {
        put_back |= ctx.input_mut(|input| input.consume_key(egui::Modifiers::COMMAND, egui::Key::Z));
        back |= ctx.input(|input| input.key_pressed(egui::Key::Escape));
    }
    if put_back {
        shelf.put_back(&mut store);
    }
    if back {
        go.to(Screen::Title);
    }
    Ok(())
}

/// How many matches there are, and how many of them are shown.
fn counted(words: &Speech, shelf: &Shelf) -> String {
    let count = ("count", shelf.names().len().into());
    if shelf.filter() == Filter::default() {
        words.with("shelf-count", &[count])
    } else {
        words.with("shelf-count-of", &[count, ("shown", shelf.shown().len().into())])
    }
}

/// Asks which matches are shown; the answer, once it is another.
fn choose(ui: &mut egui::Ui, words: &Speech, now: Filter) -> Option<Filter> {
    let mut filter = now;
    ui.horizontal(|ui| {
        let name = |game: Option<&str>| match game {
            Some(game) => words.text(&format!("game-{game}")),
            None => words.text("shelf-all-games"),
        };
        egui::ComboBox::from_id_salt("shelf-game").selected_text(name(now.game)).show_ui(ui, |ui| {
            for game in [None].into_iter().chain(GAMES.iter().copied().map(Some)) {
                ui.selectable_value(&mut filter.game, game, name(game));
            }
        });
        filter.unfinished ^= chip(ui, now.unfinished, &words.text("shelf-unfinished")).clicked();
    });
    (filter != now).then_some(filter)
}

/// All matches that are shown; what is asked of which.
fn rows(
    ui: &mut egui::Ui,
    words: &Speech,
    shelf: &mut Shelf,
    store: &Store,
    most: f32,
) -> Option<(String, Asked)> {
    let mut asked = None;
    let count = shelf.shown().len();
    if count == 0 {
        let why = if shelf.names().is_empty() { "shelf-empty" } else { "shelf-none" };
        ui.label(words.text(why));
    }
    let scroll = egui::ScrollArea::vertical().max_height(most).auto_shrink([false, true]);
    scroll.show_rows(ui, ROW, count, |ui, seen| {
        let names = shelf.shown().get(seen).unwrap_or_default().to_vec();
        for name in names {
            let volume = shelf.look_at(&name, store);
            if let Some(what) = ui.push_id(&name, |ui| row(ui, words, &name, volume)).inner {
                asked = Some((name, what));
            }
        }
    });
    asked
}

/// A match: its picture and what is to be said of it, which open it, and what else can be done.
fn row(ui: &mut egui::Ui, words: &Speech, name: &str, volume: &Volume) -> Option<Asked> {
    let mut asked = None;
    ui.horizontal(|ui| {
        // Where there is little room the buttons stand one above the other.
        let narrow = theme::is_narrow(ui.ctx());
        let buttons = (BUTTON + ui.spacing().item_spacing.x) * if narrow { 1.0 } else { 2.0 };
        let side = if narrow { SMALL_PICTURE } else { PICTURE };
        let size = egui::vec2(ui.available_width() - buttons, ROW);
        let (rect, response) = ui.allocate_exact_size(size, egui::Sense::click());
        let lines = lines(words, name, volume);
        response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &lines[0]));
        let look = ui.style().interact(&response);
        let edge = egui::StrokeKind::Inside;
        ui.painter().rect(rect.shrink(1.0), look.corner_radius, look.weak_bg_fill, look.bg_stroke, edge);
        let corner = egui::pos2(rect.left() + 6.0, rect.center().y - side / 2.0);
        let picture = egui::Rect::from_min_size(corner, egui::Vec2::splat(side));
        if let Volume::Whole { game, .. } = volume {
            small_board(ui.painter(), picture, game.line());
        } else {
            emblem::warning(ui.painter(), picture.shrink(side / 3.0));
        }
        write(ui, rect.with_min_x(picture.right() + 10.0).shrink2(egui::vec2(4.0, 3.0)), &lines);
        if follow(response).clicked() {
            asked = Some(Asked::Open);
        }
        let title = match volume {
            Volume::Whole { game, .. } => Some(title(game).unwrap_or_default()),
            Volume::Broken(_) => None,
        };
        let layout = if narrow {
            egui::Layout::top_down(egui::Align::Min)
        } else {
            egui::Layout::left_to_right(egui::Align::Center)
        };
        ui.with_layout(layout, |ui| {
            ui.spacing_mut().item_spacing.y = ROW - 2.0 * BUTTON;
            if tool(ui, icon::PENCIL, &words.text("shelf-name-or-pass"), title.is_some()) {
                asked = Some(Asked::Rename(title.unwrap_or_default().to_owned()));
            }
            if tool(ui, icon::TRASH, &words.text("shelf-remove"), true) {
                asked = Some(Asked::Remove);
            }
        });
    });
    asked
}

fn tool(ui: &mut egui::Ui, icon: &str, name: &str, enabled: bool) -> bool {
    let button = egui::Button::new(egui::RichText::new(icon).size(20.0)).min_size(egui::Vec2::splat(BUTTON));
    follow(ui.add_enabled(enabled, Raised(button))).on_hover_text(name).clicked()
}

/// What is to be said of a match: what it is called, who plays, how it stands.
fn lines(words: &Speech, name: &str, volume: &Volume) -> [String; 3] {
    let (game, over, day) = match volume {
        Volume::Whole { game, over, day } => (game, *over, *day),
        Volume::Broken(say) => return [name.to_owned(), broken(words, say), String::new()],
    };
    let line = game.line();
    let called = words.text(&format!("game-{}", line.game()));
    let players = players(words, game);
    let stands = if over {
        let mut end = game.clone();
        end.go_to(game.steps());
        match end.line().turn() {
            Turn::Over(outcome) => {
                words.outcome_named(line.board(), &outcome, |seat| named(words, game, seat))
            }
            _ => String::new(),
        }
    } else {
        words.with("shelf-ply", &[("ply", game.cursor().into())])
    };
    let stands = match day {
        Some(day) => format!("{stands} · {}", words.day(day)),
        None => stands,
    };
    match title(game) {
        Some(title) => [title.to_owned(), format!("{called} · {players}"), stands],
        None => [called, players, stands],
    }
}

fn broken(words: &Speech, say: &Say) -> String {
    words.with("shelf-broken", &[("reason", say.clone().into())])
}

/// Who plays, by seat.
fn players(words: &Speech, game: &Match) -> String {
    let seats = (0..).map(Seat).take(game.line().seats());
    let name = |seat| named(words, game, seat).unwrap_or_else(|| words.side(game.line().board(), seat, None));
    seats.map(name).collect::<Vec<_>>().join(" – ")
}

/// What whoever plays `seat` is called.
fn named(words: &Speech, game: &Match, seat: Seat) -> Option<String> {
    words.participant(&game.participant(seat))
}

/// Writes the lines, each as far as there is room.
fn write(ui: &egui::Ui, rect: egui::Rect, lines: &[String; 3]) {
    let small = egui::TextStyle::Small.resolve(ui.style());
    let fonts = [theme::title_font(17.0), small.clone(), small];
    let colours = [theme::INK, theme::INK_FADED, theme::INK];
    let mut top = rect.top();
    // How it stands may take two lines; what it is called is cut.
    for (number, ((line, font), colour)) in lines.iter().zip(fonts).zip(colours).enumerate() {
        let mut job = egui::text::LayoutJob::simple(line.clone(), font, colour, rect.width());
        let most = match number {
            0 => 1,
            1 if lines[2].is_empty() => 3,
            1 => 1,
            _ => 2,
        };
        // A sentence that has to be cut still says more than none.
        let room = (rect.bottom() - top) / ui.text_style_height(&egui::TextStyle::Small);
        if room < 1.0 {
            return;
        }
        job.wrap.max_rows = most.min(room as usize);
        let text = ui.painter().layout_job(job);
        let height = text.size().y;
        ui.painter().galley(egui::pos2(rect.left(), top), text, colour);
        top += height;
    }
}

/// Asks for a title, or in which form the match is passed on; what the title is to
/// be once that is done, and the form.
fn name_it(ctx: &egui::Context, words: &Speech, naming: &mut Option<Naming>) -> Option<(Naming, Option<As>)> {
    let typed = naming.as_mut()?;
    let (mut done, mut form) = (false, None);
    let asked = theme::modal(ctx, "shelf-name", |ui| {
        ui.set_width(280.0);
        ui.label(egui::RichText::new(words.text("shelf-rename")).font(theme::title_font(20.0)));
        let field = egui::TextEdit::singleline(&mut typed.title)
            .char_limit(LONGEST_TITLE)
            .desired_width(f32::INFINITY)
            .vertical_align(egui::Align::Center)
            .min_size(egui::vec2(0.0, 44.0));
        let field = ui.add(field);
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
        if !entered && ui.memory(|memory| memory.focused().is_none()) {
            field.request_focus();
        }
        done = entered || ui.add(Raised(theme::main_button(icon::CHECK))).clicked();
        heading(ui, &words.text("sharing"));
        form = share::buttons(ui, words, &mut false);
    });
    if done || form.is_some() {
        return naming.take().map(|named| (named, form));
    }
    if asked.should_close() {
        *naming = None;
    }
    None
}
