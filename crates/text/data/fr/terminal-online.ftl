### What the terminal says at tables on servers, and about kept games, records, tiles and its own server.

terminal-online-sits-down = { $who } prend place
terminal-online-stands-up = { $who } se lève ; la place est de nouveau libre
terminal-online-bot-seated = { $who } : le bot { $name } prend place
terminal-online-begins = tout le monde est là ; la partie commence
terminal-online-asks-back = { $who } demande l'annulation du dernier coup
terminal-online-takes-back = { $who } annule son coup
terminal-online-agrees = { $who } accepte
terminal-online-refuses = { $who } refuse
terminal-online-gives-up = { $who } abandonne
terminal-online-flag = temps écoulé pour { $who }
terminal-online-resumed = le serveur a été absent un moment ; ce temps n'est compté à personne
terminal-online-taken-over = { $cause ->
    [time] le bot { $name } continue pour { $who } : temps écoulé
    [resigned] le bot { $name } continue pour { $who } : abandon
    [absent] le bot { $name } continue pour { $who } : absence
   *[other] le bot { $name } continue pour { $who } : à sa demande
}
terminal-online-next-game = la partie suivante est prête
terminal-online-wins = { $n ->
    [0] personne ne gagne
    [one] { $list } l'emporte
   *[other] { $list } se partagent la victoire
}
terminal-online-ended = { $cause ->
    [resigned] La partie est terminée : { $text } par abandon.
    [time] La partie est terminée : { $text } au temps.
    [absent] La partie est terminée : { $text } par forfait.
    [aborted] La partie a été arrêtée avant d'avoir commencé ; personne ne gagne.
    [closed] La partie a été fermée par l'administration du serveur ; personne ne gagne.
   *[other] La partie est terminée : { $text }.
}
terminal-online-bot = bot { $name }
terminal-online-here = { $who } est à la table
terminal-online-left = { $who } a quitté la table
terminal-online-stands = la connexion est rétablie
terminal-online-lost = la connexion est perdue ({ $text }) ; nouvel essai…
terminal-online-doubtful = le serveur n'a pas répondu, on ne sait donc pas s'il a reçu votre message ; regardez, et recommencez s'il le faut
terminal-online-refused = { $text } ({ $input })
terminal-online-enter-draws = Entrée termine tout de suite le tour ; `undo` annule le dernier coup
terminal-online-yes-or-no = tapez `yes` pour accepter ou `no` pour refuser
terminal-online-once-more = pour confirmer, tapez-le encore une fois : { $text }
terminal-online-no-hint = les bots ne conseillent pas quand des personnes jouent entre elles
terminal-online-no-bag = les aides de cette table ne disent pas quelles tuiles restent
terminal-online-wait-gathering = les autres ne sont pas encore là ; `help` dit ce qu'on peut taper en attendant
terminal-online-wait-over = la partie est terminée ; `rematch`, ou Entrée pour quitter
terminal-online-wait-sending = votre dernière réponse est en route ; `help` dit ce qu'on peut taper en attendant
terminal-online-wait-turn = c'est à { $who } de jouer ; `help` dit ce qu'on peut taper en attendant
terminal-online-wait-draw = on pioche d'abord ; `help` dit ce qu'on peut taper en attendant
terminal-online-link = Le lien pour { $who } : { $input }
terminal-online-watch-link = Pour regarder : { $input }
terminal-online-begins-when-full = La partie commence quand toutes les places sont prises.
terminal-online-played-here = joue ici
terminal-online-away = pas là
terminal-online-time-left = reste { $time }
terminal-online-watching = regardent : { $n }
terminal-online-rematch-or-leave = `rematch` lance une autre partie, Entrée quitte
terminal-online-watch-again = Pour regarder à nouveau : { $input }
terminal-online-go-on = La partie est conservée sur le serveur. Pour continuer : { $input }
terminal-online-wish-say = dire quelque chose
terminal-online-wish-undo = annuler le dernier coup
terminal-online-wish-confirm = finir le tour maintenant
terminal-online-wish-agree = accepter l'annulation
terminal-online-wish-refuse = refuser l'annulation
terminal-online-wish-resign = abandonner
terminal-online-wish-abort = arrêter la partie à peine commencée
terminal-online-wish-claim = réclamer la partie contre { $who }
terminal-online-wish-replace = laisser un bot continuer pour { $who }
terminal-online-wish-bot = laisser un bot continuer pour vous
terminal-online-wish-next = aller à la partie suivante
terminal-online-wish-rematch = jouer une autre partie
terminal-online-say-what = dire quoi ? `say bonjour`
terminal-online-nobody-absent = personne de ce nom n'est absent ; `claim blue`, ou `who` pour voir
terminal-online-only-watch = vous ne faites que regarder ; il faut une place pour cela
terminal-online-no-confirm = aucun de vos tours n'attend d'être terminé
terminal-online-no-takeback = personne ne vous demande d'annulation
terminal-online-own-games = Vos parties sur { $input } :
terminal-online-none-yet = aucune pour le moment
terminal-online-public = Tables publiques :
terminal-online-none = aucune
terminal-online-your-turn = à vous
terminal-online-list-go-on = Pour continuer : { $input }
terminal-online-list-watch = Pour regarder : { $input }
terminal-online-seat-taken = cette place est déjà prise ; si c'est la vôtre, continuez à l'endroit où vous avez pris place, sinon demandez le lien d'une autre place, ou regardez avec --server { $input }
terminal-online-no-seat-link = ce lien n'ouvre aucune place ; copiez-le en entier, entre guillemets, ou redemandez-le
terminal-online-no-game = la partie { $name } n'existe pas sur { $input } ; vérifiez le lien, ou listez les tables avec --server { $input } --list
terminal-online-no-own-game = vous n'avez aucune partie en cours sur { $input } ; commencez-en une avec --server { $input }

