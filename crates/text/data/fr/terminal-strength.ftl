### La force des joueurs : `carcas match`, `carcas ladder`, `carcas analyze`, `carcas puzzles`.

## match

terminal-usage-match = Jouer beaucoup de parties entre deux bots ou programmes, avec les mêmes tuiles et chaque place pour les deux
terminal-usage-match-bots = Les joueurs : des bots par leur nom, ou `engine` pour le prochain programme de --engine
terminal-usage-match-seats = Le nombre de places : une pour le premier joueur, toutes les autres pour le second
terminal-usage-match-games = Jouer tant de parties, arrondies à des tours entiers où le premier joueur a chaque place une fois
terminal-usage-match-sprt = Jouer jusqu'à ce qu'un test séquentiel décide si le premier joueur est plus fort du second de ces Elo plutôt que du premier, avec 5 % d'erreur chacun
terminal-usage-match-threads = Le nombre de parties jouées en même temps
terminal-usage-match-seed = La graine dont découlent les tirages et les bots
terminal-usage-match-engine = Un programme qui joue : sa commande avec ses arguments ; il parle le protocole du moteur (docs/engine-protocol.md) ; peut être répété
terminal-usage-match-patience = Combien de temps un programme peut mettre à répondre au-delà du sien avant de perdre la partie, en millisecondes
terminal-usage-match-records = Écrire l'enregistrement de chaque partie dans ce dossier
terminal-usage-any-time = Les millisecondes d'un joueur pour un tour [par défaut : les positions de chaque niveau]
terminal-usage-any-nodes = Les positions qu'un joueur peut regarder pour une décision [par défaut : celles de chaque niveau]
terminal-usage-engine-bot = Le bot qui répond à `go` si aucun autre n'est nommé

terminal-match-strengths = deux forces en Elo de −2000 à 2000 étaient attendues, la plus petite d'abord, comme { $input }
terminal-match-no-engine = le joueur `engine` est un programme ; indiquez lequel avec --engine CMD
terminal-match-two = une rencontre a deux joueurs, pas { $n } ; les bots sont { $list }, et --engine CMD est un programme
terminal-match-head = { $who } contre { $whom }, chaque paire de parties avec les mêmes tuiles et les places échangées
terminal-match-head-seats = une place de { $who } contre { $whom } aux autres des { $n }, chaque place une fois avec les mêmes tuiles ; la part équitable est { $value }
terminal-match-sprt = test séquentiel : Elo { $from } ou { $value }, logarithme du rapport de vraisemblance entre { $list }
terminal-match-forfeit = partie { $number } : { $who } perd : { $text }
terminal-match-unknown-bot = il n'y a pas de bot « { $input } » ; il y a { $list }
terminal-match-not-started = le programme n'a pas pu être lancé : { $text }
terminal-match-ended = le programme s'est arrêté pendant la partie : { $text }
terminal-match-silent = le programme n'a pas répondu à `{ $input }` en { $n } ms
terminal-match-answered = le programme a répondu à `{ $input }` par `{ $text }`
terminal-match-illegal = le programme a choisi `{ $input }`, qui n'est pas un coup légal : { $text }
terminal-match-no-move = il n'a trouvé aucun coup
terminal-match-wins = { $who } gagne { $value } des { $n } parties (intervalle de 95 % : { $from } à { $list })
terminal-match-margin = avance moyenne { $value } points, erreur type { $text }
terminal-match-elo = Elo { $value } ({ $from } à { $list })
terminal-match-spent = { $who } : { $value } ms par tour
terminal-match-overrun = { $who } : le pire tour a duré { $value } ms de plus que permis
terminal-match-forfeits = { $n ->
    [one] { $n } partie a été perdue sans être finie ; elle compte comme résultat, mais pas pour l'avance
   *[other] { $n } parties ont été perdues sans être finies ; elles comptent comme résultats, mais pas pour l'avance
}
terminal-match-stronger = le test décide pour Elo { $value } (logarithme du rapport de vraisemblance { $text })
terminal-match-not-stronger = le test décide pour Elo { $value } (logarithme du rapport de vraisemblance { $text }) : pas plus fort
terminal-match-open = le test n'a pas décidé (logarithme du rapport de vraisemblance { $text })

## ladder

terminal-usage-ladder = Évaluer tous les bots les uns contre les autres et écrire le tableau de leurs cotes
terminal-usage-ladder-bots = Les bots à évaluer [par défaut : tous]
terminal-usage-ladder-games = Les parties de deux bots, arrondies à des paires
terminal-usage-ladder-threads = Le nombre de parties jouées en même temps
terminal-usage-ladder-seed = La graine dont découlent les tirages et les bots
terminal-usage-ladder-output = Écrire le tableau dans ce fichier, comme docs/ladder.md
terminal-ladder-two = un classement a besoin de deux bots ou plus ; il y a { $list }
terminal-ladder-title = Cotes des bots
terminal-ladder-about = Jeu : { $name }, deux places, { $n } parties de deux bots, chaque paire avec les mêmes tuiles et les places échangées. Les cotes sont des Elo par maximum de vraisemblance, avec { $who } fixé à { $value }, et portent une erreur type.
terminal-ladder-time = Tous avaient { $n } ms par tour.
terminal-ladder-nodes = Tous pouvaient regarder { $n } positions par décision.
terminal-ladder-own = Tous ont regardé autant de positions que leur niveau le fait de lui-même.
terminal-ladder-bot = bot
terminal-ladder-rating = cote
terminal-ladder-ms = ms par tour
terminal-ladder-how = Les autres colonnes sont les victoires de la ligne contre la colonne en pour cent, les égalités comptant pour moitié. Pour refaire ce tableau : `carcas ladder -o FICHIER`.

