### What the screens of the terminal say around the board: pages before a game, hints, windows, remarks.
### Keys to press stay as they are in every language.

## What a key does, in a word or two at the bottom of the screen

terminal-hint-choose = elegir
terminal-hint-go-on = seguir
terminal-hint-begin = empezar
terminal-hint-take-or-leave = poner o quitar
terminal-hint-look = ver y cambiar
terminal-hint-change = cambiar
terminal-hint-next = siguiente
terminal-hint-quit = salir
terminal-hint-as-edition = como la edición
terminal-hint-all = todo
terminal-hint-back = atrás
terminal-hint-place = casilla
terminal-hint-turn = girar
terminal-hint-lay = colocar
terminal-hint-pass = pasar
terminal-hint-bid = pujar
terminal-hint-do = hacerlo
terminal-hint-end-turn = terminar el turno
terminal-hint-undo = deshacer
terminal-hint-table = mesa
terminal-hint-help = ayuda
terminal-hint-zoom = zoom
terminal-hint-fields = campos
terminal-hint-bag = bolsa
terminal-hint-scroll = desplazar
terminal-hint-step = paso
terminal-hint-next-turn = turno siguiente
terminal-hint-ten = diez
terminal-hint-ends = extremos
terminal-hint-on = adelante
terminal-hint-filter = filtrar
terminal-hint-all-answers = todas las opciones
terminal-hint-name = nombre
terminal-hint-name-done = listo
terminal-hint-parts = partes
terminal-key-enter = Enter
terminal-key-esc = Esc
terminal-key-space = Espacio
terminal-key-pages = RePág AvPág
terminal-key-tens = AvPág, RePág
terminal-key-ends = Inicio, Fin
terminal-key-turns = Tab, Mayús+Tab

## The start screen

terminal-start-title = Carcas  una partida nueva
terminal-start-edition = Edición
terminal-start-boxes = Expansiones
terminal-start-parts = { $name } ({ $n } de { $m })
terminal-start-seats = Plazas
terminal-start-begin = Empezar
terminal-start-house-none = Variantes: ninguna, como la edición
terminal-start-house = Variantes: { $n }
terminal-player-nobody = nadie
terminal-player-human = persona
# $name is the name of a bot.
terminal-player-bot = bot { $name }
terminal-start-empty = Alguien tiene que sentarse a la mesa.
terminal-start-not-yet = Esta partida aún no puede empezar.
# $input is the switch that is set.
terminal-start-sixth = Para seis plazas hace falta Posadas y Catedrales. y: jugar con seis mediante una variante ({ $input }); otra tecla: no
terminal-resume-line = { $n ->
    [one] Seguir con la partida sin terminar
   *[other] Seguir con una de { $n } partidas sin terminar
}
terminal-resume-title = { $n ->
    [one] Carcas  { $n } partida sin terminar
   *[other] Carcas  { $n } partidas sin terminar
}
terminal-parts-title = Carcas  partes: { $name }
# $n of $m switches.
terminal-house-title = { $n ->
    [one] Carcas  variantes: { $n } de { $m } difiere de la edición
   *[other] Carcas  variantes: { $n } de { $m } difieren de la edición
}
terminal-house-otherwise = en la edición es de otro modo: { $text }

## Around the board

# $list has figures by their letters, such as 2Bm.
terminal-holds = retiene { $list }
terminal-owes = por colocar: { $tile }
terminal-standings = Dueños, puntos ahora y como máximo
terminal-log = historial
terminal-log-back = historial, más atrás (AvPág)
# $value and $input are sizes such as 80x24.
terminal-too-small = hace falta { $value }, hay { $input }: agranda la ventana, o sal con q
# The top line; $name is the edition.
terminal-headline = { $n ->
    [one] { $n } pieza en la bolsa
   *[other] { $n } piezas en la bolsa
}
terminal-headline-house = { $n ->
    [one] { $n } variante (R)
   *[other] { $n } variantes (R)
}

## Bazaars

terminal-bazaar-highest = más alta: { $points }, de { $who }
terminal-bazaar-own = tu puja: { $input }
terminal-bazaar-pass = pasas
terminal-bazaar-range = de { $least } a { $most }
terminal-bazaar-type = escríbela, ↑, ↓
terminal-bazaar-type-tile = escríbela, ↑, ↓; Tab: otra pieza
terminal-bazaar-type-pass = escríbela, ↑, ↓; x: pasar

