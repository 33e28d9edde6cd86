//! What every store does. Each check uses games and identities of its own.

use carcas_server::store::{
    Append, Entry, Flags, GameId, Holder, IdentityId, IdentityRow, Page, SeatRow, Status, Store,
    StoreError, Write,
};

use crate::store::samples::{
    append, create, game_id, identity, identity_id, identity_token, person, seat_token, summary,
};

/// Runs all checks on a store that is empty.
pub(crate) async fn run<S: Store>(store: &S) {
    store.ping().await.expect("it can be read from");
    events_come_back_as_they_were_appended(store).await;
    versions_have_no_gaps_and_no_doubles(store).await;
    a_refused_append_leaves_nothing(store).await;
    one_of_many_wins(store).await;
    many_games_at_once(store).await;
    texts_that_cannot_be_kept_are_refused(store).await;
    flags_outlive_appends(store).await;
    tokens_open_what_they_were_made_for(store).await;
    identities_come_and_go(store).await;
    lists_come_in_pages(store).await;
    old_games_are_found_and_deleted(store).await;
    bodies_can_be_replaced(store).await;
    the_next_game_is_made_with_the_end_of_the_one_before(store).await;
    games_are_found_by_their_seed_until_they_are_over(store).await;
    identities_that_nobody_uses_are_found_and_deleted(store).await;
    who_left_a_seat_has_no_game_there_and_is_still_found(store).await;
}

async fn events_come_back_as_they_were_appended<S: Store>(store: &S) {
    let game = game_id(100);
    assert_eq!(store.game(&game).await, Ok(None));
    assert_eq!(store.read(&game, 0, 10).await, Ok(Vec::new()));
    store.append(create(&game)).await.expect("a new game");
    let mut move_and_draw = append(&game, 2, "moved");
    move_and_draw.events.push(Entry {
        at_ms: -3,
        body: "{\"text\":\"'; DROP TABLE games; -- \\u0000 Zoë 🐉\"}".to_owned(),
    });
    move_and_draw.summary = summary(Status::Finished, 2_000);
    move_and_draw.summary.is_public = false;
    move_and_draw.seats = vec![
        SeatRow {
            seat: 1,
            holder: Holder::Bot("greedy".to_owned()),
            identity: None,
            is_to_move: true,
        },
        person(0, None, false),
        SeatRow {
            seat: 2,
            holder: Holder::Open,
            identity: None,
            is_to_move: false,
        },
    ];
    store
        .append(move_and_draw.clone())
        .await
        .expect("the next versions");
    let events = store.read(&game, 0, 10).await.expect("a log");
    let versions: Vec<_> = events.iter().map(|event| event.version).collect();
    assert_eq!(versions, [1, 2, 3]);
    let last = events.last().expect("three events");
    assert_eq!(
        (last.at_ms, &last.body),
        (-3, &move_and_draw.events[1].body)
    );
    let part = store.read(&game, 1, 1).await.expect("a log");
    assert_eq!(part, events[1..2]);
    let row = store.game(&game).await.expect("a row").expect("a game");
    assert_eq!((row.version, row.created_ms), (3, 1_000));
    assert_eq!(row.summary, move_and_draw.summary);
    let mut seats = move_and_draw.seats;
    seats.sort_by_key(|seat| seat.seat);
    assert_eq!(store.seats(&game).await, Ok(seats));
}

async fn versions_have_no_gaps_and_no_doubles<S: Store>(store: &S) {
    let game = game_id(200);
    let nobody = store.append(append(&game, 2, "moved")).await;
    assert_eq!(nobody, Err(StoreError::NotFound));
    store.append(create(&game)).await.expect("a new game");
    store
        .append(append(&game, 2, "moved"))
        .await
        .expect("the next version");
    for version in [1, 2, 4, u64::from(u32::MAX)] {
        let result = store.append(append(&game, version, "other")).await;
        assert_eq!(result, Err(StoreError::Conflict), "version {version}");
    }
    for version in [0, u64::MAX] {
        let result = store.append(append(&game, version, "other")).await;
        let is_refused = matches!(result, Err(StoreError::Conflict | StoreError::Invalid(_)));
        assert!(is_refused, "version {version}: {result:?}");
    }
    assert_eq!(bodies(store, &game).await, ["created", "moved"]);
}

