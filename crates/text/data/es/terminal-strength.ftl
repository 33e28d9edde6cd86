### How strong players are: `carcas match`, `carcas bots`, `carcas analyze`, `carcas puzzles`.

## match

terminal-usage-match = Jugar muchas partidas entre dos bots o programas, con las mismas piezas y cada plaza para ambos
terminal-usage-match-bots = Los jugadores: bots por su nombre, o `engine` para el siguiente programa de --engine
terminal-usage-match-seats = El número de plazas: una para el primer jugador y todas las demás para el segundo
terminal-usage-match-games = Jugar tantas partidas, redondeadas hacia arriba a rondas enteras en las que el primer jugador ocupa cada plaza una vez
terminal-usage-match-sprt = Jugar hasta que una prueba secuencial decida si el primer jugador es más fuerte en el segundo de estos Elo y no solo en el primero, con un 5 % de probabilidad de error en cada caso
terminal-usage-match-threads = El número de partidas que se juegan a la vez
terminal-usage-match-seed = La semilla que determina las piezas robadas y los bots
terminal-usage-match-engine = Un programa que juega: su orden con argumentos; habla el protocolo del motor (docs/engine-protocol.md); se puede repetir
terminal-usage-match-patience = Cuánto puede tardar un programa en responder, pasado su tiempo, antes de perder la partida, en milisegundos
terminal-usage-match-records = Escribir el registro de cada partida en esta carpeta
terminal-usage-any-time = Milisegundos que tiene un jugador para un turno [por defecto: las posiciones de cada nivel]
terminal-usage-any-nodes = Posiciones que un jugador puede mirar para una decisión [por defecto: las de cada nivel]
terminal-usage-engine-bot = El bot que responde a `go` si no se nombra otro

terminal-match-strengths = se esperaban dos fuerzas en Elo de −2000 a 2000, primero la menor, como { $input }
terminal-match-no-engine = el jugador `engine` es un programa; indica cuál con --engine CMD
terminal-match-two = en un duelo hay dos jugadores, no { $n }; los bots son { $list }, y --engine CMD es un programa
terminal-match-head = { $who } contra { $whom }, cada par de partidas con las mismas piezas y las plazas cambiadas
terminal-match-head-seats = una plaza de { $who } contra { $whom } en las demás de { $n }, cada plaza una vez con las mismas piezas; la parte justa es { $value }
terminal-match-sprt = prueba secuencial: Elo { $from } o { $value }, logaritmo de la razón de verosimilitud entre { $list }
terminal-match-forfeit = partida { $number }: { $who } pierde: { $text }
terminal-match-unknown-bot = no hay ningún bot «{ $input }»; hay { $list }
terminal-match-unknown-bot-close = no hay ningún bot «{ $input }»; ¿querías decir { $name }? Hay { $list }
terminal-match-not-started = no se pudo iniciar el programa: { $text }
terminal-match-records-there = { $file } ya existe; indica para --records una carpeta sin partidas
terminal-match-ended = el programa terminó durante la partida: { $text }
terminal-match-silent = el programa no respondió a `{ $input }` en { $n } ms
terminal-match-answered = el programa respondió a `{ $input }` con `{ $text }`
terminal-match-illegal = el programa eligió `{ $input }`, que no es una jugada permitida: { $text }
terminal-match-no-move = no encontró ninguna jugada
terminal-match-wins = { $who } gana el { $value } de { $n } partidas (intervalo del 95 %: { $from } a { $list })
terminal-match-margin = ventaja media { $value } puntos, error estándar { $text }
terminal-match-margin-one = ventaja media { $value } puntos; con menos de dos rondas jugadas hasta el final no se conoce su error
terminal-match-elo = Elo { $value } ({ $from } a { $list })
terminal-match-spent = { $who }: { $value } ms por turno
terminal-match-overrun = { $who }: el peor turno se pasó de tiempo en { $value } ms
terminal-match-forfeits = { $n ->
    [one] { $n } partida se perdió sin terminarla; cuenta como resultado, pero no para la ventaja
   *[other] { $n } partidas se perdieron sin terminarlas; cuentan como resultados, pero no para la ventaja
}
terminal-match-stronger = la prueba decide por Elo { $value } (logaritmo de la razón de verosimilitud { $text })
terminal-match-not-stronger = la prueba decide por Elo { $value } (logaritmo de la razón de verosimilitud { $text }): no es más fuerte
terminal-match-open = la prueba no ha llegado a decidir (logaritmo de la razón de verosimilitud { $text })

## bots

terminal-usage-bots = Mostrar todos los bots, los más fuertes al final: su Elo y cómo juegan
terminal-bots-ratings = El Elo vale para dos plazas sin expansiones, con { $who } en { $value }; lo calcula `carcas-lab ladder`.
terminal-bots-bot = bot
terminal-bots-rating = Elo



## analyze

