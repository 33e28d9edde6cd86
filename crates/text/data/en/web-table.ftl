### The table itself in the browser: aids, looking back, the end of a game.

web-features = Show who owns what
web-tiles = Tiles that are left
web-tiles-bag = In the bag: { $n }
web-tiles-aside = Set aside
web-tiles-discarded = Out of the game
web-tiles-hidden = This game does not tell which tiles are left.
web-close = Close
web-unfold = Show all of it
web-seats-unfold = Show all that players have
web-projection = If the game ended now
web-projected = { $points } if the game ended now
web-score = { x-points }
web-not-here = This cannot go there.
web-fits-no-way = However you turn it, the tile does not match its neighbors there.
web-fits = { $n ->
    [0] No tile that is left fits here.
    [one] One of { $m } tiles fits here.
   *[other] { $n } of { $m } tiles fit here.
}
web-fit-chance = Chance that one comes before your next turn: { $number }%
web-why = Why?
web-why-asked = Why is this asked?
web-rule-title = The rule behind it
web-rule = Rule { $rule }
web-rule-law = The exact words (in English)
web-feature-tiles = { $n ->
    [one] one tile
   *[other] { $n } tiles
}
web-feature-open = open
web-feature-complete = complete
web-feature-nobody = Nobody stands here.
web-feature-owners = Owned by { $list }
web-feature-now = { $points } if the game ended now
web-feature-worth = { $points } when complete
web-replay = Watch the game again
web-replay-last = Show what happened since your turn
web-replay-stop = Back to the game
web-replay-step = { $n } of { $most }
web-replay-first = To the beginning
web-replay-end = To the end
web-replay-back = Back one move
web-replay-on = On one move
web-replay-turn-back = Back one turn
web-replay-turn-on = On one turn
web-replay-play = Play
web-replay-pause = Pause
web-replay-link = Copy a link to this move
web-replay-picture = Save as a picture
web-replay-record = Save as a record
web-replay-table = To the table
web-replay-start = The game begins
web-chart = Points over time
web-chart-turns = Turns
web-steps-left = { $n ->
    [0] This is its last step.
    [one] One step is left after this.
   *[other] { $n } steps are left after this.
}
web-steps-next = Then { $who } moves it.
web-lots = Tiles of the bazaar
web-analysis = What the computer thinks
web-analysis-ask = Ask the computer about this game
web-analysis-waiting = { $n ->
    [0] This game is next.
    [one] One game comes before this one.
   *[other] { $n } games come before this one.
}
web-analysis-running = The computer looks at every move…
web-analysis-left = { $n ->
    [one] about one second left
   *[other] about { $n } seconds left
}
web-analysis-left-minutes = { $n ->
    [one] about one minute left
   *[other] about { $n } minutes left
}
web-analysis-chances = Chances to win
web-analysis-worst = Costliest moves
web-analysis-luck = Luck of the draw
web-analysis-lost = { $who } loses { $value } points
web-analysis-drew = { $who }: { $value } points
web-analysis-seat = { $who }: moves lost { $value } points, luck of draws { $text } points
web-analysis-played = Played: { $text }
web-analysis-best = Better by { $value } points: { $text }
web-go-on = Go on from here against the computer
web-go-on-as = You play for { $who }.

## Puzzles

web-puzzles = Puzzles
web-puzzles-about = A position from a game, and one move that is clearly best. Can you find it?
web-puzzles-none = This server has no puzzles.
web-puzzle-daily = Puzzle of the day
web-puzzle-number = Puzzle { $n }
web-puzzle-difficulty = Difficulty: { $n } of 5
web-puzzle-theme-tile = Placing a tile
web-puzzle-theme-figure = Placing a figure
web-puzzle-theme-scoring = A tile that scores
web-puzzle-theme-end-game = End of the game
web-puzzle-theme-other = Another decision
web-puzzles-theme = Theme
web-puzzles-difficulty = Difficulty
web-puzzles-level = { $n } of 5
web-puzzles-any = All
# $n of all $m puzzles are shown.
web-puzzles-shown = { $n } of { $m } puzzles
web-puzzle-solved = Solved
web-puzzle-find = Find the best move
web-puzzle-tile = Only where the tile goes, and how it is turned, counts here.
web-puzzle-left = { $n ->
    [0] No tile is left in the bag.
    [one] One tile is left in the bag.
   *[other] { $n } tiles are left in the bag.
}
web-puzzle-right = Right, that is the best move!
web-puzzle-loses = That loses { $value } points against the best move.
web-puzzle-again = Try again
web-puzzle-show = Show the best move
web-puzzle-best = The best move: { $text }
web-puzzle-second = The best move: { $text }. The next best loses { $value } points.
web-puzzle-next = Next puzzle
web-puzzle-all = All puzzles

## What the one who looks is asked; for others it is question-NAME

web-turn-of = { $who }, it is your turn
web-ask-tile = Place your tile
web-ask-figure = Place a figure, if you like
web-ask-figure-or = Place a figure or do something else, if you like
web-ask-princess = The princess insists: send a knight home
web-ask-fairy = Move the fairy, if you like
web-ask-fairy-only = Move the fairy, if you like
# No figure can be placed, but something else can be done in its place.
web-ask-instead = No figure can go here. Do something else, if you like
# $number of $most moves.
web-ask-dragon = Move the dragon: step { $number } of { $most }
web-ask-magic = Move the mage or the witch
web-ask-leave-quarter = Move followers out of the city of Carcassonne, if you like
web-ask-score = Which feature is scored next?
web-ask-enter-quarter = Send a follower into the city of Carcassonne, if you like
web-ask-count = Move the Count, if you like
web-ask-second-part = Your builder was at work: draw a second tile?
web-ask-capture = Capture a follower in range of the tower, if you like
web-ask-exchange = Which follower held by { $whom } comes back in exchange?
web-ask-bridge = Build a bridge, if you like
web-ask-castle = Turn the small city into a castle, if you like
web-ask-castle-scoring = Which feature does your castle take its points from?
web-ask-auction = Choose a tile of the bazaar and make the first bid
web-ask-bid = Bid more? { $whom } offers { x-points } for { $tile }
web-ask-buy-or-sell = Buy or sell { $tile }? { $whom } offers { x-points }
web-ask-take-lot = Take a tile of the bazaar
web-ask-abbey = Place your abbey instead of drawing a tile?
web-ask-final-abbey = Place your abbey before the game ends?
web-ask-wagon = Move your wagon on, or take it back?
web-ask-flock = Let your flock grow, or herd it home?
web-hint-tile = Choose a place with a plus.
web-hint-figure = Choose where it stands, or go on without.
web-note-turn = { $n ->
    [1] It fits this way only.
   *[other] Choose it again to turn it: { $n } ways.
}
web-made = Your move is made
web-made-about = The game goes on by itself. You can take your move back until the next tile is drawn.
web-made-last = The game ends by itself. You can take your move back until then.
# The one who moved last; the others wait for the next draw.
web-may-take-back = { $who } may still take the move back
web-move-kept = Your move is kept on this page and will be sent as soon as the connection is back. Leave the page open until then.
web-no-figures = No figure is left to place.
web-you-won = You win!
web-log-tile = { $who } places a tile.
