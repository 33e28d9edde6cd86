### What went wrong on a command line, where, and what would be right; what the operator is asked.

# $text says what is wrong, with its remedy.
terminal-error = error: { $text }
# $text says what failed, $list why.
terminal-error-why = { $text }: { $list }
terminal-error-note = note: { $text }
terminal-error-system = { $cause ->
    [not-found] there is no such file or folder
    [denied] you are not allowed to do this on this machine
    [exists] there is such a file already
    [folder] it is a folder
    [no-folder] a part of the path is no folder
    [full] the disk is full
    [read-only] nothing can be written there
    [name] this is no name for a file
    [refused] nobody listens there
    [broken] the connection broke
    [unreachable] there is no way to that machine
    [slow] it took too long
    [taken] another program listens there already
   *[other] this machine does not have that address
}

## What was typed

terminal-error-more = More: `{ $input }`
terminal-error-unexpected = `{ $input }` is not expected here; leave it out
terminal-error-unexpected-close = `{ $input }` is not expected here; did you mean `{ $name }`?
terminal-error-no-command = there is no command `{ $input }`
terminal-error-no-command-close = there is no command `{ $input }`; did you mean { $list }?
terminal-error-which-command = say what to do: { $list }
terminal-error-no-value = { $name } needs a value
terminal-error-one-of = { $name } cannot be `{ $input }`; it can be { $list }
terminal-error-value = { $name } cannot be `{ $input }`
terminal-error-value-why = { $name } cannot be `{ $input }`: { $text }
terminal-error-twice = { $name } is given twice; leave one of them out
terminal-error-together = { $name } does not go together with { $list }; leave one of them out
terminal-error-missing = this is missing: { $list }
terminal-error-too-many-values = { $name } does not take `{ $input }`; leave it out
terminal-error-utf8 = what was typed is not text in UTF-8
terminal-error-whole = expected a whole number from { $least } to { $most }
terminal-error-whole-from = expected a whole number, { $least } or more
terminal-error-decimal = expected a number such as 2 or 0.5
terminal-error-yes-or-no = expected true or false
terminal-error-seed = a seed is a whole number from 0 to { $value }
terminal-error-entries = N is a number of draws and moves, from 0 for the beginning to all that the game has
terminal-error-range = `{ $name } { $input }` is out of range; it can be { $least } to { $most }
terminal-error-at-beyond = `--at { $n }` is beyond the end: there are { $m } draws and moves, so N can be 0 to { $m }
terminal-error-at-line = `--at` is for records and scenarios; leave it out
terminal-error-tui = `--tui` needs a terminal; without it the game is printed
terminal-error-theme = `--theme { $input }` is unknown; there are { $list }
terminal-error-thread = cannot start a thread
terminal-error-signals = cannot watch for signals
terminal-error-random = the system gives no random numbers: { $text }

## Setup

terminal-error-edition = unknown preset `{ $input }`; there are { $list }
terminal-error-box = unknown box `{ $input }`; there are { $list }
terminal-error-part = the box `{ $name }` has no part `{ $input }`; parts, joined by `+`, are { $list }
terminal-error-part-none = the box `{ $name }` has no part `{ $input }`; leave it out
terminal-error-landscape = none (its tiles as plain landscape)
terminal-error-box-twice = the box `{ $name }` is named twice, with different parts; name it once and join its parts by `+`
terminal-error-box-twice-parts = the box `{ $name }` is named twice, with different parts; name it once and join its parts by `+`, such as { $input }
terminal-error-not-playable = the box `{ $name }` is in the tile catalogue but cannot be played yet; playable are { $list }
terminal-error-not-playable-landscape = the box `{ $name }` is in the tile catalogue but cannot be played yet; `{ $name }:none` plays its tiles as plain landscape; playable are { $list }
terminal-error-switch = unknown switch `{ $input }`; `carcas rules` lists all switches
terminal-error-switch-close = unknown switch `{ $input }`; did you mean { $list }?
terminal-error-switch-value = `{ $name }` has no value `{ $input }`; it can be { $list }
terminal-error-six-seats = six seats need Inns & Cathedrals (inns-and-cathedrals) or the house rule sixth-player=always (rules BA-01, IC-01)
terminal-error-river-with-count = a river and The Count of Carcassonne are not played together here (river-with-count=forbidden); leave out one of them, or set river-with-count=attach-spring (rule RV-101)
terminal-error-figures = all seats together have { $n } figures; a game has at most { $most }
terminal-error-segments = the tiles of all boxes have { $n } segments, more than a game can have; leave out a box
terminal-error-recorded = this game cannot be recorded

