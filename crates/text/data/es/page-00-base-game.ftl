### The base game: the words of the page that players read. Its order and conditions are in ../pages/00-base-game.txt.

page-base = El juego básico
page-base-goal = Pieza a pieza, los jugadores van formando un paisaje de caminos, ciudades, claustros y campos. Colocas en él a tus seguidores, que te dan puntos: la mayoría durante la partida, algunos solo al final. Gana quien tiene más puntos al final.

page-base-setup = Preparación
page-base-pieces = El juego básico tiene 72 piezas. Cada jugador toma 7 seguidores de un color como reserva y empieza con 0 puntos.
page-base-players-five = Pueden jugar de 2 a 5 jugadores; el material para el sexto viene con Posadas y Catedrales. También puedes jugar en solitario, para practicar.
page-base-players-six = Pueden jugar de 2 a 6 jugadores. También puedes jugar en solitario, para practicar.
page-base-start-tile = Pon en la mesa la pieza de inicio, que muestra un segmento de ciudad y un camino. Mezcla todas las demás boca abajo. Nadie coloca un seguidor en la pieza de inicio.
page-base-start-river = La partida empieza con el río: su nacimiento es la primera pieza en la mesa, en lugar de la pieza de inicio habitual. Encontrarás más en la página del río.
page-base-start-count = La partida empieza con la ciudad de Carcassonne: primero se colocan sus 12 piezas, en lugar de la pieza de inicio habitual. Encontrarás más en la página del Conde.
page-base-gardens-idle = Algunas piezas muestran un jardín. En esta partida los jardines son pura decoración.
page-base-abbot = Cada jugador tiene además un abad, que tiene su propia página.

page-base-turn = Tu turno
page-base-steps = Se juega por turnos, en el sentido de las agujas del reloj. Tu turno tiene tres pasos:
page-base-step-tile = Roba una pieza y colócala.
page-base-step-follower = Si quieres, coloca un seguidor en esa pieza.
page-base-step-scoring = Puntúa lo que la pieza ha completado.

page-base-tile = Colocar la pieza
page-base-fit = La nueva pieza tiene que compartir un lado entero con al menos una pieza de la mesa; una esquina no basta. Puedes girarla como quieras, pero tiene que encajar en todos los lados en los que toca otra pieza: camino con camino, ciudad con ciudad, campo con campo.
page-base-must = Si la pieza encaja en algún sitio, tienes que colocarla, aunque en cualquier casilla ayude a otro jugador. Puedes dejar huecos en el paisaje. Una pieza colocada ya no se mueve nunca.
page-base-no-fit = Si no encaja en ningún sitio, la pieza se descarta y robas otra.

page-base-follower = Colocar un seguidor
page-base-roles = Puedes colocar un seguidor de tu reserva en la pieza que acabas de colocar. Elige qué será: en un camino, un ladrón; en una ciudad, un caballero; en un claustro, un monje; en un campo, un granjero. Los granjeros se colocan tumbados, para que todos los distingan de los demás.
page-base-roles-without-farmers = Puedes colocar un seguidor de tu reserva en la pieza que acabas de colocar. Elige qué será: en un camino, un ladrón; en una ciudad, un caballero; en un claustro, un monje. En esta partida no hay granjeros: en los campos no se colocan seguidores, y los campos no se puntúan.
page-base-free = El sitio tiene que estar libre. Un camino o una ciudad es una sola construcción, por muchas piezas que abarque: si hay un seguidor en cualquier parte, aunque sea tuyo, no puedes añadir otro. Ejemplo: tu pieza amplía un camino en el que, 3 piezas más allá, Azul tiene un ladrón. No puedes colocar un ladrón en ese camino.
page-base-joined = Aun así, los seguidores se pueden encontrar: cuando una pieza nueva une dos caminos o dos ciudades que estaban separados, todos los seguidores se quedan donde están y comparten el camino o la ciudad que resulta.
page-base-at-once = Si tu pieza completa algo que está libre, puedes colocar ahí un seguidor de todos modos: se puntúa enseguida y vuelve directamente a tu reserva.
page-base-stays = No puedes recuperar ni mover a un seguidor cuando quieras. Si tu reserva está vacía, no colocas ninguno hasta que vuelva alguno.

page-base-scoring = Puntuación
page-base-completed = Los caminos, las ciudades y los claustros se pueden completar. Todo lo que la nueva pieza ha completado se puntúa enseguida, sean de quien sean los seguidores que haya. Si no hay ninguno, nadie recibe puntos.
page-base-majority = Si varios jugadores tienen seguidores en la misma ciudad o en el mismo camino, el que más tiene recibe todos los puntos y los demás no reciben nada. Si hay empate, cada uno de los empatados recibe todos los puntos. Ejemplo: en una ciudad que vale 10 puntos tienes 2 caballeros y Azul tiene 1. Tú te anotas 10 puntos y Azul, 0. Con 1 caballero cada uno, cada uno se anota 10.
page-base-returned = Después, todos los seguidores que había allí vuelven a las reservas de sus jugadores, también los que no han dado nada. Puedes volver a colocar los tuyos con tu próxima pieza.