async fn a_refused_append_leaves_nothing<S: Store>(store: &S) {
    let (game, other) = (game_id(300), game_id(301));
    let mut first = create(&game);
    first.tokens = vec![seat_token(300, &game)];
    store.append(first).await.expect("a new game");
    let row = store.game(&game).await.expect("a row");
    // The token at the end is somebody else's, so the game that comes before it must not be.
    let mut taken = create(&other);
    taken.seats = vec![person(0, None, true)];
    taken.tokens = vec![seat_token(301, &other), seat_token(300, &other)];
    assert_eq!(store.append(taken).await, Err(StoreError::Conflict));
    assert_eq!(store.game(&other).await, Ok(None));
    assert_eq!(store.seats(&other).await, Ok(Vec::new()));
    let left = store.token(&seat_token(301, &other).hash).await;
    assert_eq!(left, Ok(None));
    // The same in a game that exists.
    let mut taken = append(&game, 2, "moved");
    taken.seats = vec![person(0, None, true)];
    taken.summary = summary(Status::Finished, 9_999);
    taken.tokens = vec![seat_token(300, &other)];
    let refused = store.append(taken).await;
    let is_refused = matches!(refused, Err(StoreError::Conflict | StoreError::NotFound));
    assert!(is_refused, "{refused:?}");
    assert_eq!(store.game(&game).await, Ok(row));
    assert_eq!(store.seats(&game).await, Ok(Vec::new()));
    assert_eq!(bodies(store, &game).await, ["created"]);
}

async fn one_of_many_wins<S: Store>(store: &S) {
    let game = game_id(400);
    store.append(create(&game)).await.expect("a new game");
    for version in 2..12 {
        let tasks: Vec<_> = (0..8)
            .map(|writer| {
                let append = append(&game, version, &format!("writer {writer}"));
                let store = store.clone();
                tokio::spawn(async move { store.append(append).await })
            })
            .collect();
        let mut winner = None;
        for (writer, task) in tasks.into_iter().enumerate() {
            match task.await.expect("no panic") {
                Ok(()) => assert_eq!(winner.replace(writer), None, "two winners"),
                Err(error) => assert_eq!(error, StoreError::Conflict),
            }
        }
        let winner = winner.expect("a winner");
        let last = bodies(store, &game).await.pop();
        assert_eq!(last, Some(format!("writer {winner}")));
    }
}

async fn many_games_at_once<S: Store>(store: &S) {
    const GAMES: u32 = 60;
    let tasks: Vec<_> = (0..GAMES)
        .map(|number| {
            let (store, game) = (store.clone(), game_id(500 + number));
            tokio::spawn(async move {
                store.append(create(&game)).await.expect("a new game");
                for version in 2..=10 {
                    // A conflict beside every good append: it must not harm the neighbors.
                    let good = append(&game, version, "moved");
                    let bad = append(&game, 1, "again");
                    let (bad, good) = tokio::join!(store.append(bad), store.append(good));
                    assert_eq!((bad, good), (Err(StoreError::Conflict), Ok(())));
                }
            })
        })
        .collect();
    for task in tasks {
        task.await.expect("no panic");
    }
    for number in 0..GAMES {
        let events = store.read(&game_id(500 + number), 0, 100).await;
        let versions: Vec<_> = events
            .expect("a log")
            .iter()
            .map(|event| event.version)
            .collect();
        assert_eq!(versions, Vec::from_iter(1..=10), "game {number}");
    }
}

async fn texts_that_cannot_be_kept_are_refused<S: Store>(store: &S) {
    let game = game_id(600);
    let mut two_lines = create(&game);
    two_lines.events[0].body = "{\n}".to_owned();
    let mut zero = create(&game);
    zero.summary.json = "\0".to_owned();
    let mut nothing = create(&game);
    nothing.events.clear();
    for wrong in [two_lines, zero, nothing] {
        let result = store.append(wrong).await;
        assert!(matches!(result, Err(StoreError::Invalid(_))), "{result:?}");
    }
    let mut named = identity(600);
    named.name = "a\0b".to_owned();
    let result = store.write(Write::CreateIdentity(named, Vec::new())).await;
    assert!(matches!(result, Err(StoreError::Invalid(_))), "{result:?}");
    // Long texts are no trouble.
    let mut long = create(&game);
    long.events[0].body = "x".repeat(3_000_000);
    store.append(long.clone()).await.expect("a long text");
    let events = store.read(&game, 0, 1).await.expect("a log");
    assert_eq!(events[0].body, long.events[0].body);
}

