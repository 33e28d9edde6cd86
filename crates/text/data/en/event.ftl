### What happened, as the log tells it: present tense, third person, the player's name.
### How a scored feature is explained: reasons, terms and contests.

## Pieces

# A figure, after a verb.
x-figure = { $figure ->
    [large] the large follower
    [abbot] the abbot
    [builder] the builder
    [pig] the pig
    [mayor] the mayor
    [wagon] the wagon
    [barn] the barn
    [shepherd] the shepherd
   *[meeple] a follower
}

# Where on its tile a segment lies; begins with a space.
x-sides = { $sides ->
    [n] {" "}in the north
    [e] {" "}in the east
    [s] {" "}in the south
    [w] {" "}in the west
    [ne] {" "}in the north and east
    [ns] {" "}in the north and south
    [nw] {" "}in the north and west
    [es] {" "}in the east and south
    [ew] {" "}in the east and west
    [sw] {" "}in the south and west
    [nes] {" "}in the north, east and south
    [new] {" "}in the north, east and west
    [nsw] {" "}in the north, south and west
    [esw] {" "}in the east, south and west
    [nesw] {" "}on all sides
    [corner-ne] {" "}in the north-east
    [corner-es] {" "}in the south-east
    [corner-sw] {" "}in the south-west
    [corner-nw] {" "}in the north-west
   *[none] {""}
}

# A place: the feature and the cell.
x-spot = { $feature ->
    [road] the road{ x-sides } at { $cell }
    [bridge] the bridge at { $cell }
    [city] the city{ x-sides } at { $cell }
    [field] the field{ x-sides } at { $cell }
    [monastery] the monastery at { $cell }
    [abbey] the abbey at { $cell }
    [garden] the garden at { $cell }
    [tower] the tower at { $cell }
    [castle] the castle at { $cell }
    [castle-quarter] the castle quarter of Carcassonne
    [market-quarter] the market quarter of Carcassonne
    [blacksmith-quarter] the blacksmith's quarter of Carcassonne
    [cathedral-quarter] the cathedral quarter of Carcassonne
   *[tile] the tile at { $cell }
}

# The same, as the place where a figure stands or is placed.
x-spot-on = { $feature ->
    [road] on the road{ x-sides } at { $cell }
    [bridge] on the bridge at { $cell }
    [city] in the city{ x-sides } at { $cell }
    [field] on the field{ x-sides } at { $cell }
    [monastery] in the monastery at { $cell }
    [abbey] in the abbey at { $cell }
    [garden] in the garden at { $cell }
    [tower] on the tower at { $cell }
    [castle] in the castle at { $cell }
    [castle-quarter] in the castle quarter of Carcassonne
    [market-quarter] in the market quarter of Carcassonne
    [blacksmith-quarter] in the blacksmith's quarter of Carcassonne
    [cathedral-quarter] in the cathedral quarter of Carcassonne
   *[tile] on the tile at { $cell }
}

# The place that a figure leaves.
x-old-spot = { $old_feature ->
    [road] the road at { $from }
    [bridge] the bridge at { $from }
    [city] the city at { $from }
    [field] the field at { $from }
    [monastery] the monastery at { $from }
    [abbey] the abbey at { $from }
    [garden] the garden at { $from }
    [tower] the tower at { $from }
    [castle] the castle at { $from }
    [castle-quarter] the castle quarter of Carcassonne
    [market-quarter] the market quarter of Carcassonne
    [blacksmith-quarter] the blacksmith's quarter of Carcassonne
    [cathedral-quarter] the cathedral quarter of Carcassonne
   *[tile] the tile at { $from }
}

# Which figure of which player.
x-figure-of-whom = { $figure ->
    [large] the large follower of { $whom }
    [abbot] the abbot of { $whom }
    [builder] the builder of { $whom }
    [pig] the pig of { $whom }
    [mayor] the mayor of { $whom }
    [wagon] the wagon of { $whom }
    [barn] the barn of { $whom }
    [shepherd] the shepherd of { $whom }
   *[meeple] a follower of { $whom }
}

x-Figure-of-whom = { $figure ->
    [large] The large follower of { $whom }
    [abbot] The abbot of { $whom }
    [builder] The builder of { $whom }
    [pig] The pig of { $whom }
    [mayor] The mayor of { $whom }
    [wagon] The wagon of { $whom }
    [barn] The barn of { $whom }
    [shepherd] The shepherd of { $whom }
   *[meeple] A follower of { $whom }
}

x-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Turn and tiles

event-turn-started = It is the turn of { $who }.
event-drawn = { $who } draws { $tile }.
event-discarded = Out of the game, as it fits nowhere: { $tile }.
event-declined = { $who } builds no bridge. Out of the game: { $tile }.
event-tile-placed = { $who } places the tile at { $cell }{ $degrees ->
    [0] {""}
   *[other] , turned { $degrees }°
}.
event-set-aside = Set aside until a volcano is placed: { $tile }.
event-tiles-returned = { $n ->
    [one] The dragon is there: { $n } tile that was set aside goes back into the bag.
   *[other] The dragon is there: { $n } tiles that were set aside go back into the bag.
}
event-game-ended = The game is over.

