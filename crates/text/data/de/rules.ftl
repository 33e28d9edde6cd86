### What the switches of the rules mean, the steps of a turn, and how we read the rulebooks.
### value-SWITCH-VALUE is a sentence, value-SWITCH-VALUE-short a few words; source-… says what a choice rests on.

## 00-base-game.txt

section-base = Grundspiel
value-farmers-on-short = mit Bauern
value-farmers-on = Gefolgsleute dürfen als Bauern auf Wiesen gesetzt werden; sie bleiben dort bis zum Ende der Partie, wenn die Wiesen gewertet werden.
value-farmers-off-short = ohne Bauern
value-farmers-off = Auf Wiesen dürfen keine Gefolgsleute gesetzt werden, und Wiesen werden nicht gewertet.
value-farmer-scoring-first-edition-short = 4 Punkte pro fertiger Stadt, einmal, für die meisten Bauern auf allen ihren Wiesen zusammen
value-farmer-scoring-first-edition = Am Ende bringt jede fertige Stadt einmal 4 Punkte für den Spieler mit den meisten Bauern auf allen angrenzenden Wiesen zusammen; bei Gleichstand erhalten sie alle Beteiligten.
value-farmer-scoring-second-edition-short = 3 Punkte pro fertiger Stadt jeder Wiese, aber für niemanden dieselbe Stadt zweimal
value-farmer-scoring-second-edition = Am Ende erhält der Spieler mit den meisten Bauern auf einer Wiese 3 Punkte für jede fertige Stadt, die an sie grenzt; niemand erhält für dieselbe Stadt zweimal Punkte, an wie viele Wiesen sie auch grenzt.
value-farmer-scoring-third-edition-short = 3 Punkte pro fertiger Stadt, für jede Wiese neu
value-farmer-scoring-third-edition = Am Ende erhält der Spieler mit den meisten Bauern auf einer Wiese 3 Punkte für jede fertige Stadt, die an sie grenzt; eine Stadt zählt für jede Wiese, an die sie grenzt.
value-farmer-scoring-city-majority-three-short = 3 Punkte pro fertiger Stadt, einmal, für die meisten Bauern auf allen ihren Wiesen zusammen
value-farmer-scoring-city-majority-three = Am Ende bringt jede fertige Stadt einmal 3 Punkte für den Spieler mit den meisten Bauern auf allen angrenzenden Wiesen zusammen; bei Gleichstand erhalten sie alle Beteiligten.
source-german-text-2007-2008-translates = der deutsche Text von 2007/2008, den diese Spielregel übersetzt
value-small-city-scoring-two-points-short = 2 Punkte
value-small-city-scoring-two-points = Eine fertige Stadt aus nur zwei Plättchen bringt 1 Punkt pro Plättchen und 1 pro Wappen: in der Regel 2 Punkte.
value-small-city-scoring-four-points-short = 4 Punkte
value-small-city-scoring-four-points = Eine fertige Stadt aus nur zwei Plättchen wird wie jede andere gewertet, 2 Punkte pro Plättchen und 2 pro Wappen: in der Regel 4 Punkte.
source-other-rules-score-fields-city-by = die anderen Regeln, die Wiesen Stadt für Stadt werten und das alle so halten
value-tile-art-first-short = erste Auflage
value-tile-art-first = Die Plättchen sind die der ersten Auflage, auf der keine Gärten zu sehen sind.
value-tile-art-new-short = neue Auflage
value-tile-art-new = Die Plättchen sind die der neuen Auflage, von denen einige einen Garten zeigen.
value-abbot-off-short = ohne Äbte
value-abbot-off = Es gibt keine Äbte, und ein Garten auf einem Plättchen ist nur Verzierung.
value-abbot-on-short = mit Äbten
value-abbot-on = Neben sieben Gefolgsleuten hat jeder Spieler einen Abt, der nur in Klöster und Gärten darf; keine andere Figur darf in einen Garten.
value-sixth-player-with-this-set-short = nur mit „Wirtshäuser und Kathedralen“
value-sixth-player-with-this-set = Bis zu fünf Spieler können mitspielen, und sechs mit „Wirtshäuser und Kathedralen“, das die sechste Farbe enthält.
value-sixth-player-always-short = immer
value-sixth-player-always = Bis zu sechs Spieler können mitspielen, auch ohne „Wirtshäuser und Kathedralen“, das die sechste Farbe enthält.
source-other-rules-first-edition = die anderen Regeln der ersten Ausgabe

## 01-abbot-and-gardens.txt

section-abbot-and-gardens = Abt und Gärten
value-abbot-recall-when-complete-forbidden-short = nur aus einem unfertigen Gebiet
value-abbot-recall-when-complete-forbidden = Statt eine Figur zu setzen, darfst du deinen Abt zurücknehmen und erhältst die Punkte, die sein Kloster oder Garten gerade wert ist; hat das Plättchen es gerade abgeschlossen, bleibt er, und es wird wie üblich gewertet.
value-abbot-recall-when-complete-allowed-short = auch aus einem fertigen Gebiet
value-abbot-recall-when-complete-allowed = Statt eine Figur zu setzen, darfst du deinen Abt zurücknehmen und erhältst die Punkte, die sein Kloster oder Garten gerade wert ist, selbst wenn das Plättchen es gerade abgeschlossen hat (9 Punkte).
source-publishers-note-november-2020-new-edition = die Mitteilung des Verlags vom November 2020 zur Neuen Edition

## 05-river.txt

