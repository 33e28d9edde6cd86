### Der Tisch selbst im Browser: Hilfen, Rückschau, das Ende eines Spiels.

web-features = Zeigen, wem was gehört
web-tiles = Übrige Plättchen
web-tiles-bag = Im Beutel: { $n }
web-tiles-aside = Zur Seite gelegt
web-tiles-discarded = Aus dem Spiel
web-tiles-hidden = In diesem Spiel wird nicht gesagt, welche Plättchen übrig sind.
web-close = Schließen
web-projection = Wenn das Spiel jetzt endete
web-projected = { $points }, wenn das Spiel jetzt endete
web-not-here = Das geht dort nicht.
web-fits = { $n ->
    [0] Kein übriges Plättchen passt hierher.
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
web-feature-open = offen
web-feature-complete = vollständig
web-feature-nobody = Hier steht niemand.
web-feature-owners = Gehört: { $list }
web-feature-now = { $points }, wenn das Spiel jetzt endete
web-feature-worth = { $points }, wenn es vollständig ist
web-replay = Spiel noch einmal ansehen
web-replay-last = Zeigen, was seit deinem Zug geschah
web-replay-stop = Zurück zum Spiel
web-replay-step = { $n } von { $most }
web-replay-first = Zum Anfang
web-replay-end = Zum Ende
web-replay-back = Einen Schritt zurück
web-replay-on = Einen Schritt weiter
web-replay-turn-back = Einen Zug zurück
web-replay-turn-on = Einen Zug weiter
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-link = Link zu diesem Schritt kopieren
web-replay-picture = Als Bild speichern
web-replay-record = Als Aufzeichnung speichern
web-replay-table = Zum Tisch
web-replay-start = Das Spiel beginnt
web-chart = Punkte im Verlauf
web-chart-turns = Züge
web-steps-left = { $n ->
    [0] Das ist sein letzter Schritt.
    [one] Danach bleibt ein Schritt.
   *[other] Danach bleiben { $n } Schritte.
}
web-steps-next = Dann zieht ihn { $who }.
web-lots = Plättchen des Basars
web-analysis = Was der Computer meint
web-analysis-ask = Den Computer nach diesem Spiel fragen
web-analysis-waiting = { $n ->
    [0] Dieses Spiel ist das nächste.
    [one] Ein Spiel kommt vor diesem.
   *[other] { $n } Spiele kommen vor diesem.
}
web-analysis-running = Der Computer sieht sich jeden Zug an …
web-analysis-chances = Gewinnchancen
web-analysis-worst = Die teuersten Züge
web-analysis-luck = Glück beim Ziehen
web-analysis-lost = { $who } verliert { $value } Punkte
web-analysis-drew = { $who }: { $value } Punkte
web-analysis-best = Um { $value } Punkte besser: { $text }
web-go-on = Von hier gegen den Computer weiterspielen

## Puzzles

web-puzzles = Rätsel
web-puzzles-about = Eine Stellung aus einem Spiel und ein Zug, der klar am besten ist. Findest du ihn?
web-puzzles-none = Dieser Server hat keine Rätsel.
web-puzzle-daily = Rätsel des Tages
web-puzzle-number = Rätsel { $n }
web-puzzle-difficulty = Schwierigkeit: { $n } von 5
web-puzzle-solved = Gelöst
web-puzzle-find = Finde den besten Zug
web-puzzle-left = { $n ->
    [0] Kein Plättchen ist mehr im Beutel.
    [one] Ein Plättchen ist noch im Beutel.
   *[other] { $n } Plättchen sind noch im Beutel.
}
web-puzzle-right = Richtig, das ist der beste Zug!
web-puzzle-loses = Das verliert { $value } Punkte gegen den besten Zug.
web-puzzle-again = Noch einmal versuchen
web-puzzle-show = Den besten Zug zeigen
web-puzzle-best = Der beste Zug: { $text }
web-puzzle-next = Nächstes Rätsel
web-puzzle-all = Alle Rätsel
