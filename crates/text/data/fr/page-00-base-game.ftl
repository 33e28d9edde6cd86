### The base game: the words of the page that players read. Its order and conditions are in ../pages/00-base-game.txt.

page-base = Le jeu de base
page-base-goal = Tuile après tuile, vous composez avec les autres joueurs un paysage de routes, de villes, d'abbayes et de prés. Vous y posez vos partisans, qui vous rapportent des points : la plupart pendant la partie, quelques-uns seulement à la fin. Le joueur qui a le plus de points à la fin l'emporte.

page-base-setup = Mise en place
page-base-pieces = Le jeu de base compte 72 tuiles. Chaque joueur prend 7 partisans d'une couleur comme réserve et commence avec 0 point.
page-base-players-five = Le jeu se joue de 2 à 5 joueurs ; les pions d'un sixième sont dans Auberges et Cathédrales. On peut aussi jouer en solitaire, pour s'exercer.
page-base-players-six = Le jeu se joue de 2 à 6 joueurs. On peut aussi jouer en solitaire, pour s'exercer.
page-base-start-tile = Mettez la tuile de départ sur la table : elle montre un morceau de ville et une route. Mélangez toutes les autres tuiles face cachée. Personne ne pose de partisan sur la tuile de départ.
page-base-start-river = La partie commence par la rivière : sa source est la première tuile sur la table, à la place de la tuile de départ habituelle. La page sur la rivière en dit plus.
page-base-start-count = La partie commence par la ville de Carcassonne : on dispose d'abord ses 12 tuiles, à la place de la tuile de départ habituelle. La page sur le Comte en dit plus.
page-base-gardens-idle = Certaines tuiles montrent un jardin. Dans cette partie, un jardin n'est qu'un décor.
page-base-abbot = Chaque joueur a aussi un abbé. Une page lui est consacrée.

page-base-turn = Votre tour
page-base-steps = On joue dans le sens horaire. Votre tour a trois étapes :
page-base-step-tile = Piochez une tuile et placez-la.
page-base-step-follower = Si vous le souhaitez, posez un partisan sur cette tuile.
page-base-step-scoring = Évaluez ce que la tuile a complété.

page-base-tile = Placer la tuile
page-base-fit = La nouvelle tuile doit partager un côté entier avec au moins une tuile déjà placée ; un coin ne suffit pas. Vous pouvez la pivoter comme vous voulez, mais elle doit correspondre sur chaque côté où elle touche une autre tuile : route contre route, ville contre ville, pré contre pré.
page-base-must = Si la tuile convient quelque part, vous devez la placer, même si toutes les cases possibles aident quelqu'un d'autre. Vous pouvez laisser des vides dans le paysage. Une tuile placée ne bouge plus jamais.
page-base-no-fit = Si elle ne convient nulle part, la tuile est hors jeu et vous en piochez une autre.

page-base-follower = Poser un partisan
page-base-roles = Vous pouvez poser un partisan de votre réserve sur la tuile que vous venez de placer. Choisissez ce qu'il sera : sur une route un voleur, dans une ville un chevalier, dans une abbaye un moine, dans un pré un paysan. Couchez les paysans, pour que chacun puisse les distinguer des autres.
page-base-roles-without-farmers = Vous pouvez poser un partisan de votre réserve sur la tuile que vous venez de placer. Choisissez ce qu'il sera : sur une route un voleur, dans une ville un chevalier, dans une abbaye un moine. Il n'y a pas de paysans dans cette partie : un pré n'accueille aucun partisan, et les prés ne sont pas évalués.
page-base-free = La place doit être libre. Une route ou une ville forme un tout sur l'ensemble de ses tuiles : si un partisan s'y trouve n'importe où, même l'un des vôtres, vous ne pouvez pas en ajouter un autre. Exemple : votre tuile prolonge une route sur laquelle, 3 tuiles plus loin, Bleu a un voleur. Vous ne pouvez pas poser de voleur sur cette route.
page-base-joined = Des partisans peuvent quand même se rencontrer : quand une nouvelle tuile relie deux routes ou deux villes jusque-là séparées, tous les partisans restent où ils sont et se partagent ce qui ne fait plus qu'un.
page-base-at-once = Si votre tuile complète un secteur libre, vous pouvez tout de même y poser un partisan : il marque aussitôt et vous revient immédiatement.
page-base-stays = Vous ne pouvez ni reprendre un partisan ni le déplacer à votre guise. Si votre réserve est vide, vous n'en posez plus jusqu'à ce que l'un d'eux vous revienne.

page-base-scoring = L'évaluation
page-base-completed = Les routes, les villes et les abbayes peuvent être complétées. Tout ce que la nouvelle tuile a complété est évalué aussitôt, quel que soit le propriétaire des partisans qui s'y trouvent. S'il n'y en a pas, personne ne marque de points.
page-base-majority = Si plusieurs joueurs ont des partisans dans la même ville ou sur la même route, celui qui en a le plus marque tous les points et les autres ne marquent rien. En cas d'égalité, chacun des joueurs concernés marque tous les points. Exemple : dans une ville qui vaut 10 points, vous avez 2 chevaliers et Bleu en a 1. Vous marquez 10 points, Bleu en marque 0. Avec 1 chevalier chacun, vous en marquez 10 tous les deux.
page-base-returned = Ensuite, tous les partisans qui s'y trouvaient retournent dans la réserve de leurs joueurs, même ceux qui n'ont rien rapporté. Vous pourrez reposer les vôtres avec votre prochaine tuile.

