### Why a move is refused, and what would be right: whole sentences to the player who tried it.

## base

refusal-base-must-place-tile = Si la pieza encaja en algún sitio, hay que colocarla.
refusal-base-may-act = Ahora se puede hacer una acción con una figura.
refusal-base-another-seat = Esto le corresponde a quien tiene el turno.
refusal-base-no-such-figures = En esta partida nadie tiene una figura así.
refusal-base-no-such-neutral-dragon = En esta partida no hay dragón.
refusal-base-no-such-neutral-fairy = En esta partida no hay hada.
refusal-base-no-such-neutral-count = En esta partida no hay Conde.
refusal-base-no-such-neutral-mage = En esta partida no hay ni mago ni bruja.
refusal-base-no-such-tokens = En esta partida no hay fichas así.
refusal-base-nobody-sends-home = En esta partida no hay princesas.
refusal-base-nobody-captures = En esta partida no hay torres.
refusal-base-no-prisoners = En esta partida no hay prisioneros.
refusal-base-no-second-parts = Solo un constructor da una segunda pieza, y en esta partida no hay ninguno.
refusal-base-no-bridges = En esta partida no hay puentes.
refusal-base-no-castles = En esta partida no hay castillos.
refusal-base-no-bazaars = En esta partida no hay mercados.
refusal-base-no-flocks = En esta partida no hay pastores.
refusal-base-no-scoring-order = Las construcciones completadas se puntúan juntas y nadie elige el orden.
refusal-base-drawn-tile-waits = Ya se ha robado una pieza y hay que colocarla.
refusal-base-tile-lies = La pieza de este turno ya está colocada.
refusal-base-last-tile-lies = La última pieza ya está colocada.
refusal-base-token-for-tile = Ahora se roba una pieza, y esto es una ficha.
refusal-base-tile-for-token = Antes se roba una ficha para el rebaño, y esto es una pieza.
refusal-base-none-in-token-bag = En la bolsa de tela no queda ninguna ficha así.
refusal-base-none-in-bag = En la bolsa no queda ninguna pieza así.
refusal-base-drawn-later = Antes se roban otras piezas.
refusal-base-cell-taken = Ahí ya hay una pieza.
refusal-base-cell-apart = Esa casilla no toca ninguna pieza por un lado.
refusal-base-mismatch = Con este giro la pieza no encaja con todas sus vecinas.
refusal-base-looks-the-same = La pieza se ve igual con otro giro, que vale por los dos.
refusal-base-none-of-this-kind = No te queda ninguna figura así en la reserva.
refusal-base-no-follower-left = No te queda ningún seguidor en la reserva.
refusal-base-no-segment = Ahí no hay nada donde quepa una figura.
refusal-base-decoration = En esta partida los jardines son solo decoración.
refusal-base-wrong-ground = Ninguna figura de este tipo puede estar ahí.
refusal-base-no-farmers = Esta partida se juega sin granjeros.
refusal-base-not-on-placed-tile = Un seguidor se coloca en la pieza que acabas de colocar.
refusal-base-occupied = En la construcción ya hay un seguidor.
refusal-base-no-such-figure-on-board = En el tablero no hay ninguna figura así.
refusal-base-never-moved = Una figura colocada no se mueve nunca; solo se mueven los seguidores de los barrios de Carcassonne.
refusal-base-stays-until-scored = Una figura colocada se queda hasta que se puntúa; solo se puede recuperar a un abad.

## river

refusal-river-edge-mismatch = Un lado con río solo encaja con otro lado con río.
refusal-river-no-open-end = El río de una pieza de río tiene que continuar un extremo abierto del río.
refusal-river-joins-two-ends = No se pueden unir dos brazos del río.
refusal-river-turns-back = En un mismo brazo, el río no puede girar dos veces seguidas hacia el mismo lado.
refusal-river-faces-another-end = Dos extremos abiertos del río no pueden dar a la misma casilla vacía.
refusal-river-leaves-corridor = En esta partida tienen que estar libres las casillas que quedan delante de un extremo abierto y a los lados de estas, y dos extremos no pueden avanzar uno junto al otro.
refusal-river-in-the-river = Ninguna figura puede estar en el río.
refusal-river-fresh-volcano = No se puede colocar ninguna figura en una pieza de volcán recién colocada.
refusal-river-start-tile-first = En esta partida la pieza de inicio habitual es la primera pieza de territorio.
refusal-river-land-later = No se roba ninguna pieza de territorio antes de la última pieza de río.
refusal-river-fork-first = La bifurcación es la primera pieza de río.
refusal-river-lake-last = El lago es la última pieza de río.

