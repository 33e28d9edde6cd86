### The names of things: boxes, presets, parts, switches, figures, tokens, and tiles in words.

## Boxes, as their titles are printed

box-base = Jeu de base
box-river-1 = La Rivière I
box-river-2 = La Rivière II
box-inns-and-cathedrals = Auberges et Cathédrales
box-traders-and-builders = Marchands et Bâtisseurs
box-princess-and-dragon = Princesse & Dragon
box-tower = La Tour
box-abbey-and-mayor = Maires et Monastères
box-count = Le Comte de Carcassonne
box-king-and-robber = Roi et Chevalier-brigand
box-mage-and-witch = Mage et Sorcière
box-bridges-castles-and-bazaars = Ponts, Forteresses et Bazars
box-hills-and-sheep = Moutons et Collines

## Presets: the rules of a printed edition

preset-rgg-2005 = Rio Grande 2005
preset-devir = Devir
preset-filosofia-2010 = Filosofia 2010
preset-zman-c2 = Z-Man, nouvelle édition
preset-rgg-2005-about = L'ancienne édition en anglais : les prés sont évalués ville par ville, la fée se tient sur une tuile et une princesse fait sortir un chevalier.
preset-devir-about = L'ancienne édition en espagnol, avec ses propres règles pour Le Comte de Carcassonne.
preset-filosofia-2010-about = L'ancienne édition en français, proche des règles allemandes de l'époque.
preset-zman-c2-about = La nouvelle édition : chaque pré est évalué séparément, la fée se tient à côté d'un seul partisan, et il y a des abbés et des jardins.

## Parts of boxes

part-river = rivière
part-abbot = abbé
part-garden = jardins
part-inns = auberges
part-cathedrals = cathédrales
part-large-follower = grand partisan
part-goods = marchandises
part-builder = bâtisseur
part-pig = cochon
part-pig-herd = troupeau de porcs
part-dragon = volcan et dragon
part-princess = princesse
part-portal = portail magique
part-fairy = fée
part-tower = tour
part-abbey = monastère
part-mayor = maire
part-wagon = chariot
part-barn = grange
part-count = Comte et quartiers
part-king = roi
part-robber = chevalier-brigand
part-mage-and-witch = mage et sorcière
part-bridges = ponts
part-castles = forteresses
part-bazaars = bazars
part-shepherd = bergers
part-hills = collines
part-vineyards = vignobles
part-none = tuiles seulement

## Switches: what each decides

