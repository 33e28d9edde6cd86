### Why a move is refused, and what would be right: whole sentences to the player who tried it.

## base

refusal-base-must-place-tile = Une tuile qui convient quelque part doit être placée.
refusal-base-may-act = C'est le moment de faire une action avec un pion, si on le souhaite.
refusal-base-another-seat = C'est réservé au joueur dont c'est le tour.
refusal-base-no-such-figures = Personne n'a de tel pion dans cette partie.
refusal-base-no-such-neutral-dragon = Il n'y a pas de dragon dans cette partie.
refusal-base-no-such-neutral-fairy = Il n'y a pas de fée dans cette partie.
refusal-base-no-such-neutral-count = Il n'y a pas de Comte dans cette partie.
refusal-base-no-such-neutral-mage = Il n'y a ni mage ni sorcière dans cette partie.
refusal-base-no-such-tokens = Il n'y a pas de tels jetons dans cette partie.
refusal-base-nobody-sends-home = Il n'y a pas de princesses dans cette partie.
refusal-base-nobody-captures = Il n'y a pas de tours dans cette partie.
refusal-base-no-prisoners = Il n'y a pas de prisonniers dans cette partie.
refusal-base-no-second-parts = Seul un bâtisseur donne une deuxième tuile, et cette partie n'en a pas.
refusal-base-no-bridges = Il n'y a pas de ponts dans cette partie.
refusal-base-no-castles = Il n'y a pas de forteresses dans cette partie.
refusal-base-no-bazaars = Il n'y a pas de bazars dans cette partie.
refusal-base-no-flocks = Il n'y a pas de bergers dans cette partie.
refusal-base-no-scoring-order = Les secteurs complétés sont évalués ensemble, et personne ne choisit l'ordre.
refusal-base-drawn-tile-waits = Une tuile piochée attend d'être placée.
refusal-base-tile-lies = La tuile de ce tour est déjà placée.
refusal-base-last-tile-lies = La dernière tuile est placée.
refusal-base-token-for-tile = On pioche maintenant une tuile, et ceci est un jeton.
refusal-base-tile-for-token = On pioche d'abord un jeton pour le troupeau, et ceci est une tuile.
refusal-base-none-in-token-bag = Il n'y a pas de tel jeton dans le sac.
refusal-base-none-in-bag = Il n'en reste aucun exemplaire dans la pioche.
refusal-base-drawn-later = D'autres tuiles sont piochées avant celle-ci.
refusal-base-cell-taken = Une tuile s'y trouve déjà.
refusal-base-cell-apart = Aucun côté de cette case ne touche une tuile.
refusal-base-mismatch = Ainsi tournée, la tuile ne correspond pas à toutes ses voisines.
refusal-base-looks-the-same = La tuile est identique dans une autre rotation, qui vaut pour les deux.
refusal-base-none-of-this-kind = Il ne vous reste pas de tel pion dans votre réserve.
refusal-base-no-follower-left = Il ne vous reste aucun partisan dans votre réserve.
refusal-base-no-segment = Rien à cet endroit ne peut accueillir un pion.
refusal-base-decoration = Les jardins ne sont qu'un décor dans cette partie.
refusal-base-wrong-ground = Aucun pion de ce type ne peut se tenir là.
refusal-base-no-farmers = Cette partie se joue sans paysans.
refusal-base-not-on-placed-tile = Un partisan se pose sur la tuile que vous venez de placer.
refusal-base-occupied = Un partisan se trouve déjà dans ce secteur.
refusal-base-no-such-figure-on-board = Il n'y a pas de tel pion sur le plateau.
refusal-base-never-moved = Un pion posé n'est jamais déplacé ; seuls le sont les partisans des quartiers de Carcassonne.
refusal-base-stays-until-scored = Un pion posé reste jusqu'à son évaluation, et seul un abbé peut être repris.

## river

refusal-river-edge-mismatch = Un côté avec la rivière ne touche qu'un autre côté avec la rivière.
refusal-river-no-open-end = La rivière d'une tuile Rivière doit rejoindre une extrémité ouverte de la rivière.
refusal-river-joins-two-ends = On ne peut pas réunir deux bras de la rivière.
refusal-river-turns-back = Sur un même bras, la rivière ne peut pas tourner deux fois de suite dans le même sens.
refusal-river-faces-another-end = Deux extrémités ouvertes de la rivière ne peuvent pas donner sur la même case vide.
refusal-river-leaves-corridor = Dans cette partie, les cases devant une extrémité ouverte et celles qui les bordent doivent être libres, et deux extrémités ne peuvent pas avancer côte à côte.
refusal-river-in-the-river = Aucun pion ne peut se tenir sur la rivière.
refusal-river-fresh-volcano = On ne pose aucun pion sur une tuile Volcan qui vient d'être placée.
refusal-river-start-tile-first = Dans cette partie, la tuile de départ habituelle est la première tuile Terrain.
refusal-river-land-later = On ne pioche aucune tuile Terrain avant la dernière tuile Rivière.
refusal-river-fork-first = La fourche est la première tuile Rivière.
refusal-river-lake-last = Le lac est la dernière tuile Rivière.

