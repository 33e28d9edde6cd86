### What a player is asked, what the answers do, and what there is to know about each.

## Questions, as a heading for everybody: who is asked for what

question-tile = { $who } place la tuile
question-figure = { $who } peut poser un pion
question-figure-or = { $who } peut poser un pion ou faire autre chose à la place
question-fairy-only = { $who } peut déplacer la fée
question-instead = { $who } peut faire autre chose, car aucun pion ne peut aller ici
question-princess = { $who } doit faire sortir un chevalier de la ville : la princesse l'exige
question-fairy = { $who } peut déplacer la fée
# $number of $most moves.
question-dragon = { $who } déplace le dragon : déplacement { $number } sur { $most }
question-magic = { $who } déplace le mage ou la sorcière
question-leave-quarter = { $who } peut déplacer des partisans hors de la ville de Carcassonne
question-score = { $who } choisit le prochain secteur à évaluer
question-enter-quarter = { $who } peut envoyer un partisan dans la ville de Carcassonne
question-count = { $who } peut déplacer le Comte
question-second-part = { $who } peut piocher une deuxième tuile : le bâtisseur a travaillé
question-capture = { $who } peut capturer un partisan à portée de la tour en { $cell }
question-exchange = { $who } choisit le partisan à récupérer en échange chez { $whom }
question-bridge = { $who } peut construire un pont
question-castle = { $who } peut transformer une petite ville en forteresse
question-castle-scoring = { $who } choisit le secteur qui donne ses points à la forteresse
question-auction = { $who } choisit une tuile du bazar et fait la première mise
question-bid = { $who } peut surenchérir : { $whom } offre { x-points } pour { $tile }
question-buy-or-sell = { $who } achète ou vend { $tile } : { $whom } offre { x-points }
question-take-lot = { $who } prend une tuile du bazar
question-abbey = { $who } peut placer le monastère au lieu de piocher une tuile
question-final-abbey = { $who } peut placer le monastère avant la fin de la partie
question-wagon = { $who } peut faire avancer le chariot ou le reprendre
question-flock = { $who } agrandit le troupeau ou le rentre à l'étable

## Answers, in a list or on a button

x-answer-spot = { $feature ->
    [road] la route{ x-answer-sides }{ x-answer-cell }
    [bridge] le pont{ x-answer-cell }
    [city] la ville{ x-answer-sides }{ x-answer-cell }
    [field] le pré{ x-answer-sides }{ x-answer-cell }
    [monastery] l'abbaye{ x-answer-cell }
    [abbey] le monastère{ x-answer-cell }
    [garden] le jardin{ x-answer-cell }
    [tower] la tour{ x-answer-cell }
    [castle] la forteresse{ x-answer-cell }
    [castle-quarter] le quartier du château
    [market-quarter] le marché
    [blacksmith-quarter] la forge
    [cathedral-quarter] la cathédrale de Carcassonne
   *[tile] la tuile{ x-answer-cell }
}
# $how is `here` for the tile just placed, whose place need not be named.
x-answer-cell = { $how ->
    [here] {""}
   *[there] {" "}en { $cell }
}
x-answer-sides = { $sides ->
    [n] {" "}au nord
    [e] {" "}à l'est
    [s] {" "}au sud
    [w] {" "}à l'ouest
    [ne] {" "}au nord et à l'est
    [ns] {" "}au nord et au sud
    [nw] {" "}au nord et à l'ouest
    [es] {" "}à l'est et au sud
    [ew] {" "}à l'est et à l'ouest
    [sw] {" "}au sud et à l'ouest
    [nes] {" "}au nord, à l'est et au sud
    [new] {" "}au nord, à l'est et à l'ouest
    [nsw] {" "}au nord, au sud et à l'ouest
    [esw] {" "}à l'est, au sud et à l'ouest
    [nesw] {" "}sur tous les côtés
    [corner-ne] {" "}au nord-est
    [corner-es] {" "}au sud-est
    [corner-sw] {" "}au sud-ouest
    [corner-nw] {" "}au nord-ouest
   *[none] {""}
}
x-answer-figure = { $figure ->
    [large] grand partisan
    [abbot] abbé
    [builder] bâtisseur
    [pig] cochon
    [mayor] maire
    [wagon] chariot
    [barn] grange
    [shepherd] berger
   *[meeple] partisan
}
x-answer-the-figure = { $figure ->
    [large] le grand partisan
    [abbot] l'abbé
    [builder] le bâtisseur
    [pig] le cochon
    [mayor] le maire
    [wagon] le chariot
    [barn] la grange
    [shepherd] le berger
   *[meeple] le partisan
}

