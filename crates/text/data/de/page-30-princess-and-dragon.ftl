### The Princess & the Dragon: the words of the page that players read. Its order is in pages/30-princess-and-dragon.txt.

page-princess-and-dragon = Burgfräulein und Drache
page-princess-and-dragon-box = 30 neue Plättchen werden unter alle anderen gemischt. Jedes zeigt eines von vier Symbolen: 6 einen Vulkan, 12 einen Drachen, 6 einen Zaubergang und 6 ein Burgfräulein.
page-princess-and-dragon-figures = Drache und Fee gehören niemandem und warten zunächst neben der Landschaft. Der Drache frisst Gefolgsleute, die Fee schützt sie.
page-princess-and-dragon-figures-dragon = Der Drache gehört niemandem und frisst Gefolgsleute. Er wartet zunächst neben der Landschaft. Die Fee wird in dieser Partie nicht benutzt.
page-princess-and-dragon-figures-fairy = Die Fee gehört niemandem und bringt Punkte. Sie wartet zunächst neben der Landschaft. Einen Drachen gibt es in dieser Partie nicht: Vulkane und Drachensymbole sind nur Verzierung.
page-princess-and-dragon-figures-none = Weder Drache noch Fee wird in dieser Partie benutzt: Vulkane und Drachensymbole sind nur Verzierung.
page-princess-and-dragon-plain-portal = Zaubergänge sind in dieser Partie nur Verzierung.
page-princess-and-dragon-plain-princess = Burgfräulein sind in dieser Partie nur Verzierung.

page-princess-and-dragon-turn = Dein Zug im Überblick
page-princess-and-dragon-turn-fairy-tile = Bevor du ziehst: 1 Punkt, wenn ein Gefolgsmann von dir auf dem Plättchen der Fee steht.
page-princess-and-dragon-turn-fairy-follower = Bevor du ziehst: 1 Punkt, wenn die Fee bei einem Gefolgsmann von dir steht.
page-princess-and-dragon-turn-tile = Ziehe ein Plättchen und lege es nach den üblichen Regeln an.
page-princess-and-dragon-turn-aside = Vor dem ersten Vulkan legst du Drachenplättchen stattdessen beiseite und ziehst neu.
page-princess-and-dragon-turn-volcano = Ein Vulkan ruft den Drachen auf das neue Plättchen.
page-princess-and-dragon-turn-dragon-first = Ein Drachensymbol schickt den Drachen auf Wanderung.
page-princess-and-dragon-turn-princess-must = Ein Burgfräulein muss einen Ritter aus seiner Stadt schicken.
page-princess-and-dragon-turn-princess-may = Ein Burgfräulein darf einen Ritter aus seiner Stadt schicken.
page-princess-and-dragon-turn-figure = Setze eine Figur auf das Plättchen oder keine.
page-princess-and-dragon-turn-portal = Ein Zaubergang lässt dich einen Gefolgsmann auf ein beliebiges Plättchen der Landschaft setzen.
page-princess-and-dragon-turn-fairy-move = Statt eine Figur zu setzen, darfst du die Fee bewegen.
page-princess-and-dragon-turn-dragon-middle = Ein Drachensymbol schickt den Drachen auf Wanderung, bevor etwas gewertet wird.
page-princess-and-dragon-turn-score = Werte, was das Plättchen abgeschlossen hat.
page-princess-and-dragon-turn-dragon-last = Ein Drachensymbol schickt den Drachen auf Wanderung, nachdem alles gewertet ist.

