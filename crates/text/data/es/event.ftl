### What happened, as the log tells it: present tense, third person, the player's name.
### How a scored feature is explained: reasons, terms and contests.

## Pieces

# A figure that its player places.
x-own-figure = { $figure ->
    [large] a su seguidor grande
    [abbot] a su abad
    [builder] a su constructor
    [pig] su cerdo
    [mayor] a su alcalde
    [wagon] su carromato
    [barn] su establo
    [shepherd] a su pastor
   *[meeple] un seguidor
}

# Where on its tile a segment lies; begins with a space.
x-sides = { $sides ->
    [n] {" "}del lado norte
    [e] {" "}del lado este
    [s] {" "}del lado sur
    [w] {" "}del lado oeste
    [ne] {" "}de los lados norte y este
    [ns] {" "}de los lados norte y sur
    [nw] {" "}de los lados norte y oeste
    [es] {" "}de los lados este y sur
    [ew] {" "}de los lados este y oeste
    [sw] {" "}de los lados sur y oeste
    [nes] {" "}de los lados norte, este y sur
    [new] {" "}de los lados norte, este y oeste
    [nsw] {" "}de los lados norte, sur y oeste
    [esw] {" "}de los lados este, sur y oeste
    [nesw] {" "}de los cuatro lados
    [corner-ne] {" "}de la esquina noreste
    [corner-es] {" "}de la esquina sureste
    [corner-sw] {" "}de la esquina suroeste
    [corner-nw] {" "}de la esquina noroeste
   *[none] {""}
}

# A place, with its article: the feature and the cell. After "en", "desde" and "hasta".
x-spot = { $feature ->
    [road] el camino{ x-sides } de { $cell }
    [bridge] el puente de { $cell }
    [city] la ciudad{ x-sides } de { $cell }
    [field] el campo{ x-sides } de { $cell }
    [monastery] el claustro de { $cell }
    [abbey] la abadía de { $cell }
    [garden] el jardín de { $cell }
    [tower] la torre de { $cell }
    [castle] el castillo de { $cell }
    [castle-quarter] el barrio del castillo de Carcassonne
    [market-quarter] el barrio del mercado de Carcassonne
    [blacksmith-quarter] el barrio de los herreros de Carcassonne
    [cathedral-quarter] el barrio de la catedral de Carcassonne
   *[tile] la pieza de { $cell }
}

# The same after "de", contracted.
x-of-spot = { $feature ->
    [road] del camino{ x-sides } de { $cell }
    [bridge] del puente de { $cell }
    [city] de la ciudad{ x-sides } de { $cell }
    [field] del campo{ x-sides } de { $cell }
    [monastery] del claustro de { $cell }
    [abbey] de la abadía de { $cell }
    [garden] del jardín de { $cell }
    [tower] de la torre de { $cell }
    [castle] del castillo de { $cell }
    [castle-quarter] del barrio del castillo de Carcassonne
    [market-quarter] del barrio del mercado de Carcassonne
    [blacksmith-quarter] del barrio de los herreros de Carcassonne
    [cathedral-quarter] del barrio de la catedral de Carcassonne
   *[tile] de la pieza de { $cell }
}

# The place that a figure leaves.
x-old-spot = { $old_feature ->
    [road] el camino de { $from }
    [bridge] el puente de { $from }
    [city] la ciudad de { $from }
    [field] el campo de { $from }
    [monastery] el claustro de { $from }
    [abbey] la abadía de { $from }
    [garden] el jardín de { $from }
    [tower] la torre de { $from }
    [castle] el castillo de { $from }
    [castle-quarter] el barrio del castillo de Carcassonne
    [market-quarter] el barrio del mercado de Carcassonne
    [blacksmith-quarter] el barrio de los herreros de Carcassonne
    [cathedral-quarter] el barrio de la catedral de Carcassonne
   *[tile] la pieza de { $from }
}

# Which figure of which player, as an object: with the personal "a".
x-to-figure-of-whom = { $figure ->
    [large] al seguidor grande de { $whom }
    [abbot] al abad de { $whom }
    [builder] al constructor de { $whom }
    [pig] al cerdo de { $whom }
    [mayor] al alcalde de { $whom }
    [wagon] al carromato de { $whom }
    [barn] al establo de { $whom }
    [shepherd] al pastor de { $whom }
   *[meeple] a un seguidor de { $whom }
}

