### Why a move is refused, and what would be right: whole sentences to the player who tried it.

## base

refusal-base-must-place-tile = Ein Plättchen, das passt, muss angelegt werden.
refusal-base-may-act = Jetzt ist eine Aktion mit einer Figur möglich.
refusal-base-another-seat = Das darf nur, wer am Zug ist.
refusal-base-no-such-figures = In dieser Partie hat niemand eine solche Figur.
refusal-base-no-such-neutral-dragon = In dieser Partie gibt es keinen Drachen.
refusal-base-no-such-neutral-fairy = In dieser Partie gibt es keine Fee.
refusal-base-no-such-neutral-count = In dieser Partie gibt es keinen Grafen.
refusal-base-no-such-neutral-mage = In dieser Partie gibt es weder Magier noch Hexe.
refusal-base-no-such-tokens = In dieser Partie gibt es keine solchen Marker.
refusal-base-nobody-sends-home = In dieser Partie gibt es keine Burgfräulein.
refusal-base-nobody-captures = In dieser Partie gibt es keine Türme.
refusal-base-no-prisoners = In dieser Partie gibt es keine Gefangenen.
refusal-base-no-second-parts = Nur ein Baumeister bringt ein zweites Plättchen, und in dieser Partie gibt es keinen.
refusal-base-no-bridges = In dieser Partie gibt es keine Brücken.
refusal-base-no-castles = In dieser Partie gibt es keine Burgen.
refusal-base-no-bazaars = In dieser Partie gibt es keine Basare.
refusal-base-no-flocks = In dieser Partie gibt es keine Schäfer.
refusal-base-no-scoring-order = Fertige Gebiete werden zusammen gewertet; niemand wählt eine Reihenfolge.
refusal-base-drawn-tile-waits = Ein gezogenes Plättchen muss erst angelegt werden.
refusal-base-tile-lies = Das Plättchen dieses Zuges liegt schon.
refusal-base-last-tile-lies = Das letzte Plättchen liegt schon.
refusal-base-token-for-tile = Jetzt wird ein Landschaftsplättchen gezogen, und das ist ein Schafplättchen.
refusal-base-tile-for-token = Zuerst wird ein Schafplättchen für die Herde gezogen, und das ist ein Landschaftsplättchen.
refusal-base-none-in-token-bag = Im Stoffbeutel ist kein solches Schafplättchen.
refusal-base-none-in-bag = Im Stapel ist kein solches Plättchen mehr.
refusal-base-drawn-later = Vorher werden andere Plättchen gezogen.
refusal-base-cell-taken = Dort liegt schon ein Plättchen.
refusal-base-cell-apart = Dieses Feld grenzt mit keiner Seite an ein Plättchen.
refusal-base-mismatch = So gedreht passt das Plättchen nicht zu allen Nachbarn.
refusal-base-looks-the-same = In einer anderen Drehung sieht das Plättchen gleich aus; sie steht für beide.
refusal-base-none-of-this-kind = Du hast keine solche Figur mehr in deinem Vorrat.
refusal-base-no-follower-left = Du hast keinen Gefolgsmann mehr in deinem Vorrat.
refusal-base-no-segment = Dort kann keine Figur stehen.
refusal-base-decoration = Gärten sind in dieser Partie nur Verzierung.
refusal-base-wrong-ground = Eine Figur dieser Art darf dort nicht stehen.
refusal-base-no-farmers = Diese Partie wird ohne Bauern gespielt.
refusal-base-not-on-placed-tile = Ein Gefolgsmann wird auf das Plättchen gesetzt, das du gerade angelegt hast.
refusal-base-occupied = In diesem Gebiet steht schon ein Gefolgsmann.
refusal-base-no-such-figure-on-board = Eine solche Figur steht nirgends in der Landschaft.
refusal-base-never-moved = Eine gesetzte Figur wird nie bewegt; nur Gefolgsleute in den Stadtvierteln von Carcassonne werden umgesetzt.
refusal-base-stays-until-scored = Eine gesetzte Figur bleibt stehen, bis sie gewertet wird; nur ein Abt kann zurückgenommen werden.

## river

refusal-river-edge-mismatch = Eine Flussseite passt nur an eine Flussseite.
refusal-river-no-open-end = Ein Flussplättchen muss mit seinem Fluss ein offenes Ende des Flusses fortsetzen.
refusal-river-joins-two-ends = Zwei Arme des Flusses dürfen nicht verbunden werden.
refusal-river-turns-back = Auf einem Arm darf der Fluss nicht zweimal hintereinander in dieselbe Richtung abbiegen.
refusal-river-faces-another-end = Zwei offene Enden des Flusses dürfen nicht auf dasselbe leere Feld zeigen.
refusal-river-leaves-corridor = In dieser Partie müssen die Felder vor einem offenen Ende und daneben frei sein, und keine zwei Enden laufen nebeneinander her.
refusal-river-in-the-river = Auf dem Fluss darf keine Figur stehen.
refusal-river-fresh-volcano = Auf ein gerade gelegtes Vulkanplättchen darf keine Figur gesetzt werden.
refusal-river-start-tile-first = In dieser Partie ist das übliche Startplättchen das erste Landschaftsplättchen nach dem Fluss.
refusal-river-land-later = Vor dem letzten Flussplättchen wird kein anderes Plättchen gezogen.
refusal-river-fork-first = Die Gabelung ist das erste Flussplättchen.
refusal-river-lake-last = Der See ist das letzte Flussplättchen.