switch-farmer-scoring = Comment les prés sont évalués à la fin de la partie
switch-small-city-scoring = Ce que vaut une ville complétée de deux tuiles
switch-farmers = Si l'on peut poser des partisans dans les prés
switch-tile-art = Quelle impression des tuiles est utilisée ; la nouvelle a des jardins
switch-abbot = Si chaque joueur a un abbé et si les jardins comptent
switch-abbot-recall-when-complete = Si l'on peut reprendre un abbé d'un secteur complété
switch-river-start-tile = Ce que devient la tuile de départ habituelle quand la source la remplace
switch-river-u-turn = Jusqu'où la rivière peut se replier sur elle-même
switch-river-volcano-turn = Si le joueur qui place le lac au volcan joue un autre tour
switch-river-symbols = Si l'auberge et le troupeau de porcs des tuiles Rivière comptent sans leurs extensions
switch-river-with-count = Si l'on peut combiner la rivière et la ville de Carcassonne
switch-inn-cathedral-final = Ce que valent à la fin les routes inachevées avec une auberge et les villes inachevées avec une cathédrale
switch-sixth-player = Quand on peut jouer à six
switch-builder-trigger = Quelles tuiles placées mettent le bâtisseur au travail
switch-builder-second-part = Si l'on doit ou peut piocher la deuxième tuile que donne un bâtisseur
switch-princess-action = Si une princesse doit ou peut faire sortir un chevalier
switch-fairy-after-princess = Si la fée peut se déplacer après qu'une princesse a fait sortir un chevalier
switch-fairy-placement = Si la fée se tient sur une tuile ou à côté d'un seul partisan
switch-fairy-after-volcano = Si la fée peut se déplacer après le placement d'un volcan
switch-fairy-on-tile-points = Combien de fois une fée qui se tient sur une tuile rapporte des points
switch-fairy-in-quarter = Si la fée peut rejoindre un partisan dans un quartier de Carcassonne
switch-dragon-move = Quand le dragon fait son voyage
switch-tunnel-fields = Combien de prés compte la tuile Tunnel
switch-orphan-builder-pig = Ce que devient un bâtisseur ou un cochon dont le dernier partisan est parti
switch-princess-targets = Qui une princesse peut faire sortir
switch-portal-just-completed = Si un portail mène à un secteur que sa propre tuile a complété
switch-deploy-on-dragon-tile = Si l'on peut poser des pions sur la tuile du dragon
switch-dragon-visited-scope = Combien de temps le dragon se souvient des tuiles visitées
switch-dragon-eats-mage-witch = Si le dragon dévore le mage et la sorcière
switch-dragon-carcassonne = Dans quelles cases de la ville de Carcassonne le dragon peut entrer
switch-fairy-abbot-return-bonus = Si la fée rapporte des points quand l'abbé qu'elle accompagne est repris
switch-tower-action-trigger = Quand on peut ajouter un étage à une tour
switch-tower-capture-target = Quels partisans une tour peut capturer
switch-tower-reopens = Si une tour est de nouveau ouverte après le départ de son garde
switch-tower-dragon-eats-guard = Si le dragon dévore un partisan sur une tour
switch-ransom-affordability = S'il faut avoir les points pour payer la rançon
switch-wagon-move = Où un chariot peut aller après l'évaluation de son secteur
switch-abbey-end-of-game = Ce que deviennent les monastères restants à la fin
switch-barn-placement = Si l'on peut poser une grange dans un pré qui en contient déjà une
switch-count-market-at-barn = Quand les partisans du marché peuvent sortir vers un pré
switch-wagon-from-castle = Ce que fait un chariot dans une forteresse quand elle est évaluée
switch-count-deploy-in-double-turn = Combien de fois un joueur peut entrer à Carcassonne pendant un double tour
switch-count-final-quarters = De quels quartiers on peut sortir à la fin de la partie
switch-count-final-order = Dans quel ordre les joueurs sortent des quartiers à la fin
switch-count-multi-feature = Si plusieurs secteurs complétés sont traités en une seule fois
switch-count-move = Comment le Comte se déplace
switch-count-abbot = Si l'abbé peut entrer à Carcassonne
switch-count-fairy-points = Si les points de la fée comptent pour l'entrée à Carcassonne
switch-king-robber-scoring = Ce que rapportent le roi et le chevalier-brigand
switch-king-counts-carcassonne = Si la ville de Carcassonne compte pour le roi
switch-king-counts-castles = Si les forteresses comptent pour le roi
switch-mage-on-zeroed-feature = Si le mage ajoute des points à un secteur qui ne vaut rien
switch-magic-join-on-magic-tile = Si un seul déplacement suffit pour la tuile magique et pour la séparation des pions
switch-magic-unoccupied-completed = Ce que devient le mage ou la sorcière quand un secteur libre est complété
switch-bridge-timing = Quand on peut construire des ponts
switch-bazaar-mode = Si les tuiles des bazars sont mises aux enchères ou choisies à tour de rôle
switch-bazaar-bid-limit = Jusqu'où une mise peut aller
switch-castle-simultaneous = Comment choisir entre plusieurs secteurs dont une forteresse peut prendre les points
switch-hill-tiebreaker = Comment les collines départagent les égalités
switch-vineyards-for-gardens = Si les vignobles comptent pour les jardins
switch-closed-field-choice = Ce que peut faire un berger dans un pré fermé

## Seats

seat-red = Rouge
seat-blue = Bleu
seat-green = Vert
seat-yellow = Jaune
seat-white = Blanc
seat-pink = Rose

## Bots

bot-random = Hasard
bot-random-about = Joue n'importe quel coup légal.
bot-greedy = Glouton
bot-greedy-about = Prend ce qui rapporte le plus de points tout de suite.
bot-greedy-1 = Glouton, première version
bot-greedy-1-about = Le glouton des versions précédentes, pour comparer.
bot-newcomer = Débutant
bot-newcomer-about = Vient d'apprendre les règles : construit ses propres routes, villes et abbayes et ne voit pas plus loin.
bot-guest = Invité
bot-guest-about = A joué quelques fois : ménage ses partisans, mais oublie les prés et ce que les autres construisent.
bot-regular = Habitué
bot-regular-about = Joue chaque semaine : connaît les prés, sait ce qui finit par être complété et surveille ce que les autres possèdent.
bot-challenger = Challenger
bot-challenger-about = Compte les tuiles qui restent, mais ne vous voit pas venir.
bot-rival = Rival
bot-rival-about = Compte les tuiles qui restent et s'invite dans vos villes.
bot-expert = Expert
bot-expert-about = Pense à votre réponse avant de jouer.
bot-champion = Champion
bot-champion-about = Voit plus loin : votre réponse, puis ce qu'il pourrait faire.
bot-master = Maître
bot-master-about = Le plus fort : examine des milliers de positions avant de jouer.
player-human = humain

## Figures, tokens and features by themselves

