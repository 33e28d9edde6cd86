### Why a move is refused, and what would be right: whole sentences to the player who tried it.

## base

refusal-base-must-place-tile = A tile that fits must be placed.
refusal-base-may-act = Now one action with a figure may be taken.
refusal-base-another-seat = This is for the player whose turn it is.
refusal-base-no-such-figures = Nobody has such a figure in this game.
refusal-base-no-such-neutral-dragon = There is no dragon in this game.
refusal-base-no-such-neutral-fairy = There is no fairy in this game.
refusal-base-no-such-neutral-count = There is no Count in this game.
refusal-base-no-such-neutral-mage = There is neither mage nor witch in this game.
refusal-base-no-such-tokens = There are no such tokens in this game.
refusal-base-nobody-sends-home = There are no princesses in this game.
refusal-base-nobody-captures = There are no towers in this game.
refusal-base-no-prisoners = There are no prisoners in this game.
refusal-base-no-second-parts = Only a builder gives a second tile, and this game has none.
refusal-base-no-bridges = There are no bridges in this game.
refusal-base-no-castles = There are no castles in this game.
refusal-base-no-bazaars = There are no bazaars in this game.
refusal-base-no-flocks = There are no shepherds in this game.
refusal-base-no-scoring-order = Completed features are scored together, and nobody chooses an order.
refusal-base-drawn-tile-waits = A drawn tile waits to be placed.
refusal-base-tile-lies = The tile of this turn has been placed already.
refusal-base-last-tile-lies = The last tile has been placed.
refusal-base-token-for-tile = A tile is drawn now, and this is a token.
refusal-base-tile-for-token = A token for the flock is drawn first, and this is a tile.
refusal-base-none-in-token-bag = No such token is in the token bag.
refusal-base-none-in-bag = No copy of it is left in the bag.
refusal-base-drawn-later = Other tiles are drawn before it.
refusal-base-cell-taken = A tile lies there already.
refusal-base-cell-apart = That space touches no tile with an edge.
refusal-base-mismatch = The tile does not match every neighbor in this rotation.
refusal-base-looks-the-same = The tile looks the same in another rotation, which stands for both.
refusal-base-none-of-this-kind = You have no such figure left in your supply.
refusal-base-no-follower-left = You have no follower left in your supply.
refusal-base-no-segment = Nothing there can hold a figure.
refusal-base-decoration = Gardens are decoration in this game.
refusal-base-wrong-ground = No figure of this kind may stand there.
refusal-base-no-farmers = This game is played without farmers.
refusal-base-not-on-placed-tile = A follower goes on the tile that you have just placed.
refusal-base-occupied = The feature holds a follower already.
refusal-base-no-such-figure-on-board = There is no such figure on the board.
refusal-base-never-moved = A placed figure is never moved; only followers in the quarters of Carcassonne are.
refusal-base-stays-until-scored = A placed figure stays until it is scored, and only an abbot can be taken back.

## river

refusal-river-edge-mismatch = The edge of a river meets the edge of a river and nothing else.
refusal-river-no-open-end = A river tile must join an open end of the river with its own river.
refusal-river-joins-two-ends = Two arms of the river may not be joined.
refusal-river-turns-back = The river may not turn the same way twice in a row on one arm.
refusal-river-faces-another-end = Two open ends of the river may not face the same empty space.
refusal-river-leaves-corridor = In this game the spaces ahead of an open end and beside them must be free, and no two ends run side by side.
refusal-river-in-the-river = No figure may stand on the river.
refusal-river-fresh-volcano = No figure may be placed on a volcano tile that has just been placed.
refusal-river-start-tile-first = In this game the usual start tile is the first land tile.
refusal-river-land-later = No land tile is drawn before the last river tile.
refusal-river-fork-first = The fork is the first river tile.
refusal-river-lake-last = The lake is the last river tile.

## abbot

refusal-abbot-abbot-elsewhere = An abbot goes to monasteries and gardens only.
refusal-abbot-garden-for-abbots = Only an abbot may enter a garden.
refusal-abbot-not-own-abbot = You can take back your own abbot only.
refusal-abbot-feature-complete = The abbot's feature is complete: he is scored with it and returns by himself.

## builder

