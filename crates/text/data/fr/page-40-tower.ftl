### The Tower: the words of the page that players read. Its order and conditions are in ../pages/40-tower.txt.

page-tower = La Tour
page-tower-box = 18 nouvelles tuiles sont mélangées avec toutes les autres. Chacune montre une fondation, sur laquelle une tour peut s'élever. Depuis les tours, vous capturez les partisans alentour. À part cela, une fondation ne change rien : ces tuiles sont placées, complétées et évaluées comme les autres.
page-tower-floors = Au début, chaque joueur reçoit des étages, les pièces de bois dont sont faites les tours : 10 à 2 joueurs, 9 à 3, 7 à 4, 6 à 5 et 5 à 6. Les étages en trop restent dans la boîte.

page-tower-turn = À votre tour
page-tower-any-tile = Quand vous avez placé une tuile, quelle qu'elle soit, vous pouvez faire l'une des choses suivantes au lieu de poser un pion :
page-tower-foundation-tile = Quand vous avez placé une tuile avec une fondation, et seulement alors, vous pouvez faire l'une des choses suivantes au lieu de poser un pion :
page-tower-begin = Posez l'un de vos étages sur une fondation vide, sur n'importe quelle tuile. Vous pouvez ensuite capturer un partisan.
page-tower-raise = Posez l'un de vos étages sur une tour, où qu'elle soit et quel que soit celui qui l'a commencée, tant que personne ne s'y tient. Les tours ne sont à personne et peuvent devenir aussi hautes qu'on veut. Vous pouvez ensuite capturer un partisan.
page-tower-guard = Posez un partisan de votre réserve sur une tour où personne ne se tient. Il devient le garde de la tour et la ferme : on ne peut plus y ajouter d'étage. Une fondation sans étage n'accueille pas de garde.
page-tower-no-floors = Quand vous avez utilisé tous vos étages, vous n'en recevez pas de nouveaux ; vous pouvez encore poser des gardes.

page-tower-capture = Capturer
page-tower-reach = Comptez les étages de la tour, le nouveau compris. Elle atteint sa propre tuile et, dans chacune des quatre directions, autant de cases qu'elle a d'étages. Elle n'atteint jamais rien en diagonale. Les cases vides et les autres tours ne sont pas des obstacles.
page-tower-reach-example = Exemple : votre étage est le deuxième de sa tour. La tour atteint sa propre tuile et 2 cases au nord, à l'est, au sud et à l'ouest : 9 cases en tout. Le moine bleu 2 cases à l'est peut être capturé, même si la case entre les deux est vide. Un voleur à 3 cases ne le peut pas, ni un chevalier en diagonale.
page-tower-target-opponents = Vous pouvez capturer un partisan d'un autre joueur à portée, quoi qu'il y fasse. Même le garde d'une autre tour peut être capturé, et cette tour peut être plus haute que la vôtre.
page-tower-target-any = Vous pouvez capturer un partisan à portée, quoi qu'il y fasse. Même le garde d'une autre tour peut être capturé, et cette tour peut être plus haute que la vôtre. Vous pouvez aussi choisir l'un de vos propres partisans : il n'est pas prisonnier mais retourne dans votre réserve.
page-tower-prisoner = Un partisan d'un autre joueur devient votre prisonnier : vous le gardez, et son propriétaire ne peut pas s'en servir. Il a quitté le plateau avant toute évaluation. Exemple : votre tuile complète une ville où seul Bleu a un chevalier. Vous ajoutez un étage et capturez ce chevalier. La ville est complétée, mais personne ne marque pour elle.
page-tower-one = Chaque étage capture un partisan au plus, même si plusieurs se tiennent sur une tuile. Vous pouvez aussi y renoncer.
page-tower-followers-only = Seuls des partisans peuvent être capturés, aucun autre pion.
page-tower-orphan = Si vous capturez le dernier partisan d'un joueur sur une route, dans une ville ou dans un pré, le bâtisseur ou le cochon que ce joueur y a retourne à son propriétaire.
page-tower-orphan-stays = Un bâtisseur ou un cochon reste sur le plateau même si le dernier partisan de son propriétaire à ses côtés est capturé.

