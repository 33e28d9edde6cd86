### Der Tisch selbst im Browser: Hilfen, Rückschau, das Ende eines Spiels.

web-features = Zeigen, wem was gehört
web-tiles = Restliche Plättchen
web-tiles-bag = Im Stapel: { $n }
web-tiles-aside = Beiseitegelegt
web-tiles-discarded = Aus dem Spiel genommen
web-tiles-hidden = In dieser Partie wird nicht gesagt, welche Plättchen noch kommen.
web-close = Schließen
web-projection = Wenn die Partie jetzt zu Ende wäre
web-projected = { $points }, wenn die Partie jetzt zu Ende wäre
web-not-here = Das geht dort nicht.
web-fits = { $n ->
    [0] Keines der restlichen Plättchen passt hierher.
    [one] Eines von { $m } Plättchen passt hierher.
   *[other] { $n } von { $m } Plättchen passen hierher.
}
web-fit-chance = Chance, dass eines vor deinem nächsten Zug kommt: { $number } %
web-why = Warum?
web-why-asked = Warum wird das gefragt?
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
web-analysis-chances = Gewinnchancen
web-analysis-worst = Die teuersten Aktionen
web-analysis-luck = Glück beim Ziehen
web-analysis-lost = { $who } verliert { $value } Punkte
web-analysis-drew = { $who }: { $value } Punkte
web-analysis-best = Um { $value } Punkte besser: { $text }
web-go-on = Von hier gegen einen Bot weiterspielen

## Puzzles

web-puzzles = Rätsel
web-puzzles-about = Eine Stellung aus einer Partie und eine Aktion, die klar die beste ist. Findest du sie?
web-puzzles-none = Dieser Server hat keine Rätsel.
web-puzzle-daily = Rätsel des Tages
web-puzzle-number = Rätsel { $n }
web-puzzle-difficulty = Schwierigkeit: { $n } von 5
web-puzzle-solved = Gelöst
web-puzzle-find = Finde die beste Aktion
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
web-puzzle-next = Nächstes Rätsel
web-puzzle-all = Alle Rätsel
