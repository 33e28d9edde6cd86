### The Princess & the Dragon: the words of the page that players read. Its order is in pages/30-princess-and-dragon.txt.

page-princess-and-dragon = La Princesa y el Dragón
page-princess-and-dragon-box = Se mezclan en la bolsa 30 piezas nuevas con todas las demás. Cada una muestra uno de estos cuatro símbolos: 6 un volcán, 12 un dragón, 6 un portal mágico y 6 una princesa.
page-princess-and-dragon-figures = El dragón y el hada no son de nadie y al principio esperan junto al tablero. El dragón se come a los seguidores, el hada los protege.
page-princess-and-dragon-figures-dragon = El dragón no es de nadie y se come a los seguidores. Al principio espera junto al tablero. El hada no se usa en esta partida.
page-princess-and-dragon-figures-fairy = El hada no es de nadie y da puntos. Al principio espera junto al tablero. En esta partida no hay dragón: los volcanes y las imágenes del dragón son decoración.
page-princess-and-dragon-figures-none = En esta partida no se usan ni el dragón ni el hada: los volcanes y las imágenes del dragón son decoración.
page-princess-and-dragon-plain-portal = Los portales mágicos son decoración en esta partida.
page-princess-and-dragon-plain-princess = Las princesas son decoración en esta partida.

page-princess-and-dragon-turn = Tu turno de un vistazo
page-princess-and-dragon-turn-fairy-tile = Antes de robar: 1 punto si un seguidor tuyo está en la pieza del hada.
page-princess-and-dragon-turn-fairy-follower = Antes de robar: 1 punto si el hada está con un seguidor tuyo.
page-princess-and-dragon-turn-tile = Roba una pieza y colócala según las reglas habituales.
page-princess-and-dragon-turn-aside = Antes del primer volcán, deja a un lado las piezas de dragón y vuelve a robar.
page-princess-and-dragon-turn-volcano = Un volcán llama al dragón a la nueva pieza.
page-princess-and-dragon-turn-dragon-first = Con una imagen del dragón, el dragón emprende un trayecto.
page-princess-and-dragon-turn-princess-must = Una princesa tiene que hacer salir a un caballero de su ciudad.
page-princess-and-dragon-turn-princess-may = Una princesa puede hacer salir a un caballero de su ciudad.
page-princess-and-dragon-turn-figure = Coloca una figura en la pieza, o ninguna.
page-princess-and-dragon-turn-portal = Un portal mágico te permite colocar un seguidor en cualquier pieza del tablero.
page-princess-and-dragon-turn-fairy-move = En lugar de colocar una figura puedes mover al hada.
page-princess-and-dragon-turn-dragon-middle = Con una imagen del dragón, el dragón emprende un trayecto antes de que se puntúe nada.
page-princess-and-dragon-turn-score = Puntúa lo que la pieza ha completado.
page-princess-and-dragon-turn-dragon-last = Con una imagen del dragón, el dragón emprende un trayecto, ahora que todo está puntuado.

page-princess-and-dragon-volcano = Volcanes: llega el dragón
page-princess-and-dragon-volcano-flight = Cuando colocas un volcán, el dragón vuela enseguida hasta él, desde fuera del tablero o desde donde esté. Por el camino no se come a nadie.
page-princess-and-dragon-volcano-figure = No puedes colocar un seguidor en un volcán que acabas de colocar. Lo que la pieza completa se puntúa como siempre.
page-princess-and-dragon-volcano-builder = Tampoco puedes colocar en él a tu constructor ni tu cerdo.
page-princess-and-dragon-volcano-fairy = Pero con esta pieza puedes mover al hada.
page-princess-and-dragon-volcano-no-fairy = Tampoco puedes mover al hada con esta pieza.
page-princess-and-dragon-volcano-abbot = En un turno así puedes recuperar a tu abad.
page-princess-and-dragon-volcano-lake = El volcán del lago del río es un volcán como los demás.
page-princess-and-dragon-aside = Mientras no se haya colocado ningún volcán, el dragón no está en juego. Si en ese tiempo robas una pieza con la imagen del dragón, déjala a un lado boca arriba y vuelve a robar. Cuando se coloca el primer volcán, todas las piezas que se dejaron a un lado se vuelven a mezclar en la bolsa. Desde entonces el dragón nunca sale del tablero.