refusal-builder-may-go-on = Now you take the second tile that the builder gives, or decline it.
refusal-builder-not-in-supply = Your builder is not in your supply.
refusal-builder-wrong-ground = A builder goes to roads and cities only.
refusal-builder-not-on-placed-tile = A builder goes on the tile that you have just placed.
refusal-builder-feature-complete = The feature is complete, and a builder works on open ones only.
refusal-builder-no-follower = You have no follower in that feature.
refusal-builder-not-triggered = A second tile follows only if yours extended the feature of your builder.
refusal-builder-first-part-goes-on = The second tile comes when the first is finished, with its scoring.
refusal-builder-is-second-part = A second tile never gives a third.
refusal-builder-take-second-part-first = First say that you take the second tile.

## pig

refusal-pig-not-in-supply = Your pig is not in your supply.
refusal-pig-wrong-ground = A pig goes to fields only.
refusal-pig-not-on-placed-tile = A pig goes on the tile that you have just placed.
refusal-pig-no-farmer = You have no farmer on that field.

## dragon

refusal-dragon-must-move = The dragon is on its journey and must move while it can.
refusal-dragon-in-turn = The players move the dragon in turn.
refusal-dragon-no-journey = The dragon moves only on the journey that a dragon tile begins.
refusal-dragon-not-beside = The dragon moves to a tile whose edge touches the edge of its own.
refusal-dragon-fairy-there = The fairy keeps the dragon off her tile.
refusal-dragon-visited-on-journey = The dragon has been there on this journey.
refusal-dragon-visited-in-turn = The dragon has been there in this turn.
refusal-dragon-carcassonne = The dragon does not enter that part of the city of Carcassonne.
refusal-dragon-not-beside-figures = The dragon moves to a tile, not to a figure.
refusal-dragon-stays-on-board = The dragon never leaves the board.
refusal-dragon-fresh-volcano = No figure may be placed on a volcano tile that has just been placed.
refusal-dragon-on-placed-tile = The dragon stands on the tile just placed, and nobody may be placed beside it.
refusal-dragon-set-aside = No copy of it is left in the bag, and what was set aside waits for a volcano.

## princess

refusal-princess-must-send-home = The princess insists: a knight must leave her city before anything else.
refusal-princess-only-the-fairy = After a princess has sent a knight home no figure is placed.
refusal-princess-has-sent-home = A princess sends one knight home, and she has.
refusal-princess-not-placed = A princess acts only when her tile has just been placed.
refusal-princess-no-such-figure = There is no such figure on the board.
refusal-princess-abbot = An abbot is no knight, and a princess sends knights home.
refusal-princess-abbot-afterwards = After a princess has sent a knight home no abbot is taken back.
refusal-princess-builder = A princess sends knights home and no builder.
refusal-princess-no-knight = A princess sends knights home, followers in her city, and this figure is none.
refusal-princess-no-knight-or-builder = In this game a princess sends home knights and builders of her city, and this is neither.
refusal-princess-another-city = The figure is not in the city of the princess just placed.
refusal-princess-city-without-knight = A princess acts only if her city holds a knight.
refusal-princess-stands-for-one-like-it = Two equal knights stand there; one of them stands for both.

## portal

refusal-portal-quarter = A portal does not lead into the quarters of Carcassonne.
refusal-portal-followers-only = A portal serves followers only; this figure goes on the tile that you have just placed.
refusal-portal-dragon-there = The dragon stands on that tile, and no portal leads there.
refusal-portal-occupied = The feature holds a follower already.
refusal-portal-just-completed = In this game a feature that the portal tile completed may not be claimed.
refusal-portal-just-completed-elsewhere = A feature that the portal tile completed may be claimed on that tile only.
refusal-portal-complete = A portal does not lead to complete features.

## fairy

