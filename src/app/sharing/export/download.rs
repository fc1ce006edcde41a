//! A file that the browser puts where it puts all that is downloaded.

use web_sys::js_sys::Array;
use web_sys::wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

use super::Export;
use crate::rules::Say;

/// The browser's downloads.
#[derive(Clone, Copy, Debug, Default)]
pub struct Download;

impl Export for Download {
    fn export(&mut self, name: &str, text: &str) -> Result<Say, Say> {
        let done = download(name, text).map(|()| Say::new("sharing-downloaded").with("name", name));
        done.map_err(|_| Say::new("sharing-download-shut"))
    }
}

fn download(name: &str, text: &str) -> Result<(), JsValue> {
    let kind = BlobPropertyBag::new();
    kind.set_type("text/plain;charset=utf-8");
    let blob = Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &kind)?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let document = web_sys::window().and_then(|window| window.document()).ok_or(JsValue::NULL)?;
    let anchor: HtmlAnchorElement = document.create_element("a")?.dyn_into().map_err(JsValue::from)?;
    anchor.set_href(&address);
    anchor.set_download(name);
    anchor.click();
    // The address is left to be: the browser may not have read it yet, and a record is small.
    Ok(())
}
