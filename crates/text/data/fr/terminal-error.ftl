### What went wrong on a command line, where, and what would be right; what the operator is asked.

# $text says what is wrong, with its remedy.
terminal-error = erreur : { $text }
# $text says what failed, $list why.
terminal-error-why = { $text } : { $list }
terminal-error-note = remarque : { $text }
terminal-error-system = { $cause ->
    [not-found] ce fichier ou dossier n'existe pas
    [denied] vous n'en avez pas le droit sur cette machine
    [exists] un fichier de ce nom existe déjà
    [folder] c'est un dossier
    [no-folder] une partie du chemin n'est pas un dossier
    [full] le disque est plein
    [read-only] rien ne peut y être écrit
    [name] ce n'est pas un nom de fichier
    [refused] personne n'y écoute
    [broken] la connexion a été coupée
    [unreachable] cette machine est injoignable
    [slow] cela a pris trop de temps
    [taken] un autre programme y écoute déjà
   *[other] cette machine n'a pas cette adresse
}

## What was typed

terminal-error-more = Plus d'informations : `{ $input }`
terminal-error-unexpected = « { $input } » n'est pas attendu ici ; omettez-le
terminal-error-unexpected-close = « { $input } » n'est pas attendu ici ; vouliez-vous dire « { $name } » ?
terminal-error-no-command = il n'y a pas de commande « { $input } »
terminal-error-no-command-close = il n'y a pas de commande « { $input } » ; vouliez-vous dire { $list } ?
terminal-error-which-command = dites ce qu'il faut faire : { $list }
terminal-error-no-value = { $name } exige une valeur
terminal-error-one-of = { $name } ne peut pas être « { $input } » ; possibles : { $list }
terminal-error-value = { $name } ne peut pas être « { $input } »
terminal-error-value-why = { $name } ne peut pas être « { $input } » : { $text }
terminal-error-twice = { $name } est donné deux fois ; omettez-en un
terminal-error-together = { $name } ne va pas avec { $list } ; omettez l'un des deux
terminal-error-missing = il manque : { $list }
terminal-error-too-many-values = { $name } n'admet pas « { $input } » ; omettez-le
terminal-error-utf8 = ce qui a été saisi n'est pas du texte en UTF-8
terminal-error-whole = un nombre entier de { $least } à { $most } est attendu
terminal-error-whole-from = un nombre entier est attendu, { $least } ou plus
terminal-error-decimal = un nombre est attendu, comme 2 ou 0.5
terminal-error-yes-or-no = true ou false est attendu
terminal-error-seed = une graine est un nombre entier de 0 à { $value }
terminal-error-entries = N est un nombre de tirages et de coups, de 0 pour le début à tous ceux de la partie
terminal-error-range = « { $name } { $input } » est hors limites ; de { $least } à { $most } sont possibles
terminal-error-at-beyond = « --at { $n } » est au-delà de la fin : il y a { $m } tirages et coups, donc N va de 0 à { $m }
terminal-error-at-line = « --at » est pour les enregistrements et les scénarios ; omettez-le
terminal-error-tui = « --tui » exige un terminal ; sans cette option, la partie est affichée en texte
terminal-error-theme = « --theme { $input } » est inconnu ; il y a { $list }
terminal-error-thread = impossible de lancer un fil d'exécution
terminal-error-signals = impossible de guetter les signaux
terminal-error-random = le système ne fournit pas de nombres aléatoires : { $text }

## Setup

