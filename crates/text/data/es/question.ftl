### What a player is asked, what the answers do, and what there is to know about each.

## Questions, as a heading for everybody: who is asked for what

question-tile = { $who } coloca la pieza
question-figure = { $who } puede colocar una figura
question-figure-or = { $who } puede colocar una figura o hacer otra cosa en su lugar
question-fairy-only = { $who } puede mover al hada
question-instead = { $who } puede hacer otra cosa, pues aquí no se puede colocar ninguna figura
question-princess = { $who } tiene que hacer salir de la ciudad a un caballero: la princesa lo exige
question-fairy = { $who } puede mover al hada
# $number of $most moves.
question-dragon = { $who } mueve al dragón: movimiento { $number } de { $most }
question-magic = { $who } mueve al mago o a la bruja
question-leave-quarter = { $who } puede sacar seguidores de la ciudad de Carcassonne
question-score = { $who } elige qué construcción se puntúa a continuación
question-enter-quarter = { $who } puede enviar un seguidor a la ciudad de Carcassonne
question-count = { $who } puede mover al Conde
question-second-part = { $who } puede robar una segunda pieza gracias a su constructor
question-capture = { $who } puede capturar a un seguidor al alcance de la torre de { $cell }
question-exchange = { $who } elige cuál de sus seguidores en manos de { $whom } vuelve en el intercambio
question-bridge = { $who } puede construir un puente
question-castle = { $who } puede convertir una ciudad pequeña en castillo
question-castle-scoring = { $who } elige de qué construcción toma los puntos el castillo
question-auction = { $who } elige una pieza del mercado y hace la primera puja
question-bid = { $who } puede subir la puja: { $whom } ofrece { x-points } por { $tile }
question-buy-or-sell = { $who } compra o vende { $tile }: { $whom } ofrece { x-points }
question-take-lot = { $who } toma una pieza del mercado
question-abbey = { $who } puede colocar su abadía en lugar de robar una pieza
question-final-abbey = { $who } puede colocar su abadía antes del fin de la partida
question-wagon = { $who } puede llevar su carromato a otra construcción o recuperarlo
question-flock = { $who } amplía su rebaño o lo lleva al establo

## Answers, in a list or on a button

x-answer-spot = { $feature ->
    [road] el camino{ x-sides }{ x-answer-cell }
    [bridge] el puente{ x-answer-cell }
    [city] la ciudad{ x-sides }{ x-answer-cell }
    [field] el campo{ x-sides }{ x-answer-cell }
    [monastery] el claustro{ x-answer-cell }
    [abbey] la abadía{ x-answer-cell }
    [garden] el jardín{ x-answer-cell }
    [tower] la torre{ x-answer-cell }
    [castle] el castillo{ x-answer-cell }
    [castle-quarter] el barrio del castillo
    [market-quarter] el barrio del mercado
    [blacksmith-quarter] el barrio de los herreros
    [cathedral-quarter] el barrio de la catedral
   *[tile] la pieza{ x-answer-cell }
}
# The same without its article, after a colon.
x-answer-place = { $feature ->
    [road] camino{ x-answer-sides }{ x-answer-cell }
    [bridge] puente{ x-answer-cell }
    [city] ciudad{ x-answer-sides }{ x-answer-cell }
    [field] campo{ x-answer-sides }{ x-answer-cell }
    [monastery] claustro{ x-answer-cell }
    [abbey] abadía{ x-answer-cell }
    [garden] jardín{ x-answer-cell }
    [tower] torre{ x-answer-cell }
    [castle] castillo{ x-answer-cell }
    [castle-quarter] barrio del castillo
    [market-quarter] barrio del mercado
    [blacksmith-quarter] barrio de los herreros
    [cathedral-quarter] barrio de la catedral
   *[tile] pieza{ x-answer-cell }
}
# On the tile just placed the side alone will do, so that lists stay narrow.
x-answer-sides = { $how ->
    [here] { $sides ->
        [n] {" "}al norte
        [e] {" "}al este
        [s] {" "}al sur
        [w] {" "}al oeste
        [ne] {" "}al norte y al este
        [ns] {" "}al norte y al sur
        [nw] {" "}al norte y al oeste
        [es] {" "}al este y al sur
        [ew] {" "}al este y al oeste
        [sw] {" "}al sur y al oeste
        [nes] {" "}al norte, al este y al sur
        [new] {" "}al norte, al este y al oeste
        [nsw] {" "}al norte, al sur y al oeste
        [esw] {" "}al este, al sur y al oeste
        [nesw] {" "}en los cuatro lados
        [corner-ne] {" "}al noreste
        [corner-es] {" "}al sureste
        [corner-sw] {" "}al suroeste
        [corner-nw] {" "}al noroeste
       *[none] {""}
    }
   *[there] { x-sides }
}
# How the tile lies, after "la pieza".
x-turned = { $degrees ->
    [0] sin girar
   *[other] girada { $degrees }°
}
# The same as the place with its article after "a", contracted.
x-answer-to-spot = { $feature ->
    [road] al camino{ x-sides }{ x-answer-cell }
    [bridge] al puente{ x-answer-cell }
    [city] a la ciudad{ x-sides }{ x-answer-cell }
    [field] al campo{ x-sides }{ x-answer-cell }
    [monastery] al claustro{ x-answer-cell }
    [abbey] a la abadía{ x-answer-cell }
    [garden] al jardín{ x-answer-cell }
    [tower] a la torre{ x-answer-cell }
    [castle] al castillo{ x-answer-cell }
    [castle-quarter] al barrio del castillo
    [market-quarter] al barrio del mercado
    [blacksmith-quarter] al barrio de los herreros
    [cathedral-quarter] al barrio de la catedral
   *[tile] a la pieza{ x-answer-cell }
}
# $how is `here` for the tile just placed, whose place need not be named.
x-answer-cell = { $how ->
    [here] {""}
   *[there] {" "}de { $cell }
}
# All of them are masculine, so "el" and "al" may stand before them.
x-answer-figure = { $figure ->
    [large] seguidor grande
    [abbot] abad
    [builder] constructor
    [pig] cerdo
    [mayor] alcalde
    [wagon] carromato
    [barn] establo
    [shepherd] pastor
   *[meeple] seguidor
}

