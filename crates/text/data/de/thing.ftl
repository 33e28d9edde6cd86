### The names of things: boxes, presets, parts, switches, figures, tokens, and tiles in words.

## Boxes, as their titles are printed

box-base = Grundspiel
box-river-1 = Der Fluss
box-river-2 = Der Fluss II
box-inns-and-cathedrals = Wirtshäuser und Kathedralen
box-traders-and-builders = Händler und Baumeister
box-princess-and-dragon = Burgfräulein und Drache
box-tower = Der Turm
box-abbey-and-mayor = Abtei und Bürgermeister
box-count = Der Graf von Carcassonne
box-king-and-robber = König & Raubritter
box-mage-and-witch = Magier & Hexe
box-bridges-castles-and-bazaars = Brücken, Burgen und Basare
box-hills-and-sheep = Schafe und Hügel

## Presets: the rules of a printed edition

preset-rgg-2005 = Rio Grande 2005
preset-devir = Devir
preset-filosofia-2010 = Filosofia 2010
preset-zman-c2 = Z-Man, Neue Edition
preset-rgg-2005-about = Die alte Ausgabe auf Englisch: Wiesen werden Stadt für Stadt gewertet, die Fee steht auf einem Plättchen, und ein Burgfräulein muss einen Ritter aus der Stadt schicken.
preset-devir-about = Die alte Ausgabe auf Spanisch, mit eigenen Regeln für den Grafen von Carcassonne.
preset-filosofia-2010-about = Die alte Ausgabe auf Französisch, nahe an den deutschen Regeln ihrer Zeit.
preset-zman-c2-about = Die Neue Edition: Jede Wiese wird für sich gewertet, die Fee steht bei einem einzelnen Gefolgsmann, und es gibt Äbte und Gärten.

## Parts of boxes

part-river = Fluss
part-abbot = Abt
part-garden = Gärten
part-inns = Wirtshäuser
part-cathedrals = Kathedralen
part-large-follower = großer Gefolgsmann
part-goods = Waren
part-builder = Baumeister
part-pig = Schwein
part-pig-herd = Schweineherde
part-dragon = Vulkan und Drache
part-princess = Burgfräulein
part-portal = Zaubergang
part-fairy = Fee
part-tower = Turm
part-abbey = Abtei
part-mayor = Bürgermeister
part-wagon = Wagen
part-barn = Gutshof
part-count = Graf und Stadtviertel
part-king = König
part-robber = Raubritter
part-mage-and-witch = Magier und Hexe
part-bridges = Brücken
part-castles = Burgen
part-bazaars = Basare
part-shepherd = Schäfer
part-hills = Hügel
part-vineyards = Weinberge
part-none = nur Plättchen

## Switches: what each decides

