### The Count of Carcassonne: the words of the page that players read. Its order is in pages/60-count-of-carcassonne.txt.

page-count = Der Graf von Carcassonne
page-count-intro = Die Stadt Carcassonne liegt mitten in der Landschaft. Verhilfst du anderen zu Punkten, ohne selbst welche zu erhalten, darfst du einen Gefolgsmann dorthin schicken. Er wartet in einem von vier Stadtvierteln, bis er in ein Gebiet umgesetzt werden kann, das gleich gewertet wird, und dort den Ausschlag gibt. Nur der Graf kann ihn am Gehen hindern.

page-count-setup = Vorbereitung
page-count-setup-city = Legt vor dem ersten Zug die 12 Plättchen von Carcassonne aus, vier breit und drei hoch. Sie ersetzen das Startplättchen, das nicht benutzt wird. Der Graf beginnt im Schloss. Kein Plättchen dieser Erweiterung kommt in den Stapel.
page-count-setup-rim = Um Carcassonne herum wird nach den üblichen Regeln angelegt. An seinem Rand beginnen 3 Straßen, 2 Städte und 3 Wiesen. Sie sind Gebiete wie alle anderen: Sie können besetzt, fortgesetzt und abgeschlossen werden, und das Plättchen von Carcassonne, auf dem sie beginnen, zählt zu ihren Plättchen. Die Straßen enden an der Mauer.
page-count-setup-carcassonne = Carcassonne selbst ist niemandes Stadt: Sie kann nicht besetzt werden und wird nie gewertet.
page-count-setup-fields = Für Bauern ist sie eine fertige Stadt, und zwar für jede Wiese, die an sie grenzt.
page-count-setup-barns = Für Gutshöfe ebenso.
page-count-setup-river = Der Fluss beginnt neben der Nordostecke von Carcassonne und fließt von ihr weg.
page-count-setup-no-river = Ein Fluss und Carcassonne können nicht zusammen gespielt werden: Lasst eines von beiden in der Schachtel.

page-count-quarters = Die vier Stadtviertel
page-count-quarter-castle = Aus dem Schloss werden Gefolgsleute in Städte umgesetzt.
page-count-quarter-blacksmith = Aus der Schmiede werden sie auf Straßen umgesetzt.
page-count-quarter-cathedral = Aus der Kathedrale werden sie in Klöster umgesetzt.
page-count-quarter-abbey = Auch Abteien sind in dieser Hinsicht Klöster.
page-count-quarter-market = Vom Markt werden sie auf Wiesen umgesetzt.
page-count-quarter-no-market = Der Markt ist geschlossen: Ohne Bauern kommen weder Gefolgsleute noch der Graf dorthin.

page-count-enter = In die Stadt
page-count-enter-when = Hat das Plättchen, das du gelegt hast, mindestens einem Mitspieler Punkte gebracht und dir keine, darfst du einen Gefolgsmann aus deinem Vorrat in ein Stadtviertel deiner Wahl setzen. Das tust du gleich nach der Wertung, wenn die gewerteten Gefolgsleute zurückgekehrt sind, und zusätzlich zu der Figur, die du vielleicht auf das Plättchen gesetzt hast. Alles, was durch das Plättchen gewertet wurde, wird zusammengenommen: Mit einem einzigen eigenen Punkt bleibst du draußen.
page-count-enter-where = Jedes Stadtviertel ist recht, auch das mit dem Grafen und auch, wenn andere schon dort sind; Platz ist immer. Ein Plättchen bringt höchstens einen Gefolgsmann hinein, wie viel auch gewertet wurde.
page-count-enter-double = In einem Doppelzug zählt jedes der beiden Plättchen für sich, du darfst also zweimal in die Stadt setzen.
page-count-enter-once = In einem Doppelzug wird jedes der beiden Plättchen für sich betrachtet, aber du darfst nur einmal in die Stadt setzen.
page-count-enter-large = Ein großer Gefolgsmann darf in jedes Stadtviertel.
page-count-enter-special = Baumeister und Schwein können nicht in die Stadt.
page-count-enter-mayor = Ein Bürgermeister darf nur ins Schloss.
page-count-enter-wagon = Ein Wagen darf in jedes Stadtviertel außer auf den Markt. Ist er in ein Gebiet umgesetzt und dort gewertet worden, darf er wie üblich weiterfahren.
page-count-enter-barn = Ein Gutshof kann nicht in die Stadt.
page-count-enter-abbot = Dein Abt darf nur in die Kathedrale. Von dort darf er auch in einen gerade fertig gewordenen Garten umgesetzt werden.
page-count-enter-no-abbot = Dein Abt kann nicht in die Stadt.
page-count-enter-not-counted = Punkte für das Zurücknehmen eines Abts zählen weder für noch gegen dich.
page-count-enter-barn-points = Punkte, die Bauern wegen eines Gutshofs bringen, zählen wie alle anderen.
page-count-enter-fairy = Die 3 Punkte der Fee zählen auf beiden Seiten, bei dir und bei deinen Mitspielern. Ihr 1 Punkt zu Beginn eines Zuges zählt nicht.
page-count-enter-no-fairy = Die Punkte der Fee zählen nie, weder bei dir noch bei deinen Mitspielern.
page-count-enter-goods = Waren, die du nimmst, sind keine Punkte und zählen nicht.
page-count-enter-ransom = Lösegeld zählt nicht.
page-count-enter-example = Beispiel: Dein Plättchen schließt eine Stadt aus 3 Plättchen mit einem Ritter von Blau ab. Blau erhält 6 Punkte, du keine. Du setzt einen Gefolgsmann in die Schmiede. Hätte dasselbe Plättchen auch eine Straße von dir abgeschlossen, hättest du nicht in die Stadt setzen dürfen.