## abbot

refusal-abbot-abbot-elsewhere = Un abad solo se coloca en claustros y jardines.
refusal-abbot-garden-for-abbots = Solo un abad puede entrar en un jardín.
refusal-abbot-not-own-abbot = Solo puedes recuperar a tu propio abad.
refusal-abbot-feature-complete = La construcción del abad está completa: se puntúa con ella y vuelve por sí solo.

## builder

refusal-builder-may-go-on = Ahora toma la segunda pieza que te da el constructor o renuncia a ella.
refusal-builder-not-in-supply = Tu constructor no está en tu reserva.
refusal-builder-wrong-ground = Un constructor solo se coloca en caminos y ciudades.
refusal-builder-not-on-placed-tile = Un constructor se coloca en la pieza que acabas de colocar.
refusal-builder-feature-complete = La construcción está completa, y un constructor solo trabaja en las incompletas.
refusal-builder-no-follower = No tienes ningún seguidor en esa construcción.
refusal-builder-not-triggered = Solo hay una segunda pieza si la tuya ha ampliado la construcción de tu constructor.
refusal-builder-first-part-goes-on = La segunda pieza llega cuando se ha terminado con la primera, puntuación incluida.
refusal-builder-is-second-part = Una segunda pieza nunca da una tercera.
refusal-builder-take-second-part-first = Primero di que tomas la segunda pieza.

## pig

refusal-pig-not-in-supply = Tu cerdo no está en tu reserva.
refusal-pig-wrong-ground = Un cerdo solo se coloca en campos.
refusal-pig-not-on-placed-tile = Un cerdo se coloca en la pieza que acabas de colocar.
refusal-pig-no-farmer = No tienes ningún granjero en ese campo.

## dragon

refusal-dragon-must-move = El dragón está en su trayecto y tiene que moverse mientras pueda.
refusal-dragon-in-turn = Los jugadores mueven al dragón por turnos.
refusal-dragon-no-journey = El dragón solo se mueve en el trayecto que empieza con una pieza de dragón.
refusal-dragon-not-beside = El dragón se mueve a una pieza que toca la suya por un lado.
refusal-dragon-fairy-there = El hada no deja entrar al dragón en su pieza.
refusal-dragon-visited-on-journey = El dragón ya ha estado ahí en este trayecto.
refusal-dragon-visited-in-turn = El dragón ya ha estado ahí en este turno.
refusal-dragon-carcassonne = El dragón no entra en esa parte de la ciudad de Carcassonne.
refusal-dragon-not-beside-figures = El dragón se mueve a una pieza, no a una figura.
refusal-dragon-stays-on-board = El dragón nunca sale del tablero.
refusal-dragon-fresh-volcano = No se puede colocar ninguna figura en una pieza de volcán recién colocada.
refusal-dragon-on-placed-tile = El dragón está en la pieza recién colocada, y no se puede colocar a nadie a su lado.
refusal-dragon-set-aside = En la bolsa no queda ninguna pieza así, y las que se dejaron a un lado esperan a un volcán.

## princess

refusal-princess-must-send-home = La princesa lo exige: un caballero tiene que salir de su ciudad antes de cualquier otra cosa.
refusal-princess-only-the-fairy = Después de que una princesa haya hecho salir a un caballero no se coloca ninguna figura.
refusal-princess-has-sent-home = Una princesa hace salir a un caballero, y ya lo ha hecho.
refusal-princess-not-placed = Una princesa solo actúa cuando se acaba de colocar su pieza.
refusal-princess-no-such-figure = En el tablero no hay ninguna figura así.
refusal-princess-abbot = Un abad no es un caballero, y una princesa solo hace salir a caballeros.
refusal-princess-abbot-afterwards = Después de que una princesa haya hecho salir a un caballero no se puede recuperar al abad.
refusal-princess-builder = Una princesa hace salir a caballeros, no a constructores.
refusal-princess-no-knight = Una princesa hace salir a caballeros, es decir, a seguidores de su ciudad, y esta figura no lo es.
refusal-princess-no-knight-or-builder = En esta partida una princesa hace salir a caballeros y constructores de su ciudad, y esta figura no es ni lo uno ni lo otro.
refusal-princess-another-city = La figura no está en la ciudad de la princesa recién colocada.
refusal-princess-city-without-knight = Una princesa solo actúa si en su ciudad hay un caballero.
refusal-princess-stands-for-one-like-it = Ahí hay dos caballeros iguales; uno de ellos vale por los dos.