## abbot

refusal-abbot-abbot-elsewhere = Ein Abt darf nur in Klöster und Gärten.
refusal-abbot-garden-for-abbots = Nur ein Abt darf in einen Garten.
refusal-abbot-not-own-abbot = Du kannst nur deinen eigenen Abt zurücknehmen.
refusal-abbot-feature-complete = Das Gebiet des Abts ist fertig: Er wird damit gewertet und kehrt von selbst zurück.

## builder

refusal-builder-may-go-on = Jetzt nimmst du das zweite Plättchen, das der Baumeister bringt, oder verzichtest darauf.
refusal-builder-not-in-supply = Dein Baumeister ist nicht in deinem Vorrat.
refusal-builder-wrong-ground = Ein Baumeister darf nur auf Straßen und in Städte.
refusal-builder-not-on-placed-tile = Ein Baumeister wird auf das Plättchen gesetzt, das du gerade angelegt hast.
refusal-builder-feature-complete = Das Gebiet ist fertig, und ein Baumeister arbeitet nur an unfertigen.
refusal-builder-no-follower = Du hast in diesem Gebiet keinen Gefolgsmann.
refusal-builder-not-triggered = Ein zweites Plättchen folgt nur, wenn deines das Gebiet deines Baumeisters fortgesetzt hat.
refusal-builder-first-part-goes-on = Das zweite Plättchen kommt erst, wenn das erste mitsamt Wertung abgehandelt ist.
refusal-builder-is-second-part = Ein zweites Plättchen bringt nie ein drittes.
refusal-builder-take-second-part-first = Sage zuerst, dass du das zweite Plättchen nimmst.

## pig

refusal-pig-not-in-supply = Dein Schwein ist nicht in deinem Vorrat.
refusal-pig-wrong-ground = Ein Schwein darf nur auf Wiesen.
refusal-pig-not-on-placed-tile = Ein Schwein wird auf das Plättchen gesetzt, das du gerade angelegt hast.
refusal-pig-no-farmer = Du hast auf dieser Wiese keinen Bauern.

## dragon

refusal-dragon-must-move = Der Drache ist auf Wanderung und muss weiter, solange er kann.
refusal-dragon-in-turn = Die Spieler bewegen den Drachen reihum.
refusal-dragon-no-journey = Der Drache bewegt sich nur auf der Wanderung, die ein Drachenplättchen auslöst.
refusal-dragon-not-beside = Der Drache geht auf ein Plättchen, das mit einer Seite an seines grenzt.
refusal-dragon-fairy-there = Die Fee hält den Drachen von ihrem Plättchen fern.
refusal-dragon-visited-on-journey = Der Drache war auf dieser Wanderung schon dort.
refusal-dragon-visited-in-turn = Der Drache war in diesem Zug schon dort.
refusal-dragon-carcassonne = Diesen Teil der Stadt Carcassonne betritt der Drache nicht.
refusal-dragon-not-beside-figures = Der Drache geht auf ein Plättchen, nicht zu einer Figur.
refusal-dragon-stays-on-board = Der Drache verlässt die Landschaft nie.
refusal-dragon-fresh-volcano = Auf ein gerade gelegtes Vulkanplättchen darf keine Figur gesetzt werden.
refusal-dragon-on-placed-tile = Auf dem gerade angelegten Plättchen steht der Drache; neben ihn darf niemand gesetzt werden.
refusal-dragon-set-aside = Im Stapel ist kein solches Plättchen mehr, und was beiseitegelegt ist, wartet auf einen Vulkan.

## princess

refusal-princess-must-send-home = Das Burgfräulein besteht darauf: Zuerst muss ein Ritter die Stadt verlassen.
refusal-princess-only-the-fairy = Nachdem ein Burgfräulein einen Ritter aus der Stadt geschickt hat, wird keine Figur mehr gesetzt.
refusal-princess-has-sent-home = Ein Burgfräulein schickt einen Ritter aus der Stadt, und das ist geschehen.
refusal-princess-not-placed = Ein Burgfräulein wirkt nur, wenn sein Plättchen gerade angelegt wurde.
refusal-princess-no-such-figure = Eine solche Figur steht nirgends in der Landschaft.
refusal-princess-abbot = Ein Abt ist kein Ritter, und ein Burgfräulein schickt Ritter fort.
refusal-princess-abbot-afterwards = Nachdem ein Burgfräulein einen Ritter aus der Stadt geschickt hat, wird kein Abt zurückgenommen.
refusal-princess-builder = Ein Burgfräulein schickt Ritter aus der Stadt und keinen Baumeister.
refusal-princess-no-knight = Ein Burgfräulein schickt Ritter fort, also Gefolgsleute in seiner Stadt, und diese Figur ist keiner.
refusal-princess-no-knight-or-builder = In dieser Partie schickt ein Burgfräulein Ritter und Baumeister aus seiner Stadt, und diese Figur ist weder das eine noch das andere.
refusal-princess-another-city = Die Figur steht nicht in der Stadt des gerade gelegten Burgfräuleins.
refusal-princess-city-without-knight = Ein Burgfräulein wirkt nur, wenn in seiner Stadt ein Ritter steht.
refusal-princess-stands-for-one-like-it = Dort stehen zwei gleiche Ritter; einer steht für beide.

