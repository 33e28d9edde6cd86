### Rund um den Tisch im Browser: Beginn, Ärger, Tasten, Befehle, Unterhaltung. Wörter zum Tippen bleiben, wie sie sind.

## Beginning

web-opponent = Gegner
# $n is the rating of a bot, $text the sentence about it.
web-bot-rated = Spielstärke { $n } · { $text }
web-bot-rating-about = Spielstärke unter den Bots nach Elo: Grundspiel zu zweit; „Gierig, erste Fassung“ hat 1000.
web-one-click = Beides spielt: { $list }
web-base-game = Grundspiel
web-turn-in-games = Hier bist du am Zug
web-watch-or-join = Öffentliche Tische
web-watch-or-join-about = Schau zu, oder nimm einen freien Platz.
web-games-over = Beendete Partien
web-make-public-table = Einen Tisch für andere öffnen
web-record-open = Eine Aufzeichnung öffnen
web-record-about = Eine Aufzeichnung ist eine Textdatei mit einer ganzen Partie. Wähle sie hier aus oder lege sie auf dieser Seite ab, um die Partie nachzuspielen.
web-record-bad = Diese Datei ist keine Aufzeichnung einer Partie. Eine Aufzeichnung beginnt mit der Zeile „carcas-record“; der Tisch speichert eine unter „Mehr“.
web-record-detail = Was der Server gefunden hat: { $text }
web-editions-differ = Worin sich die Ausgaben unterscheiden
web-house-rules = Hausregeln
web-house-rules-about = Was hier nicht geändert wird, wird wie in der Ausgabe gespielt.
web-house-rules-changed = { $n ->
    [one] eine geändert
   *[other] { $n } geändert
}
web-house-rules-reset = Wie in der Ausgabe
web-box-parts = Teile dieser Erweiterung
web-box-all = Alle Erweiterungen
web-box-none = Nur das Grundspiel
web-seat-number = Platz { $number }
web-seat-me-about = An diesem Bildschirm können mehrere Personen spielen: Wähle für jede „Ich“.
web-setup-sum = { $n ->
    [one] Ein Plättchen
   *[other] { $n } Plättchen
}

## When something does not work

web-error-gone-title = Diese Partie gibt es hier nicht
web-error-gone-do = Prüfe, ob der ganze Link kopiert wurde, oder bitte um einen neuen. Du kannst auch selbst eine Partie beginnen.
web-error-offline-title = Der Server antwortet nicht
web-error-offline-do = Nichts ist verloren: Die Partien liegen auf dem Server. Prüfe deine Verbindung und versuche es dann noch einmal.
web-error-address-title = Diese Seite gibt es nicht
web-error-seat-title = Dieser Platz ist besetzt
web-error-seat-do = Jemand hat diesen Link schon geöffnet. Wenn du das in einem anderen Browser warst, spiele dort weiter. Hier kannst du zuschauen.
web-error-unexpected = Auf dieser Seite ist etwas Unerwartetes geschehen. Neu laden hilft meistens; deine Partie liegt auf dem Server.
web-update-ready = Für diesen Tisch gibt es eine neue Version. Lade ihn neu, wann es dir passt: Die Partie geht weiter, wo sie steht.
web-later = Später

## Keys and typed commands

