### The names of things: boxes, presets, parts, switches, figures, tokens, and tiles in words.

## Boxes, as their titles are printed

box-base = Base game
box-river-1 = The River I
box-river-2 = The River II
box-inns-and-cathedrals = Inns & Cathedrals
box-traders-and-builders = Traders & Builders
box-princess-and-dragon = The Princess & the Dragon
box-tower = The Tower
box-abbey-and-mayor = Abbey & Mayor
box-count = The Count of Carcassonne
box-king-and-robber = King & Robber
box-mage-and-witch = Mage & Witch
box-bridges-castles-and-bazaars = Bridges, Castles & Bazaars
box-hills-and-sheep = Hills & Sheep

## Presets: the rules of a printed edition

preset-rgg-2005 = Rio Grande 2005
preset-devir = Devir
preset-filosofia-2010 = Filosofia 2010
preset-zman-c2 = Z-Man, new edition
preset-rgg-2005-about = The old edition in English: fields are scored city by city, the fairy stands on a tile, and a princess sends a knight home.
preset-devir-about = The old edition in Spanish, with its own rules for the Count of Carcassonne.
preset-filosofia-2010-about = The old edition in French, close to the German rules of its time.
preset-zman-c2-about = The new edition: every field is scored by itself, the fairy stands beside one follower, and there are abbots and gardens.

## Parts of boxes

part-river = river
part-abbot = abbot
part-garden = gardens
part-inns = inns
part-cathedrals = cathedrals
part-large-follower = large follower
part-goods = goods
part-builder = builder
part-pig = pig
part-pig-herd = pig herd
part-dragon = volcano and dragon
part-princess = princess
part-portal = magic portal
part-fairy = fairy
part-tower = tower
part-abbey = abbey
part-mayor = mayor
part-wagon = wagon
part-barn = barn
part-count = Count and quarters
part-king = king
part-robber = robber
part-mage-and-witch = mage and witch
part-bridges = bridges
part-castles = castles
part-bazaars = bazaars
part-shepherd = shepherds
part-hills = hills
part-vineyards = vineyards
part-none = tiles only

## Switches: what each decides