switch-farmer-scoring = Wie Wiesen am Ende der Partie gewertet werden
switch-small-city-scoring = Was eine fertige Stadt aus zwei Plättchen wert ist
switch-farmers = Ob Gefolgsleute überhaupt auf Wiesen gesetzt werden dürfen
switch-tile-art = Welche Auflage der Plättchen benutzt wird; die neue hat Gärten
switch-abbot = Ob jeder Spieler einen Abt hat und Gärten zählen
switch-abbot-recall-when-complete = Ob ein Abt aus einem fertigen Gebiet zurückgenommen werden darf
switch-river-start-tile = Was aus dem üblichen Startplättchen wird, wenn die Quelle es ersetzt
switch-river-u-turn = Wie eng sich der Fluss krümmen darf
switch-river-volcano-turn = Ob nach dem See mit dem Vulkan derselbe Spieler noch einmal am Zug ist
switch-river-symbols = Ob Wirtshaus und Schweineherde auf Flussplättchen ohne ihre Erweiterungen gelten
switch-river-with-count = Ob Fluss und Stadt Carcassonne zusammen gespielt werden dürfen
switch-inn-cathedral-final = Was unfertige Straßen mit Wirtshaus und unfertige Städte mit Kathedrale am Ende bringen
switch-sixth-player = Wann ein sechster Spieler mitspielen darf
switch-builder-trigger = Welche Plättchen durch den Baumeister ein zweites bringen
switch-builder-second-part = Ob man das zweite Plättchen durch den Baumeister nehmen darf oder muss
switch-princess-action = Ob ein Burgfräulein einen Ritter aus der Stadt schicken muss oder darf
switch-fairy-after-princess = Ob die Fee noch bewegt werden darf, nachdem ein Burgfräulein einen Ritter aus der Stadt geschickt hat
switch-fairy-placement = Ob die Fee auf einem Plättchen oder bei einem Gefolgsmann steht
switch-fairy-after-volcano = Ob die Fee bewegt werden darf, nachdem ein Vulkan gelegt wurde
switch-fairy-on-tile-points = Wie oft eine Fee, die auf einem Plättchen steht, Punkte bringt
switch-fairy-in-quarter = Ob die Fee zu einem Gefolgsmann in einem Stadtviertel von Carcassonne gestellt werden darf
switch-dragon-move = Wann der Drache seine Wanderung macht
switch-tunnel-fields = Wie viele Wiesen das Tunnelplättchen hat
switch-orphan-builder-pig = Was aus Baumeister oder Schwein wird, wenn der letzte eigene Gefolgsmann gegangen ist
switch-princess-targets = Wen ein Burgfräulein aus der Stadt schicken darf
switch-portal-just-completed = Ob ein Zaubergang in ein Gebiet führt, das sein eigenes Plättchen abgeschlossen hat
switch-deploy-on-dragon-tile = Ob Figuren auf das Plättchen mit dem Drachen gesetzt werden dürfen
switch-dragon-visited-scope = Wie lange sich der Drache merkt, welche Plättchen er betreten hat
switch-dragon-eats-mage-witch = Ob der Drache Magier und Hexe frisst
switch-dragon-carcassonne = Welche Felder der Stadt Carcassonne der Drache betreten darf
switch-fairy-abbot-return-bonus = Was die Fee bringt, wenn der Abt bei ihr zurückgenommen wird
switch-tower-action-trigger = Wann ein Turmteil gesetzt werden darf
switch-tower-capture-target = Wessen Gefolgsleute ein Turm gefangen nehmen darf
switch-tower-reopens = Ob ein Turm wieder offen ist, sobald sein Wächter gegangen ist
switch-tower-dragon-eats-guard = Ob der Drache einen Gefolgsmann auf einem Turm frisst
switch-ransom-affordability = Ob man die Punkte für das Lösegeld haben muss
switch-wagon-move = Wohin ein Wagen fahren darf, nachdem sein Gebiet gewertet wurde
switch-abbey-end-of-game = Was am Ende aus übrigen Abteien wird
switch-barn-placement = Ob ein Gutshof auf eine Wiese darf, auf der schon einer steht
switch-count-market-at-barn = Wann Gefolgsleute vom Markt auf die Wiese eines Gutshofs dürfen
switch-wagon-from-castle = Was ein Wagen in einer Burg tut, wenn die Burg gewertet wird
switch-count-deploy-in-double-turn = Wie oft man in einem Doppelzug nach Carcassonne setzen darf
switch-count-final-quarters = Aus welchen Stadtvierteln am Ende der Partie umgesetzt werden darf
switch-count-final-order = In welcher Reihenfolge die Spieler am Ende die Stadtviertel verlassen
switch-count-multi-feature = Ob mehrere fertige Gebiete in einem Durchgang abgehandelt werden
switch-count-move = Wohin sich der Graf bewegt
switch-count-abbot = Ob der Abt nach Carcassonne darf
switch-count-fairy-points = Ob Feenpunkte für das Setzen nach Carcassonne zählen
switch-king-robber-scoring = Was König und Raubritter bringen
switch-king-counts-carcassonne = Ob die Stadt Carcassonne für den König zählt
switch-king-counts-castles = Ob Burgen für den König zählen
switch-mage-on-zeroed-feature = Was der Magier in einem Gebiet bringt, das sonst nichts wert ist
switch-magic-join-on-magic-tile = Ob eine Bewegung sowohl für das Magiersymbol als auch für das Trennen der Figuren genügt
switch-magic-unoccupied-completed = Was aus Magier oder Hexe wird, wenn ein freies Gebiet fertig ist
switch-bridge-timing = Wann Brücken gebaut werden dürfen
switch-bazaar-mode = Ob die Plättchen eines Basars versteigert oder reihum genommen werden
switch-bazaar-bid-limit = Wie hoch Gebote sein dürfen
switch-castle-simultaneous = Wer unter den Gebieten wählt, die einer Burg Punkte bringen könnten
switch-hill-tiebreaker = Wie Hügel bei Gleichstand entscheiden
switch-vineyards-for-gardens = Ob Weinberge auch Gärten mehr Punkte bringen
switch-closed-field-choice = Was ein Schäfer auf einer geschlossenen Wiese darf

