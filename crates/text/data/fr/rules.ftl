### What the switches of the rules mean, the steps of a turn, and how we read the rulebooks.
### value-SWITCH-VALUE is a sentence, value-SWITCH-VALUE-short a few words; source-… says what a choice rests on.

## 00-base-game.txt

section-base = Jeu de base
value-farmers-on-short = avec paysans
value-farmers-on = On peut poser des partisans dans les prés comme paysans ; ils y restent jusqu'à la fin de la partie, quand les prés sont évalués.
value-farmers-off-short = sans paysans
value-farmers-off = On ne peut poser aucun partisan dans un pré, et les prés ne sont pas évalués.
value-farmer-scoring-first-edition-short = 4 points par ville complétée, une seule fois, pour la majorité des paysans dans tous ses prés réunis
value-farmer-scoring-first-edition = À la fin, chaque ville complétée donne 4 points, une seule fois, au joueur qui a le plus de paysans dans l'ensemble des prés qui la bordent ; en cas d'égalité, tous les joueurs concernés les reçoivent.
value-farmer-scoring-second-edition-short = 3 points par ville complétée de chaque pré, mais jamais deux fois la même ville pour un joueur
value-farmer-scoring-second-edition = À la fin, le joueur qui a le plus de paysans dans un pré reçoit 3 points pour chaque ville complétée qui le borde ; personne ne marque deux fois pour la même ville, quel que soit le nombre de prés qui la touchent.
value-farmer-scoring-third-edition-short = 3 points par ville complétée, pour chaque pré qu'elle touche
value-farmer-scoring-third-edition = À la fin, le joueur qui a le plus de paysans dans un pré reçoit 3 points pour chaque ville complétée qui le borde ; une ville compte pour chacun des prés qui la touchent.
value-farmer-scoring-city-majority-three-short = 3 points par ville complétée, une seule fois, pour la majorité des paysans dans tous ses prés réunis
value-farmer-scoring-city-majority-three = À la fin, chaque ville complétée donne 3 points, une seule fois, au joueur qui a le plus de paysans dans l'ensemble des prés qui la bordent ; en cas d'égalité, tous les joueurs concernés les reçoivent.
source-german-text-2007-2008-translates = le texte allemand de 2007/2008, dont c'est la traduction
value-small-city-scoring-two-points-short = 2 points
value-small-city-scoring-two-points = Une ville complétée de deux tuiles seulement vaut 1 point par tuile et 1 par blason : 2 points en général.
value-small-city-scoring-four-points-short = 4 points
value-small-city-scoring-four-points = Une ville complétée de deux tuiles seulement est évaluée comme les autres, 2 points par tuile et 2 par blason : 4 points en général.
source-other-rules-score-fields-city-by = les autres règles qui évaluent les prés ville par ville, et qui l'ont toutes
value-tile-art-first-short = première impression
value-tile-art-first = Les tuiles sont celles de la première impression, qui ne montre pas de jardins.
value-tile-art-new-short = nouvelle impression
value-tile-art-new = Les tuiles sont celles de la nouvelle impression, dont certaines montrent un jardin.
value-abbot-off-short = sans abbés
value-abbot-off = Il n'y a pas d'abbés, et un jardin sur une tuile n'est qu'un décor.
value-abbot-on-short = avec abbés
value-abbot-on = En plus de sept partisans, chaque joueur a un abbé, qui ne va que dans les abbayes et les jardins ; aucun autre pion ne peut occuper un jardin.
value-sixth-player-with-this-set-short = seulement avec Auberges et Cathédrales
value-sixth-player-with-this-set = On joue à cinq au plus, ou à six avec Auberges et Cathédrales, qui apporte la sixième couleur.
value-sixth-player-always-short = toujours
value-sixth-player-always = On joue à six au plus, même sans Auberges et Cathédrales, qui apporte la sixième couleur.
source-other-rules-first-edition = les autres règles de la première édition

## 01-abbot-and-gardens.txt

section-abbot-and-gardens = L'abbé et les jardins
value-abbot-recall-when-complete-forbidden-short = seulement d'un secteur inachevé
value-abbot-recall-when-complete-forbidden = Au lieu de poser un pion, vous pouvez reprendre votre abbé pour les points que vaut alors son abbaye ou son jardin ; si la tuile vient de compléter ce secteur, l'abbé reste, et le secteur est évalué comme d'habitude.
value-abbot-recall-when-complete-allowed-short = aussi d'un secteur complété
value-abbot-recall-when-complete-allowed = Au lieu de poser un pion, vous pouvez reprendre votre abbé pour les points que vaut alors son abbaye ou son jardin, même si la tuile vient de compléter ce secteur (9 points).
source-publishers-note-november-2020-new-edition = la note de l'éditeur de novembre 2020 pour la nouvelle édition

## 05-river.txt