## abbot

refusal-abbot-abbot-elsewhere = Un abbé ne va que dans les abbayes et les jardins.
refusal-abbot-garden-for-abbots = Seul un abbé peut entrer dans un jardin.
refusal-abbot-not-own-abbot = Vous ne pouvez reprendre que votre propre abbé.
refusal-abbot-feature-complete = Le secteur de l'abbé est complété : il est évalué avec lui et revient de lui-même.

## builder

refusal-builder-may-go-on = Vous prenez maintenant la deuxième tuile que donne le bâtisseur, ou vous y renoncez.
refusal-builder-not-in-supply = Votre bâtisseur n'est pas dans votre réserve.
refusal-builder-wrong-ground = Un bâtisseur ne va que sur les routes et dans les villes.
refusal-builder-not-on-placed-tile = Un bâtisseur se pose sur la tuile que vous venez de placer.
refusal-builder-feature-complete = Le secteur est complété, et un bâtisseur ne travaille que dans un secteur inachevé.
refusal-builder-no-follower = Vous n'avez aucun partisan dans ce secteur.
refusal-builder-not-triggered = Une deuxième tuile ne suit que si la vôtre a prolongé le secteur de votre bâtisseur.
refusal-builder-first-part-goes-on = La deuxième tuile ne vient qu'une fois la première traitée, évaluation comprise.
refusal-builder-is-second-part = Une deuxième tuile n'en donne jamais une troisième.
refusal-builder-take-second-part-first = Dites d'abord que vous prenez la deuxième tuile.

## pig

refusal-pig-not-in-supply = Votre cochon n'est pas dans votre réserve.
refusal-pig-wrong-ground = Un cochon ne va que dans les prés.
refusal-pig-not-on-placed-tile = Un cochon se pose sur la tuile que vous venez de placer.
refusal-pig-no-farmer = Vous n'avez aucun paysan dans ce pré.

## dragon

refusal-dragon-must-move = Le dragon est en voyage et doit se déplacer tant qu'il le peut.
refusal-dragon-in-turn = Les joueurs déplacent le dragon à tour de rôle.
refusal-dragon-no-journey = Le dragon ne se déplace que pendant le voyage que déclenche une tuile Dragon.
refusal-dragon-not-beside = Le dragon va sur une tuile dont un côté touche un côté de la sienne.
refusal-dragon-fairy-there = La fée interdit sa tuile au dragon.
refusal-dragon-visited-on-journey = Le dragon y est déjà passé pendant ce voyage.
refusal-dragon-visited-in-turn = Le dragon y est déjà passé pendant ce tour.
refusal-dragon-carcassonne = Le dragon n'entre pas dans cette partie de la ville de Carcassonne.
refusal-dragon-not-beside-figures = Le dragon va sur une tuile, non vers un pion.
refusal-dragon-stays-on-board = Le dragon ne quitte jamais le plateau.
refusal-dragon-fresh-volcano = On ne pose aucun pion sur une tuile Volcan qui vient d'être placée.
refusal-dragon-on-placed-tile = Le dragon se tient sur la tuile qui vient d'être placée, et on ne pose personne à côté de lui.
refusal-dragon-set-aside = Il n'en reste aucun exemplaire dans la pioche, et les tuiles mises de côté attendent un volcan.

## princess

refusal-princess-must-send-home = La princesse l'exige : un chevalier doit d'abord quitter sa ville.
refusal-princess-only-the-fairy = Après qu'une princesse a fait sortir un chevalier, on ne pose plus aucun pion.
refusal-princess-has-sent-home = Une princesse fait sortir un seul chevalier, et c'est déjà fait.
refusal-princess-not-placed = Une princesse n'agit que si sa tuile vient d'être placée.
refusal-princess-no-such-figure = Il n'y a pas de tel pion sur le plateau.
refusal-princess-abbot = Un abbé n'est pas un chevalier, et une princesse fait sortir des chevaliers.
refusal-princess-abbot-afterwards = Après qu'une princesse a fait sortir un chevalier, on ne reprend pas l'abbé.
refusal-princess-builder = Une princesse fait sortir des chevaliers, mais pas de bâtisseur.
refusal-princess-no-knight = Une princesse fait sortir des chevaliers, c'est-à-dire des partisans de sa ville, et ce pion n'en est pas un.
refusal-princess-no-knight-or-builder = Dans cette partie, une princesse fait sortir des chevaliers et des bâtisseurs de sa ville, et ce pion n'est ni l'un ni l'autre.
refusal-princess-another-city = Ce pion n'est pas dans la ville de la princesse qui vient d'être placée.
refusal-princess-city-without-knight = Une princesse n'agit que s'il y a un chevalier dans sa ville.
refusal-princess-stands-for-one-like-it = Deux chevaliers identiques se tiennent là ; l'un vaut pour les deux.

