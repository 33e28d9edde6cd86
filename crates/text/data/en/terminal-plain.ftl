### The table line by line, who has what, the key of signs, and the points at the end. Words to type stay as they are.

## The table

terminal-plain-welcome = Carcas, { $name }. At the table: { $list }.
terminal-plain-house-rules = { $n ->
    [one] { $n } house rule is played; “rules” tells which.
   *[other] { $n } house rules are played; “rules” tells which.
}
terminal-plain-confirm = Enter ends the turn, “undo” takes the last move back:
terminal-plain-nothing-to-undo = There is nothing to take back in this turn.
terminal-plain-hint = The greedy bot would play: { $text }
# $n points now, $m if all cities at it were complete.
terminal-plain-field = The field at { $cell } belongs to { $list }. Points now: { $n }; with every city at it complete: { $m }.
terminal-plain-field-of-nobody = Nobody owns the field at { $cell }.
terminal-plain-no-field = No field has a farmer.
terminal-plain-bag = { $tiles ->
    [one] { $tiles } tile left in the bag
   *[other] { $tiles } tiles left in the bag
}
terminal-plain-discarded = { $tiles ->
    [one] { $tiles } tile discarded
   *[other] { $tiles } tiles discarded
}
terminal-plain-aside = Set aside until a volcano is placed
terminal-plain-over = The game is over.
terminal-plain-draws = { $how ->
    [bazaar] { $who } is to draw a tile for the bazaar
    [flock] { $who } is to draw a token for the flock
   *[tile] { $who } is to draw a tile
}
terminal-plain-wins = { $who } wins.
terminal-plain-share = { $list } share the win.
terminal-plain-replay = Look at it again with: { $input }

## Questions and what is wrong with an answer

terminal-plain-or = Or:
terminal-plain-dragon-next = After that { $who } moves it, if it can still move.
terminal-plain-type-space = Type the number of a space; “help” for more.
terminal-plain-type-space-turn = Type the number of a space, or { $input } for its second rotation; “help” for more.
terminal-plain-type-number = Type a number; “help” for more.
terminal-plain-type-number-undo = Type a number; “undo” takes the tile back, “help” for more.
terminal-plain-type-auction = Type the number of a tile and a bid, { $least } to { $most }, such as { $input }; “help” for more.
terminal-plain-type-bid = Type a bid, { $least } to { $most }, or “pass”; “help” for more.
terminal-plain-rotations = At { $cell } the tile fits in { $n } rotations:
terminal-plain-empty = Type a number, a move or “help”.
terminal-plain-not-legal = “{ $input }” is not allowed here.
terminal-plain-see-moves = “moves” lists what is allowed.
terminal-plain-no-move = “{ $input }” is not understood: { $text }.
terminal-plain-see-help = “help” explains what can be typed.
terminal-plain-no-bid = “{ $input }” is no bid; type { $least } to { $most }, or “pass”.
terminal-plain-no-auction = “{ $input }” opens no auction; type the number of a tile, 1 to { $n }, and a bid, { $least } to { $most }.
terminal-plain-no-choice = “{ $input }” is no choice; type 1 to { $n }.
terminal-plain-no-turns = Number { $number } has no rotations; type { $number }.
terminal-plain-one-turn = The tile fits space { $number } in one way; type { $number }.
terminal-plain-turns = Space { $number } has { $n } rotations; type { $list }.

## Help

terminal-plain-help = What you can type, in every language:
terminal-plain-help-number = space 3; for a figure, the third choice
terminal-plain-help-letter = space 3, the tile in its second rotation there
terminal-plain-help-cell = the drawn tile at this space, turned by 180° clockwise
terminal-plain-help-bid = where a bid is asked for, so many points; “2 5” bids 5 for the second tile
terminal-plain-help-move = a move in full, as records have it; “pass” to do nothing
terminal-plain-help-moves = every allowed move in full
terminal-plain-help-hint = what the greedy bot would play
terminal-plain-help-undo = takes back what you did after the last draw (with --confirm, the figure too)
terminal-plain-help-board = shows the board and the question again
terminal-plain-help-bag = the tiles that are left
terminal-plain-help-rules = what is played: the edition, house rules, and what editions differ in
terminal-plain-help-fields = every occupied field: its owners, and what it would bring
terminal-plain-help-save = writes the game to a file
terminal-plain-help-quit = stops; the game is kept
terminal-plain-help-signs = On the board:

## Keeping games, and who plays

terminal-plain-save-how = Name the file: save my-game.txt
terminal-plain-saved-as = Saved as { $file }.
terminal-plain-not-kept = The game is not kept.
terminal-plain-kept = The game is kept. Go on with: { $input }
terminal-plain-saved = The game is saved. Go on with: { $input }
terminal-plain-note = Note: { $text }
terminal-plain-file-exists = { $file } exists already; choose another name
terminal-plain-file-exists-resume = { $file } exists already; go on with that game by --resume, or choose another name
terminal-plain-file-busy = { $file } is being played at another table; leave it there first, or choose another game
terminal-plain-no-place = this system has no place for games; use --save FILE to keep it
terminal-plain-not-listed = the game is kept, but not listed among the games of this machine: { $text }
terminal-plain-keep-failed = the game is not kept: { $text }; use --save FILE
terminal-plain-has-result = { $file } cannot be played on: the game has a result; look at it with { $input }
terminal-plain-seats-differ = the saved game has { $n } seats, but { $m } players are named; write { $input }
terminal-plain-no-player = “--seat { $input }” is no player; it can be { $list }, and with --server also open
terminal-plain-no-name = “--seat { $input }”: a name has 1 to { $n } characters, none of them control characters; write human:Ana
terminal-plain-unfinished = Unfinished games, newest first:
terminal-plain-which = Which one? Type its number; Enter takes the first:
terminal-plain-none-chosen = no game was chosen
terminal-plain-none-unfinished = there is no unfinished game to go on with; begin one with { $input }, or name the file to resume

## Flags that set up a game

terminal-setup-seats = a game has 1 to 6 seats, not { $n } (rule { $rule })
terminal-setup-twice = “{ $name }” is set twice, to { $list }; choose one
terminal-setup-no-value = “--set { $input }” names no value; write it as { $name }
terminal-setup-wrong = this game cannot be set up:

## Who has what

# $input is the letter of the seat on the board.
terminal-seat = { $input } { $who }: { x-points }. Supply: { $list }.
terminal-seat-owes = Has still to be placed: { $tile }.
terminal-seat-holds = Prisoners: { $list }.
terminal-seat-stand = On the board: { $list }.
terminal-stands-figure = { x-answer-figure }: { x-answer-spot }
terminal-stands-barn = barn: north-west corner of { $cell }
terminal-stands-neutral = { $neutral ->
    [dragon] dragon: { x-answer-spot }
    [fairy] fairy: { x-answer-spot }
    [count] Count: { x-answer-spot }
    [mage] mage: { x-answer-spot }
   *[witch] witch: { x-answer-spot }
}
terminal-stands-fairy = fairy: beside the { x-answer-figure } of { $whom }, { x-answer-spot }
terminal-stands-tower = { $n ->
    [one] tower at { $cell }: { $n } floor
   *[other] tower at { $cell }: { $n } floors
}
terminal-sheep = { $n } sheep
terminal-bazaar = At the bazaar: { $list }
terminal-bazaar-offer = { $whom } offers { x-points } for { $tile }.
terminal-carcassonne = In Carcassonne: { $list }
terminal-quarter = { $name } ({ $list })
terminal-nobody = nobody

## The key of signs

terminal-sign-monastery-or-abbey = monastery or abbey
terminal-sign-bridge = bridge
terminal-sign-one-to-nine = 1 to 9
terminal-sign-quarters = its quarters with the number of their followers:
terminal-sign-count = in capitals: the Count is in that quarter
terminal-sign-follower = follower of seat A
terminal-sign-barn = barn, at the corner of four tiles

## What every seat got its points for

terminal-points = points for
terminal-points-together = together
