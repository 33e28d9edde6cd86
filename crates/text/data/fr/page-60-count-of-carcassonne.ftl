### The Count of Carcassonne: the words of the page that players read. Its order is in pages/60-count-of-carcassonne.txt.

page-count = Le Comte de Carcassonne
page-count-intro = La ville de Carcassonne se trouve au milieu du plateau. Si vous aidez les autres à marquer sans marquer vous-même, vous pouvez y envoyer un partisan. Il attend dans l'un des quatre quartiers de pouvoir rejoindre un secteur qui va être évalué et d'y faire pencher la balance. Seul le Comte peut l'empêcher de sortir.

page-count-setup = Mise en place
page-count-setup-city = Disposez les 12 tuiles de Carcassonne, quatre en largeur et trois en hauteur, avant le premier tour. Elles remplacent la tuile de départ, qui n'est pas utilisée. Le Comte commence dans le quartier du château. Aucune tuile de cette extension ne va dans la pioche.
page-count-setup-rim = Les tuiles se placent autour de Carcassonne selon les règles habituelles. Sur son pourtour commencent 3 routes, 2 villes et 3 prés. Ce sont des secteurs comme les autres : on peut les occuper, les prolonger et les compléter, et la tuile de Carcassonne sur laquelle ils commencent compte parmi les leurs. Les routes s'arrêtent au rempart.
page-count-setup-carcassonne = Carcassonne elle-même n'est la ville de personne : on ne peut pas l'occuper, et elle n'est jamais évaluée.
page-count-setup-fields = Pour les paysans, c'est une ville complétée, pour chacun des prés qui la touchent.
page-count-setup-barns = Il en va de même pour les granges.
page-count-setup-river = La rivière commence à côté du coin nord-est de Carcassonne et s'en éloigne.
page-count-setup-no-river = On ne peut pas jouer ensemble une rivière et Carcassonne : laissez l'une des deux dans la boîte.

page-count-quarters = Les quatre quartiers
page-count-quarter-castle = Du quartier du château, les partisans vont dans les villes.
page-count-quarter-blacksmith = De la forge, ils vont sur les routes.
page-count-quarter-cathedral = De la cathédrale, ils vont dans les abbayes.
page-count-quarter-abbey = Ici aussi, les monastères comptent comme des abbayes.
page-count-quarter-market = Du marché, ils vont dans les prés.
page-count-quarter-no-market = Le marché est fermé : sans paysans, ni les partisans ni le Comte n'y vont.

page-count-enter = Entrer dans la ville
page-count-enter-when = Si la tuile que vous avez placée a fait marquer au moins un adversaire et ne vous a rien rapporté, vous pouvez poser un partisan de votre réserve dans un quartier de votre choix. Vous le faites juste après l'évaluation, quand les partisans évalués sont retournés à leurs propriétaires, et en plus du pion que vous avez peut-être posé sur la tuile. Tout ce que la tuile a rapporté est pris ensemble : avec un seul point pour vous, vous restez dehors.
page-count-enter-where = Tous les quartiers conviennent, même celui du Comte et même si d'autres s'y trouvent déjà ; il y a toujours de la place. Une tuile fait entrer un seul partisan au plus, quoi qu'elle ait rapporté.
page-count-enter-double = Pendant un double tour, chacune des deux tuiles compte pour elle-même ; vous pouvez donc entrer deux fois.
page-count-enter-once = Pendant un double tour, chacune des deux tuiles est considérée pour elle-même, mais vous ne pouvez entrer qu'une fois.
page-count-enter-large = Un grand partisan peut aller dans tous les quartiers.
page-count-enter-special = Le bâtisseur et le cochon ne peuvent pas entrer.
page-count-enter-mayor = Un maire ne peut entrer que dans le quartier du château.
page-count-enter-wagon = Un chariot peut entrer dans tous les quartiers sauf le marché. Quand il en est sorti vers un secteur et y a été évalué, il peut avancer comme d'habitude.
page-count-enter-barn = Une grange ne peut pas entrer.
page-count-enter-abbot = Votre abbé ne peut entrer que dans la cathédrale. De là, il peut aussi aller dans un jardin qui vient d'être complété.
page-count-enter-no-abbot = Votre abbé ne peut pas entrer.
page-count-enter-not-counted = Les points d'un abbé repris ne comptent ni pour ni contre vous.
page-count-enter-barn-points = Les points que des paysans marquent à cause d'une grange comptent comme les autres.
page-count-enter-fairy = Les 3 points de la fée comptent des deux côtés, pour vous et pour vos adversaires. Son point du début d'un tour ne compte pas.
page-count-enter-no-fairy = Les points de la fée ne comptent jamais, ni pour vous ni pour vos adversaires.
page-count-enter-goods = Les marchandises que vous prenez ne sont pas des points et ne comptent pas.
page-count-enter-ransom = La rançon ne compte pas.
page-count-enter-example = Exemple : votre tuile complète une ville de 3 tuiles avec un chevalier bleu. Bleu marque 6 points, vous rien. Vous posez un partisan à la forge. Si la même tuile avait aussi complété une route à vous, vous n'auriez pas pu entrer.

