### The Tower: the words of the page that players read. Its order and conditions are in ../pages/40-tower.txt.

page-tower = Der Turm
page-tower-box = 18 neue Plättchen werden unter alle anderen gemischt. Jedes zeigt einen Turmplatz, auf dem ein Turm wachsen kann. Von Türmen aus nimmst du die Gefolgsleute ringsum gefangen. Davon abgesehen ändert ein Turmplatz nichts: Die Plättchen werden angelegt, abgeschlossen und gewertet wie alle anderen.
page-tower-floors = Zu Beginn erhält jeder Spieler Turmteile, die Holzteile, aus denen Türme gebaut werden: 10 bei 2 Spielern, 9 bei 3, 7 bei 4, 6 bei 5 und 5 bei 6. Übrige Turmteile bleiben in der Schachtel.

page-tower-turn = In deinem Zug
page-tower-any-tile = Wenn du ein Plättchen angelegt hast, ganz gleich welches, darfst du, statt eine Figur zu setzen, eine dieser Aktionen ausführen:
page-tower-foundation-tile = Wenn du ein Plättchen mit Turmplatz angelegt hast, und nur dann, darfst du, statt eine Figur zu setzen, eine dieser Aktionen ausführen:
page-tower-begin = Setze eines deiner Turmteile auf einen leeren Turmplatz, auf welchem Plättchen er auch ist. Dann darfst du einen Gefolgsmann gefangen nehmen.
page-tower-raise = Setze eines deiner Turmteile auf einen Turm, wo er auch steht und wer ihn auch begonnen hat, solange niemand darauf steht. Türme gehören niemandem und dürfen beliebig hoch werden. Dann darfst du einen Gefolgsmann gefangen nehmen.
page-tower-guard = Setze einen Gefolgsmann aus deinem Vorrat auf einen Turm, auf dem niemand steht. Er wird der Wächter des Turms und schließt ihn: Es kann kein Turmteil mehr dazukommen. Auf einen Turmplatz ohne Turmteil kann kein Wächter gesetzt werden.
page-tower-no-floors = Hast du deine Turmteile verbraucht, erhältst du keine neuen; Wächter kannst du weiterhin setzen.

page-tower-capture = Gefangen nehmen
page-tower-reach = Zähle die Turmteile des Turms, das neue eingeschlossen. Er erreicht das Plättchen, auf dem er steht, und in jeder der vier Richtungen so viele Felder, wie er Turmteile hat. Diagonal reicht er nie. Leere Felder und andere Türme sind kein Hindernis.
page-tower-reach-example = Beispiel: Dein Turmteil ist das zweite seines Turms. Der Turm erreicht sein eigenes Plättchen und je 2 Felder nach Norden, Osten, Süden und Westen: 9 Felder insgesamt. Ein Mönch von Blau 2 Felder weiter östlich kann gefangen genommen werden, selbst wenn das Feld dazwischen leer ist. Ein Wegelagerer in 3 Feldern Entfernung kann es nicht, ein Ritter auf einer Diagonalen auch nicht.
page-tower-target-opponents = Du darfst einen Gefolgsmann eines Mitspielers in Reichweite gefangen nehmen, was er dort auch tut. Selbst der Wächter eines anderen Turms kann gefangen genommen werden, und dieser Turm darf höher sein als deiner.
page-tower-target-any = Du darfst einen Gefolgsmann in Reichweite gefangen nehmen, was er dort auch tut. Selbst der Wächter eines anderen Turms kann gefangen genommen werden, und dieser Turm darf höher sein als deiner. Du darfst auch einen eigenen Gefolgsmann wählen: Er wird kein Gefangener, sondern kehrt in deinen Vorrat zurück.
page-tower-prisoner = Ein Gefolgsmann eines Mitspielers wird dein Gefangener: Du behältst ihn, und sein Besitzer kann ihn nicht benutzen. Er hat die Landschaft verlassen, bevor etwas gewertet wird. Beispiel: Dein Plättchen schließt eine Stadt ab, in der nur Blau einen Ritter hat. Du setzt ein Turmteil und nimmst diesen Ritter gefangen. Die Stadt ist fertig, aber niemand erhält Punkte für sie.
page-tower-one = Jedes Turmteil nimmt höchstens einen Gefolgsmann gefangen, selbst wenn mehrere auf einem Plättchen stehen. Du darfst es auch lassen.
page-tower-followers-only = Nur Gefolgsleute können gefangen genommen werden, keine anderen Figuren.
page-tower-orphan = Nimmst du den letzten Gefolgsmann eines Spielers auf einer Straße, in einer Stadt oder auf einer Wiese gefangen, kehrt der Baumeister oder das Schwein, das dieser Spieler dort hat, zu seinem Besitzer zurück.
page-tower-orphan-stays = Ein Baumeister oder ein Schwein bleibt stehen, selbst wenn der letzte Gefolgsmann derselben Farbe dort gefangen genommen wird.

