### Autour de la table dans le navigateur : début, ennuis, touches, commandes, discussion. Les mots à taper restent tels quels.

## Beginning

web-opponent = Adversaire
# $n is the rating of a bot, $text the sentence about it.
web-bot-rated = Elo { $n } · { $text }
web-bot-rating-about = Force parmi les bots sur l'échelle Elo : jeu de base, deux joueurs ; « Glouton, première version » a 1000.
web-one-click = Dans les deux cas, on joue : { $list }
web-base-game = Jeu de base
web-turn-in-games = C'est à vous ici
web-watch-or-join = Tables publiques
web-watch-or-join-about = Regardez une partie, ou prenez une place libre.
web-games-over = Parties terminées
web-make-public-table = Ouvrir une table à tous
web-record-open = Ouvrir une partie enregistrée
web-record-about = Un enregistrement est un fichier texte avec une partie entière. Choisissez-le ici, ou déposez-le sur cette page, et revoyez la partie.
web-record-bad = Ce fichier n'est pas l'enregistrement d'une partie. Un enregistrement commence par la ligne « carcas-record », et la table en garde un sous « Plus ».
web-record-detail = Ce que le serveur a trouvé : { $text }
web-editions-differ = Ce qui distingue les éditions
web-house-rules = Variantes
web-house-rules-about = Tout ce qui n'est pas changé ici se joue comme dans l'édition.
web-house-rules-changed = { $n ->
    [one] { $n } changée
   *[other] { $n } changées
}
web-house-rules-reset = Comme dans l'édition
web-box-parts = Éléments de cette extension
web-box-all = Toutes les extensions
web-box-none = Jeu de base seul
web-seat-number = Place { $number }
web-seat-me-about = Plusieurs personnes peuvent jouer à cet écran : choisissez « Moi » pour chacune.
web-setup-sum = { $n ->
    [one] Une tuile
   *[other] { $n } tuiles
}

## When something does not work

web-error-gone-title = Cette partie n'existe pas ici
web-error-gone-do = Vérifiez que le lien est entier, ou demandez-en un autre à la personne qui vous l'a envoyé. Vous pouvez aussi commencer une partie.
web-error-offline-title = Le serveur ne répond pas
web-error-offline-do = Rien n'est perdu : les parties sont conservées sur le serveur. Vérifiez votre connexion, puis réessayez.
web-error-address-title = Cette page n'existe pas
web-error-seat-title = Cette place est prise
web-error-seat-do = Quelqu'un a déjà ouvert ce lien. Si c'était vous dans un autre navigateur, continuez là-bas. Ici, vous pouvez regarder la partie.
web-error-unexpected = Une erreur inattendue s'est produite sur cette page. La recharger suffit le plus souvent ; votre partie est conservée sur le serveur.
web-update-ready = Une nouvelle version de cette table est disponible. Rechargez-la quand vous voulez : la partie continue où elle en est.
web-later = Plus tard

## Keys and typed commands

