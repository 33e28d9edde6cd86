### What the terminal says at tables on servers, and about kept games, records, tiles and its own server.

terminal-online-sits-down = { $who } se sienta
terminal-online-stands-up = { $who } se levanta; la plaza vuelve a estar libre
terminal-online-bot-seated = el bot { $name } se sienta y lleva a { $who }
terminal-online-begins = ya están todos; empieza la partida
terminal-online-asks-back = { $who } pide deshacer la última jugada
terminal-online-takes-back = { $who } deshace su jugada
terminal-online-agrees = { $who } lo acepta
terminal-online-refuses = { $who } lo rechaza
terminal-online-gives-up = { $who } abandona
terminal-online-flag = a { $who } se le ha agotado el tiempo
terminal-online-resumed = el servidor no ha estado disponible durante un rato; ese tiempo no le cuesta a nadie
terminal-online-taken-over = { $cause ->
    [time] el bot { $name } juega ahora por { $who }: se le ha agotado el tiempo
    [resigned] el bot { $name } juega ahora por { $who }: ha abandonado
    [absent] el bot { $name } juega ahora por { $who }: está ausente
   *[other] el bot { $name } juega ahora por { $who }: así lo ha pedido
}
terminal-online-next-game = ya está lista la siguiente partida
terminal-online-wins = { $n ->
    [0] no gana nadie
    [one] gana { $list }
   *[other] victoria compartida de { $list }
}
terminal-online-ended = { $cause ->
    [resigned] La partida ha terminado: { $text } por abandono.
    [time] La partida ha terminado: { $text } por tiempo.
    [absent] La partida ha terminado: { $text } por ausencia.
    [aborted] La partida se detuvo antes de empezar; no gana nadie.
    [closed] La administración del servidor ha cerrado la partida; no gana nadie.
   *[other] La partida ha terminado: { $text }.
}
terminal-online-bot = bot { $name }
terminal-online-here = { $who } está en la mesa
terminal-online-left = { $who } ha dejado la mesa
terminal-online-stands = la conexión se ha restablecido
terminal-online-lost = se ha perdido la conexión ({ $text }); reconectando…
terminal-online-doubtful = el servidor no ha respondido y no se sabe si ha recibido tu jugada; mira la partida y repítela si hace falta
terminal-online-refused = { $text } ({ $input })
terminal-online-enter-draws = Enter termina ya el turno; `undo` deshace la última jugada
terminal-online-yes-or-no = escribe `yes` para aceptar o `no` para rechazar
terminal-online-once-more = para confirmar, escríbelo otra vez: { $text }
terminal-online-no-hint = los bots no aconsejan cuando juegan varias personas
terminal-online-no-bag = las ayudas de esta mesa no dicen qué piezas quedan
terminal-online-wait-gathering = aún faltan jugadores; `help` dice qué se puede escribir mientras tanto
terminal-online-wait-over = la partida ha terminado; `rematch`, o Enter para salir
terminal-online-wait-sending = tu última jugada está en camino; `help` dice qué se puede escribir mientras tanto
terminal-online-wait-turn = le toca a { $who }; `help` dice qué se puede escribir mientras tanto
terminal-online-wait-draw = antes se roba una pieza; `help` dice qué se puede escribir mientras tanto
terminal-online-link = Enlace para { $who }: { $input }
terminal-online-watch-link = Para ver la partida: { $input }
terminal-online-begins-when-full = La partida empieza cuando no quedan plazas libres.
terminal-online-played-here = se juega aquí
terminal-online-away = ausente
terminal-online-time-left = quedan { $time }
terminal-online-watching = espectadores: { $n }
terminal-online-rematch-or-leave = `rematch` para jugar otra partida, Enter para salir
terminal-online-watch-again = Para volver a ver la partida: { $input }
terminal-online-go-on = La partida se guarda en el servidor. Para seguir: { $input }
terminal-online-wish-say = decir algo
terminal-online-wish-undo = deshacer la última jugada
terminal-online-wish-confirm = terminar ya el turno
terminal-online-wish-agree = aceptar que se deshaga la jugada
terminal-online-wish-refuse = rechazar que se deshaga la jugada
terminal-online-wish-resign = abandonar
terminal-online-wish-abort = detener la partida recién empezada
terminal-online-wish-claim = reclamar la partida a { $who }
terminal-online-wish-replace = dejar que un bot juegue por { $who }
terminal-online-wish-bot = dejar que un bot juegue por ti
terminal-online-wish-next = pasar a la siguiente partida
terminal-online-wish-rematch = jugar otra partida
terminal-online-say-what = ¿decir qué? `say hola`
terminal-online-nobody-absent = nadie con ese nombre está ausente; `claim blue`, o `who` para verlo
terminal-online-only-watch = solo estás mirando; para esto hace falta una plaza
terminal-online-no-confirm = no hay ningún turno tuyo por terminar
terminal-online-no-takeback = nadie te pide deshacer nada
terminal-online-own-games = Tus partidas en { $input }:
terminal-online-none-yet = ninguna todavía
terminal-online-public = Mesas públicas:
terminal-online-none = ninguna
terminal-online-your-turn = te toca
terminal-online-list-go-on = Para seguir: { $input }
terminal-online-list-watch = Para ver la partida: { $input }
terminal-online-seat-taken = esa plaza ya está ocupada; si es la tuya, sigue en el equipo donde la ocupaste; si no, pide el enlace de otra plaza o mira la partida con --server { $input }
terminal-online-no-seat-link = este enlace no abre ninguna plaza; cópialo entero, entre comillas, o pídelo otra vez
terminal-online-no-game = no existe la partida { $name } en { $input }; comprueba el enlace o consulta las mesas con --server { $input } --list
terminal-online-no-own-game = no tienes ninguna partida en curso en { $input }; empieza una con --server { $input }