page-princess-and-dragon-dragon = El trayecto del dragón
page-princess-and-dragon-journey-middle = Cuando colocas una pieza con la imagen del dragón, coloca una figura como siempre. Después el dragón hace un trayecto. Solo entonces se puntúa lo que la pieza ha completado: un seguidor al que se ha comido el dragón no da nada.
page-princess-and-dragon-journey-last = Cuando colocas una pieza con la imagen del dragón, primero coloca una figura y puntúa como siempre; los seguidores puntuados vuelven a la reserva y quedan fuera de peligro. Después, antes del turno del siguiente jugador, el dragón hace un trayecto.
page-princess-and-dragon-journey-first = Cuando colocas una pieza con la imagen del dragón, el dragón hace enseguida un trayecto, antes de que coloques una figura y antes de que se puntúe nada. Un seguidor al que se ha comido el dragón no da nada; el que colocas después está a salvo por ahora.
page-princess-and-dragon-journey-first-barred = Si el trayecto termina en la pieza que acabas de colocar, no puedes colocar un seguidor en ella.
page-princess-and-dragon-journey = Un trayecto tiene 6 movimientos de una casilla cada uno. Tú haces el primero, el jugador a tu izquierda el segundo, y así sucesivamente alrededor de la mesa. Con cuatro jugadores, tú lo mueves dos veces, igual que el jugador a tu izquierda; los otros dos, una vez cada uno.
page-princess-and-dragon-journey-step = Mueve al dragón a través de un lado hasta la pieza siguiente, nunca en diagonal y nunca a una casilla vacía.
page-princess-and-dragon-journey-visited = No visita ninguna casilla dos veces en un mismo trayecto. La casilla donde empieza cuenta como visitada.
page-princess-and-dragon-journey-visited-turn = No visita ninguna casilla dos veces en un mismo turno. La casilla donde empieza cuenta como visitada.
page-princess-and-dragon-journey-fairy = Nunca entra en la casilla del hada.
page-princess-and-dragon-journey-must = Si puedes moverlo, tienes que hacerlo, aunque sea hacia tus propios seguidores, pero eliges entre las direcciones que le quedan libres.
page-princess-and-dragon-journey-stuck = Si no puede ir a ninguna parte, el trayecto termina enseguida y los demás movimientos se pierden, aunque no haya empezado.
page-princess-and-dragon-eats = El dragón se come a todos los seguidores de cada casilla en la que entra: caballeros, ladrones, monjes y granjeros, tuyos y de los demás. Vuelven a las reservas de sus dueños sin dar puntos.
page-princess-and-dragon-eats-special = También se come a los constructores y los cerdos.
page-princess-and-dragon-eats-large = Se come a los seguidores grandes como a los demás.
page-princess-and-dragon-eats-abbot = También se come a los abades.
page-princess-and-dragon-eats-start = No se come a nadie en la casilla donde empieza su trayecto.
page-princess-and-dragon-eats-new-tile = La pieza nueva no es ningún refugio: el dragón puede entrar en ella y comerse al seguidor que acabas de colocar.
page-princess-and-dragon-eats-new-tile-last = La pieza nueva no es ningún refugio: el dragón puede entrar en ella y comerse al seguidor que acabas de colocar, a no ser que ya se haya puntuado y haya vuelto a la reserva.
page-princess-and-dragon-eats-example-middle = Ejemplo: Azul tiene el único caballero en una ciudad de 3 piezas, y la completas con una pieza de dragón. El dragón llega hasta el caballero y se lo come: nadie se anota puntos por la ciudad.
page-princess-and-dragon-eats-example-last = Ejemplo: Azul tiene el único caballero en una ciudad de 3 piezas, y la completas con una pieza de dragón. Azul se anota 6 puntos, y el caballero vuelve a la reserva. Solo entonces se pone en marcha el dragón.
page-princess-and-dragon-journey-after = El dragón se queda donde termina su trayecto, y el siguiente empieza allí. Una construcción cuyo último seguidor se ha comido el dragón vuelve a estar libre: quien la amplíe puede ocuparla.
page-princess-and-dragon-journey-after-portal = Con un portal mágico puedes ocuparla desde lejos, aunque sea un claustro.

