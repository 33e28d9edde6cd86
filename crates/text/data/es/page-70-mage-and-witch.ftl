### Mage & Witch: the words of the page that players read. Its order is in pages/70-mage-and-witch.txt.

page-mage-and-witch = Mago y Bruja
page-mage-and-witch-box = Se mezclan en la bolsa, con todas las demás, 8 piezas con un símbolo de mago. El mago y la bruja no son de nadie y al principio esperan junto al tablero. Se colocan en caminos y ciudades y cambian su valor: el mago lo aumenta, la bruja lo reduce a la mitad. No son seguidores y no ocupan nada.

page-mage-and-witch-step = Cuando colocas una pieza con símbolo de mago
page-mage-and-witch-step-move = Antes de colocar una figura, tienes que poner en juego o mover a uno de los dos, al que quieras. Colócalo en cualquier camino incompleto o en cualquier ciudad incompleta del tablero, con seguidores o sin ellos. Después sigue con tu turno como siempre.
page-mage-and-witch-step-open = Una construcción que tu pieza acaba de completar está cerrada para los dos.
page-mage-and-witch-step-other = El mago y la bruja nunca comparten una construcción.
page-mage-and-witch-step-leave = Una figura que mueves tiene que ir a otro camino o a otra ciudad.
page-mage-and-witch-step-land = Nunca están en claustros ni en campos.
page-mage-and-witch-step-first = Después puedes colocar a tu seguidor en el mismo camino o en la misma ciudad.

page-mage-and-witch-join = Cuando los dos se encuentran
page-mage-and-witch-join-move = Si una pieza cualquiera, con símbolo de mago o sin él, une los caminos o las ciudades del mago y de la bruja, quien la colocó tiene que mover enseguida a uno de los dos a otro camino incompleto o a otra ciudad incompleta. Se hace antes de puntuar, aunque la construcción unida esté completa: solo el que se queda cambia sus puntos.
page-mage-and-witch-join-one = Si los une una pieza con símbolo de mago, este único movimiento es todo lo que haces.
page-mage-and-witch-join-two = Si los une una pieza con símbolo de mago, primero mueves a uno de ellos para separarlos, y después pones en juego o mueves a uno por el símbolo de mago.
page-mage-and-witch-join-none = Si tienes que colocar o mover a uno de ellos y no puedes, tienes que retirar a uno del tablero y dejarlo a un lado. Si los dos están en el tablero, elige. Si no está ninguno, no pasa nada.

page-mage-and-witch-score = Lo que hacen
page-mage-and-witch-score-mage = El mago añade 1 punto por cada pieza del camino o de la ciudad, pero nada por los escudos.
page-mage-and-witch-score-witch = La bruja reduce a la mitad todo lo que vale el camino o la ciudad, redondeando hacia arriba.
page-mage-and-witch-score-all = La mayoría se cuenta como siempre. Todos los que puntúan reciben íntegros los puntos que resultan.
page-mage-and-witch-score-example = Ejemplo: se completa un camino de 5 piezas. Sin ellos vale 5 puntos, con el mago 5 + 5 = 10, con la bruja 3. Una ciudad completa de 3 piezas con un escudo vale 8 puntos, con el mago 8 + 3 = 11, con la bruja 4.
page-mage-and-witch-score-inns = Las posadas y las catedrales se cuentan antes: un camino completo de 3 piezas con una posada vale 6 puntos, con el mago 9, con la bruja 3.
page-mage-and-witch-score-other = No cambian nada más que los puntos de ese camino o de esa ciudad.
page-mage-and-witch-score-goods = No afectan a las mercancías.
page-mage-and-witch-score-aside = Cuando se completa su construcción, el mago o la bruja se dejan a un lado después de puntuar. Una pieza posterior con símbolo de mago puede traerlos de vuelta.
page-mage-and-witch-score-empty-aside = Eso vale también si no había ningún seguidor y nadie se anotó puntos.
page-mage-and-witch-score-empty-stays = Pero si no había ningún seguidor y nadie se anotó puntos, se quedan.

page-mage-and-witch-others = Con otras expansiones
page-mage-and-witch-others-double = En un turno doble cada pieza con símbolo de mago cuenta por separado.
page-mage-and-witch-others-dragon = El dragón también se come al mago y a la bruja: se dejan a un lado hasta que una pieza con símbolo de mago los trae de vuelta.
page-mage-and-witch-others-no-dragon = El dragón no se come al mago ni a la bruja.
page-mage-and-witch-others-shield = En la pieza del hada están a salvo de él.
page-mage-and-witch-others-fairy = Los puntos del hada se suman después y no cambian: una ciudad de 6 puntos con la bruja y con tu caballero acompañado por el hada te da 3 + 3 = 6 puntos.
page-mage-and-witch-others-princess = Si tu pieza de princesa te obliga a mover al mago o a la bruja, hazlo antes de hacer salir a un caballero.
page-mage-and-witch-others-tower = Las torres no pueden capturarlos.
page-mage-and-witch-others-abbey = Una abadía que completa un camino o una ciudad no es una de sus piezas y no suma nada para el mago.
page-mage-and-witch-others-wagon = Un carromato puede continuar hasta una construcción con uno de ellos, y ellos nunca viajan con él.
page-mage-and-witch-others-count = Pueden estar en los caminos y las ciudades del borde de Carcassonne, pero no en la propia Carcassonne. Los seguidores que salen de ella reciben también los puntos así cambiados.
page-mage-and-witch-others-king = El rey y el barón ladrón cuentan piezas, no puntos, así que el mago y la bruja no les afectan.

page-mage-and-witch-end = El final de la partida
page-mage-and-witch-end-open = Los caminos y las ciudades incompletos con el mago o la bruja cambian del mismo modo: una ciudad incompleta de 3 piezas vale 3 puntos, con el mago 6, con la bruja 2.
page-mage-and-witch-end-mage = Un camino incompleto con posada o una ciudad incompleta con catedral no valen nada por sí mismos, pero con el mago valen 1 punto por cada pieza. Con la bruja siguen sin valer nada.
page-mage-and-witch-end-mage-zero = Un camino incompleto con posada o una ciudad incompleta con catedral no valen nada, ni siquiera con el mago.
