### The base game: the words of the page that players read. Its order and conditions are in ../pages/00-base-game.txt.

page-base = Das Grundspiel
page-base-goal = Plättchen für Plättchen legt ihr gemeinsam eine Landschaft aus Straßen, Städten, Klöstern und Wiesen. Du setzt deine Gefolgsleute hinein, und sie bringen dir Punkte: die meisten während der Partie, manche erst am Ende. Wer am Ende die meisten Punkte hat, gewinnt.

page-base-setup = Vorbereitung
page-base-pieces = Das Grundspiel hat 72 Plättchen. Jeder Spieler nimmt 7 Gefolgsleute einer Farbe als Vorrat und beginnt mit 0 Punkten.
page-base-players-five = 2 bis 5 Spieler können mitspielen; das Material für einen sechsten kommt mit „Wirtshäuser und Kathedralen“. Zum Üben kannst du auch allein spielen.
page-base-players-six = 2 bis 6 Spieler können mitspielen. Zum Üben kannst du auch allein spielen.
page-base-start-tile = Legt das Startplättchen auf den Tisch: Es zeigt ein Stück Stadt und eine Straße. Mischt alle anderen Plättchen verdeckt. Auf das Startplättchen setzt niemand einen Gefolgsmann.
page-base-start-river = Die Partie beginnt mit dem Fluss: Seine Quelle ist das erste Plättchen auf dem Tisch, anstelle des üblichen Startplättchens. Mehr dazu steht auf der Seite über den Fluss.
page-base-start-count = Die Partie beginnt mit der Stadt Carcassonne: Ihre 12 Plättchen werden zuerst ausgelegt, anstelle des üblichen Startplättchens. Mehr dazu steht auf der Seite über den Grafen.
page-base-gardens-idle = Manche Plättchen zeigen einen Garten. In dieser Partie ist ein Garten nur Verzierung.
page-base-abbot = Jeder Spieler hat außerdem einen Abt. Er hat eine eigene Seite.

page-base-turn = Dein Zug
page-base-steps = Gespielt wird im Uhrzeigersinn. Dein Zug hat drei Schritte:
page-base-step-tile = Ziehe ein Plättchen und lege es an.
page-base-step-follower = Setze, wenn du willst, einen Gefolgsmann auf dieses Plättchen.
page-base-step-scoring = Werte, was das Plättchen abgeschlossen hat.

page-base-tile = Das Plättchen anlegen
page-base-fit = Das neue Plättchen muss mit einer ganzen Seite an mindestens ein Plättchen auf dem Tisch grenzen; eine Ecke genügt nicht. Du darfst es beliebig drehen, aber es muss an jeder Seite passen, mit der es ein anderes Plättchen berührt: Straße an Straße, Stadt an Stadt, Wiese an Wiese.
page-base-must = Passt das Plättchen irgendwo, musst du es anlegen, selbst wenn jedes Feld nur anderen hilft. Lücken in der Landschaft sind erlaubt. Ein Plättchen, das liegt, wird nie mehr verschoben.
page-base-no-fit = Passt es nirgends, kommt das Plättchen aus dem Spiel, und du ziehst ein anderes.

page-base-follower = Einen Gefolgsmann setzen
page-base-roles = Du darfst einen Gefolgsmann aus deinem Vorrat auf das Plättchen setzen, das du gerade angelegt hast. Wähle, was er wird: auf einer Straße Wegelagerer, in einer Stadt Ritter, in einem Kloster Mönch, auf einer Wiese Bauer. Bauern werden hingelegt, damit alle sie von den anderen unterscheiden können.
page-base-roles-without-farmers = Du darfst einen Gefolgsmann aus deinem Vorrat auf das Plättchen setzen, das du gerade angelegt hast. Wähle, was er wird: auf einer Straße Wegelagerer, in einer Stadt Ritter, in einem Kloster Mönch. Bauern gibt es in dieser Partie nicht: Auf Wiesen wird niemand gesetzt, und Wiesen werden nicht gewertet.
page-base-free = Der Ort muss frei sein. Eine Straße oder eine Stadt ist über alle ihre Plättchen hinweg ein Ganzes: Steht irgendwo darin ein Gefolgsmann, und sei es ein eigener, darfst du keinen weiteren dazusetzen. Beispiel: Dein Plättchen setzt eine Straße fort, auf der 3 Plättchen weiter ein Wegelagerer von Blau steht. Du darfst auf diese Straße keinen Wegelagerer setzen.
page-base-joined = Trotzdem können Gefolgsleute zusammentreffen: Wenn ein neues Plättchen zwei Straßen oder zwei Städte verbindet, die vorher getrennt waren, bleiben alle Gefolgsleute stehen und teilen sich, was nun eins ist.
page-base-at-once = Schließt dein Plättchen etwas ab, das frei ist, darfst du trotzdem einen Gefolgsmann dorthin setzen: Er wird sofort gewertet und kehrt gleich zu dir zurück.
page-base-stays = Du kannst einen Gefolgsmann nicht nach Belieben zurücknehmen oder bewegen. Ist dein Vorrat leer, setzt du keinen, bis einer zurückkehrt.

