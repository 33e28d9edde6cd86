### What went wrong on a command line, where, and what would be right; what the operator is asked.

# $text says what is wrong, with its remedy.
terminal-error = Fehler: { $text }
# $text says what failed, $list why.
terminal-error-why = { $text }: { $list }
terminal-error-note = Hinweis: { $text }
terminal-error-system = { $cause ->
    [not-found] es gibt keine solche Datei und keinen solchen Ordner
    [denied] das darfst du auf diesem Rechner nicht
    [exists] eine Datei mit diesem Namen gibt es schon
    [folder] es ist ein Ordner
    [no-folder] ein Teil des Pfads ist kein Ordner
    [full] der Datenträger ist voll
    [read-only] dort lässt sich nichts schreiben
    [name] das ist kein Dateiname
    [refused] dort lauscht niemand
    [broken] die Verbindung ist abgerissen
    [unreachable] dieser Rechner ist nicht zu erreichen
    [slow] es dauerte zu lange
    [taken] dort lauscht schon ein anderes Programm
   *[other] dieser Rechner hat diese Adresse nicht
}

## What was typed

terminal-error-more = Mehr dazu: `{ $input }`
terminal-error-unexpected = „{ $input }“ wird hier nicht erwartet; lass es weg
terminal-error-unexpected-close = „{ $input }“ wird hier nicht erwartet; meintest du „{ $name }“?
terminal-error-no-command = es gibt keinen Befehl „{ $input }“
terminal-error-no-command-close = es gibt keinen Befehl „{ $input }“; meintest du { $list }?
terminal-error-which-command = sag, was zu tun ist: { $list }
terminal-error-no-value = { $name } braucht einen Wert
terminal-error-one-of = { $name } kann nicht „{ $input }“ sein; möglich sind { $list }
terminal-error-value = { $name } kann nicht „{ $input }“ sein
terminal-error-value-why = { $name } kann nicht „{ $input }“ sein: { $text }
terminal-error-twice = { $name } steht zweimal da; lass eines weg
terminal-error-together = { $name } geht nicht zusammen mit { $list }; lass eines davon weg
terminal-error-missing = es fehlt: { $list }
terminal-error-too-many-values = { $name } nimmt „{ $input }“ nicht an; lass es weg
terminal-error-utf8 = das Eingegebene ist kein Text in UTF-8
terminal-error-whole = erwartet wird eine ganze Zahl von { $least } bis { $most }
terminal-error-whole-from = erwartet wird eine ganze Zahl, { $least } oder mehr
terminal-error-decimal = erwartet wird eine Zahl wie 2 oder 0.5
terminal-error-yes-or-no = erwartet wird true oder false
terminal-error-seed = ein Startwert ist eine ganze Zahl von 0 bis { $value }
terminal-error-entries = N ist eine Anzahl von Ziehungen und Aktionen, von 0 für den Anfang bis zu allen der Partie
terminal-error-range = „{ $name } { $input }“ liegt außerhalb der Grenzen; möglich ist { $least } bis { $most }
terminal-error-at-beyond = „--at { $n }“ liegt hinter dem Ende: Es gibt { $m } Ziehungen und Aktionen, also geht N von 0 bis { $m }
terminal-error-at-line = „--at“ ist für Aufzeichnungen und Szenarien; lass es weg
terminal-error-tui = „--tui“ braucht ein Terminal; ohne diese Option wird die Partie ausgegeben
terminal-error-theme = „--theme { $input }“ gibt es nicht; es gibt { $list }
terminal-error-thread = es lässt sich kein Thread starten
terminal-error-signals = auf Signale lässt sich nicht achten
terminal-error-random = das System liefert keine Zufallszahlen: { $text }

## Setup