answer-tile = placer la tuile en { $cell }{ x-turned }
x-turned = { $degrees ->
    [0] {""}
   *[other] , tournée de { $degrees }°
}
answer-tile-bridge = { $axis ->
    [ns] placer la tuile en { $cell }{ x-turned }, avec un pont du nord au sud sur { $from }
   *[ew] placer la tuile en { $cell }{ x-turned }, avec un pont d'est en ouest sur { $from }
}
answer-figure = { x-answer-figure } : { x-answer-spot }
answer-barn = grange : coin nord-ouest de { $cell }
answer-guard = garde : tour en { $cell }
answer-move-figure = { $old_feature ->
    [castle-quarter] déplacer { x-answer-the-figure } du quartier du château vers { x-answer-spot }
    [market-quarter] déplacer { x-answer-the-figure } du marché vers { x-answer-spot }
    [blacksmith-quarter] déplacer { x-answer-the-figure } de la forge vers { x-answer-spot }
    [cathedral-quarter] déplacer { x-answer-the-figure } de la cathédrale de Carcassonne vers { x-answer-spot }
   *[other] déplacer { x-answer-the-figure } de { $from } vers { x-answer-spot }
}
answer-dragon = { $way ->
    [north] dragon au nord, vers { $cell }
    [east] dragon à l'est, vers { $cell }
    [south] dragon au sud, vers { $cell }
    [west] dragon à l'ouest, vers { $cell }
   *[other] dragon vers { $cell }
}
answer-fairy-tile = fée vers { $cell }
answer-fairy-figure = fée vers { x-answer-the-figure } ({ $whom }) : { x-answer-spot }
answer-count = Comte vers { x-answer-spot }
answer-magic = { $neutral ->
    [mage] mage vers { x-answer-spot }
   *[witch] sorcière vers { x-answer-spot }
}
answer-put-aside = { $neutral ->
    [mage] mettre le mage de côté
   *[witch] mettre la sorcière de côté
}
answer-floor = étage sur la tour en { $cell }
answer-take-back = reprendre { x-answer-the-figure } : { x-answer-spot }
answer-send-home = faire sortir { x-answer-the-figure } ({ $whom }) : { x-answer-spot }
answer-capture = capturer { x-answer-the-figure } ({ $whom }) : { x-answer-spot }
answer-exchange = récupérer { x-answer-the-figure } chez { $whom }
answer-ransom = payer la rançon à { $whom } pour { x-answer-the-figure }
answer-bridge = { $axis ->
    [ns] pont du nord au sud sur { $cell }
   *[ew] pont d'est en ouest sur { $cell }
}
answer-castle = { $feature ->
    [city] forteresse : { x-answer-the-figure } dans la ville{ x-answer-sides }{ x-answer-cell } en devient le seigneur
   *[other] forteresse : { x-answer-the-figure } en devient le seigneur ({ x-answer-spot })
}
answer-score = évaluer { x-answer-spot }
answer-score-castle = prendre { x-points } : { x-answer-spot }
answer-auction = miser { x-points } pour { $tile }
answer-bid = miser { x-points }
answer-buy = acheter : payer { x-points } à { $whom }
answer-sell = vendre : { $whom } paie { x-points }
answer-take-lot = prendre { $tile }
answer-again = piocher la deuxième tuile
answer-grow = agrandir le troupeau
answer-herd = rentrer le troupeau à l'étable
answer-pass = aucun pion
answer-pass-fairy = laisser la fée où elle est
answer-pass-leave-quarter = ne déplacer personne
answer-pass-enter-quarter = n'envoyer personne dans la ville
answer-pass-count = laisser le Comte où il est
answer-pass-second-part = pas de deuxième tuile
answer-pass-bid = passer
answer-pass-abbey = piocher une tuile
answer-pass-final-abbey = garder le monastère
answer-pass-wagon = reprendre le chariot
answer-pass-capture = ne capturer personne
answer-pass-bridge = ne pas construire de pont
answer-pass-castle = évaluer la ville
answer-pass-tile = défausser la tuile

