//! The window: Bevy, the table, the stage and the panels.
//!
//! Messages flow one way. A press, a key or a button becomes a
//! [`Command`]; one system owns the match and answers; stage,
//! sounds and panels show the answer.

mod adapter;
mod clock;
#[cfg(not(target_arch = "wasm32"))]
mod files;
#[cfg(not(target_arch = "wasm32"))]
pub mod film;
pub mod full_screen;
#[cfg(not(target_arch = "wasm32"))]
pub mod gallery;
mod graphics;
mod input;
mod interlude;
pub mod keeping;
pub mod language;
pub mod lesson;
pub mod loading;
pub mod notices;
mod panels;
pub mod photo;
pub mod pipelines;
mod pulse;
pub mod seats;
mod set_up;
pub mod settings;
pub mod sharing;
#[cfg(not(target_arch = "wasm32"))]
mod shoot;
pub mod sound;
pub mod stage;
#[cfg(not(target_arch = "wasm32"))]
pub mod studio;
pub mod table;
mod today;
#[cfg(target_arch = "wasm32")]
pub mod web;
mod window;

use bevy::app::PluginGroupBuilder;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

#[cfg(not(target_arch = "wasm32"))]
pub use files::assets_folder;
pub use graphics::graphics_available;
pub use input::{Care, Focus};
pub use interlude::Interlude;
pub use set_up::SetUp;
pub use window::run;

use crate::WindowOptions;
use crate::record::Participant;
use crate::words::Language;
use language::{AskedLanguage, Speech};
use loading::Screen;
use table::{Command, Seeds, Table, TableSystems};

/// The whole game on top of Bevy's own plugins: what a window and a test without one share.
pub fn plugin(app: &mut App) {
    app.add_plugins(bevy_egui::EguiPlugin::default());
    app.add_plugins((
        loading::plugin,
        notices::plugin,
        (keeping::plugin, sharing::plugin),
        settings::plugin,
        (set_up::plugin, full_screen::plugin),
        table::plugin,
        lesson::plugin,
        stage::plugin,
        input::plugin,
        clock::plugin,
        (interlude::plugin, photo::plugin),
        pulse::plugin,
        seats::plugin,
        panels::plugin,
        sound::plugin,
    ));
    #[cfg(target_arch = "wasm32")]
    app.add_plugins(web::plugin);
    // In the very frame in which a match begins or ends: nobody may ask for another.
    app.add_systems(Update, follow_match.after(TableSystems::Judge).run_if(not(in_state(Screen::Loading))));
}

/// The app with everything but its runner and its window.
pub fn app(options: &WindowOptions, engine: PluginGroupBuilder) -> App {
    let mut app = App::new();
    app.add_plugins(engine).add_plugins(plugin);
    app.insert_resource(Speech::new(options.language.unwrap_or_else(Language::system)));
    app.insert_resource(AskedLanguage(options.language));
    if options.open.is_some() || options.play.is_some() {
        app.world_mut().resource_mut::<stage::Models>().want_all();
    }
    if let Some(game) = options.open.clone() {
        app.add_systems(OnExit(Screen::Loading), move |mut commands: MessageWriter<Command>| {
            commands.write(Command::Open(game.clone()));
        });
    }
    if let Some(play) = &options.play {
        if let Some(seed) = play.seed {
            app.insert_resource(Seeds::Given(seed));
        }
        let begin = Command::New { game: play.game.clone(), rules: play.rules.clone() };
        let people: Vec<_> = play.seats.iter().map(|seat| Participant::read(seat)).collect();
        let seat = (!people.is_empty()).then_some(Command::Seat(people));
        app.add_systems(OnExit(Screen::Loading), move |mut commands: MessageWriter<Command>| {
            commands.write_batch([begin.clone()].into_iter().chain(seat.clone()));
        });
    }
    app
}

/// The match's screen is shown just while there is a match; what follows it is the title.
fn follow_match(
    table: Option<Res<Table>>,
    screen: Res<State<Screen>>,
    mut next: ResMut<NextState<Screen>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let right = match screen.get() {
        _ if table.is_some() => Screen::Match,
        Screen::Match => Screen::Title,
        other => *other,
    };
    if *screen.get() != right {
        next.set(right);
        redraw.write(RequestRedraw);
    }
}