## The world around the table

terminal-mouse-on = el ratón actúa sobre la mesa
terminal-mouse-off = el ratón selecciona texto; m lo devuelve a la mesa
terminal-saved-as = guardada como { $file }
# $input is a command to type.
terminal-look-again = Para volver a verla: { $input }
terminal-no-size = la terminal no indica su tamaño; usa --plain
terminal-no-screen = no se puede usar la terminal a pantalla completa; usa --plain
terminal-screen-too-small = la terminal tiene { $input } caracteres y la mesa necesita { $value }; agrándala o usa --plain

## A table on a server

terminal-screen-title = Carcas  una mesa en un servidor
terminal-screen-ended = la conexión con el servidor ha terminado
terminal-screen-away = ausente: { $who }
terminal-screen-lost = sin conexión ({ $text }); reconectando…
terminal-screen-reading = leyendo la partida…
# $text says how the game ended.
terminal-screen-over = { $text }  t: otra partida
terminal-screen-takeback = alguien pide deshacer la última jugada; responde con t
terminal-screen-sent = enviado…
# $n seconds.
terminal-screen-confirm = Enter termina ya el turno (si no, en { $n } s); u deshace
terminal-screen-watching = solo estás mirando
terminal-screen-no-advice = los bots no aconsejan cuando juegan varias personas
terminal-screen-no-bag = las ayudas de esta mesa no dicen qué piezas quedan
terminal-screen-no-owners = las ayudas de esta mesa no dicen de quién es cada cosa
terminal-screen-waiting = Faltan jugadores. La partida empieza cuando no quedan plazas libres.
terminal-screen-watch = Para ver la partida:
terminal-screen-mouse-off = sin ratón, para copiar enlaces
terminal-screen-wishes = En la mesa
terminal-screen-wishes-hint = flechas o cifras: elegir; Enter: hacerlo; otra tecla: volver
terminal-screen-say = Decir
terminal-screen-say-hint = Enter: decirlo; Esc: volver
# $text names what is wanted, as in the list.
terminal-screen-sure = ¿Quieres esto: { $text }?
terminal-screen-sure-title = ¿De verdad?
terminal-screen-sure-hint = y: hacerlo; otra tecla: volver

## A running game

terminal-draws-tile = { $who } roba una pieza…
terminal-draws-lot = { $who } roba una pieza para el mercado…
terminal-draws-flock = { $who } roba una ficha para el rebaño…
terminal-may-undo = (u: deshacer)
terminal-thinking = { $who } está pensando…
terminal-confirm = Enter termina el turno y roba la siguiente pieza; u deshace la última jugada
# $text is an answer: what would be done.
terminal-asked = { $who }: { $text }
terminal-rotation = (giro { $number } de { $most })
terminal-rotation-one = (solo encaja así)
terminal-outcome = { $points ->
    [one] Fin de la partida: gana { $who } con { $points } punto.
   *[other] Fin de la partida: gana { $who } con { $points } puntos.
}
# $list has the names of those who won together.
terminal-outcome-shared = { $points ->
    [one] Fin de la partida. Victoria compartida con { $points } punto: { $list }.
   *[other] Fin de la partida. Victoria compartida con { $points } puntos: { $list }.
}
terminal-key-idle = esta tecla no hace nada aquí; { $input } muestra las teclas
terminal-no-fit = la pieza no encaja en { $cell }
terminal-no-answer-there = ninguna opción está en { $cell }
terminal-no-answer = no hay opción número { $number }
terminal-bid-range = aquí se puja de { $least } a { $most }
terminal-no-bid = { $number } no es una puja; escribe de { $least } a { $most }, Retroceso borra
terminal-advice = el bot Codicioso elegiría: { $text }
terminal-no-undo = nada que deshacer: ya se robó otra pieza o ya jugó alguien más
terminal-undone = deshecho
terminal-tile-drawn = robada: { $tile }
terminal-tile-lot = del mercado: { $tile }
terminal-tile-own = tuya: { $tile }
terminal-space-of = casilla { $number } de { $most }: { $cell }
# $text has a dot for every rotation.
terminal-rotation-dots = giro { $text }
# What a recorded game shows after $number of $most entries; $text says what it waits for.
terminal-entry = paso { $number } de { $most }: { $text }

