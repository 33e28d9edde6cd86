-- A seat that a bot has taken over keeps the identity of its person, so that their name and words can be found. Older rows get
-- it back from the log, which names the person who sat down: the identity follows 42 characters.
UPDATE seats SET identity = (
    SELECT i.id FROM events e JOIN identities i ON i.id = substr(e.body, 43, 12)
    WHERE e.game = seats.game
    AND substr(e.body, 1, 42) = '{"kind":"seat-taken","seat":' || CAST(seats.seat AS TEXT) || ',"identity":"'
    ORDER BY e.version DESC LIMIT 1)
WHERE holder = 'bot' AND identity IS NULL;