## analyze

terminal-usage-analyze = Raconter une partie enregistrée : les chances de gagner, ce que les coups ont perdu, la chance des tirages
terminal-usage-analyze-record = L'enregistrement, ou l'adresse d'une partie sur un serveur, comme `https://example.org/game/ID`
terminal-usage-analyze-nodes = Les positions à regarder pour chaque décision
terminal-usage-analyze-time = Les millisecondes de réflexion pour chaque décision, à la place ; le résultat dépend alors de la charge de la machine
terminal-usage-analyze-seed = La graine des tirages que les recherches essaient
terminal-usage-analyze-best = Combien des meilleurs coups montrer pour chaque décision
terminal-usage-analyze-output = Dessiner un graphique dans ce fichier : chances de gagner, pertes, chance ; il se termine par .svg
terminal-analyze-svg = { $file } n'est pas un nom de graphique ; il se termine par .svg
terminal-analyze-draw = { $number }  { $input } : chance { $value } (probabilité { $text })
terminal-analyze-decision = { $number }  { $input } : avance { $value }, gagne { $text }
terminal-analyze-nothing-lost = ne perd rien
terminal-analyze-lost = perd { $value } points et { $text } de la chance de gagner
terminal-analyze-best = au mieux : { $list }
terminal-analyze-seat = { $who } : les coups ont perdu { $value } points, la chance des tirages vaut { $text } points
terminal-analyze-worst = les coups qui ont le plus perdu :
terminal-analyze-luckiest = les tirages les plus chanceux ou malchanceux :
terminal-analyze-chart-chances = chance de gagner en pour cent
terminal-analyze-chart-losses = points perdus par les coups
terminal-analyze-chart-luck = chance des tirages en points

## puzzles

terminal-usage-puzzles = Trouver des positions où un coup est nettement le meilleur, énumérer ces problèmes et les résoudre
terminal-usage-puzzles-find = Trouver des positions où un coup est nettement le meilleur, dans des enregistrements ou des parties que des bots jouent pour cela
terminal-usage-puzzles-find-records = Les enregistrements à parcourir ; sans aucun, des bots jouent des parties pour cela
terminal-usage-puzzles-find-count = Combien de problèmes trouver au plus
terminal-usage-puzzles-find-games = Combien de parties jouer pour cela au plus
terminal-usage-puzzles-find-bot = Le bot qui joue ces parties
terminal-usage-puzzles-find-nodes = Les positions que chacune de deux recherches regarde pour chaque décision
terminal-usage-puzzles-find-gap = De combien de points le meilleur coup doit dépasser le deuxième
terminal-usage-puzzles-find-seed = La graine des parties et des recherches
terminal-usage-puzzles-find-name = Par quoi commencent les noms des problèmes
terminal-usage-puzzles-find-output = Écrire les problèmes dans ce fichier au lieu de les afficher
terminal-usage-puzzles-list = Énumérer les problèmes d'un fichier, ou ceux fournis avec le programme
terminal-usage-puzzles-list-file = Un fichier de problèmes [par défaut : ceux fournis avec le programme]
terminal-usage-puzzles-play = Résoudre des problèmes ligne par ligne : votre réponse est notée aux points qu'elle perd
terminal-usage-puzzles-play-file = Un fichier de problèmes [par défaut : ceux fournis avec le programme]
terminal-usage-puzzles-play-puzzle = Le problème par lequel commencer, par son nom [par défaut : celui du jour]
terminal-puzzles-name = « { $input } » n'est pas un début de noms ; 1 à 30 lettres, chiffres et `-` étaient attendus
terminal-puzzles-found = { $n ->
    [0] aucun problème n'a été trouvé ; parcourez plus de parties ou demandez un --gap plus petit
    [one] { $n } problème a été trouvé
   *[other] { $n } problèmes ont été trouvés
}
terminal-puzzles-file = { $file } n'est pas un fichier de problèmes
terminal-puzzles-none = { $file } n'a pas de problèmes ; `carcas puzzles find` en fait
terminal-puzzles-no-such = il n'y a pas de problème « { $input } » ; il y a { $list }
terminal-puzzles-help = Tapez le numéro d'un coup ou le coup lui-même ; `moves` les énumère, `next` passe au suivant, `quit` arrête.
terminal-puzzles-head = Problème { $name } ({ $text } ; { $value } ; difficulté { $n } sur 5)
terminal-puzzles-asked = Quel est le mieux pour { $who } ? { $n } tuiles dans le sac, { $m } coups légaux.
terminal-puzzles-number = il n'y a pas de coup { $n } ; ils sont numérotés de 1 à { $m }
terminal-puzzles-illegal = ce coup n'est pas légal ici ; `moves` énumère ceux qui le sont
terminal-puzzles-right = Juste : c'est le meilleur coup.
terminal-puzzles-loses = Cela perd { $value } points. Le mieux était : { $input }
terminal-puzzles-score = { $n } sur { $m } résolus, { $value } points perdus
