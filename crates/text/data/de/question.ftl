### What a player is asked, what the answers do, and what there is to know about each.

## Questions, as a heading for everybody: who is asked for what

question-tile = { $who } legt das Plättchen an
question-figure = { $who } darf eine Figur setzen
question-figure-or = { $who } darf eine Figur setzen oder stattdessen etwas anderes tun
question-fairy-only = { $who } darf die Fee bewegen
question-instead = { $who } darf etwas anderes tun, da hier keine Figur hinkann
question-princess = { $who } muss einen Ritter aus der Stadt schicken: Das Burgfräulein besteht darauf
question-fairy = { $who } darf die Fee bewegen
# $number of $most moves.
question-dragon = { $who } bewegt den Drachen: Schritt { $number } von { $most }
question-magic = { $who } bewegt Magier oder Hexe
question-leave-quarter = { $who } darf Gefolgsleute aus der Stadt Carcassonne umsetzen
question-score = { $who } wählt, welches Gebiet als Nächstes gewertet wird
question-enter-quarter = { $who } darf einen Gefolgsmann in die Stadt Carcassonne setzen
question-count = { $who } darf den Grafen bewegen
question-second-part = { $who } darf ein zweites Plättchen ziehen: Der Baumeister war am Werk
question-capture = { $who } darf einen Gefolgsmann in Reichweite des Turms bei { $cell } gefangen nehmen
question-exchange = { $who } wählt, welcher bei { $whom } gefangene Gefolgsmann im Austausch zurückkommt
question-bridge = { $who } darf eine Brücke bauen
question-castle = { $who } darf eine kleine Stadt zur Burg machen
question-castle-scoring = { $who } wählt, von welchem Gebiet die Burg ihre Punkte erhält
question-auction = { $who } wählt ein Plättchen des Basars und macht das erste Gebot
question-bid = { $who } darf mehr bieten: { $whom } bietet { x-points } für { $tile }
question-buy-or-sell = { $who } kauft oder verkauft { $tile }: { $whom } bietet { x-points }
question-take-lot = { $who } nimmt ein Plättchen des Basars
question-abbey = { $who } darf die Abtei legen, statt ein Plättchen zu ziehen
question-final-abbey = { $who } darf vor dem Spielende noch die Abtei legen
question-wagon = { $who } darf den Wagen weiterfahren lassen oder zurücknehmen
question-flock = { $who } erweitert die Herde oder treibt sie in den Stall

## Answers, in a list or on a button

