### The table line by line, who has what, the key of signs, and the points at the end. Words to type stay as they are.

## The table

terminal-plain-welcome = Carcas, { $name }. Am Tisch: { $list }.
terminal-plain-house-rules = { $n ->
    [one] Es gilt { $n } Hausregel; „rules“ sagt, welche.
   *[other] Es gelten { $n } Hausregeln; „rules“ sagt, welche.
}
terminal-plain-confirm = Enter beendet den Zug, „undo“ macht die letzte Aktion rückgängig:
terminal-plain-nothing-to-undo = In diesem Zug gibt es nichts rückgängig zu machen.
terminal-plain-hint = Der gierige Bot würde spielen: { $text }
# $n points now, $m if all cities at it were complete.
terminal-plain-field = Die Wiese bei { $cell } gehört { $list }. Punkte jetzt: { $n }; wenn alle Städte an ihr fertig sind: { $m }.
terminal-plain-field-of-nobody = Die Wiese bei { $cell } gehört niemandem.
terminal-plain-no-field = Auf keiner Wiese liegt ein Bauer.
terminal-plain-bag = { $tiles ->
    [one] noch { $tiles } Plättchen im Stapel
   *[other] noch { $tiles } Plättchen im Stapel
}
terminal-plain-discarded = { $tiles ->
    [one] { $tiles } Plättchen aussortiert
   *[other] { $tiles } Plättchen aussortiert
}
terminal-plain-aside = Beiseitegelegt, bis ein Vulkan gelegt wird
terminal-plain-over = Die Partie ist zu Ende.
terminal-plain-draws = { $how ->
    [bazaar] { $who } zieht gleich ein Plättchen für den Basar
    [flock] { $who } zieht gleich ein Schafplättchen für die Herde
   *[tile] { $who } zieht gleich ein Plättchen
}
terminal-plain-wins = { $who } gewinnt.
terminal-plain-share = Den Sieg teilen sich: { $list }.
terminal-plain-replay = Noch einmal ansehen: { $input }

## Questions and what is wrong with an answer

terminal-plain-or = Oder:
terminal-plain-dragon-next = Danach bewegt ihn { $who }, wenn er noch weiterkann.
terminal-plain-type-space = Gib die Nummer eines Feldes ein; „help“ erklärt mehr.
terminal-plain-type-space-turn = Gib die Nummer eines Feldes ein, oder { $input } für die zweite Drehung dort; „help“ erklärt mehr.
terminal-plain-type-number = Gib eine Nummer ein; „help“ erklärt mehr.
terminal-plain-type-number-undo = Gib eine Nummer ein; „undo“ macht das Anlegen rückgängig, „help“ erklärt mehr.
terminal-plain-type-auction = Gib die Nummer eines Plättchens und ein Gebot ein, { $least } bis { $most }, etwa { $input }; „help“ erklärt mehr.
terminal-plain-type-bid = Gib ein Gebot ein, { $least } bis { $most }, oder „pass“; „help“ erklärt mehr.
terminal-plain-rotations = Bei { $cell } passt das Plättchen in { $n } Drehungen:
terminal-plain-empty = Gib eine Nummer, eine Aktion oder „help“ ein.
terminal-plain-not-legal = „{ $input }“ ist hier nicht erlaubt.
terminal-plain-see-moves = „moves“ zeigt, was erlaubt ist.
terminal-plain-no-move = „{ $input }“ ist keine Aktion.
terminal-plain-see-help = „help“ erklärt, was man eingeben kann.
terminal-plain-no-bid = „{ $input }“ ist kein Gebot; gib { $least } bis { $most } ein, oder „pass“.
terminal-plain-no-auction = „{ $input }“ eröffnet keine Versteigerung; gib die Nummer eines Plättchens ein, 1 bis { $n }, und ein Gebot, { $least } bis { $most }.
terminal-plain-no-choice = „{ $input }“ steht nicht zur Wahl; gib 1 bis { $n } ein.
terminal-plain-no-turns = Nummer { $number } hat keine Drehungen; gib { $number } ein.
terminal-plain-one-turn = Das Plättchen passt auf Feld { $number } nur so; gib { $number } ein.
terminal-plain-turns = Auf Feld { $number } gibt es { $n } Drehungen; gib ein: { $list }.

## Help

terminal-plain-help = Was du eingeben kannst, in jeder Sprache gleich:
terminal-plain-help-number = Feld 3; bei einer Figur die dritte Möglichkeit
terminal-plain-help-letter = Feld 3, das Plättchen in seiner zweiten Drehung dort
terminal-plain-help-cell = das gezogene Plättchen auf dieses Feld, um 180° im Uhrzeigersinn gedreht
terminal-plain-help-bid = wo ein Gebot gefragt ist, so viele Punkte; „2 5“ bietet 5 für das zweite Plättchen
terminal-plain-help-move = eine ganze Aktion, wie sie in Aufzeichnungen steht; „pass“, um nichts zu tun
terminal-plain-help-moves = alle erlaubten Aktionen in ganzer Länge
terminal-plain-help-hint = was der gierige Bot spielen würde
terminal-plain-help-undo = macht rückgängig, was du seit dem letzten Ziehen getan hast (mit --confirm auch die Figur)
terminal-plain-help-board = zeigt Spielfläche und Frage noch einmal
terminal-plain-help-bag = die restlichen Plättchen
terminal-plain-help-rules = was gespielt wird: die Ausgabe, Hausregeln, und worin sich Ausgaben unterscheiden
terminal-plain-help-fields = jede besetzte Wiese: wem sie gehört und was sie brächte
terminal-plain-help-save = schreibt die Partie in eine Datei
terminal-plain-help-quit = hört auf; die Partie bleibt erhalten
terminal-plain-help-signs = Auf der Spielfläche:

## Keeping games, and who plays

terminal-plain-save-how = Nenne die Datei: save meine-partie.txt
terminal-plain-saved-as = Gespeichert als { $file }.
terminal-plain-not-kept = Die Partie wird nicht aufbewahrt.
terminal-plain-kept = Die Partie bleibt erhalten. Weiter geht es mit: { $input }
terminal-plain-saved = Die Partie ist gespeichert. Weiter geht es mit: { $input }
terminal-plain-note = Hinweis: { $text }
terminal-plain-file-exists = { $file } gibt es schon; wähle einen anderen Namen
terminal-plain-file-exists-resume = { $file } gibt es schon; setze diese Partie mit --resume fort oder wähle einen anderen Namen
terminal-plain-file-busy = { $file } wird an einem anderen Tisch gespielt; verlasse ihn zuerst oder wähle eine andere Partie
terminal-plain-no-place = auf diesem System ist kein Ordner für Partien vorgesehen; mit --save DATEI wird die Partie gespeichert
terminal-plain-not-listed = die Partie wird aufbewahrt, steht aber nicht in der Liste dieses Rechners: { $text }
terminal-plain-keep-failed = die Partie wird nicht aufbewahrt: { $text }; nimm --save DATEI
terminal-plain-has-result = { $file } kann nicht weitergespielt werden: Die Partie hat ein Ergebnis; sieh sie dir an mit { $input }
terminal-plain-seats-differ = die gespeicherte Partie hat { $n } Plätze, aber { $m } Spieler sind genannt; schreibe { $input }
terminal-plain-no-player = „--seat { $input }“ ist kein Spieler; möglich sind { $list }, mit --server auch open
terminal-plain-no-name = „--seat { $input }“: Ein Name hat 1 bis { $n } Zeichen und keine Steuerzeichen; schreibe human:Ana
terminal-plain-unfinished = Angefangene Partien, die neueste zuerst:
terminal-plain-which = Welche? Gib ihre Nummer ein; Enter nimmt die erste:
terminal-plain-none-chosen = keine Partie wurde gewählt
terminal-plain-none-unfinished = es gibt keine angefangene Partie; beginne eine mit { $input } oder nenne die Datei, mit der es weitergehen soll

## Flags that set up a game

terminal-setup-seats = eine Partie hat 1 bis 6 Plätze, nicht { $n } (Regel { $rule })
terminal-setup-twice = „{ $name }“ ist doppelt gesetzt, auf { $list }; wähle eines
terminal-setup-no-value = „--set { $input }“ nennt keinen Wert; schreibe es wie { $name }
terminal-setup-wrong = diese Partie lässt sich nicht aufbauen:

## Who has what

# $input is the letter of the seat on the board.
terminal-seat = { $input } { $who }: { x-points }. Vorrat: { $list }.
terminal-seat-owes = Noch zu legen: { $tile }.
terminal-seat-holds = Gefangene: { $list }.
terminal-seat-stand = Auf der Spielfläche: { $list }.
terminal-stands-figure = { x-answer-figure } { x-answer-spot-on }
terminal-stands-barn = Gutshof auf der Nordwestecke von { $cell }
terminal-stands-neutral = { $neutral ->
    [dragon] Drache { x-answer-spot-on }
    [fairy] Fee { x-answer-spot-on }
    [count] Graf { x-answer-spot-on }
    [mage] Magier { x-answer-spot-on }
   *[witch] Hexe { x-answer-spot-on }
}
terminal-stands-fairy = Fee { x-terminal-by-figure } von { $whom } { x-answer-spot-on }
terminal-stands-tower = { $n ->
    [one] Turm bei { $cell }: { $n } Turmteil
   *[other] Turm bei { $cell }: { $n } Turmteile
}
terminal-sheep = { $n ->
    [one] { $n } Schaf
   *[other] { $n } Schafe
}
terminal-bazaar = Auf dem Basar: { $list }
terminal-bazaar-offer = { $whom } bietet { x-points } für { $tile }.
terminal-carcassonne = In Carcassonne: { $list }
terminal-quarter = { $name } ({ $list })
terminal-nobody = niemand

## The key of signs

terminal-sign-monastery-or-abbey = Kloster oder Abtei
terminal-sign-bridge = Brücke
terminal-sign-one-to-nine = 1 bis 9
terminal-sign-quarters = ihre Viertel mit der Zahl ihrer Gefolgsleute:
terminal-sign-count = in Großbuchstaben: Der Graf ist in diesem Viertel
terminal-sign-follower = Gefolgsmann von Platz A
terminal-sign-barn = Gutshof, an der Ecke von vier Plättchen

## What every seat got its points for

terminal-points = Punkte für
terminal-points-together = gesamt