page-princess-and-dragon-fairy = El hada
page-princess-and-dragon-fairy-move-tile = Si no colocas ninguna figura con tu pieza, puedes mover al hada en su lugar: desde donde esté hasta cualquier otra pieza en la que haya un seguidor tuyo. Puedes hacerlo aunque tu reserva esté vacía.
page-princess-and-dragon-fairy-move-follower = Si no colocas ninguna figura con tu pieza, puedes mover al hada en su lugar: desde donde esté, aunque sea junto a un oponente, hasta uno de tus seguidores en cualquier pieza. Desde entonces está con este seguidor, y con ningún otro de la pieza. Puedes hacerlo aunque tu reserva esté vacía.
page-princess-and-dragon-fairy-not-abbot = Si recuperas a tu abad, no puedes moverla con esa pieza.
page-princess-and-dragon-fairy-needs-follower = Un constructor o un cerdo no pueden llamarla; tiene que ser un seguidor.
page-princess-and-dragon-fairy-shield = Mantiene alejado al dragón, que no puede entrar en la casilla del hada, aunque ella esté sola allí; todas las figuras de su pieza están a salvo de él.
page-princess-and-dragon-fairy-point-tile = Si un seguidor tuyo está en su pieza al empezar tu turno, te anotas 1 punto antes de robar. Lo mismo vale para todos los demás jugadores con un seguidor allí, cada uno en su propio turno.
page-princess-and-dragon-fairy-point-follower = Si está con un seguidor tuyo al empezar tu turno, te anotas 1 punto antes de robar.
page-princess-and-dragon-fairy-three-tile = Cuando se puntúa una construcción, cada jugador que tenga en ella un seguidor en la pieza del hada se anota 3 puntos más, con mayoría o sin ella.
page-princess-and-dragon-fairy-point-once = Aunque tengas varios seguidores en su pieza, te dan 1 punto al empezar tu turno, y 3 puntos una sola vez por cada construcción que se puntúa.
page-princess-and-dragon-fairy-three-follower = Cuando se puntúa la construcción de su seguidor, el dueño de este se anota 3 puntos más, con mayoría o sin ella.
page-princess-and-dragon-fairy-example-tile = Ejemplo: Rojo y Azul tienen un caballero cada uno en una ciudad de 4 piezas, y el hada está en la pieza del caballero rojo. Cuando la ciudad se completa, Rojo se anota 8 + 3 = 11 puntos y Azul, 8. Si Azul tuviera dos caballeros en otras piezas, Rojo se anotaría de todos modos 3 puntos.
page-princess-and-dragon-fairy-example-follower = Ejemplo: Rojo y Azul tienen un caballero cada uno en una ciudad de 4 piezas, y el hada está con el caballero rojo. Cuando la ciudad se completa, Rojo se anota 8 + 3 = 11 puntos y Azul, 8. Si Azul tuviera dos caballeros, Rojo se anotaría de todos modos 3 puntos.
page-princess-and-dragon-fairy-now = Su movimiento cuenta enseguida: si tu pieza completa la construcción del seguidor con el que la llevas, ya te anotas los 3 puntos.
page-princess-and-dragon-fairy-now-dragon = Si tu pieza muestra la imagen del dragón, el hada ya protege en ese mismo trayecto.
page-princess-and-dragon-fairy-stays-tile = Cuando los seguidores dejan su pieza, por la razón que sea, el hada se queda allí hasta que alguien la mueva.
page-princess-and-dragon-fairy-stays-follower = Cuando su seguidor se va, por la razón que sea, el hada se queda en la pieza, pero no está con nadie. Hasta que alguien la mueva no da puntos.
page-princess-and-dragon-fairy-abbot-no = Da a un abad sus 3 puntos cuando se puntúa su claustro o jardín, pero no cuando lo recuperas.
page-princess-and-dragon-fairy-abbot-yes = Da a un abad sus 3 puntos cuando se puntúa su claustro o jardín, y también cuando lo recuperas.

