### The Count of Carcassonne: the words of the page that players read. Its order is in pages/60-count-of-carcassonne.txt.

page-count = El Conde de Carcassonne
page-count-intro = La ciudad de Carcassonne está en el centro del tablero. Si ayudas a otros a conseguir puntos sin anotarte ninguno, puedes enviar allí a un seguidor. Espera en uno de los cuatro barrios hasta que puede unirse a una construcción que está a punto de puntuarse e inclinar la balanza. Solo el Conde puede impedirle salir.

page-count-setup = Preparación
page-count-setup-city = Coloca las 12 piezas de Carcassonne, cuatro a lo ancho y tres a lo alto, antes del primer turno. Sustituyen a la pieza de inicio, que no se usa. El Conde empieza en el barrio del castillo. Ninguna pieza de esta expansión entra en la bolsa.
page-count-setup-rim = Alrededor de Carcassonne se colocan piezas según las reglas habituales. En su borde empiezan 3 caminos, 2 ciudades y 3 campos. Son construcciones como las demás: se pueden ocupar, ampliar y completar, y la pieza de Carcassonne en la que empiezan cuenta como una de las suyas. Los caminos terminan en la muralla.
page-count-setup-carcassonne = La propia Carcassonne no es la ciudad de nadie: no se puede ocupar y nunca se puntúa.
page-count-setup-fields = Para los granjeros es una ciudad completa, en todos los campos que la tocan.
page-count-setup-barns = También lo es para los establos.
page-count-setup-river = El río empieza junto a la esquina noreste de Carcassonne y se aleja de ella.
page-count-setup-no-river = No se pueden jugar a la vez un río y Carcassonne: deja uno de los dos en la caja.

page-count-quarters = Los cuatro barrios
page-count-quarter-castle = Desde el barrio del castillo los seguidores van a ciudades.
page-count-quarter-blacksmith = Desde el barrio de los herreros van a caminos.
page-count-quarter-cathedral = Desde el barrio de la catedral van a claustros.
page-count-quarter-abbey = También en esto las abadías son claustros.
page-count-quarter-market = Desde el barrio del mercado van a campos.
page-count-quarter-no-market = El barrio del mercado está cerrado: sin granjeros no van allí ni los seguidores ni el Conde.

page-count-enter = Entrar en la ciudad
page-count-enter-when = Si la pieza que has colocado ha dado puntos al menos a un oponente y tú no te has anotado nada por ella, puedes colocar un seguidor de tu reserva en el barrio que elijas. Lo haces justo después de puntuar, cuando los seguidores puntuados han vuelto, y además de la figura que hayas podido colocar en la pieza. Se cuenta junto todo lo que ha dado la pieza: con un solo punto tuyo ya no puedes entrar.
page-count-enter-where = Sirve cualquier barrio, incluso aquel donde está el Conde y aunque ya haya otros allí; siempre queda sitio. Una pieza permite entrar como mucho a un seguidor, por muchos puntos que haya dado.
page-count-enter-double = En un turno doble cada una de las dos piezas cuenta por separado, así que puedes entrar dos veces.
page-count-enter-once = En un turno doble cada una de las dos piezas se mira por separado, pero solo puedes entrar una vez.
page-count-enter-large = Un seguidor grande puede ir a cualquier barrio.
page-count-enter-special = El constructor y el cerdo no pueden entrar.
page-count-enter-mayor = Un alcalde solo puede entrar en el barrio del castillo.
page-count-enter-wagon = Un carromato puede entrar en todos los barrios menos en el del mercado. Cuando ha salido hacia una construcción y se ha puntuado allí, puede continuar como siempre.
page-count-enter-barn = Un establo no puede entrar.
page-count-enter-abbot = Tu abad solo puede entrar en el barrio de la catedral. Desde allí también puede ir a un jardín que se acaba de completar.
page-count-enter-no-abbot = Tu abad no puede entrar.
page-count-enter-not-counted = Los puntos por recuperar a un abad no cuentan ni a tu favor ni en tu contra.
page-count-enter-barn-points = Los puntos que dan los granjeros a causa de un establo cuentan como los demás.
page-count-enter-fairy = Los 3 puntos del hada cuentan para ambas partes, para ti y para tus oponentes. Su punto al empezar un turno no cuenta.
page-count-enter-no-fairy = Los puntos del hada no cuentan nunca, ni para ti ni para tus oponentes.
page-count-enter-goods = Las mercancías que tomas no son puntos y no cuentan.
page-count-enter-ransom = Los rescates no cuentan.
page-count-enter-example = Ejemplo: tu pieza completa una ciudad de 3 piezas con un caballero de Azul. Azul se anota 6 puntos y tú, nada. Colocas un seguidor en el barrio de los herreros. Si la misma pieza hubiera completado también un camino tuyo, no habrías podido entrar.

