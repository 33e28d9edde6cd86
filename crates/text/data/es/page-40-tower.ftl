### The Tower: the words of the page that players read. Its order and conditions are in ../pages/40-tower.txt.

page-tower = La Torre
page-tower-box = Se mezclan 18 piezas nuevas con todas las demás. Cada una muestra una base sobre la que se puede levantar una torre. Desde las torres capturas a los seguidores que hay alrededor. Por lo demás, una base no cambia nada: las piezas se colocan, se completan y se puntúan como las demás.
page-tower-floors = Al principio cada jugador recibe segmentos de torre, los bloques de madera con los que se construyen las torres: 10 si juegan 2, 9 si juegan 3, 7 si juegan 4, 6 si juegan 5 y 5 si juegan 6. Los que sobran se quedan en la caja.

page-tower-turn = En tu turno
page-tower-any-tile = Cuando has colocado una pieza, la que sea, puedes hacer una de estas cosas en lugar de colocar una figura:
page-tower-foundation-tile = Cuando has colocado una pieza con una base, y solo entonces, puedes hacer una de estas cosas en lugar de colocar una figura:
page-tower-begin = Pon uno de tus segmentos de torre en una base vacía, esté en la pieza que esté. Después puedes capturar a un seguidor.
page-tower-raise = Pon uno de tus segmentos en una torre, esté donde esté y la empezara quien la empezara, mientras no haya nadie en ella. Las torres no son de nadie y pueden llegar a ser tan altas como quieras. Después puedes capturar a un seguidor.
page-tower-guard = Coloca un seguidor de tu reserva en una torre en la que no haya nadie. Pasa a ser el vigilante de la torre y la cierra: no se le puede añadir ningún segmento. En una base sin segmentos no se coloca ningún vigilante.
page-tower-no-floors = Cuando has gastado tus segmentos no recibes otros; todavía puedes colocar vigilantes.

page-tower-capture = Capturar
page-tower-reach = Cuenta los segmentos de la torre, incluido el nuevo. La torre alcanza la pieza en la que está y, en cada una de las cuatro direcciones, tantas casillas como segmentos tiene. Nunca alcanza en diagonal. Las casillas vacías y las otras torres no son un obstáculo.
page-tower-reach-example = Ejemplo: tu segmento es el segundo de su torre. La torre alcanza su propia pieza y 2 casillas al norte, al este, al sur y al oeste: 9 casillas en total. Se puede capturar al monje de Azul que está 2 casillas al este, aunque la casilla de en medio esté vacía. A un ladrón a 3 casillas no se le puede capturar, ni a un caballero en diagonal.
page-tower-target-opponents = Puedes capturar a un seguidor de otro jugador que esté al alcance, haga lo que haga allí. Incluso se puede capturar al vigilante de otra torre, que además puede ser más alta que la tuya.
page-tower-target-any = Puedes capturar a un seguidor que esté al alcance, haga lo que haga allí. Incluso se puede capturar al vigilante de otra torre, que además puede ser más alta que la tuya. También puedes elegir a un seguidor tuyo: no queda prisionero, sino que vuelve a tu reserva.
page-tower-prisoner = Un seguidor de otro jugador pasa a ser tu prisionero: te lo quedas, y su dueño no puede usarlo. Ha salido del tablero antes de que se puntúe nada. Ejemplo: tu pieza completa una ciudad en la que solo Azul tiene un caballero. Añades un segmento y capturas a ese caballero. La ciudad está completa, pero nadie se anota puntos por ella.
page-tower-one = Cada segmento captura como mucho a un seguidor, aunque haya varios en una pieza. También puedes no capturar a nadie.
page-tower-followers-only = Solo se puede capturar a seguidores, no a otras figuras.
page-tower-orphan = Si capturas al último seguidor de un jugador en un camino, una ciudad o un campo, el constructor o el cerdo que ese jugador tiene allí vuelve a su reserva.
page-tower-orphan-stays = Un constructor o un cerdo se queda en el tablero aunque se capture al último seguidor de su dueño que lo acompañaba.

