### How strong players are: `carcas match`, `carcas bots`, `carcas analyze`, `carcas puzzles`.

## match

terminal-usage-match = Viele Partien zwischen zwei Bots oder Programmen spielen, mit denselben Plättchen und jedem Platz für beide
terminal-usage-match-bots = Die Spieler: Bots beim Namen, oder `engine` für das nächste Programm von --engine
terminal-usage-match-seats = Die Anzahl der Plätze: einer für den ersten Spieler, alle anderen für den zweiten
terminal-usage-match-games = So viele Partien spielen, aufgerundet auf ganze Runden, in denen der erste Spieler jeden Platz einmal hat
terminal-usage-match-sprt = Spielen, bis ein sequenzieller Test entscheidet, ob der erste Spieler eher um die zweite dieser Elo-Zahlen stärker ist als um die erste, mit je 5 % Irrtumswahrscheinlichkeit
terminal-usage-match-threads = Wie viele Partien zugleich gespielt werden
terminal-usage-match-seed = Der Startwert, aus dem sich gezogene Plättchen und Bots ergeben
terminal-usage-match-engine = Ein Programm, das mitspielt: sein Befehl mit Argumenten; es spricht das Engine-Protokoll (docs/engine-protocol.md); mehrfach erlaubt
terminal-usage-match-patience = Wie lange ein Programm über seine Zeit hinaus für eine Antwort brauchen darf, ehe es die Partie verliert, in Millisekunden
terminal-usage-match-records = Die Aufzeichnung jeder Partie in diesen Ordner schreiben
terminal-usage-any-time = Millisekunden, die ein Spieler für einen Zug hat [sonst: die Stellungen jeder Stufe]
terminal-usage-any-nodes = Stellungen, die ein Spieler für eine Entscheidung ansehen darf [sonst: die jeder Stufe]
terminal-usage-engine-bot = Der Bot, der auf `go` antwortet, wenn kein anderer genannt ist

terminal-match-strengths = erwartet werden zwei Stärken in Elo von −2000 bis 2000, die kleinere zuerst, wie { $input }
terminal-match-no-engine = der Spieler `engine` ist ein Programm; nenne es mit --engine CMD
terminal-match-two = ein Wettkampf hat zwei Spieler, nicht { $n }; Bots sind { $list }, und --engine CMD ist ein Programm
terminal-match-head = { $who } gegen { $whom }, je zwei Partien mit denselben Plättchen und getauschten Plätzen
terminal-match-head-seats = ein Platz für { $who } gegen { $whom } auf den übrigen von { $n }, jeder Platz einmal mit denselben Plättchen; der gerechte Anteil ist { $value }
terminal-match-sprt = sequenzieller Test: Elo { $from } oder { $value }, Logarithmus des Likelihood-Quotienten im Bereich { $list }
terminal-match-forfeit = Partie { $number }: { $who } verliert: { $text }
terminal-match-unknown-bot = es gibt keinen Bot „{ $input }“; es gibt { $list }
terminal-match-unknown-bot-close = es gibt keinen Bot „{ $input }“; meintest du { $name }? Es gibt { $list }
terminal-match-not-started = das Programm ließ sich nicht starten: { $text }
terminal-match-records-there = { $file } gibt es schon; nenne für --records einen Ordner ohne Partien
terminal-match-ended = das Programm endete während der Partie: { $text }
terminal-match-silent = das Programm hat `{ $input }` nicht innerhalb von { $n } ms beantwortet
terminal-match-answered = das Programm hat `{ $input }` mit `{ $text }` beantwortet
terminal-match-illegal = das Programm wählte `{ $input }`, was nicht erlaubt ist: { $text }
terminal-match-no-move = es hat keine Aktion gefunden
terminal-match-wins = { $who } gewinnt { $value } von { $n } Partien (95-%-Intervall { $from } bis { $list })
terminal-match-margin = mittlerer Vorsprung { $value } Punkte, Standardfehler { $text }
terminal-match-margin-one = mittlerer Vorsprung { $value } Punkte; bei weniger als zwei zu Ende gespielten Runden ist sein Fehler nicht bekannt
terminal-match-elo = Elo { $value } ({ $from } bis { $list })
terminal-match-spent = { $who }: { $value } ms je Zug
terminal-match-overrun = { $who }: Der längste Zug überschritt die Zeit um { $value } ms
terminal-match-forfeits = { $n ->
    [one] { $n } Partie wurde vorzeitig verloren; sie zählt als Ergebnis, aber nicht für den Vorsprung
   *[other] { $n } Partien wurden vorzeitig verloren; sie zählen als Ergebnisse, aber nicht für den Vorsprung
}
terminal-match-stronger = der Test entscheidet für Elo { $value } (Logarithmus des Likelihood-Quotienten { $text })
terminal-match-not-stronger = der Test entscheidet für Elo { $value } (Logarithmus des Likelihood-Quotienten { $text }): nicht stärker
terminal-match-open = der Test hat noch nichts entschieden (Logarithmus des Likelihood-Quotienten { $text })

## bots

terminal-usage-bots = Alle Bots zeigen, die stärksten zuletzt: ihr Elo und wie sie spielen
terminal-bots-ratings = Das Elo gilt für zwei Plätze ohne Erweiterungen, mit { $who } bei { $value }; `carcas-lab ladder` ermittelt es.
terminal-bots-bot = Bot
terminal-bots-rating = Elo



## analyze