## portal

refusal-portal-quarter = Un portail ne mène pas dans les quartiers de Carcassonne.
refusal-portal-followers-only = Un portail ne sert qu'aux partisans ; ce pion se pose sur la tuile que vous venez de placer.
refusal-portal-dragon-there = Le dragon se tient sur cette tuile, et aucun portail n'y mène.
refusal-portal-occupied = Un partisan se trouve déjà dans ce secteur.
refusal-portal-just-completed = Dans cette partie, on ne peut pas occuper un secteur complété par la tuile Portail.
refusal-portal-just-completed-elsewhere = Un secteur complété par la tuile Portail ne peut être occupé que sur cette tuile.
refusal-portal-complete = Un portail ne mène pas aux secteurs complétés.

## fairy

refusal-fairy-quarter = La fée ne rejoint pas les partisans des quartiers de Carcassonne.
refusal-fairy-not-now = La fée ne se déplace qu'à l'étape des pions, au lieu d'en poser un.
refusal-fairy-after-volcano = Dans cette partie, la fée ne se déplace pas après le placement d'un volcan.
refusal-fairy-stands-beside-follower = Dans cette partie, la fée se tient à côté d'un seul partisan.
refusal-fairy-stands-on-tile = Dans cette partie, la fée se tient sur une tuile et non à côté d'un pion.
refusal-fairy-no-tile = Il n'y a pas de tuile à cet endroit.
refusal-fairy-on-that-tile = La fée se tient déjà sur cette tuile, et son déplacement doit changer quelque chose.
refusal-fairy-no-such-figure = Il n'y a pas de tel pion sur le plateau.
refusal-fairy-beside-that-follower = La fée se tient déjà à côté de ce partisan, et son déplacement doit changer quelque chose.
refusal-fairy-no-follower-among-figures = La fée n'accompagne que des partisans, et vous n'en avez aucun sur cette tuile.
refusal-fairy-no-own-follower = Vous n'avez aucun partisan sur cette tuile.
refusal-fairy-followers-only = La fée n'accompagne que des partisans.
refusal-fairy-not-own-follower = La fée va à côté d'un de vos propres partisans.
refusal-fairy-stands-for-one-like-it = Deux partisans identiques se tiennent là ; l'un vaut pour les deux.
refusal-fairy-stays-on-board = La fée va vers des partisans et ne quitte jamais le plateau.

## tower

refusal-tower-may-capture = La tour peut maintenant capturer un partisan à sa portée.
refusal-tower-must-exchange = L'un de vos partisans revient maintenant en échange, et vous choisissez lequel.
refusal-tower-not-triggered = Dans cette partie, les tours ne servent qu'après une tuile avec une fondation.
refusal-tower-no-foundation = Un étage se pose sur une fondation ou sur une tour, et il n'y en a pas ici.
refusal-tower-no-floor-left = Il ne vous reste aucun étage.
refusal-tower-closed-to-floors = La tour est fermée, et on ne peut plus y ajouter d'étage.
refusal-tower-wrong-guard = Seuls des partisans normaux et de grands partisans montent sur les tours.
refusal-tower-no-floors = La fondation n'a pas d'étage, et personne ne s'y tient.
refusal-tower-closed-to-guards = La tour est fermée : un garde s'y tient ou s'y est tenu.
refusal-tower-no-new-floor = Une tour ne capture que juste après l'ajout d'un étage.
refusal-tower-no-such-figure = Il n'y a pas de tel pion sur le plateau.
refusal-tower-followers-only = Les tours ne capturent que des partisans.
refusal-tower-sheltered-castle = On ne capture personne dans une forteresse.
refusal-tower-sheltered = On ne capture personne dans la ville de Carcassonne.
refusal-tower-out-of-range = Une tour atteint, tout droit dans sa ligne et sa colonne, autant de cases qu'elle a d'étages.
refusal-tower-opponents-only = Dans cette partie, les tours ne capturent que des adversaires.
refusal-tower-stands-for-one-like-it = Deux partisans identiques se tiennent là ; l'un vaut pour les deux.
refusal-tower-none-to-exchange = Ce joueur ne détient aucun partisan de ce type qui soit à vous.
refusal-tower-no-exchange = On n'échange des partisans que juste après une capture.
refusal-tower-ransom-not-now = Vous payez une rançon pendant votre tour, quand on vous pose une question, jamais entre deux déplacements du dragon.
refusal-tower-no-such-prisoner = Vous ne pouvez libérer que vos propres partisans, et ce joueur n'en détient pas de tel.
refusal-tower-ransom-paid = Vous pouvez payer une seule rançon par tour, et c'est déjà fait.
refusal-tower-ransom-too-dear = { $points ->
    [one] Une rançon coûte 3 points, et vous avez { $points } point.
   *[other] Une rançon coûte 3 points, et vous avez { $points } points.
}

