//! Prepared rules, shared by all games with the same setup: they are larger than a position and never change.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use carcas_engine::{Rules, RulesVersion};
use carcas_protocol::SetupSpec;

type Key = (SetupSpec, u32, u8);

static KNOWN: Mutex<BTreeMap<Key, Weak<Rules>>> = Mutex::new(BTreeMap::new());

/// Returns the rules of a setup in a version of the rules.
///
/// # Errors
/// All reasons why the setup cannot be played.
pub(crate) fn rules_of(setup: &SetupSpec, version: u32, n_seats: u8) -> Result<Arc<Rules>, String> {
    let key = (setup.clone(), version, n_seats);
    // Nothing panics while the lock is held; a poisoned one holds what it held.
    let known = || KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(rules) = known().get(&key).and_then(Weak::upgrade) {
        return Ok(rules);
    }
    let version = RulesVersion::new(version).map_err(|why| why.to_string())?;
    let prepared = setup.prepare_in(version, n_seats);
    let prepared = prepared.map_err(|why| why.to_string())?;
    let rules = Arc::new(Rules::new(&prepared).map_err(|why| why.to_string())?);
    let mut known = known();
    known.retain(|_, rules| rules.strong_count() > 0);
    known.insert(key, Arc::downgrade(&rules));
    Ok(rules)
}
