//! What is chosen for a match to come: the game, its rules, who plays, who
//! begins. It is remembered, game by game, until the window closes.

use std::collections::BTreeMap;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::loading::{Go, Screen};
use super::table::Command;
use crate::record::{Participant, TimeControl};
use crate::rules::{AnyLine, Choice, Choices, Dice, GAMES, Level, PLAYERS, Say, choices, open};

/// How it is settled who plays first, where the game leaves that to people.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Begins {
    /// Whoever sits on the first seat.
    #[default]
    AsSeated,
    /// Lots are drawn for the seats.
    ByLot,
    /// People are asked a question, such as who was shorn last.
    Asked,
}

/// Who sits on a seat. A person's name is kept while the computer sits there.
#[derive(Clone, Debug, Default)]
struct Place {
    name: String,
    level: Option<Level>,
}

impl Place {
    fn participant(&self) -> Participant {
        match self.level {
            Some(level) => Participant::of(level),
            None => Participant::named(&self.name),
        }
    }
}

/// What is chosen for one game.
#[derive(Clone, Debug, Default)]
struct Chosen {
    /// The rule set's text.
    rules: String,
    /// By seat; there may be more than play.
    seats: Vec<Place>,
    begins: Begins,
    clocks: Option<TimeControl>,
}

/// What has been chosen so far, and what follows from it.
#[derive(Resource)]
pub struct SetUp {
    game: &'static str,
    all: BTreeMap<&'static str, Chosen>,
    line: Box<dyn AnyLine>,
    choices: Choices,
    /// What the preset says of itself.
    preset: Choices,
}

impl Default for SetUp {
    /// Before anything has been chosen.
    fn default() -> Self {
        let game = GAMES[0];
        let (line, choices) = follow(game, "").expect("every game has rules of its own");
        SetUp { game, all: BTreeMap::new(), line, preset: choices.clone(), choices }
    }
}

impl SetUp {
    /// Goes on with what was chosen for `game` before.
    pub fn turn_to(&mut self, game: &'static str) {
        self.game = game;
        let rules = self.all.entry(game).or_default().rules.clone();
        self.choose_rules(&rules);
    }

    /// The game.
    pub fn game(&self) -> &'static str {
        self.game
    }

    /// The match as it would begin.
    pub fn line(&self) -> &dyn AnyLine {
        &*self.line
    }

    /// What can be chosen in the rules, and what is.
    pub fn choices(&self) -> &Choices {
        &self.choices
    }

    /// Whether a toggle is set otherwise than the preset has it.
    pub fn differs(&self, choice: &Choice) -> bool {
        self.preset.toggles.iter().any(|own| own.name == choice.name && own.value != choice.value)
    }

    /// Plays by a preset; of the toggles only the number of players is kept, where it can be.
    pub fn choose_preset(&mut self, preset: &str) {
        let players =
            self.choices.toggles.iter().find(|choice| choice.name == PLAYERS && self.differs(choice));
        let kept = players.map(|players| format!("{preset},{PLAYERS}={}", players.value));
        if !kept.is_some_and(|rules| self.choose_rules(&rules)) {
            self.choose_rules(preset);
        }
    }

    /// Sets a toggle; a value that it cannot take changes nothing.
    pub fn set(&mut self, toggle: &str, value: &str) {
        let rules = format!("{},{toggle}={value}", self.line.rules());
        self.choose_rules(&rules);
    }

    /// Plays by the rules written as `rules`, if there are such.
    fn choose_rules(&mut self, rules: &str) -> bool {
        let Ok((line, choices)) = follow(self.game, rules) else { return false };
        let Ok((_, preset)) = follow(self.game, choices.preset) else { return false };
        (self.line, self.choices, self.preset) = (line, choices, preset);
        let rules = self.line.rules();
        self.chosen().rules = rules;
        true
    }

    fn chosen(&mut self) -> &mut Chosen {
        self.all.entry(self.game).or_default()
    }

    fn place(&self, seat: usize) -> Option<&Place> {
        self.all.get(self.game)?.seats.get(seat)
    }

    /// The name of the person on `seat`; empty where nobody has said one.
    pub fn name(&self, seat: usize) -> &str {
        self.place(seat).map_or("", |place| &place.name)
    }

    /// How well the computer plays on `seat`, if it does.
    pub fn level(&self, seat: usize) -> Option<Level> {
        self.place(seat)?.level
    }

    /// Who sits on `seat`.
    pub fn participant(&self, seat: usize) -> Participant {
        self.place(seat).map_or(Participant::named(""), Place::participant)
    }

    /// Says what the person on `seat` is called.
    pub fn set_name(&mut self, seat: usize, name: &str) {
        if let Some(place) = self.places().get_mut(seat) {
            name.clone_into(&mut place.name);
        }
    }

    /// Seats the computer, or a person.
    pub fn set_level(&mut self, seat: usize, level: Option<Level>) {
        if let Some(place) = self.places().get_mut(seat) {
            place.level = level;
        }
    }

    /// The seats of those who play.
    fn places(&mut self) -> &mut [Place] {
        let seats = self.line.seats();
        let places = &mut self.chosen().seats;
        places.resize(places.len().max(seats), Place::default());
        &mut places[..seats]
    }

    /// How it is settled who plays first.
    pub fn begins(&self) -> Begins {
        self.all.get(self.game).map_or(Begins::AsSeated, |chosen| chosen.begins)
    }

    /// Settles who plays first in this way.
    pub fn set_begins(&mut self, begins: Begins) {
        self.chosen().begins = begins;
    }

    /// How much time people give each other, if they want clocks and there may be any.
    pub fn clocks(&self) -> Option<TimeControl> {
        self.all.get(self.game)?.clocks.filter(|_| self.line.seats() == 2)
    }

    /// Plays with these clocks, or without any.
    pub fn set_clocks(&mut self, clocks: Option<TimeControl>) {
        self.chosen().clocks = clocks;
    }

    /// Turns the table, so that whoever sits on `seat` gets the first one and
    /// the others follow in their order.
    pub fn seat_first(&mut self, seat: usize) {
        let places = self.places();
        places.rotate_left(seat % places.len().max(1));
    }

    /// Draws lots with dice that nobody knows: who comes first.
    pub fn draw_lots(&mut self, dice: Dice) {
        let seats = self.line.seats();
        self.seat_first(dice.draw(0, vec![1; seats]));
    }

    /// What asks for the match.
    pub fn commands(&mut self) -> impl Iterator<Item = Command> + use<> {
        let begin = Command::New { game: self.game.into(), rules: self.line.rules() };
        let all: Vec<_> = self.places().iter().map(Place::participant).collect();
        let told = all.iter().any(|one| *one != Participant::named(""));
        let clocks = self.clocks().map(Command::Clocks);
        [begin].into_iter().chain(told.then_some(Command::Seat(all))).chain(clocks)
    }
}