page-tower-prisoners = Les prisonniers
page-tower-exchange = Si vous capturez un partisan d'un joueur qui en détient un à vous, les deux sont échangés aussitôt : ils retournent dans la réserve de leurs propriétaires. Personne ne peut refuser. Si ce joueur détient plusieurs types de vos partisans, vous choisissez lequel revient.
page-tower-ransom = Une fois pendant votre tour, vous pouvez racheter l'un de vos partisans pour 3 points, si vous en avez au moins 3. Vous les perdez ; le joueur qui détient le partisan les reçoit et ne peut pas refuser. Le partisan est aussitôt dans votre réserve, et vous pouvez le poser pendant le même tour. Exemple : vous avez 5 points, et Bleu, qui détient votre partisan, en a 7. Vous payez : maintenant, vous en avez 2 et Bleu en a 10.
page-tower-ransom-any-score = Une fois pendant votre tour, vous pouvez racheter l'un de vos partisans pour 3 points, même si votre score descend au-dessous de 0. Vous les perdez ; le joueur qui détient le partisan les reçoit et ne peut pas refuser. Le partisan est aussitôt dans votre réserve, et vous pouvez le poser pendant le même tour. Exemple : vous avez 2 points, et Bleu, qui détient votre partisan, en a 7. Vous payez : maintenant, vous avez −1 point et Bleu en a 10.
page-tower-price = Le prix est le même pour tous les types de partisans. Vous ne pouvez libérer que les vôtres.

page-tower-guards = Les gardes
page-tower-on-top = Un garde protège ceux qui sont autour de la tour contre son prochain étage. Il ne capture lui-même personne, n'occupe rien au-dessous de lui et ne marque rien.
page-tower-guard-leaves = Vous ne pouvez pas reprendre un garde à votre guise, et aucune évaluation ne vous le rend. Une capture le fait partir.
page-tower-reopens = Quand le garde est parti, la tour est de nouveau ouverte : des étages et un nouveau garde peuvent suivre.
page-tower-stays-closed = Quand le garde est parti, la tour reste fermée pour de bon.
page-tower-guard-large = Un grand partisan peut être garde. Comme prisonnier, il compte comme un seul partisan.
page-tower-guard-not-abbot = L'abbé ne peut pas être garde.

page-tower-other-boxes = Avec les autres extensions
page-tower-with-abbot = Un abbé peut être capturé et ne rapporte alors aucun point. Si vous reprenez votre abbé, vous ne pouvez pas utiliser de tour avec la même tuile.
page-tower-with-builder = Pendant un double tour, chacune des deux tuiles vous permet d'utiliser une tour ; deux captures sont donc possibles. Mais vous ne pouvez payer qu'une seule rançon pendant tout le tour. Un étage ne prolonge rien : il ne met pas votre bâtisseur au travail.
page-tower-with-volcano = Avec une tuile Volcan, vous pouvez utiliser une tour, bien que vous ne puissiez poser aucun partisan sur la tuile Volcan elle-même.
page-tower-with-dragon-tile = Avec une tuile Dragon, capturez d'abord ; ensuite, le dragon fait son voyage.
page-tower-dragon-eats-guard = Le dragon dévore un garde sur une tuile où il entre. Les étages restent.
page-tower-dragon-spares-guard = Un garde est à l'abri du dragon.
page-tower-with-princess = Si vous faites sortir un chevalier avec une princesse, vous ne pouvez pas utiliser de tour avec la même tuile.
page-tower-with-portal = Poser un garde, ce n'est pas poser un pion par un portail : le portail n'y ajoute rien.
page-tower-with-fairy = La fée ne protège pas de la capture. Si le partisan à ses côtés est capturé, elle reste sans lui sur la tuile.
page-tower-fairy-and-guard = La fée peut se tenir auprès d'un garde : elle rapporte son point au début de votre tour, mais jamais les 3 points, puisqu'un garde n'est jamais évalué.

page-tower-end = La fin de la partie
page-tower-final = Les gardes, les prisonniers et les étages ne rapportent pas de points à la fin.
