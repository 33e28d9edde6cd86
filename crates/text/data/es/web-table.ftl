### La mesa misma en el navegador: ayudas, repaso, el final de una partida.

web-features = Ver de quién es cada construcción
web-tiles = Piezas que quedan
web-tiles-bag = En la bolsa: { $n }
web-tiles-aside = Dejadas a un lado
web-tiles-discarded = Descartadas
web-tiles-hidden = Esta partida no dice qué piezas quedan.
web-close = Cerrar
web-projection = Si la partida acabara ahora
web-projected = { $points } si la partida acabara ahora
web-not-here = Eso no puede ir ahí.
web-fits = { $n ->
    [0] Ninguna pieza de las que quedan encaja aquí.
    [one] Una de { $m } piezas encaja aquí.
   *[other] { $n } de { $m } piezas encajan aquí.
}
web-fit-chance = Probabilidad de que salga una antes de tu próximo turno: { $number } %
web-why = ¿Por qué?
web-why-asked = ¿Por qué se pregunta esto?
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
web-analysis-chances = Probabilidades de ganar
web-analysis-worst = Las jugadas que más costaron
web-analysis-luck = Suerte al robar
web-analysis-lost = { $who } pierde { $value } puntos
web-analysis-drew = { $who }: { $value } puntos
web-analysis-best = { $value } puntos mejor: { $text }
web-go-on = Seguir desde aquí contra un bot

## Puzzles

web-puzzles = Problemas
web-puzzles-about = Una posición de una partida y una jugada claramente mejor que las demás. ¿La encuentras?
web-puzzles-none = Este servidor no tiene problemas.
web-puzzle-daily = Problema del día
web-puzzle-number = Problema { $n }
web-puzzle-difficulty = Dificultad: { $n } de 5
web-puzzle-solved = Resuelto
web-puzzle-find = Encuentra la mejor jugada
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
web-puzzle-next = Problema siguiente
web-puzzle-all = Todos los problemas
