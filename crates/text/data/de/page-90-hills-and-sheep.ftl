### Hills & Sheep: the words of the page that players read. Its order is in pages/90-hills-and-sheep.txt.

page-hills-and-sheep = Schafe und Hügel
page-hills-and-sheep-box = 18 neue Plättchen werden unter alle anderen gemischt: 8 mit Hügeln, 8 mit Weinbergen und 2 Klöster.
page-hills-and-sheep-box-shepherd = Du erhältst 1 Schäfer. 18 Schafplättchen kommen in einen eigenen Stoffbeutel: 16 mit 1 bis 4 Schafen, insgesamt 37 Schafe, und 2 mit einem Wolf.
page-hills-and-sheep-box-no-hills = Hügel sind in dieser Partie nur Verzierung.
page-hills-and-sheep-box-no-vineyards = Weinberge sind in dieser Partie nur Verzierung.

page-hills-and-sheep-turn = Dein Zug im Überblick
page-hills-and-sheep-turn-hill = Ziehst du einen Hügel, kommt das nächste Plättchen vom Stapel ungesehen darunter.
page-hills-and-sheep-turn-figure = Lege das Plättchen an, dann setze eine Figur oder keine.
page-hills-and-sheep-turn-shepherd = Statt einer anderen Figur darfst du deinen Schäfer auf eine Wiese des Plättchens setzen.
page-hills-and-sheep-turn-flock = Hast du deinen Schäfer gesetzt, ziehe für ihn ein Schafplättchen. Hat das Plättchen die Wiese deines Schäfers vergrößert, erweitere die Herde oder treibe sie in den Stall.
page-hills-and-sheep-turn-score = Werte, was das Plättchen abgeschlossen hat, und denke dabei an Hügel und Weinberge.

page-hills-and-sheep-sheep = Schäfer und Schafe
page-hills-and-sheep-sheep-place = Setze deinen Schäfer statt einer anderen Figur auf eine Wiese des neuen Plättchens, wenn dort kein anderer Schäfer ist. Bauern auf der Wiese spielen keine Rolle, und er hält sie nicht fern: Er ist kein Bauer und zählt für die Mehrheit nicht mit.
page-hills-and-sheep-sheep-first = Ziehe sofort ein Schafplättchen. Schafe sind der Anfang seiner Herde: Lege das Schafplättchen neben ihn. Ist es ein Wolf, kommt er zurück in den Stoffbeutel, und dein Schäfer kehrt zu dir zurück.
page-hills-and-sheep-sheep-choice = Immer wenn du ein Plättchen legst, das die Wiese deines Schäfers vergrößert, musst du nach deiner Figur und zusätzlich zu ihr eines von beidem tun. Plättchen der Mitspieler bringen dir keine Wahl.
page-hills-and-sheep-sheep-grow = Die Herde erweitern: Ziehe ein Schafplättchen. Schafe kommen zu deiner Herde. Ein Wolf zerstreut alles: Alle Schäfer auf dieser Wiese kehren zu ihren Besitzern zurück, und ihre Schafe und der Wolf kommen ohne Punkte zurück in den Stoffbeutel.
page-hills-and-sheep-sheep-herd = Die Herde in den Stall treiben: Du erhältst 1 Punkt für jedes Schaf auf der Wiese. Dann kommen die Schafplättchen zurück in den Stoffbeutel, und dein Schäfer kehrt zu dir zurück.
page-hills-and-sheep-sheep-example = Beispiel: Du setzt deinen Schäfer und ziehst 2 Schafe. Später vergrößert ein Plättchen von dir die Wiese, und du ziehst 3 weitere. Beim nächsten Mal darfst du die Herde für 5 Punkte in den Stall treiben oder noch einmal ziehen: mehr Schafe, oder einen Wolf und nichts.
page-hills-and-sheep-sheep-join = Verbindet ein Plättchen zwei Wiesen mit Schäfern, bleiben die Herden, wo sie sind, aber von nun an teilen sie ihr Schicksal. Ein Wolf zerstreut sie alle. Treibt ein Spieler seine Herde in den Stall, erhält jeder Spieler mit einem Schäfer auf der Wiese Punkte für alle Schafe dort, und alle kehren zurück: Mit deinen 2 Schafen und den 4 von Blau erhaltet ihr beide 6 Punkte.
page-hills-and-sheep-sheep-closed = Eine Wiese ist geschlossen, wenn keine ihrer Seiten an ein leeres Feld grenzt. Dann werden alle Herden darauf sofort in den Stall getrieben, egal, wer sie geschlossen hat, und alle, die dort einen Schäfer haben, erhalten Punkte wie oben.
page-hills-and-sheep-sheep-closed-choice = Schließt du die Wiese deines eigenen Schäfers, wählst du trotzdem zuerst: noch einmal ziehen und den Wolf riskieren oder die Herde in den Stall treiben.
page-hills-and-sheep-sheep-closed-herd = Schließt du die Wiese deines eigenen Schäfers, hast du keine Wahl: Die Herde wird in den Stall getrieben.
page-hills-and-sheep-sheep-again = Ein Schäfer, der gerade zurückgekehrt ist, kann frühestens mit deinem nächsten Plättchen wieder gesetzt werden.
page-hills-and-sheep-sheep-farmers = Auch wenn es in dieser Partie keine Bauern gibt, nutzen Schäfer die Wiesen.

