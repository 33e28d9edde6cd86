### The names of things: boxes, presets, parts, switches, figures, tokens, and tiles in words.

## Boxes, as their titles are printed

box-base = Juego básico
box-river-1 = El río I
box-river-2 = El río II
box-inns-and-cathedrals = Posadas y Catedrales
box-traders-and-builders = Constructores y Comerciantes
box-princess-and-dragon = La Princesa y el Dragón
box-tower = La Torre
box-abbey-and-mayor = La Abadía y el Alcalde
box-count = El Conde de Carcassonne
box-king-and-robber = El Rey y el Barón Ladrón
box-mage-and-witch = Mago y Bruja
box-bridges-castles-and-bazaars = Mercados y Puentes
box-hills-and-sheep = Colinas y Ovejas

## Presets: the rules of a printed edition

preset-rgg-2005 = Rio Grande 2005
preset-devir = Devir
preset-filosofia-2010 = Filosofia 2010
preset-zman-c2 = Z-Man, nueva edición
preset-rgg-2005-about = La edición antigua en inglés: los campos se puntúan ciudad por ciudad, el hada está en una pieza y una princesa hace salir a un caballero de la ciudad.
preset-devir-about = La edición antigua en español, con reglas propias para el Conde de Carcassonne.
preset-filosofia-2010-about = La edición antigua en francés, cercana a las reglas alemanas de su época.
preset-zman-c2-about = La nueva edición: cada campo se puntúa por separado, el hada está junto a un único seguidor y hay abades y jardines.

## Parts of boxes

part-river = río
part-abbot = abad
part-garden = jardines
part-inns = posadas
part-cathedrals = catedrales
part-large-follower = seguidor grande
part-goods = mercancías
part-builder = constructor
part-pig = cerdo
part-pig-herd = piara de cerdos
part-dragon = volcán y dragón
part-princess = princesa
part-portal = portal mágico
part-fairy = hada
part-tower = torre
part-abbey = abadía
part-mayor = alcalde
part-wagon = carromato
part-barn = establo
part-count = Conde y barrios
part-king = rey
part-robber = barón ladrón
part-mage-and-witch = mago y bruja
part-bridges = puentes
part-castles = castillos
part-bazaars = mercados
part-shepherd = pastores
part-hills = colinas
part-vineyards = viñedos
part-none = solo piezas

## Switches: what each decides