page-base-roads = Caminos
page-base-road = Un camino termina en un cruce, en una ciudad o en un claustro. Está completo cuando ya no le queda ningún extremo abierto, o cuando forma un circuito cerrado. Un camino completo vale 1 punto por pieza. Ejemplo: un camino que sale de un cruce, recorre 2 piezas y termina en una ciudad ocupa 4 piezas, así que vale 4 puntos. Una pieza por la que el camino pasa dos veces cuenta una sola vez.

page-base-cities = Ciudades
page-base-city = Una ciudad está completa cuando la rodea una muralla y dentro no queda ninguna casilla vacía. Una ciudad completa vale 2 puntos por pieza, y 2 más por cada escudo. Ejemplo: 3 piezas con 1 escudo valen 8 puntos. Una pieza cuenta una sola vez, aunque dos de sus segmentos pertenezcan a la misma ciudad.
page-base-small-city-two = Las ciudades más pequeñas son una excepción: una ciudad completa de solo 2 piezas vale únicamente 1 punto por pieza y 1 por escudo, o sea, normalmente 2 puntos.
page-base-small-city-four = Esto vale también para las ciudades más pequeñas: una ciudad completa de solo 2 piezas vale 4 puntos.

page-base-monasteries = Claustros
page-base-monastery = Un claustro está completo cuando hay piezas en las 8 casillas que lo rodean, también en las diagonales. Entonces vale 9 puntos, 1 por cada una de las 9 piezas. No importa quién las coloque ni lo que muestren. Puede haber claustros vecinos; cada uno se puntúa por separado.

page-base-fields = Campos
page-base-field = Un campo es toda la tierra verde que está conectada. Los caminos y las ciudades separan un campo de otro. La tierra que rodea un claustro también es un campo: un monje no lo ocupa, y un granjero no ocupa el claustro. Como en los caminos y las ciudades, un granjero solo puede entrar en un campo sin granjeros, pero los campos con granjeros pueden llegar a unirse.
page-base-farmer = Los campos nunca se completan, así que solo se puntúan al final de la partida, y tus granjeros se quedan allí hasta entonces.
page-base-farmer-barn = Los campos nunca se completan, así que solo se puntúan al final de la partida, y tus granjeros se quedan allí hasta entonces. Solo un establo puede devolverlos antes a la reserva, con puntos; encontrarás más en la página de La Abadía y el Alcalde.

page-base-end = El final de la partida
page-base-last-tile = Cuando se ha colocado la última pieza y se ha puntuado como siempre, la partida termina y empieza la puntuación final.
page-base-incomplete = Primero se puntúan los seguidores que están en algo todavía incompleto. De nuevo decide la mayoría de seguidores, y todos los empatados reciben los puntos:
page-base-incomplete-road = Un camino vale 1 punto por pieza.
page-base-incomplete-city = Una ciudad vale 1 punto por pieza y 1 por escudo. Ejemplo: 4 piezas con 1 escudo valen 5 puntos.
page-base-incomplete-monastery = Un claustro vale 1 punto, y 1 más por cada pieza que lo rodea.
page-base-fields-first = Después se puntúan los granjeros, ciudad por ciudad. Para cada ciudad completa, cuenta juntos los granjeros de todos los campos que lindan con ella. Quien más tiene recibe 4 puntos; si hay empate, cada uno de los empatados recibe 4. Cada ciudad se puntúa una sola vez. Ejemplo: dos campos lindan con una ciudad. Tú tienes 1 granjero en cada uno de ellos, y Azul tiene 1 en uno de los dos. Con 2 a 1 te anotas 4 puntos y Azul, 0.
page-base-fields-second = Después se puntúan los granjeros, campo por campo. El jugador con más granjeros en un campo recibe 3 puntos por cada ciudad completa que linda con él; si hay empate, los recibe cada uno de los empatados. Pero te anotas cada ciudad una sola vez, por muchos campos tuyos que linden con ella. Ejemplo: tu campo linda con 2 ciudades completas y te anotas 6 puntos. Tu segundo campo linda con una de ellas y con una tercera ciudad: solo te da 3 más.
page-base-fields-third = Después se puntúan los granjeros, campo por campo. El jugador con más granjeros en un campo recibe 3 puntos por cada ciudad completa que linda con él; si hay empate, los recibe cada uno de los empatados. Una ciudad cuenta para cada campo con el que linda. Ejemplo: tu campo linda con 2 ciudades completas y te anotas 6 puntos. Tu segundo campo linda con una de ellas y con una tercera ciudad: te da 6 más.
page-base-fields-three = Después se puntúan los granjeros, ciudad por ciudad. Para cada ciudad completa, cuenta juntos los granjeros de todos los campos que lindan con ella. Quien más tiene recibe 3 puntos; si hay empate, cada uno de los empatados recibe 3. Cada ciudad se puntúa una sola vez. Ejemplo: dos campos lindan con una ciudad. Tú tienes 1 granjero en cada uno de ellos, y Azul tiene 1 en uno de los dos. Con 2 a 1 te anotas 3 puntos y Azul, 0.
page-base-fields-nothing = Las ciudades incompletas no dan nada a los granjeros.
page-base-winner = Gana quien tiene ahora más puntos. Si hay jugadores con los mismos puntos, comparten la victoria.
