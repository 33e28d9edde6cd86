-- Finds the game that is played by a seed, for records of it that are brought along. A game that is over has none.
ALTER TABLE games ADD COLUMN seed_hash TEXT;

-- Games that go on get it from what lists show of them, where it follows its key.
UPDATE games SET seed_hash = (
    WITH RECURSIVE place (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM place WHERE n < length(games.summary))
    SELECT substr(games.summary, n + 12, 64) FROM place
    WHERE substr(games.summary, n, 12) = '"seedHash":"' AND substr(games.summary, n + 12, 1) <> '"' LIMIT 1)
WHERE status IN ('waiting', 'running');

CREATE INDEX games_by_seed ON games (seed_hash) WHERE seed_hash IS NOT NULL;
