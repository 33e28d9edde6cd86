### What the switches of the rules mean, the steps of a turn, and how we read the rulebooks.
### value-SWITCH-VALUE is a sentence, value-SWITCH-VALUE-short a few words; source-… says what a choice rests on.

## 00-base-game.txt

section-base = Base game
value-farmers-on-short = with farmers
value-farmers-on = Followers may be placed in fields as farmers; they stay to the end of the game, when fields are scored.
value-farmers-off-short = no farmers
value-farmers-off = No follower may be placed in a field, and fields are not scored.
value-farmer-scoring-first-edition-short = 4 points per complete city, once, for the most farmers in all its fields together
value-farmer-scoring-first-edition = At the end each complete city gives 4 points, once, to the player with the most farmers in all fields that border it, taken together; tied players all get them.
value-farmer-scoring-second-edition-short = 3 points per complete city of each field, but no city twice for one player
value-farmer-scoring-second-edition = At the end the player with the most farmers in a field gets 3 points for each complete city that borders it; nobody scores the same city twice, however many fields touch it.
value-farmer-scoring-third-edition-short = 3 points per complete city, for every field anew
value-farmer-scoring-third-edition = At the end the player with the most farmers in a field gets 3 points for each complete city that borders it; a city counts for every field that touches it.
value-farmer-scoring-city-majority-three-short = 3 points per complete city, once, for the most farmers in all its fields together
value-farmer-scoring-city-majority-three = At the end each complete city gives 3 points, once, to the player with the most farmers in all fields that border it, taken together; tied players all get them.
source-german-text-2007-2008-translates = the German text of 2007/2008, which the book translates
value-small-city-scoring-two-points-short = 2 points
value-small-city-scoring-two-points = A complete city of only two tiles is worth 1 point per tile and 1 per pennant: 2 points as a rule.
value-small-city-scoring-four-points-short = 4 points
value-small-city-scoring-four-points = A complete city of only two tiles is scored like any other, 2 points per tile and 2 per pennant: 4 points as a rule.
source-other-rules-score-fields-city-by = the other rules that score fields city by city, which all have it
value-tile-art-first-short = first printing
value-tile-art-first = The tiles are those of the first printing, which shows no gardens.
value-tile-art-new-short = new printing
value-tile-art-new = The tiles are those of the new printing, some of which show a garden.
value-abbot-off-short = no abbots
value-abbot-off = There are no abbots, and a garden on a tile is mere decoration.
value-abbot-on-short = with abbots
value-abbot-on = Besides seven followers every player has an abbot, who goes only to monasteries and gardens; no other figure may use a garden.
value-sixth-player-with-this-set-short = only with Inns & Cathedrals
value-sixth-player-with-this-set = Up to five can play, and six with Inns & Cathedrals, which brings the sixth color.
value-sixth-player-always-short = always
value-sixth-player-always = Up to six can play, even without Inns & Cathedrals, which brings the sixth color.
source-other-rules-first-edition = the other rules of the first edition

## 01-abbot-and-gardens.txt

section-abbot-and-gardens = Abbot and gardens
value-abbot-recall-when-complete-forbidden-short = only from an incomplete feature
value-abbot-recall-when-complete-forbidden = Instead of placing a figure you may take back your abbot for the points his monastery or garden is worth now; if the tile has just completed it he stays, and it is scored as usual.
value-abbot-recall-when-complete-allowed-short = also from a complete feature
value-abbot-recall-when-complete-allowed = Instead of placing a figure you may take back your abbot for the points his monastery or garden is worth now, even if the tile has just completed it (9 points).
source-publishers-note-november-2020-new-edition = the publisher's note of November 2020 for the new edition

## 05-river.txt

section-river = River
value-river-start-tile-discard-short = not used
value-river-start-tile-discard = The spring is the first tile on the table; the usual start tile is not used.
value-river-start-tile-after-river-short = the first land tile
value-river-start-tile-after-river = The spring is the first tile on the table; the usual start tile is the first land tile drawn after the river.
value-river-start-tile-into-river-stack-short = among the river tiles
value-river-start-tile-into-river-stack = The spring is the first tile on the table; the usual start tile is shuffled among the river tiles.
value-river-start-tile-into-land-stack-short = among the land tiles
value-river-start-tile-into-land-stack = The spring is the first tile on the table; the usual start tile is shuffled among the land tiles.
value-river-u-turn-immediate-short = no two turns the same way in a row
value-river-u-turn-immediate = The river may not turn the same way on two tiles in a row; with a straight tile in between it may.
value-river-u-turn-keep-corridor-short = a free strip ahead of every river end
value-river-u-turn-keep-corridor = Ahead of every open end of a new river tile a strip three spaces wide must be free of tiles, and no two ends may run the same way in neighboring rows or columns.
value-river-volcano-turn-extra-turn-short = another turn
value-river-volcano-turn-extra-turn = Whoever places the lake with the volcano places no figure on it and at once takes another full turn.
value-river-volcano-turn-none-short = no other turn
value-river-volcano-turn-none = Whoever places the lake with the volcano places no figure on it, and the next player takes a turn.
value-river-symbols-need-expansion-short = only with their boxes
value-river-symbols-need-expansion = On river tiles the inn counts only with Inns & Cathedrals, the pig herd only with Traders & Builders, as a pig of every player with a farmer in its field.
value-river-symbols-always-short = always
value-river-symbols-always = On river tiles the inn and the pig herd count even without the boxes they come from; the herd is a pig of every player with a farmer in its field.
value-river-with-count-attach-spring-short = the river springs beside Carcassonne
value-river-with-count-attach-spring = The city of Carcassonne is laid out first, with the spring beside its north-east corner, and the river flows away from it; the usual start tile is not used.
value-river-with-count-forbidden-short = not together
value-river-with-count-forbidden = A river and the city of Carcassonne may not be played together.
source-devirs-book = Devir's book

