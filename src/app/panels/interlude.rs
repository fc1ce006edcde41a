//! The pause, and the questions: cards over the board, which have the keys
//! until they are answered.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::match_::tool;
use super::share;
use super::theme::{self, Raised, icon};
use super::widgets::{about, follow, pressed};
use crate::app::interlude::Interlude;
use crate::app::language::Speech;
use crate::app::photo::Photographer;
use crate::app::sharing::{As, Pass};
use crate::app::table::{Command, Table};
use crate::rules::Seat;

/// Leaves the match, and asks first where one goes on.
pub(super) fn leave(table: &Table, interlude: &mut Interlude, commands: &mut MessageWriter<Command>) {
    if table.is_over() || table.game().steps() == 0 {
        commands.write(Command::Leave);
    } else {
        *interlude = Interlude::Leaving;
    }
}

/// The width of a card, in points.
const WIDTH: f32 = 276.0;

pub(super) fn draw(
    mut contexts: EguiContexts,
    table: Option<Res<Table>>,
    words: Res<Speech>,
    mut interlude: ResMut<Interlude>,
    mut photographer: Photographer,
    mut commands: MessageWriter<Command>,
    mut pass: MessageWriter<Pass>,
) -> Result {
    let Some(table) = table else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    if let Some(asked) = table.person_asked_for_draw() {
        if let Some(agreed) = draw_offered(ctx, &table, asked, &words) {
            commands.write(if agreed { Command::AcceptDraw } else { Command::DeclineDraw });
        }
        return Ok(());
    }
    match *interlude {
        Interlude::None => {}
        Interlude::Pause => {
            if let Some(chosen) = pause(ctx, &table, &words) {
                *interlude = Interlude::None;
                match chosen {
                    Chosen::GoOn => {}
                    Chosen::Draw(seat) => {
                        commands.write(Command::OfferDraw(seat));
                    }
                    Chosen::Resign(seat) => *interlude = Interlude::Resigning(seat),
                    Chosen::Pass => *interlude = Interlude::Passing,
                    Chosen::Photo => photographer.enter(),
                    Chosen::Leave => leave(&table, &mut interlude, &mut commands),
                }
            }
        }
        Interlude::Passing => {
            if let Some(chosen) = passing(ctx, &words) {
                *interlude = Interlude::None;
                match chosen {
                    Passing::Match(form) => {
                        pass.write(Pass(table.game().clone(), form));
                    }
                    Passing::Picture => photographer.enter(),
                    Passing::Nothing => {}
                }
            }
        }
        Interlude::Leaving => {
            let question = [words.text("app-leave-ask"), words.text("app-leave-kept")];
            let answers = [words.text("app-leave"), words.text("app-stay")];
            if let Some(leaves) = ask(ctx, "leaving", question, answers) {
                *interlude = Interlude::None;
                if leaves {
                    commands.write(Command::Leave);
                }
            }
        }
        Interlude::Resigning(seat) => {
            let side = called(&table, seat, &words);
            let question =
                [words.with("app-resign-ask", &[("side", side.into())]), words.text("app-resign-about")];
            let answers = [words.text("app-resign"), words.text("app-keep-playing")];
            if let Some(resigns) = ask(ctx, "resigning", question, answers) {
                *interlude = Interlude::None;
                if resigns {
                    commands.write(Command::Resign(seat));
                }
            }
        }
    }
    Ok(())
}

/// What can be chosen while the match pauses.
enum Chosen {
    GoOn,
    Draw(Seat),
    Resign(Seat),
    Pass,
    Photo,
    Leave,
}