async fn flags_outlive_appends<S: Store>(store: &S) {
    let game = game_id(700);
    let flags = Flags {
        is_closed: true,
        is_muted: true,
    };
    let early = store.write(Write::SetFlags(game.clone(), flags)).await;
    assert_eq!(early, Err(StoreError::NotFound));
    store.append(create(&game)).await.expect("a new game");
    store
        .write(Write::SetFlags(game.clone(), flags))
        .await
        .expect("a game");
    store
        .append(append(&game, 2, "moved"))
        .await
        .expect("the next version");
    let row = store.game(&game).await.expect("a row").expect("a game");
    assert_eq!(row.flags, flags);
}

async fn tokens_open_what_they_were_made_for<S: Store>(store: &S) {
    let game = game_id(800);
    let row = seat_token(800, &game);
    let early = store.write(Write::PutTokens(vec![row.clone()])).await;
    assert_eq!(early, Err(StoreError::NotFound), "a token of no game");
    let mut first = create(&game);
    first.tokens = vec![row.clone()];
    store.append(first).await.expect("a new game");
    assert_eq!(store.token(&row.hash).await, Ok(Some(row.clone())));
    let second = seat_token(801, &game);
    let both = vec![row.clone(), second.clone()];
    store
        .write(Write::PutTokens(both))
        .await
        .expect("the first exists alike");
    let mut stolen = row.clone();
    stolen.subject = "{\"seat\":1}".to_owned();
    let result = store.write(Write::PutTokens(vec![stolen])).await;
    assert_eq!(result, Err(StoreError::Conflict));
    assert_eq!(store.token(&second.hash).await, Ok(Some(second.clone())));
    store
        .write(Write::DeleteGame(game.clone()))
        .await
        .expect("a game");
    for token in [row, second] {
        let gone = store.token(&token.hash).await;
        assert_eq!(gone, Ok(None), "it goes with its game");
    }
}

async fn identities_come_and_go<S: Store>(store: &S) {
    let (game, row) = (game_id(900), identity(900));
    let id = row.id.clone();
    let (laptop, phone) = (identity_token(900, &id), identity_token(901, &id));
    let create_it = Write::CreateIdentity(row.clone(), vec![laptop.clone()]);
    store
        .write(create_it.clone())
        .await
        .expect("a new identity");
    store.write(create_it).await.expect("the same again");
    let mut other = row.clone();
    other.name = "somebody".to_owned();
    let result = store.write(Write::CreateIdentity(other, Vec::new())).await;
    assert_eq!(result, Err(StoreError::Conflict));
    store
        .write(Write::PutTokens(vec![phone.clone()]))
        .await
        .expect("a second device");
    store
        .write(Write::TouchIdentity(id.clone(), 77))
        .await
        .expect("an identity");
    let found = store
        .identity(&id)
        .await
        .expect("a row")
        .expect("an identity");
    assert_eq!((found.created_ms, found.seen_ms), (5, 77));
    assert_eq!(found.name, row.name);
    let mut first = create(&game);
    // A bot plays on for the person in the second seat, and the seat is still theirs.
    let taken_over = |identity: Option<&IdentityId>| SeatRow {
        holder: Holder::Bot("greedy".to_owned()),
        ..person(1, identity, false)
    };
    let seats = [person(0, Some(&id), true), taken_over(Some(&id))];
    first.seats = seats.to_vec();
    store.append(first).await.expect("a new game");
    let mine = store.games_of(&id, &Page::first(10)).await.expect("games");
    assert_eq!(mine.len(), 1);
    assert_eq!(mine[0].seats, seats);
    store
        .write(Write::DeleteIdentity(id.clone()))
        .await
        .expect("an identity");
    assert_eq!(store.identity(&id).await, Ok(None));
    for token in [laptop, phone] {
        assert_eq!(store.token(&token.hash).await, Ok(None));
    }
    assert_eq!(store.games_of(&id, &Page::first(10)).await, Ok(Vec::new()));
    let seats = store.seats(&game).await.expect("seats");
    assert_eq!(seats, [person(0, None, true), taken_over(None)]);
    // A game that still names it goes on.
    let mut next = append(&game, 2, "moved");
    next.seats = vec![person(0, Some(&id), false)];
    store.append(next).await.expect("the next version");
    assert_eq!(
        store.seats(&game).await.expect("seats")[0],
        person(0, None, false)
    );
    for write in [
        Write::DeleteIdentity(id.clone()),
        Write::TouchIdentity(id.clone(), 1),
        Write::PutTokens(vec![identity_token(902, &id)]),
    ] {
        assert_eq!(store.write(write).await, Err(StoreError::NotFound));
    }
}