# A place to go to, in the accusative.
x-answer-spot-to = { $feature ->
    [road] auf die Straße{ x-answer-sides }{ x-answer-cell }
    [bridge] auf die Brücke{ x-answer-cell }
    [city] in die Stadt{ x-answer-sides }{ x-answer-cell }
    [field] auf die Wiese{ x-answer-sides }{ x-answer-cell }
    [monastery] ins Kloster{ x-answer-cell }
    [abbey] in die Abtei{ x-answer-cell }
    [garden] in den Garten{ x-answer-cell }
    [tower] auf den Turm{ x-answer-cell }
    [castle] in die Burg{ x-answer-cell }
    [castle-quarter] ins Schloss
    [market-quarter] auf den Markt
    [blacksmith-quarter] in die Schmiede
    [cathedral-quarter] in die Kathedrale
   *[tile] auf das Plättchen{ x-answer-cell }
}
# A place to stand, in the dative.
x-answer-spot-on = { $feature ->
    [road] auf der Straße{ x-answer-sides }{ x-answer-cell }
    [bridge] auf der Brücke{ x-answer-cell }
    [city] in der Stadt{ x-answer-sides }{ x-answer-cell }
    [field] auf der Wiese{ x-answer-sides }{ x-answer-cell }
    [monastery] im Kloster{ x-answer-cell }
    [abbey] in der Abtei{ x-answer-cell }
    [garden] im Garten{ x-answer-cell }
    [tower] auf dem Turm{ x-answer-cell }
    [castle] in der Burg{ x-answer-cell }
    [castle-quarter] im Schloss
    [market-quarter] auf dem Markt
    [blacksmith-quarter] in der Schmiede
    [cathedral-quarter] in der Kathedrale
   *[tile] auf dem Plättchen{ x-answer-cell }
}
# A place to come from, in the dative.
x-answer-spot-from = { $feature ->
    [road] von der Straße{ x-answer-sides }{ x-answer-cell }
    [bridge] von der Brücke{ x-answer-cell }
    [city] aus der Stadt{ x-answer-sides }{ x-answer-cell }
    [field] von der Wiese{ x-answer-sides }{ x-answer-cell }
    [monastery] aus dem Kloster{ x-answer-cell }
    [abbey] aus der Abtei{ x-answer-cell }
    [garden] aus dem Garten{ x-answer-cell }
    [tower] vom Turm{ x-answer-cell }
    [castle] aus der Burg{ x-answer-cell }
    [castle-quarter] aus dem Schloss
    [market-quarter] vom Markt
    [blacksmith-quarter] aus der Schmiede
    [cathedral-quarter] aus der Kathedrale
   *[tile] vom Plättchen{ x-answer-cell }
}
# A place itself; nominative and accusative are alike.
x-answer-spot = { $feature ->
    [road] die Straße{ x-answer-sides }{ x-answer-cell }
    [bridge] die Brücke{ x-answer-cell }
    [city] die Stadt{ x-answer-sides }{ x-answer-cell }
    [field] die Wiese{ x-answer-sides }{ x-answer-cell }
    [monastery] das Kloster{ x-answer-cell }
    [abbey] die Abtei{ x-answer-cell }
    [garden] den Garten{ x-answer-cell }
    [tower] den Turm{ x-answer-cell }
    [castle] die Burg{ x-answer-cell }
    [castle-quarter] das Schloss
    [market-quarter] den Markt
    [blacksmith-quarter] die Schmiede
    [cathedral-quarter] die Kathedrale
   *[tile] das Plättchen{ x-answer-cell }
}
# A place after a colon, short enough for a narrow list.
x-answer-spot-bare = { $feature ->
    [road] Straße{ x-answer-sides }{ x-answer-cell }
    [bridge] Brücke{ x-answer-cell }
    [city] Stadt{ x-answer-sides }{ x-answer-cell }
    [field] Wiese{ x-answer-sides }{ x-answer-cell }
    [monastery] Kloster{ x-answer-cell }
    [abbey] Abtei{ x-answer-cell }
    [garden] Garten{ x-answer-cell }
    [tower] Turm{ x-answer-cell }
    [castle] Burg{ x-answer-cell }
    [castle-quarter] Schloss
    [market-quarter] Markt
    [blacksmith-quarter] Schmiede
    [cathedral-quarter] Kathedrale
   *[tile] Plättchen{ x-answer-cell }
}
# $how is `here` for the tile just placed, whose place need not be named.
x-answer-cell = { $how ->
    [here] {""}
   *[there] {" "}bei { $cell }
}
x-answer-sides = { $sides ->
    [n] {" "}im Norden
    [e] {" "}im Osten
    [s] {" "}im Süden
    [w] {" "}im Westen
    [ne] {" "}im Norden und Osten
    [ns] {" "}im Norden und Süden
    [nw] {" "}im Norden und Westen
    [es] {" "}im Osten und Süden
    [ew] {" "}im Osten und Westen
    [sw] {" "}im Süden und Westen
    [nes] {" "}im Norden, Osten und Süden
    [new] {" "}im Norden, Osten und Westen
    [nsw] {" "}im Norden, Süden und Westen
    [esw] {" "}im Osten, Süden und Westen
    [nesw] {" "}an allen Seiten
    [corner-ne] {" "}im Nordosten
    [corner-es] {" "}im Südosten
    [corner-sw] {" "}im Südwesten
    [corner-nw] {" "}im Nordwesten
   *[none] {""}
}
x-answer-figure = { $figure ->
    [large] großer Gefolgsmann
    [abbot] Abt
    [builder] Baumeister
    [pig] Schwein
    [mayor] Bürgermeister
    [wagon] Wagen
    [barn] Gutshof
    [shepherd] Schäfer
   *[meeple] Gefolgsmann
}
x-answer-the-figure = { $figure ->
    [large] den großen Gefolgsmann
    [abbot] den Abt
    [builder] den Baumeister
    [pig] das Schwein
    [mayor] den Bürgermeister
    [wagon] den Wagen
    [barn] den Gutshof
    [shepherd] den Schäfer
   *[meeple] den Gefolgsmann
}
x-answer-becomes-lord = { $figure ->
    [large] der große Gefolgsmann
    [abbot] der Abt
    [builder] der Baumeister
    [pig] das Schwein
    [mayor] der Bürgermeister
    [wagon] der Wagen
    [barn] der Gutshof
    [shepherd] der Schäfer
   *[meeple] der Gefolgsmann
}
x-terminal-by-figure = { $figure ->
    [large] beim großen Gefolgsmann
    [abbot] beim Abt
    [builder] beim Baumeister
    [pig] beim Schwein
    [mayor] beim Bürgermeister
    [wagon] beim Wagen
    [barn] beim Gutshof
    [shepherd] beim Schäfer
   *[meeple] beim Gefolgsmann
}
x-answer-to-figure = { $figure ->
    [large] zum großen Gefolgsmann
    [abbot] zum Abt
    [builder] zum Baumeister
    [pig] zum Schwein
    [mayor] zum Bürgermeister
    [wagon] zum Wagen
    [barn] zum Gutshof
    [shepherd] zum Schäfer
   *[meeple] zum Gefolgsmann
}
x-answer-turned = { $degrees ->
    [0] ungedreht
   *[other] um { $degrees }° gedreht
}