section-river = Fluss
value-river-start-tile-discard-short = wird nicht benutzt
value-river-start-tile-discard = Die Quelle ist das erste Plättchen auf dem Tisch; das übliche Startplättchen wird nicht benutzt.
value-river-start-tile-after-river-short = kommt als erstes nach dem Fluss
value-river-start-tile-after-river = Die Quelle ist das erste Plättchen auf dem Tisch; das übliche Startplättchen ist das erste, das nach dem Fluss gezogen wird.
value-river-start-tile-into-river-stack-short = kommt unter die Flussplättchen
value-river-start-tile-into-river-stack = Die Quelle ist das erste Plättchen auf dem Tisch; das übliche Startplättchen wird unter die Flussplättchen gemischt.
value-river-start-tile-into-land-stack-short = kommt unter die übrigen Plättchen
value-river-start-tile-into-land-stack = Die Quelle ist das erste Plättchen auf dem Tisch; das übliche Startplättchen wird unter die übrigen Landschaftsplättchen gemischt.
value-river-u-turn-immediate-short = keine zwei gleichen Biegungen hintereinander
value-river-u-turn-immediate = Der Fluss darf auf zwei Plättchen hintereinander nicht in dieselbe Richtung abbiegen; mit einem geraden Plättchen dazwischen darf er es.
value-river-u-turn-keep-corridor-short = ein freier Streifen vor jedem Flussende
value-river-u-turn-keep-corridor = Vor jedem offenen Ende eines neuen Flussplättchens muss ein drei Felder breiter Streifen frei von Plättchen sein, und keine zwei Enden dürfen in benachbarten Zeilen oder Spalten in dieselbe Richtung laufen.
value-river-volcano-turn-extra-turn-short = noch ein Zug
value-river-volcano-turn-extra-turn = Wer den See mit dem Vulkan legt, setzt keine Figur darauf und ist sofort noch einmal mit einem vollen Zug an der Reihe.
value-river-volcano-turn-none-short = kein weiterer Zug
value-river-volcano-turn-none = Wer den See mit dem Vulkan legt, setzt keine Figur darauf, und der nächste Spieler ist am Zug.
value-river-symbols-need-expansion-short = nur mit ihren Erweiterungen
value-river-symbols-need-expansion = Auf Flussplättchen gilt das Wirtshaus nur mit „Wirtshäuser und Kathedralen“, die Schweineherde nur mit „Händler und Baumeister“, und zwar als Schwein jedes Spielers mit einem Bauern auf ihrer Wiese.
value-river-symbols-always-short = immer
value-river-symbols-always = Auf Flussplättchen gelten Wirtshaus und Schweineherde auch ohne die Erweiterungen, aus denen sie stammen; die Herde ist ein Schwein jedes Spielers mit einem Bauern auf ihrer Wiese.
value-river-with-count-attach-spring-short = der Fluss entspringt neben Carcassonne
value-river-with-count-attach-spring = Zuerst wird die Stadt Carcassonne ausgelegt, mit der Quelle neben ihrer Nordostecke, und der Fluss fließt von ihr weg; das übliche Startplättchen wird nicht benutzt.
value-river-with-count-forbidden-short = nicht zusammen
value-river-with-count-forbidden = Ein Fluss und die Stadt Carcassonne dürfen nicht zusammen gespielt werden.
source-devirs-book = die Spielregel von Devir

## 10-inns-and-cathedrals.txt

section-inns-and-cathedrals = Wirtshäuser und Kathedralen
value-inn-cathedral-final-zero-short = am Ende nichts wert
value-inn-cathedral-final-zero = Eine fertige Straße mit Wirtshaus bringt 2 Punkte pro Plättchen, eine fertige Stadt mit Kathedrale 3 Punkte pro Plättchen und Wappen; sind sie am Ende unfertig, bringen sie nichts.
value-inn-cathedral-final-ignore-short = am Ende so viel wert wie jedes andere Gebiet
value-inn-cathedral-final-ignore = Eine fertige Straße mit Wirtshaus bringt 2 Punkte pro Plättchen, eine fertige Stadt mit Kathedrale 3 Punkte pro Plättchen und Wappen; sind sie am Ende unfertig, bringen sie so viel wie andere auch.

## 20-traders-and-builders.txt

section-traders-and-builders = Händler und Baumeister
value-builder-second-part-optional-short = du darfst
value-builder-second-part-optional = Wenn ein Plättchen von dir die Straße oder Stadt deines Baumeisters fortsetzt, darfst du danach ein zweites Plättchen ziehen und anlegen, mit allem, was dazugehört; nie ein drittes.
value-builder-second-part-mandatory-short = du musst
value-builder-second-part-mandatory = Wenn ein Plättchen von dir die Straße oder Stadt deines Baumeisters fortsetzt, musst du danach ein zweites Plättchen ziehen und anlegen, mit allem, was dazugehört; nie ein drittes.
value-builder-trigger-extend-short = nur ein Plättchen, das das Gebiet fortsetzt
value-builder-trigger-extend = Der Baumeister bringt nur dann ein zweites Plättchen, wenn dein Plättchen Teil seiner Straße oder Stadt wird, nicht aber, wenn eine Abtei sie abschließt.
value-builder-trigger-extend-or-complete-short = auch eine Abtei, die das Gebiet abschließt
value-builder-trigger-extend-or-complete = Der Baumeister bringt ein zweites Plättchen, wenn dein Plättchen Teil seiner Straße oder Stadt wird, und auch, wenn deine Abtei sie abschließt.

## 30-princess-and-dragon.txt

