### The pages of the table in the browser.

web-tagline = Build a land of cities, roads, monasteries and fields, tile by tile.
web-play-bot = Play against the computer
web-play-bot-about = At once, no account needed.
web-play-friend = Play with a friend
web-play-friend-about = You get a link to send.
web-play-details = Choose everything
web-play-details-about = Edition, boxes, seats and time.
web-home = First page
web-my-games = My games
web-my-games-empty = Games that you play here are listed on this page.
web-unofficial = Unofficial and free. Everything here is drawn for this table.
web-language = Language
web-loading = One moment…
web-your-turn = Your turn
web-waiting-for = Waiting for { $who }
web-confirm = Confirm
web-undo = Take back
web-draw-next = Go on
web-turn-tile = Turn the tile
web-cancel = Cancel
web-choose-place = Choose a place on the board
web-fit = Show the whole board
web-zoom-in = Larger
web-zoom-out = Smaller
web-turn-view = Turn the board
web-fields = Show who owns the fields
web-board = Board
web-seats = Players
web-log = What happened
web-log-undone = { $who } takes back the last answer.
web-log-resigned = { $who } gives up.
web-log-seated = { $who } sits down.
web-log-left = A seat is free again.
web-log-bot-plays-on = A bot plays on for { $who }.
web-tile-named = the tile “{ $name }”
web-tiles-left = { $n ->
    [one] One tile left
   *[other] { $n } tiles left
}
web-watchers = { $n ->
    [one] One person watches
   *[other] { $n } people watch
}
web-you = you
web-bot = bot
web-away = away
web-free-seat = Free seat
web-resign = Give up
web-resign-sure = Give up this game? The others win.
web-connection-opening = Connecting…
web-connection-open = Connected
web-connection-lost = Connection lost. Trying again…
web-connection-outdated = The server has a new release. Load the page again.
web-reload = Load again
web-name = Your name
web-guest = Visitor
web-sit-down = Sit down
web-invited = You are invited to this table.
web-invited-by = { $who } invites you to this table.
web-watch = Watch
web-waiting-for-players = Waiting for the others
web-send-link = Send this link to one person:
web-invite = Invite somebody
web-invite-about = { $n ->
    [one] Only this link gives a seat. Whoever opens the address of this page can watch.
   *[other] Only these links give seats, one each. Whoever opens the address of this page can watch.
}
web-ask-host = A seat is free. Ask whoever made this table for the invitation link: it lets you sit down. Until then you can watch here.
web-free-here = A seat is free at this table.
web-seats-free = { $n ->
    [one] one seat free
   *[other] { $n } seats free
}
web-copy = Copy
web-copied = Copied
web-over = The game is over
web-won = { $who } wins
web-tied = A shared win: { $list }
web-aborted = This game was stopped
web-breakdown = Where the points come from
web-total = Total
web-sheep = { $n } sheep
web-again = Play again
web-next-game = To the next game
web-look-at-board = Look at the board
web-result = Result
web-edition = Edition
web-boxes = Boxes
web-box-tiles = { $n ->
    [one] one tile
   *[other] { $n } tiles
}
web-add-seat = Add a player
web-remove-seat = Remove
web-seat-me = Me
web-seat-open = Somebody with a link
web-clock = Clock
web-clock-none = No clock
web-clock-minutes = { $n ->
    [one] One minute each
   *[other] { $n } minutes each
}
web-clock-days = { $n ->
    [one] One day per turn
   *[other] { $n } days per turn
}
web-aids = Aids
web-aids-all = All: remaining tiles and what a move brings
web-aids-tabletop = As at a table: who owns what
web-aids-none = None
web-public = The lobby shows this table: anybody may take a free seat
web-public-here = This table is in the lobby: anybody may take a free seat.
web-pair = { $name }: { $text }
web-make-table = Start
web-error-title = This did not work
web-error-offline = The server does not answer. Is the network up? The game is safe on the server.
web-error-nothing-here = There is no page at this address. Perhaps a part of the link is missing.
web-retry = Try again
web-options = All answers in words
web-amount = Points to bid
web-nobody-eaten = Nobody stands there.
web-would-be-eaten = The dragon would eat: { $list }.
web-menu = More
web-tile-to-place = The tile to place