## Figures

# $how is the role of a follower.
event-figure-placed = { $figure ->
    [barn] { $who } places the barn at the north-west corner of { $cell }
   *[other] { $who } places { x-figure } { x-spot-on }{ $how ->
        [knight] {" "}as a knight
        [thief] {" "}as a thief
        [monk] {" "}as a monk
        [farmer] {" "}as a farmer
        [guard] {" "}as a guard
       *[none] {""}
    }
}.
event-figure-moved = { x-Figure-of-whom } moves from { x-old-spot } to { x-spot }.
event-figure-returned = { x-Figure-of-whom } returns from { x-spot }.
event-figure-taken-back = { $whom } takes { $figure ->
    [abbot] the abbot
    [wagon] the wagon
   *[other] a figure
} back from { x-spot }.
event-figure-eaten = The dragon, moved by { $who }, eats { x-figure-of-whom } { x-spot-on }.
event-figure-sent-home = The princess of { $who } sends { x-figure-of-whom } home from { x-spot }.
event-figure-captured-own = { $whom } takes back { x-figure } of their own { x-spot-on } with a tower.
event-figure-orphaned = { x-Figure-of-whom } returns from { x-spot }: { $cause ->
    [dragon] the dragon has eaten the last follower beside it
    [princess] the last follower beside it had to leave
   *[capture] the last follower beside it was captured
}.
event-figure-converted = { x-Figure-of-whom } returns from { x-spot }: the city becomes a castle.
event-figure-castle-scored = { x-Figure-of-whom } returns from { x-spot }: the castle has been scored.
event-figure-barn = { x-Figure-of-whom } returns from { x-spot }: the field has a barn.
event-figure-wolf = { x-Figure-of-whom } returns from { x-spot }: the wolf scatters the flock.
event-figure-herded = { x-Figure-of-whom } returns from { x-spot } with the flock.
event-figure-captured = { $who } captures { x-figure-of-whom } { x-spot-on }.
event-prisoner-exchanged = { $who } gives { x-figure-of-whom } back in exchange.
event-prisoner-ransomed = { $who } gives { x-figure-of-whom } back for a ransom.

## Neutral figures

event-neutral-moved = { $neutral ->
    [dragon] { $who } moves the dragon to { x-spot }.
    [fairy] { $who } moves the fairy to { x-spot }.
    [count] { $who } moves the Count to { x-spot }.
    [mage] { $who } moves the mage to { x-spot }.
   *[witch] { $who } moves the witch to { x-spot }.
}
event-dragon-flies = The dragon flies to the volcano of { $who } at { $cell }.
event-neutral-aside = { $cause ->
    [completed] { $neutral ->
        [mage] The mage leaves the board: its feature is complete.
       *[witch] The witch leaves the board: her feature is complete.
    }
   *[converted] { $neutral ->
        [mage] The mage leaves the board: its city becomes a castle.
       *[witch] The witch leaves the board: her city becomes a castle.
    }
}
event-neutral-eaten = { $neutral ->
    [mage] The dragon, moved by { $who }, eats the mage { x-spot-on }.
   *[witch] The dragon, moved by { $who }, eats the witch { x-spot-on }.
}
event-neutral-put-aside = { $neutral ->
    [mage] { $who } puts the mage aside, as neither mage nor witch has another place.
   *[witch] { $who } puts the witch aside, as neither mage nor witch has another place.
}
# $list: what is in the way, side by side.
event-dragon-stopped = { $n ->
    [0] The dragon cannot move: { $list }.
    [one] The dragon stops after { $n } move: { $list }.
   *[other] The dragon stops after { $n } moves: { $list }.
}
# What keeps the dragon from a side; $way is the side.
obstacle-no-tile = { $way ->
    [north] no tile to the north
    [east] no tile to the east
    [south] no tile to the south
   *[west] no tile to the west
}
obstacle-visited = { $way ->
    [north] a visited tile to the north
    [east] a visited tile to the east
    [south] a visited tile to the south
   *[west] a visited tile to the west
}
obstacle-fairy = { $way ->
    [north] the fairy to the north
    [east] the fairy to the east
    [south] the fairy to the south
   *[west] the fairy to the west
}
obstacle-carcassonne = { $way ->
    [north] the city of Carcassonne to the north
    [east] the city of Carcassonne to the east
    [south] the city of Carcassonne to the south
   *[west] the city of Carcassonne to the west
}

## Tokens