section-river = La rivière
value-river-start-tile-discard-short = pas utilisée
value-river-start-tile-discard = La source est la première tuile sur la table ; la tuile de départ habituelle n'est pas utilisée.
value-river-start-tile-after-river-short = la première tuile Terrain
value-river-start-tile-after-river = La source est la première tuile sur la table ; la tuile de départ habituelle est la première tuile Terrain piochée après la rivière.
value-river-start-tile-into-river-stack-short = parmi les tuiles Rivière
value-river-start-tile-into-river-stack = La source est la première tuile sur la table ; la tuile de départ habituelle est mélangée avec les tuiles Rivière.
value-river-start-tile-into-land-stack-short = parmi les tuiles Terrain
value-river-start-tile-into-land-stack = La source est la première tuile sur la table ; la tuile de départ habituelle est mélangée avec les tuiles Terrain.
value-river-u-turn-immediate-short = jamais deux virages de suite dans le même sens
value-river-u-turn-immediate = La rivière ne peut pas tourner dans le même sens sur deux tuiles de suite ; avec une tuile droite entre les deux, elle le peut.
value-river-u-turn-keep-corridor-short = une bande libre devant chaque extrémité de la rivière
value-river-u-turn-keep-corridor = Devant chaque extrémité ouverte d'une nouvelle tuile Rivière, une bande large de trois cases doit être libre de tuiles, et deux extrémités ne peuvent pas avancer dans la même direction sur des lignes ou des colonnes voisines.
value-river-volcano-turn-extra-turn-short = un autre tour
value-river-volcano-turn-extra-turn = Le joueur qui place le lac au volcan n'y pose aucun pion et joue aussitôt un autre tour complet.
value-river-volcano-turn-none-short = pas d'autre tour
value-river-volcano-turn-none = Le joueur qui place le lac au volcan n'y pose aucun pion, et c'est au tour du joueur suivant.
value-river-symbols-need-expansion-short = seulement avec leurs extensions
value-river-symbols-need-expansion = Sur les tuiles Rivière, l'auberge ne compte qu'avec Auberges et Cathédrales, et le troupeau de porcs qu'avec Marchands et Bâtisseurs, comme un cochon de chaque joueur qui a un paysan dans son pré.
value-river-symbols-always-short = toujours
value-river-symbols-always = Sur les tuiles Rivière, l'auberge et le troupeau de porcs comptent même sans les extensions dont ils viennent ; le troupeau est un cochon de chaque joueur qui a un paysan dans son pré.
value-river-with-count-attach-spring-short = la rivière prend sa source à côté de Carcassonne
value-river-with-count-attach-spring = On place d'abord la ville de Carcassonne, avec la source à côté de son coin nord-est, et la rivière coule en s'éloignant d'elle ; la tuile de départ habituelle n'est pas utilisée.
value-river-with-count-forbidden-short = pas ensemble
value-river-with-count-forbidden = On ne peut pas jouer ensemble une rivière et la ville de Carcassonne.
source-devirs-book = le livret de Devir

## 10-inns-and-cathedrals.txt

section-inns-and-cathedrals = Auberges et Cathédrales
value-inn-cathedral-final-zero-short = ne valent rien à la fin
value-inn-cathedral-final-zero = Une route complétée avec une auberge vaut 2 points par tuile, une ville complétée avec une cathédrale 3 points par tuile et par blason ; si elles sont inachevées à la fin, elles ne valent rien.
value-inn-cathedral-final-ignore-short = valent autant que les autres à la fin
value-inn-cathedral-final-ignore = Une route complétée avec une auberge vaut 2 points par tuile, une ville complétée avec une cathédrale 3 points par tuile et par blason ; si elles sont inachevées à la fin, elles valent autant que les autres.

## 20-traders-and-builders.txt

section-traders-and-builders = Marchands et Bâtisseurs
value-builder-second-part-optional-short = vous pouvez
value-builder-second-part-optional = Quand une de vos tuiles prolonge la route ou la ville de votre bâtisseur, vous pouvez ensuite piocher et placer une deuxième tuile, avec tout ce qui s'y rattache ; jamais une troisième.
value-builder-second-part-mandatory-short = vous devez
value-builder-second-part-mandatory = Quand une de vos tuiles prolonge la route ou la ville de votre bâtisseur, vous devez ensuite piocher et placer une deuxième tuile, avec tout ce qui s'y rattache ; jamais une troisième.
value-builder-trigger-extend-short = seulement une tuile qui prolonge le secteur
value-builder-trigger-extend = Le bâtisseur ne donne une deuxième tuile que si votre tuile fait désormais partie de sa route ou de sa ville, et non si un monastère la complète.
value-builder-trigger-extend-or-complete-short = aussi un monastère qui complète le secteur
value-builder-trigger-extend-or-complete = Le bâtisseur donne une deuxième tuile si votre tuile fait désormais partie de sa route ou de sa ville, et aussi si votre monastère la complète.

## 30-princess-and-dragon.txt