page-count-count = Le Comte
page-count-count-blocks = Là où est le Comte, personne ne sort : les partisans de son quartier ne peuvent pas le quitter.
page-count-count-by-player = Quand vous avez posé un partisan à Carcassonne, vous pouvez déplacer le Comte dans n'importe quel quartier ou le laisser où il est. Il ne se déplace à aucun autre moment et ne quitte jamais la ville. Si vous ne posez personne, vous ne le déplacez pas.
page-count-count-clockwise = Chaque fois qu'un partisan a été posé à Carcassonne, le Comte passe au quartier suivant : du château au marché, à la forge, à la cathédrale, puis de nouveau au château. Il ne se déplace à aucun autre moment et ne quitte jamais la ville.
page-count-count-follows = Chaque fois qu'un partisan a été posé à Carcassonne, le Comte va dans le même quartier. Il ne se déplace à aucun autre moment et ne quitte jamais la ville.

page-count-out = Sortir de la ville
page-count-out-when = Quand une tuile complète un secteur, des partisans peuvent y aller juste avant son évaluation. Le joueur à gauche de celui qui a placé la tuile commence, puis les autres dans le sens horaire ; celui qui a placé la tuile vient en dernier. Quand c'est à vous, vous pouvez déplacer autant de vos partisans que vous voulez, de tous les quartiers sauf celui du Comte : du quartier du château vers une ville complétée, de la forge vers une route complétée, de la cathédrale vers une abbaye complétée. Peu importe que le secteur soit occupé, et par qui.
page-count-out-several = Si la tuile complète plusieurs secteurs, il y a un seul tour de table pour tous : vous choisissez où va chacun de vos partisans.
page-count-out-each = Si la tuile complète plusieurs secteurs, ils sont évalués l'un après l'autre, dans l'ordre que choisit celui qui a placé la tuile, et chacun a son propre tour de table.
page-count-out-count = C'est seulement maintenant qu'on compte la majorité, avec les nouveaux venus. Après l'évaluation, ils retournent à leurs propriétaires avec tous les autres. Ceux qui ne sont pas sortis restent à Carcassonne.
page-count-out-large = Un grand partisan compte comme deux quand il est sorti.
page-count-out-market = Les partisans du marché attendent la fin de la partie, car les prés ne sont pas évalués avant.
page-count-out-market-barn = Les partisans du marché attendent la fin de la partie ; mais quand un pré est évalué à cause d'une grange, ils peuvent le rejoindre.
page-count-out-market-end = Les partisans du marché attendent la fin de la partie, même si un pré est évalué avant à cause d'une grange.
page-count-out-example = Exemple : vous complétez une route de 4 tuiles où se tient votre voleur. À la forge se trouvent un partisan bleu, deux verts et un à vous ; le Comte est ailleurs. Bleu en fait sortir un, Vert les deux, et vous venez en dernier avec le vôtre. Vous en avez 2 sur la route, Vert 2, Bleu 1 : vous et Vert marquez 4 points chacun.
page-count-out-safe = Il n'y a pas d'autre moyen de sortir d'un quartier : vous ne pouvez pas simplement reprendre un partisan.