switch-farmer-scoring = Cómo se puntúan los campos al final de la partida
switch-small-city-scoring = Cuánto vale una ciudad completa de dos piezas
switch-farmers = Si los seguidores pueden colocarse en los campos
switch-tile-art = Qué impresión de las piezas se usa; la nueva tiene jardines
switch-abbot = Si cada jugador tiene un abad y los jardines cuentan
switch-abbot-recall-when-complete = Si se puede recuperar al abad de una construcción completa
switch-river-start-tile = Qué pasa con la pieza de inicio habitual cuando la sustituye el nacimiento del río
switch-river-u-turn = Cuánto puede acercarse el río a sí mismo al girar
switch-river-volcano-turn = Si quien coloca el lago con el volcán juega otro turno
switch-river-symbols = Si la posada y la piara de cerdos de las piezas de río cuentan sin sus expansiones
switch-river-with-count = Si se pueden combinar el río y la ciudad de Carcassonne
switch-inn-cathedral-final = Cuánto valen al final los caminos incompletos con posada y las ciudades incompletas con catedral
switch-sixth-player = Cuándo puede jugar un sexto jugador
switch-builder-trigger = Qué piezas activan al constructor cuando se colocan
switch-builder-second-part = Si se puede renunciar a la segunda pieza que da el constructor
switch-princess-action = Si la princesa obliga a hacer salir a un caballero o solo lo permite
switch-fairy-after-princess = Si se puede mover al hada después de que una princesa haya hecho salir a un caballero
switch-fairy-placement = Si el hada está en una pieza o junto a un único seguidor
switch-fairy-after-volcano = Si se puede mover al hada después de colocar un volcán
switch-fairy-on-tile-points = Cuántas veces da puntos un hada que está en una pieza
switch-fairy-in-quarter = Si el hada puede acompañar a un seguidor en un barrio de Carcassonne
switch-dragon-move = Cuándo hace el dragón su trayecto
switch-tunnel-fields = Cuántos campos tiene la pieza del túnel
switch-orphan-builder-pig = Qué pasa con un constructor o un cerdo cuando se va su último seguidor
switch-princess-targets = A quién puede hacer salir una princesa
switch-portal-just-completed = Si un portal alcanza una construcción que su propia pieza ha completado
switch-deploy-on-dragon-tile = Si se pueden colocar figuras en la pieza del dragón
switch-dragon-visited-scope = Cuánto tiempo recuerda el dragón las piezas que ha visitado
switch-dragon-eats-mage-witch = Si el dragón se lleva al mago y a la bruja
switch-dragon-carcassonne = En qué casillas de la ciudad de Carcassonne puede entrar el dragón
switch-fairy-abbot-return-bonus = Si el hada da puntos cuando se recupera al abad que acompaña
switch-tower-action-trigger = Cuándo se puede colocar un segmento de torre
switch-tower-capture-target = De quién pueden ser los seguidores que captura una torre
switch-tower-reopens = Si una torre vuelve a quedar libre cuando se va su vigilante
switch-tower-dragon-eats-guard = Si el dragón se come a un seguidor que está en una torre
switch-ransom-affordability = Si para pagar un rescate hay que tener los puntos
switch-wagon-move = Adónde puede ir un carromato después de puntuarse su construcción
switch-abbey-end-of-game = Qué pasa al final con las abadías que quedan sin colocar
switch-barn-placement = Si un establo puede ir a un campo que ya tiene otro
switch-count-market-at-barn = Si los seguidores del barrio del mercado pueden unirse al campo de un establo
switch-wagon-from-castle = Qué hace un carromato en un castillo cuando el castillo se puntúa
switch-count-deploy-in-double-turn = Cuántas veces se puede entrar en Carcassonne en un turno doble
switch-count-final-quarters = De qué barrios se puede salir al final de la partida
switch-count-final-order = En qué orden salen los jugadores de los barrios al final
switch-count-multi-feature = Si varias construcciones completadas a la vez se resuelven juntas
switch-count-move = Cómo se mueve el Conde
switch-count-abbot = Si el abad puede entrar en el barrio de la catedral
switch-count-fairy-points = Si los puntos del hada cuentan para entrar en Carcassonne
switch-king-robber-scoring = Cuánto valen el rey y el barón ladrón al final
switch-king-counts-carcassonne = Si la ciudad de Carcassonne cuenta para el rey
switch-king-counts-castles = Si los castillos cuentan para el rey
switch-mage-on-zeroed-feature = Si el mago suma puntos a una construcción que no vale nada
switch-magic-join-on-magic-tile = Si un solo movimiento sirve para el símbolo de mago y para separar las figuras
switch-magic-unoccupied-completed = Qué pasa con el mago o la bruja cuando se completa una construcción libre
switch-bridge-timing = Cuándo se pueden construir puentes
switch-bazaar-mode = Si las piezas del mercado se subastan o se toman por turnos
switch-bazaar-bid-limit = Si las pujas están limitadas por los puntos propios
switch-castle-simultaneous = Quién elige entre varias construcciones que puede tomar un castillo
switch-hill-tiebreaker = Cómo deshacen las colinas los empates
switch-vineyards-for-gardens = Si los viñedos cuentan también para los jardines
switch-closed-field-choice = Qué puede hacer un pastor en un campo cerrado

## Seats

seat-red = Rojo
seat-blue = Azul
seat-green = Verde
seat-yellow = Amarillo
seat-white = Blanco
seat-pink = Rosa

## Bots

bot-random = Aleatorio
bot-random-about = Hace cualquier jugada legal.
bot-greedy = Codicioso
bot-greedy-about = Toma lo que da más puntos en el momento.
bot-greedy-1 = Codicioso, primera versión
bot-greedy-1-about = El bot codicioso de versiones anteriores, para comparar.
bot-newcomer = Novato
bot-newcomer-about = Acaba de aprender las reglas: construye sus propios caminos, ciudades y claustros y no mira más allá.
bot-guest = Invitado
bot-guest-about = Ha jugado unas cuantas veces: cuida de sus seguidores, pero olvida los campos y lo que construyen los demás.
bot-regular = Habitual
bot-regular-about = Juega cada semana: conoce los campos, sabe lo que acaba completándose y vigila lo que tienen los demás.
bot-challenger = Aspirante
bot-challenger-about = Cuenta las piezas que quedan, pero no te ve venir.
bot-rival = Rival
bot-rival-about = Cuenta las piezas que quedan y se mete en tus ciudades.
bot-expert = Experto
bot-expert-about = Piensa en tu respuesta antes de jugar.
bot-champion = Campeón
bot-champion-about = Ve más allá: tu respuesta y lo que podría hacer después.
bot-master = Maestro
bot-master-about = El más fuerte: examina miles de posiciones antes de jugar.
player-human = persona

## Figures, tokens and features by themselves

