### The Princess & the Dragon: the words of the page that players read. Its order is in pages/30-princess-and-dragon.txt.

page-princess-and-dragon = The Princess & the Dragon
page-princess-and-dragon-box = 30 new tiles are shuffled into the bag with all the others. Each shows one of four symbols: 6 a volcano, 12 a dragon, 6 a magic portal and 6 a princess.
page-princess-and-dragon-figures = Dragon and fairy belong to nobody and wait beside the board at first. The dragon eats followers, the fairy protects them.
page-princess-and-dragon-figures-dragon = The dragon belongs to nobody and eats followers. It waits beside the board at first. The fairy is not used in this game.
page-princess-and-dragon-figures-fairy = The fairy belongs to nobody and brings points. She waits beside the board at first. There is no dragon in this game: volcanoes and dragon symbols are decoration.
page-princess-and-dragon-figures-none = Neither dragon nor fairy is used in this game: volcanoes and dragon symbols are decoration.
page-princess-and-dragon-plain-portal = Magic portals are decoration in this game.
page-princess-and-dragon-plain-princess = Princesses are decoration in this game.

page-princess-and-dragon-turn = Your turn at a glance
page-princess-and-dragon-turn-fairy-tile = Before you draw: 1 point if a follower of yours is on the fairy's tile.
page-princess-and-dragon-turn-fairy-follower = Before you draw: 1 point if the fairy is with a follower of yours.
page-princess-and-dragon-turn-tile = Draw a tile and place it by the usual rules.
page-princess-and-dragon-turn-aside = Before the first volcano, set dragon tiles aside instead and draw again.
page-princess-and-dragon-turn-volcano = A volcano calls the dragon to the new tile.
page-princess-and-dragon-turn-dragon-first = A dragon symbol sends the dragon on a journey.
page-princess-and-dragon-turn-princess-must = A princess must send home a knight of her city.
page-princess-and-dragon-turn-princess-may = A princess may send home a knight of her city.
page-princess-and-dragon-turn-figure = Place one figure on the tile, or none.
page-princess-and-dragon-turn-portal = A magic portal lets you place a follower on any tile of the board.
page-princess-and-dragon-turn-fairy-move = Instead of placing a figure you may move the fairy.
page-princess-and-dragon-turn-dragon-middle = A dragon symbol sends the dragon on a journey, before anything is scored.
page-princess-and-dragon-turn-score = Score what the tile has completed.
page-princess-and-dragon-turn-dragon-last = A dragon symbol sends the dragon on a journey, now that everything is scored.

page-princess-and-dragon-volcano = Volcanoes: the dragon comes
page-princess-and-dragon-volcano-flight = When you place a volcano, the dragon flies to it at once, from beside the board or from wherever it stands. It eats nobody on the way.
page-princess-and-dragon-volcano-figure = You may not place a follower on a volcano that you have just placed. What the tile completes is scored as usual.
page-princess-and-dragon-volcano-builder = Neither may you place your builder or your pig on it.
page-princess-and-dragon-volcano-fairy = But you may move the fairy with this tile.
page-princess-and-dragon-volcano-no-fairy = Nor may you move the fairy with this tile.
page-princess-and-dragon-volcano-abbot = You may take back your abbot in such a turn.
page-princess-and-dragon-volcano-lake = The volcano on the lake of the river is a volcano like the others.
page-princess-and-dragon-aside = As long as no volcano has been placed, the dragon is not in play. If you draw a tile with a dragon symbol in that time, set it aside face up and draw again. When the first volcano is placed, all tiles set aside are shuffled back into the bag. From then on the dragon never leaves the board.

page-princess-and-dragon-dragon = The dragon's journey
page-princess-and-dragon-journey-middle = When you place a tile with a dragon symbol, place a figure as usual. Then the dragon makes a journey. Only after that do you score what the tile has completed: a follower that has been eaten scores nothing.
page-princess-and-dragon-journey-last = When you place a tile with a dragon symbol, first place a figure and score as usual; followers that have scored return and are out of reach. Then, before the next player's turn, the dragon makes a journey.
page-princess-and-dragon-journey-first = When you place a tile with a dragon symbol, the dragon makes a journey at once, before you place a figure and before anything is scored. A follower that has been eaten scores nothing; the one that you place afterward is safe for now.
page-princess-and-dragon-journey-first-barred = If the journey ends on the tile that you have just placed, you cannot place a follower there.
page-princess-and-dragon-journey = A journey has 6 moves of one space each. You make the first move, the player to your left the second, and so on around the table. With four players you and the player to your left move twice, the other two once.
page-princess-and-dragon-journey-step = Move the dragon across an edge to the next tile, never diagonally and never onto an empty space.
page-princess-and-dragon-journey-visited = It visits no space twice on one journey. The space where it starts counts as visited.
page-princess-and-dragon-journey-visited-turn = It visits no space twice in one turn. The space where it starts counts as visited.
page-princess-and-dragon-journey-fairy = It never enters the space of the fairy.
page-princess-and-dragon-journey-must = If you can move it, you must, even toward your own followers, but you choose among the ways that are open.
page-princess-and-dragon-journey-stuck = If there is no way to go, the journey ends at once and the other moves are lost, even if it has not begun.
page-princess-and-dragon-eats = The dragon eats all followers on every space that it enters: knights, thieves, monks and farmers, yours and those of the others. They return to their owners without points.
page-princess-and-dragon-eats-special = It eats builders and pigs, too.
page-princess-and-dragon-eats-large = It eats large followers like any others.
page-princess-and-dragon-eats-abbot = It eats abbots, too.
page-princess-and-dragon-eats-start = It eats nobody on the space where its journey starts.
page-princess-and-dragon-eats-new-tile = The new tile is no shelter: the dragon may enter it and eat the follower that you have just placed.
page-princess-and-dragon-eats-new-tile-last = The new tile is no shelter: the dragon may enter it and eat the follower that you have just placed, unless it has scored and returned.
page-princess-and-dragon-eats-example-middle = Example: Blue has the only knight in a city of 3 tiles, and you complete it with a dragon tile. The dragon gets to the knight and eats it: nobody scores for the city.
page-princess-and-dragon-eats-example-last = Example: Blue has the only knight in a city of 3 tiles, and you complete it with a dragon tile. Blue scores 6 points, and the knight returns. Only then does the dragon set out.
page-princess-and-dragon-journey-after = The dragon stays where its journey ends, and the next one starts there. A feature whose last follower was eaten is unoccupied again: whoever extends it may claim it.
page-princess-and-dragon-journey-after-portal = With a magic portal you may claim it from afar, even a monastery.

