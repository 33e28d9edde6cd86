### The table line by line, who has what, the key of signs, and the points at the end. Words to type stay as they are.

## The table

terminal-plain-welcome = Carcas, { $name }. À la table : { $list }.
terminal-plain-house-rules = { $n ->
    [one] { $n } variante est jouée ; « rules » dit laquelle.
   *[other] { $n } variantes sont jouées ; « rules » dit lesquelles.
}
terminal-plain-confirm = Entrée termine le tour, « undo » annule le dernier coup :
terminal-plain-nothing-to-undo = Il n'y a rien à annuler dans ce tour.
terminal-plain-hint = Le bot Glouton jouerait : { $text }
# $n points now, $m if all cities at it were complete.
terminal-plain-field = Le pré en { $cell } appartient à { $list }. Points maintenant : { $n } ; avec toutes ses villes complétées : { $m }.
terminal-plain-field-of-nobody = Le pré en { $cell } n'appartient à personne.
terminal-plain-no-field = Aucun pré n'a de paysan.
terminal-plain-bag = { $tiles ->
    [one] { $tiles } tuile restante dans la pioche
   *[other] { $tiles } tuiles restantes dans la pioche
}
terminal-plain-discarded = { $tiles ->
    [one] { $tiles } tuile défaussée
   *[other] { $tiles } tuiles défaussées
}
terminal-plain-aside = Mises de côté jusqu'à ce qu'un volcan soit placé
terminal-plain-over = La partie est terminée.
terminal-plain-draws = { $how ->
    [bazaar] { $who } va piocher une tuile pour le bazar
    [flock] { $who } va piocher un jeton pour le troupeau
   *[tile] { $who } va piocher une tuile
}
terminal-plain-wins = { $who } l'emporte.
terminal-plain-share = Se partagent la victoire : { $list }.
terminal-plain-replay = Pour la revoir : { $input }

## Questions and what is wrong with an answer

terminal-plain-or = Ou bien :
terminal-plain-dragon-next = Ensuite, { $who } le déplace, s'il peut encore avancer.
terminal-plain-type-space = Tapez le numéro d'une case ; « help » pour en savoir plus.
terminal-plain-type-space-turn = Tapez le numéro d'une case, ou { $input } pour sa deuxième rotation ; « help » pour en savoir plus.
terminal-plain-type-number = Tapez un numéro ; « help » pour en savoir plus.
terminal-plain-type-number-undo = Tapez un numéro ; « undo » reprend la tuile, « help » pour en savoir plus.
terminal-plain-type-auction = Tapez le numéro d'une tuile et une mise, de { $least } à { $most }, par exemple { $input } ; « help » pour en savoir plus.
terminal-plain-type-bid = Tapez une mise, de { $least } à { $most }, ou « pass » ; « help » pour en savoir plus.
terminal-plain-rotations = En { $cell }, la tuile convient dans { $n } rotations :
terminal-plain-empty = Tapez un numéro, un coup ou « help ».
terminal-plain-not-legal = « { $input } » n'est pas autorisé ici.
terminal-plain-see-moves = « moves » affiche ce qui est autorisé.
terminal-plain-no-move = « { $input } » n'est pas un coup.
terminal-plain-see-help = « help » explique ce que l'on peut taper.
terminal-plain-no-bid = « { $input } » n'est pas une mise ; tapez un nombre de { $least } à { $most }, ou « pass ».
terminal-plain-no-auction = « { $input } » n'ouvre aucune enchère ; tapez le numéro d'une tuile, de 1 à { $n }, et une mise, de { $least } à { $most }.
terminal-plain-no-choice = « { $input } » n'est pas un choix possible ; tapez un numéro de 1 à { $n }.
terminal-plain-no-turns = Le numéro { $number } n'a pas de rotations ; tapez { $number }.
terminal-plain-one-turn = La tuile ne convient à la case { $number } que d'une façon ; tapez { $number }.
terminal-plain-turns = La case { $number } permet { $n } rotations ; tapez { $list }.

## Help

terminal-plain-help = Ce que vous pouvez taper, dans toutes les langues :
terminal-plain-help-number = la case 3 ; pour un pion, le troisième choix
terminal-plain-help-letter = la case 3, la tuile dans sa deuxième rotation
terminal-plain-help-cell = la tuile piochée sur cette case, tournée de 180° dans le sens horaire
terminal-plain-help-bid = quand une mise est demandée, ce nombre de points ; « 2 5 » mise 5 sur la deuxième tuile
terminal-plain-help-move = un coup en entier, comme dans les fichiers de partie ; « pass » pour ne rien faire
terminal-plain-help-moves = tous les coups autorisés, en entier
terminal-plain-help-hint = ce que jouerait le bot Glouton
terminal-plain-help-undo = annule ce que vous avez fait depuis la dernière tuile piochée (avec --confirm, le pion aussi)
terminal-plain-help-board = montre à nouveau le plateau et la question
terminal-plain-help-bag = les tuiles restantes
terminal-plain-help-rules = ce qui est joué : l'édition, les variantes et ce qui distingue les éditions
terminal-plain-help-fields = chaque pré occupé : à qui il appartient et ce qu'il rapporterait
terminal-plain-help-save = enregistre la partie dans un fichier
terminal-plain-help-quit = quitte ; la partie est conservée
terminal-plain-help-signs = Sur le plateau :