page-princess-and-dragon-volcano = Vulkane: Der Drache kommt
page-princess-and-dragon-volcano-flight = Wenn du einen Vulkan legst, fliegt der Drache sofort dorthin, von außerhalb der Landschaft oder von wo er gerade steht. Unterwegs frisst er niemanden.
page-princess-and-dragon-volcano-figure = Auf einen Vulkan, den du gerade gelegt hast, darfst du keinen Gefolgsmann setzen. Was das Plättchen abschließt, wird wie üblich gewertet.
page-princess-and-dragon-volcano-builder = Auch deinen Baumeister oder dein Schwein darfst du nicht darauf setzen.
page-princess-and-dragon-volcano-fairy = Aber die Fee darfst du mit diesem Plättchen bewegen.
page-princess-and-dragon-volcano-no-fairy = Auch die Fee darfst du mit diesem Plättchen nicht bewegen.
page-princess-and-dragon-volcano-abbot = Deinen Abt darfst du in einem solchen Zug zurücknehmen.
page-princess-and-dragon-volcano-lake = Der Vulkan am See des Flusses ist ein Vulkan wie die anderen.
page-princess-and-dragon-aside = Solange kein Vulkan gelegt wurde, ist der Drache nicht im Spiel. Ziehst du in dieser Zeit ein Plättchen mit Drachensymbol, lege es offen beiseite und ziehe neu. Wird der erste Vulkan gelegt, werden alle beiseitegelegten Plättchen wieder untergemischt. Von da an verlässt der Drache die Landschaft nie mehr.

page-princess-and-dragon-dragon = Die Wanderung des Drachen
page-princess-and-dragon-journey-middle = Wenn du ein Plättchen mit Drachensymbol legst, setze wie üblich eine Figur. Dann macht der Drache eine Wanderung. Erst danach wertest du, was das Plättchen abgeschlossen hat: Ein gefressener Gefolgsmann bringt nichts.
page-princess-and-dragon-journey-last = Wenn du ein Plättchen mit Drachensymbol legst, setze zuerst wie üblich eine Figur und werte; gewertete Gefolgsleute kehren zurück und sind außer Reichweite. Dann, bevor der nächste Spieler am Zug ist, macht der Drache eine Wanderung.
page-princess-and-dragon-journey-first = Wenn du ein Plättchen mit Drachensymbol legst, macht der Drache sofort eine Wanderung, bevor du eine Figur setzt und bevor etwas gewertet wird. Ein gefressener Gefolgsmann bringt nichts; der, den du danach setzt, ist vorerst sicher.
page-princess-and-dragon-journey-first-barred = Endet die Wanderung auf dem Plättchen, das du gerade angelegt hast, kannst du dorthin keinen Gefolgsmann setzen.
page-princess-and-dragon-journey = Eine Wanderung hat 6 Schritte von je einem Feld. Du machst den ersten Schritt, der Spieler links von dir den zweiten und so weiter reihum. Zu viert kommen du und der Spieler links von dir je zweimal an die Reihe, die beiden anderen je einmal.
page-princess-and-dragon-journey-step = Bewege den Drachen über eine Seite auf das nächste Plättchen, nie diagonal und nie auf ein leeres Feld.
page-princess-and-dragon-journey-visited = Er betritt auf einer Wanderung kein Feld zweimal. Das Feld, auf dem er startet, gilt als betreten.
page-princess-and-dragon-journey-visited-turn = Er betritt in einem Zug kein Feld zweimal. Das Feld, auf dem er startet, gilt als betreten.
page-princess-and-dragon-journey-fairy = Er betritt nie das Feld der Fee.
page-princess-and-dragon-journey-must = Kannst du ihn bewegen, musst du es tun, selbst auf deine eigenen Gefolgsleute zu; unter den offenen Wegen wählst aber du.
page-princess-and-dragon-journey-stuck = Gibt es keinen Weg, ist er in einer Sackgasse: Die Wanderung endet sofort, selbst vor dem ersten Schritt, und die übrigen Schritte verfallen.
page-princess-and-dragon-eats = Der Drache frisst alle Gefolgsleute auf jedem Feld, das er betritt: Ritter, Wegelagerer, Mönche und Bauern, deine und die der anderen. Sie kehren ohne Punkte zu ihren Besitzern zurück.
page-princess-and-dragon-eats-special = Er frisst auch Baumeister und Schweine.
page-princess-and-dragon-eats-large = Er frisst große Gefolgsleute wie alle anderen.
page-princess-and-dragon-eats-abbot = Er frisst auch Äbte.
page-princess-and-dragon-eats-start = Auf dem Feld, auf dem seine Wanderung beginnt, frisst er niemanden.
page-princess-and-dragon-eats-new-tile = Das neue Plättchen ist kein Schutz: Der Drache darf es betreten und den Gefolgsmann fressen, den du gerade gesetzt hast.
page-princess-and-dragon-eats-new-tile-last = Das neue Plättchen ist kein Schutz: Der Drache darf es betreten und den Gefolgsmann fressen, den du gerade gesetzt hast, sofern er nicht schon gewertet und zurückgekehrt ist.
page-princess-and-dragon-eats-example-middle = Beispiel: Blau hat den einzigen Ritter in einer Stadt aus 3 Plättchen, und du schließt sie mit einem Drachenplättchen ab. Der Drache erreicht den Ritter und frisst ihn: Niemand erhält Punkte für die Stadt.
page-princess-and-dragon-eats-example-last = Beispiel: Blau hat den einzigen Ritter in einer Stadt aus 3 Plättchen, und du schließt sie mit einem Drachenplättchen ab. Blau erhält 6 Punkte, und der Ritter kehrt zurück. Erst dann bricht der Drache auf.
page-princess-and-dragon-journey-after = Der Drache bleibt stehen, wo seine Wanderung endet, und die nächste beginnt dort. Ein Gebiet, dessen letzter Gefolgsmann gefressen wurde, ist wieder frei: Wer es fortsetzt, darf es besetzen.
page-princess-and-dragon-journey-after-portal = Mit einem Zaubergang darfst du es aus der Ferne besetzen, sogar ein Kloster.

