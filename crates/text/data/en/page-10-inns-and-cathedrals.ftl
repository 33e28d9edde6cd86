### Inns & Cathedrals: the words of the page that players read. Its order and conditions are in ../pages/10-inns-and-cathedrals.txt.

page-inns-and-cathedrals = Inns & Cathedrals
page-inns-and-cathedrals-box = 18 new tiles are shuffled in with all the others: 6 of them show an inn beside a road, and 2 show a cathedral. You place them like any tile. Your turn stays the same; what changes is how much followers count and what roads and cities are worth.
page-inns-and-cathedrals-sixth = The box also brings followers in one more color, so up to 6 can play.
page-inns-and-cathedrals-plain-inns = Inns are decoration in this game.
page-inns-and-cathedrals-plain-cathedrals = Cathedrals are decoration in this game: they are ordinary city tiles.
page-inns-and-cathedrals-plain-large = The large followers are not used in this game.

page-inns-and-cathedrals-large = The large follower
page-inns-and-cathedrals-large-place = Each player has 1 large follower besides the 7 normal ones. You place it instead of a normal one, under the same rules, and it comes back to you in the same way.
page-inns-and-cathedrals-large-two = It counts as 2 followers when you compare who has the most. Points it does not double. Example: in a city worth 10 points you have your large follower and Blue has 2 normal ones. That is 2 to 2, and each of you scores 10 points. Had Blue only 1 there, you alone would score 10.
page-inns-and-cathedrals-large-field = As a farmer, too, it counts as 2.
page-inns-and-cathedrals-large-garden = It may not be placed in a garden: gardens are for abbots alone.

page-inns-and-cathedrals-inns = Inns
page-inns-and-cathedrals-inn = A complete road with an inn is worth 2 points per tile instead of 1. A second inn on the same road adds nothing. Example: a complete road of 4 tiles is worth 8 points, with 1 inn or with 2.
page-inns-and-cathedrals-inn-end-zero = But if a road with an inn is still incomplete at the end of the game, it is worth nothing at all.
page-inns-and-cathedrals-inn-end-ignore = If a road with an inn is still incomplete at the end of the game, it is worth 1 point per tile like any other road.
page-inns-and-cathedrals-inn-arm = An inn belongs only to the road that it stands at. One tile shows a crossing of three roads: its inn stands at one of them and means nothing to the other two.
page-inns-and-cathedrals-inn-river = The inn beside the bridge of the river is an inn like the others.

page-inns-and-cathedrals-cathedrals = Cathedrals
page-inns-and-cathedrals-cathedral = A cathedral tile is city on all four edges, and you may place a knight on it if the city is free. A complete city with a cathedral is worth 3 points per tile and 3 per pennant, instead of 2. A second cathedral in the same city adds nothing. Example: a complete city of 6 tiles with 1 pennant and a cathedral is worth 21 points.
page-inns-and-cathedrals-cathedral-end-zero = But if a city with a cathedral is still incomplete at the end of the game, it is worth nothing at all, pennants included.
page-inns-and-cathedrals-cathedral-end-ignore = If a city with a cathedral is still incomplete at the end of the game, it is worth 1 point per tile and 1 per pennant like any other city.
page-inns-and-cathedrals-cathedral-farmers = For farmers a complete city with a cathedral is a city like any other.

page-inns-and-cathedrals-risk = Helping and harming
page-inns-and-cathedrals-others = You may add such a tile to a road or a city of anybody: to your own, to make it worth more, or to that of another player late in the game, when it will hardly be completed.
page-inns-and-cathedrals-others-ignore = You may add such a tile to a road or a city of anybody, your own or that of another player.

page-inns-and-cathedrals-tiles = Tiles that raise questions
page-inns-and-cathedrals-four-cities = On the tile with city on all four edges and green land in the middle, each edge shows a city of its own, unless other tiles connect them.
page-inns-and-cathedrals-two-roads = On the tile with two curves the roads do not meet: they are two roads.
page-inns-and-cathedrals-road-ends = On the monastery with two roads both roads end at the monastery.
page-inns-and-cathedrals-split = One tile with a piece of city on a single edge shows two fields: the city divides them.