terminal-error-edition = das Regelwerk „{ $input }“ gibt es nicht; es gibt { $list }
terminal-error-box = die Erweiterung „{ $input }“ gibt es nicht; es gibt { $list }
terminal-error-part = die Erweiterung „{ $name }“ hat keinen Teil „{ $input }“; Teile, mit „+“ verbunden, sind { $list }
terminal-error-part-none = die Erweiterung „{ $name }“ hat keinen Teil „{ $input }“; lass ihn weg
terminal-error-landscape = none (ihre Plättchen als bloße Landschaft)
terminal-error-box-twice = die Erweiterung „{ $name }“ ist zweimal genannt, mit verschiedenen Teilen; nenne sie einmal und verbinde ihre Teile mit „+“
terminal-error-box-twice-parts = die Erweiterung „{ $name }“ ist zweimal genannt, mit verschiedenen Teilen; nenne sie einmal und verbinde ihre Teile mit „+“, wie { $input }
terminal-error-not-playable = die Erweiterung „{ $name }“ steht im Plättchenkatalog, kann aber noch nicht gespielt werden; spielbar sind { $list }
terminal-error-not-playable-landscape = die Erweiterung „{ $name }“ steht im Plättchenkatalog, kann aber noch nicht gespielt werden; mit „{ $name }:none“ sind ihre Plättchen bloße Landschaft; spielbar sind { $list }
terminal-error-switch = die Hausregel „{ $input }“ gibt es nicht; `carcas rules` zeigt alle Hausregeln
terminal-error-switch-close = die Hausregel „{ $input }“ gibt es nicht; meintest du { $list }?
terminal-error-switch-value = „{ $name }“ hat keinen Wert „{ $input }“; möglich sind { $list }
terminal-error-six-seats = zu sechst braucht ihr „Wirtshäuser und Kathedralen“ (inns-and-cathedrals) oder die Hausregel sixth-player=always (Regeln BA-01, IC-01)
terminal-error-river-with-count = ein Fluss und „Der Graf von Carcassonne“ werden hier nicht zusammen gespielt (river-with-count=forbidden); lass eines davon weg oder setze river-with-count=attach-spring (Regel RV-101)
terminal-error-figures = alle Plätze zusammen haben { $n } Figuren; eine Partie hat höchstens { $most }
terminal-error-segments = die Plättchen aller Erweiterungen haben { $n } Abschnitte, mehr als eine Partie haben kann; lass eine Erweiterung weg
terminal-error-recorded = diese Partie lässt sich nicht aufzeichnen

## Files

terminal-error-read = { $file } lässt sich nicht lesen
terminal-error-stdin = die Standardeingabe lässt sich nicht lesen
terminal-error-stdin-name = Standardeingabe
terminal-error-write = { $file } lässt sich nicht schreiben
terminal-error-write-folder = { $file } lässt sich nicht schreiben: Es ist ein Ordner
terminal-error-make-folder = der Ordner { $file } lässt sich nicht anlegen
terminal-error-too-long = { $file } hat mehr als { $n } Bytes, zu viel für das, was es sein soll
terminal-error-not-text = { $file }:{ $number }: kein Text in UTF-8; speichere die Datei als UTF-8
terminal-error-folder-record = { $file } ist ein Ordner; erwartet wird die Aufzeichnung einer Partie
terminal-error-folder-watched = { $file } ist ein Ordner; erwartet wird die Aufzeichnung einer Partie oder ein Szenario
terminal-error-no-record = { $file } ist keine Aufzeichnung einer Partie, die sich nachspielen lässt
terminal-error-no-scenario = { $file } ist kein Szenario, das sich spielen lässt
terminal-error-no-position = { $file } ist keine Stellung, die sich lesen lässt
terminal-error-position-line = das ist keine Stellung, Spalte { $number }: { $text }
terminal-error-neither = { $file } ist weder die Aufzeichnung einer Partie, die mit „carcas-record“ beginnt, noch ein Szenario, das mit „title …“ beginnt, noch eine Stellung, die mit „carcas1“ beginnt
terminal-error-no-moment = die Partie hat keine Stellung
terminal-error-many-games = es gibt zu viele Partien in { $file }

## Drawings

terminal-error-no-format = { $file } hat keine Endung, die ein Format nennt; möglich sind .svg, .png, .webp und .gif
terminal-error-no-still = { $file } kann kein stehendes Bild enthalten; wähle .svg, .png oder .webp
terminal-error-no-animation = { $file } kann keine Animation enthalten; wähle .webp oder .gif, oder lass --animate weg
terminal-error-every-turn = --every-turn ist für Animationen: wähle .gif, oder .webp mit --animate
terminal-error-no-motion = --no-motion ist für Animationen: wähle .gif, oder .webp mit --animate
terminal-error-sheet-animation = { $file } wäre eine Animation; wähle .svg, .png oder .webp
terminal-error-too-small = das Bild hätte { $n }×{ $m } Pixel; eine Seite braucht mindestens 1, also wähle ein größeres --size oder --width
terminal-error-side-too-long = das Bild hätte { $n }×{ $m } Pixel; eine Seite kann höchstens { $most } haben, also wähle ein kleineres --size oder --width
terminal-error-too-many-pixels = das Bild hätte { $n }×{ $m } Pixel, { $number } Millionen; möglich sind hier { $most } Millionen, also wähle ein kleineres --size oder --width
terminal-error-film-too-long = die Animation hätte mehr als 4 GB; wähle ein kleineres --size oder --width
terminal-render-frames = Bilder