page-princess-and-dragon-fairy = Die Fee
page-princess-and-dragon-fairy-move-tile = Setzt du mit deinem Plättchen keine Figur, darfst du stattdessen die Fee bewegen: von wo sie gerade ist auf ein beliebiges anderes Plättchen, auf dem ein Gefolgsmann von dir steht. Das darfst du auch, wenn dein Vorrat leer ist.
page-princess-and-dragon-fairy-move-follower = Setzt du mit deinem Plättchen keine Figur, darfst du stattdessen die Fee bewegen: von wo sie gerade ist, sogar von einem Mitspieler, zu einem deiner Gefolgsleute auf einem beliebigen Plättchen. Von nun an steht sie bei diesem Gefolgsmann und bei keinem anderen auf dem Plättchen. Das darfst du auch, wenn dein Vorrat leer ist.
page-princess-and-dragon-fairy-not-abbot = Nimmst du deinen Abt zurück, kannst du sie mit diesem Plättchen nicht bewegen.
page-princess-and-dragon-fairy-needs-follower = Ein Baumeister oder ein Schwein kann sie nicht rufen; es muss ein Gefolgsmann sein.
page-princess-and-dragon-fairy-shield = Sie hält den Drachen fern. Er kann ihr Feld nicht betreten, selbst wenn sie dort allein ist, und alle Figuren auf ihrem Plättchen sind vor ihm sicher.
page-princess-and-dragon-fairy-point-tile = Steht zu Beginn deines Zuges ein Gefolgsmann von dir auf ihrem Plättchen, erhältst du 1 Punkt, bevor du ziehst. Ebenso jeder andere Spieler mit einem Gefolgsmann dort, jeweils im eigenen Zug.
page-princess-and-dragon-fairy-point-follower = Steht sie zu Beginn deines Zuges bei einem Gefolgsmann von dir, erhältst du 1 Punkt, bevor du ziehst.
page-princess-and-dragon-fairy-three-tile = Wird ein Gebiet gewertet, erhält jeder Spieler, von dem darin ein Gefolgsmann auf ihrem Plättchen steht, 3 Punkte mehr, ob mit oder ohne Mehrheit.
page-princess-and-dragon-fairy-point-once = Auch mehrere deiner Gefolgsleute auf ihrem Plättchen bringen dir zu Beginn deines Zuges nur 1 Punkt und für jedes Gebiet, das gewertet wird, nur einmal 3 Punkte.
page-princess-and-dragon-fairy-three-follower = Wird das Gebiet ihres Gefolgsmanns gewertet, erhält dessen Besitzer 3 Punkte mehr, ob mit oder ohne Mehrheit.
page-princess-and-dragon-fairy-example-tile = Beispiel: Rot und Blau haben je einen Ritter in einer Stadt aus 4 Plättchen, und die Fee steht auf dem Plättchen des roten. Wenn die Stadt fertig ist, erhält Rot 8 + 3 = 11 Punkte und Blau 8. Hätte Blau zwei Ritter auf anderen Plättchen, erhielte Rot immer noch 3 Punkte.
page-princess-and-dragon-fairy-example-follower = Beispiel: Rot und Blau haben je einen Ritter in einer Stadt aus 4 Plättchen, und die Fee steht bei dem roten. Wenn die Stadt fertig ist, erhält Rot 8 + 3 = 11 Punkte und Blau 8. Hätte Blau zwei Ritter, erhielte Rot immer noch 3 Punkte.
page-princess-and-dragon-fairy-now = Ihre Bewegung zählt sofort: Schließt dein Plättchen das Gebiet des Gefolgsmanns ab, zu dem du sie bewegst, erhältst du die 3 Punkte schon jetzt.
page-princess-and-dragon-fairy-now-dragon = Zeigt dein Plättchen ein Drachensymbol, schützt sie schon bei dieser Wanderung.
page-princess-and-dragon-fairy-stays-tile = Verlassen Gefolgsleute ihr Plättchen, aus welchem Grund auch immer, bleibt die Fee dort, bis jemand sie bewegt.
page-princess-and-dragon-fairy-stays-follower = Geht ihr Gefolgsmann, aus welchem Grund auch immer, bleibt die Fee auf dem Plättchen, steht aber bei niemandem. Bis jemand sie bewegt, bringt sie keine Punkte.
page-princess-and-dragon-fairy-abbot-no = Einem Abt bringt sie ihre 3 Punkte, wenn sein Kloster oder Garten gewertet wird, aber nicht, wenn du ihn zurücknimmst.
page-princess-and-dragon-fairy-abbot-yes = Einem Abt bringt sie ihre 3 Punkte, wenn sein Kloster oder Garten gewertet wird, und auch, wenn du ihn zurücknimmst.

