### Help about commands and flags: `terminal-usage-COMMAND`, `terminal-usage-COMMAND-FLAG`, `terminal-usage-any-FLAG` where commands share a flag.

terminal-usage = Jeu de tuiles compatible avec Carcassonne, dans quatre éditions imprimées et avec de nombreuses extensions
terminal-usage-title = Usage :
terminal-usage-commands = Commandes
terminal-usage-arguments = Arguments
terminal-usage-options = Options
terminal-usage-on-server = Sur un serveur
terminal-usage-default = par défaut : { $value }
terminal-usage-env = environnement : { $name }
terminal-usage-help = Afficher cette aide, ou celle d'une commande
terminal-usage-any-help = Afficher cette aide
terminal-usage-any-version = Afficher la version
terminal-usage-any-lang = La langue du programme : en, es, fr ou de, ou qps pour voir ce qui est traduit [par défaut : celle de l'environnement]

## What stands for a value

terminal-usage-value-options = OPTIONS
terminal-usage-value-command = COMMANDE
terminal-usage-value-lang = LANGUE
terminal-usage-value-file = FICHIER
terminal-usage-value-folder = DOSSIER
terminal-usage-value-path = CHEMIN
terminal-usage-value-record = ENREGISTREMENT
terminal-usage-value-name = NOM
terminal-usage-value-player = JOUEUR
terminal-usage-value-preset = RÈGLES
terminal-usage-value-box = EXTENSION
terminal-usage-value-switch-value = VARIANTE=VALEUR
terminal-usage-value-tile = TUILE
terminal-usage-value-clock = PENDULE
terminal-usage-value-aids = AIDES
terminal-usage-value-seconds = SECONDES
terminal-usage-value-days = JOURS
terminal-usage-value-address-port = ADRESSE:PORT
terminal-usage-value-origin = ORIGINE
terminal-usage-value-factor = FACTEUR
terminal-usage-value-form = FORME
terminal-usage-value-level = NIVEAU
terminal-usage-value-game = PARTIE
terminal-usage-value-identity = IDENTITÉ
terminal-usage-value-theme = COULEURS
terminal-usage-value-printing = IMPRESSION
terminal-usage-value-file---line = FICHIER|-|LIGNE

## Flags that several commands share

terminal-usage-any-rules = L'édition dont les règles sont appliquées : rgg-2005, devir, filosofia-2010 ou zman-c2 [par défaut : zman-c2]
terminal-usage-any-with = Les extensions à utiliser, comme river-1,river-2 ; `carcas rules` les affiche
terminal-usage-any-set = Une règle qui diffère de l'édition, comme farmer-scoring=third-edition ; peut être répétée
terminal-usage-any-json = Afficher une ligne de JSON

## play

terminal-usage-play = Jouer une partie dans le terminal, contre des personnes ou des bots
terminal-usage-play-seat = Qui occupe chaque place, dans l'ordre du tour : human ou un bot (random, newcomer, guest, greedy-1, greedy, regular, challenger, rival, expert, champion ou master), avec un nom derrière deux-points si vous voulez, par exemple human:Ana,greedy ; à répéter ou à séparer par des virgules [par défaut : human,greedy]
terminal-usage-play-seed = Piocher les tuiles de cette graine au lieu de nouvelles ; les bots la suivent aussi
terminal-usage-play-save = Conserver la partie dans ce nouveau fichier, écrit après chaque coup
terminal-usage-play-resume = Continuer une partie enregistrée et la conserver dans son fichier ; sans FICHIER, une partie inachevée de cette machine. Les joueurs sont les mêmes si `--seat` n'en nomme pas d'autres ; les options de préparation sont ignorées. Avec `--server`, continuer la dernière partie jouée là-bas, ou celle de cet identifiant
terminal-usage-play-confirm = Attendre la touche Entrée à la fin de chacun de vos tours, pour que `undo` puisse aussi annuler la pose du pion
terminal-usage-play-plain = Jouer ligne par ligne au lieu du plein écran, comme toujours là où il n'y a pas de terminal ; aussi pour les lecteurs d'écran
terminal-usage-play-start = Commencer aussitôt, sans l'écran de départ ; toute option sur la partie le fait aussi
terminal-usage-play-server = Jouer sur un serveur. Avec son adresse, comme `https://example.org`, une table est créée : les liens pour les autres s'affichent, et `--seat` peut dire `open` pour quelqu'un d'autre. Avec le lien d'une place (entre guillemets), s'y asseoir ; avec le lien d'une table, la regarder
terminal-usage-play-list = Afficher les tables publiques du serveur et vos propres parties
terminal-usage-play-name = Le nom que voient les autres [par défaut : le dernier utilisé, ou votre nom sur cette machine]
terminal-usage-play-clock = Jouer à la pendule : 10+5 donne dix minutes à chacun et cinq secondes de plus par tour, 10d5 dix minutes qui ne courent qu'après cinq secondes de chaque tour, 3days trois jours par tour
terminal-usage-play-aids = Ce que l'on peut consulter : all (tout), tabletop (comme à la table, sans compter les tuiles) ou none (rien) [par défaut : all]
terminal-usage-play-grace = Pendant combien de secondes la dernière réponse d'un tour peut être reprise avant que la tuile suivante soit piochée, de 0 à 60 [par défaut : 5, ou 0 avec une pendule rapide]
terminal-usage-play-public = Montrer la table dans le salon, où chacun peut la regarder
terminal-usage-play-ca = Se fier aussi aux autorités de certification de ce fichier PEM, pour un serveur à vous

## serve

terminal-usage-serve = Héberger des tables que l'on rejoint par un lien, sur un réseau ou sur cette machine
terminal-usage-serve-listen = Où écouter ; 0.0.0.0:7777 laisse entrer tous ceux qui atteignent cette machine, un port seul cette machine seulement [par défaut : 127.0.0.1:7777]
terminal-usage-serve-data = Le dossier de la base de données [par défaut : carcas-data]
terminal-usage-serve-store = Conserver plutôt les parties dans PostgreSQL : postgres://user:password@host/database
terminal-usage-serve-origin = Les pages de cette origine peuvent aussi ouvrir des connexions, comme `https://example.org` ; peut être répétée
terminal-usage-serve-behind-proxy = Un proxy inverse est placé devant et donne les adresses des clients dans X-Forwarded-For
terminal-usage-serve-sockets-per-address = Combien de connexions une adresse peut ouvrir [par défaut : 200]
terminal-usage-serve-sockets = Combien de connexions il peut y avoir [par défaut : 15000]
terminal-usage-serve-limits = Un facteur pour toutes les limites de débit ; 0 les supprime [par défaut : 1]
terminal-usage-serve-bot-threads = Combien de bots réfléchissent à la fois [par défaut : la moitié des cœurs]
terminal-usage-serve-bot-ms = Combien de temps un bot peut réfléchir à un coup, en millisecondes [par défaut : 2000]
terminal-usage-serve-idle-s = Combien de temps une partie que personne ne regarde reste en mémoire, en secondes [par défaut : 300]
terminal-usage-serve-keep-finished-days = Supprimer les parties terminées après ce nombre de jours [par défaut : jamais]
terminal-usage-serve-keep-abandoned-days = Supprimer les parties que personne n'a terminées ni touchées après ce nombre de jours [par défaut : 90]
terminal-usage-serve-log = L'aspect du journal sur la sortie d'erreur : text pour les personnes, ou json pour les programmes [par défaut : text]
terminal-usage-serve-log-level = Ce que le journal raconte : error, warn, info ou debug, chacun avec ce que racontent les précédents [par défaut : info]
terminal-usage-serve-pages = Sert les pages de ce dossier, comme web/dist, au lieu de celles du programme
terminal-usage-serve-config = Lire des paramètres d'un fichier TOML ; ses clés sont les options sans les tirets

## admin

terminal-usage-admin = S'occuper d'un serveur : afficher, fermer et supprimer des parties, couper des discussions, faire des copies
terminal-usage-admin-data = Le dossier de données du serveur ; il peut tourner ou non
terminal-usage-admin-store = La base de données, si les parties sont conservées dans PostgreSQL
terminal-usage-admin-list = Compter les parties et afficher les dernières touchées, privées comprises
terminal-usage-admin-list-limit = Combien de chaque état sont affichées
terminal-usage-admin-identities = Afficher les dernières identités créées, et leurs noms dans les parties
terminal-usage-admin-identities-limit = Combien sont affichées
terminal-usage-admin-close = Terminer une partie ; personne ne l'emporte
terminal-usage-admin-mute = Couper la discussion d'une partie
terminal-usage-admin-unmute = Rouvrir la discussion d'une partie
terminal-usage-admin-delete-game = Supprimer une partie avec tout ce que l'on en sait
terminal-usage-admin-delete-identity = Supprimer une identité, avec ses noms et ses mots dans les parties
terminal-usage-admin-delete-identity-identity = L'identifiant de l'identité
terminal-usage-any-game = L'identifiant de la partie
terminal-usage-any-yes = Ne pas demander d'abord
terminal-usage-admin-backup = Tout copier dans un nouveau fichier pendant que les parties continuent
terminal-usage-admin-backup-path = Le fichier



## games, replay, verify, position, render

terminal-usage-games = Afficher les parties de cette machine, les plus récentes d'abord : date, édition, extensions, places et résultat
terminal-usage-games-unfinished = Seulement les parties qui peuvent être continuées
terminal-usage-replay = Revoir une partie enregistrée à n'importe laquelle de ses décisions
terminal-usage-replay-file = L'enregistrement, ou l'adresse d'une partie sur un serveur, comme `https://example.org/game/ID`
terminal-usage-replay-at = Montrer la partie après ce nombre d'entrées (tirages et coups) plutôt qu'à la fin ; 0 est le début
terminal-usage-replay-story = Raconter aussi tout ce qui s'est passé jusque-là
terminal-usage-replay-tui = La montrer en plein écran et la parcourir avec les flèches
terminal-usage-verify = Recalculer chaque tirage d'une partie enregistrée, à partir de sa graine révélée et des apports des joueurs
terminal-usage-verify-file = L'enregistrement : de format 2, avec `seed-hash`, `nonce` et `seed` ; ou l'adresse d'une partie, comme `https://example.org/game/ID`
terminal-usage-position = Écrire la position d'un enregistrement ou d'un scénario en une ligne, ou montrer ce que dit une telle ligne
terminal-usage-position-what = Un enregistrement ou un scénario, `-` pour l'entrée standard, dont la position est écrite en une ligne ; ou une telle ligne, dont la position est montrée
terminal-usage-position-at = La position après ce nombre d'entrées (tirages et coups) plutôt qu'à la fin ; 0 est le début
terminal-usage-render = Dessiner le plateau d'un enregistrement ou d'un scénario en image, ou toute la partie en animation
terminal-usage-render-file = Un enregistrement de partie ou un scénario
terminal-usage-render-output = Où le dessiner ; l'extension du nom choisit le format : .svg, .png, .webp ou .gif
terminal-usage-render-at = Dessiner la partie après ce nombre d'entrées (tirages et coups) plutôt qu'à la fin ; 0 est le début
terminal-usage-render-theme = Les couleurs : day (jour), night (nuit), contrast (contraste) ou diagram (schéma)
terminal-usage-render-size = Le côté d'une tuile en pixels [par défaut : 160, dans les animations 64]
terminal-usage-render-width = La largeur de toute l'image en pixels, au lieu de --size
terminal-usage-render-coordinates = Écrire sur les bords les numéros des colonnes et des lignes
terminal-usage-render-fields = Hachurer les prés aux couleurs de leurs propriétaires
terminal-usage-render-features = Hachurer aussi routes, villes et bâtiments
terminal-usage-render-no-figures = Omettre tout ce qui se trouve sur les tuiles
terminal-usage-render-no-marks = Ne pas marquer la dernière tuile, ce qui vient d'être évalué ni le chemin du dragon
terminal-usage-render-scores = Écrire les noms et les scores sous le plateau ; les animations le font toujours
terminal-usage-render-animate = Montrer toute la partie, coup par coup ; .gif le fait toujours, .webp seulement avec cette option
terminal-usage-render-every-turn = Une image par tour au lieu d'une par coup
terminal-usage-render-no-motion = Montre chaque coup d'une animation en une fois, sans tuiles qui tombent ni pions qui marchent
terminal-usage-render-every = Combien de temps un coup ou un tour d'une animation est montré, en millisecondes

## rules, tiles

terminal-usage-rules = Afficher les règles d'une partie, d'une extension ou d'un identifiant pour les lire ; comparer des jeux de règles ; sans argument, afficher extensions, jeux de règles et variantes
terminal-usage-rules-names = Une extension à lire, comme tower ; l'identifiant d'une règle, comme PD-14 ; ou un mot des noms de variantes
terminal-usage-rules-details = Raconter le tour pas à pas, chaque variante et où d'autres éditions diffèrent, et les coquilles
terminal-usage-rules-compare = Montrer 2 à 4 jeux de règles côte à côte là où ils diffèrent, pour les extensions de --with ou pour toutes
terminal-usage-rules-json = Afficher du JSON, en anglais
terminal-usage-tiles = Afficher les tuiles des extensions, ou montrer des tuiles une à une
terminal-usage-tiles-tiles = Montrer ces tuiles, par identifiant ou alias, dans toutes les rotations
terminal-usage-tiles-with = Afficher les tuiles de ces extensions au lieu de toutes ; base est le jeu de base
terminal-usage-tiles-printing = Quelle impression : first (première) ou new (nouvelle)
terminal-usage-tiles-check = Vérifier un fichier de catalogue à vous, pour une de nos extensions (docs/tiles.md), au lieu d'afficher les nôtres
terminal-usage-tiles-json = Afficher du JSON
terminal-usage-tiles-sheet = Dessiner une planche avec chaque tuile des extensions, son identifiant et son nombre d'exemplaires ; exige -o
terminal-usage-tiles-output = Où dessiner la planche ; l'extension du nom choisit le format : .svg, .png ou .webp
terminal-usage-tiles-theme = Les couleurs de la planche : day (jour), night (nuit), contrast (contraste) ou diagram (schéma)
terminal-usage-tiles-size = Le côté d'une tuile sur la planche, en pixels

## engine

terminal-usage-engine = Parler un protocole de lignes avec d'autres programmes, sur l'entrée et la sortie standard
terminal-usage-engine-seed = La graine avec laquelle les bots choisissent entre des coups aussi bons
terminal-usage-engine-head = Le programme lit une commande par ligne et répond à chacune par une ligne, en anglais quelle que soit la langue :
terminal-usage-engine-line-setup = commencer une partie ; la première ligne d'une trace convient aussi
terminal-usage-engine-line-draw = dire quelle tuile a été piochée
terminal-usage-engine-line-play = jouer un coup pour la place interrogée
terminal-usage-engine-line-moves = afficher les coups permis
terminal-usage-engine-line-state = dire la position et qui décide
terminal-usage-engine-line-go = demander un coup à un bot
terminal-usage-engine-line-record = dire la partie en texte
terminal-usage-engine-line-undo = reprendre le dernier tirage ou coup
terminal-usage-engine-line-other = voir s'il est là, afficher les commandes, finir
terminal-usage-engine-tail = À ce qui est faux, il répond par `error line N, column N: …`, et rien ne change. Le code de sortie est 0, ou 2 avec un message si l'entrée finit sans `quit` et contenait une ligne qui n'était pas une commande. docs/engine-protocol.md décrit tout.


