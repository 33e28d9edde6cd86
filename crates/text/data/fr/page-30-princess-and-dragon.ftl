### The Princess & the Dragon: the words of the page that players read. Its order is in pages/30-princess-and-dragon.txt.

page-princess-and-dragon = Princesse & Dragon
page-princess-and-dragon-box = 30 nouvelles tuiles sont mélangées avec toutes les autres. Chacune montre l'un de ces quatre symboles : un volcan sur 6, un dragon sur 12, un portail magique sur 6 et une princesse sur 6.
page-princess-and-dragon-figures = Le dragon et la fée n'appartiennent à personne et attendent d'abord à côté du plateau. Le dragon dévore les partisans, la fée les protège.
page-princess-and-dragon-figures-dragon = Le dragon n'appartient à personne et dévore les partisans. Il attend d'abord à côté du plateau. La fée n'est pas utilisée dans cette partie.
page-princess-and-dragon-figures-fairy = La fée n'appartient à personne et rapporte des points. Elle attend d'abord à côté du plateau. Il n'y a pas de dragon dans cette partie : les volcans et les symboles du dragon ne sont qu'un décor.
page-princess-and-dragon-figures-none = Ni le dragon ni la fée ne sont utilisés dans cette partie : les volcans et les symboles du dragon ne sont qu'un décor.
page-princess-and-dragon-plain-portal = Les portails magiques ne sont qu'un décor dans cette partie.
page-princess-and-dragon-plain-princess = Les princesses ne sont qu'un décor dans cette partie.

page-princess-and-dragon-turn = Votre tour en un coup d'œil
page-princess-and-dragon-turn-fairy-tile = Avant de piocher : 1 point si un de vos partisans est sur la tuile de la fée.
page-princess-and-dragon-turn-fairy-follower = Avant de piocher : 1 point si la fée est auprès d'un de vos partisans.
page-princess-and-dragon-turn-tile = Piochez une tuile et placez-la selon les règles habituelles.
page-princess-and-dragon-turn-aside = Avant le premier volcan, mettez plutôt les tuiles Dragon de côté et piochez de nouveau.
page-princess-and-dragon-turn-volcano = Un volcan appelle le dragon sur la nouvelle tuile.
page-princess-and-dragon-turn-dragon-first = Un symbole du dragon envoie le dragon en voyage.
page-princess-and-dragon-turn-princess-must = Une princesse doit faire sortir un chevalier de sa ville.
page-princess-and-dragon-turn-princess-may = Une princesse peut faire sortir un chevalier de sa ville.
page-princess-and-dragon-turn-figure = Posez un pion sur la tuile, ou aucun.
page-princess-and-dragon-turn-portal = Un portail magique vous permet de poser un partisan sur n'importe quelle tuile du plateau.
page-princess-and-dragon-turn-fairy-move = Au lieu de poser un pion, vous pouvez déplacer la fée.
page-princess-and-dragon-turn-dragon-middle = Un symbole du dragon envoie le dragon en voyage, avant toute évaluation.
page-princess-and-dragon-turn-score = Évaluez ce que la tuile a complété.
page-princess-and-dragon-turn-dragon-last = Un symbole du dragon envoie le dragon en voyage, maintenant que tout est évalué.

page-princess-and-dragon-volcano = Les volcans : le dragon arrive
page-princess-and-dragon-volcano-flight = Quand vous placez un volcan, le dragon s'y rend aussitôt, depuis le bord du plateau ou depuis l'endroit où il se tient. Il ne dévore personne en chemin.
page-princess-and-dragon-volcano-figure = Vous ne pouvez pas poser de partisan sur un volcan que vous venez de placer. Ce que la tuile complète est évalué comme d'habitude.
page-princess-and-dragon-volcano-builder = Vous ne pouvez pas non plus y poser votre bâtisseur ou votre cochon.
page-princess-and-dragon-volcano-fairy = Mais vous pouvez déplacer la fée avec cette tuile.
page-princess-and-dragon-volcano-no-fairy = Vous ne pouvez pas non plus déplacer la fée avec cette tuile.
page-princess-and-dragon-volcano-abbot = Vous pouvez reprendre votre abbé avec cette tuile.
page-princess-and-dragon-volcano-lake = Le volcan sur le lac de la rivière est un volcan comme les autres.
page-princess-and-dragon-aside = Tant qu'aucun volcan n'a été placé, le dragon n'est pas en jeu. Si vous piochez pendant ce temps une tuile avec un symbole du dragon, mettez-la de côté face visible et piochez de nouveau. Quand le premier volcan est placé, toutes les tuiles mises de côté sont mélangées avec les autres tuiles. Dès lors, le dragon ne quitte plus jamais le plateau.