## portal

refusal-portal-quarter = Ein Zaubergang führt nicht in die Stadtviertel von Carcassonne.
refusal-portal-followers-only = Ein Zaubergang ist nur für Gefolgsleute da; diese Figur wird auf das Plättchen gesetzt, das du gerade angelegt hast.
refusal-portal-dragon-there = Auf diesem Plättchen steht der Drache; dorthin führt kein Zaubergang.
refusal-portal-occupied = In diesem Gebiet steht schon ein Gefolgsmann.
refusal-portal-just-completed = In dieser Partie darf ein Gebiet, das das Plättchen mit dem Zaubergang abgeschlossen hat, nicht besetzt werden.
refusal-portal-just-completed-elsewhere = Ein Gebiet, das das Plättchen mit dem Zaubergang abgeschlossen hat, darf nur auf diesem Plättchen besetzt werden.
refusal-portal-complete = Ein Zaubergang führt nicht in fertige Gebiete.

## fairy

refusal-fairy-quarter = Die Fee geht nicht zu Gefolgsleuten in den Stadtvierteln von Carcassonne.
refusal-fairy-not-now = Die Fee bewegst du nur in der Figurenaktion, statt eine Figur zu setzen.
refusal-fairy-after-volcano = In dieser Partie wird die Fee nach dem Legen eines Vulkans nicht bewegt.
refusal-fairy-stands-beside-follower = In dieser Partie steht die Fee bei einem einzelnen Gefolgsmann.
refusal-fairy-stands-on-tile = In dieser Partie steht die Fee auf einem Plättchen, nicht bei einer einzelnen Figur.
refusal-fairy-no-tile = Dort liegt kein Plättchen.
refusal-fairy-on-that-tile = Die Fee steht schon auf diesem Plättchen, und ihre Bewegung muss etwas ändern.
refusal-fairy-no-such-figure = Eine solche Figur steht nirgends in der Landschaft.
refusal-fairy-beside-that-follower = Die Fee steht schon bei diesem Gefolgsmann, und ihre Bewegung muss etwas ändern.
refusal-fairy-no-follower-among-figures = Nur Gefolgsleute können die Fee haben, und auf diesem Plättchen hast du keinen.
refusal-fairy-no-own-follower = Auf diesem Plättchen hast du keinen Gefolgsmann.
refusal-fairy-followers-only = Nur Gefolgsleute können die Fee haben.
refusal-fairy-not-own-follower = Die Fee wird zu einem deiner eigenen Gefolgsleute gestellt.
refusal-fairy-stands-for-one-like-it = Dort stehen zwei gleiche Gefolgsleute; einer steht für beide.
refusal-fairy-stays-on-board = Die Fee geht zu Gefolgsleuten und verlässt die Landschaft nie.

## tower

refusal-tower-may-capture = Jetzt darf der Turm einen Gefolgsmann in seiner Reichweite gefangen nehmen.
refusal-tower-must-exchange = Jetzt kommt einer deiner Gefolgsleute im Austausch zurück, und du wählst, welcher.
refusal-tower-not-triggered = In dieser Partie werden Türme nur nach einem Plättchen mit Turmplatz benutzt.
refusal-tower-no-foundation = Ein Turmteil gehört auf einen Turmplatz oder Turm, und dort ist keiner.
refusal-tower-no-floor-left = Du hast kein Turmteil mehr.
refusal-tower-closed-to-floors = Der Turm ist geschlossen; es kann kein Turmteil dazukommen.
refusal-tower-wrong-guard = Auf Türmen stehen nur normale und große Gefolgsleute.
refusal-tower-no-floors = Der Turmplatz hat keine Turmteile; dort steht niemand.
refusal-tower-closed-to-guards = Der Turm ist geschlossen: Ein Wächter steht oder stand darauf.
refusal-tower-no-new-floor = Ein Turm nimmt nur gefangen, wenn gerade ein Turmteil dazugekommen ist.
refusal-tower-no-such-figure = Eine solche Figur steht nirgends in der Landschaft.
refusal-tower-followers-only = Türme nehmen nur Gefolgsleute gefangen.
refusal-tower-sheltered-castle = In einer Burg wird niemand gefangen genommen.
refusal-tower-sheltered = In der Stadt Carcassonne wird niemand gefangen genommen.
refusal-tower-out-of-range = Ein Turm reicht gerade in seiner Zeile und Spalte so viele Felder weit, wie er Turmteile hat.
refusal-tower-opponents-only = In dieser Partie nehmen Türme nur Gefolgsleute der Mitspieler gefangen.
refusal-tower-stands-for-one-like-it = Dort stehen zwei gleiche Gefolgsleute; einer steht für beide.
refusal-tower-none-to-exchange = Dieser Spieler hält keinen solchen Gefolgsmann von dir gefangen.
refusal-tower-no-exchange = Gefangene werden nur gleich nach einer Gefangennahme ausgetauscht.
refusal-tower-ransom-not-now = Lösegeld zahlst du in deinem eigenen Zug, wenn du gefragt bist, und nie zwischen den Schritten des Drachen.
refusal-tower-no-such-prisoner = Du kannst nur eigene Gefolgsleute freikaufen, und dieser Spieler hält keinen solchen.
refusal-tower-ransom-paid = Du darfst einmal pro Zug Lösegeld zahlen, und das hast du schon.
refusal-tower-ransom-too-dear = Das Lösegeld kostet 3 Punkte, und du hast { $points }.

