### What a player is asked, what the answers do, and what there is to know about each.

## Questions, as a heading for everybody: who is asked for what

question-tile = { $who } places the tile
question-figure = { $who } may place a figure
question-figure-or = { $who } may place a figure or do something else instead
question-fairy-only = { $who } may move the fairy
question-instead = { $who } may do something else, as no figure can go here
question-princess = { $who } must send a knight home: the princess insists
question-fairy = { $who } may move the fairy
# $number of $most moves.
question-dragon = { $who } moves the dragon: move { $number } of { $most }
question-magic = { $who } moves mage or witch
question-leave-quarter = { $who } may move followers out of the city of Carcassonne
question-score = { $who } chooses which feature is scored next
question-enter-quarter = { $who } may send a follower into the city of Carcassonne
question-count = { $who } may move the Count
question-second-part = { $who } may draw a second tile: the builder was at work
question-capture = { $who } may capture a follower in range of the tower at { $cell }
question-exchange = { $who } chooses which of the followers held by { $whom } comes back in exchange
question-bridge = { $who } may build a bridge
question-castle = { $who } may turn a small city into a castle
question-castle-scoring = { $who } chooses which feature the castle takes its points from
question-auction = { $who } chooses a tile of the bazaar and makes the first bid
question-bid = { $who } may bid more: { $whom } offers { x-points } for { $tile }
question-buy-or-sell = { $who } buys or sells { $tile }: { $whom } offers { x-points }
question-take-lot = { $who } takes a tile of the bazaar
question-abbey = { $who } may place the abbey instead of drawing a tile
question-final-abbey = { $who } may place the abbey before the game ends
question-wagon = { $who } may move the wagon on, or take it back
question-flock = { $who } lets the flock grow or herds it

## Answers, in a list or on a button