section-princess-and-dragon-volcano-and-dragon = Burgfräulein und Drache: Vulkan und Drache
value-dragon-move-after-scoring-short = nach der Wertung
value-dragon-move-after-scoring = Der Drache wandert nach der Wertung, bevor ein weiteres Plättchen gezogen wird: Ein Gefolgsmann, dessen Gebiet das Drachenplättchen abschließt, ist vorher schon gewertet und zurückgekehrt.
value-dragon-move-before-scoring-short = vor der Wertung
value-dragon-move-before-scoring = Der Drache wandert nach der Figurenaktion und vor der Wertung: Ein Gefolgsmann, den er frisst, wird nicht gewertet.
value-dragon-move-after-tile-short = gleich nach dem Legen des Plättchens
value-dragon-move-after-tile = Der Drache wandert, sobald das Drachenplättchen liegt, vor der Figurenaktion und vor der Wertung.
value-dragon-visited-scope-journey-short = kein Plättchen zweimal auf einer Wanderung
value-dragon-visited-scope-journey = Der Drache betritt auf einer Wanderung kein Plättchen zweimal; eine zweite Wanderung in einem Doppelzug beginnt von vorn.
value-dragon-visited-scope-turn-short = kein Plättchen zweimal in einem Zug
value-dragon-visited-scope-turn = Der Drache betritt in einem Zug kein Plättchen zweimal, auch dann nicht, wenn ein Doppelzug ihm zwei Wanderungen bringt.
value-deploy-on-dragon-tile-allowed-short = erlaubt
value-deploy-on-dragon-tile-allowed = Auf das Plättchen, auf dem der Drache steht, darf ein Gefolgsmann wie auf jedes andere gesetzt oder aus Carcassonne umgesetzt werden.
value-deploy-on-dragon-tile-forbidden-short = verboten
value-deploy-on-dragon-tile-forbidden = Auf das Plättchen, auf dem der Drache steht, darf kein Gefolgsmann gesetzt und auch keiner aus Carcassonne umgesetzt werden.
value-orphan-builder-pig-return-short = sie kehren zurück
value-orphan-builder-pig-return = Wenn dir durch Drache, Burgfräulein oder Turm der letzte Gefolgsmann in einem Gebiet genommen wird, kehrt auch dein Baumeister oder Schwein dort zurück.
value-orphan-builder-pig-stay-short = sie bleiben
value-orphan-builder-pig-stay = Wenn dir durch Drache, Burgfräulein oder Turm der letzte Gefolgsmann in einem Gebiet genommen wird, bleibt dein Baumeister oder Schwein dort stehen.
source-new-editions-book = die Spielregel der Neuen Edition
value-dragon-eats-mage-witch-yes-short = gefressen
value-dragon-eats-mage-witch-yes = Der Drache frisst auch Magier und Hexe: Sie verlassen die Landschaft, bis ein Plättchen mit Magiersymbol sie zurückbringt.
value-dragon-eats-mage-witch-no-short = verschont
value-dragon-eats-mage-witch-no = Der Drache lässt Magier und Hexe stehen.
source-complete-annotated-rules-no-book-lists = die Complete Annotated Rules; keine Spielregel nennt sie
value-dragon-carcassonne-outer-squares-short = nur die zehn äußeren Felder
value-dragon-carcassonne-outer-squares = Der Drache darf die zehn äußeren Felder von Carcassonne betreten, nicht aber die zwei voll bebauten; Gefolgsleute in den Stadtvierteln sind sicher.
value-dragon-carcassonne-none-short = kein Feld von Carcassonne
value-dragon-carcassonne-none = Der Drache darf kein Feld von Carcassonne betreten, und Gefolgsleute in den Stadtvierteln sind sicher.
source-publishers-ruling-october-2012 = die Entscheidung des Verlags vom Oktober 2012
section-princess-and-dragon-princess = Burgfräulein und Drache: Burgfräulein
value-princess-action-must-short = du musst
value-princess-action-must = Steht in der Stadt des Burgfräuleins, das du legst, ein Ritter, musst du einen an seinen Besitzer zurückgeben, notfalls einen eigenen; mit diesem Plättchen setzt du dann keine Figur.
value-princess-action-may-short = du darfst
value-princess-action-may = Steht in der Stadt des Burgfräuleins, das du legst, ein Ritter, darfst du einen an seinen Besitzer zurückgeben; tust du das, setzt du mit diesem Plättchen keine Figur.
value-princess-targets-knights-short = nur Ritter
value-princess-targets-knights = Das Burgfräulein schickt nur Ritter fort: einen Gefolgsmann in seiner Stadt, auf einem beliebigen ihrer Plättchen, wem er auch gehört.
value-princess-targets-knights-and-builder-short = Ritter und Baumeister
value-princess-targets-knights-and-builder = Das Burgfräulein schickt einen Ritter oder Baumeister seiner Stadt fort, auf einem beliebigen ihrer Plättchen, wem er auch gehört.
section-princess-and-dragon-magic-portal = Burgfräulein und Drache: Zaubergang
value-portal-just-completed-placed-tile-only-short = nur auf dem Plättchen mit dem Zaubergang
value-portal-just-completed-placed-tile-only = Mit einem Zaubergang darfst du einen Gefolgsmann auf ein beliebiges Plättchen setzen, in ein freies, unfertiges Gebiet; ein Gebiet, das das Plättchen mit dem Zaubergang gerade abgeschlossen hat, kann nur auf diesem Plättchen besetzt werden.
value-portal-just-completed-never-short = gar nicht
value-portal-just-completed-never = Mit einem Zaubergang darfst du einen Gefolgsmann auf ein beliebiges Plättchen setzen, in ein freies, unfertiges Gebiet; ein Gebiet, das das Plättchen mit dem Zaubergang gerade abgeschlossen hat, kann nicht besetzt werden.
value-portal-just-completed-any-unscored-short = auf allen seinen Plättchen
value-portal-just-completed-any-unscored = Mit einem Zaubergang darfst du einen Gefolgsmann auf ein beliebiges Plättchen setzen, in ein freies, unfertiges Gebiet; ein Gebiet, das das Plättchen mit dem Zaubergang gerade abgeschlossen hat, kann auf allen seinen Plättchen besetzt werden.
source-ruling-our-own-from-what-base = eine eigene Entscheidung, nach dem, was das Grundspiel auf einem neuen Plättchen erlaubt
section-princess-and-dragon-fairy = Burgfräulein und Drache: Fee
value-fairy-placement-on-tile-short = auf einem Plättchen, für jeden Gefolgsmann dort
value-fairy-placement-on-tile = Statt eine Figur zu setzen, darfst du die Fee auf ein Plättchen mit einem Gefolgsmann von dir bewegen; wer einen Gefolgsmann auf ihrem Plättchen hat, erhält zu Beginn jedes eigenen Zuges 1 Punkt, und 3 Punkte, wenn das Gebiet dieses Gefolgsmanns gewertet wird.
value-fairy-placement-assigned-short = bei einem Gefolgsmann, nur für diesen
value-fairy-placement-assigned = Statt eine Figur zu setzen, darfst du die Fee zu einem deiner Gefolgsleute stellen; dieser allein bringt zu Beginn deines Zuges 1 Punkt, und 3 Punkte, wenn sein Gebiet gewertet wird. Wenn er geht, bleibt die Fee stehen und gehört niemandem.
value-fairy-on-tile-points-once-short = einmal pro Spieler
value-fairy-on-tile-points-once = Auch mehrere deiner Gefolgsleute auf dem Plättchen der Fee bringen zu Beginn deines Zuges nur 1 Punkt und für jedes gewertete Gebiet nur einmal 3 Punkte.
value-fairy-after-princess-allowed-short = erlaubt
value-fairy-after-princess-allowed = Nachdem du mit einem Burgfräulein einen Ritter fortgeschickt hast, darfst du noch die Fee bewegen.
value-fairy-after-princess-forbidden-short = verboten
value-fairy-after-princess-forbidden = Nachdem du mit einem Burgfräulein einen Ritter fortgeschickt hast, darfst du die Fee nicht bewegen.
value-fairy-after-volcano-allowed-short = erlaubt
value-fairy-after-volcano-allowed = Wenn du einen Vulkan legst, darfst du keinen Gefolgsmann darauf setzen, aber die Fee bewegen.
value-fairy-after-volcano-forbidden-short = verboten
value-fairy-after-volcano-forbidden = Wenn du einen Vulkan legst, darfst du weder einen Gefolgsmann darauf setzen noch die Fee bewegen.
value-fairy-in-quarter-forbidden-short = verboten
value-fairy-in-quarter-forbidden = Die Fee kann nicht zu einem Gefolgsmann in einem Stadtviertel von Carcassonne gestellt werden.
source-devirs-book-where-quarter-is-no = die Spielregel von Devir, in der ein Stadtviertel kein Plättchen ist, auf dem ein Gefolgsmann steht
value-fairy-abbot-return-bonus-no-short = nichts
value-fairy-abbot-return-bonus-no = Die Fee bringt einem Abt 3 Punkte, wenn sein Kloster oder Garten gewertet wird, aber nichts, wenn du ihn zurücknimmst.
value-fairy-abbot-return-bonus-yes-short = 3 Punkte
value-fairy-abbot-return-bonus-yes = Die Fee bringt einem Abt 3 Punkte, wenn sein Kloster oder Garten gewertet wird, und auch, wenn du ihn zurücknimmst.
source-publishers-note-november-2020 = die Mitteilung des Verlags vom November 2020
section-princess-and-dragon-special-tiles = Burgfräulein und Drache: besondere Plättchen
value-tunnel-fields-two-short = zwei Wiesen
value-tunnel-fields-two = Auf dem Tunnelplättchen läuft die Straße unter der Stadt hindurch; es gibt zwei Wiesen, auf jeder Seite der Stadt eine, und die Straße zerschneidet keine.
value-tunnel-fields-four-short = vier Wiesen
value-tunnel-fields-four = Auf dem Tunnelplättchen läuft die Straße unter der Stadt hindurch; es gibt vier Wiesen, denn Stadt und Straße zerschneiden sie beide.
source-filosofias-book = die Spielregel von Filosofia