section-princess-and-dragon-volcano-and-dragon = Princesse & Dragon : volcan et dragon
value-dragon-move-after-scoring-short = après l'évaluation
value-dragon-move-after-scoring = Le dragon se déplace après l'évaluation, une fois la tuile traitée : un partisan dont la tuile Dragon complète le secteur a déjà marqué ses points et quitté le plateau.
value-dragon-move-before-scoring-short = avant l'évaluation
value-dragon-move-before-scoring = Le dragon se déplace après l'action avec un pion et avant l'évaluation : un partisan qu'il dévore ne marque rien.
value-dragon-move-after-tile-short = dès que la tuile est placée
value-dragon-move-after-tile = Le dragon se déplace dès que la tuile Dragon est placée, avant l'action avec un pion et avant l'évaluation.
value-dragon-visited-scope-journey-short = jamais deux fois la même tuile dans un voyage
value-dragon-visited-scope-journey = Le dragon n'entre pas deux fois sur la même tuile pendant un voyage ; un deuxième voyage dans un double tour repart de zéro.
value-dragon-visited-scope-turn-short = jamais deux fois la même tuile dans un tour
value-dragon-visited-scope-turn = Le dragon n'entre pas deux fois sur la même tuile pendant un tour, même si un double tour lui donne deux voyages.
value-deploy-on-dragon-tile-allowed-short = permis
value-deploy-on-dragon-tile-allowed = On peut poser un partisan sur la tuile où se tient le dragon, ou l'y déplacer depuis Carcassonne, comme sur toute autre tuile.
value-deploy-on-dragon-tile-forbidden-short = interdit
value-deploy-on-dragon-tile-forbidden = On ne peut ni poser un partisan sur la tuile où se tient le dragon, ni l'y déplacer depuis Carcassonne.
value-orphan-builder-pig-return-short = il revient
value-orphan-builder-pig-return = Quand le dragon, une princesse ou une tour fait partir votre dernier partisan d'un secteur, votre bâtisseur ou votre cochon qui s'y trouve revient aussi.
value-orphan-builder-pig-stay-short = il reste
value-orphan-builder-pig-stay = Quand le dragon, une princesse ou une tour fait partir votre dernier partisan d'un secteur, votre bâtisseur ou votre cochon qui s'y trouve reste.
source-new-editions-book = le livret de la nouvelle édition
value-dragon-eats-mage-witch-yes-short = dévorés
value-dragon-eats-mage-witch-yes = Le dragon dévore aussi le mage et la sorcière : ils quittent le plateau jusqu'à ce qu'une tuile magique les ramène.
value-dragon-eats-mage-witch-no-short = épargnés
value-dragon-eats-mage-witch-no = Le dragon laisse le mage et la sorcière où ils sont.
source-complete-annotated-rules-no-book-lists = les Complete Annotated Rules ; aucun livret ne les mentionne
value-dragon-carcassonne-outer-squares-short = seulement dans les dix cases extérieures
value-dragon-carcassonne-outer-squares = Le dragon peut entrer dans les dix cases extérieures de Carcassonne, mais pas dans les deux qui sont entièrement bâties ; les partisans des quartiers sont à l'abri.
value-dragon-carcassonne-none-short = dans aucune case
value-dragon-carcassonne-none = Le dragon ne peut entrer dans aucune case de Carcassonne, et les partisans des quartiers sont à l'abri.
source-publishers-ruling-october-2012 = la décision de l'éditeur d'octobre 2012
section-princess-and-dragon-princess = Princesse & Dragon : princesse
value-princess-action-must-short = vous devez
value-princess-action-must = S'il y a un chevalier dans la ville de la princesse que vous placez, vous devez en remettre un à son joueur, le vôtre s'il n'y en a pas d'autre ; vous ne posez alors aucun pion avec cette tuile.
value-princess-action-may-short = vous pouvez
value-princess-action-may = S'il y a un chevalier dans la ville de la princesse que vous placez, vous pouvez en remettre un à son joueur ; dans ce cas, vous ne posez aucun pion avec cette tuile.
value-princess-targets-knights-short = seulement des chevaliers
value-princess-targets-knights = La princesse ne fait sortir que des chevaliers : un partisan de sa ville, sur n'importe laquelle de ses tuiles, quel que soit son propriétaire.
value-princess-targets-knights-and-builder-short = chevaliers et bâtisseurs
value-princess-targets-knights-and-builder = La princesse fait sortir un chevalier ou un bâtisseur de sa ville, sur n'importe laquelle de ses tuiles, quel que soit son propriétaire.
section-princess-and-dragon-magic-portal = Princesse & Dragon : portail magique
value-portal-just-completed-placed-tile-only-short = seulement sur la tuile Portail
value-portal-just-completed-placed-tile-only = Avec une tuile Portail, vous pouvez poser un partisan sur n'importe quelle tuile, dans un secteur libre et inachevé ; un secteur que la tuile Portail vient de compléter ne peut être occupé que sur la tuile Portail.
value-portal-just-completed-never-short = pas du tout
value-portal-just-completed-never = Avec une tuile Portail, vous pouvez poser un partisan sur n'importe quelle tuile, dans un secteur libre et inachevé ; un secteur que la tuile Portail vient de compléter ne peut pas être occupé.
value-portal-just-completed-any-unscored-short = sur toutes ses tuiles
value-portal-just-completed-any-unscored = Avec une tuile Portail, vous pouvez poser un partisan sur n'importe quelle tuile, dans un secteur libre et inachevé ; un secteur que la tuile Portail vient de compléter peut être occupé sur toutes ses tuiles.
source-ruling-our-own-from-what-base = notre propre décision, d'après ce que le jeu de base permet sur une nouvelle tuile
section-princess-and-dragon-fairy = Princesse & Dragon : fée
value-fairy-placement-on-tile-short = sur une tuile, pour tous les partisans qui s'y trouvent
value-fairy-placement-on-tile = Au lieu de poser un pion, vous pouvez déplacer la fée sur une tuile où se trouve un de vos partisans ; tout joueur qui a un partisan sur la tuile de la fée reçoit 1 point au début de chacun de ses tours, et 3 points quand le secteur de ce partisan est évalué.
value-fairy-placement-assigned-short = à côté d'un partisan, pour lui seul
value-fairy-placement-assigned = Au lieu de poser un pion, vous pouvez déplacer la fée à côté d'un de vos partisans ; lui seul rapporte 1 point au début de votre tour, et 3 points quand son secteur est évalué. Quand il part, la fée reste et n'appartient à personne.
value-fairy-on-tile-points-once-short = une fois par joueur
value-fairy-on-tile-points-once = Plusieurs de vos partisans sur la tuile de la fée ne rapportent que 1 point au début de votre tour, et 3 points une seule fois pour chaque secteur évalué.
value-fairy-after-princess-allowed-short = permis
value-fairy-after-princess-allowed = Après avoir fait sortir un chevalier avec une princesse, vous pouvez encore déplacer la fée.
value-fairy-after-princess-forbidden-short = interdit
value-fairy-after-princess-forbidden = Après avoir fait sortir un chevalier avec une princesse, vous ne pouvez pas déplacer la fée.
value-fairy-after-volcano-allowed-short = permis
value-fairy-after-volcano-allowed = Quand vous placez un volcan, vous ne pouvez pas y poser de partisan, mais vous pouvez déplacer la fée.
value-fairy-after-volcano-forbidden-short = interdit
value-fairy-after-volcano-forbidden = Quand vous placez un volcan, vous ne pouvez ni y poser un partisan ni déplacer la fée.
value-fairy-in-quarter-forbidden-short = interdit
value-fairy-in-quarter-forbidden = La fée ne peut pas rejoindre un partisan dans un quartier de Carcassonne.
source-devirs-book-where-quarter-is-no = le livret de Devir, où un quartier n'est pas une tuile sur laquelle se tient un partisan
value-fairy-abbot-return-bonus-no-short = rien
value-fairy-abbot-return-bonus-no = La fée rapporte 3 points à un abbé quand son abbaye ou son jardin est évalué, mais rien quand vous le reprenez.
value-fairy-abbot-return-bonus-yes-short = 3 points
value-fairy-abbot-return-bonus-yes = La fée rapporte 3 points à un abbé quand son abbaye ou son jardin est évalué, et aussi quand vous le reprenez.
source-publishers-note-november-2020 = la note de l'éditeur de novembre 2020
section-princess-and-dragon-special-tiles = Princesse & Dragon : tuiles particulières
value-tunnel-fields-two-short = deux prés
value-tunnel-fields-two = Sur la tuile Tunnel, la route continue sous la ville ; il y a deux prés, un de chaque côté de la ville, et la route n'en coupe aucun.
value-tunnel-fields-four-short = quatre prés
value-tunnel-fields-four = Sur la tuile Tunnel, la route continue sous la ville ; il y a quatre prés, car la ville et la route les coupent toutes les deux.
source-filosofias-book = le livret de Filosofia