## 10-inns-and-cathedrals.txt

section-inns-and-cathedrals = Inns & Cathedrals
value-inn-cathedral-final-zero-short = worth nothing at the end
value-inn-cathedral-final-zero = A complete road with an inn is worth 2 points per tile, a complete city with a cathedral 3 points per tile and pennant; if they are incomplete at the end, they are worth nothing.
value-inn-cathedral-final-ignore-short = worth as much as any other at the end
value-inn-cathedral-final-ignore = A complete road with an inn is worth 2 points per tile, a complete city with a cathedral 3 points per tile and pennant; if they are incomplete at the end, they are worth as much as any other.

## 20-traders-and-builders.txt

section-traders-and-builders = Traders & Builders
value-builder-second-part-optional-short = you may
value-builder-second-part-optional = When a tile of yours extends the road or city of your builder, you may then draw and place a second tile, with all that belongs to it; never a third.
value-builder-second-part-mandatory-short = you must
value-builder-second-part-mandatory = When a tile of yours extends the road or city of your builder, you must then draw and place a second tile, with all that belongs to it; never a third.
value-builder-trigger-extend-short = only a tile that extends the feature
value-builder-trigger-extend = The builder gives a second tile only if your tile becomes part of its road or city, not if an abbey completes them.
value-builder-trigger-extend-or-complete-short = also an abbey that completes the feature
value-builder-trigger-extend-or-complete = The builder gives a second tile if your tile becomes part of its road or city, and also if your abbey completes them.

## 30-princess-and-dragon.txt