/// Covers the board, for nobody shall think on while the clocks stand.
fn pause(ctx: &egui::Context, table: &Table, words: &Speech) -> Option<Chosen> {
    let (mut chosen, mut held) = (None, false);
    theme::lid(ctx, "pause", |ui| {
        ui.set_width(WIDTH);
        ui.horizontal(|ui| {
            ui.label(egui::RichText::new(words.text("app-pause")).font(theme::title_font(28.0)));
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                if tool(ui, icon::CAMERA, &words.text("photo"), true) {
                    chosen = Some(Chosen::Photo);
                }
            });
        });
        ui.vertical_centered_justified(|ui| {
            let go_on = format!("{}  {}", icon::PLAY, words.text("app-go-on"));
            if follow(ui.add(Raised(theme::main_button(go_on)))).clicked() {
                chosen = Some(Chosen::GoOn);
            }
            ui.add_space(6.0);
            let speaker = table.speaker().filter(|_| table.may_end());
            let mut wide = |ui: &mut egui::Ui, sign: &str, id: &str, enabled: bool| {
                let text = format!("{sign}  {}", words.text(id));
                let button = egui::Button::new(text).min_size(egui::vec2(0.0, 44.0));
                let button = follow(ui.add_enabled(enabled, Raised(button)));
                held |= button.has_focus();
                button.clicked()
            };
            if table.line().seats() == 2 {
                if wide(ui, icon::USERS, "app-offer-draw", speaker.is_some()) {
                    chosen = speaker.map(Chosen::Draw);
                }
                if wide(ui, icon::FLAG, "app-resign", speaker.is_some()) {
                    chosen = speaker.map(Chosen::Resign);
                }
            }
            if wide(ui, icon::COPY, "sharing", true) {
                chosen = Some(Chosen::Pass);
            }
            if wide(ui, icon::HOUSE, "app-leave", true) {
                chosen = Some(Chosen::Leave);
            }
        });
        if table.line().seats() != 2 {
            about(ui, &words.text("app-only-two"));
        }
    });
    // Enter goes on, unless the keys have chosen another button.
    let keys = pressed(ctx, egui::Key::Escape)
        || pressed(ctx, egui::Key::P)
        || !held && pressed(ctx, egui::Key::Enter);
    chosen.or(keys.then_some(Chosen::GoOn))
}

/// What is passed on.
enum Passing {
    Match(As),
    /// One that has to be taken yet.
    Picture,
    Nothing,
}

/// Asks in which form the match is to be passed on; the answer.
fn passing(ctx: &egui::Context, words: &Speech) -> Option<Passing> {
    let (mut chosen, mut photo, mut closed, mut held) = (None, false, false, false);
    let modal = theme::modal(ctx, "passing", |ui| {
        ui.set_width(WIDTH);
        ui.horizontal(|ui| {
            ui.label(egui::RichText::new(words.text("sharing-title")).font(theme::title_font(20.0)));
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                let close = egui::Button::new(icon::X).min_size(egui::Vec2::splat(44.0));
                closed = ui.add(Raised(close)).on_hover_text(words.text("app-close")).clicked();
                photo = tool(ui, icon::CAMERA, &words.text("photo"), true);
            });
        });
        chosen = share::buttons(ui, words, &mut held);
        about(ui, &words.text("sharing-about"));
    });
    let closed = closed || modal.should_close();
    chosen.map(Passing::Match).or(photo.then_some(Passing::Picture)).or(closed.then_some(Passing::Nothing))
}

/// What a side is called, after who sits there.
fn called(table: &Table, seat: Seat, words: &Speech) -> String {
    let name = words.participant(&table.participant(seat));
    words.side(table.board(), seat, name.as_deref())
}

/// Asks the person at `asked` for an answer to a draw that is offered.
fn draw_offered(ctx: &egui::Context, table: &Table, asked: Seat, words: &Speech) -> Option<bool> {
    let offers = table.offer().map(|seat| called(table, seat, words)).unwrap_or_default();
    let question = [
        words.with("app-draw-offered", &[("side", offers.into())]),
        words.with("app-draw-asked", &[("side", called(table, asked, words).into())]),
    ];
    ask(ctx, "draw", question, [words.text("app-draw-accept"), words.text("app-keep-playing")])
}

/// Asks a question that has two answers, yes with Enter and no with Esc; whether
/// it was answered by yes, once it was.
fn ask(ctx: &egui::Context, id: &str, [question, more]: [String; 2], [yes, no]: [String; 2]) -> Option<bool> {
    let mut answer = None;
    let modal = theme::modal(ctx, id, |ui| {
        ui.set_width(WIDTH);
        ui.label(egui::RichText::new(question).font(theme::title_font(20.0)));
        about(ui, &more);
        ui.add_space(6.0);
        ui.vertical_centered_justified(|ui| {
            if follow(ui.add(Raised(theme::main_button(yes)))).clicked() {
                answer = Some(true);
            }
            let no = follow(ui.add(Raised(egui::Button::new(no).min_size(egui::vec2(0.0, 44.0)))));
            if no.clicked() {
                answer = Some(false);
            } else if !no.has_focus() && pressed(ctx, egui::Key::Enter) {
                answer = Some(true);
            }
        });
    });
    answer.or(modal.should_close().then_some(false))
}
