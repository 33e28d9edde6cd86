### Hills & Sheep: the words of the page that players read. Its order is in pages/90-hills-and-sheep.txt.

page-hills-and-sheep = Moutons et Collines
page-hills-and-sheep-box = 18 nouvelles tuiles sont mélangées avec toutes les autres : 8 avec des collines, 8 avec des vignobles et 2 abbayes.
page-hills-and-sheep-box-shepherd = Vous recevez 1 berger. 18 jetons vont dans un sac à part : 16 avec 1 à 4 moutons, 37 moutons en tout, et 2 avec un loup.
page-hills-and-sheep-box-no-hills = Les collines ne sont qu'un décor dans cette partie.
page-hills-and-sheep-box-no-vineyards = Les vignobles ne sont qu'un décor dans cette partie.

page-hills-and-sheep-turn = Votre tour en un coup d'œil
page-hills-and-sheep-turn-hill = Si vous piochez une colline, la tuile suivante de la pioche va dessous, sans qu'on la regarde.
page-hills-and-sheep-turn-figure = Placez la tuile, puis posez un pion ou aucun.
page-hills-and-sheep-turn-shepherd = Au lieu d'un autre pion, vous pouvez poser votre berger dans un pré de la tuile.
page-hills-and-sheep-turn-flock = Si vous avez posé votre berger, piochez un jeton pour lui. Si la tuile a agrandi le pré de votre berger, agrandissez le troupeau ou rentrez-le à l'étable.
page-hills-and-sheep-turn-score = Évaluez ce que la tuile a complété, en tenant compte des collines et des vignobles.

page-hills-and-sheep-sheep = Bergers et moutons
page-hills-and-sheep-sheep-place = Posez votre berger au lieu d'un autre pion, dans un pré de la nouvelle tuile, s'il n'y a pas d'autre berger dans ce pré. Peu importent les paysans du pré, et il ne leur barre pas l'entrée : ce n'est pas un paysan, et il ne compte pas pour la majorité.
page-hills-and-sheep-sheep-first = Piochez aussitôt un jeton. S'il montre des moutons, c'est le début du troupeau : mettez le jeton à côté du berger. Si c'est un loup, le jeton retourne dans le sac, et votre berger vous revient.
page-hills-and-sheep-sheep-choice = Chaque fois que vous placez une tuile qui agrandit le pré de votre berger, vous devez faire l'une des deux choses suivantes, après votre pion et en plus de lui. Les tuiles des autres joueurs ne vous donnent pas ce choix.
page-hills-and-sheep-sheep-grow = Agrandir le troupeau : piochez un jeton. Des moutons rejoignent votre troupeau. Un loup disperse tout : tous les bergers de ce pré retournent à leurs propriétaires, et leurs moutons et le loup retournent dans le sac, sans aucun point.
page-hills-and-sheep-sheep-herd = Rentrer le troupeau à l'étable : marquez 1 point pour chaque mouton du pré. Ensuite, les jetons retournent dans le sac, et votre berger vous revient.
page-hills-and-sheep-sheep-example = Exemple : vous posez votre berger et piochez 2 moutons. Plus tard, une de vos tuiles agrandit le pré, et vous en piochez 3 de plus. La fois suivante, vous pouvez rentrer le troupeau à l'étable pour 5 points, ou piocher encore : davantage de moutons, ou un loup et rien.
page-hills-and-sheep-sheep-join = Si une tuile réunit deux prés avec des bergers, les troupeaux restent où ils sont, mais partagent désormais leur sort. Un loup les disperse tous. Si un joueur rentre son troupeau, chaque joueur qui a un berger dans le pré marque pour tous les moutons qui s'y trouvent, et tous les bergers retournent à leurs propriétaires : avec vos 2 moutons et les 4 moutons bleus, vous et Bleu marquez chacun 6 points.
page-hills-and-sheep-sheep-closed = Un pré est fermé quand aucun de ses côtés ne donne sur une case vide. Tous ses troupeaux rentrent alors aussitôt à l'étable, peu importe qui l'a fermé, et tous ceux qui y ont un berger marquent comme ci-dessus.
page-hills-and-sheep-sheep-closed-choice = Si vous fermez le pré de votre propre berger, vous choisissez encore d'abord : piocher une fois de plus et risquer le loup, ou rentrer le troupeau.
page-hills-and-sheep-sheep-closed-herd = Si vous fermez le pré de votre propre berger, il n'y a pas de choix : le troupeau rentre à l'étable.
page-hills-and-sheep-sheep-again = Un berger qui vient de vous revenir ne peut être reposé qu'avec votre prochaine tuile au plus tôt.
page-hills-and-sheep-sheep-farmers = Bien qu'il n'y ait pas de paysans dans cette partie, les bergers utilisent les prés.