answer-tile = colocar la pieza en { $cell }, { x-turned }
answer-tile-bridge = { $axis ->
    [ns] colocar la pieza en { $cell }, { x-turned }, con un puente de norte a sur sobre { $from }
   *[ew] colocar la pieza en { $cell }, { x-turned }, con un puente de este a oeste sobre { $from }
}
answer-figure = { x-answer-figure }: { x-answer-place }
answer-barn = establo: esquina noroeste de { $cell }
answer-guard = vigilante: torre de { $cell }
answer-move-figure = { x-answer-figure }: desde { $old_feature ->
    [castle-quarter] el barrio del castillo
    [market-quarter] el barrio del mercado
    [blacksmith-quarter] el barrio de los herreros
    [cathedral-quarter] el barrio de la catedral
   *[other] { $from }
} hasta { x-answer-spot }
answer-dragon = { $way ->
    [north] dragón al norte, hasta { $cell }
    [east] dragón al este, hasta { $cell }
    [south] dragón al sur, hasta { $cell }
    [west] dragón al oeste, hasta { $cell }
   *[other] dragón hasta { $cell }
}
answer-fairy-tile = hada a la pieza de { $cell }
answer-fairy-figure = hada junto al { x-answer-figure } de { $whom }: { x-answer-place }
answer-count = Conde { x-answer-to-spot }
answer-magic = { $neutral ->
    [mage] mago { x-answer-to-spot }
   *[witch] bruja { x-answer-to-spot }
}
answer-put-aside = { $neutral ->
    [mage] dejar al mago a un lado
   *[witch] dejar a la bruja a un lado
}
answer-floor = segmento de torre en { $cell }
answer-take-back = { $figure ->
    [wagon] recuperar el carromato: { x-answer-place }
   *[other] recuperar al { x-answer-figure }: { x-answer-place }
}
answer-send-home = hacer salir al { x-answer-figure } de { $whom }: { x-answer-place }
answer-capture = capturar al { x-answer-figure } de { $whom }: { x-answer-place }
answer-exchange = { $figure ->
    [wagon] recuperar el carromato, en manos de { $whom }
   *[other] recuperar al { x-answer-figure }, en manos de { $whom }
}
answer-ransom = rescate por el { x-answer-figure } en manos de { $whom }
answer-bridge = { $axis ->
    [ns] puente de norte a sur sobre { $cell }
   *[ew] puente de este a oeste sobre { $cell }
}
answer-castle = castillo: el { x-answer-figure } en { x-answer-spot } pasa a ser su señor
answer-score = puntuar { x-answer-spot }
answer-score-castle = tomar { x-points }: { x-answer-place }
answer-auction = pujar { x-points } por { $tile }
answer-bid = pujar { x-points }
answer-buy = comprar: pagar { x-points } a { $whom }
answer-sell = vender: { $whom } paga { x-points }
answer-take-lot = tomar { $tile }
answer-again = robar la segunda pieza
answer-grow = ampliar el rebaño
answer-herd = llevar el rebaño al establo
answer-pass = sin figura
answer-pass-fairy = dejar al hada donde está
answer-pass-leave-quarter = no sacar a nadie
answer-pass-enter-quarter = no enviar a nadie a la ciudad
answer-pass-count = dejar al Conde donde está
answer-pass-second-part = sin segunda pieza
answer-pass-bid = pasar
answer-pass-abbey = robar una pieza
answer-pass-final-abbey = guardar la abadía
answer-pass-wagon = recuperar el carromato
answer-pass-capture = no capturar a nadie
answer-pass-bridge = no construir ningún puente
answer-pass-castle = puntuar la ciudad
answer-pass-tile = descartar la pieza

