### What the switches of the rules mean, the steps of a turn, and how we read the rulebooks.
### value-SWITCH-VALUE is a sentence, value-SWITCH-VALUE-short a few words; source-… says what a choice rests on.

## 00-base-game.txt

section-base = Juego básico
value-farmers-on-short = con granjeros
value-farmers-on = Se pueden colocar seguidores en los campos como granjeros; se quedan hasta el final de la partida, cuando se puntúan los campos.
value-farmers-off-short = sin granjeros
value-farmers-off = No se puede colocar ningún seguidor en un campo, y los campos no se puntúan.
value-farmer-scoring-first-edition-short = 4 puntos por ciudad completa, una sola vez, para quien tenga más granjeros en todos sus campos juntos
value-farmer-scoring-first-edition = Al final, cada ciudad completa da 4 puntos, una sola vez, al jugador con más granjeros en todos los campos que lindan con ella, contados juntos; si hay empate, los reciben todos los empatados.
value-farmer-scoring-second-edition-short = 3 puntos por ciudad completa de cada campo, pero ninguna ciudad dos veces para un mismo jugador
value-farmer-scoring-second-edition = Al final, el jugador con más granjeros en un campo recibe 3 puntos por cada ciudad completa que linda con él; nadie se anota la misma ciudad dos veces, por muchos campos que la toquen.
value-farmer-scoring-third-edition-short = 3 puntos por ciudad completa, de nuevo en cada campo
value-farmer-scoring-third-edition = Al final, el jugador con más granjeros en un campo recibe 3 puntos por cada ciudad completa que linda con él; una ciudad cuenta para cada campo que la toca.
value-farmer-scoring-city-majority-three-short = 3 puntos por ciudad completa, una sola vez, para quien tenga más granjeros en todos sus campos juntos
value-farmer-scoring-city-majority-three = Al final, cada ciudad completa da 3 puntos, una sola vez, al jugador con más granjeros en todos los campos que lindan con ella, contados juntos; si hay empate, los reciben todos los empatados.
source-german-text-2007-2008-translates = el texto alemán de 2007/2008, del que este reglamento es traducción
value-small-city-scoring-two-points-short = 2 puntos
value-small-city-scoring-two-points = Una ciudad completa de solo dos piezas vale 1 punto por pieza y 1 por escudo: normalmente 2 puntos.
value-small-city-scoring-four-points-short = 4 puntos
value-small-city-scoring-four-points = Una ciudad completa de solo dos piezas se puntúa como cualquier otra, 2 puntos por pieza y 2 por escudo: normalmente 4 puntos.
source-other-rules-score-fields-city-by = las demás reglas que puntúan los campos ciudad por ciudad, que lo dicen todas
value-tile-art-first-short = primera impresión
value-tile-art-first = Las piezas son las de la primera impresión, que no muestra jardines.
value-tile-art-new-short = nueva impresión
value-tile-art-new = Las piezas son las de la nueva impresión, y algunas muestran un jardín.
value-abbot-off-short = sin abades
value-abbot-off = No hay abades, y un jardín en una pieza es pura decoración.
value-abbot-on-short = con abades
value-abbot-on = Además de siete seguidores, cada jugador tiene un abad, que solo se coloca en claustros y jardines; ninguna otra figura puede usar un jardín.
value-sixth-player-with-this-set-short = solo con Posadas y Catedrales
value-sixth-player-with-this-set = Pueden jugar hasta cinco, y hasta seis con Posadas y Catedrales, que trae el sexto color.
value-sixth-player-always-short = siempre
value-sixth-player-always = Pueden jugar hasta seis, aun sin Posadas y Catedrales, que trae el sexto color.
source-other-rules-first-edition = las demás reglas de la primera edición

## 01-abbot-and-gardens.txt

section-abbot-and-gardens = El abad y los jardines
value-abbot-recall-when-complete-forbidden-short = solo de una construcción incompleta
value-abbot-recall-when-complete-forbidden = En lugar de colocar una figura puedes recuperar a tu abad por los puntos que vale en ese momento su claustro o jardín; si la pieza acaba de completarlo, el abad se queda y se puntúa como siempre.
value-abbot-recall-when-complete-allowed-short = también de una construcción completa
value-abbot-recall-when-complete-allowed = En lugar de colocar una figura puedes recuperar a tu abad por los puntos que vale en ese momento su claustro o jardín, aunque la pieza acabe de completarlo (9 puntos).
source-publishers-note-november-2020-new-edition = la nota de la editorial de noviembre de 2020 para la nueva edición

## 05-river.txt