## portal

refusal-portal-quarter = Un portal no lleva a los barrios de Carcassonne.
refusal-portal-followers-only = Un portal solo sirve para seguidores; esta figura se coloca en la pieza que acabas de colocar.
refusal-portal-dragon-there = El dragón está en esa pieza, y ningún portal lleva hasta ella.
refusal-portal-occupied = En la construcción ya hay un seguidor.
refusal-portal-just-completed = En esta partida no se puede ocupar una construcción que la pieza del portal ha completado.
refusal-portal-just-completed-elsewhere = Una construcción que la pieza del portal ha completado solo se puede ocupar en esa misma pieza.
refusal-portal-complete = Un portal no lleva a construcciones completas.

## fairy

refusal-fairy-quarter = El hada no acompaña a seguidores en los barrios de Carcassonne.
refusal-fairy-not-now = El hada solo se mueve en el paso de las figuras, en lugar de colocar una figura.
refusal-fairy-after-volcano = En esta partida no se puede mover al hada después de colocar un volcán.
refusal-fairy-stands-beside-follower = En esta partida el hada está junto a un único seguidor.
refusal-fairy-stands-on-tile = En esta partida el hada está en una pieza, no junto a una figura.
refusal-fairy-no-tile = Ahí no hay ninguna pieza.
refusal-fairy-on-that-tile = El hada ya está en esa pieza, y su movimiento tiene que cambiar algo.
refusal-fairy-no-such-figure = En el tablero no hay ninguna figura así.
refusal-fairy-beside-that-follower = El hada ya está junto a ese seguidor, y su movimiento tiene que cambiar algo.
refusal-fairy-no-follower-among-figures = El hada solo acompaña a seguidores, y en esa pieza no tienes ninguno.
refusal-fairy-no-own-follower = No tienes ningún seguidor en esa pieza.
refusal-fairy-followers-only = El hada solo acompaña a seguidores.
refusal-fairy-not-own-follower = El hada se coloca junto a uno de tus propios seguidores.
refusal-fairy-stands-for-one-like-it = Ahí hay dos seguidores iguales; uno de ellos vale por los dos.
refusal-fairy-stays-on-board = El hada va con los seguidores y nunca sale del tablero.

## tower

refusal-tower-may-capture = Ahora la torre puede capturar a un seguidor a su alcance.
refusal-tower-must-exchange = Ahora uno de tus seguidores vuelve en un intercambio, y tú eliges cuál.
refusal-tower-not-triggered = En esta partida las torres solo se usan después de una pieza con base de torre.
refusal-tower-no-foundation = Un segmento de torre se coloca en una base o en una torre, y ahí no hay ninguna.
refusal-tower-no-floor-left = No te queda ningún segmento de torre.
refusal-tower-closed-to-floors = La torre está cerrada y no admite más segmentos.
refusal-tower-wrong-guard = En las torres solo se colocan seguidores normales y grandes.
refusal-tower-no-floors = La base no tiene segmentos de torre, y nadie se coloca en ella.
refusal-tower-closed-to-guards = La torre está cerrada: hay o ha habido un vigilante en ella.
refusal-tower-no-new-floor = Una torre solo captura justo después de añadirle un segmento.
refusal-tower-no-such-figure = En el tablero no hay ninguna figura así.
refusal-tower-followers-only = Las torres solo capturan a seguidores.
refusal-tower-sheltered-castle = En un castillo no se captura a nadie.
refusal-tower-sheltered = En la ciudad de Carcassonne no se captura a nadie.
refusal-tower-out-of-range = Una torre alcanza, en línea recta por su fila y su columna, tantas casillas como segmentos tiene.
refusal-tower-opponents-only = En esta partida las torres solo capturan a seguidores de los oponentes.
refusal-tower-stands-for-one-like-it = Ahí hay dos seguidores iguales; uno de ellos vale por los dos.
refusal-tower-none-to-exchange = Ese jugador no tiene prisionero a ningún seguidor tuyo así.
refusal-tower-no-exchange = Los prisioneros solo se intercambian justo después de una captura.
refusal-tower-ransom-not-now = El rescate se paga en tu propio turno, cuando te toca decidir algo, y nunca entre los movimientos del dragón.
refusal-tower-no-such-prisoner = Solo puedes liberar a tus propios seguidores, y ese jugador no tiene ninguno así.
refusal-tower-ransom-paid = Solo puedes pagar un rescate por turno, y ya lo has pagado.
refusal-tower-ransom-too-dear = Un rescate cuesta 3 puntos, y tienes { $points }.