figure-meeple = partisan
figure-large = grand partisan
figure-abbot = abbé
figure-builder = bâtisseur
figure-pig = cochon
figure-mayor = maire
figure-wagon = chariot
figure-barn = grange
figure-shepherd = berger
# Several of them, in a list of what a player has.
figures-meeple = { $n ->
    [one] { $n } partisan
   *[other] { $n } partisans
}
figures-large = { $n ->
    [one] { $n } grand partisan
   *[other] { $n } grands partisans
}
figures-abbot = { $n ->
    [one] { $n } abbé
   *[other] { $n } abbés
}
figures-builder = { $n ->
    [one] { $n } bâtisseur
   *[other] { $n } bâtisseurs
}
figures-pig = { $n ->
    [one] { $n } cochon
   *[other] { $n } cochons
}
figures-mayor = { $n ->
    [one] { $n } maire
   *[other] { $n } maires
}
figures-wagon = { $n ->
    [one] { $n } chariot
   *[other] { $n } chariots
}
figures-barn = { $n ->
    [one] { $n } grange
   *[other] { $n } granges
}
figures-shepherd = { $n ->
    [one] { $n } berger
   *[other] { $n } bergers
}
tokens-floor = { $n ->
    [one] { $n } étage
   *[other] { $n } étages
}
tokens-bridge = { $n ->
    [one] { $n } pont
   *[other] { $n } ponts
}
tokens-castle = { $n ->
    [one] { $n } forteresse
   *[other] { $n } forteresses
}
tokens-abbey = { $n ->
    [one] { $n } monastère
   *[other] { $n } monastères
}
tokens-wine = { $n } × vin
tokens-grain = { $n } × blé
tokens-cloth = { $n } × tissu
tokens-king = le roi
tokens-robber = le chevalier-brigand
neutral-dragon = dragon
neutral-fairy = fée
neutral-count = Comte
neutral-mage = mage
neutral-witch = sorcière
feature-road = route
feature-city = ville
feature-field = pré
feature-monastery = abbaye
feature-garden = jardin
feature-abbey = monastère
feature-river = rivière
feature-tower = tour
feature-castle = forteresse
feature-quarter = quartier de Carcassonne
side-field = pré
side-road = route
side-city = ville
side-river = rivière
side-wall = rempart
quarter-castle = quartier du château
quarter-market = marché
quarter-blacksmith = forge
quarter-cathedral = cathédrale
sign-crossing = carrefour
sign-pennant = blason
sign-inn = auberge
sign-cathedral = cathédrale
sign-princess = princesse
sign-pig-herd = troupeau de porcs
sign-tunnel = tunnel
sign-wine = vin
sign-grain = blé
sign-cloth = tissu
sign-volcano = volcan
sign-dragon = symbole du dragon
sign-portal = portail magique
sign-magic = symbole magique
sign-hill = colline
sign-vineyard = vignoble
sign-bazaar = bazar
sign-foundation = fondation de tour
sign-floors = tour de ce nombre d'étages
sign-floors-more = tour plus haute encore
sign-carcassonne = ville de Carcassonne

## Tiles in a few words, for logs and lists

# How many there are, from two on.
x-number = { $n ->
    [2] deux
    [3] trois
    [4] quatre
   *[other] { $n }
}
# $list has elements such as `element-city-1`, after "a tile with".
tile-with = une tuile avec { $list }
tile-plain = une tuile avec seulement des prés
tile-abbey = une tuile Monastère
tile-carcassonne = une tuile de la ville de Carcassonne
# Cities by the sides they touch; `element-city-across` runs from side to side.
element-city-1 = { $n ->
    [one] une ville sur un côté
   *[other] { x-number } villes sur un côté chacune
}
element-city-2 = { $n ->
    [one] une ville sur deux côtés
   *[other] { x-number } villes sur deux côtés chacune
}
element-city-across = { $n ->
    [one] une ville d'un côté à l'autre
   *[other] { x-number } villes d'un côté à l'autre
}
element-city-3 = une ville sur trois côtés
element-city-4 = une ville sur tous les côtés
element-road-end = { $n ->
    [one] une route qui s'arrête
   *[other] { x-number } routes qui s'arrêtent
}
element-road-straight = { $n ->
    [one] une route droite
   *[other] { x-number } routes droites
}
element-road-curve = { $n ->
    [one] une route en virage
   *[other] { x-number } routes en virage
}
element-road-fork = une route qui bifurque
element-river-end = une extrémité de la rivière
element-river-straight = une rivière droite
element-river-curve = un coude de la rivière
element-river-fork = une fourche de la rivière
element-monastery = une abbaye
element-garden = un jardin
element-tower = une fondation de tour
element-pennant = { $n ->
    [one] un blason
   *[other] { x-number } blasons
}
element-inn = une auberge
element-cathedral = une cathédrale
element-princess = une princesse
element-pig-herd = un troupeau de porcs
element-tunnel = un tunnel
element-wine = du vin
element-grain = du blé
element-cloth = du tissu
element-volcano = un volcan
element-dragon = un symbole du dragon
element-portal = un portail magique
element-magic = un symbole magique
element-hill = une colline
element-vineyard = un vignoble
element-bazaar = un bazar