section-princess-and-dragon-volcano-and-dragon = The Princess & the Dragon: volcano and dragon
value-dragon-move-after-scoring-short = after scoring
value-dragon-move-after-scoring = The dragon moves after scoring, before a second tile is drawn: a follower whose feature the dragon tile completes has already scored and returned.
value-dragon-move-before-scoring-short = before scoring
value-dragon-move-before-scoring = The dragon moves after the figure action and before scoring: a follower that it eats does not score.
value-dragon-move-after-tile-short = right after the tile is placed
value-dragon-move-after-tile = The dragon moves as soon as the dragon tile is placed, before the figure action and before scoring.
value-dragon-visited-scope-journey-short = no tile twice in a journey
value-dragon-visited-scope-journey = The dragon enters no tile twice in one journey; a second journey in a double turn begins afresh.
value-dragon-visited-scope-turn-short = no tile twice in a turn
value-dragon-visited-scope-turn = The dragon enters no tile twice in one turn, not even if a double turn brings it two journeys.
value-deploy-on-dragon-tile-allowed-short = allowed
value-deploy-on-dragon-tile-allowed = A follower may be placed on the tile where the dragon stands, or move out of Carcassonne to it, as to any other tile.
value-deploy-on-dragon-tile-forbidden-short = forbidden
value-deploy-on-dragon-tile-forbidden = No follower may be placed on the tile where the dragon stands, nor move out of Carcassonne to it.
value-orphan-builder-pig-return-short = they return
value-orphan-builder-pig-return = When dragon, princess or tower take your last follower out of a feature, your builder or pig in it returns, too.
value-orphan-builder-pig-stay-short = they stay
value-orphan-builder-pig-stay = When dragon, princess or tower take your last follower out of a feature, your builder or pig in it stays.
source-new-editions-book = the new edition's book
value-dragon-eats-mage-witch-yes-short = eaten
value-dragon-eats-mage-witch-yes = The dragon eats mage and witch, too: they leave the board until a magic tile brings them back.
value-dragon-eats-mage-witch-no-short = spared
value-dragon-eats-mage-witch-no = The dragon leaves mage and witch where they are.
source-complete-annotated-rules-no-book-lists = the Complete Annotated Rules; no book lists them
value-dragon-carcassonne-outer-squares-short = only the ten outer spaces
value-dragon-carcassonne-outer-squares = The dragon may enter the ten outer spaces of Carcassonne, but not the two that are fully built; followers in the quarters are safe.
value-dragon-carcassonne-none-short = no space of Carcassonne
value-dragon-carcassonne-none = The dragon may enter no space of Carcassonne, and followers in the quarters are safe.
source-publishers-ruling-october-2012 = the publisher's ruling of October 2012
section-princess-and-dragon-princess = The Princess & the Dragon: princess
value-princess-action-must-short = you must
value-princess-action-must = If there is a knight in the city of the princess you place, you must return one to its player, your own if there is no other; you then place no figure with this tile.
value-princess-action-may-short = you may
value-princess-action-may = If there is a knight in the city of the princess you place, you may return one to its player; if you do, you place no figure with this tile.
value-princess-targets-knights-short = only knights
value-princess-targets-knights = The princess returns only knights: a follower in her city, on any tile of it, whoever owns it.
value-princess-targets-knights-and-builder-short = knights and builders
value-princess-targets-knights-and-builder = The princess returns a knight or a builder in her city, on any tile of it, whoever owns it.
section-princess-and-dragon-magic-portal = The Princess & the Dragon: magic portal
value-portal-just-completed-placed-tile-only-short = only on the portal tile
value-portal-just-completed-placed-tile-only = With a portal tile you may place a follower on any tile, in an unoccupied feature that is not complete; a feature that the portal tile has just completed can be claimed only on the portal tile.
value-portal-just-completed-never-short = not at all
value-portal-just-completed-never = With a portal tile you may place a follower on any tile, in an unoccupied feature that is not complete; a feature that the portal tile has just completed cannot be claimed.
value-portal-just-completed-any-unscored-short = on all its tiles
value-portal-just-completed-any-unscored = With a portal tile you may place a follower on any tile, in an unoccupied feature that is not complete; a feature that the portal tile has just completed can be claimed on all its tiles.
source-ruling-our-own-from-what-base = a ruling of our own, from what the base game allows on a new tile
section-princess-and-dragon-fairy = The Princess & the Dragon: fairy
value-fairy-placement-on-tile-short = on a tile, for every follower there
value-fairy-placement-on-tile = Instead of placing a figure you may move the fairy to a tile with a follower of yours; whoever has a follower on her tile gets 1 point at the start of each turn of theirs, and 3 points when that follower's feature is scored.
value-fairy-placement-assigned-short = beside one follower, for that one only
value-fairy-placement-assigned = Instead of placing a figure you may move the fairy beside one of your followers; this follower alone brings 1 point at the start of your turn, and 3 points when its feature is scored. When it leaves, the fairy stays and belongs to nobody.
value-fairy-on-tile-points-once-short = once per player
value-fairy-on-tile-points-once = Several followers of yours on the fairy's tile still bring 1 point at the start of your turn, and 3 points once for each feature scored.
value-fairy-after-princess-allowed-short = allowed
value-fairy-after-princess-allowed = After you have returned a knight with a princess you may still move the fairy.
value-fairy-after-princess-forbidden-short = forbidden
value-fairy-after-princess-forbidden = After you have returned a knight with a princess you may not move the fairy.
value-fairy-after-volcano-allowed-short = allowed
value-fairy-after-volcano-allowed = When you place a volcano you may not place a follower on it, but you may move the fairy.
value-fairy-after-volcano-forbidden-short = forbidden
value-fairy-after-volcano-forbidden = When you place a volcano you may neither place a follower on it nor move the fairy.
value-fairy-in-quarter-forbidden-short = forbidden
value-fairy-in-quarter-forbidden = The fairy cannot join a follower in a quarter of Carcassonne.
source-devirs-book-where-quarter-is-no = Devir's book, where a quarter is no tile on which a follower stands
value-fairy-abbot-return-bonus-no-short = nothing
value-fairy-abbot-return-bonus-no = The fairy brings an abbot 3 points when his monastery or garden is scored, but nothing when you take him back.
value-fairy-abbot-return-bonus-yes-short = 3 points
value-fairy-abbot-return-bonus-yes = The fairy brings an abbot 3 points when his monastery or garden is scored, and also when you take him back.
source-publishers-note-november-2020 = the publisher's note of November 2020
section-princess-and-dragon-special-tiles = The Princess & the Dragon: special tiles
value-tunnel-fields-two-short = two fields
value-tunnel-fields-two = On the tunnel tile the road runs on under the city; there are two fields, one on either side of the city, and the road cuts neither.
value-tunnel-fields-four-short = four fields
value-tunnel-fields-four = On the tunnel tile the road runs on under the city; there are four fields, for the city and the road both cut them.
source-filosofias-book = Filosofia's book

## 40-tower.txt