async fn lists_come_in_pages<S: Store>(store: &S) {
    let row = identity(1000);
    store
        .write(Write::CreateIdentity(row.clone(), Vec::new()))
        .await
        .expect("an identity");
    // Two games of each time, so that a page can end between them; later than all other games of the suite.
    for number in 0..10 {
        let game = game_id(1000 + number);
        let mut first = create(&game);
        first.summary = summary(Status::Waiting, 1_000_000 + i64::from(number / 2));
        first.seats = vec![person(0, Some(&row.id), number == 3)];
        store.append(first).await.expect("a new game");
    }
    // Not in the lobby: private, finished, closed.
    let mut private = append(&game_id(1000), 2, "hidden");
    private.summary = summary(Status::Waiting, 1_000_000);
    private.summary.is_public = false;
    store.append(private).await.expect("the next version");
    let mut finished = append(&game_id(1001), 2, "ended");
    finished.summary = summary(Status::Finished, 1_000_000);
    store.append(finished).await.expect("the next version");
    let closed = Flags {
        is_closed: true,
        is_muted: false,
    };
    store
        .write(Write::SetFlags(game_id(1002), closed))
        .await
        .expect("a game");
    let mut page = Page::first(3);
    let mut lobby = Vec::new();
    while lobby.len() < 7 {
        let rows = store.lobby(&page).await.expect("a lobby");
        let last = rows.last().expect("more games");
        page.after = Some((last.summary.updated_ms, last.id.clone()));
        lobby.extend(rows.into_iter().map(|row| row.id));
    }
    let expected: Vec<_> = (3..10).rev().map(|number| game_id(1000 + number)).collect();
    assert_eq!(lobby[..7], expected);
    let mut page = Page::first(4);
    let mut mine = Vec::new();
    loop {
        let games = store.games_of(&row.id, &page).await.expect("games");
        let Some(last) = games.last() else { break };
        page.after = Some((last.row.summary.updated_ms, last.row.id.clone()));
        mine.extend(games);
    }
    let ids: Vec<_> = mine.iter().map(|game| game.row.id.clone()).collect();
    let expected: Vec<_> = (0..10).rev().map(|number| game_id(1000 + number)).collect();
    assert_eq!(ids, expected);
    let to_move = mine.iter().filter(|game| game.seats[0].is_to_move);
    let to_move: Vec<_> = to_move.map(|game| game.row.id.clone()).collect();
    assert_eq!(to_move, [game_id(1003)]);
    let nobody = store.games_of(&identity_id(1001), &Page::first(4)).await;
    assert_eq!(nobody, Ok(Vec::new()));
}