## Windows

terminal-help = Ayuda
terminal-seats = Quién tiene qué
terminal-rules-played = Con qué reglas se juega
terminal-aside = Dejadas a un lado hasta que se coloque un volcán
terminal-save = Guardar una copia
# $input is the name as far as it is typed.
terminal-save-file = Archivo: { $input }
terminal-save-hint = Enter: guardar; Esc: volver
terminal-leave = Salir
terminal-leave-question = ¿Dejar la mesa?
terminal-leave-hint = Enter, y o q: salir; otra tecla: seguir
terminal-window-back = Enter o Esc: volver
terminal-window-below = más abajo: ↓; Enter o Esc: volver
terminal-window-above = más arriba: ↑; Enter o Esc: volver
terminal-window-both = más arriba y abajo: ↑ ↓; Enter o Esc: volver
terminal-around = [ ] la última pieza  ( ) lo que otros colocaron desde tu turno  > < lo elegido
# $list explains signs such as 2m.
terminal-supplies = bajo un nombre: { $list }

## Help: a word on the left, what the keys do on the right. Keys are the same in every language.

terminal-help-placing = Colocar
terminal-help-placing-keys = flechas, Tab, n, p: otra casilla; r o Espacio: girar; Enter: colocar. +2 es una casilla donde encaja de dos maneras
terminal-help-choosing = Elegir
terminal-help-bidding = Pujar
terminal-help-bidding-keys = escribe los puntos, o ↑ y ↓; Tab: otra pieza
terminal-help-dragon = Dragón
terminal-help-dragon-keys = las flechas señalan adónde va; ~1 ~2 muestran por dónde ha ido
terminal-help-turn = Tu turno
terminal-help-turn-keys = u: deshacer lo hecho desde que robaste; i: lo que haría el bot Codicioso
terminal-help-looking = Mirar
terminal-help-looking-keys = h j k l o Mayús+flechas: desplazar; z: cerca o lejos; c: centrar la acción; 0: centrar el tablero
terminal-help-owners = Dueños
terminal-help-owners-keys = f: dueños de los campos, de todo, nada, con puntos (% es compartido; otros signos distinguen campos de nadie)
terminal-help-more = Más
terminal-help-more-keys = b: bolsa; w: quién tiene qué; R: reglas; RePág AvPág: historial
terminal-help-more-replay-keys = b: bolsa; w: quién tiene qué; R: reglas
terminal-help-mouse = Ratón
terminal-help-mouse-keys = clic en casilla (otra vez: girar), sitio, opción o tecla; rueda: desplazar; m: sin ratón, para seleccionar texto
terminal-help-game = Partida
terminal-help-game-keys = s: guardar una copia; q: salir (la partida se conserva); { $input }: esta ayuda
terminal-help-online = En un servidor
terminal-help-online-keys = u: si ya se robó otra pieza, pedir deshacer la jugada; t: hablar, aceptar, dejar a un bot, abandonar, otra partida
terminal-help-steps-keys = un paso adelante, uno atrás
terminal-help-tens-keys = diez adelante, diez atrás
terminal-help-ends-keys = al principio, al final
terminal-help-replay-keys = v: la línea del registro; m: sin ratón, para seleccionar texto, y otra vez con él; q: salir

## With many answers, and while bots play

terminal-help-choosing-keys = flechas, Tab, n, p o su número; /: buscar palabras, Esc: otra vez todas; x: pasar; Enter: hacerlo
terminal-help-watching = Observar
terminal-help-watching-keys = Espacio: pausa; coma y punto: más lento y más rápido
terminal-help-turns-keys = al turno siguiente, al anterior
terminal-slower = los bots juegan más despacio
terminal-faster = los bots juegan más deprisa
terminal-paused = en pausa; Espacio: seguir; . más rápido, , más lento
terminal-answer-of = opción { $number } de { $most }
# How many answers have what was typed, of all.
terminal-filter-of = { $n } de { $m }
terminal-filter-none = ninguna opción tiene estas palabras; Esc las muestra todas