/// A match of `game` as it would begin under `rules`, and what there is to choose.
fn follow(game: &str, rules: &str) -> Result<(Box<dyn AnyLine>, Choices), Say> {
    Ok((open(game, rules, None)?, choices(game, rules)?))
}

/// Leads to the set-up of a game.
#[derive(SystemParam)]
pub struct Choose<'w> {
    /// What has been chosen so far.
    pub set_up: ResMut<'w, SetUp>,
    /// Leads anywhere else.
    pub go: Go<'w>,
}

impl Choose<'_> {
    /// Sets up a match of `game`, with what was chosen for it before.
    pub fn game(&mut self, game: &'static str) {
        self.set_up.turn_to(game);
        self.go.to(Screen::SetUp);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SetUp>();
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(set_up: &SetUp, toggle: &str) -> (String, bool) {
        let choice = set_up.choices().toggles.iter().find(|choice| choice.name == toggle).expect("a toggle");
        (choice.value.clone(), set_up.differs(choice))
    }

    #[test]
    fn rules_are_chosen_and_remembered_game_by_game() {
        let mut set_up = SetUp::default();
        set_up.turn_to("barricade");
        set_up.set("players", "3");
        set_up.set("six_again", "off");
        set_up.set("six_again", "perhaps");
        assert_eq!(set_up.line().rules(), "classic,players=3,six_again=off");
        assert_eq!(chosen(&set_up, "six_again"), ("off".into(), true));
        assert_eq!(chosen(&set_up, "forced"), ("on".into(), false));
        set_up.turn_to("enclos");
        assert_eq!(set_up.line().rules(), "french");
        set_up.turn_to("barricade");
        assert_eq!(set_up.line().rules(), "classic,players=3,six_again=off");
        // Another board with other rules, for as many people.
        set_up.choose_preset("saint-marcoise-6:ravensburger");
        assert_eq!(set_up.line().rules(), "saint-marcoise-6:ravensburger,players=3");
        set_up.set("players", "5");
        set_up.choose_preset("classic");
        assert_eq!(set_up.line().rules(), "classic", "five are too many for this board");
        assert_eq!(set_up.places().len(), 4);
    }

    #[test]
    fn lots_seat_everybody_and_keep_the_order() {
        let mut set_up = SetUp::default();
        set_up.turn_to("barricade");
        let mut firsts = std::collections::BTreeSet::new();
        for seed in 0..40 {
            for (seat, letter) in ["a", "b", "c", "d"].into_iter().enumerate() {
                set_up.set_name(seat, letter);
            }
            set_up.draw_lots(Dice::new(seed));
            let order: String = (0..4).map(|seat| set_up.name(seat)).collect();
            assert!("abcdabc".contains(&order), "{order}");
            firsts.insert(order);
        }
        assert_eq!(firsts.len(), 4);
    }

    #[test]
    fn only_names_are_seated() {
        let mut set_up = SetUp::default();
        set_up.turn_to("enclos");
        let begin = Command::New { game: "enclos".into(), rules: "french".into() };
        assert_eq!(set_up.commands().collect::<Vec<_>>(), std::slice::from_ref(&begin));
        set_up.set_name(1, " Anna ");
        let people = ["", "Anna"].map(Participant::named).to_vec();
        assert_eq!(set_up.commands().collect::<Vec<_>>(), [begin.clone(), Command::Seat(people)]);
        // The computer takes her place, and gives it back.
        set_up.set_level(1, Some(Level::Fair));
        let seats = vec![Participant::named(""), Participant::Computer(2)];
        assert_eq!(set_up.commands().collect::<Vec<_>>(), [begin, Command::Seat(seats)]);
        set_up.set_level(1, None);
        assert_eq!(set_up.participant(1), Participant::named("Anna"));
    }
}
