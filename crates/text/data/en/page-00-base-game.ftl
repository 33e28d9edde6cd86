### The base game: the words of the page that players read. Its order and conditions are in ../pages/00-base-game.txt.

page-base = The base game
page-base-goal = Tile by tile, you and the others lay out a landscape of roads, cities, monasteries and fields. You place your followers in it, and they bring you points: most of them during the game, some only at the end. Whoever has the most points at the end wins.

page-base-setup = Setting up
page-base-pieces = The base game has 72 tiles. Each player takes 7 followers of one color as a supply and starts with 0 points.
page-base-players-five = 2 to 5 can play; the pieces for a sixth player come with Inns & Cathedrals. You can also play alone, to practice.
page-base-players-six = 2 to 6 can play. You can also play alone, to practice.
page-base-start-tile = Put the start tile on the table: it shows a piece of city and a road. Mix all other tiles face-down. Nobody places a follower on the start tile.
page-base-start-river = The game begins with the river: its spring is the first tile on the table, in the place of the usual start tile. The page about the river tells more.
page-base-start-count = The game begins with the city of Carcassonne: its 12 tiles are laid out first, in the place of the usual start tile. The page about the Count tells more.
page-base-gardens-idle = Some tiles show a garden. In this game a garden is mere decoration.
page-base-abbot = Each player also has an abbot. He has a page of his own.

page-base-turn = Your turn
page-base-steps = Turns go clockwise. Your turn has three steps:
page-base-step-tile = Draw a tile and place it.
page-base-step-follower = If you like, place one follower on that tile.
page-base-step-scoring = Score what the tile has completed.

page-base-tile = Placing the tile
page-base-fit = The new tile must share a whole edge with at least one tile on the table; a corner is not enough. You may turn it as you like, but it must fit on every edge where it touches another tile: road to road, city to city, field to field.
page-base-must = If the tile fits anywhere, you must place it, even if every space helps somebody else. You may leave gaps in the landscape. A tile that has been placed never moves again.
page-base-no-fit = If it fits nowhere, the tile is out of the game and you draw another one.

page-base-follower = Placing a follower
page-base-roles = You may place one follower from your supply on the tile that you have just placed. Choose what it will be: on a road a thief, in a city a knight, on a monastery a monk, in a field a farmer. Lay farmers down, so that everybody can tell them from the others.
page-base-roles-without-farmers = You may place one follower from your supply on the tile that you have just placed. Choose what it will be: on a road a thief, in a city a knight, on a monastery a monk. There are no farmers in this game: a field takes no follower, and fields are not scored.
page-base-free = The place must be free. A road or a city is one whole over all its tiles: if a follower stands anywhere on it, even one of your own, you may not add another. Example: your tile extends a road, and 3 tiles away Blue has a thief on it. You may not place a thief on that road.
page-base-joined = Still, followers can meet: when a new tile joins two roads or two cities that were separate before, all followers stay where they are and share what has become one.
page-base-at-once = If your tile completes something that is free, you may place a follower there all the same: it scores at once and comes straight back to you.
page-base-stays = You cannot take a follower back or move it when you like. If your supply is empty, you place none until one comes back.

page-base-scoring = Scoring
page-base-completed = Roads, cities and monasteries can be completed. Everything that the new tile has completed is scored at once, whoever has followers there. If nobody has, nobody gets points.
page-base-majority = If several players have followers in the same city or on the same road, the player with the most gets all the points and the others get nothing. If there is a tie, each of the tied players gets all the points. Example: in a city worth 10 points you have 2 knights and Blue has 1. You score 10 points, Blue scores 0. With 1 knight each, both of you score 10.
page-base-returned = Then all followers that stood there go back to the supplies of their players, also those that have brought nothing. You can place yours again with your next tile.

page-base-roads = Roads
page-base-road = A road ends at a crossing, at a city or at a monastery. It is complete when no end is open any more, or when it runs in a loop. A complete road is worth 1 point per tile. Example: a road that leaves a crossing, runs over 2 tiles and ends at a city covers 4 tiles, so it is worth 4 points. A tile that the road crosses twice counts once.

page-base-cities = Cities
page-base-city = A city is complete when a wall surrounds it and no space inside is empty. A complete city is worth 2 points per tile, and 2 more for each pennant. Example: 3 tiles with 1 pennant are worth 8 points. A tile counts once, even if two pieces of it belong to the same city.
page-base-small-city-two = The smallest cities are an exception: a complete city of only 2 tiles is worth just 1 point per tile and 1 per pennant, so 2 points as a rule.
page-base-small-city-four = This holds for the smallest cities, too: a complete city of only 2 tiles is worth 4 points.

page-base-monasteries = Monasteries
page-base-monastery = A monastery is complete when all 8 spaces around it hold tiles, the diagonal ones included. Then it is worth 9 points, 1 for each of the 9 tiles. It does not matter who places them or what they show. Monasteries may be neighbors; each is scored for itself.

page-base-fields = Fields
page-base-field = A field is all green land that is connected. Roads and cities divide one field from the next. The land around a monastery is a field as well: a monk does not occupy it, and a farmer does not occupy the monastery. As with roads and cities, a farmer may enter only a field without farmers, but fields with farmers can grow together.
page-base-farmer = Fields are never complete, so they are scored only at the end of the game, and your farmers stay there until then.
page-base-farmer-barn = Fields are never complete, so they are scored only at the end of the game, and your farmers stay there until then. Only a barn can send them home earlier, with points; the page about Abbey & Mayor tells more.

page-base-end = The end of the game
page-base-last-tile = When the last tile has been placed and scored as usual, the game is over and the final scoring begins.
page-base-incomplete = First, followers on what is still incomplete score. Again the most followers decide, and all tied players get the points:
page-base-incomplete-road = A road is worth 1 point per tile.
page-base-incomplete-city = A city is worth 1 point per tile and 1 per pennant. Example: 4 tiles with 1 pennant are worth 5 points.
page-base-incomplete-monastery = A monastery is worth 1 point, and 1 more for each tile around it.
page-base-fields-first = Then farmers score, city by city. For each complete city count the farmers in all the fields that border it, taken together. Whoever has the most gets 4 points; if there is a tie, each of the tied players gets 4. Each city is scored only once. Example: two fields border a city. You have 1 farmer in each of them, and Blue has 1 in one of them. With 2 to 1 you score 4 points and Blue scores 0.
page-base-fields-second = Then farmers score, field by field. The player with the most farmers in a field gets 3 points for each complete city that borders it; if there is a tie, each of the tied players does. But you score each city only once, however many of your fields border it. Example: your field borders 2 complete cities, and you score 6 points. Your second field borders one of them and a third city: it brings only 3 more.
page-base-fields-third = Then farmers score, field by field. The player with the most farmers in a field gets 3 points for each complete city that borders it; if there is a tie, each of the tied players does. A city counts for every field that it borders. Example: your field borders 2 complete cities, and you score 6 points. Your second field borders one of them and a third city: it brings 6 more.
page-base-fields-three = Then farmers score, city by city. For each complete city count the farmers in all the fields that border it, taken together. Whoever has the most gets 3 points; if there is a tie, each of the tied players gets 3. Each city is scored only once. Example: two fields border a city. You have 1 farmer in each of them, and Blue has 1 in one of them. With 2 to 1 you score 3 points and Blue scores 0.
page-base-fields-nothing = Incomplete cities bring farmers nothing.
page-base-winner = Whoever has the most points now wins. Players with equal points share the win.
