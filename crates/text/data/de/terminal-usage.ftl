### Help about commands and flags: `terminal-usage-COMMAND`, `terminal-usage-COMMAND-FLAG`, `terminal-usage-any-FLAG` where commands share a flag.

terminal-usage = Ein Legespiel, das zu Carcassonne kompatibel ist, in vier gedruckten Ausgaben und mit vielen Erweiterungen
terminal-usage-title = Aufruf:
terminal-usage-commands = Befehle
terminal-usage-arguments = Angaben
terminal-usage-options = Optionen
terminal-usage-on-server = Auf einem Server
terminal-usage-default = Standard: { $value }
terminal-usage-env = Umgebung: { $name }
terminal-usage-help = Diese Hilfe zeigen, oder die eines Befehls
terminal-usage-any-help = Diese Hilfe zeigen
terminal-usage-any-version = Die Version zeigen
terminal-usage-any-lang = Die Sprache des Programms: en, es, fr oder de, oder qps, um zu sehen, was übersetzt ist [Standard: die der Umgebung]

## What stands for a value

terminal-usage-value-options = OPTIONEN
terminal-usage-value-command = BEFEHL
terminal-usage-value-lang = SPRACHE
terminal-usage-value-file = DATEI
terminal-usage-value-folder = ORDNER
terminal-usage-value-path = PFAD
terminal-usage-value-record = AUFZEICHNUNG
terminal-usage-value-name = NAME
terminal-usage-value-player = SPIELER
terminal-usage-value-preset = REGELWERK
terminal-usage-value-box = ERWEITERUNG
terminal-usage-value-switch-value = HAUSREGEL=WERT
terminal-usage-value-tile = PLÄTTCHEN
terminal-usage-value-clock = UHR
terminal-usage-value-aids = HILFEN
terminal-usage-value-seconds = SEKUNDEN
terminal-usage-value-days = TAGE
terminal-usage-value-address-port = ADRESSE:PORT
terminal-usage-value-origin = HERKUNFT
terminal-usage-value-factor = FAKTOR
terminal-usage-value-form = FORM
terminal-usage-value-level = STUFE
terminal-usage-value-game = PARTIE
terminal-usage-value-identity = IDENTITÄT
terminal-usage-value-theme = FARBEN
terminal-usage-value-printing = AUFLAGE
terminal-usage-value-file---line = DATEI|-|ZEILE

## Flags that several commands share

terminal-usage-any-rules = Die Ausgabe, nach deren Regeln gespielt wird: rgg-2005, devir, filosofia-2010 oder zman-c2 [Standard: zman-c2]
terminal-usage-any-with = Die Erweiterungen, mit denen gespielt wird, wie river-1,river-2; `carcas rules` zeigt sie
terminal-usage-any-set = Eine Regel, die von der Ausgabe abweicht, wie farmer-scoring=third-edition; auch mehrmals
terminal-usage-any-json = Eine Zeile JSON ausgeben

## play

