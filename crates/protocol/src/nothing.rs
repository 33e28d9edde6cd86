//! Kinds that have no fields.

use serde::{Deserialize, Deserializer};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Nothing {}

/// Refuses fields beside a tag that has none. A derived reader passes over them there, whatever it does elsewhere.
pub(crate) fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<(), D::Error> {
    Nothing::deserialize(deserializer).map(|Nothing {}| ())
}

#[cfg(test)]
mod tests {
    use crate::{Command, SeatPlan, TimeControl};

    #[test]
    fn fields_beside_a_tag_are_refused() {
        let read = |text: &str| serde_json::from_str::<Command>(text);
        assert_eq!(read(r#"{"kind":"resign"}"#).ok(), Some(Command::Resign));
        assert!(read(r#"{"kind":"resign","x":1}"#).is_err());
        assert!(read(r#"{"kind":"undo","seat":1}"#).is_err());
        let clock = serde_json::from_str::<TimeControl>;
        assert_eq!(clock(r#"{"kind":"none"}"#).ok(), Some(TimeControl::None));
        assert!(clock(r#"{"kind":"none","baseS":600}"#).is_err());
        let seat = serde_json::from_str::<SeatPlan>;
        assert_eq!(seat(r#"{"kind":"open"}"#).ok(), Some(SeatPlan::Open));
        assert!(seat(r#"{"kind":"open","name":"x"}"#).is_err());
    }
}
