//! The plans of the boards, as `assets/boards` holds them.

use serde::Deserialize;

/// A board as its file describes it. Fields are named by their ids, which count from 0.
#[derive(Debug, Deserialize)]
pub(super) struct Plan {
    pub cells: Vec<Cell>,
    pub edges: Vec<[u8; 2]>,
    pub houses: Vec<House>,
    pub first_row: Vec<u8>,
    pub second_row: Vec<u8>,
    pub goal: u8,
    pub barricades: Vec<u8>,
    pub teleport: Option<[u8; 2]>,
    /// For each number of players the houses they take.
    pub seats: std::collections::BTreeMap<u8, Vec<u8>>,
}

/// A field and where it is: x to the right, y towards the reader.
#[derive(Debug, Deserialize)]
pub(super) struct Cell {
    pub x: f32,
    pub y: f32,
}

/// A house: the field it opens on, and where its five pawns stand.
#[derive(Debug, Deserialize)]
pub(super) struct House {
    pub entry: u8,
    pub slots: Vec<[f32; 2]>,
}

/// A board that the box holds.
#[derive(Debug)]
pub(super) struct Source {
    /// Its name in position texts.
    pub name: &'static str,
    /// Its name for a table.
    pub model: &'static str,
    text: &'static str,
    /// A point of the plan becomes one of the table: first moved by this, then scaled.
    pub origin: [f32; 2],
    pub scale: f32,
    /// Where the die lies, on the table: in a corner that nothing else needs.
    pub die: [f32; 2],
}

/// The boards, in the order of their presets.
pub(super) const SOURCES: [Source; 3] = [
    Source {
        name: "classic",
        model: "barricade_classic",
        text: include_str!("../../../assets/boards/barricade_classic.json"),
        origin: [8.0, 7.6],
        scale: 1.0,
        die: [6.5, 1.6],
    },
    Source {
        name: "saint_marcoise_4",
        model: "saint_marcoise_4",
        text: include_str!("../../../assets/boards/saint_marcoise_4.json"),
        origin: [0.0, 0.0],
        scale: 9.3,
        die: [8.1, -8.6],
    },
    Source {
        name: "saint_marcoise_6",
        model: "saint_marcoise_6",
        text: include_str!("../../../assets/boards/saint_marcoise_6.json"),
        origin: [0.0, 0.0],
        scale: 9.3,
        die: [8.1, -8.6],
    },
];

impl Source {
    /// Reads the plan; `None` where the file does not describe a board (a test
    /// keeps that from happening).
    pub fn read(&self) -> Option<Plan> {
        serde_json::from_str(self.text).ok()
    }

    /// Where a point of the plan lies on the table: y away from the reader.
    pub fn place(&self, x: f32, y: f32) -> [f32; 2] {
        [(x - self.origin[0]) * self.scale, (self.origin[1] - y) * self.scale]
    }
}