terminal-usage-play = Eine Partie im Terminal spielen, gegen Menschen oder Bots
terminal-usage-play-seat = Wer wo sitzt, in Zugreihenfolge: human oder ein Bot (random, newcomer, guest, greedy-1, greedy, regular, challenger, rival, expert, champion oder master), auf Wunsch mit einem Namen hinter einem Doppelpunkt, etwa human:Ana,greedy; mehrmals oder mit Kommas getrennt [Standard: human,greedy]
terminal-usage-play-seed = Die Plättchen dieses Startwerts ziehen statt neuer; auch die Bots folgen ihm
terminal-usage-play-save = Die Partie in dieser neuen Datei aufbewahren, die nach jedem Zug geschrieben wird
terminal-usage-play-resume = Eine gespeicherte Partie fortsetzen und in ihrer Datei aufbewahren; ohne DATEI eine angefangene Partie dieses Rechners. Die Spieler bleiben, wenn `--seat` keine anderen nennt; Optionen zum Aufbau gelten nicht. Mit `--server` die Partie fortsetzen, die dort zuletzt gespielt wurde, oder die mit dieser Kennung
terminal-usage-play-confirm = Am Ende jedes deiner Züge auf Enter warten, damit `undo` auch die Figur rückgängig machen kann
terminal-usage-play-plain = Zeile für Zeile spielen statt auf dem ganzen Bildschirm, wie immer dort, wo kein Terminal ist; auch für Screenreader
terminal-usage-play-start = Sofort beginnen, ohne den Startbildschirm; das bewirkt auch jede Option zur Partie
terminal-usage-play-server = Auf einem Server spielen. Mit seiner Adresse, wie `https://example.org`, entsteht ein Tisch: Die Links für die anderen werden gezeigt, und `--seat` darf für jemand anderen `open` sagen. Mit dem Link eines Platzes (in Anführungszeichen) dort Platz nehmen; mit dem Link eines Tisches zuschauen
terminal-usage-play-list = Die öffentlichen Tische des Servers und deine eigenen Partien auflisten
terminal-usage-play-name = Der Name, den die anderen sehen [Standard: der zuletzt benutzte, oder dein Name auf diesem Rechner]
terminal-usage-play-clock = Mit Uhr spielen: 10+5 sind zehn Minuten für jeden und fünf Sekunden mehr pro Zug, 10d5 zehn Minuten, die erst nach fünf Sekunden jedes Zugs laufen, 3days drei Tage pro Zug
terminal-usage-play-aids = Was man nachsehen darf: all (alles), tabletop (wie am Tisch, ohne Plättchen zu zählen) oder none (nichts) [Standard: all]
terminal-usage-play-grace = Wie viele Sekunden lang die letzte Antwort eines Zugs zurückgenommen werden kann, bevor das nächste Plättchen gezogen wird, 0 bis 60 [Standard: 5, oder 0 bei schneller Uhr]
terminal-usage-play-public = Den Tisch in der Lobby zeigen, wo alle zuschauen können
terminal-usage-play-ca = Auch den Zertifizierungsstellen in dieser PEM-Datei vertrauen, für einen eigenen Server

## serve

terminal-usage-serve = Tische anbieten, zu denen man per Link kommt, über ein Netz oder auf diesem Rechner
terminal-usage-serve-listen = Wo gelauscht wird; 0.0.0.0:7777 lässt alle ein, die diesen Rechner erreichen, ein Port allein nur diesen Rechner [Standard: 127.0.0.1:7777]
terminal-usage-serve-data = Der Ordner für die Datenbank [Standard: carcas-data]
terminal-usage-serve-store = Partien stattdessen in PostgreSQL aufbewahren: postgres://user:password@host/database
terminal-usage-serve-origin = Auch Seiten dieser Herkunft dürfen Verbindungen öffnen, wie `https://example.org`; auch mehrmals
terminal-usage-serve-behind-proxy = Davor steht ein Reverse-Proxy, der die Adressen der Clients in X-Forwarded-For nennt
terminal-usage-serve-sockets-per-address = Wie viele Verbindungen eine Adresse öffnen darf [Standard: 200]
terminal-usage-serve-sockets = Wie viele Verbindungen es geben darf [Standard: 15000]
terminal-usage-serve-limits = Ein Faktor für alle Begrenzungen der Häufigkeit; 0 hebt sie auf [Standard: 1]
terminal-usage-serve-bot-threads = Wie viele Bots zugleich nachdenken [Standard: die Hälfte der Kerne]
terminal-usage-serve-bot-ms = Wie lange ein Bot über einen Zug nachdenken darf, in Millisekunden [Standard: 2000]
terminal-usage-serve-idle-s = Wie lange eine Partie im Speicher bleibt, die niemand ansieht, in Sekunden [Standard: 300]
terminal-usage-serve-keep-finished-days = Beendete Partien nach so vielen Tagen löschen [Standard: nie]
terminal-usage-serve-keep-abandoned-days = Partien, die niemand beendet hat und niemand anrührt, nach so vielen Tagen löschen [Standard: 90]
terminal-usage-serve-log = Wie das Protokoll auf der Fehlerausgabe aussieht: text für Menschen, oder json für Programme [Standard: text]
terminal-usage-serve-log-level = Wie viel das Protokoll erzählt: error, warn, info oder debug, jedes mit dem, was die davor erzählen [Standard: info]
terminal-usage-serve-pages = Die Seiten dieses Ordners ausliefern, etwa web/dist, statt derer im Programm
terminal-usage-serve-config = Einstellungen aus einer TOML-Datei lesen; ihre Schlüssel sind die Optionen ohne die Striche davor

## admin

