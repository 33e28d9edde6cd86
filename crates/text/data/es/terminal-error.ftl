### What went wrong on a command line, where, and what would be right; what the operator is asked.

# $text says what is wrong, with its remedy.
terminal-error = error: { $text }
# $text says what failed, $list why.
terminal-error-why = { $text }: { $list }
terminal-error-note = nota: { $text }
terminal-error-system = { $cause ->
    [not-found] no existe ese archivo o carpeta
    [denied] no tienes permiso en este equipo
    [exists] ya existe un archivo con ese nombre
    [folder] es una carpeta
    [no-folder] una parte de la ruta no es una carpeta
    [full] el disco está lleno
    [read-only] ahí no se puede escribir nada
    [name] no es un nombre de archivo
    [refused] ahí no escucha nadie
    [broken] se cortó la conexión
    [unreachable] no se puede llegar a ese equipo
    [slow] tardó demasiado
    [taken] ahí ya escucha otro programa
   *[other] este equipo no tiene esa dirección
}

## What was typed

terminal-error-more = Más: `{ $input }`
terminal-error-unexpected = no se esperaba «{ $input }» aquí; omítelo
terminal-error-unexpected-close = no se esperaba «{ $input }» aquí; ¿querías decir «{ $name }»?
terminal-error-no-command = no hay ninguna orden «{ $input }»
terminal-error-no-command-close = no hay ninguna orden «{ $input }»; ¿querías decir { $list }?
terminal-error-which-command = di qué hay que hacer: { $list }
terminal-error-no-value = { $name } necesita un valor
terminal-error-one-of = { $name } no puede ser «{ $input }»; puede ser { $list }
terminal-error-value = { $name } no puede ser «{ $input }»
terminal-error-value-why = { $name } no puede ser «{ $input }»: { $text }
terminal-error-twice = { $name } está dos veces; omite una
terminal-error-together = { $name } no va junto con { $list }; omite uno de los dos
terminal-error-missing = falta esto: { $list }
terminal-error-too-many-values = { $name } no admite «{ $input }»; omítelo
terminal-error-utf8 = lo escrito no es texto en UTF-8
terminal-error-whole = se espera un número entero de { $least } a { $most }
terminal-error-whole-from = se espera un número entero, { $least } o más
terminal-error-decimal = se espera un número como 2 o 0.5
terminal-error-yes-or-no = se espera true o false
terminal-error-seed = una semilla es un número entero de 0 a { $value }
terminal-error-entries = N es un número de robos y jugadas, desde 0 para el principio hasta todos los de la partida
terminal-error-range = «{ $name } { $input }» está fuera de los límites; puede ir de { $least } a { $most }
terminal-error-at-beyond = «--at { $n }» está más allá del final: hay { $m } robos y jugadas, así que N puede ir de 0 a { $m }
terminal-error-at-line = «--at» es para registros y escenarios; omítelo
terminal-error-tui = «--tui» necesita una terminal; sin esa opción la partida se muestra como texto
terminal-error-theme = «--theme { $input }» no existe; hay { $list }
terminal-error-thread = no se puede iniciar un hilo
terminal-error-signals = no se puede atender a las señales
terminal-error-random = el sistema no proporciona números al azar: { $text }

## Setup

terminal-error-edition = no existe el reglamento «{ $input }»; hay { $list }
terminal-error-box = no existe la expansión «{ $input }»; hay { $list }
terminal-error-part = la expansión «{ $name }» no tiene la parte «{ $input }»; las partes, unidas con «+», son { $list }
terminal-error-part-none = la expansión «{ $name }» no tiene la parte «{ $input }»; omítela
terminal-error-landscape = none (sus piezas como simple paisaje)
terminal-error-box-twice = la expansión «{ $name }» se nombra dos veces, con partes distintas; nómbrala una vez y une sus partes con «+»
terminal-error-box-twice-parts = la expansión «{ $name }» se nombra dos veces, con partes distintas; nómbrala una vez y une sus partes con «+», como { $input }
terminal-error-not-playable = la expansión «{ $name }» está en el catálogo de piezas, pero aún no se puede jugar; se pueden jugar { $list }
terminal-error-not-playable-landscape = la expansión «{ $name }» está en el catálogo de piezas, pero aún no se puede jugar; con «{ $name }:none» sus piezas son simple paisaje; se pueden jugar { $list }
terminal-error-switch = no existe la variante «{ $input }»; `carcas rules` muestra todas las variantes
terminal-error-switch-close = no existe la variante «{ $input }»; ¿querías decir { $list }?
terminal-error-switch-value = «{ $name }» no tiene el valor «{ $input }»; puede ser { $list }
terminal-error-six-seats = para seis plazas hace falta Posadas y Catedrales (inns-and-cathedrals) o la variante sixth-player=always (reglas BA-01, IC-01)
terminal-error-river-with-count = un río y El Conde de Carcassonne no se juegan juntos aquí (river-with-count=forbidden); omite uno de los dos o pon river-with-count=attach-spring (regla RV-101)
terminal-error-figures = todas las plazas juntas tienen { $n } figuras; una partida tiene como mucho { $most }
terminal-error-segments = las piezas de todas las expansiones tienen { $n } segmentos, más de los que caben en una partida; omite una expansión
terminal-error-recorded = esta partida no se puede registrar

