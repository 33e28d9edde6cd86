### Abbey & Mayor: the words of the page that players read. Its order is in pages/50-abbey-and-mayor.txt.

page-abbey-and-mayor = Abtei und Bürgermeister
page-abbey-and-mayor-box = 12 neue Plättchen werden unter alle anderen gemischt. Jeder Spieler erhält:
page-abbey-and-mayor-box-abbey = Eine Abtei, ein Plättchen, das nie in den Stapel kommt. In einem deiner Züge legst du sie in ein Loch, statt ein Plättchen zu ziehen.
page-abbey-and-mayor-box-mayor = Einen Bürgermeister, einen Gefolgsmann für Städte, der so stark ist, wie seine Stadt Wappen hat.
page-abbey-and-mayor-box-wagon = Einen Wagen, einen Gefolgsmann, der weiterfahren darf, wenn er gewertet wurde.
page-abbey-and-mayor-box-barn = Einen Gutshof, der die Bauern einer Wiese heimschickt und am Ende Punkte für die Wiese bringt.
page-abbey-and-mayor-box-instead = Diese Figuren werden wie ein Gefolgsmann gesetzt, nach dem Plättchen und anstelle jeder anderen Figur.

page-abbey-and-mayor-abbey = Die Abtei
page-abbey-and-mayor-abbey-place = Zu Beginn deines Zuges darfst du deine Abtei legen, statt ein Plättchen zu ziehen. Sie kommt nur in ein Loch: ein leeres Feld mit Plättchen an allen vier Seiten, was sie auch zeigen. Was an den Ecken liegt, spielt keine Rolle. Du musst sie nie legen, aber wenn du ein Plättchen gezogen hast, ist es für diesen Zug zu spät.
page-abbey-and-mayor-abbey-ends = Jede Straße, Stadt und Wiese, die an die Abtei grenzt, endet dort, und Wiesen werden nicht über sie hinweg verbunden. Schließt sie das letzte offene Ende einer Straße oder Stadt, ist diese fertig und wird gewertet. Die Abtei zählt nicht als eines ihrer Plättchen.
page-abbey-and-mayor-abbey-monk = Die Abtei ist ein Kloster. Du darfst einen Gefolgsmann als Mönch hineinsetzen; er bringt 9 Punkte, wenn auf allen 8 Feldern ringsum Plättchen liegen. Für andere Klöster zählt die Abtei als Plättchen.
page-abbey-and-mayor-abbey-example = Beispiel: Blau hat einen Wegelagerer auf einer Straße aus 4 Plättchen, die nur noch zu einem Loch hin offen ist. Du legst deine Abtei dorthin und setzt einen Mönch hinein: Die Straße ist fertig, und Blau erhält 4 Punkte, nicht 5. An drei Ecken der Abtei liegen Plättchen, also wartet dein Mönch noch auf eines.
page-abbey-and-mayor-abbey-river = Solange der Fluss gelegt wird, darf keine Abtei gelegt werden.
page-abbey-and-mayor-abbey-abbot = Auch ein Abt darf in einer Abtei stehen und aus ihr zurückgenommen werden.
page-abbey-and-mayor-abbey-garden = Für Gärten neben einer Abtei zählt sie als Plättchen.
page-abbey-and-mayor-abbey-inns = Eine Straße mit Wirtshaus oder eine Stadt mit Kathedrale, die die Abtei abschließt, bringt ihren erhöhten Wert.
page-abbey-and-mayor-abbey-double = In einem Doppelzug darfst du die Abtei als erstes oder als zweites Plättchen legen.
page-abbey-and-mayor-abbey-builder = Die Abtei setzt nichts fort und bringt deshalb keinen Doppelzug.
page-abbey-and-mayor-abbey-builder-complete = Schließt die Abtei die Straße oder Stadt deines Baumeisters ab, erhältst du einen Doppelzug.
page-abbey-and-mayor-abbey-goods = Du nimmst die Waren der Städte, die deine Abtei abschließt.

page-abbey-and-mayor-mayor = Der Bürgermeister
page-abbey-and-mayor-mayor-place = Setze deinen Bürgermeister in eine Stadt auf dem neuen Plättchen, wenn in dieser Stadt noch niemand einen Gefolgsmann hat. Woandershin darf er nicht gesetzt werden. Sobald er dort ist, ist die Stadt besetzt.
page-abbey-and-mayor-mayor-strength = Wird die Stadt gewertet, ist er so stark, wie sie Wappen hat: Mit 3 Wappen zählt er wie 3 Ritter. Ohne Wappen zählt er gar nicht, und ist er dort allein, erhält niemand Punkte. Was die Stadt wert ist, ändert sich nicht. In der Schlusswertung gilt dasselbe in unfertigen Städten.
page-abbey-and-mayor-mayor-example = Beispiel: Eine fertige Stadt hat 6 Plättchen und 3 Wappen und ist 18 Punkte wert. Dein Bürgermeister steht dort allein gegen zwei Ritter von Blau, 3 zu 2: Du erhältst 18 Punkte, Blau nichts. Mit einem Wappen weniger stünde es 2 zu 2, und ihr erhieltet beide 16.
page-abbey-and-mayor-mayor-builder = Zu deinem Bürgermeister darfst du später deinen Baumeister setzen.

