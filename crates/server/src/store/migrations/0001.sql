-- Games, their logs, who sits where, and what tokens open. The same text for SQLite and PostgreSQL.

CREATE TABLE identities (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    created_ms BIGINT NOT NULL,
    seen_ms BIGINT NOT NULL
);

-- version is the last one of the log.
CREATE TABLE games (
    id TEXT NOT NULL PRIMARY KEY,
    version BIGINT NOT NULL,
    status TEXT NOT NULL,
    is_public BIGINT NOT NULL,
    created_ms BIGINT NOT NULL,
    updated_ms BIGINT NOT NULL,
    summary TEXT NOT NULL,
    is_closed BIGINT NOT NULL DEFAULT 0,
    is_muted BIGINT NOT NULL DEFAULT 0
);

-- The key is what keeps a game from ever being forked: of two writers one meets a version that is taken.
CREATE TABLE events (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    version BIGINT NOT NULL,
    at_ms BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (game, version)
);

CREATE TABLE seats (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    holder TEXT NOT NULL,
    identity TEXT REFERENCES identities (id) ON DELETE SET NULL,
    bot TEXT,
    is_to_move BIGINT NOT NULL,
    PRIMARY KEY (game, seat)
);

CREATE TABLE tokens (
    hash TEXT NOT NULL PRIMARY KEY,
    kind TEXT NOT NULL,
    game TEXT REFERENCES games (id) ON DELETE CASCADE,
    identity TEXT REFERENCES identities (id) ON DELETE CASCADE,
    subject TEXT NOT NULL,
    created_ms BIGINT NOT NULL
);

CREATE INDEX seats_by_identity ON seats (identity);
CREATE INDEX tokens_by_game ON tokens (game);
CREATE INDEX tokens_by_identity ON tokens (identity);
