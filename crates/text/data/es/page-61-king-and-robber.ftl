### King & Robber: the words of the page that players read. Its order and conditions are in ../pages/61-king-and-robber.txt.

page-king-and-robber = El Rey y el Barón Ladrón
page-king-and-robber-box = Se mezclan 5 piezas nuevas con todas las demás. El rey y el barón ladrón, dos fichas, se dejan junto al tablero y al principio no son de nadie. Tu turno sigue igual, pero desde ahora vale la pena completar la ciudad más grande y el camino más largo.
page-king-and-robber-box-king = Se mezclan 5 piezas nuevas con todas las demás. El rey, una ficha, se deja junto al tablero y al principio no es de nadie. Tu turno sigue igual, pero desde ahora vale la pena completar la ciudad más grande. El barón ladrón no se usa en esta partida.
page-king-and-robber-box-robber = Se mezclan 5 piezas nuevas con todas las demás. El barón ladrón, una ficha, se deja junto al tablero y al principio no es de nadie. Tu turno sigue igual, pero desde ahora vale la pena completar el camino más largo. El rey no se usa en esta partida.
page-king-and-robber-box-plain = Se mezclan 5 piezas nuevas con todas las demás. El rey y el barón ladrón no se usan en esta partida.

page-king-and-robber-king = El rey
page-king-and-robber-becomes-king = Quien completa la primera ciudad de la partida obtiene el rey y toma la ficha. Quien más tarde completa una ciudad con más piezas que la más grande hasta el momento se queda con el rey. Una ciudad del mismo tamaño no basta.
page-king-and-robber-completer = Lo que cuenta es quién coloca la pieza que completa la ciudad. No importa de quién sean los caballeros que hay en ella, ni si hay alguno.
page-king-and-robber-size = Para el tamaño solo cuentan las piezas, no los escudos ni nada más.
page-king-and-robber-king-example = Ejemplo: Rojo tiene el rey con una ciudad de 3 piezas. Tú completas otra de 3 piezas con 2 escudos: Rojo conserva el rey. Más tarde completas una ciudad de 4 piezas en la que Verde tiene el único caballero. Verde se anota los puntos, y tú obtienes el rey. Para quitártelo hacen falta 5 piezas.

page-king-and-robber-robber = El barón ladrón
page-king-and-robber-becomes-robber = Con el barón ladrón pasa lo mismo, pero con los caminos: quien completa el primer camino toma la ficha, y quien completa uno más largo que el más largo hasta el momento se queda con ella. Cada pieza de un camino cuenta una sola vez.
page-king-and-robber-becomes-robber-alone = Quien completa el primer camino de la partida toma el barón ladrón. Quien más tarde completa un camino con más piezas que el más largo hasta el momento se queda con él; un camino de la misma longitud no basta. Lo que cuenta es quién coloca la pieza que completa el camino, no de quién sean los ladrones que hay en él. Cada pieza de un camino cuenta una sola vez.
page-king-and-robber-both-tokens = Puedes tener las dos fichas.
page-king-and-robber-each-tile = En un turno doble, cada una de las dos piezas cuenta por separado.
page-king-and-robber-abbey = Si tu abadía completa una ciudad o un camino, eres tú quien los ha completado. Pero la abadía no cuenta como una de sus piezas.

page-king-and-robber-points = Lo que dan
page-king-and-robber-king-per-feature = Al final de la partida, el rey da a quien lo tiene 1 punto por cada ciudad completa del tablero, sin importar quién la completó ni quién se anotó sus puntos. Ejemplo: hay 9 ciudades completas y 3 incompletas. El rey da 9 puntos.
page-king-and-robber-robber-per-feature = Al final de la partida, el barón ladrón da a quien lo tiene 1 punto por cada camino completo del tablero, sin importar quién lo completó ni quién se anotó sus puntos. Ejemplo: hay 7 caminos completos. El barón ladrón da 7 puntos.
page-king-and-robber-ten-each = Al final de la partida, cada ficha da 10 puntos a quien la tiene.
page-king-and-robber-fifteen-forty = Al final de la partida, cada ficha da 15 puntos a quien la tiene. Quien tiene las dos recibe 40 puntos por ambas juntas.
page-king-and-robber-fifteen = Al final de la partida, el rey da 15 puntos a quien lo tiene.
page-king-and-robber-fifteen-robber = Al final de la partida, el barón ladrón da 15 puntos a quien lo tiene.
page-king-and-robber-king-continuous = El rey da puntos durante la partida y ninguno al final: cada vez que una pieza completa ciudades, quien tiene el rey en ese momento recibe 1 punto por cada una. Solo después puede cambiar de manos. Ejemplo: Rojo tiene el rey con una ciudad de 3 piezas, y tu pieza completa una ciudad de 4 y otra de 2. Rojo se anota 2 puntos; después obtienes tú el rey.
page-king-and-robber-robber-continuous = El barón ladrón da puntos durante la partida y ninguno al final: cada vez que una pieza completa caminos, quien tiene el barón ladrón en ese momento recibe 1 punto por cada uno. Solo después puede cambiar de manos.
page-king-and-robber-carcassonne-counts = La ciudad de Carcassonne cuenta como una ciudad completa más, pero no da el rey a nadie.
page-king-and-robber-carcassonne-does-not = La ciudad de Carcassonne no cuenta como ciudad completa para el rey, y no da el rey a nadie.
page-king-and-robber-castle-is-none = Una ciudad pequeña que se convierte en castillo no da el rey a nadie, y no es una ciudad completa para el rey.
page-king-and-robber-castle-is-one = Una ciudad pequeña que se convierte en castillo es una ciudad completa para el rey como cualquier otra.

page-king-and-robber-tiles = Piezas que plantean dudas
page-king-and-robber-two-cities = En la pieza donde se cruzan dos ciudades, una pasa por encima de la otra: son dos ciudades, a no ser que otras piezas las conecten.
page-king-and-robber-monastery = En la pieza con un claustro y un segmento de ciudad, ambos están separados: un seguidor está en uno o en la otra.