## What can be typed at a server

terminal-online-help-head = À une table sur un serveur, aussi :
terminal-online-help-say = dit quelque chose aux autres
terminal-online-help-undo = annule le dernier coup ; après la pioche, demande aux autres
terminal-online-help-yes = accepte l'annulation qu'un autre demande, ou la refuse
terminal-online-help-who = qui a quelle place, qui est là, et ce que montrent les pendules
terminal-online-help-links = les liens pour les personnes attendues, et pour regarder
terminal-online-help-resign = abandonne
terminal-online-help-abort = arrête une partie à peine commencée
terminal-online-help-claim = réclame la partie contre quelqu'un d'absent depuis longtemps
terminal-online-help-replace = laisse un bot continuer pour quelqu'un d'absent depuis longtemps
terminal-online-help-bot = laisse un bot continuer pour vous
terminal-online-help-rematch = après la fin, une autre partie avec les mêmes personnes
terminal-online-help-quit = quitte ; la partie reste sur le serveur, et vous pouvez revenir

## Kept games, records, tiles, the own server

terminal-games-none = aucune partie
terminal-games-gone = le fichier n'est plus là
terminal-games-with = { $name }, avec { $list }
terminal-games-house = { $n ->
    [one] { $text } ({ $n } variante)
   *[other] { $text } ({ $n } variantes)
}
terminal-games-now = en train d'être jouée
terminal-games-unfinished = { $tiles ->
    [one] inachevée, { $tiles } tuile dans la pioche
   *[other] inachevée, { $tiles } tuiles dans la pioche
}
terminal-games-won = { $n ->
    [0] personne n'a gagné
    [one] { $list } a gagné
   *[other] { $list } se sont partagé la victoire
}
terminal-games-resigned = { $text } : { $who } a abandonné
terminal-games-time = { $text } : temps écoulé pour { $who }
terminal-games-absent = { $text } : { $who } est resté absent trop longtemps
terminal-games-aborted = interrompue
terminal-games-closed = fermée
terminal-replay-entry = étape { $number } sur { $n } : { $input }
terminal-tiles-heading = { $tiles ->
    [one] { $name } ({ $tiles } tuile)
   *[other] { $name } ({ $tiles } tuiles)
}
terminal-serve-open = Carcas est ouvert sur { $input }
terminal-serve-open-here = Carcas est ouvert ici sur { $input }
terminal-serve-room = et sur { $input } pour les autres appareils de la maison.
terminal-serve-room-port = et sur le port { $input } de l'adresse de cette machine pour les autres appareils de la maison.
terminal-serve-stop = Arrêtez avec Ctrl-C. Les parties reprendront où elles en étaient au prochain lancement.
terminal-serve-stopped = Arrêté ; tout est enregistré.

terminal-online-begins-soon = La partie commence quand tout le monde est là, ou dans quelques secondes.
terminal-online-nonce-refused = Votre part des tirages n'a pas été acceptée : { $text }
## Venir, regarder, garder

terminal-online-small = La table demande un terminal d'au moins { $least }×{ $most } caractères, et celui-ci en a { $n }×{ $m }. Agrandissez-le, ou jouez ligne par ligne avec --plain.
terminal-online-guest = Les autres vous voient sous le nom { $name } ; --name leur dit qui vous êtes.
terminal-online-made = Tables que vous avez préparées pour d'autres :
terminal-online-why-lost = { $cause ->
    [closed] le serveur l'a fermée
    [silent] le serveur ne donne plus signe de vie
    [away] le serveur est injoignable
   *[other] le réseau est en panne
}
terminal-online-you-watch = Vous regardez cette partie. `board` montre à nouveau le plateau, `help` dit ce que l'on peut taper d'autre, `quit` quitte la table.
terminal-online-no-fields = les aides de cette table ne disent pas à qui sont les prés
terminal-online-save-how = nommez le fichier : `save partie.txt`
terminal-online-saved = L'enregistrement du serveur est dans { $file }. Vérifiez ses tirages avec : carcas verify { $file }
