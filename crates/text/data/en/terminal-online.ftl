### What the terminal says at tables on servers, and about kept games, records, tiles and its own server.

terminal-online-sits-down = { $who } sits down
terminal-online-stands-up = { $who } stands up; the seat is free again
terminal-online-bot-seated = the { $name } bot sits down and plays { $who }
terminal-online-begins = everybody is there; the game begins
terminal-online-asks-back = { $who } asks to take the last answer back
terminal-online-takes-back = { $who } takes back
terminal-online-agrees = { $who } agrees
terminal-online-refuses = { $who } refuses
terminal-online-gives-up = { $who } gives up
terminal-online-flag = the time of { $who } has run out
terminal-online-resumed = the server was away for a while; that time costs nobody
terminal-online-taken-over = { $cause ->
    [time] the { $name } bot plays on for { $who }, whose time has run out
    [resigned] the { $name } bot plays on for { $who }, who gave up
    [absent] the { $name } bot plays on for { $who }, who is absent
   *[other] the { $name } bot plays on for { $who }, who wanted it
}
terminal-online-next-game = the next game is there
terminal-online-wins = { $n ->
    [0] nobody wins
    [one] { $list } wins
   *[other] { $list } share the win
}
terminal-online-ended = { $cause ->
    [resigned] The game is over: { $text }, the others gave up.
    [time] The game is over: { $text } on time.
    [absent] The game is over: { $text }, the other was absent.
    [aborted] The game was stopped before it had begun; nobody wins.
    [closed] The game was closed by the operator; nobody wins.
   *[other] The game is over: { $text }.
}
terminal-online-bot = { $name } bot
terminal-online-here = { $who } is here
terminal-online-left = { $who } has left the table
terminal-online-stands = the connection stands again
terminal-online-lost = the connection is lost ({ $text }); trying again…
terminal-online-doubtful = the server has not answered, so nobody knows whether it heard you; look, and try again if need be
terminal-online-refused = { $text } ({ $input })
terminal-online-enter-draws = Enter ends the turn now; `undo` takes the last move back
terminal-online-yes-or-no = type `yes` to agree or `no` to refuse
terminal-online-once-more = type it once more to { $text }
terminal-online-no-hint = bots give no advice while people play against each other
terminal-online-no-bag = the aids of this table do not tell which tiles are left
terminal-online-wait-gathering = the others are still to come; `help` says what can be typed meanwhile
terminal-online-wait-over = the game is over; `rematch`, or Enter to leave
terminal-online-wait-sending = your last answer is on the way; `help` says what can be typed meanwhile
terminal-online-wait-turn = it is the turn of { $who }; `help` says what can be typed meanwhile
terminal-online-wait-draw = a draw comes first; `help` says what can be typed meanwhile
terminal-online-link = The link for { $who }: { $input }
terminal-online-watch-link = To watch: { $input }
terminal-online-begins-when-full = The game begins when all seats are taken.
terminal-online-played-here = played here
terminal-online-away = away
terminal-online-time-left = { $time } left
terminal-online-watching = watching: { $n }
terminal-online-rematch-or-leave = `rematch` plays another game, Enter leaves
terminal-online-watch-again = Watch again with: { $input }
terminal-online-go-on = The game is kept on the server. Go on with: { $input }
terminal-online-wish-say = say something
terminal-online-wish-undo = take the last answer back
terminal-online-wish-confirm = end the turn now
terminal-online-wish-agree = agree to the take-back
terminal-online-wish-refuse = refuse the take-back
terminal-online-wish-resign = give up
terminal-online-wish-abort = stop the game, which has hardly begun
terminal-online-wish-claim = claim the game of { $who }
terminal-online-wish-replace = let a bot play on for { $who }
terminal-online-wish-bot = let a bot play on for you
terminal-online-wish-next = go to the next game
terminal-online-wish-rematch = play another game
terminal-online-say-what = say what? `say hello`
terminal-online-nobody-absent = nobody of that name is absent; `claim blue`, or `who` to see
terminal-online-only-watch = you only watch; a seat is needed for this
terminal-online-no-confirm = nothing waits for you to end the turn
terminal-online-no-takeback = nobody asks you to take something back
terminal-online-own-games = Your games at { $input }:
terminal-online-none-yet = none yet
terminal-online-public = Public tables:
terminal-online-none = none
terminal-online-your-turn = your turn
terminal-online-list-go-on = Go on with: { $input }
terminal-online-list-watch = Watch with: { $input }
terminal-online-seat-taken = somebody sits there already; if that is you, go on where you sat down, else ask for the link of another seat, or watch with --server { $input }
terminal-online-no-seat-link = this link opens no seat; copy the whole of it, in quotes, or ask for it again
terminal-online-no-game = there is no game { $name } at { $input }; look at the link again, or list the tables with --server { $input } --list
terminal-online-no-own-game = you have no game that goes on at { $input }; begin one with --server { $input }