page-princess-and-dragon-dragon = Le voyage du dragon
page-princess-and-dragon-journey-middle = Quand vous placez une tuile avec un symbole du dragon, posez un pion comme d'habitude. Ensuite, le dragon fait un voyage. C'est seulement après que vous évaluez ce que la tuile a complété : un partisan dévoré ne marque rien.
page-princess-and-dragon-journey-last = Quand vous placez une tuile avec un symbole du dragon, posez d'abord un pion et évaluez comme d'habitude ; les partisans qui ont marqué retournent à leurs propriétaires et sont hors d'atteinte. Ensuite, avant le tour du joueur suivant, le dragon fait un voyage.
page-princess-and-dragon-journey-first = Quand vous placez une tuile avec un symbole du dragon, le dragon fait aussitôt un voyage, avant que vous posiez un pion et avant toute évaluation. Un partisan dévoré ne marque rien ; celui que vous posez ensuite est à l'abri pour l'instant.
page-princess-and-dragon-journey-first-barred = Si le voyage se termine sur la tuile que vous venez de placer, vous ne pouvez pas y poser de partisan.
page-princess-and-dragon-journey = Un voyage compte 6 déplacements d'une case chacun. Vous faites le premier déplacement, le joueur à votre gauche le deuxième, et ainsi de suite autour de la table. À quatre joueurs, vous et le joueur à votre gauche faites deux déplacements, les deux autres un seul.
page-princess-and-dragon-journey-step = Déplacez le dragon par un côté vers la tuile voisine, jamais en diagonale et jamais sur une case vide.
page-princess-and-dragon-journey-visited = Il ne visite aucune case deux fois pendant un voyage. La case d'où il part compte comme visitée.
page-princess-and-dragon-journey-visited-turn = Il ne visite aucune case deux fois pendant un tour. La case d'où il part compte comme visitée.
page-princess-and-dragon-journey-fairy = Il n'entre jamais dans la case de la fée.
page-princess-and-dragon-journey-must = Si vous pouvez le déplacer, vous le devez, même vers vos propres partisans, mais vous choisissez parmi les chemins ouverts.
page-princess-and-dragon-journey-stuck = S'il est dans une impasse, le voyage se termine aussitôt et les autres déplacements sont perdus, même s'il n'a pas encore commencé.
page-princess-and-dragon-eats = Le dragon dévore tous les partisans de chaque case où il entre : chevaliers, voleurs, moines et paysans, les vôtres comme ceux des autres. Ils retournent à leurs propriétaires sans points.
page-princess-and-dragon-eats-special = Il dévore aussi les bâtisseurs et les cochons.
page-princess-and-dragon-eats-large = Il dévore les grands partisans comme les autres.
page-princess-and-dragon-eats-abbot = Il dévore aussi les abbés.
page-princess-and-dragon-eats-start = Il ne dévore personne sur la case d'où part son voyage.
page-princess-and-dragon-eats-new-tile = La nouvelle tuile n'est pas un abri : le dragon peut y entrer et dévorer le partisan que vous venez de poser.
page-princess-and-dragon-eats-new-tile-last = La nouvelle tuile n'est pas un abri : le dragon peut y entrer et dévorer le partisan que vous venez de poser, à moins qu'il n'ait marqué et ne vous soit revenu.
page-princess-and-dragon-eats-example-middle = Exemple : Bleu a le seul chevalier d'une ville de 3 tuiles, et vous la complétez avec une tuile Dragon. Le dragon atteint le chevalier et le dévore : personne ne marque pour la ville.
page-princess-and-dragon-eats-example-last = Exemple : Bleu a le seul chevalier d'une ville de 3 tuiles, et vous la complétez avec une tuile Dragon. Bleu marque 6 points, et le chevalier retourne dans sa réserve. C'est seulement alors que le dragon se met en route.
page-princess-and-dragon-journey-after = Le dragon reste là où son voyage se termine, et le suivant part de là. Un secteur dont le dernier partisan a été dévoré est de nouveau libre : celui qui le prolonge peut l'occuper.
page-princess-and-dragon-journey-after-portal = Avec un portail magique, vous pouvez l'occuper de loin, même si c'est une abbaye.

