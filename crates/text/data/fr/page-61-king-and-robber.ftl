### King & Robber: the words of the page that players read. Its order and conditions are in ../pages/61-king-and-robber.txt.

page-king-and-robber = Roi et Chevalier-brigand
page-king-and-robber-box = 5 nouvelles tuiles sont mélangées avec toutes les autres. Le roi et le chevalier-brigand, deux jetons, sont à côté du plateau et n'appartiennent d'abord à personne. Votre tour reste le même, mais il est désormais avantageux de compléter la plus grande ville et la plus longue route.
page-king-and-robber-box-king = 5 nouvelles tuiles sont mélangées avec toutes les autres. Le roi, un jeton, est à côté du plateau et n'appartient d'abord à personne. Votre tour reste le même, mais il est désormais avantageux de compléter la plus grande ville. Le chevalier-brigand n'est pas utilisé dans cette partie.
page-king-and-robber-box-robber = 5 nouvelles tuiles sont mélangées avec toutes les autres. Le chevalier-brigand, un jeton, est à côté du plateau et n'appartient d'abord à personne. Votre tour reste le même, mais il est désormais avantageux de compléter la plus longue route. Le roi n'est pas utilisé dans cette partie.
page-king-and-robber-box-plain = 5 nouvelles tuiles sont mélangées avec toutes les autres. Le roi et le chevalier-brigand ne sont pas utilisés dans cette partie.

page-king-and-robber-king = Le roi
page-king-and-robber-becomes-king = Le joueur qui complète la première ville de la partie obtient le roi et prend le jeton. Celui qui complète plus tard une ville de plus de tuiles que la plus grande jusque-là obtient le roi à son tour. Une ville de même taille ne suffit pas.
page-king-and-robber-completer = Ce qui compte, c'est qui place la tuile qui complète la ville. Peu importe à qui sont les chevaliers qui s'y trouvent, ou même qu'il y en ait.
page-king-and-robber-size = Seules les tuiles comptent pour la taille, ni les blasons ni rien d'autre.
page-king-and-robber-king-example = Exemple : Rouge a le roi avec une ville de 3 tuiles. Vous en complétez une autre de 3 tuiles avec 2 blasons : Rouge garde le roi. Plus tard, vous complétez une ville de 4 tuiles où Vert a le seul chevalier. Vert marque les points, et vous obtenez le roi. Il faudra 5 tuiles pour vous le prendre.

page-king-and-robber-robber = Le chevalier-brigand
page-king-and-robber-becomes-robber = Il en va de même du chevalier-brigand, pour les routes : celui qui complète la première route prend le jeton, et celui qui en complète une plus longue que toutes les autres jusque-là le lui prend. Chaque tuile d'une route compte une seule fois.
page-king-and-robber-becomes-robber-alone = Le joueur qui complète la première route de la partie prend le chevalier-brigand. Celui qui complète plus tard une route de plus de tuiles que la plus longue jusque-là le lui prend ; une route de même longueur ne suffit pas. Ce qui compte, c'est qui place la tuile qui complète la route, et non à qui sont les voleurs qui s'y trouvent. Chaque tuile d'une route compte une seule fois.
page-king-and-robber-both-tokens = Vous pouvez détenir les deux jetons.
page-king-and-robber-each-tile = Pendant un double tour, chacune des deux tuiles compte pour elle-même.
page-king-and-robber-abbey = Si votre monastère complète une ville ou une route, c'est vous qui l'avez complétée. Mais le monastère ne compte pas parmi ses tuiles.

page-king-and-robber-points = Ce qu'ils rapportent
page-king-and-robber-king-per-feature = À la fin de la partie, le roi rapporte à qui le détient 1 point pour chaque ville complétée sur le plateau, peu importe qui l'a complétée et qui a marqué pour elle. Exemple : 9 villes sont complétées et 3 ne le sont pas. Le roi rapporte 9 points.
page-king-and-robber-robber-per-feature = À la fin de la partie, le chevalier-brigand rapporte à qui le détient 1 point pour chaque route complétée sur le plateau, peu importe qui l'a complétée et qui a marqué pour elle. Exemple : 7 routes sont complétées. Le chevalier-brigand rapporte 7 points.
page-king-and-robber-ten-each = À la fin de la partie, chaque jeton rapporte 10 points à qui le détient.
page-king-and-robber-fifteen-forty = À la fin de la partie, chaque jeton rapporte 15 points à qui le détient. Celui qui détient les deux reçoit 40 points pour les deux ensemble.
page-king-and-robber-fifteen = À la fin de la partie, le roi rapporte 15 points à qui le détient.
page-king-and-robber-fifteen-robber = À la fin de la partie, le chevalier-brigand rapporte 15 points à qui le détient.
page-king-and-robber-king-continuous = Le roi rapporte des points pendant la partie, et aucun à la fin : chaque fois qu'une tuile complète des villes, celui qui détient le roi à ce moment-là reçoit 1 point pour chacune d'elles. C'est seulement ensuite que le roi peut changer de main. Exemple : Rouge a le roi avec une ville de 3 tuiles, et votre tuile complète une ville de 4 et une ville de 2. Rouge marque 2 points ; ensuite, vous obtenez le roi.
page-king-and-robber-robber-continuous = Le chevalier-brigand rapporte des points pendant la partie, et aucun à la fin : chaque fois qu'une tuile complète des routes, celui qui détient le chevalier-brigand à ce moment-là reçoit 1 point pour chacune d'elles. C'est seulement ensuite que le chevalier-brigand peut changer de main.
page-king-and-robber-carcassonne-counts = La ville de Carcassonne compte comme une ville complétée de plus, mais elle ne donne le roi à personne.
page-king-and-robber-carcassonne-does-not = La ville de Carcassonne ne compte pas comme une ville complétée pour le roi, et elle ne donne le roi à personne.
page-king-and-robber-castle-is-none = Une petite ville qui devient une forteresse ne donne le roi à personne, et elle n'est pas une ville complétée pour le roi.
page-king-and-robber-castle-is-one = Une petite ville qui devient une forteresse est pour le roi une ville complétée comme les autres.

page-king-and-robber-tiles = Tuiles qui soulèvent des questions
page-king-and-robber-two-cities = Sur la tuile où deux villes se croisent, l'une passe au-dessus de l'autre : ce sont deux villes, à moins que d'autres tuiles ne les relient.
page-king-and-robber-monastery = Sur la tuile avec une abbaye et une section de ville, les deux sont distincts : un partisan se tient dans l'une ou dans l'autre.
