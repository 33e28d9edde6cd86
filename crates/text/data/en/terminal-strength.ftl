### How strong players are: `carcas match`, `carcas bots`, `carcas analyze`, `carcas puzzles`.

## match

terminal-usage-match = Play many games between two bots or programs, with the same draws and every seat for both
terminal-usage-match-bots = The players: bots by name, or `engine` for the next program of --engine
terminal-usage-match-seats = The number of seats: one for the first player, all others for the second
terminal-usage-match-games = Play so many games, rounded up to whole rounds in which the first player has every seat once
terminal-usage-match-sprt = Play until a sequential test decides whether the first player is stronger by the second of these Elo rather than by the first, each with a chance of 5% to be wrong
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
terminal-match-unknown-bot-close = there is no bot “{ $input }”; did you mean { $name }? There are { $list }
terminal-match-not-started = the program could not be started: { $text }
terminal-match-records-there = { $file } is there already; name a folder without games for --records
terminal-match-ended = the program ended during the game: { $text }
terminal-match-silent = the program did not answer `{ $input }` within { $n } ms
terminal-match-answered = the program answered `{ $input }` with `{ $text }`
terminal-match-illegal = the program chose `{ $input }`, which is no legal move: { $text }
terminal-match-no-move = it found no move
terminal-match-wins = { $who } wins { $value } of { $n } games (95% interval { $from } to { $list })
terminal-match-margin = mean margin { $value } points, standard error { $text }
terminal-match-margin-one = mean margin { $value } points; its error is not known with fewer than two rounds that were played to their end
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

## bots

terminal-usage-bots = List all bots, strongest last: their ratings and how they play
terminal-bots-ratings = Ratings are Elo with two seats and no boxes, with { $who } at { $value }; `carcas-lab ladder` makes them.
terminal-bots-bot = bot
terminal-bots-rating = rating



## analyze

terminal-usage-analyze = Tell what a recorded game was like: chances to win, what moves lost, how lucky draws were
terminal-usage-analyze-record = The record, or the address of a game on a server, such as `https://example.org/game/ID`
terminal-usage-analyze-nodes = Positions to look at for every decision
terminal-usage-analyze-time = Milliseconds to think about every decision instead; then the result depends on how busy the machine is
terminal-usage-analyze-threads = The number of threads that think about a decision
terminal-usage-analyze-seed = The seed of the draws that searches try
terminal-usage-analyze-best = How many of the best moves to show for every decision
terminal-usage-analyze-notation = Tell moves and draws in the notation of records instead of in words
terminal-usage-analyze-output = Draw a chart into this file: chances to win, what moves lost, luck; the ending is .svg
terminal-analyze-svg = { $file } is no name for a chart; it ends with .svg
# $text is what was played: “place the tile at (1, 0)”.
terminal-analyze-move = { $who }: { $text }
# $value is the luck in points, $text the chance of the draw.
terminal-analyze-draw = luck { $value } points; the chance of this draw was { $text }
# $value is the expected margin in points, $text the chance to win.
terminal-analyze-decision = expected margin { $value } points, chance to win { $text }
terminal-analyze-nothing-lost = this move loses nothing
terminal-analyze-lost = this move loses { $value } points and { $text } of the chance to win
terminal-analyze-best = best moves, with their margin and chance to win:
# $value is what the moves lost, $text the luck, both in points.
terminal-analyze-seat = { $who }: moves lost { $value } points, luck of draws { $text } points
terminal-analyze-worst = moves that lost the most:
terminal-analyze-luckiest = draws with the most luck, good or bad:
terminal-analyze-chart-chances = chance to win in percent
terminal-analyze-chart-losses = points that moves lost
terminal-analyze-chart-luck = luck of draws in points

## puzzles

terminal-usage-puzzles = Find positions where one move is clearly best, list such puzzles and solve them
terminal-usage-puzzles-find = Find positions where one move is clearly best, in records or in games that bots play for it
terminal-usage-puzzles-find-records = Records to look through; without any, bots play games for it
terminal-usage-puzzles-find-count = How many puzzles to find at most
terminal-usage-puzzles-find-games = How many games to play for it at most
terminal-usage-puzzles-find-bot = The bot that plays these games
terminal-usage-puzzles-find-nodes = Positions that each of two searches looks at for every decision
terminal-usage-puzzles-find-gap = By how many points the best move must be ahead of the second
terminal-usage-puzzles-find-seed = The seed of games and searches
terminal-usage-puzzles-find-name = What the names of the puzzles begin with
terminal-usage-puzzles-find-output = Write the puzzles into this file instead of printing them
terminal-usage-puzzles-list = List the puzzles of a file, or those that come with the program
terminal-usage-puzzles-list-file = A file of puzzles [default: those that come with the program]
terminal-usage-puzzles-play = Solve puzzles line by line: your answer is graded by the points that it loses
terminal-usage-puzzles-play-file = A file of puzzles [default: those that come with the program]
terminal-usage-puzzles-play-puzzle = The puzzle to begin with, by its name [default: the one of the day]
terminal-puzzles-name = “{ $input }” is no beginning of names; expected 1 to 30 letters, digits and `-`
terminal-puzzles-found = { $n ->
    [0] no puzzle was found; look through more games, or ask for a smaller --gap
    [one] { $n } puzzle was found
   *[other] { $n } puzzles were found
}
terminal-puzzles-file = { $file } is no file of puzzles
terminal-puzzles-none = { $file } has no puzzles; `carcas puzzles find` makes some
terminal-puzzles-no-such = there is no puzzle “{ $input }”; there are { $list }
terminal-puzzles-help = Type the number of a move or the move itself; `moves` lists all, `next` goes on, `quit` ends.
terminal-puzzles-theme-tile = placing a tile
terminal-puzzles-theme-figure = placing a figure
terminal-puzzles-theme-end-game = end of the game
terminal-puzzles-theme-other = another decision
# $text is the game, $value the theme, $n the difficulty.
terminal-puzzles-head = Puzzle { $name } ({ $text }; { $value }; difficulty { $n } of 5)
# $n is the number of tiles in the bag, $m that of the legal moves.
terminal-puzzles-asked = What is best for { $who }? { $n } tiles in the bag, { $m } legal moves.
terminal-puzzles-number = there is no move { $n }; they are numbered from 1 to { $m }
terminal-puzzles-illegal = that move is not legal here; `moves` lists those that are
terminal-puzzles-right = Right: that is the best move.
terminal-puzzles-loses = That loses { $value } points. Best was: { $input }
# $n of $m puzzles were solved, $value points were lost.
terminal-puzzles-score = { $n } of { $m } solved, { $value } points lost
