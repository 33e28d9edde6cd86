### What happened, as the log tells it: present tense, third person, the player's name.
### How a scored feature is explained: reasons, terms and contests.

## Pieces

# A figure, after a verb.
x-figure = { $figure ->
    [large] le grand partisan
    [abbot] l'abbé
    [builder] le bâtisseur
    [pig] le cochon
    [mayor] le maire
    [wagon] le chariot
    [barn] la grange
    [shepherd] le berger
   *[meeple] un partisan
}

# The same at the beginning of a sentence.
x-Figure = { $figure ->
    [large] Le grand partisan
    [abbot] L'abbé
    [builder] Le bâtisseur
    [pig] Le cochon
    [mayor] Le maire
    [wagon] Le chariot
    [barn] La grange
    [shepherd] Le berger
   *[meeple] Un partisan
}

# A figure of the player who is the subject.
x-own-figure = { $figure ->
    [large] son propre grand partisan
    [abbot] son propre abbé
    [builder] son propre bâtisseur
    [pig] son propre cochon
    [mayor] son propre maire
    [wagon] son propre chariot
    [barn] sa propre grange
    [shepherd] son propre berger
   *[meeple] un de ses propres partisans
}

# Where on its tile a segment lies; begins with a space.
x-sides = { $sides ->
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

# A place: the feature and the cell.
x-spot = { $feature ->
    [road] la route{ x-sides } en { $cell }
    [bridge] le pont en { $cell }
    [city] la ville{ x-sides } en { $cell }
    [field] le pré{ x-sides } en { $cell }
    [monastery] l'abbaye en { $cell }
    [abbey] le monastère en { $cell }
    [garden] le jardin en { $cell }
    [tower] la tour en { $cell }
    [castle] la forteresse en { $cell }
    [castle-quarter] le quartier du château de Carcassonne
    [market-quarter] le marché de Carcassonne
    [blacksmith-quarter] la forge de Carcassonne
    [cathedral-quarter] la cathédrale de Carcassonne
   *[tile] la tuile en { $cell }
}

# The same, as the place where a figure stands or is placed.
x-spot-on = { $feature ->
    [road] sur la route{ x-sides } en { $cell }
    [bridge] sur le pont en { $cell }
    [city] dans la ville{ x-sides } en { $cell }
    [field] dans le pré{ x-sides } en { $cell }
    [monastery] dans l'abbaye en { $cell }
    [abbey] dans le monastère en { $cell }
    [garden] dans le jardin en { $cell }
    [tower] sur la tour en { $cell }
    [castle] dans la forteresse en { $cell }
    [castle-quarter] dans le quartier du château de Carcassonne
    [market-quarter] au marché de Carcassonne
    [blacksmith-quarter] à la forge de Carcassonne
    [cathedral-quarter] dans la cathédrale de Carcassonne
   *[tile] sur la tuile en { $cell }
}

# The same after "de", contracted.
x-spot-of = { $feature ->
    [road] de la route{ x-sides } en { $cell }
    [bridge] du pont en { $cell }
    [city] de la ville{ x-sides } en { $cell }
    [field] du pré{ x-sides } en { $cell }
    [monastery] de l'abbaye en { $cell }
    [abbey] du monastère en { $cell }
    [garden] du jardin en { $cell }
    [tower] de la tour en { $cell }
    [castle] de la forteresse en { $cell }
    [castle-quarter] du quartier du château de Carcassonne
    [market-quarter] du marché de Carcassonne
    [blacksmith-quarter] de la forge de Carcassonne
    [cathedral-quarter] de la cathédrale de Carcassonne
   *[tile] de la tuile en { $cell }
}

# The place that a figure leaves, after "de".
x-old-spot-of = { $old_feature ->
    [road] de la route en { $from }
    [bridge] du pont en { $from }
    [city] de la ville en { $from }
    [field] du pré en { $from }
    [monastery] de l'abbaye en { $from }
    [abbey] du monastère en { $from }
    [garden] du jardin en { $from }
    [tower] de la tour en { $from }
    [castle] de la forteresse en { $from }
    [castle-quarter] du quartier du château de Carcassonne
    [market-quarter] du marché de Carcassonne
    [blacksmith-quarter] de la forge de Carcassonne
    [cathedral-quarter] de la cathédrale de Carcassonne
   *[tile] de la tuile en { $from }
}

x-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Turn and tiles

event-turn-started = C'est à { $who } de jouer.
event-drawn = { $who } pioche { $tile }.
event-discarded = Défaussée, car elle ne peut être placée nulle part : { $tile }.
event-declined = { $who } ne construit pas de pont. Défaussée : { $tile }.
event-tile-placed = { $who } place la tuile en { $cell }{ $degrees ->
    [0] {""}
   *[other] , tournée de { $degrees }°
}.
event-set-aside = Mise de côté jusqu'à ce qu'un volcan soit placé : { $tile }.
event-tiles-returned = { $n ->
    [one] Le dragon est là : { $n } tuile mise de côté est mélangée avec les autres tuiles.
   *[other] Le dragon est là : { $n } tuiles mises de côté sont mélangées avec les autres tuiles.
}
event-game-ended = La partie est terminée.

## Figures

# $how is the role of a follower.
event-figure-placed = { $figure ->
    [barn] { $who } pose la grange au coin nord-ouest de { $cell }
   *[other] { $who } pose { x-figure } { x-spot-on }{ $how ->
        [knight] {" "}comme chevalier
        [thief] {" "}comme voleur
        [monk] {" "}comme moine
        [farmer] {" "}comme paysan
        [guard] {" "}comme garde
       *[none] {""}
    }
}.
event-figure-moved = { $whom } déplace { x-figure } { x-old-spot-of } vers { x-spot }.
event-figure-returned = { x-Figure } quitte { x-spot } et retourne à { $whom }.
event-figure-taken-back = { $whom } reprend { $figure ->
    [abbot] l'abbé
    [wagon] le chariot
   *[other] un pion
}, qui quitte { x-spot }.
event-figure-eaten = Le dragon, déplacé par { $who }, dévore { x-figure } { x-spot-on } ; le pion est remis à { $whom }.
event-figure-sent-home = La princesse placée par { $who } fait sortir { x-figure } { x-spot-of } ; le pion est remis à { $whom }.
event-figure-captured-own = { $whom } capture { x-own-figure } { x-spot-on } et reprend ce pion.
event-figure-orphaned = { x-Figure } quitte { x-spot } et retourne à { $whom } : { $cause ->
    [dragon] le dragon a dévoré le dernier partisan à ses côtés
    [princess] le dernier partisan à ses côtés a dû partir
   *[capture] le dernier partisan à ses côtés a été capturé
}.
event-figure-converted = { x-Figure } quitte { x-spot } et retourne à { $whom } : la ville devient une forteresse.
event-figure-castle-scored = { x-Figure } quitte { x-spot } et retourne à { $whom } : la forteresse a été évaluée.
event-figure-barn = { x-Figure } quitte { x-spot } et retourne à { $whom } : le pré a une grange.
event-figure-wolf = { x-Figure } quitte { x-spot } et retourne à { $whom } : le loup disperse le troupeau.
event-figure-herded = { x-Figure } quitte { x-spot } avec le troupeau et retourne à { $whom }.
event-figure-captured = { $who } capture { x-figure } appartenant à { $whom } { x-spot-on }.
event-prisoner-exchanged = { $who } rend { x-figure } à { $whom } en échange.
event-prisoner-ransomed = { $who } rend { x-figure } à { $whom } contre une rançon.

## Neutral figures

event-neutral-moved = { $neutral ->
    [dragon] { $who } déplace le dragon { x-spot-on }.
    [fairy] { $who } déplace la fée { x-spot-on }.
    [count] { $who } déplace le Comte { x-spot-on }.
    [mage] { $who } déplace le mage { x-spot-on }.
   *[witch] { $who } déplace la sorcière { x-spot-on }.
}
event-dragon-flies = Le dragon se rend au volcan placé par { $who } en { $cell }.
event-neutral-aside = { $cause ->
    [completed] { $neutral ->
        [mage] Le mage quitte le plateau : son secteur est complété.
       *[witch] La sorcière quitte le plateau : son secteur est complété.
    }
   *[converted] { $neutral ->
        [mage] Le mage quitte le plateau : sa ville devient une forteresse.
       *[witch] La sorcière quitte le plateau : sa ville devient une forteresse.
    }
}
event-neutral-eaten = { $neutral ->
    [mage] Le dragon, déplacé par { $who }, dévore le mage { x-spot-on }.
   *[witch] Le dragon, déplacé par { $who }, dévore la sorcière { x-spot-on }.
}
event-neutral-put-aside = { $neutral ->
    [mage] { $who } met le mage de côté, car ni le mage ni la sorcière n'ont d'autre place.
   *[witch] { $who } met la sorcière de côté, car ni le mage ni la sorcière n'ont d'autre place.
}
# $list: what is in the way, side by side.
event-dragon-stopped = { $n ->
    [0] Le dragon ne peut pas se déplacer : { $list }.
    [one] Le dragon s'arrête après { $n } déplacement : { $list }.
   *[other] Le dragon s'arrête après { $n } déplacements : { $list }.
}
# What keeps the dragon from a side; $way is the side.
obstacle-no-tile = { $way ->
    [north] aucune tuile au nord
    [east] aucune tuile à l'est
    [south] aucune tuile au sud
   *[west] aucune tuile à l'ouest
}
obstacle-visited = { $way ->
    [north] une tuile déjà visitée au nord
    [east] une tuile déjà visitée à l'est
    [south] une tuile déjà visitée au sud
   *[west] une tuile déjà visitée à l'ouest
}
obstacle-fairy = { $way ->
    [north] la fée au nord
    [east] la fée à l'est
    [south] la fée au sud
   *[west] la fée à l'ouest
}
obstacle-carcassonne = { $way ->
    [north] la ville de Carcassonne au nord
    [east] la ville de Carcassonne à l'est
    [south] la ville de Carcassonne au sud
   *[west] la ville de Carcassonne à l'ouest
}

## Tokens

event-tokens-taken = { $who } prend { $token ->
    [wine] { $n } × vin
    [grain] { $n } × blé
    [cloth] { $n } × tissu
   *[other] { $n ->
        [one] { $n } jeton
       *[other] { $n } jetons
    }
}.
event-title-taken = { $title ->
    [king] { $who } obtient le roi pour la plus grande ville.
   *[robber] { $who } obtient le chevalier-brigand pour la plus longue route.
}
event-sheep-drawn = { $n ->
    [one] { $who } pioche un jeton avec { $n } mouton.
   *[other] { $who } pioche un jeton avec { $n } moutons.
}
event-wolf-drawn = { $who } pioche le loup.
event-floor-built = { $n ->
    [one] { $who } ajoute un étage à la tour en { $cell } : { $n } étage.
   *[other] { $who } ajoute un étage à la tour en { $cell } : { $n } étages.
}
event-bridge-built = { $who } construit un pont sur la tuile en { $cell }.
event-castle-built = { $who } transforme en forteresse la ville en { $cell }.
event-paid-ransom = { $who } paie à { $whom } une rançon de { x-points }.
event-paid-bazaar = { $who } paie { x-points } à { $whom } au bazar.
event-paid-bank = { $who } paie { x-points } au bazar.

## Bazaar

event-lot-turned-up = Révélée pour le bazar : { $tile }.
event-offered = { $who } mise { x-points } pour { $tile }.
event-bid = { $who } mise { x-points }.
event-lot-taken = { $who } obtient au bazar : { $tile }.
event-owed-taken = { $who } prend sa tuile du bazar : { $tile }.

## Scores

# A score with its formula; $list are terms joined by +, $text is what it is for.
event-scored = { $text } : { $who } marque { $list } = { x-points }.
event-scored-plain = { $text } : { $who } marque { x-points }.
event-scored-nothing = { $text } : { $who } ne marque rien.
# A score for which several contended: $text is the score, $list who contended.
event-contested = { $text } ({ $list })

# What is scored; begins a sentence.
score-complete = { $feature ->
    [road] Route complétée
    [city] Ville complétée
    [monastery] Abbaye complétée
    [abbey] Monastère complété
    [garden] Jardin complété
   *[other] Secteur complété
}
score-open-at-end = { $feature ->
    [road] Évaluation finale, route inachevée en { $cell }
    [city] Évaluation finale, ville inachevée en { $cell }
    [monastery] Évaluation finale, abbaye inachevée en { $cell }
    [abbey] Évaluation finale, monastère inachevé en { $cell }
    [garden] Évaluation finale, jardin inachevé en { $cell }
   *[other] Évaluation finale, secteur inachevé en { $cell }
}
score-field-at-end = Évaluation finale, pré en { $cell }
score-city-of-fields-at-end = Évaluation finale, paysans autour de la ville complétée en { $cell }
score-castle-of-fields-at-end = Évaluation finale, paysans autour de la forteresse en { $cell }
score-castle = { $feature ->
    [road] Route complétée à côté de la forteresse
    [city] Ville complétée à côté de la forteresse
    [monastery] Abbaye complétée à côté de la forteresse
    [abbey] Monastère complété à côté de la forteresse
    [garden] Jardin complété à côté de la forteresse
   *[other] Secteur complété à côté de la forteresse
}
score-taken-back = { $feature ->
    [monastery] Abbé repris dans l'abbaye
    [garden] Abbé repris dans le jardin
   *[other] Abbé repris
}
score-fairy-turn = Début du tour avec la fée
score-fairy-bonus = Bonus de la fée pour un partisan évalué
score-goods = Évaluation finale, majorité en marchandises
score-king = Évaluation finale, roi
score-robber = Évaluation finale, chevalier-brigand
score-barn-placed = Paysans d'un pré qui reçoit une grange
score-barn-joined = Paysans d'un pré avec une grange
score-barn-at-end = Évaluation finale, grange du pré en { $cell }
score-herd = Les troupeaux du pré rentrent à l'étable

# Terms of a formula: a count and the points for each, or points for one thing.
term-tiles = { $n ->
    [one] { $n } tuile × { $each }
   *[other] { $n } tuiles × { $each }
}
term-pennants = { $n ->
    [one] { $n } blason × { $each }
   *[other] { $n } blasons × { $each }
}
term-center = { $points } pour la tuile elle-même
term-neighbors = { $n ->
    [one] { $n } tuile voisine × { $each }
   *[other] { $n } tuiles voisines × { $each }
}
term-cities = { $n ->
    [one] { $n } ville complétée × { $each }
   *[other] { $n } villes complétées × { $each }
}
term-castles = { $n ->
    [one] { $n } forteresse × { $each }
   *[other] { $n } forteresses × { $each }
}
term-pig-herd = { $n ->
    [one] { $n } ville avec un troupeau de porcs × { $each }
   *[other] { $n } villes avec un troupeau de porcs × { $each }
}
term-fairy = { $points } grâce à la fée
term-mage = { $n } × { $each } grâce au mage
term-witch = ({ $points } à cause de la sorcière)
term-pig = { $n ->
    [one] { $n } ville avec un cochon × { $each }
   *[other] { $n } villes avec un cochon × { $each }
}
term-most-goods = { $goods ->
    [wine] { $points } pour le vin
    [grain] { $points } pour le blé
   *[cloth] { $points } pour le tissu
}
term-roads = { $n ->
    [one] { $n } route complétée × { $each }
   *[other] { $n } routes complétées × { $each }
}
term-title = { $title ->
    [king] { $points } pour le roi
   *[robber] { $points } pour le chevalier-brigand
}
term-vineyards = { $n ->
    [one] { $n } vignoble × { $each }
   *[other] { $n } vignobles × { $each }
}
term-sheep = { $n ->
    [one] { $n } mouton × { $each }
   *[other] { $n } moutons × { $each }
}

# Who contended for a score; $list has names with their strength.
contest-power = { $who } { $n }
contest-contested = secteur disputé : { $list }
contest-tied = égalité : { $list }
contest-hill = égalité : { $list } ; sur une colline : { $others }
