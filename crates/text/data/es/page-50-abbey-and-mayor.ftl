### Abbey & Mayor: the words of the page that players read. Its order is in pages/50-abbey-and-mayor.txt.

page-abbey-and-mayor = La Abadía y el Alcalde
page-abbey-and-mayor-box = Se mezclan en la bolsa 12 piezas nuevas con todas las demás. Cada jugador recibe:
page-abbey-and-mayor-box-abbey = Una abadía, una pieza que nunca entra en la bolsa. En uno de tus turnos la colocas en un hueco en lugar de robar una pieza.
page-abbey-and-mayor-box-mayor = Un alcalde, un seguidor para las ciudades, que tiene tanta fuerza como escudos haya en la suya.
page-abbey-and-mayor-box-wagon = Un carromato, un seguidor que puede continuar hasta otra construcción cuando la suya se ha puntuado.
page-abbey-and-mayor-box-barn = Un establo, que devuelve a la reserva a los granjeros de un campo y da puntos por él al final.
page-abbey-and-mayor-box-instead = Estas figuras se colocan como un seguidor, después de la pieza y en lugar de cualquier otra figura.

page-abbey-and-mayor-abbey = La abadía
page-abbey-and-mayor-abbey-place = Al empezar tu turno puedes colocar tu abadía en lugar de robar una pieza. Solo se coloca en un hueco: una casilla vacía con piezas en los cuatro lados, muestren lo que muestren. Lo que haya en sus esquinas no importa. Nunca es obligatorio colocarla, pero una vez que has robado una pieza ya es tarde para este turno.
page-abbey-and-mayor-abbey-ends = Todo camino, ciudad o campo que toca la abadía termina allí, y los campos no se unen a través de ella. Si cierra el último extremo abierto de un camino o de una ciudad, esa construcción queda completa y se puntúa. La abadía no cuenta como una de sus piezas.
page-abbey-and-mayor-abbey-monk = La abadía es un claustro. Puedes colocar en ella un seguidor como monje, que da 9 puntos cuando hay piezas en las 8 casillas que la rodean. Para otros claustros la abadía cuenta como una pieza.
page-abbey-and-mayor-abbey-example = Ejemplo: Azul tiene un ladrón en un camino de 4 piezas que solo está abierto hacia un hueco. Colocas allí tu abadía con un monje: el camino está completo, y Azul se anota 4 puntos, no 5. En tres de sus esquinas hay piezas, así que a tu monje le falta una más.
page-abbey-and-mayor-abbey-river = Mientras se construye el río no se puede colocar ninguna abadía.
page-abbey-and-mayor-abbey-abbot = Un abad también puede estar en una abadía, y se le puede recuperar de ella.
page-abbey-and-mayor-abbey-garden = Para los jardines que tiene al lado, la abadía cuenta como una pieza.
page-abbey-and-mayor-abbey-inns = Un camino con posada o una ciudad con catedral completados por la abadía se puntúan con su valor aumentado.
page-abbey-and-mayor-abbey-double = En un turno doble puedes colocar la abadía como primera o como segunda pieza.
page-abbey-and-mayor-abbey-builder = La abadía no amplía nada, así que no da lugar a un turno doble.
page-abbey-and-mayor-abbey-builder-complete = Si la abadía completa el camino o la ciudad de tu constructor, tienes un turno doble.
page-abbey-and-mayor-abbey-goods = Tomas las mercancías de las ciudades que completa tu abadía.

page-abbey-and-mayor-mayor = El alcalde
page-abbey-and-mayor-mayor-place = Coloca a tu alcalde en una ciudad de la pieza nueva, si nadie tiene todavía un seguidor en esa ciudad. No se coloca en ningún otro sitio. En cuanto está allí, la ciudad está ocupada.
page-abbey-and-mayor-mayor-strength = Cuando se puntúa la ciudad, tiene tanta fuerza como escudos haya en ella: con 3 escudos cuenta como 3 caballeros. Sin escudos no cuenta, y si está solo allí, nadie se anota puntos. El valor de la ciudad no cambia. En la puntuación final vale lo mismo para las ciudades incompletas.
page-abbey-and-mayor-mayor-example = Ejemplo: una ciudad completa tiene 6 piezas y 3 escudos y vale 18 puntos. Allí está tu alcalde solo contra dos caballeros de Azul, 3 a 2: te anotas 18 puntos, y Azul, nada. Con un escudo menos serían 2 a 2, y cada uno se anotaría 16.
page-abbey-and-mayor-mayor-builder = Junto a tu alcalde puedes colocar más tarde a tu constructor.