## 40-tower.txt

section-the-tower = La Tour
value-tower-action-trigger-any-tile-short = après n'importe quelle tuile
value-tower-action-trigger-any-tile = Après n'importe quelle tuile, vous pouvez ajouter un étage à une tour ou y poser un garde au lieu de poser un pion.
value-tower-action-trigger-foundation-tile-short = seulement après une tuile avec une fondation
value-tower-action-trigger-foundation-tile = C'est seulement après une tuile avec une fondation que vous pouvez ajouter un étage à une tour ou y poser un garde au lieu de poser un pion.
source-publishers-corrected-text = le texte corrigé de l'éditeur
value-tower-capture-target-opponents-only-short = seulement ceux des adversaires
value-tower-capture-target-opponents-only = Quand vous ajoutez un étage, vous pouvez capturer un partisan adverse, aussi loin en ligne et en colonne que la tour est haute.
value-tower-capture-target-any-player-short = tous, même les siens
value-tower-capture-target-any-player = Quand vous ajoutez un étage, vous pouvez capturer un partisan, aussi loin en ligne et en colonne que la tour est haute ; l'un des vôtres retourne dans votre réserve au lieu d'être prisonnier.
source-reports-booklet-2006 = ce que l'on rapporte du livret de 2006
value-tower-reopens-yes-short = de nouveau ouverte
value-tower-reopens-yes = Un garde ferme sa tour ; quand il part, la tour est de nouveau ouverte.
value-tower-reopens-no-short = fermée pour de bon
value-tower-reopens-no = Un garde ferme sa tour pour de bon, même s'il part.
source-an-answer-collected-by-players = une réponse recueillie par des joueurs
value-tower-dragon-eats-guard-yes-short = dévoré
value-tower-dragon-eats-guard-yes = Le dragon dévore un garde sur la tuile où il entre ; les étages restent.
value-tower-dragon-eats-guard-no-short = à l'abri
value-tower-dragon-eats-guard-no = Un garde est à l'abri du dragon.
source-new-edition-nothing-older-texts-protects = la nouvelle édition, car rien dans les anciens textes ne protège un garde
value-ransom-affordability-needs-3-points-short = avec 3 points ou plus
value-ransom-affordability-needs-3-points = Une fois pendant votre tour, vous pouvez racheter un de vos pions à qui le détient pour 3 points, si vous les avez ; ils vont à ce joueur.
value-ransom-affordability-may-go-negative-short = quel que soit le score
value-ransom-affordability-may-go-negative = Une fois pendant votre tour, vous pouvez racheter un de vos pions à qui le détient pour 3 points, même si vous en avez moins ; ils vont à ce joueur.
source-ruling-our-own-no-score-drops = notre propre décision ; aucun score ne descend au-dessous de 0 par choix

## 50-abbey-and-mayor.txt

section-abbey-and-mayor = Maires et Monastères
value-wagon-move-connected-short = vers des secteurs reliés
value-wagon-move-connected = Quand son secteur a été évalué, un chariot peut avancer vers une route, une ville ou une abbaye inachevée et sans partisan qu'une tuile relie directement à ce secteur.
value-wagon-move-nearby-short = vers des secteurs sur sa tuile et les huit qui l'entourent
value-wagon-move-nearby = Quand son secteur a été évalué, un chariot peut avancer vers une route, une ville ou une abbaye inachevée et sans partisan sur sa propre tuile ou sur l'une des huit qui l'entourent.
source-text-first-edition = le texte de la première édition
value-abbey-end-of-game-abbey-round-short = un dernier tour de table
value-abbey-end-of-game-abbey-round = Après le dernier tour, chacun peut placer le monastère qui lui reste, en un tour de table à partir de la gauche du joueur qui a placé la dernière tuile.
value-abbey-end-of-game-forfeit-short = perdus
value-abbey-end-of-game-forfeit = Les monastères qui ne sont pas placés à la fin du dernier tour sont perdus.
source-present-text-first-edition = le texte actuel de la première édition
value-barn-placement-no-barn-present-short = seulement dans un pré sans grange
value-barn-placement-no-barn-present = Une grange se pose sur un coin où quatre tuiles se rejoignent dans un même pré, si ce pré n'a pas de grange.
value-barn-placement-any-short = dans n'importe quel pré
value-barn-placement-any = Une grange se pose sur un coin où quatre tuiles se rejoignent dans un même pré, même si ce pré a déjà une grange.
value-count-market-at-barn-allowed-short = aussi quand une grange fait évaluer un pré
value-count-market-at-barn-allowed = Les partisans du marché peuvent rejoindre un pré qui va être évalué à cause d'une grange.
value-count-market-at-barn-end-only-short = seulement à la fin de la partie
value-count-market-at-barn-end-only = Les partisans ne quittent le marché qu'à la fin de la partie, même si un pré est évalué à cause d'une grange.
source-ruling-our-own-field-is-scored = notre propre décision ; le pré est alors évalué
value-wagon-from-castle-returns-short = retourne dans la réserve
value-wagon-from-castle-returns = Un chariot dans une forteresse retourne à son propriétaire quand la forteresse est évaluée.
value-wagon-from-castle-may-move-short = peut avancer
value-wagon-from-castle-may-move = Un chariot dans une forteresse peut avancer quand la forteresse est évaluée.
source-ruling-our-own-what-is-beside = notre propre décision ; il n'est dit nulle part ce qui est à côté d'une forteresse

## 60-count-of-carcassonne.txt