## Files

terminal-error-read = no se puede leer { $file }
terminal-error-stdin = no se puede leer la entrada estándar
terminal-error-stdin-name = la entrada estándar
terminal-error-write = no se puede escribir { $file }
terminal-error-write-folder = no se puede escribir { $file }: es una carpeta
terminal-error-make-folder = no se puede crear la carpeta { $file }
terminal-error-too-long = { $file } tiene más de { $n } bytes, demasiado para lo que debería ser
terminal-error-not-text = { $file }:{ $number }: no es texto en UTF-8; guarda el archivo como UTF-8
terminal-error-folder-record = { $file } es una carpeta; se espera un registro de partida
terminal-error-folder-watched = { $file } es una carpeta; se espera un registro de partida o un escenario
terminal-error-no-record = { $file } no es un registro de partida que se pueda ver
terminal-error-no-scenario = { $file } no es un escenario que se pueda jugar
terminal-error-no-position = { $file } no es una posición que se pueda leer
terminal-error-position-line = esto no es una posición, columna { $number }: { $text }
terminal-error-neither = { $file } no es un registro de partida, que empieza por «carcas-record», ni un escenario, que empieza por «title …», ni una posición, que empieza por «carcas1»
terminal-error-no-moment = la partida no tiene posición
terminal-error-many-games = hay demasiadas partidas en { $file }

## Drawings

terminal-error-no-format = { $file } no tiene una terminación que indique un formato; puede ser .svg, .png, .webp o .gif
terminal-error-no-still = { $file } no puede contener una imagen fija; elige .svg, .png o .webp
terminal-error-no-animation = { $file } no puede contener una animación; elige .webp o .gif, u omite --animate
terminal-error-every-turn = --every-turn es para animaciones: elige .gif, o .webp con --animate
terminal-error-no-motion = --no-motion es para animaciones: elige .gif, o .webp con --animate
terminal-error-sheet-animation = { $file } sería una animación; elige .svg, .png o .webp
terminal-error-too-small = la imagen tendría { $n }×{ $m } píxeles; un lado necesita al menos 1, así que elige --size o --width mayor
terminal-error-side-too-long = la imagen tendría { $n }×{ $m } píxeles; un lado puede tener como mucho { $most }, así que elige --size o --width menor
terminal-error-too-many-pixels = la imagen tendría { $n }×{ $m } píxeles, { $number } millones; aquí son posibles { $most } millones, así que elige --size o --width menor
terminal-error-film-too-long = la animación tendría más de 4 GB; elige --size o --width menor
terminal-render-frames = imágenes

## verify

terminal-error-draw-differs = { $file }: el robo { $number } difiere: registrado { $input }, calculado { $value }
terminal-error-draw-nothing = { $file }: el robo { $number } difiere: registrado { $input }, calculado nada
terminal-error-no-seed-hash = { $file } no tiene «seed-hash»: la partida no se robó de modo que se pueda verificar (docs/fair-draws.md)
terminal-error-no-nonce = { $file } no tiene «nonce { $who } …» ni «bot { $who } …», que no lo necesita
terminal-error-no-seed = { $file } no tiene «seed»: se revela cuando la partida ha terminado; verifica entonces el registro

## tiles

terminal-error-printing = «--printing { $input }» no existe; puede ser first o new
terminal-error-no-tiles = en estas expansiones no hay ninguna pieza en esta impresión
terminal-error-no-tile = no existe la pieza «{ $input }»; `carcas tiles` muestra todos los identificadores
terminal-error-no-tile-close = no existe la pieza «{ $input }»; ¿querías decir { $list }?
terminal-error-catalogue-empty = { $file } no describe ninguna pieza; mira docs/tiles.md
terminal-error-catalogue-right = { $file }: tipos de pieza: { $n }, todo bien
terminal-error-catalogue-wrong = { $file } no es un catálogo que se pueda usar:

## The own server and its operator

