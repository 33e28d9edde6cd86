-- Who sat at a table and left it before the game. Their names and words are in its log, and are found by this when they want to
-- be forgotten.
CREATE TABLE left_seats (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    identity TEXT NOT NULL REFERENCES identities (id) ON DELETE CASCADE,
    PRIMARY KEY (game, identity)
);

CREATE INDEX left_seats_by_identity ON left_seats (identity, game);