page-base-scoring = Wertung
page-base-completed = Straßen, Städte und Klöster können abgeschlossen werden. Alles, was das neue Plättchen abgeschlossen hat, wird sofort gewertet, wessen Gefolgsleute auch dort stehen. Steht dort niemand, erhält niemand Punkte.
page-base-majority = Haben mehrere Spieler Gefolgsleute in derselben Stadt oder auf derselben Straße, erhält der Spieler mit den meisten alle Punkte, und die anderen erhalten nichts. Bei Gleichstand erhält jeder der Beteiligten alle Punkte. Beispiel: In einer Stadt, die 10 Punkte wert ist, hast du 2 Ritter und Blau hat 1. Du erhältst 10 Punkte, Blau erhält 0. Mit je 1 Ritter erhaltet ihr beide 10.
page-base-returned = Danach kehren alle Gefolgsleute, die dort standen, in den Vorrat ihrer Besitzer zurück, auch die, die nichts gebracht haben. Deine kannst du mit deinem nächsten Plättchen wieder setzen.

page-base-roads = Straßen
page-base-road = Eine Straße endet an einer Kreuzung, an einer Stadt oder an einem Kloster. Sie ist fertig, wenn kein Ende mehr offen ist oder wenn sie im Kreis verläuft. Eine fertige Straße bringt 1 Punkt pro Plättchen. Beispiel: Eine Straße, die von einer Kreuzung ausgeht, über 2 Plättchen läuft und an einer Stadt endet, liegt auf 4 Plättchen und bringt also 4 Punkte. Ein Plättchen, über das die Straße zweimal läuft, zählt einmal.

page-base-cities = Städte
page-base-city = Eine Stadt ist fertig, wenn eine Mauer sie umschließt und innen kein Feld leer ist. Eine fertige Stadt bringt 2 Punkte pro Plättchen und 2 weitere für jedes Wappen. Beispiel: 3 Plättchen mit 1 Wappen bringen 8 Punkte. Ein Plättchen zählt einmal, auch wenn zwei Stücke davon zu derselben Stadt gehören.
page-base-small-city-two = Die kleinsten Städte sind eine Ausnahme: Eine fertige Stadt aus nur 2 Plättchen bringt bloß 1 Punkt pro Plättchen und 1 pro Wappen, in der Regel also 2 Punkte.
page-base-small-city-four = Das gilt auch für die kleinsten Städte: Eine fertige Stadt aus nur 2 Plättchen bringt 4 Punkte.

page-base-monasteries = Klöster
page-base-monastery = Ein Kloster ist fertig, wenn auf allen 8 Feldern ringsum Plättchen liegen, auch auf den diagonalen. Dann bringt es 9 Punkte, 1 für jedes der 9 Plättchen. Wer sie legt und was sie zeigen, spielt keine Rolle. Klöster dürfen benachbart sein; jedes wird für sich gewertet.

