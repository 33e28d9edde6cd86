### The Count of Carcassonne: the words of the page that players read. Its order is in pages/60-count-of-carcassonne.txt.

page-count = The Count of Carcassonne
page-count-intro = The city of Carcassonne lies in the middle of the board. If you help others to points without scoring yourself, you may send a follower there. It waits in one of four quarters until it can join a feature that is about to be scored and tip the balance. Only the Count can keep it from leaving.

page-count-setup = Setting up
page-count-setup-city = Lay out the 12 tiles of Carcassonne, four wide and three high, before the first turn. They take the place of the start tile, which is not used. The Count starts in the castle quarter. No tile of this expansion goes into the bag.
page-count-setup-rim = Tiles are placed around Carcassonne by the usual rules. Along its rim begin 3 roads, 2 cities and 3 fields. They are features like any others: they can be claimed, extended and completed, and the tile of Carcassonne on which they begin counts as one of theirs. The roads end at the wall.
page-count-setup-carcassonne = Carcassonne itself is nobody's city: it cannot be claimed and is never scored.
page-count-setup-fields = For farmers it is a complete city, for every field that touches it.
page-count-setup-barns = So it is for barns.
page-count-setup-river = The river begins beside the north-east corner of Carcassonne and flows away from it.
page-count-setup-no-river = A river and Carcassonne cannot be played together: leave one of them in the box.

page-count-quarters = The four quarters
page-count-quarter-castle = From the castle followers go to cities.
page-count-quarter-blacksmith = From the blacksmith they go to roads.
page-count-quarter-cathedral = From the cathedral they go to monasteries.
page-count-quarter-abbey = Abbeys are monasteries in this respect, too.
page-count-quarter-market = From the market they go to fields.
page-count-quarter-no-market = The market is closed: without farmers neither followers nor the Count go there.

page-count-enter = Into the city
page-count-enter-when = If the tile that you have placed made at least one opponent score, and you scored nothing by it, you may place one follower from your supply in a quarter of your choice. You do so right after scoring, when scored followers have returned, and in addition to the figure that you may have placed on the tile. All that the tile has scored is taken together: with a single point of your own you stay outside.
page-count-enter-where = Any quarter will do, even the one where the Count is and even if others are there already; there is always room. One tile brings in one follower at most, however much it has scored.
page-count-enter-double = In a double turn each of the two tiles counts for itself, so you may enter twice.
page-count-enter-once = In a double turn each of the two tiles is looked at for itself, but you may enter only once.
page-count-enter-large = A large follower may go to any quarter.
page-count-enter-special = Builder and pig cannot enter.
page-count-enter-mayor = A mayor may enter the castle only.
page-count-enter-wagon = A wagon may enter every quarter but the market. When it has left for a feature and been scored there, it may drive on as usual.
page-count-enter-barn = A barn cannot enter.
page-count-enter-abbot = Your abbot may enter the cathedral only. From there he may also go to a garden that has just been completed.
page-count-enter-no-abbot = Your abbot cannot enter.
page-count-enter-not-counted = Points for taking back an abbot do not count for or against you.
page-count-enter-barn-points = Points that farmers score because of a barn count like any others.
page-count-enter-fairy = The fairy's 3 points count on both sides, for you and for your opponents. Her 1 point at the beginning of a turn does not.
page-count-enter-no-fairy = The fairy's points never count, neither for you nor for your opponents.
page-count-enter-goods = Goods that you take are no points and do not count.
page-count-enter-ransom = Ransom does not count.
page-count-enter-example = Example: your tile completes a city of 3 tiles with Blue's knight. Blue scores 6 points, you nothing. You place a follower in the blacksmith's quarter. If the same tile had also completed a road of yours, you could not have entered.

page-count-count = The Count
page-count-count-blocks = Where the Count is, nobody leaves: followers in his quarter cannot move out.
page-count-count-by-player = When you have placed a follower in Carcassonne, you may move the Count to any quarter or leave him where he is. He moves at no other time and never leaves the city. If you place nobody, you do not move him.
page-count-count-clockwise = Whenever a follower has been placed in Carcassonne, the Count walks on to the next quarter: from the castle to the market, the blacksmith, the cathedral and back to the castle. He moves at no other time and never leaves the city.
page-count-count-follows = Whenever a follower has been placed in Carcassonne, the Count goes to the same quarter. He moves at no other time and never leaves the city.