# The same after "devuelve", where "a" would name who gets it.
x-figure-of-whom = { $figure ->
    [large] el seguidor grande de { $whom }
    [abbot] el abad de { $whom }
    [builder] el constructor de { $whom }
    [pig] el cerdo de { $whom }
    [mayor] el alcalde de { $whom }
    [wagon] el carromato de { $whom }
    [barn] el establo de { $whom }
    [shepherd] el pastor de { $whom }
   *[meeple] un seguidor de { $whom }
}

# The same, beginning a sentence.
x-Figure-of-whom = { $figure ->
    [large] El seguidor grande de { $whom }
    [abbot] El abad de { $whom }
    [builder] El constructor de { $whom }
    [pig] El cerdo de { $whom }
    [mayor] El alcalde de { $whom }
    [wagon] El carromato de { $whom }
    [barn] El establo de { $whom }
    [shepherd] El pastor de { $whom }
   *[meeple] Un seguidor de { $whom }
}

x-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}

## Turn and tiles

event-turn-started = Es el turno de { $who }.
event-drawn = { $who } roba { $tile }.
event-discarded = Se descarta, porque no encaja en ninguna parte: { $tile }.
event-declined = { $who } no construye ningún puente. Se descarta: { $tile }.
event-tile-placed = { $who } coloca la pieza en { $cell }{ $degrees ->
    [0] {""}
   *[other] , girada { $degrees }°
}.
event-set-aside = Se deja a un lado hasta que se coloque un volcán: { $tile }.
event-tiles-returned = { $n ->
    [one] El dragón ha llegado: { $n } pieza que se había dejado a un lado vuelve a la bolsa.
   *[other] El dragón ha llegado: { $n } piezas que se habían dejado a un lado vuelven a la bolsa.
}
event-game-ended = Fin de la partida.

## Figures

# $how is the role of a follower.
event-figure-placed = { $figure ->
    [barn] { $who } coloca su establo en la esquina noroeste de { $cell }
   *[other] { $who } coloca { x-own-figure } en { x-spot }{ $how ->
        [knight] {" "}como caballero
        [thief] {" "}como ladrón
        [monk] {" "}como monje
        [farmer] {" "}como granjero
        [guard] {" "}como vigilante
       *[none] {""}
    }
}.
event-figure-moved = { x-Figure-of-whom } se mueve desde { x-old-spot } hasta { x-spot }.
event-figure-returned = { x-Figure-of-whom } vuelve a la reserva desde { x-spot }.
event-figure-taken-back = { $whom } recupera { $figure ->
    [abbot] a su abad
    [wagon] su carromato
   *[other] una figura
} { x-of-spot }.
event-figure-eaten = El dragón, que mueve { $who }, se come { x-to-figure-of-whom } en { x-spot }.
event-figure-sent-home = La princesa de { $who } hace salir { x-to-figure-of-whom } { x-of-spot }.
event-figure-captured-own = { $whom } captura { $figure ->
    [large] a su propio seguidor grande
    [abbot] a su propio abad
    [builder] a su propio constructor
    [pig] a su propio cerdo
    [mayor] a su propio alcalde
    [wagon] a su propio carromato
    [barn] a su propio establo
    [shepherd] a su propio pastor
   *[meeple] a uno de sus propios seguidores
} en { x-spot } y lo recupera.
event-figure-orphaned = { x-Figure-of-whom } vuelve a la reserva desde { x-spot }: { $cause ->
    [dragon] el dragón se ha comido al último seguidor que lo acompañaba
    [princess] el último seguidor que lo acompañaba ha tenido que salir
   *[capture] el último seguidor que lo acompañaba ha sido capturado
}.
event-figure-converted = { x-Figure-of-whom } vuelve a la reserva desde { x-spot }: la ciudad se convierte en castillo.
event-figure-castle-scored = { x-Figure-of-whom } vuelve a la reserva desde { x-spot }: el castillo se ha puntuado.
event-figure-barn = { x-Figure-of-whom } vuelve a la reserva desde { x-spot }: el campo tiene un establo.
event-figure-wolf = { x-Figure-of-whom } vuelve a la reserva desde { x-spot }: el lobo dispersa el rebaño.
event-figure-herded = { x-Figure-of-whom } vuelve a la reserva con su rebaño desde { x-spot }.
event-figure-captured = { $who } captura { x-to-figure-of-whom } en { x-spot }.
event-prisoner-exchanged = { $who } devuelve { x-figure-of-whom } en un intercambio de prisioneros.
event-prisoner-ransomed = { $who } devuelve { x-figure-of-whom } a cambio de un rescate.

