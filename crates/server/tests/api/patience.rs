//! How long tests wait. Time decides nothing here: what never happens fails a test at last, on however slow a machine.

use std::time::Duration;

use tokio::time::{sleep, timeout};

/// How long anything may take before a test has failed.
pub(crate) const PATIENCE: Duration = Duration::from_secs(300);

/// Looks again and again until something is so; else the test has failed, and says what is wrong.
pub(crate) async fn until(is_wrong: &str, mut is_so: impl AsyncFnMut() -> bool) {
    let looking = async {
        while !is_so().await {
            sleep(Duration::from_millis(20)).await;
        }
    };
    let looked = timeout(PATIENCE, looking).await;
    assert!(looked.is_ok(), "{is_wrong}");
}
