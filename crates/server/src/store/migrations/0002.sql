-- The lobby reads from the end of this index. Private and finished games cost it nothing.
CREATE INDEX games_in_lobby ON games (updated_ms, id)
    WHERE is_public = 1 AND is_closed = 0 AND status IN ('waiting', 'running');

-- Names the append that wrote an event, so that a writer who lost its connection can tell its own from another's.
ALTER TABLE events ADD COLUMN append_key BIGINT NOT NULL DEFAULT 0;
