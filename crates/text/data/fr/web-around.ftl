### Autour de la table dans le navigateur : début, ennuis, touches, commandes, discussion. Les mots à taper restent tels quels.

## Beginning

web-opponent = Adversaire
web-turn-in-games = C'est à vous ici
web-watch-or-join = Tables publiques
web-watch-or-join-about = Regardez, ou prenez une place libre.
web-games-over = Parties terminées
web-make-public-table = Ouvrir une table aux autres
web-record-open = Ouvrir une partie enregistrée
web-record-about = Un enregistrement est un fichier texte avec une partie entière. Choisissez-le ici, ou déposez-le sur cette page, et revoyez la partie.
web-record-bad = Ce fichier n'est pas l'enregistrement d'une partie. Un enregistrement commence par la ligne « carcas-record », et la table en garde un sous « Plus ».
web-record-detail = Ce que le serveur a trouvé : { $text }
web-editions-differ = Ce qui distingue les éditions
web-house-rules = Règles une à une
web-house-rules-about = Ce qui n'est pas changé ici suit l'édition.
web-house-rules-changed = { $n ->
    [one] Une règle est changée
   *[other] { $n } règles sont changées
}
web-house-rules-reset = Comme dans l'édition
web-box-parts = Parties de cette boîte
web-box-all = Toutes les boîtes
web-box-none = Jeu de base seul
web-seat-number = Joueur { $number }
web-seat-me-about = Plusieurs personnes peuvent jouer à cet écran : choisissez « Moi » pour chacune.
web-setup-sum = { $n ->
    [one] Une tuile
   *[other] { $n } tuiles
}

## When something does not work

web-error-gone-title = Cette partie n'est pas ici
web-error-gone-do = Vérifiez que le lien est entier, ou demandez-en un autre à qui vous l'a envoyé. Vous pouvez aussi commencer votre propre partie.
web-error-offline-title = Le serveur ne répond pas
web-error-offline-do = Rien n'est perdu : les parties sont gardées sur le serveur. Vérifiez votre réseau, puis réessayez.
web-error-address-title = Cette page n'existe pas
web-error-seat-title = Cette place est prise
web-error-seat-do = Quelqu'un a déjà ouvert ce lien. Si c'était vous dans un autre navigateur, continuez là-bas. Ici vous pouvez regarder la partie.
web-error-unexpected = Quelque chose d'inattendu est arrivé sur cette page. La recharger suffit le plus souvent ; votre partie est gardée sur le serveur.
web-update-ready = Cette table a une nouvelle version. Rechargez-la quand cela vous convient : la partie continue où elle en est.
web-later = Plus tard

## Keys and typed commands

web-key-list = Touches à la table
web-key-arrows = aller à la place suivante du plateau
web-key-enter = choisir la place ; encore une fois : tourner la tuile
web-key-confirm = confirmer, ou continuer
web-key-turn = tourner la tuile
web-key-what = la première, deuxième … réponse sous le plateau
web-key-undo = reprendre
web-key-cancel = annuler, ou fermer
web-key-log = montrer ce qui s'est passé, ou non
web-key-last = remontrer ce qui s'est passé depuis votre tour
web-key-view = tout montrer ; plus grand ; plus petit ; tourner le plateau
web-key-pan = déplacer la vue
web-key-command = taper des commandes
web-key-help = cette liste
web-command = Commandes tapées
web-command-line = Commande
web-command-do = Exécuter
web-command-hint = Tapez « help » pour savoir ce qui peut être tapé.
web-command-help = Ce que vous pouvez taper, dans toutes les langues :
web-command-help-list = toutes les réponses permises maintenant, avec leur numéro
web-command-help-number = donne la troisième réponse de la liste
web-command-help-place = place la tuile à cet endroit, tournée de 90°
web-command-help-move = un coup complet, comme dans les enregistrements
web-command-help-look = ce qui se trouve à cet endroit
web-command-help-board = toutes les tuiles du plateau
web-command-help-scores = points et réserve de chacun
web-command-help-fields = champs occupés, avec propriétaires et valeur
web-command-help-tiles = tuiles restantes
web-command-help-last = ce qui s'est passé depuis votre dernier tour
web-command-help-clock = combien de temps il reste
web-command-help-undo = reprend ; « go » continue aussitôt
web-command-help-say = dit quelque chose aux autres
web-command-unknown = « { $input } » n'est pas compris. Tapez « help ».
web-command-not-allowed = « { $input } » n'est pas permis maintenant. « list » dit ce qui l'est.
web-command-no-number = Il y a { $n } réponses ; tapez de 1 à { $n }.
web-command-amounts = Tapez le numéro et une enchère, de { $least } à { $most }, comme { $input }.
web-command-done = Fait : { $text }
web-command-nothing-there = Il n'y a pas de tuile en { $cell }.
web-command-tile-at = { $cell } : { $tile }
web-command-nothing-yet = Rien ne s'est encore passé.
web-command-no-fields = Aucun champ n'est occupé.
web-command-field = Champ en { $cell } : { $list } ; { $n } points maintenant
web-command-score = { $who } : { $points } points. { $list }
web-command-no-clock = Cette partie n'a pas de pendule.
web-command-counted = { $name } : { $n }

## People at a table

web-chat = Discussion
web-chat-say = Dire quelque chose
web-chat-send = Dire
web-chat-none = Personne n'a rien dit.
web-takeback-ask = Demander à reprendre
web-takeback-asks = Demande de { $who } : reprendre le dernier tour.
web-takeback-waits = Vous avez demandé à reprendre. Les autres n'ont pas encore répondu.
web-takeback-yes = Accepter
web-takeback-no = Refuser
web-rematch = Encore une fois avec les mêmes
web-rematch-sent = C'est demandé. La partie commence quand tous l'ont fait.
web-hand-over = Laisser un bot jouer pour moi
web-hand-over-sure = Un bot joue désormais à votre place. Vous pourrez regarder, mais pas revenir.
web-claim = { $who } n'est plus là : continuer avec un bot
web-abort = Arrêter la partie sans vainqueur
web-record-save = Enregistrer la partie
web-sounds = Sons