page-princess-and-dragon-princess = Princesas
page-princess-and-dragon-princess-must = Cuando tu princesa amplía una ciudad con caballeros, tienes que hacer salir a uno de ellos, esté en la pieza de la ciudad que esté y sea de quien sea. Vuelve a la reserva de su dueño sin dar puntos. Si todos son tuyos, tiene que irse uno de los tuyos.
page-princess-and-dragon-princess-may = Cuando tu princesa amplía una ciudad con caballeros, puedes hacer salir a uno de ellos, esté en la pieza de la ciudad que esté y sea de quien sea, incluso tuyo. Vuelve a la reserva de su dueño sin dar puntos.
page-princess-and-dragon-princess-figure = Si haces salir a un caballero, no colocas ninguna figura con esta pieza, ni siquiera en un camino o un campo de ella.
page-princess-and-dragon-princess-abbot = Tampoco puedes recuperar a tu abad con esta pieza.
page-princess-and-dragon-princess-fairy = Después todavía puedes mover al hada.
page-princess-and-dragon-princess-no-fairy = Tampoco puedes mover al hada con ella.
page-princess-and-dragon-princess-none-must = Si no hay ningún caballero en su ciudad, coloca una figura como siempre, también en esta ciudad. Otra ciudad de la misma pieza no importa.
page-princess-and-dragon-princess-none-may = Si no hay ningún caballero en su ciudad, o si no haces salir a ninguno, coloca una figura como siempre. Otra ciudad de la misma pieza no importa.
page-princess-and-dragon-princess-score = El caballero se va antes de puntuar: una ciudad que la pieza completa se puntúa sin él.
page-princess-and-dragon-princess-large = Un seguidor grande es un solo caballero: la princesa puede hacerlo salir, y se va entero.
page-princess-and-dragon-princess-builder-no = No hace salir a constructores, solo a caballeros.
page-princess-and-dragon-princess-builder = Si en su ciudad hay un caballero, puedes elegir a un constructor de allí en lugar de un caballero.
page-princess-and-dragon-princess-example-must = Ejemplo: Azul tiene el único caballero en una ciudad, y tu princesa la completa. Tienes que hacer salir a este caballero, y nadie se anota puntos por la ciudad.
page-princess-and-dragon-princess-example-may = Ejemplo: Azul tiene el único caballero en una ciudad, y tu princesa la completa con 3 piezas. Si haces salir a este caballero, nadie se anota puntos por la ciudad. Si no lo haces, Azul se anota 6 puntos, y puedes colocar un seguidor en un camino o un campo de la pieza.

page-princess-and-dragon-portal = Portales mágicos
page-princess-and-dragon-portal-place = Cuando colocas un portal mágico, puedes colocar tu seguidor en cualquier pieza del tablero, en una construcción incompleta y libre.
page-princess-and-dragon-portal-new = Una construcción que completa la propia pieza del portal todavía se puede ocupar, como con cualquier pieza, pero solo en la pieza del portal.
page-princess-and-dragon-portal-new-never = Una construcción que completa la propia pieza del portal cuenta ya como completa; no puedes ocuparla.
page-princess-and-dragon-portal-new-any = Una construcción que completa la propia pieza del portal todavía se puede ocupar, en cualquiera de sus piezas.
page-princess-and-dragon-portal-field = Los campos nunca se completan: sirve cualquier campo sin granjeros.
page-princess-and-dragon-portal-dragon = Puedes elegir incluso la pieza donde está el dragón: solo se come a quien encuentra al entrar. Los volcanes de turnos anteriores son piezas como cualquier otra.
page-princess-and-dragon-portal-no-dragon = No puedes elegir la pieza donde está el dragón. Los volcanes que ha dejado son piezas como cualquier otra.
page-princess-and-dragon-portal-large = Un seguidor grande puede usar el portal.
page-princess-and-dragon-portal-abbot = Un abad puede usarlo para llegar a un claustro o un jardín.
page-princess-and-dragon-portal-special = Los constructores y los cerdos no pueden usarlo: se colocan en la pieza nueva o no se colocan.
page-princess-and-dragon-portal-none = Un portal solo funciona cuando se coloca.