page-hills-and-sheep-hills = Les collines
page-hills-and-sheep-hill-below = Quand vous piochez une colline, mettez dessous la tuile suivante de la pioche sans la regarder, et placez les deux comme une seule tuile. Celle du dessous est hors jeu, et personne ne la regarde jamais. Si la pioche est vide, la colline s'en passe. Si la colline ne convient nulle part, les deux sont défaussées et vous piochez de nouveau.
page-hills-and-sheep-hill-tie = Les collines départagent les égalités. Si plusieurs joueurs ont à égalité la majorité sur une route, dans une ville ou dans un pré, seuls marquent ceux d'entre eux qui ont un partisan de ce secteur sur une tuile Colline. Si aucun n'en a, ils marquent tous comme d'habitude.
page-hills-and-sheep-hill-one = Un seul partisan sur une colline vaut autant que plusieurs. Si plus d'un des joueurs à égalité en a un, ils marquent tous en entier.
page-hills-and-sheep-hill-number = Plus il y a de partisans sur des collines, mieux c'est : parmi les joueurs à égalité, ceux qui en ont le plus marquent. S'ils sont là aussi à égalité, ils marquent tous en entier.
page-hills-and-sheep-hill-more = Une colline ne l'emporte jamais sur un plus grand nombre de partisans, et seuls comptent les partisans du secteur évalué.
page-hills-and-sheep-hill-example = Exemple : Rouge et Bleu ont un chevalier chacun dans une ville qui vaut 10 points, et le rouge se tient sur une colline. Rouge marque 10 points, Bleu aucun. Avec deux chevaliers, Bleu aurait la majorité, et Rouge ne marquerait rien.
page-hills-and-sheep-hill-large = Un grand partisan sur une colline est un seul partisan sur une colline.
page-hills-and-sheep-hill-special = Les bâtisseurs et les cochons sur des collines ne départagent rien.
page-hills-and-sheep-hill-mayor = Les maires et les chariots sur des collines comptent comme les autres partisans.
page-hills-and-sheep-hill-guard = Un garde sur une tour ne départage rien.
page-hills-and-sheep-hill-count = Un partisan qui sort de Carcassonne peut être mis sur une tuile Colline du secteur et compte alors.
page-hills-and-sheep-hill-bazaar = Une colline d'un bazar reçoit sa tuile du dessous quand son propriétaire s'apprête à la placer.
page-hills-and-sheep-hill-bridge = Un voleur sur un pont au-dessus d'une tuile Colline se tient sur la colline.

page-hills-and-sheep-vineyards = Les vignobles
page-hills-and-sheep-vineyard = Chaque vignoble sur les huit cases autour d'une abbaye ajoute 3 points quand l'abbaye est complétée. Un vignoble peut servir à plusieurs abbayes. Avec 2 vignobles, une abbaye vaut 9 + 6 = 15 points.
page-hills-and-sheep-vineyard-abbot = Les vignobles comptent pour un abbé quand son abbaye est complétée, mais pas quand vous le reprenez avant.
page-hills-and-sheep-vineyard-garden-no = Les jardins ne reçoivent rien pour les vignobles.
page-hills-and-sheep-vineyard-garden-yes = Les vignobles comptent de la même manière pour les jardins complétés.
page-hills-and-sheep-vineyard-abbey = Un monastère complété reçoit aussi les points de ses vignobles.
page-hills-and-sheep-vineyard-castle = Une forteresse qui marque à cause d'une abbaye reprend les points de ses vignobles.

page-hills-and-sheep-others = Les bergers et les autres extensions
page-hills-and-sheep-others-pig = Les cochons et les bergers partagent un pré sans effet les uns sur les autres.
page-hills-and-sheep-others-double = Pendant un double tour, chaque tuile peut agrandir le pré de votre berger.
page-hills-and-sheep-others-abbot = Si vous reprenez votre abbé, vous ne pouvez pas poser votre berger avec la même tuile.
page-hills-and-sheep-others-dragon = Le dragon dévore les bergers : les moutons du berger dévoré retournent dans le sac sans aucun point ; les autres troupeaux du pré restent.
page-hills-and-sheep-others-order = Si votre tuile montre un symbole du dragon, les troupeaux s'agrandissent ou rentrent à l'étable avant que le dragon se déplace.
page-hills-and-sheep-others-order-first = Si votre tuile montre un symbole du dragon, le dragon se déplace avant que les troupeaux s'agrandissent ou rentrent à l'étable.
page-hills-and-sheep-others-volcano = Votre berger ne peut pas être posé sur un volcan que vous venez de placer, mais un volcan peut agrandir son pré.
page-hills-and-sheep-others-fairy = Si vous déplacez la fée, vous ne pouvez pas poser votre berger avec la même tuile. Elle ne peut pas rejoindre un berger.
page-hills-and-sheep-others-shield = Sur la tuile de la fée, un berger est à l'abri du dragon.
page-hills-and-sheep-others-princess = Si vous faites sortir un chevalier avec une princesse, vous ne pouvez pas poser votre berger avec cette tuile, mais son troupeau s'agrandit ou rentre à l'étable malgré tout.
page-hills-and-sheep-others-portal = Un berger ne peut pas emprunter de portail magique.
page-hills-and-sheep-others-tower = Les bergers ne peuvent pas être capturés.
page-hills-and-sheep-others-barn = Une grange ne concerne pas les bergers : ils restent dans son pré et peuvent y être posés.
page-hills-and-sheep-others-abbey = Un monastère n'agrandit aucun pré, mais il peut en fermer un.
page-hills-and-sheep-others-bridge = Un pont qui réunit des prés réunit leurs troupeaux.
page-hills-and-sheep-others-count = Un berger ne peut pas entrer à Carcassonne. Les points des moutons comptent comme des points de la tuile quand vous voulez entrer.

page-hills-and-sheep-end = La fin de la partie
page-hills-and-sheep-end-sheep = Les bergers et les moutons encore sur le plateau ne rapportent rien. Rentrez vos troupeaux à temps.
page-hills-and-sheep-end-hills = Les collines départagent aussi les égalités lors de l'évaluation finale.
page-hills-and-sheep-end-vineyards = Une abbaye inachevée ne reçoit rien pour les vignobles.