## bridges

refusal-bridges-may-build = C'est le moment de construire un pont, si on le souhaite.
refusal-bridges-not-now = Un pont se construit avec la tuile, ou juste après la pose du pion si les règles de cette partie le permettent, et il n'y en a qu'un au plus par tuile.
refusal-bridges-no-tile = Un pont se pose sur une tuile, et il n'y en a pas ici.
refusal-bridges-has-bridge = Une tuile porte un seul pont au plus.
refusal-bridges-no-field-edge = Un pont commence et finit sur des côtés de pré de sa tuile.
refusal-bridges-leads-nowhere = Au-delà de chaque extrémité d'un pont, il doit y avoir une case vide ou une route.
refusal-bridges-too-far = Un pont se pose sur la tuile qui vient d'être placée ou sur une tuile à côté.
refusal-bridges-no-bridge-left = Une route toucherait un pré, et il ne vous reste aucun pont pour la continuer.
refusal-bridges-no-bridge-helps = Une route toucherait un pré, et aucun pont ne suffit à lui seul pour que tous les côtés correspondent.

## castles

refusal-castles-may-convert = Le propriétaire d'une petite ville peut maintenant la transformer en forteresse.
refusal-castles-must-choose = Plusieurs secteurs font marquer la forteresse, et son propriétaire doit en choisir un.
refusal-castles-owners-decide = Les propriétaires des petites villes décident à tour de rôle.
refusal-castles-owners-choose = Les propriétaires des forteresses choisissent à tour de rôle.
refusal-castles-not-now = Une forteresse se construit quand une petite ville vient d'être complétée, avant son évaluation.
refusal-castles-no-small-city = Seule une petite ville de deux tuiles, chacune avec un simple demi-cercle de rempart, peut devenir une forteresse.
refusal-castles-no-majority = Seul le joueur qui y a la majorité sans partage peut transformer une ville en forteresse.
refusal-castles-no-lord = Un maire ou un pion spécial ne devient pas seigneur.
refusal-castles-stands-for-one-like-it = Deux partisans identiques se tiennent là ; l'un vaut pour les deux.
refusal-castles-no-trigger = Ce secteur ne fait pas marquer la forteresse maintenant.
refusal-castles-nobody-enters = Personne n'entre dans une forteresse.

## bazaars

refusal-bazaars-must-open = Le meneur des enchères doit choisir une tuile du bazar et ouvrir les enchères par une mise.
refusal-bazaars-may-bid = Vous pouvez maintenant surenchérir une fois, ou passer.
refusal-bazaars-must-buy-or-sell = Le meneur des enchères doit acheter la tuile à l'auteur de la mise la plus haute, ou la lui vendre.
refusal-bazaars-must-take = Vous devez prendre l'une des tuiles du bazar.
refusal-bazaars-auctioneer = C'est réservé au meneur des enchères.
refusal-bazaars-bid-in-turn = Les joueurs misent à tour de rôle.
refusal-bazaars-take-in-turn = Les joueurs prennent des tuiles à tour de rôle.
refusal-bazaars-placed-later = Les tuiles d'un bazar sont placées aux tours suivants.
refusal-bazaars-drawn-later = Un bazar a lieu, et on ne pioche aucune tuile avant sa fin.
refusal-bazaars-no-lot = Cette tuile n'est pas parmi celles qui sont révélées et encore disponibles.
refusal-bazaars-too-high = La mise est plus haute que cette partie ne vous le permet.
refusal-bazaars-too-low = Une mise doit dépasser la plus haute jusqu'ici, { $most }.
refusal-bazaars-not-now = Les tuiles ne se mettent aux enchères ou ne se prennent que pendant un bazar, chacun à son tour.

## abbey

refusal-abbey-may-place = Vous pouvez maintenant placer votre monastère au lieu de piocher une tuile.
refusal-abbey-may-place-last = Vous pouvez maintenant placer votre monastère pour la dernière fois.
refusal-abbey-in-turn = Les joueurs placent leurs monastères à tour de rôle.
refusal-abbey-decide-before-draw = On ne pioche une tuile que si l'on garde le monastère.
refusal-abbey-no-hole = Un monastère se place dans un trou : une case vide avec une tuile sur chacun de ses quatre côtés.

## mayor

refusal-mayor-wrong-ground = Un maire ne va que dans les villes.

## wagon