## Neutral figures

event-neutral-moved = { $neutral ->
    [dragon] { $who } mueve al dragón hasta { x-spot }.
    [fairy] { $who } mueve al hada hasta { x-spot }.
    [count] { $who } mueve al Conde hasta { x-spot }.
    [mage] { $who } mueve al mago hasta { x-spot }.
   *[witch] { $who } mueve a la bruja hasta { x-spot }.
}
event-dragon-flies = El dragón vuela hasta el volcán de { $who }, en { $cell }.
event-neutral-aside = { $cause ->
    [completed] { $neutral ->
        [mage] El mago sale del tablero: su construcción está completa.
       *[witch] La bruja sale del tablero: su construcción está completa.
    }
   *[converted] { $neutral ->
        [mage] El mago sale del tablero: su ciudad se convierte en castillo.
       *[witch] La bruja sale del tablero: su ciudad se convierte en castillo.
    }
}
event-neutral-eaten = { $neutral ->
    [mage] El dragón, que mueve { $who }, se come al mago en { x-spot }.
   *[witch] El dragón, que mueve { $who }, se come a la bruja en { x-spot }.
}
event-neutral-put-aside = { $neutral ->
    [mage] { $who } deja a un lado al mago, pues ni el mago ni la bruja tienen otro lugar.
   *[witch] { $who } deja a un lado a la bruja, pues ni el mago ni la bruja tienen otro lugar.
}
# $list: what is in the way, side by side.
event-dragon-stopped = { $n ->
    [0] El dragón no puede moverse: { $list }.
    [one] El dragón se detiene tras { $n } movimiento: { $list }.
   *[other] El dragón se detiene tras { $n } movimientos: { $list }.
}
# What keeps the dragon from a side; $way is the side.
obstacle-no-tile = { $way ->
    [north] al norte no hay pieza
    [east] al este no hay pieza
    [south] al sur no hay pieza
   *[west] al oeste no hay pieza
}
obstacle-visited = { $way ->
    [north] al norte hay una pieza ya visitada
    [east] al este hay una pieza ya visitada
    [south] al sur hay una pieza ya visitada
   *[west] al oeste hay una pieza ya visitada
}
obstacle-fairy = { $way ->
    [north] al norte está el hada
    [east] al este está el hada
    [south] al sur está el hada
   *[west] al oeste está el hada
}
obstacle-carcassonne = { $way ->
    [north] al norte está la ciudad de Carcassonne
    [east] al este está la ciudad de Carcassonne
    [south] al sur está la ciudad de Carcassonne
   *[west] al oeste está la ciudad de Carcassonne
}

## Tokens

event-tokens-taken = { $who } toma { $token ->
    [wine] { $n } × vino
    [grain] { $n } × trigo
    [cloth] { $n } × tela
   *[other] { $n ->
        [one] { $n } ficha
       *[other] { $n } fichas
    }
}.
event-title-taken = { $title ->
    [king] { $who } obtiene el rey por la ciudad más grande.
   *[robber] { $who } obtiene el barón ladrón por el camino más largo.
}
event-sheep-drawn = { $n ->
    [one] { $who } roba una ficha con { $n } oveja.
   *[other] { $who } roba una ficha con { $n } ovejas.
}
event-wolf-drawn = { $who } roba el lobo.
event-floor-built = { $n ->
    [one] { $who } coloca un segmento en la torre de { $cell }, que ahora tiene { $n } segmento.
   *[other] { $who } coloca un segmento en la torre de { $cell }, que ahora tiene { $n } segmentos.
}
event-bridge-built = { $who } construye un puente sobre la pieza de { $cell }.
event-castle-built = { $who } convierte la ciudad de { $cell } en castillo.
event-paid-ransom = { $who } paga { x-points } a { $whom } como rescate.
event-paid-bazaar = { $who } paga { x-points } a { $whom } en el mercado.
event-paid-bank = { $who } paga { x-points } en el mercado.

## Bazaar

event-lot-turned-up = Sale al mercado: { $tile }.
event-offered = { $who } puja { x-points } por { $tile }.
event-bid = { $who } puja { x-points }.
event-lot-taken = { $who } se lleva del mercado: { $tile }.
event-owed-taken = { $who } toma la pieza conseguida en el mercado: { $tile }.