## bridges

refusal-bridges-may-build = Ahora se puede construir un puente.
refusal-bridges-not-now = Un puente se construye con la pieza, o justo después de la figura si las reglas de esta partida lo permiten, y como mucho uno con cada pieza.
refusal-bridges-no-tile = Un puente se construye sobre una pieza, y ahí no hay ninguna.
refusal-bridges-has-bridge = Una pieza lleva como mucho un puente.
refusal-bridges-no-field-edge = Un puente empieza y termina en lados de campo de su pieza.
refusal-bridges-leads-nowhere = Más allá de cada extremo de un puente tiene que haber una casilla vacía o un camino.
refusal-bridges-too-far = Un puente se construye sobre la pieza recién colocada o sobre una adyacente.
refusal-bridges-no-bridge-left = Un camino daría a un campo, y no te queda ningún puente para continuarlo.
refusal-bridges-no-bridge-helps = Un camino daría a un campo, y ningún puente por sí solo hace que encajen todos los lados.

## castles

refusal-castles-may-convert = Ahora el dueño de una ciudad pequeña puede convertirla en castillo.
refusal-castles-must-choose = Varias construcciones activan el castillo, y su dueño tiene que elegir una.
refusal-castles-owners-decide = Los dueños de ciudades pequeñas deciden por turnos.
refusal-castles-owners-choose = Los dueños de castillos eligen por turnos.
refusal-castles-not-now = Un castillo se construye cuando se ha completado una ciudad pequeña, antes de puntuarla.
refusal-castles-no-small-city = Solo puede convertirse en castillo una ciudad pequeña: dos piezas, con un semicírculo sencillo de ciudad en cada una.
refusal-castles-no-majority = Solo quien tiene la mayoría en solitario puede convertir una ciudad en castillo.
refusal-castles-no-lord = Un alcalde o una figura especial no puede ser el señor del castillo.
refusal-castles-stands-for-one-like-it = Ahí hay dos seguidores iguales; uno de ellos vale por los dos.
refusal-castles-no-trigger = Esa construcción no activa el castillo ahora.
refusal-castles-nobody-enters = Nadie entra en un castillo.

## bazaars

refusal-bazaars-must-open = El subastador tiene que elegir una pieza del mercado y abrir con una puja.
refusal-bazaars-may-bid = Ahora puedes subir la puja una vez o pasar.
refusal-bazaars-must-buy-or-sell = El subastador tiene que comprar la pieza o vendérsela a quien hizo la puja más alta.
refusal-bazaars-must-take = Tienes que tomar una de las piezas del mercado.
refusal-bazaars-auctioneer = Esto le corresponde al subastador.
refusal-bazaars-bid-in-turn = Los jugadores pujan por turnos.
refusal-bazaars-take-in-turn = Los jugadores toman piezas por turnos.
refusal-bazaars-placed-later = Las piezas de un mercado se colocan en los turnos siguientes.
refusal-bazaars-drawn-later = Hay un mercado en marcha, y no se roba ninguna pieza hasta que termine.
refusal-bazaars-no-lot = Esa pieza no está entre las que quedan boca arriba.
refusal-bazaars-too-high = La puja es más alta de lo que te permite esta partida.
refusal-bazaars-too-low = Una puja tiene que superar la más alta hasta ahora, { $most }.
refusal-bazaars-not-now = Las piezas solo se subastan o se toman en un mercado, cada jugador en su turno.

## abbey

refusal-abbey-may-place = Ahora puedes colocar tu abadía en lugar de robar una pieza.
refusal-abbey-may-place-last = Ahora puedes colocar tu abadía por última vez.
refusal-abbey-in-turn = Los jugadores colocan sus abadías por turnos.
refusal-abbey-decide-before-draw = Solo se roba una pieza si se guarda la abadía.
refusal-abbey-no-hole = Una abadía se coloca en un hueco: una casilla vacía con una pieza en cada uno de sus cuatro lados.

## mayor

refusal-mayor-wrong-ground = Un alcalde solo se coloca en ciudades.

## wagon

