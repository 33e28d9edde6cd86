### How strong players are: `carcas match`, `carcas bots`, `carcas analyze`, `carcas puzzles`.

## match

terminal-usage-match = Jouer beaucoup de parties entre deux bots ou programmes, avec les mêmes tuiles et chaque place pour les deux
terminal-usage-match-bots = Les joueurs : des bots par leur nom, ou `engine` pour le prochain programme de --engine
terminal-usage-match-seats = Le nombre de places : une pour le premier joueur, toutes les autres pour le second
terminal-usage-match-games = Jouer ce nombre de parties, arrondi à des séries entières où le premier joueur occupe chaque place une fois
terminal-usage-match-sprt = Jouer jusqu'à ce qu'un test séquentiel décide si le premier joueur est plus fort du second de ces Elo plutôt que du premier, avec 5 % de risque d'erreur dans chaque cas
terminal-usage-match-threads = Le nombre de parties jouées en même temps
terminal-usage-match-seed = La graine dont dépendent les tuiles piochées et les bots
terminal-usage-match-engine = Un programme qui joue : sa commande avec ses arguments ; il parle le protocole du moteur (docs/engine-protocol.md) ; peut être répété
terminal-usage-match-patience = Le temps qu'un programme peut prendre pour répondre au-delà du sien avant de perdre la partie, en millisecondes
terminal-usage-match-records = Écrire l'enregistrement de chaque partie dans ce dossier
terminal-usage-any-time = Les millisecondes dont un joueur dispose par tour [par défaut : les positions de chaque niveau]
terminal-usage-any-nodes = Les positions qu'un joueur peut regarder pour une décision [par défaut : celles de chaque niveau]
terminal-usage-engine-bot = Le bot qui répond à `go` si aucun autre n'est nommé

terminal-match-strengths = il faut deux forces en Elo de −2000 à 2000, la plus petite d'abord, comme { $input }
terminal-match-no-engine = le joueur `engine` est un programme ; indiquez lequel avec --engine CMD
terminal-match-two = une rencontre a deux joueurs, pas { $n } ; les bots sont { $list }, et --engine CMD est un programme
terminal-match-head = { $who } contre { $whom }, chaque paire de parties avec les mêmes tuiles et les places échangées
terminal-match-head-seats = une place pour { $who } contre { $whom } aux autres, { $n } places en tout, chacune une fois avec les mêmes tuiles ; la part équitable est { $value }
terminal-match-sprt = test séquentiel : Elo { $from } ou { $value }, logarithme du rapport de vraisemblance entre { $list }
terminal-match-forfeit = partie { $number } : { $who } perd : { $text }
terminal-match-unknown-bot = il n'y a pas de bot « { $input } » ; il y a { $list }
terminal-match-unknown-bot-close = il n'y a pas de bot « { $input } » ; vouliez-vous dire { $name } ? Il y a { $list }
terminal-match-not-started = le programme n'a pas pu être lancé : { $text }
terminal-match-records-there = { $file } existe déjà ; indiquez pour --records un dossier sans parties
terminal-match-ended = le programme s'est arrêté pendant la partie : { $text }
terminal-match-silent = le programme n'a pas répondu à `{ $input }` en { $n } ms
terminal-match-answered = le programme a répondu à `{ $input }` par `{ $text }`
terminal-match-illegal = le programme a choisi `{ $input }`, qui n'est pas un coup autorisé : { $text }
terminal-match-no-move = il n'a trouvé aucun coup
terminal-match-wins = { $who } gagne { $value } des { $n } parties (intervalle de 95 % : { $from } à { $list })
terminal-match-margin = avance moyenne { $value } points, erreur type { $text }
terminal-match-margin-one = avance moyenne { $value } points ; avec moins de deux séries jouées jusqu'au bout, son erreur n'est pas connue
terminal-match-elo = Elo { $value } ({ $from } à { $list })
terminal-match-spent = { $who } : { $value } ms par tour
terminal-match-overrun = { $who } : le pire tour a dépassé son temps de { $value } ms
terminal-match-forfeits = { $n ->
    [one] { $n } partie a été perdue sans être finie ; elle compte comme résultat, mais pas pour l'avance
   *[other] { $n } parties ont été perdues sans être finies ; elles comptent comme résultats, mais pas pour l'avance
}
terminal-match-stronger = le test tranche pour Elo { $value } (logarithme du rapport de vraisemblance { $text })
terminal-match-not-stronger = le test tranche pour Elo { $value } (logarithme du rapport de vraisemblance { $text }) : pas plus fort
terminal-match-open = le test n'a pas tranché (logarithme du rapport de vraisemblance { $text })

## bots

terminal-usage-bots = Lister tous les bots, les plus forts en dernier : leur cote et leur façon de jouer
terminal-bots-ratings = Les cotes sont des Elo à deux places et sans extension, avec { $who } à { $value } ; `carcas-lab ladder` les établit.
terminal-bots-bot = bot
terminal-bots-rating = cote



## analyze