switch-farmer-scoring = How fields are scored at the end of the game
switch-small-city-scoring = What a complete city of two tiles is worth
switch-farmers = Whether followers may stand in fields at all
switch-tile-art = Which printing of the tiles is used; the new one has gardens
switch-abbot = Whether every player has an abbot and gardens count
switch-abbot-recall-when-complete = Whether an abbot may be taken back from a feature that is complete
switch-river-start-tile = What becomes of the usual start tile when the spring replaces it
switch-river-u-turn = How close to itself the river may bend
switch-river-volcano-turn = Whether the player who places the volcano lake takes another turn
switch-river-symbols = Whether inn and pig herd on river tiles work without their boxes
switch-river-with-count = Whether river and city of Carcassonne may be combined
switch-inn-cathedral-final = What open roads with an inn and open cities with a cathedral score at the end
switch-sixth-player = When a sixth player may join
switch-builder-trigger = Which tile placements wake the builder
switch-builder-second-part = Whether you may or must draw the second tile that a builder gives
switch-princess-action = Whether a princess must or may send a knight home
switch-fairy-after-princess = Whether the fairy may move after a princess has sent a knight home
switch-fairy-placement = Whether the fairy stands on a tile or beside one follower
switch-fairy-after-volcano = Whether the fairy may move after a volcano has been placed
switch-fairy-on-tile-points = How often a fairy that stands on a tile brings points
switch-fairy-in-quarter = Whether the fairy can join a follower in a quarter of Carcassonne
switch-dragon-move = When the dragon makes its journey
switch-tunnel-fields = How many fields the tunnel tile has
switch-orphan-builder-pig = What becomes of a builder or pig whose last follower has left
switch-princess-targets = Whom a princess may send home
switch-portal-just-completed = Whether a portal reaches a feature that its own tile completed
switch-deploy-on-dragon-tile = Whether figures may be placed on the dragon's tile
switch-dragon-visited-scope = How long the dragon remembers the tiles it has visited
switch-dragon-eats-mage-witch = Whether the dragon removes mage and witch
switch-dragon-carcassonne = Which spaces of the city of Carcassonne the dragon may enter
switch-fairy-abbot-return-bonus = Whether the fairy pays when the abbot beside her is taken back
switch-tower-action-trigger = When a floor may be placed
switch-tower-capture-target = Whose followers a tower may capture
switch-tower-reopens = Whether a tower is free again once its guard has left
switch-tower-dragon-eats-guard = Whether the dragon eats a follower on a tower
switch-ransom-affordability = Whether ransom needs the points at hand
switch-wagon-move = Where a wagon may go after its feature was scored
switch-abbey-end-of-game = What becomes of abbeys left in hand at the end
switch-barn-placement = Whether a barn may join a field that holds another barn
switch-count-market-at-barn = When followers in the market may join a field
switch-wagon-from-castle = What a wagon in a castle does when the castle scores
switch-count-deploy-in-double-turn = How often a player may enter Carcassonne in a double turn
switch-count-final-quarters = Which quarters may be left at the end of the game
switch-count-final-order = In which order players leave the quarters at the end
switch-count-multi-feature = Whether several completed features are handled in one pass
switch-count-move = How the Count moves
switch-count-abbot = Where an abbot may be placed in Carcassonne
switch-count-fairy-points = Whether fairy points matter for entering Carcassonne
switch-king-robber-scoring = What king and robber score
switch-king-counts-carcassonne = Whether the city of Carcassonne counts for the king
switch-king-counts-castles = Whether castles count for the king
switch-mage-on-zeroed-feature = Whether the mage adds points to a feature that is worth nothing
switch-magic-join-on-magic-tile = Whether one move serves the magic tile and the separation of the figures
switch-magic-unoccupied-completed = What becomes of mage or witch when an unoccupied feature is complete
switch-bridge-timing = When bridges may be built
switch-bazaar-mode = How tiles of a bazaar find their players
switch-bazaar-bid-limit = How high bids may be
switch-castle-simultaneous = Which feature a castle takes if it could take several
switch-hill-tiebreaker = How hills break ties
switch-vineyards-for-gardens = Whether vineyards add to gardens
switch-closed-field-choice = What a shepherd in a closed field may do

## Seats

seat-red = Red
seat-blue = Blue
seat-green = Green
seat-yellow = Yellow
seat-white = White
seat-pink = Pink

## Bots

bot-random = Random
bot-random-about = Plays any legal move.
bot-greedy = Greedy
bot-greedy-about = Takes what brings most points at once.
bot-greedy-1 = Greedy, first version
bot-greedy-1-about = The greedy bot of earlier versions, for comparison.
bot-newcomer = Newcomer
bot-newcomer-about = Has just learned the rules: builds its own roads, cities and monasteries and looks no further.
bot-guest = Guest
bot-guest-about = Has played a few times: minds its followers, but forgets the fields and what others build.
bot-regular = Regular
bot-regular-about = Plays every week: knows the fields and what is finished in the end, and watches what the others own.
bot-challenger = Challenger
bot-challenger-about = Counts the tiles that are left, but does not see you coming.
bot-rival = Rival
bot-rival-about = Counts the tiles that are left and joins your cities.
bot-expert = Expert
bot-expert-about = Thinks about your reply before it plays.
bot-champion = Champion
bot-champion-about = Looks further: your reply, and what it could do then.
bot-master = Master
bot-master-about = The strongest: looks at thousands of positions before it plays.
player-human = person

## Figures, tokens and features by themselves