## bridges

refusal-bridges-may-build = Jetzt darf eine Brücke gebaut werden.
refusal-bridges-not-now = Eine Brücke wird mit dem Plättchen gebaut, oder gleich nach der Figur, wenn die Regeln dieser Partie es erlauben; mit jedem Plättchen höchstens eine.
refusal-bridges-no-tile = Eine Brücke steht über einem Plättchen, und dort liegt keines.
refusal-bridges-has-bridge = Ein Plättchen trägt höchstens eine Brücke.
refusal-bridges-no-field-edge = Eine Brücke beginnt und endet an Wiesenseiten ihres Plättchens.
refusal-bridges-leads-nowhere = Hinter jedem Ende einer Brücke muss ein leeres Feld oder eine Straße sein.
refusal-bridges-too-far = Eine Brücke kommt auf das gerade angelegte Plättchen oder auf eines daneben.
refusal-bridges-no-bridge-left = Eine Straße träfe auf eine Wiese, und du hast keine Brücke mehr, die sie weiterführt.
refusal-bridges-no-bridge-helps = Eine Straße träfe auf eine Wiese, und mit keiner einzelnen Brücke passen alle Seiten.

## castles

refusal-castles-may-convert = Jetzt darf der Besitzer einer kleinen Stadt sie zur Burg machen.
refusal-castles-must-choose = Mehrere Gebiete lösen die Wertung der Burg aus, und ihr Besitzer muss eines wählen.
refusal-castles-owners-decide = Die Besitzer kleiner Städte entscheiden der Reihe nach.
refusal-castles-owners-choose = Die Besitzer der Burgen wählen der Reihe nach.
refusal-castles-not-now = Eine Burg wird gebaut, wenn eine kleine Stadt fertig geworden ist, bevor sie gewertet wird.
refusal-castles-no-small-city = Nur eine kleine Stadt aus zwei Plättchen mit je einem einfachen halbrunden Stadtteil kann zur Burg werden.
refusal-castles-no-majority = Nur wer allein die Mehrheit hat, darf eine Stadt zur Burg machen.
refusal-castles-no-lord = Ein Bürgermeister oder eine Sonderfigur wird nicht Burgherr.
refusal-castles-stands-for-one-like-it = Dort stehen zwei gleiche Gefolgsleute; einer steht für beide.
refusal-castles-no-trigger = Dieses Gebiet löst die Wertung der Burg jetzt nicht aus.
refusal-castles-nobody-enters = In eine Burg wird niemand gesetzt.

## bazaars

refusal-bazaars-must-open = Wer versteigert, muss ein Plättchen des Basars wählen und das erste Gebot machen.
refusal-bazaars-may-bid = Jetzt darfst du das höchste Gebot einmal überbieten oder passen.
refusal-bazaars-must-buy-or-sell = Wer versteigert, muss das Plättchen zum höchsten Gebot kaufen oder verkaufen.
refusal-bazaars-must-take = Du musst eines der Plättchen des Basars nehmen.
refusal-bazaars-auctioneer = Das entscheidet, wer versteigert.
refusal-bazaars-bid-in-turn = Die Spieler bieten der Reihe nach.
refusal-bazaars-take-in-turn = Die Spieler nehmen der Reihe nach Plättchen.
refusal-bazaars-placed-later = Die Plättchen eines Basars werden in den nächsten Zügen angelegt.
refusal-bazaars-drawn-later = Gerade ist Basar; bis er vorbei ist, wird kein Plättchen gezogen.
refusal-bazaars-no-lot = Dieses Plättchen ist nicht unter den aufgedeckten, die noch übrig sind.
refusal-bazaars-too-high = Das Gebot ist höher, als diese Partie es dir erlaubt.
refusal-bazaars-too-low = Ein Gebot muss höher sein als das bisher höchste, { $most }.
refusal-bazaars-not-now = Plättchen werden nur auf einem Basar versteigert oder genommen, der Reihe nach.

## abbey

refusal-abbey-may-place = Jetzt darfst du deine Abtei legen, statt ein Plättchen zu ziehen.
refusal-abbey-may-place-last = Jetzt darfst du deine Abtei zum letzten Mal legen.
refusal-abbey-in-turn = Die Spieler legen ihre Abteien der Reihe nach.
refusal-abbey-decide-before-draw = Ein Plättchen wird nur gezogen, wenn die Abtei nicht gelegt wird.
refusal-abbey-no-hole = Eine Abtei kommt in ein Loch: ein leeres Feld mit einem Plättchen an jeder seiner vier Seiten.

## mayor

refusal-mayor-wrong-ground = Ein Bürgermeister darf nur in Städte.

## wagon

