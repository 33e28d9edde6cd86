### How strong players are: `carcas match`, `carcas ladder`.

## match

terminal-usage-match = Play many games between two bots or programs, with the same draws and every seat for both
terminal-usage-match-bots = The players: bots by name, or `engine` for the next program of --engine
terminal-usage-match-seats = The number of seats: one for the first player, all others for the second
terminal-usage-match-games = Play so many games, rounded up to whole rounds in which the first player has every seat once
terminal-usage-match-sprt = Play until a sequential test decides whether the first player is stronger by the second of these Elo rather than by the first, each with a chance of 5 % to be wrong
terminal-usage-match-threads = The number of games that are played at the same time
terminal-usage-match-seed = The seed that draws and bots follow from
terminal-usage-match-engine = A program that plays: its command with arguments; it speaks the engine protocol (docs/engine-protocol.md); may be repeated
terminal-usage-match-patience = How long a program may take for an answer beyond its time before it loses the game, in milliseconds
terminal-usage-match-records = Write the record of every game into this folder
terminal-usage-any-time = Milliseconds that a player has for a turn [default: the nodes of each level]
terminal-usage-any-nodes = Positions that a player may look at for a decision [default: those of each level]
terminal-usage-engine-bot = The bot that answers `go` unless another is named

terminal-match-strengths = expected two strengths in Elo from −2000 to 2000, the lower one first, such as { $input }
terminal-match-no-engine = the player `engine` is a program; say which with --engine CMD
terminal-match-two = a match has two players, not { $n }; bots are { $list }, and --engine CMD is a program
terminal-match-head = { $who } against { $whom }, each pair of games with the same draws and seats swapped
terminal-match-head-seats = one seat of { $who } against { $whom } in the others of { $n }, each seat once with the same draws; the fair share is { $value }
terminal-match-sprt = sequential test: Elo { $from } or { $value }, log likelihood ratio within { $list }
terminal-match-forfeit = game { $number }: { $who } loses: { $text }
terminal-match-unknown-bot = there is no bot “{ $input }”; there are { $list }
terminal-match-not-started = the program could not be started: { $text }
terminal-match-ended = the program ended during the game: { $text }
terminal-match-silent = the program did not answer `{ $input }` within { $n } ms
terminal-match-answered = the program answered `{ $input }` with `{ $text }`
terminal-match-illegal = the program chose `{ $input }`, which is no legal move: { $text }
terminal-match-no-move = it found no move
terminal-match-wins = { $who } wins { $value } of { $n } games (95 % interval { $from } to { $list })
terminal-match-margin = mean margin { $value } points, standard error { $text }
terminal-match-elo = Elo { $value } ({ $from } to { $list })
terminal-match-spent = { $who }: { $value } ms per turn
terminal-match-overrun = { $who }: the worst turn took { $value } ms more than it had
terminal-match-forfeits = { $n ->
    [one] { $n } game was forfeited; it counts as a result, but not for the margin
   *[other] { $n } games were forfeited; they count as results, but not for the margin
}
terminal-match-stronger = the test decides for Elo { $value } (log likelihood ratio { $text })
terminal-match-not-stronger = the test decides for Elo { $value } (log likelihood ratio { $text }): not stronger
terminal-match-open = the test has not decided (log likelihood ratio { $text })

## ladder

terminal-usage-ladder = Rate all bots against each other and write the table of their ratings
terminal-usage-ladder-bots = The bots that are rated [default: all]
terminal-usage-ladder-games = Games of every two bots, rounded up to pairs
terminal-usage-ladder-threads = The number of games that are played at the same time
terminal-usage-ladder-seed = The seed that draws and bots follow from
terminal-usage-ladder-output = Write the table into this file, such as docs/ladder.md
terminal-ladder-two = a ladder needs two bots or more; there are { $list }
terminal-ladder-title = Ratings of the bots
terminal-ladder-about = Game: { $name }, two seats, { $n } games of every two bots, each pair with the same draws and seats swapped. Ratings are Elo by maximum likelihood, with { $who } fixed at { $value }, and have one standard error.
terminal-ladder-time = Everybody had { $n } ms per turn.
terminal-ladder-nodes = Everybody could look at { $n } positions per decision.
terminal-ladder-own = Everybody looked at as many positions as the level does by itself.
terminal-ladder-bot = bot
terminal-ladder-rating = rating
terminal-ladder-ms = ms per turn
terminal-ladder-how = The other columns are wins in percent of the row against the column, ties as halves. To make this table again: `carcas ladder -o FILE`.
