//! What a person does: mouse, finger, keys and the window's frame.
//!
//! bevy_winit sends each event as itself and wrapped in a [`WindowEvent`]:
//! picking reads only the wrapped ones. So it is here.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardFocusLost, KeyboardInput};
use bevy::input::mouse::{MouseButtonInput, MouseScrollUnit, MouseWheel};
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::window::{
    CursorLeft, CursorMoved, WindowCloseRequested, WindowEvent, WindowFocused, WindowResized,
    WindowScaleFactorChanged,
};

use crate::eyes::{HOUSE, PLAY};
use crate::harness::Game;

/// How many updates a quick tap or click lasts: 50 ms.
const TAP: usize = 3;

/// The touches, by the names of their spots, of a turn written as `c3-d4 +b1/b2`
/// or, fence first, `+d3/e3 e3-e2`.
pub fn touches(turn: &str) -> Vec<&str> {
    let spots = turn.split(' ').flat_map(|part| match part.strip_prefix('+') {
        Some(passage) => vec![passage],
        None => part.split('-').collect(),
    });
    spots.collect()
}

impl Game {
    /// Sends an event the way bevy_winit does.
    fn send<E: Message + Clone + Into<WindowEvent>>(&mut self, event: E) {
        let wrapped: WindowEvent = event.clone().into();
        self.world().write_message(event);
        self.world().write_message(wrapped);
    }

    // ---- Mouse ----

    /// Brings the mouse to a place on the window.
    pub fn point(&mut self, at: Vec2) {
        self.move_mouse(at);
        self.step(2);
    }

    fn move_mouse(&mut self, at: Vec2) {
        let window = self.window();
        let mut entity = self.world().entity_mut(window);
        let mut info = entity.get_mut::<Window>().expect("a window");
        let delta = info.cursor_position().map(|old| at - old);
        let scale = info.scale_factor();
        info.set_physical_cursor_position(Some((at * scale).as_dvec2()));
        self.send(CursorMoved { window, position: at, delta });
    }

    /// Brings the mouse to a spot.
    pub fn point_at(&mut self, spot: &str) {
        let at = self.pixel(spot);
        self.point(at);
    }

    /// Takes the mouse out of the window.
    pub fn leave_window(&mut self) {
        self.leave_window_now();
        self.step(2);
    }

    /// Takes the mouse out of the window, and waits for nothing.
    pub fn leave_window_now(&mut self) {
        let window = self.window();
        let mut entity = self.world().entity_mut(window);
        entity.get_mut::<Window>().expect("a window").set_physical_cursor_position(None);
        self.send(CursorLeft { window });
    }

    /// Presses or lets go of a mouse button.
    pub fn mouse(&mut self, button: MouseButton, state: ButtonState) {
        let window = self.window();
        self.send(MouseButtonInput { button, state, window });
        self.step(1);
    }

    /// Presses the left mouse button.
    pub fn press(&mut self) {
        self.mouse(MouseButton::Left, ButtonState::Pressed);
    }

    /// Lets go of the left mouse button.
    pub fn release(&mut self) {
        self.mouse(MouseButton::Left, ButtonState::Released);
    }

    /// Clicks somewhere, as quickly as a tap.
    pub fn click(&mut self, at: Vec2) {
        self.point(at);
        self.press();
        self.step(TAP);
        self.release();
        self.step(2);
    }

    /// Comes, clicks and is done before the next frame, as happens on a slow machine.
    pub fn rush_click(&mut self, at: Vec2) {
        self.move_mouse(at);
        let window = self.window();
        for state in [ButtonState::Pressed, ButtonState::Released] {
            self.send(MouseButtonInput { button: MouseButton::Left, state, window });
        }
        self.step(2);
    }

    /// Clicks on a spot.
    pub fn click_spot(&mut self, spot: &str) {
        let at = self.pixel(spot);
        self.click(at);
    }

    /// Clicks on the button that holds `text`, and waits until what it does is done.
    pub fn click_button(&mut self, text: &str) {
        let at = self.button(text);
        self.click(at);
        self.settle();
    }

    /// Leaves the match, whether or not it is asked about.
    pub fn leave_match(&mut self) {
        let house = self.first_button(HOUSE);
        self.click(house);
        self.settle();
        if self.reads("Leave the match?") {
            self.key(KeyCode::Enter);
            self.settle();
        }
    }