## Files

terminal-error-read = cannot read { $file }
terminal-error-stdin = cannot read standard input
terminal-error-stdin-name = standard input
terminal-error-write = cannot write { $file }
terminal-error-write-folder = cannot write { $file }: it is a folder
terminal-error-make-folder = cannot make the folder { $file }
terminal-error-too-long = { $file } has more than { $n } bytes, which is too much for what it should be
terminal-error-not-text = { $file }:{ $number }: not text in UTF-8; save the file as UTF-8
terminal-error-folder-record = { $file } is a folder; expected a game record
terminal-error-folder-watched = { $file } is a folder; expected a game record or a scenario
terminal-error-no-record = { $file } is not a game record we can replay
terminal-error-no-scenario = { $file } is not a scenario we can play
terminal-error-no-position = { $file } is not a position we can read
terminal-error-position-line = this is no position, column { $number }: { $text }
terminal-error-neither = { $file } is neither a game record, which begins with `carcas-record`, nor a scenario, which begins with `title …`, nor a position, which begins with `carcas1`
terminal-error-no-moment = the game has no position
terminal-error-many-games = there are too many games in { $file }

## Drawings

terminal-error-no-format = { $file } has no ending that names a format; it can be .svg, .png, .webp or .gif
terminal-error-no-still = { $file } cannot hold a picture that stands still; choose .svg, .png or .webp
terminal-error-no-animation = { $file } cannot hold an animation; choose .webp or .gif, or leave out --animate
terminal-error-every-turn = --every-turn is for animations: choose .gif, or .webp with --animate
terminal-error-no-motion = --no-motion is for animations: choose .gif, or .webp with --animate
terminal-error-sheet-animation = { $file } would be an animation; choose .svg, .png or .webp
terminal-error-too-small = the picture would have { $n }×{ $m } pixels; a side needs 1 at least, so choose a larger --size or --width
terminal-error-side-too-long = the picture would have { $n }×{ $m } pixels; a side can have { $most } at most, so choose a smaller --size or --width
terminal-error-too-many-pixels = the picture would have { $n }×{ $m } pixels, { $number } million; { $most } million are possible here, so choose a smaller --size or --width
terminal-error-film-too-long = the animation would have more than 4 GB; choose a smaller --size or --width
terminal-render-frames = frames

## verify

terminal-error-draw-differs = { $file }: draw { $number } differs: recorded { $input }, computed { $value }
terminal-error-draw-nothing = { $file }: draw { $number } differs: recorded { $input }, computed nothing
terminal-error-no-seed-hash = { $file } has no `seed-hash`: the game was not drawn so that it can be verified (docs/fair-draws.md)
terminal-error-no-nonce = { $file } has no `nonce { $who } …`, and no `bot { $who } …` that needs none
terminal-error-no-seed = { $file } has no `seed`: it is revealed when the game has ended; verify the record then

## tiles

terminal-error-printing = `--printing { $input }` is unknown; it can be first or new
terminal-error-no-tiles = there is no tile in these boxes in this printing
terminal-error-no-tile = there is no tile `{ $input }`; `carcas tiles` lists all ids
terminal-error-no-tile-close = there is no tile `{ $input }`; did you mean { $list }?
terminal-error-catalogue-empty = { $file } describes no tile; see docs/tiles.md
terminal-error-catalogue-right = { $file }: tile kinds: { $n }, nothing wrong
terminal-error-catalogue-wrong = { $file } is no catalogue we can use:

## The own server and its operator