web-key-list = Touches à la table
web-key-arrows = aller à la case suivante du plateau
web-key-enter = choisir la case ; encore une fois : pivoter la tuile
web-key-confirm = confirmer ou continuer
web-key-turn = pivoter la tuile
web-key-what = le premier choix, le deuxième… sous le plateau
web-key-undo = revenir en arrière
web-key-cancel = annuler ou fermer
web-key-log = afficher ou cacher l'historique
web-key-last = revoir ce qui s'est passé depuis votre tour
web-key-view = tout voir ; zoom avant ; zoom arrière ; pivoter le plateau
web-key-pan = déplacer la vue
web-key-command = taper des commandes
web-key-help = cette liste
web-key-fields = montrer à qui sont les prés, ou non
web-key-features = montrer à qui sont les secteurs, ou non
web-key-tiles = montrer les tuiles restantes, ou non
web-key-steps = un coup en arrière ou en avant ; avec Shift, un tour
web-key-ends = au début, à la fin
web-key-play = lecture ou pause
web-help-keys = Touches
web-help-signs = Signes
web-command = Commandes au clavier
web-command-line = Commande
web-command-do = Envoyer
web-command-hint = Tapez « help » pour savoir ce que vous pouvez taper.
web-command-help = Ce que vous pouvez taper, dans toutes les langues :
web-command-help-list = tous les choix autorisés maintenant, avec leur numéro
web-command-help-number = prend le troisième choix de la liste
web-command-help-place = place la tuile sur cette case, tournée de 90°
web-command-help-move = un coup en entier, comme dans les enregistrements
web-command-help-look = ce qui se trouve sur cette case
web-command-help-board = toutes les tuiles du plateau
web-command-help-scores = points et réserve de chacun
web-command-help-fields = prés occupés, avec leur propriétaire et leur valeur
web-command-help-features = tout ce qui est occupé, avec propriétaire et valeur
web-command-help-fits = ce qui convient encore à cette case et avec quelle chance
web-command-help-why = la règle de la question ; « why BA-05 » explique cette règle
web-command-help-rules = ce qui se joue : édition, boîtes et règles modifiées
web-command-help-tiles = tuiles restantes
web-command-help-last = ce qui s'est passé depuis votre dernier tour
web-command-help-clock = le temps restant
web-command-help-undo = revient en arrière ; « go » continue aussitôt
web-command-help-say = dit quelque chose aux autres
web-command-unknown = « { $input } » : commande inconnue. Tapez « help ».
web-command-not-allowed = « { $input } » n'est pas autorisé maintenant. « list » affiche ce qui l'est.
web-command-no-number = { $n ->
    [one] Il y a { $n } choix ; tapez 1.
   *[other] Il y a { $n } choix ; tapez un numéro de 1 à { $n }.
}
web-command-amounts = Tapez le numéro et une mise, de { $least } à { $most }, comme { $input }.
web-command-done = Fait : { $text }
web-command-nothing-there = Il n'y a pas de tuile en { $cell }.
web-command-tile-at = { $cell } : { $tile }
web-command-nothing-yet = Il ne s'est encore rien passé.
web-command-no-fields = Aucun pré n'est occupé.
web-command-field = { $n ->
    [one] Pré en { $cell } : { $list } ; { $n } point maintenant
   *[other] Pré en { $cell } : { $list } ; { $n } points maintenant
}
web-command-feature = { $n ->
    [one] { $name } en { $cell } : { $list } ; { $n } point maintenant
   *[other] { $name } en { $cell } : { $list } ; { $n } points maintenant
}
web-command-no-features = Rien n'est occupé.
web-command-score = { $points ->
    [one] { $who } : { $points } point. { $list }
   *[other] { $who } : { $points } points. { $list }
}
web-command-no-clock = Cette partie n'a pas de pendule.
web-command-counted = { $name } : { $n }

## People at a table

web-chat = Discussion
web-chat-say = Écrire un message
web-chat-send = Envoyer
web-chat-none = Personne n'a encore rien écrit.
# The button that opens the talk, when there is something new.
web-chat-new = { $n ->
    [one] Discussion, { $n } nouveau message
   *[other] Discussion, { $n } nouveaux messages
}
web-seat-bot = Asseoir un bot
web-stand-up = Quitter ma place
web-close-table = Fermer la table
web-close-table-sure = Plus personne ne pourra s'asseoir ici.
web-takeback-ask = Demander l'annulation du coup
web-takeback-asks = { $who } demande l'annulation du dernier tour.
web-takeback-waits = Vous avez demandé l'annulation du coup. Les autres n'ont pas encore répondu.
web-takeback-yes = Accepter
web-takeback-no = Refuser
web-rematch = Revanche
web-rematch-sent = Vous demandez la revanche. Elle commence quand tout le monde l'a demandée.
web-hand-over = Laisser un bot jouer pour moi
web-hand-over-sure = Un bot joue désormais à votre place. Vous pourrez regarder, mais pas revenir.
web-claim = { $who } n'est plus là : continuer avec un bot
web-abort = Arrêter la partie sans résultat
web-record-save = Enregistrer la partie
web-sounds = Sons
