### What the screens of the terminal say around the board: pages before a game, hints, windows, remarks.
### Keys to press stay as they are in every language.

## What a key does, in a word or two at the bottom of the screen

terminal-hint-choose = wählen
terminal-hint-go-on = weiterspielen
terminal-hint-begin = beginnen
terminal-hint-take-or-leave = an, aus
terminal-hint-look = ansehen, ändern
terminal-hint-change = ändern
terminal-hint-next = wechseln
terminal-hint-quit = beenden
terminal-hint-as-edition = wie die Ausgabe
terminal-hint-all = alles
terminal-hint-back = zurück
terminal-hint-place = Feld
terminal-hint-turn = drehen
terminal-hint-lay = anlegen
terminal-hint-pass = verzichten
terminal-hint-bid = bieten
terminal-hint-do = ausführen
terminal-hint-end-turn = Zug beenden
terminal-hint-undo = rückgängig
terminal-hint-table = Tisch
terminal-hint-help = Hilfe
terminal-hint-zoom = Zoom
terminal-hint-fields = Wiesen
terminal-hint-bag = Stapel
terminal-hint-scroll = schieben
terminal-hint-step = Schritt
terminal-hint-next-turn = nächster Zug
terminal-hint-ten = zehn
terminal-hint-ends = Anfang, Ende
terminal-hint-on = vor
terminal-hint-filter = filtern
terminal-hint-all-answers = alle Antworten
terminal-hint-name = Name
terminal-hint-name-done = fertig
terminal-hint-parts = Teile
terminal-key-enter = Enter
terminal-key-esc = Esc
terminal-key-space = Leertaste
terminal-key-pages = Bild↑ Bild↓
terminal-key-tens = Bild↓, Bild↑
terminal-key-ends = Pos1, Ende
terminal-key-turns = Tab, Umschalt+Tab

## The start screen

terminal-start-title = Carcas  eine neue Partie
terminal-start-edition = Ausgabe
terminal-start-boxes = Erweiterungen
terminal-start-parts = { $name } ({ $n } von { $m })
terminal-start-seats = Plätze
terminal-start-begin = Beginnen
terminal-start-house-none = Hausregeln: keine, alles wie in der Ausgabe
terminal-start-house = Hausregeln: { $n }
terminal-player-nobody = niemand
terminal-player-human = Mensch
# $name is the name of a bot.
terminal-player-bot = Bot { $name }
terminal-start-empty = Jemand muss am Tisch sitzen.
terminal-start-not-yet = Diese Partie kann noch nicht beginnen.
# $input is the switch that is set.
terminal-start-sixth = Zu sechst braucht ihr „Wirtshäuser und Kathedralen“. y: zu sechst mit einer Hausregel ({ $input }); jede andere Taste: nein
terminal-resume-line = { $n ->
    [one] Die angefangene Partie weiterspielen
   *[other] Eine von { $n } angefangenen Partien weiterspielen
}
terminal-resume-title = { $n ->
    [one] Carcas  { $n } angefangene Partie
   *[other] Carcas  { $n } angefangene Partien
}
terminal-parts-title = Carcas  Teile: { $name }
# $n of $m switches.
terminal-house-title = Carcas  Hausregeln: { $n } von { $m } anders als in der Ausgabe
terminal-house-otherwise = in der Ausgabe ist es anders: { $text }

## Around the board

# $list has figures by their letters, such as 2Bm.
terminal-holds = hält { $list }
terminal-owes = anzulegen: { $tile }
terminal-standings = Wem es gehört, Punkte jetzt und höchstens
terminal-log = Verlauf
terminal-log-back = Verlauf, weiter oben (Bild↓)
# $value and $input are sizes such as 80x24.
terminal-too-small = nötig { $value }, hier { $input }: mach es größer, oder beende mit q
# The top line; $name is the edition.
terminal-headline = { $n ->
    [one] { $n } Plättchen im Stapel
   *[other] { $n } Plättchen im Stapel
}
terminal-headline-house = { $n ->
    [one] { $n } Hausregel (R)
   *[other] { $n } Hausregeln (R)
}

## Bazaars

terminal-bazaar-highest = Höchstgebot: { $points } von { $who }
terminal-bazaar-own = dein Gebot: { $input }
terminal-bazaar-pass = du passt
terminal-bazaar-range = { $least } bis { $most }
terminal-bazaar-type = tippen, ↑, ↓
terminal-bazaar-type-tile = tippen, ↑, ↓; Tab: anderes Plättchen
terminal-bazaar-type-pass = tippen, ↑, ↓; x: passen