refusal-wagon-may-drive = Ahora el carromato puede continuar desde la construcción que se ha puntuado.
refusal-wagon-in-turn = El dueño de un carromato decide adónde va.
refusal-wagon-wrong-ground = Un carromato solo se coloca en caminos, ciudades y claustros.
refusal-wagon-not-asked = Ahora se decide sobre otro carromato, o la figura no es un carromato.
refusal-wagon-not-now = Un carromato solo continúa justo después de puntuarse su construcción.
refusal-wagon-no-segment = Un carromato va a una construcción, y ahí no hay ninguna.
refusal-wagon-never-there = Un carromato solo va a caminos, ciudades y claustros.
refusal-wagon-complete = La construcción está completa, y un carromato solo va a las incompletas.
refusal-wagon-occupied = En la construcción ya hay un seguidor.
refusal-wagon-not-connected = Ninguna pieza une directamente esa construcción con la que se ha puntuado.
refusal-wagon-not-nearby = Un carromato alcanza su propia pieza y las ocho de alrededor.
refusal-wagon-dragon-there = El dragón está en esa pieza, y no se puede poner a nadie a su lado.

## barn

refusal-barn-not-in-supply = Tu establo no está en tu reserva.
refusal-barn-no-farmers = Esta partida se juega sin granjeros, y un establo nunca se puntuaría.
refusal-barn-wrong-ground = Un establo se coloca en una esquina de campos.
refusal-barn-not-at-placed-tile = Un establo se coloca en una esquina de la pieza recién colocada.
refusal-barn-too-few-tiles = Un establo necesita cuatro piezas alrededor de su esquina.
refusal-barn-divided = Las cuatro piezas tienen que mostrar en la esquina un mismo campo.
refusal-barn-not-the-corner = Una esquina se indica con la pieza que tiene al sureste y el campo de esa pieza.
refusal-barn-barn-there = El campo ya tiene un establo.
refusal-barn-field-taken = El campo tiene un establo, y no se puede colocar ahí ningún seguidor.

## count

refusal-count-may-leave = Ahora los seguidores pueden salir de la ciudad de Carcassonne hacia lo que está a punto de puntuarse.
refusal-count-may-leave-at-the-end = Ahora los seguidores pueden salir de la ciudad de Carcassonne por última vez.
refusal-count-must-choose-scoring = En esta partida las construcciones completadas se puntúan una a una, en un orden que hay que elegir.
refusal-count-may-enter = Ahora un seguidor de la reserva puede entrar en la ciudad de Carcassonne.
refusal-count-may-move-count = Ahora se puede mover al Conde.
refusal-count-in-turn = Los jugadores sacan a sus seguidores de la ciudad por turnos.
refusal-count-not-entitled = Solo puedes enviar un seguidor a la ciudad de Carcassonne si tu pieza ha dado puntos a otros y ninguno a ti.
refusal-count-city-itself = La ciudad de Carcassonne nunca se ocupa ni se puntúa; los seguidores solo están en sus barrios.
refusal-count-helpers-stay-out = En la ciudad solo entran seguidores, y esta figura no lo es.
refusal-count-not-in-supply = No te queda ningún seguidor así en la reserva.
refusal-count-quarters-only = Ahora un seguidor solo puede ir a un barrio.
refusal-count-market-closed = Sin granjeros, el barrio del mercado está cerrado.
refusal-count-no-abbots = En esta partida un abad nunca entra en la ciudad.
refusal-count-abbots-to-cathedral = Un abad solo entra en el barrio de la catedral.
refusal-count-not-taken-back = No se recupera a nadie de la ciudad de Carcassonne.
refusal-count-not-own-follower = Solo puedes mover a tus propios seguidores.
refusal-count-blocked = El Conde está en ese barrio, así que nadie sale de él.
refusal-count-leaves-later = Los seguidores solo salen de la ciudad antes de puntuarse las construcciones completadas y al final de la partida.
refusal-count-no-segment = Un seguidor se mueve a una construcción, y ahí no hay ninguna.
refusal-count-from-quarter-to-quarter = Los seguidores no se mueven de un barrio a otro.
refusal-count-dragon-there = El dragón está en esa pieza, y no se puede poner a nadie a su lado.
refusal-count-stands-for-one-like-it = Ahí hay dos seguidores iguales; uno de ellos vale por los dos.
refusal-count-no-barn-there = Antes de una puntuación, los seguidores solo salen del barrio del mercado hacia el campo de un establo que se puntúa.
refusal-count-mayors-to-castle = Un alcalde solo entra en el barrio del castillo.
refusal-count-wagons-not-to-market = Un carromato entra en todos los barrios menos en el del mercado.
refusal-count-market-at-the-end = Los seguidores del barrio del mercado solo salen al final de la partida.
refusal-count-garden-for-abbots = Solo un abad sale hacia un jardín.
refusal-count-open-garden-for-abbots = Solo un abad sale hacia un jardín.
refusal-count-wrong-kind-castle = Los seguidores del barrio del castillo se mueven a ciudades.
refusal-count-wrong-kind-market = Los seguidores del barrio del mercado se mueven a campos.
refusal-count-wrong-kind-blacksmith = Los seguidores del barrio de los herreros se mueven a caminos.
refusal-count-wrong-kind-cathedral = Los seguidores del barrio de la catedral se mueven a claustros.
refusal-count-not-completed = Los seguidores solo salen hacia construcciones que ha completado la pieza recién colocada.
refusal-count-not-scored-next = En esta partida las construcciones se puntúan una a una, y los seguidores solo salen hacia la que se puntúa a continuación.
refusal-count-only-market-at-the-end = En esta partida, al final solo salen los seguidores del barrio del mercado.
refusal-count-scored-long-ago = La construcción está completa y ya se ha puntuado.
refusal-count-moves-by-himself = En esta partida el Conde se mueve por sí solo.
refusal-count-nobody-entered = El Conde solo se mueve cuando un seguidor acaba de entrar en la ciudad.
refusal-count-count-stays-in-city = El Conde nunca sale de los barrios de su ciudad.
refusal-count-count-is-there = El Conde ya está en ese barrio.
refusal-count-scored-together = En esta partida las construcciones completadas se puntúan juntas y nadie elige el orden.
refusal-count-no-order = Solo se elige un orden cuando una pieza ha completado varias construcciones a las que se pueden mover seguidores.
refusal-count-nothing-to-score = No hay ninguna construcción así.
refusal-count-not-completed-by-tile = La pieza recién colocada no ha completado esa construcción.
refusal-count-scored-already = Esa construcción ya se ha puntuado.
refusal-count-another-segment = Otro segmento representa a esa construcción.