terminal-error-listen = `{ $input }` is no place to listen at; expected an address and a port such as 127.0.0.1:7777, 0.0.0.0:7777 to let others in, localhost:7777, or a port alone such as 7777
terminal-error-settings = { $file } is not understood
terminal-error-pages = { $file } has no pages: there is no index.html; `npm run build` in the folder web makes them in web/dist
terminal-error-limits = --limits { $input }: expected 0 or more
terminal-error-no-data = there is no data folder { $file }; name that of the server with --data
terminal-error-no-path = this is no path
terminal-admin-delete-game = Delete the game { $name } and all of its log for ever?
terminal-admin-delete-identity = Delete the identity { $name }, its names and its words for ever?
# $text asks; $input is the word to type.
terminal-admin-type = { $text } Type { $input }:
terminal-admin-yes = yes
terminal-admin-nothing-deleted = Nothing was deleted.
terminal-error-game-yes = this deletes the game { $name } and all of its log for ever; add --yes
terminal-error-identity-yes = this deletes the identity { $name }, its names and its words for ever; add --yes
terminal-admin-closed = { $name } is closed
terminal-admin-muted = the chat of { $name } is muted
terminal-admin-open = the chat of { $name } is open
terminal-admin-deleted = { $name } is deleted
terminal-admin-forgotten = { $n ->
    [one] { $name } is deleted, and gone from { $n } game
   *[other] { $name } is deleted, and gone from { $n } games
}
terminal-admin-copied = a copy is in { $file }
terminal-admin-no-folder = there is no folder { $file }; make it, or name another
terminal-admin-unknown = there is no such game or identity
terminal-admin-no-identity = there is no such identity
terminal-admin-lost = the server went away while it worked on this
terminal-admin-count = { $how ->
    [waiting] { $n ->
        [one] { $n } game waiting
       *[other] { $n } games waiting
    }
    [running] { $n ->
        [one] { $n } game running
       *[other] { $n } games running
    }
    [finished] { $n ->
        [one] { $n } game finished
       *[other] { $n } games finished
    }
   *[abandoned] { $n ->
        [one] { $n } game abandoned
       *[other] { $n } games abandoned
    }
}
terminal-admin-more = and { $n } more: --limit { $m } lists them
terminal-admin-public = public
terminal-admin-private = private
terminal-admin-is-closed = closed
terminal-admin-is-muted = muted
terminal-admin-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
terminal-admin-games-or-more = { $n } or more games
terminal-admin-nobody = nobody has come yet

## load

terminal-error-open-files = { $n } sockets need { $m } open files, and the system allows this process { $value }: raise the hard limit (`ulimit -Hn { $m }` as root, LimitNOFILE= in a systemd unit), for the server, too

## Addresses and links

terminal-error-address-scheme = `{ $input }` has neither http:// nor https:// in front; expected an address such as http://127.0.0.1:7777 or https://example.org, or the link of a seat or table as the server gives it
terminal-error-address-other = `{ $input }` begins with { $name }://; expected an address such as http://127.0.0.1:7777 or https://example.org, or the link of a seat or table as the server gives it
terminal-error-address-user = `{ $input }` names a user, and servers know none; expected an address such as http://127.0.0.1:7777 or https://example.org, or the link of a seat or table as the server gives it
terminal-error-address-machine = `{ $input }` names no machine; expected an address such as http://127.0.0.1:7777 or https://example.org, or the link of a seat or table as the server gives it
terminal-error-address-nothing = `{ $input }` leads to nothing that can be played; expected an address such as http://127.0.0.1:7777 or https://example.org, or the link of a seat or table as the server gives it
terminal-error-address-token = `{ $input }` has something else than a seat behind the #; copy the whole link, in quotes
terminal-error-address-table = `{ $input }` leads to a table; expected a server, such as { $name }
terminal-error-address-no-game = `{ $input }` names no game; expected the address of a table, such as { $name }
terminal-error-still-played = the game at { $file } is still being played; it can be analyzed when it is over

## Flags about a server