## The world around the table

terminal-mouse-on = die Maus zeigt auf den Tisch
terminal-mouse-off = die Maus markiert Text; m holt sie zurück
terminal-saved-as = gespeichert als { $file }
# $input is a command to type.
terminal-look-again = Noch einmal ansehen mit: { $input }
terminal-no-size = das Terminal nennt seine Größe nicht; nimm --plain
terminal-no-screen = das Terminal lässt sich nicht übernehmen; nimm --plain
terminal-screen-too-small = das Terminal hat { $input } Zeichen, der Tisch braucht { $value }; mach es größer oder nimm --plain

## A table on a server

terminal-screen-title = Carcas  ein Tisch auf einem Server
terminal-screen-ended = die Verbindung zum Server ist beendet
terminal-screen-away = abwesend: { $who }
terminal-screen-lost = keine Verbindung ({ $text }); neuer Versuch …
terminal-screen-reading = die Partie wird gelesen …
# $text says how the game ended.
terminal-screen-over = { $text }  t: noch eine Partie
terminal-screen-takeback = jemand möchte die letzte Antwort zurücknehmen; antworte mit t
terminal-screen-sent = gesendet …
# $n seconds.
terminal-screen-confirm = Enter beendet gleich den Zug, sonst in { $n } s; u: rückgängig
terminal-screen-watching = du siehst nur zu
terminal-screen-no-advice = Bots geben keinen Rat, wenn Menschen gegeneinander spielen
terminal-screen-no-bag = die Hilfen an diesem Tisch zeigen nicht, welche Plättchen übrig sind
terminal-screen-no-owners = die Hilfen an diesem Tisch zeigen nicht, was wem gehört
terminal-screen-waiting = Warten auf die anderen. Es geht los, wenn alle Plätze besetzt sind.
terminal-screen-watch = Zum Zuschauen:
terminal-screen-mouse-off = Maus aus, um Links zu kopieren
terminal-screen-wishes = Am Tisch
terminal-screen-wishes-hint = Pfeile oder Ziffern: wählen; Enter: ausführen; andere Taste: zurück
terminal-screen-say = Sagen
terminal-screen-say-hint = Enter: sagen; Esc: zurück
# $text names what is wanted, as in the list.
terminal-screen-sure = Möchtest du das: { $text }?
terminal-screen-sure-title = Sicher?
terminal-screen-sure-hint = y: ausführen; andere Taste: zurück

## A running game

terminal-draws-tile = { $who } zieht ein Plättchen …
terminal-draws-lot = { $who } zieht ein Plättchen für den Basar …
terminal-draws-flock = { $who } zieht ein Schafplättchen für die Herde …
terminal-may-undo = (u: rückgängig)
terminal-thinking = { $who } denkt nach …
terminal-confirm = Enter beendet den Zug und zieht das nächste Plättchen; u: rückgängig
# $text is an answer: what would be done.
terminal-asked = { $who }: { $text }
terminal-rotation = (Drehung { $number } von { $most })
terminal-rotation-one = (passt hier nur so)
terminal-outcome = { $points ->
    [one] Spielende: { $who } gewinnt mit { $points } Punkt.
   *[other] Spielende: { $who } gewinnt mit { $points } Punkten.
}
# $list has the names of those who won together.
terminal-outcome-shared = { $points ->
    [one] Spielende. Geteilter Sieg mit { $points } Punkt: { $list }.
   *[other] Spielende. Geteilter Sieg mit { $points } Punkten: { $list }.
}
terminal-key-idle = diese Taste tut hier nichts; { $input } zeigt die Tasten
terminal-no-fit = das Plättchen passt nicht bei { $cell }
terminal-no-answer-there = keine Antwort betrifft { $cell }
terminal-no-answer = es gibt keine Antwort { $number }
terminal-bid-range = ein Gebot geht hier von { $least } bis { $most }
terminal-no-bid = { $number } ist hier kein Gebot; tippe { $least } bis { $most }, Rücktaste löscht
terminal-advice = der gierige Bot würde wählen: { $text }
terminal-no-undo = nichts rückgängig zu machen: seither wurde gezogen oder gespielt
terminal-undone = rückgängig gemacht
terminal-tile-drawn = gezogen: { $tile }
terminal-tile-lot = vom Basar: { $tile }
terminal-tile-own = deins: { $tile }
terminal-space-of = Feld { $number } von { $most }: { $cell }
# $text has a dot for every rotation.
terminal-rotation-dots = Drehung { $text }
# What a recorded game shows after $number of $most entries; $text says what it waits for.
terminal-entry = Schritt { $number } von { $most }: { $text }

