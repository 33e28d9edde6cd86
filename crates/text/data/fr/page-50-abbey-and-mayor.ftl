### Abbey & Mayor: the words of the page that players read. Its order is in pages/50-abbey-and-mayor.txt.

page-abbey-and-mayor = Maires et Monastères
page-abbey-and-mayor-box = 12 nouvelles tuiles sont mélangées avec toutes les autres. Chaque joueur reçoit :
page-abbey-and-mayor-box-abbey = Un monastère, une tuile qui ne va jamais dans la pioche. À l'un de vos tours, vous le placez dans un trou au lieu de piocher une tuile.
page-abbey-and-mayor-box-mayor = Un maire, un partisan pour les villes, dont la force est le nombre de blasons de sa ville.
page-abbey-and-mayor-box-wagon = Un chariot, un partisan qui peut avancer après son évaluation.
page-abbey-and-mayor-box-barn = Une grange, qui renvoie les paysans d'un pré à leurs propriétaires et rapporte des points pour ce pré à la fin.
page-abbey-and-mayor-box-instead = Ces pions se posent comme un partisan, après la tuile et à la place de tout autre pion.

page-abbey-and-mayor-abbey = Le monastère
page-abbey-and-mayor-abbey-place = Au début de votre tour, vous pouvez placer votre monastère au lieu de piocher une tuile. Il ne va que dans un trou : une case vide avec des tuiles sur ses quatre côtés, quoi qu'elles montrent. Peu importe ce qui se trouve à ses coins. Rien ne vous oblige à le placer, mais une fois que vous avez pioché une tuile, il est trop tard pour ce tour.
page-abbey-and-mayor-abbey-ends = Toute route, toute ville et tout pré qui touche le monastère s'y arrête, et les prés ne se rejoignent pas à travers lui. S'il ferme la dernière extrémité ouverte d'une route ou d'une ville, elle est complétée et évaluée. Le monastère ne compte pas parmi ses tuiles.
page-abbey-and-mayor-abbey-monk = Le monastère compte comme une abbaye. Vous pouvez y poser un partisan comme moine, qui marque 9 points quand les 8 cases autour portent des tuiles. Pour les autres abbayes, le monastère compte comme une tuile.
page-abbey-and-mayor-abbey-example = Exemple : Bleu a un voleur sur une route de 4 tuiles qui n'est ouverte que vers un trou. Vous y placez votre monastère avec un moine : la route est complétée, et Bleu marque 4 points, et non 5. Des tuiles se trouvent à trois de ses coins ; votre moine en attend donc encore une.
page-abbey-and-mayor-abbey-river = Tant qu'on place la rivière, on ne peut placer aucun monastère.
page-abbey-and-mayor-abbey-abbot = Un abbé peut aussi se tenir dans un monastère et en être repris.
page-abbey-and-mayor-abbey-garden = Pour les jardins voisins, un monastère compte comme une tuile.
page-abbey-and-mayor-abbey-inns = Une route avec une auberge ou une ville avec une cathédrale que le monastère complète est évaluée à sa valeur augmentée.
page-abbey-and-mayor-abbey-double = Pendant un double tour, vous pouvez placer le monastère comme première ou comme deuxième tuile.
page-abbey-and-mayor-abbey-builder = Le monastère ne prolonge rien ; il ne donne donc pas de double tour.
page-abbey-and-mayor-abbey-builder-complete = Si le monastère complète la route ou la ville de votre bâtisseur, vous recevez un double tour.
page-abbey-and-mayor-abbey-goods = Vous prenez les marchandises des villes que votre monastère complète.

page-abbey-and-mayor-mayor = Le maire
page-abbey-and-mayor-mayor-place = Posez votre maire dans une ville de la nouvelle tuile, si personne n'a encore de partisan dans cette ville. Il ne va nulle part ailleurs. Dès qu'il est là, la ville est occupée.
page-abbey-and-mayor-mayor-strength = Quand la ville est évaluée, la force du maire est le nombre de blasons de la ville : avec 3 blasons, il compte comme 3 chevaliers. Sans blason, il ne compte pas, et s'il y est seul, personne ne marque. La valeur de la ville ne change pas. Il en va de même dans les villes inachevées lors de l'évaluation finale.
page-abbey-and-mayor-mayor-example = Exemple : une ville complétée a 6 tuiles et 3 blasons et vaut 18 points. Votre maire y est seul contre deux chevaliers bleus, à 3 contre 2 : vous marquez 18 points, Bleu rien. Avec un blason de moins, ce serait 2 contre 2, et vous en marqueriez 16 tous les deux.
page-abbey-and-mayor-mayor-builder = À côté de votre maire, vous pouvez poser plus tard votre bâtisseur.

