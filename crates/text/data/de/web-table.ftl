### Der Tisch selbst im Browser: Hilfen, Rückschau, das Ende eines Spiels.

web-features = Zeigen, wem was gehört
web-tiles = Restliche Plättchen
web-tiles-bag = Im Stapel: { $n }
web-tiles-aside = Beiseitegelegt
web-tiles-discarded = Aus dem Spiel genommen
web-tiles-hidden = In dieser Partie wird nicht gesagt, welche Plättchen noch kommen.
web-close = Schließen
web-unfold = Alles zeigen
web-seats-unfold = Alles zeigen, was die Spieler haben
web-projection = Wenn die Partie jetzt zu Ende wäre
web-projected = { $points }, wenn die Partie jetzt zu Ende wäre
web-score = { x-points }
web-not-here = Das geht dort nicht.
web-fits-no-way = Wie du das Plättchen auch drehst: Dort passt es nicht zu seinen Nachbarn.
web-fits = { $n ->
    [0] Keines der restlichen Plättchen passt hierher.
    [one] Eines von { $m } Plättchen passt hierher.
   *[other] { $n } von { $m } Plättchen passen hierher.
}
web-fit-chance = Chance, dass eines vor deinem nächsten Zug kommt: { $number } %
web-why = Warum?
web-why-asked = Warum wird das gefragt?
web-rule-title = Die Regel dahinter
web-rule = Regel { $rule }
web-rule-law = Der genaue Wortlaut (auf Englisch)
web-feature-tiles = { $n ->
    [one] ein Plättchen
   *[other] { $n } Plättchen
}
web-feature-open = unfertig
web-feature-complete = fertig
web-feature-nobody = Hier steht niemand.
web-feature-owners = Gehört: { $list }
web-feature-now = { $points }, wenn die Partie jetzt zu Ende wäre
web-feature-worth = { $points }, wenn es fertig ist
web-replay = Die Partie nachspielen
web-replay-last = Zeigen, was seit deinem Zug geschah
web-replay-stop = Zurück zur Partie
web-replay-step = { $n } von { $most }
web-replay-first = Zum Anfang
web-replay-end = Zum Ende
web-replay-back = Eine Aktion zurück
web-replay-on = Eine Aktion weiter
web-replay-turn-back = Einen Zug zurück
web-replay-turn-on = Einen Zug weiter
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-link = Link zu dieser Aktion kopieren
web-replay-picture = Als Bild speichern
web-replay-record = Als Aufzeichnung speichern
web-replay-table = Zum Tisch
web-replay-start = Die Partie beginnt
web-chart = Punkte im Verlauf
web-chart-turns = Züge
web-steps-left = { $n ->
    [0] Das ist sein letzter Schritt.
    [one] Danach bleibt ein Schritt.
   *[other] Danach bleiben { $n } Schritte.
}
web-steps-next = Danach bewegt ihn { $who }.
web-lots = Plättchen des Basars
web-analysis = Was der Bot meint
web-analysis-ask = Den Bot zu dieser Partie befragen
web-analysis-waiting = { $n ->
    [0] Diese Partie ist die nächste.
    [one] Eine Partie kommt vor dieser.
   *[other] { $n } Partien kommen vor dieser.
}
web-analysis-running = Der Bot sieht sich jede Aktion an …
web-analysis-left = { $n ->
    [one] noch etwa eine Sekunde
   *[other] noch etwa { $n } Sekunden
}
web-analysis-left-minutes = { $n ->
    [one] noch etwa eine Minute
   *[other] noch etwa { $n } Minuten
}
web-analysis-chances = Gewinnchancen
web-analysis-worst = Die teuersten Aktionen
web-analysis-luck = Glück beim Ziehen
web-analysis-lost = { $who } verliert { $value } Punkte
web-analysis-drew = { $who }: { $value } Punkte
web-analysis-seat = { $who }: Die Aktionen haben { $value } Punkte gekostet; das Glück beim Ziehen war { $text } Punkte wert
web-analysis-played = Gespielt: { $text }
web-analysis-best = Um { $value } Punkte besser: { $text }
web-go-on = Von hier gegen einen Bot weiterspielen
web-go-on-as = Du spielst für { $who }.

## Puzzles