section-river = El río
value-river-start-tile-discard-short = no se usa
value-river-start-tile-discard = El nacimiento del río es la primera pieza en la mesa; la pieza de inicio habitual no se usa.
value-river-start-tile-after-river-short = la primera pieza de territorio
value-river-start-tile-after-river = El nacimiento del río es la primera pieza en la mesa; la pieza de inicio habitual es la primera pieza de territorio que se roba después del río.
value-river-start-tile-into-river-stack-short = entre las piezas de río
value-river-start-tile-into-river-stack = El nacimiento del río es la primera pieza en la mesa; la pieza de inicio habitual se mezcla con las piezas de río.
value-river-start-tile-into-land-stack-short = entre las piezas de territorio
value-river-start-tile-into-land-stack = El nacimiento del río es la primera pieza en la mesa; la pieza de inicio habitual se mezcla con las piezas de territorio.
value-river-u-turn-immediate-short = no dos giros seguidos hacia el mismo lado
value-river-u-turn-immediate = El río no puede girar hacia el mismo lado en dos piezas seguidas; con una pieza recta en medio, sí.
value-river-u-turn-keep-corridor-short = una franja libre delante de cada extremo del río
value-river-u-turn-keep-corridor = Delante de cada extremo abierto de una nueva pieza de río tiene que quedar una franja de tres casillas de ancho libre de piezas, y dos extremos no pueden avanzar en el mismo sentido por filas o columnas vecinas.
value-river-volcano-turn-extra-turn-short = otro turno
value-river-volcano-turn-extra-turn = Quien coloca el lago con el volcán no coloca ninguna figura en él y juega enseguida otro turno completo.
value-river-volcano-turn-none-short = sin otro turno
value-river-volcano-turn-none = Quien coloca el lago con el volcán no coloca ninguna figura en él, y el turno pasa al siguiente jugador.
value-river-symbols-need-expansion-short = solo con sus expansiones
value-river-symbols-need-expansion = En las piezas de río, la posada solo cuenta con Posadas y Catedrales, y la piara de cerdos solo con Constructores y Comerciantes, como un cerdo de cada jugador que tenga un granjero en su campo.
value-river-symbols-always-short = siempre
value-river-symbols-always = En las piezas de río, la posada y la piara de cerdos cuentan aun sin las expansiones de las que proceden; la piara es un cerdo de cada jugador que tenga un granjero en su campo.
value-river-with-count-attach-spring-short = el río nace junto a Carcassonne
value-river-with-count-attach-spring = Primero se coloca la ciudad de Carcassonne, con el nacimiento del río junto a su esquina noreste, y el río se aleja de ella; la pieza de inicio habitual no se usa.
value-river-with-count-forbidden-short = no se combinan
value-river-with-count-forbidden = No se pueden jugar a la vez un río y la ciudad de Carcassonne.
source-devirs-book = el reglamento de Devir

## 10-inns-and-cathedrals.txt

section-inns-and-cathedrals = Posadas y Catedrales
value-inn-cathedral-final-zero-short = no valen nada al final
value-inn-cathedral-final-zero = Un camino completo con posada vale 2 puntos por pieza, y una ciudad completa con catedral, 3 puntos por pieza y por escudo; si están incompletos al final, no valen nada.
value-inn-cathedral-final-ignore-short = al final valen lo mismo que los demás
value-inn-cathedral-final-ignore = Un camino completo con posada vale 2 puntos por pieza, y una ciudad completa con catedral, 3 puntos por pieza y por escudo; si están incompletos al final, valen lo mismo que los demás.

## 20-traders-and-builders.txt

section-traders-and-builders = Constructores y Comerciantes
value-builder-second-part-optional-short = se puede renunciar
value-builder-second-part-optional = Cuando una pieza tuya amplía el camino o la ciudad de tu constructor, después puedes robar y colocar una segunda pieza, con todo lo que le corresponde; nunca una tercera.
value-builder-second-part-mandatory-short = no se puede renunciar
value-builder-second-part-mandatory = Cuando una pieza tuya amplía el camino o la ciudad de tu constructor, después tienes que robar y colocar una segunda pieza, con todo lo que le corresponde; nunca una tercera.
value-builder-trigger-extend-short = solo una pieza que amplía la construcción
value-builder-trigger-extend = El constructor da una segunda pieza solo si tu pieza pasa a formar parte de su camino o ciudad, no si una abadía los completa.
value-builder-trigger-extend-or-complete-short = también una abadía que completa la construcción
value-builder-trigger-extend-or-complete = El constructor da una segunda pieza si tu pieza pasa a formar parte de su camino o ciudad, y también si tu abadía los completa.

## 30-princess-and-dragon.txt