refusal-fairy-quarter = The fairy does not join followers in the quarters of Carcassonne.
refusal-fairy-not-now = The fairy moves only in the figure step, instead of placing a figure.
refusal-fairy-after-volcano = In this game the fairy does not move after a volcano was placed.
refusal-fairy-stands-beside-follower = In this game the fairy stands beside one follower.
refusal-fairy-stands-on-tile = In this game the fairy stands on a tile, not beside one figure.
refusal-fairy-no-tile = There is no tile there.
refusal-fairy-on-that-tile = The fairy stands on that tile already, and her move must change something.
refusal-fairy-no-such-figure = There is no such figure on the board.
refusal-fairy-beside-that-follower = The fairy stands beside that follower already, and her move must change something.
refusal-fairy-no-follower-among-figures = Only followers can have the fairy, and you have none on that tile.
refusal-fairy-no-own-follower = You have no follower on that tile.
refusal-fairy-followers-only = Only followers can have the fairy.
refusal-fairy-not-own-follower = The fairy goes beside one of your own followers.
refusal-fairy-stands-for-one-like-it = Two equal followers stand there; one of them stands for both.
refusal-fairy-stays-on-board = The fairy goes to followers and never off the board.

## tower

refusal-tower-may-capture = Now the tower may capture a follower in its range.
refusal-tower-must-exchange = Now one of your followers comes back in exchange, and you choose which.
refusal-tower-not-triggered = In this game towers are used only after a tile with a foundation.
refusal-tower-no-foundation = A floor goes on a foundation or a tower, and there is none.
refusal-tower-no-floor-left = You have no floor left.
refusal-tower-closed-to-floors = The tower is closed, and no floor can be added.
refusal-tower-wrong-guard = Only normal and large followers stand on towers.
refusal-tower-no-floors = The foundation has no floors, and nobody stands on it.
refusal-tower-closed-to-guards = The tower is closed: a guard stands or stood on it.
refusal-tower-no-new-floor = A tower captures only directly after a floor was added.
refusal-tower-no-such-figure = There is no such figure on the board.
refusal-tower-followers-only = Towers capture followers only.
refusal-tower-sheltered-castle = Nobody is captured in a castle.
refusal-tower-sheltered = Nobody is captured in the city of Carcassonne.
refusal-tower-out-of-range = A tower reaches as many spaces straight along its row and column as it has floors.
refusal-tower-opponents-only = In this game towers capture opponents only.
refusal-tower-stands-for-one-like-it = Two equal followers stand there; one of them stands for both.
refusal-tower-none-to-exchange = That player holds no such follower of yours.
refusal-tower-no-exchange = Followers are exchanged only right after a capture.
refusal-tower-ransom-not-now = You pay a ransom in your own turn when you are asked something, never between moves of the dragon.
refusal-tower-no-such-prisoner = You can free your own followers only, and that player holds no such one.
refusal-tower-ransom-paid = You may pay one ransom in a turn, and you have.
refusal-tower-ransom-too-dear = A ransom costs 3 points, and you have { $points }.

## bridges

refusal-bridges-may-build = Now one bridge may be built.
refusal-bridges-not-now = A bridge is built with the tile, or directly after the figure where the rules of this game allow it, and one with each tile at most.
refusal-bridges-no-tile = A bridge stands over a tile, and there is none.
refusal-bridges-has-bridge = A tile carries one bridge at most.
refusal-bridges-no-field-edge = A bridge begins and ends at field edges of its tile.
refusal-bridges-leads-nowhere = Beyond each end of a bridge there must be an empty space or a road.
refusal-bridges-too-far = A bridge goes on the tile just placed or on one beside it.
refusal-bridges-no-bridge-left = A road would meet a field, and you have no bridge left to carry it on.
refusal-bridges-no-bridge-helps = A road would meet a field, and no single bridge makes every edge match.

## castles

refusal-castles-may-convert = Now the owner of a small city may turn it into a castle.
refusal-castles-must-choose = Several features trigger the castle, and its owner must choose one.
refusal-castles-owners-decide = The owners of small cities decide in turn.
refusal-castles-owners-choose = The owners of castles choose in turn.
refusal-castles-not-now = A castle is built when a small city has been completed, before it is scored.
refusal-castles-no-small-city = Only a small city of two tiles, each with a plain half-round of city wall, can become a castle.
refusal-castles-no-majority = Only who has the majority alone may turn a city into a castle.
refusal-castles-no-lord = A mayor or a special figure does not become a lord.
refusal-castles-stands-for-one-like-it = Two equal followers stand there; one of them stands for both.
refusal-castles-no-trigger = That feature does not trigger the castle now.
refusal-castles-nobody-enters = Nobody enters a castle.