page-base-roads = Les routes
page-base-road = Une route s'arrête à un carrefour, à une ville ou à une abbaye. Elle est complétée quand aucune de ses extrémités n'est plus ouverte, ou quand elle forme une boucle. Une route complétée vaut 1 point par tuile. Exemple : une route qui part d'un carrefour, traverse 2 tuiles et s'arrête à une ville couvre 4 tuiles et vaut donc 4 points. Une tuile que la route traverse deux fois compte une seule fois.

page-base-cities = Les villes
page-base-city = Une ville est complétée quand un rempart l'entoure et qu'aucune case à l'intérieur n'est vide. Une ville complétée vaut 2 points par tuile, et 2 de plus pour chaque blason. Exemple : 3 tuiles avec 1 blason valent 8 points. Une tuile compte une seule fois, même si deux de ses morceaux appartiennent à la même ville.
page-base-small-city-two = Les plus petites villes font exception : une ville complétée de 2 tuiles seulement ne vaut que 1 point par tuile et 1 par blason, donc 2 points en général.
page-base-small-city-four = Il en va de même pour les plus petites villes : une ville complétée de 2 tuiles seulement vaut 4 points.

page-base-monasteries = Les abbayes
page-base-monastery = Une abbaye est complétée quand les 8 cases qui l'entourent portent des tuiles, diagonales comprises. Elle vaut alors 9 points, 1 pour chacune des 9 tuiles. Peu importe qui les place et ce qu'elles montrent. Des abbayes peuvent être voisines ; chacune est évaluée pour elle-même.

page-base-fields = Les prés
page-base-field = Un pré est l'ensemble des terres vertes qui se touchent. Les routes et les villes séparent un pré du suivant. La terre autour d'une abbaye est aussi un pré : un moine ne l'occupe pas, et un paysan n'occupe pas l'abbaye. Comme pour les routes et les villes, un paysan ne peut entrer que dans un pré sans paysans, mais des prés avec des paysans peuvent se rejoindre.
page-base-farmer = Les prés ne sont jamais complétés ; ils ne sont donc évalués qu'à la fin de la partie, et vos paysans y restent jusque-là.
page-base-farmer-barn = Les prés ne sont jamais complétés ; ils ne sont donc évalués qu'à la fin de la partie, et vos paysans y restent jusque-là. Seule une grange peut vous les rendre plus tôt, avec des points ; la page sur Maires et Monastères en dit plus.

page-base-end = La fin de la partie
page-base-last-tile = Quand la dernière tuile a été placée et évaluée comme d'habitude, la partie est terminée et l'évaluation finale commence.
page-base-incomplete = D'abord, les partisans marquent pour ce qui est encore inachevé. La majorité décide là aussi, et tous les joueurs à égalité marquent les points :
page-base-incomplete-road = Une route vaut 1 point par tuile.
page-base-incomplete-city = Une ville vaut 1 point par tuile et 1 par blason. Exemple : 4 tuiles avec 1 blason valent 5 points.
page-base-incomplete-monastery = Une abbaye vaut 1 point, et 1 de plus pour chaque tuile autour d'elle.
page-base-fields-first = Ensuite, les paysans marquent, ville par ville. Pour chaque ville complétée, comptez ensemble les paysans de tous les prés qui la bordent. Le joueur qui en a le plus marque 4 points ; en cas d'égalité, chacun des joueurs concernés en marque 4. Chaque ville n'est évaluée qu'une seule fois. Exemple : deux prés bordent une ville. Vous avez 1 paysan dans chacun d'eux, et Bleu en a 1 dans l'un d'eux. À 2 contre 1, vous marquez 4 points et Bleu en marque 0.
page-base-fields-second = Ensuite, les paysans marquent, pré par pré. Le joueur qui a le plus de paysans dans un pré marque 3 points pour chaque ville complétée qui le borde ; en cas d'égalité, chacun des joueurs concernés les marque. Mais vous ne marquez qu'une fois pour chaque ville, quel que soit le nombre de vos prés qu'elle borde. Exemple : votre pré borde 2 villes complétées, et vous marquez 6 points. Votre deuxième pré borde l'une d'elles et une troisième ville : il n'en rapporte que 3 de plus.
page-base-fields-third = Ensuite, les paysans marquent, pré par pré. Le joueur qui a le plus de paysans dans un pré marque 3 points pour chaque ville complétée qui le borde ; en cas d'égalité, chacun des joueurs concernés les marque. Une ville compte pour chacun des prés qu'elle borde. Exemple : votre pré borde 2 villes complétées, et vous marquez 6 points. Votre deuxième pré borde l'une d'elles et une troisième ville : il en rapporte 6 de plus.
page-base-fields-three = Ensuite, les paysans marquent, ville par ville. Pour chaque ville complétée, comptez ensemble les paysans de tous les prés qui la bordent. Le joueur qui en a le plus marque 3 points ; en cas d'égalité, chacun des joueurs concernés en marque 3. Chaque ville n'est évaluée qu'une seule fois. Exemple : deux prés bordent une ville. Vous avez 1 paysan dans chacun d'eux, et Bleu en a 1 dans l'un d'eux. À 2 contre 1, vous marquez 3 points et Bleu en marque 0.
page-base-fields-nothing = Les villes inachevées ne rapportent rien aux paysans.
page-base-winner = Le joueur qui a maintenant le plus de points l'emporte. Les joueurs à égalité de points se partagent la victoire.