section-the-tower = The Tower
value-tower-action-trigger-any-tile-short = after any tile
value-tower-action-trigger-any-tile = After any tile you may add a floor to a tower or place a guard on one instead of placing a figure.
value-tower-action-trigger-foundation-tile-short = only after a tile with a foundation
value-tower-action-trigger-foundation-tile = Only after a tile with a foundation may you add a floor to a tower or place a guard on one instead of placing a figure.
source-publishers-corrected-text = the publisher's corrected text
value-tower-capture-target-opponents-only-short = opponents only
value-tower-capture-target-opponents-only = When you add a floor you may capture one follower of an opponent as far along row and column as the tower is high.
value-tower-capture-target-any-player-short = anybody, oneself included
value-tower-capture-target-any-player = When you add a floor you may capture one follower as far along row and column as the tower is high; one of your own comes home instead of becoming a prisoner.
source-reports-booklet-2006 = reports of the booklet of 2006
value-tower-reopens-yes-short = open again
value-tower-reopens-yes = A guard closes his tower; when he leaves, the tower is open again.
value-tower-reopens-no-short = closed for good
value-tower-reopens-no = A guard closes his tower for good, even if he leaves.
source-an-answer-collected-by-players = an answer collected by players
value-tower-dragon-eats-guard-yes-short = eaten
value-tower-dragon-eats-guard-yes = The dragon eats a guard on the tile it enters; the floors stay.
value-tower-dragon-eats-guard-no-short = safe
value-tower-dragon-eats-guard-no = A guard is safe from the dragon.
source-new-edition-nothing-older-texts-protects = the new edition, for nothing in the older texts protects a guard
value-ransom-affordability-needs-3-points-short = with 3 points or more
value-ransom-affordability-needs-3-points = Once in your turn you may buy one of your figures back from whoever holds it for 3 points, if you have as many; the holder gets them.
value-ransom-affordability-may-go-negative-short = with any score
value-ransom-affordability-may-go-negative = Once in your turn you may buy one of your figures back from whoever holds it for 3 points, even if you have fewer; the holder gets them.
source-ruling-our-own-no-score-drops = a ruling of our own; no score drops below 0 by choice

## 50-abbey-and-mayor.txt

section-abbey-and-mayor = Abbey & Mayor
value-wagon-move-connected-short = to connected features
value-wagon-move-connected = When its feature has been scored a wagon may drive on to an incomplete road, city or monastery without followers that some tile joins directly to that feature.
value-wagon-move-nearby-short = to features on its tile and the eight around it
value-wagon-move-nearby = When its feature has been scored a wagon may drive on to an incomplete road, city or monastery without followers on its own tile or one of the eight around it.
source-text-first-edition = the text of the first edition
value-abbey-end-of-game-abbey-round-short = once round the table
value-abbey-end-of-game-abbey-round = After the last turn everybody may place the abbey that is left, once round the table from the left of whoever placed the last tile.
value-abbey-end-of-game-forfeit-short = lost
value-abbey-end-of-game-forfeit = Abbeys that are not placed by the end of the last turn are lost.
source-present-text-first-edition = the present text of the first edition
value-barn-placement-no-barn-present-short = only in a field without a barn
value-barn-placement-no-barn-present = A barn is placed on a corner where four tiles meet in one field, if the field has no barn.
value-barn-placement-any-short = in any field
value-barn-placement-any = A barn is placed on a corner where four tiles meet in one field, even if the field has a barn.
value-count-market-at-barn-allowed-short = also when a barn lets it score
value-count-market-at-barn-allowed = Followers in the market may join a field that is about to be scored because of a barn.
value-count-market-at-barn-end-only-short = only at the end of the game
value-count-market-at-barn-end-only = Followers in the market leave it only at the end of the game, even if a field is scored because of a barn.
source-ruling-our-own-field-is-scored = a ruling of our own; the field is scored then
value-wagon-from-castle-returns-short = returns
value-wagon-from-castle-returns = A wagon in a castle returns when the castle is scored.
value-wagon-from-castle-may-move-short = may drive on
value-wagon-from-castle-may-move = A wagon in a castle may drive on when the castle is scored.
source-ruling-our-own-what-is-beside = a ruling of our own; what is beside a castle is said nowhere

## 60-count-of-carcassonne.txt