## bazaars

refusal-bazaars-must-open = The auctioneer must choose a tile of the bazaar and open with a bid.
refusal-bazaars-may-bid = Now you may bid more once, or pass.
refusal-bazaars-must-buy-or-sell = The auctioneer must pay the highest bidder and take the tile, or sell it to the highest bidder.
refusal-bazaars-must-take = You must take one of the tiles of the bazaar.
refusal-bazaars-auctioneer = This is for the auctioneer.
refusal-bazaars-bid-in-turn = The players bid in turn.
refusal-bazaars-take-in-turn = The players take tiles in turn.
refusal-bazaars-placed-later = The tiles of a bazaar are placed in the next turns.
refusal-bazaars-drawn-later = A bazaar is held, and no tile is drawn before it is over.
refusal-bazaars-no-lot = That tile is not among those turned up and left.
refusal-bazaars-too-high = The bid is higher than this game allows you.
refusal-bazaars-too-low = A bid must be higher than the highest so far, { $most }.
refusal-bazaars-not-now = Tiles are auctioned or taken at a bazaar only, each player in turn.

## abbey

refusal-abbey-may-place = Now you may place your abbey instead of drawing a tile.
refusal-abbey-may-place-last = Now you may place your abbey for the last time.
refusal-abbey-in-turn = The players place their abbeys in turn.
refusal-abbey-decide-before-draw = A tile is drawn only if the abbey is kept.
refusal-abbey-no-hole = An abbey goes into a hole: an empty space with a tile at each of its four sides.

## mayor

refusal-mayor-wrong-ground = A mayor goes to cities only.

## wagon

refusal-wagon-may-drive = Now the wagon may drive on from the feature that was scored.
refusal-wagon-in-turn = The owner of a wagon decides where it goes.
refusal-wagon-wrong-ground = A wagon goes to roads, cities and monasteries only.
refusal-wagon-not-asked = Another wagon is decided now, or the figure is none.
refusal-wagon-not-now = A wagon drives on only right after its feature was scored.
refusal-wagon-no-segment = A wagon drives to a feature, and there is none.
refusal-wagon-never-there = A wagon drives to roads, cities and monasteries only.
refusal-wagon-complete = The feature is complete, and a wagon drives to open ones.
refusal-wagon-occupied = The feature holds a follower already.
refusal-wagon-not-connected = No tile joins that feature directly to the one that was scored.
refusal-wagon-not-nearby = A wagon reaches its own tile and the eight around it.
refusal-wagon-dragon-there = The dragon stands on that tile, and nobody may be put beside it.

## barn

refusal-barn-not-in-supply = Your barn is not in your supply.
refusal-barn-no-farmers = This game is played without farmers, and a barn could never score.
refusal-barn-wrong-ground = A barn stands on a corner of fields.
refusal-barn-not-at-placed-tile = A barn goes on a corner of the tile just placed.
refusal-barn-too-few-tiles = A barn needs four tiles around its corner.
refusal-barn-divided = Each of the four tiles must show one and the same field at the corner.
refusal-barn-not-the-corner = A corner is named by the tile south-east of it and the field there.
refusal-barn-barn-there = The field has a barn already.
refusal-barn-field-taken = The field has a barn, and no follower may be placed there.

## count