section-princess-and-dragon-volcano-and-dragon = La Princesa y el Dragón: volcán y dragón
value-dragon-move-after-scoring-short = después de puntuar
value-dragon-move-after-scoring = El dragón se mueve después de puntuar, al terminar con la pieza: si la pieza de dragón completa una construcción, sus seguidores ya se han puntuado y han vuelto a la reserva.
value-dragon-move-before-scoring-short = antes de puntuar
value-dragon-move-before-scoring = El dragón se mueve después de la acción con figuras y antes de puntuar: un seguidor al que se come no se puntúa.
value-dragon-move-after-tile-short = justo después de colocar la pieza
value-dragon-move-after-tile = El dragón se mueve en cuanto se coloca la pieza de dragón, antes de la acción con figuras y antes de puntuar.
value-dragon-visited-scope-journey-short = ninguna pieza dos veces en un trayecto
value-dragon-visited-scope-journey = El dragón no visita ninguna pieza dos veces en un mismo trayecto; un segundo trayecto en un turno doble empieza de cero.
value-dragon-visited-scope-turn-short = ninguna pieza dos veces en un turno
value-dragon-visited-scope-turn = El dragón no visita ninguna pieza dos veces en un mismo turno, ni siquiera si en un turno doble hace dos trayectos.
value-deploy-on-dragon-tile-allowed-short = permitido
value-deploy-on-dragon-tile-allowed = Se puede colocar un seguidor en la pieza donde está el dragón, o moverlo a ella desde Carcassonne, como a cualquier otra pieza.
value-deploy-on-dragon-tile-forbidden-short = prohibido
value-deploy-on-dragon-tile-forbidden = No se puede colocar ningún seguidor en la pieza donde está el dragón, ni moverlo a ella desde Carcassonne.
value-orphan-builder-pig-return-short = vuelven
value-orphan-builder-pig-return = Cuando el dragón, la princesa o una torre te quitan a tu último seguidor de una construcción, tu constructor o tu cerdo que está en ella también vuelve a la reserva.
value-orphan-builder-pig-stay-short = se quedan
value-orphan-builder-pig-stay = Cuando el dragón, la princesa o una torre te quitan a tu último seguidor de una construcción, tu constructor o tu cerdo que está en ella se queda.
source-new-editions-book = el reglamento de la nueva edición
value-dragon-eats-mage-witch-yes-short = se los come
value-dragon-eats-mage-witch-yes = El dragón también se come al mago y a la bruja: salen del tablero hasta que una pieza con símbolo de mago los trae de vuelta.
value-dragon-eats-mage-witch-no-short = los respeta
value-dragon-eats-mage-witch-no = El dragón deja al mago y a la bruja donde están.
source-complete-annotated-rules-no-book-lists = las Complete Annotated Rules; ningún reglamento los enumera
value-dragon-carcassonne-outer-squares-short = solo las diez casillas exteriores
value-dragon-carcassonne-outer-squares = El dragón puede entrar en las diez casillas exteriores de Carcassonne, pero no en las dos que están edificadas por completo; los seguidores de los barrios están a salvo.
value-dragon-carcassonne-none-short = ninguna casilla de Carcassonne
value-dragon-carcassonne-none = El dragón no puede entrar en ninguna casilla de Carcassonne, y los seguidores de los barrios están a salvo.
source-publishers-ruling-october-2012 = la decisión de la editorial de octubre de 2012
section-princess-and-dragon-princess = La Princesa y el Dragón: princesa
value-princess-action-must-short = es obligatorio
value-princess-action-must = Si hay un caballero en la ciudad de la princesa que colocas, tienes que devolver uno a su jugador, y si no hay otro, uno tuyo; entonces no colocas ninguna figura con esta pieza.
value-princess-action-may-short = es opcional
value-princess-action-may = Si hay un caballero en la ciudad de la princesa que colocas, puedes devolver uno a su jugador; si lo haces, no colocas ninguna figura con esta pieza.
value-princess-targets-knights-short = solo caballeros
value-princess-targets-knights = La princesa solo devuelve caballeros: un seguidor de su ciudad, en cualquiera de sus piezas, sea de quien sea.
value-princess-targets-knights-and-builder-short = caballeros y constructores
value-princess-targets-knights-and-builder = La princesa devuelve a un caballero o a un constructor de su ciudad, en cualquiera de sus piezas, sea de quien sea.
section-princess-and-dragon-magic-portal = La Princesa y el Dragón: portal mágico
value-portal-just-completed-placed-tile-only-short = solo en la pieza del portal
value-portal-just-completed-placed-tile-only = Con una pieza de portal puedes colocar un seguidor en cualquier pieza, en una construcción libre e incompleta; una construcción que la pieza del portal acaba de completar solo se puede ocupar en la propia pieza del portal.
value-portal-just-completed-never-short = en ningún caso
value-portal-just-completed-never = Con una pieza de portal puedes colocar un seguidor en cualquier pieza, en una construcción libre e incompleta; una construcción que la pieza del portal acaba de completar no se puede ocupar.
value-portal-just-completed-any-unscored-short = en todas sus piezas
value-portal-just-completed-any-unscored = Con una pieza de portal puedes colocar un seguidor en cualquier pieza, en una construcción libre e incompleta; una construcción que la pieza del portal acaba de completar se puede ocupar en todas sus piezas.
source-ruling-our-own-from-what-base = una decisión nuestra, a partir de lo que el juego básico permite en una pieza nueva
section-princess-and-dragon-fairy = La Princesa y el Dragón: hada
value-fairy-placement-on-tile-short = en una pieza, para todos los seguidores que haya en ella
value-fairy-placement-on-tile = En lugar de colocar una figura puedes mover al hada a una pieza con un seguidor tuyo; quien tenga un seguidor en la pieza del hada recibe 1 punto al empezar cada uno de sus turnos, y 3 puntos cuando se puntúa la construcción de ese seguidor.
value-fairy-placement-assigned-short = junto a un seguidor, solo para él
value-fairy-placement-assigned = En lugar de colocar una figura puedes mover al hada junto a uno de tus seguidores; solo este seguidor da 1 punto al empezar tu turno, y 3 puntos cuando se puntúa su construcción. Cuando se va, el hada se queda y no es de nadie.
value-fairy-on-tile-points-once-short = una vez por jugador
value-fairy-on-tile-points-once = Aunque tengas varios seguidores en la pieza del hada, dan 1 punto al empezar tu turno, y 3 puntos una sola vez por cada construcción que se puntúa.
value-fairy-after-princess-allowed-short = permitido
value-fairy-after-princess-allowed = Después de devolver a un caballero con una princesa, todavía puedes mover al hada.
value-fairy-after-princess-forbidden-short = prohibido
value-fairy-after-princess-forbidden = Después de devolver a un caballero con una princesa, no puedes mover al hada.
value-fairy-after-volcano-allowed-short = permitido
value-fairy-after-volcano-allowed = Cuando colocas un volcán no puedes colocar un seguidor en él, pero sí mover al hada.
value-fairy-after-volcano-forbidden-short = prohibido
value-fairy-after-volcano-forbidden = Cuando colocas un volcán no puedes colocar un seguidor en él ni mover al hada.
value-fairy-in-quarter-forbidden-short = prohibido
value-fairy-in-quarter-forbidden = El hada no puede acompañar a un seguidor en un barrio de Carcassonne.
source-devirs-book-where-quarter-is-no = el reglamento de Devir, donde un barrio no es una pieza en la que esté un seguidor
value-fairy-abbot-return-bonus-no-short = nada
value-fairy-abbot-return-bonus-no = El hada da 3 puntos a un abad cuando se puntúa su claustro o jardín, pero nada cuando lo recuperas.
value-fairy-abbot-return-bonus-yes-short = 3 puntos
value-fairy-abbot-return-bonus-yes = El hada da 3 puntos a un abad cuando se puntúa su claustro o jardín, y también cuando lo recuperas.
source-publishers-note-november-2020 = la nota de la editorial de noviembre de 2020
section-princess-and-dragon-special-tiles = La Princesa y el Dragón: piezas especiales
value-tunnel-fields-two-short = dos campos
value-tunnel-fields-two = En la pieza del túnel el camino sigue por debajo de la ciudad; hay dos campos, uno a cada lado de la ciudad, y el camino no corta ninguno.
value-tunnel-fields-four-short = cuatro campos
value-tunnel-fields-four = En la pieza del túnel el camino sigue por debajo de la ciudad; hay cuatro campos, porque los cortan tanto la ciudad como el camino.
source-filosofias-book = el reglamento de Filosofia