page-abbey-and-mayor-wagon = Der Wagen
page-abbey-and-mayor-wagon-place = Setze deinen Wagen auf dem neuen Plättchen auf eine Straße, in eine Stadt oder in ein Kloster ohne Gefolgsleute, nie auf eine Wiese. Er zählt dort wie ein Gefolgsmann.
page-abbey-and-mayor-wagon-abbey = Auch eine Abtei ist für ihn ein Kloster.
page-abbey-and-mayor-wagon-garden = In Gärten darf er nicht gesetzt werden und nicht fahren.
page-abbey-and-mayor-wagon-connected = Ist sein Gebiet gewertet, ob du Punkte erhalten hast oder nicht, darf dein Wagen weiterfahren, statt zurückzukehren. Er fährt auf eine unfertige Straße, in eine unfertige Stadt oder ein unfertiges Kloster ohne Gefolgsleute, wenn ein Plättchen das neue Gebiet unmittelbar mit dem gerade gewerteten verbindet: auf eine andere Straße an derselben Kreuzung, in die Stadt oder das Kloster, an dem eine Straße endet, in das Kloster innerhalb einer Stadt. Zwei Städte sind nie auf diese Weise verbunden. Er darf auf jedem Plättchen des neuen Gebiets halten.
page-abbey-and-mayor-wagon-nearby = Ist sein Gebiet gewertet, ob du Punkte erhalten hast oder nicht, darf dein Wagen weiterfahren, statt zurückzukehren. Er fährt auf eine unfertige Straße, in eine unfertige Stadt oder ein unfertiges Kloster ohne Gefolgsleute auf seinem eigenen Plättchen oder auf einem der 8 Felder ringsum und hält dort.
page-abbey-and-mayor-wagon-connected-abbey = Eine Abtei ist mit jeder Straße und Stadt verbunden, die an ihr endet.
page-abbey-and-mayor-wagon-connected-tower = Ein Turmplatz verbindet die Straßen nicht, die er trennt.
page-abbey-and-mayor-wagon-return = Gibt es keinen solchen Ort oder willst du nicht weiterfahren, kehrt er zu dir zurück.
page-abbey-and-mayor-wagon-extra = Weiterfahren darf er zusätzlich zu der Figur, die du setzt. An seinem neuen Ort wird der Wagen nicht im selben Zug gewertet.
page-abbey-and-mayor-wagon-order = Fahren mehrere Wagen weiter, beginnt der Spieler am Zug, dann folgen die anderen im Uhrzeigersinn.
page-abbey-and-mayor-wagon-example-connected = Beispiel: Dein Wagen steht auf einer Straße aus 5 Plättchen, die von einer Kreuzung zu einer anderen führt und nun fertig ist. Du erhältst 5 Punkte. An einer der Kreuzungen beginnt eine Straße, die unfertig und leer ist: Dein Wagen darf auf sie weiterfahren, wie weit weg er auch stand.
page-abbey-and-mayor-wagon-example-nearby = Beispiel: Dein Wagen steht auf einer Straße aus 5 Plättchen, die nun fertig ist. Du erhältst 5 Punkte. Auf einem Plättchen, das seines an einer Ecke berührt, ist eine unfertige Stadt ohne Ritter: Dein Wagen darf in sie weiterfahren.

page-abbey-and-mayor-barn = Der Gutshof
page-abbey-and-mayor-barn-off = Ohne Bauern gibt es für Gutshöfe nichts zu tun: In dieser Partie kann keiner gesetzt werden.
page-abbey-and-mayor-barn-place = Setze deinen Gutshof auf eine Ecke des neuen Plättchens, an der vier Plättchen zusammentreffen und alle vier dieselbe Wiese zeigen. Keine Straße und keine Stadt darf sie dort trennen. Der Gutshof bleibt bis zum Ende der Partie.
page-abbey-and-mayor-barn-one = Auf der Wiese dürfen Bauern aller Spieler stehen, aber kein Gutshof. Zwei Gutshöfe kommen nur zusammen, wenn ein späteres Plättchen ihre Wiesen verbindet; dann bleiben beide.
page-abbey-and-mayor-barn-any = Auf der Wiese dürfen Bauern aller Spieler stehen und ebenso Gutshöfe.
page-abbey-and-mayor-barn-now = In dem Zug, in dem ein Gutshof gesetzt wird, werden die Bauern seiner Wiese gewertet: Wer die meisten hat, erhält 3 Punkte für jede fertige Stadt an der Wiese. Dann kehren alle Bauern dort zu ihren Besitzern zurück. Der Gutshof selbst bringt dir noch nichts.
page-abbey-and-mayor-barn-closed = Von nun an darf niemand mehr einen Bauern auf diese Wiese setzen.
page-abbey-and-mayor-barn-join = Verbindet ein späteres Plättchen die Wiese mit einer anderen, auf der Bauern stehen, erhält, wer dort die meisten Bauern hat, nur 1 Punkt für jede fertige Stadt. Dann kehren auch sie zurück.
page-abbey-and-mayor-barn-end = Am Ende bringt dir dein Gutshof 4 Punkte für jede fertige Stadt an seiner Wiese. Gutshöfe konkurrieren nicht: Haben dort mehrere Spieler einen, erhält jeder von ihnen die Punkte.
page-abbey-and-mayor-barn-values = Diese Werte von 3, 1 und 4 Punkten werden Wiese für Wiese gezählt. Bauern, die am Ende auf anderen Wiesen übrig sind, werden wie immer Stadt für Stadt gewertet.
page-abbey-and-mayor-barn-example = Beispiel: Eine Wiese liegt an 2 fertigen Städten. Rot hat dort zwei Bauern, Blau einen. Du setzt deinen Gutshof: Rot erhält 6 Punkte, und alle drei Bauern kehren zurück. Passiert sonst nichts, erhältst du am Ende 8 Punkte.
page-abbey-and-mayor-barn-pig = Ein Schwein erhöht, was die Bauern seines Besitzers wegen eines Gutshofs bringen, um 1 Punkt für jede Stadt, wenn sie die Mehrheit haben: 4 Punkte statt 3 oder 2 statt 1. Es kehrt mit ihnen zurück. Was Gutshöfe am Ende bringen, erhöht es nie.
page-abbey-and-mayor-barn-herd = Auch die Schweineherde des Flusses erhöht, was Bauern wegen eines Gutshofs bringen, um 1 Punkt für jede Stadt, aber nicht, was Gutshöfe bringen.