## Scores

# A score with its formula; $list are terms joined by +, $text is what it is for.
event-scored = { $text }: { $who } se anota { $list } = { x-points }.
event-scored-plain = { $text }: { $who } se anota { x-points }.
event-scored-nothing = { $text }: { $who } no se anota nada.
# A score for which several contended: $text is the score, $list who contended.
event-contested = { $text } ({ $list })

# What is scored; begins a sentence.
score-complete = { $feature ->
    [road] Camino completo
    [city] Ciudad completa
    [monastery] Claustro completo
    [abbey] Abadía completa
    [garden] Jardín completo
   *[other] Construcción completa
}
score-open-at-end = { $feature ->
    [road] Puntuación final, camino incompleto de { $cell }
    [city] Puntuación final, ciudad incompleta de { $cell }
    [monastery] Puntuación final, claustro incompleto de { $cell }
    [abbey] Puntuación final, abadía incompleta de { $cell }
    [garden] Puntuación final, jardín incompleto de { $cell }
   *[other] Puntuación final, construcción incompleta de { $cell }
}
score-field-at-end = Puntuación final, campo de { $cell }
score-city-of-fields-at-end = Puntuación final, granjeros alrededor de la ciudad completa de { $cell }
score-castle-of-fields-at-end = Puntuación final, granjeros alrededor del castillo de { $cell }
score-castle = { $feature ->
    [road] Camino completo junto al castillo
    [city] Ciudad completa junto al castillo
    [monastery] Claustro completo junto al castillo
    [abbey] Abadía completa junto al castillo
    [garden] Jardín completo junto al castillo
   *[other] Construcción completa junto al castillo
}
score-taken-back = { $feature ->
    [monastery] Abad recuperado del claustro
    [garden] Abad recuperado del jardín
   *[other] Figura recuperada
}
score-fairy-turn = El turno empieza con el hada
score-fairy-bonus = Se puntúa un seguidor acompañado por el hada
score-goods = Puntuación final, mayoría de mercancías
score-king = Puntuación final, el rey
score-robber = Puntuación final, el barón ladrón
score-barn-placed = Granjeros de un campo que recibe un establo
score-barn-joined = Granjeros de un campo con establo
score-barn-at-end = Puntuación final, establo del campo de { $cell }
score-herd = Los rebaños del campo se llevan al establo

# Terms of a formula: a count and the points for each, or points for one thing.
term-tiles = { $n ->
    [one] { $n } pieza × { $each }
   *[other] { $n } piezas × { $each }
}
term-pennants = { $n ->
    [one] { $n } escudo × { $each }
   *[other] { $n } escudos × { $each }
}
term-center = { $points } por la pieza central
term-neighbors = { $n ->
    [one] { $n } pieza vecina × { $each }
   *[other] { $n } piezas vecinas × { $each }
}
term-cities = { $n ->
    [one] { $n } ciudad completa × { $each }
   *[other] { $n } ciudades completas × { $each }
}
term-castles = { $n ->
    [one] { $n } castillo × { $each }
   *[other] { $n } castillos × { $each }
}
term-pig-herd = { $n ->
    [one] { $n } ciudad con piara de cerdos × { $each }
   *[other] { $n } ciudades con piara de cerdos × { $each }
}
term-fairy = { $points } del hada
term-mage = { $n } × { $each } del mago
term-witch = ({ $points } por la bruja)
term-pig = { $n ->
    [one] { $n } ciudad con cerdo × { $each }
   *[other] { $n } ciudades con cerdo × { $each }
}
term-most-goods = { $goods ->
    [wine] { $points } por el vino
    [grain] { $points } por el trigo
   *[cloth] { $points } por la tela
}
term-roads = { $n ->
    [one] { $n } camino completo × { $each }
   *[other] { $n } caminos completos × { $each }
}
term-title = { $title ->
    [king] { $points } por el rey
   *[robber] { $points } por el barón ladrón
}
term-vineyards = { $n ->
    [one] { $n } viñedo × { $each }
   *[other] { $n } viñedos × { $each }
}
term-sheep = { $n ->
    [one] { $n } oveja × { $each }
   *[other] { $n } ovejas × { $each }
}

# Who contended for a score; $list has names with their strength.
contest-power = { $who } { $n }
contest-contested = en disputa: { $list }
contest-tied = empate: { $list }
contest-hill = empate: { $list }; en una colina: { $others }
