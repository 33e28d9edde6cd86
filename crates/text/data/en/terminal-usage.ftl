### Help about commands and flags: `terminal-usage-COMMAND`, `terminal-usage-COMMAND-FLAG`, `terminal-usage-any-FLAG` where commands share a flag.

terminal-usage = Plays a tile game that is compatible with Carcassonne, in four printed editions and with many boxes
terminal-usage-title = Usage:
terminal-usage-commands = Commands
terminal-usage-arguments = Arguments
terminal-usage-options = Options
terminal-usage-on-server = On a server
terminal-usage-default = default: { $value }
terminal-usage-env = environment: { $name }
terminal-usage-help = Show this help, or that of a command
terminal-usage-any-help = Show this help
terminal-usage-any-version = Show the version
terminal-usage-any-lang = The language to speak: en, es, fr or de, or qps to see what is translated [default: that of the environment]

## What stands for a value

terminal-usage-value-options = OPTIONS
terminal-usage-value-command = COMMAND
terminal-usage-value-lang = LANG
terminal-usage-value-file = FILE
terminal-usage-value-folder = FOLDER
terminal-usage-value-path = PATH
terminal-usage-value-record = RECORD
terminal-usage-value-name = NAME
terminal-usage-value-player = PLAYER
terminal-usage-value-preset = PRESET
terminal-usage-value-box = BOX
terminal-usage-value-switch-value = SWITCH=VALUE
terminal-usage-value-tile = TILE
terminal-usage-value-clock = CLOCK
terminal-usage-value-aids = AIDS
terminal-usage-value-seconds = SECONDS
terminal-usage-value-days = DAYS
terminal-usage-value-address-port = ADDRESS:PORT
terminal-usage-value-origin = ORIGIN
terminal-usage-value-factor = FACTOR
terminal-usage-value-form = FORM
terminal-usage-value-level = LEVEL
terminal-usage-value-game = GAME
terminal-usage-value-identity = IDENTITY
terminal-usage-value-theme = THEME
terminal-usage-value-printing = PRINTING
terminal-usage-value-file---line = FILE|-|LINE

## Flags that several commands share

terminal-usage-any-rules = The edition whose rules are played: rgg-2005, devir, filosofia-2010 or zman-c2 [default: zman-c2]
terminal-usage-any-with = Boxes to play with, such as river-1,river-2; `carcas rules` lists them
terminal-usage-any-set = A rule that differs from the edition, such as farmer-scoring=third-edition; may be repeated
terminal-usage-any-json = Print one line of JSON

## play

terminal-usage-play = Play a game in the terminal, against people or bots
terminal-usage-play-seat = Who sits where, in turn order: human or a bot (random, newcomer, guest, greedy-1, greedy, regular, challenger, rival, expert, champion or master), with a name behind a colon if you like, as in human:Ana,greedy; repeat it or separate by commas [default: human,greedy]
terminal-usage-play-seed = Draw the tiles of this seed instead of new ones; bots follow it too
terminal-usage-play-save = Keep the game in this new file, written after every move
terminal-usage-play-resume = Go on with a saved game and keep it in its file; without FILE, with an unfinished game of this machine. The players are the same unless `--seat` names others; setup flags are ignored. With `--server`, go on with the game played last there, or with the one of this id
terminal-usage-play-confirm = Wait for Enter at the end of each of your turns, so that `undo` can take back the figure too
terminal-usage-play-plain = Play line by line instead of on the whole screen, as is done anyway where there is no terminal; for screen readers, too
terminal-usage-play-start = Begin at once, without the start screen; any flag about the game does so, too
terminal-usage-play-server = Play on a server. With its address, such as `https://example.org`, a table is made: the links for the others are shown, and `--seat` may say `open` for a friend. With the link of a seat (in quotes), sit down there; with the link of a table, watch it
terminal-usage-play-list = List the public tables of the server and your own games
terminal-usage-play-name = The name that others see [default: the one used last, or your name on this machine]
terminal-usage-play-clock = Keep time: 10+5 is ten minutes for each and five seconds more per turn, 10d5 ten minutes that run only after five seconds of each turn, 3days three days per turn
terminal-usage-play-aids = What people may look up: all, tabletop (no counting of tiles) or none [default: all]
terminal-usage-play-grace = For how many seconds the last answer of a turn can be taken back before the next tile is drawn, 0 to 60 [default: 5, or 0 with a fast clock]
terminal-usage-play-public = Show the table in the lobby, where everybody can watch it
terminal-usage-play-ca = Trust the certificate authorities in this PEM file, too, for a server of your own

