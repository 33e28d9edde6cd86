### What the terminal says at tables on servers, and about kept games, records, tiles and its own server.

terminal-online-sits-down = { $who } setzt sich
terminal-online-stands-up = { $who } steht auf; der Platz ist wieder frei
terminal-online-bot-seated = der Bot { $name } setzt sich und spielt { $who }
terminal-online-begins = alle sind da; die Partie beginnt
terminal-online-asks-back = { $who } möchte die letzte Antwort zurücknehmen
terminal-online-takes-back = { $who } nimmt zurück
terminal-online-agrees = { $who } ist einverstanden
terminal-online-refuses = { $who } lehnt ab
terminal-online-gives-up = { $who } gibt auf
terminal-online-flag = die Zeit von { $who } ist abgelaufen
terminal-online-resumed = der Server war eine Weile weg; diese Zeit kostet niemanden etwas
terminal-online-taken-over = { $cause ->
    [time] der Bot { $name } spielt für { $who } weiter: Zeit abgelaufen
    [resigned] der Bot { $name } spielt für { $who } weiter: aufgegeben
    [absent] der Bot { $name } spielt für { $who } weiter: abwesend
   *[other] der Bot { $name } spielt für { $who } weiter: auf eigenen Wunsch
}
terminal-online-next-game = die nächste Partie ist da
terminal-online-wins = { $n ->
    [0] niemand gewinnt
    [one] { $list } gewinnt
   *[other] { $list } teilen sich den Sieg
}
terminal-online-ended = { $cause ->
    [resigned] Die Partie ist zu Ende: { $text } durch Aufgabe.
    [time] Die Partie ist zu Ende: { $text } nach Zeit.
    [absent] Die Partie ist zu Ende: { $text } wegen Abwesenheit.
    [aborted] Die Partie wurde abgebrochen, bevor sie begonnen hatte; niemand gewinnt.
    [closed] Die Partie wurde vom Betreiber geschlossen; niemand gewinnt.
   *[other] Die Partie ist zu Ende: { $text }.
}
terminal-online-bot = Bot { $name }
terminal-online-here = { $who } ist da
terminal-online-left = { $who } hat den Tisch verlassen
terminal-online-stands = die Verbindung steht wieder
terminal-online-lost = die Verbindung ist weg ({ $text }); neuer Versuch …
terminal-online-doubtful = der Server hat nicht geantwortet, deshalb weiß niemand, ob er dich gehört hat; sieh nach und versuche es notfalls noch einmal
terminal-online-refused = { $text } ({ $input })
terminal-online-enter-draws = Enter beendet jetzt den Zug; `undo` macht die letzte Aktion rückgängig
terminal-online-yes-or-no = tippe `yes`, um zuzustimmen, oder `no`, um abzulehnen
terminal-online-once-more = zum Bestätigen noch einmal eintippen: { $text }
terminal-online-no-hint = Bots geben keinen Rat, solange Menschen gegeneinander spielen
terminal-online-no-bag = die Hilfen dieses Tisches verraten nicht, welche Plättchen noch da sind
terminal-online-wait-gathering = die anderen fehlen noch; `help` sagt, was du inzwischen eintippen kannst
terminal-online-wait-over = die Partie ist zu Ende; `rematch`, oder Enter zum Gehen
terminal-online-wait-sending = deine letzte Antwort ist unterwegs; `help` sagt, was du inzwischen eintippen kannst
terminal-online-wait-turn = { $who } ist am Zug; `help` sagt, was du inzwischen eintippen kannst
terminal-online-wait-draw = zuerst wird gezogen; `help` sagt, was du inzwischen eintippen kannst
terminal-online-link = Der Link für { $who }: { $input }
terminal-online-watch-link = Zum Zuschauen: { $input }
terminal-online-begins-when-full = Die Partie beginnt, wenn alle Plätze besetzt sind.
terminal-online-played-here = spielt hier
terminal-online-away = abwesend
terminal-online-time-left = noch { $time }
terminal-online-watching = es schauen zu: { $n }
terminal-online-rematch-or-leave = `rematch` spielt noch eine Partie, Enter geht
terminal-online-watch-again = Wieder zuschauen mit: { $input }
terminal-online-go-on = Die Partie bleibt auf dem Server. Weiter geht es mit: { $input }
terminal-online-wish-say = etwas sagen
terminal-online-wish-undo = die letzte Antwort zurücknehmen
terminal-online-wish-confirm = den Zug jetzt beenden
terminal-online-wish-agree = der Rücknahme zustimmen
terminal-online-wish-refuse = die Rücknahme ablehnen
terminal-online-wish-resign = aufgeben
terminal-online-wish-abort = die kaum begonnene Partie abbrechen
terminal-online-wish-claim = die Partie gegen { $who } beanspruchen
terminal-online-wish-replace = einen Bot für { $who } weiterspielen lassen
terminal-online-wish-bot = einen Bot für dich weiterspielen lassen
terminal-online-wish-next = zur nächsten Partie gehen
terminal-online-wish-rematch = noch eine Partie spielen
terminal-online-say-what = was sagen? `say hallo`
terminal-online-nobody-absent = niemand mit diesem Namen ist abwesend; `claim blue`, oder `who` zum Nachsehen
terminal-online-only-watch = du schaust nur zu; dafür braucht man einen Platz
terminal-online-no-confirm = von dir wartet kein Zug darauf, dass du ihn beendest
terminal-online-no-takeback = niemand bittet dich um eine Rücknahme
terminal-online-own-games = Deine Partien auf { $input }:
terminal-online-none-yet = noch keine
terminal-online-public = Öffentliche Tische:
terminal-online-none = keine
terminal-online-your-turn = du bist dran
terminal-online-list-go-on = Weiter geht es mit: { $input }
terminal-online-list-watch = Zuschauen mit: { $input }
terminal-online-seat-taken = dort sitzt schon jemand; wenn du das bist, spiel dort weiter, wo du dich hingesetzt hast, sonst bitte um den Link eines anderen Platzes oder schau zu mit --server { $input }
terminal-online-no-seat-link = dieser Link öffnet keinen Platz; kopiere ihn ganz, in Anführungszeichen, oder lass ihn dir noch einmal geben
terminal-online-no-game = auf { $input } gibt es keine Partie { $name }; prüfe den Link oder liste die Tische auf mit --server { $input } --list
terminal-online-no-own-game = auf { $input } läuft keine Partie von dir; beginne eine mit --server { $input }