refusal-count-may-leave = Now followers may leave the city of Carcassonne for what is about to be scored.
refusal-count-may-leave-at-the-end = Now followers may leave the city of Carcassonne for the last time.
refusal-count-must-choose-scoring = In this game completed features are scored one by one, in an order that must be chosen.
refusal-count-may-enter = Now one follower from the supply may enter the city of Carcassonne.
refusal-count-may-move-count = Now the Count may be moved.
refusal-count-in-turn = The players move followers out in turn.
refusal-count-not-entitled = You may send a follower into the city of Carcassonne only if your tile brought points to others and none to you.
refusal-count-city-itself = The city of Carcassonne is never claimed or scored; followers stand in its quarters only.
refusal-count-helpers-stay-out = Only followers enter the city, and this figure is none.
refusal-count-not-in-supply = You have no such follower left in your supply.
refusal-count-quarters-only = Now a follower may go to a quarter and nowhere else.
refusal-count-market-closed = Without farmers the market quarter is closed.
refusal-count-no-abbots = In this game an abbot never enters the city.
refusal-count-abbots-to-cathedral = An abbot enters the cathedral quarter only.
refusal-count-not-taken-back = Nobody is taken back from the city of Carcassonne.
refusal-count-not-own-follower = You move your own followers only.
refusal-count-blocked = The Count is in that quarter, so nobody leaves it.
refusal-count-leaves-later = Followers leave the city only before completed features are scored, and at the end of the game.
refusal-count-no-segment = A follower moves to a feature, and there is none.
refusal-count-from-quarter-to-quarter = Followers do not move from quarter to quarter.
refusal-count-dragon-there = The dragon stands on that tile, and nobody may be put beside it.
refusal-count-stands-for-one-like-it = Two equal followers stand there; one of them stands for both.
refusal-count-no-barn-there = Before a scoring followers leave the market only for the field of a barn that is scored.
refusal-count-mayors-to-castle = A mayor enters the castle quarter only.
refusal-count-wagons-not-to-market = A wagon enters every quarter but the market.
refusal-count-market-at-the-end = Followers in the market move out at the end of the game only.
refusal-count-garden-for-abbots = Only an abbot moves out to a garden.
refusal-count-open-garden-for-abbots = Only an abbot moves out to a garden.
refusal-count-wrong-kind-castle = Followers in the castle move to cities.
refusal-count-wrong-kind-market = Followers in the market move to fields.
refusal-count-wrong-kind-blacksmith = Followers in the blacksmith's quarter move to roads.
refusal-count-wrong-kind-cathedral = Followers in the cathedral quarter move to monasteries.
refusal-count-not-completed = Followers move out only to features that the tile just placed completed.
refusal-count-not-scored-next = In this game features are scored one by one, and followers move out only to the one that is scored next.
refusal-count-only-market-at-the-end = In this game only followers in the market move out at the end.
refusal-count-scored-long-ago = The feature is complete and has been scored.
refusal-count-moves-by-himself = In this game the Count moves by himself.
refusal-count-nobody-entered = The Count moves only when a follower has just entered the city.
refusal-count-count-stays-in-city = The Count never leaves the quarters of his city.
refusal-count-count-is-there = The Count is in that quarter already.
refusal-count-scored-together = In this game completed features are scored together, and nobody chooses an order.
refusal-count-no-order = An order is chosen only where a tile has completed several features that followers can move to.
refusal-count-nothing-to-score = There is no such feature.
refusal-count-not-completed-by-tile = The tile just placed has not completed that feature.
refusal-count-scored-already = That feature has been scored already.
refusal-count-another-segment = Another segment stands for that feature.

## magic

refusal-magic-must-move = After a magic tile mage or witch must be moved before anything else.
refusal-magic-must-part = Mage and witch stand in the same feature and must part.
refusal-magic-must-leave = Neither mage nor witch has another place, so one of them must leave the board.
refusal-magic-before-princess = Mage or witch moves before a princess acts.
refusal-magic-not-now = Mage and witch move only after a magic tile was placed, or when a tile joins their features.
refusal-magic-no-segment = Mage and witch stand on a road or in a city, and there is none.
refusal-magic-carcassonne = Mage and witch do not enter the city of Carcassonne.
refusal-magic-river = Mage and witch do not stand on the river.
refusal-magic-wrong-ground = Mage and witch stand on roads and in cities only.
refusal-magic-complete = The feature is complete.
refusal-magic-same-feature = The figure stands there already and must change its feature.
refusal-magic-other-figure-there = The other magic figure stands there.
refusal-magic-not-beside-figures = Mage and witch stand on roads and in cities.
refusal-magic-not-on-board = That figure is not on the board.
refusal-magic-not-stuck = A magic figure is put aside only where it is due to move and neither of the two can.

## shepherd

