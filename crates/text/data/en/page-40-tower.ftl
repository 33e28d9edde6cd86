### The Tower: the words of the page that players read. Its order and conditions are in ../pages/40-tower.txt.

page-tower = The Tower
page-tower-box = 18 new tiles are shuffled in with all the others. Each shows a foundation, on which a tower can rise. From towers you capture the followers around them. Apart from that, a foundation changes nothing: the tiles are placed, completed and scored like any other.
page-tower-floors = At the start each player gets floors, the wooden pieces of which towers are built: 10 with 2 players, 9 with 3, 7 with 4, 6 with 5 and 5 with 6. Floors that are left over stay in the box.

page-tower-turn = In your turn
page-tower-any-tile = When you have placed a tile, any tile, you may do one of the following instead of placing a figure:
page-tower-foundation-tile = When you have placed a tile with a foundation, and only then, you may do one of the following instead of placing a figure:
page-tower-begin = Put one of your floors on an empty foundation, on whatever tile it is. Then you may capture a follower.
page-tower-raise = Put one of your floors on a tower, wherever it is and whoever began it, as long as nobody stands on it. Towers belong to nobody and may become as high as you like. Then you may capture a follower.
page-tower-guard = Place a follower from your supply on a tower where nobody stands. It becomes the guard of the tower and closes it: no floor can be added. A foundation without a floor takes no guard.
page-tower-no-floors = When you have used up your floors, you get no new ones; you can still place guards.

page-tower-capture = Capturing
page-tower-reach = Count the floors of the tower, the new one included. It reaches the tile that it stands on and, in each of the four directions, as many spaces as it has floors. It never reaches diagonally. Empty spaces and other towers are no obstacle.
page-tower-reach-example = Example: your floor is the second of its tower. The tower reaches its own tile and 2 spaces to the north, east, south and west: 9 spaces in all. Blue's monk 2 spaces to the east can be captured, even if the space between is empty. A thief 3 spaces away cannot, nor can a knight on a diagonal.
page-tower-target-opponents = You may capture one follower of another player within reach, whatever it does there. Even the guard of another tower can be captured, and that tower may be higher than yours.
page-tower-target-any = You may capture one follower within reach, whatever it does there. Even the guard of another tower can be captured, and that tower may be higher than yours. You may also choose a follower of your own: it is no prisoner but comes back to your supply.
page-tower-prisoner = A follower of another player becomes your prisoner: you keep it, and its owner cannot use it. It has left the board before anything is scored. Example: your tile completes a city in which only Blue has a knight. You add a floor and capture that knight. The city is complete, but nobody scores for it.
page-tower-one = Each floor captures one follower at most, even if several stand on one tile. You may also let it be.
page-tower-followers-only = Only followers can be captured, no other figures.
page-tower-orphan = If you capture a player's last follower on a road, in a city or in a field, the builder or pig that this player has there goes back to its owner.
page-tower-orphan-stays = A builder or a pig stays on the board even if its owner's last follower beside it is captured.

page-tower-prisoners = Prisoners
page-tower-exchange = If you capture a follower of a player who holds one of yours, the two are exchanged at once: both go back to their owners' supplies. Nobody can refuse. If that player holds several kinds of your followers, you choose which one comes back.
page-tower-ransom = Once in your turn you may buy back one of your followers for 3 points, if you have at least 3. You lose them, the player who holds the follower gets them and cannot refuse. The follower is in your supply at once, and you may place it in the same turn. Example: you have 5 points, and Blue, who holds your follower, has 7. You pay: now you have 2 and Blue has 10.
page-tower-ransom-any-score = Once in your turn you may buy back one of your followers for 3 points, even if your score drops below 0. You lose them, the player who holds the follower gets them and cannot refuse. The follower is in your supply at once, and you may place it in the same turn. Example: you have 2 points, and Blue, who holds your follower, has 7. You pay: now you have −1 and Blue has 10.
page-tower-price = The price is the same for every kind of follower. You can free only your own.

page-tower-guards = Guards
page-tower-on-top = A guard protects those around the tower from its next floor. It captures nobody itself, occupies nothing below and scores nothing.
page-tower-guard-leaves = You cannot take a guard back when you like, and no scoring sends it home. A capture does.
page-tower-reopens = When the guard has left, the tower is open again: floors and a new guard may follow.
page-tower-stays-closed = When the guard has left, the tower stays closed for good.
page-tower-guard-large = A large follower may be a guard. As a prisoner it counts as one follower.
page-tower-guard-not-abbot = The abbot cannot be a guard.

page-tower-other-boxes = With the other boxes
page-tower-with-abbot = An abbot can be captured, and brings no points then. If you take back your abbot, you cannot use a tower with the same tile.
page-tower-with-builder = In a double turn each of the two tiles lets you use a tower, so two captures are possible. But you may pay only one ransom in the whole turn. A floor extends nothing: it does not set your builder to work.
page-tower-with-volcano = With a volcano tile you may use a tower, though you may place no follower on the volcano tile itself.
page-tower-with-dragon-tile = With a dragon tile, first capture; then the dragon makes its journey.
page-tower-dragon-eats-guard = The dragon eats a guard on a tile that it enters. The floors stay.
page-tower-dragon-spares-guard = A guard is safe from the dragon.
page-tower-with-princess = If you send a knight home with a princess, you cannot use a tower with the same tile.
page-tower-with-portal = Placing a guard is not placing by portal: a portal adds nothing to it.
page-tower-with-fairy = The fairy does not protect from capture. If the follower beside her is captured, she stays on the tile without it.
page-tower-fairy-and-guard = The fairy may stand with a guard: she brings her point at the start of your turn, but never the 3 points, since a guard is never scored.

page-tower-end = The end of the game
page-tower-final = Guards, prisoners and floors bring no points at the end.