x-answer-spot = { $feature ->
    [road] the road{ x-answer-sides }{ x-answer-cell }
    [bridge] the bridge{ x-answer-cell }
    [city] the city{ x-answer-sides }{ x-answer-cell }
    [field] the field{ x-answer-sides }{ x-answer-cell }
    [monastery] the monastery{ x-answer-cell }
    [abbey] the abbey{ x-answer-cell }
    [garden] the garden{ x-answer-cell }
    [tower] the tower{ x-answer-cell }
    [castle] the castle{ x-answer-cell }
    [castle-quarter] the castle quarter
    [market-quarter] the market quarter
    [blacksmith-quarter] the blacksmith's quarter
    [cathedral-quarter] the cathedral quarter
   *[tile] the tile{ x-answer-cell }
}
# $how is `here` for the tile just placed, whose place need not be named.
x-answer-cell = { $how ->
    [here] {""}
   *[there] {" "}at { $cell }
}
x-answer-sides = { $sides ->
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
x-answer-figure = { $figure ->
    [large] large follower
    [abbot] abbot
    [builder] builder
    [pig] pig
    [mayor] mayor
    [wagon] wagon
    [barn] barn
    [shepherd] shepherd
   *[meeple] follower
}

answer-tile = place the tile at { $cell }{ x-turned }
x-turned = { $degrees ->
    [0] {""}
   *[other] , turned { $degrees }°
}
answer-tile-bridge = { $axis ->
    [ns] place the tile at { $cell }{ x-turned }, with a bridge from north to south over { $from }
   *[ew] place the tile at { $cell }{ x-turned }, with a bridge from east to west over { $from }
}
answer-figure = { x-answer-figure }: { x-answer-spot }
answer-barn = barn: north-west corner of { $cell }
answer-guard = guard: tower at { $cell }
answer-move-figure = { x-answer-figure } from { $old_feature ->
    [castle-quarter] the castle quarter
    [market-quarter] the market quarter
    [blacksmith-quarter] the blacksmith's quarter
    [cathedral-quarter] the cathedral quarter
   *[other] { $from }
} to { x-answer-spot }
answer-dragon = { $way ->
    [north] dragon north to { $cell }
    [east] dragon east to { $cell }
    [south] dragon south to { $cell }
    [west] dragon west to { $cell }
   *[other] dragon to { $cell }
}
answer-fairy-tile = fairy to { $cell }
answer-fairy-figure = fairy to the { x-answer-figure } of { $whom }: { x-answer-spot }
answer-count = Count to { x-answer-spot }
answer-magic = { $neutral ->
    [mage] mage to { x-answer-spot }
   *[witch] witch to { x-answer-spot }
}
answer-put-aside = { $neutral ->
    [mage] put the mage aside
   *[witch] put the witch aside
}
answer-floor = floor on the tower at { $cell }
answer-take-back = take the { x-answer-figure } back: { x-answer-spot }
answer-send-home = send home the { x-answer-figure } of { $whom }: { x-answer-spot }
answer-capture = capture the { x-answer-figure } of { $whom }: { x-answer-spot }
answer-exchange = get the { x-answer-figure } back from { $whom }
answer-ransom = ransom for the { x-answer-figure } held by { $whom }
answer-bridge = { $axis ->
    [ns] bridge from north to south over { $cell }
   *[ew] bridge from east to west over { $cell }
}
answer-castle = castle: { x-answer-figure } in { x-answer-spot } becomes its lord
answer-score = score { x-answer-spot }
answer-score-castle = take { x-points }: { x-answer-spot }
answer-auction = bid { x-points } for { $tile }
answer-bid = bid { x-points }
answer-buy = buy: pay { x-points } to { $whom }
answer-sell = sell: { $whom } pays { x-points }
answer-take-lot = take { $tile }
answer-again = draw the second tile
answer-grow = let the flock grow
answer-herd = herd the flock
answer-pass = no figure
answer-pass-fairy = leave the fairy where she is
answer-pass-leave-quarter = move nobody out
answer-pass-enter-quarter = send nobody into the city
answer-pass-count = leave the Count where he is
answer-pass-second-part = no second tile
answer-pass-bid = pass
answer-pass-abbey = draw a tile
answer-pass-final-abbey = keep the abbey
answer-pass-wagon = take the wagon back
answer-pass-capture = capture nobody
answer-pass-bridge = build no bridge
answer-pass-castle = score the city
answer-pass-tile = discard the tile

## What there is to know about an answer

about-take-back = scores { x-points } now
# $list has figures with their players, such as `about-figure`.
about-meets = meets { $list }
about-figure = { x-answer-figure } of { $whom }
about-shepherd = draws the first token of a flock
about-barn = farmers of the field score and go home, no more may come; it scores at the end
about-mayor = { $n ->
    [0] no pennant in the city: he counts nothing yet
    [one] { $n } pennant in the city: he counts as { $n } follower
   *[other] { $n } pennants in the city: he counts as { $n } followers
}
# $n sheep so far; $m of $tiles tokens are wolves.
about-grow = { $m ->
    [0] { $n } sheep so far; { $tiles } tokens in the bag, no wolf among them
    [one] { $n } sheep so far; of { $tiles } tokens in the bag { $m } is a wolf, which scatters all flocks of the field
   *[other] { $n } sheep so far; of { $tiles } tokens in the bag { $m } are wolves, and a wolf scatters all flocks of the field
}
about-herd = every shepherd in the field scores { x-points } now and goes home
about-bridges-left = { $n ->
    [one] { $n } bridge in your supply
   *[other] { $n } bridges in your supply
}
about-bridge-complete = makes a complete road of { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
about-bridge-open = { $tiles ->
    [one] makes a road of { $tiles } tile
   *[other] makes a road of { $tiles } tiles
}, { $n ->
    [one] { $n } open end
   *[other] { $n } open ends
}
about-castle = the city scores nothing; its lord takes the points of what is completed beside it
about-capture-own = comes home to you
about-capture = a prisoner, until exchanged or ransomed for 3 points
about-buy = you take the tile and place it in your next turn
about-sell = the highest bidder takes the tile
about-guard = { $n ->
    [one] a guard: closes the tower of { $n } floor
   *[other] a guard: closes the tower of { $n } floors
}
# $n complete and $m incomplete cities.
about-field = scored at the end; cities at its border: { $n } complete, { $m } incomplete
about-complete = { $tiles ->
    [one] { $tiles } tile, complete: scored now
   *[other] { $tiles } tiles, complete: scored now
}
about-open = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}, { $n ->
    [one] { $n } open side
   *[other] { $n } open sides
}
about-around = { $n ->
    [one] { $n } tile around it
   *[other] { $n } tiles around it
}
about-floor = { $n ->
    [one] { $n } floor: reaches { $n } space along row and column
   *[other] { $n } floors: reaches { $n } spaces along row and column
}
about-ransom = costs 3 points, once in a turn