section-the-count-of-carcassonne = Le Comte de Carcassonne
value-count-deploy-in-double-turn-per-tile-short = une fois par tuile
value-count-deploy-in-double-turn-per-tile = Pendant un double tour, vous pouvez poser un partisan à Carcassonne une fois pour chacune de vos deux tuiles.
value-count-deploy-in-double-turn-once-per-turn-short = une fois par tour
value-count-deploy-in-double-turn-once-per-turn = Vous pouvez poser un partisan à Carcassonne une fois par tour, même pendant un double tour.
source-german-text-and-publishers-answers = le texte allemand et les réponses de l'éditeur
value-count-fairy-points-counted-short = ils comptent
value-count-fairy-points-counted = Vous pouvez poser un partisan à Carcassonne quand votre tuile a fait marquer un adversaire mais pas vous ; les 3 points de la fée comptent ici des deux côtés.
value-count-fairy-points-ignored-short = ils ne comptent pas
value-count-fairy-points-ignored = Vous pouvez poser un partisan à Carcassonne quand votre tuile a fait marquer un adversaire mais pas vous ; les 3 points de la fée ne comptent pas ici.
source-devirs-book-taken-literally = le livret de Devir, pris à la lettre
value-count-abbot-yes-short = dans la cathédrale de Carcassonne
value-count-abbot-yes = Vous pouvez poser votre abbé dans la cathédrale de Carcassonne, d'où il peut aller dans une abbaye ou un jardin qui est évalué ; si les partisans peuvent quitter tous les quartiers à la fin de la partie, il peut aussi aller dans une abbaye ou un jardin inachevé.
value-count-abbot-no-short = jamais
value-count-abbot-no = On ne peut pas poser un abbé à Carcassonne.
source-german-list-followers-new-edition = la liste allemande des partisans pour la nouvelle édition
value-count-move-by-player-short = où le joueur veut
value-count-move-by-player = Quand vous avez posé un partisan à Carcassonne, vous pouvez déplacer le Comte dans n'importe quel quartier ; les partisans de son quartier ne peuvent pas sortir.
value-count-move-clockwise-short = dans le quartier suivant
value-count-move-clockwise = Chaque fois qu'un partisan est posé à Carcassonne, le Comte passe au quartier suivant, du château au marché, à la forge, à la cathédrale et ainsi de suite ; les partisans de son quartier ne peuvent pas sortir.
value-count-move-follow-meeple-short = vers le partisan qui vient d'être posé
value-count-move-follow-meeple = Chaque fois qu'un partisan est posé à Carcassonne, le Comte va dans son quartier ; les partisans du quartier du Comte ne peuvent pas sortir.
value-count-multi-feature-single-pass-short = tous ensemble
value-count-multi-feature-single-pass = Quand une tuile complète plusieurs secteurs, chaque joueur a une seule occasion de faire sortir des partisans de Carcassonne vers n'importe lequel d'entre eux, puis tous sont évalués ensemble.
value-count-multi-feature-per-feature-short = l'un après l'autre
value-count-multi-feature-per-feature = Quand une tuile complète plusieurs secteurs, ils sont évalués l'un après l'autre, dans l'ordre que choisit le joueur qui a placé la tuile, et pour chacun d'eux des partisans peuvent sortir de Carcassonne ; quand plus personne ne peut sortir, on ne demande plus d'ordre.
source-ruling-our-own-devirs-book-describes = notre propre décision, car le livret de Devir décrit une seule évaluation
value-count-final-quarters-market-only-short = seulement du marché
value-count-final-quarters-market-only = À la fin de la partie, les partisans ne peuvent sortir que du marché, vers n'importe quel pré, sauf si le Comte s'y trouve ; ceux des autres quartiers restent.
value-count-final-quarters-all-short = de tous les quartiers
value-count-final-quarters-all = À la fin de la partie, les partisans peuvent sortir de tous les quartiers sauf celui du Comte : vers n'importe quel pré, et vers des villes, des routes et des abbayes inachevées ; un abbé aussi vers un jardin inachevé.
source-publishers-answers = les réponses de l'éditeur
source-independent-engine-plays-new-edition-so = le moteur indépendant, qui joue ainsi la nouvelle édition
value-count-final-order-single-pass-short = chaque joueur en une seule fois
value-count-final-order-single-pass = Pour ces derniers déplacements, chaque joueur a une seule occasion, avec autant de partisans qu'il veut, en commençant à gauche du joueur qui a placé la dernière tuile.
value-count-final-order-one-at-a-time-short = un partisan à la fois
value-count-final-order-one-at-a-time = Pour ces derniers déplacements, les joueurs font sortir un partisan à la fois, dans le sens horaire, en commençant à gauche du joueur qui a placé la dernière tuile ; un joueur qui passe n'a plus d'autre occasion.

## 61-king-and-robber.txt

section-king-and-robber = Roi et Chevalier-brigand
value-king-robber-scoring-per-feature-short = 1 point par ville ou route complétée, à la fin
value-king-robber-scoring-per-feature = Le joueur qui a complété la plus grande ville jusqu'ici détient le roi, et celui qui a complété la plus longue route détient le chevalier-brigand ; à la fin, le roi rapporte 1 point par ville complétée et le chevalier-brigand 1 point par route complétée, peu importe à qui elles étaient.
value-king-robber-scoring-ten-each-short = 10 points chacun
value-king-robber-scoring-ten-each = Le joueur qui a complété la plus grande ville jusqu'ici détient le roi, et celui qui a complété la plus longue route détient le chevalier-brigand ; à la fin, chacun rapporte 10 points.
value-king-robber-scoring-fifteen-forty-short = 15 points, ou 40 pour les deux
value-king-robber-scoring-fifteen-forty = Le joueur qui a complété la plus grande ville jusqu'ici détient le roi, et celui qui a complété la plus longue route détient le chevalier-brigand ; à la fin, chacun rapporte 15 points, les deux ensemble 40.
value-king-robber-scoring-continuous-short = 1 point par ville ou route qui vient d'être complétée, pendant la partie
value-king-robber-scoring-continuous = Le joueur qui a complété la plus grande ville jusqu'ici détient le roi, et celui qui a complété la plus longue route détient le chevalier-brigand ; chaque fois que des villes sont complétées, le roi rapporte 1 point pour chacune, et le chevalier-brigand de même pour les routes, avant de changer de main ; à la fin, ils ne rapportent rien.
value-king-counts-carcassonne-yes-short = elle compte
value-king-counts-carcassonne-yes = Carcassonne compte pour le roi comme une ville complétée à la fin, mais elle ne donne le roi à personne.
value-king-counts-carcassonne-no-short = elle ne compte pas
value-king-counts-carcassonne-no = Carcassonne ne compte pas pour le roi comme une ville complétée et ne donne le roi à personne.
source-public-rules-as-november-2013 = les règles publiques de novembre 2013
value-king-counts-castles-no-short = elles ne comptent pas
value-king-counts-castles-no = Une petite ville qui devient une forteresse ne donne le roi à personne et ne compte pas pour le roi à la fin.
value-king-counts-castles-yes-short = elles comptent
value-king-counts-castles-yes = Une petite ville qui devient une forteresse compte pour le roi comme une ville complétée.
source-ruling-our-own-from-what-first = notre propre décision, d'après ce que la première édition dit des forteresses

