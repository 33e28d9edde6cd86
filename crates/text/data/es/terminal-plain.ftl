### The table line by line, who has what, the key of signs, and the points at the end. Words to type stay as they are.

## The table

terminal-plain-welcome = Carcas, { $name }. En la mesa: { $list }.
terminal-plain-house-rules = { $n ->
    [one] Se juega con { $n } variante; «rules» dice cuál.
   *[other] Se juega con { $n } variantes; «rules» dice cuáles.
}
terminal-plain-confirm = Enter termina el turno, «undo» deshace la última jugada:
terminal-plain-nothing-to-undo = No hay nada que deshacer en este turno.
terminal-plain-hint = El bot Codicioso jugaría: { $text }
# $n points now, $m if all cities at it were complete.
terminal-plain-field = El campo de { $cell } pertenece a { $list }. Puntos ahora: { $n }; con todas sus ciudades completas: { $m }.
terminal-plain-field-of-nobody = El campo de { $cell } no es de nadie.
terminal-plain-no-field = No hay granjeros en ningún campo.
terminal-plain-bag = { $tiles ->
    [one] { $tiles } pieza en la bolsa
   *[other] { $tiles } piezas en la bolsa
}
terminal-plain-discarded = { $tiles ->
    [one] { $tiles } pieza descartada
   *[other] { $tiles } piezas descartadas
}
terminal-plain-aside = Dejadas a un lado hasta que se coloque un volcán
terminal-plain-over = La partida ha terminado.
terminal-plain-draws = { $how ->
    [bazaar] { $who } va a robar una pieza para el mercado
    [flock] { $who } va a robar una ficha para el rebaño
   *[tile] { $who } va a robar una pieza
}
terminal-plain-wins = Gana { $who }.
terminal-plain-share = Comparten la victoria: { $list }.
terminal-plain-replay = Para volver a verla: { $input }

## Questions and what is wrong with an answer

terminal-plain-or = O bien:
terminal-plain-dragon-next = Después lo mueve { $who }, si aún puede moverse.
terminal-plain-type-space = Escribe el número de una casilla; «help» para saber más.
terminal-plain-type-space-turn = Escribe el número de una casilla, o { $input } para su segundo giro; «help» para saber más.
terminal-plain-type-number = Escribe un número; «help» para saber más.
terminal-plain-type-number-undo = Escribe un número; «undo» retira la pieza, «help» para saber más.
terminal-plain-type-auction = Escribe el número de una pieza y una puja, de { $least } a { $most }, como { $input }; «help» para saber más.
terminal-plain-type-bid = Escribe una puja, de { $least } a { $most }, o «pass»; «help» para saber más.
terminal-plain-rotations = En { $cell } la pieza encaja de { $n } maneras:
terminal-plain-empty = Escribe un número, una jugada o «help».
terminal-plain-not-legal = «{ $input }» no está permitido aquí.
terminal-plain-see-moves = «moves» muestra lo permitido.
terminal-plain-no-move = «{ $input }» no es una jugada.
terminal-plain-see-help = «help» explica qué se puede escribir.
terminal-plain-no-bid = «{ $input }» no es una puja; escribe de { $least } a { $most }, o «pass».
terminal-plain-no-auction = «{ $input }» no abre ninguna subasta; escribe el número de una pieza, de 1 a { $n }, y una puja, de { $least } a { $most }.
terminal-plain-no-choice = «{ $input }» no es ninguna opción; escribe de 1 a { $n }.
terminal-plain-no-turns = El número { $number } no tiene giros; escribe { $number }.
terminal-plain-one-turn = La pieza encaja en la casilla { $number } de una sola manera; escribe { $number }.
terminal-plain-turns = La casilla { $number } admite { $n } giros; escribe { $list }.

## Help

terminal-plain-help = Lo que puedes escribir, igual en todos los idiomas:
terminal-plain-help-number = la casilla 3; para una figura, la tercera opción
terminal-plain-help-letter = la casilla 3, con la pieza en su segundo giro
terminal-plain-help-cell = la pieza robada en esta casilla, girada 180° en el sentido de las agujas del reloj
terminal-plain-help-bid = donde se pide una puja, esos puntos; «2 5» puja 5 por la segunda pieza
terminal-plain-help-move = una jugada completa, como en los registros; «pass» para no hacer nada
terminal-plain-help-moves = todas las jugadas permitidas, completas
terminal-plain-help-hint = lo que jugaría el bot Codicioso
terminal-plain-help-undo = deshace lo hecho desde que se robó la última pieza (con --confirm, también la figura)
terminal-plain-help-board = muestra otra vez el tablero y la pregunta
terminal-plain-help-bag = las piezas que quedan
terminal-plain-help-rules = con qué reglas se juega: la edición, las variantes y en qué difieren las ediciones
terminal-plain-help-fields = cada campo ocupado: de quién es y cuántos puntos daría
terminal-plain-help-save = guarda la partida en un archivo
terminal-plain-help-quit = sale; la partida se conserva
terminal-plain-help-signs = En el tablero:

## Keeping games, and who plays

terminal-plain-save-how = Indica el archivo: save mi-partida.txt
terminal-plain-saved-as = Guardada como { $file }.
terminal-plain-not-kept = La partida no se conserva.
terminal-plain-kept = La partida se conserva. Para seguir: { $input }
terminal-plain-saved = La partida está guardada. Para seguir: { $input }
terminal-plain-note = Nota: { $text }
terminal-plain-file-exists = { $file } ya existe; elige otro nombre
terminal-plain-file-exists-resume = { $file } ya existe; sigue esa partida con --resume o elige otro nombre
terminal-plain-file-busy = { $file } se está jugando en otra mesa; sal primero de ella o elige otra partida
terminal-plain-no-place = este sistema no tiene dónde guardar las partidas; usa --save ARCHIVO para conservarla
terminal-plain-not-listed = la partida se conserva, pero no figura en la lista de partidas de este equipo: { $text }
terminal-plain-keep-failed = la partida no se conserva: { $text }; usa --save ARCHIVO
terminal-plain-has-result = { $file } no se puede seguir jugando: la partida ya tiene resultado; mírala con { $input }
terminal-plain-seats-differ = la partida guardada tiene { $n } plazas, pero se nombran { $m } jugadores; escribe { $input }
terminal-plain-no-player = «--seat { $input }» no es ningún jugador; puede ser { $list }, y con --server también open
terminal-plain-no-name = «--seat { $input }»: un nombre tiene de 1 a { $n } caracteres, ninguno de control; escribe human:Ana
terminal-plain-unfinished = Partidas sin terminar, la más reciente primero:
terminal-plain-which = ¿Cuál? Escribe su número; Enter elige la primera:
terminal-plain-none-chosen = no se ha elegido ninguna partida
terminal-plain-none-unfinished = no hay ninguna partida sin terminar; empieza una con { $input } o indica el archivo de la que quieres seguir

## Flags that set up a game

terminal-setup-seats = una partida tiene de 1 a 6 plazas, no { $n } (regla { $rule })
terminal-setup-twice = «{ $name }» se fija dos veces, en { $list }; elige una
terminal-setup-no-value = «--set { $input }» no indica ningún valor; escríbelo como { $name }
terminal-setup-wrong = esta partida no se puede preparar:

## Who has what

# $input is the letter of the seat on the board.
terminal-seat = { $input } { $who }: { x-points }. Reserva: { $list }.
terminal-seat-owes = Aún por colocar: { $tile }.
terminal-seat-holds = Prisioneros: { $list }.
terminal-seat-stand = En el tablero: { $list }.
terminal-stands-figure = { x-answer-figure }: { x-answer-place }
terminal-stands-barn = establo: esquina noroeste de { $cell }
terminal-stands-neutral = { $neutral ->
    [dragon] dragón: { x-answer-place }
    [fairy] hada: { x-answer-place }
    [count] Conde: { x-answer-place }
    [mage] mago: { x-answer-place }
   *[witch] bruja: { x-answer-place }
}
terminal-stands-fairy = hada: junto al { x-answer-figure } de { $whom }, { x-answer-place }
terminal-stands-tower = { $n ->
    [one] torre de { $cell }: { $n } segmento
   *[other] torre de { $cell }: { $n } segmentos
}
terminal-sheep = { $n ->
    [one] { $n } oveja
   *[other] { $n } ovejas
}
terminal-bazaar = En el mercado: { $list }
terminal-bazaar-offer = { $whom } ofrece { x-points } por { $tile }.
terminal-carcassonne = En Carcassonne: { $list }
terminal-quarter = { $name } ({ $list })
terminal-nobody = nadie

## The key of signs

terminal-sign-monastery-or-abbey = claustro o abadía
terminal-sign-bridge = puente
terminal-sign-one-to-nine = 1 a 9
terminal-sign-quarters = sus barrios con el número de sus seguidores:
terminal-sign-count = en mayúsculas: el Conde está en ese barrio
terminal-sign-follower = seguidor de la plaza A
terminal-sign-barn = establo, en la esquina común de cuatro piezas

## What every seat got its points for

terminal-points = puntos por
terminal-points-together = total
