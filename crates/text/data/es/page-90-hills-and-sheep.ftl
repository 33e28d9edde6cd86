### Hills & Sheep: the words of the page that players read. Its order is in pages/90-hills-and-sheep.txt.

page-hills-and-sheep = Colinas y Ovejas
page-hills-and-sheep-box = Se mezclan en la bolsa 18 piezas nuevas con todas las demás: 8 con colinas, 8 con viñedos y 2 claustros.
page-hills-and-sheep-box-shepherd = Recibes 1 pastor. En una bolsa de tela aparte van 18 fichas: 16 con entre 1 y 4 ovejas cada una, 37 ovejas en total, y 2 con un lobo.
page-hills-and-sheep-box-no-hills = Las colinas son decoración en esta partida.
page-hills-and-sheep-box-no-vineyards = Los viñedos son decoración en esta partida.

page-hills-and-sheep-turn = Tu turno de un vistazo
page-hills-and-sheep-turn-hill = Si robas una colina, la siguiente pieza de la bolsa va debajo de ella, sin mirarla.
page-hills-and-sheep-turn-figure = Coloca la pieza y después una figura, o ninguna.
page-hills-and-sheep-turn-shepherd = En lugar de otra figura puedes colocar a tu pastor en un campo de la pieza.
page-hills-and-sheep-turn-flock = Si has colocado a tu pastor, roba una ficha para él. Si la pieza ha ampliado el campo de tu pastor, amplía el rebaño o llévalo al establo.
page-hills-and-sheep-turn-score = Puntúa lo que la pieza ha completado, teniendo en cuenta colinas y viñedos.

page-hills-and-sheep-sheep = Pastores y ovejas
page-hills-and-sheep-sheep-place = Coloca a tu pastor en lugar de otra figura, en un campo de la pieza nueva, si no hay allí otro pastor. Los granjeros del campo no importan, y él no impide colocarlos: no es un granjero y no participa en la mayoría.
page-hills-and-sheep-sheep-first = Roba enseguida una ficha. Si son ovejas, empieza con ellas su rebaño: pon la ficha a su lado. Si es un lobo, vuelve a la bolsa de tela, y tu pastor vuelve a tu reserva.
page-hills-and-sheep-sheep-choice = Cada vez que colocas una pieza que amplía el campo de tu pastor, tienes que hacer una de dos cosas, después de tu figura y además de ella. Las piezas de otros jugadores no te dan a elegir.
page-hills-and-sheep-sheep-grow = Ampliar el rebaño: roba una ficha. Las ovejas se unen a tu rebaño. Un lobo lo dispersa todo: todos los pastores de este campo vuelven a las reservas de sus dueños, y sus ovejas y el lobo vuelven a la bolsa de tela, sin puntos.
page-hills-and-sheep-sheep-herd = Llevar el rebaño al establo: anótate 1 punto por cada oveja del campo. Después las fichas vuelven a la bolsa de tela, y tu pastor vuelve a tu reserva.
page-hills-and-sheep-sheep-example = Ejemplo: colocas a tu pastor y robas 2 ovejas. Más tarde una pieza tuya amplía el campo, y robas 3 más. La próxima vez puedes llevar el rebaño al establo por 5 puntos, o volver a robar: más ovejas, o un lobo y nada.
page-hills-and-sheep-sheep-join = Si una pieza une dos campos con pastores, los rebaños se quedan donde están, pero desde entonces comparten su suerte. Un lobo los dispersa todos. Si un jugador lleva el rebaño al establo, cada jugador con un pastor en el campo se anota puntos por todas las ovejas que hay allí, y todos los pastores vuelven a la reserva: con tus 2 ovejas y las 4 de Azul, cada uno se anota 6 puntos.
page-hills-and-sheep-sheep-closed = Un campo está cerrado cuando ninguno de sus lados da a una casilla vacía. Entonces todos sus rebaños se llevan enseguida al establo, sin importar quién lo haya cerrado, y todos los que tienen un pastor allí se anotan los puntos como se ha dicho.
page-hills-and-sheep-sheep-closed-choice = Si cierras el campo de tu propio pastor, antes todavía eliges: robar una vez más y arriesgarte a que salga el lobo, o llevar el rebaño al establo.
page-hills-and-sheep-sheep-closed-herd = Si cierras el campo de tu propio pastor, no hay elección: el rebaño se lleva al establo.
page-hills-and-sheep-sheep-again = Un pastor que acaba de volver se puede colocar de nuevo, como muy pronto, con tu próxima pieza.
page-hills-and-sheep-sheep-farmers = Aunque en esta partida no hay granjeros, los pastores usan los campos.

