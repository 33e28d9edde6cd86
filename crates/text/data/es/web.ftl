### The pages of the table in the browser.

web-tagline = Construye un paisaje de ciudades, caminos, claustros y campos, pieza a pieza.
web-play-bot = Jugar contra un bot
web-play-bot-about = Ahora mismo, sin registrarte.
web-play-friend = Jugar con otra persona
web-play-friend-about = Recibes un enlace para enviarlo.
web-play-details = Elegir todos los detalles
web-play-details-about = Edición, expansiones, plazas y tiempo.
web-home = Inicio
web-my-games = Mis partidas
web-my-games-empty = Aquí aparecerán las partidas que juegues.
web-unofficial = No oficial y gratuito. Todo lo que se ve está dibujado para esta mesa.
web-language = Idioma
web-loading = Un momento…
web-your-turn = Tu turno
web-waiting-for = Esperando a { $who }
web-confirm = Confirmar
web-undo = Deshacer
web-draw-next = Continuar
web-turn-tile = Girar la pieza
web-cancel = Cancelar
web-choose-place = Elige un lugar en el tablero
web-fit = Ver todo el tablero
web-zoom-in = Acercar
web-zoom-out = Alejar
web-turn-view = Girar el tablero
web-fields = Ver de quién son los campos
web-board = Tablero
web-seats = Jugadores
web-log = Historial
web-log-undone = { $who } deshace su última jugada.
web-log-resigned = { $who } abandona.
web-log-seated = { $who } se sienta a la mesa.
web-log-left = Una plaza vuelve a estar libre.
web-log-bot-plays-on = Un bot sigue jugando por { $who }.
web-tile-named = la pieza «{ $name }»
web-tiles-left = { $n ->
    [one] Queda una pieza
   *[other] Quedan { $n } piezas
}
web-watchers = { $n ->
    [one] Una persona está viendo la partida
   *[other] { $n } personas están viendo la partida
}
web-you = tú
web-bot = bot
web-away = ausente
web-free-seat = Plaza libre
web-resign = Abandonar
web-resign-sure = ¿Abandonar la partida? Ganan los demás.
web-connection-opening = Conectando…
web-connection-open = En línea
web-connection-lost = Conexión perdida. Reconectando…
web-connection-outdated = El servidor tiene una versión nueva. Vuelve a cargar la página.
web-reload = Volver a cargar
web-name = Tu nombre
web-guest = Visitante
web-sit-down = Ocupar la plaza
web-invited = Esta mesa te espera.
web-invited-by = { $who } te invita a esta mesa.
web-watch = Ver la partida
web-waiting-for-players = Esperando a los demás
web-send-link = Envía este enlace a una persona:
web-invite = Invita a alguien
web-invite-about = { $n ->
    [one] Solo este enlace da una plaza. Quien abra la dirección de esta página puede mirar.
   *[other] Solo estos enlaces dan plazas, una cada uno. Quien abra la dirección de esta página puede mirar.
}
web-ask-host = Hay una plaza libre. Pide el enlace de invitación a quien creó esta mesa: con él puedes sentarte. Mientras tanto puedes mirar.
web-free-here = Hay una plaza libre en esta mesa.
web-seats-free = { $n ->
    [one] una plaza libre
   *[other] { $n } plazas libres
}
web-copy = Copiar
web-copied = Copiado
web-over = La partida ha terminado
web-won = Gana { $who }
web-tied = Victoria compartida: { $list }
web-aborted = La partida se ha interrumpido
web-breakdown = De dónde salen los puntos
web-total = Total
web-sheep = { $n ->
    [one] { $n } oveja
   *[other] { $n } ovejas
}
web-again = Jugar otra vez
web-next-game = A la siguiente partida
web-look-at-board = Ver el tablero
web-result = Resultado
web-edition = Edición
web-boxes = Expansiones
web-box-tiles = { $n ->
    [one] una pieza
   *[other] { $n } piezas
}
web-add-seat = Añadir un jugador
web-remove-seat = Quitar
web-seat-me = Yo
web-seat-open = Alguien con un enlace
web-clock = Reloj
web-clock-none = Sin reloj
web-clock-minutes = { $n ->
    [one] Un minuto por jugador
   *[other] { $n } minutos por jugador
}
web-clock-days = { $n ->
    [one] Un día por turno
   *[other] { $n } días por turno
}
web-aids = Ayudas
web-aids-all = Todas: piezas restantes y lo que da una jugada
web-aids-tabletop = Como en la mesa: de quién es cada cosa
web-aids-none = Ninguna
web-public = La mesa aparece en la sala: cualquiera puede ocupar un asiento libre
web-public-here = Esta mesa aparece en la sala: cualquiera puede ocupar un asiento libre.
web-pair = { $name }: { $text }
web-make-table = Empezar
web-error-title = Esto no ha funcionado
web-error-offline = El servidor no responde. ¿Hay conexión a la red? La partida está a salvo en el servidor.
web-error-nothing-here = No hay ninguna página en esta dirección. Quizá falte una parte del enlace.
web-retry = Reintentar
web-options = Todas las opciones, con palabras
web-amount = Puntos de la puja
web-nobody-eaten = Allí no hay nadie.
web-would-be-eaten = El dragón se comería a: { $list }.
web-menu = Más
web-tile-to-place = La pieza que hay que colocar
