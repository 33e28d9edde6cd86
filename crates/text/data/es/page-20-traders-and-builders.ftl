### Traders & Builders: the words of the page that players read. Its order and conditions are in ../pages/20-traders-and-builders.txt.

page-traders-and-builders = Constructores y Comerciantes
page-traders-and-builders-box = Se mezclan 24 piezas nuevas con todas las demás. 20 de ellas muestran un símbolo de mercancía en una ciudad: 9 de vino, 6 de trigo y 5 de tela. Por cada símbolo hay una ficha, y las fichas se dejan preparadas junto al tablero.
page-traders-and-builders-box-plain = Se mezclan 24 piezas nuevas con todas las demás. Sus símbolos de mercancía son decoración en esta partida.
page-traders-and-builders-helpers = Cada jugador tiene además un constructor y un cerdo. No son seguidores: ayudan a los que ya has colocado. Colocas uno de ellos en lugar de un seguidor, nunca además.
page-traders-and-builders-helpers-builder = Cada jugador tiene además un constructor. No es un seguidor: ayuda a los que ya has colocado. Lo colocas en lugar de un seguidor, nunca además.
page-traders-and-builders-helpers-pig = Cada jugador tiene además un cerdo. No es un seguidor: ayuda a los granjeros que ya has colocado. Lo colocas en lugar de un seguidor, nunca además.

page-traders-and-builders-goods = Mercancías
page-traders-and-builders-goods-take = Cuando tu pieza completa una ciudad, tomas una ficha por cada símbolo de mercancía que haya en ella. No importa si tienes allí un caballero, ni si lo tiene alguien: quien completa la ciudad se lleva las mercancías, mientras que los puntos son, como siempre, para quien tiene allí más caballeros. Así que puede valer la pena completar una ciudad ajena.
page-traders-and-builders-goods-example = Ejemplo: Azul tiene el único caballero en una ciudad de 4 piezas con 1 vino y 1 trigo. Tu pieza la completa. Azul se anota 8 puntos, y tú tomas el vino y el trigo.
page-traders-and-builders-goods-open = Todos pueden ver tus fichas. Nadie te las puede quitar, y no puedes comerciar con ellas. Las ciudades que nunca se completan no dan mercancías.

page-traders-and-builders-builder = El constructor
page-traders-and-builders-builder-place = Coloca a tu constructor en la pieza que acabas de colocar, en un camino o en una ciudad donde ya tengas un seguidor y que siga sin completarse. No importa quién más esté allí.
page-traders-and-builders-builder-may = Desde entonces trabaja para ti: cada vez que tu pieza amplía el camino o la ciudad de tu constructor, puedes tomar una segunda pieza cuando terminas con la primera. Róbala, colócala, coloca una figura si quieres y puntúa, como en cualquier turno. Si no la quieres, dilo antes de robar.
page-traders-and-builders-builder-must = Desde entonces trabaja para ti: cada vez que tu pieza amplía el camino o la ciudad de tu constructor, tienes que tomar una segunda pieza cuando terminas con la primera. Róbala, colócala, coloca una figura si quieres y puntúa, como en cualquier turno.
page-traders-and-builders-builder-example = Ejemplo: en un turno colocas un ladrón en un camino. En el siguiente, tu pieza amplía ese camino y colocas en ella a tu constructor. Un turno más tarde vuelves a ampliar el camino: ahora recibes una segunda pieza. Aunque esta también amplíe el camino, no recibes una tercera.
page-traders-and-builders-builder-not-now = La pieza en la que colocas al constructor no te da una segunda pieza, y las de otros jugadores no te la dan nunca. Una segunda pieza tampoco da lugar a una tercera.
page-traders-and-builders-builder-complete = También cuenta una pieza que amplía y completa el camino o la ciudad. Entonces primero se puntúa, el seguidor y el constructor vuelven a tu reserva, y puedes colocarlos de nuevo con la segunda pieza. Recibes la segunda pieza aunque entretanto el constructor haya salido del tablero.
page-traders-and-builders-builder-extend = Una abadía no amplía nada: si completa el camino o la ciudad de tu constructor, no recibes una segunda pieza.
page-traders-and-builders-builder-extend-or-complete = Si tu abadía completa el camino o la ciudad de tu constructor, recibes una segunda pieza, aunque no amplíe nada.
page-traders-and-builders-builder-weak = El constructor no cuenta cuando se compara quién tiene más seguidores, y no ocupa el camino ni la ciudad.
page-traders-and-builders-builder-home = Cuando se completa el camino o la ciudad, el constructor vuelve a tu reserva.
page-traders-and-builders-builder-orphan = Si antes de eso pierdes allí a tu último seguidor, el constructor vuelve enseguida a tu reserva.
page-traders-and-builders-builder-orphan-stays = Si antes de eso pierdes allí a tu último seguidor, el constructor se queda, solo.
page-traders-and-builders-builder-abbot = Cada una de las dos piezas tiene su propia figura: puedes recuperar a tu abad con la primera pieza y volver a colocarlo con la segunda.
page-traders-and-builders-builder-river = Los constructores también trabajan durante el río: entonces la segunda pieza es una pieza de río, mientras queden.
page-traders-and-builders-builder-last-tile = Si no queda ninguna pieza, no hay segunda, y la partida termina.
page-traders-and-builders-builder-last-abbey = La segunda pieza puede ser tu abadía, aunque no quede ninguna otra pieza.