terminal-error-listen = «{ $input }» no es un lugar donde escuchar; se espera una dirección y un puerto como 127.0.0.1:7777, 0.0.0.0:7777 para dejar entrar a otros, localhost:7777, o un puerto solo como 7777
terminal-error-settings = { $file } no se entiende
terminal-error-pages = { $file } no tiene páginas: falta index.html; `npm run build` en la carpeta web las crea en web/dist
terminal-error-limits = --limits { $input }: se espera 0 o más
terminal-error-no-data = no existe la carpeta de datos { $file }; indica la del servidor con --data
terminal-error-no-path = esto no es una ruta
terminal-admin-delete-game = ¿Borrar para siempre la partida { $name } y todo su historial?
terminal-admin-delete-identity = ¿Borrar para siempre la identidad { $name }, sus nombres y sus palabras?
# $text asks; $input is the word to type.
terminal-admin-type = { $text } Escribe { $input }:
terminal-admin-yes = sí
terminal-admin-nothing-deleted = No se ha borrado nada.
terminal-error-game-yes = esto borra para siempre la partida { $name } y todo su historial; añade --yes
terminal-error-identity-yes = esto borra para siempre la identidad { $name }, sus nombres y sus palabras; añade --yes
terminal-admin-closed = { $name }: partida cerrada
terminal-admin-muted = { $name }: el chat está silenciado
terminal-admin-open = { $name }: el chat está abierto
terminal-admin-deleted = { $name }: partida borrada
terminal-admin-forgotten = { $n ->
    [one] { $name }: identidad borrada, también de { $n } partida
   *[other] { $name }: identidad borrada, también de { $n } partidas
}
terminal-admin-copied = hay una copia en { $file }
terminal-admin-no-folder = no existe la carpeta { $file }; créala o indica otra
terminal-admin-unknown = no existe esa partida o identidad
terminal-admin-no-identity = no existe esa identidad
terminal-admin-lost = el servidor dejó de responder mientras hacía esto
terminal-admin-count = { $how ->
    [waiting] { $n ->
        [one] { $n } partida en espera
       *[other] { $n } partidas en espera
    }
    [running] { $n ->
        [one] { $n } partida en juego
       *[other] { $n } partidas en juego
    }
    [finished] { $n ->
        [one] { $n } partida terminada
       *[other] { $n } partidas terminadas
    }
   *[abandoned] { $n ->
        [one] { $n } partida abandonada
       *[other] { $n } partidas abandonadas
    }
}
terminal-admin-more = y { $n } más: --limit { $m } las muestra
terminal-admin-public = pública
terminal-admin-private = privada
terminal-admin-is-closed = cerrada
terminal-admin-is-muted = silenciada
terminal-admin-games = { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
}
terminal-admin-games-or-more = { $n } partidas o más
terminal-admin-nobody = aún no ha venido nadie

## load

terminal-error-open-files = { $n } conexiones necesitan { $m } archivos abiertos, y el sistema permite { $value } a este proceso: sube el límite duro (`ulimit -Hn { $m }` como root, LimitNOFILE= en una unidad de systemd), también para el servidor

## Addresses and links

terminal-error-address-scheme = «{ $input }» no tiene delante http:// ni https://; se espera una dirección como http://127.0.0.1:7777 o https://example.org, o el enlace de una plaza o mesa tal como lo da el servidor
terminal-error-address-other = «{ $input }» empieza por { $name }://; se espera una dirección como http://127.0.0.1:7777 o https://example.org, o el enlace de una plaza o mesa tal como lo da el servidor
terminal-error-address-user = «{ $input }» nombra a un usuario, y los servidores no conocen ninguno; se espera una dirección como http://127.0.0.1:7777 o https://example.org, o el enlace de una plaza o mesa tal como lo da el servidor
terminal-error-address-machine = «{ $input }» no nombra ningún equipo; se espera una dirección como http://127.0.0.1:7777 o https://example.org, o el enlace de una plaza o mesa tal como lo da el servidor
terminal-error-address-nothing = «{ $input }» no lleva a nada que se pueda jugar; se espera una dirección como http://127.0.0.1:7777 o https://example.org, o el enlace de una plaza o mesa tal como lo da el servidor
terminal-error-address-token = «{ $input }» tiene detrás del # algo que no es una plaza; copia el enlace entero, entre comillas
terminal-error-address-table = «{ $input }» lleva a una mesa; se espera un servidor, como { $name }
terminal-error-address-no-game = «{ $input }» no nombra ninguna partida; se espera la dirección de una mesa, como { $name }
terminal-error-still-played = la partida de { $file } todavía se está jugando; se podrá analizar cuando termine

## Flags about a server