page-princess-and-dragon-fairy = The fairy
page-princess-and-dragon-fairy-move-tile = If you place no figure with your tile, you may move the fairy instead: from wherever she is to any other tile on which one of your followers stands. You may do so even if your supply is empty.
page-princess-and-dragon-fairy-move-follower = If you place no figure with your tile, you may move the fairy instead: from wherever she is, even from an opponent, to one of your followers on any tile. From now on she is with this follower, and with no other on the tile. You may do so even if your supply is empty.
page-princess-and-dragon-fairy-not-abbot = If you take back your abbot, you cannot move her with that tile.
page-princess-and-dragon-fairy-needs-follower = A builder or a pig cannot call her; it has to be a follower.
page-princess-and-dragon-fairy-shield = She keeps the dragon away. It cannot enter her space, even if she is alone there, and all figures on her tile are safe from it.
page-princess-and-dragon-fairy-point-tile = If a follower of yours is on her tile at the beginning of your turn, you score 1 point before you draw. So does every other player with a follower there, each in their own turn.
page-princess-and-dragon-fairy-point-follower = If she is with a follower of yours at the beginning of your turn, you score 1 point before you draw.
page-princess-and-dragon-fairy-three-tile = When a feature is scored, every player with a follower in it on her tile scores 3 points more, with or without the majority.
page-princess-and-dragon-fairy-point-once = Several followers of yours on her tile still bring you 1 point at the beginning of your turn, and 3 points once for each feature that is scored.
page-princess-and-dragon-fairy-three-follower = When the feature of her follower is scored, its owner scores 3 points more, with or without the majority.
page-princess-and-dragon-fairy-example-tile = Example: Red and Blue have a knight each in a city of 4 tiles, and the fairy is on the tile of the red one. When the city is complete, Red scores 8 + 3 = 11 points and Blue 8. If Blue had two knights on other tiles, Red would still score 3 points.
page-princess-and-dragon-fairy-example-follower = Example: Red and Blue have a knight each in a city of 4 tiles, and the fairy is with the red one. When the city is complete, Red scores 8 + 3 = 11 points and Blue 8. If Blue had two knights, Red would still score 3 points.
page-princess-and-dragon-fairy-now = Her move counts at once: if your tile completes the feature of the follower to whom you move her, you already score the 3 points.
page-princess-and-dragon-fairy-now-dragon = If your tile shows a dragon symbol, she is a shield in this very journey.
page-princess-and-dragon-fairy-stays-tile = When followers leave her tile, for whatever reason, the fairy stays there until somebody moves her.
page-princess-and-dragon-fairy-stays-follower = When her follower leaves, for whatever reason, the fairy stays on the tile but is with nobody. Until somebody moves her she brings no points.
page-princess-and-dragon-fairy-abbot-no = She brings an abbot her 3 points when his monastery or garden is scored, but not when you take him back.
page-princess-and-dragon-fairy-abbot-yes = She brings an abbot her 3 points when his monastery or garden is scored, and also when you take him back.