figure-meeple = follower
figure-large = large follower
figure-abbot = abbot
figure-builder = builder
figure-pig = pig
figure-mayor = mayor
figure-wagon = wagon
figure-barn = barn
figure-shepherd = shepherd
# Several of them, in a list of what a player has.
figures-meeple = { $n ->
    [one] { $n } follower
   *[other] { $n } followers
}
figures-large = { $n ->
    [one] { $n } large follower
   *[other] { $n } large followers
}
figures-abbot = { $n ->
    [one] { $n } abbot
   *[other] { $n } abbots
}
figures-builder = { $n ->
    [one] { $n } builder
   *[other] { $n } builders
}
figures-pig = { $n ->
    [one] { $n } pig
   *[other] { $n } pigs
}
figures-mayor = { $n ->
    [one] { $n } mayor
   *[other] { $n } mayors
}
figures-wagon = { $n ->
    [one] { $n } wagon
   *[other] { $n } wagons
}
figures-barn = { $n ->
    [one] { $n } barn
   *[other] { $n } barns
}
figures-shepherd = { $n ->
    [one] { $n } shepherd
   *[other] { $n } shepherds
}
tokens-floor = { $n ->
    [one] { $n } floor
   *[other] { $n } floors
}
tokens-bridge = { $n ->
    [one] { $n } bridge
   *[other] { $n } bridges
}
tokens-castle = { $n ->
    [one] { $n } castle
   *[other] { $n } castles
}
tokens-abbey = { $n ->
    [one] { $n } abbey
   *[other] { $n } abbeys
}
tokens-wine = { $n } × wine
tokens-grain = { $n } × grain
tokens-cloth = { $n } × cloth
tokens-king = the king
tokens-robber = the robber
neutral-dragon = dragon
neutral-fairy = fairy
neutral-count = Count
neutral-mage = mage
neutral-witch = witch
feature-road = road
feature-city = city
feature-field = field
feature-monastery = monastery
feature-garden = garden
feature-abbey = abbey
feature-river = river
feature-tower = tower
feature-castle = castle
feature-quarter = quarter of Carcassonne
side-field = field
side-road = road
side-city = city
side-river = river
side-wall = wall
quarter-castle = castle quarter
quarter-market = market quarter
quarter-blacksmith = blacksmith's quarter
quarter-cathedral = cathedral quarter
sign-crossing = crossing
sign-pennant = pennant
sign-inn = inn
sign-cathedral = cathedral
sign-princess = princess
sign-pig-herd = pig herd
sign-tunnel = tunnel
sign-wine = wine
sign-grain = grain
sign-cloth = cloth
sign-volcano = volcano
sign-dragon = dragon symbol
sign-portal = magic portal
sign-magic = magic symbol
sign-hill = hill
sign-vineyard = vineyard
sign-bazaar = bazaar
sign-foundation = tower foundation
sign-floors = tower with that many floors
sign-floors-more = tower with more floors
sign-carcassonne = city of Carcassonne

## Tiles in a few words, for logs and lists

# How many there are, from two on.
x-number = { $n ->
    [2] two
    [3] three
    [4] four
   *[other] { $n }
}
# $list has elements such as `element-city-1`, after "a tile with".
tile-with = a tile with { $list }
tile-plain = a tile with fields only
tile-abbey = an abbey tile
tile-carcassonne = a tile of the city of Carcassonne
# Cities by the sides they touch; `element-city-across` runs from side to side.
element-city-1 = { $n ->
    [one] a city on one side
   *[other] { x-number } cities on one side each
}
element-city-2 = { $n ->
    [one] a city on two sides
   *[other] { x-number } cities on two sides each
}
element-city-across = { $n ->
    [one] a city across
   *[other] { x-number } cities across
}
element-city-3 = a city on three sides
element-city-4 = a city on all sides
element-road-end = { $n ->
    [one] a road that ends
   *[other] { x-number } roads that end
}
element-road-straight = { $n ->
    [one] a straight road
   *[other] { x-number } straight roads
}
element-road-curve = { $n ->
    [one] a road curve
   *[other] { x-number } road curves
}
element-road-fork = a road that forks
element-river-end = an end of the river
element-river-straight = a straight river
element-river-curve = a river bend
element-river-fork = a fork of the river
element-monastery = a monastery
element-garden = a garden
element-tower = a tower foundation
element-pennant = { $n ->
    [one] a pennant
   *[other] { x-number } pennants
}
element-inn = an inn
element-cathedral = a cathedral
element-princess = a princess
element-pig-herd = a pig herd
element-tunnel = a tunnel
element-wine = wine
element-grain = grain
element-cloth = cloth
element-volcano = a volcano
element-dragon = a dragon symbol
element-portal = a magic portal
element-magic = a magic symbol
element-hill = a hill
element-vineyard = a vineyard
element-bazaar = a bazaar

