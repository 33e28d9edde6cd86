### River I and River II: the words of the page that players read. Its order and conditions are in ../pages/05-river.txt.

page-river = La Rivière
page-river-first = La partie commence par une rivière. On pioche et on place des tuiles Rivière jusqu'à ce qu'elles soient toutes utilisées ; c'est seulement alors qu'on pioche des tuiles Terrain. À part cela, vos tours sont les tours habituels dès la toute première tuile : placer une tuile, poser un partisan si vous le souhaitez, évaluer.

page-river-setup = Mise en place
page-river-river-one = La Rivière I compte 12 tuiles : la source, un lac, et 10 tuiles à mettre entre les deux.
page-river-river-two = La Rivière II compte 12 tuiles : la source, une fourche, un lac au volcan, et 9 autres. Sur l'une de ces 9, un bras de la rivière s'arrête à une ville.
page-river-both = Vous jouez les deux rivières comme une seule. La deuxième source et le lac sans volcan restent dans la boîte ; la rivière a donc 22 tuiles.
page-river-spring = La source est sur la table avant le premier tour, et personne n'y pose de partisan. Mélangez les autres tuiles Rivière face cachée, mais gardez le lac de côté : il est pioché en dernier.
page-river-spring-at-carcassonne = On dispose d'abord la ville de Carcassonne. La source se trouve à côté de son coin nord-est, et la rivière s'éloigne d'elle vers l'est. La tuile de départ habituelle n'est pas utilisée. Mélangez les autres tuiles Rivière face cachée, mais gardez le lac de côté : il est pioché en dernier.
page-river-fork-first = Gardez aussi la fourche de côté : le premier joueur la place au premier tour. Le lac qui vient en dernier est le lac au volcan.
page-river-start-discard = La tuile de départ habituelle n'est pas utilisée.
page-river-start-after = La tuile de départ habituelle n'est pas perdue : c'est la première tuile Terrain piochée après la rivière.
page-river-start-among-river = La tuile de départ habituelle n'est pas perdue : elle est mélangée avec les tuiles Rivière, et le joueur qui la pioche la place comme une tuile Terrain.
page-river-start-among-land = La tuile de départ habituelle n'est pas perdue : elle est mélangée avec les tuiles Terrain.

page-river-placing = Placer les tuiles Rivière
page-river-flow = Une tuile Rivière doit continuer la rivière : l'un de ses côtés avec la rivière rejoint une extrémité ouverte. Tous les autres côtés doivent correspondre comme d'habitude.
page-river-arms = Après la fourche, la rivière a deux bras, et vous choisissez celui que votre tuile continue. La tuile où la rivière s'arrête à une ville termine un bras pour de bon ; le lac au volcan termine l'autre.
page-river-no-u-turn = La rivière ne peut pas revenir aussitôt sur elle-même : si une tuile tourne à gauche, la suivante ne peut pas tourner à gauche elle aussi, et de même à droite. Avec une tuile droite entre les deux, elle le peut.
page-river-fork-exits = À la fourche, considérez chaque bras pour lui-même : un bras qui quitte la fourche vers la gauche ne peut pas tourner à gauche sur sa tuile suivante, et un bras qui la quitte vers la droite ne peut pas tourner à droite.
page-river-arms-apart = Les deux bras ne peuvent jamais se rejoindre, et deux extrémités ouvertes ne peuvent pas donner sur la même case vide.
page-river-corridor = La rivière a besoin d'espace : devant chaque extrémité ouverte de la nouvelle tuile, une bande large de trois cases doit être libre de tuiles, aussi loin que s'étend le paysage. Et deux extrémités ouvertes ne peuvent pas avancer dans la même direction sur des lignes ou des colonnes voisines.
page-river-no-fit = Une tuile Rivière qui ne convient nulle part est hors jeu, et vous piochez une autre tuile Rivière. Si même la dernière ne convient pas, la rivière reste simplement ouverte.

page-river-figures = Des partisans au bord de l'eau
page-river-figure = Vous pouvez poser des partisans sur les tuiles Rivière comme sur toute autre tuile, mais jamais sur la rivière elle-même. La rivière n'est à personne et ne rapporte pas de points. Ce que les tuiles Rivière complètent est évalué comme d'habitude.
page-river-banks = La rivière sépare les prés comme une route. Mais autour de la source et autour d'un lac, la terre se rejoint ; les deux rives y font donc partie d'un même pré. Exemple : Rouge a un paysan sur une rive, juste à côté de la source. L'autre rive à côté de la source est le même pré, et vous ne pouvez pas y poser de paysan. Là où une route franchit la rivière sur un pont, la route sépare aussi les prés.
page-river-garden = Vous pouvez aussi poser votre abbé dans le jardin d'une tuile Rivière.

page-river-volcano = Le lac au volcan
page-river-volcano-again = Quand vous placez le lac au volcan, vous n'y posez aucun pion. Vous jouez ensuite aussitôt un autre tour complet, avec la première tuile Terrain.
page-river-volcano-next = Quand vous placez le lac au volcan, vous n'y posez aucun pion. Le joueur suivant commence avec les tuiles Terrain.
page-river-volcano-fairy = Comme c'est un nouveau tour, la fée rapporte encore une fois son point au début.
page-river-volcano-dragon = Le volcan fait venir le dragon, comme tout autre volcan.
page-river-volcano-idle = Le volcan n'a pas d'autre effet dans cette partie.

page-river-symbols = L'auberge et le troupeau de porcs
page-river-symbols-always = Deux tuiles Rivière montrent des symboles que vous connaissez peut-être d'autres extensions. Dans cette partie, ils comptent, quelles que soient les extensions jouées.
page-river-inn-zero = Le pont avec une auberge : une route complétée avec cette auberge vaut 2 points par tuile au lieu de 1. Inachevée à la fin, elle ne vaut rien.
page-river-inn-ignore = Le pont avec une auberge : une route complétée avec cette auberge vaut 2 points par tuile au lieu de 1. Inachevée à la fin, elle vaut 1 point par tuile comme les autres.
page-river-inn-idle = L'auberge à côté du pont n'est qu'un décor dans cette partie.
page-river-herd-field = Le troupeau de porcs : le joueur qui a le plus de paysans dans son pré, même à égalité, reçoit 1 point de plus pour chaque ville complétée de ce pré. Exemple : le pré borde 2 villes complétées. Vous marquez 4 points pour chacune au lieu de 3, donc 8 points.
page-river-herd-city = Le troupeau de porcs : si vos paysans vous font marquer pour une ville, vous recevez 1 point de plus, à condition que l'un d'eux soit dans le pré du troupeau et que ce pré borde la ville.
page-river-herd-pig = Le troupeau et le cochon s'additionnent : votre propre cochon vous rapporte son point en plus.
page-river-herd-idle = Le troupeau de porcs n'est qu'un décor dans cette partie.
page-river-herd-no-farmers = Le troupeau de porcs n'est qu'un décor dans cette partie, car il n'y a pas de paysans.

page-river-after = Après la rivière
page-river-then = Quand la dernière tuile Rivière a été placée, continuez avec les tuiles Terrain. Désormais, la rivière n'est plus qu'un élément du paysage.