page-abbey-and-mayor-wagon = El carromato
page-abbey-and-mayor-wagon-place = Coloca tu carromato en la pieza nueva, en un camino, una ciudad o un claustro sin seguidores, nunca en un campo. Allí cuenta como un seguidor.
page-abbey-and-mayor-wagon-abbey = Para él, una abadía también es un claustro.
page-abbey-and-mayor-wagon-garden = No puede entrar en los jardines.
page-abbey-and-mayor-wagon-connected = Cuando se ha puntuado su construcción, tanto si has recibido puntos como si no, tu carromato puede continuar en lugar de volver a la reserva. Va a un camino, una ciudad o un claustro incompletos y sin seguidores que alguna pieza una directamente con la construcción recién puntuada: otro camino del mismo cruce, la ciudad o el claustro donde termina un camino, el claustro dentro de una ciudad. Dos ciudades nunca están unidas de este modo. Puede detenerse en cualquier pieza de la nueva construcción.
page-abbey-and-mayor-wagon-nearby = Cuando se ha puntuado su construcción, tanto si has recibido puntos como si no, tu carromato puede continuar en lugar de volver a la reserva. Va a un camino, una ciudad o un claustro incompletos y sin seguidores en su propia pieza o en una de las 8 casillas que la rodean, y se detiene allí.
page-abbey-and-mayor-wagon-connected-abbey = Una abadía está unida a todos los caminos y ciudades que terminan en ella.
page-abbey-and-mayor-wagon-connected-tower = Una base de torre no une los caminos que separa.
page-abbey-and-mayor-wagon-return = Si no hay un sitio así, o si no quieres continuar, vuelve a tu reserva.
page-abbey-and-mayor-wagon-extra = Puede continuar aunque coloques otra figura en el mismo turno. En su nuevo sitio el carromato no se puntúa en el mismo turno.
page-abbey-and-mayor-wagon-order = Si continúan varios carromatos, empieza el jugador que tiene el turno y siguen los demás en el sentido de las agujas del reloj.
page-abbey-and-mayor-wagon-example-connected = Ejemplo: tu carromato está en un camino de 5 piezas que va de un cruce a otro y que ahora está completo. Te anotas 5 puntos. En uno de los cruces empieza un camino incompleto y vacío: tu carromato puede continuar hasta él, por lejos que estuviera.
page-abbey-and-mayor-wagon-example-nearby = Ejemplo: tu carromato está en un camino de 5 piezas que ahora está completo. Te anotas 5 puntos. En una pieza que toca la suya por una esquina hay una ciudad incompleta sin caballeros: tu carromato puede continuar hasta ella.

page-abbey-and-mayor-barn = El establo
page-abbey-and-mayor-barn-off = Sin granjeros los establos no tienen nada que hacer: en esta partida no se puede colocar ninguno.
page-abbey-and-mayor-barn-place = Coloca tu establo en una esquina de la pieza nueva donde se toquen cuatro piezas y las cuatro muestren en esa esquina el mismo campo. Ningún camino ni ciudad puede separarlas allí. El establo se queda hasta el final de la partida.
page-abbey-and-mayor-barn-one = En el campo puede haber granjeros de cualquiera, pero ningún establo. Dos establos solo coinciden si una pieza posterior une sus campos; entonces se quedan los dos.
page-abbey-and-mayor-barn-any = En el campo puede haber granjeros de cualquiera, y también establos.
page-abbey-and-mayor-barn-now = En el turno en que se coloca un establo se puntúan los granjeros de su campo: quien más tiene se anota 3 puntos por cada ciudad completa que linda con el campo. Después todos los granjeros que hay allí vuelven a las reservas de sus dueños. El establo en sí todavía no te da nada.
page-abbey-and-mayor-barn-closed = Desde entonces nadie puede colocar un granjero en este campo.
page-abbey-and-mayor-barn-join = Si una pieza posterior une el campo con otro en el que hay granjeros, quien más granjeros tiene allí se anota solo 1 punto por cada ciudad completa. Después también vuelven a la reserva.
page-abbey-and-mayor-barn-end = Al final tu establo te da 4 puntos por cada ciudad completa que linda con su campo. Los establos no compiten: si varios jugadores tienen uno allí, cada uno se anota los puntos.
page-abbey-and-mayor-barn-values = Estos valores de 3, 1 y 4 puntos se cuentan campo por campo. Los granjeros que quedan en otros campos al final se puntúan ciudad por ciudad, como siempre.
page-abbey-and-mayor-barn-example = Ejemplo: un campo linda con 2 ciudades completas. Rojo tiene allí dos granjeros y Azul, uno. Colocas tu establo: Rojo se anota 6 puntos, y los tres granjeros vuelven a la reserva. Si no pasa nada más, al final te anotas 8 puntos.
page-abbey-and-mayor-barn-pig = Un cerdo aumenta en 1 punto por ciudad lo que los granjeros de su dueño dan a causa de un establo, si tienen la mayoría: 4 puntos en lugar de 3, o 2 en lugar de 1. Vuelve a la reserva con ellos. Lo que dan los establos al final no lo aumenta nunca.
page-abbey-and-mayor-barn-herd = La piara de cerdos del río también aumenta en 1 punto por ciudad lo que los granjeros dan a causa de un establo, pero no lo que dan los establos.