refusal-wagon-may-drive = Le chariot peut maintenant quitter le secteur évalué pour aller plus loin.
refusal-wagon-in-turn = Le propriétaire d'un chariot décide où il va.
refusal-wagon-wrong-ground = Un chariot ne va que sur les routes, dans les villes et dans les abbayes.
refusal-wagon-not-asked = On décide maintenant pour un autre chariot, ou ce pion n'en est pas un.
refusal-wagon-not-now = Un chariot n'avance que juste après l'évaluation de son secteur.
refusal-wagon-no-segment = Un chariot va vers un secteur, et il n'y en a pas ici.
refusal-wagon-never-there = Un chariot n'avance que vers des routes, des villes et des abbayes.
refusal-wagon-complete = Le secteur est complété, et un chariot va vers un secteur inachevé.
refusal-wagon-occupied = Un partisan se trouve déjà dans ce secteur.
refusal-wagon-not-connected = Aucune tuile ne relie directement ce secteur à celui qui a été évalué.
refusal-wagon-not-nearby = Un chariot atteint sa propre tuile et les huit qui l'entourent.
refusal-wagon-dragon-there = Le dragon se tient sur cette tuile, et on ne met personne à côté de lui.

## barn

refusal-barn-not-in-supply = Votre grange n'est pas dans votre réserve.
refusal-barn-no-farmers = Cette partie se joue sans paysans, et une grange ne pourrait jamais être évaluée.
refusal-barn-wrong-ground = Une grange se pose sur un coin entre des prés.
refusal-barn-not-at-placed-tile = Une grange se pose sur un coin de la tuile qui vient d'être placée.
refusal-barn-too-few-tiles = Une grange a besoin de quatre tuiles autour de son coin.
refusal-barn-divided = Chacune des quatre tuiles doit montrer un seul et même pré à ce coin.
refusal-barn-not-the-corner = Un coin se désigne par la tuile au sud-est et le pré qui s'y trouve.
refusal-barn-barn-there = Le pré a déjà une grange.
refusal-barn-field-taken = Le pré a une grange, et on ne peut y poser aucun partisan.

## count

refusal-count-may-leave = Des partisans peuvent maintenant quitter la ville de Carcassonne pour ce qui va être évalué.
refusal-count-may-leave-at-the-end = Des partisans peuvent maintenant quitter la ville de Carcassonne pour la dernière fois.
refusal-count-must-choose-scoring = Dans cette partie, les secteurs complétés sont évalués un par un, dans un ordre qu'il faut choisir.
refusal-count-may-enter = Un partisan de la réserve peut maintenant entrer dans la ville de Carcassonne.
refusal-count-may-move-count = On peut maintenant déplacer le Comte.
refusal-count-in-turn = Les joueurs font sortir leurs partisans à tour de rôle.
refusal-count-not-entitled = Vous ne pouvez envoyer un partisan dans la ville de Carcassonne que si votre tuile a rapporté des points à d'autres et aucun à vous.
refusal-count-city-itself = La ville de Carcassonne n'est jamais occupée ni évaluée ; les partisans ne se tiennent que dans ses quartiers.
refusal-count-helpers-stay-out = Seuls des partisans entrent dans la ville, et ce pion n'en est pas un.
refusal-count-not-in-supply = Il ne vous reste pas de tel partisan dans votre réserve.
refusal-count-quarters-only = Un partisan peut maintenant aller dans un quartier et nulle part ailleurs.
refusal-count-market-closed = Sans paysans, le marché est fermé.
refusal-count-no-abbots = Dans cette partie, un abbé n'entre jamais dans la ville.
refusal-count-abbots-to-cathedral = Un abbé n'entre que dans la cathédrale de Carcassonne.
refusal-count-not-taken-back = On ne reprend personne dans la ville de Carcassonne.
refusal-count-not-own-follower = Vous ne déplacez que vos propres partisans.
refusal-count-blocked = Le Comte est dans ce quartier, donc personne n'en sort.
refusal-count-leaves-later = Les partisans ne quittent la ville qu'avant l'évaluation de secteurs complétés, et à la fin de la partie.
refusal-count-no-segment = Un partisan va vers un secteur, et il n'y en a pas ici.
refusal-count-from-quarter-to-quarter = Les partisans ne vont pas de quartier en quartier.
refusal-count-dragon-there = Le dragon se tient sur cette tuile, et on ne met personne à côté de lui.
refusal-count-stands-for-one-like-it = Deux partisans identiques se tiennent là ; l'un vaut pour les deux.
refusal-count-no-barn-there = Avant une évaluation, les partisans ne quittent le marché que pour le pré d'une grange, si ce pré est évalué.
refusal-count-mayors-to-castle = Un maire n'entre que dans le quartier du château.
refusal-count-wagons-not-to-market = Un chariot entre dans tous les quartiers sauf le marché.
refusal-count-market-at-the-end = Les partisans du marché ne sortent qu'à la fin de la partie.
refusal-count-garden-for-abbots = Seul un abbé sort vers un jardin.
refusal-count-open-garden-for-abbots = Seul un abbé sort vers un jardin.
refusal-count-wrong-kind-castle = Les partisans du quartier du château vont dans les villes.
refusal-count-wrong-kind-market = Les partisans du marché vont dans les prés.
refusal-count-wrong-kind-blacksmith = Les partisans de la forge vont sur les routes.
refusal-count-wrong-kind-cathedral = Les partisans de la cathédrale vont dans les abbayes.
refusal-count-not-completed = Les partisans ne sortent que vers des secteurs complétés par la tuile qui vient d'être placée.
refusal-count-not-scored-next = Dans cette partie, les secteurs sont évalués un par un, et les partisans ne sortent que vers le prochain secteur évalué.
refusal-count-only-market-at-the-end = Dans cette partie, seuls les partisans du marché sortent à la fin.
refusal-count-scored-long-ago = Le secteur est complété et a été évalué.
refusal-count-moves-by-himself = Dans cette partie, le Comte se déplace de lui-même.
refusal-count-nobody-entered = Le Comte ne se déplace que si un partisan vient d'entrer dans la ville.
refusal-count-count-stays-in-city = Le Comte ne quitte jamais les quartiers de sa ville.
refusal-count-count-is-there = Le Comte est déjà dans ce quartier.
refusal-count-scored-together = Dans cette partie, les secteurs complétés sont évalués ensemble, et personne ne choisit l'ordre.
refusal-count-no-order = On ne choisit un ordre que si une tuile a complété plusieurs secteurs vers lesquels des partisans peuvent aller.
refusal-count-nothing-to-score = Il n'y a pas de tel secteur.
refusal-count-not-completed-by-tile = La tuile qui vient d'être placée n'a pas complété ce secteur.
refusal-count-scored-already = Ce secteur a déjà été évalué.
refusal-count-another-segment = Une autre section désigne ce secteur.

