### Mage & Witch: the words of the page that players read. Its order is in pages/70-mage-and-witch.txt.

page-mage-and-witch = Mage et Sorcière
page-mage-and-witch-box = 8 tuiles avec un symbole magique sont mélangées avec toutes les autres. Le mage et la sorcière n'appartiennent à personne et attendent d'abord à côté du plateau. Ils se tiennent sur les routes et dans les villes et en changent la valeur : le mage l'augmente, la sorcière la réduit de moitié. Ce ne sont pas des partisans, et ils n'occupent rien.

page-mage-and-witch-step = Quand vous placez une tuile magique
page-mage-and-witch-step-move = Avant de poser un pion, vous devez faire entrer en jeu ou déplacer l'un des deux, celui que vous voulez. Mettez-le sur n'importe quelle route inachevée ou dans n'importe quelle ville inachevée du plateau, avec ou sans partisans. Continuez ensuite votre tour comme d'habitude.
page-mage-and-witch-step-open = Un secteur que votre tuile vient de compléter est fermé à tous les deux.
page-mage-and-witch-step-other = Le mage et la sorcière ne partagent jamais un secteur.
page-mage-and-witch-step-leave = Un pion que vous déplacez doit aller sur une autre route ou dans une autre ville.
page-mage-and-witch-step-land = Ils ne se tiennent jamais dans les abbayes ni dans les prés.
page-mage-and-witch-step-first = Ensuite, vous pouvez poser votre partisan sur la même route ou dans la même ville.

page-mage-and-witch-join = Quand les deux se rencontrent
page-mage-and-witch-join-move = Si une tuile, magique ou non, réunit les routes ou les villes du mage et de la sorcière, celui qui l'a placée doit aussitôt déplacer l'un des deux vers une autre route ou une autre ville inachevée. Faites-le avant l'évaluation, même si le secteur réuni est complété : seul celui qui reste en change les points.
page-mage-and-witch-join-one = Si c'est une tuile magique qui les réunit, ce seul déplacement suffit.
page-mage-and-witch-join-two = Si c'est une tuile magique qui les réunit, vous éloignez d'abord l'un d'eux, puis vous en faites entrer ou en déplacez un à cause du symbole magique.
page-mage-and-witch-join-none = Si vous devez poser ou déplacer l'un d'eux et ne le pouvez pas, vous devez en retirer un du plateau et le mettre de côté. Si les deux sont sur le plateau, choisissez. Si aucun n'y est, il ne se passe rien.

page-mage-and-witch-score = Ce qu'ils font
page-mage-and-witch-score-mage = Le mage ajoute 1 point pour chaque tuile de la route ou de la ville, mais rien pour les blasons.
page-mage-and-witch-score-witch = La sorcière réduit de moitié toute la valeur de la route ou de la ville, arrondie au supérieur.
page-mage-and-witch-score-all = On compte la majorité comme toujours. Tous ceux qui marquent reçoivent en entier les points ainsi changés.
page-mage-and-witch-score-example = Exemple : une route de 5 tuiles est complétée. Sans eux, elle vaut 5 points, avec le mage 5 + 5 = 10, avec la sorcière 3. Une ville complétée de 3 tuiles avec un blason vaut 8 points, avec le mage 8 + 3 = 11, avec la sorcière 4.
page-mage-and-witch-score-inns = Les auberges et les cathédrales comptent d'abord : une route complétée de 3 tuiles avec une auberge vaut 6 points, avec le mage 9, avec la sorcière 3.
page-mage-and-witch-score-other = Ils ne changent rien d'autre que les points de cette route ou de cette ville.
page-mage-and-witch-score-goods = Les marchandises ne sont pas concernées.
page-mage-and-witch-score-aside = Quand leur secteur est complété, le mage ou la sorcière est mis de côté après l'évaluation. Une tuile magique peut les ramener plus tard.
page-mage-and-witch-score-empty-aside = Cela vaut aussi si aucun partisan ne s'y trouvait et que personne n'a marqué.
page-mage-and-witch-score-empty-stays = Mais si aucun partisan ne s'y trouvait et que personne n'a marqué, ils restent.

page-mage-and-witch-others = Avec d'autres extensions
page-mage-and-witch-others-double = Pendant un double tour, chaque tuile magique compte pour elle-même.
page-mage-and-witch-others-dragon = Le dragon dévore aussi le mage et la sorcière : ils sont mis de côté jusqu'à ce qu'une tuile magique les ramène.
page-mage-and-witch-others-no-dragon = Le dragon ne dévore ni le mage ni la sorcière.
page-mage-and-witch-others-shield = Sur la tuile de la fée, ils sont à l'abri du dragon.
page-mage-and-witch-others-fairy = Les points de la fée s'ajoutent ensuite et ne sont pas changés : une ville de 6 points avec la sorcière et votre chevalier accompagné de la fée vous rapporte 3 + 3 = 6 points.
page-mage-and-witch-others-princess = Si votre tuile Princesse vous oblige à déplacer le mage ou la sorcière, faites-le avant de faire sortir un chevalier.
page-mage-and-witch-others-tower = Les tours ne peuvent pas les capturer.
page-mage-and-witch-others-abbey = Un monastère qui complète une route ou une ville n'est pas l'une de ses tuiles et n'ajoute rien pour le mage.
page-mage-and-witch-others-wagon = Un chariot peut avancer vers un secteur où se tient l'un d'eux, et ils ne voyagent jamais avec lui.
page-mage-and-witch-others-count = Ils peuvent se tenir sur les routes et dans les villes du pourtour de Carcassonne, mais pas dans Carcassonne elle-même. Les partisans qui en sortent ont part aux points ainsi changés.
page-mage-and-witch-others-king = Le roi et le chevalier-brigand comptent les tuiles, non les points ; le mage et la sorcière ne les concernent donc pas.

page-mage-and-witch-end = La fin de la partie
page-mage-and-witch-end-open = Les routes et les villes inachevées avec le mage ou la sorcière changent de la même manière : une ville inachevée de 3 tuiles vaut 3 points, avec le mage 6, avec la sorcière 2.
page-mage-and-witch-end-mage = Une route inachevée avec une auberge ou une ville inachevée avec une cathédrale ne vaut rien en elle-même, mais avec le mage 1 point par tuile. Avec la sorcière, elle ne vaut toujours rien.
page-mage-and-witch-end-mage-zero = Une route inachevée avec une auberge ou une ville inachevée avec une cathédrale ne vaut rien, même avec le mage.