## What can be typed at a server

terminal-online-help-head = En una mesa de un servidor, además:
terminal-online-help-say = dice algo a los demás
terminal-online-help-undo = deshace la última jugada; si ya se ha robado otra pieza, pide permiso a los demás
terminal-online-help-yes = acepta lo que alguien quiere deshacer, o lo rechaza
terminal-online-help-who = quién ocupa cada plaza, quién está y qué marcan los relojes
terminal-online-help-links = los enlaces para quienes faltan y para ver la partida
terminal-online-help-resign = abandona
terminal-online-help-abort = detiene una partida que apenas ha empezado
terminal-online-help-claim = reclama la partida a quien lleva mucho tiempo ausente
terminal-online-help-replace = deja que un bot juegue por quien lleva mucho tiempo ausente
terminal-online-help-bot = deja que un bot juegue por ti
terminal-online-help-rematch = otra partida con la misma gente, cuando termine esta
terminal-online-help-quit = sale; la partida queda en el servidor y puedes volver

## Kept games, records, tiles, the own server

terminal-games-none = no hay partidas
terminal-games-gone = el archivo ya no está
terminal-games-with = { $name }, con { $list }
terminal-games-house = { $n ->
    [one] { $text } ({ $n } variante)
   *[other] { $text } ({ $n } variantes)
}
terminal-games-now = se está jugando
terminal-games-unfinished = { $tiles ->
    [one] sin terminar, { $tiles } pieza en la bolsa
   *[other] sin terminar, { $tiles } piezas en la bolsa
}
terminal-games-won = { $n ->
    [0] no ganó nadie
    [one] ganó { $list }
   *[other] victoria compartida de { $list }
}
terminal-games-resigned = { $text }: { $who } abandonó
terminal-games-time = { $text }: a { $who } se le agotó el tiempo
terminal-games-absent = { $text }: { $who } estuvo demasiado tiempo ausente
terminal-games-aborted = abandonada
terminal-games-closed = cerrada
terminal-replay-entry = paso { $number } de { $n }: { $input }
terminal-tiles-heading = { $tiles ->
    [one] { $name } ({ $tiles } pieza)
   *[other] { $name } ({ $tiles } piezas)
}
terminal-serve-open = Carcas está disponible en { $input }
terminal-serve-open-here = Carcas está disponible aquí en { $input }
terminal-serve-room = y en { $input } para los demás de la casa.
terminal-serve-room-port = y en el puerto { $input } de la dirección de este equipo para los demás de la casa.
terminal-serve-stop = Detenlo con Ctrl-C. Cuando lo inicies otra vez, las partidas seguirán donde estaban.
terminal-serve-stopped = Servidor detenido; todo está guardado.

terminal-online-begins-soon = La partida empieza cuando estén todos, o dentro de unos segundos.
terminal-online-nonce-refused = Tu aportación al sorteo no se ha aceptado: { $text }
## Arriving, watching, saving

terminal-online-small = La mesa necesita una terminal de al menos { $least }×{ $most } caracteres, y esta tiene { $n }×{ $m }. Agrándala o juega línea a línea con --plain.
terminal-online-guest = Los demás te ven como { $name }; con --name les dices quién eres.
terminal-online-made = Mesas que abriste para otros:
terminal-online-why-lost = { $cause ->
    [closed] el servidor la ha cerrado
    [silent] el servidor no da señales
    [away] no se puede llegar al servidor
   *[other] ha fallado la red
}
terminal-online-you-watch = Estás viendo esta partida. `board` vuelve a mostrar el tablero, `help` dice qué más se puede escribir, `quit` sale.
terminal-online-no-fields = las ayudas de esta mesa no dicen de quién son los campos
terminal-online-save-how = indica el archivo: `save partida.txt`
terminal-online-saved = El registro del servidor está en { $file }. Comprueba el sorteo de las piezas con: carcas verify { $file }
