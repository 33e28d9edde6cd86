### La fuerza de los jugadores: `carcas match`, `carcas ladder`.

## match

terminal-usage-match = Jugar muchas partidas entre dos bots o programas, con las mismas losetas y cada asiento para ambos
terminal-usage-match-bots = Los jugadores: bots por su nombre, o `engine` para el siguiente programa de --engine
terminal-usage-match-seats = El número de asientos: uno para el primer jugador y todos los demás para el segundo
terminal-usage-match-games = Jugar tantas partidas, redondeadas a rondas enteras en las que el primer jugador ocupa cada asiento una vez
terminal-usage-match-sprt = Jugar hasta que una prueba secuencial decida si el primer jugador supera al otro más bien en el segundo de estos Elo que en el primero, con un 5 % de error cada uno
terminal-usage-match-threads = El número de partidas que se juegan a la vez
terminal-usage-match-seed = La semilla de la que se siguen las losetas y los bots
terminal-usage-match-engine = Un programa que juega: su orden con argumentos; habla el protocolo del motor (docs/engine-protocol.md); se puede repetir
terminal-usage-match-patience = Cuánto puede tardar un programa en responder más allá de su tiempo antes de perder la partida, en milisegundos
terminal-usage-match-records = Escribir el registro de cada partida en esta carpeta
terminal-usage-any-time = Milisegundos que tiene un jugador para un turno [por defecto: las posiciones de cada nivel]
terminal-usage-any-nodes = Posiciones que un jugador puede mirar para una decisión [por defecto: las de cada nivel]
terminal-usage-engine-bot = El bot que responde a `go` si no se nombra otro

terminal-match-strengths = se esperaban dos fuerzas en Elo de −2000 a 2000, primero la menor, como { $input }
terminal-match-no-engine = el jugador `engine` es un programa; indica cuál con --engine CMD
terminal-match-two = un enfrentamiento tiene dos jugadores, no { $n }; los bots son { $list }, y --engine CMD es un programa
terminal-match-head = { $who } contra { $whom }, cada par de partidas con las mismas losetas y los asientos cambiados
terminal-match-head-seats = un asiento de { $who } contra { $whom } en los demás de { $n }, cada asiento una vez con las mismas losetas; la parte justa es { $value }
terminal-match-sprt = prueba secuencial: Elo { $from } o { $value }, logaritmo de la razón de verosimilitud entre { $list }
terminal-match-forfeit = partida { $number }: { $who } pierde: { $text }
terminal-match-unknown-bot = no hay ningún bot «{ $input }»; hay { $list }
terminal-match-not-started = no se pudo iniciar el programa: { $text }
terminal-match-ended = el programa terminó durante la partida: { $text }
terminal-match-silent = el programa no respondió a `{ $input }` en { $n } ms
terminal-match-answered = el programa respondió a `{ $input }` con `{ $text }`
terminal-match-illegal = el programa eligió `{ $input }`, que no es una jugada legal: { $text }
terminal-match-no-move = no encontró ninguna jugada
terminal-match-wins = { $who } gana el { $value } de { $n } partidas (intervalo del 95 %: { $from } a { $list })
terminal-match-margin = ventaja media { $value } puntos, error estándar { $text }
terminal-match-elo = Elo { $value } ({ $from } a { $list })
terminal-match-spent = { $who }: { $value } ms por turno
terminal-match-overrun = { $who }: el peor turno duró { $value } ms más de lo que tenía
terminal-match-forfeits = { $n ->
    [one] { $n } partida se perdió sin terminarla; cuenta como resultado, pero no para la ventaja
   *[other] { $n } partidas se perdieron sin terminarlas; cuentan como resultados, pero no para la ventaja
}
terminal-match-stronger = la prueba decide por Elo { $value } (logaritmo de la razón de verosimilitud { $text })
terminal-match-not-stronger = la prueba decide por Elo { $value } (logaritmo de la razón de verosimilitud { $text }): no es más fuerte
terminal-match-open = la prueba no ha decidido (logaritmo de la razón de verosimilitud { $text })

## ladder

terminal-usage-ladder = Valorar a todos los bots entre sí y escribir la tabla de sus valoraciones
terminal-usage-ladder-bots = Los bots que se valoran [por defecto: todos]
terminal-usage-ladder-games = Partidas de cada dos bots, redondeadas a pares
terminal-usage-ladder-threads = El número de partidas que se juegan a la vez
terminal-usage-ladder-seed = La semilla de la que se siguen las losetas y los bots
terminal-usage-ladder-output = Escribir la tabla en este archivo, como docs/ladder.md
terminal-ladder-two = una clasificación necesita dos bots o más; hay { $list }
terminal-ladder-title = Valoraciones de los bots
terminal-ladder-about = Juego: { $name }, dos asientos, { $n } partidas de cada dos bots, cada par con las mismas losetas y los asientos cambiados. Las valoraciones son Elo por máxima verosimilitud, con { $who } fijo en { $value }, y llevan un error estándar.
terminal-ladder-time = Todos tuvieron { $n } ms por turno.
terminal-ladder-nodes = Todos pudieron mirar { $n } posiciones por decisión.
terminal-ladder-own = Todos miraron tantas posiciones como mira su nivel por sí mismo.
terminal-ladder-bot = bot
terminal-ladder-rating = valoración
terminal-ladder-ms = ms por turno
terminal-ladder-how = Las demás columnas son victorias de la fila contra la columna en tanto por ciento, los empates como mitades. Para rehacer esta tabla: `carcas ladder -o ARCHIVO`.