terminal-error-edition = le jeu de règles « { $input } » est inconnu ; il y a { $list }
terminal-error-box = l'extension « { $input } » est inconnue ; il y a { $list }
terminal-error-part = l'extension « { $name } » n'a pas d'élément « { $input } » ; les éléments, joints par « + », sont { $list }
terminal-error-part-none = l'extension « { $name } » n'a pas d'élément « { $input } » ; omettez-le
terminal-error-landscape = none (ses tuiles comme simple paysage)
terminal-error-box-twice = l'extension « { $name } » est nommée deux fois, avec des éléments différents ; nommez-la une fois et joignez ses éléments par « + »
terminal-error-box-twice-parts = l'extension « { $name } » est nommée deux fois, avec des éléments différents ; nommez-la une fois et joignez ses éléments par « + », comme { $input }
terminal-error-not-playable = l'extension « { $name } » est dans le catalogue des tuiles mais ne peut pas encore être jouée ; jouables : { $list }
terminal-error-not-playable-landscape = l'extension « { $name } » est dans le catalogue des tuiles mais ne peut pas encore être jouée ; avec « { $name }:none » ses tuiles sont un simple paysage ; jouables : { $list }
terminal-error-switch = la variante « { $input } » est inconnue ; `carcas rules` affiche toutes les variantes
terminal-error-switch-close = la variante « { $input } » est inconnue ; vouliez-vous dire { $list } ?
terminal-error-switch-value = « { $name } » n'a pas de valeur « { $input } » ; possibles : { $list }
terminal-error-six-seats = à six, il faut Auberges et Cathédrales (inns-and-cathedrals) ou la variante sixth-player=always (règles BA-01, IC-01)
terminal-error-river-with-count = une rivière et Le Comte de Carcassonne ne se jouent pas ensemble ici (river-with-count=forbidden) ; omettez l'un des deux ou choisissez river-with-count=attach-spring (règle RV-101)
terminal-error-figures = toutes les places ensemble ont { $n } pions ; une partie en a au plus { $most }
terminal-error-segments = les tuiles de toutes les extensions ont { $n } sections, plus qu'une partie ne peut en avoir ; omettez une extension
terminal-error-recorded = cette partie ne peut pas être enregistrée

## Files

terminal-error-read = impossible de lire { $file }
terminal-error-stdin = impossible de lire l'entrée standard
terminal-error-stdin-name = l'entrée standard
terminal-error-write = impossible d'écrire { $file }
terminal-error-write-folder = impossible d'écrire { $file } : c'est un dossier
terminal-error-make-folder = impossible de créer le dossier { $file }
terminal-error-too-long = { $file } a plus de { $n } octets, trop pour ce que ce devrait être
terminal-error-not-text = { $file }:{ $number } : ce n'est pas du texte en UTF-8 ; enregistrez le fichier en UTF-8
terminal-error-folder-record = { $file } est un dossier ; un enregistrement de partie est attendu
terminal-error-folder-watched = { $file } est un dossier ; un enregistrement de partie ou un scénario est attendu
terminal-error-no-record = { $file } n'est pas un enregistrement de partie qui puisse être revu
terminal-error-no-scenario = { $file } n'est pas un scénario qui puisse être joué
terminal-error-no-position = { $file } n'est pas une position qui puisse être lue
terminal-error-position-line = ce n'est pas une position, colonne { $number } : { $text }
terminal-error-neither = { $file } n'est ni un enregistrement de partie, qui commence par « carcas-record », ni un scénario, qui commence par « title … », ni une position, qui commence par « carcas1 »
terminal-error-no-moment = la partie n'a pas de position
terminal-error-many-games = il y a trop de parties dans { $file }

## Drawings

terminal-error-no-format = { $file } n'a pas d'extension qui indique un format ; possibles : .svg, .png, .webp ou .gif
terminal-error-no-still = { $file } ne peut pas contenir une image fixe ; choisissez .svg, .png ou .webp
terminal-error-no-animation = { $file } ne peut pas contenir une animation ; choisissez .webp ou .gif, ou omettez --animate
terminal-error-every-turn = --every-turn est pour les animations : choisissez .gif, ou .webp avec --animate
terminal-error-no-motion = --no-motion est pour les animations : choisissez .gif, ou .webp avec --animate
terminal-error-sheet-animation = { $file } serait une animation ; choisissez .svg, .png ou .webp
terminal-error-too-small = l'image aurait { $n }×{ $m } pixels ; un côté en a au moins 1, choisissez donc --size ou --width plus grand
terminal-error-side-too-long = l'image aurait { $n }×{ $m } pixels ; un côté en a au plus { $most }, choisissez donc --size ou --width plus petit
terminal-error-too-many-pixels = l'image aurait { $n }×{ $m } pixels, soit { $number } millions ; { $most } millions sont possibles ici, choisissez donc --size ou --width plus petit
terminal-error-film-too-long = l'animation aurait plus de 4 Go ; choisissez --size ou --width plus petit
terminal-render-frames = images