## verify

terminal-error-draw-differs = { $file }: Ziehung { $number } weicht ab: aufgezeichnet { $input }, berechnet { $value }
terminal-error-draw-nothing = { $file }: Ziehung { $number } weicht ab: aufgezeichnet { $input }, berechnet nichts
terminal-error-no-seed-hash = { $file } hat kein „seed-hash“: Die Partie wurde nicht so gezogen, dass man es prüfen kann (docs/fair-draws.md)
terminal-error-no-nonce = { $file } hat kein „nonce { $who } …“ und kein „bot { $who } …“, das keines braucht
terminal-error-no-seed = { $file } hat keinen „seed“: Er wird offengelegt, wenn die Partie zu Ende ist; prüfe die Aufzeichnung dann

## tiles

terminal-error-printing = „--printing { $input }“ gibt es nicht; möglich sind first und new
terminal-error-no-tiles = in diesen Erweiterungen gibt es in dieser Auflage kein Plättchen
terminal-error-no-tile = ein Plättchen „{ $input }“ gibt es nicht; `carcas tiles` zeigt alle Kennungen
terminal-error-no-tile-close = ein Plättchen „{ $input }“ gibt es nicht; meintest du { $list }?
terminal-error-catalogue-empty = { $file } beschreibt kein Plättchen; sieh in docs/tiles.md nach
terminal-error-catalogue-right = { $file }: Plättchenarten: { $n }, alles in Ordnung
terminal-error-catalogue-wrong = { $file } ist kein brauchbarer Katalog:

## The own server and its operator

terminal-error-listen = „{ $input }“ ist kein Ort zum Lauschen; erwartet werden eine Adresse und ein Port wie 127.0.0.1:7777, 0.0.0.0:7777, um andere einzulassen, localhost:7777, oder ein Port allein wie 7777
terminal-error-settings = { $file } ist nicht zu verstehen
terminal-error-pages = { $file } enthält keine Seiten: index.html fehlt; `npm run build` im Ordner web erzeugt sie in web/dist
terminal-error-limits = --limits { $input }: erwartet wird 0 oder mehr
terminal-error-no-data = den Datenordner { $file } gibt es nicht; nenne den des Servers mit --data
terminal-error-no-path = das ist kein Pfad
terminal-admin-delete-game = Die Partie { $name } und ihren ganzen Verlauf für immer löschen?
terminal-admin-delete-identity = Die Identität { $name }, ihre Namen und ihre Worte für immer löschen?
# $text asks; $input is the word to type.
terminal-admin-type = { $text } Tippe { $input }:
terminal-admin-yes = ja
terminal-admin-nothing-deleted = Es wurde nichts gelöscht.
terminal-error-game-yes = das löscht die Partie { $name } und ihren ganzen Verlauf für immer; füge --yes hinzu
terminal-error-identity-yes = das löscht die Identität { $name }, ihre Namen und ihre Worte für immer; füge --yes hinzu
terminal-admin-closed = { $name } ist geschlossen
terminal-admin-muted = der Chat von { $name } ist stummgeschaltet
terminal-admin-open = der Chat von { $name } ist offen
terminal-admin-deleted = { $name } ist gelöscht
terminal-admin-forgotten = { $n ->
    [one] { $name } ist gelöscht, auch aus { $n } Partie
   *[other] { $name } ist gelöscht, auch aus { $n } Partien
}
terminal-admin-copied = eine Kopie liegt in { $file }
terminal-admin-no-folder = den Ordner { $file } gibt es nicht; lege ihn an, oder nenne einen anderen
terminal-admin-unknown = so eine Partie oder Identität gibt es nicht
terminal-admin-no-identity = so eine Identität gibt es nicht
terminal-admin-lost = der Server verschwand, während er daran arbeitete
terminal-admin-count = { $how ->
    [waiting] { $n ->
        [one] { $n } wartende Partie
       *[other] { $n } wartende Partien
    }
    [running] { $n ->
        [one] { $n } laufende Partie
       *[other] { $n } laufende Partien
    }
    [finished] { $n ->
        [one] { $n } beendete Partie
       *[other] { $n } beendete Partien
    }
   *[abandoned] { $n ->
        [one] { $n } aufgegebene Partie
       *[other] { $n } aufgegebene Partien
    }
}
terminal-admin-more = und { $n } weitere: --limit { $m } listet sie auf
terminal-admin-public = öffentlich
terminal-admin-private = privat
terminal-admin-is-closed = geschlossen
terminal-admin-is-muted = stumm
terminal-admin-games = { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
}
terminal-admin-games-or-more = { $n } Partien oder mehr
terminal-admin-nobody = es ist noch niemand gekommen

