//! The browser's clipboard, and what is pasted or dropped on the page: all of it comes when the browser
//! likes, and wakes the window then.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use bevy::winit::{EventLoopProxy, WinitUserEvent};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::js_sys::{Promise, Reflect};
use web_sys::wasm_bindgen::JsCast;
use web_sys::wasm_bindgen::closure::Closure;
use web_sys::wasm_bindgen::convert::FromWasmAbi;
use web_sys::{ClipboardEvent, DragEvent, Event, File};

use super::{Answer, Clipboard};
use crate::record::LARGEST;
use crate::rules::Say;

/// The browser's clipboard.
pub struct Browser(Inbox);

/// What has come and has not been heard yet.
#[derive(Clone)]
struct Inbox {
    answers: Arc<Mutex<VecDeque<Answer>>>,
    window: EventLoopProxy<WinitUserEvent>,
}

impl Inbox {
    fn put(&self, answer: Answer) {
        self.answers.lock().unwrap_or_else(PoisonError::into_inner).push_back(answer);
        // A window that is gone needs no waking.
        let _ = self.window.send_event(WinitUserEvent::WakeUp);
    }

    /// Waits for what the browser has promised, beside the frames.
    fn wait(&self, promise: Promise, answer: impl Fn(Option<String>) -> Answer + 'static) {
        let inbox = self.clone();
        spawn_local(async move {
            inbox.put(match JsFuture::from(promise).await {
                Ok(value) => answer(value.as_string()),
                Err(_) => Answer::Refused(Say::new("sharing-clipboard-shut")),
            });
        });
    }
}

impl Browser {
    /// Listens to the page, and wakes `window` when something comes.
    pub fn new(window: EventLoopProxy<WinitUserEvent>) -> Self {
        let inbox = Inbox { answers: Arc::default(), window };
        listen(&inbox);
        Browser(inbox)
    }
}

/// The clipboard, which there is only on pages that nobody can have changed on their way.
fn clipboard() -> Option<web_sys::Clipboard> {
    let window = web_sys::window().filter(web_sys::Window::is_secure_context)?;
    Some(window.navigator().clipboard())
}

fn shut() -> Answer {
    Answer::Refused(Say::new("sharing-clipboard-shut"))
}

impl Clipboard for Browser {
    fn copy(&mut self, text: &str, done: Say) {
        match clipboard() {
            Some(board) => self.0.wait(board.write_text(text), move |_| Answer::Copied(done.clone())),
            None => self.0.put(shut()),
        }
    }

    fn ask(&mut self) {
        // Some browsers let pages write only.
        let board = clipboard().filter(|board| Reflect::has(board, &"readText".into()).unwrap_or_default());
        match board {
            Some(board) => self.0.wait(board.read_text(), |text| Answer::Holds(text.unwrap_or_default())),
            None => self.0.put(shut()),
        }
    }

    fn answer(&mut self) -> Option<Answer> {
        self.0.answers.lock().unwrap_or_else(PoisonError::into_inner).pop_front()
    }
}

/// Has the page's own events come to the inbox.
fn listen(inbox: &Inbox) {
    let pasted = inbox.clone();
    on("paste", move |event: ClipboardEvent| {
        let text = event.clipboard_data().and_then(|data| data.get_data("text/plain").ok());
        pasted.put(Answer::Holds(text.unwrap_or_default()));
    });
    // Otherwise the browser leaves the page and shows the file.
    on("dragover", |event: Event| event.prevent_default());
    let dropped = inbox.clone();
    on("drop", move |event: DragEvent| {
        event.prevent_default();
        let files = event.data_transfer().and_then(|data| data.files());
        let files = files.iter().flat_map(|files| (0..files.length()).filter_map(|number| files.get(number)));
        files.for_each(|file| read(&dropped, &file));
    });
}

fn read(inbox: &Inbox, file: &File) {
    if file.size() > LARGEST as f64 {
        inbox.put(Answer::Refused(Say::new("record-too-large").with("limit", LARGEST >> 20)));
    } else {
        inbox.wait(file.text(), |text| Answer::Holds(text.unwrap_or_default()));
    }
}

/// Listens for an event of the page, as long as there is one.
fn on<E: FromWasmAbi + 'static>(name: &str, hear: impl FnMut(E) + 'static) {
    let Some(document) = web_sys::window().and_then(|window| window.document()) else { return };
    let hear = Closure::<dyn FnMut(E)>::new(hear);
    if document.add_event_listener_with_callback(name, hear.as_ref().unchecked_ref()).is_ok() {
        hear.forget();
    }
}