## verify

terminal-error-draw-differs = { $file } : le tirage { $number } diffère : enregistré { $input }, calculé { $value }
terminal-error-draw-nothing = { $file } : le tirage { $number } diffère : enregistré { $input }, calculé rien
terminal-error-no-seed-hash = { $file } n'a pas de « seed-hash » : la partie n'a pas été tirée de façon vérifiable (docs/fair-draws.md)
terminal-error-no-nonce = { $file } n'a ni « nonce { $who } … », ni « bot { $who } … », qui n'en a pas besoin
terminal-error-no-seed = { $file } n'a pas de « seed » : elle est révélée quand la partie est finie ; vérifiez alors l'enregistrement

## tiles

terminal-error-printing = « --printing { $input } » est inconnu ; possibles : first ou new
terminal-error-no-tiles = il n'y a aucune tuile dans ces extensions dans cette impression
terminal-error-no-tile = il n'y a pas de tuile « { $input } » ; `carcas tiles` affiche tous les identifiants
terminal-error-no-tile-close = il n'y a pas de tuile « { $input } » ; vouliez-vous dire { $list } ?
terminal-error-catalogue-empty = { $file } ne décrit aucune tuile ; voyez docs/tiles.md
terminal-error-catalogue-right = { $file } : types de tuile : { $n }, rien à redire
terminal-error-catalogue-wrong = { $file } n'est pas un catalogue utilisable :

## The own server and its operator

terminal-error-listen = « { $input } » n'est pas un endroit où écouter ; une adresse et un port sont attendus, comme 127.0.0.1:7777, 0.0.0.0:7777 pour laisser entrer les autres, localhost:7777, ou un port seul comme 7777
terminal-error-settings = { $file } n'est pas compris
terminal-error-pages = { $file } n’a pas de pages : index.html manque ; `npm run build` dans le dossier web les crée dans web/dist
terminal-error-limits = --limits { $input } : 0 ou plus est attendu
terminal-error-no-data = il n'y a pas de dossier de données { $file } ; indiquez celui du serveur avec --data
terminal-error-no-path = ce n'est pas un chemin
terminal-admin-delete-game = Supprimer pour toujours la partie { $name } et tout son historique ?
terminal-admin-delete-identity = Supprimer pour toujours l'identité { $name }, ses noms et ses mots ?
# $text asks; $input is the word to type.
terminal-admin-type = { $text } Tapez { $input } :
terminal-admin-yes = oui
terminal-admin-nothing-deleted = Rien n'a été supprimé.
terminal-error-game-yes = cela supprime pour toujours la partie { $name } et tout son historique ; ajoutez --yes
terminal-error-identity-yes = cela supprime pour toujours l'identité { $name }, ses noms et ses mots ; ajoutez --yes
terminal-admin-closed = { $name } : partie fermée
terminal-admin-muted = { $name } : la discussion est coupée
terminal-admin-open = { $name } : la discussion est ouverte
terminal-admin-deleted = { $name } : partie supprimée
terminal-admin-forgotten = { $n ->
    [one] { $name } : identité supprimée, aussi de { $n } partie
   *[other] { $name } : identité supprimée, aussi de { $n } parties
}
terminal-admin-copied = une copie est dans { $file }
terminal-admin-no-folder = il n'y a pas de dossier { $file } ; créez-le, ou indiquez-en un autre
terminal-admin-unknown = il n'y a pas de telle partie ni de telle identité
terminal-admin-no-identity = il n'y a pas de telle identité
terminal-admin-lost = le serveur a disparu pendant l'opération
terminal-admin-count = { $how ->
    [waiting] { $n ->
        [one] { $n } partie en attente
       *[other] { $n } parties en attente
    }
    [running] { $n ->
        [one] { $n } partie en cours
       *[other] { $n } parties en cours
    }
    [finished] { $n ->
        [one] { $n } partie finie
       *[other] { $n } parties finies
    }
   *[abandoned] { $n ->
        [one] { $n } partie abandonnée
       *[other] { $n } parties abandonnées
    }
}
terminal-admin-more = et { $n } de plus : --limit { $m } les affiche
terminal-admin-public = publique
terminal-admin-private = privée
terminal-admin-is-closed = fermée
terminal-admin-is-muted = discussion coupée
terminal-admin-games = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
terminal-admin-games-or-more = { $n } parties ou plus
terminal-admin-nobody = personne n'est encore venu