## Seats

seat-red = Rot
seat-blue = Blau
seat-green = Grün
seat-yellow = Gelb
seat-white = Weiß
seat-pink = Rosa

## Bots

bot-random = Zufall
bot-random-about = Spielt irgendeinen erlaubten Zug.
bot-greedy = Gierig
bot-greedy-about = Nimmt, was sofort die meisten Punkte bringt.
bot-greedy-1 = Gierig, erste Fassung
bot-greedy-1-about = Der gierige Bot früherer Fassungen, zum Vergleich.
bot-newcomer = Neuling
bot-newcomer-about = Hat gerade die Regeln gelernt: baut an den eigenen Straßen, Städten und Klöstern und sieht nicht weiter.
bot-guest = Gast
bot-guest-about = Hat ein paarmal gespielt: achtet auf die eigenen Gefolgsleute, vergisst aber die Wiesen und was die anderen bauen.
bot-regular = Stammgast
bot-regular-about = Spielt jede Woche: kennt die Wiesen, weiß, was am Ende fertig wird, und beobachtet, was den anderen gehört.
bot-challenger = Herausforderer
bot-challenger-about = Zählt die Plättchen, die noch kommen, sieht aber nicht, was du vorhast.
bot-rival = Rivale
bot-rival-about = Zählt die Plättchen, die noch kommen, und drängt sich in deine Städte.
bot-expert = Experte
bot-expert-about = Denkt vor dem Zug an deine Antwort.
bot-champion = Champion
bot-champion-about = Sieht weiter: deine Antwort und was danach möglich ist.
bot-master = Meister
bot-master-about = Der stärkste Bot: sieht sich vor jedem Zug Tausende von Stellungen an.
player-human = Mensch

## Figures, tokens and features by themselves

figure-meeple = Gefolgsmann
figure-large = großer Gefolgsmann
figure-abbot = Abt
figure-builder = Baumeister
figure-pig = Schwein
figure-mayor = Bürgermeister
figure-wagon = Wagen
figure-barn = Gutshof
figure-shepherd = Schäfer
# Several of them, in a list of what a player has.
figures-meeple = { $n ->
    [one] { $n } Gefolgsmann
   *[other] { $n } Gefolgsleute
}
figures-large = { $n ->
    [one] { $n } großer Gefolgsmann
   *[other] { $n } große Gefolgsleute
}
figures-abbot = { $n ->
    [one] { $n } Abt
   *[other] { $n } Äbte
}
figures-builder = { $n } Baumeister
figures-pig = { $n ->
    [one] { $n } Schwein
   *[other] { $n } Schweine
}
figures-mayor = { $n } Bürgermeister
figures-wagon = { $n } Wagen
figures-barn = { $n ->
    [one] { $n } Gutshof
   *[other] { $n } Gutshöfe
}
figures-shepherd = { $n } Schäfer
tokens-floor = { $n ->
    [one] { $n } Turmteil
   *[other] { $n } Turmteile
}
tokens-bridge = { $n ->
    [one] { $n } Brücke
   *[other] { $n } Brücken
}
tokens-castle = { $n ->
    [one] { $n } Burg
   *[other] { $n } Burgen
}
tokens-abbey = { $n ->
    [one] { $n } Abtei
   *[other] { $n } Abteien
}
tokens-wine = { $n } Wein
tokens-grain = { $n } Korn
tokens-cloth = { $n } Tuch
tokens-king = der König
tokens-robber = der Raubritter
neutral-dragon = Drache
neutral-fairy = Fee
neutral-count = Graf
neutral-mage = Magier
neutral-witch = Hexe
feature-road = Straße
feature-city = Stadt
feature-field = Wiese
feature-monastery = Kloster
feature-garden = Garten
feature-abbey = Abtei
feature-river = Fluss
feature-tower = Turm
feature-castle = Burg
feature-quarter = Stadtviertel von Carcassonne
side-field = Wiese
side-road = Straße
side-city = Stadt
side-river = Fluss
side-wall = Mauer
quarter-castle = Schloss
quarter-market = Markt
quarter-blacksmith = Schmiede
quarter-cathedral = Kathedrale
sign-crossing = Kreuzung
sign-pennant = Wappen
sign-inn = Wirtshaus
sign-cathedral = Kathedrale
sign-princess = Burgfräulein
sign-pig-herd = Schweineherde
sign-tunnel = Tunnel
sign-wine = Wein
sign-grain = Korn
sign-cloth = Tuch
sign-volcano = Vulkan
sign-dragon = Drachensymbol
sign-portal = Zaubergang
sign-magic = Magiersymbol
sign-hill = Hügel
sign-vineyard = Weinberg
sign-bazaar = Basar
sign-foundation = Turmplatz
sign-floors = Turm mit so vielen Turmteilen
sign-floors-more = Turm mit mehr Turmteilen
sign-carcassonne = Stadt Carcassonne