page-abbey-and-mayor-wagon = Le chariot
page-abbey-and-mayor-wagon-place = Posez votre chariot sur la nouvelle tuile, sur une route, dans une ville ou dans une abbaye sans partisan, jamais dans un pré. Il y compte comme un partisan.
page-abbey-and-mayor-wagon-abbey = Pour lui aussi, un monastère compte comme une abbaye.
page-abbey-and-mayor-wagon-garden = Il ne peut pas entrer dans les jardins.
page-abbey-and-mayor-wagon-connected = Quand son secteur a été évalué, que vous ayez reçu des points ou non, votre chariot peut avancer au lieu de vous revenir. Il va vers une route, une ville ou une abbaye inachevée et sans partisan qu'une tuile relie directement au secteur qui vient d'être évalué : une autre route du même carrefour, la ville ou l'abbaye où une route s'arrête, l'abbaye à l'intérieur d'une ville. Deux villes ne sont jamais reliées ainsi. Il peut s'arrêter sur n'importe quelle tuile du nouveau secteur.
page-abbey-and-mayor-wagon-nearby = Quand son secteur a été évalué, que vous ayez reçu des points ou non, votre chariot peut avancer au lieu de vous revenir. Il va vers une route, une ville ou une abbaye inachevée et sans partisan, sur sa propre tuile ou sur l'une des 8 cases qui l'entourent, et s'y arrête.
page-abbey-and-mayor-wagon-connected-abbey = Un monastère est relié à chaque route et à chaque ville qui s'y arrête.
page-abbey-and-mayor-wagon-connected-tower = Une fondation de tour ne relie pas les routes qu'elle sépare.
page-abbey-and-mayor-wagon-return = S'il n'y a aucun endroit de ce genre, ou si vous ne voulez pas avancer, il vous revient.
page-abbey-and-mayor-wagon-extra = Ce déplacement s'ajoute au pion que vous posez. À sa nouvelle place, le chariot n'est pas évalué pendant le même tour.
page-abbey-and-mayor-wagon-order = Si plusieurs chariots avancent, le joueur dont c'est le tour commence, puis les autres dans le sens horaire.
page-abbey-and-mayor-wagon-example-connected = Exemple : votre chariot se tient sur une route de 5 tuiles qui va d'un carrefour à un autre et qui est maintenant complétée. Vous marquez 5 points. À l'un des carrefours commence une route inachevée et vide : votre chariot peut y aller, quelle que soit la distance.
page-abbey-and-mayor-wagon-example-nearby = Exemple : votre chariot se tient sur une route de 5 tuiles qui est maintenant complétée. Vous marquez 5 points. Sur une tuile qui touche la sienne par un coin, il y a une ville inachevée sans chevaliers : votre chariot peut y aller.

page-abbey-and-mayor-barn = La grange
page-abbey-and-mayor-barn-off = Sans paysans, les granges ne servent à rien : on ne peut en poser aucune dans cette partie.
page-abbey-and-mayor-barn-place = Posez votre grange sur un coin de la nouvelle tuile où quatre tuiles se rejoignent et montrent toutes les quatre le même pré à ce coin. Aucune route ni aucune ville ne doit les y séparer. La grange reste jusqu'à la fin de la partie.
page-abbey-and-mayor-barn-one = Il peut y avoir dans le pré des paysans de n'importe qui, mais pas de grange. Deux granges ne se retrouvent ensemble que si une tuile réunit plus tard leurs prés ; les deux restent alors.
page-abbey-and-mayor-barn-any = Il peut y avoir dans le pré des paysans de n'importe qui, et aussi des granges.
page-abbey-and-mayor-barn-now = Au tour où une grange est posée, les paysans de son pré sont évalués : le joueur qui en a le plus marque 3 points pour chaque ville complétée qui borde le pré. Ensuite, tous les paysans de ce pré retournent à leurs propriétaires. La grange elle-même ne vous rapporte encore rien.
page-abbey-and-mayor-barn-closed = Désormais, personne ne peut poser de paysan dans ce pré.
page-abbey-and-mayor-barn-join = Si une tuile relie plus tard ce pré à un autre où il y a des paysans, le joueur qui en a le plus ne marque que 1 point pour chaque ville complétée. Ensuite, ils retournent aussi à leurs propriétaires.
page-abbey-and-mayor-barn-end = À la fin, votre grange vous rapporte 4 points pour chaque ville complétée qui borde son pré. Les granges ne sont pas en concurrence : si plusieurs joueurs y en ont une, chacun d'eux marque.
page-abbey-and-mayor-barn-values = Ces valeurs de 3, 1 et 4 points sont comptées pré par pré. Les paysans qui restent dans d'autres prés à la fin marquent ville par ville, comme toujours.
page-abbey-and-mayor-barn-example = Exemple : un pré borde 2 villes complétées. Rouge y a deux paysans, Bleu un. Vous posez votre grange : Rouge marque 6 points, et les trois paysans retournent à leurs propriétaires. Si rien d'autre n'arrive, vous marquez 8 points à la fin.
page-abbey-and-mayor-barn-pig = Un cochon augmente de 1 point par ville ce que les paysans de son propriétaire marquent à cause d'une grange, s'ils ont la majorité : 4 points au lieu de 3, ou 2 au lieu de 1. Il s'en va avec eux. Ce que les granges marquent à la fin, il ne l'augmente jamais.
page-abbey-and-mayor-barn-herd = Le troupeau de porcs de la rivière augmente aussi de 1 point par ville ce que les paysans marquent à cause d'une grange, mais pas ce que marquent les granges.

