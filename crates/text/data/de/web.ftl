### The pages of the table in the browser.

web-tagline = Baue eine Landschaft aus Städten, Straßen, Klöstern und Wiesen, Plättchen für Plättchen.
web-play-bot = Gegen einen Bot spielen
web-play-bot-about = Sofort und ohne Anmeldung.
web-play-friend = Zu zweit spielen
web-play-friend-about = Du bekommst einen Link zum Verschicken.
web-play-details = Alles selbst wählen
web-play-details-about = Ausgabe, Erweiterungen, Plätze und Zeit.
web-home = Startseite
web-my-games = Meine Partien
web-my-games-empty = Hier stehen die Partien, die du spielst.
web-unofficial = Inoffiziell und kostenlos. Alles hier ist für diesen Tisch gezeichnet.
web-language = Sprache
web-loading = Einen Augenblick …
web-your-turn = Du bist am Zug
web-waiting-for = Warten auf { $who }
web-confirm = Bestätigen
web-undo = Rückgängig
web-draw-next = Weiter
web-turn-tile = Plättchen drehen
web-cancel = Abbrechen
web-choose-place = Wähle eine Stelle auf der Spielfläche
web-fit = Ganze Spielfläche zeigen
web-zoom-in = Vergrößern
web-zoom-out = Verkleinern
web-turn-view = Spielfläche drehen
web-fields = Zeigen, wem die Wiesen gehören
web-board = Spielfläche
web-seats = Spieler
web-log = Verlauf
web-log-undone = { $who } macht die letzte Aktion rückgängig.
web-log-resigned = { $who } gibt auf.
web-log-seated = { $who } setzt sich an den Tisch.
web-log-left = Ein Platz ist wieder frei.
web-log-bot-plays-on = Ein Bot spielt für { $who } weiter.
web-tile-named = das Plättchen „{ $name }“
web-tiles-left = { $n ->
    [one] Noch ein Plättchen
   *[other] Noch { $n } Plättchen
}
web-watchers = { $n ->
    [one] Eine Person schaut zu
   *[other] { $n } Personen schauen zu
}
web-you = du
web-bot = Bot
web-away = abwesend
web-free-seat = Freier Platz
web-resign = Aufgeben
web-resign-sure = Diese Partie aufgeben? Die anderen gewinnen.
web-connection-opening = Verbindung wird aufgebaut …
web-connection-open = Verbunden
web-connection-lost = Verbindung verloren. Sie wird wiederhergestellt …
web-connection-outdated = Der Server hat eine neue Version. Lade die Seite neu.
web-reload = Neu laden
web-name = Dein Name
web-guest = Besucher
web-sit-down = Platz nehmen
web-invited = Du bist an diesen Tisch eingeladen.
web-invited-by = { $who } lädt dich an diesen Tisch ein.
web-watch = Zuschauen
web-waiting-for-players = Warten auf die anderen
web-send-link = Schicke diesen Link einer Person:
web-invite = Lade jemanden ein
web-invite-about = { $n ->
    [one] Nur dieser Link gibt einen Platz. Wer die Adresse dieser Seite öffnet, kann zusehen.
   *[other] Nur diese Links geben Plätze, jeder einen. Wer die Adresse dieser Seite öffnet, kann zusehen.
}
web-ask-host = Ein Platz ist frei. Bitte die Person, die diesen Tisch aufgemacht hat, um den Einladungslink: Damit kannst du dich setzen. Bis dahin kannst du hier zusehen.
web-free-here = An diesem Tisch ist ein Platz frei.
web-seats-free = { $n ->
    [one] ein Platz frei
   *[other] { $n } Plätze frei
}
web-copy = Kopieren
web-copied = Kopiert
web-over = Die Partie ist zu Ende
web-won = { $who } gewinnt
web-tied = Geteilter Sieg: { $list }
web-aborted = Die Partie wurde abgebrochen
web-breakdown = Woher die Punkte kommen
web-total = Gesamt
web-sheep = { $n ->
    [one] { $n } Schaf
   *[other] { $n } Schafe
}
web-again = Noch einmal spielen
web-next-game = Zur nächsten Partie
web-look-at-board = Die Spielfläche ansehen
web-result = Ergebnis
web-edition = Ausgabe
web-boxes = Erweiterungen
web-box-tiles = { $n ->
    [one] ein Plättchen
   *[other] { $n } Plättchen
}
web-add-seat = Spieler hinzufügen
web-remove-seat = Entfernen
web-seat-me = Ich
web-seat-open = Jemand mit einem Link
web-clock = Uhr
web-clock-none = Ohne Uhr
web-clock-minutes = { $n ->
    [one] Je eine Minute
   *[other] Je { $n } Minuten
}
web-clock-days = { $n ->
    [one] Ein Tag pro Zug
   *[other] { $n } Tage pro Zug
}
web-aids = Hilfen
web-aids-all = Alle: restliche Plättchen und was eine Aktion bringt
web-aids-tabletop = Wie am Tisch: wem was gehört
web-aids-none = Keine
web-public = Der Tisch steht in der Lobby: Jeder darf einen freien Platz nehmen
web-public-here = Dieser Tisch steht in der Lobby: Jeder darf einen freien Platz nehmen.
web-pair = { $name }: { $text }
web-make-table = Los geht's
web-error-title = Das hat nicht geklappt
web-error-offline = Der Server antwortet nicht. Besteht eine Verbindung zum Netz? Die Partie liegt sicher auf dem Server.
web-error-nothing-here = Unter dieser Adresse gibt es keine Seite. Vielleicht fehlt ein Teil des Links.
web-retry = Noch einmal versuchen
web-options = Alle Antworten in Worten
web-amount = Gebot in Punkten
web-nobody-eaten = Dort steht niemand.
web-would-be-eaten = Der Drache würde fressen: { $list }.
web-menu = Mehr
web-tile-to-place = Das Plättchen, das gelegt wird
