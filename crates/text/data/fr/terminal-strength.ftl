### La force des joueurs : `carcas match`, `carcas ladder`.

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