## 40-tower.txt

section-the-tower = Der Turm
value-tower-action-trigger-any-tile-short = nach jedem Plättchen
value-tower-action-trigger-any-tile = Nach jedem Plättchen darfst du, statt eine Figur zu setzen, ein Turmteil auf einen Turm oder einen Wächter auf einen Turm setzen.
value-tower-action-trigger-foundation-tile-short = nur nach einem Plättchen mit Turmplatz
value-tower-action-trigger-foundation-tile = Nur nach einem Plättchen mit Turmplatz darfst du, statt eine Figur zu setzen, ein Turmteil auf einen Turm oder einen Wächter auf einen Turm setzen.
source-publishers-corrected-text = der berichtigte Text des Verlags
value-tower-capture-target-opponents-only-short = nur die der Mitspieler
value-tower-capture-target-opponents-only = Wenn du ein Turmteil setzt, darfst du einen Gefolgsmann eines Mitspielers gefangen nehmen, so weit in Zeile und Spalte, wie der Turm hoch ist.
value-tower-capture-target-any-player-short = alle, auch eigene
value-tower-capture-target-any-player = Wenn du ein Turmteil setzt, darfst du einen Gefolgsmann gefangen nehmen, so weit in Zeile und Spalte, wie der Turm hoch ist; ein eigener kehrt zu dir zurück, statt Gefangener zu werden.
source-reports-booklet-2006 = Berichte über das Regelheft von 2006
value-tower-reopens-yes-short = wieder offen
value-tower-reopens-yes = Ein Wächter schließt seinen Turm; geht er, ist der Turm wieder offen.
value-tower-reopens-no-short = für immer geschlossen
value-tower-reopens-no = Ein Wächter schließt seinen Turm für immer, selbst wenn er geht.
source-an-answer-collected-by-players = eine Antwort, die Spieler gesammelt haben
value-tower-dragon-eats-guard-yes-short = gefressen
value-tower-dragon-eats-guard-yes = Der Drache frisst einen Wächter auf dem Plättchen, das er betritt; die Turmteile bleiben.
value-tower-dragon-eats-guard-no-short = sicher
value-tower-dragon-eats-guard-no = Ein Wächter ist vor dem Drachen sicher.
source-new-edition-nothing-older-texts-protects = die Neue Edition, denn in den älteren Texten schützt nichts einen Wächter
value-ransom-affordability-needs-3-points-short = ab 3 Punkten
value-ransom-affordability-needs-3-points = Einmal in deinem Zug darfst du eine deiner Figuren für 3 Punkte freikaufen, wenn du so viele hast; die Punkte erhält, wer sie gefangen hält.
value-ransom-affordability-may-go-negative-short = bei jedem Punktestand
value-ransom-affordability-may-go-negative = Einmal in deinem Zug darfst du eine deiner Figuren für 3 Punkte freikaufen, selbst wenn du weniger hast; die Punkte erhält, wer sie gefangen hält.
source-ruling-our-own-no-score-drops = eine eigene Entscheidung; niemand fällt aus freier Wahl unter 0 Punkte

## 50-abbey-and-mayor.txt

section-abbey-and-mayor = Abtei und Bürgermeister
value-wagon-move-connected-short = in verbundene Gebiete
value-wagon-move-connected = Ist sein Gebiet gewertet, darf ein Wagen auf eine unfertige Straße, in eine unfertige Stadt oder ein unfertiges Kloster ohne Gefolgsleute weiterfahren, wenn ein Plättchen sie unmittelbar mit diesem Gebiet verbindet.
value-wagon-move-nearby-short = in Gebiete auf seinem Plättchen und den acht ringsum
value-wagon-move-nearby = Ist sein Gebiet gewertet, darf ein Wagen auf eine unfertige Straße, in eine unfertige Stadt oder ein unfertiges Kloster ohne Gefolgsleute weiterfahren, auf seinem eigenen Plättchen oder einem der acht ringsum.
source-text-first-edition = der Text der ersten Ausgabe
value-abbey-end-of-game-abbey-round-short = einmal reihum gelegt
value-abbey-end-of-game-abbey-round = Nach dem letzten Zug dürfen alle ihre übrige Abtei legen, einmal reihum, beginnend links von dem Spieler, der das letzte Plättchen gelegt hat.
value-abbey-end-of-game-forfeit-short = verloren
value-abbey-end-of-game-forfeit = Abteien, die bis zum Ende des letzten Zuges nicht gelegt sind, sind verloren.
source-present-text-first-edition = der heutige Text der ersten Ausgabe
value-barn-placement-no-barn-present-short = nur auf eine Wiese ohne Gutshof
value-barn-placement-no-barn-present = Ein Gutshof wird auf eine Ecke gesetzt, an der vier Plättchen in einer Wiese zusammentreffen, wenn auf der Wiese noch kein Gutshof steht.
value-barn-placement-any-short = auf jede Wiese
value-barn-placement-any = Ein Gutshof wird auf eine Ecke gesetzt, an der vier Plättchen in einer Wiese zusammentreffen, selbst wenn auf der Wiese schon ein Gutshof steht.
value-count-market-at-barn-allowed-short = auch bei einer Wertung durch einen Gutshof
value-count-market-at-barn-allowed = Gefolgsleute auf dem Markt dürfen auf eine Wiese umgesetzt werden, die gleich wegen eines Gutshofs gewertet wird.
value-count-market-at-barn-end-only-short = nur am Ende der Partie
value-count-market-at-barn-end-only = Gefolgsleute verlassen den Markt nur am Ende der Partie, selbst wenn eine Wiese wegen eines Gutshofs gewertet wird.
source-ruling-our-own-field-is-scored = eine eigene Entscheidung; die Wiese wird dann gewertet
value-wagon-from-castle-returns-short = kehrt zurück
value-wagon-from-castle-returns = Ein Wagen in einer Burg kehrt zurück, wenn die Burg gewertet wird.
value-wagon-from-castle-may-move-short = darf weiterfahren
value-wagon-from-castle-may-move = Ein Wagen in einer Burg darf weiterfahren, wenn die Burg gewertet wird.
source-ruling-our-own-what-is-beside = eine eigene Entscheidung; was neben einer Burg liegt, steht nirgends

## 60-count-of-carcassonne.txt