page-princess-and-dragon-fairy = La fée
page-princess-and-dragon-fairy-move-tile = Si vous ne posez aucun pion avec votre tuile, vous pouvez déplacer la fée à la place : de l'endroit où elle est vers n'importe quelle autre tuile où se tient un de vos partisans. Vous le pouvez même si votre réserve est vide.
page-princess-and-dragon-fairy-move-follower = Si vous ne posez aucun pion avec votre tuile, vous pouvez déplacer la fée à la place : de l'endroit où elle est, même si c'est auprès d'un partisan adverse, vers un de vos partisans sur n'importe quelle tuile. Désormais, elle est auprès de ce partisan et d'aucun autre sur la tuile. Vous le pouvez même si votre réserve est vide.
page-princess-and-dragon-fairy-not-abbot = Si vous reprenez votre abbé, vous ne pouvez pas la déplacer avec cette tuile.
page-princess-and-dragon-fairy-needs-follower = Un bâtisseur ou un cochon ne peut pas l'appeler ; il faut un partisan.
page-princess-and-dragon-fairy-shield = Elle tient le dragon à distance. Il ne peut pas entrer dans sa case, même si elle y est seule, et tous les pions de sa tuile sont à l'abri de lui.
page-princess-and-dragon-fairy-point-tile = Si un de vos partisans est sur sa tuile au début de votre tour, vous marquez 1 point avant de piocher. De même pour tout autre joueur qui y a un partisan, chacun à son tour.
page-princess-and-dragon-fairy-point-follower = Si elle est auprès d'un de vos partisans au début de votre tour, vous marquez 1 point avant de piocher.
page-princess-and-dragon-fairy-three-tile = Quand un secteur est évalué, chaque joueur qui y a un partisan sur la tuile de la fée reçoit 3 points de plus, avec ou sans la majorité.
page-princess-and-dragon-fairy-point-once = Plusieurs de vos partisans sur sa tuile ne vous rapportent que 1 point au début de votre tour, et 3 points une seule fois pour chaque secteur évalué.
page-princess-and-dragon-fairy-three-follower = Quand le secteur de son partisan est évalué, le propriétaire de ce partisan reçoit 3 points de plus, avec ou sans la majorité.
page-princess-and-dragon-fairy-example-tile = Exemple : Rouge et Bleu ont un chevalier chacun dans une ville de 4 tuiles, et la fée est sur la tuile du chevalier rouge. Quand la ville est complétée, Rouge marque 8 + 3 = 11 points et Bleu 8. Si Bleu avait deux chevaliers sur d'autres tuiles, Rouge recevrait quand même 3 points.
page-princess-and-dragon-fairy-example-follower = Exemple : Rouge et Bleu ont un chevalier chacun dans une ville de 4 tuiles, et la fée est auprès du chevalier rouge. Quand la ville est complétée, Rouge marque 8 + 3 = 11 points et Bleu 8. Si Bleu avait deux chevaliers, Rouge recevrait quand même 3 points.
page-princess-and-dragon-fairy-now = Son déplacement compte aussitôt : si votre tuile complète le secteur du partisan auprès duquel vous la mettez, vous recevez déjà les 3 points.
page-princess-and-dragon-fairy-now-dragon = Si votre tuile montre un symbole du dragon, elle protège dès ce voyage.
page-princess-and-dragon-fairy-stays-tile = Quand des partisans quittent sa tuile, quelle qu'en soit la raison, la fée y reste jusqu'à ce que quelqu'un la déplace.
page-princess-and-dragon-fairy-stays-follower = Quand son partisan part, quelle qu'en soit la raison, la fée reste sur la tuile mais n'est auprès de personne. Elle ne rapporte pas de points jusqu'à ce que quelqu'un la déplace.
page-princess-and-dragon-fairy-abbot-no = Elle rapporte à un abbé ses 3 points quand son abbaye ou son jardin est évalué, mais pas quand vous le reprenez.
page-princess-and-dragon-fairy-abbot-yes = Elle rapporte à un abbé ses 3 points quand son abbaye ou son jardin est évalué, et aussi quand vous le reprenez.