    /// Begins a match of L'Enclos from the title, in English, as it is set up.
    pub fn click_through(&mut self) {
        // A match that goes on may be offered by the same name.
        let game = self.exact_button("L’Enclos");
        self.click(game);
        self.settle();
        self.click_button(PLAY);
    }

    /// Clicks on what stands to the left of a text, as a switch does of its name.
    pub fn click_left_of(&mut self, text: &str) {
        let at = self.exact_button(text);
        let rect = self.texts().iter().find(|found| found.text == text).map(|found| found.rect);
        self.click(Vec2::new(rect.map_or(at.x, |rect| rect.left() - 30.0), at.y));
        self.settle();
    }

    /// Drags with a mouse button from one place to another.
    pub fn drag(&mut self, button: MouseButton, from: Vec2, to: Vec2) {
        self.point(from);
        self.mouse(button, ButtonState::Pressed);
        for part in 1..=5 {
            self.point(from.lerp(to, part as f32 / 5.0));
        }
        self.mouse(button, ButtonState::Released);
        self.step(2);
    }

    /// Turns the mouse wheel.
    pub fn scroll(&mut self, lines: f32) {
        let window = self.window();
        let unit = MouseScrollUnit::Line;
        self.send(MouseWheel { unit, x: 0.0, y: lines, window, phase: TouchPhase::Moved });
        self.step(2);
    }

    // ---- Fingers ----

    /// A finger does something.
    pub fn finger(&mut self, id: u64, phase: TouchPhase, position: Vec2) {
        let window = self.window();
        self.send(TouchInput { phase, position, window, force: None, id });
    }

    /// A tap of 50 ms.
    pub fn tap(&mut self, at: Vec2) {
        self.finger(1, TouchPhase::Started, at);
        self.step(TAP);
        self.finger(1, TouchPhase::Ended, at);
        self.step(2);
    }

    /// A tap that begins and ends within one frame.
    pub fn rush_tap(&mut self, at: Vec2) {
        self.finger(1, TouchPhase::Started, at);
        self.finger(1, TouchPhase::Ended, at);
        self.step(2);
    }

    /// A tap on a spot.
    pub fn tap_spot(&mut self, spot: &str) {
        let at = self.pixel(spot);
        self.tap(at);
    }

    /// Plays a turn with the finger, each tap after all has come to rest.
    pub fn tap_turn(&mut self, turn: &str) {
        for spot in touches(turn) {
            self.tap_spot(spot);
            self.settle();
        }
    }

    // ---- Keys ----

    /// A key goes down or up.
    pub fn key_event(&mut self, key_code: KeyCode, state: ButtonState, repeat: bool) {
        self.send_key_event(key_code, state, repeat);
        self.step(1);
    }

    /// Presses a key and lets it go before the next frame.
    pub fn send_key(&mut self, key_code: KeyCode) {
        for state in [ButtonState::Pressed, ButtonState::Released] {
            self.send_key_event(key_code, state, false);
        }
    }

    /// Presses a key while another is held, and lets both go before the next frame.
    pub fn send_key_with(&mut self, held: KeyCode, key: KeyCode) {
        self.send_key_event(held, ButtonState::Pressed, false);
        self.send_key(key);
        self.send_key_event(held, ButtonState::Released, false);
    }

    fn send_key_event(&mut self, key_code: KeyCode, state: ButtonState, repeat: bool) {
        let window = self.window();
        let logical_key = logical(key_code);
        self.send(KeyboardInput { key_code, logical_key, state, text: None, repeat, window });
    }

    /// Presses a key and lets it go.
    pub fn key(&mut self, key: KeyCode) {
        self.key_event(key, ButtonState::Pressed, false);
        self.key_event(key, ButtonState::Released, false);
    }

    /// Goes with Tab to a spot that may be touched.
    pub fn tab_to(&mut self, spot: &str) {
        for _ in 0..200 {
            if self.focus().as_deref() == Some(spot) {
                return;
            }
            self.key(KeyCode::Tab);
        }
        panic!("Tab never comes to {spot}: it is at {:?}", self.focus());
    }

    /// Goes to buttons with Tab, and presses with Enter the first that holds one of `words`.
    pub fn press_by_keys(&mut self, words: &[&str]) {
        for _ in 0..40 {
            self.key(KeyCode::Tab);
            self.step(1);
            let context = self.egui();
            let focused = context.memory(bevy_egui::egui::Memory::focused);
            let Some(response) = focused.and_then(|id| context.read_response(id)) else { continue };
            let mut seen = self.texts().iter().filter(|text| response.rect.contains_rect(text.rect));
            if seen.any(|text| words.iter().any(|word| text.text.contains(word))) {
                self.key(KeyCode::Enter);
                self.settle();
                return;
            }
        }
        panic!("Tab comes to none of {words:?}: {:?}", self.words());
    }

