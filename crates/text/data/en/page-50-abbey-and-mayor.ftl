### Abbey & Mayor: the words of the page that players read. Its order is in pages/50-abbey-and-mayor.txt.

page-abbey-and-mayor = Abbey & Mayor
page-abbey-and-mayor-box = 12 new tiles are shuffled into the bag with all the others. Each player gets:
page-abbey-and-mayor-box-abbey = An abbey, a tile that never goes into the bag. In one of your turns you place it into a hole instead of drawing a tile.
page-abbey-and-mayor-box-mayor = A mayor, a follower for cities, who is as strong as his city has pennants.
page-abbey-and-mayor-box-wagon = A wagon, a follower that may drive on when it has been scored.
page-abbey-and-mayor-box-barn = A barn, which sends the farmers of a field home and brings points for it at the end.
page-abbey-and-mayor-box-instead = These figures are placed like a follower, after the tile and instead of any other figure.

page-abbey-and-mayor-abbey = The abbey
page-abbey-and-mayor-abbey-place = At the beginning of your turn you may place your abbey instead of drawing a tile. It goes only into a hole: an empty space with tiles on all four sides, whatever they show. What lies at its corners does not matter. You never have to place it, but once you have drawn a tile it is too late for this turn.
page-abbey-and-mayor-abbey-ends = Every road, city and field that touches the abbey ends there, and fields are not joined across it. If it closes the last open end of a road or city, that is complete and is scored. The abbey does not count as one of its tiles.
page-abbey-and-mayor-abbey-monk = The abbey is a monastery. You may place a follower on it as a monk, who scores 9 points when all 8 spaces around it hold tiles. Other monasteries count the abbey as a tile.
page-abbey-and-mayor-abbey-example = Example: Blue has a thief on a road of 4 tiles that is open only toward a hole. You place your abbey there with a monk: the road is complete, and Blue scores 4 points, not 5. Tiles lie at three of its corners, so your monk waits for one more.
page-abbey-and-mayor-abbey-river = As long as the river is being laid, no abbey may be placed.
page-abbey-and-mayor-abbey-abbot = An abbot may stand on an abbey, too, and may be taken back from it.
page-abbey-and-mayor-abbey-garden = Gardens beside an abbey count it as a tile.
page-abbey-and-mayor-abbey-inns = A road with an inn or a city with a cathedral that the abbey completes scores its raised value.
page-abbey-and-mayor-abbey-double = In a double turn you may place the abbey as your first or as your second tile.
page-abbey-and-mayor-abbey-builder = The abbey extends nothing, so it brings no double turn.
page-abbey-and-mayor-abbey-builder-complete = If the abbey completes the road or city of your builder, you get a double turn.
page-abbey-and-mayor-abbey-goods = You take the goods of the cities that your abbey completes.

page-abbey-and-mayor-mayor = The mayor
page-abbey-and-mayor-mayor-place = Place your mayor in a city on the new tile, if nobody has a follower in that city yet. He goes nowhere else. As soon as he is there, the city is occupied.
page-abbey-and-mayor-mayor-strength = When the city is scored, he is as strong as it has pennants: with 3 pennants he counts as 3 knights. Without pennants he counts as nobody, and if he is alone there, nobody scores. What the city is worth does not change. In final scoring the same holds in incomplete cities.
page-abbey-and-mayor-mayor-example = Example: a complete city has 6 tiles and 3 pennants and is worth 18 points. Your mayor is alone there against two knights of Blue, 3 to 2: you score 18 points, Blue nothing. With one pennant less it would be 2 to 2, and both of you would score 16.
page-abbey-and-mayor-mayor-builder = Beside your mayor you may later place your builder.

page-abbey-and-mayor-wagon = The wagon
page-abbey-and-mayor-wagon-place = Place your wagon on the new tile on a road, in a city or on a monastery without followers, never in a field. It counts as one follower there.
page-abbey-and-mayor-wagon-abbey = An abbey is a monastery for it, too.
page-abbey-and-mayor-wagon-garden = It cannot enter gardens.
page-abbey-and-mayor-wagon-connected = When its feature has been scored, whether you got points or not, your wagon may drive on instead of returning. It goes to an incomplete road, city or monastery without followers that some tile joins directly to the feature just scored: another road at the same crossing, the city or monastery where a road ends, the monastery inside a city. Two cities are never joined in this way. It may stop on any tile of the new feature.
page-abbey-and-mayor-wagon-nearby = When its feature has been scored, whether you got points or not, your wagon may drive on instead of returning. It goes to an incomplete road, city or monastery without followers on its own tile or on one of the 8 spaces around it, and stops there.
page-abbey-and-mayor-wagon-connected-abbey = An abbey is joined to every road and city that ends at it.
page-abbey-and-mayor-wagon-connected-tower = A tower foundation does not join the roads that it separates.
page-abbey-and-mayor-wagon-return = If there is no such place, or if you do not want to drive on, it returns to you.
page-abbey-and-mayor-wagon-extra = Driving on is in addition to the figure that you place. In its new place the wagon is not scored in the same turn.
page-abbey-and-mayor-wagon-order = If several wagons drive on, the player whose turn it is goes first, then the others clockwise.
page-abbey-and-mayor-wagon-example-connected = Example: your wagon stands on a road of 5 tiles that runs from one crossing to another and is now complete. You score 5 points. At one of the crossings a road begins that is incomplete and empty: your wagon may drive on to it, however far away it stood.
page-abbey-and-mayor-wagon-example-nearby = Example: your wagon stands on a road of 5 tiles that is now complete. You score 5 points. On a tile that touches its own at a corner there is an incomplete city without knights: your wagon may drive on to it.

