### Traders & Builders: the words of the page that players read. Its order and conditions are in ../pages/20-traders-and-builders.txt.

page-traders-and-builders = Traders & Builders
page-traders-and-builders-box = 24 new tiles are shuffled in with all the others. 20 of them show a goods symbol in a city: wine on 9, grain on 6 and cloth on 5. For each symbol there is a token, and the tokens lie ready beside the board.
page-traders-and-builders-box-plain = 24 new tiles are shuffled in with all the others. The goods symbols on them are decoration in this game.
page-traders-and-builders-helpers = Each player also has a builder and a pig. They are no followers: they help the ones that you have already placed. You place one of them instead of a follower, never in addition to one.
page-traders-and-builders-helpers-builder = Each player also has a builder. He is no follower: he helps the ones that you have already placed. You place him instead of a follower, never in addition to one.
page-traders-and-builders-helpers-pig = Each player also has a pig. It is no follower: it helps the farmers that you have already placed. You place it instead of a follower, never in addition to one.

page-traders-and-builders-goods = Goods
page-traders-and-builders-goods-take = When your tile completes a city, you take a token for each goods symbol in it. It does not matter whether you have a knight there, or whether anybody has: whoever completes the city gets the goods, while its points go to whoever has the most knights there, as usual. So it can pay to complete a city for somebody else.
page-traders-and-builders-goods-example = Example: Blue has the only knight in a city of 4 tiles with 1 wine and 1 grain. Your tile completes it. Blue scores 8 points, and you take the wine and the grain.
page-traders-and-builders-goods-open = Everybody may see your tokens. Nobody can take them from you, and you cannot trade them. Cities that are never completed give no goods.

page-traders-and-builders-builder = The builder
page-traders-and-builders-builder-place = Place your builder on the tile that you have just placed, on a road or in a city where you already have a follower and which is still incomplete. Whoever else is there does not matter.
page-traders-and-builders-builder-may = From then on he works for you: whenever your tile extends the road or the city of your builder, you may take a second tile when the first is done. Draw it, place it, place a figure if you like, and score, as in any turn. If you do not want it, say so before you draw.
page-traders-and-builders-builder-must = From then on he works for you: whenever your tile extends the road or the city of your builder, you must take a second tile when the first is done. Draw it, place it, place a figure if you like, and score, as in any turn.
page-traders-and-builders-builder-example = Example: in one turn you place a thief on a road. In the next your tile extends that road, and you place your builder on it. In the turn after that you extend the road again: now you get a second tile. Even if this one extends the road as well, you get no third.
page-traders-and-builders-builder-not-now = The tile on which you place the builder gives you no second tile, and tiles of other players never do. Nor does a second tile lead to a third.
page-traders-and-builders-builder-complete = A tile that extends and completes the road or city counts, too. Then it is scored first, follower and builder come back to you, and you can place them again with the second tile. You get the second tile even if the builder has left the board meanwhile.
page-traders-and-builders-builder-extend = An abbey extends nothing: if it completes the road or city of your builder, you get no second tile.
page-traders-and-builders-builder-extend-or-complete = If your abbey completes the road or city of your builder, you get a second tile, although it extends nothing.
page-traders-and-builders-builder-weak = The builder does not count when you compare who has the most followers, and he does not occupy the road or city.
page-traders-and-builders-builder-home = When the road or city is completed, the builder comes back to your supply.
page-traders-and-builders-builder-orphan = If your last follower there is taken away before that, the builder comes back at once.
page-traders-and-builders-builder-orphan-stays = If your last follower there is taken away before that, the builder stays, alone.
page-traders-and-builders-builder-abbot = Each of the two tiles has its own figure: you may take back your abbot with the first tile and place him again with the second.
page-traders-and-builders-builder-river = Builders work during the river as well: then the second tile is a river tile, as long as there are any.
page-traders-and-builders-builder-last-tile = If no tile is left, there is no second one, and the game is over.
page-traders-and-builders-builder-last-abbey = The second tile may be your abbey, even if there is no other tile left.

page-traders-and-builders-pig = The pig
page-traders-and-builders-pig-place = Place your pig on the tile that you have just placed, in a field where you already have a farmer. It does not count as a farmer when you compare who has the most, and it does not occupy the field.
page-traders-and-builders-pig-field = At the end of the game, if you have the most farmers in the field of your pig, alone or tied, you score 4 points instead of 3 for each complete city there. If you have not, the pig brings nothing, and it never brings anything to others. Example: you and Blue have 1 farmer each in a field with 2 complete cities, and your pig is there. You score 8 points, Blue scores 6.
page-traders-and-builders-pig-city-first = At the end of the game, if you score for a city with your farmers, you get 5 points for it instead of 4, provided that your pig is in a field that borders it and that you have a farmer in that field. The pig never brings anything to others. Example: you and Blue have 1 farmer each in a field with 2 complete cities, and your pig is there. You score 10 points, Blue scores 8.
page-traders-and-builders-pig-city-three = At the end of the game, if you score for a city with your farmers, you get 4 points for it instead of 3, provided that your pig is in a field that borders it and that you have a farmer in that field. The pig never brings anything to others. Example: you and Blue have 1 farmer each in a field with 2 complete cities, and your pig is there. You score 8 points, Blue scores 6.
page-traders-and-builders-pig-stays = Like a farmer, the pig stays in its field until the end of the game.
page-traders-and-builders-pig-barn = Like a farmer, the pig stays in its field until the end of the game. Only if a barn sends your farmers there home, the pig goes with them, and it brings you 1 point more for each complete city then.
page-traders-and-builders-pig-orphan = If your last farmer there is taken away, the pig comes back to your supply at once.
page-traders-and-builders-pig-orphan-stays = If your last farmer there is taken away, the pig stays, alone.
page-traders-and-builders-pig-idle = There are no farmers in this game, so your pig has no field to go to.

page-traders-and-builders-end = The end of the game
page-traders-and-builders-goods-final = For each of wine, grain and cloth, the player with the most tokens scores 10 points; if there is a tie, each of the tied players scores 10. A single token may be enough. Example: you have 4 wine and 2 cloth; Blue has 4 wine and 3 grain; Green has 3 grain and 3 cloth. You score 10 points, for wine; Blue scores 20, for wine and grain; Green scores 20, for grain and cloth.

page-traders-and-builders-tiles = Tiles that raise questions
page-traders-and-builders-crossing = On the tile where one road passes over another the two roads do not meet: both go on.
page-traders-and-builders-road-ends = On the monastery with three roads all three end at the monastery.