page-princess-and-dragon-princess = Princesses
page-princess-and-dragon-princess-must = When your princess extends a city with knights, you must send one of them home, on whatever tile of the city and of whatever player. It returns to its owner without points. If all of them are yours, one of yours has to go.
page-princess-and-dragon-princess-may = When your princess extends a city with knights, you may send one of them home, on whatever tile of the city and of whatever player, even your own. It returns to its owner without points.
page-princess-and-dragon-princess-figure = If you send a knight home, you place no figure with this tile, not even on a road or in a field of it.
page-princess-and-dragon-princess-abbot = Nor can you take back your abbot with this tile.
page-princess-and-dragon-princess-fairy = You may then still move the fairy.
page-princess-and-dragon-princess-no-fairy = You cannot move the fairy with it either.
page-princess-and-dragon-princess-none-must = If there is no knight in her city, place a figure as usual, in this city, too. Another city on the same tile does not matter.
page-princess-and-dragon-princess-none-may = If there is no knight in her city, or if you send none home, place a figure as usual. Another city on the same tile does not matter.
page-princess-and-dragon-princess-score = The knight leaves before scoring: a city that the tile completes is scored without it.
page-princess-and-dragon-princess-large = A large follower is one knight: she can send it home, and it goes as a whole.
page-princess-and-dragon-princess-builder-no = She sends no builders home, only knights.
page-princess-and-dragon-princess-builder = Where there is a knight in her city, you may choose a builder there in place of a knight.
page-princess-and-dragon-princess-example-must = Example: Blue has the only knight in a city, and your princess completes it. You must send this knight home, and nobody scores for the city.
page-princess-and-dragon-princess-example-may = Example: Blue has the only knight in a city, and your princess completes it with 3 tiles. If you send this knight home, nobody scores for the city. If you do not, Blue scores 6 points, and you may place a follower on a road or in a field of the tile.

page-princess-and-dragon-portal = Magic portals
page-princess-and-dragon-portal-place = When you place a magic portal, you may place your follower on any tile of the board, in a feature that is incomplete and unoccupied.
page-princess-and-dragon-portal-new = A feature that the portal tile itself completes may still be claimed, as with any tile, but only on the portal tile.
page-princess-and-dragon-portal-new-never = A feature that the portal tile itself completes counts as complete already; you cannot claim it.
page-princess-and-dragon-portal-new-any = A feature that the portal tile itself completes may still be claimed, on any of its tiles.
page-princess-and-dragon-portal-field = Fields are never complete: any field without a farmer will do.
page-princess-and-dragon-portal-dragon = You may even choose the tile on which the dragon stands: it eats only where it enters. Volcanoes of earlier turns are tiles like any other.
page-princess-and-dragon-portal-no-dragon = You may not choose the tile on which the dragon stands. Volcanoes that it has left are tiles like any other.
page-princess-and-dragon-portal-large = A large follower may use the portal.
page-princess-and-dragon-portal-abbot = An abbot may use it to reach a monastery or garden.
page-princess-and-dragon-portal-special = Builders and pigs cannot use it: they are placed on the new tile or not at all.
page-princess-and-dragon-portal-none = A portal works only when it is placed.

page-princess-and-dragon-double = Together with Traders & Builders
page-princess-and-dragon-double-orphan = If your last follower in a road, city or field is eaten or sent home, your builder or pig there returns to you as well.
page-princess-and-dragon-double-stay = If your last follower in a road, city or field is eaten or sent home, your builder or pig there stays on the board.
page-princess-and-dragon-double-kept = Once you have earned a second tile, you get it, even if your builder leaves the board before.
page-princess-and-dragon-double-point = The fairy's 1 point comes once in a double turn, before your first tile.
page-princess-and-dragon-double-journey = A journey is over before you draw the second tile. If that one shows a dragon symbol, too, the second journey begins afresh.
page-princess-and-dragon-double-journey-turn = A journey is over before you draw the second tile. If that one shows a dragon symbol, too, the second journey also avoids every space of the first.
page-princess-and-dragon-double-princess = What the princess forbids holds for her tile only. With the other tile of a double turn you may place a figure.
page-princess-and-dragon-double-goods = If you complete a city that the princess or the dragon has emptied, you still take its goods.

page-princess-and-dragon-special = Two special tiles
page-princess-and-dragon-monastery = The monastery in a city: a follower on this tile is a monk on the monastery, a knight in the city or a farmer in the field. You may claim the monastery although the city is occupied, and the other way around. The monastery is complete when tiles lie on all 8 spaces around it, whatever the city.
page-princess-and-dragon-tunnel = The tunnel: the road runs on beneath the city and does not end there.
page-princess-and-dragon-tunnel-two = There are two fields, one on either side of the city. The road divides neither of them.
page-princess-and-dragon-tunnel-four = There are four fields: the city and the road both divide them.

page-princess-and-dragon-end = The end of the game
page-princess-and-dragon-end-journey = If the last tile shows a dragon symbol, the dragon makes its journey before final scoring.
page-princess-and-dragon-end-aside = If the bag runs out before the first volcano, the dragon tiles that were set aside are not played.
page-princess-and-dragon-end-fairy-tile = The fairy brings her 3 points in final scoring, too, once for each feature with a follower of yours on her tile, even if it is worth nothing.
page-princess-and-dragon-end-fairy-follower = The fairy brings her 3 points in final scoring, too, even if the feature of her follower is worth nothing. A thief with the fairy on an incomplete road of 3 tiles scores 3 + 3 = 6 points.
page-princess-and-dragon-end-fairy-inns = An incomplete road with an inn or city with a cathedral is worth 0 points at the end; she still brings her 3.
page-princess-and-dragon-end-fairy-city = For farmers she brings her 3 points once for the field, not once for each city.