page-count-out = Out of the city
page-count-out-when = When a tile completes a feature, followers may move out to it just before it is scored. The player to the left of whoever placed the tile begins, then the others clockwise; whoever placed the tile comes last. In your go you may move any number of your followers, from every quarter but the Count's: from the castle to a complete city, from the blacksmith to a complete road, from the cathedral to a complete monastery. It does not matter whether the feature is occupied, and by whom.
page-count-out-several = If the tile completes several features, there is one round for all of them together: you choose where each of your followers goes.
page-count-out-each = If the tile completes several features, they are scored one after the other, in the order that whoever placed the tile chooses, and each has a round of its own.
page-count-out-count = Only now is the majority counted, with the newcomers. After scoring they return to their owners with all the others. Whoever did not move out stays in Carcassonne.
page-count-out-large = A large follower counts as two when it has moved out.
page-count-out-market = Followers in the market wait until the end of the game, for fields are not scored before.
page-count-out-market-barn = Followers in the market wait until the end of the game; but when a field is scored because of a barn, they may join it.
page-count-out-market-end = Followers in the market wait until the end of the game, even if a field is scored before because of a barn.
page-count-out-example = Example: you complete a road of 4 tiles with your thief on it. In the blacksmith's quarter are one follower of Blue, two of Green and one of yours; the Count is elsewhere. Blue moves out one, Green both, and you come last with yours. You have 2 there, Green 2, Blue 1: you and Green score 4 points each.
page-count-out-safe = There is no other way out of a quarter: you cannot simply take a follower back.

page-count-dragon = Together with other expansions
page-count-dragon-rim = The dragon may enter the ten tiles at the rim of Carcassonne and eats followers in the roads, cities and fields there. It cannot enter the two tiles in the middle, and followers in the quarters are safe.
page-count-dragon-none = The dragon cannot enter any tile of Carcassonne, and followers in the quarters are safe.
page-count-dragon-barred = A follower that moves out may not go to the tile where the dragon stands; it stops on another tile of the feature.
page-count-princess-late = Knights who move out come after the princess has acted. If you have sent a knight home with her, you may still enter Carcassonne in the same turn.
page-count-portal-rim = A magic portal leads to the roads, cities and fields at the rim, but into no quarter.
page-count-fairy-quarter = The fairy cannot join a follower in a quarter.
page-count-fairy-tile = When you move a follower out, you choose its tile within the feature: on the fairy's tile it earns her 3 points.
page-count-fairy-follower = She brings nothing to followers that have just moved out, for she is with another one or with nobody.
page-count-tower-safe = Towers cannot capture followers in the quarters.

page-count-end = The end of the game
page-count-end-market = After the last turn, before final scoring, followers in the market may move out to any field, occupied or not, unless the Count is there. Those in the other quarters stay.
page-count-end-market-off = After the last turn nobody moves out any more.
page-count-end-all = After the last turn, before final scoring, followers may move out of every quarter but the Count's: from the market to any field, from the castle to an incomplete city, from the blacksmith to an incomplete road, from the cathedral to an incomplete monastery. It does not matter whether these are occupied.
page-count-end-all-off = After the last turn, before final scoring, followers may move out of every quarter but the Count's: from the castle to an incomplete city, from the blacksmith to an incomplete road, from the cathedral to an incomplete monastery. It does not matter whether these are occupied.
page-count-end-abbot = An abbot may also go to an incomplete garden.
page-count-end-pass = The player to the left of whoever placed the last tile begins. Each player has one go, with any number of followers.
page-count-end-one = The player to the left of whoever placed the last tile begins. You move one follower at a time, clockwise, around and around; whoever passes is out.
page-count-end-barn = In a field with a barn these followers score as farmers who come to it late: 1 point for each complete city, for whoever has the most.
page-count-end-rest = Followers that are still in Carcassonne then bring nothing.
page-count-end-example = Example: a field touches Carcassonne and one more complete city, and Red has the only farmer there. Blue moves two followers from the market to this field and scores 2 × 3 = 6 points; Red gets nothing.
page-count-end-example-four = Example: Red has the only farmer beside Carcassonne, in one of its three fields. Blue moves two followers from the market to this field and so has the most farmers around Carcassonne: Blue scores 4 points for it, Red nothing.
page-count-end-example-three = Example: Red has the only farmer beside Carcassonne, in one of its three fields. Blue moves two followers from the market to this field and so has the most farmers around Carcassonne: Blue scores 3 points for it, Red nothing.