web-puzzles = Rätsel
web-puzzles-about = Eine Stellung aus einer Partie und eine Aktion, die klar die beste ist. Findest du sie?
web-puzzles-none = Dieser Server hat keine Rätsel.
web-puzzle-daily = Rätsel des Tages
web-puzzle-number = Rätsel { $n }
web-puzzle-difficulty = Schwierigkeit: { $n } von 5
web-puzzle-theme-tile = Ein Plättchen anlegen
web-puzzle-theme-figure = Eine Figur setzen
web-puzzle-theme-scoring = Ein Plättchen, das Punkte bringt
web-puzzle-theme-end-game = Ende der Partie
web-puzzle-theme-other = Eine andere Entscheidung
web-puzzles-theme = Thema
web-puzzles-difficulty = Schwierigkeit
web-puzzles-level = { $n } von 5
web-puzzles-any = Alle
# $n of all $m puzzles are shown.
web-puzzles-shown = { $n } von { $m } Rätseln
web-puzzle-solved = Gelöst
web-puzzle-find = Finde die beste Aktion
web-puzzle-tile = Hier zählt nur, wohin das Plättchen kommt und wie es gedreht ist.
web-puzzle-left = { $n ->
    [0] Im Stapel ist kein Plättchen mehr.
    [one] Im Stapel ist noch ein Plättchen.
   *[other] Im Stapel sind noch { $n } Plättchen.
}
web-puzzle-right = Richtig, das ist die beste Aktion!
web-puzzle-loses = Das kostet { $value } Punkte gegenüber der besten Aktion.
web-puzzle-again = Noch einmal versuchen
web-puzzle-show = Die beste Aktion zeigen
web-puzzle-best = Die beste Aktion: { $text }
web-puzzle-second = Die beste Aktion: { $text }. Die nächstbeste kostet { $value } Punkte.
web-puzzle-next = Nächstes Rätsel
web-puzzle-all = Alle Rätsel

## What the one who looks is asked; for others it is question-NAME

web-turn-of = { $who }, du bist dran
web-ask-tile = Lege dein Plättchen an
web-ask-figure = Setze eine Figur, wenn du magst
web-ask-figure-or = Setze eine Figur oder tu etwas anderes, wenn du magst
web-ask-princess = Das Burgfräulein besteht darauf: Schicke einen Ritter aus der Stadt
web-ask-fairy = Bewege die Fee, wenn du magst
web-ask-fairy-only = Bewege die Fee, wenn du magst
# No figure can be placed, but something else can be done in its place.
web-ask-instead = Hier kann keine Figur hin. Tu etwas anderes, wenn du magst
# $number of $most moves.
web-ask-dragon = Bewege den Drachen: Schritt { $number } von { $most }
web-ask-magic = Bewege Magier oder Hexe
web-ask-leave-quarter = Setze Gefolgsleute aus der Stadt Carcassonne um, wenn du magst
web-ask-score = Welches Gebiet wird als Nächstes gewertet?
web-ask-enter-quarter = Setze einen Gefolgsmann in die Stadt Carcassonne, wenn du magst
web-ask-count = Bewege den Grafen, wenn du magst
web-ask-second-part = Dein Baumeister war am Werk: Ziehst du ein zweites Plättchen?
web-ask-capture = Nimm einen Gefolgsmann in Reichweite des Turms gefangen, wenn du magst
web-ask-exchange = Welcher bei { $whom } gefangene Gefolgsmann kommt im Austausch zurück?
web-ask-bridge = Baue eine Brücke, wenn du magst
web-ask-castle = Mache die kleine Stadt zur Burg, wenn du magst
web-ask-castle-scoring = Von welchem Gebiet erhält deine Burg ihre Punkte?
web-ask-auction = Wähle ein Plättchen des Basars und mache das erste Gebot
web-ask-bid = Bietest du mehr? { $whom } bietet { x-points } für { $tile }
web-ask-buy-or-sell = Kaufst oder verkaufst du { $tile }? { $whom } bietet { x-points }
web-ask-take-lot = Nimm ein Plättchen des Basars
web-ask-abbey = Legst du deine Abtei, statt ein Plättchen zu ziehen?
web-ask-final-abbey = Legst du vor dem Spielende noch deine Abtei?
web-ask-wagon = Lässt du deinen Wagen weiterfahren, oder nimmst du ihn zurück?
web-ask-flock = Erweiterst du deine Herde, oder treibst du sie in den Stall?
web-hint-tile = Wähle einen Platz mit einem Plus.
web-hint-figure = Wähle, wo sie steht, oder spiele ohne sie weiter.
web-note-turn = { $n ->
    [1] Es passt nur so.
   *[other] Wähle es noch einmal, um es zu drehen: { $n } Möglichkeiten.
}
web-made = Dein Zug ist gemacht
web-made-about = Die Partie geht von selbst weiter. Du kannst deinen Zug zurücknehmen, bis das nächste Plättchen gezogen wird.
web-made-last = Die Partie endet von selbst. Bis dahin kannst du deinen Zug zurücknehmen.
# The one who moved last; the others wait for the next draw.
web-may-take-back = { $who } darf den Zug noch zurücknehmen
web-move-kept = Dein Zug ist auf dieser Seite gespeichert und wird geschickt, sobald die Verbindung wieder da ist. Lass die Seite bis dahin offen.
web-no-figures = Es ist keine Figur zum Einsetzen übrig.
web-you-won = Du gewinnst!
web-log-tile = { $who } legt ein Plättchen an.
