### What the screens of the terminal say around the board: pages before a game, hints, windows, remarks.
### Keys to press stay as they are in every language.

## What a key does, in a word or two at the bottom of the screen

terminal-hint-choose = choisir
terminal-hint-go-on = continuer
terminal-hint-begin = commencer
terminal-hint-take-or-leave = prendre ou laisser
terminal-hint-look = voir et changer
terminal-hint-change = changer
terminal-hint-next = suivant
terminal-hint-quit = quitter
terminal-hint-as-edition = comme l'édition
terminal-hint-all = tout
terminal-hint-back = retour
terminal-hint-place = case
terminal-hint-turn = pivoter
terminal-hint-lay = placer
terminal-hint-pass = passer
terminal-hint-bid = miser
terminal-hint-do = valider
terminal-hint-end-turn = finir le tour
terminal-hint-undo = revenir
terminal-hint-table = table
terminal-hint-help = aide
terminal-hint-zoom = zoom
terminal-hint-fields = prés
terminal-hint-bag = pioche
terminal-hint-scroll = défiler
terminal-hint-step = étape
terminal-hint-next-turn = tour suivant
terminal-hint-ten = dix
terminal-hint-ends = début/fin
terminal-hint-on = suite
terminal-hint-filter = filtrer
terminal-hint-all-answers = tous les choix
terminal-hint-name = nom
terminal-hint-name-done = terminé
terminal-hint-parts = éléments
terminal-key-enter = Entrée
terminal-key-esc = Échap
terminal-key-space = Espace
terminal-key-pages = Page↑ Page↓
terminal-key-tens = Page↓, Page↑
terminal-key-ends = Début, Fin
terminal-key-turns = Tab, Maj+Tab

## The start screen

terminal-start-title = Carcas  une nouvelle partie
terminal-start-edition = Édition
terminal-start-boxes = Extensions
terminal-start-parts = { $name } ({ $n } sur { $m })
terminal-start-seats = Places
terminal-start-begin = Commencer
terminal-start-house-none = Variantes : aucune, comme dans l'édition
terminal-start-house = Variantes : { $n }
terminal-player-nobody = personne
terminal-player-human = humain
# $name is the name of a bot.
terminal-player-bot = bot { $name }
terminal-start-empty = Il faut au moins un joueur à la table.
terminal-start-not-yet = Cette partie ne peut pas encore commencer.
# $input is the switch that is set.
terminal-start-sixth = À six, il faut Auberges et Cathédrales. y : jouer à six grâce à une variante ({ $input }) ; autre touche : non
terminal-resume-line = { $n ->
    [one] Continuer la partie inachevée
   *[other] Continuer l'une des { $n } parties inachevées
}
terminal-resume-title = { $n ->
    [one] Carcas  { $n } partie inachevée
   *[other] Carcas  { $n } parties inachevées
}
terminal-parts-title = Carcas  éléments : { $name }
# $n of $m switches.
terminal-house-title = Carcas  variantes : { $n } sur { $m } autrement que dans l'édition
terminal-house-otherwise = dans l'édition : { $text }

## Around the board

# $list has figures by their letters, such as 2Bm.
terminal-holds = détient { $list }
terminal-owes = à placer : { $tile }
terminal-standings = À qui est quoi, points maintenant et au mieux
terminal-log = historique
terminal-log-back = historique, plus haut (Page↓)
# $value and $input are sizes such as 80x24.
terminal-too-small = il faut { $value }, ici { $input } : agrandissez la fenêtre, ou quittez avec q
# The top line; $name is the edition.
terminal-headline = { $n ->
    [one] { $n } tuile dans la pioche
   *[other] { $n } tuiles dans la pioche
}
terminal-headline-house = { $n ->
    [one] { $n } variante (R)
   *[other] { $n } variantes (R)
}

## Bazaars

terminal-bazaar-highest = la plus haute : { $points }, par { $who }
terminal-bazaar-own = votre mise : { $input }
terminal-bazaar-pass = vous passez
terminal-bazaar-range = de { $least } à { $most }
terminal-bazaar-type = tapez-la, ↑, ↓
terminal-bazaar-type-tile = tapez-la, ↑, ↓ ; Tab : autre tuile
terminal-bazaar-type-pass = tapez-la, ↑, ↓ ; x : passer

## The world around the table