page-princess-and-dragon-princess = Burgfräulein
page-princess-and-dragon-princess-must = Wenn dein Burgfräulein eine Stadt mit Rittern fortsetzt, musst du einen davon aus der Stadt schicken, auf welchem Plättchen der Stadt er auch steht und wem er auch gehört. Er kehrt ohne Punkte zu seinem Besitzer zurück. Gehören alle dir, muss einer von deinen gehen.
page-princess-and-dragon-princess-may = Wenn dein Burgfräulein eine Stadt mit Rittern fortsetzt, darfst du einen davon aus der Stadt schicken, auf welchem Plättchen der Stadt er auch steht und wem er auch gehört, sogar einen eigenen. Er kehrt ohne Punkte zu seinem Besitzer zurück.
page-princess-and-dragon-princess-figure = Schickst du einen Ritter aus der Stadt, setzt du mit diesem Plättchen keine Figur, auch nicht auf eine Straße oder Wiese darauf.
page-princess-and-dragon-princess-abbot = Auch deinen Abt kannst du mit diesem Plättchen nicht zurücknehmen.
page-princess-and-dragon-princess-fairy = Die Fee darfst du dann noch bewegen.
page-princess-and-dragon-princess-no-fairy = Auch die Fee kannst du damit nicht bewegen.
page-princess-and-dragon-princess-none-must = Ist in der Stadt des Burgfräuleins kein Ritter, setze wie üblich eine Figur, auch in diese Stadt. Eine andere Stadt auf demselben Plättchen spielt keine Rolle.
page-princess-and-dragon-princess-none-may = Ist in der Stadt des Burgfräuleins kein Ritter oder schickst du keinen fort, setze wie üblich eine Figur. Eine andere Stadt auf demselben Plättchen spielt keine Rolle.
page-princess-and-dragon-princess-score = Der Ritter geht vor der Wertung: Eine Stadt, die das Plättchen abschließt, wird ohne ihn gewertet.
page-princess-and-dragon-princess-large = Ein großer Gefolgsmann ist ein einziger Ritter: Das Burgfräulein kann ihn fortschicken, und er geht als Ganzes.
page-princess-and-dragon-princess-builder-no = Ein Burgfräulein schickt keine Baumeister aus der Stadt, nur Ritter.
page-princess-and-dragon-princess-builder = Ist in der Stadt des Burgfräuleins ein Ritter, darfst du anstelle eines Ritters einen Baumeister dort wählen.
page-princess-and-dragon-princess-example-must = Beispiel: Blau hat den einzigen Ritter in einer Stadt, und dein Burgfräulein schließt sie ab. Du musst diesen Ritter fortschicken, und niemand erhält Punkte für die Stadt.
page-princess-and-dragon-princess-example-may = Beispiel: Blau hat den einzigen Ritter in einer Stadt, und dein Burgfräulein schließt sie mit 3 Plättchen ab. Schickst du diesen Ritter fort, erhält niemand Punkte für die Stadt. Tust du es nicht, erhält Blau 6 Punkte, und du darfst einen Gefolgsmann auf eine Straße oder Wiese des Plättchens setzen.

