### The abbot and his gardens: the words of the page that players read. Its order and conditions are in ../pages/01-abbot-and-gardens.txt.

page-abbot = L'abbé
page-abbot-figure = En plus de vos 7 partisans, vous avez un abbé. Il ne va que dans les abbayes et les jardins, mais il sait faire ce qu'aucun autre partisan ne peut : il revient quand vous l'appelez, et il rapporte des points.
page-abbot-figure-monasteries = En plus de vos 7 partisans, vous avez un abbé. Il ne va que dans les abbayes, car les tuiles de cette partie ne montrent pas de jardins. Mais il sait faire ce qu'aucun autre partisan ne peut : il revient quand vous l'appelez, et il rapporte des points.

page-abbot-placing = Poser l'abbé
page-abbot-place = Vous pouvez poser votre abbé au lieu d'un autre partisan, sur la tuile que vous venez de placer : dans son abbaye ou dans son jardin. Les jardins sont réservés aux abbés ; aucun autre pion ne peut y entrer.
page-abbot-place-monasteries = Vous pouvez poser votre abbé au lieu d'un autre partisan, dans l'abbaye de la tuile que vous venez de placer.
page-abbot-monk = Dans une abbaye, c'est un moine comme les autres.

page-abbot-gardens = Les jardins
page-abbot-garden = Dans le jeu de base, 8 tuiles montrent un jardin. Un jardin est évalué comme une abbaye : quand les 8 cases qui l'entourent portent des tuiles, il est complété, son abbé rapporte 9 points et vous revient. Un jardin sans abbé ne rapporte rien à personne.
page-abbot-garden-and-field = Un jardin et le pré qui l'entoure sont distincts : un abbé dans le jardin n'occupe pas le pré, et un paysan dans le pré n'occupe pas le jardin.

page-abbot-taking-back = Reprendre l'abbé
page-abbot-take-back = À votre tour, au lieu de poser un pion, vous pouvez reprendre votre abbé et marquer aussitôt pour lui : 1 point, et 1 de plus pour chaque tuile autour de lui, diagonales comprises. La tuile que vous venez de placer compte. Exemple : l'abbé a 3 tuiles autour de lui, votre nouvelle tuile est la quatrième. Reprenez-le, et vous marquez 5 points. Vous ne posez alors rien avec cette tuile.
page-abbot-complete-forbidden = Si votre tuile vient de remplir la dernière case autour de lui, vous ne pouvez pas le reprendre. C'est inutile : sa place est complétée et rapporte 9 points comme d'habitude, et vous êtes libre de poser un autre pion.
page-abbot-complete-allowed = Même si votre tuile vient de remplir la dernière case autour de lui, vous pouvez le reprendre, pour 9 points. Sinon, sa place rapporte 9 points comme d'habitude, et vous êtes libre de poser un autre pion.
page-abbot-left-behind = Le reprendre ne complète rien : personne d'autre ne marque, et la place qu'il a quittée est de nouveau libre.
page-abbot-again = Vous pourrez le reposer avec votre prochaine tuile.

page-abbot-end = La fin de la partie
page-abbot-final = Un abbé dont la place est encore inachevée à la fin rapporte 1 point, et 1 de plus pour chaque tuile autour de lui, comme un moine.