page-princess-and-dragon-double = Con Constructores y Comerciantes
page-princess-and-dragon-double-orphan = Si el dragón se come a tu último seguidor en un camino, una ciudad o un campo, o una princesa lo hace salir, tu constructor o tu cerdo que está allí también vuelve a tu reserva.
page-princess-and-dragon-double-stay = Si el dragón se come a tu último seguidor en un camino, una ciudad o un campo, o una princesa lo hace salir, tu constructor o tu cerdo que está allí se queda en el tablero.
page-princess-and-dragon-double-kept = Una vez que te has ganado una segunda pieza, la recibes, aunque tu constructor salga antes del tablero.
page-princess-and-dragon-double-point = El punto del hada se recibe una sola vez en un turno doble, antes de tu primera pieza.
page-princess-and-dragon-double-journey = Un trayecto termina antes de que robes la segunda pieza. Si esta también muestra la imagen del dragón, el segundo trayecto empieza de cero.
page-princess-and-dragon-double-journey-turn = Un trayecto termina antes de que robes la segunda pieza. Si esta también muestra la imagen del dragón, el segundo trayecto evita además todas las casillas del primero.
page-princess-and-dragon-double-princess = Lo que prohíbe la princesa solo vale para su pieza. Con la otra pieza de un turno doble puedes colocar una figura.
page-princess-and-dragon-double-goods = Si completas una ciudad que la princesa o el dragón han dejado vacía, tomas de todos modos sus mercancías.

page-princess-and-dragon-special = Dos piezas especiales
page-princess-and-dragon-monastery = El claustro en la ciudad: un seguidor en esta pieza es un monje en el claustro, un caballero en la ciudad o un granjero en el campo. Puedes ocupar el claustro aunque la ciudad esté ocupada, y al revés. El claustro está completo cuando hay piezas en las 8 casillas que lo rodean, esté como esté la ciudad.
page-princess-and-dragon-tunnel = El túnel: el camino sigue por debajo de la ciudad y no termina allí.
page-princess-and-dragon-tunnel-two = Hay dos campos, uno a cada lado de la ciudad. El camino no divide ninguno de los dos.
page-princess-and-dragon-tunnel-four = Hay cuatro campos: los separan tanto la ciudad como el camino.

page-princess-and-dragon-end = El final de la partida
page-princess-and-dragon-end-journey = Si la última pieza muestra la imagen del dragón, el dragón hace su trayecto antes de la puntuación final.
page-princess-and-dragon-end-aside = Si la bolsa se vacía antes del primer volcán, las piezas de dragón que se dejaron a un lado no se juegan.
page-princess-and-dragon-end-fairy-tile = El hada da sus 3 puntos también en la puntuación final, una vez por cada construcción con un seguidor tuyo en la pieza del hada, aunque no valga nada.
page-princess-and-dragon-end-fairy-follower = El hada da sus 3 puntos también en la puntuación final, aunque la construcción de su seguidor no valga nada. Un ladrón con el hada en un camino incompleto de 3 piezas da 3 + 3 = 6 puntos.
page-princess-and-dragon-end-fairy-inns = Un camino incompleto con posada o una ciudad incompleta con catedral valen 0 puntos al final; el hada da de todos modos sus 3.
page-princess-and-dragon-end-fairy-city = A los granjeros les da sus 3 puntos una sola vez por el campo, no una vez por cada ciudad.