section-the-count-of-carcassonne = The Count of Carcassonne
value-count-deploy-in-double-turn-per-tile-short = once for each tile
value-count-deploy-in-double-turn-per-tile = In a double turn you may place a follower in Carcassonne once for each of your two tiles.
value-count-deploy-in-double-turn-once-per-turn-short = once per turn
value-count-deploy-in-double-turn-once-per-turn = You may place a follower in Carcassonne once per turn, even in a double turn.
source-german-text-and-publishers-answers = the German text and the publisher's answers
value-count-fairy-points-counted-short = they count
value-count-fairy-points-counted = You may place a follower in Carcassonne when your tile made an opponent score but not you; the fairy's 3 points count for this on both sides.
value-count-fairy-points-ignored-short = they do not count
value-count-fairy-points-ignored = You may place a follower in Carcassonne when your tile made an opponent score but not you; the fairy's 3 points do not count for this.
source-devirs-book-taken-literally = Devir's book, taken literally
value-count-abbot-yes-short = into the cathedral quarter
value-count-abbot-yes = Your abbot may be placed in the cathedral quarter, and from there move out to a monastery or garden that is scored; where followers may leave every quarter at the end of the game, to an incomplete one, too.
value-count-abbot-no-short = never
value-count-abbot-no = An abbot may not be placed in Carcassonne.
source-german-list-followers-new-edition = the German list of followers for the new edition
value-count-move-by-player-short = wherever the player wants
value-count-move-by-player = When you have placed a follower in Carcassonne you may move the Count to any quarter; followers in his quarter cannot move out.
value-count-move-clockwise-short = on to the next quarter
value-count-move-clockwise = Whenever a follower is placed in Carcassonne the Count moves on to the next quarter, from the castle to the market, the blacksmith, the cathedral and round again; followers in his quarter cannot move out.
value-count-move-follow-meeple-short = to the follower just placed
value-count-move-follow-meeple = Whenever a follower is placed in Carcassonne the Count moves to its quarter; followers in his quarter cannot move out.
value-count-multi-feature-single-pass-short = all together
value-count-multi-feature-single-pass = When a tile completes several features, each player has one go at moving followers out of Carcassonne to any of them, and then all are scored together.
value-count-multi-feature-per-feature-short = one after the other
value-count-multi-feature-per-feature = When a tile completes several features, they are scored one after the other, in the order that the player who placed the tile chooses, and each has its own moves out of Carcassonne; where nobody can move out any more, no order is asked.
source-ruling-our-own-devirs-book-describes = a ruling of our own, for Devir's book describes a single scoring
value-count-final-quarters-market-only-short = only from the market
value-count-final-quarters-market-only = At the end of the game followers may move out of the market only, to any field, unless the Count is there; those in the other quarters stay.
value-count-final-quarters-all-short = from all quarters
value-count-final-quarters-all = At the end of the game followers may move out of every quarter but the Count's: to any field, and to cities, roads and monasteries that are not complete; an abbot also to such a garden.
source-publishers-answers = the publisher's answers
source-independent-engine-plays-new-edition-so = the independent engine, which plays the new edition so
value-count-final-order-single-pass-short = one go each
value-count-final-order-single-pass = In these last moves each player has one go with any number of followers, beginning to the left of the player who placed the last tile.
value-count-final-order-one-at-a-time-short = one follower at a time
value-count-final-order-one-at-a-time = In these last moves players move out one follower at a time, clockwise, beginning to the left of the player who placed the last tile; a player who passes is out.

## 61-king-and-robber.txt

section-king-and-robber = King & Robber
value-king-robber-scoring-per-feature-short = 1 point per complete city or road, at the end
value-king-robber-scoring-per-feature = Whoever has completed the largest city so far is king, and whoever has completed the longest road is robber; at the end the king gets 1 point per complete city, the robber 1 point per complete road, whoever owned them.
value-king-robber-scoring-ten-each-short = 10 points each
value-king-robber-scoring-ten-each = Whoever has completed the largest city so far is king, and whoever has completed the longest road is robber; at the end either brings 10 points.
value-king-robber-scoring-fifteen-forty-short = 15 points, or 40 for both
value-king-robber-scoring-fifteen-forty = Whoever has completed the largest city so far is king, and whoever has completed the longest road is robber; at the end either brings 15 points, both together 40.
value-king-robber-scoring-continuous-short = 1 point per city or road just completed, during the game
value-king-robber-scoring-continuous = Whoever has completed the largest city so far is king, and whoever has completed the longest road is robber; whenever cities are completed the king gets 1 point for each, and the robber for roads, before a new one takes over; at the end they get nothing.
value-king-counts-carcassonne-yes-short = it counts
value-king-counts-carcassonne-yes = Carcassonne counts as a complete city for the king at the end, but it makes nobody king.
value-king-counts-carcassonne-no-short = it does not count
value-king-counts-carcassonne-no = Carcassonne neither counts as a complete city for the king nor makes anybody king.
source-public-rules-as-november-2013 = the public rules as of November 2013
value-king-counts-castles-no-short = they do not count
value-king-counts-castles-no = A small city that becomes a castle makes nobody king and does not count for the king at the end.
value-king-counts-castles-yes-short = they count
value-king-counts-castles-yes = A small city that becomes a castle counts as a complete city for the king.
source-ruling-our-own-from-what-first = a ruling of our own, from what the first edition says about castles

