### La mesa misma en el navegador: ayudas, repaso, el final de una partida.

web-features = Ver de quién es cada construcción
web-tiles = Piezas que quedan
web-tiles-bag = En la bolsa: { $n }
web-tiles-aside = Dejadas a un lado
web-tiles-discarded = Descartadas
web-tiles-hidden = Esta partida no dice qué piezas quedan.
web-close = Cerrar
web-unfold = Mostrar todo
web-seats-unfold = Mostrar todo lo que tienen los jugadores
web-projection = Si la partida acabara ahora
web-projected = { $points } si la partida acabara ahora
web-score = { x-points }
web-not-here = Eso no puede ir ahí.
web-fits-no-way = Gires como gires la pieza, ahí no encaja con sus vecinas.
web-fits = { $n ->
    [0] Ninguna pieza de las que quedan encaja aquí.
    [one] Una de { $m } piezas encaja aquí.
   *[other] { $n } de { $m } piezas encajan aquí.
}
web-fit-chance = Probabilidad de que salga una antes de tu próximo turno: { $number } %
web-why = ¿Por qué?
web-why-asked = ¿Por qué se pregunta esto?
web-rule-title = La regla que lo decide
web-rule = Regla { $rule }
web-rule-law = El texto exacto (en inglés)
web-feature-tiles = { $n ->
    [one] una pieza
   *[other] { $n } piezas
}
web-feature-open = construcción incompleta
web-feature-complete = construcción completa
web-feature-nobody = Aquí no hay nadie.
web-feature-owners = Es de { $list }
web-feature-now = { $points } si la partida acabara ahora
web-feature-worth = { $points } cuando se complete
web-replay = Volver a ver la partida
web-replay-last = Mostrar qué pasó desde tu turno
web-replay-stop = Volver a la partida
web-replay-step = { $n } de { $most }
web-replay-first = Al principio
web-replay-end = Al final
web-replay-back = Una jugada atrás
web-replay-on = Una jugada adelante
web-replay-turn-back = Un turno atrás
web-replay-turn-on = Un turno adelante
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-link = Copiar un enlace a esta jugada
web-replay-picture = Guardar como imagen
web-replay-record = Guardar la partida
web-replay-table = A la mesa
web-replay-start = Empieza la partida
web-chart = Puntos a lo largo de la partida
web-chart-turns = Turnos
web-steps-left = { $n ->
    [0] Es su último movimiento.
    [one] Después queda un movimiento.
   *[other] Después quedan { $n } movimientos.
}
web-steps-next = Luego lo mueve { $who }.
web-lots = Piezas del mercado
web-analysis = Qué opina el bot
web-analysis-ask = Preguntar al bot por esta partida
web-analysis-waiting = { $n ->
    [0] Esta partida es la siguiente.
    [one] Una partida va antes que esta.
   *[other] { $n } partidas van antes que esta.
}
web-analysis-running = El bot examina cada jugada…
web-analysis-left = { $n ->
    [one] queda un segundo, más o menos
   *[other] quedan unos { $n } segundos
}
web-analysis-left-minutes = { $n ->
    [one] queda un minuto, más o menos
   *[other] quedan unos { $n } minutos
}
web-analysis-chances = Probabilidades de ganar
web-analysis-worst = Las jugadas que más costaron
web-analysis-luck = Suerte al robar
web-analysis-lost = { $who } pierde { $value } puntos
web-analysis-drew = { $who }: { $value } puntos
web-analysis-seat = { $who }: las jugadas costaron { $value } puntos; la suerte al robar fue de { $text } puntos
web-analysis-played = Jugada: { $text }
web-analysis-best = { $value } puntos mejor: { $text }
web-go-on = Seguir desde aquí contra un bot
web-go-on-as = Juegas en lugar de { $who }.

## Puzzles