refusal-wagon-may-drive = Jetzt darf der Wagen aus dem gewerteten Gebiet weiterfahren.
refusal-wagon-in-turn = Wohin ein Wagen fährt, entscheidet sein Besitzer.
refusal-wagon-wrong-ground = Ein Wagen darf nur auf Straßen, in Städte und in Klöster.
refusal-wagon-not-asked = Jetzt geht es um einen anderen Wagen, oder die Figur ist keiner.
refusal-wagon-not-now = Ein Wagen fährt nur gleich nach der Wertung seines Gebiets weiter.
refusal-wagon-no-segment = Ein Wagen fährt in ein Gebiet, und dort ist keines.
refusal-wagon-never-there = Ein Wagen fährt nur auf Straßen, in Städte und in Klöster.
refusal-wagon-complete = Das Gebiet ist fertig, und ein Wagen fährt nur in unfertige.
refusal-wagon-occupied = In diesem Gebiet steht schon ein Gefolgsmann.
refusal-wagon-not-connected = Kein Plättchen verbindet dieses Gebiet unmittelbar mit dem gewerteten.
refusal-wagon-not-nearby = Ein Wagen erreicht sein eigenes Plättchen und die acht ringsum.
refusal-wagon-dragon-there = Auf diesem Plättchen steht der Drache; neben ihn darf niemand gesetzt werden.

## barn

refusal-barn-not-in-supply = Dein Gutshof ist nicht in deinem Vorrat.
refusal-barn-no-farmers = Diese Partie wird ohne Bauern gespielt; ein Gutshof brächte nie etwas.
refusal-barn-wrong-ground = Ein Gutshof steht auf einer Ecke von Wiesen.
refusal-barn-not-at-placed-tile = Ein Gutshof kommt auf eine Ecke des gerade angelegten Plättchens.
refusal-barn-too-few-tiles = Ein Gutshof braucht vier Plättchen rund um seine Ecke.
refusal-barn-divided = Jedes der vier Plättchen muss an der Ecke ein und dieselbe Wiese zeigen.
refusal-barn-not-the-corner = Eine Ecke wird nach dem Plättchen südöstlich von ihr und der Wiese dort benannt.
refusal-barn-barn-there = Auf dieser Wiese steht schon ein Gutshof.
refusal-barn-field-taken = Auf dieser Wiese steht ein Gutshof; kein Gefolgsmann darf dorthin gesetzt werden.

## count

refusal-count-may-leave = Jetzt dürfen Gefolgsleute aus der Stadt Carcassonne in das umgesetzt werden, was gleich gewertet wird.
refusal-count-may-leave-at-the-end = Jetzt dürfen Gefolgsleute die Stadt Carcassonne zum letzten Mal verlassen.
refusal-count-must-choose-scoring = In dieser Partie werden fertige Gebiete einzeln gewertet, in einer Reihenfolge, die gewählt werden muss.
refusal-count-may-enter = Jetzt darf ein Gefolgsmann aus dem Vorrat in die Stadt Carcassonne.
refusal-count-may-move-count = Jetzt darf der Graf bewegt werden.
refusal-count-in-turn = Die Spieler setzen ihre Gefolgsleute der Reihe nach um.
refusal-count-not-entitled = In die Stadt Carcassonne darfst du einen Gefolgsmann nur setzen, wenn dein Plättchen anderen Punkte gebracht hat und dir keine.
refusal-count-city-itself = Die Stadt Carcassonne wird nie besetzt oder gewertet; Gefolgsleute stehen nur in ihren Stadtvierteln.
refusal-count-helpers-stay-out = Nur Gefolgsleute dürfen in die Stadt, und diese Figur ist keiner.
refusal-count-not-in-supply = Du hast keinen solchen Gefolgsmann mehr in deinem Vorrat.
refusal-count-quarters-only = Jetzt darf ein Gefolgsmann in ein Stadtviertel und nirgendwo sonst hin.
refusal-count-market-closed = Ohne Bauern ist der Markt geschlossen.
refusal-count-no-abbots = In dieser Partie darf ein Abt nie in die Stadt.
refusal-count-abbots-to-cathedral = Ein Abt darf nur in die Kathedrale.
refusal-count-not-taken-back = Aus der Stadt Carcassonne wird niemand zurückgenommen.
refusal-count-not-own-follower = Du setzt nur deine eigenen Gefolgsleute um.
refusal-count-blocked = In diesem Stadtviertel steht der Graf; niemand kann es verlassen.
refusal-count-leaves-later = Gefolgsleute verlassen die Stadt nur, bevor fertige Gebiete gewertet werden, und am Ende der Partie.
refusal-count-no-segment = Ein Gefolgsmann wird in ein Gebiet umgesetzt, und dort ist keines.
refusal-count-from-quarter-to-quarter = Gefolgsleute werden nicht von Stadtviertel zu Stadtviertel umgesetzt.
refusal-count-dragon-there = Auf diesem Plättchen steht der Drache; neben ihn darf niemand gesetzt werden.
refusal-count-stands-for-one-like-it = Dort stehen zwei gleiche Gefolgsleute; einer steht für beide.
refusal-count-no-barn-there = Vor einer Wertung verlassen Gefolgsleute den Markt nur für die Wiese eines Gutshofs, die gewertet wird.
refusal-count-mayors-to-castle = Ein Bürgermeister darf nur ins Schloss.
refusal-count-wagons-not-to-market = Ein Wagen darf in jedes Stadtviertel außer auf den Markt.
refusal-count-market-at-the-end = Gefolgsleute auf dem Markt werden nur am Ende der Partie umgesetzt.
refusal-count-garden-for-abbots = Nur ein Abt wird in einen Garten umgesetzt.
refusal-count-open-garden-for-abbots = Nur ein Abt wird in einen Garten umgesetzt.
refusal-count-wrong-kind-castle = Gefolgsleute im Schloss werden in Städte umgesetzt.
refusal-count-wrong-kind-market = Gefolgsleute auf dem Markt werden auf Wiesen umgesetzt.
refusal-count-wrong-kind-blacksmith = Gefolgsleute in der Schmiede werden auf Straßen umgesetzt.
refusal-count-wrong-kind-cathedral = Gefolgsleute in der Kathedrale werden in Klöster umgesetzt.
refusal-count-not-completed = Gefolgsleute werden nur in Gebiete umgesetzt, die das gerade angelegte Plättchen abgeschlossen hat.
refusal-count-not-scored-next = In dieser Partie werden Gebiete einzeln gewertet, und Gefolgsleute werden nur in das umgesetzt, das als Nächstes gewertet wird.
refusal-count-only-market-at-the-end = In dieser Partie werden am Ende nur Gefolgsleute vom Markt umgesetzt.
refusal-count-scored-long-ago = Das Gebiet ist fertig und schon gewertet.
refusal-count-moves-by-himself = In dieser Partie bewegt sich der Graf von selbst.
refusal-count-nobody-entered = Der Graf wird nur bewegt, wenn gerade ein Gefolgsmann in die Stadt gesetzt wurde.
refusal-count-count-stays-in-city = Der Graf verlässt die Stadtviertel seiner Stadt nie.
refusal-count-count-is-there = Der Graf steht schon in diesem Stadtviertel.
refusal-count-scored-together = In dieser Partie werden fertige Gebiete zusammen gewertet; niemand wählt eine Reihenfolge.
refusal-count-no-order = Eine Reihenfolge wird nur gewählt, wenn ein Plättchen mehrere Gebiete abgeschlossen hat, in die Gefolgsleute umgesetzt werden können.
refusal-count-nothing-to-score = Ein solches Gebiet gibt es nicht.
refusal-count-not-completed-by-tile = Das gerade angelegte Plättchen hat dieses Gebiet nicht abgeschlossen.
refusal-count-scored-already = Dieses Gebiet ist schon gewertet.
refusal-count-another-segment = Für dieses Gebiet steht ein anderer Abschnitt.