## 40-tower.txt

section-the-tower = La Torre
value-tower-action-trigger-any-tile-short = después de cualquier pieza
value-tower-action-trigger-any-tile = Después de cualquier pieza puedes añadir un segmento a una torre o colocar un vigilante en una, en lugar de colocar una figura.
value-tower-action-trigger-foundation-tile-short = solo después de una pieza con base de torre
value-tower-action-trigger-foundation-tile = Solo después de una pieza con base de torre puedes añadir un segmento a una torre o colocar un vigilante en una, en lugar de colocar una figura.
source-publishers-corrected-text = el texto corregido de la editorial
value-tower-capture-target-opponents-only-short = solo de oponentes
value-tower-capture-target-opponents-only = Cuando añades un segmento puedes capturar a un seguidor de un oponente que esté en la fila o la columna de la torre, tan lejos como alta sea la torre.
value-tower-capture-target-any-player-short = de cualquiera, incluso propios
value-tower-capture-target-any-player = Cuando añades un segmento puedes capturar a un seguidor que esté en la fila o la columna de la torre, tan lejos como alta sea la torre; si es tuyo, vuelve a tu reserva en lugar de quedar prisionero.
source-reports-booklet-2006 = lo que se cuenta del folleto de 2006
value-tower-reopens-yes-short = se vuelve a abrir
value-tower-reopens-yes = Un vigilante cierra su torre; cuando se va, la torre vuelve a estar abierta.
value-tower-reopens-no-short = cerrada para siempre
value-tower-reopens-no = Un vigilante cierra su torre para siempre, aunque se vaya.
source-an-answer-collected-by-players = una respuesta recogida por jugadores
value-tower-dragon-eats-guard-yes-short = se lo come
value-tower-dragon-eats-guard-yes = El dragón se come al vigilante de la pieza en la que entra; los segmentos de torre se quedan.
value-tower-dragon-eats-guard-no-short = está a salvo
value-tower-dragon-eats-guard-no = Un vigilante está a salvo del dragón.
source-new-edition-nothing-older-texts-protects = la nueva edición, porque nada en los textos anteriores protege a un vigilante
value-ransom-affordability-needs-3-points-short = con 3 puntos o más
value-ransom-affordability-needs-3-points = Una vez en tu turno puedes rescatar por 3 puntos a una de tus figuras prisioneras, si los tienes; los recibe quien la tenía.
value-ransom-affordability-may-go-negative-short = con cualquier puntuación
value-ransom-affordability-may-go-negative = Una vez en tu turno puedes rescatar por 3 puntos a una de tus figuras prisioneras, aunque tengas menos; los recibe quien la tenía.
source-ruling-our-own-no-score-drops = una decisión nuestra; ninguna puntuación baja de 0 por voluntad propia

## 50-abbey-and-mayor.txt

section-abbey-and-mayor = La Abadía y el Alcalde
value-wagon-move-connected-short = a construcciones conectadas
value-wagon-move-connected = Cuando se ha puntuado su construcción, un carromato puede continuar hasta un camino, una ciudad o un claustro incompletos y sin seguidores que alguna pieza una directamente con esa construcción.
value-wagon-move-nearby-short = a construcciones de su pieza y de las ocho de alrededor
value-wagon-move-nearby = Cuando se ha puntuado su construcción, un carromato puede continuar hasta un camino, una ciudad o un claustro incompletos y sin seguidores en su propia pieza o en una de las ocho de alrededor.
source-text-first-edition = el texto de la primera edición
value-abbey-end-of-game-abbey-round-short = una última ronda para colocarlas
value-abbey-end-of-game-abbey-round = Después del último turno todos pueden colocar la abadía que les quede, en una sola ronda que empieza por la izquierda de quien colocó la última pieza.
value-abbey-end-of-game-forfeit-short = se pierden
value-abbey-end-of-game-forfeit = Las abadías que no se han colocado al acabar el último turno se pierden.
source-present-text-first-edition = el texto actual de la primera edición
value-barn-placement-no-barn-present-short = solo en un campo sin establo
value-barn-placement-no-barn-present = Un establo se coloca en una esquina donde cuatro piezas se tocan en un mismo campo, si el campo no tiene ningún establo.
value-barn-placement-any-short = en cualquier campo
value-barn-placement-any = Un establo se coloca en una esquina donde cuatro piezas se tocan en un mismo campo, aunque el campo tenga un establo.
value-count-market-at-barn-allowed-short = también cuando se puntúa por un establo
value-count-market-at-barn-allowed = Los seguidores del barrio del mercado pueden unirse a un campo que está a punto de puntuarse a causa de un establo.
value-count-market-at-barn-end-only-short = solo al final de la partida
value-count-market-at-barn-end-only = Los seguidores del barrio del mercado solo salen de él al final de la partida, aunque se puntúe un campo a causa de un establo.
source-ruling-our-own-field-is-scored = una decisión nuestra; el campo se puntúa en ese momento
value-wagon-from-castle-returns-short = vuelve
value-wagon-from-castle-returns = Un carromato en un castillo vuelve a la reserva cuando se puntúa el castillo.
value-wagon-from-castle-may-move-short = puede continuar
value-wagon-from-castle-may-move = Un carromato en un castillo puede continuar cuando se puntúa el castillo.
source-ruling-our-own-what-is-beside = una decisión nuestra; en ninguna parte se dice qué está junto a un castillo

## 60-count-of-carcassonne.txt

