### Traders & Builders: the words of the page that players read. Its order and conditions are in ../pages/20-traders-and-builders.txt.

page-traders-and-builders = Händler und Baumeister
page-traders-and-builders-box = 24 neue Plättchen werden unter alle anderen gemischt. 20 davon zeigen ein Warensymbol in einer Stadt: 9-mal Wein, 6-mal Korn und 5-mal Tuch. Zu jedem Symbol gibt es ein Warenplättchen; die Warenplättchen liegen neben der Landschaft bereit.
page-traders-and-builders-box-plain = 24 neue Plättchen werden unter alle anderen gemischt. Die Warensymbole darauf sind in dieser Partie nur Verzierung.
page-traders-and-builders-helpers = Jeder Spieler hat außerdem einen Baumeister und ein Schwein. Sie sind keine Gefolgsleute: Sie helfen denen, die du schon gesetzt hast. Du setzt eine der beiden Figuren anstelle eines Gefolgsmanns, nie zusätzlich.
page-traders-and-builders-helpers-builder = Jeder Spieler hat außerdem einen Baumeister. Er ist kein Gefolgsmann: Er hilft denen, die du schon gesetzt hast. Du setzt ihn anstelle eines Gefolgsmanns, nie zusätzlich.
page-traders-and-builders-helpers-pig = Jeder Spieler hat außerdem ein Schwein. Es ist kein Gefolgsmann: Es hilft den Bauern, die du schon gesetzt hast. Du setzt es anstelle eines Gefolgsmanns, nie zusätzlich.

page-traders-and-builders-goods = Waren
page-traders-and-builders-goods-take = Wenn dein Plättchen eine Stadt abschließt, nimmst du für jedes Warensymbol darin ein Warenplättchen. Ob du dort einen Ritter hast oder überhaupt jemand, spielt keine Rolle: Wer die Stadt abschließt, erhält die Waren, während ihre Punkte wie üblich an den gehen, der dort die meisten Ritter hat. Es kann sich also lohnen, eine Stadt für jemand anderen abzuschließen.
page-traders-and-builders-goods-example = Beispiel: Blau hat den einzigen Ritter in einer Stadt aus 4 Plättchen mit 1 Wein und 1 Korn. Dein Plättchen schließt sie ab. Blau erhält 8 Punkte, und du nimmst den Wein und das Korn.
page-traders-and-builders-goods-open = Deine Warenplättchen dürfen alle sehen. Niemand kann sie dir nehmen, und du kannst sie nicht tauschen. Städte, die nie fertig werden, bringen keine Waren.

page-traders-and-builders-builder = Der Baumeister
page-traders-and-builders-builder-place = Setze deinen Baumeister auf das Plättchen, das du gerade angelegt hast, auf eine Straße oder in eine Stadt, in der du schon einen Gefolgsmann hast und die noch unfertig ist. Wer sonst dort steht, spielt keine Rolle.
page-traders-and-builders-builder-may = Von da an arbeitet er für dich: Immer wenn dein Plättchen die Straße oder Stadt deines Baumeisters fortsetzt, darfst du ein zweites Plättchen nehmen, sobald das erste abgehandelt ist. Ziehe es, lege es an, setze nach Wunsch eine Figur und werte, wie in jedem Zug. Willst du es nicht, sage es, bevor du ziehst.
page-traders-and-builders-builder-must = Von da an arbeitet er für dich: Immer wenn dein Plättchen die Straße oder Stadt deines Baumeisters fortsetzt, musst du ein zweites Plättchen nehmen, sobald das erste abgehandelt ist. Ziehe es, lege es an, setze nach Wunsch eine Figur und werte, wie in jedem Zug.
page-traders-and-builders-builder-example = Beispiel: In einem Zug setzt du einen Wegelagerer auf eine Straße. Im nächsten setzt dein Plättchen diese Straße fort, und du setzt deinen Baumeister darauf. Im Zug danach setzt du die Straße wieder fort: Nun erhältst du ein zweites Plättchen. Selbst wenn auch dieses die Straße fortsetzt, erhältst du kein drittes.
page-traders-and-builders-builder-not-now = Das Plättchen, auf das du den Baumeister setzt, bringt dir kein zweites, und Plättchen der Mitspieler bringen dir nie eines. Auch führt ein zweites Plättchen nicht zu einem dritten.
page-traders-and-builders-builder-complete = Auch ein Plättchen, das die Straße oder Stadt fortsetzt und abschließt, zählt. Dann wird sie zuerst gewertet, Gefolgsmann und Baumeister kehren zu dir zurück, und du kannst sie mit dem zweiten Plättchen wieder setzen. Das zweite Plättchen erhältst du selbst dann, wenn der Baumeister die Landschaft inzwischen verlassen hat.
page-traders-and-builders-builder-extend = Eine Abtei setzt nichts fort: Schließt sie die Straße oder Stadt deines Baumeisters ab, erhältst du kein zweites Plättchen.
page-traders-and-builders-builder-extend-or-complete = Schließt deine Abtei die Straße oder Stadt deines Baumeisters ab, erhältst du ein zweites Plättchen, obwohl sie nichts fortsetzt.
page-traders-and-builders-builder-weak = Der Baumeister zählt nicht mit, wenn verglichen wird, wer die meisten Gefolgsleute hat, und er besetzt die Straße oder Stadt nicht.
page-traders-and-builders-builder-home = Wenn die Straße oder Stadt fertig wird, kehrt der Baumeister in deinen Vorrat zurück.
page-traders-and-builders-builder-orphan = Wird dir dort vorher der letzte Gefolgsmann genommen, kehrt der Baumeister sofort zurück.
page-traders-and-builders-builder-orphan-stays = Wird dir dort vorher der letzte Gefolgsmann genommen, bleibt der Baumeister allein stehen.
page-traders-and-builders-builder-abbot = Zu jedem der beiden Plättchen gehört eine eigene Figurenaktion: Du darfst mit dem ersten Plättchen deinen Abt zurücknehmen und ihn mit dem zweiten wieder setzen.
page-traders-and-builders-builder-river = Baumeister arbeiten auch während des Flusses: Dann ist das zweite Plättchen ein Flussplättchen, solange es welche gibt.
page-traders-and-builders-builder-last-tile = Ist kein Plättchen mehr da, gibt es kein zweites, und die Partie ist zu Ende.
page-traders-and-builders-builder-last-abbey = Das zweite Plättchen darf deine Abtei sein, selbst wenn kein anderes Plättchen mehr da ist.