## load

terminal-error-open-files = { $n } connexions exigent { $m } fichiers ouverts, et le système en permet { $value } à ce processus : relevez la limite dure (`ulimit -Hn { $m }` comme root, LimitNOFILE= dans une unité systemd), aussi pour le serveur

## Addresses and links

terminal-error-address-scheme = « { $input } » n'a ni http:// ni https:// devant ; une adresse est attendue, comme http://127.0.0.1:7777 ou https://example.org, ou le lien d'une place ou d'une table tel que le donne le serveur
terminal-error-address-other = « { $input } » commence par { $name }:// ; une adresse est attendue, comme http://127.0.0.1:7777 ou https://example.org, ou le lien d'une place ou d'une table tel que le donne le serveur
terminal-error-address-user = « { $input } » nomme un utilisateur, et les serveurs n'en connaissent pas ; une adresse est attendue, comme http://127.0.0.1:7777 ou https://example.org, ou le lien d'une place ou d'une table tel que le donne le serveur
terminal-error-address-machine = « { $input } » ne nomme aucune machine ; une adresse est attendue, comme http://127.0.0.1:7777 ou https://example.org, ou le lien d'une place ou d'une table tel que le donne le serveur
terminal-error-address-nothing = « { $input } » ne mène à rien qui puisse être joué ; une adresse est attendue, comme http://127.0.0.1:7777 ou https://example.org, ou le lien d'une place ou d'une table tel que le donne le serveur
terminal-error-address-token = « { $input } » a derrière le # autre chose qu'une place ; copiez le lien entier, entre guillemets
terminal-error-address-table = « { $input } » mène à une table ; un serveur est attendu, comme { $name }
terminal-error-address-no-game = « { $input } » ne nomme aucune partie ; l'adresse d'une table est attendue, comme { $name }
terminal-error-still-played = la partie à l'adresse { $file } n'est pas finie ; elle pourra être analysée quand elle le sera

## Flags about a server

terminal-error-local-seed = --seed est pour les parties sur cette machine ; un serveur pioche lui-même
terminal-error-local-save = --save est pour les parties sur cette machine ; un serveur conserve ses parties
terminal-error-local-confirm = --confirm est pour les parties sur cette machine ; sur un serveur --grace 60 laisse le temps de revenir en arrière
terminal-error-local-start = --start est pour les parties sur cette machine ; sur un serveur la table est de toute façon créée aussitôt
terminal-error-two-games = le lien et --resume nomment chacun une partie ; omettez l'un des deux
terminal-error-list-table = --list concerne un serveur, pas une table ; écrivez --server { $input }
terminal-error-new-table = { $list } est pour une nouvelle table, et celle-ci est déjà préparée ; omettez-le, ou créez une table avec --server { $input }
terminal-error-setup-flags = --rules, --with ou --set
terminal-error-online-seat = « --seat { $input } » n'est pas un joueur ; sur un serveur sont possibles { $list }, ou open pour quelqu'un d'autre
terminal-error-aids = --aids { $input } : all, tabletop ou none est attendu
terminal-error-grace = --grace { $n } : de 0 à 60 secondes sont attendues
terminal-error-clock = --clock { $input } : des minutes et des secondes sont attendues, comme 10+5 ou 10d5, ou des jours comme 3days
terminal-error-clock-range = --clock { $input } : de 10 secondes à { $n } heures et au plus { $m } secondes par tour sont attendues, ou de 1 à { $most } jours
terminal-error-name-length = --name : un nom a de 1 à { $most } caractères, et celui-ci en a { $n }
terminal-error-name-control = --name : un nom a des lettres et des signes, mais pas de caractères de contrôle comme les tabulations

