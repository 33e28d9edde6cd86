### Inns & Cathedrals: the words of the page that players read. Its order and conditions are in ../pages/10-inns-and-cathedrals.txt.

page-inns-and-cathedrals = Wirtshäuser und Kathedralen
page-inns-and-cathedrals-box = 18 neue Plättchen werden unter alle anderen gemischt: 6 davon zeigen ein Wirtshaus an einer Straße, und 2 zeigen eine Kathedrale. Du legst sie an wie jedes andere. Dein Zug bleibt derselbe; neu ist, wie viel Gefolgsleute zählen und was Straßen und Städte wert sind.
page-inns-and-cathedrals-sixth = Die Erweiterung enthält auch Gefolgsleute in einer weiteren Farbe, sodass bis zu 6 Spieler mitspielen können.
page-inns-and-cathedrals-plain-inns = Wirtshäuser sind in dieser Partie nur Verzierung.
page-inns-and-cathedrals-plain-cathedrals = Kathedralen sind in dieser Partie nur Verzierung: Sie sind gewöhnliche Stadtplättchen.
page-inns-and-cathedrals-plain-large = Die großen Gefolgsleute werden in dieser Partie nicht benutzt.

page-inns-and-cathedrals-large = Der große Gefolgsmann
page-inns-and-cathedrals-large-place = Jeder Spieler hat neben den 7 normalen 1 großen Gefolgsmann. Du setzt ihn anstelle eines normalen, nach denselben Regeln, und er kehrt ebenso zu dir zurück.
page-inns-and-cathedrals-large-two = Er zählt wie 2 Gefolgsleute, wenn verglichen wird, wer die meisten hat. Punkte verdoppelt er nicht. Beispiel: In einer Stadt, die 10 Punkte wert ist, hast du deinen großen Gefolgsmann und Blau hat 2 normale. Es steht 2 zu 2, und jeder von euch erhält 10 Punkte. Hätte Blau dort nur 1, erhieltest du allein 10.
page-inns-and-cathedrals-large-field = Auch als Bauer zählt er wie 2.
page-inns-and-cathedrals-large-garden = In einen Garten darf er nicht gesetzt werden: Gärten sind nur für Äbte da.

page-inns-and-cathedrals-inns = Wirtshäuser
page-inns-and-cathedrals-inn = Eine fertige Straße mit Wirtshaus bringt 2 Punkte pro Plättchen statt 1. Ein zweites Wirtshaus an derselben Straße bringt nichts dazu. Beispiel: Eine fertige Straße aus 4 Plättchen bringt 8 Punkte, mit 1 Wirtshaus oder mit 2.
page-inns-and-cathedrals-inn-end-zero = Ist aber eine Straße mit Wirtshaus am Ende der Partie noch unfertig, bringt sie gar nichts.
page-inns-and-cathedrals-inn-end-ignore = Ist eine Straße mit Wirtshaus am Ende der Partie noch unfertig, bringt sie 1 Punkt pro Plättchen wie jede andere Straße.
page-inns-and-cathedrals-inn-arm = Ein Wirtshaus gehört nur zu der Straße, an der es steht. Ein Plättchen zeigt eine Kreuzung von drei Straßen: Sein Wirtshaus steht an einer davon und bedeutet den beiden anderen nichts.
page-inns-and-cathedrals-inn-river = Das Wirtshaus neben der Brücke des Flusses ist ein Wirtshaus wie die anderen.

page-inns-and-cathedrals-cathedrals = Kathedralen
page-inns-and-cathedrals-cathedral = Ein Plättchen mit Kathedrale ist an allen vier Seiten Stadt, und du darfst einen Ritter darauf setzen, wenn die Stadt frei ist. Eine fertige Stadt mit Kathedrale bringt 3 Punkte pro Plättchen und 3 pro Wappen statt 2. Eine zweite Kathedrale in derselben Stadt bringt nichts dazu. Beispiel: Eine fertige Stadt aus 6 Plättchen mit 1 Wappen und einer Kathedrale bringt 21 Punkte.
page-inns-and-cathedrals-cathedral-end-zero = Ist aber eine Stadt mit Kathedrale am Ende der Partie noch unfertig, bringt sie gar nichts, auch nicht für Wappen.
page-inns-and-cathedrals-cathedral-end-ignore = Ist eine Stadt mit Kathedrale am Ende der Partie noch unfertig, bringt sie 1 Punkt pro Plättchen und 1 pro Wappen wie jede andere Stadt.
page-inns-and-cathedrals-cathedral-farmers = Für Bauern ist eine fertige Stadt mit Kathedrale eine Stadt wie jede andere.

page-inns-and-cathedrals-risk = Nützen und schaden
page-inns-and-cathedrals-others = Ein solches Plättchen darfst du an jede Straße oder Stadt anlegen: an deine eigene, damit sie mehr wert wird, oder spät in der Partie an die eines Mitspielers, wenn sie kaum noch fertig wird.
page-inns-and-cathedrals-others-ignore = Ein solches Plättchen darfst du an jede Straße oder Stadt anlegen, an deine eigene oder an die eines Mitspielers.

page-inns-and-cathedrals-tiles = Plättchen, die Fragen aufwerfen
page-inns-and-cathedrals-four-cities = Auf dem Plättchen mit Stadt an allen vier Seiten und grünem Land in der Mitte zeigt jede Seite eine eigene Stadt, sofern nicht andere Plättchen sie verbinden.
page-inns-and-cathedrals-two-roads = Auf dem Plättchen mit zwei Kurven treffen sich die Straßen nicht: Es sind zwei Straßen.
page-inns-and-cathedrals-road-ends = Beim Kloster mit zwei Straßen enden beide Straßen am Kloster.
page-inns-and-cathedrals-split = Ein Plättchen mit einem Stück Stadt an nur einer Seite zeigt zwei Wiesen: Die Stadt trennt sie.