section-the-count-of-carcassonne = El Conde de Carcassonne
value-count-deploy-in-double-turn-per-tile-short = una vez por cada pieza
value-count-deploy-in-double-turn-per-tile = En un turno doble puedes colocar un seguidor en Carcassonne una vez por cada una de tus dos piezas.
value-count-deploy-in-double-turn-once-per-turn-short = una vez por turno
value-count-deploy-in-double-turn-once-per-turn = Puedes colocar un seguidor en Carcassonne una vez por turno, incluso en un turno doble.
source-german-text-and-publishers-answers = el texto alemán y las respuestas de la editorial
value-count-fairy-points-counted-short = cuentan
value-count-fairy-points-counted = Puedes colocar un seguidor en Carcassonne cuando tu pieza ha dado puntos a un oponente pero no a ti; los 3 puntos del hada cuentan para esto en ambos casos.
value-count-fairy-points-ignored-short = no cuentan
value-count-fairy-points-ignored = Puedes colocar un seguidor en Carcassonne cuando tu pieza ha dado puntos a un oponente pero no a ti; los 3 puntos del hada no cuentan para esto.
source-devirs-book-taken-literally = el reglamento de Devir, al pie de la letra
value-count-abbot-yes-short = solo en el barrio de la catedral
value-count-abbot-yes = Tu abad se puede colocar en el barrio de la catedral y salir de allí hacia un claustro o jardín que se puntúa; si al final de la partida se puede salir de todos los barrios, también hacia uno incompleto.
value-count-abbot-no-short = nunca
value-count-abbot-no = Un abad no se puede colocar en Carcassonne.
source-german-list-followers-new-edition = la lista alemana de seguidores de la nueva edición
value-count-move-by-player-short = adonde quiera el jugador
value-count-move-by-player = Cuando has colocado un seguidor en Carcassonne puedes mover al Conde a cualquier barrio; los seguidores de su barrio no pueden salir.
value-count-move-clockwise-short = al barrio siguiente
value-count-move-clockwise = Cada vez que se coloca un seguidor en Carcassonne, el Conde pasa al barrio siguiente, del castillo al mercado, a los herreros, a la catedral y vuelta a empezar; los seguidores de su barrio no pueden salir.
value-count-move-follow-meeple-short = con el seguidor recién colocado
value-count-move-follow-meeple = Cada vez que se coloca un seguidor en Carcassonne, el Conde se mueve a su barrio; los seguidores del barrio del Conde no pueden salir.
value-count-multi-feature-single-pass-short = todas juntas
value-count-multi-feature-single-pass = Cuando una pieza completa varias construcciones, cada jugador tiene una sola ocasión de mover seguidores desde Carcassonne a cualquiera de ellas, y después se puntúan todas juntas.
value-count-multi-feature-per-feature-short = una tras otra
value-count-multi-feature-per-feature = Cuando una pieza completa varias construcciones, se puntúan una tras otra, en el orden que elige quien colocó la pieza, y para cada una se puede salir de Carcassonne; cuando ya nadie puede salir, no se pregunta el orden.
source-ruling-our-own-devirs-book-describes = una decisión nuestra, porque el reglamento de Devir describe una única puntuación
value-count-final-quarters-market-only-short = solo del barrio del mercado
value-count-final-quarters-market-only = Al final de la partida los seguidores solo pueden salir del barrio del mercado, a cualquier campo, a no ser que el Conde esté allí; los de los otros barrios se quedan.
value-count-final-quarters-all-short = de todos los barrios
value-count-final-quarters-all = Al final de la partida los seguidores pueden salir de todos los barrios menos del barrio del Conde: a cualquier campo y a ciudades, caminos y claustros incompletos; un abad, también a un jardín incompleto.
source-publishers-answers = las respuestas de la editorial
source-independent-engine-plays-new-edition-so = el motor independiente, que juega así la nueva edición
value-count-final-order-single-pass-short = todos los seguidores de una vez
value-count-final-order-single-pass = En estos últimos movimientos cada jugador tiene una sola ocasión, con tantos seguidores como quiera, empezando por la izquierda de quien colocó la última pieza.
value-count-final-order-one-at-a-time-short = un seguidor cada vez
value-count-final-order-one-at-a-time = En estos últimos movimientos los jugadores sacan un seguidor cada vez, en el sentido de las agujas del reloj, empezando por la izquierda de quien colocó la última pieza; quien pasa ya no mueve más.

## 61-king-and-robber.txt

section-king-and-robber = El Rey y el Barón Ladrón
value-king-robber-scoring-per-feature-short = 1 punto por ciudad completa o camino completo, al final
value-king-robber-scoring-per-feature = Quien ha completado la ciudad más grande hasta el momento tiene el rey, y quien ha completado el camino más largo, el barón ladrón; al final el rey da 1 punto por cada ciudad completa y el barón ladrón 1 punto por cada camino completo, fueran de quien fueran.
value-king-robber-scoring-ten-each-short = 10 puntos cada uno
value-king-robber-scoring-ten-each = Quien ha completado la ciudad más grande hasta el momento tiene el rey, y quien ha completado el camino más largo, el barón ladrón; al final cada uno de los dos da 10 puntos.
value-king-robber-scoring-fifteen-forty-short = 15 puntos, o 40 por los dos
value-king-robber-scoring-fifteen-forty = Quien ha completado la ciudad más grande hasta el momento tiene el rey, y quien ha completado el camino más largo, el barón ladrón; al final cada uno de los dos da 15 puntos, y los dos juntos, 40.
value-king-robber-scoring-continuous-short = 1 punto por ciudad o camino que se completa, durante la partida
value-king-robber-scoring-continuous = Quien ha completado la ciudad más grande hasta el momento tiene el rey, y quien ha completado el camino más largo, el barón ladrón; cada vez que se completan ciudades el rey da 1 punto por cada una, y el barón ladrón lo mismo por los caminos, antes de cambiar de manos; al final no dan nada.
value-king-counts-carcassonne-yes-short = cuenta
value-king-counts-carcassonne-yes = Carcassonne cuenta como ciudad completa para el rey al final, pero no da el rey a nadie.
value-king-counts-carcassonne-no-short = no cuenta
value-king-counts-carcassonne-no = Carcassonne ni cuenta como ciudad completa para el rey ni da el rey a nadie.
source-public-rules-as-november-2013 = las reglas públicas de noviembre de 2013
value-king-counts-castles-no-short = no cuentan
value-king-counts-castles-no = Una ciudad pequeña que se convierte en castillo no da el rey a nadie y no cuenta para el rey al final.
value-king-counts-castles-yes-short = cuentan
value-king-counts-castles-yes = Una ciudad pequeña que se convierte en castillo cuenta como ciudad completa para el rey.
source-ruling-our-own-from-what-first = una decisión nuestra, a partir de lo que la primera edición dice de los castillos