## 70-mage-and-witch.txt

section-mage-and-witch = Mage & Witch
value-magic-join-on-magic-tile-one-move-short = one move
value-magic-join-on-magic-tile-one-move = With a magic tile you must place or move mage or witch; if the tile also brings the two into one feature, a single move of one of them serves both.
value-magic-join-on-magic-tile-two-moves-short = two moves
value-magic-join-on-magic-tile-two-moves = With a magic tile you must place or move mage or witch; if the tile also brings the two into one feature, you first move one of them away for this alone.
source-ruling-our-own = a ruling of our own
value-magic-unoccupied-completed-aside-short = put aside
value-magic-unoccupied-completed-aside = When a feature is complete its mage or witch is put aside, even if no follower stood there and nobody scored.
value-magic-unoccupied-completed-stays-short = stays
value-magic-unoccupied-completed-stays = When a feature is complete its mage or witch is put aside, but stays if no follower stood there.
source-ruling-our-own-could-never-act = a ruling of our own, for it could never act again
value-mage-on-zeroed-feature-per-tile-short = 1 point per tile
value-mage-on-zeroed-feature-per-tile = If an incomplete road with an inn or city with a cathedral is worth nothing at the end, the mage still brings 1 point per tile.
value-mage-on-zeroed-feature-zero-short = nothing
value-mage-on-zeroed-feature-zero = If an incomplete road with an inn or city with a cathedral is worth nothing at the end, the mage brings nothing either.
source-wording-big-box-4-and-new = the wording of Big Box 4 and of the new edition

## 80-bridges-castles-and-bazaars.txt

section-bridges-castles-and-bazaars-bridges = Bridges, Castles & Bazaars: bridges
value-bridge-timing-any-time-short = with the tile or after the figure
value-bridge-timing-any-time = With each tile you may build one bridge over it or over a neighbor, at once or after the figure; a bridge that the tile needs is always built with it.
value-bridge-timing-with-tile-short = with the tile only
value-bridge-timing-with-tile = With each tile you may build one bridge over it or over a neighbor, at once and not later.
section-bridges-castles-and-bazaars-bazaars = Bridges, Castles & Bazaars: bazaars
value-bazaar-mode-auction-short = tiles are auctioned
value-bazaar-mode-auction = After a bazaar tile a tile for each player is turned up and auctioned; everybody bids once. Outbid, the auctioneer buys the tile and pays the bid to the highest bidder, or sells it for as much; it is placed in the next turn.
value-bazaar-mode-draft-short = tiles are taken in turn
value-bazaar-mode-draft = After a bazaar tile a tile for each player is turned up; from the left of the active player everybody takes one.
source-text-first-edition-prints-other-as = the text of the first edition, which prints the other as a variant
value-bazaar-bid-limit-own-score-short = up to your own points
value-bazaar-bid-limit-own-score = You may not bid more points than you have, and an auctioneer who cannot pay the highest bid must sell.
value-bazaar-bid-limit-unlimited-short = up to 100 beyond your own points
value-bazaar-bid-limit-unlimited = A bid may exceed your own points, by 100 at most.
section-bridges-castles-and-bazaars-castles = Bridges, Castles & Bazaars: castles
value-castle-simultaneous-owner-chooses-short = the owner chooses
value-castle-simultaneous-owner-chooses = If several features trigger a castle at once, its owner chooses the one whose points it takes.
value-castle-simultaneous-largest-short = the one worth most
value-castle-simultaneous-largest = If several features trigger a castle at once, it takes the points of the one worth most.

## 90-hills-and-sheep.txt

section-hills-and-sheep = Hills & Sheep
value-hill-tiebreaker-at-least-one-short = one follower on a hill is enough
value-hill-tiebreaker-at-least-one = Among equally strong players those with a follower of the feature on a hill get the points; one is as good as several.
value-hill-tiebreaker-number-of-followers-short = the most followers on hills
value-hill-tiebreaker-number-of-followers = Among equally strong players those with the most followers of the feature on hills get the points.
source-rules-2014 = the rules of 2014
value-vineyards-for-gardens-no-short = monasteries only
value-vineyards-for-gardens-no = Each vineyard around a completed monastery is worth 3 points; gardens get nothing for them.
value-vineyards-for-gardens-yes-short = gardens, too
value-vineyards-for-gardens-yes = Each vineyard around a completed monastery or garden is worth 3 points.
source-ruling-our-own-every-text-names = a ruling of our own; every text names monasteries only
value-closed-field-choice-choice-first-short = the choice comes first
value-closed-field-choice-choice-first = If you close the field of your own shepherd, you still choose whether the flock grows before it is herded.
value-closed-field-choice-herd-only-short = herded at once
value-closed-field-choice-herd-only = If you close the field of your own shepherd, the flock is herded at once.
source-reading-author-players-encyclopedia = the reading of the author of the players' encyclopedia