page-count-count = Der Graf
page-count-count-blocks = Wo der Graf ist, kommt niemand fort: Gefolgsleute in seinem Stadtviertel können nicht umgesetzt werden.
page-count-count-by-player = Wenn du einen Gefolgsmann nach Carcassonne gesetzt hast, darfst du den Grafen in ein beliebiges Stadtviertel bewegen oder stehen lassen. Zu keiner anderen Zeit wird er bewegt, und er verlässt die Stadt nie. Setzt du niemanden, bewegst du ihn nicht.
page-count-count-clockwise = Immer wenn ein Gefolgsmann nach Carcassonne gesetzt wurde, geht der Graf ins nächste Stadtviertel: vom Schloss zum Markt, zur Schmiede, zur Kathedrale und zurück zum Schloss. Zu keiner anderen Zeit bewegt er sich, und er verlässt die Stadt nie.
page-count-count-follows = Immer wenn ein Gefolgsmann nach Carcassonne gesetzt wurde, geht der Graf in dasselbe Stadtviertel. Zu keiner anderen Zeit bewegt er sich, und er verlässt die Stadt nie.

page-count-out = Aus der Stadt
page-count-out-when = Wenn ein Plättchen ein Gebiet abschließt, dürfen Gefolgsleute dorthin umgesetzt werden, unmittelbar bevor es gewertet wird. Es beginnt der Spieler links von dem, der das Plättchen gelegt hat, dann folgen die anderen im Uhrzeigersinn; wer das Plättchen gelegt hat, kommt zuletzt. Bist du an der Reihe, darfst du beliebig viele deiner Gefolgsleute umsetzen, aus jedem Stadtviertel außer dem des Grafen: aus dem Schloss in eine fertige Stadt, aus der Schmiede auf eine fertige Straße, aus der Kathedrale in ein fertiges Kloster. Ob und von wem das Gebiet besetzt ist, spielt keine Rolle.
page-count-out-several = Schließt das Plättchen mehrere Gebiete ab, gibt es einen Durchgang für alle zusammen: Du wählst, wohin jeder deiner Gefolgsleute geht.
page-count-out-each = Schließt das Plättchen mehrere Gebiete ab, werden sie nacheinander gewertet, in der Reihenfolge, die der Spieler wählt, der das Plättchen gelegt hat, und jedes hat seinen eigenen Durchgang.
page-count-out-count = Erst jetzt wird die Mehrheit gezählt, mit den Neuankömmlingen. Nach der Wertung kehren sie mit allen anderen zu ihren Besitzern zurück. Wer nicht umgesetzt wurde, bleibt in Carcassonne.
page-count-out-large = Ein großer Gefolgsmann zählt wie zwei, wenn er umgesetzt wurde.
page-count-out-market = Gefolgsleute auf dem Markt warten bis zum Ende der Partie, denn vorher werden Wiesen nicht gewertet.
page-count-out-market-barn = Gefolgsleute auf dem Markt warten bis zum Ende der Partie; wird aber eine Wiese wegen eines Gutshofs gewertet, dürfen sie dorthin umgesetzt werden.
page-count-out-market-end = Gefolgsleute auf dem Markt warten bis zum Ende der Partie, selbst wenn vorher eine Wiese wegen eines Gutshofs gewertet wird.
page-count-out-example = Beispiel: Du schließt eine Straße aus 4 Plättchen ab, auf der dein Wegelagerer steht. In der Schmiede stehen ein Gefolgsmann von Blau, zwei von Grün und einer von dir; der Graf ist anderswo. Blau setzt einen um, Grün beide, und du kommst zuletzt mit deinem. Du hast dort 2, Grün 2, Blau 1: Du und Grün erhaltet je 4 Punkte.
page-count-out-safe = Einen anderen Weg aus einem Stadtviertel gibt es nicht: Du kannst einen Gefolgsmann nicht einfach zurücknehmen.

