//! All sounds there are: figures and names of files only.

/// What a sound belongs to: each has a volume of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Channel {
    /// Things, and the panels.
    Effects,
    /// The cries of what lives.
    Voices,
    /// The music.
    Music,
}

/// Something to be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Effect {
    /// A sheep touches down.
    Hop,
    /// A tiger lands.
    Paws,
    /// A pawn sets foot on a field.
    Pawn,
    /// A barricade is put down.
    Block,
    /// A pawn is thrown out.
    Strike,
    /// A fence is driven in.
    Hammer,
    /// A die hits the board.
    Die,
    /// A die rattles in the hand.
    Shake,
    /// A sheep cries.
    Bleat,
    /// A sheep cries as it is led away.
    Goodbye,
    /// A tiger growls.
    Growl,
    /// A tiger eats.
    Eat,
    /// The gate of a sheepfold falls to.
    Gate,
    /// Something is taken back.
    Back,
    /// A piece is chosen.
    Select,
    /// A touch is refused.
    Refuse,
    /// A button is pressed.
    Click,
    /// A switch is turned.
    Toggle,
    /// A page is opened or closed.
    Page,
    /// There is something to read.
    Notice,
    /// Somebody has won.
    Win,
    /// The computer has beaten the only person.
    Loss,
    /// Nobody has won.
    Draw,
}

/// What is known of an effect.
#[derive(Debug)]
pub(super) struct Entry {
    pub effect: Effect,
    /// Its files: several sound the same and yet not quite.
    pub files: &'static [&'static str],
    pub channel: Channel,
    /// By which part its pitch may be higher or lower.
    pub spread: f32,
}

const fn entry(effect: Effect, files: &'static [&'static str], spread: f32) -> Entry {
    Entry { effect, files, channel: Channel::Effects, spread }
}

const fn cry(effect: Effect, files: &'static [&'static str], spread: f32) -> Entry {
    Entry { channel: Channel::Voices, ..entry(effect, files, spread) }
}

/// All effects. How loud each is its file says: see `assets/source/sounds.py`.
pub(super) const EFFECTS: &[Entry] = &[
    entry(Effect::Hop, &["hop_1", "hop_2", "hop_3"], 0.06),
    entry(Effect::Paws, &["paws_1", "paws_2"], 0.05),
    entry(Effect::Pawn, &["pawn_1", "pawn_2", "pawn_3", "pawn_4"], 0.05),
    entry(Effect::Block, &["block_1", "block_2", "block_3"], 0.04),
    entry(Effect::Strike, &["strike_1", "strike_2"], 0.05),
    entry(Effect::Hammer, &["hammer_1", "hammer_2", "hammer_3"], 0.04),
    entry(Effect::Die, &["die_1", "die_2", "die_3"], 0.06),
    entry(Effect::Shake, &["shake_1", "shake_2"], 0.05),
    cry(Effect::Bleat, &["sheep_bleat_1", "sheep_bleat_2", "sheep_bleat_3"], 0.06),
    cry(Effect::Goodbye, &["sheep_bleat_low_1", "sheep_bleat_low_2"], 0.05),
    cry(Effect::Growl, &["tiger_growl_1", "tiger_growl_2"], 0.04),
    entry(Effect::Eat, &["tiger_eat_1", "tiger_eat_2"], 0.04),
    entry(Effect::Gate, &["gate_1", "gate_2"], 0.04),
    entry(Effect::Back, &["back_1", "back_2"], 0.06),
    entry(Effect::Select, &["select_1", "select_2"], 0.0),
    entry(Effect::Refuse, &["refuse_1", "refuse_2"], 0.03),
    entry(Effect::Click, &["click_1", "click_2", "click_3"], 0.04),
    entry(Effect::Toggle, &["toggle_1", "toggle_2"], 0.03),
    entry(Effect::Page, &["page_1", "page_2", "page_3"], 0.06),
    // Tunes are in tune with the music.
    entry(Effect::Notice, &["notice"], 0.0),
    entry(Effect::Win, &["win_jingle"], 0.0),
    entry(Effect::Loss, &["lose_soft"], 0.0),
    entry(Effect::Draw, &["draw_even"], 0.0),
];

/// The file of the music, which is read when it is first wanted.
pub(super) const MUSIC: &str = "music";

impl Effect {
    /// Whether it tells how a match has ended.
    pub fn is_ending(self) -> bool {
        matches!(self, Effect::Win | Effect::Loss | Effect::Draw)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_file_is_played_and_every_effect_has_one() {
        let named: BTreeSet<_> = EFFECTS.iter().flat_map(|entry| entry.files).chain([&MUSIC]).collect();
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/sounds");
        let files: Vec<_> = std::fs::read_dir(folder)
            .unwrap()
            .map(|file| file.unwrap().path().file_stem().unwrap().to_string_lossy().into_owned())
            .collect();
        let there: BTreeSet<_> = files.iter().map(String::as_str).collect();
        assert_eq!(named.into_iter().copied().collect::<BTreeSet<_>>(), there);
        let effects: BTreeSet<_> = EFFECTS.iter().map(|entry| entry.effect).collect();
        assert_eq!(effects.len(), EFFECTS.len(), "each once");
        assert!(EFFECTS.iter().all(|entry| !entry.files.is_empty() && entry.spread <= 0.06));
    }
}