## 70-mage-and-witch.txt

section-mage-and-witch = Mago y Bruja
value-magic-join-on-magic-tile-one-move-short = un movimiento
value-magic-join-on-magic-tile-one-move = Con una pieza con símbolo de mago tienes que colocar o mover al mago o a la bruja; si la pieza además reúne a los dos en una misma construcción, un solo movimiento de uno de ellos sirve para ambas cosas.
value-magic-join-on-magic-tile-two-moves-short = dos movimientos
value-magic-join-on-magic-tile-two-moves = Con una pieza con símbolo de mago tienes que colocar o mover al mago o a la bruja; si la pieza además reúne a los dos en una misma construcción, primero separas a uno de ellos con un movimiento aparte.
source-ruling-our-own = una decisión nuestra
value-magic-unoccupied-completed-aside-short = se deja a un lado
value-magic-unoccupied-completed-aside = Cuando se completa una construcción, su mago o su bruja se deja a un lado, aunque no hubiera ningún seguidor y nadie se anotara puntos.
value-magic-unoccupied-completed-stays-short = se queda
value-magic-unoccupied-completed-stays = Cuando se completa una construcción, su mago o su bruja se deja a un lado, pero se queda si no había ningún seguidor.
source-ruling-our-own-could-never-act = una decisión nuestra, porque ya no podría actuar nunca más
value-mage-on-zeroed-feature-per-tile-short = 1 punto por pieza
value-mage-on-zeroed-feature-per-tile = Si un camino incompleto con posada o una ciudad incompleta con catedral no valen nada al final, el mago da aun así 1 punto por pieza.
value-mage-on-zeroed-feature-zero-short = nada
value-mage-on-zeroed-feature-zero = Si un camino incompleto con posada o una ciudad incompleta con catedral no valen nada al final, el mago tampoco da nada.
source-wording-big-box-4-and-new = el texto de Big Box 4 y de la nueva edición

## 80-bridges-castles-and-bazaars.txt

section-bridges-castles-and-bazaars-bridges = Mercados y Puentes: puentes
value-bridge-timing-any-time-short = con la pieza o después de la figura
value-bridge-timing-any-time = Con cada pieza puedes construir un puente sobre ella o sobre una adyacente, al colocarla o después de la figura; un puente que la pieza necesita se construye siempre con ella.
value-bridge-timing-with-tile-short = solo con la pieza
value-bridge-timing-with-tile = Con cada pieza puedes construir un puente sobre ella o sobre una adyacente, al colocarla y no más tarde.
section-bridges-castles-and-bazaars-bazaars = Mercados y Puentes: mercados
value-bazaar-mode-auction-short = las piezas se subastan
value-bazaar-mode-auction = Después de una pieza de mercado se pone boca arriba una pieza por jugador y se subastan; cada uno puja una vez. Si alguien supera su puja, el subastador compra la pieza y paga la puja más alta a quien la hizo, o se la vende por esos puntos; la pieza se coloca en el turno siguiente.
value-bazaar-mode-draft-short = las piezas se toman por turnos
value-bazaar-mode-draft = Después de una pieza de mercado se pone boca arriba una pieza por jugador; empezando por la izquierda del jugador activo, cada uno toma una.
source-text-first-edition-prints-other-as = el texto de la primera edición, que imprime lo otro como variante
value-bazaar-bid-limit-own-score-short = hasta los puntos propios
value-bazaar-bid-limit-own-score = No puedes pujar más puntos de los que tienes, y un subastador que no puede pagar la puja más alta tiene que vender.
value-bazaar-bid-limit-unlimited-short = hasta 100 más que los puntos propios
value-bazaar-bid-limit-unlimited = Una puja puede superar tus propios puntos, en 100 como mucho.
section-bridges-castles-and-bazaars-castles = Mercados y Puentes: castillos
value-castle-simultaneous-owner-chooses-short = elige el dueño
value-castle-simultaneous-owner-chooses = Si varias construcciones activan un castillo a la vez, su dueño elige de cuál toma los puntos.
value-castle-simultaneous-largest-short = la que más vale
value-castle-simultaneous-largest = Si varias construcciones activan un castillo a la vez, toma los puntos de la que más vale.

## 90-hills-and-sheep.txt

section-hills-and-sheep = Colinas y Ovejas
value-hill-tiebreaker-at-least-one-short = basta un seguidor en una colina
value-hill-tiebreaker-at-least-one = Entre jugadores igual de fuertes, reciben los puntos los que tienen un seguidor de la construcción en una colina; uno vale tanto como varios.
value-hill-tiebreaker-number-of-followers-short = más seguidores en colinas
value-hill-tiebreaker-number-of-followers = Entre jugadores igual de fuertes, reciben los puntos los que tienen más seguidores de la construcción en colinas.
source-rules-2014 = las reglas de 2014
value-vineyards-for-gardens-no-short = solo claustros
value-vineyards-for-gardens-no = Cada viñedo alrededor de un claustro completo vale 3 puntos; los jardines no reciben nada por ellos.
value-vineyards-for-gardens-yes-short = también jardines
value-vineyards-for-gardens-yes = Cada viñedo alrededor de un claustro o jardín completo vale 3 puntos.
source-ruling-our-own-every-text-names = una decisión nuestra; todos los textos nombran solo los claustros
value-closed-field-choice-choice-first-short = antes se elige
value-closed-field-choice-choice-first = Si cierras el campo de tu propio pastor, todavía eliges si amplías el rebaño antes de llevarlo al establo.
value-closed-field-choice-herd-only-short = directamente al establo
value-closed-field-choice-herd-only = Si cierras el campo de tu propio pastor, el rebaño se lleva al establo enseguida.
source-reading-author-players-encyclopedia = la lectura del autor de la enciclopedia de los jugadores