## serve

terminal-usage-serve = Host tables that people join by link, over a network or on this machine
terminal-usage-serve-listen = Where to listen; 0.0.0.0:7777 lets everybody in who reaches this machine, a port alone only this machine [default: 127.0.0.1:7777]
terminal-usage-serve-data = The folder for the database [default: carcas-data]
terminal-usage-serve-store = Keep games in PostgreSQL instead: postgres://user:password@host/database
terminal-usage-serve-origin = Pages of this origin may open sockets, too, such as `https://example.org`; may be repeated
terminal-usage-serve-behind-proxy = A reverse proxy stands in front and tells the addresses of clients in X-Forwarded-For
terminal-usage-serve-sockets-per-address = How many sockets one address may open [default: 200]
terminal-usage-serve-sockets = How many sockets there may be [default: 15000]
terminal-usage-serve-limits = A factor for all rate limits; 0 takes them away [default: 1]
terminal-usage-serve-bot-threads = How many bots think at once [default: half the cores]
terminal-usage-serve-bot-ms = How long a bot may think about a move, in milliseconds [default: 2000]
terminal-usage-serve-idle-s = How long a game stays in memory that nobody looks at, in seconds [default: 300]
terminal-usage-serve-keep-finished-days = Delete finished games after so many days [default: never]
terminal-usage-serve-keep-abandoned-days = Delete games that nobody finished and nobody touches after so many days [default: 90]
terminal-usage-serve-log = How the log on standard error looks: text for people, or json for programs [default: text]
terminal-usage-serve-log-level = How much the log tells: error, warn, info or debug, each with what those before it tell [default: info]
terminal-usage-serve-pages = Serve the pages of this folder, such as web/dist, instead of those inside the program
terminal-usage-serve-config = Read settings from a TOML file; its keys are the flags without the dashes

## admin

terminal-usage-admin = Look after a server: list, close and delete games, mute chats, make copies
terminal-usage-admin-data = The data folder of the server; it may run or not
terminal-usage-admin-store = The database, if games are kept in PostgreSQL
terminal-usage-admin-list = Count games, and list those touched last, private ones too
terminal-usage-admin-list-limit = How many of each state are listed
terminal-usage-admin-identities = List the identities made last, and the names they have in games
terminal-usage-admin-identities-limit = How many are listed
terminal-usage-admin-close = End a game; nobody wins
terminal-usage-admin-mute = Mute the chat of a game
terminal-usage-admin-unmute = Let people talk in a game again
terminal-usage-admin-delete-game = Delete a game with everything that is known of it
terminal-usage-admin-delete-identity = Delete an identity, with its names and words in games
terminal-usage-admin-delete-identity-identity = The id of the identity
terminal-usage-any-game = The id of the game
terminal-usage-any-yes = Do not ask first
terminal-usage-admin-backup = Copy everything to a new file while games go on
terminal-usage-admin-backup-path = The file



## games, replay, verify, position, render