## magic

refusal-magic-must-move = Nach einem Plättchen mit Magiersymbol muss zuerst Magier oder Hexe bewegt werden.
refusal-magic-must-part = Magier und Hexe stehen im selben Gebiet und müssen sich trennen.
refusal-magic-must-leave = Weder Magier noch Hexe kann an einen anderen Ort; eine der beiden Figuren muss die Landschaft verlassen.
refusal-magic-before-princess = Magier oder Hexe wird bewegt, bevor ein Burgfräulein wirkt.
refusal-magic-not-now = Magier und Hexe werden nur bewegt, wenn ein Plättchen mit Magiersymbol gelegt wurde oder ein Plättchen ihre Gebiete verbindet.
refusal-magic-no-segment = Magier und Hexe stehen auf einer Straße oder in einer Stadt, und dort ist keine.
refusal-magic-carcassonne = Magier und Hexe betreten die Stadt Carcassonne nicht.
refusal-magic-river = Magier und Hexe stehen nicht auf dem Fluss.
refusal-magic-wrong-ground = Magier und Hexe stehen nur auf Straßen und in Städten.
refusal-magic-complete = Das Gebiet ist fertig.
refusal-magic-same-feature = Die Figur steht schon dort und muss das Gebiet wechseln.
refusal-magic-other-figure-there = Dort steht die andere magische Figur.
refusal-magic-not-beside-figures = Magier und Hexe stehen auf Straßen und in Städten.
refusal-magic-not-on-board = Diese Figur steht nirgends in der Landschaft.
refusal-magic-not-stuck = Eine magische Figur wird nur beiseitegestellt, wenn eine bewegt werden muss und keine der beiden kann.

## shepherd

refusal-shepherd-must-tend-flock = Das Plättchen hat die Wiese deines Schäfers vergrößert: Jetzt wird seine Herde erweitert oder in den Stall getrieben, sonst nichts.
refusal-shepherd-not-in-supply = Dein Schäfer ist nicht in deinem Vorrat.
refusal-shepherd-wrong-ground = Ein Schäfer darf nur auf Wiesen.
refusal-shepherd-not-on-placed-tile = Ein Schäfer wird auf das Plättchen gesetzt, das du gerade angelegt hast.
refusal-shepherd-occupied = Auf dieser Wiese steht schon ein Schäfer.
refusal-shepherd-no-shepherd = Dein Schäfer steht auf keiner Wiese.
refusal-shepherd-not-enlarged = Deine Herde wird erweitert oder in den Stall getrieben, wenn ein Plättchen von dir ihre Wiese vergrößert hat.
refusal-shepherd-after-figure = Eine Herde wird nach der Figurenaktion erweitert oder in den Stall getrieben.

## What would be right

