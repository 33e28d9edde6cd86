### Mage & Witch: the words of the page that players read. Its order is in pages/70-mage-and-witch.txt.

page-mage-and-witch = Mage & Witch
page-mage-and-witch-box = 8 tiles with a magic symbol are shuffled into the bag with all the others. Mage and witch belong to nobody and wait beside the board at first. They stand on roads and in cities and change what these are worth: the mage raises it, the witch halves it. They are no followers and occupy nothing.

page-mage-and-witch-step = When you place a magic tile
page-mage-and-witch-step-move = Before you place a figure, you must bring in or move one of the two, whichever you want. Put it on any incomplete road or into any incomplete city on the board, with followers or without. Then go on with your turn as usual.
page-mage-and-witch-step-open = A feature that your tile has just completed is closed to both.
page-mage-and-witch-step-other = Mage and witch never share a feature.
page-mage-and-witch-step-leave = A figure that you move must go to another road or city.
page-mage-and-witch-step-land = They never stand on monasteries or in fields.
page-mage-and-witch-step-first = Afterward you may place your follower on the same road or in the same city.

page-mage-and-witch-join = When the two meet
page-mage-and-witch-join-move = If any tile, magic or not, joins the roads or cities of mage and witch, whoever placed it must at once move one of the two to another incomplete road or city. Do so before scoring, even if the joined feature is complete: only the one that stays changes its points.
page-mage-and-witch-join-one = If a magic tile joins them, this one move is all that you do.
page-mage-and-witch-join-two = If a magic tile joins them, you first move one of them apart, and then bring in or move one because of the magic symbol.
page-mage-and-witch-join-none = If you have to place or move one of them and cannot, you must take one from the board and put it aside. If both are on the board, choose. If neither is, nothing happens.

page-mage-and-witch-score = What they do
page-mage-and-witch-score-mage = The mage adds 1 point for each tile of the road or city, but nothing for pennants.
page-mage-and-witch-score-witch = The witch halves all that the road or city is worth, rounded up.
page-mage-and-witch-score-all = The majority is counted as always. Everybody who scores gets the changed points in full.
page-mage-and-witch-score-example = Example: a road of 5 tiles is complete. Without them it is worth 5 points, with the mage 5 + 5 = 10, with the witch 3. A complete city of 3 tiles with a pennant is worth 8 points, with the mage 8 + 3 = 11, with the witch 4.
page-mage-and-witch-score-inns = Inns and cathedrals come first: a complete road of 3 tiles with an inn is worth 6 points, with the mage 9, with the witch 3.
page-mage-and-witch-score-other = They change nothing but the points of that road or city.
page-mage-and-witch-score-goods = Goods are not affected.
page-mage-and-witch-score-aside = When their feature is complete, mage or witch is put aside after scoring. A later magic tile may bring them back.
page-mage-and-witch-score-empty-aside = That also holds if no follower was there and nobody scored.
page-mage-and-witch-score-empty-stays = But where no follower was there and nobody scored, they stay.

page-mage-and-witch-others = Together with other expansions
page-mage-and-witch-others-double = In a double turn each magic tile counts for itself.
page-mage-and-witch-others-dragon = The dragon eats mage and witch, too: they are put aside until a magic tile brings them back.
page-mage-and-witch-others-no-dragon = The dragon does not eat mage and witch.
page-mage-and-witch-others-shield = On the fairy's tile they are safe from it.
page-mage-and-witch-others-fairy = The fairy's points are added afterward and are not changed: a city of 6 points with the witch and your knight with the fairy brings you 3 + 3 = 6 points.
page-mage-and-witch-others-princess = If your princess tile makes you move mage or witch, do so before you send a knight home.
page-mage-and-witch-others-tower = Towers cannot capture them.
page-mage-and-witch-others-abbey = An abbey that completes a road or city is not one of its tiles and adds nothing for the mage.
page-mage-and-witch-others-wagon = A wagon may drive on to a feature with one of them, and they never drive along.
page-mage-and-witch-others-count = They may stand on the roads and in the cities at the rim of Carcassonne, but not in Carcassonne itself. Followers that move out of it share in the changed points.
page-mage-and-witch-others-king = King and robber count tiles, not points, so mage and witch do not concern them.

page-mage-and-witch-end = The end of the game
page-mage-and-witch-end-open = Incomplete roads and cities with mage or witch are changed in the same way: an incomplete city of 3 tiles is worth 3 points, with the mage 6, with the witch 2.
page-mage-and-witch-end-mage = An incomplete road with an inn or city with a cathedral is worth nothing by itself, but with the mage 1 point for each tile. With the witch it stays at nothing.
page-mage-and-witch-end-mage-zero = An incomplete road with an inn or city with a cathedral is worth nothing, even with the mage.