## magic

refusal-magic-must-move = Après une tuile magique, il faut d'abord déplacer le mage ou la sorcière.
refusal-magic-must-part = Le mage et la sorcière sont dans le même secteur et doivent se séparer.
refusal-magic-must-leave = Ni le mage ni la sorcière n'ont d'autre place ; l'un des deux doit donc quitter le plateau.
refusal-magic-before-princess = Le mage ou la sorcière se déplace avant qu'une princesse agisse.
refusal-magic-not-now = Le mage et la sorcière ne se déplacent qu'après le placement d'une tuile magique, ou quand une tuile réunit leurs secteurs.
refusal-magic-no-segment = Le mage et la sorcière se tiennent sur une route ou dans une ville, et il n'y en a pas ici.
refusal-magic-carcassonne = Le mage et la sorcière n'entrent pas dans la ville de Carcassonne.
refusal-magic-river = Le mage et la sorcière ne se tiennent pas sur la rivière.
refusal-magic-wrong-ground = Le mage et la sorcière ne se tiennent que sur les routes et dans les villes.
refusal-magic-complete = Le secteur est complété.
refusal-magic-same-feature = Le pion s'y tient déjà et doit changer de secteur.
refusal-magic-other-figure-there = L'autre pion magique s'y tient.
refusal-magic-not-beside-figures = Le mage et la sorcière se tiennent sur les routes et dans les villes.
refusal-magic-not-on-board = Ce pion n'est pas sur le plateau.
refusal-magic-not-stuck = On ne met un pion magique de côté que s'il doit se déplacer et qu'aucun des deux ne le peut.

## shepherd

refusal-shepherd-must-tend-flock = La tuile a agrandi le pré de votre berger : il faut maintenant agrandir son troupeau ou le rentrer à l'étable, et rien d'autre.
refusal-shepherd-not-in-supply = Votre berger n'est pas dans votre réserve.
refusal-shepherd-wrong-ground = Un berger ne va que dans les prés.
refusal-shepherd-not-on-placed-tile = Un berger se pose sur la tuile que vous venez de placer.
refusal-shepherd-occupied = Un berger se tient déjà dans ce pré.
refusal-shepherd-no-shepherd = Vous n'avez pas de berger sur le plateau.
refusal-shepherd-not-enlarged = Votre troupeau s'agrandit ou rentre à l'étable quand une de vos tuiles a agrandi son pré.
refusal-shepherd-after-figure = Un troupeau s'agrandit ou rentre à l'étable après l'action avec un pion.

## What would be right