terminal-usage-admin = Sich um einen Server kümmern: Partien auflisten, schließen und löschen, Chats stummschalten, Kopien machen
terminal-usage-admin-data = Der Datenordner des Servers; er darf laufen oder nicht
terminal-usage-admin-store = Die Datenbank, wenn Partien in PostgreSQL aufbewahrt werden
terminal-usage-admin-list = Partien zählen und die zuletzt berührten auflisten, auch private
terminal-usage-admin-list-limit = Wie viele von jedem Stand aufgelistet werden
terminal-usage-admin-identities = Die zuletzt entstandenen Identitäten auflisten und ihre Namen in Partien
terminal-usage-admin-identities-limit = Wie viele aufgelistet werden
terminal-usage-admin-close = Eine Partie beenden; niemand gewinnt
terminal-usage-admin-mute = Den Chat einer Partie stummschalten
terminal-usage-admin-unmute = Den Chat einer Partie wieder öffnen
terminal-usage-admin-delete-game = Eine Partie mit allem löschen, was von ihr bekannt ist
terminal-usage-admin-delete-identity = Eine Identität löschen, mit ihren Namen und Worten in Partien
terminal-usage-admin-delete-identity-identity = Die Kennung der Identität
terminal-usage-any-game = Die Kennung der Partie
terminal-usage-any-yes = Nicht erst fragen
terminal-usage-admin-backup = Alles in eine neue Datei kopieren, während Partien weitergehen
terminal-usage-admin-backup-path = Die Datei



## games, replay, verify, position, render

terminal-usage-games = Die Partien dieses Rechners auflisten, die neuesten zuerst: Datum, Ausgabe, Erweiterungen, Plätze und Ergebnis
terminal-usage-games-unfinished = Nur Partien, die weitergespielt werden können
terminal-usage-replay = Eine aufgezeichnete Partie an jeder ihrer Entscheidungen zeigen
terminal-usage-replay-file = Die Aufzeichnung, oder die Adresse einer Partie auf einem Server, wie `https://example.org/game/ID`
terminal-usage-replay-at = Die Partie nach so vielen Einträgen (Ziehungen und Aktionen) zeigen statt am Ende; 0 ist der Anfang
terminal-usage-replay-story = Auch alles erzählen, was bis dahin geschah
terminal-usage-replay-tui = Sie auf dem ganzen Bildschirm zeigen und mit den Pfeiltasten durchgehen
terminal-usage-verify = Jede Ziehung einer aufgezeichneten Partie neu berechnen, aus dem offengelegten Startwert und den Beiträgen der Spieler
terminal-usage-verify-file = Die Aufzeichnung: in Format 2, mit `seed-hash`, `nonce` und `seed`; oder die Adresse einer Partie, wie `https://example.org/game/ID`
terminal-usage-position = Die Stellung einer Aufzeichnung oder eines Szenarios in einer Zeile schreiben, oder zeigen, was so eine Zeile sagt
terminal-usage-position-what = Eine Aufzeichnung oder ein Szenario, `-` für die Standardeingabe, deren Stellung in einer Zeile geschrieben wird; oder so eine Zeile, deren Stellung gezeigt wird
terminal-usage-position-at = Die Stellung nach so vielen Einträgen (Ziehungen und Aktionen) statt am Ende; 0 ist der Anfang
terminal-usage-render = Die Landschaft einer Aufzeichnung oder eines Szenarios als Bild zeichnen, oder die ganze Partie als Animation
terminal-usage-render-file = Die Aufzeichnung einer Partie oder ein Szenario
terminal-usage-render-output = Wohin gezeichnet wird; die Endung wählt das Format: .svg, .png, .webp oder .gif
terminal-usage-render-at = Die Partie nach so vielen Einträgen (Ziehungen und Aktionen) zeichnen statt am Ende; 0 ist der Anfang
terminal-usage-render-theme = Die Farben: day (Tag), night (Nacht), contrast (Kontrast) oder diagram (Diagramm)
terminal-usage-render-size = Die Seite eines Plättchens in Pixeln [Standard: 160, in Animationen 64]
terminal-usage-render-width = Die Breite des ganzen Bildes in Pixeln, anstelle von --size
terminal-usage-render-coordinates = Die Nummern der Spalten und Zeilen an die Ränder schreiben
terminal-usage-render-fields = Wiesen in den Farben ihrer Besitzer schraffieren
terminal-usage-render-features = Auch Straßen, Städte und Gebäude schraffieren
terminal-usage-render-no-figures = Alles weglassen, was auf den Plättchen steht
terminal-usage-render-no-marks = Das letzte Plättchen, das eben Gewertete und den Weg des Drachen nicht markieren
terminal-usage-render-scores = Namen und Punkte unter die Landschaft schreiben; Animationen tun das immer
terminal-usage-render-animate = Die ganze Partie zeigen, Zug um Zug; .gif tut das immer, .webp nur mit dieser Option
terminal-usage-render-every-turn = Ein Bild für jeden ganzen Zug statt für jede Aktion
terminal-usage-render-no-motion = Jede Aktion einer Animation auf einmal zeigen, ohne fallende Plättchen und wandernde Figuren
terminal-usage-render-every = Wie lange eine Aktion oder ein Zug einer Animation gezeigt wird, in Millisekunden