page-abbey-and-mayor-dragon = Avec Princesse & Dragon
page-abbey-and-mayor-dragon-eats = Le dragon dévore les maires et les chariots ; un chariot dévoré n'avance pas.
page-abbey-and-mayor-dragon-barn = Le dragon ne dévore jamais une grange.
page-abbey-and-mayor-dragon-abbey = Un monastère est pour le dragon une tuile comme les autres.
page-abbey-and-mayor-dragon-wagon = Un chariot ne peut pas aller sur la tuile où se tient le dragon.
page-abbey-and-mayor-volcano-figures = On ne peut poser ni maire ni chariot sur un volcan que vous venez de placer.
page-abbey-and-mayor-volcano-barn = Votre grange peut être posée au coin d'un volcan que vous venez de placer.
page-abbey-and-mayor-princess-sends = Une princesse peut faire sortir un maire ou un chariot comme tout chevalier ; le chariot n'avance pas.
page-abbey-and-mayor-princess-then = Si vous faites sortir quelqu'un, vous ne posez pas non plus de pion de cette extension avec cette tuile.
page-abbey-and-mayor-portal-figures = Les maires et les chariots peuvent emprunter un portail magique, chacun vers les secteurs qui lui conviennent.
page-abbey-and-mayor-portal-barn = Une grange ne peut pas emprunter de portail magique.
page-abbey-and-mayor-fairy-instead = Si vous déplacez la fée, vous ne posez aucun pion de cette extension avec cette tuile.
page-abbey-and-mayor-fairy-wagon = Un chariot peut avancer malgré tout, mais la fée reste en arrière.
page-abbey-and-mayor-fairy-mayor = Un maire dans une ville sans blason rapporte quand même les 3 points de la fée quand elle est évaluée.
page-abbey-and-mayor-fairy-barn = La fée rapporte ses 3 points quand des paysans sont évalués à cause d'une grange, mais elle ne peut pas rejoindre une grange, et ce que les granges marquent à la fin ne la concerne pas.

page-abbey-and-mayor-tower = Avec La Tour
page-abbey-and-mayor-tower-capture = Les maires et les chariots peuvent être capturés.
page-abbey-and-mayor-tower-barn = Les granges ne peuvent pas être capturées.
page-abbey-and-mayor-tower-guard = Aucun pion de cette extension ne peut être posé sur une tour.

page-abbey-and-mayor-end = La fin de la partie
page-abbey-and-mayor-end-round = Après le dernier tour, il y a encore un tour des monastères pour ceux qui restent. Il commence à gauche du joueur qui a placé la dernière tuile et se termine avec lui : chacun à son tour peut placer un monastère dans un trou, avec un pion et une évaluation comme d'habitude. Ensuite vient l'évaluation finale.
page-abbey-and-mayor-end-forfeit = Un monastère que vous n'avez pas placé à la fin du dernier tour est perdu.
page-abbey-and-mayor-end-abbey = Un monastère inachevé rapporte à son moine 1 point pour lui-même et 1 pour chaque tuile autour.
page-abbey-and-mayor-end-wagon = Lors de l'évaluation finale, aucun chariot n'avance plus.
