### King & Robber: the words of the page that players read. Its order and conditions are in ../pages/61-king-and-robber.txt.

page-king-and-robber = King & Robber
page-king-and-robber-box = 5 new tiles are shuffled in with all the others. The king and the robber, two tokens, lie beside the board and belong to nobody at first. Your turn stays the same, but from now on it pays to complete the largest city and the longest road.
page-king-and-robber-box-king = 5 new tiles are shuffled in with all the others. The king, a token, lies beside the board and belongs to nobody at first. Your turn stays the same, but from now on it pays to complete the largest city. The robber is not used in this game.
page-king-and-robber-box-robber = 5 new tiles are shuffled in with all the others. The robber, a token, lies beside the board and belongs to nobody at first. Your turn stays the same, but from now on it pays to complete the longest road. The king is not used in this game.
page-king-and-robber-box-plain = 5 new tiles are shuffled in with all the others. King and robber are not used in this game.

page-king-and-robber-king = The king
page-king-and-robber-becomes-king = Whoever completes the first city of the game becomes king and takes the token. Whoever later completes a city with more tiles than the largest so far becomes king instead. A city of the same size is not enough.
page-king-and-robber-completer = What counts is who places the tile that completes the city. It does not matter whose knights are in it, or whether there are any.
page-king-and-robber-size = Only tiles count for the size, not pennants or anything else.
page-king-and-robber-king-example = Example: Red is king with a city of 3 tiles. You complete another one of 3 tiles with 2 pennants: Red stays king. Later you complete a city of 4 tiles in which Green has the only knight. Green scores it, and you become king. The next king needs 5 tiles.

page-king-and-robber-robber = The robber
page-king-and-robber-becomes-robber = With the robber it is the same, for roads: whoever completes the first road takes the token, and whoever completes a longer one than the longest so far takes it over. Each tile of a road counts once.
page-king-and-robber-becomes-robber-alone = Whoever completes the first road of the game takes the robber. Whoever later completes a road with more tiles than the longest so far takes it over; a road of the same length is not enough. What counts is who places the tile that completes the road, not whose thieves are on it. Each tile of a road counts once.
page-king-and-robber-both-tokens = You may hold both tokens.
page-king-and-robber-each-tile = In a double turn each of the two tiles counts for itself.
page-king-and-robber-abbey = If your abbey completes a city or a road, you are the one who has completed it. But the abbey does not count as a tile of it.

page-king-and-robber-points = What they bring
page-king-and-robber-king-per-feature = At the end of the game the king brings its holder 1 point for each complete city on the board, whoever has completed it and whoever has scored for it. Example: 9 cities are complete and 3 are not. The king brings 9 points.
page-king-and-robber-robber-per-feature = At the end of the game the robber brings its holder 1 point for each complete road on the board, whoever has completed it and whoever has scored for it. Example: 7 roads are complete. The robber brings 7 points.
page-king-and-robber-ten-each = At the end of the game each token brings its holder 10 points.
page-king-and-robber-fifteen-forty = At the end of the game each token brings its holder 15 points. Whoever holds both gets 40 points for the two together.
page-king-and-robber-fifteen = At the end of the game the king brings its holder 15 points.
page-king-and-robber-fifteen-robber = At the end of the game the robber brings its holder 15 points.
page-king-and-robber-king-continuous = The king brings points during the game, and none at the end: whenever a tile completes cities, whoever is king at that moment gets 1 point for each of them. Only then may the king change. Example: Red is king with a city of 3 tiles, and your tile completes a city of 4 and a city of 2. Red scores 2 points; then you become king.
page-king-and-robber-robber-continuous = The robber brings points during the game, and none at the end: whenever a tile completes roads, whoever holds the robber at that moment gets 1 point for each of them. Only then may the robber change hands.
page-king-and-robber-carcassonne-counts = The city of Carcassonne counts as one more complete city, but it makes nobody king.
page-king-and-robber-carcassonne-does-not = The city of Carcassonne does not count as a complete city for the king, and it makes nobody king.
page-king-and-robber-castle-is-none = A small city that becomes a castle makes nobody king, and it is no complete city for the king.
page-king-and-robber-castle-is-one = A small city that becomes a castle is a complete city for the king like any other.

page-king-and-robber-tiles = Tiles that raise questions
page-king-and-robber-two-cities = On the tile where two cities cross, one runs over the other: they are two cities, unless other tiles connect them.
page-king-and-robber-monastery = On the tile with a monastery and a piece of city the two are separate: a follower stands on one or in the other.