## magic

refusal-magic-must-move = Después de una pieza con símbolo de mago hay que mover al mago o a la bruja antes de cualquier otra cosa.
refusal-magic-must-part = El mago y la bruja están en la misma construcción y tienen que separarse.
refusal-magic-must-leave = Ni el mago ni la bruja tienen otro sitio, así que uno de los dos tiene que salir del tablero.
refusal-magic-before-princess = El mago o la bruja se mueve antes de que actúe una princesa.
refusal-magic-not-now = El mago y la bruja solo se mueven después de colocar una pieza con símbolo de mago, o cuando una pieza une sus construcciones.
refusal-magic-no-segment = El mago y la bruja se colocan en un camino o en una ciudad, y ahí no hay ninguno.
refusal-magic-carcassonne = El mago y la bruja no entran en la ciudad de Carcassonne.
refusal-magic-river = El mago y la bruja no se colocan en el río.
refusal-magic-wrong-ground = El mago y la bruja solo se colocan en caminos y ciudades.
refusal-magic-complete = La construcción está completa.
refusal-magic-same-feature = La figura ya está ahí y tiene que cambiar de construcción.
refusal-magic-other-figure-there = Ahí está la otra figura mágica.
refusal-magic-not-beside-figures = El mago y la bruja se colocan en caminos y ciudades.
refusal-magic-not-on-board = Esa figura no está en el tablero.
refusal-magic-not-stuck = Una figura mágica solo se deja a un lado cuando hay que mover y ninguna de las dos puede.

## shepherd

refusal-shepherd-must-tend-flock = La pieza ha ampliado el campo de tu pastor: ahora amplías su rebaño o lo llevas al establo, y nada más.
refusal-shepherd-not-in-supply = Tu pastor no está en tu reserva.
refusal-shepherd-wrong-ground = Un pastor solo se coloca en campos.
refusal-shepherd-not-on-placed-tile = Un pastor se coloca en la pieza que acabas de colocar.
refusal-shepherd-occupied = En ese campo ya hay un pastor.
refusal-shepherd-no-shepherd = No tienes ningún pastor en el tablero.
refusal-shepherd-not-enlarged = Tu rebaño se amplía o se lleva al establo cuando una pieza tuya ha ampliado su campo.
refusal-shepherd-after-figure = Un rebaño se amplía o se lleva al establo después de la acción con figuras.

## What would be right