page-count-dragon = Zusammen mit anderen Erweiterungen
page-count-dragon-rim = Der Drache darf die zehn Plättchen am Rand von Carcassonne betreten und frisst Gefolgsleute auf den Straßen, in den Städten und auf den Wiesen dort. Die zwei Plättchen in der Mitte kann er nicht betreten, und Gefolgsleute in den Stadtvierteln sind sicher.
page-count-dragon-none = Der Drache kann kein Plättchen von Carcassonne betreten, und Gefolgsleute in den Stadtvierteln sind sicher.
page-count-dragon-barred = Ein Gefolgsmann, der umgesetzt wird, darf nicht auf das Plättchen, auf dem der Drache steht; er kommt auf ein anderes Plättchen des Gebiets.
page-count-princess-late = Ritter, die umgesetzt werden, kommen erst, nachdem das Burgfräulein gewirkt hat. Hast du mit ihm einen Ritter aus der Stadt geschickt, darfst du im selben Zug trotzdem nach Carcassonne setzen.
page-count-portal-rim = Ein Zaubergang führt auf die Straßen, in die Städte und auf die Wiesen am Rand, aber in kein Stadtviertel.
page-count-fairy-quarter = Die Fee kann nicht zu einem Gefolgsmann in einem Stadtviertel.
page-count-fairy-tile = Wenn du einen Gefolgsmann umsetzt, wählst du sein Plättchen innerhalb des Gebiets: Auf dem Plättchen der Fee bringt er ihre 3 Punkte.
page-count-fairy-follower = Gefolgsleuten, die gerade umgesetzt wurden, bringt die Fee nichts, denn sie steht bei einem anderen oder bei niemandem.
page-count-tower-safe = Türme können Gefolgsleute in den Stadtvierteln nicht gefangen nehmen.

page-count-end = Das Ende der Partie
page-count-end-market = Nach dem letzten Zug, vor der Schlusswertung, dürfen Gefolgsleute vom Markt auf beliebige Wiesen umgesetzt werden, besetzt oder nicht, es sei denn, der Graf steht dort. Die in den anderen Stadtvierteln bleiben.
page-count-end-market-off = Nach dem letzten Zug wird niemand mehr umgesetzt.
page-count-end-all = Nach dem letzten Zug, vor der Schlusswertung, dürfen Gefolgsleute aus jedem Stadtviertel außer dem des Grafen umgesetzt werden: vom Markt auf eine beliebige Wiese, aus dem Schloss in eine unfertige Stadt, aus der Schmiede auf eine unfertige Straße, aus der Kathedrale in ein unfertiges Kloster. Ob diese besetzt sind, spielt keine Rolle.
page-count-end-all-off = Nach dem letzten Zug, vor der Schlusswertung, dürfen Gefolgsleute aus jedem Stadtviertel außer dem des Grafen umgesetzt werden: aus dem Schloss in eine unfertige Stadt, aus der Schmiede auf eine unfertige Straße, aus der Kathedrale in ein unfertiges Kloster. Ob diese besetzt sind, spielt keine Rolle.
page-count-end-abbot = Ein Abt darf auch in einen unfertigen Garten.
page-count-end-pass = Es beginnt der Spieler links von dem, der das letzte Plättchen gelegt hat. Jeder Spieler ist einmal an der Reihe, mit beliebig vielen Gefolgsleuten.
page-count-end-one = Es beginnt der Spieler links von dem, der das letzte Plättchen gelegt hat. Ihr setzt im Uhrzeigersinn je einen Gefolgsmann um, immer weiter reihum; wer einmal verzichtet, setzt nicht mehr um.
page-count-end-barn = Auf einer Wiese mit Gutshof werden diese Gefolgsleute wie Bauern gewertet, die spät dazukommen: 1 Punkt für jede fertige Stadt, für den Spieler mit den meisten.
page-count-end-rest = Gefolgsleute, die dann noch in Carcassonne sind, bringen nichts.
page-count-end-example = Beispiel: Eine Wiese grenzt an Carcassonne und an eine weitere fertige Stadt, und Rot hat dort den einzigen Bauern. Blau setzt zwei Gefolgsleute vom Markt auf diese Wiese um und erhält 2 × 3 = 6 Punkte; Rot erhält nichts.
page-count-end-example-four = Beispiel: Rot hat den einzigen Bauern neben Carcassonne, auf einer der drei Wiesen dort. Blau setzt zwei Gefolgsleute vom Markt auf diese Wiese um und hat damit die meisten Bauern rund um Carcassonne: Blau erhält 4 Punkte dafür, Rot nichts.
page-count-end-example-three = Beispiel: Rot hat den einzigen Bauern neben Carcassonne, auf einer der drei Wiesen dort. Blau setzt zwei Gefolgsleute vom Markt auf diese Wiese um und hat damit die meisten Bauern rund um Carcassonne: Blau erhält 3 Punkte dafür, Rot nichts.