terminal-error-local-seed = --seed es para partidas en este equipo; un servidor roba por sí mismo
terminal-error-local-save = --save es para partidas en este equipo; un servidor conserva sus partidas
terminal-error-local-confirm = --confirm es para partidas en este equipo; en un servidor --grace 60 deja tiempo para deshacer
terminal-error-local-start = --start es para partidas en este equipo; en un servidor la mesa se crea de inmediato de todos modos
terminal-error-two-games = el enlace y --resume nombran una partida cada uno; omite uno de los dos
terminal-error-list-table = --list trata de un servidor, no de una mesa; escribe --server { $input }
terminal-error-new-table = { $list } es para una mesa nueva, y esta ya está preparada; omítelo, o crea una mesa con --server { $input }
terminal-error-setup-flags = --rules, --with o --set
terminal-error-online-seat = «--seat { $input }» no es ningún jugador; en un servidor puede ser { $list }, u open para alguien más
terminal-error-aids = --aids { $input }: se espera all, tabletop o none
terminal-error-grace = --grace { $n }: se esperan de 0 a 60 segundos
terminal-error-clock = --clock { $input }: se esperan minutos y segundos como 10+5 o 10d5, o días como 3days
terminal-error-clock-range = --clock { $input }: se esperan de 10 segundos a { $n } horas y como mucho { $m } segundos por turno, o de 1 a { $most } días
terminal-error-name-length = --name: un nombre tiene de 1 a { $most } caracteres, y este tiene { $n }
terminal-error-name-control = --name: un nombre tiene letras y signos, pero no caracteres de control como tabuladores

## Connections

terminal-error-unreached = no se puede alcanzar { $input }; ¿está en marcha el servidor?
terminal-error-unreached-port = no se puede alcanzar { $input } (puerto { $value }); ¿está en marcha el servidor?
terminal-error-no-answer = { $input } no responde
terminal-error-no-server = { $input } no responde como un servidor de partidas
terminal-error-elsewhere = { $input } remite a { $name }; usa esa dirección
terminal-error-answer = la respuesta a { $input } no se entiende; ¿es este programa tan nuevo como el servidor, y es ese uno de los nuestros?
terminal-error-status = el servidor responde con el estado { $n }
terminal-error-unusable = el servidor no se puede usar ahora
terminal-error-unseen = la conexión terminó antes de que se viera la partida
terminal-error-silent = el servidor no ha respondido en { $n } minutos: { $text }
terminal-error-release = el servidor y este programa hablan versiones distintas del protocolo ({ $text }); usa el programa de la misma versión que el servidor
terminal-error-seat-unknown = el servidor ya no conoce nuestra plaza; pide otro enlace, o empieza otra partida
terminal-error-look-again = { $text } Vuelve a mirar el enlace.
terminal-error-follow = este programa no puede seguir la partida; usa el programa de la misma versión que el servidor
terminal-error-positions = el servidor y este programa ven posiciones distintas; usa el programa de la misma versión que el servidor
terminal-error-not-remembered = de este servidor no se recuerda nada: { $text }
terminal-error-memory = { $file } no es lo que este programa recuerda de los servidores; apártalo para empezar de nuevo
terminal-error-no-memory = este sistema no tiene sitio para lo que hay que recordar
terminal-error-held = otro programa retiene { $file } desde hace tiempo
terminal-error-ca = --ca { $file }: se esperan certificados en forma PEM, `-----BEGIN CERTIFICATE-----`
terminal-error-encrypt = no se puede cifrar la conexión con { $name }
terminal-error-host-name = «{ $name }» no es un nombre que pueda tener un certificado
terminal-error-issuer = nadie de confianza responde por el certificado de { $name }; si lo firma una autoridad tuya, indica el certificado de esa autoridad con --ca ARCHIVO
terminal-error-other-name = el certificado de este servidor es para otro nombre que { $name }; comprueba la dirección
terminal-error-expired = el certificado de { $name } ha caducado; avisa a quien lleva el servidor
terminal-error-untrusted = no se puede confiar en el certificado de { $name } ({ $text }); si el servidor firma por sí mismo, crea una autoridad y indica su certificado con --ca ARCHIVO
terminal-error-no-tls = { $name } no habla TLS aquí; prueba http:// en vez de https://
terminal-error-foul-hash = el servidor muestra otro resumen de su semilla ({ $input }) que antes ({ $value }), así que puede haber elegido los robos; no te fíes de esta partida
terminal-error-foul-nonce = el servidor no roba con lo que aportamos, así que puede haber elegido los robos; no te fíes de esta partida
terminal-error-foul-seed = la semilla que revela el servidor no es la que prometió antes de la partida (resumen { $value }), así que puede haber elegido los robos; no te fíes de esta partida

## Starting a server

terminal-error-serve-listen = no se puede escuchar en { $input }: { $text }; elige otro lugar con --listen 127.0.0.1:7778
terminal-error-folder-held = otro servidor ya usa la carpeta { $file }; deténlo o elige otra con --data
# $text is what the database says, in its own words.
terminal-error-store = { $cause ->
    [full] el disco está lleno: haz sitio ({ $text })
    [locked] la base de datos está bloqueada: termina el programa que la retiene ({ $text })
    [unreachable] la base de datos no responde: { $text }
   *[other] la base de datos no se puede usar: { $text }
}