figure-meeple = seguidor
figure-large = seguidor grande
figure-abbot = abad
figure-builder = constructor
figure-pig = cerdo
figure-mayor = alcalde
figure-wagon = carromato
figure-barn = establo
figure-shepherd = pastor
# Several of them, in a list of what a player has.
figures-meeple = { $n ->
    [one] { $n } seguidor
   *[other] { $n } seguidores
}
figures-large = { $n ->
    [one] { $n } seguidor grande
   *[other] { $n } seguidores grandes
}
figures-abbot = { $n ->
    [one] { $n } abad
   *[other] { $n } abades
}
figures-builder = { $n ->
    [one] { $n } constructor
   *[other] { $n } constructores
}
figures-pig = { $n ->
    [one] { $n } cerdo
   *[other] { $n } cerdos
}
figures-mayor = { $n ->
    [one] { $n } alcalde
   *[other] { $n } alcaldes
}
figures-wagon = { $n ->
    [one] { $n } carromato
   *[other] { $n } carromatos
}
figures-barn = { $n ->
    [one] { $n } establo
   *[other] { $n } establos
}
figures-shepherd = { $n ->
    [one] { $n } pastor
   *[other] { $n } pastores
}
tokens-floor = { $n ->
    [one] { $n } segmento de torre
   *[other] { $n } segmentos de torre
}
tokens-bridge = { $n ->
    [one] { $n } puente
   *[other] { $n } puentes
}
tokens-castle = { $n ->
    [one] { $n } castillo
   *[other] { $n } castillos
}
tokens-abbey = { $n ->
    [one] { $n } abadía
   *[other] { $n } abadías
}
tokens-wine = { $n } × vino
tokens-grain = { $n } × trigo
tokens-cloth = { $n } × tela
tokens-king = el rey
tokens-robber = el barón ladrón
neutral-dragon = dragón
neutral-fairy = hada
neutral-count = Conde
neutral-mage = mago
neutral-witch = bruja
feature-road = camino
feature-city = ciudad
feature-field = campo
feature-monastery = claustro
feature-garden = jardín
feature-abbey = abadía
feature-river = río
feature-tower = torre
feature-castle = castillo
feature-quarter = barrio de Carcassonne
side-field = campo
side-road = camino
side-city = ciudad
side-river = río
side-wall = muralla
quarter-castle = barrio del castillo
quarter-market = barrio del mercado
quarter-blacksmith = barrio de los herreros
quarter-cathedral = barrio de la catedral
sign-crossing = cruce de caminos
sign-pennant = escudo
sign-inn = posada
sign-cathedral = catedral
sign-princess = princesa
sign-pig-herd = piara de cerdos
sign-tunnel = túnel
sign-wine = vino
sign-grain = trigo
sign-cloth = tela
sign-volcano = volcán
sign-dragon = imagen del dragón
sign-portal = portal mágico
sign-magic = símbolo de mago
sign-hill = colina
sign-vineyard = viñedo
sign-bazaar = mercado
sign-foundation = base de torre
sign-floors = torre con ese número de segmentos
sign-floors-more = torre con más segmentos
sign-carcassonne = ciudad de Carcassonne

## Tiles in a few words, for logs and lists

# How many there are, from two on.
x-number = { $n ->
    [2] dos
    [3] tres
    [4] cuatro
   *[other] { $n }
}
# $list has elements such as `element-city-1`, after "a tile with".
tile-with = una pieza con { $list }
tile-plain = una pieza solo de campo
tile-abbey = una pieza de abadía
tile-carcassonne = una pieza de la ciudad de Carcassonne
# Cities by the sides they touch; `element-city-across` runs from side to side.
element-city-1 = { $n ->
    [one] una ciudad en un lado
   *[other] { x-number } ciudades en un lado cada una
}
element-city-2 = { $n ->
    [one] una ciudad en dos lados
   *[other] { x-number } ciudades en dos lados cada una
}
element-city-across = { $n ->
    [one] una ciudad de lado a lado
   *[other] { x-number } ciudades de lado a lado
}
element-city-3 = una ciudad en tres lados
element-city-4 = una ciudad en los cuatro lados
element-road-end = { $n ->
    [one] un camino que termina
   *[other] { x-number } caminos que terminan
}
element-road-straight = { $n ->
    [one] un camino recto
   *[other] { x-number } caminos rectos
}
element-road-curve = { $n ->
    [one] un camino en curva
   *[other] { x-number } caminos en curva
}
element-road-fork = un camino que se bifurca
element-river-end = un extremo del río
element-river-straight = un río recto
element-river-curve = un río en curva
element-river-fork = una bifurcación del río
element-monastery = un claustro
element-garden = un jardín
element-tower = una base de torre
element-pennant = { $n ->
    [one] un escudo
   *[other] { x-number } escudos
}
element-inn = una posada
element-cathedral = una catedral
element-princess = una princesa
element-pig-herd = una piara de cerdos
element-tunnel = un túnel
element-wine = vino
element-grain = trigo
element-cloth = tela
element-volcano = un volcán
element-dragon = la imagen del dragón
element-portal = un portal mágico
element-magic = un símbolo de mago
element-hill = una colina
element-vineyard = un viñedo
element-bazaar = un mercado