page-hills-and-sheep-hills = Colinas
page-hills-and-sheep-hill-below = Cuando robas una colina, pon debajo la siguiente pieza de la bolsa sin mirarla, y coloca las dos como una sola pieza. La de abajo queda fuera del juego, y nadie la mira nunca. Si la bolsa está vacía, la colina va sin ella. Si la colina no encaja en ningún sitio, se descartan las dos y vuelves a robar.
page-hills-and-sheep-hill-tie = Las colinas deciden los empates. Si varios jugadores empatan por la mayoría en un camino, una ciudad o un campo, solo se anotan puntos los que tienen un seguidor de esa construcción en una pieza de colina. Si no lo tiene ninguno de ellos, todos se anotan los puntos como siempre.
page-hills-and-sheep-hill-one = Un seguidor en una colina vale tanto como varios. Si lo tiene más de uno de los empatados, todos ellos se anotan los puntos completos.
page-hills-and-sheep-hill-number = Cuantos más seguidores en colinas, mejor: entre los empatados se anotan los puntos los que más tienen allí. Si también en esto están igualados, todos ellos se anotan los puntos completos.
page-hills-and-sheep-hill-more = Una colina nunca vence a un número mayor de seguidores, y solo cuentan los seguidores de la construcción que se puntúa.
page-hills-and-sheep-hill-example = Ejemplo: Rojo y Azul tienen un caballero cada uno en una ciudad que vale 10 puntos, y el rojo está en una colina. Rojo se anota 10 puntos y Azul, ninguno. Con dos caballeros, Azul tendría la mayoría y se anotaría los puntos en solitario.
page-hills-and-sheep-hill-large = Un seguidor grande en una colina es un solo seguidor en una colina.
page-hills-and-sheep-hill-special = Los constructores y los cerdos en colinas no deciden nada.
page-hills-and-sheep-hill-mayor = Los alcaldes y los carromatos en colinas cuentan como los demás seguidores.
page-hills-and-sheep-hill-guard = Un vigilante en una torre no decide nada.
page-hills-and-sheep-hill-count = Un seguidor que sale de Carcassonne se puede colocar en una pieza de colina de la construcción, y entonces cuenta.
page-hills-and-sheep-hill-bazaar = Una colina conseguida en un mercado recibe su pieza de abajo cuando su dueño va a colocarla.
page-hills-and-sheep-hill-bridge = Un ladrón en un puente sobre una pieza de colina está en la colina.

page-hills-and-sheep-vineyards = Viñedos
page-hills-and-sheep-vineyard = Cada viñedo en las ocho casillas que rodean un claustro añade 3 puntos cuando el claustro se completa. Un viñedo puede servir para varios claustros. Con 2 viñedos, un claustro vale 9 + 6 = 15 puntos.
page-hills-and-sheep-vineyard-abbot = Cuentan para un abad cuando su claustro se completa, pero no cuando lo recuperas antes.
page-hills-and-sheep-vineyard-garden-no = Los jardines no reciben nada por los viñedos.
page-hills-and-sheep-vineyard-garden-yes = Cuentan del mismo modo para los jardines completos.
page-hills-and-sheep-vineyard-abbey = Una abadía completa también recibe los puntos de sus viñedos.
page-hills-and-sheep-vineyard-castle = Un castillo que se puntúa gracias a un claustro toma también los puntos de sus viñedos.

page-hills-and-sheep-others = Los pastores y otras expansiones
page-hills-and-sheep-others-pig = Los cerdos y los pastores comparten un campo sin afectarse.
page-hills-and-sheep-others-double = En un turno doble, cada pieza puede ampliar el campo de tu pastor.
page-hills-and-sheep-others-abbot = Si recuperas a tu abad, no puedes colocar a tu pastor con la misma pieza.
page-hills-and-sheep-others-dragon = El dragón se come a los pastores: las ovejas del pastor comido vuelven a la bolsa de tela sin puntos; los demás rebaños del campo se quedan.
page-hills-and-sheep-others-order = Si tu pieza muestra la imagen del dragón, los rebaños se amplían y se llevan al establo antes de que se mueva el dragón.
page-hills-and-sheep-others-order-first = Si tu pieza muestra la imagen del dragón, el dragón se mueve antes de que los rebaños se amplíen o se lleven al establo.
page-hills-and-sheep-others-volcano = Tu pastor no se puede colocar en un volcán que acabas de colocar, pero un volcán puede ampliar su campo.
page-hills-and-sheep-others-fairy = Si mueves al hada, no puedes colocar a tu pastor con la misma pieza. El hada no puede acompañar a un pastor.
page-hills-and-sheep-others-shield = En la pieza del hada, un pastor está a salvo del dragón.
page-hills-and-sheep-others-princess = Si haces salir a un caballero con una princesa, no puedes colocar a tu pastor con esta pieza, pero su rebaño se amplía o se lleva al establo de todos modos.
page-hills-and-sheep-others-portal = Un pastor no puede usar un portal mágico.
page-hills-and-sheep-others-tower = No se puede capturar a los pastores.
page-hills-and-sheep-others-barn = La figura del establo no afecta a los pastores: se quedan en su campo y se pueden colocar en él.
page-hills-and-sheep-others-abbey = Una abadía no amplía ningún campo, pero puede cerrarlo.
page-hills-and-sheep-others-bridge = Un puente que une campos une sus rebaños.
page-hills-and-sheep-others-count = Un pastor no puede entrar en Carcassonne. Los puntos por las ovejas cuentan como puntos de la pieza cuando quieres entrar.

page-hills-and-sheep-end = El final de la partida
page-hills-and-sheep-end-sheep = Los pastores y las ovejas que siguen en el tablero no dan nada. Lleva el rebaño al establo a tiempo.
page-hills-and-sheep-end-hills = Las colinas deciden los empates también en la puntuación final.
page-hills-and-sheep-end-vineyards = Un claustro incompleto no recibe nada por los viñedos.