answer-tile = Plättchen bei { $cell } anlegen, { x-answer-turned }
answer-tile-bridge = { $axis ->
    [ns] Plättchen bei { $cell } anlegen, { x-answer-turned }, mit einer Brücke von Norden nach Süden über { $from }
   *[ew] Plättchen bei { $cell } anlegen, { x-answer-turned }, mit einer Brücke von Osten nach Westen über { $from }
}
answer-figure = { x-answer-figure }: { x-answer-spot-bare }
answer-barn = Gutshof: Nordwestecke von { $cell }
answer-guard = Wächter: Turm bei { $cell }
answer-move-figure = { x-answer-figure } { $old_feature ->
    [castle-quarter] aus dem Schloss
    [market-quarter] vom Markt
    [blacksmith-quarter] aus der Schmiede
    [cathedral-quarter] aus der Kathedrale
   *[other] von { $from }
} { x-answer-spot-to }
answer-dragon = { $way ->
    [north] Drache nach Norden auf { $cell }
    [east] Drache nach Osten auf { $cell }
    [south] Drache nach Süden auf { $cell }
    [west] Drache nach Westen auf { $cell }
   *[other] Drache auf { $cell }
}
answer-fairy-tile = Fee auf { $cell }
answer-fairy-figure = Fee { x-answer-to-figure } von { $whom }: { x-answer-spot-bare }
answer-count = Graf { x-answer-spot-to }
answer-magic = { $neutral ->
    [mage] Magier { x-answer-spot-to }
   *[witch] Hexe { x-answer-spot-to }
}
answer-put-aside = { $neutral ->
    [mage] den Magier beiseitestellen
   *[witch] die Hexe beiseitestellen
}
answer-floor = Turmteil: Turm bei { $cell }
answer-take-back = { x-answer-the-figure } { x-answer-spot-from } zurücknehmen
answer-send-home = { x-answer-the-figure } von { $whom } { x-answer-spot-from } schicken
answer-capture = { x-answer-the-figure } von { $whom } { x-answer-spot-on } gefangen nehmen
answer-exchange = { x-answer-the-figure } bei { $whom } zurückholen
answer-ransom = { x-answer-the-figure } bei { $whom } freikaufen
answer-bridge = { $axis ->
    [ns] Brücke über { $cell } von Norden nach Süden
   *[ew] Brücke über { $cell } von Osten nach Westen
}
answer-castle = Burg: { x-answer-becomes-lord } { x-answer-spot-on } wird Burgherr
answer-score = { x-answer-spot } werten
answer-score-castle = { x-points } für { x-answer-spot } nehmen
answer-auction = { x-points } für { $tile } bieten
answer-bid = { x-points } bieten
answer-buy = kaufen: { x-points } an { $whom } zahlen
answer-sell = verkaufen: { $whom } zahlt { x-points }
answer-take-lot = { $tile } nehmen
answer-again = das zweite Plättchen ziehen
answer-grow = die Herde erweitern
answer-herd = die Herde in den Stall treiben
answer-pass = keine Figur
answer-pass-fairy = die Fee stehen lassen
answer-pass-leave-quarter = niemanden umsetzen
answer-pass-enter-quarter = niemanden in die Stadt setzen
answer-pass-count = den Grafen stehen lassen
answer-pass-second-part = kein zweites Plättchen
answer-pass-bid = passen
answer-pass-abbey = ein Plättchen ziehen
answer-pass-final-abbey = die Abtei behalten
answer-pass-wagon = den Wagen zurücknehmen
answer-pass-capture = niemanden gefangen nehmen
answer-pass-bridge = keine Brücke bauen
answer-pass-castle = die Stadt werten
answer-pass-tile = das Plättchen aus dem Spiel nehmen