terminal-usage-analyze = Raconter une partie enregistrée : les chances de gagner, ce que les coups ont coûté, la chance à la pioche
terminal-usage-analyze-record = L'enregistrement, ou l'adresse d'une partie sur un serveur, comme `https://example.org/game/ID`
terminal-usage-analyze-nodes = Les positions à regarder pour chaque décision
terminal-usage-analyze-time = À la place, les millisecondes de réflexion pour chaque décision ; le résultat dépend alors de la charge de la machine
terminal-usage-analyze-threads = Le nombre de fils d'exécution qui réfléchissent à une décision
terminal-usage-analyze-seed = La graine des tuiles que la recherche essaie
terminal-usage-analyze-best = Le nombre des meilleurs coups à montrer pour chaque décision
terminal-usage-analyze-notation = Raconter les coups et les tirages dans la notation des enregistrements plutôt qu'avec des mots
terminal-usage-analyze-output = Dessiner un graphique dans ce fichier : chances de gagner, pertes, chance ; le nom se termine par .svg
terminal-analyze-svg = « { $file } » ne convient pas pour un graphique : le nom doit se terminer par .svg
terminal-analyze-move = { $who } : { $text }
terminal-analyze-draw = chance : { $value } points ; la probabilité de ce tirage était de { $text }
terminal-analyze-decision = avance attendue { $value } points, chances de gagner { $text }
terminal-analyze-nothing-lost = ce coup ne perd rien
terminal-analyze-lost = ce coup perd { $value } points et { $text } de chances de gagner
terminal-analyze-best = meilleurs coups, avec leur avance et leurs chances de gagner :
terminal-analyze-seat = { $who } : les coups ont coûté { $value } points ; la chance à la pioche vaut { $text } points
terminal-analyze-worst = les coups qui ont le plus coûté :
terminal-analyze-luckiest = les tuiles piochées avec le plus de chance ou de malchance :
terminal-analyze-chart-chances = chances de gagner en pour cent
terminal-analyze-chart-losses = points perdus par les coups
terminal-analyze-chart-luck = chance à la pioche en points

## puzzles

terminal-usage-puzzles = Trouver des positions où un coup est nettement le meilleur, lister ces problèmes et les résoudre
terminal-usage-puzzles-find = Trouver des positions où un coup est nettement le meilleur, dans des enregistrements ou des parties que des bots jouent pour cela
terminal-usage-puzzles-find-records = Les enregistrements à parcourir ; s'il n'y en a pas, des bots jouent des parties pour cela
terminal-usage-puzzles-find-count = Combien de problèmes trouver au plus
terminal-usage-puzzles-find-games = Combien de parties jouer pour cela au plus
terminal-usage-puzzles-find-bot = Le bot qui joue ces parties
terminal-usage-puzzles-find-nodes = Les positions que chacune des deux recherches regarde pour chaque décision
terminal-usage-puzzles-find-gap = De combien de points le meilleur coup doit dépasser le deuxième
terminal-usage-puzzles-find-seed = La graine des parties et des recherches
terminal-usage-puzzles-find-name = Le début des noms des problèmes
terminal-usage-puzzles-find-output = Écrire les problèmes dans ce fichier au lieu de les afficher
terminal-usage-puzzles-list = Lister les problèmes d'un fichier, ou ceux fournis avec le programme
terminal-usage-puzzles-list-file = Un fichier de problèmes [par défaut : ceux fournis avec le programme]
terminal-usage-puzzles-play = Résoudre des problèmes ligne par ligne : votre réponse est notée d'après les points qu'elle perd
terminal-usage-puzzles-play-file = Un fichier de problèmes [par défaut : ceux fournis avec le programme]
terminal-usage-puzzles-play-puzzle = Le problème par lequel commencer, par son nom [par défaut : celui du jour]
terminal-puzzles-name = les noms des problèmes ne peuvent pas commencer par « { $input } » ; il faut 1 à 30 lettres, chiffres et `-`
terminal-puzzles-found = { $n ->
    [0] aucun problème n'a été trouvé ; parcourez plus de parties ou demandez un --gap plus petit
    [one] { $n } problème a été trouvé
   *[other] { $n } problèmes ont été trouvés
}
terminal-puzzles-file = { $file } n'est pas un fichier de problèmes
terminal-puzzles-none = { $file } ne contient aucun problème ; `carcas puzzles find` en crée
terminal-puzzles-no-such = il n'y a pas de problème « { $input } » ; il y a { $list }
terminal-puzzles-help = Tapez le numéro d'un coup ou le coup lui-même ; `moves` les affiche tous, `next` passe au suivant, `quit` arrête.
terminal-puzzles-theme-tile = placer une tuile
terminal-puzzles-theme-figure = poser un pion
terminal-puzzles-theme-end-game = fin de la partie
terminal-puzzles-theme-other = une autre décision
terminal-puzzles-head = Problème { $name } ({ $text } ; { $value } ; difficulté { $n } sur 5)
terminal-puzzles-asked = Quel est le meilleur coup pour { $who } ? { $n } tuiles dans la pioche, { $m } coups autorisés.
terminal-puzzles-number = le coup { $n } n'existe pas ; ils sont numérotés de 1 à { $m }
terminal-puzzles-illegal = ce coup n'est pas autorisé ici ; `moves` affiche ceux qui le sont
terminal-puzzles-right = Bien vu : c'est le meilleur coup.
terminal-puzzles-loses = Cela coûte { $value } points. Le meilleur coup était : { $input }
terminal-puzzles-score = { $n } sur { $m } résolus, { $value } points perdus