## rules, tiles

terminal-usage-rules = Die Regeln einer Partie, einer Erweiterung oder einer Kennung zum Lesen zeigen; Regelwerke vergleichen; ohne Angaben Erweiterungen, Regelwerke und Hausregeln auflisten
terminal-usage-rules-names = Eine Erweiterung, über die du lesen willst, wie tower; die Kennung einer Regel, wie PD-14; oder ein Wort aus den Namen der Hausregeln
terminal-usage-rules-details = Den Zug Schritt für Schritt erzählen, jede Hausregel und wo andere Ausgaben abweichen, und Druckfehler
terminal-usage-rules-compare = 2 bis 4 Regelwerke nebeneinander zeigen, wo sie sich unterscheiden, für die Erweiterungen von --with oder für alle
terminal-usage-rules-json = JSON ausgeben, auf Englisch
terminal-usage-tiles = Die Plättchen von Erweiterungen auflisten, oder einzelne Plättchen zeigen
terminal-usage-tiles-tiles = Diese Plättchen zeigen, nach Kennung oder Zweitnamen, in allen Drehungen
terminal-usage-tiles-with = Die Plättchen dieser Erweiterungen auflisten statt aller; base ist das Grundspiel
terminal-usage-tiles-printing = Welche Auflage: first (erste) oder new (neue)
terminal-usage-tiles-check = Eine eigene Katalogdatei für eine unserer Erweiterungen prüfen (docs/tiles.md), statt unsere aufzulisten
terminal-usage-tiles-json = JSON ausgeben
terminal-usage-tiles-sheet = Einen Bogen mit jedem Plättchen der Erweiterungen zeichnen, mit Kennung und Anzahl; braucht -o
terminal-usage-tiles-output = Wohin der Bogen gezeichnet wird; die Endung wählt das Format: .svg, .png oder .webp
terminal-usage-tiles-theme = Die Farben des Bogens: day (Tag), night (Nacht), contrast (Kontrast) oder diagram (Diagramm)
terminal-usage-tiles-size = Die Seite eines Plättchens auf dem Bogen, in Pixeln

## engine

terminal-usage-engine = Ein Zeilenprotokoll mit anderen Programmen sprechen, über Standardeingabe und -ausgabe
terminal-usage-engine-seed = Der Startwert, nach dem Bots unter gleich guten Zügen wählen
terminal-usage-engine-head = Das Programm liest einen Befehl pro Zeile und beantwortet jeden mit einer Zeile, auf Englisch, gleich in welcher Sprache:
terminal-usage-engine-line-setup = eine Partie beginnen; auch die erste Zeile einer Mitschrift
terminal-usage-engine-line-draw = sagen, welches Plättchen gezogen wurde
terminal-usage-engine-line-play = für den gefragten Platz ziehen
terminal-usage-engine-line-moves = die erlaubten Züge auflisten
terminal-usage-engine-line-state = die Stellung nennen und wer entscheidet
terminal-usage-engine-line-go = einen Bot nach einem Zug fragen
terminal-usage-engine-line-record = die Partie als Text nennen
terminal-usage-engine-line-undo = die letzte Ziehung oder den letzten Zug zurücknehmen
terminal-usage-engine-line-other = sehen, ob es da ist, Befehle auflisten, beenden
terminal-usage-engine-tail = Was falsch ist, wird mit `error line N, column N: …` beantwortet und ändert nichts. Der Rückgabewert ist 0, oder 2 mit einer Meldung, wenn die Eingabe ohne `quit` endet und eine Zeile enthielt, die kein Befehl war. docs/engine-protocol.md beschreibt alles.