page-abbey-and-mayor-barn = The barn
page-abbey-and-mayor-barn-off = Without farmers there is nothing for barns to do: none can be placed in this game.
page-abbey-and-mayor-barn-place = Place your barn on a corner of the new tile where four tiles meet and all four show the same field at that corner. No road and no city may part them there. The barn stays until the end of the game.
page-abbey-and-mayor-barn-one = There may be farmers of anybody in the field, but no barn. Two barns come together only if a later tile joins their fields; then both stay.
page-abbey-and-mayor-barn-any = There may be farmers of anybody in the field, and barns as well.
page-abbey-and-mayor-barn-now = In the turn in which a barn is placed the farmers of its field are scored: whoever has the most of them scores 3 points for each complete city at the field. Then all farmers there return to their owners. The barn itself brings you nothing yet.
page-abbey-and-mayor-barn-closed = From now on nobody may place a farmer in this field.
page-abbey-and-mayor-barn-join = If a later tile joins the field to another one with farmers, whoever has the most farmers there scores only 1 point for each complete city. Then they return, too.
page-abbey-and-mayor-barn-end = At the end your barn brings you 4 points for each complete city at its field. Barns do not compete: if several players have one there, each of them scores.
page-abbey-and-mayor-barn-values = These values of 3, 1 and 4 points are counted field by field. Farmers who are left in other fields at the end score by city, as always.
page-abbey-and-mayor-barn-example = Example: a field lies at 2 complete cities. Red has two farmers there, Blue one. You place your barn: Red scores 6 points, and all three farmers return. If nothing else happens, you score 8 points at the end.
page-abbey-and-mayor-barn-pig = A pig raises what its owner's farmers score because of a barn by 1 point for each city, if they have the majority: 4 points instead of 3, or 2 instead of 1. It returns with them. What barns score at the end it never raises.
page-abbey-and-mayor-barn-herd = The pig herd of the river raises what farmers score because of a barn by 1 point for each city, too, but not what barns score.

page-abbey-and-mayor-dragon = Together with The Princess & the Dragon
page-abbey-and-mayor-dragon-eats = The dragon eats mayors and wagons; an eaten wagon does not drive on.
page-abbey-and-mayor-dragon-barn = The dragon never eats a barn.
page-abbey-and-mayor-dragon-abbey = An abbey is a tile like any other for the dragon.
page-abbey-and-mayor-dragon-wagon = A wagon cannot drive to the tile where the dragon stands.
page-abbey-and-mayor-volcano-figures = Neither mayor nor wagon may be placed on a volcano that you have just placed.
page-abbey-and-mayor-volcano-barn = Your barn may be placed at the corner of a volcano that you have just placed.
page-abbey-and-mayor-princess-sends = A princess can send home a mayor or a wagon like any knight; the wagon does not drive on.
page-abbey-and-mayor-princess-then = If you send somebody home, you place no figure of this box with that tile either.
page-abbey-and-mayor-portal-figures = Mayors and wagons may use a magic portal, each to features of its kind.
page-abbey-and-mayor-portal-barn = A barn cannot use a magic portal.
page-abbey-and-mayor-fairy-instead = If you move the fairy, you place no figure of this box with that tile.
page-abbey-and-mayor-fairy-wagon = A wagon may drive on all the same, but the fairy stays behind.
page-abbey-and-mayor-fairy-mayor = A mayor in a city without pennants still earns the fairy's 3 points when it is scored.
page-abbey-and-mayor-fairy-barn = She brings her 3 points when farmers are scored because of a barn, but she cannot join a barn, and what barns score at the end does not concern her.

page-abbey-and-mayor-tower = Together with The Tower
page-abbey-and-mayor-tower-capture = Mayors and wagons can be captured.
page-abbey-and-mayor-tower-barn = Barns cannot be captured.
page-abbey-and-mayor-tower-guard = No figure of this box can be placed on a tower.

page-abbey-and-mayor-end = The end of the game
page-abbey-and-mayor-end-round = After the last turn there is one more round for the abbeys that are left. It begins to the left of whoever placed the last tile and ends with that player: each in turn may place an abbey into a hole, with a figure and scoring as usual. Then comes final scoring.
page-abbey-and-mayor-end-forfeit = An abbey that you have not placed by the end of the last turn is lost.
page-abbey-and-mayor-end-abbey = An incomplete abbey brings its monk 1 point for itself and 1 for each tile around it.
page-abbey-and-mayor-end-wagon = In final scoring no wagon drives on any more.