terminal-usage-games = List the games of this machine, newest first: date, edition, boxes, seats and result
terminal-usage-games-unfinished = Only games that can be played on
terminal-usage-replay = Show a recorded game at any of its decisions
terminal-usage-replay-file = The record, or the address of a game on a server, such as `https://example.org/game/ID`
terminal-usage-replay-at = Show the game after so many entries (draws and moves) instead of at its end; 0 is the beginning
terminal-usage-replay-story = Also tell everything that happened up to there
terminal-usage-replay-tui = Show it on the whole screen and step through it with arrow keys
terminal-usage-verify = Compute every draw of a recorded game again, from its revealed seed and nonces
terminal-usage-verify-file = The record: of format 2, with `seed-hash`, `nonce` and `seed`; or the address of a game, such as `https://example.org/game/ID`
terminal-usage-position = Write the position of a record or scenario as one line, or show what such a line says
terminal-usage-position-what = A record or scenario, `-` for standard input, whose position is printed as one line; or such a line, whose position is shown
terminal-usage-position-at = The position after so many entries (draws and moves) instead of at the end; 0 is the beginning
terminal-usage-render = Draw a board of a record or scenario as a picture, or the whole game as an animation
terminal-usage-render-file = A game record or a scenario
terminal-usage-render-output = Where to draw it; the ending chooses the format: .svg, .png, .webp or .gif
terminal-usage-render-at = Draw the game after so many entries (draws and moves) instead of at its end; 0 is the beginning
terminal-usage-render-theme = The colors: day, night, contrast or diagram
terminal-usage-render-size = The side of a tile in pixels [default: 160, in animations 64]
terminal-usage-render-width = The width of the whole picture in pixels, instead of --size
terminal-usage-render-coordinates = Write the numbers of columns and rows at the edges
terminal-usage-render-fields = Hatch fields in the colors of their owners
terminal-usage-render-features = Hatch roads, cities and buildings, too
terminal-usage-render-no-figures = Leave out everything that stands on the tiles
terminal-usage-render-no-marks = Do not mark the last tile, what was just scored and the path of the dragon
terminal-usage-render-scores = Write names and scores below the board; animations always do
terminal-usage-render-animate = Show the whole game, move by move; .gif always does, .webp only with this flag
terminal-usage-render-every-turn = One frame for every turn instead of every move
terminal-usage-render-no-motion = Show every move of an animation at once, without tiles that drop and figures that walk
terminal-usage-render-every = How long a move or turn of an animation is shown, in milliseconds

## rules, tiles

terminal-usage-rules = Print the rules of a game to read, of one box or of one id; compare presets; without arguments, list boxes, presets and switches
terminal-usage-rules-names = A box to read about, such as tower; the id of a rule, such as PD-14; or a word in the names of switches
terminal-usage-rules-details = Tell the turn step by step, every switch and where other editions differ, and misprints
terminal-usage-rules-compare = Show 2 to 4 presets side by side where they differ, for the boxes of --with or for all
terminal-usage-rules-json = Print JSON, in English
terminal-usage-tiles = List the tiles of boxes, or show single tiles
terminal-usage-tiles-tiles = Show these tiles, by id or alias, in all rotations
terminal-usage-tiles-with = List the tiles of these boxes instead of all; base is the base game
terminal-usage-tiles-printing = Which printing: first or new
terminal-usage-tiles-check = Check a catalogue file of your own, for one of our boxes (docs/tiles.md), instead of listing ours
terminal-usage-tiles-json = Print JSON
terminal-usage-tiles-sheet = Draw a sheet with every tile of the boxes, its id and how many copies there are; needs -o
terminal-usage-tiles-output = Where to draw the sheet; the ending chooses the format: .svg, .png or .webp
terminal-usage-tiles-theme = The colors of the sheet: day, night, contrast or diagram
terminal-usage-tiles-size = The side of a tile on the sheet in pixels

## engine

terminal-usage-engine = Speak a line protocol with other programs, on standard input and output
terminal-usage-engine-seed = The seed from which bots decide among equally good moves
terminal-usage-engine-head = The program reads one command per line and answers each with one line, in English whatever the language is:
terminal-usage-engine-line-setup = begin a game; a trace's first line works too
terminal-usage-engine-line-draw = say which tile was drawn
terminal-usage-engine-line-play = play a move for the seat that is asked
terminal-usage-engine-line-moves = list the legal moves
terminal-usage-engine-line-state = tell the position and who decides
terminal-usage-engine-line-go = ask a bot for a move
terminal-usage-engine-line-record = tell the game as text
terminal-usage-engine-line-undo = take back the last draw or move
terminal-usage-engine-line-other = look whether it is there, list commands, end
terminal-usage-engine-tail = Whatever is wrong is answered with `error line N, column N: …` and changes nothing. The exit code is 0, or 2 with a message if the input ends without `quit` and held a line that was no command. docs/engine-protocol.md describes everything.


