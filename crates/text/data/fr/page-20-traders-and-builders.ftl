### Traders & Builders: the words of the page that players read. Its order and conditions are in ../pages/20-traders-and-builders.txt.

page-traders-and-builders = Marchands et Bâtisseurs
page-traders-and-builders-box = 24 nouvelles tuiles sont mélangées avec toutes les autres. 20 d'entre elles montrent un symbole Marchandise dans une ville : du vin sur 9, du blé sur 6 et du tissu sur 5. À chaque symbole correspond un jeton, et les jetons sont à portée de main à côté du plateau.
page-traders-and-builders-box-plain = 24 nouvelles tuiles sont mélangées avec toutes les autres. Leurs symboles Marchandise ne sont qu'un décor dans cette partie.
page-traders-and-builders-helpers = Chaque joueur a aussi un bâtisseur et un cochon. Ce ne sont pas des partisans : ils aident ceux que vous avez déjà posés. Vous posez l'un d'eux au lieu d'un partisan, jamais en plus.
page-traders-and-builders-helpers-builder = Chaque joueur a aussi un bâtisseur. Ce n'est pas un partisan : il aide ceux que vous avez déjà posés. Vous le posez au lieu d'un partisan, jamais en plus.
page-traders-and-builders-helpers-pig = Chaque joueur a aussi un cochon. Ce n'est pas un partisan : il aide les paysans que vous avez déjà posés. Vous le posez au lieu d'un partisan, jamais en plus.

page-traders-and-builders-goods = Les marchandises
page-traders-and-builders-goods-take = Quand votre tuile complète une ville, vous prenez un jeton pour chaque symbole Marchandise qui s'y trouve. Peu importe que vous y ayez un chevalier, ou même que quelqu'un y en ait un : celui qui complète la ville prend les marchandises, tandis que les points vont comme d'habitude à celui qui y a le plus de chevaliers. Il peut donc être payant de compléter la ville d'un autre.
page-traders-and-builders-goods-example = Exemple : Bleu a le seul chevalier d'une ville de 4 tuiles avec 1 vin et 1 blé. Votre tuile la complète. Bleu marque 8 points, et vous prenez le vin et le blé.
page-traders-and-builders-goods-open = Tout le monde peut voir vos jetons. Personne ne peut vous les prendre, et vous ne pouvez pas les échanger. Les villes qui ne sont jamais complétées ne donnent pas de marchandises.

page-traders-and-builders-builder = Le bâtisseur
page-traders-and-builders-builder-place = Posez votre bâtisseur sur la tuile que vous venez de placer, sur une route ou dans une ville encore inachevée où vous avez déjà un partisan. Peu importe qui d'autre s'y trouve.
page-traders-and-builders-builder-may = Dès lors, il travaille pour vous : chaque fois que votre tuile prolonge la route ou la ville de votre bâtisseur, vous pouvez prendre une deuxième tuile quand la première est terminée. Piochez-la, placez-la, posez un pion si vous le souhaitez, et évaluez, comme à chaque tour. Si vous n'en voulez pas, dites-le avant de piocher.
page-traders-and-builders-builder-must = Dès lors, il travaille pour vous : chaque fois que votre tuile prolonge la route ou la ville de votre bâtisseur, vous devez prendre une deuxième tuile quand la première est terminée. Piochez-la, placez-la, posez un pion si vous le souhaitez, et évaluez, comme à chaque tour.
page-traders-and-builders-builder-example = Exemple : à un tour, vous posez un voleur sur une route. Au tour suivant, votre tuile prolonge cette route, et vous y posez votre bâtisseur. Au tour d'après, vous prolongez encore la route : cette fois, vous recevez une deuxième tuile. Même si celle-ci prolonge aussi la route, vous n'en recevez pas de troisième.
page-traders-and-builders-builder-not-now = La tuile sur laquelle vous posez le bâtisseur ne vous donne pas de deuxième tuile, et celles des autres joueurs n'en donnent jamais. Une deuxième tuile n'en amène pas non plus une troisième.
page-traders-and-builders-builder-complete = Une tuile qui prolonge et complète la route ou la ville compte aussi. L'évaluation a alors lieu d'abord, le partisan et le bâtisseur vous reviennent, et vous pouvez les reposer avec la deuxième tuile. Vous recevez la deuxième tuile même si le bâtisseur a quitté le plateau entre-temps.
page-traders-and-builders-builder-extend = Un monastère ne prolonge rien : s'il complète la route ou la ville de votre bâtisseur, vous ne recevez pas de deuxième tuile.
page-traders-and-builders-builder-extend-or-complete = Si votre monastère complète la route ou la ville de votre bâtisseur, vous recevez une deuxième tuile, bien qu'il ne prolonge rien.
page-traders-and-builders-builder-weak = Le bâtisseur ne compte pas quand on compare qui a le plus de partisans, et il n'occupe ni la route ni la ville.
page-traders-and-builders-builder-home = Quand la route ou la ville est complétée, le bâtisseur retourne dans votre réserve.
page-traders-and-builders-builder-orphan = Si votre dernier partisan en est retiré avant cela, le bâtisseur vous revient aussitôt.
page-traders-and-builders-builder-orphan-stays = Si votre dernier partisan en est retiré avant cela, le bâtisseur reste, seul.
page-traders-and-builders-builder-abbot = Chacune des deux tuiles permet sa propre action avec un pion : vous pouvez reprendre votre abbé avec la première tuile et le reposer avec la deuxième.
page-traders-and-builders-builder-river = Les bâtisseurs travaillent aussi tant qu'on place la rivière : la deuxième tuile est alors une tuile Rivière, tant qu'il y en a.
page-traders-and-builders-builder-last-tile = S'il ne reste aucune tuile, il n'y en a pas de deuxième, et la partie est terminée.
page-traders-and-builders-builder-last-abbey = La deuxième tuile peut être votre monastère, même s'il ne reste aucune autre tuile.

