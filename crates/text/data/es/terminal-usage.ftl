### Help about commands and flags: `terminal-usage-COMMAND`, `terminal-usage-COMMAND-FLAG`, `terminal-usage-any-FLAG` where commands share a flag.

terminal-usage = Juego de colocar piezas compatible con Carcassonne, en cuatro ediciones impresas y con muchas expansiones
terminal-usage-title = Uso:
terminal-usage-commands = Órdenes
terminal-usage-arguments = Argumentos
terminal-usage-options = Opciones
terminal-usage-on-server = En un servidor
terminal-usage-default = por defecto: { $value }
terminal-usage-env = entorno: { $name }
terminal-usage-help = Mostrar esta ayuda, o la de una orden
terminal-usage-any-help = Mostrar esta ayuda
terminal-usage-any-version = Mostrar la versión
terminal-usage-any-lang = El idioma en que habla el programa: en, es, fr o de, o qps para ver qué está traducido [por defecto: el del entorno]

## What stands for a value

terminal-usage-value-options = OPCIONES
terminal-usage-value-command = ORDEN
terminal-usage-value-lang = IDIOMA
terminal-usage-value-file = ARCHIVO
terminal-usage-value-folder = CARPETA
terminal-usage-value-path = RUTA
terminal-usage-value-record = REGISTRO
terminal-usage-value-name = NOMBRE
terminal-usage-value-player = JUGADOR
terminal-usage-value-preset = REGLAMENTO
terminal-usage-value-box = EXPANSIÓN
terminal-usage-value-switch-value = VARIANTE=VALOR
terminal-usage-value-tile = PIEZA
terminal-usage-value-clock = RELOJ
terminal-usage-value-aids = AYUDAS
terminal-usage-value-seconds = SEGUNDOS
terminal-usage-value-days = DÍAS
terminal-usage-value-address-port = DIRECCIÓN:PUERTO
terminal-usage-value-origin = ORIGEN
terminal-usage-value-factor = FACTOR
terminal-usage-value-form = FORMA
terminal-usage-value-level = NIVEL
terminal-usage-value-game = PARTIDA
terminal-usage-value-identity = IDENTIDAD
terminal-usage-value-theme = COLORES
terminal-usage-value-printing = IMPRESIÓN
terminal-usage-value-file---line = ARCHIVO|-|LÍNEA

## Flags that several commands share

terminal-usage-any-rules = La edición cuyas reglas se juegan: rgg-2005, devir, filosofia-2010 o zman-c2 [por defecto: zman-c2]
terminal-usage-any-with = Las expansiones con que se juega, como river-1,river-2; `carcas rules` las muestra
terminal-usage-any-set = Una regla distinta de la edición, como farmer-scoring=third-edition; se puede repetir
terminal-usage-any-json = Mostrar una línea de JSON

## play

terminal-usage-play = Jugar una partida en la terminal, contra personas o bots
terminal-usage-play-seat = Quién se sienta en cada plaza, en orden de turno: human o un bot (random, newcomer, guest, greedy-1, greedy, regular, challenger, rival, expert, champion o master), si quieres con un nombre detrás de dos puntos, como en human:Ana,greedy; repítelo o sepáralo con comas [por defecto: human,greedy]
terminal-usage-play-seed = Robar las piezas de esta semilla en vez de otras nuevas; los bots también la siguen
terminal-usage-play-save = Guardar la partida en este archivo nuevo, escrito después de cada jugada
terminal-usage-play-resume = Seguir una partida guardada y conservarla en su archivo; sin ARCHIVO, una partida sin terminar de este equipo. Los jugadores son los mismos si `--seat` no indica otros; las opciones de preparación no cuentan. Con `--server`, seguir la última partida jugada allí, o la de este identificador
terminal-usage-play-confirm = Esperar a que pulses Enter al final de cada uno de tus turnos, para que `undo` pueda deshacer también la figura
terminal-usage-play-plain = Jugar línea a línea en vez de en toda la pantalla, como se hace siempre donde no hay terminal; también para lectores de pantalla
terminal-usage-play-start = Empezar de inmediato, sin la pantalla de inicio; lo mismo hace cualquier opción sobre la partida
terminal-usage-play-server = Jugar en un servidor. Con su dirección, como `https://example.org`, se crea una mesa: se muestran los enlaces para los demás, y `--seat` puede decir `open` para alguien más. Con el enlace de una plaza (entre comillas), sentarse en ella; con el enlace de una mesa, verla
terminal-usage-play-list = Mostrar las mesas públicas del servidor y tus propias partidas
terminal-usage-play-name = El nombre que ven los demás [por defecto: el último usado, o tu nombre en este equipo]
terminal-usage-play-clock = Jugar con reloj: 10+5 son diez minutos para cada uno y cinco segundos más por turno, 10d5 diez minutos que solo corren pasados cinco segundos de cada turno, 3days tres días por turno
terminal-usage-play-aids = Qué se puede consultar: all (todo), tabletop (como en la mesa, sin contar piezas) o none (nada) [por defecto: all]
terminal-usage-play-grace = Cuántos segundos se puede deshacer la última respuesta de un turno antes de que se robe la pieza siguiente, de 0 a 60 [por defecto: 5, o 0 con un reloj rápido]
terminal-usage-play-public = Mostrar la mesa en la sala, donde cualquiera puede verla
terminal-usage-play-ca = Confiar también en las autoridades de certificación de este archivo PEM, para un servidor propio

