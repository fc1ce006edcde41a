//! Keys: arrows and Tab walk the board, Enter touches, and plays
//! the move that is shown, Esc takes back; letters
//! ask for advice or open what lies beside the board; while the computer thinks,
//! Enter has it play.

use bevy::ecs::system::SystemParam;
use bevy::input::keyboard::{Key, KeyboardFocusLost, KeyboardInput};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::input::EguiWantsInput;

use super::care::Care;
use super::focus::Focus;
use super::modifiers::Modifiers;
use super::pointer::meaning;
use super::walk::Walk;
use crate::app::interlude::{Cover, Interlude};
use crate::app::loading::Screen;
use crate::app::notices::Notices;
use crate::app::panels::{MoveList, RulesPage, SettingsPage};
use crate::app::photo::{Photo, Photographer, not_in_photo};
use crate::app::seats::Nudge;
use crate::app::set_up::SetUp;
use crate::app::stage::Timeline;
use crate::app::table::{Command, Table, TableSystems};
use crate::lesson::Place;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Heard>().add_systems(Update, (hear, keys).chain().in_set(TableSystems::Ask));
    app.add_systems(Update, pages.run_if(not(in_state(Screen::Loading)).and_then(not_in_photo)));
    app.add_systems(PreUpdate, release_all.run_if(on_message::<KeyboardFocusLost>));
}

/// A key that went down here and up elsewhere is not down for ever.
fn release_all(mut keys: ResMut<ButtonInput<KeyCode>>, mut buttons: ResMut<ButtonInput<MouseButton>>) {
    keys.reset_all();
    buttons.reset_all();
}

/// F1 opens the rules wherever one is, and closes them; so does F2 with the settings.
fn pages(
    mut events: MessageReader<KeyboardInput>,
    mut rules: ResMut<RulesPage>,
    mut settings: ResMut<SettingsPage>,
    table: Option<Res<Table>>,
    set_up: Res<SetUp>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for event in events.read().filter(|event| event.state.is_pressed() && !event.repeat) {
        match event.key_code {
            KeyCode::F1 => {
                settings.close();
                rules.turn(table.as_deref(), &set_up);
            }
            KeyCode::F2 => {
                rules.close();
                settings.turn();
            }
            _ => continue,
        }
        redraw.write(RequestRedraw);
    }
}

/// The keys that have gone down and are the board's: none while something lies over it.
#[derive(Resource, Default)]
struct Heard(Vec<KeyboardInput>);

fn hear(
    mut events: MessageReader<KeyboardInput>,
    cover: Cover,
    panels: Res<EguiWantsInput>,
    screen: Res<State<Screen>>,
    photo: Res<Photo>,
    mut heard: ResMut<Heard>,
) {
    let board = *screen.get() == Screen::Match && !cover.is_there() && !photo.is_on();
    let free = board && !panels.wants_any_keyboard_input();
    // All are read, or the key that takes away what lay over the board would still touch it.
    let down = events.read().filter(|event| free && event.state.is_pressed());
    heard.0.extend(down.cloned());
}

/// All that keys change beside the match.
#[derive(SystemParam)]
struct Changed<'w> {
    focus: ResMut<'w, Focus>,
    photographer: Photographer<'w>,
    list: ResMut<'w, MoveList>,
    interlude: ResMut<'w, Interlude>,
}

fn keys(
    mut heard: ResMut<Heard>,
    held: Modifiers,
    table: Option<Res<Table>>,
    timeline: Res<Timeline>,
    care: Res<Care>,
    mut changed: Changed,
    mut nudges: MessageWriter<Nudge>,
    mut notices: ResMut<Notices>,
    mut commands: MessageWriter<Command>,
) {
    let Some(table) = table else { return };
    let (control, shift) = (held.control(), held.shift());
    let mut proposed = table.proposed();
    let Changed { focus, photographer, list, interlude } = &mut changed;
    for event in heard.0.drain(..) {
        if let Some(walk) = Walk::by(event.key_code, control || list.has_keys) {
            commands.write_batch(walk.command(&table));
            continue;
        }
        // A held key does its work once; only walking goes on.
        let walks = matches!(
            event.key_code,
            KeyCode::ArrowUp | KeyCode::ArrowDown | KeyCode::ArrowLeft | KeyCode::ArrowRight | KeyCode::Tab
        );
        if event.repeat && !walks {
            continue;
        }
        // Letters are those printed on the keys: Z is elsewhere in France.
        let letter = match &event.logical_key {
            Key::Character(letter) => letter.to_lowercase(),
            _ => String::new(),
        };
        if control {
            match letter.as_str() {
                "z" => {
                    commands.write(if shift { Command::Redo } else { Command::Undo });
                }
                "y" => {
                    commands.write(Command::Redo);
                }
                _ => {}
            }
            continue;
        }
        match letter.as_str() {
            // A lesson gives its own advice.
            "h" if Place::of(table.game()).is_none() => {
                nudges.write(Nudge::Hint);
            }
            "c" => photographer.enter(),
            "l" => list.turn(true),
            "p" if !table.is_over() && Place::of(table.game()).is_none() => **interlude = Interlude::Pause,
            _ => {}
        }
        // Who goes on to another spot does not want the move that is shown.
        if walks && proposed.take().is_some() {
            commands.write(Command::TakeBack);
        }
        match event.key_code {
            KeyCode::Escape if list.has_keys => list.has_keys = false,
            // A notice that lies over the board goes first.
            KeyCode::Escape if !notices.dismiss() => {
                commands.write(Command::TakeBack);
            }
            KeyCode::Enter | KeyCode::NumpadEnter | KeyCode::Space if table.computer().is_some() => {
                nudges.write(Nudge::PlayNow);
            }
            KeyCode::Enter | KeyCode::NumpadEnter | KeyCode::Space if proposed.take().is_some() => {
                commands.write(Command::Confirm);
            }
            KeyCode::Enter | KeyCode::NumpadEnter | KeyCode::Space => {
                if let Some(spot) = focus.0 {
                    let asked = meaning(Some(spot), &table, timeline.is_busy());
                    commands.write(care.ask(asked, true));
                }
            }
            KeyCode::Tab => {
                list.has_keys = false;
                focus.cycle(&table, if shift { -1 } else { 1 });
            }
            KeyCode::ArrowUp => focus.go(&table, Vec2::Y),
            KeyCode::ArrowDown => focus.go(&table, Vec2::NEG_Y),
            KeyCode::ArrowLeft => focus.go(&table, Vec2::NEG_X),
            KeyCode::ArrowRight => focus.go(&table, Vec2::X),
            KeyCode::Home => photographer.camera_mut().reset(),
            KeyCode::NumpadAdd | KeyCode::Equal => photographer.camera_mut().zoom(1.0),
            KeyCode::NumpadSubtract | KeyCode::Minus => photographer.camera_mut().zoom(-1.0),
            _ => {}
        }
    }
}
