//! Work that takes a processor for a while, such as drawing a board: off the threads that carry moves, no more at once
//! than the machine should spare, and no longer a line than somebody would wait in.

use std::sync::Arc;

use tokio::sync::Semaphore;

use crate::game::Unreachable;

/// The places where such work is done.
#[derive(Clone, Debug)]
pub(crate) struct Workshop {
    places: Arc<Semaphore>,
    /// For those who have a place or wait for one.
    line: Arc<Semaphore>,
}

impl Workshop {
    /// Makes room for so much at once, and for so many who wait.
    pub(crate) fn new(n_places: usize, n_waiting: usize) -> Self {
        let n_places = n_places.max(1);
        Self {
            places: Arc::new(Semaphore::new(n_places)),
            line: Arc::new(Semaphore::new(n_places + n_waiting)),
        }
    }

    /// Does something as soon as there is a place for it. What was begun goes on, and keeps its place, even if nobody waits
    /// for it any more.
    ///
    /// # Errors
    /// If too many wait already, or it breaks.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Unreachable> {
        let in_line = Arc::clone(&self.line).try_acquire_owned();
        let in_line = in_line.map_err(|_| Unreachable::Busy)?;
        let place = Arc::clone(&self.places).acquire_owned().await;
        let done = tokio::task::spawn_blocking(move || {
            let _held = (in_line, place);
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
        let workshop = Workshop::new(2, 14);
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

    #[tokio::test]
    async fn who_would_wait_too_long_is_told_so() {
        let workshop = Workshop::new(1, 1);
        let (go, wait) = std::sync::mpsc::channel::<()>();
        let busy = tokio::spawn({
            let workshop = workshop.clone();
            async move { workshop.run(move || wait.recv()).await }
        });
        while workshop.places.available_permits() > 0 {
            tokio::task::yield_now().await;
        }
        let waiting = tokio::spawn({
            let workshop = workshop.clone();
            async move { workshop.run(|| 7).await }
        });
        while workshop.line.available_permits() > 0 {
            tokio::task::yield_now().await;
        }
        let refused = workshop.run(|| 8).await;
        assert!(matches!(refused, Err(Unreachable::Busy)), "{refused:?}");
        go.send(()).expect("somebody works");
        busy.await.expect("a task").expect("work").expect("a word");
        assert_eq!(waiting.await.expect("a task").expect("work"), 7);
        assert_eq!(workshop.run(|| 9).await.expect("work"), 9);
    }
}