## Tiles in a few words, for logs and lists

# How many there are, from two on.
x-number = { $n ->
    [2] zwei
    [3] drei
    [4] vier
   *[other] { $n }
}
# $list has elements such as `element-city-1`, after "ein Plättchen mit": all in the dative.
tile-with = ein Plättchen mit { $list }
tile-plain = ein Plättchen nur mit Wiese
tile-abbey = ein Abteiplättchen
tile-carcassonne = ein Plättchen der Stadt Carcassonne
# Cities by the sides they touch; `element-city-across` runs from side to side.
element-city-1 = { $n ->
    [one] einer Stadt an einer Seite
   *[other] { x-number } Städten an je einer Seite
}
element-city-2 = { $n ->
    [one] einer Stadt an zwei Seiten
   *[other] { x-number } Städten an je zwei Seiten
}
element-city-across = { $n ->
    [one] einer durchgehenden Stadt
   *[other] { x-number } durchgehenden Städten
}
element-city-3 = einer Stadt an drei Seiten
element-city-4 = einer Stadt an allen Seiten
element-road-end = { $n ->
    [one] einem Straßenende
   *[other] { x-number } Straßenenden
}
element-road-straight = { $n ->
    [one] einer geraden Straße
   *[other] { x-number } geraden Straßen
}
element-road-curve = { $n ->
    [one] einer Straßenkurve
   *[other] { x-number } Straßenkurven
}
element-road-fork = einer Straßengabelung
element-river-end = einem Flussende
element-river-straight = einem geraden Fluss
element-river-curve = einer Flussbiegung
element-river-fork = einer Flussgabelung
element-monastery = einem Kloster
element-garden = einem Garten
element-tower = einem Turmplatz
element-pennant = { $n ->
    [one] einem Wappen
   *[other] { x-number } Wappen
}
element-inn = einem Wirtshaus
element-cathedral = einer Kathedrale
element-princess = einem Burgfräulein
element-pig-herd = einer Schweineherde
element-tunnel = einem Tunnel
element-wine = Wein
element-grain = Korn
element-cloth = Tuch
element-volcano = einem Vulkan
element-dragon = einem Drachensymbol
element-portal = einem Zaubergang
element-magic = einem Magiersymbol
element-hill = einem Hügel
element-vineyard = einem Weinberg
element-bazaar = einem Basar

## Tiles in full, sentence by sentence, for those who do not see them