page-count-dragon = Avec d'autres extensions
page-count-dragon-rim = Le dragon peut entrer sur les dix tuiles du pourtour de Carcassonne et y dévore les partisans des routes, des villes et des prés. Il ne peut pas entrer sur les deux tuiles du milieu, et les partisans des quartiers sont à l'abri.
page-count-dragon-none = Le dragon ne peut entrer sur aucune tuile de Carcassonne, et les partisans des quartiers sont à l'abri.
page-count-dragon-barred = Un partisan qui sort ne peut pas aller sur la tuile où se tient le dragon ; il s'arrête sur une autre tuile du secteur.
page-count-princess-late = Les chevaliers qui sortent arrivent après que la princesse a agi. Si vous avez fait sortir un chevalier avec elle, vous pouvez quand même entrer à Carcassonne pendant le même tour.
page-count-portal-rim = Un portail magique mène aux routes, aux villes et aux prés du pourtour, mais dans aucun quartier.
page-count-fairy-quarter = La fée ne peut pas rejoindre un partisan dans un quartier.
page-count-fairy-tile = Quand vous faites sortir un partisan, vous choisissez sa tuile dans le secteur : sur la tuile de la fée, il gagne ses 3 points.
page-count-fairy-follower = Elle ne rapporte rien aux partisans qui viennent de sortir, car elle est auprès d'un autre ou de personne.
page-count-tower-safe = Les tours ne peuvent pas capturer les partisans des quartiers.

page-count-end = La fin de la partie
page-count-end-market = Après le dernier tour, avant l'évaluation finale, les partisans du marché peuvent sortir vers n'importe quel pré, occupé ou non, sauf si le Comte s'y trouve. Ceux des autres quartiers restent.
page-count-end-market-off = Après le dernier tour, personne ne sort plus.
page-count-end-all = Après le dernier tour, avant l'évaluation finale, les partisans peuvent sortir de tous les quartiers sauf celui du Comte : du marché vers n'importe quel pré, du quartier du château vers une ville inachevée, de la forge vers une route inachevée, de la cathédrale vers une abbaye inachevée. Peu importe que ces secteurs soient occupés.
page-count-end-all-off = Après le dernier tour, avant l'évaluation finale, les partisans peuvent sortir de tous les quartiers sauf celui du Comte : du quartier du château vers une ville inachevée, de la forge vers une route inachevée, de la cathédrale vers une abbaye inachevée. Peu importe qu'elles soient occupées.
page-count-end-abbot = Un abbé peut aussi aller dans un jardin inachevé.
page-count-end-pass = Le joueur à gauche de celui qui a placé la dernière tuile commence. Chaque joueur a une seule occasion, avec autant de partisans qu'il veut.
page-count-end-one = Le joueur à gauche de celui qui a placé la dernière tuile commence. On fait sortir un partisan à la fois, dans le sens horaire, autant de fois que nécessaire ; celui qui passe n'a plus d'autre occasion.
page-count-end-barn = Dans un pré avec une grange, ces partisans marquent comme des paysans venus après elle : 1 point pour chaque ville complétée, pour le joueur qui en a le plus.
page-count-end-rest = Les partisans qui sont encore à Carcassonne à ce moment ne rapportent rien.
page-count-end-example = Exemple : un pré touche Carcassonne et une autre ville complétée, et Rouge y a le seul paysan. Bleu déplace deux partisans du marché vers ce pré et marque 2 × 3 = 6 points ; Rouge ne reçoit rien.
page-count-end-example-four = Exemple : Rouge a le seul paysan à côté de Carcassonne, dans l'un de ses trois prés. Bleu déplace deux partisans du marché vers ce pré et a donc le plus de paysans autour de Carcassonne : Bleu marque 4 points pour elle, Rouge rien.
page-count-end-example-three = Exemple : Rouge a le seul paysan à côté de Carcassonne, dans l'un de ses trois prés. Bleu déplace deux partisans du marché vers ce pré et a donc le plus de paysans autour de Carcassonne : Bleu marque 3 points pour elle, Rouge rien.