remedy-base-token-for-tile = Roba una pieza.
remedy-base-tile-for-token = Roba una ficha: de 1 a 4 ovejas, o el lobo.
remedy-base-none-in-token-bag = Roba otra ficha.
remedy-base-none-in-bag = Roba otra pieza.
remedy-base-cell-taken = Elige una casilla vacía.
remedy-base-cell-apart = Elige una casilla junto a una pieza.
remedy-base-mismatch = Gírala o elige otra casilla.
remedy-base-looks-the-same = Indica el menor de los dos giros.
remedy-base-no-segment = Elige un camino, una ciudad, un claustro o un campo.
remedy-base-decoration = Elige otro sitio.
remedy-base-not-on-placed-tile = Elige un sitio en esa pieza.
remedy-base-occupied = Elige una que nadie ocupe.
remedy-river-edge-mismatch = Gira la pieza o elige otra casilla.
remedy-river-no-open-end = Elige una casilla en un extremo abierto y gira la pieza para que su río lo continúe.
remedy-river-joins-two-ends = Gira la pieza o elige otro extremo.
remedy-river-turns-back = Gira la pieza para que el río siga recto o gire hacia el otro lado.
remedy-river-leaves-corridor = Gira la pieza para que el río se aleje de las demás piezas.
remedy-river-start-tile-first = Róbala.
remedy-river-land-later = Roba una pieza de río.
remedy-river-fork-first = Roba la bifurcación.
remedy-river-lake-last = Roba otra pieza de río.
remedy-abbot-abbot-elsewhere = Elige uno de ellos, u otra figura.
remedy-abbot-garden-for-abbots = Elige otro sitio, o al abad.
remedy-builder-wrong-ground = Elige un camino o una ciudad con un seguidor tuyo.
remedy-builder-feature-complete = Elige un camino incompleto o una ciudad incompleta con un seguidor tuyo.
remedy-builder-no-follower = Coloca al constructor en un camino incompleto o una ciudad incompleta con un seguidor tuyo.
remedy-pig-wrong-ground = Elige un campo con un granjero tuyo.
remedy-pig-no-farmer = Coloca el cerdo en un campo con un granjero tuyo.
remedy-dragon-another = Elige otra pieza junto a la suya.
remedy-dragon-not-beside = Elige una pieza junto al dragón.
remedy-princess-knight = Elige a un caballero de la ciudad de la princesa.
remedy-portal-quarter = Elige un camino, una ciudad, un claustro o un campo.
remedy-portal-dragon-there = Elige otra pieza.
remedy-portal-just-completed = Elige una construcción incompleta.
remedy-portal-just-completed-elsewhere = Elige su segmento en esa pieza, o una construcción incompleta.
remedy-portal-complete = Elige una incompleta.
remedy-fairy-cell = Elige una pieza con un seguidor tuyo, o pasa.
remedy-fairy-follower = Elige a un seguidor tuyo, o pasa.
remedy-fairy-stands-beside-follower = Elige a ese seguidor.
remedy-fairy-stands-on-tile = Elige la pieza.
remedy-tower-in-range = Elige a un seguidor al alcance de la torre, o pasa.
remedy-tower-no-foundation = Elige una pieza con base de torre.
remedy-tower-closed-to-floors = Elige una torre sin vigilante.
remedy-tower-wrong-guard = Elige a un seguidor así, u otro sitio.
remedy-tower-no-floors = Elige una torre con segmentos.
remedy-tower-closed-to-guards = Elige una torre abierta con segmentos.
remedy-tower-none-to-exchange = Elige un tipo de seguidor que ese jugador tenga prisionero.
remedy-bridges-another = Elige otra pieza u otra dirección, o pasa.
remedy-bridges-other-place = Gira la pieza o elige otra casilla.
remedy-castles-own-city = Elige a un seguidor en una ciudad pequeña tuya, o pasa.
remedy-castles-no-trigger = Elige una que lo active.
remedy-castles-nobody-enters = Elige otra construcción.
remedy-bazaars-no-lot = Elige una pieza del mercado.
remedy-bazaars-too-high = Puja { $most } como mucho.
remedy-bazaars-too-low = Sube la puja, o pasa.
remedy-abbey-no-hole = Elige un hueco, o pasa.
remedy-mayor-wrong-ground = Elige una ciudad.
remedy-wagon-target = Elige un camino, una ciudad o un claustro incompletos y sin seguidores que estén a su alcance, o pasa.
remedy-wagon-wrong-ground = Elige una de estas construcciones.
remedy-wagon-not-asked = Elige el carromato cuya construcción se ha puntuado, o pasa.
remedy-barn-corner = Elige una esquina de esa pieza donde cuatro piezas se toquen en un mismo campo sin establo.
remedy-count-not-entitled = Colócalo en la pieza que acabas de colocar, o pasa.
remedy-count-market-closed = Elige otro barrio, o pasa.
remedy-count-no-abbots = Elige a otro seguidor, o pasa.
remedy-count-abbots-to-cathedral = Elige el barrio de la catedral, o a otro seguidor.
remedy-count-blocked = Mueve a un seguidor de otro barrio, o pasa.
remedy-count-from-quarter-to-quarter = Saca a uno de la ciudad, o pasa.
remedy-count-dragon-there = Elige otra pieza de la construcción, o pasa.
remedy-count-no-barn-there = Elige ese campo, o pasa.
remedy-count-mayors-to-castle = Elige el barrio del castillo, o a otro seguidor.
remedy-count-wagons-not-to-market = Elige otro barrio o a otro seguidor.
remedy-count-garden-for-abbots = Elige un claustro que esté a punto de puntuarse, o pasa.
remedy-count-open-garden-for-abbots = Elige un claustro incompleto, o pasa.
remedy-count-wrong-kind-castle = Elige una ciudad, o pasa.
remedy-count-wrong-kind-market = Elige un campo, o pasa.
remedy-count-wrong-kind-blacksmith = Elige un camino, o pasa.
remedy-count-wrong-kind-cathedral = Elige un claustro, o pasa.
remedy-count-not-completed = Elige una de ellas, o pasa.
remedy-count-not-scored-next = Elige un sitio en esa construcción, o pasa.
remedy-count-only-market-at-the-end = Mueve a uno de ellos a un campo, o pasa.
remedy-count-scored-long-ago = Elige una incompleta, o pasa.
remedy-magic-another = Elige un camino incompleto o una ciudad incompleta, sin mago ni bruja.
remedy-shepherd-wrong-ground = Elige un campo de la pieza recién colocada.
remedy-shepherd-not-on-placed-tile = Elige un campo de esa pieza.
remedy-shepherd-occupied = Elige un campo sin pastor de la pieza recién colocada.
remedy-wait = Espera a que responda quien tiene que decidir.