page-abbey-and-mayor-dragon = Zusammen mit „Burgfräulein und Drache“
page-abbey-and-mayor-dragon-eats = Der Drache frisst Bürgermeister und Wagen; ein gefressener Wagen fährt nicht weiter.
page-abbey-and-mayor-dragon-barn = Einen Gutshof frisst der Drache nie.
page-abbey-and-mayor-dragon-abbey = Eine Abtei ist für den Drachen ein Plättchen wie jedes andere.
page-abbey-and-mayor-dragon-wagon = Ein Wagen kann nicht auf das Plättchen fahren, auf dem der Drache steht.
page-abbey-and-mayor-volcano-figures = Auf einen Vulkan, den du gerade gelegt hast, darf weder Bürgermeister noch Wagen gesetzt werden.
page-abbey-and-mayor-volcano-barn = Dein Gutshof darf auf die Ecke eines Vulkans gesetzt werden, den du gerade gelegt hast.
page-abbey-and-mayor-princess-sends = Ein Burgfräulein kann einen Bürgermeister oder einen Wagen fortschicken wie jeden Ritter; der Wagen fährt nicht weiter.
page-abbey-and-mayor-princess-then = Schickst du jemanden fort, setzt du mit diesem Plättchen auch keine Figur dieser Erweiterung.
page-abbey-and-mayor-portal-figures = Bürgermeister und Wagen dürfen einen Zaubergang benutzen, jeder in Gebiete seiner Art.
page-abbey-and-mayor-portal-barn = Ein Gutshof kann keinen Zaubergang benutzen.
page-abbey-and-mayor-fairy-instead = Bewegst du die Fee, setzt du mit diesem Plättchen keine Figur dieser Erweiterung.
page-abbey-and-mayor-fairy-wagon = Ein Wagen darf trotzdem weiterfahren, aber die Fee bleibt zurück.
page-abbey-and-mayor-fairy-mayor = Ein Bürgermeister in einer Stadt ohne Wappen bringt dennoch die 3 Punkte der Fee, wenn sie gewertet wird.
page-abbey-and-mayor-fairy-barn = Die Fee bringt ihre 3 Punkte, wenn Bauern wegen eines Gutshofs gewertet werden, aber zu einem Gutshof kann sie nicht gestellt werden, und was Gutshöfe am Ende bringen, geht sie nichts an.

page-abbey-and-mayor-tower = Zusammen mit „Der Turm“
page-abbey-and-mayor-tower-capture = Bürgermeister und Wagen können gefangen genommen werden.
page-abbey-and-mayor-tower-barn = Gutshöfe können nicht gefangen genommen werden.
page-abbey-and-mayor-tower-guard = Keine Figur dieser Erweiterung kann auf einen Turm gesetzt werden.

page-abbey-and-mayor-end = Das Ende der Partie
page-abbey-and-mayor-end-round = Nach dem letzten Zug gibt es noch eine Abteirunde für die übrigen Abteien. Sie beginnt links von dem Spieler, der das letzte Plättchen gelegt hat, und endet mit ihm: Der Reihe nach dürfen alle eine Abtei in ein Loch legen, mit Figur und Wertung wie üblich. Dann kommt die Schlusswertung.
page-abbey-and-mayor-end-forfeit = Eine Abtei, die du bis zum Ende des letzten Zuges nicht gelegt hast, ist verloren.
page-abbey-and-mayor-end-abbey = Eine unfertige Abtei bringt ihrem Mönch 1 Punkt für sich selbst und 1 für jedes Plättchen ringsum.
page-abbey-and-mayor-end-wagon = In der Schlusswertung fährt kein Wagen mehr weiter.