web-puzzles = Problemas
web-puzzles-about = Una posición de una partida y una jugada claramente mejor que las demás. ¿La encuentras?
web-puzzles-none = Este servidor no tiene problemas.
web-puzzle-daily = Problema del día
web-puzzle-number = Problema { $n }
web-puzzle-difficulty = Dificultad: { $n } de 5
web-puzzle-theme-tile = Colocar una pieza
web-puzzle-theme-figure = Colocar una figura
web-puzzle-theme-scoring = Una pieza que puntúa
web-puzzle-theme-end-game = Final de la partida
web-puzzle-theme-other = Otra decisión
web-puzzles-theme = Tema
web-puzzles-difficulty = Dificultad
web-puzzles-level = { $n } de 5
web-puzzles-any = Cualquiera
# $n of all $m puzzles are shown.
web-puzzles-shown = { $n } de { $m } problemas
web-puzzle-solved = Resuelto
web-puzzle-find = Encuentra la mejor jugada
web-puzzle-tile = Aquí solo cuenta dónde va la pieza y cómo se gira.
web-puzzle-left = { $n ->
    [0] No queda ninguna pieza en la bolsa.
    [one] Queda una pieza en la bolsa.
   *[other] Quedan { $n } piezas en la bolsa.
}
web-puzzle-right = ¡Correcto, es la mejor jugada!
web-puzzle-loses = Eso cuesta { $value } puntos frente a la mejor jugada.
web-puzzle-again = Intentarlo otra vez
web-puzzle-show = Mostrar la mejor jugada
web-puzzle-best = La mejor jugada: { $text }
web-puzzle-second = La mejor jugada: { $text }. La segunda mejor cuesta { $value } puntos.
web-puzzle-next = Problema siguiente
web-puzzle-all = Todos los problemas

## What the one who looks is asked; for others it is question-NAME

web-turn-of = { $who }, te toca
web-ask-tile = Coloca tu pieza
web-ask-figure = Coloca una figura, si quieres
web-ask-figure-or = Coloca una figura o haz otra cosa, si quieres
web-ask-princess = La princesa lo exige: haz salir de la ciudad a un caballero
web-ask-fairy = Mueve al hada, si quieres
web-ask-fairy-only = Mueve al hada, si quieres
# No figure can be placed, but something else can be done in its place.
web-ask-instead = Aquí no se puede colocar ninguna figura. Haz otra cosa, si quieres
# $number of $most moves.
web-ask-dragon = Mueve al dragón: movimiento { $number } de { $most }
web-ask-magic = Mueve al mago o a la bruja
web-ask-leave-quarter = Saca seguidores de la ciudad de Carcassonne, si quieres
web-ask-score = ¿Qué construcción se puntúa a continuación?
web-ask-enter-quarter = Envía un seguidor a la ciudad de Carcassonne, si quieres
web-ask-count = Mueve al Conde, si quieres
web-ask-second-part = Tu constructor ha trabajado: ¿robas una segunda pieza?
web-ask-capture = Captura a un seguidor al alcance de la torre, si quieres
web-ask-exchange = ¿Qué seguidor en manos de { $whom } vuelve en el intercambio?
web-ask-bridge = Construye un puente, si quieres
web-ask-castle = Convierte la ciudad pequeña en castillo, si quieres
web-ask-castle-scoring = ¿De qué construcción toma los puntos tu castillo?
web-ask-auction = Elige una pieza del mercado y haz la primera puja
web-ask-bid = ¿Subes la puja? { $whom } ofrece { x-points } por { $tile }
web-ask-buy-or-sell = ¿Compras o vendes { $tile }? { $whom } ofrece { x-points }
web-ask-take-lot = Toma una pieza del mercado
web-ask-abbey = ¿Colocas tu abadía en lugar de robar una pieza?
web-ask-final-abbey = ¿Colocas tu abadía antes del fin de la partida?
web-ask-wagon = ¿Llevas tu carromato a otra construcción o lo recuperas?
web-ask-flock = ¿Amplías tu rebaño o lo llevas al establo?
web-hint-tile = Elige un lugar con un signo más.
web-hint-figure = Elige dónde se coloca, o sigue sin ella.
web-note-turn = { $n ->
    [1] Solo encaja así.
   *[other] Elígela otra vez para girarla: { $n } maneras.
}
web-made = Tu jugada está hecha
web-made-about = La partida sigue sola. Puedes deshacer tu jugada hasta que se robe la siguiente pieza.
web-made-last = La partida termina sola. Hasta entonces puedes deshacer tu jugada.
# The one who moved last; the others wait for the next draw.
web-may-take-back = { $who } todavía puede deshacer su jugada
web-move-kept = Tu jugada está guardada en esta página y se enviará en cuanto vuelva la conexión. Deja la página abierta hasta entonces.
web-no-figures = No queda ninguna figura por colocar.
web-you-won = ¡Has ganado!
web-log-tile = { $who } coloca una pieza.