terminal-usage-analyze = Contar cómo fue una partida registrada: probabilidad de ganar, lo que costaron las jugadas, la suerte al robar
terminal-usage-analyze-record = El registro, o la dirección de una partida en un servidor, como `https://example.org/game/ID`
terminal-usage-analyze-nodes = Posiciones que se miran para cada decisión
terminal-usage-analyze-time = En su lugar, milisegundos para pensar cada decisión; entonces el resultado depende de lo ocupada que esté la máquina
terminal-usage-analyze-threads = El número de hilos que piensan en cada decisión
terminal-usage-analyze-seed = La semilla de las piezas que prueba la búsqueda
terminal-usage-analyze-best = Cuántas de las mejores jugadas se muestran para cada decisión
terminal-usage-analyze-notation = Contar jugadas y robos en la notación de los registros en lugar de con palabras
terminal-usage-analyze-output = Dibujar un gráfico en este archivo: probabilidad de ganar, pérdidas, suerte; el nombre termina en .svg
terminal-analyze-svg = «{ $file }» no sirve para un gráfico: el nombre debe terminar en .svg
terminal-analyze-move = { $who }: { $text }
terminal-analyze-draw = suerte: { $value } puntos; la probabilidad de robarla era del { $text }
terminal-analyze-decision = ventaja esperada { $value } puntos, probabilidad de ganar { $text }
terminal-analyze-nothing-lost = esta jugada no pierde nada
terminal-analyze-lost = esta jugada pierde { $value } puntos y un { $text } de probabilidad de ganar
terminal-analyze-best = mejores jugadas, con su ventaja y su probabilidad de ganar:
terminal-analyze-seat = { $who }: las jugadas costaron { $value } puntos; la suerte al robar fue de { $text } puntos
terminal-analyze-worst = jugadas que más costaron:
terminal-analyze-luckiest = piezas robadas con más suerte, buena o mala:
terminal-analyze-chart-chances = probabilidad de ganar en tanto por ciento
terminal-analyze-chart-losses = puntos perdidos por las jugadas
terminal-analyze-chart-luck = suerte al robar, en puntos

## puzzles

terminal-usage-puzzles = Buscar posiciones donde una jugada es claramente la mejor, mostrar esos problemas y resolverlos
terminal-usage-puzzles-find = Buscar posiciones donde una jugada es claramente la mejor, en registros o en partidas que juegan bots para ello
terminal-usage-puzzles-find-records = Registros en los que se busca; sin ninguno, los bots juegan partidas para ello
terminal-usage-puzzles-find-count = Cuántos problemas se buscan como mucho
terminal-usage-puzzles-find-games = Cuántas partidas se juegan para ello como mucho
terminal-usage-puzzles-find-bot = El bot que juega esas partidas
terminal-usage-puzzles-find-nodes = Posiciones que mira cada una de las dos búsquedas para cada decisión
terminal-usage-puzzles-find-gap = Por cuántos puntos debe superar la mejor jugada a la segunda
terminal-usage-puzzles-find-seed = La semilla de las partidas y las búsquedas
terminal-usage-puzzles-find-name = El comienzo de los nombres de los problemas
terminal-usage-puzzles-find-output = Escribir los problemas en este archivo en lugar de mostrarlos
terminal-usage-puzzles-list = Mostrar los problemas de un archivo, o los que trae el programa
terminal-usage-puzzles-list-file = Un archivo de problemas [por defecto: los que trae el programa]
terminal-usage-puzzles-play = Resolver problemas línea a línea: tu respuesta se valora por los puntos que pierde
terminal-usage-puzzles-play-file = Un archivo de problemas [por defecto: los que trae el programa]
terminal-usage-puzzles-play-puzzle = El problema con que se empieza, por su nombre [por defecto: el del día]
terminal-puzzles-name = los nombres de los problemas no pueden empezar por «{ $input }»; se esperaban de 1 a 30 letras, cifras y `-`
terminal-puzzles-found = { $n ->
    [0] no se encontró ningún problema; busca en más partidas o pide un --gap menor
    [one] se encontró { $n } problema
   *[other] se encontraron { $n } problemas
}
terminal-puzzles-file = { $file } no es un archivo de problemas
terminal-puzzles-none = { $file } no tiene problemas; `carcas puzzles find` los hace
terminal-puzzles-no-such = no hay ningún problema «{ $input }»; hay { $list }
terminal-puzzles-help = Escribe el número de una jugada o la jugada misma; `moves` las muestra todas, `next` pasa al siguiente, `quit` termina.
terminal-puzzles-theme-tile = colocar una pieza
terminal-puzzles-theme-figure = colocar una figura
terminal-puzzles-theme-end-game = final de la partida
terminal-puzzles-theme-other = otra decisión
terminal-puzzles-head = Problema { $name } ({ $text }; { $value }; dificultad { $n } de 5)
terminal-puzzles-asked = ¿Qué es lo mejor para { $who }? { $n } piezas en la bolsa, { $m } jugadas permitidas.
terminal-puzzles-number = no existe la jugada { $n }; van numeradas de 1 a { $m }
terminal-puzzles-illegal = esa jugada no está permitida aquí; `moves` muestra las que sí
terminal-puzzles-right = Correcto: es la mejor jugada.
terminal-puzzles-loses = Eso pierde { $value } puntos. Lo mejor era: { $input }
terminal-puzzles-score = { $n } de { $m } resueltos, { $value } puntos perdidos