terminal-usage-analyze = Erzählen, wie eine aufgezeichnete Partie verlief: Gewinnchancen, was Aktionen gekostet haben, das Glück beim Ziehen
terminal-usage-analyze-record = Die Aufzeichnung, oder die Adresse einer Partie auf einem Server, wie `https://example.org/game/ID`
terminal-usage-analyze-nodes = Stellungen, die für jede Entscheidung angesehen werden
terminal-usage-analyze-time = Stattdessen so viele Millisekunden über jede Entscheidung nachdenken; dann hängt das Ergebnis davon ab, wie beschäftigt der Rechner ist
terminal-usage-analyze-threads = Wie viele Threads über eine Entscheidung nachdenken
terminal-usage-analyze-seed = Der Startwert der Plättchen, mit denen die Suche probiert
terminal-usage-analyze-best = Wie viele der besten Aktionen für jede Entscheidung gezeigt werden
terminal-usage-analyze-notation = Aktionen und gezogene Plättchen in der Notation der Aufzeichnungen statt in Worten angeben
terminal-usage-analyze-output = Ein Diagramm in diese Datei zeichnen: Gewinnchancen, Verluste, Glück; die Endung ist .svg
terminal-analyze-svg = „{ $file }“ taugt nicht für ein Diagramm: Der Name muss auf .svg enden
terminal-analyze-move = { $who }: { $text }
terminal-analyze-draw = Glück: { $value } Punkte; die Chance auf dieses Plättchen war { $text }
terminal-analyze-decision = erwarteter Vorsprung { $value } Punkte, Gewinnchance { $text }
terminal-analyze-nothing-lost = diese Aktion verliert nichts
terminal-analyze-lost = diese Aktion verliert { $value } Punkte und { $text } Gewinnchance
terminal-analyze-best = die besten Aktionen, mit Vorsprung und Gewinnchance:
terminal-analyze-seat = { $who }: Die Aktionen haben { $value } Punkte gekostet; das Glück beim Ziehen war { $text } Punkte wert
terminal-analyze-worst = Aktionen, die am meisten gekostet haben:
terminal-analyze-luckiest = gezogene Plättchen mit dem meisten Glück oder Pech:
terminal-analyze-chart-chances = Gewinnchance in Prozent
terminal-analyze-chart-losses = Punkte, die Aktionen gekostet haben
terminal-analyze-chart-luck = Glück beim Ziehen in Punkten

## puzzles

terminal-usage-puzzles = Stellungen finden, in denen eine Aktion klar die beste ist, solche Rätsel auflisten und lösen
terminal-usage-puzzles-find = Stellungen finden, in denen eine Aktion klar die beste ist, in Aufzeichnungen oder in Partien, die Bots dafür spielen
terminal-usage-puzzles-find-records = Aufzeichnungen, die durchgesehen werden; ohne sie spielen Bots Partien dafür
terminal-usage-puzzles-find-count = Wie viele Rätsel höchstens gefunden werden
terminal-usage-puzzles-find-games = Wie viele Partien höchstens dafür gespielt werden
terminal-usage-puzzles-find-bot = Der Bot, der diese Partien spielt
terminal-usage-puzzles-find-nodes = Stellungen, die jede der beiden Suchen für jede Entscheidung ansieht
terminal-usage-puzzles-find-gap = Um wie viele Punkte die beste Aktion der zweitbesten voraus sein muss
terminal-usage-puzzles-find-seed = Der Startwert der Partien und Suchen
terminal-usage-puzzles-find-name = Womit die Namen der Rätsel beginnen
terminal-usage-puzzles-find-output = Die Rätsel in diese Datei schreiben, statt sie auszugeben
terminal-usage-puzzles-list = Die Rätsel einer Datei auflisten, oder die mitgelieferten
terminal-usage-puzzles-list-file = Eine Datei mit Rätseln [sonst: die mitgelieferten]
terminal-usage-puzzles-play = Rätsel Zeile für Zeile lösen: deine Antwort wird nach den Punkten bewertet, die sie verliert
terminal-usage-puzzles-play-file = Eine Datei mit Rätseln [sonst: die mitgelieferten]
terminal-usage-puzzles-play-puzzle = Das Rätsel, mit dem begonnen wird, beim Namen [sonst: das des Tages]
terminal-puzzles-name = so können Rätsel nicht heißen: „{ $input }“; erwartet werden 1 bis 30 Buchstaben, Ziffern und `-`
terminal-puzzles-found = { $n ->
    [0] kein Rätsel wurde gefunden; sieh mehr Partien durch oder wähle einen kleineren --gap
    [one] { $n } Rätsel wurde gefunden
   *[other] { $n } Rätsel wurden gefunden
}
terminal-puzzles-file = { $file } ist keine Datei mit Rätseln
terminal-puzzles-none = { $file } enthält keine Rätsel; `carcas puzzles find` erstellt welche
terminal-puzzles-no-such = es gibt kein Rätsel „{ $input }“; es gibt { $list }
terminal-puzzles-help = Gib die Nummer einer Aktion oder die Aktion selbst ein; `moves` zeigt alle, `next` geht weiter, `quit` hört auf.
terminal-puzzles-theme-tile = ein Plättchen anlegen
terminal-puzzles-theme-figure = eine Figur setzen
terminal-puzzles-theme-end-game = Ende der Partie
terminal-puzzles-theme-other = eine andere Entscheidung
terminal-puzzles-head = Rätsel { $name } ({ $text }; { $value }; Schwierigkeit { $n } von 5)
terminal-puzzles-asked = Was ist am besten für { $who }? { $n } Plättchen im Stapel, { $m } erlaubte Aktionen.
terminal-puzzles-number = eine Aktion { $n } gibt es nicht; sie haben die Nummern 1 bis { $m }
terminal-puzzles-illegal = das ist hier nicht erlaubt; `moves` zeigt, was erlaubt ist
terminal-puzzles-right = Richtig: Das ist am besten.
terminal-puzzles-loses = Das kostet { $value } Punkte. Am besten war: { $input }
terminal-puzzles-score = { $n } von { $m } gelöst, { $value } Punkte verloren
