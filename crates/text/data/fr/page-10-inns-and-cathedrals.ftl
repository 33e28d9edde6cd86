### Inns & Cathedrals: the words of the page that players read. Its order and conditions are in ../pages/10-inns-and-cathedrals.txt.

page-inns-and-cathedrals = Auberges et Cathédrales
page-inns-and-cathedrals-box = 18 nouvelles tuiles sont mélangées avec toutes les autres : 6 d'entre elles montrent une auberge au bord d'une route, et 2 montrent une cathédrale. Vous les placez comme les autres. Votre tour reste le même ; ce qui change, c'est combien comptent les partisans et ce que valent les routes et les villes.
page-inns-and-cathedrals-sixth = L'extension apporte aussi des partisans d'une couleur de plus : on peut donc jouer jusqu'à 6.
page-inns-and-cathedrals-plain-inns = Les auberges ne sont qu'un décor dans cette partie.
page-inns-and-cathedrals-plain-cathedrals = Les cathédrales ne sont qu'un décor dans cette partie : ce sont des tuiles Ville ordinaires.
page-inns-and-cathedrals-plain-large = Les grands partisans ne sont pas utilisés dans cette partie.

page-inns-and-cathedrals-large = Le grand partisan
page-inns-and-cathedrals-large-place = Chaque joueur a 1 grand partisan en plus des 7 partisans normaux. Vous le posez au lieu d'un partisan normal, selon les mêmes règles, et il vous revient de la même manière.
page-inns-and-cathedrals-large-two = Il compte comme 2 partisans quand on compare qui en a le plus. Il ne double pas les points. Exemple : dans une ville qui vaut 10 points, vous avez votre grand partisan et Bleu a 2 partisans normaux. Cela fait 2 contre 2, et chacun de vous marque 10 points. Si Bleu n'en avait que 1, vous seriez en tête et marqueriez 10 points sans partage.
page-inns-and-cathedrals-large-field = Comme paysan, il compte aussi comme 2.
page-inns-and-cathedrals-large-garden = On ne peut pas le poser dans un jardin : les jardins sont réservés aux abbés.

page-inns-and-cathedrals-inns = Les auberges
page-inns-and-cathedrals-inn = Une route complétée avec une auberge vaut 2 points par tuile au lieu de 1. Une deuxième auberge sur la même route n'ajoute rien. Exemple : une route complétée de 4 tuiles vaut 8 points, avec 1 auberge ou avec 2.
page-inns-and-cathedrals-inn-end-zero = Mais si une route avec une auberge est encore inachevée à la fin de la partie, elle ne vaut rien du tout.
page-inns-and-cathedrals-inn-end-ignore = Si une route avec une auberge est encore inachevée à la fin de la partie, elle vaut 1 point par tuile comme toute autre route.
page-inns-and-cathedrals-inn-arm = Une auberge n'appartient qu'à la route au bord de laquelle elle se trouve. Une tuile montre un carrefour de trois routes : son auberge est au bord de l'une d'elles et ne compte pas pour les deux autres.
page-inns-and-cathedrals-inn-river = L'auberge à côté du pont de la rivière est une auberge comme les autres.

page-inns-and-cathedrals-cathedrals = Les cathédrales
page-inns-and-cathedrals-cathedral = Une tuile Cathédrale montre de la ville sur ses quatre côtés, et vous pouvez y poser un chevalier si la ville est libre. Une ville complétée avec une cathédrale vaut 3 points par tuile et 3 par blason, au lieu de 2. Une deuxième cathédrale dans la même ville n'ajoute rien. Exemple : une ville complétée de 6 tuiles avec 1 blason et une cathédrale vaut 21 points.
page-inns-and-cathedrals-cathedral-end-zero = Mais si une ville avec une cathédrale est encore inachevée à la fin de la partie, elle ne vaut rien du tout, blasons compris.
page-inns-and-cathedrals-cathedral-end-ignore = Si une ville avec une cathédrale est encore inachevée à la fin de la partie, elle vaut 1 point par tuile et 1 par blason comme toute autre ville.
page-inns-and-cathedrals-cathedral-farmers = Pour les paysans, une ville complétée avec une cathédrale est une ville comme les autres.

page-inns-and-cathedrals-risk = Aider et nuire
page-inns-and-cathedrals-others = Vous pouvez ajouter une telle tuile à la route ou à la ville de n'importe qui : à la vôtre, pour qu'elle vaille plus, ou à celle d'un autre joueur en fin de partie, quand elle ne sera sans doute plus complétée.
page-inns-and-cathedrals-others-ignore = Vous pouvez ajouter une telle tuile à la route ou à la ville de n'importe qui, à la vôtre ou à celle d'un autre joueur.

page-inns-and-cathedrals-tiles = Tuiles qui soulèvent des questions
page-inns-and-cathedrals-four-cities = Sur la tuile avec une ville sur ses quatre côtés et de la terre verte au milieu, chaque côté montre une ville distincte, à moins que d'autres tuiles ne les relient.
page-inns-and-cathedrals-two-roads = Sur la tuile avec deux virages, les routes ne se rencontrent pas : ce sont deux routes.
page-inns-and-cathedrals-road-ends = Sur l'abbaye à deux routes, les deux routes s'arrêtent à l'abbaye.
page-inns-and-cathedrals-split = Une tuile avec un morceau de ville sur un seul côté montre deux prés : la ville les sépare.
