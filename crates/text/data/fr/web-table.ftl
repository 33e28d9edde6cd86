### La table elle-même dans le navigateur : aides, retour en arrière, fin de partie.

web-features = Voir à qui sont les secteurs
web-tiles = Tuiles restantes
web-tiles-bag = Dans la pioche : { $n }
web-tiles-aside = Mises de côté
web-tiles-discarded = Défaussées
web-tiles-hidden = Cette partie ne dit pas quelles tuiles restent.
web-close = Fermer
web-unfold = Tout afficher
web-seats-unfold = Afficher tout ce qu'ont les joueurs
web-projection = Si la partie s'arrêtait maintenant
web-projected = { $points } si la partie s'arrêtait maintenant
web-score = { x-points }
web-not-here = Ce n'est pas possible ici.
web-fits-no-way = Quel que soit son sens, la tuile n'y correspond pas à ses voisines.
web-fits = { $n ->
    [0] Aucune tuile restante ne convient ici.
    [one] Une tuile sur { $m } convient ici.
   *[other] { $n } tuiles sur { $m } conviennent ici.
}
web-fit-chance = Chance qu'il en vienne une avant votre prochain tour : { $number } %
web-why = Pourquoi ?
web-why-asked = Pourquoi cette question ?
web-rule-title = La règle qui s'applique
web-rule = Règle { $rule }
web-rule-law = Le texte exact (en anglais)
web-feature-tiles = { $n ->
    [one] une tuile
   *[other] { $n } tuiles
}
web-feature-open = secteur inachevé
web-feature-complete = secteur complété
web-feature-nobody = Personne ne s'y trouve.
web-feature-owners = Appartient à : { $list }
web-feature-now = { $points } si la partie s'arrêtait maintenant
web-feature-worth = { $points } une fois complété
web-replay = Revoir la partie
web-replay-last = Montrer ce qui s'est passé depuis votre tour
web-replay-stop = Revenir à la partie
web-replay-step = { $n } sur { $most }
web-replay-first = Au début
web-replay-end = À la fin
web-replay-back = Un coup en arrière
web-replay-on = Un coup en avant
web-replay-turn-back = Un tour en arrière
web-replay-turn-on = Un tour en avant
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-link = Copier un lien vers ce coup
web-replay-picture = Enregistrer comme image
web-replay-record = Enregistrer la partie
web-replay-table = À la table
web-replay-start = La partie commence
web-chart = Points au fil du temps
web-chart-turns = Tours
web-steps-left = { $n ->
    [0] C'est son dernier déplacement.
    [one] Il reste un déplacement après celui-ci.
   *[other] Il reste { $n } déplacements après celui-ci.
}
web-steps-next = Ensuite, { $who } le déplace.
web-lots = Tuiles du bazar
web-analysis = L'avis du bot
web-analysis-ask = Demander au bot son avis sur cette partie
web-analysis-waiting = { $n ->
    [0] Cette partie est la prochaine.
    [one] { $n } partie passe avant celle-ci.
   *[other] { $n } parties passent avant celle-ci.
}
web-analysis-running = Le bot examine chaque coup…
web-analysis-left = { $n ->
    [one] encore une seconde environ
   *[other] encore { $n } secondes environ
}
web-analysis-left-minutes = { $n ->
    [one] encore une minute environ
   *[other] encore { $n } minutes environ
}
web-analysis-chances = Chances de gagner
web-analysis-worst = Coups les plus coûteux
web-analysis-luck = Chance à la pioche
web-analysis-lost = { $who } perd { $value } points
web-analysis-drew = { $who } : { $value } points
web-analysis-seat = { $who } : les coups ont coûté { $value } points ; la chance à la pioche vaut { $text } points
web-analysis-played = Coup joué : { $text }
web-analysis-best = { $value } points de mieux : { $text }
web-go-on = Continuer d'ici contre un bot
web-go-on-as = Vous jouez à la place de { $who }.

## Puzzles