## 70-mage-and-witch.txt

section-mage-and-witch = Mage et Sorcière
value-magic-join-on-magic-tile-one-move-short = un déplacement
value-magic-join-on-magic-tile-one-move = Avec une tuile magique, vous devez poser ou déplacer le mage ou la sorcière ; si la tuile réunit en plus les deux dans un même secteur, un seul déplacement de l'un d'eux suffit pour les deux raisons.
value-magic-join-on-magic-tile-two-moves-short = deux déplacements
value-magic-join-on-magic-tile-two-moves = Avec une tuile magique, vous devez poser ou déplacer le mage ou la sorcière ; si la tuile réunit en plus les deux dans un même secteur, vous éloignez d'abord l'un d'eux pour cette seule raison.
source-ruling-our-own = notre propre décision
value-magic-unoccupied-completed-aside-short = mis de côté
value-magic-unoccupied-completed-aside = Quand un secteur est complété, son mage ou sa sorcière est mis de côté, même si aucun partisan ne s'y tenait et que personne n'a marqué.
value-magic-unoccupied-completed-stays-short = reste
value-magic-unoccupied-completed-stays = Quand un secteur est complété, son mage ou sa sorcière est mis de côté, mais reste si aucun partisan ne s'y tenait.
source-ruling-our-own-could-never-act = notre propre décision, car ce pion ne pourrait plus jamais agir
value-mage-on-zeroed-feature-per-tile-short = 1 point par tuile
value-mage-on-zeroed-feature-per-tile = Si une route inachevée avec une auberge ou une ville inachevée avec une cathédrale ne vaut rien à la fin, le mage rapporte quand même 1 point par tuile.
value-mage-on-zeroed-feature-zero-short = rien
value-mage-on-zeroed-feature-zero = Si une route inachevée avec une auberge ou une ville inachevée avec une cathédrale ne vaut rien à la fin, le mage ne rapporte rien non plus.
source-wording-big-box-4-and-new = la formulation de la Big Box 4 et de la nouvelle édition

## 80-bridges-castles-and-bazaars.txt

section-bridges-castles-and-bazaars-bridges = Ponts, Forteresses et Bazars : ponts
value-bridge-timing-any-time-short = avec la tuile ou après le pion
value-bridge-timing-any-time = Avec chaque tuile, vous pouvez construire un pont sur elle ou sur une voisine, tout de suite ou après le pion ; un pont dont la tuile a besoin est toujours construit avec elle.
value-bridge-timing-with-tile-short = seulement avec la tuile
value-bridge-timing-with-tile = Avec chaque tuile, vous pouvez construire un pont sur elle ou sur une voisine, tout de suite et pas plus tard.
section-bridges-castles-and-bazaars-bazaars = Ponts, Forteresses et Bazars : bazars
value-bazaar-mode-auction-short = les tuiles sont mises aux enchères
value-bazaar-mode-auction = Après une tuile Bazar, on révèle une tuile par joueur et on les met aux enchères ; chacun mise une fois. Si quelqu'un surenchérit, le meneur des enchères achète la tuile en payant la mise à l'auteur de la mise la plus haute, ou la lui vend pour autant ; elle est placée au tour suivant.
value-bazaar-mode-draft-short = les tuiles sont prises à tour de rôle
value-bazaar-mode-draft = Après une tuile Bazar, on révèle une tuile par joueur ; à partir de la gauche du joueur actif, chacun en prend une.
source-text-first-edition-prints-other-as = le texte de la première édition, qui donne l'autre règle comme variante
value-bazaar-bid-limit-own-score-short = jusqu'à vos propres points
value-bazaar-bid-limit-own-score = Vous ne pouvez pas miser plus de points que vous n'en avez, et un meneur des enchères qui ne peut pas payer la mise la plus haute doit vendre.
value-bazaar-bid-limit-unlimited-short = jusqu'à 100 de plus que vos propres points
value-bazaar-bid-limit-unlimited = Une mise peut dépasser vos propres points, de 100 au plus.
section-bridges-castles-and-bazaars-castles = Ponts, Forteresses et Bazars : forteresses
value-castle-simultaneous-owner-chooses-short = le propriétaire choisit
value-castle-simultaneous-owner-chooses = Si plusieurs secteurs font marquer une forteresse en même temps, son propriétaire choisit celui dont elle prend les points.
value-castle-simultaneous-largest-short = celui qui vaut le plus
value-castle-simultaneous-largest = Si plusieurs secteurs font marquer une forteresse en même temps, elle prend les points de celui qui vaut le plus.

## 90-hills-and-sheep.txt

section-hills-and-sheep = Moutons et Collines
value-hill-tiebreaker-at-least-one-short = un partisan sur une colline suffit
value-hill-tiebreaker-at-least-one = Entre joueurs à égalité, ceux qui ont un partisan du secteur sur une colline reçoivent les points ; un seul vaut autant que plusieurs.
value-hill-tiebreaker-number-of-followers-short = le plus de partisans sur des collines
value-hill-tiebreaker-number-of-followers = Entre joueurs à égalité, ceux qui ont le plus de partisans du secteur sur des collines reçoivent les points.
source-rules-2014 = les règles de 2014
value-vineyards-for-gardens-no-short = seulement pour les abbayes
value-vineyards-for-gardens-no = Chaque vignoble autour d'une abbaye complétée vaut 3 points ; les jardins n'en reçoivent rien.
value-vineyards-for-gardens-yes-short = aussi pour les jardins
value-vineyards-for-gardens-yes = Chaque vignoble autour d'une abbaye complétée ou d'un jardin complété vaut 3 points.
source-ruling-our-own-every-text-names = notre propre décision ; tous les textes ne nomment que les abbayes
value-closed-field-choice-choice-first-short = choisir d'abord
value-closed-field-choice-choice-first = Si vous fermez le pré de votre propre berger, vous choisissez encore si le troupeau s'agrandit avant de rentrer à l'étable.
value-closed-field-choice-herd-only-short = rentrer le troupeau aussitôt
value-closed-field-choice-herd-only = Si vous fermez le pré de votre propre berger, le troupeau rentre aussitôt à l'étable.
source-reading-author-players-encyclopedia = la lecture de l'auteur de l'encyclopédie des joueurs