## load

terminal-error-open-files = { $n } Verbindungen brauchen { $m } offene Dateien, und das System erlaubt diesem Prozess { $value }: Erhöhe die harte Grenze (`ulimit -Hn { $m }` als root, LimitNOFILE= in einer systemd-Unit), auch für den Server

## Addresses and links

terminal-error-address-scheme = „{ $input }“ hat weder http:// noch https:// davor; erwartet wird eine Adresse wie http://127.0.0.1:7777 oder https://example.org, oder der Link eines Platzes oder Tisches, wie ihn der Server gibt
terminal-error-address-other = „{ $input }“ beginnt mit { $name }://; erwartet wird eine Adresse wie http://127.0.0.1:7777 oder https://example.org, oder der Link eines Platzes oder Tisches, wie ihn der Server gibt
terminal-error-address-user = „{ $input }“ nennt einen Benutzer, und Server kennen keinen; erwartet wird eine Adresse wie http://127.0.0.1:7777 oder https://example.org, oder der Link eines Platzes oder Tisches, wie ihn der Server gibt
terminal-error-address-machine = „{ $input }“ nennt keinen Rechner; erwartet wird eine Adresse wie http://127.0.0.1:7777 oder https://example.org, oder der Link eines Platzes oder Tisches, wie ihn der Server gibt
terminal-error-address-nothing = „{ $input }“ führt zu nichts, was sich spielen lässt; erwartet wird eine Adresse wie http://127.0.0.1:7777 oder https://example.org, oder der Link eines Platzes oder Tisches, wie ihn der Server gibt
terminal-error-address-token = „{ $input }“ hat hinter dem # etwas anderes als einen Platz; kopiere den ganzen Link, in Anführungszeichen
terminal-error-address-table = „{ $input }“ führt zu einem Tisch; erwartet wird ein Server, wie { $name }
terminal-error-address-no-game = „{ $input }“ nennt keine Partie; erwartet wird die Adresse eines Tisches, wie { $name }
terminal-error-still-played = die Partie unter { $file } läuft noch; analysieren lässt sie sich, wenn sie zu Ende ist

## Flags about a server

terminal-error-local-seed = --seed ist für Partien auf diesem Rechner; ein Server zieht selbst
terminal-error-local-save = --save ist für Partien auf diesem Rechner; ein Server bewahrt seine Partien auf
terminal-error-local-confirm = --confirm ist für Partien auf diesem Rechner; auf einem Server lässt --grace 60 Zeit, etwas zurückzunehmen
terminal-error-local-start = --start ist für Partien auf diesem Rechner; auf einem Server entsteht der Tisch ohnehin sofort
terminal-error-two-games = der Link und --resume nennen je eine Partie; lass eines davon weg
terminal-error-list-table = --list fragt nach einem Server, nicht nach einem Tisch; schreibe --server { $input }
terminal-error-new-table = { $list } ist für einen neuen Tisch, und dieser ist schon aufgebaut; lass es weg, oder lege einen Tisch an mit --server { $input }
terminal-error-setup-flags = --rules, --with oder --set
terminal-error-online-seat = „--seat { $input }“ ist kein Spieler; auf einem Server möglich sind { $list }, oder open für jemand anderen
terminal-error-aids = --aids { $input }: erwartet wird all, tabletop oder none
terminal-error-grace = --grace { $n }: erwartet werden 0 bis 60 Sekunden
terminal-error-clock = --clock { $input }: erwartet werden Minuten und Sekunden wie 10+5 oder 10d5, oder Tage wie 3days
terminal-error-clock-range = --clock { $input }: erwartet werden 10 Sekunden bis { $n } Stunden und höchstens { $m } Sekunden pro Zug, oder 1 bis { $most } Tage
terminal-error-name-length = --name: Ein Name hat 1 bis { $most } Zeichen, und dieser hat { $n }
terminal-error-name-control = --name: Ein Name hat Buchstaben und Zeichen, aber keine Steuerzeichen wie Tabulatoren

