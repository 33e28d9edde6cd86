//! What is said of games: the wire carries the sentences of the terminal, and clients say them in the same words.
//!
//! `tests/told.json` has sentences of whole games with their words in every language. Of sentences that differ only by
//! players, places and numbers there is one. A test of the browser says them with its own words and compares.

use std::collections::BTreeSet;

use crate::common::{Games, all_boxes, all_boxes_of, other_setups_of};
use carcas_engine::{Node, Rules, Setup, State};
use carcas_protocol::{Question, Said, SaidArg, SaidEvent};
use carcas_record::{Scenario, Teller};
use carcas_text::{Language, Sentence, Words};
use serde::Serialize;

const NAMES: [&str; 6] = ["Ana", "Ben", "Cleo", "Dan", "Eve", "Flo"];

/// A sentence as the wire tells it, and its words in English, Spanish, French and German.
#[derive(Serialize)]
struct Told {
    said: Said,
    words: Vec<String>,
}

/// A question as the wire tells it, and the words of its answers.
#[derive(Serialize)]
struct Asked {
    question: Question,
    answers: Vec<(String, Vec<String>)>,
}

#[derive(Default, Serialize)]
struct Sample {
    names: Vec<String>,
    sentences: Vec<Told>,
    questions: Vec<Asked>,
    /// Which words stand in which arguments of which messages.
    #[serde(skip)]
    seen: BTreeSet<String>,
}

fn words(sentence: &Sentence) -> Vec<String> {
    let names = NAMES.map(str::to_owned);
    let said = Language::ALL.into_iter();
    said.map(|language| Words::shared(language).tell_with(sentence, &names))
        .collect()
}

/// Lists what tells a sentence from others: its words, and which numbers and lists it has.
fn marks(said: &Said, marks: &mut Vec<String>) {
    let key = said.key.as_deref().unwrap_or_default();
    marks.push(key.to_owned());
    for (name, arg) in &said.args {
        let mark = match arg {
            SaidArg::Number(number) => (*number).clamp(-1, 3).to_string(),
            SaidArg::Text(word) => word.clone(),
            SaidArg::Keys(keys) => keys.join(" "),
            SaidArg::Seat { .. } => "seat".to_owned(),
            SaidArg::Cell { .. } => "cell".to_owned(),
            SaidArg::Sentence(inner) => {
                self::marks(inner, marks);
                inner.key.clone().unwrap_or_default()
            }
            SaidArg::List { list, .. } => {
                for one in list {
                    if let SaidArg::Sentence(inner) = one {
                        self::marks(inner, marks);
                    }
                }
                list.len().min(3).to_string()
            }
        };
        marks.push(format!("{key} {name} {mark}"));
    }
}

impl Sample {
    /// Tells whether there is something new in a sentence.
    fn is_new(&mut self, said: &Said) -> bool {
        let mut found = Vec::new();
        marks(said, &mut found);
        let n_seen = self.seen.len();
        self.seen.extend(found);
        self.seen.len() > n_seen
    }

    fn add(&mut self, sentence: &Sentence) {
        let said = Said::of(sentence);
        if self.is_new(&said) {
            let words = words(sentence);
            self.sentences.push(Told { said, words });
        }
    }

    /// Adds a question if one of its answers says something new, unless it is a long one.
    fn ask(&mut self, rules: &Rules, state: &State) {
        let Some(question) = Question::of(rules, state) else {
            return;
        };
        let answers = question.answers();
        let is_short = answers.len() <= 12;
        if !is_short || !answers.iter().any(|(_, said)| self.is_new(said)) {
            return;
        }
        let said = |(text, _): (String, Said)| {
            let legal = state.parse_move(rules, &text).expect("it is legal");
            let words = words(&Teller { rules }.answer(state, legal));
            (text, words)
        };
        let answers = answers.into_iter().map(said).collect();
        self.questions.push(Asked { question, answers });
    }
}

/// Each box alone and all together, in every preset.
fn games() -> impl Iterator<Item = (Setup, u64)> {
    let alone = other_setups_of(1, true);
    let together = all_boxes_of(1, true);
    together.into_iter().chain(alone)
}

#[test]
fn sentences_of_whole_games_are_those_of_the_terminal() {
    let mut sample = Sample {
        names: NAMES.map(str::to_owned).to_vec(),
        ..Sample::default()
    };
    for (setup, seed) in games() {
        Games::new(&setup, seed).play(|rules, state, events| {
            let teller = Teller { rules };
            for event in events {
                let sentence = teller.event(state, event);
                let told = SaidEvent::of(rules, state, event).said;
                assert_eq!(told, Some(Said::of(&sentence)));
                sample.add(&sentence);
            }
            if let Node::Decide { seat, decision } = state.node() {
                sample.add(&teller.question(state, seat, decision));
            }
            sample.ask(rules, state);
        });
    }
    let lines = |told: Vec<String>| told.join(",\n");
    let line = |one: &Told| serde_json::to_string(one).expect("it has a JSON form");
    let asked = |one: &Asked| serde_json::to_string(one).expect("it has a JSON form");
    let wanted = format!(
        "{{\"names\": {},\n\"sentences\": [\n{}\n],\n\"questions\": [\n{}\n]}}\n",
        serde_json::to_string(&sample.names).expect("it has a JSON form"),
        lines(sample.sentences.iter().map(line).collect()),
        lines(sample.questions.iter().map(asked).collect()),
    );
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/told.json");
    if std::env::var_os("CARCAS_BLESS").is_some() {
        std::fs::write(path, &wanted).expect("the file can be written");
    }
    let found = std::fs::read_to_string(path).unwrap_or_default();
    assert!(
        found == wanted,
        "tests/told.json is stale: cargo xtask bless protocol"
    );
}

/// What the dragon does after a volcano is placed is told in other words than its journey.
#[test]
fn a_dragon_flies_to_a_new_volcano() {
    let mut n_flights = 0;
    for (setup, seed) in all_boxes(1) {
        Games::new(&setup, seed).play(|rules, state, events| {
            let told = events
                .iter()
                .map(|event| SaidEvent::of(rules, state, event));
            let keys = told.filter_map(|told| told.said?.key);
            n_flights += keys.filter(|key| key == "event-dragon-flies").count();
        });
    }
    assert!(n_flights > 10, "{n_flights}");
}

/// Whoever chooses what a castle takes its points from is told how many they are.
#[test]
fn choices_of_castles_say_their_points() {
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../scenarios/bridges-castles-and-bazaars/castle-owner-chooses-a-feature.txt"
    );
    let text = std::fs::read_to_string(path).expect("it can be read");
    let scenario = Scenario::parse("castles", &text).expect("it is one");
    let (_, steps) = scenario.steps().expect("it can be played");
    let mut questions = steps
        .iter()
        .filter_map(|step| Question::of(scenario.rules(), &step.state));
    let question = questions
        .find(|question| question.name == "castle-scoring")
        .expect("it is asked");
    let told = question.answers().into_iter().map(|(text, said)| {
        assert_eq!(said.key.as_deref(), Some("answer-score-castle"), "{text}");
        (text, said.args["points"].clone())
    });
    let wanted = [("score 1,-3 city:S", 10), ("score 1,0 road:E", 4)];
    let wanted = wanted.map(|(text, points)| (text.to_owned(), SaidArg::Number(points)));
    assert_eq!(told.collect::<Vec<_>>(), wanted);
}