page-traders-and-builders-pig = Das Schwein
page-traders-and-builders-pig-place = Setze dein Schwein auf das Plättchen, das du gerade angelegt hast, auf eine Wiese, auf der du schon einen Bauern hast. Es zählt nicht als Bauer, wenn verglichen wird, wer die meisten hat, und es besetzt die Wiese nicht.
page-traders-and-builders-pig-field = Wenn du am Ende der Partie auf der Wiese deines Schweins die meisten Bauern hast, allein oder bei Gleichstand, erhältst du 4 Punkte statt 3 für jede fertige Stadt dort. Sonst bringt das Schwein nichts, und anderen bringt es nie etwas. Beispiel: Du und Blau habt je 1 Bauern auf einer Wiese mit 2 fertigen Städten, und dein Schwein ist dort. Du erhältst 8 Punkte, Blau erhält 6.
page-traders-and-builders-pig-city-first = Wenn du am Ende der Partie mit deinen Bauern für eine Stadt Punkte erhältst, erhältst du 5 Punkte für sie statt 4, sofern dein Schwein auf einer Wiese steht, die an sie grenzt, und du auf dieser Wiese einen Bauern hast. Anderen bringt das Schwein nie etwas. Beispiel: Du und Blau habt je 1 Bauern auf einer Wiese mit 2 fertigen Städten, und dein Schwein ist dort. Du erhältst 10 Punkte, Blau erhält 8.
page-traders-and-builders-pig-city-three = Wenn du am Ende der Partie mit deinen Bauern für eine Stadt Punkte erhältst, erhältst du 4 Punkte für sie statt 3, sofern dein Schwein auf einer Wiese steht, die an sie grenzt, und du auf dieser Wiese einen Bauern hast. Anderen bringt das Schwein nie etwas. Beispiel: Du und Blau habt je 1 Bauern auf einer Wiese mit 2 fertigen Städten, und dein Schwein ist dort. Du erhältst 8 Punkte, Blau erhält 6.
page-traders-and-builders-pig-stays = Wie ein Bauer bleibt das Schwein bis zum Ende der Partie auf seiner Wiese.
page-traders-and-builders-pig-barn = Wie ein Bauer bleibt das Schwein bis zum Ende der Partie auf seiner Wiese. Nur wenn ein Gutshof deine Bauern dort heimschickt, geht das Schwein mit ihnen und bringt dir dann 1 Punkt mehr für jede fertige Stadt.
page-traders-and-builders-pig-orphan = Wird dir dort der letzte Bauer genommen, kehrt das Schwein sofort in deinen Vorrat zurück.
page-traders-and-builders-pig-orphan-stays = Wird dir dort der letzte Bauer genommen, bleibt das Schwein allein stehen.
page-traders-and-builders-pig-idle = In dieser Partie gibt es keine Bauern, also hat dein Schwein keine Wiese, auf die es könnte.

page-traders-and-builders-end = Das Ende der Partie
page-traders-and-builders-goods-final = Für Wein, Korn und Tuch erhält jeweils der Spieler mit den meisten Warenplättchen 10 Punkte; bei Gleichstand erhält jeder der Beteiligten 10. Ein einziges Warenplättchen kann genügen. Beispiel: Du hast 4 Wein und 2 Tuch; Blau hat 4 Wein und 3 Korn; Grün hat 3 Korn und 3 Tuch. Du erhältst 10 Punkte, für Wein; Blau erhält 20, für Wein und Korn; Grün erhält 20, für Korn und Tuch.

page-traders-and-builders-tiles = Plättchen, die Fragen aufwerfen
page-traders-and-builders-crossing = Auf dem Plättchen, auf dem eine Straße über eine andere führt, treffen sich die beiden Straßen nicht: Beide gehen weiter.
page-traders-and-builders-road-ends = Beim Kloster mit drei Straßen enden alle drei am Kloster.