## What there is to know about an answer

about-take-back = da { x-points } ahora
# $list has figures with their players, such as `about-figure`.
about-meets = se encuentra con: { $list }
about-figure = { x-answer-figure } de { $whom }
about-shepherd = roba la primera ficha de un rebaño
about-barn = los granjeros del campo se puntúan y vuelven a la reserva; ya no puede llegar ninguno más; el establo se puntúa al final
about-mayor = { $n ->
    [0] ningún escudo en la ciudad: todavía no cuenta
    [one] { $n } escudo en la ciudad: cuenta como { $n } seguidor
   *[other] { $n } escudos en la ciudad: cuenta como { $n } seguidores
}
# $n sheep so far; $m of $tiles tokens are wolves.
about-grow = { $n ->
    [one] { $n } oveja hasta ahora
   *[other] { $n } ovejas hasta ahora
}; { $tiles ->
    [one] de { $tiles } ficha en la bolsa
   *[other] de { $tiles } fichas en la bolsa
}, { $m ->
    [0] ninguna es un lobo
    [one] { $m } es un lobo, que dispersa todos los rebaños del campo
   *[other] { $m } son lobos, que dispersan todos los rebaños del campo
}
about-herd = cada pastor del campo se anota { x-points } ahora y vuelve a la reserva
about-bridges-left = { $n ->
    [one] { $n } puente en tu reserva
   *[other] { $n } puentes en tu reserva
}
about-bridge-complete = { $tiles ->
    [one] forma un camino completo de { $tiles } pieza
   *[other] forma un camino completo de { $tiles } piezas
}
about-bridge-open = { $tiles ->
    [one] forma un camino de { $tiles } pieza
   *[other] forma un camino de { $tiles } piezas
}, { $n ->
    [one] { $n } extremo abierto
   *[other] { $n } extremos abiertos
}
about-castle = la ciudad no da puntos; el señor del castillo toma los de lo primero que se complete a su lado
about-capture-own = vuelve a tu reserva
about-capture = prisionero hasta que se intercambie o se pague un rescate de 3 puntos
about-buy = tomas la pieza y la colocas en tu próximo turno
about-sell = se lleva la pieza quien hizo la puja más alta
about-guard = { $n ->
    [one] cierra la torre, que tiene { $n } segmento
   *[other] cierra la torre, que tiene { $n } segmentos
}
# $n complete and $m incomplete cities.
about-field = { $n ->
    [0] { $m ->
        [0] se puntúa al final; no linda con ninguna ciudad
        [one] se puntúa al final; linda con { $m } ciudad incompleta
       *[other] se puntúa al final; linda con { $m } ciudades incompletas
    }
    [one] { $m ->
        [0] se puntúa al final; linda con { $n } ciudad completa
       *[other] se puntúa al final; linda con { $n } ciudad completa y { $m } sin completar
    }
   *[other] { $m ->
        [0] se puntúa al final; linda con { $n } ciudades completas
       *[other] se puntúa al final; linda con { $n } ciudades completas y { $m } sin completar
    }
}
about-complete = { $tiles ->
    [one] { $tiles } pieza; se completa y se puntúa ahora
   *[other] { $tiles } piezas; se completa y se puntúa ahora
}
about-open = { $tiles ->
    [one] { $tiles } pieza
   *[other] { $tiles } piezas
}, { $n ->
    [one] { $n } lado abierto
   *[other] { $n } lados abiertos
}
about-around = { $n ->
    [one] { $n } pieza a su alrededor
   *[other] { $n } piezas a su alrededor
}
about-floor = { $n ->
    [one] { $n } segmento: alcanza { $n } casilla en su fila y su columna
   *[other] { $n } segmentos: alcanza { $n } casillas en su fila y su columna
}
about-ransom = cuesta 3 puntos, una vez por turno