event-tokens-taken = { $who } takes { $token ->
    [wine] { $n } × wine
    [grain] { $n } × grain
    [cloth] { $n } × cloth
   *[other] { $n } tokens
}.
event-title-taken = { $title ->
    [king] { $who } gets the king for the largest city.
   *[robber] { $who } gets the robber for the longest road.
}
event-sheep-drawn = { $who } draws a token with { $n } sheep.
event-wolf-drawn = { $who } draws the wolf.
event-floor-built = { $n ->
    [one] { $who } builds the tower at { $cell }: { $n } floor.
   *[other] { $who } builds the tower at { $cell }: { $n } floors.
}
event-bridge-built = { $who } builds a bridge over the tile at { $cell }.
event-castle-built = { $who } turns the city at { $cell } into a castle.
event-paid-ransom = { $who } pays { x-points } to { $whom } as ransom.
event-paid-bazaar = { $who } pays { x-points } to { $whom } at the bazaar.
event-paid-bank = { $who } pays { x-points } at the bazaar.

## Bazaar

event-lot-turned-up = Turned up for the bazaar: { $tile }.
event-offered = { $who } bids { x-points } for { $tile }.
event-bid = { $who } bids { x-points }.
event-lot-taken = { $who } gets at the bazaar: { $tile }.
event-owed-taken = { $who } takes the tile from the bazaar: { $tile }.

## Scores

# A score with its formula; $list are terms joined by +, $text is what it is for.
event-scored = { $text }: { $who } scores { $list } = { x-points }.
event-scored-plain = { $text }: { $who } scores { x-points }.
event-scored-nothing = { $text }: { $who } scores nothing.
# A score for which several contended: $text is the score, $list who contended.
event-contested = { $text } ({ $list })

# What is scored; begins a sentence.
score-complete = { $feature ->
    [road] The road is complete
    [city] The city is complete
    [monastery] The monastery is complete
    [abbey] The abbey is complete
    [garden] The garden is complete
   *[other] A feature is complete
}
score-open-at-end = { $feature ->
    [road] Final scoring, incomplete road at { $cell }
    [city] Final scoring, incomplete city at { $cell }
    [monastery] Final scoring, incomplete monastery at { $cell }
    [abbey] Final scoring, incomplete abbey at { $cell }
    [garden] Final scoring, incomplete garden at { $cell }
   *[other] Final scoring, incomplete feature at { $cell }
}
score-field-at-end = Final scoring, field at { $cell }
score-city-of-fields-at-end = Final scoring, farmers around the complete city at { $cell }
score-castle-of-fields-at-end = Final scoring, farmers around the castle at { $cell }
score-castle = { $feature ->
    [road] The road beside the castle is complete
    [city] The city beside the castle is complete
    [monastery] The monastery beside the castle is complete
    [abbey] The abbey beside the castle is complete
    [garden] The garden beside the castle is complete
   *[other] A feature beside the castle is complete
}
score-taken-back = { $feature ->
    [monastery] Taken back from the monastery
    [garden] Taken back from the garden
   *[other] Taken back
}
score-fairy-turn = The turn begins with the fairy
score-fairy-bonus = A follower with the fairy is scored
score-goods = Final scoring, most goods
score-king = Final scoring, the king
score-robber = Final scoring, the robber
score-barn-placed = Farmers of a field that gets a barn
score-barn-joined = Farmers of a field with a barn
score-barn-at-end = Final scoring, barn on the field at { $cell }
score-herd = The flocks of the field are herded

# Terms of a formula: a count and the points for each, or points for one thing.
term-tiles = { $n ->
    [one] { $n } tile × { $each }
   *[other] { $n } tiles × { $each }
}
term-pennants = { $n ->
    [one] { $n } pennant × { $each }
   *[other] { $n } pennants × { $each }
}
term-center = { $points } for the tile itself
term-neighbors = { $n ->
    [one] { $n } neighbor × { $each }
   *[other] { $n } neighbors × { $each }
}
term-cities = { $n ->
    [one] { $n } complete city × { $each }
   *[other] { $n } complete cities × { $each }
}
term-castles = { $n ->
    [one] { $n } castle × { $each }
   *[other] { $n } castles × { $each }
}
term-pig-herd = { $n ->
    [one] { $n } city with a pig herd × { $each }
   *[other] { $n } cities with a pig herd × { $each }
}
term-fairy = { $points } from the fairy
term-mage = { $n } × { $each } from the mage
term-witch = ({ $points } because of the witch)
term-pig = { $n ->
    [one] { $n } city with a pig × { $each }
   *[other] { $n } cities with a pig × { $each }
}
term-most-goods = { $goods ->
    [wine] { $points } for wine
    [grain] { $points } for grain
   *[cloth] { $points } for cloth
}
term-roads = { $n ->
    [one] { $n } complete road × { $each }
   *[other] { $n } complete roads × { $each }
}
term-title = { $title ->
    [king] { $points } as king
   *[robber] { $points } as robber
}
term-vineyards = { $n ->
    [one] { $n } vineyard × { $each }
   *[other] { $n } vineyards × { $each }
}
term-sheep = { $n } sheep × { $each }

# Who contended for a score; $list has names with their strength.
contest-power = { $who } { $n }
contest-contested = contested: { $list }
contest-tied = tied: { $list }
contest-hill = tied: { $list }; on a hill: { $others }