refusal-shepherd-must-tend-flock = The tile enlarged the field of your shepherd: now its flock grows or is herded, and nothing else.
refusal-shepherd-not-in-supply = Your shepherd is not in your supply.
refusal-shepherd-wrong-ground = A shepherd goes to fields only.
refusal-shepherd-not-on-placed-tile = A shepherd goes on the tile that you have just placed.
refusal-shepherd-occupied = A shepherd stands in that field already.
refusal-shepherd-no-shepherd = You have no shepherd on the board.
refusal-shepherd-not-enlarged = Your flock grows or is herded when a tile of yours has enlarged its field.
refusal-shepherd-after-figure = A flock grows or is herded after the figure action.

## What would be right

remedy-base-token-for-tile = Draw a tile.
remedy-base-tile-for-token = Draw a token: 1 to 4 sheep, or the wolf.
remedy-base-none-in-token-bag = Draw another token.
remedy-base-none-in-bag = Draw another tile.
remedy-base-cell-taken = Choose an empty space.
remedy-base-cell-apart = Choose a space beside a tile.
remedy-base-mismatch = Turn it or choose another space.
remedy-base-looks-the-same = Name the smaller of the two rotations.
remedy-base-no-segment = Choose a road, city, monastery or field.
remedy-base-decoration = Choose another place.
remedy-base-not-on-placed-tile = Choose a place on that tile.
remedy-base-occupied = Choose one that nobody occupies.
remedy-river-edge-mismatch = Turn the tile or choose another space.
remedy-river-no-open-end = Choose a space at an open end, and turn the river towards it.
remedy-river-joins-two-ends = Turn the tile or choose another end.
remedy-river-turns-back = Turn the tile so that the river runs straight on or turns the other way.
remedy-river-leaves-corridor = Turn the tile so that the river leads away from other tiles.
remedy-river-start-tile-first = Draw it.
remedy-river-land-later = Draw a river tile.
remedy-river-fork-first = Draw the fork.
remedy-river-lake-last = Draw another river tile.
remedy-abbot-abbot-elsewhere = Choose one, or another figure.
remedy-abbot-garden-for-abbots = Choose another place, or the abbot.
remedy-builder-wrong-ground = Choose a road or city with a follower of yours.
remedy-builder-feature-complete = Choose an incomplete road or city with a follower of yours.
remedy-builder-no-follower = Place the builder in an incomplete road or city with a follower of yours.
remedy-pig-wrong-ground = Choose a field with a farmer of yours.
remedy-pig-no-farmer = Place the pig in a field with a farmer of yours.
remedy-dragon-another = Choose another tile beside its own.
remedy-dragon-not-beside = Choose a tile beside the dragon.
remedy-princess-knight = Choose a knight in the city of the princess.
remedy-portal-quarter = Choose a road, city, monastery or field.
remedy-portal-dragon-there = Choose another tile.
remedy-portal-just-completed = Choose an incomplete feature.
remedy-portal-just-completed-elsewhere = Choose its part on that tile, or an incomplete feature.
remedy-portal-complete = Choose an incomplete one.
remedy-fairy-cell = Choose a tile with a follower of yours, or pass.
remedy-fairy-follower = Choose a follower of yours, or pass.
remedy-fairy-stands-beside-follower = Choose that follower.
remedy-fairy-stands-on-tile = Choose the tile.
remedy-tower-in-range = Choose a follower in range of the tower, or pass.
remedy-tower-no-foundation = Choose a tile with a foundation.
remedy-tower-closed-to-floors = Choose a tower without a guard.
remedy-tower-wrong-guard = Choose such a follower, or another place.
remedy-tower-no-floors = Choose a tower with floors.
remedy-tower-closed-to-guards = Choose an open tower with floors.
remedy-tower-none-to-exchange = Choose a kind of follower that this player holds.
remedy-bridges-another = Choose another tile or direction, or pass.
remedy-bridges-other-place = Turn the tile or choose another space.
remedy-castles-own-city = Choose a follower in a small city of your own, or pass.
remedy-castles-no-trigger = Choose one that does.
remedy-castles-nobody-enters = Choose another feature.
remedy-bazaars-no-lot = Choose a tile of the bazaar.
remedy-bazaars-too-high = Bid { $most } at most.
remedy-bazaars-too-low = Bid more, or pass.
remedy-abbey-no-hole = Choose a hole, or pass.
remedy-mayor-wrong-ground = Choose a city.
remedy-wagon-target = Choose an open road, city or monastery without followers that it reaches, or pass.
remedy-wagon-wrong-ground = Choose one of them.
remedy-wagon-not-asked = Choose the wagon whose feature was scored, or pass.
remedy-barn-corner = Choose a corner of that tile where four tiles meet in one field without a barn.
remedy-count-not-entitled = Place it on the tile that you have just placed, or pass.
remedy-count-market-closed = Choose another quarter, or pass.
remedy-count-no-abbots = Choose another follower, or pass.
remedy-count-abbots-to-cathedral = Choose the cathedral quarter, or another follower.
remedy-count-blocked = Move a follower of another quarter, or pass.
remedy-count-from-quarter-to-quarter = Move one out of the city, or pass.
remedy-count-dragon-there = Choose another tile of the feature, or pass.
remedy-count-no-barn-there = Choose that field, or pass.
remedy-count-mayors-to-castle = Choose the castle quarter, or another follower.
remedy-count-wagons-not-to-market = Choose another quarter or follower.
remedy-count-garden-for-abbots = Choose a monastery that is about to be scored, or pass.
remedy-count-open-garden-for-abbots = Choose a monastery that is not complete, or pass.
remedy-count-wrong-kind-castle = Choose a city, or pass.
remedy-count-wrong-kind-market = Choose a field, or pass.
remedy-count-wrong-kind-blacksmith = Choose a road, or pass.
remedy-count-wrong-kind-cathedral = Choose a monastery, or pass.
remedy-count-not-completed = Choose one of them, or pass.
remedy-count-not-scored-next = Choose a place in that feature, or pass.
remedy-count-only-market-at-the-end = Move one of them to a field, or pass.
remedy-count-scored-long-ago = Choose an incomplete one, or pass.
remedy-magic-another = Choose an open road or city without mage and witch.
remedy-shepherd-wrong-ground = Choose a field of the tile just placed.
remedy-shepherd-not-on-placed-tile = Choose a field of that tile.
remedy-shepherd-occupied = Choose a field of the tile just placed without one.
remedy-wait = Wait until the player who is asked has answered.