page-princess-and-dragon-portal = Zaubergänge
page-princess-and-dragon-portal-place = Wenn du einen Zaubergang legst, darfst du deinen Gefolgsmann auf ein beliebiges Plättchen der Landschaft setzen, in ein Gebiet, das unfertig und frei ist.
page-princess-and-dragon-portal-new = Ein Gebiet, das das Plättchen mit dem Zaubergang selbst abschließt, darf wie bei jedem Plättchen noch besetzt werden, aber nur auf diesem Plättchen.
page-princess-and-dragon-portal-new-never = Ein Gebiet, das das Plättchen mit dem Zaubergang selbst abschließt, gilt schon als fertig; du kannst es nicht besetzen.
page-princess-and-dragon-portal-new-any = Ein Gebiet, das das Plättchen mit dem Zaubergang selbst abschließt, darf noch besetzt werden, auf jedem seiner Plättchen.
page-princess-and-dragon-portal-field = Wiesen sind nie fertig: Jede Wiese ohne Bauern kommt infrage.
page-princess-and-dragon-portal-dragon = Du darfst sogar das Plättchen wählen, auf dem der Drache steht: Er frisst nur, wo er hinkommt. Vulkane aus früheren Zügen sind Plättchen wie alle anderen.
page-princess-and-dragon-portal-no-dragon = Das Plättchen, auf dem der Drache steht, darfst du nicht wählen. Vulkane, die er verlassen hat, sind Plättchen wie alle anderen.
page-princess-and-dragon-portal-large = Ein großer Gefolgsmann darf den Zaubergang benutzen.
page-princess-and-dragon-portal-abbot = Ein Abt darf ihn benutzen, um in ein Kloster oder einen Garten zu gelangen.
page-princess-and-dragon-portal-special = Baumeister und Schweine können ihn nicht benutzen: Sie werden auf das neue Plättchen gesetzt oder gar nicht.
page-princess-and-dragon-portal-none = Ein Zaubergang wirkt nur, wenn er gelegt wird.

