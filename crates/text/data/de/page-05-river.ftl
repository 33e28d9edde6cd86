### River I and River II: the words of the page that players read. Its order and conditions are in ../pages/05-river.txt.

page-river = Der Fluss
page-river-first = Die Partie beginnt mit einem Fluss. Ihr zieht und legt Flussplättchen, bis alle verbraucht sind; erst dann zieht jemand ein Landschaftsplättchen. Davon abgesehen sind eure Züge vom allerersten Plättchen an die üblichen: ein Plättchen anlegen, nach Wunsch einen Gefolgsmann setzen, werten.

page-river-setup = Vorbereitung
page-river-river-one = „Der Fluss“ hat 12 Plättchen: die Quelle, einen See und 10 Plättchen für dazwischen.
page-river-river-two = „Der Fluss II“ hat 12 Plättchen: die Quelle, eine Gabelung, einen See mit einem Vulkan und 9 weitere. Auf einem der 9 endet ein Arm des Flusses an einer Stadt.
page-river-both = Ihr spielt beide Flüsse als einen. Eine zweite Quelle und der See ohne Vulkan bleiben in der Schachtel, sodass der Fluss 22 Plättchen hat.
page-river-spring = Die Quelle liegt schon vor dem ersten Zug auf dem Tisch, und niemand setzt einen Gefolgsmann darauf. Mischt die anderen Flussplättchen verdeckt, aber haltet den See zurück: Er wird als letzter gezogen.
page-river-spring-at-carcassonne = Zuerst wird die Stadt Carcassonne ausgelegt. Die Quelle liegt neben ihrer Nordostecke, und der Fluss fließt von ihr weg nach Osten. Das übliche Startplättchen wird nicht benutzt. Mischt die anderen Flussplättchen verdeckt, aber haltet den See zurück: Er wird als letzter gezogen.
page-river-fork-first = Haltet auch die Gabelung zurück: Der erste Spieler legt sie im ersten Zug. Der See, der zuletzt kommt, ist der mit dem Vulkan.
page-river-start-discard = Das übliche Startplättchen wird nicht benutzt.
page-river-start-after = Das übliche Startplättchen geht nicht verloren: Es ist das erste Landschaftsplättchen, das nach dem Fluss gezogen wird.
page-river-start-among-river = Das übliche Startplättchen geht nicht verloren: Es wird unter die Flussplättchen gemischt, und wer es zieht, legt es wie ein Landschaftsplättchen an.
page-river-start-among-land = Das übliche Startplättchen geht nicht verloren: Es wird unter die Landschaftsplättchen gemischt.

page-river-placing = Flussplättchen anlegen
page-river-flow = Ein Flussplättchen muss den Fluss fortsetzen: Eine seiner Flussseiten schließt an ein offenes Ende an. Alle anderen Seiten müssen passen wie üblich.
page-river-arms = Nach der Gabelung hat der Fluss zwei Arme, und du wählst, welchen dein Plättchen fortsetzt. Das Plättchen, auf dem der Fluss an einer Stadt endet, beendet einen Arm endgültig; der See mit dem Vulkan beendet den anderen.
page-river-no-u-turn = Der Fluss darf nicht sofort kehrtmachen: Biegt er auf einem Plättchen nach links ab, darf er es auf dem nächsten nicht noch einmal, und für rechts gilt dasselbe. Mit einem geraden Plättchen dazwischen darf er es.
page-river-fork-exits = Betrachtet an der Gabelung jeden Arm für sich: Ein Arm, der die Gabelung nach links verlässt, darf auf seinem nächsten Plättchen nicht nach links abbiegen, und einer, der sie nach rechts verlässt, nicht nach rechts.
page-river-arms-apart = Die beiden Arme dürfen nie verbunden werden, und zwei offene Enden dürfen nicht auf dasselbe leere Feld zeigen.
page-river-corridor = Der Fluss braucht Platz: Vor jedem offenen Ende des neuen Plättchens muss ein drei Felder breiter Streifen frei von Plättchen sein, so weit die Landschaft reicht. Und keine zwei offenen Enden dürfen in benachbarten Zeilen oder Spalten in dieselbe Richtung laufen.
page-river-no-fit = Ein Flussplättchen, das nirgends passt, kommt aus dem Spiel, und du ziehst ein anderes Flussplättchen. Passt selbst das letzte nicht, bleibt der Fluss einfach offen.