page-tower-prisoners = Gefangene
page-tower-exchange = Nimmst du einen Gefolgsmann eines Spielers gefangen, der einen von dir hält, werden die beiden sofort ausgetauscht: Beide kehren in den Vorrat ihrer Besitzer zurück. Niemand kann das ablehnen. Hält dieser Spieler mehrere Arten deiner Gefolgsleute, wählst du, welcher zurückkommt.
page-tower-ransom = Einmal in deinem Zug darfst du einen deiner Gefolgsleute für 3 Punkte freikaufen, wenn du mindestens 3 hast. Du verlierst sie, und der Spieler, der den Gefolgsmann hält, erhält sie und kann nicht ablehnen. Der Gefolgsmann ist sofort in deinem Vorrat, und du darfst ihn noch im selben Zug setzen. Beispiel: Du hast 5 Punkte, Blau hat 7 und hält deinen Gefolgsmann gefangen. Du zahlst: Nun hast du 2, und Blau hat 10.
page-tower-ransom-any-score = Einmal in deinem Zug darfst du einen deiner Gefolgsleute für 3 Punkte freikaufen, selbst wenn dein Punktestand dadurch unter 0 fällt. Du verlierst sie, und der Spieler, der den Gefolgsmann hält, erhält sie und kann nicht ablehnen. Der Gefolgsmann ist sofort in deinem Vorrat, und du darfst ihn noch im selben Zug setzen. Beispiel: Du hast 2 Punkte, Blau hat 7 und hält deinen Gefolgsmann gefangen. Du zahlst: Nun hast du −1, und Blau hat 10.
page-tower-price = Der Preis ist für jede Art von Gefolgsmann gleich. Freikaufen kannst du nur deine eigenen.

page-tower-guards = Wächter
page-tower-on-top = Ein Wächter schützt alle rund um den Turm vor dessen nächstem Turmteil. Er selbst nimmt niemanden gefangen, besetzt nichts unter sich und bringt keine Punkte.
page-tower-guard-leaves = Du kannst einen Wächter nicht nach Belieben zurücknehmen, und keine Wertung schickt ihn heim. Eine Gefangennahme schon.
page-tower-reopens = Ist der Wächter gegangen, ist der Turm wieder offen: Turmteile und ein neuer Wächter dürfen folgen.
page-tower-stays-closed = Ist der Wächter gegangen, bleibt der Turm für immer geschlossen.
page-tower-guard-large = Ein großer Gefolgsmann darf Wächter sein. Als Gefangener zählt er wie ein Gefolgsmann.
page-tower-guard-not-abbot = Der Abt kann kein Wächter sein.

page-tower-other-boxes = Mit den anderen Erweiterungen
page-tower-with-abbot = Ein Abt kann gefangen genommen werden und bringt dann keine Punkte. Nimmst du deinen Abt zurück, kannst du mit demselben Plättchen keinen Turm benutzen.
page-tower-with-builder = In einem Doppelzug erlaubt dir jedes der beiden Plättchen, einen Turm zu benutzen, sodass zwei Gefangennahmen möglich sind. Lösegeld darfst du aber im ganzen Zug nur einmal zahlen. Ein Turmteil setzt nichts fort: Es bringt deinen Baumeister nicht zum Arbeiten.
page-tower-with-volcano = Mit einem Vulkanplättchen darfst du einen Turm benutzen, auch wenn du auf das Vulkanplättchen selbst keinen Gefolgsmann setzen darfst.
page-tower-with-dragon-tile = Bei einem Drachenplättchen wird zuerst gefangen genommen; dann macht der Drache seine Wanderung.
page-tower-dragon-eats-guard = Der Drache frisst einen Wächter auf einem Plättchen, das er betritt. Die Turmteile bleiben.
page-tower-dragon-spares-guard = Ein Wächter ist vor dem Drachen sicher.
page-tower-with-princess = Schickst du mit einem Burgfräulein einen Ritter aus der Stadt, kannst du mit demselben Plättchen keinen Turm benutzen.
page-tower-with-portal = Ein Wächter braucht keinen Zaubergang, und ein Zaubergang ändert für ihn nichts.
page-tower-with-fairy = Die Fee schützt nicht vor Gefangennahme. Wird der Gefolgsmann bei ihr gefangen genommen, bleibt sie ohne ihn auf dem Plättchen.
page-tower-fairy-and-guard = Die Fee darf bei einem Wächter stehen: Sie bringt zu Beginn deines Zuges ihren Punkt, aber nie die 3 Punkte, denn ein Wächter wird nie gewertet.

page-tower-end = Das Ende der Partie
page-tower-final = Wächter, Gefangene und Turmteile bringen am Ende keine Punkte.
