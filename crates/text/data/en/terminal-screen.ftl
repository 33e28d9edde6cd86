### What the screens of the terminal say around the board: pages before a game, hints, windows, remarks.
### Keys to press stay as they are in every language.

## What a key does, in a word or two at the bottom of the screen

terminal-hint-choose = choose
terminal-hint-go-on = go on
terminal-hint-begin = begin
terminal-hint-take-or-leave = take or leave
terminal-hint-look = look and change
terminal-hint-change = change
terminal-hint-next = next
terminal-hint-quit = quit
terminal-hint-as-edition = as the edition
terminal-hint-all = all
terminal-hint-back = back
terminal-hint-place = place
terminal-hint-turn = turn
terminal-hint-lay = lay
terminal-hint-pass = pass
terminal-hint-bid = bid
terminal-hint-do = do it
terminal-hint-end-turn = end the turn
terminal-hint-undo = undo
terminal-hint-table = table
terminal-hint-help = help
terminal-hint-zoom = zoom
terminal-hint-fields = fields
terminal-hint-bag = bag
terminal-hint-scroll = scroll
terminal-hint-step = step
terminal-hint-next-turn = next turn
terminal-hint-ten = ten
terminal-hint-ends = ends
terminal-hint-on = on
terminal-hint-filter = filter
terminal-hint-all-answers = all answers
terminal-hint-name = name
terminal-hint-name-done = done
terminal-hint-parts = parts
terminal-key-enter = Enter
terminal-key-esc = Esc
terminal-key-space = Space
terminal-key-pages = PgUp PgDn
terminal-key-tens = PgDn, PgUp
terminal-key-ends = Home, End
terminal-key-turns = Tab, shift+Tab

## The start screen

terminal-start-title = Carcas  a new game
terminal-start-edition = Edition
terminal-start-boxes = Boxes
terminal-start-parts = { $name } ({ $n } of { $m })
terminal-start-seats = Seats
terminal-start-begin = Begin
terminal-start-house-none = House rules: none, as the edition has it
terminal-start-house = House rules: { $n }
terminal-player-nobody = nobody
terminal-player-human = human
# $name is the name of a bot.
terminal-player-bot = { $name } bot
terminal-start-empty = Somebody must sit at the table.
terminal-start-not-yet = This game cannot begin yet.
# $input is the switch that is set.
terminal-start-sixth = Six seats need Inns & Cathedrals. y plays with six by a house rule ({ $input }), any other key does not
terminal-resume-line = { $n ->
    [one] Go on with the unfinished game
   *[other] Go on with one of { $n } unfinished games
}
terminal-resume-title = { $n ->
    [one] Carcas  { $n } unfinished game
   *[other] Carcas  { $n } unfinished games
}
terminal-parts-title = Carcas  parts of { $name }
# $n of $m switches.
terminal-house-title = Carcas  house rules: { $n } of { $m } differ from the edition
terminal-house-otherwise = the edition has it otherwise: { $text }

## Around the board

# $list has figures by their letters, such as 2Bm.
terminal-holds = holds { $list }
terminal-owes = to place: { $tile }
terminal-standings = Owners, and points now and at best
terminal-log = log
terminal-log-back = log, scrolled back (PgDn)
# $value and $input are sizes such as 80x24.
terminal-too-small = { $value } needed, { $input } here: make it larger, or q to quit
# The top line; $name is the edition.
terminal-headline = { $n ->
    [one] { $n } tile in the bag
   *[other] { $n } tiles in the bag
}
terminal-headline-house = { $n ->
    [one] { $n } house rule (R)
   *[other] { $n } house rules (R)
}

## Bazaars

terminal-bazaar-highest = highest so far: { $points } by { $who }
terminal-bazaar-own = your bid: { $input }
terminal-bazaar-pass = you pass
terminal-bazaar-range = { $least } to { $most }
terminal-bazaar-type = type it, ↑, ↓
terminal-bazaar-type-tile = type it, ↑, ↓; Tab: another tile
terminal-bazaar-type-pass = type it, ↑, ↓; x: pass

## The world around the table

terminal-mouse-on = the mouse points at the table
terminal-mouse-off = the mouse selects text; m takes it again
terminal-saved-as = saved as { $file }
# $input is a command to type.
terminal-look-again = Look at it again with: { $input }
terminal-no-size = the terminal does not tell its size; use --plain
terminal-no-screen = cannot take over the terminal; use --plain
terminal-screen-too-small = the terminal has { $input } characters, but the table needs { $value }; make it larger or use --plain

## A table on a server

terminal-screen-title = Carcas  a table on a server
terminal-screen-ended = the connection to the server has ended
terminal-screen-away = away: { $who }
terminal-screen-lost = no connection ({ $text }); trying again…
terminal-screen-reading = reading the game…
# $text says how the game ended.
terminal-screen-over = { $text }  t: another game
terminal-screen-takeback = somebody wants to take the last answer back; t to answer
terminal-screen-sent = sent…
# $n seconds.
terminal-screen-confirm = Enter ends the turn now, else in { $n } s; u takes back
terminal-screen-watching = you only watch
terminal-screen-no-advice = bots give no advice while people play against each other
terminal-screen-no-bag = the aids of this table do not tell which tiles are left
terminal-screen-no-owners = the aids of this table do not tell whose features they are
terminal-screen-waiting = Waiting for the others. The game begins when all seats are taken.
terminal-screen-watch = To watch:
terminal-screen-mouse-off = mouse off, to select the links
terminal-screen-wishes = At the table
terminal-screen-wishes-hint = arrows or digits choose, Enter does it, any other key goes back
terminal-screen-say = Say
terminal-screen-say-hint = Enter says it, Esc goes back
# $text names what is wanted, as in the list.
terminal-screen-sure = Do you want this: { $text }?
terminal-screen-sure-title = Sure?
terminal-screen-sure-hint = y does it, any other key goes back