## What answers a question

answer-to-place-tile = Place the drawn tile.
answer-to-send-knight-home = Send a knight out of the city of the princess.
answer-to-move-fairy = Move the fairy, or pass.
answer-to-move-dragon = Move the dragon to a tile beside its own.
answer-to-capture = Choose the follower to capture, or pass.
answer-to-exchange = Choose which of your followers comes back.
answer-to-leave-quarter = Move a follower out of the city of Carcassonne, or pass.
answer-to-choose-scoring = Choose the feature that is scored next.
answer-to-enter-quarter = Choose a follower and a quarter, or pass.
answer-to-move-count = Choose another quarter for the Count, or pass.
answer-to-second-part = Take the second tile, or pass.
answer-to-move-magic = Move mage or witch to an incomplete road or city.
answer-to-part-magic = Move mage or witch to another incomplete road or city.
answer-to-build-bridge = Choose a tile and a direction for the bridge, or pass.
answer-to-convert = Choose the city that becomes a castle, or pass.
answer-to-choose-trigger = Choose the feature whose value the castle takes.
answer-to-auction = Choose a tile and an opening bid.
answer-to-bid = Bid more, or pass.
answer-to-buy-or-sell = Buy the tile, or sell it.
answer-to-take-lot = Take one of the tiles.
answer-to-put-magic-aside = Put mage or witch aside.
answer-to-place-abbey = Choose a hole for the abbey, or pass.
answer-to-move-wagon = Choose where the wagon goes, or pass.
answer-to-tend-flock = Let the flock grow, or herd it.
# $list has what can be done, such as `offer-place-here`.
answer-to-act = You may: { $list }; or pass.

offer-place-here = place a figure on the tile that you have just placed
offer-place-elsewhere = place a follower through the portal
offer-send-home = send a knight of the princess home
offer-move-neutral = move the fairy
offer-take-back = take back the abbot
offer-place-token = add a floor to a tower
offer-guard = put a guard on a tower
offer-build-bridge = build a bridge
offer-barn = place the barn on a corner of the tile that you have just placed

## The whole

# $text says why, $list what would be right: two sentences.
refusal-told = { $text } { $list } (rule { $rule })
