//! The browser's storage for this page.

use web_sys::DomException;
use web_sys::wasm_bindgen::{JsCast, JsValue};

use super::Storage;
use crate::rules::Say;

/// What the browser keeps for the page. It may keep nothing, as in a private
/// window, and it keeps little: about five million letters.
#[derive(Clone, Copy, Debug, Default)]
pub struct Browser;

/// What our keys begin with: other pages may be served from the same place.
const PREFIX: &str = "bergerie/";

fn storage() -> Result<web_sys::Storage, Say> {
    let storage = web_sys::window().and_then(|window| window.local_storage().ok().flatten());
    storage.ok_or_else(|| Say::new("keeping-off"))
}

/// The name of the fault that a browser reports where there is no room left.
const NO_ROOM: &str = "QuotaExceededError";

fn say(fault: &JsValue) -> Say {
    match fault.dyn_ref::<DomException>().map(DomException::name) {
        Some(name) if name == NO_ROOM => Say::new("keeping-full-browser"),
        _ => Say::new("keeping-off"),
    }
}

fn key(name: &str) -> String {
    format!("{PREFIX}{name}")
}

// A browser that keeps nothing for the page holds nothing of it either: that is told to whoever has something to keep, once.
impl Storage for Browser {
    fn list(&self) -> Result<Vec<String>, Say> {
        let Ok(storage) = storage() else { return Ok(Vec::new()) };
        let count = storage.length().map_err(|fault| say(&fault))?;
        let keys = (0..count).filter_map(|number| storage.key(number).ok().flatten());
        Ok(keys.filter_map(|key| key.strip_prefix(PREFIX).map(str::to_owned)).collect())
    }

    fn read(&self, name: &str) -> Result<Option<Vec<u8>>, Say> {
        let Ok(storage) = storage() else { return Ok(None) };
        let text = storage.get_item(&key(name)).map_err(|fault| say(&fault))?;
        Ok(text.map(String::into_bytes))
    }

    fn write(&mut self, name: &str, bytes: &[u8]) -> Result<(), Say> {
        // Only what was read from elsewhere may be no text.
        let text = String::from_utf8_lossy(bytes);
        storage()?.set_item(&key(name), &text).map_err(|fault| say(&fault))
    }

    fn remove(&mut self, name: &str) -> Result<(), Say> {
        storage()?.remove_item(&key(name)).map_err(|fault| say(&fault))
    }
}
