### What happened, as the log tells it: present tense, third person, the player's name.
### How a scored feature is explained: reasons, terms and contests.

## Pieces

# A figure in the accusative, after a verb.
x-figure = { $figure ->
    [large] den großen Gefolgsmann
    [abbot] den Abt
    [builder] den Baumeister
    [pig] das Schwein
    [mayor] den Bürgermeister
    [wagon] den Wagen
    [barn] den Gutshof
    [shepherd] den Schäfer
   *[meeple] einen Gefolgsmann
}

x-own-figure = { $figure ->
    [large] den eigenen großen Gefolgsmann
    [abbot] den eigenen Abt
    [builder] den eigenen Baumeister
    [pig] das eigene Schwein
    [mayor] den eigenen Bürgermeister
    [wagon] den eigenen Wagen
    [barn] den eigenen Gutshof
    [shepherd] den eigenen Schäfer
   *[meeple] einen eigenen Gefolgsmann
}

# Where on its tile a segment lies; begins with a space.
x-sides = { $sides ->
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

# A place to go to, in the accusative.
x-spot-to = { $feature ->
    [road] auf die Straße{ x-sides } bei { $cell }
    [bridge] auf die Brücke bei { $cell }
    [city] in die Stadt{ x-sides } bei { $cell }
    [field] auf die Wiese{ x-sides } bei { $cell }
    [monastery] ins Kloster bei { $cell }
    [abbey] in die Abtei bei { $cell }
    [garden] in den Garten bei { $cell }
    [tower] auf den Turm bei { $cell }
    [castle] in die Burg bei { $cell }
    [castle-quarter] ins Schloss von Carcassonne
    [market-quarter] auf den Markt von Carcassonne
    [blacksmith-quarter] in die Schmiede von Carcassonne
    [cathedral-quarter] in die Kathedrale von Carcassonne
   *[tile] auf das Plättchen bei { $cell }
}

# A place to stand, in the dative.
x-spot-on = { $feature ->
    [road] auf der Straße{ x-sides } bei { $cell }
    [bridge] auf der Brücke bei { $cell }
    [city] in der Stadt{ x-sides } bei { $cell }
    [field] auf der Wiese{ x-sides } bei { $cell }
    [monastery] im Kloster bei { $cell }
    [abbey] in der Abtei bei { $cell }
    [garden] im Garten bei { $cell }
    [tower] auf dem Turm bei { $cell }
    [castle] in der Burg bei { $cell }
    [castle-quarter] im Schloss von Carcassonne
    [market-quarter] auf dem Markt von Carcassonne
    [blacksmith-quarter] in der Schmiede von Carcassonne
    [cathedral-quarter] in der Kathedrale von Carcassonne
   *[tile] auf dem Plättchen bei { $cell }
}

# A place to come from, in the dative.
x-spot-from = { $feature ->
    [road] von der Straße{ x-sides } bei { $cell }
    [bridge] von der Brücke bei { $cell }
    [city] aus der Stadt{ x-sides } bei { $cell }
    [field] von der Wiese{ x-sides } bei { $cell }
    [monastery] aus dem Kloster bei { $cell }
    [abbey] aus der Abtei bei { $cell }
    [garden] aus dem Garten bei { $cell }
    [tower] vom Turm bei { $cell }
    [castle] aus der Burg bei { $cell }
    [castle-quarter] aus dem Schloss von Carcassonne
    [market-quarter] vom Markt von Carcassonne
    [blacksmith-quarter] aus der Schmiede von Carcassonne
    [cathedral-quarter] aus der Kathedrale von Carcassonne
   *[tile] vom Plättchen bei { $cell }
}

# The place that a figure leaves when it goes to another one.
x-old-spot-from = { $old_feature ->
    [road] von der Straße bei { $from }
    [bridge] von der Brücke bei { $from }
    [city] aus der Stadt bei { $from }
    [field] von der Wiese bei { $from }
    [monastery] aus dem Kloster bei { $from }
    [abbey] aus der Abtei bei { $from }
    [garden] aus dem Garten bei { $from }
    [tower] vom Turm bei { $from }
    [castle] aus der Burg bei { $from }
    [castle-quarter] aus dem Schloss von Carcassonne
    [market-quarter] vom Markt von Carcassonne
    [blacksmith-quarter] aus der Schmiede von Carcassonne
    [cathedral-quarter] aus der Kathedrale von Carcassonne
   *[tile] vom Plättchen bei { $from }
}

# Which figure of which player, in the accusative.
x-figure-of-whom = { $figure ->
    [large] den großen Gefolgsmann von { $whom }
    [abbot] den Abt von { $whom }
    [builder] den Baumeister von { $whom }
    [pig] das Schwein von { $whom }
    [mayor] den Bürgermeister von { $whom }
    [wagon] den Wagen von { $whom }
    [barn] den Gutshof von { $whom }
    [shepherd] den Schäfer von { $whom }
   *[meeple] einen Gefolgsmann von { $whom }
}

# The same in the nominative, at the beginning of a sentence.
x-Figure-of-whom = { $figure ->
    [large] Der große Gefolgsmann von { $whom }
    [abbot] Der Abt von { $whom }
    [builder] Der Baumeister von { $whom }
    [pig] Das Schwein von { $whom }
    [mayor] Der Bürgermeister von { $whom }
    [wagon] Der Wagen von { $whom }
    [barn] Der Gutshof von { $whom }
    [shepherd] Der Schäfer von { $whom }
   *[meeple] Ein Gefolgsmann von { $whom }
}

x-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## Turn and tiles

event-turn-started = { $who } ist am Zug.
event-drawn = { $who } zieht { $tile }.
event-discarded = Aus dem Spiel, weil es nirgends passt: { $tile }.
event-declined = { $who } baut keine Brücke. Aus dem Spiel: { $tile }.
event-tile-placed = { $who } legt das Plättchen bei { $cell } an{ $degrees ->
    [0] {""}
   *[other] , um { $degrees }° gedreht
}.
event-set-aside = Beiseitegelegt, bis ein Vulkan gelegt wird: { $tile }.
event-tiles-returned = { $n ->
    [one] Der Drache ist da: { $n } beiseitegelegtes Plättchen wird wieder untergemischt.
   *[other] Der Drache ist da: { $n } beiseitegelegte Plättchen werden wieder untergemischt.
}
event-game-ended = Die Partie ist zu Ende.

## Figures

# $how is the role of a follower.
event-figure-placed = { $figure ->
    [barn] { $who } setzt den Gutshof auf die Nordwestecke von { $cell }
   *[other] { $who } setzt { x-figure }{ $how ->
        [knight] {" "}als Ritter
        [thief] {" "}als Wegelagerer
        [monk] {" "}als Mönch
        [farmer] {" "}als Bauern
        [guard] {" "}als Wächter
       *[none] {""}
    } { x-spot-to }
}.
event-figure-moved = { $figure ->
    [wagon] { x-Figure-of-whom } fährt { x-old-spot-from } { x-spot-to }
   *[other] { x-Figure-of-whom } wechselt { x-old-spot-from } { x-spot-to }
}.
event-figure-returned = { x-Figure-of-whom } kehrt { x-spot-from } zurück.
event-figure-taken-back = { $whom } nimmt { $figure ->
    [abbot] den Abt
    [wagon] den Wagen
   *[other] eine Figur
} { x-spot-from } zurück.
event-figure-eaten = Der Drache, bewegt von { $who }, frisst { x-figure-of-whom } { x-spot-on }.
event-figure-sent-home = Das Burgfräulein von { $who } schickt { x-figure-of-whom } { x-spot-from } nach Hause.
event-figure-captured-own = { $whom } holt mit dem Turm { x-own-figure } { x-spot-from } zurück.
event-figure-orphaned = { x-Figure-of-whom } kehrt { x-spot-from } zurück: { $cause ->
    [dragon] Der Drache hat den letzten Gefolgsmann derselben Farbe gefressen
    [princess] Der letzte Gefolgsmann derselben Farbe musste die Stadt verlassen
   *[capture] Der letzte Gefolgsmann derselben Farbe wurde gefangen genommen
}.
event-figure-converted = { x-Figure-of-whom } kehrt { x-spot-from } zurück: Die Stadt wird zur Burg.
event-figure-castle-scored = { x-Figure-of-whom } kehrt { x-spot-from } zurück: Die Burg ist gewertet.
event-figure-barn = { x-Figure-of-whom } kehrt { x-spot-from } zurück: Die Wiese hat einen Gutshof.
event-figure-wolf = { x-Figure-of-whom } kehrt { x-spot-from } zurück: Der Wolf zerstreut die Herde.
event-figure-herded = { x-Figure-of-whom } kehrt { x-spot-from } mit der Herde zurück.
event-figure-captured = { $who } nimmt { x-figure-of-whom } { x-spot-on } gefangen.
event-prisoner-exchanged = { $who } gibt { x-figure-of-whom } im Austausch zurück.
event-prisoner-ransomed = { $who } gibt { x-figure-of-whom } gegen Lösegeld zurück.

## Neutral figures

event-neutral-moved = { $neutral ->
    [dragon] { $who } bewegt den Drachen { x-spot-to }.
    [fairy] { $who } bewegt die Fee { x-spot-to }.
    [count] { $who } bewegt den Grafen { x-spot-to }.
    [mage] { $who } bewegt den Magier { x-spot-to }.
   *[witch] { $who } bewegt die Hexe { x-spot-to }.
}
event-dragon-flies = Der Drache fliegt zum Vulkan von { $who } bei { $cell }.
event-neutral-aside = { $cause ->
    [completed] { $neutral ->
        [mage] Der Magier verlässt die Landschaft: Sein Gebiet ist fertig.
       *[witch] Die Hexe verlässt die Landschaft: Ihr Gebiet ist fertig.
    }
   *[converted] { $neutral ->
        [mage] Der Magier verlässt die Landschaft: Seine Stadt wird zur Burg.
       *[witch] Die Hexe verlässt die Landschaft: Ihre Stadt wird zur Burg.
    }
}
event-neutral-eaten = { $neutral ->
    [mage] Der Drache, bewegt von { $who }, frisst den Magier { x-spot-on }.
   *[witch] Der Drache, bewegt von { $who }, frisst die Hexe { x-spot-on }.
}
event-neutral-put-aside = { $neutral ->
    [mage] { $who } stellt den Magier beiseite, denn weder Magier noch Hexe haben einen anderen Platz.
   *[witch] { $who } stellt die Hexe beiseite, denn weder Magier noch Hexe haben einen anderen Platz.
}
# $list: what is in the way, side by side.
event-dragon-stopped = { $n ->
    [0] Der Drache kann sich nicht bewegen: { $list }.
    [one] Der Drache bleibt nach { $n } Schritt stehen: { $list }.
   *[other] Der Drache bleibt nach { $n } Schritten stehen: { $list }.
}
# What keeps the dragon from a side; $way is the side.
obstacle-no-tile = { $way ->
    [north] kein Plättchen im Norden
    [east] kein Plättchen im Osten
    [south] kein Plättchen im Süden
   *[west] kein Plättchen im Westen
}
obstacle-visited = { $way ->
    [north] ein schon betretenes Plättchen im Norden
    [east] ein schon betretenes Plättchen im Osten
    [south] ein schon betretenes Plättchen im Süden
   *[west] ein schon betretenes Plättchen im Westen
}
obstacle-fairy = { $way ->
    [north] die Fee im Norden
    [east] die Fee im Osten
    [south] die Fee im Süden
   *[west] die Fee im Westen
}
obstacle-carcassonne = { $way ->
    [north] die Stadt Carcassonne im Norden
    [east] die Stadt Carcassonne im Osten
    [south] die Stadt Carcassonne im Süden
   *[west] die Stadt Carcassonne im Westen
}

## Tokens

event-tokens-taken = { $who } nimmt { $token ->
    [wine] { $n } Wein
    [grain] { $n } Korn
    [cloth] { $n } Tuch
   *[other] { $n } Marker
}.
event-title-taken = { $title ->
    [king] { $who } erhält den König für die größte Stadt.
   *[robber] { $who } erhält den Raubritter für die längste Straße.
}
event-sheep-drawn = { $n ->
    [one] { $who } zieht ein Schafplättchen mit { $n } Schaf.
   *[other] { $who } zieht ein Schafplättchen mit { $n } Schafen.
}
event-wolf-drawn = { $who } zieht den Wolf.
event-floor-built = { $n ->
    [one] { $who } setzt ein Turmteil auf den Turmplatz bei { $cell }: jetzt { $n } Turmteil.
   *[other] { $who } setzt ein Turmteil auf den Turm bei { $cell }: jetzt { $n } Turmteile.
}
event-bridge-built = { $who } baut eine Brücke über das Plättchen bei { $cell }.
event-castle-built = { $who } macht die Stadt bei { $cell } zur Burg.
event-paid-ransom = { $who } zahlt { x-points } Lösegeld an { $whom }.
event-paid-bazaar = { $who } zahlt auf dem Basar { x-points } an { $whom }.
event-paid-bank = { $who } zahlt auf dem Basar { x-points }.

## Bazaar

event-lot-turned-up = Aufgedeckt für den Basar: { $tile }.
event-offered = { $who } bietet { x-points } für { $tile }.
event-bid = { $who } bietet { x-points }.
event-lot-taken = { $who } erhält auf dem Basar: { $tile }.
event-owed-taken = { $who } nimmt das Plättchen vom Basar: { $tile }.

## Scores

# A score with its formula; $list are terms joined by +, $text is what it is for.
event-scored = { $text }: { $who } erhält { $list } = { x-points }.
event-scored-plain = { $text }: { $who } erhält { x-points }.
event-scored-nothing = { $text }: { $who } erhält nichts.
# A score for which several contended: $text is the score, $list who contended.
event-contested = { $text } ({ $list })

# What is scored; begins a sentence.
score-complete = { $feature ->
    [road] Die Straße ist fertig
    [city] Die Stadt ist fertig
    [monastery] Das Kloster ist fertig
    [abbey] Die Abtei ist fertig
    [garden] Der Garten ist fertig
   *[other] Ein Gebiet ist fertig
}
score-open-at-end = { $feature ->
    [road] Schlusswertung, unfertige Straße bei { $cell }
    [city] Schlusswertung, unfertige Stadt bei { $cell }
    [monastery] Schlusswertung, unfertiges Kloster bei { $cell }
    [abbey] Schlusswertung, unfertige Abtei bei { $cell }
    [garden] Schlusswertung, unfertiger Garten bei { $cell }
   *[other] Schlusswertung, unfertiges Gebiet bei { $cell }
}
score-field-at-end = Schlusswertung, Wiese bei { $cell }
score-city-of-fields-at-end = Schlusswertung, Bauern um die fertige Stadt bei { $cell }
score-castle-of-fields-at-end = Schlusswertung, Bauern um die Burg bei { $cell }
score-castle = { $feature ->
    [road] Die Straße neben der Burg ist fertig
    [city] Die Stadt neben der Burg ist fertig
    [monastery] Das Kloster neben der Burg ist fertig
    [abbey] Die Abtei neben der Burg ist fertig
    [garden] Der Garten neben der Burg ist fertig
   *[other] Ein Gebiet neben der Burg ist fertig
}
score-taken-back = { $feature ->
    [monastery] Abt aus dem Kloster zurückgenommen
    [garden] Abt aus dem Garten zurückgenommen
   *[other] Abt zurückgenommen
}
score-fairy-turn = Der Zug beginnt mit der Fee
score-fairy-bonus = Ein Gefolgsmann bei der Fee wird gewertet
score-goods = Schlusswertung, die meisten Waren
score-king = Schlusswertung, der König
score-robber = Schlusswertung, der Raubritter
score-barn-placed = Bauern auf einer Wiese, auf die ein Gutshof kommt
score-barn-joined = Bauern auf einer Wiese mit Gutshof
score-barn-at-end = Schlusswertung, Gutshof auf der Wiese bei { $cell }
score-herd = Die Herden der Wiese werden in den Stall getrieben

# Terms of a formula: a count and the points for each, or points for one thing.
term-tiles = { $n } Plättchen × { $each }
term-pennants = { $n } Wappen × { $each }
term-center = { $points } für das Plättchen selbst
term-neighbors = { $n } Nachbarplättchen × { $each }
term-cities = { $n ->
    [one] { $n } fertige Stadt × { $each }
   *[other] { $n } fertige Städte × { $each }
}
term-castles = { $n ->
    [one] { $n } Burg × { $each }
   *[other] { $n } Burgen × { $each }
}
term-pig-herd = { $n ->
    [one] { $n } Stadt × { $each } für die Schweineherde
   *[other] { $n } Städte × { $each } für die Schweineherde
}
term-fairy = { $points } von der Fee
term-mage = { $n } × { $each } vom Magier
term-witch = ({ $points } wegen der Hexe)
term-pig = { $n ->
    [one] { $n } Stadt × { $each } für das Schwein
   *[other] { $n } Städte × { $each } für das Schwein
}
term-most-goods = { $goods ->
    [wine] { $points } für Wein
    [grain] { $points } für Korn
   *[cloth] { $points } für Tuch
}
term-roads = { $n ->
    [one] { $n } fertige Straße × { $each }
   *[other] { $n } fertige Straßen × { $each }
}
term-title = { $title ->
    [king] { $points } für den König
   *[robber] { $points } für den Raubritter
}
term-vineyards = { $n ->
    [one] { $n } Weinberg × { $each }
   *[other] { $n } Weinberge × { $each }
}
term-sheep = { $n ->
    [one] { $n } Schaf × { $each }
   *[other] { $n } Schafe × { $each }
}

# Who contended for a score; $list has names with their strength.
contest-power = { $who } { $n }
contest-contested = umkämpft: { $list }
contest-tied = Gleichstand: { $list }
contest-hill = Gleichstand: { $list }; auf einem Hügel: { $others }
