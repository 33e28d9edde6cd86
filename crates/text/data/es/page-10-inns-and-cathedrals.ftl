### Inns & Cathedrals: the words of the page that players read. Its order and conditions are in ../pages/10-inns-and-cathedrals.txt.

page-inns-and-cathedrals = Posadas y Catedrales
page-inns-and-cathedrals-box = Se mezclan 18 piezas nuevas con todas las demás: 6 de ellas muestran una posada junto a un camino y 2 muestran una catedral. Se colocan como cualquier pieza. Tu turno sigue igual; lo que cambia es cuánto cuentan los seguidores y cuánto valen los caminos y las ciudades.
page-inns-and-cathedrals-sixth = La expansión trae también seguidores de un color más, así que pueden jugar hasta 6.
page-inns-and-cathedrals-plain-inns = Las posadas son decoración en esta partida.
page-inns-and-cathedrals-plain-cathedrals = Las catedrales son decoración en esta partida: son piezas de ciudad corrientes.
page-inns-and-cathedrals-plain-large = Los seguidores grandes no se usan en esta partida.

page-inns-and-cathedrals-large = El seguidor grande
page-inns-and-cathedrals-large-place = Cada jugador tiene 1 seguidor grande además de los 7 normales. Lo colocas en lugar de uno normal, con las mismas reglas, y vuelve a tu reserva del mismo modo.
page-inns-and-cathedrals-large-two = Cuenta como 2 seguidores cuando se compara quién tiene más. Los puntos no los duplica. Ejemplo: en una ciudad que vale 10 puntos tienes a tu seguidor grande y Azul tiene 2 normales. Son 2 a 2, y cada uno se anota 10 puntos. Si Azul tuviera allí solo 1, te anotarías los 10 solo tú.
page-inns-and-cathedrals-large-field = También como granjero cuenta como 2.
page-inns-and-cathedrals-large-garden = No se puede colocar en un jardín: los jardines son solo para los abades.

page-inns-and-cathedrals-inns = Posadas
page-inns-and-cathedrals-inn = Un camino completo con una posada vale 2 puntos por pieza en lugar de 1. Una segunda posada en el mismo camino no añade nada. Ejemplo: un camino completo de 4 piezas vale 8 puntos, tenga 1 posada o 2.
page-inns-and-cathedrals-inn-end-zero = Pero si un camino con una posada sigue incompleto al final de la partida, no vale absolutamente nada.
page-inns-and-cathedrals-inn-end-ignore = Si un camino con una posada sigue incompleto al final de la partida, vale 1 punto por pieza como cualquier otro camino.
page-inns-and-cathedrals-inn-arm = Una posada solo pertenece al camino junto al que está. Una pieza muestra un cruce de tres caminos: su posada está junto a uno de ellos y no significa nada para los otros dos.
page-inns-and-cathedrals-inn-river = La posada junto al puente del río es una posada como las demás.

page-inns-and-cathedrals-cathedrals = Catedrales
page-inns-and-cathedrals-cathedral = Una pieza de catedral es ciudad en sus cuatro lados, y puedes colocar en ella un caballero si la ciudad está libre. Una ciudad completa con catedral vale 3 puntos por pieza y 3 por escudo, en lugar de 2. Una segunda catedral en la misma ciudad no añade nada. Ejemplo: una ciudad completa de 6 piezas con 1 escudo y una catedral vale 21 puntos.
page-inns-and-cathedrals-cathedral-end-zero = Pero si una ciudad con catedral sigue incompleta al final de la partida, no vale absolutamente nada, ni siquiera por los escudos.
page-inns-and-cathedrals-cathedral-end-ignore = Si una ciudad con catedral sigue incompleta al final de la partida, vale 1 punto por pieza y 1 por escudo como cualquier otra ciudad.
page-inns-and-cathedrals-cathedral-farmers = Para los granjeros, una ciudad completa con catedral es una ciudad como cualquier otra.

page-inns-and-cathedrals-risk = Ayudar y perjudicar
page-inns-and-cathedrals-others = Puedes añadir una pieza así al camino o a la ciudad de cualquiera: a los tuyos, para que valgan más, o a los de otro jugador hacia el final de la partida, cuando es difícil que lleguen a completarse.
page-inns-and-cathedrals-others-ignore = Puedes añadir una pieza así al camino o a la ciudad de cualquiera, tuyos o de otro jugador.

page-inns-and-cathedrals-tiles = Piezas que plantean dudas
page-inns-and-cathedrals-four-cities = En la pieza con ciudad en los cuatro lados y tierra verde en el centro, cada lado muestra una ciudad distinta, a no ser que otras piezas las conecten.
page-inns-and-cathedrals-two-roads = En la pieza con dos curvas los caminos no se tocan: son dos caminos.
page-inns-and-cathedrals-road-ends = En el claustro con dos caminos, los dos terminan en el claustro.
page-inns-and-cathedrals-split = Una pieza con un segmento de ciudad en un solo lado muestra dos campos: los separa la ciudad.