page-hills-and-sheep-hills = Hügel
page-hills-and-sheep-hill-below = Wenn du einen Hügel ziehst, lege das nächste Plättchen vom Stapel darunter, ohne es anzusehen, und lege beide als ein Plättchen an. Das untere ist aus dem Spiel, und niemand sieht es je an. Ist der Stapel leer, wird der Hügel allein gelegt. Passt der Hügel nirgends, kommen beide aus dem Spiel, und du ziehst neu.
page-hills-and-sheep-hill-tie = Hügel entscheiden bei Gleichstand. Haben mehrere Spieler auf einer Straße, in einer Stadt oder auf einer Wiese gemeinsam die Mehrheit, erhalten nur diejenigen von ihnen Punkte, die einen Gefolgsmann dieses Gebiets auf einem Hügelplättchen haben. Hat keiner von ihnen einen, erhalten sie alle Punkte wie üblich.
page-hills-and-sheep-hill-one = Ein Gefolgsmann auf einem Hügel ist so gut wie mehrere. Hat mehr als einer der Beteiligten einen, erhalten sie alle die vollen Punkte.
page-hills-and-sheep-hill-number = Je mehr Gefolgsleute auf Hügeln, desto besser: Unter den Beteiligten erhält die Punkte, wer dort die meisten hat. Steht es auch darin gleich, erhalten sie alle die vollen Punkte.
page-hills-and-sheep-hill-more = Gegen mehr Gefolgsleute hilft kein Hügel, und es zählen nur Gefolgsleute in dem Gebiet, das gewertet wird.
page-hills-and-sheep-hill-example = Beispiel: Rot und Blau haben je einen Ritter in einer Stadt, die 10 Punkte wert ist, und der rote steht auf einem Hügel. Rot erhält 10 Punkte, Blau keine. Mit zwei Rittern hätte Blau die Mehrheit und erhielte die Punkte allein.
page-hills-and-sheep-hill-large = Ein großer Gefolgsmann auf einem Hügel ist ein einziger Gefolgsmann auf einem Hügel.
page-hills-and-sheep-hill-special = Baumeister und Schweine auf Hügeln entscheiden nichts.
page-hills-and-sheep-hill-mayor = Bürgermeister und Wagen auf Hügeln zählen wie andere Gefolgsleute.
page-hills-and-sheep-hill-guard = Ein Wächter auf einem Turm entscheidet nichts.
page-hills-and-sheep-hill-count = Ein Gefolgsmann, der aus Carcassonne umgesetzt wird, darf auf ein Hügelplättchen des Gebiets gesetzt werden und zählt dann.
page-hills-and-sheep-hill-bazaar = Ein Hügel von einem Basar erhält sein unteres Plättchen, wenn sein Besitzer ihn anlegen will.
page-hills-and-sheep-hill-bridge = Ein Wegelagerer auf einer Brücke über einem Hügelplättchen steht auf dem Hügel.