remedy-base-token-for-tile = Piochez une tuile.
remedy-base-tile-for-token = Piochez un jeton : 1 à 4 moutons, ou le loup.
remedy-base-none-in-token-bag = Piochez un autre jeton.
remedy-base-none-in-bag = Piochez une autre tuile.
remedy-base-cell-taken = Choisissez une case vide.
remedy-base-cell-apart = Choisissez une case à côté d'une tuile.
remedy-base-mismatch = Pivotez-la ou choisissez une autre case.
remedy-base-looks-the-same = Indiquez la plus petite des deux rotations.
remedy-base-no-segment = Choisissez une route, une ville, une abbaye ou un pré.
remedy-base-decoration = Choisissez un autre endroit.
remedy-base-not-on-placed-tile = Choisissez un endroit sur cette tuile.
remedy-base-occupied = Choisissez un secteur libre.
remedy-river-edge-mismatch = Pivotez la tuile ou choisissez une autre case.
remedy-river-no-open-end = Choisissez une case à une extrémité ouverte, et tournez la rivière vers elle.
remedy-river-joins-two-ends = Pivotez la tuile ou choisissez une autre extrémité.
remedy-river-turns-back = Pivotez la tuile pour que la rivière continue tout droit ou tourne dans l'autre sens.
remedy-river-leaves-corridor = Pivotez la tuile pour que la rivière s'éloigne des autres tuiles.
remedy-river-start-tile-first = Piochez-la.
remedy-river-land-later = Piochez une tuile Rivière.
remedy-river-fork-first = Piochez la fourche.
remedy-river-lake-last = Piochez une autre tuile Rivière.
remedy-abbot-abbot-elsewhere = Choisissez l'un d'eux, ou un autre pion.
remedy-abbot-garden-for-abbots = Choisissez un autre endroit, ou l'abbé.
remedy-builder-wrong-ground = Choisissez une route ou une ville avec un de vos partisans.
remedy-builder-feature-complete = Choisissez une route ou une ville inachevée avec un de vos partisans.
remedy-builder-no-follower = Posez le bâtisseur sur une route ou dans une ville inachevée avec un de vos partisans.
remedy-pig-wrong-ground = Choisissez un pré avec un de vos paysans.
remedy-pig-no-farmer = Posez le cochon dans un pré avec un de vos paysans.
remedy-dragon-another = Choisissez une autre tuile à côté de la sienne.
remedy-dragon-not-beside = Choisissez une tuile à côté du dragon.
remedy-princess-knight = Choisissez un chevalier dans la ville de la princesse.
remedy-portal-quarter = Choisissez une route, une ville, une abbaye ou un pré.
remedy-portal-dragon-there = Choisissez une autre tuile.
remedy-portal-just-completed = Choisissez un secteur inachevé.
remedy-portal-just-completed-elsewhere = Choisissez sa section sur cette tuile, ou un secteur inachevé.
remedy-portal-complete = Choisissez un secteur inachevé.
remedy-fairy-cell = Choisissez une tuile avec un de vos partisans, ou passez.
remedy-fairy-follower = Choisissez un de vos partisans, ou passez.
remedy-fairy-stands-beside-follower = Choisissez ce partisan.
remedy-fairy-stands-on-tile = Choisissez la tuile.
remedy-tower-in-range = Choisissez un partisan à portée de la tour, ou passez.
remedy-tower-no-foundation = Choisissez une tuile avec une fondation.
remedy-tower-closed-to-floors = Choisissez une tour sans garde.
remedy-tower-wrong-guard = Choisissez un tel partisan, ou un autre endroit.
remedy-tower-no-floors = Choisissez une tour avec des étages.
remedy-tower-closed-to-guards = Choisissez une tour ouverte avec des étages.
remedy-tower-none-to-exchange = Choisissez un type de partisan que ce joueur détient.
remedy-bridges-another = Choisissez une autre tuile ou une autre direction, ou passez.
remedy-bridges-other-place = Pivotez la tuile ou choisissez une autre case.
remedy-castles-own-city = Choisissez un partisan dans une petite ville à vous, ou passez.
remedy-castles-no-trigger = Choisissez un secteur qui la fait marquer.
remedy-castles-nobody-enters = Choisissez un autre secteur.
remedy-bazaars-no-lot = Choisissez une tuile du bazar.
remedy-bazaars-too-high = Misez { $most } au plus.
remedy-bazaars-too-low = Misez davantage, ou passez.
remedy-abbey-no-hole = Choisissez un trou, ou passez.
remedy-mayor-wrong-ground = Choisissez une ville.
remedy-wagon-target = Choisissez une route, une ville ou une abbaye inachevée, sans partisan et à sa portée, ou passez.
remedy-wagon-wrong-ground = Choisissez l'une d'elles.
remedy-wagon-not-asked = Choisissez le chariot dont le secteur a été évalué, ou passez.
remedy-barn-corner = Choisissez un coin de cette tuile où quatre tuiles se rejoignent dans un même pré sans grange.
remedy-count-not-entitled = Posez-le sur la tuile que vous venez de placer, ou passez.
remedy-count-market-closed = Choisissez un autre quartier, ou passez.
remedy-count-no-abbots = Choisissez un autre partisan, ou passez.
remedy-count-abbots-to-cathedral = Choisissez la cathédrale de Carcassonne, ou un autre partisan.
remedy-count-blocked = Déplacez un partisan d'un autre quartier, ou passez.
remedy-count-from-quarter-to-quarter = Faites sortir un partisan de la ville, ou passez.
remedy-count-dragon-there = Choisissez une autre tuile du secteur, ou passez.
remedy-count-no-barn-there = Choisissez ce pré, ou passez.
remedy-count-mayors-to-castle = Choisissez le quartier du château, ou un autre partisan.
remedy-count-wagons-not-to-market = Choisissez un autre quartier ou un autre partisan.
remedy-count-garden-for-abbots = Choisissez une abbaye qui va être évaluée, ou passez.
remedy-count-open-garden-for-abbots = Choisissez une abbaye inachevée, ou passez.
remedy-count-wrong-kind-castle = Choisissez une ville, ou passez.
remedy-count-wrong-kind-market = Choisissez un pré, ou passez.
remedy-count-wrong-kind-blacksmith = Choisissez une route, ou passez.
remedy-count-wrong-kind-cathedral = Choisissez une abbaye, ou passez.
remedy-count-not-completed = Choisissez l'un d'eux, ou passez.
remedy-count-not-scored-next = Choisissez un endroit dans ce secteur, ou passez.
remedy-count-only-market-at-the-end = Déplacez l'un d'eux vers un pré, ou passez.
remedy-count-scored-long-ago = Choisissez un secteur inachevé, ou passez.
remedy-magic-another = Choisissez une route ou une ville inachevée, sans mage ni sorcière.
remedy-shepherd-wrong-ground = Choisissez un pré de la tuile qui vient d'être placée.
remedy-shepherd-not-on-placed-tile = Choisissez un pré de cette tuile.
remedy-shepherd-occupied = Choisissez, sur la tuile qui vient d'être placée, un pré sans berger.
remedy-wait = Attendez la réponse du joueur à qui la question est posée.