remedy-base-token-for-tile = Ziehe ein Landschaftsplättchen.
remedy-base-tile-for-token = Ziehe ein Schafplättchen: 1 bis 4 Schafe oder den Wolf.
remedy-base-none-in-token-bag = Ziehe ein anderes Schafplättchen.
remedy-base-none-in-bag = Ziehe ein anderes Plättchen.
remedy-base-cell-taken = Wähle ein leeres Feld.
remedy-base-cell-apart = Wähle ein Feld neben einem Plättchen.
remedy-base-mismatch = Drehe es oder wähle ein anderes Feld.
remedy-base-looks-the-same = Nenne die kleinere der beiden Drehungen.
remedy-base-no-segment = Wähle eine Straße, eine Stadt, ein Kloster oder eine Wiese.
remedy-base-decoration = Wähle einen anderen Ort.
remedy-base-not-on-placed-tile = Wähle einen Ort auf diesem Plättchen.
remedy-base-occupied = Wähle ein freies.
remedy-river-edge-mismatch = Drehe das Plättchen oder wähle ein anderes Feld.
remedy-river-no-open-end = Wähle ein Feld an einem offenen Ende und drehe den Fluss dorthin.
remedy-river-joins-two-ends = Drehe das Plättchen oder wähle ein anderes Ende.
remedy-river-turns-back = Drehe das Plättchen so, dass der Fluss geradeaus läuft oder anders abbiegt.
remedy-river-leaves-corridor = Drehe das Plättchen so, dass der Fluss von anderen Plättchen wegführt.
remedy-river-start-tile-first = Ziehe es.
remedy-river-land-later = Ziehe ein Flussplättchen.
remedy-river-fork-first = Ziehe die Gabelung.
remedy-river-lake-last = Ziehe ein anderes Flussplättchen.
remedy-abbot-abbot-elsewhere = Wähle einen solchen Ort oder eine andere Figur.
remedy-abbot-garden-for-abbots = Wähle einen anderen Ort oder den Abt.
remedy-builder-wrong-ground = Wähle eine Straße oder Stadt mit einem Gefolgsmann von dir.
remedy-builder-feature-complete = Wähle eine unfertige Straße oder Stadt mit einem Gefolgsmann von dir.
remedy-builder-no-follower = Setze den Baumeister auf eine unfertige Straße oder in eine unfertige Stadt mit einem Gefolgsmann von dir.
remedy-pig-wrong-ground = Wähle eine Wiese mit einem Bauern von dir.
remedy-pig-no-farmer = Setze das Schwein auf eine Wiese mit einem Bauern von dir.
remedy-dragon-another = Wähle ein anderes Plättchen neben seinem.
remedy-dragon-not-beside = Wähle ein Plättchen neben dem Drachen.
remedy-princess-knight = Wähle einen Ritter in der Stadt des Burgfräuleins.
remedy-portal-quarter = Wähle eine Straße, eine Stadt, ein Kloster oder eine Wiese.
remedy-portal-dragon-there = Wähle ein anderes Plättchen.
remedy-portal-just-completed = Wähle ein unfertiges Gebiet.
remedy-portal-just-completed-elsewhere = Wähle seinen Teil auf diesem Plättchen oder ein unfertiges Gebiet.
remedy-portal-complete = Wähle ein unfertiges.
remedy-fairy-cell = Wähle ein Plättchen mit einem Gefolgsmann von dir oder verzichte.
remedy-fairy-follower = Wähle einen Gefolgsmann von dir oder verzichte.
remedy-fairy-stands-beside-follower = Wähle diesen Gefolgsmann.
remedy-fairy-stands-on-tile = Wähle das Plättchen.
remedy-tower-in-range = Wähle einen Gefolgsmann in Reichweite des Turms oder verzichte.
remedy-tower-no-foundation = Wähle ein Plättchen mit Turmplatz.
remedy-tower-closed-to-floors = Wähle einen Turm ohne Wächter.
remedy-tower-wrong-guard = Wähle einen solchen Gefolgsmann oder einen anderen Ort.
remedy-tower-no-floors = Wähle einen Turm mit Turmteilen.
remedy-tower-closed-to-guards = Wähle einen offenen Turm mit Turmteilen.
remedy-tower-none-to-exchange = Wähle eine Art von Gefolgsmann, die dieser Spieler gefangen hält.
remedy-bridges-another = Wähle ein anderes Plättchen oder eine andere Richtung oder verzichte.
remedy-bridges-other-place = Drehe das Plättchen oder wähle ein anderes Feld.
remedy-castles-own-city = Wähle einen Gefolgsmann in einer eigenen kleinen Stadt oder verzichte.
remedy-castles-no-trigger = Wähle eines, das sie auslöst.
remedy-castles-nobody-enters = Wähle ein anderes Gebiet.
remedy-bazaars-no-lot = Wähle ein Plättchen des Basars.
remedy-bazaars-too-high = Biete höchstens { $most }.
remedy-bazaars-too-low = Biete mehr oder passe.
remedy-abbey-no-hole = Wähle ein Loch oder verzichte.
remedy-mayor-wrong-ground = Wähle eine Stadt.
remedy-wagon-target = Wähle eine unfertige Straße, eine unfertige Stadt oder ein unfertiges Kloster ohne Gefolgsleute in Reichweite oder verzichte.
remedy-wagon-wrong-ground = Wähle einen solchen Ort.
remedy-wagon-not-asked = Wähle den Wagen, dessen Gebiet gewertet wurde, oder verzichte.
remedy-barn-corner = Wähle eine Ecke dieses Plättchens, an der vier Plättchen in einer Wiese ohne Gutshof zusammentreffen.
remedy-count-not-entitled = Setze ihn auf das Plättchen, das du gerade angelegt hast, oder verzichte.
remedy-count-market-closed = Wähle ein anderes Stadtviertel oder verzichte.
remedy-count-no-abbots = Wähle einen anderen Gefolgsmann oder verzichte.
remedy-count-abbots-to-cathedral = Wähle die Kathedrale oder einen anderen Gefolgsmann.
remedy-count-blocked = Setze einen Gefolgsmann aus einem anderen Stadtviertel um oder verzichte.
remedy-count-from-quarter-to-quarter = Setze einen aus der Stadt hinaus um oder verzichte.
remedy-count-dragon-there = Wähle ein anderes Plättchen des Gebiets oder verzichte.
remedy-count-no-barn-there = Wähle diese Wiese oder verzichte.
remedy-count-mayors-to-castle = Wähle das Schloss oder einen anderen Gefolgsmann.
remedy-count-wagons-not-to-market = Wähle ein anderes Stadtviertel oder einen anderen Gefolgsmann.
remedy-count-garden-for-abbots = Wähle ein Kloster, das gleich gewertet wird, oder verzichte.
remedy-count-open-garden-for-abbots = Wähle ein unfertiges Kloster oder verzichte.
remedy-count-wrong-kind-castle = Wähle eine Stadt oder verzichte.
remedy-count-wrong-kind-market = Wähle eine Wiese oder verzichte.
remedy-count-wrong-kind-blacksmith = Wähle eine Straße oder verzichte.
remedy-count-wrong-kind-cathedral = Wähle ein Kloster oder verzichte.
remedy-count-not-completed = Wähle eines davon oder verzichte.
remedy-count-not-scored-next = Wähle einen Ort in diesem Gebiet oder verzichte.
remedy-count-only-market-at-the-end = Setze einen davon auf eine Wiese um oder verzichte.
remedy-count-scored-long-ago = Wähle ein unfertiges oder verzichte.
remedy-magic-another = Wähle eine unfertige Straße oder Stadt ohne Magier und Hexe.
remedy-shepherd-wrong-ground = Wähle eine Wiese des gerade angelegten Plättchens.
remedy-shepherd-not-on-placed-tile = Wähle eine Wiese dieses Plättchens.
remedy-shepherd-occupied = Wähle eine Wiese des gerade angelegten Plättchens ohne Schäfer.
remedy-wait = Warte, bis der gefragte Spieler geantwortet hat.