web-puzzles = Problèmes
web-puzzles-about = Une position tirée d'une partie, et un coup nettement meilleur que les autres. Le trouverez-vous ?
web-puzzles-none = Ce serveur n'a pas de problèmes.
web-puzzle-daily = Problème du jour
web-puzzle-number = Problème { $n }
web-puzzle-difficulty = Difficulté : { $n } sur 5
web-puzzle-theme-tile = Placer une tuile
web-puzzle-theme-figure = Poser un pion
web-puzzle-theme-scoring = Une tuile qui marque
web-puzzle-theme-end-game = Fin de la partie
web-puzzle-theme-other = Une autre décision
web-puzzles-theme = Thème
web-puzzles-difficulty = Difficulté
web-puzzles-level = { $n } sur 5
web-puzzles-any = Peu importe
# $n of all $m puzzles are shown.
web-puzzles-shown = { $n ->
    [one] { $n } problème sur { $m }
   *[other] { $n } problèmes sur { $m }
}
web-puzzle-solved = Résolu
web-puzzle-find = Trouvez le meilleur coup
web-puzzle-tile = Seuls l'emplacement et le sens de la tuile comptent ici.
web-puzzle-left = { $n ->
    [0] Il ne reste aucune tuile dans la pioche.
    [one] Il reste une tuile dans la pioche.
   *[other] Il reste { $n } tuiles dans la pioche.
}
web-puzzle-right = Bien vu, c'est le meilleur coup !
web-puzzle-loses = Cela coûte { $value } points par rapport au meilleur coup.
web-puzzle-again = Réessayer
web-puzzle-show = Montrer le meilleur coup
web-puzzle-best = Le meilleur coup : { $text }
web-puzzle-second = Le meilleur coup : { $text }. Le deuxième meilleur coûte { $value } points.
web-puzzle-next = Problème suivant
web-puzzle-all = Tous les problèmes

## What the one who looks is asked; for others it is question-NAME

web-turn-of = { $who }, c'est à vous
web-ask-tile = Placez votre tuile
web-ask-figure = Posez un pion, si vous voulez
web-ask-figure-or = Posez un pion ou faites autre chose, si vous voulez
web-ask-princess = La princesse l'exige : faites sortir un chevalier de la ville
web-ask-fairy = Déplacez la fée, si vous voulez
web-ask-fairy-only = Déplacez la fée, si vous voulez
# No figure can be placed, but something else can be done in its place.
web-ask-instead = Aucun pion ne peut aller ici. Faites autre chose, si vous voulez
# $number of $most moves.
web-ask-dragon = Déplacez le dragon : déplacement { $number } sur { $most }
web-ask-magic = Déplacez le mage ou la sorcière
web-ask-leave-quarter = Déplacez des partisans hors de la ville de Carcassonne, si vous voulez
web-ask-score = Quel secteur évaluer maintenant ?
web-ask-enter-quarter = Envoyez un partisan dans la ville de Carcassonne, si vous voulez
web-ask-count = Déplacez le Comte, si vous voulez
web-ask-second-part = Votre bâtisseur a travaillé : piocher une deuxième tuile ?
web-ask-capture = Capturez un partisan à portée de la tour, si vous voulez
web-ask-exchange = Quel partisan récupérer en échange chez { $whom } ?
web-ask-bridge = Construisez un pont, si vous voulez
web-ask-castle = Transformez la petite ville en forteresse, si vous voulez
web-ask-castle-scoring = Quel secteur donne ses points à votre forteresse ?
web-ask-auction = Choisissez une tuile du bazar et faites la première mise
web-ask-bid = Surenchérir ? { $whom } offre { x-points } pour { $tile }
web-ask-buy-or-sell = Acheter ou vendre { $tile } ? { $whom } offre { x-points }
web-ask-take-lot = Prenez une tuile du bazar
web-ask-abbey = Placer votre monastère au lieu de piocher une tuile ?
web-ask-final-abbey = Placer votre monastère avant la fin de la partie ?
web-ask-wagon = Faire avancer votre chariot ou le reprendre ?
web-ask-flock = Agrandir votre troupeau ou le rentrer à l'étable ?
web-hint-tile = Choisissez un emplacement marqué d'un plus.
web-hint-figure = Choisissez où le poser, ou continuez sans.
web-note-turn = { $n ->
    [1] Elle ne va que dans ce sens.
   *[other] Choisissez-la encore pour la tourner : { $n } sens.
}
web-made = Votre coup est joué
web-made-about = La partie continue d'elle-même. Vous pouvez annuler votre coup jusqu'à la pioche de la prochaine tuile.
web-made-last = La partie se termine d'elle-même. D'ici là, vous pouvez annuler votre coup.
# The one who moved last; the others wait for the next draw.
web-may-take-back = { $who } peut encore annuler son coup
web-move-kept = Votre coup est conservé sur cette page et sera envoyé dès que la connexion reviendra. Laissez la page ouverte d'ici là.
web-no-figures = Il ne reste aucune figurine à placer.
web-you-won = Vous avez gagné !
web-log-tile = { $who } place une tuile.
