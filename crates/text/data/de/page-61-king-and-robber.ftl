### King & Robber: the words of the page that players read. Its order and conditions are in ../pages/61-king-and-robber.txt.

page-king-and-robber = König & Raubritter
page-king-and-robber-box = 5 neue Plättchen werden unter alle anderen gemischt. Der König und der Raubritter liegen als zwei Marker neben der Landschaft und gehören zunächst niemandem. Dein Zug bleibt derselbe, aber von nun an lohnt es sich, die größte Stadt und die längste Straße abzuschließen.
page-king-and-robber-box-king = 5 neue Plättchen werden unter alle anderen gemischt. Der König liegt als Marker neben der Landschaft und gehört zunächst niemandem. Dein Zug bleibt derselbe, aber von nun an lohnt es sich, die größte Stadt abzuschließen. Der Raubritter wird in dieser Partie nicht benutzt.
page-king-and-robber-box-robber = 5 neue Plättchen werden unter alle anderen gemischt. Der Raubritter liegt als Marker neben der Landschaft und gehört zunächst niemandem. Dein Zug bleibt derselbe, aber von nun an lohnt es sich, die längste Straße abzuschließen. Der König wird in dieser Partie nicht benutzt.
page-king-and-robber-box-plain = 5 neue Plättchen werden unter alle anderen gemischt. König und Raubritter werden in dieser Partie nicht benutzt.

page-king-and-robber-king = Der König
page-king-and-robber-becomes-king = Wer die erste Stadt der Partie abschließt, erhält den König. Wer später eine Stadt mit mehr Plättchen als die bisher größte abschließt, erhält ihn stattdessen. Eine gleich große Stadt genügt nicht.
page-king-and-robber-completer = Es kommt darauf an, wer das Plättchen legt, das die Stadt abschließt. Wessen Ritter darin stehen und ob überhaupt welche darin stehen, spielt keine Rolle.
page-king-and-robber-size = Für die Größe zählen nur Plättchen, nicht Wappen oder etwas anderes.
page-king-and-robber-king-example = Beispiel: Rot hat den König für eine Stadt aus 3 Plättchen. Du schließt eine andere aus 3 Plättchen mit 2 Wappen ab: Rot behält den König. Später schließt du eine Stadt aus 4 Plättchen ab, in der Grün den einzigen Ritter hat. Grün erhält die Punkte, und du erhältst den König. Für den nächsten Wechsel sind 5 Plättchen nötig.

page-king-and-robber-robber = Der Raubritter
page-king-and-robber-becomes-robber = Mit dem Raubritter ist es ebenso, für Straßen: Wer die erste Straße abschließt, erhält ihn, und wer eine längere als die bisher längste abschließt, übernimmt ihn. Jedes Plättchen einer Straße zählt einmal.
page-king-and-robber-becomes-robber-alone = Wer die erste Straße der Partie abschließt, erhält den Raubritter. Wer später eine Straße mit mehr Plättchen als die bisher längste abschließt, übernimmt ihn; eine gleich lange Straße genügt nicht. Es kommt darauf an, wer das Plättchen legt, das die Straße abschließt, nicht wessen Wegelagerer darauf stehen. Jedes Plättchen einer Straße zählt einmal.
page-king-and-robber-both-tokens = Du darfst beide zugleich haben.
page-king-and-robber-each-tile = In einem Doppelzug zählt jedes der beiden Plättchen für sich.
page-king-and-robber-abbey = Wenn deine Abtei eine Stadt oder eine Straße abschließt, hast du sie abgeschlossen. Aber die Abtei zählt nicht als eines ihrer Plättchen.

page-king-and-robber-points = Was sie bringen
page-king-and-robber-king-per-feature = Am Ende der Partie bringt der König seinem Besitzer 1 Punkt für jede fertige Stadt der Landschaft, egal, wer sie abgeschlossen und wer dafür Punkte erhalten hat. Beispiel: 9 Städte sind fertig und 3 nicht. Der König bringt 9 Punkte.
page-king-and-robber-robber-per-feature = Am Ende der Partie bringt der Raubritter seinem Besitzer 1 Punkt für jede fertige Straße der Landschaft, egal, wer sie abgeschlossen und wer dafür Punkte erhalten hat. Beispiel: 7 Straßen sind fertig. Der Raubritter bringt 7 Punkte.
page-king-and-robber-ten-each = Am Ende der Partie bringt jeder Marker seinem Besitzer 10 Punkte.
page-king-and-robber-fifteen-forty = Am Ende der Partie bringt jeder Marker seinem Besitzer 15 Punkte. Wer beide hat, erhält für sie zusammen 40 Punkte.
page-king-and-robber-fifteen = Am Ende der Partie bringt der König seinem Besitzer 15 Punkte.
page-king-and-robber-fifteen-robber = Am Ende der Partie bringt der Raubritter seinem Besitzer 15 Punkte.
page-king-and-robber-king-continuous = Der König bringt Punkte während der Partie und am Ende keine: Immer wenn ein Plättchen Städte abschließt, erhält 1 Punkt für jede davon, wer in diesem Augenblick den König hat. Erst danach kann der König wechseln. Beispiel: Rot hat den König für eine Stadt aus 3 Plättchen, und dein Plättchen schließt eine Stadt aus 4 und eine aus 2 ab. Rot erhält 2 Punkte; dann erhältst du den König.
page-king-and-robber-robber-continuous = Der Raubritter bringt Punkte während der Partie und am Ende keine: Immer wenn ein Plättchen Straßen abschließt, erhält 1 Punkt für jede davon, wer in diesem Augenblick den Raubritter hat. Erst danach kann der Raubritter wechseln.
page-king-and-robber-carcassonne-counts = Die Stadt Carcassonne zählt als eine weitere fertige Stadt, aber niemand erhält den König dafür.
page-king-and-robber-carcassonne-does-not = Die Stadt Carcassonne zählt für den König nicht als fertige Stadt, und niemand erhält den König dafür.
page-king-and-robber-castle-is-none = Für eine kleine Stadt, die zur Burg wird, erhält niemand den König, und sie ist für ihn keine fertige Stadt.
page-king-and-robber-castle-is-one = Eine kleine Stadt, die zur Burg wird, ist für den König eine fertige Stadt wie jede andere.

page-king-and-robber-tiles = Plättchen, die Fragen aufwerfen
page-king-and-robber-two-cities = Auf dem Plättchen, auf dem sich zwei Städte kreuzen, führt eine über die andere: Es sind zwei Städte, sofern nicht andere Plättchen sie verbinden.
page-king-and-robber-monastery = Auf dem Plättchen mit einem Kloster und einem Stück Stadt sind die beiden getrennt: Ein Gefolgsmann steht im einen oder in der anderen.