## What can be typed at a server

terminal-online-help-head = At a table on a server also:
terminal-online-help-say = says something to the others
terminal-online-help-undo = takes the last answer back; after the next draw it asks the others
terminal-online-help-yes = agrees to what another wants to take back, or refuses
terminal-online-help-who = who sits where, who is there, and what the clocks show
terminal-online-help-links = the links for those who are still to come, and for watching
terminal-online-help-resign = gives up
terminal-online-help-abort = stops a game that has hardly begun
terminal-online-help-claim = claims the game of somebody who has been away for long
terminal-online-help-replace = lets a bot play on for somebody who has been away for long
terminal-online-help-bot = lets a bot play on for you
terminal-online-help-rematch = another game with the same people, when this one is over
terminal-online-help-quit = leaves; the game is kept on the server, and you can come back

## Kept games, records, tiles, the own server

terminal-games-none = no games
terminal-games-gone = the file is not there any more
terminal-games-with = { $name }, with { $list }
terminal-games-house = { $n ->
    [one] { $text } ({ $n } house rule)
   *[other] { $text } ({ $n } house rules)
}
terminal-games-now = being played now
terminal-games-unfinished = { $tiles ->
    [one] unfinished, { $tiles } tile in the bag
   *[other] unfinished, { $tiles } tiles in the bag
}
terminal-games-won = { $n ->
    [0] nobody won
    [one] { $list } won
   *[other] { $list } shared the win
}
terminal-games-resigned = { $text }: { $who } resigned
terminal-games-time = { $text }: { $who } ran out of time
terminal-games-absent = { $text }: { $who } was away for too long
terminal-games-aborted = given up
terminal-games-closed = closed
terminal-replay-entry = entry { $number } of { $n }: { $input }
terminal-tiles-heading = { $tiles ->
    [one] { $name } ({ $tiles } tile)
   *[other] { $name } ({ $tiles } tiles)
}
terminal-serve-open = Carcas is open at { $input }
terminal-serve-open-here = Carcas is open at { $input } here
terminal-serve-room = and at { $input } for the living room.
terminal-serve-room-port = and at port { $input } of this machine's address for the living room.
terminal-serve-stop = Stop with Ctrl-C. Games go on where they were when you start again.
terminal-serve-stopped = Stopped; everything is saved.

terminal-online-begins-soon = The game begins when all have come, or in some seconds.
terminal-online-nonce-refused = Your part of the draws was not taken: { $text }
## Coming, looking, watching, keeping

terminal-online-small = The table needs a terminal of at least { $least }×{ $most } characters, and this one has { $n }×{ $m }. Make it larger, or play line by line with --plain.
terminal-online-guest = Others see you as { $name }; --name tells them who you are.
terminal-online-made = Tables that you made for others:
terminal-online-why-lost = { $cause ->
    [closed] the server closed it
    [silent] nothing is heard from the server
    [away] the server cannot be reached
   *[other] the network failed
}
terminal-online-you-watch = You watch this game. `board` shows the board again, `help` says what else can be typed, `quit` leaves.
terminal-online-no-fields = the aids of this table do not tell whose fields they are
terminal-online-save-how = name the file: `save game.txt`
terminal-online-saved = The record of the server is in { $file }. Check its draws with: carcas verify { $file }