section-the-count-of-carcassonne = Der Graf von Carcassonne
value-count-deploy-in-double-turn-per-tile-short = einmal für jedes Plättchen
value-count-deploy-in-double-turn-per-tile = In einem Doppelzug darfst du für jedes deiner zwei Plättchen einmal einen Gefolgsmann nach Carcassonne setzen.
value-count-deploy-in-double-turn-once-per-turn-short = einmal pro Zug
value-count-deploy-in-double-turn-once-per-turn = Du darfst einmal pro Zug einen Gefolgsmann nach Carcassonne setzen, auch in einem Doppelzug.
source-german-text-and-publishers-answers = der deutsche Text und die Antworten des Verlags
value-count-fairy-points-counted-short = sie zählen
value-count-fairy-points-counted = Du darfst einen Gefolgsmann nach Carcassonne setzen, wenn dein Plättchen einem Mitspieler Punkte gebracht hat, dir aber nicht; die 3 Punkte der Fee zählen dabei auf beiden Seiten.
value-count-fairy-points-ignored-short = sie zählen nicht
value-count-fairy-points-ignored = Du darfst einen Gefolgsmann nach Carcassonne setzen, wenn dein Plättchen einem Mitspieler Punkte gebracht hat, dir aber nicht; die 3 Punkte der Fee zählen dabei nicht.
source-devirs-book-taken-literally = die Spielregel von Devir, wörtlich genommen
value-count-abbot-yes-short = in die Kathedrale
value-count-abbot-yes = Dein Abt darf in die Kathedrale gesetzt und von dort in ein Kloster oder einen Garten umgesetzt werden, wenn dieses Gebiet gewertet wird; wo Gefolgsleute am Ende der Partie jedes Stadtviertel verlassen dürfen, auch in ein unfertiges.
value-count-abbot-no-short = nie
value-count-abbot-no = Ein Abt darf nicht nach Carcassonne gesetzt werden.
source-german-list-followers-new-edition = die deutsche Liste der Gefolgsleute für die Neue Edition
value-count-move-by-player-short = wohin der Spieler will
value-count-move-by-player = Wenn du einen Gefolgsmann nach Carcassonne gesetzt hast, darfst du den Grafen in ein beliebiges Stadtviertel bewegen; Gefolgsleute in seinem Stadtviertel können nicht umgesetzt werden.
value-count-move-clockwise-short = weiter ins nächste Stadtviertel
value-count-move-clockwise = Immer wenn ein Gefolgsmann nach Carcassonne gesetzt wird, geht der Graf ins nächste Stadtviertel, vom Schloss zum Markt, zur Schmiede, zur Kathedrale und wieder von vorn; Gefolgsleute in seinem Stadtviertel können nicht umgesetzt werden.
value-count-move-follow-meeple-short = zum gerade gesetzten Gefolgsmann
value-count-move-follow-meeple = Immer wenn ein Gefolgsmann nach Carcassonne gesetzt wird, geht der Graf in dessen Stadtviertel; Gefolgsleute in seinem Stadtviertel können nicht umgesetzt werden.
value-count-multi-feature-single-pass-short = alle zusammen
value-count-multi-feature-single-pass = Wenn ein Plättchen mehrere Gebiete abschließt, darf jeder Spieler einmal Gefolgsleute aus Carcassonne in beliebige davon umsetzen, und dann werden alle zusammen gewertet.
value-count-multi-feature-per-feature-short = eines nach dem anderen
value-count-multi-feature-per-feature = Wenn ein Plättchen mehrere Gebiete abschließt, werden sie nacheinander gewertet, in der Reihenfolge, die der Spieler wählt, der das Plättchen gelegt hat, und für jedes wird eigens aus Carcassonne umgesetzt; wo niemand mehr umsetzen kann, wird nach keiner Reihenfolge gefragt.
source-ruling-our-own-devirs-book-describes = eine eigene Entscheidung, denn die Spielregel von Devir beschreibt eine einzige Wertung
value-count-final-quarters-market-only-short = nur vom Markt
value-count-final-quarters-market-only = Am Ende der Partie dürfen Gefolgsleute nur vom Markt umgesetzt werden, auf beliebige Wiesen, es sei denn, der Graf steht dort; die in den anderen Stadtvierteln bleiben.
value-count-final-quarters-all-short = aus allen Stadtvierteln
value-count-final-quarters-all = Am Ende der Partie dürfen Gefolgsleute aus jedem Stadtviertel außer dem des Grafen umgesetzt werden: auf beliebige Wiesen und unfertige Straßen, in unfertige Städte und Klöster; ein Abt auch in einen unfertigen Garten.
source-publishers-answers = die Antworten des Verlags
source-independent-engine-plays-new-edition-so = das unabhängige Programm, das die Neue Edition so spielt
value-count-final-order-single-pass-short = jeder einmal
value-count-final-order-single-pass = Bei diesem letzten Umsetzen ist jeder Spieler einmal mit beliebig vielen Gefolgsleuten an der Reihe, beginnend links von dem Spieler, der das letzte Plättchen gelegt hat.
value-count-final-order-one-at-a-time-short = reihum je ein Gefolgsmann
value-count-final-order-one-at-a-time = Bei diesem letzten Umsetzen setzen die Spieler im Uhrzeigersinn je einen Gefolgsmann um, beginnend links von dem Spieler, der das letzte Plättchen gelegt hat; wer einmal verzichtet, setzt nicht mehr um.

## 61-king-and-robber.txt

section-king-and-robber = König & Raubritter
value-king-robber-scoring-per-feature-short = 1 Punkt pro fertiger Stadt oder Straße, am Ende
value-king-robber-scoring-per-feature = Wer die bisher größte Stadt abgeschlossen hat, hat den König, und wer die längste Straße abgeschlossen hat, den Raubritter; am Ende bringt der König 1 Punkt pro fertiger Stadt, der Raubritter 1 Punkt pro fertiger Straße, wem sie auch gehört haben.
value-king-robber-scoring-ten-each-short = je 10 Punkte
value-king-robber-scoring-ten-each = Wer die bisher größte Stadt abgeschlossen hat, hat den König, und wer die längste Straße abgeschlossen hat, den Raubritter; am Ende bringt jeder von beiden 10 Punkte.
value-king-robber-scoring-fifteen-forty-short = 15 Punkte, oder 40 für beide
value-king-robber-scoring-fifteen-forty = Wer die bisher größte Stadt abgeschlossen hat, hat den König, und wer die längste Straße abgeschlossen hat, den Raubritter; am Ende bringt jeder von beiden 15 Punkte, beide zusammen 40.
value-king-robber-scoring-continuous-short = 1 Punkt pro gerade abgeschlossener Stadt oder Straße, während der Partie
value-king-robber-scoring-continuous = Wer die bisher größte Stadt abgeschlossen hat, hat den König, und wer die längste Straße abgeschlossen hat, den Raubritter; immer wenn Städte fertig werden, bringt der König 1 Punkt für jede, und der Raubritter ebenso für Straßen, bevor sie den Besitzer wechseln; am Ende bringen sie nichts.
value-king-counts-carcassonne-yes-short = sie zählt
value-king-counts-carcassonne-yes = Carcassonne zählt am Ende für den König als fertige Stadt, aber niemand erhält den König dafür.
value-king-counts-carcassonne-no-short = sie zählt nicht
value-king-counts-carcassonne-no = Carcassonne zählt für den König nicht als fertige Stadt, und niemand erhält den König dafür.
source-public-rules-as-november-2013 = die veröffentlichten Regeln, Stand November 2013
value-king-counts-castles-no-short = sie zählen nicht
value-king-counts-castles-no = Für eine kleine Stadt, die zur Burg wird, erhält niemand den König, und sie zählt am Ende nicht für ihn.
value-king-counts-castles-yes-short = sie zählen
value-king-counts-castles-yes = Eine kleine Stadt, die zur Burg wird, zählt für den König als fertige Stadt.
source-ruling-our-own-from-what-first = eine eigene Entscheidung, nach dem, was die erste Ausgabe über Burgen sagt

