### Alrededor de la mesa en el navegador: comienzo, problemas, teclas, órdenes, charla. Las palabras que se escriben quedan como están.

## Beginning

web-opponent = Rival
# $n is the rating of a bot, $text the sentence about it.
web-bot-rated = Elo { $n } · { $text }
web-bot-rating-about = Fuerza entre los bots en la escala Elo: juego básico, dos jugadores; «Codicioso, primera versión» tiene 1000.
web-one-click = En ambos casos se juega: { $list }
web-base-game = Juego básico
web-turn-in-games = Aquí te toca
web-watch-or-join = Mesas públicas
web-watch-or-join-about = Mira una partida o siéntate donde haya una plaza libre.
web-games-over = Partidas terminadas
web-make-public-table = Abrir una mesa para otros
web-record-open = Abrir una partida guardada
web-record-about = Un registro es un archivo de texto con una partida entera. Elígelo aquí, o suéltalo en esta página, y vuelve a ver la partida.
web-record-bad = Este archivo no es el registro de una partida. Un registro empieza con la línea «carcas-record», y la mesa guarda uno en «Más».
web-record-detail = Lo que encontró el servidor: { $text }
web-editions-differ = En qué se diferencian las ediciones
web-house-rules = Variantes
web-house-rules-about = Todo lo que no se cambie aquí se juega según la edición.
web-house-rules-changed = { $n ->
    [one] una cambiada
   *[other] { $n } cambiadas
}
web-house-rules-reset = Según la edición
web-box-parts = Partes de esta expansión
web-box-all = Todas las expansiones
web-box-none = Solo el juego básico
web-seat-number = Plaza { $number }
web-seat-me-about = Varias personas pueden jugar en esta pantalla: elige «Yo» para cada una.
web-setup-sum = { $n ->
    [one] Una pieza
   *[other] { $n } piezas
}

## When something does not work

web-error-gone-title = Esta partida no existe
web-error-gone-do = Comprueba que el enlace esté entero, o pide uno nuevo a quien te lo envió. También puedes empezar una partida.
web-error-offline-title = El servidor no responde
web-error-offline-do = No se pierde nada: las partidas se guardan en el servidor. Comprueba tu conexión y vuelve a intentarlo.
web-error-address-title = Esta página no existe
web-error-seat-title = Esta plaza está ocupada
web-error-seat-do = Alguien ya ha abierto este enlace. Si fuiste tú en otro navegador, sigue jugando allí. Aquí puedes ver la partida.
web-error-unexpected = Ha ocurrido algo inesperado en esta página. Volver a cargarla suele arreglarlo; tu partida está guardada en el servidor.
web-update-ready = Hay una versión nueva de esta mesa. Vuelve a cargarla cuando te venga bien: la partida sigue donde está.
web-later = Más tarde

## Keys and typed commands