page-tower-prisoners = Prisioneros
page-tower-exchange = Si capturas a un seguidor de un jugador que tiene prisionero a uno tuyo, los dos se intercambian enseguida: ambos vuelven a las reservas de sus dueños. Nadie puede negarse. Si ese jugador tiene seguidores tuyos de varios tipos, tú eliges cuál vuelve.
page-tower-ransom = Una vez en tu turno puedes rescatar a uno de tus seguidores por 3 puntos, si tienes al menos 3. Los pierdes tú y los recibe el jugador que tiene al seguidor, que no puede negarse. El seguidor está enseguida en tu reserva, y puedes colocarlo en el mismo turno. Ejemplo: tienes 5 puntos, y Azul, que tiene a tu seguidor, 7. Pagas: ahora tienes 2 y Azul tiene 10.
page-tower-ransom-any-score = Una vez en tu turno puedes rescatar a uno de tus seguidores por 3 puntos, aunque tu puntuación baje de 0. Los pierdes tú y los recibe el jugador que tiene al seguidor, que no puede negarse. El seguidor está enseguida en tu reserva, y puedes colocarlo en el mismo turno. Ejemplo: tienes 2 puntos, y Azul, que tiene a tu seguidor, 7. Pagas: ahora tienes −1 y Azul tiene 10.
page-tower-price = El precio es el mismo para todos los tipos de seguidor. Solo puedes liberar a los tuyos.

page-tower-guards = Vigilantes
page-tower-on-top = Un vigilante protege del siguiente segmento a los que están alrededor de la torre. Él mismo no captura a nadie, no ocupa nada de lo que hay debajo y no da puntos.
page-tower-guard-leaves = No puedes recuperar a un vigilante cuando quieras, y ninguna puntuación lo devuelve a la reserva. Una captura, sí.
page-tower-reopens = Cuando el vigilante se ha ido, la torre vuelve a estar abierta: se pueden añadir segmentos y un nuevo vigilante.
page-tower-stays-closed = Cuando el vigilante se ha ido, la torre queda cerrada para siempre.
page-tower-guard-large = Un seguidor grande puede ser vigilante. Como prisionero cuenta como un solo seguidor.
page-tower-guard-not-abbot = El abad no puede ser vigilante.

page-tower-other-boxes = Con las otras expansiones
page-tower-with-abbot = Se puede capturar a un abad, que entonces no da puntos. Si recuperas a tu abad, no puedes usar una torre con la misma pieza.
page-tower-with-builder = En un turno doble, cada una de las dos piezas te permite usar una torre, así que son posibles dos capturas. Pero solo puedes pagar un rescate en todo el turno. Un segmento de torre no amplía nada: no pone a trabajar a tu constructor.
page-tower-with-volcano = Con una pieza de volcán puedes usar una torre, aunque no puedas colocar un seguidor en la propia pieza de volcán.
page-tower-with-dragon-tile = Con una pieza de dragón, primero capturas; después el dragón hace su trayecto.
page-tower-dragon-eats-guard = El dragón se come al vigilante de una pieza en la que entra. Los segmentos de torre se quedan.
page-tower-dragon-spares-guard = Un vigilante está a salvo del dragón.
page-tower-with-princess = Si haces salir a un caballero con una princesa, no puedes usar una torre con la misma pieza.
page-tower-with-portal = Colocar un vigilante no es colocar a través de un portal: el portal no añade nada.
page-tower-with-fairy = El hada no protege de la captura. Si se captura al seguidor que acompaña, ella se queda en la pieza sin él.
page-tower-fairy-and-guard = El hada puede estar con un vigilante: da su punto al empezar tu turno, pero nunca los 3 puntos, porque un vigilante no se puntúa nunca.

page-tower-end = El final de la partida
page-tower-final = Los vigilantes, los prisioneros y los segmentos de torre no dan puntos al final.
