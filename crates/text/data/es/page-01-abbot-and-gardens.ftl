### The abbot and his gardens: the words of the page that players read. Its order and conditions are in ../pages/01-abbot-and-gardens.txt.

page-abbot = El abad
page-abbot-figure = Además de tus 7 seguidores tienes un abad. Solo se coloca en claustros y jardines, pero puede hacer lo que ningún otro seguidor: vuelve cuando lo llamas, y trae puntos.
page-abbot-figure-monasteries = Además de tus 7 seguidores tienes un abad. Solo se coloca en claustros, porque las piezas de esta partida no muestran jardines. Pero puede hacer lo que ningún otro seguidor: vuelve cuando lo llamas, y trae puntos.

page-abbot-placing = Colocar al abad
page-abbot-place = Puedes colocar a tu abad en lugar de otro seguidor, en la pieza que acabas de colocar: en su claustro o en su jardín. Los jardines son solo para los abades; ninguna otra figura puede entrar en ellos.
page-abbot-place-monasteries = Puedes colocar a tu abad en lugar de otro seguidor, en el claustro de la pieza que acabas de colocar.
page-abbot-monk = En un claustro es un monje como cualquier otro.

page-abbot-gardens = Jardines
page-abbot-garden = En el juego básico, 8 piezas muestran un jardín. Un jardín se puntúa como un claustro: cuando hay piezas en las 8 casillas que lo rodean está completo, su abad da 9 puntos y vuelve a tu reserva. Un jardín sin abad no da nada a nadie.
page-abbot-garden-and-field = Un jardín y el campo que lo rodea son cosas distintas: un abad en el jardín no ocupa el campo, y un granjero en el campo no ocupa el jardín.

page-abbot-taking-back = Recuperar al abad
page-abbot-take-back = En tu turno, en lugar de colocar una figura, puedes recuperar a tu abad y anotarte enseguida sus puntos: 1 punto, y 1 más por cada pieza que lo rodea, también en diagonal. La pieza que acabas de colocar cuenta. Ejemplo: el abad tiene 3 piezas alrededor, y tu nueva pieza es la cuarta. Si lo recuperas, te anotas 5 puntos. Entonces no colocas nada con esta pieza.
page-abbot-complete-forbidden = Si tu pieza acaba de llenar la última casilla a su alrededor, no puedes recuperarlo. Tampoco hace falta: su sitio está completo y se puntúa con 9 puntos como siempre, y puedes colocar otra figura.
page-abbot-complete-allowed = Aunque tu pieza acabe de llenar la última casilla a su alrededor, puedes recuperarlo, por 9 puntos. Si no lo haces, su sitio se puntúa con 9 puntos como siempre, y puedes colocar otra figura.
page-abbot-left-behind = Recuperarlo no completa nada: solo tú te anotas puntos, y el sitio que ha dejado vuelve a estar libre.
page-abbot-again = Puedes volver a colocarlo con tu próxima pieza.

page-abbot-end = El final de la partida
page-abbot-final = Un abad cuyo sitio sigue incompleto al final da 1 punto, y 1 más por cada pieza que lo rodea, como un monje.
