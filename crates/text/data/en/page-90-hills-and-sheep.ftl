### Hills & Sheep: the words of the page that players read. Its order is in pages/90-hills-and-sheep.txt.

page-hills-and-sheep = Hills & Sheep
page-hills-and-sheep-box = 18 new tiles are shuffled into the bag with all the others: 8 with hills, 8 with vineyards and 2 monasteries.
page-hills-and-sheep-box-shepherd = You get 1 shepherd. 18 tokens go into a bag of their own: 16 with 1 to 4 sheep, 37 sheep in all, and 2 with a wolf.
page-hills-and-sheep-box-no-hills = Hills are decoration in this game.
page-hills-and-sheep-box-no-vineyards = Vineyards are decoration in this game.

page-hills-and-sheep-turn = Your turn at a glance
page-hills-and-sheep-turn-hill = If you draw a hill, the next tile of the bag goes below it, unseen.
page-hills-and-sheep-turn-figure = Place the tile, and then a figure or none.
page-hills-and-sheep-turn-shepherd = Instead of another figure you may place your shepherd in a field on the tile.
page-hills-and-sheep-turn-flock = If you placed your shepherd, draw a token for him. If the tile enlarged the field of your shepherd, let the flock grow or herd it.
page-hills-and-sheep-turn-score = Score what the tile has completed, with hills and vineyards in mind.

page-hills-and-sheep-sheep = Shepherds and sheep
page-hills-and-sheep-sheep-place = Place your shepherd instead of another figure, in a field on the new tile, if no other shepherd is there. Farmers in the field do not matter, and he does not keep them out: he is no farmer and has no part in the majority.
page-hills-and-sheep-sheep-first = Draw a token at once. Sheep are the beginning of his flock: lay the token beside him. If it is a wolf, it goes back into the token bag, and your shepherd returns to you.
page-hills-and-sheep-sheep-choice = Whenever you place a tile that enlarges the field of your shepherd, you must do one of two things, after your figure and in addition to it. Tiles of other players bring you no choice.
page-hills-and-sheep-sheep-grow = Let the flock grow: draw a token. Sheep join your flock. A wolf scatters everything: all shepherds in this field return to their owners, and their sheep and the wolf go back into the token bag, for no points.
page-hills-and-sheep-sheep-herd = Herd the flock: score 1 point for each sheep in the field. Then the tokens go back into the token bag, and your shepherd returns to you.
page-hills-and-sheep-sheep-example = Example: you place your shepherd and draw 2 sheep. Later a tile of yours enlarges the field, and you draw 3 more. The next time you may herd for 5 points, or draw again: more sheep, or a wolf and nothing.
page-hills-and-sheep-sheep-join = If a tile joins two fields with shepherds, the flocks stay where they are, but from now on they share their fate. A wolf scatters all of them. If one player herds, every player with a shepherd in the field scores for all sheep there, and all return: with your 2 sheep and Blue's 4, both of you score 6 points.
page-hills-and-sheep-sheep-closed = A field is closed when none of its edges faces an empty space. Then all flocks in it are herded at once, whoever closed it, and everybody with a shepherd there scores as above.
page-hills-and-sheep-sheep-closed-choice = If you close the field of your own shepherd, you still choose first: draw once more and risk the wolf, or herd.
page-hills-and-sheep-sheep-closed-herd = If you close the field of your own shepherd, there is no choice: it is herded.
page-hills-and-sheep-sheep-again = A shepherd who has just returned can be placed again with your next tile at the earliest.
page-hills-and-sheep-sheep-farmers = Although there are no farmers in this game, shepherds use the fields.

