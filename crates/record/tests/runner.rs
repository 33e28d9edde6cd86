//! The tests of records and scenarios, in one program.

mod apply;
mod docs;
mod families;
mod format_2;
mod format_2_texts;
mod pictures;
mod records;
mod refusals;
mod scenario_texts;
mod scenarios;
mod told_events;
mod versions;
mod view;