page-river-figures = Gefolgsleute am Fluss
page-river-figure = Auf Flussplättchen darfst du Gefolgsleute setzen wie auf jedes andere Plättchen, aber nie auf den Fluss selbst. Der Fluss gehört niemandem und bringt keine Punkte. Was Flussplättchen abschließen, wird wie üblich gewertet.
page-river-banks = Der Fluss trennt Wiesen wie eine Straße. Aber um die Quelle und um einen See herum hängt das Land zusammen, sodass dort beide Ufer zu einer Wiese gehören. Beispiel: Rot hat einen Bauern auf einem Ufer direkt neben der Quelle. Das andere Ufer neben der Quelle ist dieselbe Wiese, und du darfst dorthin keinen Bauern setzen. Wo eine Straße auf einer Brücke den Fluss überquert, trennt auch die Straße das Land.
page-river-garden = Auch in den Garten eines Flussplättchens darf dein Abt gesetzt werden.

page-river-volcano = Der See mit dem Vulkan
page-river-volcano-again = Wenn du den See mit dem Vulkan legst, setzt du keine Figur darauf. Danach bist du sofort noch einmal am Zug, mit dem ersten Landschaftsplättchen.
page-river-volcano-next = Wenn du den See mit dem Vulkan legst, setzt du keine Figur darauf. Der nächste Spieler beginnt mit den Landschaftsplättchen.
page-river-volcano-fairy = Da es ein neuer Zug ist, bringt die Fee zu seinem Beginn noch einmal ihren Punkt.
page-river-volcano-dragon = Der Vulkan bringt den Drachen, wie jeder andere Vulkan.
page-river-volcano-idle = Eine andere Bedeutung hat der Vulkan in dieser Partie nicht.

page-river-symbols = Wirtshaus und Schweineherde
page-river-symbols-always = Zwei Flussplättchen zeigen Symbole, die du vielleicht aus anderen Erweiterungen kennst. In dieser Partie gelten sie, welche Erweiterungen ihr auch benutzt.
page-river-inn-zero = Die Brücke mit Wirtshaus: Eine fertige Straße mit diesem Wirtshaus bringt 2 Punkte pro Plättchen statt 1. Ist sie am Ende unfertig, bringt sie nichts.
page-river-inn-ignore = Die Brücke mit Wirtshaus: Eine fertige Straße mit diesem Wirtshaus bringt 2 Punkte pro Plättchen statt 1. Ist sie am Ende unfertig, bringt sie 1 Punkt pro Plättchen wie jede andere.
page-river-inn-idle = Das Wirtshaus neben der Brücke ist in dieser Partie nur Verzierung.
page-river-herd-field = Die Schweineherde: Wer auf ihrer Wiese die meisten Bauern hat, allein oder bei Gleichstand, erhält 1 Punkt mehr für jede fertige Stadt dieser Wiese. Beispiel: Die Wiese grenzt an 2 fertige Städte. Du erhältst für jede 4 Punkte statt 3, also 8 Punkte.
page-river-herd-city = Die Schweineherde: Wenn du mit deinen Bauern für eine Stadt Punkte erhältst, erhältst du 1 Punkt mehr, sofern einer von ihnen auf der Wiese mit der Herde ist und diese Wiese an die Stadt grenzt.
page-river-herd-pig = Herde und Schwein werden zusammengezählt: Dein eigenes Schwein bringt dir seinen Punkt noch dazu.
page-river-herd-idle = Die Schweineherde ist in dieser Partie nur Verzierung.
page-river-herd-no-farmers = Die Schweineherde ist in dieser Partie nur Verzierung, denn es gibt keine Bauern.

page-river-after = Nach dem Fluss
page-river-then = Wenn das letzte Flussplättchen liegt, geht es mit den Landschaftsplättchen weiter. Von nun an ist der Fluss einfach ein Teil der Landschaft.
