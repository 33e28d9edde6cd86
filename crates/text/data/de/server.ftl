### What a server tells people: refusals by their codes, and its plain page.

problem-stale = Die Partie ist weitergegangen. Sieh sie dir an und wähle noch einmal.
problem-not-asked = Du wirst gerade nicht gefragt.
problem-not-your-seat = Das ist nicht dein Platz. Öffne den Link des Platzes.
problem-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
problem-seat-taken = Dort sitzt schon jemand. Wähle einen anderen Platz.
problem-unreadable = Das ist keine Aktion.
problem-illegal = Die Regeln verbieten das.
problem-not-started = Die Partie hat noch nicht begonnen: Es sind noch Plätze frei.
problem-over = Die Partie ist zu Ende.
problem-not-over = Die Partie ist noch nicht zu Ende.
problem-too-late = Deine Zeit ist abgelaufen.
problem-no-undo = Es gibt nichts, was du allein rückgängig machen kannst.
problem-no-nonce = Zu den Ziehungen kann jetzt nichts beigetragen werden.
problem-no-takeback = Jetzt kann nichts zurückgenommen werden.
problem-no-abort = Der zweite Zug hat begonnen. Gib auf oder spiel weiter.
problem-not-absent = Wer dort spielt, ist da oder kann noch zurückkommen.
problem-bad-text = Der Text ist leer oder zu lang.
problem-muted = Der Chat dieser Partie wurde vom Betreiber stummgeschaltet.
problem-aids = Die Hilfen dieser Partie lassen die Antwort nicht zu.
problem-unsaved = Die Partie kann gerade nicht gespeichert werden, deshalb wurde nichts geändert. Versuche es noch einmal.
problem-stalled = Die Partie steht still, weil der Server sie gerade nicht speichern kann. Sie geht von selbst weiter, sobald das wieder möglich ist.
problem-broken = Die Partie kann nicht gelesen werden. Sag dem Betreiber Bescheid.
problem-unknown-game = Diese Partie gibt es nicht. Vielleicht wurde sie gelöscht.
problem-unknown-token = Der Link ist hier nicht bekannt. Vielleicht wurde die Partie gelöscht.
problem-too-many = Zu viel auf einmal. Warte einen Moment und versuche es noch einmal.
problem-unavailable = Der Server kann das gerade nicht. Versuche es noch einmal.
problem-bad-request = Der Server hat das nicht verstanden.
problem-forbidden = Das darfst du nicht.
problem-not-found = Hier ist nichts. Prüfe den Link.
problem-wrong-method = Das geht hier nicht.
problem-too-large = Das ist zu groß zum Senden.
problem-no-token = Öffne den Link deines Platzes oder weise dich mit deiner Kennung aus.
problem-not-greeted = Dein Programm hat den Server nicht zuerst begrüßt.
problem-protocol = Dieses Programm und der Server haben verschiedene Versionen. Nimm das Programm in der Version des Servers.

lobby-about = Ein Tisch für ein Legespiel, inoffiziell und kostenlos. Dieser Server wurde ohne den Tisch im Browser gebaut; wo Node installiert ist, baut ihn der Befehl „cargo xtask serve“ ein.
lobby-terminal = Ohne ihn spielst du in einem Terminal:
lobby-programs = Programme spielen über die Schnittstelle.
lobby-interface = Schnittstelle
lobby-tables = Öffentliche Tische
lobby-empty = Kein öffentlicher Tisch ist offen.
lobby-free = frei
status-gathering = wartet
status-playing = läuft
status-over = beendet

game-link-title = Ein Tisch für dich
game-link-about = Jemand hat dir den Link zu einem Tisch gegeben. Endet die Adresse dieser Seite mit #seat= und einem langen Wort, gehört dir dort ein Platz. Ohne das darfst du zuschauen.
game-link-type = Gespielt wird im Terminal. Kopiere die ganze Adresse aus der Adresszeile deines Browsers und setze sie zwischen die Anführungszeichen:
game-link-address = die ganze Adresse
game-link-secret = Wer den Link eines Platzes hat, kann dort spielen: Behalte ihn für dich.
game-link-seats = Wer spielt
game-link-board = Die Spielfläche, wie sie jetzt liegt
game-link-none-title = Diesen Tisch gibt es nicht
game-link-none = Vielleicht wurde der Link nicht ganz kopiert, oder die Partie wurde gelöscht. Frag die Person, die dir den Link gegeben hat.