## Windows

terminal-help = Hilfe
terminal-seats = Wer hat was
terminal-rules-played = Was gespielt wird
terminal-aside = Beiseitegelegt, bis ein Vulkan gelegt wird
terminal-save = Kopie speichern
# $input is the name as far as it is typed.
terminal-save-file = Datei: { $input }
terminal-save-hint = Enter: schreiben; Esc: zurück
terminal-leave = Beenden
terminal-leave-question = Den Tisch verlassen?
terminal-leave-hint = Enter, y oder q: gehen; andere Taste: bleiben
terminal-window-back = Enter oder Esc: zurück
terminal-window-below = weiter unten: ↓; Enter oder Esc: zurück
terminal-window-above = weiter oben: ↑; Enter oder Esc: zurück
terminal-window-both = weiter oben und unten: ↑ ↓; Enter oder Esc: zurück
terminal-around = [ ] letztes Plättchen  ( ) von anderen seit deinem Zug  > < gewählt
# $list explains signs such as 2m.
terminal-supplies = unter einem Namen: { $list }

## Help: a word on the left, what the keys do on the right. Keys are the same in every language.

terminal-help-placing = Anlegen
terminal-help-placing-keys = Pfeile, Tab, n, p: anderes Feld; r oder Leertaste: drehen; Enter: anlegen. +2 heißt: hier passen zwei Drehungen
terminal-help-choosing = Wählen
terminal-help-bidding = Bieten
terminal-help-bidding-keys = Punkte tippen, oder ↑ und ↓; Tab: anderes Plättchen
terminal-help-dragon = Drache
terminal-help-dragon-keys = Pfeile zeigen, wohin er geht; ~1 ~2 zeigen seinen Weg
terminal-help-turn = Dein Zug
terminal-help-turn-keys = u: rückgängig machen, was du seit dem Ziehen getan hast; i: was der gierige Bot täte
terminal-help-looking = Ansehen
terminal-help-looking-keys = h j k l oder Umschalt+Pfeile: schieben; z: nah oder fern; c: das Geschehen in die Mitte; 0: das Ganze in die Mitte
terminal-help-owners = Besitz
terminal-help-owners-keys = f: wem Wiesen gehören, wem alles, aus, mit Punkten (% ist geteilt; andere Zeichen trennen Wiesen ohne Besitzer)
terminal-help-more = Mehr
terminal-help-more-keys = b: Stapel; w: wer hat was; R: Regeln; Bild↑ Bild↓: Verlauf
terminal-help-more-replay-keys = b: Stapel; w: wer hat was; R: Regeln
terminal-help-mouse = Maus
terminal-help-mouse-keys = Klick auf Feld (noch einmal: drehen), Stelle, Antwort oder Taste; Rad: schieben; m: aus, um Text zu markieren
terminal-help-game = Partie
terminal-help-game-keys = s: Kopie speichern; q: gehen (die Partie bleibt erhalten); { $input }: diese Hilfe
terminal-help-online = Auf Servern
terminal-help-online-keys = u: nach dem nächsten Ziehen die anderen um Zurücknahme bitten; t: reden, zustimmen, einen Bot übernehmen lassen, aufgeben, Revanche
terminal-help-steps-keys = einen Schritt vor, einen zurück
terminal-help-tens-keys = zehn vor, zehn zurück
terminal-help-ends-keys = zum Anfang, zum Ende
terminal-help-replay-keys = v: die Zeile der Aufzeichnung; m: Maus aus, um Text zu markieren, und wieder an; q: beenden

## With many answers, and while bots play

terminal-help-choosing-keys = Pfeile, Tab, n, p oder die Nummer; /: Wörter suchen, Esc: wieder alle; x: verzichten; Enter: ausführen
terminal-help-watching = Zuschauen
terminal-help-watching-keys = Leertaste: Pause; Komma und Punkt: langsamer und schneller
terminal-help-turns-keys = zum nächsten Zug, zum vorigen
terminal-slower = Bots spielen langsamer
terminal-faster = Bots spielen schneller
terminal-paused = Pause; Leertaste spielt weiter, . schneller, , langsamer
terminal-answer-of = Antwort { $number } von { $most }
# How many answers have what was typed, of all.
terminal-filter-of = { $n } von { $m }
terminal-filter-none = keine Antwort enthält diese Wörter; Esc zeigt alle