page-princess-and-dragon-double = Zusammen mit „Händler und Baumeister“
page-princess-and-dragon-double-orphan = Wird dein letzter Gefolgsmann auf einer Straße, in einer Stadt oder auf einer Wiese gefressen oder fortgeschickt, kehrt auch dein Baumeister oder Schwein dort zu dir zurück.
page-princess-and-dragon-double-stay = Wird dein letzter Gefolgsmann auf einer Straße, in einer Stadt oder auf einer Wiese gefressen oder fortgeschickt, bleibt dein Baumeister oder Schwein dort stehen.
page-princess-and-dragon-double-kept = Hast du dir ein zweites Plättchen verdient, erhältst du es, selbst wenn dein Baumeister die Landschaft vorher verlässt.
page-princess-and-dragon-double-point = Den 1 Punkt der Fee gibt es in einem Doppelzug einmal, vor deinem ersten Plättchen.
page-princess-and-dragon-double-journey = Eine Wanderung ist vorbei, bevor du das zweite Plättchen ziehst. Zeigt auch dieses ein Drachensymbol, beginnt die zweite Wanderung von vorn.
page-princess-and-dragon-double-journey-turn = Eine Wanderung ist vorbei, bevor du das zweite Plättchen ziehst. Zeigt auch dieses ein Drachensymbol, meidet die zweite Wanderung auch alle Felder der ersten.
page-princess-and-dragon-double-princess = Was das Burgfräulein verbietet, gilt nur für sein Plättchen. Mit dem anderen Plättchen eines Doppelzugs darfst du eine Figur setzen.
page-princess-and-dragon-double-goods = Schließt du eine Stadt ab, die das Burgfräulein oder der Drache geleert hat, nimmst du trotzdem ihre Waren.

page-princess-and-dragon-special = Zwei besondere Plättchen
page-princess-and-dragon-monastery = Das Kloster in der Stadt: Ein Gefolgsmann auf diesem Plättchen ist Mönch im Kloster, Ritter in der Stadt oder Bauer auf der Wiese. Du darfst das Kloster besetzen, obwohl die Stadt besetzt ist, und umgekehrt. Das Kloster ist fertig, wenn auf allen 8 Feldern ringsum Plättchen liegen, wie es auch um die Stadt steht.
page-princess-and-dragon-tunnel = Der Tunnel: Die Straße läuft unter der Stadt hindurch und endet dort nicht.
page-princess-and-dragon-tunnel-two = Es gibt zwei Wiesen, auf jeder Seite der Stadt eine. Die Straße teilt keine von beiden.
page-princess-and-dragon-tunnel-four = Es gibt vier Wiesen: Stadt und Straße teilen sie beide.

page-princess-and-dragon-end = Das Ende der Partie
page-princess-and-dragon-end-journey = Zeigt das letzte Plättchen ein Drachensymbol, macht der Drache seine Wanderung vor der Schlusswertung.
page-princess-and-dragon-end-aside = Ist der Stapel vor dem ersten Vulkan leer, werden die beiseitegelegten Drachenplättchen nicht gespielt.
page-princess-and-dragon-end-fairy-tile = Die Fee bringt ihre 3 Punkte auch in der Schlusswertung, einmal für jedes Gebiet mit einem Gefolgsmann von dir auf ihrem Plättchen, selbst wenn es nichts wert ist.
page-princess-and-dragon-end-fairy-follower = Die Fee bringt ihre 3 Punkte auch in der Schlusswertung, selbst wenn das Gebiet ihres Gefolgsmanns nichts wert ist. Ein Wegelagerer mit der Fee auf einer unfertigen Straße aus 3 Plättchen bringt 3 + 3 = 6 Punkte.
page-princess-and-dragon-end-fairy-inns = Eine unfertige Straße mit Wirtshaus oder Stadt mit Kathedrale bringt am Ende 0 Punkte; die Fee bringt trotzdem ihre 3.
page-princess-and-dragon-end-fairy-city = Für Bauern bringt sie ihre 3 Punkte einmal für die Wiese, nicht einmal für jede Stadt.