## What answers a question

answer-to-place-tile = Placez la tuile piochée.
answer-to-send-knight-home = Faites sortir un chevalier de la ville de la princesse.
answer-to-move-fairy = Déplacez la fée, ou passez.
answer-to-move-dragon = Déplacez le dragon vers une tuile à côté de la sienne.
answer-to-capture = Choisissez le partisan à capturer, ou passez.
answer-to-exchange = Choisissez lequel de vos partisans revient.
answer-to-leave-quarter = Faites sortir un partisan de la ville de Carcassonne, ou passez.
answer-to-choose-scoring = Choisissez le prochain secteur à évaluer.
answer-to-enter-quarter = Choisissez un partisan et un quartier, ou passez.
answer-to-move-count = Choisissez un autre quartier pour le Comte, ou passez.
answer-to-second-part = Prenez la deuxième tuile, ou passez.
answer-to-move-magic = Déplacez le mage ou la sorcière vers une route ou une ville inachevée.
answer-to-part-magic = Déplacez le mage ou la sorcière vers une autre route ou une autre ville inachevée.
answer-to-build-bridge = Choisissez une tuile et une direction pour le pont, ou passez.
answer-to-convert = Choisissez la ville qui devient une forteresse, ou passez.
answer-to-choose-trigger = Choisissez le secteur dont la forteresse prend les points.
answer-to-auction = Choisissez une tuile et une première mise.
answer-to-bid = Misez davantage, ou passez.
answer-to-buy-or-sell = Achetez la tuile, ou vendez-la.
answer-to-take-lot = Prenez l'une des tuiles.
answer-to-put-magic-aside = Mettez le mage ou la sorcière de côté.
answer-to-place-abbey = Choisissez un trou pour le monastère, ou passez.
answer-to-move-wagon = Choisissez où va le chariot, ou passez.
answer-to-tend-flock = Agrandissez le troupeau, ou rentrez-le à l'étable.
# $list has what can be done, such as `offer-place-here`.
answer-to-act = Vous pouvez : { $list } ; ou passer.

offer-place-here = poser un pion sur la tuile que vous venez de placer
offer-place-elsewhere = poser un partisan par le portail
offer-send-home = faire sortir un chevalier de la ville de la princesse
offer-move-neutral = déplacer la fée
offer-take-back = reprendre l'abbé
offer-place-token = ajouter un étage à une tour
offer-guard = poser un garde sur une tour
offer-build-bridge = construire un pont
offer-barn = poser la grange sur un coin de la tuile que vous venez de placer

## The whole

# $text says why, $list what would be right: two sentences.
refusal-told = { $text } { $list } (règle { $rule })