async fn old_games_are_found_and_deleted<S: Store>(store: &S) {
    for (number, status, updated_ms) in [
        (1100, Status::Abandoned, 30),
        (1101, Status::Abandoned, 10),
        (1102, Status::Abandoned, 20),
        (1103, Status::Waiting, 10),
    ] {
        let mut first = create(&game_id(number));
        first.summary = summary(status, updated_ms);
        first.tokens = vec![seat_token(number, &game_id(number))];
        store.append(first).await.expect("a new game");
    }
    let old = store.untouched(Status::Abandoned, 30, 10).await;
    assert_eq!(old, Ok(vec![game_id(1101), game_id(1102)]));
    let oldest = store.untouched(Status::Abandoned, 30, 1).await;
    assert_eq!(oldest, Ok(vec![game_id(1101)]));
    let mut page = Page::first(1);
    let mut found = Vec::new();
    while let Some(row) = store
        .games_in(Status::Abandoned, &page)
        .await
        .expect("a page")
        .pop()
    {
        assert_eq!(row.summary.status, Status::Abandoned);
        page.after = Some((row.summary.updated_ms, row.id.clone()));
        found.push(row.id);
    }
    assert!(
        found.ends_with(&[game_id(1102), game_id(1101)]),
        "{found:?}"
    );
    let game = game_id(1101);
    store
        .write(Write::DeleteGame(game.clone()))
        .await
        .expect("a game");
    assert_eq!(store.game(&game).await, Ok(None));
    assert_eq!(store.read(&game, 0, 10).await, Ok(Vec::new()));
    assert_eq!(store.seats(&game).await, Ok(Vec::new()));
    let again = store.write(Write::DeleteGame(game.clone())).await;
    assert_eq!(again, Err(StoreError::NotFound));
    let late = store.append(append(&game, 2, "moved")).await;
    assert_eq!(late, Err(StoreError::NotFound));
}

async fn the_next_game_is_made_with_the_end_of_the_one_before<S: Store>(store: &S) {
    let (first, second) = (game_id(1300), game_id(1301));
    store.append(create(&first)).await.expect("a new game");
    let ends = |version| Append {
        next_game: Some(Box::new(create(&second))),
        ..append(&first, version, "ended")
    };
    // Both or none, whichever of them is at fault.
    assert_eq!(store.append(ends(3)).await, Err(StoreError::Conflict));
    assert_eq!(store.game(&second).await, Ok(None));
    store.append(ends(2)).await.expect("the next version");
    assert_eq!(bodies(store, &second).await, ["created"]);
    assert_eq!(store.append(ends(3)).await, Err(StoreError::Conflict));
    assert_eq!(bodies(store, &first).await, ["created", "ended"]);
}

async fn games_are_found_by_their_seed_until_they_are_over<S: Store>(store: &S) {
    let game = game_id(1400);
    let with_seed = |version, seed_hash: Option<&str>| Append {
        seed_hash: seed_hash.map(str::to_owned),
        ..append(&game, version, "moved")
    };
    assert_eq!(store.game_by_seed("5eed").await, Ok(None));
    for version in 1..3 {
        let next = with_seed(version, Some("5eed"));
        store.append(next).await.expect("the next version");
        let found = store.game_by_seed("5eed").await.expect("a store");
        assert_eq!(
            found.map(|row| (row.id, row.version)),
            Some((game.clone(), version))
        );
        assert_eq!(store.game_by_seed("5eee").await, Ok(None));
    }
    let over = with_seed(3, None);
    store.append(over).await.expect("the next version");
    assert_eq!(store.game_by_seed("5eed").await, Ok(None));
}

async fn identities_that_nobody_uses_are_found_and_deleted<S: Store>(store: &S) {
    // Long before all others of the suite.
    let [unused, seated, seen] = [1500, 1501, 1502].map(identity_id);
    for (number, seen_ms) in [(1500, -30), (1501, -20), (1502, -10)] {
        let row = identity(number);
        let tokens = vec![identity_token(number, &row.id)];
        let create_it = Write::CreateIdentity(IdentityRow { seen_ms, ..row }, tokens);
        store.write(create_it).await.expect("a new identity");
    }
    let mut first = create(&game_id(1500));
    let bot = Holder::Bot("greedy".to_owned());
    first.seats = vec![SeatRow {
        holder: bot,
        ..person(0, Some(&seated), false)
    }];
    store.append(first).await.expect("a new game");
    let old = store.unused_identities(-10, 10).await;
    assert_eq!(old, Ok(vec![unused.clone()]));
    let old = store.unused_identities(0, 1).await;
    assert_eq!(old, Ok(vec![unused.clone()]), "the oldest first");
    // Whoever sits down or comes back meanwhile stays.
    let delete = Write::DeleteUnused {
        identities: vec![
            unused.clone(),
            seated.clone(),
            seen.clone(),
            identity_id(9999),
        ],
        before_ms: -10,
    };
    store.write(delete).await.expect("gone or not");
    assert_eq!(store.identity(&unused).await, Ok(None));
    assert_eq!(
        store.token(&identity_token(1500, &unused).hash).await,
        Ok(None)
    );
    for kept in [seated, seen] {
        let row = store.identity(&kept).await.expect("a store");
        assert!(row.is_some(), "{kept}");
    }
}