    /// Types on the keyboard, letter by letter.
    pub fn type_text(&mut self, text: &str) {
        let window = self.window();
        for letter in text.chars() {
            for state in [ButtonState::Pressed, ButtonState::Released] {
                let text = letter.to_string();
                let logical_key = Key::Character(text.as_str().into());
                // Where the letter lies on the keyboard is nobody's business.
                let key_code = KeyCode::KeyA;
                let text = Some(text.as_str().into());
                self.send(KeyboardInput { key_code, logical_key, state, text, repeat: false, window });
                self.step(1);
            }
        }
        self.step(1);
    }

    /// Presses a key while another is held.
    pub fn key_with(&mut self, held: KeyCode, key: KeyCode) {
        self.key_event(held, ButtonState::Pressed, false);
        self.key(key);
        self.key_event(held, ButtonState::Released, false);
    }

    // ---- The window's frame ----

    /// Another window gets the keys.
    pub fn lose_focus(&mut self) {
        let window = self.window();
        self.send(WindowFocused { window, focused: false });
        self.world().write_message(KeyboardFocusLost);
        self.world().write_message(WindowEvent::KeyboardFocusLost(KeyboardFocusLost));
        self.step(2);
    }

    /// Gives the window another size.
    pub fn resize(&mut self, width: f32, height: f32) {
        let window = self.window();
        let mut entity = self.world().entity_mut(window);
        entity.get_mut::<Window>().expect("a window").resolution.set(width, height);
        self.send(WindowResized { window, width, height });
        self.settle();
    }

    /// Brings the window, 1280 by 720 points large, to a screen with `scale` pixels to the point.
    pub fn set_scale(&mut self, scale: f32) {
        let window = self.window();
        let mut entity = self.world().entity_mut(window);
        let resolution = &mut entity.get_mut::<Window>().expect("a window").resolution;
        resolution.set_scale_factor_and_apply_to_physical_size(scale);
        resolution.set(1280.0, 720.0);
        self.send(WindowScaleFactorChanged { window, scale_factor: f64::from(scale) });
        self.send(WindowResized { window, width: 1280.0, height: 720.0 });
        self.settle();
    }

    /// Asks the window to close, as its frame's cross does.
    pub fn close(&mut self) {
        let window = self.window();
        self.send(WindowCloseRequested { window });
        self.step(3);
    }
}

/// What is printed on a key of an English keyboard.
fn logical(key: KeyCode) -> Key {
    match key {
        KeyCode::KeyZ => Key::Character("z".into()),
        KeyCode::KeyY => Key::Character("y".into()),
        // On a French keyboard Z is where the English have W.
        KeyCode::KeyW => Key::Character("z".into()),
        KeyCode::KeyH => Key::Character("h".into()),
        KeyCode::KeyC => Key::Character("c".into()),
        KeyCode::KeyV => Key::Character("v".into()),
        KeyCode::KeyD => Key::Character("d".into()),
        KeyCode::Equal => Key::Character("=".into()),
        KeyCode::Minus => Key::Character("-".into()),
        KeyCode::ControlLeft => Key::Control,
        KeyCode::ShiftLeft => Key::Shift,
        KeyCode::Enter => Key::Enter,
        KeyCode::Escape => Key::Escape,
        KeyCode::Tab => Key::Tab,
        KeyCode::Home => Key::Home,
        KeyCode::F1 => Key::F1,
        KeyCode::F2 => Key::F2,
        KeyCode::F11 => Key::F11,
        KeyCode::End => Key::End,
        KeyCode::PageDown => Key::PageDown,
        KeyCode::PageUp => Key::PageUp,
        KeyCode::KeyL => Key::Character("l".into()),
        KeyCode::KeyP => Key::Character("p".into()),
        KeyCode::ArrowUp => Key::ArrowUp,
        KeyCode::ArrowDown => Key::ArrowDown,
        KeyCode::ArrowLeft => Key::ArrowLeft,
        KeyCode::ArrowRight => Key::ArrowRight,
        other => panic!("no name for {other:?}"),
    }
}
