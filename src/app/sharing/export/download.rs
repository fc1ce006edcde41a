//! A file that the browser puts where it puts all that is downloaded.

use web_sys::js_sys::{Array, Uint8Array};
use web_sys::wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

use super::{Export, Kind};
use crate::rules::Say;

/// The browser's downloads.
#[derive(Clone, Copy, Debug, Default)]
pub struct Download;

impl Export for Download {
    fn export(&mut self, name: &str, kind: Kind, bytes: &[u8]) -> Result<Say, Say> {
        let (told, shut, media) = match kind {
            Kind::Record => ("sharing-downloaded", "sharing-download-shut", "text/plain;charset=utf-8"),
            Kind::Picture => ("photo-downloaded", "photo-download-shut", "image/png"),
        };
        let done = download(name, media, bytes).map(|()| Say::new(told).with("name", name));
        done.map_err(|_| Say::new(shut))
    }
}

fn download(name: &str, media: &str, bytes: &[u8]) -> Result<(), JsValue> {
    let kind = BlobPropertyBag::new();
    kind.set_type(media);
    let parts = Array::of1(&Uint8Array::from(bytes));
    let blob = Blob::new_with_u8_array_sequence_and_options(&parts, &kind)?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let document = web_sys::window().and_then(|window| window.document()).ok_or(JsValue::NULL)?;
    let anchor: HtmlAnchorElement = document.create_element("a")?.dyn_into().map_err(JsValue::from)?;
    anchor.set_href(&address);
    anchor.set_download(name);
    anchor.click();
    // The address is left to be: the browser may not have read it yet.
    Ok(())
}