terminal-mouse-on = la souris agit de nouveau sur la table
terminal-mouse-off = la souris sélectionne du texte ; m la rend à la table
terminal-saved-as = enregistrée sous { $file }
# $input is a command to type.
terminal-look-again = Pour la revoir : { $input }
terminal-no-size = le terminal n'indique pas sa taille ; utilisez --plain
terminal-no-screen = impossible d'utiliser le terminal en plein écran ; utilisez --plain
terminal-screen-too-small = le terminal a { $input } caractères, la table en demande { $value } ; agrandissez-le ou utilisez --plain

## A table on a server

terminal-screen-title = Carcas  une table sur un serveur
terminal-screen-ended = la connexion au serveur est coupée
terminal-screen-away = pas là : { $who }
terminal-screen-lost = pas de connexion ({ $text }) ; nouvel essai…
terminal-screen-reading = lecture de la partie…
# $text says how the game ended.
terminal-screen-over = { $text }  t : autre partie
terminal-screen-takeback = quelqu'un demande l'annulation du dernier coup ; t pour répondre
terminal-screen-sent = envoyé…
# $n seconds.
terminal-screen-confirm = Entrée termine tout de suite le tour, sinon dans { $n } s ; u annule le dernier coup
terminal-screen-watching = vous ne faites que regarder
terminal-screen-no-advice = les bots ne conseillent pas quand plusieurs personnes jouent
terminal-screen-no-bag = les aides de cette table ne disent pas quelles tuiles restent
terminal-screen-no-owners = les aides de cette table ne disent pas à qui sont les secteurs
terminal-screen-waiting = En attente des autres. La partie commence quand toutes les places sont prises.
terminal-screen-watch = Pour regarder :
terminal-screen-mouse-off = sans souris, pour copier les liens
terminal-screen-wishes = À la table
terminal-screen-wishes-hint = flèches ou chiffres : choisir ; Entrée : valider ; autre touche : retour
terminal-screen-say = Dire
terminal-screen-say-hint = Entrée : le dire ; Échap : retour
# $text names what is wanted, as in the list.
terminal-screen-sure = Voulez-vous ceci : { $text } ?
terminal-screen-sure-title = Vraiment ?
terminal-screen-sure-hint = y : valider ; autre touche : retour

## A running game

terminal-draws-tile = { $who } pioche une tuile…
terminal-draws-lot = { $who } pioche une tuile pour le bazar…
terminal-draws-flock = { $who } pioche un jeton pour le troupeau…
terminal-may-undo = (u : revenir)
terminal-thinking = { $who } réfléchit…
terminal-confirm = Entrée finit le tour et pioche la tuile suivante ; u annule le dernier coup
# $text is an answer: what would be done.
terminal-asked = { $who } : { $text }
terminal-rotation = (rotation { $number } sur { $most })
terminal-rotation-one = (une seule rotation)
terminal-outcome = { $points ->
    [one] Fin de la partie : { $who } l'emporte avec { $points } point.
   *[other] Fin de la partie : { $who } l'emporte avec { $points } points.
}
# $list has the names of those who won together.
terminal-outcome-shared = { $points ->
    [one] Fin de la partie. Victoire partagée avec { $points } point : { $list }.
   *[other] Fin de la partie. Victoire partagée avec { $points } points : { $list }.
}
terminal-key-idle = cette touche ne fait rien ici ; { $input } montre les touches
terminal-no-fit = la tuile ne convient pas en { $cell }
terminal-no-answer-there = aucun choix ne concerne { $cell }
terminal-no-answer = il n'y a pas de choix numéro { $number }
terminal-bid-range = une mise va ici de { $least } à { $most }
terminal-no-bid = { $number } n'est pas une mise ici ; tapez de { $least } à { $most }, Retour arrière efface
terminal-advice = le bot Glouton choisirait : { $text }
terminal-no-undo = rien à annuler : une tuile a été piochée ou quelqu'un a joué depuis
terminal-undone = coup annulé
terminal-tile-drawn = piochée : { $tile }
terminal-tile-lot = du bazar : { $tile }
terminal-tile-own = la vôtre : { $tile }
terminal-space-of = case { $number } sur { $most } : { $cell }
# $text has a dot for every rotation.
terminal-rotation-dots = rotation { $text }
# What a recorded game shows after $number of $most entries; $text says what it waits for.
terminal-entry = étape { $number } sur { $most } : { $text }

