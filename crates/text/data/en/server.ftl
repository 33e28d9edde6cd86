### What a server tells people: refusals by their codes, and its plain page.

problem-stale = The game has gone on. Look at it and choose again.
problem-not-asked = You are not asked now.
problem-not-your-seat = That seat is not yours. Open the link of the seat.
problem-no-such-seat = There is no such seat at this table.
problem-seat-taken = Somebody sits there already. Choose another seat.
problem-unreadable = That is no move.
problem-illegal = The rules forbid this move.
problem-not-started = The game has not started yet: seats are free.
problem-over = The game is over.
problem-not-over = The game is not over yet.
problem-too-late = Your time ran out.
problem-no-undo = There is nothing that you can take back alone.
problem-no-nonce = Nothing can be added to the draws now.
problem-no-takeback = Nothing can be taken back now.
problem-no-abort = The second turn has begun. Resign or play on.
problem-not-absent = That player is there, or may still come back.
problem-bad-text = The text is empty or too long.
problem-muted = The operator has muted the chat of this game.
problem-aids = The aids of this game do not allow the answer.
problem-unsaved = The game cannot be saved now, so nothing was changed. Try again.
problem-stalled = The game stands still because the server cannot save it now. It goes on by itself as soon as it can.
problem-broken = The game cannot be read. Tell the operator.
problem-unknown-game = There is no such game. Perhaps it was deleted.
problem-unknown-token = The link is not known here. Perhaps the game was deleted.
problem-too-many = Too much at once. Wait a moment and try again.
problem-unavailable = The server cannot do that now. Try again.
problem-bad-request = The server did not understand that.
problem-forbidden = You may not do that.
problem-not-found = There is nothing here. Look at the link again.
problem-wrong-method = That cannot be done here.
problem-too-large = That is too large to be sent.
problem-no-token = Open the link of your seat, or bring your identity.
problem-not-greeted = Your program did not greet the server first.
problem-protocol = This program and the server are of different releases. Use the program of the same release as the server.

lobby-about = A table for a tile game, unofficial and free. This server was built without the table in the browser; with Node installed, the command “cargo xtask serve” builds it in.
lobby-terminal = Without it you play from a terminal:
lobby-programs = Programs play through the interface.
lobby-interface = Interface
lobby-tables = Public tables
lobby-empty = No public table is open.
lobby-free = free
status-gathering = waiting
status-playing = playing
status-over = over

game-link-title = A table for you
game-link-about = Somebody gave you the link of a table. If the address of this page ends with #seat= and a long word, a seat is yours. Without it you may watch.
game-link-type = You play from a terminal. Copy the whole address from the address bar of your browser and put it between the quotes:
game-link-address = the whole address
game-link-secret = Whoever has the link of a seat can play there, so keep it to yourself.
game-link-seats = Who plays
game-link-board = The board as it lies now
game-link-none-title = There is no such table
game-link-none = Perhaps the link was not copied as a whole, or the game was deleted. Ask whoever gave you the link.