web-key-list = Tasten am Tisch
web-key-arrows = zum nächsten Feld auf der Spielfläche
web-key-enter = das Feld wählen; noch einmal: das Plättchen drehen
web-key-confirm = bestätigen oder weitergehen
web-key-turn = das Plättchen drehen
web-key-what = die erste, zweite … Möglichkeit unter der Spielfläche
web-key-undo = rückgängig machen
web-key-cancel = abbrechen oder schließen
web-key-log = den Verlauf zeigen oder verbergen
web-key-last = noch einmal zeigen, was seit deinem Zug geschah
web-key-view = alles zeigen; vergrößern; verkleinern; die Spielfläche drehen
web-key-pan = den Ausschnitt verschieben
web-key-command = Befehle eingeben
web-key-help = diese Liste
web-key-fields = zeigen, wem die Wiesen gehören, oder nicht
web-key-features = zeigen, wem was gehört, oder nicht
web-key-tiles = restliche Plättchen zeigen oder nicht
web-key-steps = eine Aktion zurück oder vor; mit Shift einen Zug
web-key-ends = zum Anfang, zum Ende
web-key-play = abspielen oder anhalten
web-help-keys = Tasten
web-help-signs = Zeichen
web-command = Befehle eingeben
web-command-line = Befehl
web-command-do = Ausführen
web-command-hint = „help“ zeigt, was du eingeben kannst.
web-command-help = Was du eingeben kannst, in jeder Sprache gleich:
web-command-help-list = alle Möglichkeiten, die jetzt erlaubt sind, mit ihrer Nummer
web-command-help-number = wählt die dritte Möglichkeit der Liste
web-command-help-place = legt das Plättchen auf dieses Feld, um 90° gedreht
web-command-help-move = eine ganze Aktion, wie sie in Aufzeichnungen steht
web-command-help-look = was auf diesem Feld liegt und steht
web-command-help-board = alle Plättchen auf der Spielfläche
web-command-help-scores = Punkte und Vorrat von allen
web-command-help-fields = besetzte Wiesen: wem sie gehören und was sie wert sind
web-command-help-features = alles, was besetzt ist: wem es gehört und was es wert ist
web-command-help-fits = was dort noch passt und wie wahrscheinlich es kommt
web-command-help-why = die Regel hinter der Frage; „why BA-05“ erklärt diese Regel
web-command-help-rules = was gespielt wird: Ausgabe, Schachteln und geänderte Regeln
web-command-help-tiles = restliche Plättchen
web-command-help-last = was seit deinem letzten Zug geschah
web-command-help-clock = wie viel Zeit noch bleibt
web-command-help-undo = macht rückgängig; „go“ geht gleich weiter
web-command-help-say = sagt den anderen etwas
web-command-unknown = „{ $input }“ ist kein Befehl. „help“ zeigt, was du eingeben kannst.
web-command-not-allowed = „{ $input }“ ist jetzt nicht erlaubt. „list“ zeigt, was erlaubt ist.
web-command-no-number = { $n ->
    [one] Es gibt nur eine Möglichkeit; gib 1 ein.
   *[other] Es gibt { $n } Möglichkeiten; gib 1 bis { $n } ein.
}
web-command-amounts = Gib die Nummer und ein Gebot ein, { $least } bis { $most }, etwa { $input }.
web-command-done = Erledigt: { $text }
web-command-nothing-there = Bei { $cell } liegt kein Plättchen.
web-command-tile-at = { $cell }: { $tile }
web-command-nothing-yet = Noch ist nichts passiert.
web-command-no-fields = Keine Wiese ist besetzt.
web-command-field = { $n ->
    [one] Wiese bei { $cell }: { $list }; jetzt { $n } Punkt
   *[other] Wiese bei { $cell }: { $list }; jetzt { $n } Punkte
}
web-command-feature = { $n ->
    [one] { $name } bei { $cell }: { $list }; jetzt { $n } Punkt
   *[other] { $name } bei { $cell }: { $list }; jetzt { $n } Punkte
}
web-command-no-features = Nichts ist besetzt.
web-command-score = { $points ->
    [one] { $who }: { $points } Punkt. { $list }
   *[other] { $who }: { $points } Punkte. { $list }
}
web-command-no-clock = Diese Partie hat keine Uhr.
web-command-counted = { $name }: { $n }

## People at a table

web-chat = Chat
web-chat-say = Etwas schreiben
web-chat-send = Senden
web-chat-none = Noch hat niemand etwas geschrieben.
# The button that opens the talk, when there is something new.
web-chat-new = { $n ->
    [one] Chat, { $n } neue Nachricht
   *[other] Chat, { $n } neue Nachrichten
}
web-seat-bot = Einen Bot hinsetzen
web-stand-up = Aufstehen
web-close-table = Den Tisch schließen
web-close-table-sure = Dann kann sich hier niemand mehr hinsetzen.
web-takeback-ask = Zugrücknahme vorschlagen
web-takeback-asks = { $who } möchte den letzten Zug zurücknehmen.
web-takeback-waits = Du hast die Zugrücknahme vorgeschlagen. Die anderen haben noch nicht geantwortet.
web-takeback-yes = Annehmen
web-takeback-no = Ablehnen
web-rematch = Revanche
web-rematch-sent = Du willst eine Revanche. Sie beginnt, wenn alle sie wollen.
web-hand-over = Einen Bot für mich spielen lassen
web-hand-over-sure = Ab jetzt spielt ein Bot auf deinem Platz. Du kannst zuschauen, aber nicht zurückkommen.
web-claim = { $who } ist abwesend: mit einem Bot weiterspielen
web-abort = Die Partie ohne Ergebnis beenden
web-record-save = Aufzeichnung speichern
web-sounds = Töne