page-princess-and-dragon-princess = Les princesses
page-princess-and-dragon-princess-must = Quand votre tuile Princesse continue une ville où se trouvent des chevaliers, vous devez faire sortir l'un d'eux, sur n'importe quelle tuile de la ville et quel que soit son propriétaire. Il retourne à son propriétaire sans points. S'ils sont tous à vous, l'un des vôtres doit partir.
page-princess-and-dragon-princess-may = Quand votre tuile Princesse continue une ville où se trouvent des chevaliers, vous pouvez faire sortir l'un d'eux, sur n'importe quelle tuile de la ville et quel que soit son propriétaire, même l'un des vôtres. Il retourne à son propriétaire sans points.
page-princess-and-dragon-princess-figure = Si vous faites sortir un chevalier, vous ne posez aucun pion avec cette tuile, pas même sur une de ses routes ou dans un de ses prés.
page-princess-and-dragon-princess-abbot = Vous ne pouvez pas non plus reprendre votre abbé avec cette tuile.
page-princess-and-dragon-princess-fairy = Vous pouvez alors encore déplacer la fée.
page-princess-and-dragon-princess-no-fairy = Vous ne pouvez pas non plus déplacer la fée avec elle.
page-princess-and-dragon-princess-none-must = S'il n'y a pas de chevalier dans sa ville, posez un pion comme d'habitude, y compris dans cette ville. Une autre ville sur la même tuile n'y change rien.
page-princess-and-dragon-princess-none-may = S'il n'y a pas de chevalier dans sa ville, ou si vous n'en faites sortir aucun, posez un pion comme d'habitude. Une autre ville sur la même tuile n'y change rien.
page-princess-and-dragon-princess-score = Le chevalier part avant l'évaluation : une ville que la tuile complète est évaluée sans lui.
page-princess-and-dragon-princess-large = Un grand partisan est un chevalier : elle peut le faire sortir, et il part tout entier.
page-princess-and-dragon-princess-builder-no = Elle ne fait pas sortir de bâtisseurs, seulement des chevaliers.
page-princess-and-dragon-princess-builder = S'il y a un chevalier dans sa ville, vous pouvez y choisir un bâtisseur à la place d'un chevalier.
page-princess-and-dragon-princess-example-must = Exemple : Bleu a le seul chevalier d'une ville, et votre princesse la complète. Vous devez faire sortir ce chevalier, et personne ne marque pour la ville.
page-princess-and-dragon-princess-example-may = Exemple : Bleu a le seul chevalier d'une ville, et votre princesse la complète : elle compte 3 tuiles. Si vous faites sortir ce chevalier, personne ne marque pour la ville. Sinon, Bleu marque 6 points, et vous pouvez poser un partisan sur une route ou dans un pré de la tuile.

page-princess-and-dragon-portal = Les portails magiques
page-princess-and-dragon-portal-place = Quand vous placez un portail magique, vous pouvez poser votre partisan sur n'importe quelle tuile du plateau, dans un secteur inachevé et libre.
page-princess-and-dragon-portal-new = Un secteur que la tuile Portail complète elle-même peut encore être occupé, comme avec toute tuile, mais seulement sur la tuile Portail.
page-princess-and-dragon-portal-new-never = Un secteur que la tuile Portail complète elle-même compte déjà comme complété ; vous ne pouvez pas l'occuper.
page-princess-and-dragon-portal-new-any = Un secteur que la tuile Portail complète elle-même peut encore être occupé, sur n'importe laquelle de ses tuiles.
page-princess-and-dragon-portal-field = Les prés ne sont jamais complétés : tout pré sans paysan convient.
page-princess-and-dragon-portal-dragon = Vous pouvez même choisir la tuile où se tient le dragon : il ne dévore que là où il entre. Les volcans des tours précédents sont des tuiles comme les autres.
page-princess-and-dragon-portal-no-dragon = Vous ne pouvez pas choisir la tuile où se tient le dragon. Les volcans qu'il a quittés sont des tuiles comme les autres.
page-princess-and-dragon-portal-large = Un grand partisan peut emprunter le portail.
page-princess-and-dragon-portal-abbot = Un abbé peut l'emprunter pour atteindre une abbaye ou un jardin.
page-princess-and-dragon-portal-special = Les bâtisseurs et les cochons ne peuvent pas l'emprunter : ils se posent sur la nouvelle tuile ou pas du tout.
page-princess-and-dragon-portal-none = Un portail n'agit qu'au moment où il est placé.

