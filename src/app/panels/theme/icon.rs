//! Icons of the subset of the Phosphor font.

/// Turned back.
pub const UNDO: &str = "\u{e038}";
/// Turned forth.
pub const REDO: &str = "\u{e036}";
/// A camera.
pub const CAMERA: &str = "\u{e10e}";
/// An open book.
pub const BOOK: &str = "\u{e0e6}";
/// A check mark.
pub const CHECK: &str = "\u{e182}";
/// A gear.
pub const GEAR: &str = "\u{e270}";
/// A globe.
pub const GLOBE: &str = "\u{e288}";
/// A house.
pub const HOUSE: &str = "\u{e2c2}";
/// A light bulb.
pub const BULB: &str = "\u{e2dc}";
/// A flag.
pub const FLAG: &str = "\u{e244}";
/// Lines of a list.
pub const LIST: &str = "\u{e2f0}";
/// Two people.
pub const USERS: &str = "\u{e4d6}";
/// Pause.
pub const PAUSE: &str = "\u{e39e}";
/// Play.
pub const PLAY: &str = "\u{e3d0}";
/// A question mark.
pub const QUESTION: &str = "\u{e3e8}";
/// A trophy.
pub const TROPHY: &str = "\u{e67e}";
/// Books on a shelf.
pub const BOOKS: &str = "\u{e758}";
/// A pencil.
pub const PENCIL: &str = "\u{e3b4}";
/// A waste bin.
pub const TRASH: &str = "\u{e4a6}";
/// A sheet with another behind it.
pub const COPY: &str = "\u{e1ca}";
/// A clipboard.
pub const CLIPBOARD: &str = "\u{e198}";
/// An arrow down to a line.
pub const DOWNLOAD: &str = "\u{e20c}";
/// Links of a chain.
pub const LINK: &str = "\u{e2e2}";
/// A sun.
pub const SUN: &str = "\u{e472}";
/// A sun on the horizon.
pub const DUSK: &str = "\u{e5b6}";
/// A crystal of snow.
pub const SNOWFLAKE: &str = "\u{e5aa}";
/// The blades of a lens.
pub const APERTURE: &str = "\u{e00a}";
/// A circle of dashes.
pub const CIRCLE_DASHED: &str = "\u{e602}";
/// The corners of a frame.
pub const FRAME: &str = "\u{e626}";
/// A cross.
pub const X: &str = "\u{e4f6}";