## Connections

terminal-error-unreached = impossible d'atteindre { $input } ; le serveur tourne-t-il ?
terminal-error-unreached-port = impossible d'atteindre { $input } (port { $value }) ; le serveur tourne-t-il ?
terminal-error-no-answer = { $input } ne répond pas
terminal-error-no-server = { $input } ne répond pas comme un serveur de parties
terminal-error-elsewhere = { $input } renvoie à { $name } ; utilisez cette adresse
terminal-error-answer = la réponse à { $input } n'est pas comprise ; ce programme est-il aussi récent que le serveur, et celui-ci est-il des nôtres ?
terminal-error-status = le serveur répond par l'état { $n }
terminal-error-unusable = le serveur ne peut pas être utilisé maintenant
terminal-error-unseen = la connexion a pris fin avant que la partie soit vue
terminal-error-silent = le serveur n'a pas répondu depuis { $n } minutes : { $text }
terminal-error-release = le serveur et ce programme parlent des versions différentes du protocole ({ $text }) ; utilisez le programme de la même version que le serveur
terminal-error-seat-unknown = le serveur ne connaît plus notre place ; demandez un nouveau lien ou commencez une autre partie
terminal-error-look-again = { $text } Vérifiez le lien.
terminal-error-follow = ce programme ne peut pas suivre la partie ; utilisez le programme de la même version que le serveur
terminal-error-positions = le serveur et ce programme voient des positions différentes ; utilisez le programme de la même version que le serveur
terminal-error-not-remembered = rien n'est retenu de ce serveur : { $text }
terminal-error-memory = { $file } n'est pas ce que ce programme retient des serveurs ; déplacez-le pour recommencer
terminal-error-no-memory = ce système n'a pas de place pour ce qui est à retenir
terminal-error-held = un autre programme tient { $file } depuis longtemps
terminal-error-ca = --ca { $file } : des certificats au format PEM sont attendus, `-----BEGIN CERTIFICATE-----`
terminal-error-encrypt = impossible de chiffrer vers { $name }
terminal-error-host-name = « { $name } » n'est pas un nom qu'un certificat puisse avoir
terminal-error-issuer = personne de confiance ne se porte garant du certificat ({ $name }) ; s'il est signé par une autorité à vous, indiquez le certificat de cette autorité avec --ca FICHIER
terminal-error-other-name = le certificat de ce serveur est pour un autre nom ({ $name } est demandé) ; vérifiez l'adresse
terminal-error-expired = le certificat a expiré ({ $name }) ; prévenez la personne qui gère le serveur
terminal-error-untrusted = le certificat n'est pas digne de confiance ({ $name } : { $text }) ; si le serveur signe pour lui-même, créez une autorité et indiquez son certificat avec --ca FICHIER
terminal-error-no-tls = { $name } ne parle pas TLS ici ; essayez http:// au lieu de https://
terminal-error-foul-hash = le serveur montre une autre empreinte de sa graine ({ $input }) qu'auparavant ({ $value }), il a donc pu choisir les tirages ; ne vous fiez pas à cette partie
terminal-error-foul-nonce = le serveur ne tire pas avec ce que nous avons ajouté, il a donc pu choisir les tirages ; ne vous fiez pas à cette partie
terminal-error-foul-seed = la graine que révèle le serveur n'est pas celle qu'il a promise avant la partie (empreinte { $value }), il a donc pu choisir les tirages ; ne vous fiez pas à cette partie

## Starting a server

terminal-error-serve-listen = impossible d'écouter sur { $input } : { $text } ; choisissez un autre endroit avec --listen 127.0.0.1:7778
terminal-error-folder-held = un autre serveur utilise déjà le dossier { $file } ; arrêtez-le ou choisissez-en un autre avec --data
# $text is what the database says, in its own words.
terminal-error-store = { $cause ->
    [full] le disque est plein : faites de la place ({ $text })
    [locked] la base de données est verrouillée : arrêtez le programme qui la tient ({ $text })
    [unreachable] la base de données ne répond pas : { $text }
   *[other] la base de données est inutilisable : { $text }
}