## Tiles in full, sentence by sentence, for those who do not see them

x-tile-sides = { $sides ->
    [n] al norte
    [e] al este
    [s] al sur
    [w] al oeste
    [ne] al norte y al este
    [ns] al norte y al sur
    [nw] al norte y al oeste
    [es] al este y al sur
    [ew] al este y al oeste
    [sw] al sur y al oeste
    [nes] al norte, al este y al sur
    [new] al norte, al este y al oeste
    [nsw] al norte, al sur y al oeste
    [esw] al este, al sur y al oeste
    [corner-ne] al noreste
    [corner-es] al sureste
    [corner-sw] al suroeste
    [corner-nw] al noroeste
   *[nesw] en los cuatro lados
}
# The side that a river comes from.
x-river-from = { $sides ->
    [n] por el norte
    [e] por el este
    [s] por el sur
    [w] por el oeste
   *[other] por varios lados
}
describe-city = Una ciudad { x-tile-sides }.
# $list has elements such as `element-pennant`.
describe-city-with = Una ciudad { x-tile-sides }, con { $list }.
describe-road-end = { $how ->
    [city] Un camino { x-tile-sides } que termina en la ciudad.
    [monastery] Un camino { x-tile-sides } que termina en el claustro.
    [crossing] Un camino { x-tile-sides } que termina en el cruce.
    [volcano] Un camino { x-tile-sides } que termina en el volcán.
    [bazaar] Un camino { x-tile-sides } que termina en el mercado.
    [river] Un camino { x-tile-sides } que termina en el río.
   *[other] Un camino { x-tile-sides } que termina ahí.
}
describe-road = { $sides ->
    [ne] Un camino de norte a este.
    [ns] Un camino de norte a sur.
    [nw] Un camino de norte a oeste.
    [es] Un camino de este a sur.
    [ew] Un camino de este a oeste.
    [sw] Un camino de sur a oeste.
   *[other] Un camino que se bifurca { x-tile-sides }.
}
describe-road-tunnel = El camino pasa por un túnel.
describe-road-inn = Hay una posada junto al camino{ x-sides }.
describe-river-end = { $how ->
    [spring] El nacimiento del río, que sale { x-river-from }.
   *[lake] Un lago al final del río, que llega { x-river-from }.
}
describe-river = { $sides ->
    [ne] Un río de norte a este.
    [ns] Un río de norte a sur.
    [nw] Un río de norte a oeste.
    [es] Un río de este a sur.
    [ew] Un río de este a oeste.
    [sw] Un río de sur a oeste.
   *[other] Un río que se bifurca { x-tile-sides }.
}
describe-field = Un campo { x-tile-sides }.
describe-field-inside = Un campo en el centro.
describe-field-city = { $n ->
    [one] Un campo { x-tile-sides }, junto a la ciudad.
   *[other] Un campo { x-tile-sides }, junto a { $n } ciudades.
}
describe-field-pig-herd = Hay una piara de cerdos en el campo{ x-sides }.
describe-monastery = Un claustro.
describe-garden = Un jardín.
describe-tower = Una base de torre.
describe-abbey = Una abadía que ocupa toda la pieza.
describe-castle = Un castillo.
describe-quarter = Los barrios de la ciudad de Carcassonne.
describe-houses = Casas de la ciudad de Carcassonne.
describe-volcano = Un volcán.
describe-dragon = La imagen del dragón: el dragón se mueve.
describe-portal = Un portal mágico.
describe-magic = Un símbolo de mago.
describe-hill = Una colina.
describe-vineyard = Un viñedo.
describe-bazaar = Un mercado.

# Between what is listed and has commas of its own.
list-apart = {"; "}
list-and = { $list } y { $text }

## Where points come from, as rows of the table at the end

points-roads = caminos
points-cities = ciudades
points-monasteries = claustros
points-gardens = jardines
points-castles = castillos
points-fields = campos
points-barns = establos
points-flocks = rebaños
points-fairy = hada
points-goods = mercancías
points-titles = títulos
points-other = otros
points-payments = pagos