## books.txt

note-volcano-tiles-were-put-aside-says = Las piezas de volcán que se dejaron a un lado se vuelven a mezclar en la bolsa.
note-volcano-tiles-were-put-aside-read = Las piezas de dragón; nunca se deja a un lado ninguna otra.
note-dragon-enters-game-volcano-revealed-says = El dragón entra en juego cuando se revela un volcán.
note-dragon-enters-game-volcano-revealed-read = Cuando se coloca el volcán.
note-enter-carcassonne-opponents-score-1-says = Puedes entrar en Carcassonne cuando los oponentes se anotan «1 punto».
note-enter-carcassonne-opponents-score-1-read = Al menos 1 punto.
note-followers-leave-cathedral-quarter-for-says = Los seguidores salen del barrio de la catedral hacia un claustro, y falta «completado».
note-followers-leave-cathedral-quarter-for-read = Como con las ciudades y los caminos: solo hacia uno completo, así que no al final de la partida.
note-dragon-returns-follower-one-without-says = El dragón devuelve a un seguidor: a uno, y sin una lista de lo que se come.
note-dragon-returns-follower-one-without-read = Todas las figuras de su pieza que se puede comer, tal como las enumera la nueva edición.
note-rule-lets-dragon-interrupt-game-says = La regla deja que el dragón interrumpa la partida una vez colocado el seguidor, pero en el ejemplo antes se termina el turno.
note-rule-lets-dragon-interrupt-game-read = Como en el ejemplo: el dragón se mueve después de puntuar.
note-princess-has-returned-knight-no-says = Cuando la princesa ha devuelto a un caballero, no se puede colocar ningún seguidor en esta pieza; la nueva edición dice que ninguno en este turno.
note-princess-has-returned-knight-no-read = Con esa pieza ya no queda acción con figuras.
note-fairys-3-points-come-in-says = Los 3 puntos del hada se suman a los puntos de la construcción.
note-fairys-3-points-come-in-read = Se reciben aunque la construcción no dé nada a ese jugador.
note-box-king-scout-only-king-says = De la expansión King & Scout solo se nombra al rey.
note-box-king-scout-only-king-read = El Scout no forma parte del juego.
note-dragons-step-labeled-1b-before-says = El paso del dragón lleva el número 1b, antes de colocar un seguidor.
note-dragons-step-labeled-1b-before-read = Después de la acción con figuras, antes de puntuar.
note-dragon-stuck-has-visited-all-says = El dragón no puede seguir cuando ha visitado todas las piezas vecinas.
note-dragon-stuck-has-visited-all-read = Siempre que no tiene ninguna pieza adonde ir, también por el hada o por el borde del tablero.
note-after-volcano-next-players-turn-says = Después de un volcán es el turno del siguiente jugador.
note-after-volcano-next-players-turn-read = Antes se puntúa lo que completa la pieza de volcán.
note-at-tunnel-fields-separate-says = En el túnel «los campos están separados».
note-at-tunnel-fields-separate-read = Los dos lados de la ciudad están separados, y el camino no corta ninguno.
note-after-princess-has-returned-knight-says = Después de que la princesa haya devuelto a un caballero no se coloca ninguna figura en este turno.
note-after-princess-has-returned-knight-read = Ninguna en la acción con figuras; los seguidores todavía pueden salir de Carcassonne y entrar en ella.
note-fairy-moves-on-turn-without-says = El hada se mueve en un turno en el que no se coloca ni se mueve ninguna figura.
note-fairy-moves-on-turn-without-read = Sin colocar una figura ni recuperar al abad; los movimientos para salir de Carcassonne y entrar en ella son libres.
note-dragons-text-sends-reader-page-says = El texto del dragón remite a la página 3 para el hada.
note-dragons-text-sends-reader-page-read = Página 5; no cambia ninguna regla.
note-german-heading-left-over-princess-says = Sobre la princesa ha quedado un título en alemán, y en el texto se han perdido algunos símbolos.
note-german-heading-left-over-princess-read = Se pasan por alto; ninguna regla cambia.
note-list-contents-forgets-fairy-says = La lista del contenido olvida al hada.
note-list-contents-forgets-fairy-read = La caja contiene un dragón y un hada.
note-sentence-about-portal-garbled-says = La frase sobre el portal está mal construida.
note-sentence-about-portal-garbled-read = Puedes colocar un seguidor en la pieza del portal o en cualquier pieza que ya esté en el tablero.
note-at-monastery-in-city-follower-says = En el claustro en la ciudad se coloca un seguidor «en esta ciudad».
note-at-monastery-in-city-follower-read = En esta pieza: en el claustro, en la ciudad o en el campo.
note-figure-taken-off-board-only-says = Una figura solo se retira del tablero si ningún camino ni ciudad ofrece sitio.
note-figure-taken-off-board-only-read = Siempre que ni el mago ni la bruja se puedan colocar o mover legalmente.
note-symbol-lost-where-tiles-counted-says = Se ha perdido un símbolo donde se cuentan las piezas.
note-symbol-lost-where-tiles-counted-read = Hay 8 piezas con símbolo de mago.
note-mage-witch-leave-after-they-says = El mago o la bruja se van después de haber «participado en una puntuación».
note-mage-witch-leave-after-they-read = También si nadie se ha anotado puntos.

## turn.txt