## What can be typed at a server

terminal-online-help-head = An einem Tisch auf einem Server außerdem:
terminal-online-help-say = sagt den anderen etwas
terminal-online-help-undo = nimmt die letzte Antwort zurück; nach dem nächsten Ziehen fragt es die anderen
terminal-online-help-yes = stimmt einer Rücknahme zu oder lehnt sie ab
terminal-online-help-who = wer wo sitzt, wer da ist und was die Uhren zeigen
terminal-online-help-links = die Links für alle, die noch kommen, und zum Zuschauen
terminal-online-help-resign = gibt auf
terminal-online-help-abort = bricht eine Partie ab, die kaum begonnen hat
terminal-online-help-claim = beansprucht die Partie, wenn jemand lange weg ist
terminal-online-help-replace = lässt einen Bot weiterspielen, wenn jemand lange weg ist
terminal-online-help-bot = lässt einen Bot für dich weiterspielen
terminal-online-help-rematch = noch eine Partie mit denselben Leuten, wenn diese zu Ende ist
terminal-online-help-quit = geht; die Partie bleibt auf dem Server, und du kannst zurückkommen

## Kept games, records, tiles, the own server

terminal-games-none = keine Partien
terminal-games-gone = die Datei ist nicht mehr da
terminal-games-with = { $name }, mit { $list }
terminal-games-house = { $n ->
    [one] { $text } ({ $n } Hausregel)
   *[other] { $text } ({ $n } Hausregeln)
}
terminal-games-now = wird gerade gespielt
terminal-games-unfinished = { $tiles ->
    [one] angefangen, noch { $tiles } Plättchen im Stapel
   *[other] angefangen, noch { $tiles } Plättchen im Stapel
}
terminal-games-won = { $n ->
    [0] niemand hat gewonnen
    [one] { $list } hat gewonnen
   *[other] { $list } haben sich den Sieg geteilt
}
terminal-games-resigned = { $text }: { $who } hat aufgegeben
terminal-games-time = { $text }: Zeit von { $who } abgelaufen
terminal-games-absent = { $text }: { $who } war zu lange weg
terminal-games-aborted = abgebrochen
terminal-games-closed = geschlossen
terminal-replay-entry = Schritt { $number } von { $n }: { $input }
terminal-tiles-heading = { $tiles ->
    [one] { $name } ({ $tiles } Plättchen)
   *[other] { $name } ({ $tiles } Plättchen)
}
terminal-serve-open = Carcas ist erreichbar unter { $input }
terminal-serve-open-here = Carcas ist hier erreichbar unter { $input }
terminal-serve-room = und unter { $input } für alle im Haus.
terminal-serve-room-port = und am Port { $input } der Adresse dieses Rechners für alle im Haus.
terminal-serve-stop = Beenden mit Strg-C. Beim nächsten Start gehen die Partien dort weiter, wo sie waren.
terminal-serve-stopped = Beendet; alles ist gespeichert.

terminal-online-begins-soon = Die Partie beginnt, wenn alle da sind, oder in einigen Sekunden.
terminal-online-nonce-refused = Dein Beitrag zu den Ziehungen wurde nicht angenommen: { $text }
## Kommen, ansehen, zuschauen, aufheben

terminal-online-small = Der Tisch braucht ein Terminal mit mindestens { $least }×{ $most } Zeichen, und dieses hat { $n }×{ $m }. Mach es größer oder spiele mit --plain Zeile für Zeile.
terminal-online-guest = Die anderen sehen dich als { $name }; mit --name sagst du ihnen, wer du bist.
terminal-online-made = Tische, die du für andere eröffnet hast:
terminal-online-why-lost = { $cause ->
    [closed] der Server hat sie beendet
    [silent] vom Server ist nichts zu hören
    [away] der Server ist nicht zu erreichen
   *[other] das Netz ist gestört
}
terminal-online-you-watch = Du schaust bei dieser Partie zu. `board` zeigt die Spielfläche noch einmal, `help` sagt, was du sonst eintippen kannst, `quit` geht.
terminal-online-no-fields = die Hilfen dieses Tisches verraten nicht, wem die Wiesen gehören
terminal-online-save-how = nenne die Datei: `save partie.txt`
terminal-online-saved = Die Aufzeichnung des Servers steht in { $file }. Prüfe ihre Ziehungen mit: carcas verify { $file }