## Tiles in full, sentence by sentence, for those who do not see them

x-tile-sides = { $sides ->
    [n] in the north
    [e] in the east
    [s] in the south
    [w] in the west
    [ne] in the north and east
    [ns] in the north and south
    [nw] in the north and west
    [es] in the east and south
    [ew] in the east and west
    [sw] in the south and west
    [nes] in the north, east and south
    [new] in the north, east and west
    [nsw] in the north, south and west
    [esw] in the east, south and west
    [corner-ne] in the north-east
    [corner-es] in the south-east
    [corner-sw] in the south-west
    [corner-nw] in the north-west
   *[nesw] on all sides
}
describe-city = A city { x-tile-sides }.
# $list has elements such as `element-pennant`.
describe-city-with = A city { x-tile-sides }, with { $list }.
describe-road-end = { $how ->
    [city] A road { x-tile-sides } that ends at the city.
    [monastery] A road { x-tile-sides } that ends at the monastery.
    [crossing] A road { x-tile-sides } that ends at the crossing.
    [volcano] A road { x-tile-sides } that ends at the volcano.
    [bazaar] A road { x-tile-sides } that ends at the bazaar.
    [river] A road { x-tile-sides } that ends at the river.
   *[other] A road { x-tile-sides } that ends there.
}
describe-road = { $sides ->
    [ne] A road from north to east.
    [ns] A road from north to south.
    [nw] A road from north to west.
    [es] A road from east to south.
    [ew] A road from east to west.
    [sw] A road from south to west.
   *[other] A road that forks { x-tile-sides }.
}
describe-road-tunnel = The road runs through a tunnel.
describe-road-inn = There is an inn at the road { x-tile-sides }.
describe-river-end = { $how ->
    [spring] { $sides ->
        [n] The spring of the river, which flows north.
        [e] The spring of the river, which flows east.
        [s] The spring of the river, which flows south.
       *[w] The spring of the river, which flows west.
    }
   *[lake] { $sides ->
        [n] The end of the river, which comes from the north.
        [e] The end of the river, which comes from the east.
        [s] The end of the river, which comes from the south.
       *[w] The end of the river, which comes from the west.
    }
}
describe-river = { $sides ->
    [ne] A river from north to east.
    [ns] A river from north to south.
    [nw] A river from north to west.
    [es] A river from east to south.
    [ew] A river from east to west.
    [sw] A river from south to west.
   *[other] A river that forks { x-tile-sides }.
}
describe-field = A field { x-tile-sides }.
describe-field-inside = A field in the middle.
describe-field-city = { $n ->
    [one] A field { x-tile-sides }, at the city.
   *[other] A field { x-tile-sides }, at { $n } cities.
}
describe-field-pig-herd = There is a pig herd on the field { x-tile-sides }.
describe-monastery = A monastery.
describe-garden = A garden.
describe-tower = The foundation of a tower.
describe-abbey = An abbey that fills the tile.
describe-castle = A castle.
describe-quarter = The quarters of the city of Carcassonne.
describe-houses = Houses of the city of Carcassonne.
describe-volcano = A volcano.
describe-dragon = A dragon symbol: the dragon moves.
describe-portal = A magic portal.
describe-magic = A magic symbol.
describe-hill = A hill.
describe-vineyard = A vineyard.
describe-bazaar = A bazaar.

# Between what is listed and has commas of its own.
list-apart = {"; "}
list-and = { $list } and { $text }

## Where points come from, as rows of the table at the end

points-roads = roads
points-cities = cities
points-monasteries = monasteries
points-gardens = gardens
points-castles = castles
points-fields = fields
points-barns = barns
points-flocks = flocks
points-fairy = fairy
points-goods = goods
points-titles = titles
points-other = other
points-payments = payments
