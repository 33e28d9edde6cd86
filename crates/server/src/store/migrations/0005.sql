-- Identities that nobody has used for long are looked for from the beginning of this index.
CREATE INDEX identities_by_seen ON identities (seen_ms, id);
