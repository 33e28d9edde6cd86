### River I and River II: the words of the page that players read. Its order and conditions are in ../pages/05-river.txt.

page-river = The River
page-river-first = The game begins with a river. You draw and place river tiles until all of them are used; only then does anybody draw a land tile. Apart from that, your turns are the usual ones from the very first tile: place a tile, place a follower if you like, score.

page-river-setup = Setting up
page-river-river-one = River I has 12 tiles: the spring, a lake, and 10 tiles to go between them.
page-river-river-two = River II has 12 tiles: the spring, a fork, a lake with a volcano, and 9 more. On one of the 9 an arm of the river ends at a city.
page-river-both = You play both rivers as one. A second spring and the lake without a volcano stay in the box, so the river has 22 tiles.
page-river-spring = The spring lies on the table before the first turn, and nobody places a follower on it. Shuffle the other river tiles face-down, but keep back the lake: it is drawn last.
page-river-spring-at-carcassonne = The city of Carcassonne is laid out first. The spring lies beside its north-east corner, and the river flows away from it to the east. The usual start tile is not used. Shuffle the other river tiles face-down, but keep back the lake: it is drawn last.
page-river-fork-first = Keep back the fork, too: the first player places it in the first turn. The lake that comes last is the one with the volcano.
page-river-start-discard = The usual start tile is not used.
page-river-start-after = The usual start tile is not lost: it is the first land tile drawn after the river.
page-river-start-among-river = The usual start tile is not lost: it is shuffled among the river tiles, and whoever draws it places it like a land tile.
page-river-start-among-land = The usual start tile is not lost: it is shuffled among the land tiles.

page-river-placing = Placing river tiles
page-river-flow = A river tile must continue the river: one of its river edges joins an open end. All other edges must fit as usual.
page-river-arms = After the fork the river has two arms, and you choose which of them your tile continues. The tile with a river end at a city ends one arm for good; the lake with the volcano ends the other.
page-river-no-u-turn = The river may not turn back on itself at once: if one tile turns left, the next may not turn left as well, and the same holds for right. With a straight tile in between, it may.
page-river-fork-exits = At the fork look at each arm for itself: an arm that leaves the fork to the left may not turn left on its next tile, and one that leaves it to the right may not turn right.
page-river-arms-apart = The two arms may never be joined, nor may two open ends point at the same empty space.
page-river-corridor = The river needs room: ahead of every open end of the new tile a strip three spaces wide must be free of tiles, as far as the landscape reaches. And no two open ends may run the same way in neighboring rows or columns.
page-river-no-fit = A river tile that fits nowhere is out of the game, and you draw another river tile. If even the last one does not fit, the river simply stays open.

page-river-figures = Followers by the river
page-river-figure = You may place followers on river tiles as on any other tile, but never on the river itself. The river is nobody's and brings no points. What river tiles complete is scored as usual.
page-river-banks = The river divides fields like a road. But around the spring and around a lake the land is connected, so both banks belong to one field there. Example: Red has a farmer on one bank right beside the spring. The other bank beside the spring is the same field, and you may not place a farmer there. Where a road crosses the river on a bridge, the road divides the land as well.
page-river-garden = Your abbot may be placed in the garden of a river tile, too.

page-river-volcano = The lake with the volcano
page-river-volcano-again = When you place the lake with the volcano, you place no figure on it. Then you take another full turn at once, with the first land tile.
page-river-volcano-next = When you place the lake with the volcano, you place no figure on it. The next player begins with the land tiles.
page-river-volcano-fairy = Since it is a new turn, the fairy brings her point at its beginning once more.
page-river-volcano-dragon = The volcano brings the dragon, like any other volcano.
page-river-volcano-idle = The volcano has no other meaning in this game.

page-river-symbols = Inn and pig herd
page-river-symbols-always = Two river tiles show symbols that you may know from other boxes. In this game they count, whichever boxes you play with.
page-river-inn-zero = The bridge with an inn: a complete road with this inn is worth 2 points per tile instead of 1. Incomplete at the end, it is worth nothing.
page-river-inn-ignore = The bridge with an inn: a complete road with this inn is worth 2 points per tile instead of 1. Incomplete at the end, it is worth 1 point per tile like any other.
page-river-inn-idle = The inn beside the bridge is decoration in this game.
page-river-herd-field = The herd of pigs: whoever has the most farmers in its field, alone or tied, gets 1 point more for each complete city of that field. Example: the field borders 2 complete cities. You score 4 points for each instead of 3, so 8 points.
page-river-herd-city = The herd of pigs: if you score for a city with your farmers, you get 1 point more, provided that one of them is in the field with the herd and this field borders the city.
page-river-herd-pig = Herd and pig add up: your own pig brings you its point besides.
page-river-herd-idle = The herd of pigs is decoration in this game.
page-river-herd-no-farmers = The herd of pigs is decoration in this game, for there are no farmers.

page-river-after = After the river
page-river-then = When the last river tile has been placed, go on with the land tiles. From now on the river is just a part of the landscape.