## books.txt

note-volcano-tiles-were-put-aside-says = Les tuiles Volcan mises de côté sont remises dans la pioche et mélangées.
note-volcano-tiles-were-put-aside-read = Les tuiles Dragon ; on n'en met jamais d'autres de côté.
note-dragon-enters-game-volcano-revealed-says = Le dragon entre en jeu quand un volcan est révélé.
note-dragon-enters-game-volcano-revealed-read = Quand le volcan est placé.
note-enter-carcassonne-opponents-score-1-says = On peut entrer à Carcassonne quand des adversaires marquent « 1 point ».
note-enter-carcassonne-opponents-score-1-read = Au moins 1 point.
note-followers-leave-cathedral-quarter-for-says = Les partisans quittent la cathédrale de Carcassonne pour une abbaye, et « complétée » manque.
note-followers-leave-cathedral-quarter-for-read = Comme pour les villes et les routes : seulement pour une abbaye complétée, donc pas à la fin de la partie.
note-dragon-returns-follower-one-without-says = Le dragon rend un partisan : un seul, et sans liste de ce qu'il dévore.
note-dragon-returns-follower-one-without-read = Tous les pions de sa tuile qui peuvent être dévorés, selon la liste de la nouvelle édition.
note-rule-lets-dragon-interrupt-game-says = Selon la règle, le dragon interrompt la partie une fois le partisan posé, mais dans l'exemple le tour se termine d'abord.
note-rule-lets-dragon-interrupt-game-read = Comme dans l'exemple : le dragon se déplace après l'évaluation.
note-princess-has-returned-knight-no-says = Quand la princesse a fait sortir un chevalier, on ne peut poser aucun partisan sur cette tuile ; la nouvelle édition dit aucun pendant ce tour.
note-princess-has-returned-knight-no-read = L'action avec un pion est épuisée pour cette tuile.
note-fairys-3-points-come-in-says = Les 3 points de la fée s'ajoutent aux points du secteur.
note-fairys-3-points-come-in-read = On les reçoit même si le secteur ne rapporte rien à ce joueur.
note-box-king-scout-only-king-says = De l'extension King & Scout, seul le roi est nommé.
note-box-king-scout-only-king-read = L'éclaireur (Scout) ne fait pas partie du jeu.
note-dragons-step-labeled-1b-before-says = L'étape du dragon porte le numéro 1b, avant la pose d'un partisan.
note-dragons-step-labeled-1b-before-read = Après l'action avec un pion, avant l'évaluation.
note-dragon-stuck-has-visited-all-says = Le dragon est bloqué quand il a visité toutes les tuiles voisines.
note-dragon-stuck-has-visited-all-read = Chaque fois qu'il n'a aucune tuile où aller, aussi à cause de la fée ou du bord du plateau.
note-after-volcano-next-players-turn-says = Après un volcan, c'est au tour du joueur suivant.
note-after-volcano-next-players-turn-read = Ce que la tuile Volcan complète est d'abord évalué.
note-at-tunnel-fields-separate-says = Au tunnel, « les prés sont séparés ».
note-at-tunnel-fields-separate-read = Les deux côtés de la ville sont séparés, et la route ne coupe aucun des deux.
note-after-princess-has-returned-knight-says = Après que la princesse a fait sortir un chevalier, on ne pose aucun meeple pendant ce tour.
note-after-princess-has-returned-knight-read = Aucun dans l'action avec un pion ; des partisans peuvent encore sortir de Carcassonne et y entrer.
note-fairy-moves-on-turn-without-says = La fée se déplace pendant un tour où l'on ne pose ni ne déplace aucun meeple.
note-fairy-moves-on-turn-without-read = Où l'on ne pose aucun pion et ne reprend pas l'abbé ; les déplacements hors de Carcassonne et l'entrée dans la ville restent libres.
note-dragons-text-sends-reader-page-says = Le texte sur le dragon renvoie à la page 3 pour la fée.
note-dragons-text-sends-reader-page-read = La page 5 ; aucune règle ne change.
note-german-heading-left-over-princess-says = Un titre allemand est resté au-dessus de la princesse, et quelques symboles manquent dans le texte.
note-german-heading-left-over-princess-read = Sans en tenir compte ; aucune règle ne change.
note-list-contents-forgets-fairy-says = La liste du contenu oublie la fée.
note-list-contents-forgets-fairy-read = La boîte contient un dragon et une fée.
note-sentence-about-portal-garbled-says = La phrase sur le portail est embrouillée.
note-sentence-about-portal-garbled-read = On peut poser un partisan sur la tuile Portail ou sur n'importe quelle tuile déjà sur le plateau.
note-at-monastery-in-city-follower-says = À l'abbaye dans la ville, un partisan est posé « sur cette ville ».
note-at-monastery-in-city-follower-read = Sur cette tuile : dans l'abbaye, dans la ville ou dans le pré.
note-figure-taken-off-board-only-says = Un pion n'est retiré du plateau que si aucune route ni aucune ville n'offre de place.
note-figure-taken-off-board-only-read = Chaque fois qu'on ne peut légalement ni poser ni déplacer le mage ou la sorcière.
note-symbol-lost-where-tiles-counted-says = Un symbole manque là où les tuiles sont comptées.
note-symbol-lost-where-tiles-counted-read = Il y a 8 tuiles magiques.
note-mage-witch-leave-after-they-says = Le mage ou la sorcière part après avoir « participé à une évaluation ».
note-mage-witch-leave-after-they-read = Aussi quand personne n'a marqué.

## turn.txt

