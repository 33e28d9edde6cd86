### Around the table in the browser: beginning, trouble, keys, typed commands, talking. Words to type stay as they are.

## Beginning

web-opponent = Opponent
# $n is the rating of a bot, $text the sentence about it.
web-bot-rated = Rating { $n } · { $text }
web-bot-rating-about = Strength among the bots on the Elo scale: base game, two players; “Greedy, first version” has 1000.
web-one-click = Both play: { $list }
web-base-game = Base game
web-turn-in-games = It is your turn here
web-watch-or-join = Public tables
web-watch-or-join-about = Watch, or sit down where a seat is free.
web-games-over = Games that are over
web-make-public-table = Open a table for others
web-record-open = Open a record
web-record-about = A record is a text file with a whole game. Choose one here, or drop it on this page, and watch the game again.
web-record-bad = This file is no record of a game. A record begins with the line “carcas-record”, and the table saves one under “More”.
web-record-detail = What the server found: { $text }
web-editions-differ = How the editions differ
web-house-rules = Single rules
web-house-rules-about = Whatever is not changed here follows the edition.
web-house-rules-changed = { $n ->
    [one] One rule is changed
   *[other] { $n } rules are changed
}
web-house-rules-reset = As in the edition
web-box-parts = Parts of this box
web-box-all = All boxes
web-box-none = Base game only
web-seat-number = Player { $number }
web-seat-me-about = Several people can play at this screen: choose “Me” for each.
web-setup-sum = { $n ->
    [one] One tile
   *[other] { $n } tiles
}

## When something does not work

web-error-gone-title = This game is not here
web-error-gone-do = Look whether the whole link was copied, or ask whoever sent it for a new one. You can also begin a game of your own.
web-error-offline-title = The server does not answer
web-error-offline-do = Nothing is lost: games are kept on the server. Look whether your network is there, then try again.
web-error-address-title = There is no such page
web-error-seat-title = This seat is taken
web-error-seat-do = Somebody opened this link before. If it was you in another browser, play on there. You can watch the game here.
web-error-unexpected = Something unexpected happened on this page. Loading it again mends most of it; your game is kept on the server.
web-update-ready = This table has a new release. Load it again when it suits you: the game goes on where it is.
web-later = Later

## Keys and typed commands

web-key-list = Keys at the table
web-key-arrows = go to the next place on the board
web-key-enter = choose the place; once more: turn the tile
web-key-confirm = confirm, or go on
web-key-turn = turn the tile
web-key-what = the first, second … answer below the board
web-key-undo = take back
web-key-cancel = cancel, or close
web-key-log = show what happened, or not
web-key-last = show again what happened since your turn
web-key-view = show everything; larger; smaller; turn the board
web-key-pan = move the view
web-key-command = type commands
web-key-help = this list
web-key-fields = show who owns the fields, or not
web-key-features = show who owns what, or not
web-key-tiles = show the tiles that are left, or not
web-key-steps = one move back or on; with Shift one turn
web-key-ends = to the beginning, to the end
web-key-play = play, or pause
web-help-keys = Keys
web-help-signs = Signs
web-command = Typed commands
web-command-line = Command
web-command-do = Do it
web-command-hint = Type “help” to learn what can be typed.
web-command-help = What you can type, in every language:
web-command-help-list = every answer that is allowed now, with its number
web-command-help-number = gives the third answer of the list
web-command-help-place = places the tile there, turned by 90°
web-command-help-move = a move in full, as records have it
web-command-help-look = what lies and stands at that place
web-command-help-board = all tiles on the board
web-command-help-scores = points and supply of everybody
web-command-help-fields = occupied fields with owners and worth
web-command-help-features = everything that is occupied, with owners and worth
web-command-help-fits = what still fits there, and how likely it comes
web-command-help-why = the rule behind the question; “why BA-05” tells that rule
web-command-help-rules = what is played: edition, boxes and changed rules
web-command-help-tiles = tiles that are left
web-command-help-last = what happened since your last turn
web-command-help-clock = how much time is left
web-command-help-undo = takes back; “go” goes on at once
web-command-help-say = says something to the others
web-command-unknown = “{ $input }” is not understood. Type “help”.
web-command-not-allowed = “{ $input }” is not allowed now. “list” tells what is.
web-command-no-number = { $n ->
    [one] There is one answer; type 1.
   *[other] There are { $n } answers; type 1 to { $n }.
}
web-command-amounts = Type the number and a bid, { $least } to { $most }, such as { $input }.
web-command-done = Done: { $text }
web-command-nothing-there = There is no tile at { $cell }.
web-command-tile-at = { $cell }: { $tile }
web-command-nothing-yet = Nothing has happened yet.
web-command-no-fields = No field is occupied.
web-command-field = { $n ->
    [one] Field at { $cell }: { $list }; { $n } point now
   *[other] Field at { $cell }: { $list }; { $n } points now
}
web-command-feature = { $n ->
    [one] { $name } at { $cell }: { $list }; { $n } point now
   *[other] { $name } at { $cell }: { $list }; { $n } points now
}
web-command-no-features = Nothing is occupied.
web-command-score = { $points ->
    [one] { $who }: { $points } point. { $list }
   *[other] { $who }: { $points } points. { $list }
}
web-command-no-clock = This game has no clock.
web-command-counted = { $name }: { $n }

## People at a table

web-chat = Talk
web-chat-say = Say something
web-chat-send = Say
web-chat-none = Nobody has said anything.
# The button that opens the talk, when there is something new.
web-chat-new = { $n ->
    [one] Talk, { $n } new message
   *[other] Talk, { $n } new messages
}
web-seat-bot = Seat a bot
web-stand-up = Stand up
web-close-table = Close the table
web-close-table-sure = Nobody will be able to sit down here any more.
web-takeback-ask = Ask to take back
web-takeback-asks = { $who } would like to take back the last turn.
web-takeback-waits = You asked to take back. The others have not answered yet.
web-takeback-yes = Agree
web-takeback-no = Refuse
web-rematch = Once more with the same people
web-rematch-sent = Asked for once more. It begins when everybody has.
web-hand-over = Let a bot play for me
web-hand-over-sure = A bot plays your seat from now on. You can watch, but not come back.
web-claim = { $who } is away: go on with a bot
web-abort = Stop the game without a winner
web-record-save = Save the record
web-sounds = Sounds