page-count-count = El Conde
page-count-count-blocks = De donde está el Conde no sale nadie: los seguidores de su barrio no pueden salir.
page-count-count-by-player = Cuando has colocado un seguidor en Carcassonne, puedes mover al Conde a cualquier barrio o dejarlo donde está. No se mueve en ningún otro momento y nunca sale de la ciudad. Si no colocas a nadie, no lo mueves.
page-count-count-clockwise = Cada vez que se coloca un seguidor en Carcassonne, el Conde pasa al barrio siguiente: del barrio del castillo al del mercado, al de los herreros, al de la catedral y de vuelta al del castillo. No se mueve en ningún otro momento y nunca sale de la ciudad.
page-count-count-follows = Cada vez que se coloca un seguidor en Carcassonne, el Conde va al mismo barrio. No se mueve en ningún otro momento y nunca sale de la ciudad.

page-count-out = Salir de la ciudad
page-count-out-when = Cuando una pieza completa una construcción, los seguidores pueden salir hacia ella justo antes de que se puntúe. Empieza el jugador a la izquierda de quien colocó la pieza y siguen los demás en el sentido de las agujas del reloj; quien colocó la pieza va en último lugar. Cuando te toca, puedes mover tantos seguidores tuyos como quieras, desde todos los barrios menos el del Conde: desde el barrio del castillo a una ciudad completa, desde el de los herreros a un camino completo, desde el de la catedral a un claustro completo. No importa si la construcción está ocupada, ni por quién.
page-count-out-several = Si la pieza completa varias construcciones, hay una sola ronda para todas juntas: tú eliges adónde va cada uno de tus seguidores.
page-count-out-each = Si la pieza completa varias construcciones, se puntúan una tras otra, en el orden que elige quien colocó la pieza, y cada una tiene su propia ronda.
page-count-out-count = Solo entonces se cuenta la mayoría, con los recién llegados. Después de puntuar vuelven a las reservas de sus dueños con todos los demás. Quien no ha salido se queda en Carcassonne.
page-count-out-large = Un seguidor grande cuenta como dos cuando ha salido.
page-count-out-market = Los seguidores del barrio del mercado esperan hasta el final de la partida, porque los campos no se puntúan antes.
page-count-out-market-barn = Los seguidores del barrio del mercado esperan hasta el final de la partida; pero cuando se puntúa un campo a causa de un establo, pueden unirse a él.
page-count-out-market-end = Los seguidores del barrio del mercado esperan hasta el final de la partida, aunque antes se puntúe un campo a causa de un establo.
page-count-out-example = Ejemplo: completas un camino de 4 piezas con tu ladrón en él. En el barrio de los herreros hay un seguidor de Azul, dos de Verde y uno tuyo; el Conde está en otro barrio. Azul saca uno, Verde saca los dos y tú, en último lugar, el tuyo. Tú tienes allí 2, Verde 2 y Azul 1: tú te anotas 4 puntos, y Verde, otros 4.
page-count-out-safe = No hay otra manera de salir de un barrio: no puedes recuperar a un seguidor sin más.