page-traders-and-builders-pig = Le cochon
page-traders-and-builders-pig-place = Posez votre cochon sur la tuile que vous venez de placer, dans un pré où vous avez déjà un paysan. Il ne compte pas comme paysan quand on compare qui en a le plus, et il n'occupe pas le pré.
page-traders-and-builders-pig-field = À la fin de la partie, si vous avez le plus de paysans dans le pré de votre cochon, même à égalité, vous marquez 4 points au lieu de 3 pour chaque ville complétée de ce pré. Sinon, le cochon ne rapporte rien, et il ne rapporte jamais rien aux autres. Exemple : vous et Bleu avez 1 paysan chacun dans un pré avec 2 villes complétées, et votre cochon s'y trouve. Vous marquez 8 points, Bleu en marque 6.
page-traders-and-builders-pig-city-first = À la fin de la partie, si vos paysans vous font marquer pour une ville, vous recevez pour elle 5 points au lieu de 4, à condition que votre cochon soit dans un pré qui la borde et que vous ayez un paysan dans ce pré. Le cochon ne rapporte jamais rien aux autres. Exemple : vous et Bleu avez 1 paysan chacun dans un pré avec 2 villes complétées, et votre cochon s'y trouve. Vous marquez 10 points, Bleu en marque 8.
page-traders-and-builders-pig-city-three = À la fin de la partie, si vos paysans vous font marquer pour une ville, vous recevez pour elle 4 points au lieu de 3, à condition que votre cochon soit dans un pré qui la borde et que vous ayez un paysan dans ce pré. Le cochon ne rapporte jamais rien aux autres. Exemple : vous et Bleu avez 1 paysan chacun dans un pré avec 2 villes complétées, et votre cochon s'y trouve. Vous marquez 8 points, Bleu en marque 6.
page-traders-and-builders-pig-stays = Comme un paysan, le cochon reste dans son pré jusqu'à la fin de la partie.
page-traders-and-builders-pig-barn = Comme un paysan, le cochon reste dans son pré jusqu'à la fin de la partie. C'est seulement si une grange vous rend vos paysans que le cochon s'en va avec eux, et il vous rapporte alors 1 point de plus pour chaque ville complétée.
page-traders-and-builders-pig-orphan = Si votre dernier paysan en est retiré, le cochon retourne aussitôt dans votre réserve.
page-traders-and-builders-pig-orphan-stays = Si votre dernier paysan en est retiré, le cochon reste, seul.
page-traders-and-builders-pig-idle = Il n'y a pas de paysans dans cette partie ; votre cochon n'a donc aucun pré où aller.

page-traders-and-builders-end = La fin de la partie
page-traders-and-builders-goods-final = Pour le vin, le blé et le tissu, le joueur qui a le plus de jetons de ce type marque chaque fois 10 points ; en cas d'égalité, chacun des joueurs concernés en marque 10. Un seul jeton peut suffire. Exemple : vous avez 4 × vin et 2 × tissu ; Bleu a 4 × vin et 3 × blé ; Vert a 3 × blé et 3 × tissu. Vous marquez 10 points, pour le vin ; Bleu en marque 20, pour le vin et le blé ; Vert en marque 20, pour le blé et le tissu.

page-traders-and-builders-tiles = Tuiles qui soulèvent des questions
page-traders-and-builders-crossing = Sur la tuile où une route passe au-dessus d'une autre, les deux routes ne se rencontrent pas : toutes deux continuent.
page-traders-and-builders-road-ends = Sur l'abbaye à trois routes, toutes les trois s'arrêtent à l'abbaye.