## 70-mage-and-witch.txt

section-mage-and-witch = Magier & Hexe
value-magic-join-on-magic-tile-one-move-short = eine Bewegung
value-magic-join-on-magic-tile-one-move = Mit einem Magiersymbol musst du Magier oder Hexe setzen oder bewegen; bringt das Plättchen die beiden auch in ein gemeinsames Gebiet, genügt eine einzige Bewegung für beides.
value-magic-join-on-magic-tile-two-moves-short = zwei Bewegungen
value-magic-join-on-magic-tile-two-moves = Mit einem Magiersymbol musst du Magier oder Hexe setzen oder bewegen; bringt das Plättchen die beiden auch in ein gemeinsames Gebiet, bewegst du zuerst eigens dafür eine der beiden Figuren weg.
source-ruling-our-own = eine eigene Entscheidung
value-magic-unoccupied-completed-aside-short = beiseitegestellt
value-magic-unoccupied-completed-aside = Ist ein Gebiet fertig, wird sein Magier oder seine Hexe beiseitegestellt, selbst wenn dort kein Gefolgsmann stand und niemand Punkte erhielt.
value-magic-unoccupied-completed-stays-short = bleibt
value-magic-unoccupied-completed-stays = Ist ein Gebiet fertig, wird sein Magier oder seine Hexe beiseitegestellt, bleibt aber, wenn dort kein Gefolgsmann stand.
source-ruling-our-own-could-never-act = eine eigene Entscheidung, denn die Figur könnte nie wieder wirken
value-mage-on-zeroed-feature-per-tile-short = 1 Punkt pro Plättchen
value-mage-on-zeroed-feature-per-tile = Ist eine unfertige Straße mit Wirtshaus oder Stadt mit Kathedrale am Ende nichts wert, bringt der Magier trotzdem 1 Punkt pro Plättchen.
value-mage-on-zeroed-feature-zero-short = nichts
value-mage-on-zeroed-feature-zero = Ist eine unfertige Straße mit Wirtshaus oder Stadt mit Kathedrale am Ende nichts wert, bringt auch der Magier nichts.
source-wording-big-box-4-and-new = der Wortlaut von Big Box 4 und der Neuen Edition

## 80-bridges-castles-and-bazaars.txt

section-bridges-castles-and-bazaars-bridges = Brücken, Burgen und Basare: Brücken
value-bridge-timing-any-time-short = mit dem Plättchen oder nach der Figur
value-bridge-timing-any-time = Mit jedem Plättchen darfst du eine Brücke über dieses oder ein benachbartes bauen, sofort oder nach der Figur; eine Brücke, die das Plättchen braucht, wird immer mit ihm gebaut.
value-bridge-timing-with-tile-short = nur mit dem Plättchen
value-bridge-timing-with-tile = Mit jedem Plättchen darfst du eine Brücke über dieses oder ein benachbartes bauen, sofort und nicht später.
section-bridges-castles-and-bazaars-bazaars = Brücken, Burgen und Basare: Basare
value-bazaar-mode-auction-short = Plättchen werden versteigert
value-bazaar-mode-auction = Nach einem Basarplättchen wird für jeden Spieler ein Plättchen aufgedeckt und versteigert; alle bieten einmal. Wer versteigert und überboten wird, kauft das Plättchen und zahlt das Gebot an den Höchstbietenden oder verkauft es ihm für ebenso viel; angelegt wird es im nächsten Zug.
value-bazaar-mode-draft-short = Plättchen werden reihum genommen
value-bazaar-mode-draft = Nach einem Basarplättchen wird für jeden Spieler ein Plättchen aufgedeckt; beginnend links vom Spieler am Zug nehmen alle eines.
source-text-first-edition-prints-other-as = der Text der ersten Ausgabe, der das andere als Variante abdruckt
value-bazaar-bid-limit-own-score-short = bis zu deinen eigenen Punkten
value-bazaar-bid-limit-own-score = Du darfst nicht mehr Punkte bieten, als du hast, und wer versteigert und das höchste Gebot nicht zahlen kann, muss verkaufen.
value-bazaar-bid-limit-unlimited-short = bis zu 100 über deinen eigenen Punkten
value-bazaar-bid-limit-unlimited = Ein Gebot darf deine eigenen Punkte übersteigen, um höchstens 100.
section-bridges-castles-and-bazaars-castles = Brücken, Burgen und Basare: Burgen
value-castle-simultaneous-owner-chooses-short = der Besitzer wählt
value-castle-simultaneous-owner-chooses = Lösen mehrere Gebiete zugleich die Wertung einer Burg aus, wählt ihr Besitzer das, dessen Punkte sie übernimmt.
value-castle-simultaneous-largest-short = das wertvollste zählt
value-castle-simultaneous-largest = Lösen mehrere Gebiete zugleich die Wertung einer Burg aus, übernimmt sie die Punkte des wertvollsten.

## 90-hills-and-sheep.txt

section-hills-and-sheep = Schafe und Hügel
value-hill-tiebreaker-at-least-one-short = ein Gefolgsmann auf einem Hügel genügt
value-hill-tiebreaker-at-least-one = Unter gleich starken Spielern erhält die Punkte, wer einen Gefolgsmann des Gebiets auf einem Hügel hat; einer ist so gut wie mehrere.
value-hill-tiebreaker-number-of-followers-short = die meisten Gefolgsleute auf Hügeln
value-hill-tiebreaker-number-of-followers = Unter gleich starken Spielern erhält die Punkte, wer die meisten Gefolgsleute des Gebiets auf Hügeln hat.
source-rules-2014 = die Regeln von 2014
value-vineyards-for-gardens-no-short = nur Klöster
value-vineyards-for-gardens-no = Jeder Weinberg um ein fertiges Kloster bringt 3 Punkte; Gärten erhalten dafür nichts.
value-vineyards-for-gardens-yes-short = auch Gärten
value-vineyards-for-gardens-yes = Jeder Weinberg um ein fertiges Kloster oder einen fertigen Garten bringt 3 Punkte.
source-ruling-our-own-every-text-names = eine eigene Entscheidung; alle Texte nennen nur Klöster
value-closed-field-choice-choice-first-short = zuerst die Wahl
value-closed-field-choice-choice-first = Wenn du die Wiese deines eigenen Schäfers schließt, wählst du noch, ob die Herde erweitert wird, bevor sie in den Stall getrieben wird.
value-closed-field-choice-herd-only-short = sofort in den Stall
value-closed-field-choice-herd-only = Wenn du die Wiese deines eigenen Schäfers schließt, wird die Herde sofort in den Stall getrieben.
source-reading-author-players-encyclopedia = die Lesart des Verfassers der Enzyklopädie der Spieler