page-abbey-and-mayor-dragon = Con La Princesa y el Dragón
page-abbey-and-mayor-dragon-eats = El dragón se come a los alcaldes y los carromatos; un carromato al que se ha comido no continúa.
page-abbey-and-mayor-dragon-barn = El dragón nunca se come un establo.
page-abbey-and-mayor-dragon-abbey = Para el dragón, una abadía es una pieza como cualquier otra.
page-abbey-and-mayor-dragon-wagon = Un carromato no puede ir a la pieza donde está el dragón.
page-abbey-and-mayor-volcano-figures = Ni el alcalde ni el carromato se pueden colocar en un volcán que acabas de colocar.
page-abbey-and-mayor-volcano-barn = Tu establo se puede colocar en la esquina de un volcán que acabas de colocar.
page-abbey-and-mayor-princess-sends = Una princesa puede hacer salir a un alcalde o un carromato como a cualquier caballero; el carromato no continúa.
page-abbey-and-mayor-princess-then = Si haces salir a alguien, tampoco colocas ninguna figura de esta expansión con esa pieza.
page-abbey-and-mayor-portal-figures = Los alcaldes y los carromatos pueden usar un portal mágico, cada uno hacia las construcciones que le corresponden.
page-abbey-and-mayor-portal-barn = Un establo no puede usar un portal mágico.
page-abbey-and-mayor-fairy-instead = Si mueves al hada, no colocas ninguna figura de esta expansión con esa pieza.
page-abbey-and-mayor-fairy-wagon = Un carromato puede continuar de todos modos, pero el hada se queda atrás.
page-abbey-and-mayor-fairy-mayor = Un alcalde en una ciudad sin escudos recibe de todos modos los 3 puntos del hada cuando se puntúa.
page-abbey-and-mayor-fairy-barn = El hada da sus 3 puntos cuando se puntúan granjeros a causa de un establo, pero no puede acompañar a un establo, y lo que dan los establos al final no tiene que ver con ella.

page-abbey-and-mayor-tower = Con La Torre
page-abbey-and-mayor-tower-capture = Se puede capturar a los alcaldes y los carromatos.
page-abbey-and-mayor-tower-barn = No se pueden capturar los establos.
page-abbey-and-mayor-tower-guard = Ninguna figura de esta expansión se puede colocar en una torre.

page-abbey-and-mayor-end = El final de la partida
page-abbey-and-mayor-end-round = Después del último turno hay una ronda más para las abadías que quedan. Empieza por la izquierda de quien colocó la última pieza y termina con ese jugador: cada uno, por turno, puede colocar una abadía en un hueco, con una figura y con puntuación como siempre. Después llega la puntuación final.
page-abbey-and-mayor-end-forfeit = Una abadía que no has colocado al acabar el último turno se pierde.
page-abbey-and-mayor-end-abbey = Una abadía incompleta da a su monje 1 punto por sí misma y 1 por cada pieza que la rodea.
page-abbey-and-mayor-end-wagon = En la puntuación final ya no continúa ningún carromato.