page-hills-and-sheep-vineyards = Weinberge
page-hills-and-sheep-vineyard = Jeder Weinberg auf den acht Feldern um ein Kloster bringt 3 Punkte mehr, wenn das Kloster fertig ist. Ein Weinberg kann mehreren Klöstern dienen. Mit 2 Weinbergen bringt ein Kloster 9 + 6 = 15 Punkte.
page-hills-and-sheep-vineyard-abbot = Für einen Abt zählen sie, wenn sein Kloster fertig ist, aber nicht, wenn du ihn vorher zurücknimmst.
page-hills-and-sheep-vineyard-garden-no = Gärten erhalten für Weinberge nichts.
page-hills-and-sheep-vineyard-garden-yes = Für fertige Gärten zählen sie ebenso.
page-hills-and-sheep-vineyard-abbey = Auch eine fertige Abtei erhält die Punkte für ihre Weinberge.
page-hills-and-sheep-vineyard-castle = Eine Burg, die wegen eines Klosters gewertet wird, übernimmt die Punkte für dessen Weinberge.

page-hills-and-sheep-others = Schäfer und andere Erweiterungen
page-hills-and-sheep-others-pig = Schweine und Schäfer teilen sich eine Wiese, ohne einander zu beeinflussen.
page-hills-and-sheep-others-double = In einem Doppelzug kann jedes Plättchen die Wiese deines Schäfers vergrößern.
page-hills-and-sheep-others-abbot = Nimmst du deinen Abt zurück, kannst du mit demselben Plättchen deinen Schäfer nicht setzen.
page-hills-and-sheep-others-dragon = Der Drache frisst Schäfer: Die Schafe neben dem gefressenen kommen ohne Punkte zurück in den Stoffbeutel; andere Herden auf der Wiese bleiben.
page-hills-and-sheep-others-order = Zeigt dein Plättchen ein Drachensymbol, werden Herden erweitert oder in den Stall getrieben, bevor der Drache wandert.
page-hills-and-sheep-others-order-first = Zeigt dein Plättchen ein Drachensymbol, wandert der Drache, bevor Herden erweitert oder in den Stall getrieben werden.
page-hills-and-sheep-others-volcano = Auf einen Vulkan, den du gerade gelegt hast, kann dein Schäfer nicht gesetzt werden, aber ein Vulkan kann seine Wiese vergrößern.
page-hills-and-sheep-others-fairy = Bewegst du die Fee, kannst du mit demselben Plättchen deinen Schäfer nicht setzen. Zu einem Schäfer kann sie nicht gestellt werden.
page-hills-and-sheep-others-shield = Auf dem Plättchen der Fee ist ein Schäfer vor dem Drachen sicher.
page-hills-and-sheep-others-princess = Schickst du mit einem Burgfräulein einen Ritter aus der Stadt, kannst du mit diesem Plättchen deinen Schäfer nicht setzen, aber seine Herde wird trotzdem erweitert oder in den Stall getrieben.
page-hills-and-sheep-others-portal = Ein Schäfer kann keinen Zaubergang benutzen.
page-hills-and-sheep-others-tower = Schäfer können nicht gefangen genommen werden.
page-hills-and-sheep-others-barn = Ein Gutshof geht Schäfer nichts an: Sie bleiben auf seiner Wiese und dürfen dorthin gesetzt werden.
page-hills-and-sheep-others-abbey = Eine Abtei vergrößert keine Wiese, aber sie kann eine schließen.
page-hills-and-sheep-others-bridge = Eine Brücke, die Wiesen verbindet, verbindet ihre Herden.
page-hills-and-sheep-others-count = Ein Schäfer kann nicht nach Carcassonne gesetzt werden. Punkte für Schafe zählen als Punkte des Plättchens, wenn du eine Figur nach Carcassonne setzen willst.

page-hills-and-sheep-end = Das Ende der Partie
page-hills-and-sheep-end-sheep = Schäfer und Schafe, die dann noch auf den Wiesen stehen, bringen nichts. Treibe deine Herde rechtzeitig in den Stall.
page-hills-and-sheep-end-hills = Auch in der Schlusswertung entscheiden Hügel bei Gleichstand.
page-hills-and-sheep-end-vineyards = Ein unfertiges Kloster erhält für Weinberge nichts.