## What there is to know about an answer

about-take-back = rapporte { x-points } maintenant
# $list has figures with their players, such as `about-figure`.
about-meets = rencontre : { $list }
about-figure = { x-answer-figure } ({ $whom })
about-shepherd = pioche le premier jeton d'un troupeau
about-barn = les paysans du pré sont évalués et retournent à leurs propriétaires, et plus aucun ne peut venir ; la grange est évaluée à la fin
about-mayor = { $n ->
    [0] aucun blason dans la ville : il ne compte pas encore
    [one] { $n } blason dans la ville : il compte comme { $n } partisan
   *[other] { $n } blasons dans la ville : il compte comme { $n } partisans
}
# $n sheep so far; $m of $tiles tokens are wolves.
about-grow = { $n ->
    [one] { $n } mouton pour l'instant
   *[other] { $n } moutons pour l'instant
} ; { $tiles ->
    [one] { $tiles } jeton dans le sac
   *[other] { $tiles } jetons dans le sac
}, { $m ->
    [0] aucun loup
    [one] dont { $m } loup, qui disperserait tous les troupeaux du pré
   *[other] dont { $m } loups ; un loup disperse tous les troupeaux du pré
}
about-herd = chaque berger du pré rapporte { x-points } maintenant et retourne à son propriétaire
about-bridges-left = { $n ->
    [one] { $n } pont dans votre réserve
   *[other] { $n } ponts dans votre réserve
}
about-bridge-complete = crée une route complétée de { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
about-bridge-open = { $tiles ->
    [one] crée une route de { $tiles } tuile
   *[other] crée une route de { $tiles } tuiles
}, { $n ->
    [one] { $n } extrémité ouverte
   *[other] { $n } extrémités ouvertes
}
about-castle = la ville ne rapporte rien ; son seigneur prend les points de ce qui est complété à côté
about-capture-own = retourne dans votre réserve
about-capture = un prisonnier, jusqu'à un échange ou une rançon de 3 points
about-buy = vous prenez la tuile et la placez à votre prochain tour
about-sell = la tuile va à la mise la plus haute
about-guard = { $n ->
    [one] un garde : ferme la tour de { $n } étage
   *[other] un garde : ferme la tour de { $n } étages
}
# $n complete and $m incomplete cities.
about-field = évalué à la fin ; touche { $n ->
    [one] { $n } ville complétée
   *[other] { $n } villes complétées
} et { $m ->
    [one] { $m } inachevée
   *[other] { $m } inachevées
}
about-complete = { $tiles ->
    [one] { $tiles } tuile, secteur complété : évalué maintenant
   *[other] { $tiles } tuiles, secteur complété : évalué maintenant
}
about-open = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}, { $n ->
    [one] { $n } côté ouvert
   *[other] { $n } côtés ouverts
}
about-around = { $n ->
    [one] { $n } tuile autour
   *[other] { $n } tuiles autour
}
about-floor = { $n ->
    [one] { $n } étage : atteint { $n } case en ligne et en colonne
   *[other] { $n } étages : atteint { $n } cases en ligne et en colonne
}
about-ransom = coûte 3 points, une fois par tour