## What answers a question

answer-to-place-tile = Lege das gezogene Plättchen an.
answer-to-send-knight-home = Schicke einen Ritter aus der Stadt des Burgfräuleins.
answer-to-move-fairy = Bewege die Fee oder verzichte.
answer-to-move-dragon = Bewege den Drachen auf ein Plättchen neben seinem.
answer-to-capture = Wähle den Gefolgsmann, den du gefangen nimmst, oder verzichte.
answer-to-exchange = Wähle, welcher deiner Gefolgsleute zurückkommt.
answer-to-leave-quarter = Setze einen Gefolgsmann aus der Stadt Carcassonne um oder verzichte.
answer-to-choose-scoring = Wähle das Gebiet, das als Nächstes gewertet wird.
answer-to-enter-quarter = Wähle einen Gefolgsmann und ein Stadtviertel oder verzichte.
answer-to-move-count = Wähle ein anderes Stadtviertel für den Grafen oder verzichte.
answer-to-second-part = Nimm das zweite Plättchen oder verzichte.
answer-to-move-magic = Bewege Magier oder Hexe auf eine unfertige Straße oder in eine unfertige Stadt.
answer-to-part-magic = Bewege Magier oder Hexe auf eine andere unfertige Straße oder in eine andere unfertige Stadt.
answer-to-build-bridge = Wähle ein Plättchen und eine Richtung für die Brücke oder verzichte.
answer-to-convert = Wähle die Stadt, die zur Burg wird, oder verzichte.
answer-to-choose-trigger = Wähle das Gebiet, dessen Punkte die Burg übernimmt.
answer-to-auction = Wähle ein Plättchen und ein erstes Gebot.
answer-to-bid = Biete mehr oder passe.
answer-to-buy-or-sell = Kaufe oder verkaufe das Plättchen.
answer-to-take-lot = Nimm eines der Plättchen.
answer-to-put-magic-aside = Stelle Magier oder Hexe beiseite.
answer-to-place-abbey = Wähle ein Loch für die Abtei oder verzichte.
answer-to-move-wagon = Wähle, wohin der Wagen fährt, oder verzichte.
answer-to-tend-flock = Erweitere die Herde oder treibe sie in den Stall.
# $list has what can be done, such as `offer-place-here`.
answer-to-act = Du darfst: { $list }; oder du verzichtest.

offer-place-here = eine Figur auf das Plättchen setzen, das du gerade angelegt hast
offer-place-elsewhere = einen Gefolgsmann durch den Zaubergang setzen
offer-send-home = einen Ritter aus der Stadt des Burgfräuleins schicken
offer-move-neutral = die Fee bewegen
offer-take-back = den Abt zurücknehmen
offer-place-token = ein Turmteil auf einen Turm setzen
offer-guard = einen Wächter auf einen Turm setzen
offer-build-bridge = eine Brücke bauen
offer-barn = den Gutshof auf eine Ecke des Plättchens setzen, das du gerade angelegt hast

## The whole

# $text says why, $list what would be right: two sentences.
refusal-told = { $text } { $list } (Regel { $rule })