web-key-list = Teclas en la mesa
web-key-arrows = ir a la casilla siguiente del tablero
web-key-enter = elegir la casilla; otra vez: girar la pieza
web-key-confirm = confirmar o continuar
web-key-turn = girar la pieza
web-key-what = la primera opción, la segunda… bajo el tablero
web-key-undo = deshacer
web-key-cancel = cancelar o cerrar
web-key-log = mostrar u ocultar el historial
web-key-last = volver a mostrar lo que pasó desde tu turno
web-key-view = ver todo; acercar; alejar; girar el tablero
web-key-pan = mover la vista
web-key-command = escribir órdenes
web-key-help = esta lista
web-key-fields = mostrar de quién son los campos, o no
web-key-features = mostrar de quién es cada construcción, o no
web-key-tiles = mostrar las piezas que quedan, o no
web-key-steps = una jugada atrás o adelante; con Shift, un turno
web-key-ends = al principio, al final
web-key-play = reproducir o pausar
web-help-keys = Teclas
web-help-signs = Signos
web-command = Escribir órdenes
web-command-line = Orden
web-command-do = Enviar
web-command-hint = Escribe «help» para saber qué se puede escribir.
web-command-help = Lo que puedes escribir, igual en todos los idiomas:
web-command-help-list = todas las opciones permitidas ahora, con su número
web-command-help-number = elige la tercera opción de la lista
web-command-help-place = coloca la pieza ahí, girada 90°
web-command-help-move = una jugada completa, como en los registros
web-command-help-look = lo que hay en esa casilla
web-command-help-board = todas las piezas del tablero
web-command-help-scores = puntos y reserva de todos
web-command-help-fields = campos ocupados: de quién son y cuánto valen
web-command-help-features = todo lo que está ocupado: de quién es y cuánto vale
web-command-help-fits = qué encaja todavía ahí y con qué probabilidad llega
web-command-help-why = la regla de la pregunta; «why BA-05» cuenta esa regla
web-command-help-rules = a qué se juega: edición, cajas y reglas cambiadas
web-command-help-tiles = piezas que quedan
web-command-help-last = lo que pasó desde tu último turno
web-command-help-clock = cuánto tiempo queda
web-command-help-undo = deshace; «go» continúa al momento
web-command-help-say = dice algo a los demás
web-command-unknown = «{ $input }» no se entiende. Escribe «help».
web-command-not-allowed = «{ $input }» no está permitido ahora. «list» muestra lo que sí.
web-command-no-number = { $n ->
    [one] Hay una sola opción; escribe 1.
   *[other] Hay { $n } opciones; escribe de 1 a { $n }.
}
web-command-amounts = Escribe el número y una puja, de { $least } a { $most }, como { $input }.
web-command-done = Hecho: { $text }
web-command-nothing-there = No hay ninguna pieza en { $cell }.
web-command-tile-at = { $cell }: { $tile }
web-command-nothing-yet = Aún no ha pasado nada.
web-command-no-fields = Ningún campo está ocupado.
web-command-field = { $n ->
    [one] Campo de { $cell }: { $list }; { $n } punto ahora
   *[other] Campo de { $cell }: { $list }; { $n } puntos ahora
}
web-command-feature = { $n ->
    [one] { $name } en { $cell }: { $list }; { $n } punto ahora
   *[other] { $name } en { $cell }: { $list }; { $n } puntos ahora
}
web-command-no-features = Nada está ocupado.
web-command-score = { $points ->
    [one] { $who }: { $points } punto. { $list }
   *[other] { $who }: { $points } puntos. { $list }
}
web-command-no-clock = Esta partida no tiene reloj.
web-command-counted = { $name }: { $n }

## People at a table

web-chat = Chat
web-chat-say = Escribe algo
web-chat-send = Enviar
web-chat-none = Nadie ha escrito nada.
# The button that opens the talk, when there is something new.
web-chat-new = { $n ->
    [one] Chat, { $n } mensaje nuevo
   *[other] Chat, { $n } mensajes nuevos
}
web-seat-bot = Sentar a un bot
web-stand-up = Levantarse
web-close-table = Cerrar la mesa
web-close-table-sure = Nadie más podrá sentarse aquí.
web-takeback-ask = Pedir deshacer la jugada
web-takeback-asks = { $who } pide deshacer el último turno.
web-takeback-waits = Has pedido deshacer la jugada. Los demás aún no han respondido.
web-takeback-yes = Aceptar
web-takeback-no = Rechazar
web-rematch = Revancha
web-rematch-sent = Has pedido la revancha. Empieza cuando la pidan todos.
web-hand-over = Que un bot juegue por mí
web-hand-over-sure = Un bot ocupa tu plaza desde ahora. Podrás ver la partida, pero no volver a jugar en ella.
web-claim = { $who } se ha ausentado: seguir con un bot
web-abort = Interrumpir la partida; no gana nadie
web-record-save = Guardar la partida
web-sounds = Sonido
