### The abbot and his gardens: the words of the page that players read. Its order and conditions are in ../pages/01-abbot-and-gardens.txt.

page-abbot = Der Abt
page-abbot-figure = Neben deinen 7 Gefolgsleuten hast du einen Abt. Er darf nur in Klöster und Gärten, aber er kann, was kein anderer Gefolgsmann kann: Er kommt zurück, wenn du ihn rufst, und bringt Punkte mit.
page-abbot-figure-monasteries = Neben deinen 7 Gefolgsleuten hast du einen Abt. Er darf nur in Klöster, denn die Plättchen dieser Partie zeigen keine Gärten. Aber er kann, was kein anderer Gefolgsmann kann: Er kommt zurück, wenn du ihn rufst, und bringt Punkte mit.

page-abbot-placing = Den Abt setzen
page-abbot-place = Du darfst statt eines anderen Gefolgsmanns deinen Abt auf das Plättchen setzen, das du gerade angelegt hast: in sein Kloster oder in seinen Garten. Gärten sind nur für Äbte da; keine andere Figur darf hinein.
page-abbot-place-monasteries = Du darfst statt eines anderen Gefolgsmanns deinen Abt in das Kloster des Plättchens setzen, das du gerade angelegt hast.
page-abbot-monk = In einem Kloster ist er ein Mönch wie jeder andere.

page-abbot-gardens = Gärten
page-abbot-garden = Im Grundspiel zeigen 8 Plättchen einen Garten. Ein Garten wird wie ein Kloster gewertet: Wenn auf allen 8 Feldern ringsum Plättchen liegen, ist er fertig, sein Abt bringt 9 Punkte und kehrt zu dir zurück. Ein Garten ohne Abt bringt niemandem etwas.
page-abbot-garden-and-field = Ein Garten und die Wiese ringsum sind getrennt: Ein Abt im Garten besetzt nicht die Wiese, und ein Bauer auf der Wiese besetzt nicht den Garten.

page-abbot-taking-back = Den Abt zurücknehmen
page-abbot-take-back = In deinem Zug darfst du, statt eine Figur zu setzen, deinen Abt zurücknehmen und sofort werten: 1 Punkt und 1 weiterer für jedes Plättchen um ihn herum, auch für die diagonalen. Das Plättchen, das du gerade angelegt hast, zählt mit. Beispiel: Um den Abt liegen 3 Plättchen, dein neues ist das vierte. Nimmst du ihn zurück, erhältst du 5 Punkte. Mit diesem Plättchen setzt du dann nichts.
page-abbot-complete-forbidden = Hat dein Plättchen gerade das letzte Feld um ihn herum gefüllt, kannst du ihn nicht zurücknehmen. Das brauchst du auch nicht: Sein Ort ist fertig und bringt wie üblich 9 Punkte, und du darfst eine andere Figur setzen.
page-abbot-complete-allowed = Auch wenn dein Plättchen gerade das letzte Feld um ihn herum gefüllt hat, darfst du ihn zurücknehmen, für 9 Punkte. Tust du es nicht, bringt sein Ort wie üblich 9 Punkte, und du darfst eine andere Figur setzen.
page-abbot-left-behind = Das Zurücknehmen schließt nichts ab: Nur du erhältst Punkte, und der Ort, den er verlassen hat, ist wieder frei.
page-abbot-again = Mit deinem nächsten Plättchen kannst du ihn wieder setzen.

page-abbot-end = Das Ende der Partie
page-abbot-final = Ein Abt, dessen Ort am Ende noch unfertig ist, bringt 1 Punkt und 1 weiteren für jedes Plättchen um ihn herum, wie ein Mönch.