async fn who_left_a_seat_has_no_game_there_and_is_still_found<S: Store>(store: &S) {
    let games = [1600, 1601, 1602].map(game_id);
    let [who, deleted] = [1600, 1601].map(identity_id);
    let old = IdentityRow {
        seen_ms: -100,
        ..identity(1600)
    };
    let create_it = Write::CreateIdentity(old, Vec::new());
    store.write(create_it).await.expect("a new identity");
    let open = SeatRow {
        holder: Holder::Open,
        ..person(0, None, false)
    };
    for game in &games {
        let mut first = create(game);
        first.seats = vec![person(0, Some(&who), false)];
        store.append(first).await.expect("a new game");
        let left = Append {
            seats: vec![open.clone()],
            left: vec![who.clone(), deleted.clone()],
            ..append(game, 2, "left")
        };
        store.append(left).await.expect("the next version");
    }
    let mine = store.games_of(&who, &Page::first(10)).await;
    assert_eq!(mine, Ok(Vec::new()));
    assert_eq!(store.seats(&games[0]).await, Ok(vec![open.clone()]));
    // Left twice it is in the list once.
    let mut again = append(&games[0], 3, "taken");
    again.seats = vec![person(0, Some(&who), false)];
    store.append(again).await.expect("the next version");
    let left = Append {
        seats: vec![open],
        left: vec![who.clone()],
        ..append(&games[0], 4, "left")
    };
    store.append(left).await.expect("the next version");
    assert_eq!(
        store.games_left(&who, None, 10).await,
        Ok(games.to_vec()),
        "in order"
    );
    let page = store.games_left(&who, Some(&games[0]), 1).await;
    assert_eq!(page, Ok(vec![games[1].clone()]));
    let nobody = store.games_left(&deleted, None, 10).await;
    assert_eq!(nobody, Ok(Vec::new()));
    // The name is in the log as long as the game is there, and so is the identity.
    let unused = store.unused_identities(-99, 10).await;
    assert_eq!(unused, Ok(Vec::new()));
    let delete = Write::DeleteUnused {
        identities: vec![who.clone()],
        before_ms: -99,
    };
    store.write(delete).await.expect("gone or not");
    assert!(store.identity(&who).await.expect("a store").is_some());
    let delete = Write::DeleteGame(games[2].clone());
    store.write(delete).await.expect("a game");
    let left = store.games_left(&who, None, 10).await;
    assert_eq!(left, Ok(games[..2].to_vec()));
    let delete = Write::DeleteIdentity(who.clone());
    store.write(delete).await.expect("an identity");
    let gone = store.games_left(&who, None, 10).await;
    assert_eq!(gone, Ok(Vec::new()));
}

async fn bodies_can_be_replaced<S: Store>(store: &S) {
    let game = game_id(1200);
    store.append(create(&game)).await.expect("a new game");
    store
        .append(append(&game, 2, "said"))
        .await
        .expect("the next version");
    let redact = |version| Write::Redact {
        game: game.clone(),
        bodies: vec![(1, type_of("new")), (version, type_of("removed"))],
        summary: "{}".to_owned(),
    };
    assert_eq!(store.write(redact(3)).await, Err(StoreError::NotFound));
    assert_eq!(bodies(store, &game).await, ["created", "said"]);
    store.write(redact(2)).await.expect("an event");
    assert_eq!(bodies(store, &game).await, ["new", "removed"]);
    let row = store.game(&game).await.expect("a store").expect("a game");
    assert_eq!(row.summary.json, "{}");
}

fn type_of(body: &str) -> String {
    format!("{{\"type\":\"{body}\"}}")
}

/// Returns what the events of a game were made of.
async fn bodies<S: Store>(store: &S, game: &GameId) -> Vec<String> {
    let events = store.read(game, 0, 1_000).await.expect("a log");
    let inner = |body: String| {
        let text = body.strip_prefix("{\"type\":\"")?;
        Some(text.strip_suffix("\"}")?.to_owned())
    };
    events
        .into_iter()
        .map(|event| inner(event.body).expect("a body of these tests"))
        .collect()
}