terminal-error-local-seed = --seed is for games on this machine; a server draws by itself
terminal-error-local-save = --save is for games on this machine; a server keeps its games
terminal-error-local-confirm = --confirm is for games on this machine; on a server --grace 60 leaves time to take back
terminal-error-local-start = --start is for games on this machine; on a server a table is made at once anyway
terminal-error-two-games = the link and --resume name a game each; leave one of them out
terminal-error-list-table = --list is about a server, not about a table; write --server { $input }
terminal-error-new-table = { $list } is for a new table, and this one is set up already; leave it out, or make a table with --server { $input }
terminal-error-setup-flags = --rules, --with or --set
terminal-error-online-seat = `--seat { $input }` is no player; on a server it can be { $list }, or open for a friend
terminal-error-aids = --aids { $input }: expected all, tabletop or none
terminal-error-grace = --grace { $n }: expected 0 to 60 seconds
terminal-error-clock = --clock { $input }: expected minutes and seconds such as 10+5 or 10d5, or days such as 3days
terminal-error-clock-range = --clock { $input }: expected 10 seconds to { $n } hours and at most { $m } seconds per turn, or 1 to { $most } days
terminal-error-name-length = --name: a name has 1 to { $most } characters, and this one has { $n }
terminal-error-name-control = --name: a name has letters and signs, and no control characters such as tabs

## Connections

terminal-error-unreached = cannot reach { $input }; is the server running?
terminal-error-unreached-port = cannot reach { $input } (port { $value }); is the server running?
terminal-error-no-answer = { $input } does not answer
terminal-error-no-server = { $input } does not answer as a server of games does
terminal-error-elsewhere = { $input } sends us to { $name }; use that address
terminal-error-answer = the answer to { $input } is not understood; is this program as new as the server, and is that one of ours?
terminal-error-status = the server answers with status { $n }
terminal-error-unusable = the server cannot be used now
terminal-error-unseen = the connection ended before the game was seen
terminal-error-silent = the server has not answered for { $n } minutes: { $text }
terminal-error-release = the server and this program speak different versions of the protocol ({ $text }); use the program of the same release as the server
terminal-error-seat-unknown = the server does not know our seat any more; ask for a new link, or begin another game
terminal-error-look-again = { $text }; look at the link again
terminal-error-follow = this program cannot follow the game; use the program of the same release as the server
terminal-error-positions = the server and this program see different positions; use the program of the same release as the server
terminal-error-not-remembered = nothing is remembered of this server: { $text }
terminal-error-memory = { $file } is not what this program remembers of servers; move it away to begin anew
terminal-error-no-memory = this system has no place for what is to be remembered
terminal-error-held = another program holds { $file } for long
terminal-error-ca = --ca { $file }: expected certificates in PEM form, `-----BEGIN CERTIFICATE-----`
terminal-error-encrypt = cannot encrypt to { $name }
terminal-error-host-name = `{ $name }` is no name that a certificate can have
terminal-error-issuer = nobody we trust vouches for the certificate of { $name }; if it is signed by an authority of your own, name that authority's certificate with --ca FILE
terminal-error-other-name = the certificate of this server is for another name than { $name }; check the address
terminal-error-expired = the certificate of { $name } has expired; tell whoever runs the server
terminal-error-untrusted = the certificate of { $name } cannot be trusted ({ $text }); if the server signs for itself, make an authority and name its certificate with --ca FILE
terminal-error-no-tls = { $name } does not speak TLS here; try http:// instead of https://
terminal-error-foul-hash = the server shows another hash of its seed ({ $input }) than before ({ $value }), so it may have chosen the draws; do not trust this game
terminal-error-foul-nonce = the server does not draw with what we added, so it may have chosen the draws; do not trust this game
terminal-error-foul-seed = the seed that the server reveals is not the one it promised before the game (hash { $value }), so it may have chosen the draws; do not trust this game

## Starting a server

terminal-error-serve-listen = cannot listen at { $input }: { $text }; choose another with --listen 127.0.0.1:7778
terminal-error-folder-held = another server runs on the folder { $file }; stop it, or choose another with --data
# $text is what the database says, in its own words.
terminal-error-store = { $cause ->
    [full] the disk is full: make room ({ $text })
    [locked] the database is locked: end the program that holds it ({ $text })
    [unreachable] the database does not answer: { $text }
   *[other] the database cannot be used: { $text }
}