## Connections

terminal-error-unreached = { $input } ist nicht zu erreichen; läuft der Server?
terminal-error-unreached-port = { $input } ist nicht zu erreichen (Port { $value }); läuft der Server?
terminal-error-no-answer = { $input } antwortet nicht
terminal-error-no-server = { $input } antwortet nicht wie ein Server für Partien
terminal-error-elsewhere = { $input } verweist auf { $name }; nimm diese Adresse
terminal-error-answer = die Antwort auf { $input } ist nicht zu verstehen; ist dieses Programm so neu wie der Server, und ist der einer von unseren?
terminal-error-status = der Server antwortet mit dem Status { $n }
terminal-error-unusable = der Server ist jetzt nicht zu gebrauchen
terminal-error-unseen = die Verbindung endete, bevor die Partie zu sehen war
terminal-error-silent = der Server hat seit { $n } Minuten nicht geantwortet: { $text }
terminal-error-release = der Server und dieses Programm sprechen verschiedene Versionen des Protokolls ({ $text }); nimm das Programm in der Version des Servers
terminal-error-seat-unknown = der Server kennt unseren Platz nicht mehr; bitte um einen neuen Link, oder beginne eine andere Partie
terminal-error-look-again = { $text } Sieh dir den Link noch einmal an.
terminal-error-follow = dieses Programm kann der Partie nicht folgen; nimm das Programm in der Version des Servers
terminal-error-positions = der Server und dieses Programm sehen verschiedene Stellungen; nimm das Programm in der Version des Servers
terminal-error-not-remembered = von diesem Server wird nichts gemerkt: { $text }
terminal-error-memory = { $file } ist nicht, was sich dieses Programm von Servern merkt; schaff es beiseite, um neu anzufangen
terminal-error-no-memory = dieses System hat keinen Ort für das, was gemerkt werden soll
terminal-error-held = ein anderes Programm hält { $file } schon lange fest
terminal-error-ca = --ca { $file }: erwartet werden Zertifikate in PEM-Form, `-----BEGIN CERTIFICATE-----`
terminal-error-encrypt = zu { $name } lässt sich nicht verschlüsseln
terminal-error-host-name = „{ $name }“ ist kein Name, den ein Zertifikat haben kann
terminal-error-issuer = niemand, dem wir vertrauen, bürgt für das Zertifikat von { $name }; wenn deine eigene Stelle es unterschrieben hat, nenne deren Zertifikat mit --ca DATEI
terminal-error-other-name = das Zertifikat dieses Servers gilt für einen anderen Namen als { $name }; prüfe die Adresse
terminal-error-expired = das Zertifikat von { $name } ist abgelaufen; sag es der Person, die den Server betreibt
terminal-error-untrusted = dem Zertifikat von { $name } ist nicht zu trauen ({ $text }); wenn der Server für sich selbst unterschreibt, lege eine Stelle an und nenne ihr Zertifikat mit --ca DATEI
terminal-error-no-tls = { $name } spricht hier kein TLS; versuche http:// statt https://
terminal-error-foul-hash = der Server zeigt einen anderen Hash seines Startwerts ({ $input }) als zuvor ({ $value }), er kann also die Ziehungen gewählt haben; traue dieser Partie nicht
terminal-error-foul-nonce = der Server zieht nicht mit dem, was wir beigetragen haben, er kann also die Ziehungen gewählt haben; traue dieser Partie nicht
terminal-error-foul-seed = der Startwert, den der Server offenlegt, ist nicht der, den er vor der Partie versprochen hat (Hash { $value }), er kann also die Ziehungen gewählt haben; traue dieser Partie nicht

## Starting a server

terminal-error-serve-listen = unter { $input } lässt sich nicht lauschen: { $text }; wähle einen anderen Ort mit --listen 127.0.0.1:7778
terminal-error-folder-held = ein anderer Server benutzt schon den Ordner { $file }; beende ihn oder wähle mit --data einen anderen
# $text is what the database says, in its own words.
terminal-error-store = { $cause ->
    [full] der Datenträger ist voll: schaffe Platz ({ $text })
    [locked] die Datenbank ist gesperrt: beende das Programm, das sie festhält ({ $text })
    [unreachable] die Datenbank antwortet nicht: { $text }
   *[other] die Datenbank ist nicht zu gebrauchen: { $text }
}