## books.txt

note-volcano-tiles-were-put-aside-says = Die beiseitegelegten Vulkanplättchen werden wieder untergemischt.
note-volcano-tiles-were-put-aside-read = Die Drachenplättchen; andere werden nie beiseitegelegt.
note-dragon-enters-game-volcano-revealed-says = Der Drache kommt ins Spiel, wenn ein Vulkan aufgedeckt wird.
note-dragon-enters-game-volcano-revealed-read = Wenn der Vulkan gelegt wird.
note-enter-carcassonne-opponents-score-1-says = Man darf nach Carcassonne setzen, wenn Mitspieler „1 Punkt“ erhalten.
note-enter-carcassonne-opponents-score-1-read = Mindestens 1 Punkt.
note-followers-leave-cathedral-quarter-for-says = Gefolgsleute verlassen die Kathedrale für ein Kloster, und das Wort „fertig“ fehlt.
note-followers-leave-cathedral-quarter-for-read = Wie bei Städten und Straßen: nur für ein fertiges, also nicht am Ende der Partie.
note-dragon-returns-follower-one-without-says = Der Drache schickt einen Gefolgsmann zurück: nur einen, und ohne eine Liste, was er frisst.
note-dragon-returns-follower-one-without-read = Jede Figur auf seinem Plättchen, die gefressen werden kann, wie die Neue Edition sie aufzählt.
note-rule-lets-dragon-interrupt-game-says = Nach der Regel unterbricht der Drache die Partie, sobald der Gefolgsmann gesetzt ist, aber im Beispiel wird der Zug erst beendet.
note-rule-lets-dragon-interrupt-game-read = Wie im Beispiel: Der Drache wandert nach der Wertung.
note-princess-has-returned-knight-no-says = Hat das Burgfräulein einen Ritter fortgeschickt, darf auf dieses Plättchen kein Gefolgsmann gesetzt werden; die Neue Edition sagt: in diesem Zug keiner.
note-princess-has-returned-knight-no-read = Die Figurenaktion mit diesem Plättchen ist verbraucht.
note-fairys-3-points-come-in-says = Die 3 Punkte der Fee kommen zu den Punkten des Gebiets hinzu.
note-fairys-3-points-come-in-read = Sie kommen auch dann, wenn das Gebiet diesem Spieler nichts bringt.
note-box-king-scout-only-king-says = Von der Erweiterung „König und Späher“ wird nur der König genannt.
note-box-king-scout-only-king-read = Der Späher gehört nicht zum Spiel.
note-dragons-step-labeled-1b-before-says = Der Schritt des Drachen heißt 1b, vor dem Setzen eines Gefolgsmanns.
note-dragons-step-labeled-1b-before-read = Nach der Figurenaktion, vor der Wertung.
note-dragon-stuck-has-visited-all-says = Der Drache sitzt fest, wenn er alle benachbarten Plättchen betreten hat.
note-dragon-stuck-has-visited-all-read = Immer wenn er auf kein Plättchen kann, auch wegen der Fee oder am Rand der Landschaft.
note-after-volcano-next-players-turn-says = Nach einem Vulkan ist der nächste Spieler am Zug.
note-after-volcano-next-players-turn-read = Was das Vulkanplättchen abschließt, wird vorher gewertet.
note-at-tunnel-fields-separate-says = Am Tunnel „sind die Wiesen getrennt“.
note-at-tunnel-fields-separate-read = Die beiden Seiten der Stadt sind getrennt, und die Straße zerschneidet keine.
note-after-princess-has-returned-knight-says = Nachdem das Burgfräulein einen Ritter fortgeschickt hat, wird in diesem Zug kein Gefolgsmann gesetzt.
note-after-princess-has-returned-knight-read = Keiner in der Figurenaktion; Gefolgsleute dürfen noch aus Carcassonne umgesetzt und dorthin gesetzt werden.
note-fairy-moves-on-turn-without-says = Die Fee wird in einem Zug bewegt, in dem kein Gefolgsmann gesetzt oder bewegt wird.
note-fairy-moves-on-turn-without-read = In dem keine Figur gesetzt und der Abt nicht zurückgenommen wird; das Umsetzen aus Carcassonne und das Setzen dorthin sind frei.
note-dragons-text-sends-reader-page-says = Der Text zum Drachen verweist für die Fee auf Seite 3.
note-dragons-text-sends-reader-page-read = Seite 5; keine Regel ändert sich.
note-german-heading-left-over-princess-says = Über dem Burgfräulein ist eine deutsche Überschrift stehen geblieben, und im Text fehlen einige Symbole.
note-german-heading-left-over-princess-read = So, als wäre nichts gewesen; keine Regel ändert sich.
note-list-contents-forgets-fairy-says = In der Materialliste fehlt die Fee.
note-list-contents-forgets-fairy-read = Die Schachtel enthält einen Drachen und eine Fee.
note-sentence-about-portal-garbled-says = Der Satz über den Zaubergang ist verstümmelt.
note-sentence-about-portal-garbled-read = Man darf einen Gefolgsmann auf das Plättchen mit dem Zaubergang oder auf ein beliebiges schon liegendes Plättchen setzen.
note-at-monastery-in-city-follower-says = Beim Kloster in der Stadt wird ein Gefolgsmann „in diese Stadt“ gesetzt.
note-at-monastery-in-city-follower-read = Auf dieses Plättchen: ins Kloster, in die Stadt oder auf die Wiese.
note-figure-taken-off-board-only-says = Eine Figur wird nur dann von den Plättchen genommen, wenn keine Straße oder Stadt Platz bietet.
note-figure-taken-off-board-only-read = Immer wenn weder Magier noch Hexe regelgerecht gesetzt oder bewegt werden kann.
note-symbol-lost-where-tiles-counted-says = Wo die Plättchen gezählt werden, fehlt ein Symbol.
note-symbol-lost-where-tiles-counted-read = Es gibt 8 Plättchen mit Magiersymbol.
note-mage-witch-leave-after-they-says = Magier oder Hexe gehen, nachdem sie „an einer Wertung beteiligt“ waren.
note-mage-witch-leave-after-they-read = Auch wenn niemand Punkte erhielt.

## turn.txt

