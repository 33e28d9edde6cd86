### Alrededor de la mesa en el navegador: comienzo, problemas, teclas, órdenes, charla. Las palabras que se escriben quedan como están.

## Beginning

web-opponent = Rival
web-turn-in-games = Aquí te toca
web-watch-or-join = Mesas públicas
web-watch-or-join-about = Mira, o siéntate donde haya sitio.
web-games-over = Partidas terminadas
web-make-public-table = Abrir una mesa para otros
web-record-open = Abrir una partida guardada
web-record-about = Un registro es un archivo de texto con una partida entera. Elígelo aquí, o suéltalo en esta página, y vuelve a ver la partida.
web-record-bad = Este archivo no es el registro de una partida. Un registro empieza con la línea «carcas-record», y la mesa guarda uno en «Más».
web-record-detail = Lo que encontró el servidor: { $text }
web-editions-differ = En qué se diferencian las ediciones
web-house-rules = Reglas sueltas
web-house-rules-about = Lo que no se cambie aquí sigue la edición.
web-house-rules-changed = { $n ->
    [one] Hay una regla cambiada
   *[other] Hay { $n } reglas cambiadas
}
web-house-rules-reset = Como en la edición
web-box-parts = Partes de esta caja
web-box-all = Todas las cajas
web-box-none = Solo el juego básico
web-seat-number = Jugador { $number }
web-seat-me-about = Varias personas pueden jugar en esta pantalla: elige «Yo» para cada una.
web-setup-sum = { $n ->
    [one] Una pieza
   *[other] { $n } piezas
}

## When something does not work

web-error-gone-title = Esta partida no está aquí
web-error-gone-do = Mira si copiaste el enlace entero, o pide uno nuevo a quien te lo mandó. También puedes empezar una partida propia.
web-error-offline-title = El servidor no responde
web-error-offline-do = No se pierde nada: las partidas se guardan en el servidor. Mira si tienes red y vuelve a intentarlo.
web-error-address-title = No existe esa página
web-error-seat-title = Este sitio está ocupado
web-error-seat-do = Alguien abrió este enlace antes. Si fuiste tú en otro navegador, sigue jugando allí. Aquí puedes mirar la partida.
web-error-unexpected = Pasó algo inesperado en esta página. Cargarla de nuevo lo arregla casi siempre; tu partida se guarda en el servidor.
web-update-ready = Esta mesa tiene una versión nueva. Cárgala de nuevo cuando te venga bien: la partida sigue donde está.
web-later = Más tarde

## Keys and typed commands

web-key-list = Teclas en la mesa
web-key-arrows = ir al siguiente lugar del tablero
web-key-enter = elegir el lugar; otra vez: girar la pieza
web-key-confirm = confirmar, o seguir
web-key-turn = girar la pieza
web-key-what = la primera, segunda … respuesta debajo del tablero
web-key-undo = deshacer
web-key-cancel = cancelar, o cerrar
web-key-log = mostrar lo que pasó, o no
web-key-last = volver a mostrar lo que pasó desde tu turno
web-key-view = mostrar todo; más grande; más pequeño; girar el tablero
web-key-pan = mover la vista
web-key-command = escribir órdenes
web-key-help = esta lista
web-command = Órdenes escritas
web-command-line = Orden
web-command-do = Hacerlo
web-command-hint = Escribe «help» para saber qué se puede escribir.
web-command-help = Lo que puedes escribir, en todos los idiomas:
web-command-help-list = todas las respuestas permitidas ahora, con su número
web-command-help-number = da la tercera respuesta de la lista
web-command-help-place = coloca la pieza ahí, girada 90°
web-command-help-move = una jugada completa, como en los registros
web-command-help-look = lo que hay en ese lugar
web-command-help-board = todas las piezas del tablero
web-command-help-scores = puntos y reserva de cada cual
web-command-help-fields = campos ocupados, con dueños y valor
web-command-help-tiles = piezas que quedan
web-command-help-last = lo que pasó desde tu último turno
web-command-help-clock = cuánto tiempo queda
web-command-help-undo = deshace; «go» sigue enseguida
web-command-help-say = dice algo a los demás
web-command-unknown = No se entiende «{ $input }». Escribe «help».
web-command-not-allowed = «{ $input }» no está permitido ahora. «list» dice lo que lo está.
web-command-no-number = Hay { $n } respuestas; escribe de 1 a { $n }.
web-command-amounts = Escribe el número y una puja, de { $least } a { $most }, como { $input }.
web-command-done = Hecho: { $text }
web-command-nothing-there = No hay ninguna pieza en { $cell }.
web-command-tile-at = { $cell }: { $tile }
web-command-nothing-yet = Aún no ha pasado nada.
web-command-no-fields = Ningún campo está ocupado.
web-command-field = Campo en { $cell }: { $list }; { $n } puntos ahora
web-command-score = { $who }: { $points } puntos. { $list }
web-command-no-clock = Esta partida no tiene reloj.
web-command-counted = { $name }: { $n }

## People at a table

web-chat = Charla
web-chat-say = Di algo
web-chat-send = Decir
web-chat-none = Nadie ha dicho nada.
web-takeback-ask = Pedir deshacer
web-takeback-asks = A { $who } le gustaría deshacer el último turno.
web-takeback-waits = Has pedido deshacer. Los demás aún no han respondido.
web-takeback-yes = Aceptar
web-takeback-no = Negarse
web-rematch = Otra vez con las mismas personas
web-rematch-sent = Pedido. Empieza cuando todos lo pidan.
web-hand-over = Que un bot juegue por mí
web-hand-over-sure = Un bot juega en tu sitio desde ahora. Puedes mirar, pero no volver.
web-claim = { $who } no está: seguir con un bot
web-abort = Parar la partida sin ganador
web-record-save = Guardar el registro
web-sounds = Sonidos
