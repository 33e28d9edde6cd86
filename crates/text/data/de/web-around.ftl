### Rund um den Tisch im Browser: Beginn, Ärger, Tasten, Befehle, Unterhaltung. Wörter zum Tippen bleiben, wie sie sind.

## Beginning

web-opponent = Gegner
web-turn-in-games = Hier bist du am Zug
web-watch-or-join = Öffentliche Tische
web-watch-or-join-about = Zusehen, oder einen freien Platz nehmen.
web-games-over = Beendete Spiele
web-make-public-table = Einen Tisch für andere öffnen
web-record-open = Eine Aufzeichnung öffnen
web-record-about = Eine Aufzeichnung ist eine Textdatei mit einem ganzen Spiel. Wähle sie hier aus oder lege sie auf dieser Seite ab und sieh dir das Spiel noch einmal an.
web-record-bad = Diese Datei ist keine Aufzeichnung eines Spiels. Eine Aufzeichnung beginnt mit der Zeile „carcas-record“, und der Tisch speichert eine unter „Mehr“.
web-record-detail = Was der Server gefunden hat: { $text }
web-editions-differ = Worin sich die Ausgaben unterscheiden
web-house-rules = Einzelne Regeln
web-house-rules-about = Was hier nicht geändert wird, folgt der Ausgabe.
web-house-rules-changed = { $n ->
    [one] Eine Regel ist geändert
   *[other] { $n } Regeln sind geändert
}
web-house-rules-reset = Wie in der Ausgabe
web-box-parts = Teile dieser Schachtel
web-box-all = Alle Schachteln
web-box-none = Nur das Grundspiel
web-seat-number = Platz { $number }
web-seat-me-about = Mehrere können an diesem Bildschirm spielen: Wähle für jede Person „Ich“.
web-setup-sum = { $n ->
    [one] Ein Plättchen
   *[other] { $n } Plättchen
}

## When something does not work

web-error-gone-title = Dieses Spiel ist nicht hier
web-error-gone-do = Sieh nach, ob der ganze Link kopiert wurde, oder bitte um einen neuen. Du kannst auch selbst ein Spiel beginnen.
web-error-offline-title = Der Server antwortet nicht
web-error-offline-do = Nichts ist verloren: Spiele liegen auf dem Server. Sieh nach deinem Netz und versuche es dann noch einmal.
web-error-address-title = Diese Seite gibt es nicht
web-error-seat-title = Dieser Platz ist besetzt
web-error-seat-do = Jemand hat diesen Link schon geöffnet. Warst du es in einem anderen Browser, so spiele dort weiter. Hier kannst du zusehen.
web-error-unexpected = Auf dieser Seite ist etwas Unerwartetes geschehen. Neu laden hilft meistens; dein Spiel liegt auf dem Server.
web-update-ready = Für diesen Tisch gibt es eine neue Fassung. Lade ihn neu, wann es dir passt: Das Spiel geht weiter, wo es steht.
web-later = Später

## Keys and typed commands

web-key-list = Tasten am Tisch
web-key-arrows = zum nächsten Platz auf dem Spielfeld
web-key-enter = den Platz wählen; noch einmal: das Plättchen drehen
web-key-confirm = bestätigen oder weiter
web-key-turn = das Plättchen drehen
web-key-what = die erste, zweite … Antwort unter dem Spielfeld
web-key-undo = zurücknehmen
web-key-cancel = abbrechen oder schließen
web-key-log = zeigen, was geschah, oder nicht
web-key-last = noch einmal zeigen, was seit deinem Zug geschah
web-key-view = alles zeigen; größer; kleiner; das Spielfeld drehen
web-key-pan = den Ausschnitt verschieben
web-key-command = Befehle tippen
web-key-help = diese Liste
web-command = Getippte Befehle
web-command-line = Befehl
web-command-do = Ausführen
web-command-hint = Tippe „help“, um zu erfahren, was man tippen kann.
web-command-help = Was du tippen kannst, in jeder Sprache:
web-command-help-list = alle Antworten, die jetzt erlaubt sind, mit Nummer
web-command-help-number = gibt die dritte Antwort der Liste
web-command-help-place = legt das Plättchen dorthin, um 90° gedreht
web-command-help-move = ein ganzer Zug, wie Aufzeichnungen ihn haben
web-command-help-look = was dort liegt und steht
web-command-help-board = alle Plättchen auf dem Spielfeld
web-command-help-scores = Punkte und Vorrat von allen
web-command-help-fields = besetzte Wiesen mit Besitzern und Wert
web-command-help-tiles = übrige Plättchen
web-command-help-last = was seit deinem letzten Zug geschah
web-command-help-clock = wie viel Zeit bleibt
web-command-help-undo = nimmt zurück; „go“ geht gleich weiter
web-command-help-say = sagt den anderen etwas
web-command-unknown = „{ $input }“ ist unverständlich. Tippe „help“.
web-command-not-allowed = „{ $input }“ ist jetzt nicht erlaubt. „list“ sagt, was es ist.
web-command-no-number = Es gibt { $n } Antworten; tippe 1 bis { $n }.
web-command-amounts = Tippe die Nummer und ein Gebot, { $least } bis { $most }, etwa { $input }.
web-command-done = Getan: { $text }
web-command-nothing-there = Bei { $cell } liegt kein Plättchen.
web-command-tile-at = { $cell }: { $tile }
web-command-nothing-yet = Noch ist nichts geschehen.
web-command-no-fields = Keine Wiese ist besetzt.
web-command-field = Wiese bei { $cell }: { $list }; jetzt { $n } Punkte
web-command-score = { $who }: { $points } Punkte. { $list }
web-command-no-clock = Dieses Spiel hat keine Uhr.
web-command-counted = { $name }: { $n }

## People at a table

web-chat = Unterhaltung
web-chat-say = Etwas sagen
web-chat-send = Sagen
web-chat-none = Niemand hat etwas gesagt.
web-takeback-ask = Um Rücknahme bitten
web-takeback-asks = { $who } möchte den letzten Zug zurücknehmen.
web-takeback-waits = Du hast um Rücknahme gebeten. Die anderen haben noch nicht geantwortet.
web-takeback-yes = Einverstanden
web-takeback-no = Ablehnen
web-rematch = Noch einmal mit denselben
web-rematch-sent = Gewünscht. Es beginnt, wenn alle es tun.
web-hand-over = Einen Bot für mich spielen lassen
web-hand-over-sure = Ab jetzt spielt ein Bot deinen Platz. Du kannst zusehen, aber nicht zurückkommen.
web-claim = { $who } ist weg: mit einem Bot weiterspielen
web-abort = Das Spiel ohne Sieger beenden
web-record-save = Aufzeichnung speichern
web-sounds = Töne