## books.txt

note-volcano-tiles-were-put-aside-says = The volcano tiles that were put aside are shuffled back into the bag.
note-volcano-tiles-were-put-aside-read = The dragon tiles; no others are ever put aside.
note-dragon-enters-game-volcano-revealed-says = The dragon enters the game when a volcano is revealed.
note-dragon-enters-game-volcano-revealed-read = When the volcano is placed.
note-enter-carcassonne-opponents-score-1-says = You may enter Carcassonne when opponents score "1 point".
note-enter-carcassonne-opponents-score-1-read = At least 1 point.
note-followers-leave-cathedral-quarter-for-says = Followers leave the cathedral quarter for a monastery, and "completed" is missing.
note-followers-leave-cathedral-quarter-for-read = As with cities and roads: only for a complete one, so not at the end of the game.
note-dragon-returns-follower-one-without-says = The dragon returns a follower: one, and without a list of what it eats.
note-dragon-returns-follower-one-without-read = Every figure on its tile that can be eaten, as the new edition lists them.
note-rule-lets-dragon-interrupt-game-says = The rule lets the dragon interrupt the game once the follower is placed, but in the example the turn is finished first.
note-rule-lets-dragon-interrupt-game-read = As in the example: the dragon moves after scoring.
note-princess-has-returned-knight-no-says = When the princess has returned a knight, no follower may be placed on this tile; the new edition says none this turn.
note-princess-has-returned-knight-no-read = With that tile the figure action is used up.
note-fairys-3-points-come-in-says = The fairy's 3 points come in addition to the points of the feature.
note-fairys-3-points-come-in-read = They come even if the feature brings that player nothing.
note-box-king-scout-only-king-says = Of the box King & Scout only the King is named.
note-box-king-scout-only-king-read = The Scout is not part of the game.
note-dragons-step-labeled-1b-before-says = The dragon's step is labeled 1b, before the placement of a follower.
note-dragons-step-labeled-1b-before-read = After the figure action, before scoring.
note-dragon-stuck-has-visited-all-says = The dragon is stuck when it has visited all neighboring tiles.
note-dragon-stuck-has-visited-all-read = Whenever it has no tile to go to, also because of the fairy or the edge of the board.
note-after-volcano-next-players-turn-says = After a volcano it is the next player's turn.
note-after-volcano-next-players-turn-read = What the volcano tile completes is scored first.
note-at-tunnel-fields-separate-says = At the tunnel "the fields are separate".
note-at-tunnel-fields-separate-read = The two sides of the city are separate, and the road cuts neither.
note-after-princess-has-returned-knight-says = After the princess has returned a knight no meeple is placed this turn.
note-after-princess-has-returned-knight-read = None in the figure action; followers may still move out of Carcassonne and enter it.
note-fairy-moves-on-turn-without-says = The fairy moves on a turn without placing or moving a meeple.
note-fairy-moves-on-turn-without-read = Without placing a figure or taking back the abbot; moves out of and into Carcassonne are free.
note-dragons-text-sends-reader-page-says = The dragon's text sends the reader to page 3 for the fairy.
note-dragons-text-sends-reader-page-read = Page 5; no rule changes.
note-german-heading-left-over-princess-says = A German heading is left over the princess, and some symbols are lost in the text.
note-german-heading-left-over-princess-read = As if they were not there; no rule changes.
note-list-contents-forgets-fairy-says = The list of contents forgets the fairy.
note-list-contents-forgets-fairy-read = The box holds one dragon and one fairy.
note-sentence-about-portal-garbled-says = The sentence about the portal is garbled.
note-sentence-about-portal-garbled-read = You may place one follower on the portal tile or on any tile already on the board.
note-at-monastery-in-city-follower-says = At the monastery in the city a follower is placed "on this city".
note-at-monastery-in-city-follower-read = On this tile: on the monastery, in the city or in the field.
note-figure-taken-off-board-only-says = A figure is taken off the board only if no road or city offers a place.
note-figure-taken-off-board-only-read = Whenever neither mage nor witch can be placed or moved legally.
note-symbol-lost-where-tiles-counted-says = A symbol is lost where the tiles are counted.
note-symbol-lost-where-tiles-counted-read = There are 8 magic tiles.
note-mage-witch-leave-after-they-says = Mage or witch leave after they "took part in a scoring".
note-mage-witch-leave-after-they-read = Also if nobody scored.

## turn.txt