page-base-fields = Wiesen
page-base-field = Eine Wiese ist alles grüne Land, das zusammenhängt. Straßen und Städte trennen eine Wiese von der nächsten. Auch das Land um ein Kloster ist eine Wiese: Ein Mönch besetzt sie nicht, und ein Bauer besetzt nicht das Kloster. Wie bei Straßen und Städten darf ein Bauer nur auf eine Wiese ohne Bauern gesetzt werden, aber Wiesen mit Bauern können zusammenwachsen.
page-base-farmer = Wiesen sind nie fertig. Sie werden erst am Ende der Partie gewertet, und deine Bauern bleiben bis dahin dort.
page-base-farmer-barn = Wiesen sind nie fertig. Sie werden erst am Ende der Partie gewertet, und deine Bauern bleiben bis dahin dort. Nur ein Gutshof kann sie früher heimschicken, mit Punkten; mehr dazu steht auf der Seite über „Abtei und Bürgermeister“.

page-base-end = Das Ende der Partie
page-base-last-tile = Wenn das letzte Plättchen gelegt und wie üblich gewertet ist, endet die Partie, und die Schlusswertung beginnt.
page-base-incomplete = Zuerst wird gewertet, was noch unfertig ist. Wieder entscheidet, wer dort die meisten Gefolgsleute hat, und bei Gleichstand erhalten alle Beteiligten die Punkte:
page-base-incomplete-road = Eine Straße bringt 1 Punkt pro Plättchen.
page-base-incomplete-city = Eine Stadt bringt 1 Punkt pro Plättchen und 1 pro Wappen. Beispiel: 4 Plättchen mit 1 Wappen bringen 5 Punkte.
page-base-incomplete-monastery = Ein Kloster bringt 1 Punkt und 1 weiteren für jedes Plättchen ringsum.
page-base-fields-first = Dann bringen die Bauern Punkte, Stadt für Stadt. Zählt für jede fertige Stadt die Bauern auf allen Wiesen zusammen, die an sie grenzen. Wer die meisten hat, erhält 4 Punkte; bei Gleichstand erhält jeder der Beteiligten 4. Jede Stadt wird nur einmal gewertet. Beispiel: Zwei Wiesen grenzen an eine Stadt. Du hast auf jeder davon 1 Bauern, und Blau hat auf einer davon 1. Mit 2 zu 1 erhältst du 4 Punkte, und Blau erhält 0.
page-base-fields-second = Dann bringen die Bauern Punkte, Wiese für Wiese. Der Spieler mit den meisten Bauern auf einer Wiese erhält 3 Punkte für jede fertige Stadt, die an sie grenzt; bei Gleichstand erhält sie jeder der Beteiligten. Aber für jede Stadt erhältst du nur einmal Punkte, an wie viele deiner Wiesen sie auch grenzt. Beispiel: Deine Wiese grenzt an 2 fertige Städte, und du erhältst 6 Punkte. Deine zweite Wiese grenzt an eine davon und an eine dritte Stadt: Sie bringt nur 3 weitere.
page-base-fields-third = Dann bringen die Bauern Punkte, Wiese für Wiese. Der Spieler mit den meisten Bauern auf einer Wiese erhält 3 Punkte für jede fertige Stadt, die an sie grenzt; bei Gleichstand erhält sie jeder der Beteiligten. Eine Stadt zählt für jede Wiese, an die sie grenzt. Beispiel: Deine Wiese grenzt an 2 fertige Städte, und du erhältst 6 Punkte. Deine zweite Wiese grenzt an eine davon und an eine dritte Stadt: Sie bringt 6 weitere.
page-base-fields-three = Dann bringen die Bauern Punkte, Stadt für Stadt. Zählt für jede fertige Stadt die Bauern auf allen Wiesen zusammen, die an sie grenzen. Wer die meisten hat, erhält 3 Punkte; bei Gleichstand erhält jeder der Beteiligten 3. Jede Stadt wird nur einmal gewertet. Beispiel: Zwei Wiesen grenzen an eine Stadt. Du hast auf jeder davon 1 Bauern, und Blau hat auf einer davon 1. Mit 2 zu 1 erhältst du 3 Punkte, und Blau erhält 0.
page-base-fields-nothing = Unfertige Städte bringen den Bauern nichts.
page-base-winner = Wer jetzt die meisten Punkte hat, gewinnt. Bei gleich vielen Punkten teilt ihr euch den Sieg.
