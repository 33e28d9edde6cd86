### Mage & Witch: the words of the page that players read. Its order is in pages/70-mage-and-witch.txt.

page-mage-and-witch = Magier & Hexe
page-mage-and-witch-box = 8 Plättchen mit Magiersymbol werden unter alle anderen gemischt. Magier und Hexe gehören niemandem und warten zunächst neben der Landschaft. Sie stehen auf Straßen und in Städten und ändern, was diese wert sind: Der Magier erhöht den Wert, die Hexe halbiert ihn. Sie sind keine Gefolgsleute und besetzen nichts.

page-mage-and-witch-step = Wenn du ein Plättchen mit Magiersymbol legst
page-mage-and-witch-step-move = Bevor du eine Figur setzt, musst du eine der beiden magischen Figuren ins Spiel bringen oder bewegen, welche du willst. Stelle sie auf eine beliebige unfertige Straße oder in eine beliebige unfertige Stadt der Landschaft, mit oder ohne Gefolgsleute. Dann geht dein Zug wie üblich weiter.
page-mage-and-witch-step-open = Ein Gebiet, das dein Plättchen gerade abgeschlossen hat, ist beiden verschlossen.
page-mage-and-witch-step-other = Magier und Hexe stehen nie im selben Gebiet.
page-mage-and-witch-step-leave = Eine Figur, die du bewegst, muss auf eine andere Straße oder in eine andere Stadt.
page-mage-and-witch-step-land = Sie stehen nie in Klöstern oder auf Wiesen.
page-mage-and-witch-step-first = Danach darfst du deinen Gefolgsmann auf dieselbe Straße oder in dieselbe Stadt setzen.

page-mage-and-witch-join = Wenn sich die beiden treffen
page-mage-and-witch-join-move = Verbindet irgendein Plättchen, ob mit Magiersymbol oder ohne, die Straßen oder Städte von Magier und Hexe, muss, wer es gelegt hat, sofort eine der beiden Figuren auf eine andere unfertige Straße oder in eine andere unfertige Stadt bewegen. Das geschieht vor der Wertung, selbst wenn das verbundene Gebiet fertig ist: Nur die Figur, die bleibt, ändert seine Punkte.
page-mage-and-witch-join-one = Verbindet ein Plättchen mit Magiersymbol sie, ist diese eine Bewegung alles, was du tust.
page-mage-and-witch-join-two = Verbindet ein Plättchen mit Magiersymbol sie, bewegst du zuerst eine der beiden Figuren weg und bringst dann wegen des Magiersymbols eine ins Spiel oder bewegst sie.
page-mage-and-witch-join-none = Musst du eine der beiden setzen oder bewegen und kannst es nicht, musst du eine von ihrem Plättchen nehmen und beiseitestellen. Sind beide im Spiel, wähle. Ist es keine, geschieht nichts.

page-mage-and-witch-score = Was sie bewirken
page-mage-and-witch-score-mage = Der Magier bringt 1 Punkt mehr für jedes Plättchen der Straße oder Stadt, aber nichts für Wappen.
page-mage-and-witch-score-witch = Die Hexe halbiert alles, was die Straße oder Stadt wert ist, aufgerundet.
page-mage-and-witch-score-all = Die Mehrheit wird wie immer gezählt. Wer Punkte erhält, erhält die geänderten Punkte in voller Höhe.
page-mage-and-witch-score-example = Beispiel: Eine Straße aus 5 Plättchen ist fertig. Ohne die beiden bringt sie 5 Punkte, mit dem Magier 5 + 5 = 10, mit der Hexe 3. Eine fertige Stadt aus 3 Plättchen mit einem Wappen bringt 8 Punkte, mit dem Magier 8 + 3 = 11, mit der Hexe 4.
page-mage-and-witch-score-inns = Wirtshäuser und Kathedralen kommen zuerst: Eine fertige Straße aus 3 Plättchen mit Wirtshaus bringt 6 Punkte, mit dem Magier 9, mit der Hexe 3.
page-mage-and-witch-score-other = Sie ändern nichts als die Punkte dieser Straße oder Stadt.
page-mage-and-witch-score-goods = Waren sind nicht betroffen.
page-mage-and-witch-score-aside = Ist ihr Gebiet fertig, wird die magische Figur nach der Wertung beiseitegestellt. Ein späteres Magiersymbol kann sie zurückbringen.
page-mage-and-witch-score-empty-aside = Das gilt auch, wenn dort kein Gefolgsmann stand und niemand Punkte erhielt.
page-mage-and-witch-score-empty-stays = Stand dort aber kein Gefolgsmann und erhielt niemand Punkte, bleibt sie stehen.

page-mage-and-witch-others = Zusammen mit anderen Erweiterungen
page-mage-and-witch-others-double = In einem Doppelzug zählt jedes Plättchen mit Magiersymbol für sich.
page-mage-and-witch-others-dragon = Der Drache frisst auch Magier und Hexe: Sie werden beiseitegestellt, bis ein Magiersymbol sie zurückbringt.
page-mage-and-witch-others-no-dragon = Der Drache frisst Magier und Hexe nicht.
page-mage-and-witch-others-shield = Auf dem Plättchen der Fee sind sie vor ihm sicher.
page-mage-and-witch-others-fairy = Die Punkte der Fee kommen danach hinzu und werden nicht geändert: Eine Stadt von 6 Punkten mit der Hexe und deinem Ritter bei der Fee bringt dir 3 + 3 = 6 Punkte.
page-mage-and-witch-others-princess = Musst du wegen deines Plättchens mit Burgfräulein Magier oder Hexe bewegen, tust du es, bevor du einen Ritter aus der Stadt schickst.
page-mage-and-witch-others-tower = Türme können Magier und Hexe nicht gefangen nehmen.
page-mage-and-witch-others-abbey = Eine Abtei, die eine Straße oder Stadt abschließt, ist keines ihrer Plättchen und bringt für den Magier nichts dazu.
page-mage-and-witch-others-wagon = Ein Wagen darf in ein Gebiet mit Magier oder Hexe weiterfahren; die beiden fahren nie mit.
page-mage-and-witch-others-count = Magier und Hexe dürfen auf den Straßen und in den Städten am Rand von Carcassonne stehen, aber nicht in Carcassonne selbst. Gefolgsleute, die von dort umgesetzt werden, erhalten die geänderten Punkte mit.
page-mage-and-witch-others-king = Für König und Raubritter zählen Plättchen, nicht Punkte; Magier und Hexe haben darauf keinen Einfluss.

page-mage-and-witch-end = Das Ende der Partie
page-mage-and-witch-end-open = Unfertige Straßen und Städte mit Magier oder Hexe werden ebenso geändert: Eine unfertige Stadt aus 3 Plättchen bringt 3 Punkte, mit dem Magier 6, mit der Hexe 2.
page-mage-and-witch-end-mage = Eine unfertige Straße mit Wirtshaus oder Stadt mit Kathedrale bringt für sich nichts, mit dem Magier aber 1 Punkt für jedes Plättchen. Mit der Hexe bleibt es bei nichts.
page-mage-and-witch-end-mage-zero = Eine unfertige Straße mit Wirtshaus oder Stadt mit Kathedrale bringt nichts, auch nicht mit dem Magier.