## serve

terminal-usage-serve = Ofrecer mesas a las que se llega por un enlace, en una red o en este equipo
terminal-usage-serve-listen = Dónde escuchar; 0.0.0.0:7777 deja entrar a todo el que alcance este equipo, un puerto solo únicamente a este equipo [por defecto: 127.0.0.1:7777]
terminal-usage-serve-data = La carpeta de la base de datos [por defecto: carcas-data]
terminal-usage-serve-store = Guardar las partidas en PostgreSQL en su lugar: postgres://user:password@host/database
terminal-usage-serve-origin = Las páginas de este origen también pueden abrir conexiones, como `https://example.org`; se puede repetir
terminal-usage-serve-behind-proxy = Delante hay un proxy inverso que dice las direcciones de los clientes en X-Forwarded-For
terminal-usage-serve-sockets-per-address = Cuántas conexiones puede abrir una dirección [por defecto: 200]
terminal-usage-serve-sockets = Cuántas conexiones puede haber [por defecto: 15000]
terminal-usage-serve-limits = Un factor para todos los límites de frecuencia; 0 los quita [por defecto: 1]
terminal-usage-serve-bot-threads = Cuántos bots piensan a la vez [por defecto: la mitad de los núcleos]
terminal-usage-serve-bot-ms = Cuánto puede pensar un bot una jugada, en milisegundos [por defecto: 2000]
terminal-usage-serve-idle-s = Cuánto queda en memoria una partida que nadie mira, en segundos [por defecto: 300]
terminal-usage-serve-keep-finished-days = Borrar las partidas terminadas después de tantos días [por defecto: nunca]
terminal-usage-serve-keep-abandoned-days = Borrar las partidas que nadie terminó ni toca después de tantos días [por defecto: 90]
terminal-usage-serve-log = Qué aspecto tiene el registro en la salida de errores: text para personas, o json para programas [por defecto: text]
terminal-usage-serve-log-level = Cuánto cuenta el registro: error, warn, info o debug, cada uno con lo que cuentan los anteriores [por defecto: info]
terminal-usage-serve-pages = Sirve las páginas de esta carpeta, como web/dist, en lugar de las que lleva el programa
terminal-usage-serve-config = Leer ajustes de un archivo TOML; sus claves son las opciones sin los guiones

## admin

terminal-usage-admin = Cuidar de un servidor: mostrar, cerrar y borrar partidas, silenciar chats, hacer copias
terminal-usage-admin-data = La carpeta de datos del servidor; puede estar en marcha o no
terminal-usage-admin-store = La base de datos, si las partidas se guardan en PostgreSQL
terminal-usage-admin-list = Contar las partidas y mostrar las últimas tocadas, también las privadas
terminal-usage-admin-list-limit = Cuántas de cada estado se muestran
terminal-usage-admin-identities = Mostrar las últimas identidades creadas y los nombres que tienen en las partidas
terminal-usage-admin-identities-limit = Cuántas se muestran
terminal-usage-admin-close = Terminar una partida; no gana nadie
terminal-usage-admin-mute = Silenciar el chat de una partida
terminal-usage-admin-unmute = Dejar hablar otra vez en una partida
terminal-usage-admin-delete-game = Borrar una partida con todo lo que se sabe de ella
terminal-usage-admin-delete-identity = Borrar una identidad, con sus nombres y palabras en las partidas
terminal-usage-admin-delete-identity-identity = El identificador de la identidad
terminal-usage-any-game = El identificador de la partida
terminal-usage-any-yes = No preguntar antes
terminal-usage-admin-backup = Copiarlo todo en un archivo nuevo mientras las partidas siguen
terminal-usage-admin-backup-path = El archivo



## games, replay, verify, position, render