page-princess-and-dragon-double = Avec Marchands et Bâtisseurs
page-princess-and-dragon-double-orphan = Si votre dernier partisan d'une route, d'une ville ou d'un pré est dévoré ou doit sortir, votre bâtisseur ou votre cochon qui s'y trouve vous revient aussi.
page-princess-and-dragon-double-stay = Si votre dernier partisan d'une route, d'une ville ou d'un pré est dévoré ou doit sortir, votre bâtisseur ou votre cochon qui s'y trouve reste sur le plateau.
page-princess-and-dragon-double-kept = Une fois que vous avez gagné une deuxième tuile, vous la recevez, même si votre bâtisseur quitte le plateau avant.
page-princess-and-dragon-double-point = Le point de la fée n'est donné qu'une fois dans un double tour, avant votre première tuile.
page-princess-and-dragon-double-journey = Un voyage est terminé avant que vous piochiez la deuxième tuile. Si celle-ci montre aussi un symbole du dragon, le deuxième voyage repart de zéro.
page-princess-and-dragon-double-journey-turn = Un voyage est terminé avant que vous piochiez la deuxième tuile. Si celle-ci montre aussi un symbole du dragon, le deuxième voyage évite aussi toutes les cases du premier.
page-princess-and-dragon-double-princess = Ce que la princesse interdit ne vaut que pour sa tuile. Avec l'autre tuile d'un double tour, vous pouvez poser un pion.
page-princess-and-dragon-double-goods = Si vous complétez une ville que la princesse ou le dragon a vidée, vous prenez quand même ses marchandises.

page-princess-and-dragon-special = Deux tuiles particulières
page-princess-and-dragon-monastery = L'abbaye dans la ville : un partisan sur cette tuile est un moine dans l'abbaye, un chevalier dans la ville ou un paysan dans le pré. Vous pouvez occuper l'abbaye bien que la ville soit occupée, et inversement. L'abbaye est complétée quand il y a des tuiles sur les 8 cases qui l'entourent, quel que soit l'état de la ville.
page-princess-and-dragon-tunnel = Le tunnel : la route continue sous la ville et ne s'y arrête pas.
page-princess-and-dragon-tunnel-two = Il y a deux prés, un de chaque côté de la ville. La route n'en coupe aucun.
page-princess-and-dragon-tunnel-four = Il y a quatre prés : la ville et la route les coupent toutes les deux.

page-princess-and-dragon-end = La fin de la partie
page-princess-and-dragon-end-journey = Si la dernière tuile montre un symbole du dragon, le dragon fait son voyage avant l'évaluation finale.
page-princess-and-dragon-end-aside = Si la pioche s'épuise avant le premier volcan, les tuiles Dragon mises de côté ne sont pas jouées.
page-princess-and-dragon-end-fairy-tile = La fée rapporte aussi ses 3 points lors de l'évaluation finale, une fois pour chaque secteur où vous avez un partisan sur sa tuile, même s'il ne vaut rien.
page-princess-and-dragon-end-fairy-follower = La fée rapporte aussi ses 3 points lors de l'évaluation finale, même si le secteur de son partisan ne vaut rien. Un voleur avec la fée sur une route inachevée de 3 tuiles rapporte 3 + 3 = 6 points.
page-princess-and-dragon-end-fairy-inns = Une route inachevée avec une auberge ou une ville inachevée avec une cathédrale vaut 0 point à la fin ; la fée rapporte quand même ses 3 points.
page-princess-and-dragon-end-fairy-city = Pour des paysans, elle rapporte ses 3 points une seule fois pour le pré, et non pour chaque ville.
