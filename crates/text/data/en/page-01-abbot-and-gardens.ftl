### The abbot and his gardens: the words of the page that players read. Its order and conditions are in ../pages/01-abbot-and-gardens.txt.

page-abbot = The abbot
page-abbot-figure = Besides your 7 followers you have an abbot. He goes only to monasteries and gardens, but he can do what no other follower can: he comes back when you call him, and he brings points.
page-abbot-figure-monasteries = Besides your 7 followers you have an abbot. He goes only to monasteries, for the tiles of this game show no gardens. But he can do what no other follower can: he comes back when you call him, and he brings points.

page-abbot-placing = Placing the abbot
page-abbot-place = You may place your abbot instead of another follower, on the tile that you have just placed: on its monastery or in its garden. Gardens are for abbots alone; no other figure may enter one.
page-abbot-place-monasteries = You may place your abbot instead of another follower, on the monastery of the tile that you have just placed.
page-abbot-monk = On a monastery he is a monk like any other.

page-abbot-gardens = Gardens
page-abbot-garden = In the base game 8 tiles show a garden. A garden scores like a monastery: when all 8 spaces around it hold tiles it is complete, its abbot brings 9 points, and he comes back to you. A garden without an abbot brings nobody anything.
page-abbot-garden-and-field = A garden and the field around it are separate: an abbot in the garden does not occupy the field, and a farmer in the field does not occupy the garden.

page-abbot-taking-back = Taking the abbot back
page-abbot-take-back = In your turn, instead of placing a figure, you may take back your abbot and score for him at once: 1 point, and 1 more for each tile around him, the diagonal ones included. The tile that you have just placed counts. Example: the abbot has 3 tiles around him, your new tile is the fourth. Take him back, and you score 5 points. Then you place nothing with this tile.
page-abbot-complete-forbidden = If your tile has just filled the last space around him, you cannot take him back. You need not: his place is complete and scores 9 points as usual, and you are free to place another figure.
page-abbot-complete-allowed = Even if your tile has just filled the last space around him, you may take him back, for 9 points. If you do not, his place scores 9 points as usual, and you are free to place another figure.
page-abbot-left-behind = Taking him back completes nothing: only you score, and the place that he has left is free again.
page-abbot-again = You can place him again with your next tile.

page-abbot-end = The end of the game
page-abbot-final = An abbot whose place is still incomplete at the end brings 1 point, and 1 more for each tile around him, like a monk.