## What there is to know about an answer

about-take-back = bringt jetzt { x-points }
# $list has figures with their players, such as `about-figure`.
about-meets = trifft dort: { $list }
about-figure = { x-answer-figure } von { $whom }
about-shepherd = zieht das erste Schafplättchen einer Herde
about-barn = die Bauern der Wiese werden gewertet und kehren zurück, neue dürfen nicht dazukommen; der Gutshof zählt am Ende
about-mayor = { $n ->
    [0] kein Wappen in der Stadt: Er zählt noch nichts
    [one] { $n } Wappen in der Stadt: Er zählt wie { $n } Gefolgsmann
   *[other] { $n } Wappen in der Stadt: Er zählt wie { $n } Gefolgsleute
}
# $n sheep so far; $m of $tiles tokens are wolves.
about-grow = { $n ->
    [one] bisher { $n } Schaf
   *[other] bisher { $n } Schafe
}; { $m ->
    [0] { $tiles } Schafplättchen im Stoffbeutel, kein Wolf darunter
    [one] von { $tiles } Schafplättchen im Stoffbeutel ist { $m } ein Wolf, der alle Herden der Wiese zerstreut
   *[other] von { $tiles } Schafplättchen im Stoffbeutel sind { $m } Wölfe; ein Wolf zerstreut alle Herden der Wiese
}
about-herd = jeder Schäfer der Wiese bringt jetzt { x-points } und kehrt zurück
about-bridges-left = { $n ->
    [one] { $n } Brücke in deinem Vorrat
   *[other] { $n } Brücken in deinem Vorrat
}
about-bridge-complete = ergibt eine fertige Straße aus { $tiles } Plättchen
about-bridge-open = ergibt eine Straße aus { $tiles } Plättchen, { $n ->
    [one] { $n } offenes Ende
   *[other] { $n } offene Enden
}
about-castle = die Stadt bringt nichts; der Burgherr erhält die Punkte dessen, was daneben fertig wird
about-capture-own = kehrt zu dir zurück
about-capture = ein Gefangener, bis er ausgetauscht oder für 3 Punkte freigekauft wird
about-buy = du nimmst das Plättchen und legst es in deinem nächsten Zug an
about-sell = wer am meisten bietet, nimmt das Plättchen
about-guard = { $n ->
    [one] ein Wächter: schließt den Turm mit { $n } Turmteil
   *[other] ein Wächter: schließt den Turm mit { $n } Turmteilen
}
# $n complete and $m incomplete cities.
about-field = zählt am Ende; grenzt an { $n } fertige und { $m ->
    [one] { $m } unfertige Stadt
   *[other] { $m } unfertige Städte
}
about-complete = { $tiles } Plättchen, fertig: wird jetzt gewertet
about-open = { $tiles } Plättchen, { $n ->
    [one] { $n } offene Seite
   *[other] { $n } offene Seiten
}
about-around = { $n } Plättchen ringsum
about-floor = { $n ->
    [one] { $n } Turmteil: reicht { $n } Feld weit in Zeile und Spalte
   *[other] { $n } Turmteile: reicht { $n } Felder weit in Zeile und Spalte
}
about-ransom = kostet 3 Punkte, einmal pro Zug