## A running game

terminal-draws-tile = { $who } draws a tile…
terminal-draws-lot = { $who } draws a tile for the bazaar…
terminal-draws-flock = { $who } draws a token for the flock…
terminal-may-undo = (u: take back)
terminal-thinking = { $who } is thinking…
terminal-confirm = Enter ends the turn and draws the next tile; u takes the last move back
# $text is an answer: what would be done.
terminal-asked = { $who }: { $text }
terminal-rotation = (rotation { $number } of { $most })
terminal-rotation-one = (one rotation fits here)
terminal-outcome = { $points ->
    [one] The game is over: { $who } wins with { $points } point.
   *[other] The game is over: { $who } wins with { $points } points.
}
# $list has the names of those who won together.
terminal-outcome-shared = { $points ->
    [one] The game is over. A shared win with { $points } point: { $list }.
   *[other] The game is over. A shared win with { $points } points: { $list }.
}
terminal-key-idle = this key does nothing here; { $input } shows the keys
terminal-no-fit = the tile does not fit at { $cell }
terminal-no-answer-there = no answer is about { $cell }
terminal-no-answer = there is no answer { $number }
terminal-bid-range = a bid here is { $least } to { $most }
terminal-no-bid = { $number } is no bid here; type { $least } to { $most }, Backspace deletes
terminal-advice = the greedy bot would choose: { $text }
terminal-no-undo = nothing to take back: a tile was drawn or somebody else has played
terminal-undone = taken back
terminal-tile-drawn = drawn: { $tile }
terminal-tile-lot = of the bazaar: { $tile }
terminal-tile-own = yours: { $tile }
terminal-space-of = space { $number } of { $most }: { $cell }
# $text has a dot for every rotation.
terminal-rotation-dots = rotation { $text }
# What a recorded game shows after $number of $most entries; $text says what it waits for.
terminal-entry = entry { $number } of { $most }: { $text }

## Windows

terminal-help = Help
terminal-seats = Who has what
terminal-rules-played = What is played
terminal-aside = Set aside until a volcano is placed
terminal-save = Save a copy
# $input is the name as far as it is typed.
terminal-save-file = File: { $input }
terminal-save-hint = Enter writes it, Esc goes back
terminal-leave = Leave
terminal-leave-question = Leave the table?
terminal-leave-hint = Enter, y or q leaves, any other key stays
terminal-window-back = Enter or Esc goes back
terminal-window-below = more below: ↓ scrolls, Enter or Esc goes back
terminal-window-above = more above: ↑ scrolls, Enter or Esc goes back
terminal-window-both = more above and below: ↑ ↓ scroll, Enter or Esc goes back
terminal-around = [ ] the last tile  ( ) what others placed since your turn  > < chosen
# $list explains signs such as 2m.
terminal-supplies = below a name: { $list }

## Help: a word on the left, what the keys do on the right. Keys are the same in every language.

terminal-help-placing = Placing a tile
terminal-help-placing-keys = arrows, Tab, n, p: another space; r or Space: turn; Enter: place it. +2 marks a space where two rotations fit
terminal-help-choosing = Choosing
terminal-help-bidding = Bidding
terminal-help-bidding-keys = type the points, or ↑ and ↓; Tab: another tile
terminal-help-dragon = Dragon
terminal-help-dragon-keys = arrows point where it goes; ~1 ~2 show its path
terminal-help-turn = Your turn
terminal-help-turn-keys = u: take back what you did since the last draw; i: what the greedy bot would do
terminal-help-looking = Looking
terminal-help-looking-keys = h j k l or shift+arrows: scroll; z: near or far; c: the action in the middle; 0: the board in the middle
terminal-help-owners = Owners
terminal-help-owners-keys = f: owners of fields, of all features, off, with points (% is shared, signs tell fields of nobody apart)
terminal-help-more = More
terminal-help-more-keys = b: bag; w: who has what; R: rules; PgUp PgDn: the log
terminal-help-more-replay-keys = b: bag; w: who has what; R: rules
terminal-help-mouse = Mouse
terminal-help-mouse-keys = click a space (again: turn), a spot, an answer, a hint; wheel: scroll; m: off, so that it selects text
terminal-help-game = Game
terminal-help-game-keys = s: save a copy; q: leave (the game is kept); { $input }: this
terminal-help-online = On a server
terminal-help-online-keys = u: after the next draw, ask the others to take back; t: talk, agree, let a bot play on, give up, play again
terminal-help-steps-keys = one draw or move on, one back
terminal-help-tens-keys = ten on, ten back
terminal-help-ends-keys = to the beginning, to the end
terminal-help-replay-keys = v: the line of the record; m: mouse off, to select text, and on again; q: leave

## With many answers, and while bots play

terminal-help-choosing-keys = arrows, Tab, n, p or its number; /: look for words, Esc: all again; x: pass; Enter: do it
terminal-help-watching = Watching
terminal-help-watching-keys = Space: pause; comma and period: slower and faster
terminal-help-turns-keys = to the next turn, to the one before
terminal-slower = bots play slower
terminal-faster = bots play faster
terminal-paused = paused; Space goes on, . is faster, , is slower
terminal-answer-of = answer { $number } of { $most }
# How many answers have what was typed, of all.
terminal-filter-of = { $n } of { $m }
terminal-filter-none = no answer has these words; Esc shows all