step-t0-fairys-point = The fairy's point.
step-t1-draw-tile = Draw a tile.
step-t1-river-tiles-first = River tiles first.
step-t1-dragon-tiles-put-aside-until = Dragon tiles are put aside until the first volcano is placed.
step-t1-place-abbey-into-hole-instead = Or place the abbey into a hole instead.
step-t1-instead-drawing-take-tile-won = Instead of drawing, take the tile won at a bazaar.
step-t1-below-hill-tile-goes-next = Below a hill tile goes the next one of the bag, unseen, and is out of the game.
step-t2-place = Place it.
step-t2-with-at-most-one-bridge = With at most one bridge, which is compulsory if the tile fits only with it.
step-t3a-volcano-calls-dragon = A volcano calls the dragon.
step-t3b-mage-witch = Mage and witch.
step-t3c-tile-that-extends-road-city = A tile that extends the road or city of your builder promises a second tile.
step-t3-then-dragons-journey = Then the dragon's journey.
step-t4-0-princess-must-return-knight = The princess must return a knight.
step-t4-0-princess-may-return-knight = The princess may return a knight.
step-t4-1-at-most-one-figure-action = At most one figure action: place a follower.
step-t4-1-with-portal-on-any-tile = With a portal on any tile.
step-t4-1-builder-beside-an-own-follower = Or the builder, beside a follower of yours.
step-t4-1-pig-beside-an-own-farmer = Or the pig, beside a farmer of yours.
step-t4-1-mayor-in-city-where-he = Or the mayor, in a city, where he is as strong as it has pennants.
step-t4-1-wagon-on-road-in-city = Or the wagon, on a road, in a city or on a monastery.
step-t4-1-shepherd-in-field-without-one = Or the shepherd, in a field without one.
step-t4-1-add-floor-tower-place-guard = Or add a floor to a tower, or place a guard on one.
step-t4-1-take-back-abbot = Or take back the abbot.
step-t4-1-move-fairy = Or move the fairy.
step-t4-1-place-barn-on-corner-where = Or place the barn on a corner where four tiles meet in a field.
step-t4-2-new-floor-may-capture-follower = A new floor may capture a follower; if the other side holds one, two are exchanged.
step-t4-2-bridge-if-none-was-built = A bridge, if none was built with the tile.
step-t5-new-shepherd-draws-token-flock = A new shepherd draws a token; a flock whose field the tile enlarged grows by a token or is herded, for a point per sheep; closed fields are herded.
step-t5-wolf-scatters-flocks-field = A wolf scatters the flocks of the field.
step-t6-dragons-journey = The dragon's journey.
step-t7-owners-turn-completed-small-cities = Owners turn completed small cities into castles or let them score.
step-t8a-moves-out-carcassonne = Moves out of Carcassonne.
step-t8b-completed-features-scored = Completed features are scored.
step-t8b-with-fairys-3-points = With the fairy's 3 points.
step-t8b-monastery-with-3-points-more = A monastery has 3 points more for each vineyard around it.
step-t8c-farmers-whose-field-gets-barn = Farmers whose field gets a barn score 3 points per complete city and return; those who come to a barn later score 1.
step-t8d-castle-beside-completed-feature-takes = A castle beside a completed feature takes as many points, once; they count for other castles in turn.
step-t8e-their-figures-return = Their figures return.
step-t8e-mage-witch-put-aside = Mage and witch are put aside.
step-t8e-whoever-placed-tile-takes-goods = Whoever placed the tile takes the goods of completed cities.
step-t8e-becomes-king-for-largest-city = And becomes king for the largest city.
step-t8e-robber-for-longest-road = And robber for the longest road.
step-t8f-wagons-whose-feature-was-scored = Wagons whose feature was scored drive on or return.
step-t8g-placement-in-carcassonne-then-count = Placement in Carcassonne, then the Count.
step-t9-dragons-journey = The dragon's journey.
step-t9-builders-second-part-from-t1 = The builder's second tile, from T1.
step-t10-bazaar-if-bazaar-tile-was = A bazaar, if a bazaar tile was placed.
step-t10-next-player-end-game = The next player, or the end of the game.
step-t10-after-lake-with-volcano-same = After the lake with the volcano the same player again.
step-t10-at-end-round-for-abbeys = At the end a round for the abbeys that are left.
step-t10-at-end-last-moves-out = At the end the last moves out of Carcassonne.
step-fs-1-incomplete-features-scored = Incomplete features are scored.
step-fs-1-guards-prisoners-floors-bring-nothing = Guards, prisoners and floors bring nothing.
step-fs-1-castles-bring-nothing = Castles bring nothing.
step-fs-1-flocks-bring-nothing = Flocks bring nothing.
step-fs-2-fields-scored = Fields are scored.
step-fs-2-castle-counts-as-complete-city = A castle counts as a complete city with a point more.
step-fs-2-with-point-more-per-city = With a point more per city for a pig.
step-fs-2-barns-score-4-per-city = Barns score 4 points per city.
step-fs-3-most-goods-each-kind-bring = The most goods of each kind bring 10 points.
step-fs-3-king-robber-scored = King and robber are scored.
step-fs-4-most-points-win = The most points win.
