### River I and River II: the words of the page that players read. Its order and conditions are in ../pages/05-river.txt.

page-river = El río
page-river-first = La partida empieza con un río. Se roban y colocan piezas de río hasta que se han usado todas; solo entonces se roban piezas de territorio. Por lo demás, tus turnos son los habituales desde la primera pieza: coloca una pieza, coloca un seguidor si quieres, puntúa.

page-river-setup = Preparación
page-river-river-one = El río I tiene 12 piezas: el nacimiento, un lago y 10 piezas que van entre los dos.
page-river-river-two = El río II tiene 12 piezas: el nacimiento, una bifurcación, un lago con un volcán y 9 más. En una de las 9, un brazo del río termina en una ciudad.
page-river-both = Los dos ríos se juegan como uno solo. El segundo nacimiento y el lago sin volcán se quedan en la caja, así que el río tiene 22 piezas.
page-river-spring = El nacimiento está en la mesa antes del primer turno, y nadie coloca un seguidor en él. Mezcla las demás piezas de río boca abajo, pero aparta el lago: se roba en último lugar.
page-river-spring-at-carcassonne = Primero se coloca la ciudad de Carcassonne. El nacimiento del río va junto a su esquina noreste, y el río se aleja de ella hacia el este. La pieza de inicio habitual no se usa. Mezcla las demás piezas de río boca abajo, pero aparta el lago: se roba en último lugar.
page-river-fork-first = Aparta también la bifurcación: el primer jugador la coloca en el primer turno. El lago que llega en último lugar es el del volcán.
page-river-start-discard = La pieza de inicio habitual no se usa.
page-river-start-after = La pieza de inicio habitual no se pierde: es la primera pieza de territorio que se roba después del río.
page-river-start-among-river = La pieza de inicio habitual no se pierde: se mezcla con las piezas de río, y quien la roba la coloca como una pieza de territorio.
page-river-start-among-land = La pieza de inicio habitual no se pierde: se mezcla con las piezas de territorio.

page-river-placing = Colocar piezas de río
page-river-flow = Una pieza de río tiene que continuar el río: uno de sus lados con río se une a un extremo abierto. Todos los demás lados tienen que encajar como siempre.
page-river-arms = Después de la bifurcación el río tiene dos brazos, y tú eliges cuál de ellos continúa tu pieza. La pieza en la que el río termina en una ciudad cierra un brazo definitivamente; el lago con el volcán cierra el otro.
page-river-no-u-turn = El río no puede dar media vuelta de golpe: si una pieza gira a la izquierda, la siguiente no puede girar también a la izquierda, y lo mismo vale para la derecha. Con una pieza recta en medio, sí puede.
page-river-fork-exits = En la bifurcación, mira cada brazo por separado: un brazo que sale de ella hacia la izquierda no puede girar a la izquierda en su siguiente pieza, y uno que sale hacia la derecha no puede girar a la derecha.
page-river-arms-apart = Los dos brazos nunca se pueden unir, y dos extremos abiertos no pueden dar a la misma casilla vacía.
page-river-corridor = El río necesita espacio: delante de cada extremo abierto de la nueva pieza tiene que quedar libre de piezas una franja de tres casillas de ancho, hasta donde llegue el paisaje. Y dos extremos abiertos no pueden avanzar en el mismo sentido por filas o columnas vecinas.
page-river-no-fit = Una pieza de río que no encaja en ningún sitio se descarta, y robas otra pieza de río. Si no encaja ni la última, el río simplemente queda abierto.

page-river-figures = Seguidores junto al río
page-river-figure = Puedes colocar seguidores en las piezas de río como en cualquier otra, pero nunca en el propio río. El río no es de nadie y no da puntos. Lo que completan las piezas de río se puntúa como siempre.
page-river-banks = El río separa los campos como un camino. Pero alrededor del nacimiento y alrededor de un lago la tierra está conectada, así que allí las dos orillas son un mismo campo. Ejemplo: Rojo tiene un granjero en una orilla justo al lado del nacimiento. La otra orilla junto al nacimiento es el mismo campo, y no puedes colocar allí un granjero. Donde un camino cruza el río por un puente, el camino también separa la tierra.
page-river-garden = También puedes colocar a tu abad en el jardín de una pieza de río.

page-river-volcano = El lago con el volcán
page-river-volcano-again = Cuando colocas el lago con el volcán, no colocas ninguna figura en él. Después juegas enseguida otro turno completo, con la primera pieza de territorio.
page-river-volcano-next = Cuando colocas el lago con el volcán, no colocas ninguna figura en él. El siguiente jugador empieza con las piezas de territorio.
page-river-volcano-fairy = Como es un turno nuevo, el hada vuelve a dar su punto al principio.
page-river-volcano-dragon = El volcán trae al dragón, como cualquier otro volcán.
page-river-volcano-idle = El volcán no tiene ningún otro significado en esta partida.

page-river-symbols = Posada y piara de cerdos
page-river-symbols-always = Dos piezas de río muestran símbolos que quizá conozcas de otras expansiones. En esta partida cuentan, sean cuales sean las expansiones con las que juegas.
page-river-inn-zero = El puente con una posada: un camino completo con esta posada vale 2 puntos por pieza en lugar de 1. Si está incompleto al final, no vale nada.
page-river-inn-ignore = El puente con una posada: un camino completo con esta posada vale 2 puntos por pieza en lugar de 1. Si está incompleto al final, vale 1 punto por pieza como cualquier otro.
page-river-inn-idle = La posada junto al puente es decoración en esta partida.
page-river-herd-field = La piara de cerdos: quien tiene más granjeros en su campo, en solitario o con empate, recibe 1 punto más por cada ciudad completa de ese campo. Ejemplo: el campo linda con 2 ciudades completas. Te anotas 4 puntos por cada una en lugar de 3, o sea, 8 puntos.
page-river-herd-city = La piara de cerdos: si te anotas puntos por una ciudad con tus granjeros, recibes 1 punto más, siempre que uno de ellos esté en el campo de la piara y ese campo linde con la ciudad.
page-river-herd-pig = La piara y el cerdo se suman: tu propio cerdo te da su punto aparte.
page-river-herd-idle = La piara de cerdos es decoración en esta partida.
page-river-herd-no-farmers = La piara de cerdos es decoración en esta partida, porque no hay granjeros.

page-river-after = Después del río
page-river-then = Cuando se ha colocado la última pieza de río, se sigue con las piezas de territorio. Desde ese momento el río es solo una parte del paisaje.