terminal-usage-games = Mostrar las partidas de este equipo, primero las más recientes: fecha, edición, expansiones, plazas y resultado
terminal-usage-games-unfinished = Solo las partidas que se pueden seguir jugando
terminal-usage-replay = Ver una partida registrada en cualquiera de sus decisiones
terminal-usage-replay-file = El registro, o la dirección de una partida en un servidor, como `https://example.org/game/ID`
terminal-usage-replay-at = Ver la partida después de tantas entradas (robos y jugadas) en vez de al final; 0 es el principio
terminal-usage-replay-story = Contar además todo lo que ocurrió hasta ahí
terminal-usage-replay-tui = Verla en toda la pantalla y recorrerla con las flechas
terminal-usage-verify = Calcular de nuevo cada robo de una partida registrada, a partir de su semilla revelada y de los aportes de los jugadores
terminal-usage-verify-file = El registro: de formato 2, con `seed-hash`, `nonce` y `seed`; o la dirección de una partida, como `https://example.org/game/ID`
terminal-usage-position = Escribir la posición de un registro o escenario en una línea, o mostrar lo que dice una línea así
terminal-usage-position-what = Un registro o escenario, `-` para la entrada estándar, cuya posición se escribe en una línea; o una línea así, cuya posición se muestra
terminal-usage-position-at = La posición después de tantas entradas (robos y jugadas) en vez de al final; 0 es el principio
terminal-usage-render = Dibujar el tablero de un registro o escenario como imagen, o toda la partida como animación
terminal-usage-render-file = Un registro de partida o un escenario
terminal-usage-render-output = Dónde dibujarlo; la terminación elige el formato: .svg, .png, .webp o .gif
terminal-usage-render-at = Dibujar la partida después de tantas entradas (robos y jugadas) en vez de al final; 0 es el principio
terminal-usage-render-theme = Los colores: day (día), night (noche), contrast (contraste) o diagram (diagrama)
terminal-usage-render-size = El lado de una pieza en píxeles [por defecto: 160, en animaciones 64]
terminal-usage-render-width = El ancho de toda la imagen en píxeles, en vez de --size
terminal-usage-render-coordinates = Escribir en los bordes los números de columnas y filas
terminal-usage-render-fields = Rayar los campos con los colores de sus dueños
terminal-usage-render-features = Rayar también caminos, ciudades y edificios
terminal-usage-render-no-figures = Omitir todo lo que está sobre las piezas
terminal-usage-render-no-marks = No marcar la última pieza, lo que se acaba de puntuar ni el recorrido del dragón
terminal-usage-render-scores = Escribir nombres y puntos debajo del tablero; las animaciones siempre lo hacen
terminal-usage-render-animate = Mostrar toda la partida, jugada a jugada; .gif siempre lo hace, .webp solo con esta opción
terminal-usage-render-every-turn = Una imagen por turno en vez de por jugada
terminal-usage-render-no-motion = Muestra de golpe cada jugada de una animación, sin piezas que caen ni figuras que caminan
terminal-usage-render-every = Cuánto se muestra una jugada o un turno de una animación, en milisegundos

## rules, tiles

terminal-usage-rules = Mostrar las reglas de una partida, de una expansión o de un identificador para leerlas; comparar reglamentos; sin argumentos, mostrar expansiones, reglamentos y variantes
terminal-usage-rules-names = Una expansión sobre la que leer, como tower; el identificador de una regla, como PD-14; o una palabra de los nombres de las variantes
terminal-usage-rules-details = Contar el turno paso a paso, cada variante y en qué difieren otras ediciones, y las erratas
terminal-usage-rules-compare = Mostrar de 2 a 4 reglamentos uno al lado de otro donde difieren, para las expansiones de --with o para todas
terminal-usage-rules-json = Mostrar JSON, en inglés
terminal-usage-tiles = Mostrar las piezas de las expansiones, o mostrar piezas sueltas
terminal-usage-tiles-tiles = Mostrar estas piezas, por identificador o alias, en todos los giros
terminal-usage-tiles-with = Mostrar las piezas de estas expansiones en vez de todas; base es el juego básico
terminal-usage-tiles-printing = Qué impresión: first (primera) o new (nueva)
terminal-usage-tiles-check = Comprobar un archivo de catálogo propio, para una de nuestras expansiones (docs/tiles.md), en vez de mostrar las nuestras
terminal-usage-tiles-json = Mostrar JSON
terminal-usage-tiles-sheet = Dibujar una hoja con cada pieza de las expansiones, su identificador y cuántas copias hay; necesita -o
terminal-usage-tiles-output = Dónde dibujar la hoja; la terminación elige el formato: .svg, .png o .webp
terminal-usage-tiles-theme = Los colores de la hoja: day (día), night (noche), contrast (contraste) o diagram (diagrama)
terminal-usage-tiles-size = El lado de una pieza en la hoja, en píxeles

## engine

terminal-usage-engine = Hablar un protocolo de líneas con otros programas, por la entrada y la salida estándar
terminal-usage-engine-seed = La semilla con que los bots deciden entre jugadas igual de buenas
terminal-usage-engine-head = El programa lee una orden por línea y responde a cada una con una línea, en inglés sea cual sea el idioma:
terminal-usage-engine-line-setup = empezar una partida; sirve también la primera línea de una traza
terminal-usage-engine-line-draw = decir qué pieza se robó
terminal-usage-engine-line-play = jugar por la plaza a la que se pregunta
terminal-usage-engine-line-moves = mostrar las jugadas permitidas
terminal-usage-engine-line-state = decir la posición y quién decide
terminal-usage-engine-line-go = pedir una jugada a un bot
terminal-usage-engine-line-record = decir la partida como texto
terminal-usage-engine-line-undo = deshacer el último robo o jugada
terminal-usage-engine-line-other = ver si está ahí, mostrar órdenes, terminar
terminal-usage-engine-tail = A lo que está mal responde con `error line N, column N: …`, y nada cambia. El código de salida es 0, o 2 con un mensaje si la entrada acaba sin `quit` y tenía una línea que no era ninguna orden. docs/engine-protocol.md lo describe todo.