## Keeping games, and who plays

terminal-plain-save-how = Indiquez le nom du fichier : save ma-partie.txt
terminal-plain-saved-as = Enregistrée dans { $file }.
terminal-plain-not-kept = La partie n'est pas conservée.
terminal-plain-kept = La partie est conservée. Pour continuer : { $input }
terminal-plain-saved = La partie est enregistrée. Pour continuer : { $input }
terminal-plain-note = Remarque : { $text }
terminal-plain-file-exists = { $file } existe déjà ; choisissez un autre nom
terminal-plain-file-exists-resume = { $file } existe déjà ; continuez cette partie avec --resume, ou choisissez un autre nom
terminal-plain-file-busy = { $file } est en cours à une autre table ; quittez-la d'abord, ou choisissez une autre partie
terminal-plain-no-place = ce système n'a pas d'emplacement pour les parties ; utilisez --save FICHIER pour la conserver
terminal-plain-not-listed = la partie est conservée, mais absente de la liste de cette machine : { $text }
terminal-plain-keep-failed = la partie n'est pas conservée : { $text } ; utilisez --save FICHIER
terminal-plain-has-result = impossible de continuer { $file } : la partie est terminée ; revoyez-la avec { $input }
terminal-plain-seats-differ = { $n ->
    [one] la partie enregistrée a { $n } place
   *[other] la partie enregistrée a { $n } places
}, mais { $m ->
    [one] { $m } joueur est nommé
   *[other] { $m } joueurs sont nommés
} ; écrivez { $input }
terminal-plain-no-player = « --seat { $input } » n'est pas un joueur ; possibles : { $list }, et avec --server aussi open
terminal-plain-no-name = « --seat { $input } » : un nom a de 1 à { $n } caractères, aucun de contrôle ; écrivez human:Ana
terminal-plain-unfinished = Parties inachevées, la plus récente d'abord :
terminal-plain-which = Laquelle ? Tapez son numéro ; Entrée prend la première :
terminal-plain-none-chosen = aucune partie n'a été choisie
terminal-plain-none-unfinished = il n'y a aucune partie inachevée ; commencez-en une avec { $input }, ou nommez le fichier à continuer

## Flags that set up a game

terminal-setup-seats = une partie a de 1 à 6 places, pas { $n } (règle { $rule })
terminal-setup-twice = « { $name } » est réglé deux fois, sur { $list } ; gardez un seul réglage
terminal-setup-no-value = « --set { $input } » n'indique aucune valeur ; écrivez par exemple { $name }
terminal-setup-wrong = cette partie ne peut pas être préparée :

## Who has what

# $input is the letter of the seat on the board.
terminal-seat = { $input } { $who } : { x-points }. Réserve : { $list }.
terminal-seat-owes = Encore à placer : { $tile }.
terminal-seat-holds = Prisonniers : { $list }.
terminal-seat-stand = Sur le plateau : { $list }.
terminal-stands-figure = { x-answer-figure } : { x-answer-spot }
terminal-stands-barn = grange : coin nord-ouest de { $cell }
terminal-stands-neutral = { $neutral ->
    [dragon] dragon : { x-answer-spot }
    [fairy] fée : { x-answer-spot }
    [count] Comte : { x-answer-spot }
    [mage] mage : { x-answer-spot }
   *[witch] sorcière : { x-answer-spot }
}
terminal-stands-fairy = fée : avec { x-answer-the-figure } ({ $whom }), { x-answer-spot }
terminal-stands-tower = { $n ->
    [one] tour en { $cell } : { $n } étage
   *[other] tour en { $cell } : { $n } étages
}
terminal-sheep = { $n ->
    [one] { $n } mouton
   *[other] { $n } moutons
}
terminal-bazaar = Au bazar : { $list }
terminal-bazaar-offer = { $whom } offre { x-points } pour { $tile }.
terminal-carcassonne = À Carcassonne : { $list }
terminal-quarter = { $name } ({ $list })
terminal-nobody = personne

## The key of signs

terminal-sign-monastery-or-abbey = abbaye ou monastère
terminal-sign-bridge = pont
terminal-sign-one-to-nine = 1 à 9
terminal-sign-quarters = ses quartiers avec le nombre de leurs partisans :
terminal-sign-count = en majuscules : le Comte est dans ce quartier
terminal-sign-follower = partisan de la place A
terminal-sign-barn = grange, au coin de quatre tuiles

## What every seat got its points for

terminal-points = points pour
terminal-points-together = total
