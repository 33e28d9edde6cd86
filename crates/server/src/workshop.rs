//! Work that takes a processor for a while, such as drawing a board: off the threads that carry moves, and no more at once
//! than the machine should spare.

use std::sync::Arc;

use tokio::sync::Semaphore;

use crate::game::Unreachable;

/// The places where such work is done.
#[derive(Clone, Debug)]
pub(crate) struct Workshop {
    places: Arc<Semaphore>,
}

impl Workshop {
    /// Makes room for so much at once.
    pub(crate) fn new(n_places: usize) -> Self {
        Self {
            places: Arc::new(Semaphore::new(n_places.max(1))),
        }
    }

    /// Does something as soon as there is a place for it. What was begun goes on, and keeps its place, even if nobody waits
    /// for it any more.
    ///
    /// # Errors
    /// If it breaks.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Unreachable> {
        let place = Arc::clone(&self.places).acquire_owned().await;
        let done = tokio::task::spawn_blocking(move || {
            let _place = place;
            work()
        });
        done.await
            .map_err(|_| Unreachable::Broken("this could not be worked out".to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    #[tokio::test]
    async fn so_much_is_done_at_once_and_no_more() {
        let workshop = Workshop::new(2);
        let (now, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let works: Vec<_> = (0..16)
            .map(|_| {
                let (workshop, now, most) = (workshop.clone(), Arc::clone(&now), Arc::clone(&most));
                tokio::spawn(async move {
                    let work = move || {
                        most.fetch_max(now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                        std::thread::sleep(std::time::Duration::from_millis(5));
                        now.fetch_sub(1, Ordering::SeqCst);
                    };
                    workshop.run(work).await
                })
            })
            .collect();
        for work in works {
            work.await.expect("a task").expect("work");
        }
        assert!((1..=2).contains(&most.load(Ordering::SeqCst)));
    }
}