## Windows

terminal-help = Aide
terminal-seats = Qui a quoi
terminal-rules-played = Ce qui est joué
terminal-aside = Mises de côté jusqu'à ce qu'un volcan soit placé
terminal-save = Enregistrer une copie
# $input is the name as far as it is typed.
terminal-save-file = Fichier : { $input }
terminal-save-hint = Entrée : l'écrire ; Échap : retour
terminal-leave = Quitter
terminal-leave-question = Quitter la table ?
terminal-leave-hint = Entrée, y ou q : quitter ; autre touche : rester
terminal-window-back = Entrée ou Échap : retour
terminal-window-below = suite plus bas : ↓ ; Entrée ou Échap : retour
terminal-window-above = suite plus haut : ↑ ; Entrée ou Échap : retour
terminal-window-both = suite plus haut et plus bas : ↑ ↓ ; Entrée ou Échap : retour
terminal-around = [ ] la dernière tuile  ( ) ce que les autres ont placé depuis votre tour  > < le choix
# $list explains signs such as 2m.
terminal-supplies = sous un nom : { $list }

## Help: a word on the left, what the keys do on the right. Keys are the same in every language.

terminal-help-placing = Placer une tuile
terminal-help-placing-keys = flèches, Tab, n, p : autre case ; r ou Espace : pivoter ; Entrée : placer. +2 marque une case où deux rotations conviennent
terminal-help-choosing = Choisir
terminal-help-bidding = Miser
terminal-help-bidding-keys = tapez les points, ou ↑ et ↓ ; Tab : autre tuile
terminal-help-dragon = Dragon
terminal-help-dragon-keys = les flèches montrent où il va ; ~1 ~2 tracent son chemin
terminal-help-turn = Votre tour
terminal-help-turn-keys = u : annuler ce que vous avez fait depuis la dernière tuile piochée ; i : ce que ferait le bot Glouton
terminal-help-looking = Vue
terminal-help-looking-keys = h j k l ou Maj+flèches : défiler ; z : près ou loin ; c : centrer l'action ; 0 : centrer le plateau
terminal-help-owners = Propriétaires
terminal-help-owners-keys = f : à qui sont les prés, puis tous les secteurs, puis rien, avec les points (% : partagé ; d'autres signes distinguent les prés de personne)
terminal-help-more = Autres
terminal-help-more-keys = b : pioche ; w : qui a quoi ; R : règles ; Page↑ Page↓ : historique
terminal-help-more-replay-keys = b : pioche ; w : qui a quoi ; R : règles
terminal-help-mouse = Souris
terminal-help-mouse-keys = clic sur une case (encore : pivoter), un endroit, un choix, une touche ; molette : défiler ; m : sans souris, pour sélectionner du texte
terminal-help-game = Partie
terminal-help-game-keys = s : enregistrer une copie ; q : quitter (la partie est conservée) ; { $input } : cette aide
terminal-help-online = Sur un serveur
terminal-help-online-keys = u : après la pioche suivante, demander l'annulation du coup ; t : parler, accepter, laisser un bot jouer, abandonner, revanche
terminal-help-steps-keys = une étape en avant, une en arrière
terminal-help-tens-keys = dix en avant, dix en arrière
terminal-help-ends-keys = au début, à la fin
terminal-help-replay-keys = v : la ligne de l'enregistrement ; m : avec ou sans souris (sans elle, on sélectionne du texte) ; q : quitter

## With many answers, and while bots play

terminal-help-choosing-keys = flèches, Tab, n, p ou son numéro ; / : chercher des mots, Échap : tous à nouveau ; x : passer ; Entrée : valider
terminal-help-watching = Suivre les bots
terminal-help-watching-keys = Espace : pause ; virgule et point : moins vite et plus vite
terminal-help-turns-keys = au tour suivant, au précédent
terminal-slower = les bots jouent moins vite
terminal-faster = les bots jouent plus vite
terminal-paused = en pause ; Espace reprend, . accélère, , ralentit
terminal-answer-of = choix { $number } sur { $most }
# How many answers have what was typed, of all.
terminal-filter-of = { $n } sur { $m }
terminal-filter-none = aucun choix ne contient ces mots ; Échap les montre tous