## Tiles in full, sentence by sentence, for those who do not see them

x-tile-sides = { $sides ->
    [n] au nord
    [e] à l'est
    [s] au sud
    [w] à l'ouest
    [ne] au nord et à l'est
    [ns] au nord et au sud
    [nw] au nord et à l'ouest
    [es] à l'est et au sud
    [ew] à l'est et à l'ouest
    [sw] au sud et à l'ouest
    [nes] au nord, à l'est et au sud
    [new] au nord, à l'est et à l'ouest
    [nsw] au nord, au sud et à l'ouest
    [esw] à l'est, au sud et à l'ouest
    [corner-ne] au nord-est
    [corner-es] au sud-est
    [corner-sw] au sud-ouest
    [corner-nw] au nord-ouest
   *[nesw] sur tous les côtés
}
x-tile-sides-to = { $sides ->
    [n] vers le nord
    [e] vers l'est
    [s] vers le sud
    [w] vers l'ouest
   *[other] { x-tile-sides }
}
x-tile-sides-from = { $sides ->
    [n] du nord
    [e] de l'est
    [s] du sud
    [w] de l'ouest
   *[other] de tous les côtés
}
describe-city = Une ville { x-tile-sides }.
# $list has elements such as `element-pennant`.
describe-city-with = Une ville { x-tile-sides }, avec { $list }.
describe-road-end = { $how ->
    [city] Une route { x-tile-sides } qui s'arrête à la ville.
    [monastery] Une route { x-tile-sides } qui s'arrête à l'abbaye.
    [crossing] Une route { x-tile-sides } qui s'arrête au carrefour.
    [volcano] Une route { x-tile-sides } qui s'arrête au volcan.
    [bazaar] Une route { x-tile-sides } qui s'arrête au bazar.
    [river] Une route { x-tile-sides } qui s'arrête à la rivière.
   *[other] Une route { x-tile-sides } qui s'arrête là.
}
describe-road = { $sides ->
    [ne] Une route du nord à l'est.
    [ns] Une route du nord au sud.
    [nw] Une route du nord à l'ouest.
    [es] Une route de l'est au sud.
    [ew] Une route d'est en ouest.
    [sw] Une route du sud à l'ouest.
   *[other] Une route qui bifurque { x-tile-sides }.
}
describe-road-tunnel = La route passe par un tunnel.
describe-road-inn = Une auberge se trouve au bord de la route { x-tile-sides }.
describe-river-end = { $how ->
    [spring] La source de la rivière, qui coule { x-tile-sides-to }.
   *[lake] La fin de la rivière, qui vient { x-tile-sides-from }.
}
describe-river = { $sides ->
    [ne] Une rivière du nord à l'est.
    [ns] Une rivière du nord au sud.
    [nw] Une rivière du nord à l'ouest.
    [es] Une rivière de l'est au sud.
    [ew] Une rivière d'est en ouest.
    [sw] Une rivière du sud à l'ouest.
   *[other] Une rivière qui se divise { x-tile-sides }.
}
describe-field = Un pré { x-tile-sides }.
describe-field-inside = Un pré au milieu.
describe-field-city = { $n ->
    [one] Un pré { x-tile-sides }, contre la ville.
   *[other] Un pré { x-tile-sides }, contre { $n } villes.
}
describe-field-pig-herd = Un troupeau de porcs se trouve dans le pré { x-tile-sides }.
describe-monastery = Une abbaye.
describe-garden = Un jardin.
describe-tower = Une fondation de tour.
describe-abbey = Un monastère qui occupe toute la tuile.
describe-castle = Une forteresse.
describe-quarter = Les quartiers de la ville de Carcassonne.
describe-houses = Des maisons de la ville de Carcassonne.
describe-volcano = Un volcan.
describe-dragon = Un symbole du dragon : le dragon se déplace.
describe-portal = Un portail magique.
describe-magic = Un symbole magique.
describe-hill = Une colline.
describe-vineyard = Un vignoble.
describe-bazaar = Un bazar.

# Between what is listed and has commas of its own.
list-apart = {" ; "}
list-and = { $list } et { $text }

## Where points come from, as rows of the table at the end

points-roads = routes
points-cities = villes
points-monasteries = abbayes
points-gardens = jardins
points-castles = forteresses
points-fields = prés
points-barns = granges
points-flocks = troupeaux
points-fairy = fée
points-goods = marchandises
points-titles = titres
points-other = autres
points-payments = paiements