x-tile-sides = { $sides ->
    [n] im Norden
    [e] im Osten
    [s] im Süden
    [w] im Westen
    [ne] im Norden und Osten
    [ns] im Norden und Süden
    [nw] im Norden und Westen
    [es] im Osten und Süden
    [ew] im Osten und Westen
    [sw] im Süden und Westen
    [nes] im Norden, Osten und Süden
    [new] im Norden, Osten und Westen
    [nsw] im Norden, Süden und Westen
    [esw] im Osten, Süden und Westen
    [corner-ne] im Nordosten
    [corner-es] im Südosten
    [corner-sw] im Südwesten
    [corner-nw] im Nordwesten
   *[nesw] an allen Seiten
}
# Where a river comes from or goes to: one side.
x-tile-side-to = { $sides ->
    [n] nach Norden
    [e] nach Osten
    [s] nach Süden
    [w] nach Westen
   *[other] durch das Plättchen
}
x-tile-side-from = { $sides ->
    [n] von Norden
    [e] von Osten
    [s] von Süden
    [w] von Westen
   *[other] durch das Plättchen
}
describe-city = Eine Stadt { x-tile-sides }.
# $list has elements such as `element-pennant`.
describe-city-with = Eine Stadt { x-tile-sides }, mit { $list }.
describe-road-end = { $how ->
    [city] Eine Straße { x-tile-sides }, die an der Stadt endet.
    [monastery] Eine Straße { x-tile-sides }, die am Kloster endet.
    [crossing] Eine Straße { x-tile-sides }, die an der Kreuzung endet.
    [volcano] Eine Straße { x-tile-sides }, die am Vulkan endet.
    [bazaar] Eine Straße { x-tile-sides }, die am Basar endet.
    [river] Eine Straße { x-tile-sides }, die am Fluss endet.
   *[other] Eine Straße { x-tile-sides }, die auf dem Plättchen endet.
}
describe-road = { $sides ->
    [ne] Eine Straße von Norden nach Osten.
    [ns] Eine Straße von Norden nach Süden.
    [nw] Eine Straße von Norden nach Westen.
    [es] Eine Straße von Osten nach Süden.
    [ew] Eine Straße von Osten nach Westen.
    [sw] Eine Straße von Süden nach Westen.
   *[other] Eine Straße, die sich gabelt: { x-tile-sides }.
}
describe-road-tunnel = Die Straße führt durch einen Tunnel.
describe-road-inn = An der Straße { x-tile-sides } steht ein Wirtshaus.
describe-river-end = { $how ->
    [spring] Die Quelle des Flusses, der { x-tile-side-to } fließt.
   *[lake] Ein See am Ende des Flusses, der { x-tile-side-from } kommt.
}
describe-river = { $sides ->
    [ne] Ein Fluss von Norden nach Osten.
    [ns] Ein Fluss von Norden nach Süden.
    [nw] Ein Fluss von Norden nach Westen.
    [es] Ein Fluss von Osten nach Süden.
    [ew] Ein Fluss von Osten nach Westen.
    [sw] Ein Fluss von Süden nach Westen.
   *[other] Ein Fluss, der sich gabelt: { x-tile-sides }.
}
describe-field = Eine Wiese { x-tile-sides }.
describe-field-inside = Eine Wiese in der Mitte.
describe-field-city = { $n ->
    [one] Eine Wiese { x-tile-sides }, an der Stadt.
   *[other] Eine Wiese { x-tile-sides }, an { $n } Städten.
}
describe-field-pig-herd = Auf der Wiese { x-tile-sides } steht eine Schweineherde.
describe-monastery = Ein Kloster.
describe-garden = Ein Garten.
describe-tower = Ein Turmplatz.
describe-abbey = Eine Abtei, die das Plättchen ausfüllt.
describe-castle = Eine Burg.
describe-quarter = Die Stadtviertel von Carcassonne.
describe-houses = Häuser der Stadt Carcassonne.
describe-volcano = Ein Vulkan.
describe-dragon = Ein Drachensymbol: Der Drache wandert.
describe-portal = Ein Zaubergang.
describe-magic = Ein Magiersymbol.
describe-hill = Ein Hügel.
describe-vineyard = Ein Weinberg.
describe-bazaar = Ein Basar.

# Between what is listed and has commas of its own.
list-apart = {"; "}
list-and = { $list } und { $text }

## Where points come from, as rows of the table at the end

points-roads = Straßen
points-cities = Städte
points-monasteries = Klöster
points-gardens = Gärten
points-castles = Burgen
points-fields = Wiesen
points-barns = Gutshöfe
points-flocks = Herden
points-fairy = Fee
points-goods = Waren
points-titles = Titel
points-other = Sonstiges
points-payments = Zahlungen