page-traders-and-builders-pig = El cerdo
page-traders-and-builders-pig-place = Coloca tu cerdo en la pieza que acabas de colocar, en un campo donde ya tengas un granjero. No cuenta como granjero cuando se compara quién tiene más, y no ocupa el campo.
page-traders-and-builders-pig-field = Al final de la partida, si tienes la mayoría de granjeros en el campo de tu cerdo, en solitario o con empate, te anotas 4 puntos en lugar de 3 por cada ciudad completa que haya allí. Si no la tienes, el cerdo no da nada, y a los demás no les da nada nunca. Ejemplo: tienes 1 granjero, igual que Azul, en un campo con 2 ciudades completas, y tu cerdo está allí. Tú te anotas 8 puntos y Azul, 6.
page-traders-and-builders-pig-city-first = Al final de la partida, si te anotas puntos por una ciudad con tus granjeros, recibes por ella 5 puntos en lugar de 4, siempre que tu cerdo esté en un campo que linde con ella y que tengas un granjero en ese campo. A los demás el cerdo no les da nada nunca. Ejemplo: tienes 1 granjero, igual que Azul, en un campo con 2 ciudades completas, y tu cerdo está allí. Tú te anotas 10 puntos y Azul, 8.
page-traders-and-builders-pig-city-three = Al final de la partida, si te anotas puntos por una ciudad con tus granjeros, recibes por ella 4 puntos en lugar de 3, siempre que tu cerdo esté en un campo que linde con ella y que tengas un granjero en ese campo. A los demás el cerdo no les da nada nunca. Ejemplo: tienes 1 granjero, igual que Azul, en un campo con 2 ciudades completas, y tu cerdo está allí. Tú te anotas 8 puntos y Azul, 6.
page-traders-and-builders-pig-stays = Como un granjero, el cerdo se queda en su campo hasta el final de la partida.
page-traders-and-builders-pig-barn = Como un granjero, el cerdo se queda en su campo hasta el final de la partida. Solo si un establo devuelve a la reserva a tus granjeros de allí, el cerdo se va con ellos, y entonces te da 1 punto más por cada ciudad completa.
page-traders-and-builders-pig-orphan = Si pierdes allí a tu último granjero, el cerdo vuelve enseguida a tu reserva.
page-traders-and-builders-pig-orphan-stays = Si pierdes allí a tu último granjero, el cerdo se queda, solo.
page-traders-and-builders-pig-idle = En esta partida no hay granjeros, así que tu cerdo no tiene ningún campo adonde ir.

page-traders-and-builders-end = El final de la partida
page-traders-and-builders-goods-final = Para el vino, el trigo y la tela por separado, el jugador con más fichas se anota 10 puntos; si hay empate, cada uno de los empatados se anota 10. Puede bastar una sola ficha. Ejemplo: tú tienes 4 × vino y 2 × tela; Azul tiene 4 × vino y 3 × trigo; Verde tiene 3 × trigo y 3 × tela. Tú te anotas 10 puntos, por el vino; Azul se anota 20, por el vino y el trigo; Verde se anota 20, por el trigo y la tela.

page-traders-and-builders-tiles = Piezas que plantean dudas
page-traders-and-builders-crossing = En la pieza donde un camino pasa por encima de otro, los dos caminos no se tocan: ambos continúan.
page-traders-and-builders-road-ends = En el claustro con tres caminos, los tres terminan en el claustro.