## What answers a question

answer-to-place-tile = Coloca la pieza robada.
answer-to-send-knight-home = Haz salir a un caballero de la ciudad de la princesa.
answer-to-move-fairy = Mueve al hada, o pasa.
answer-to-move-dragon = Mueve al dragón a una pieza junto a la suya.
answer-to-capture = Elige al seguidor que capturas, o pasa.
answer-to-exchange = Elige cuál de tus seguidores vuelve.
answer-to-leave-quarter = Saca a un seguidor de la ciudad de Carcassonne, o pasa.
answer-to-choose-scoring = Elige la construcción que se puntúa a continuación.
answer-to-enter-quarter = Elige a un seguidor y un barrio, o pasa.
answer-to-move-count = Elige otro barrio para el Conde, o pasa.
answer-to-second-part = Toma la segunda pieza, o pasa.
answer-to-move-magic = Mueve al mago o a la bruja a un camino incompleto o a una ciudad incompleta.
answer-to-part-magic = Mueve al mago o a la bruja a otro camino incompleto o a otra ciudad incompleta.
answer-to-build-bridge = Elige una pieza y una dirección para el puente, o pasa.
answer-to-convert = Elige la ciudad que se convierte en castillo, o pasa.
answer-to-choose-trigger = Elige la construcción cuyos puntos toma el castillo.
answer-to-auction = Elige una pieza y una puja inicial.
answer-to-bid = Sube la puja, o pasa.
answer-to-buy-or-sell = Compra la pieza, o véndela.
answer-to-take-lot = Toma una de las piezas.
answer-to-put-magic-aside = Deja a un lado al mago o a la bruja.
answer-to-place-abbey = Elige un hueco para la abadía, o pasa.
answer-to-move-wagon = Elige adónde va el carromato, o pasa.
answer-to-tend-flock = Amplía el rebaño o llévalo al establo.
# $list has what can be done, such as `offer-place-here`.
answer-to-act = Puedes: { $list }; o pasar.

offer-place-here = colocar una figura en la pieza que acabas de colocar
offer-place-elsewhere = colocar un seguidor a través del portal
offer-send-home = hacer salir a un caballero de la ciudad de la princesa
offer-move-neutral = mover al hada
offer-take-back = recuperar al abad
offer-place-token = añadir un segmento a una torre
offer-guard = poner un vigilante en una torre
offer-build-bridge = construir un puente
offer-barn = colocar el establo en una esquina de la pieza que acabas de colocar

## The whole

# $text says why, $list what would be right: two sentences.
refusal-told = { $text } { $list } (regla { $rule })
