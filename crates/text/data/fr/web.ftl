### The pages of the table in the browser.

web-tagline = Composez un paysage de villes, de routes, d'abbayes et de prés, tuile après tuile.
web-play-bot = Jouer contre un bot
web-play-bot-about = Tout de suite, sans compte.
web-play-friend = Jouer à deux
web-play-friend-about = Vous recevez un lien à envoyer.
web-play-details = Tout choisir
web-play-details-about = Édition, extensions, places et temps.
web-home = Accueil
web-my-games = Mes parties
web-my-games-empty = Les parties que vous jouez ici apparaîtront sur cette page.
web-unofficial = Non officiel et gratuit. Tout est dessiné pour cette table.
web-language = Langue
web-loading = Un instant…
web-your-turn = À vous de jouer
web-waiting-for = En attente : { $who }
web-confirm = Confirmer
web-undo = Revenir en arrière
web-draw-next = Continuer
web-turn-tile = Pivoter la tuile
web-cancel = Annuler
web-choose-place = Choisissez un endroit sur le plateau
web-fit = Voir tout le plateau
web-zoom-in = Zoom avant
web-zoom-out = Zoom arrière
web-turn-view = Pivoter le plateau
web-fields = Voir à qui sont les prés
web-board = Plateau
web-seats = Joueurs
web-log = Historique
web-log-undone = { $who } annule son dernier coup.
web-log-resigned = { $who } abandonne.
web-log-seated = { $who } prend place.
web-log-left = Une place est de nouveau libre.
web-log-bot-plays-on = Un bot continue pour { $who }.
web-tile-named = la tuile « { $name } »
web-tiles-left = { $n ->
    [one] { $n } tuile restante
   *[other] { $n } tuiles restantes
}
web-watchers = { $n ->
    [one] { $n } personne regarde
   *[other] { $n } personnes regardent
}
web-you = vous
web-bot = bot
web-away = pas là
web-free-seat = Place libre
web-resign = Abandonner
web-resign-sure = Abandonner la partie ? Les autres gagnent.
web-connection-opening = Connexion…
web-connection-open = En ligne
web-connection-lost = Connexion perdue. Reconnexion en cours…
web-connection-outdated = Le serveur a une nouvelle version. Rechargez la page.
web-reload = Recharger
web-name = Votre nom
web-guest = Anonyme
web-sit-down = Prendre place
web-invited = On vous attend à cette table.
web-invited-by = { $who } vous invite à cette table.
web-watch = Regarder
web-waiting-for-players = En attente des autres
web-send-link = Envoyez ce lien à une personne :
web-invite = Inviter quelqu'un
web-invite-about = { $n ->
    [one] Seul ce lien donne une place. L'adresse de cette page permet seulement de regarder.
   *[other] Seuls ces liens donnent une place, une par lien. L'adresse de cette page permet seulement de regarder.
}
web-ask-host = Une place est libre. Demandez le lien d'invitation à la personne qui a ouvert cette table : il vous permet de vous asseoir. D'ici là, vous pouvez regarder.
web-free-here = Une place est libre à cette table.
web-seats-free = { $n ->
    [one] une place libre
   *[other] { $n } places libres
}
web-copy = Copier
web-copied = Copié
web-over = La partie est terminée
web-won = { $who } l'emporte
web-tied = Victoire partagée : { $list }
web-aborted = La partie a été interrompue
web-breakdown = D'où viennent les points
web-total = Total
web-sheep = { $n ->
    [one] { $n } mouton
   *[other] { $n } moutons
}
web-again = Rejouer
web-next-game = À la partie suivante
web-look-at-board = Voir le plateau
web-result = Résultat
web-edition = Édition
web-boxes = Extensions
web-box-tiles = { $n ->
    [one] { $n } tuile
   *[other] { $n } tuiles
}
web-add-seat = Ajouter un joueur
web-remove-seat = Enlever
web-seat-me = Moi
web-seat-open = Quelqu'un avec un lien
web-clock = Pendule
web-clock-none = Sans pendule
web-clock-minutes = { $n ->
    [one] { $n } minute par joueur
   *[other] { $n } minutes par joueur
}
web-clock-days = { $n ->
    [one] { $n } jour par tour
   *[other] { $n } jours par tour
}
web-aids = Aides
web-aids-all = Toutes : tuiles restantes et ce que rapporte un coup
web-aids-tabletop = Comme à la table : à qui est quoi
web-aids-none = Aucune
web-public = La table apparaît dans le salon : chacun peut prendre une place libre
web-public-here = Cette table apparaît dans le salon : chacun peut prendre une place libre.
web-pair = { $name } : { $text }
web-make-table = Commencer
web-error-title = Cela n'a pas marché
web-error-offline = Le serveur ne répond pas. La connexion au réseau fonctionne-t-elle ? La partie est en sécurité sur le serveur.
web-error-nothing-here = Il n'y a aucune page à cette adresse. Il manque peut-être une partie du lien.
web-retry = Réessayer
web-options = Tous les choix, en mots
web-amount = Points à miser
web-nobody-eaten = Personne ne s'y trouve.
web-would-be-eaten = Le dragon dévorerait : { $list }.
web-menu = Plus
web-tile-to-place = La tuile à placer