page-hills-and-sheep-hills = Hills
page-hills-and-sheep-hill-below = When you draw a hill, put the next tile of the bag below it without looking, and place both as one tile. The lower one is out of the game, and nobody ever looks at it. If the bag is empty, the hill goes without. If the hill fits nowhere, both are discarded and you draw again.
page-hills-and-sheep-hill-tie = Hills decide ties. If several players are tied for the majority in a road, city or field, only those of them score who have a follower of that feature on a hill tile. If none of them has, they all score as usual.
page-hills-and-sheep-hill-one = One follower on a hill is as good as several. If more than one of the tied players has one, they all score in full.
page-hills-and-sheep-hill-number = The more followers on hills, the better: among the tied players those score who have the most there. If they are level in this, too, they all score in full.
page-hills-and-sheep-hill-more = A hill never beats more followers, and only followers in the feature that is scored count.
page-hills-and-sheep-hill-example = Example: Red and Blue have a knight each in a city worth 10 points, and the red one stands on a hill. Red scores 10 points, Blue none. With two knights Blue would have the majority and score alone.
page-hills-and-sheep-hill-large = A large follower on a hill is one follower on a hill.
page-hills-and-sheep-hill-special = Builders and pigs on hills decide nothing.
page-hills-and-sheep-hill-mayor = Mayors and wagons on hills count like other followers.
page-hills-and-sheep-hill-guard = A guard on a tower decides nothing.
page-hills-and-sheep-hill-count = A follower that moves out of Carcassonne may be put on a hill tile of the feature and then counts.
page-hills-and-sheep-hill-bazaar = A hill from a bazaar gets its lower tile when its owner begins to place it.
page-hills-and-sheep-hill-bridge = A thief on a bridge above a hill tile stands on the hill.

page-hills-and-sheep-vineyards = Vineyards
page-hills-and-sheep-vineyard = Each vineyard on the eight spaces around a monastery adds 3 points when the monastery is complete. One vineyard may serve several monasteries. With 2 vineyards a monastery is worth 9 + 6 = 15 points.
page-hills-and-sheep-vineyard-abbot = They count for an abbot when his monastery is complete, but not when you take him back before that.
page-hills-and-sheep-vineyard-garden-no = Gardens get nothing for vineyards.
page-hills-and-sheep-vineyard-garden-yes = They count for complete gardens in the same way.
page-hills-and-sheep-vineyard-abbey = A complete abbey gets the points for its vineyards, too.
page-hills-and-sheep-vineyard-castle = A castle that scores because of a monastery takes over the points for its vineyards.

page-hills-and-sheep-others = Shepherds and other expansions
page-hills-and-sheep-others-pig = Pigs and shepherds share a field without effect on each other.
page-hills-and-sheep-others-double = In a double turn each tile may enlarge the field of your shepherd.
page-hills-and-sheep-others-abbot = If you take back your abbot, you cannot place your shepherd with the same tile.
page-hills-and-sheep-others-dragon = The dragon eats shepherds: the sheep beside the eaten one go back into the token bag for no points; other flocks in the field stay.
page-hills-and-sheep-others-order = If your tile shows a dragon symbol, flocks grow and are herded before the dragon moves.
page-hills-and-sheep-others-order-first = If your tile shows a dragon symbol, the dragon moves before flocks grow or are herded.
page-hills-and-sheep-others-volcano = Your shepherd cannot be placed on a volcano that you have just placed, but a volcano may enlarge his field.
page-hills-and-sheep-others-fairy = If you move the fairy, you cannot place your shepherd with the same tile. She cannot join a shepherd.
page-hills-and-sheep-others-shield = On the fairy's tile a shepherd is safe from the dragon.
page-hills-and-sheep-others-princess = If you send a knight home with a princess, you cannot place your shepherd with this tile, but his flock still grows or is herded.
page-hills-and-sheep-others-portal = A shepherd cannot use a magic portal.
page-hills-and-sheep-others-tower = Shepherds cannot be captured.
page-hills-and-sheep-others-barn = A barn does not concern shepherds: they stay in its field and may be placed there.
page-hills-and-sheep-others-abbey = An abbey enlarges no field, but it may close one.
page-hills-and-sheep-others-bridge = A bridge that joins fields joins their flocks.
page-hills-and-sheep-others-count = A shepherd cannot enter Carcassonne. Points for sheep count as points of the tile when you want to enter.

page-hills-and-sheep-end = The end of the game
page-hills-and-sheep-end-sheep = Shepherds and sheep that are still on the board bring nothing. Herd in time.
page-hills-and-sheep-end-hills = Hills decide ties in final scoring, too.
page-hills-and-sheep-end-vineyards = An incomplete monastery gets nothing for vineyards.
