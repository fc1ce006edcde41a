//! A match is set up: who plays, who begins, by which rules.

mod clocks;
mod seats;
mod toggles;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::floating;
use super::lesson::learn_button;
use super::rules::{RulesPage, rules_button};
use super::settings::SettingsPage;
use super::theme::{self, Raised, button, icon};
use super::widgets::{about, chips, heading, pressed};
use crate::app::language::Speech;
use crate::app::lesson::Teach;
use crate::app::loading::{Go, Screen};
use crate::app::set_up::{Begins, SetUp};
use crate::app::table::{Command, Seeds};
use crate::lesson::Lesson;
use crate::rules::Turn;

/// What is shown of the panel.
#[derive(Resource, Default)]
pub(in crate::app) struct SetUpPanel {
    /// Whether the toggles are shown.
    pub unfolded: bool,
    /// Whether the question is asked that tells who begins.
    pub asking: bool,
}

pub(super) fn draw(
    mut contexts: EguiContexts,
    words: Res<Speech>,
    mut set_up: ResMut<SetUp>,
    mut panel: ResMut<SetUpPanel>,
    mut page: ResMut<RulesPage>,
    settings: Res<SettingsPage>,
    seeds: Res<Seeds>,
    mut go: Go,
    mut wishes: MessageWriter<Teach>,
    mut commands: MessageWriter<Command>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let window = theme::window(ctx);
    let narrow = theme::is_narrow(ctx);
    let (anchor, offset, width) = if narrow {
        (egui::Align2::CENTER_CENTER, [0.0, 0.0], window.width() - 48.0)
    } else {
        (egui::Align2::LEFT_CENTER, [24.0, 0.0], 432.0)
    };
    let mut play = false;
    let mut back = false;
    let mut typed = false;
    floating(ctx, "set-up", anchor, offset, |ui| {
        theme::card().show(ui, |ui| {
            ui.set_width(width);
            ui.horizontal(|ui| {
                back = ui.add(button(icon::HOUSE)).on_hover_text(words.text("app-back")).clicked();
                let name = words.text(&format!("game-{}", set_up.game()));
                let size = if narrow { 21.0 } else { 26.0 };
                ui.label(egui::RichText::new(name).font(theme::title_font(size)));
                ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                    if rules_button(ui, &words) {
                        page.open(set_up.game());
                    }
                });
            });
            // Heading, button and margins stay where they are; the rest scrolls.
            let most = window.height() - 150.0;
            let scroll = egui::ScrollArea::vertical().max_height(most).min_scrolled_height(most);
            scroll.auto_shrink([false, true]).show(ui, |ui| {
                if let Some(lesson) = Lesson::of(set_up.game())
                    && learn_button(ui, &words)
                {
                    wishes.write(Teach::Begin(lesson));
                }
                typed = seats::draw(ui, &words, &mut set_up);
                who_begins(ui, &words, &mut set_up);
                clocks::draw(ui, &words, &mut set_up);
                toggles::presets(ui, &words, &mut set_up);
                toggles::draw(ui, &words, &mut set_up, &mut panel.unfolded);
                ui.add_space(4.0);
            });
            ui.add_space(4.0);
            ui.vertical_centered_justified(|ui| {
                let text = format!("{}  {}", icon::PLAY, words.text("app-play"));
                play = ui.add(Raised(theme::main_button(text))).clicked();
            });
        });
    });
    if page.is_open() || settings.is_open() {
        return Ok(());
    }
    if !typed && !panel.asking {
        let idle = ctx.memory(|memory| memory.focused().is_none());
        // With nothing chosen by keys, Enter does what one most likely wants.
        play |= idle && pressed(ctx, egui::Key::Enter);
        back |= pressed(ctx, egui::Key::Escape);
    }
    let mut begin = play && set_up.begins() != Begins::Asked;
    if panel.asking {
        if let Some(first) = ask(ctx, &words, &set_up, &mut panel.asking) {
            set_up.seat_first(first);
            begin = true;
        }
    } else {
        panel.asking = play && set_up.begins() == Begins::Asked;
    }
    if begin {
        if set_up.begins() == Begins::ByLot {
            set_up.draw_lots(seeds.dice());
        }
        commands.write_batch(set_up.commands());
        *panel = SetUpPanel::default();
    } else if back {
        *panel = SetUpPanel::default();
        go.to(Screen::Title);
    }
    Ok(())
}

/// How it is settled who begins, or that the die will tell.
fn who_begins(ui: &mut egui::Ui, words: &Speech, set_up: &mut ResMut<SetUp>) {
    heading(ui, &words.text("app-who-begins"));
    if !set_up.line().undecided() {
        let mut ways = vec![
            (Begins::AsSeated, words.text("app-begins-as-seated")),
            (Begins::ByLot, words.text("app-begins-by-lot")),
        ];
        // Some games have a tradition of their own.
        if let Some(tradition) = words.find(&format!("begins-{}-asked", set_up.game())) {
            ways.push((Begins::Asked, tradition));
        }
        if let Some(way) = chips(ui, set_up.begins(), &ways) {
            set_up.set_begins(way);
        }
    }
    let line = set_up.line();
    about(
        ui,
        &match line.turn() {
            Turn::Seat(seat) => {
                words.with("app-begins-first", &[("side", words.side(line.board(), seat, None).into())])
            }
            Turn::Chance(_) | Turn::Over(_) => words.text("app-begins-by-die"),
        },
    );
}

/// Asks the question that the game has for it; whoever is named begins.
fn ask(ctx: &egui::Context, words: &Speech, set_up: &SetUp, asking: &mut bool) -> Option<usize> {
    let mut first = None;
    let answered = theme::modal(ctx, "who-begins", |ui| {
        ui.set_width(260.0);
        let question = words.text(&format!("begins-{}-question", set_up.game()));
        ui.label(egui::RichText::new(question).font(theme::title_font(20.0)));
        ui.add_space(6.0);
        for seat in 0..set_up.line().seats() {
            let name = words
                .participant(&set_up.participant(seat))
                .unwrap_or_else(|| words.with("app-player", &[("number", (seat + 1).into())]));
            if ui.add_sized([ui.available_width(), 44.0], Raised(egui::Button::new(name))).clicked() {
                first = Some(seat);
            }
        }
    });
    *asking = first.is_none() && !answered.should_close();
    first
}