step-t0-fairys-point = Der Feenpunkt.
step-t1-draw-tile = Ziehe ein Plättchen.
step-t1-river-tiles-first = Zuerst die Flussplättchen.
step-t1-dragon-tiles-put-aside-until = Drachenplättchen werden beiseitegelegt, bis der erste Vulkan liegt.
step-t1-place-abbey-into-hole-instead = Oder lege stattdessen die Abtei in ein Loch.
step-t1-instead-drawing-take-tile-won = Nimm, statt zu ziehen, das auf einem Basar gewonnene Plättchen.
step-t1-below-hill-tile-goes-next = Unter ein Hügelplättchen kommt ungesehen das nächste vom Stapel und ist aus dem Spiel.
step-t2-place = Lege es an.
step-t2-with-at-most-one-bridge = Mit höchstens einer Brücke; sie ist Pflicht, wenn das Plättchen nur mit ihr passt.
step-t3a-volcano-calls-dragon = Ein Vulkan ruft den Drachen.
step-t3b-mage-witch = Magier und Hexe.
step-t3c-tile-that-extends-road-city = Ein Plättchen, das die Straße oder Stadt deines Baumeisters fortsetzt, verspricht ein zweites.
step-t3-then-dragons-journey = Dann die Wanderung des Drachen.
step-t4-0-princess-must-return-knight = Das Burgfräulein muss einen Ritter aus der Stadt schicken.
step-t4-0-princess-may-return-knight = Das Burgfräulein darf einen Ritter aus der Stadt schicken.
step-t4-1-at-most-one-figure-action = Höchstens eine Figurenaktion: Setze einen Gefolgsmann.
step-t4-1-with-portal-on-any-tile = Mit einem Zaubergang auf ein beliebiges Plättchen.
step-t4-1-builder-beside-an-own-follower = Oder den Baumeister, zu einem Gefolgsmann von dir.
step-t4-1-pig-beside-an-own-farmer = Oder das Schwein, zu einem Bauern von dir.
step-t4-1-mayor-in-city-where-he = Oder den Bürgermeister, in eine Stadt, in der er so stark ist, wie sie Wappen hat.
step-t4-1-wagon-on-road-in-city = Oder den Wagen, auf eine Straße, in eine Stadt oder in ein Kloster.
step-t4-1-shepherd-in-field-without-one = Oder den Schäfer, auf eine Wiese ohne Schäfer.
step-t4-1-add-floor-tower-place-guard = Oder setze ein Turmteil oder einen Wächter auf einen Turm.
step-t4-1-take-back-abbot = Oder nimm den Abt zurück.
step-t4-1-move-fairy = Oder bewege die Fee.
step-t4-1-place-barn-on-corner-where = Oder setze den Gutshof auf eine Ecke, an der vier Plättchen in einer Wiese zusammentreffen.
step-t4-2-new-floor-may-capture-follower = Ein neues Turmteil darf einen Gefolgsmann gefangen nehmen; hat die andere Seite auch einen, werden zwei ausgetauscht.
step-t4-2-bridge-if-none-was-built = Eine Brücke, wenn mit dem Plättchen keine gebaut wurde.
step-t5-new-shepherd-draws-token-flock = Ein neuer Schäfer zieht ein Schafplättchen; eine Herde, deren Wiese das Plättchen vergrößert hat, wird um ein Schafplättchen erweitert oder in den Stall getrieben, für einen Punkt pro Schaf; Herden auf geschlossenen Wiesen werden in den Stall getrieben.
step-t5-wolf-scatters-flocks-field = Ein Wolf zerstreut die Herden der Wiese.
step-t6-dragons-journey = Die Wanderung des Drachen.
step-t7-owners-turn-completed-small-cities = Die Besitzer machen fertige kleine Städte zu Burgen oder lassen sie werten.
step-t8a-moves-out-carcassonne = Umsetzen aus Carcassonne.
step-t8b-completed-features-scored = Fertige Gebiete werden gewertet.
step-t8b-with-fairys-3-points = Mit den 3 Punkten der Fee.
step-t8b-monastery-with-3-points-more = Ein Kloster bringt 3 Punkte mehr für jeden Weinberg ringsum.
step-t8c-farmers-whose-field-gets-barn = Bauern, deren Wiese einen Gutshof erhält, bringen 3 Punkte pro fertiger Stadt und kehren zurück; kommen sie später zu einem Gutshof, bringen sie 1.
step-t8d-castle-beside-completed-feature-takes = Eine Burg neben einem fertigen Gebiet erhält ebenso viele Punkte, einmal; sie zählen wiederum für andere Burgen.
step-t8e-their-figures-return = Ihre Figuren kehren zurück.
step-t8e-mage-witch-put-aside = Magier und Hexe werden beiseitegestellt.
step-t8e-whoever-placed-tile-takes-goods = Wer das Plättchen gelegt hat, nimmt die Waren fertiger Städte.
step-t8e-becomes-king-for-largest-city = Und erhält den König für die größte Stadt.
step-t8e-robber-for-longest-road = Und den Raubritter für die längste Straße.
step-t8f-wagons-whose-feature-was-scored = Wagen, deren Gebiet gewertet wurde, fahren weiter oder kehren zurück.
step-t8g-placement-in-carcassonne-then-count = Setzen nach Carcassonne, dann der Graf.
step-t9-dragons-journey = Die Wanderung des Drachen.
step-t9-builders-second-part-from-t1 = Das zweite Plättchen durch den Baumeister, ab T1.
step-t10-bazaar-if-bazaar-tile-was = Ein Basar, wenn ein Basarplättchen gelegt wurde.
step-t10-next-player-end-game = Der nächste Spieler oder das Ende der Partie.
step-t10-after-lake-with-volcano-same = Nach dem See mit dem Vulkan noch einmal derselbe Spieler.
step-t10-at-end-round-for-abbeys = Am Ende eine Abteirunde für die übrigen Abteien.
step-t10-at-end-last-moves-out = Am Ende das letzte Umsetzen aus Carcassonne.
step-fs-1-incomplete-features-scored = Unfertige Gebiete werden gewertet.
step-fs-1-guards-prisoners-floors-bring-nothing = Wächter, Gefangene und Turmteile bringen nichts.
step-fs-1-castles-bring-nothing = Burgen bringen nichts.
step-fs-1-flocks-bring-nothing = Herden bringen nichts.
step-fs-2-fields-scored = Wiesen werden gewertet.
step-fs-2-castle-counts-as-complete-city = Eine Burg zählt wie eine fertige Stadt mit einem Punkt mehr.
step-fs-2-with-point-more-per-city = Mit einem Punkt mehr pro Stadt für ein Schwein.
step-fs-2-barns-score-4-per-city = Gutshöfe bringen 4 Punkte pro Stadt.
step-fs-3-most-goods-each-kind-bring = Die meisten Waren jeder Sorte bringen 10 Punkte.
step-fs-3-king-robber-scored = König und Raubritter werden gewertet.
step-fs-4-most-points-win = Wer die meisten Punkte hat, gewinnt.