step-t0-fairys-point = Le point de la fée.
step-t1-draw-tile = Piocher une tuile.
step-t1-river-tiles-first = D'abord les tuiles Rivière.
step-t1-dragon-tiles-put-aside-until = Les tuiles Dragon sont mises de côté jusqu'à ce que le premier volcan soit placé.
step-t1-place-abbey-into-hole-instead = Ou placer à la place le monastère dans un trou.
step-t1-instead-drawing-take-tile-won = Au lieu de piocher, prendre la tuile gagnée à un bazar.
step-t1-below-hill-tile-goes-next = Sous une tuile Colline va la tuile suivante de la pioche, sans qu'on la regarde ; elle est hors jeu.
step-t2-place = La placer.
step-t2-with-at-most-one-bridge = Avec un pont au plus, obligatoire si la tuile ne convient qu'avec lui.
step-t3a-volcano-calls-dragon = Un volcan appelle le dragon.
step-t3b-mage-witch = Le mage et la sorcière.
step-t3c-tile-that-extends-road-city = Une tuile qui prolonge la route ou la ville de votre bâtisseur promet une deuxième tuile.
step-t3-then-dragons-journey = Puis le voyage du dragon.
step-t4-0-princess-must-return-knight = La princesse doit faire sortir un chevalier.
step-t4-0-princess-may-return-knight = La princesse peut faire sortir un chevalier.
step-t4-1-at-most-one-figure-action = Une action avec un pion au plus : poser un partisan.
step-t4-1-with-portal-on-any-tile = Avec un portail, sur n'importe quelle tuile.
step-t4-1-builder-beside-an-own-follower = Ou le bâtisseur, auprès d'un de vos partisans.
step-t4-1-pig-beside-an-own-farmer = Ou le cochon, auprès d'un de vos paysans.
step-t4-1-mayor-in-city-where-he = Ou le maire, dans une ville, où sa force est égale au nombre de blasons.
step-t4-1-wagon-on-road-in-city = Ou le chariot, sur une route, dans une ville ou dans une abbaye.
step-t4-1-shepherd-in-field-without-one = Ou le berger, dans un pré sans berger.
step-t4-1-add-floor-tower-place-guard = Ou ajouter un étage à une tour, ou y poser un garde.
step-t4-1-take-back-abbot = Ou reprendre l'abbé.
step-t4-1-move-fairy = Ou déplacer la fée.
step-t4-1-place-barn-on-corner-where = Ou poser la grange sur un coin où quatre tuiles se rejoignent dans un pré.
step-t4-2-new-floor-may-capture-follower = Un nouvel étage peut capturer un partisan ; si l'autre joueur en détient un, les deux sont échangés.
step-t4-2-bridge-if-none-was-built = Un pont, si aucun n'a été construit avec la tuile.
step-t5-new-shepherd-draws-token-flock = Un nouveau berger pioche un jeton ; un troupeau dont la tuile a agrandi le pré s'agrandit d'un jeton ou rentre à l'étable, pour un point par mouton ; les troupeaux des prés fermés rentrent.
step-t5-wolf-scatters-flocks-field = Un loup disperse les troupeaux du pré.
step-t6-dragons-journey = Le voyage du dragon.
step-t7-owners-turn-completed-small-cities = Les propriétaires transforment les petites villes complétées en forteresses ou les laissent évaluer.
step-t8a-moves-out-carcassonne = Les sorties de Carcassonne.
step-t8b-completed-features-scored = Les secteurs complétés sont évalués.
step-t8b-with-fairys-3-points = Avec les 3 points de la fée.
step-t8b-monastery-with-3-points-more = Une abbaye vaut 3 points de plus pour chaque vignoble autour d'elle.
step-t8c-farmers-whose-field-gets-barn = Les paysans dont le pré reçoit une grange marquent 3 points par ville complétée et retournent à leurs propriétaires ; ceux qui rejoignent une grange plus tard en marquent 1.
step-t8d-castle-beside-completed-feature-takes = Une forteresse à côté d'un secteur complété prend autant de points, une seule fois ; ils comptent à leur tour pour d'autres forteresses.
step-t8e-their-figures-return = Leurs pions retournent à leurs propriétaires.
step-t8e-mage-witch-put-aside = Le mage et la sorcière sont mis de côté.
step-t8e-whoever-placed-tile-takes-goods = Le joueur qui a placé la tuile prend les marchandises des villes complétées.
step-t8e-becomes-king-for-largest-city = Et obtient le roi pour la plus grande ville.
step-t8e-robber-for-longest-road = Et le chevalier-brigand pour la plus longue route.
step-t8f-wagons-whose-feature-was-scored = Les chariots dont le secteur a été évalué avancent ou retournent à leurs propriétaires.
step-t8g-placement-in-carcassonne-then-count = La pose à Carcassonne, puis le Comte.
step-t9-dragons-journey = Le voyage du dragon.
step-t9-builders-second-part-from-t1 = La deuxième tuile du bâtisseur, à partir de T1.
step-t10-bazaar-if-bazaar-tile-was = Un bazar, si une tuile Bazar a été placée.
step-t10-next-player-end-game = Le joueur suivant, ou la fin de la partie.
step-t10-after-lake-with-volcano-same = Après le lac au volcan, encore le même joueur.
step-t10-at-end-round-for-abbeys = À la fin, un tour de table pour les monastères restants.
step-t10-at-end-last-moves-out = À la fin, les dernières sorties de Carcassonne.
step-fs-1-incomplete-features-scored = Les secteurs inachevés sont évalués.
step-fs-1-guards-prisoners-floors-bring-nothing = Les gardes, les prisonniers et les étages ne rapportent rien.
step-fs-1-castles-bring-nothing = Les forteresses ne rapportent rien.
step-fs-1-flocks-bring-nothing = Les troupeaux ne rapportent rien.
step-fs-2-fields-scored = Les prés sont évalués.
step-fs-2-castle-counts-as-complete-city = Une forteresse compte comme une ville complétée, avec un point de plus.
step-fs-2-with-point-more-per-city = Avec un point de plus par ville pour un cochon.
step-fs-2-barns-score-4-per-city = Les granges rapportent 4 points par ville.
step-fs-3-most-goods-each-kind-bring = La majorité de chaque type de marchandises rapporte 10 points.
step-fs-3-king-robber-scored = Le roi et le chevalier-brigand sont évalués.
step-fs-4-most-points-win = Qui a le plus de points l'emporte.