page-count-dragon = Con otras expansiones
page-count-dragon-rim = El dragón puede entrar en las diez piezas del borde de Carcassonne y se come a los seguidores de los caminos, ciudades y campos que hay allí. No puede entrar en las dos piezas del centro, y los seguidores de los barrios están a salvo.
page-count-dragon-none = El dragón no puede entrar en ninguna pieza de Carcassonne, y los seguidores de los barrios están a salvo.
page-count-dragon-barred = Un seguidor que sale no puede ir a la pieza donde está el dragón; se detiene en otra pieza de la construcción.
page-count-princess-late = Los caballeros que salen llegan después de que haya actuado la princesa. Si has hecho salir a un caballero con ella, todavía puedes entrar en Carcassonne en el mismo turno.
page-count-portal-rim = Un portal mágico lleva a los caminos, ciudades y campos del borde, pero a ningún barrio.
page-count-fairy-quarter = El hada no puede acompañar a un seguidor en un barrio.
page-count-fairy-tile = Cuando sacas a un seguidor, eliges su pieza dentro de la construcción: en la pieza del hada recibe los 3 puntos de esta.
page-count-fairy-follower = El hada no da nada a los seguidores que acaban de salir, porque está con otro o con nadie.
page-count-tower-safe = Las torres no pueden capturar a los seguidores de los barrios.

page-count-end = El final de la partida
page-count-end-market = Después del último turno, antes de la puntuación final, los seguidores del barrio del mercado pueden salir a cualquier campo, ocupado o no, a no ser que el Conde esté allí. Los de los otros barrios se quedan.
page-count-end-market-off = Después del último turno ya no sale nadie.
page-count-end-all = Después del último turno, antes de la puntuación final, los seguidores pueden salir de todos los barrios menos el del Conde: desde el barrio del mercado a cualquier campo, desde el del castillo a una ciudad incompleta, desde el de los herreros a un camino incompleto, desde el de la catedral a un claustro incompleto. No importa si están ocupados.
page-count-end-all-off = Después del último turno, antes de la puntuación final, los seguidores pueden salir de todos los barrios menos el del Conde: desde el barrio del castillo a una ciudad incompleta, desde el de los herreros a un camino incompleto, desde el de la catedral a un claustro incompleto. No importa si están ocupados.
page-count-end-abbot = Un abad también puede ir a un jardín incompleto.
page-count-end-pass = Empieza el jugador a la izquierda de quien colocó la última pieza. Cada jugador tiene una sola ocasión, con tantos seguidores como quiera.
page-count-end-one = Empieza el jugador a la izquierda de quien colocó la última pieza. Se mueve un seguidor cada vez, en el sentido de las agujas del reloj, vuelta tras vuelta; quien pasa ya no mueve más.
page-count-end-barn = En un campo con establo, estos seguidores se puntúan como granjeros que llegan tarde: 1 punto por cada ciudad completa para quien más tiene.
page-count-end-rest = Los seguidores que entonces siguen en Carcassonne no dan nada.
page-count-end-example = Ejemplo: un campo linda con Carcassonne y con otra ciudad completa, y Rojo tiene el único granjero que hay en él. Azul mueve dos seguidores desde el barrio del mercado a este campo y se anota 2 × 3 = 6 puntos; Rojo no recibe nada.
page-count-end-example-four = Ejemplo: Rojo tiene el único granjero junto a Carcassonne, en uno de sus tres campos. Azul mueve dos seguidores desde el barrio del mercado a este campo y así tiene la mayoría de granjeros alrededor de Carcassonne: Azul se anota 4 puntos por ella y Rojo, nada.
page-count-end-example-three = Ejemplo: Rojo tiene el único granjero junto a Carcassonne, en uno de sus tres campos. Azul mueve dos seguidores desde el barrio del mercado a este campo y así tiene la mayoría de granjeros alrededor de Carcassonne: Azul se anota 3 puntos por ella y Rojo, nada.