step-t0-fairys-point = El punto del hada.
step-t1-draw-tile = Roba una pieza.
step-t1-river-tiles-first = Primero las piezas de río.
step-t1-dragon-tiles-put-aside-until = Las piezas de dragón se dejan a un lado hasta que se coloca el primer volcán.
step-t1-place-abbey-into-hole-instead = O, en su lugar, coloca la abadía en un hueco.
step-t1-instead-drawing-take-tile-won = En lugar de robar, toma la pieza conseguida en un mercado.
step-t1-below-hill-tile-goes-next = Debajo de una pieza de colina va la siguiente de la bolsa, sin mirarla, que queda fuera del juego.
step-t2-place = Colócala.
step-t2-with-at-most-one-bridge = Con un puente como mucho, obligatorio si la pieza solo encaja con él.
step-t3a-volcano-calls-dragon = Un volcán llama al dragón.
step-t3b-mage-witch = El mago y la bruja.
step-t3c-tile-that-extends-road-city = Una pieza que amplía el camino o la ciudad de tu constructor te promete una segunda pieza.
step-t3-then-dragons-journey = Después, el trayecto del dragón.
step-t4-0-princess-must-return-knight = La princesa tiene que devolver a un caballero.
step-t4-0-princess-may-return-knight = La princesa puede devolver a un caballero.
step-t4-1-at-most-one-figure-action = Como mucho una acción con figuras: coloca un seguidor.
step-t4-1-with-portal-on-any-tile = Con un portal, en cualquier pieza.
step-t4-1-builder-beside-an-own-follower = O al constructor, junto a un seguidor tuyo.
step-t4-1-pig-beside-an-own-farmer = O el cerdo, junto a un granjero tuyo.
step-t4-1-mayor-in-city-where-he = O al alcalde, en una ciudad, donde tiene tanta fuerza como escudos haya en ella.
step-t4-1-wagon-on-road-in-city = O el carromato, en un camino, una ciudad o un claustro.
step-t4-1-shepherd-in-field-without-one = O al pastor, en un campo sin pastor.
step-t4-1-add-floor-tower-place-guard = O añade un segmento a una torre, o coloca un vigilante en una.
step-t4-1-take-back-abbot = O recupera al abad.
step-t4-1-move-fairy = O mueve al hada.
step-t4-1-place-barn-on-corner-where = O coloca el establo en una esquina donde cuatro piezas se toquen en un campo.
step-t4-2-new-floor-may-capture-follower = Un nuevo segmento de torre puede capturar a un seguidor; si la otra parte tiene uno, se intercambian los dos.
step-t4-2-bridge-if-none-was-built = Un puente, si no se construyó ninguno con la pieza.
step-t5-new-shepherd-draws-token-flock = Un nuevo pastor roba una ficha; un rebaño cuyo campo ha ampliado la pieza crece con una ficha o se lleva al establo, a un punto por oveja; los rebaños de los campos cerrados se llevan al establo.
step-t5-wolf-scatters-flocks-field = Un lobo dispersa los rebaños del campo.
step-t6-dragons-journey = El trayecto del dragón.
step-t7-owners-turn-completed-small-cities = Los dueños convierten en castillos las ciudades pequeñas completadas o dejan que se puntúen.
step-t8a-moves-out-carcassonne = Movimientos desde Carcassonne.
step-t8b-completed-features-scored = Se puntúan las construcciones completadas.
step-t8b-with-fairys-3-points = Con los 3 puntos del hada.
step-t8b-monastery-with-3-points-more = Un claustro vale 3 puntos más por cada viñedo a su alrededor.
step-t8c-farmers-whose-field-gets-barn = Los granjeros cuyo campo recibe un establo se anotan 3 puntos por ciudad completa y vuelven a la reserva; los que llegan más tarde a un establo se anotan 1.
step-t8d-castle-beside-completed-feature-takes = Un castillo junto a una construcción completada toma los mismos puntos, una vez; estos cuentan a su vez para otros castillos.
step-t8e-their-figures-return = Sus figuras vuelven a la reserva.
step-t8e-mage-witch-put-aside = El mago y la bruja se dejan a un lado.
step-t8e-whoever-placed-tile-takes-goods = Quien colocó la pieza toma las mercancías de las ciudades completadas.
step-t8e-becomes-king-for-largest-city = Y obtiene el rey por la ciudad más grande.
step-t8e-robber-for-longest-road = Y el barón ladrón por el camino más largo.
step-t8f-wagons-whose-feature-was-scored = Los carromatos cuya construcción se ha puntuado continúan o vuelven a la reserva.
step-t8g-placement-in-carcassonne-then-count = Colocación en Carcassonne y después el Conde.
step-t9-dragons-journey = El trayecto del dragón.
step-t9-builders-second-part-from-t1 = La segunda pieza del constructor, desde T1.
step-t10-bazaar-if-bazaar-tile-was = Un mercado, si se colocó una pieza de mercado.
step-t10-next-player-end-game = El siguiente jugador, o el fin de la partida.
step-t10-after-lake-with-volcano-same = Después del lago con el volcán, otra vez el mismo jugador.
step-t10-at-end-round-for-abbeys = Al final, una ronda para las abadías que quedan.
step-t10-at-end-last-moves-out = Al final, los últimos movimientos desde Carcassonne.
step-fs-1-incomplete-features-scored = Se puntúan las construcciones incompletas.
step-fs-1-guards-prisoners-floors-bring-nothing = Los vigilantes, los prisioneros y los segmentos de torre no dan nada.
step-fs-1-castles-bring-nothing = Los castillos no dan nada.
step-fs-1-flocks-bring-nothing = Los rebaños no dan nada.
step-fs-2-fields-scored = Se puntúan los campos.
step-fs-2-castle-counts-as-complete-city = Un castillo cuenta como una ciudad completa con un punto más.
step-fs-2-with-point-more-per-city = Con un punto más por ciudad si hay un cerdo.
step-fs-2-barns-score-4-per-city = Los establos dan 4 puntos por ciudad.
step-fs-3-most-goods-each-kind-bring = La mayoría de mercancías de cada tipo da 10 puntos.
step-fs-3-king-robber-scored = Se puntúan el rey y el barón ladrón.
step-fs-4-most-points-win = Gana quien tiene más puntos.
