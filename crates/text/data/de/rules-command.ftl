### What `carcas rules` says around the texts about rules. Messages that begin with terminal- are said by terminals only.

## What a game plays

rules-boxes = Gespielt wird mit: { $list }
rules-box-plain = { $name } (Plättchen als bloße Landschaft)
rules-box-parts = { $name } ({ $list })
rules-parts = Im Spiel: { $list }
rules-house-none = Keine Hausregeln: Alles wird gespielt wie bei { $name }.
rules-house-heading = Hausregeln: worin diese Partie von { $name } abweicht
rules-replaced = Hausregel; in dieser Ausgabe: { $value }.
rules-no-effect = In dieser Partie ohne Wirkung; nötig wäre: { $list }.
rules-needs-one-of = { $list } oder { $name }
rules-needs-tiles = Plättchen von { $name }
rules-needs-no = ohne { $name }
rules-follows = * Steht nicht im Text dieses Verlags; unsere Grundlage: { $text }.
rules-elsewhere = Anderswo: { $list }
rules-inferred = * erschlossen: Zu diesem Punkt ist kein Text dieses Verlags bekannt
rules-turn-heading = Der Zug
rules-no-effect-heading = Ohne Wirkung in dieser Partie
rules-books-heading = Druckfehler und Lücken in der Spielregel dieser Ausgabe, und wie wir sie lesen
rules-misprint = Druckfehler: { $text } Wir lesen: { $value }
rules-unclear = Unklar: { $text } Wir lesen: { $value }
rules-book-mage-and-witch = Faltblatt von Magier & Hexe, spanisch

## The lists

terminal-rules-boxes-heading = Erweiterungen (--with NAME,NAME; NAME:TEIL+TEIL spielt Teile einer Erweiterung, NAME:none ihre Plättchen als bloße Landschaft)
terminal-rules-always = immer im Spiel
terminal-rules-tiles-only = nur die Plättchen, mit NAME:none
terminal-rules-tiles = { $tiles ->
    [one] { $tiles } Plättchen
   *[other] { $tiles } Plättchen
}
terminal-rules-presets-heading = Regelwerke (--rules NAME; ohne Angabe zman-c2)
terminal-rules-switches-heading = Hausregeln (--set REGEL=WERT), mit der Wahl jedes Regelwerks
terminal-rules-can-be = möglich: { $list }
terminal-rules-read = carcas rules --rules devir zeigt die Regeln zum Lesen; carcas rules tower die einer Erweiterung, carcas rules BA-05 eine einzelne Regel.

## Pages and single rules

terminal-rules-more = Mit --details: der Zug Schritt für Schritt, jede Regel, in der sich Ausgaben unterscheiden, und Druckfehler.
terminal-rules-law = Der maßgebliche Text hinter diesen Seiten ist englisch.
terminal-rules-source = Quelle: { $text }
terminal-rules-values-heading = Hausregeln, die darauf beruhen
terminal-rules-pages-heading = Auf den Seiten
terminal-rules-scenarios-heading = Spielbeispiele, die sie zeigen
terminal-rules-no-scenarios = Kein Spielbeispiel zeigt sie.

## Comparisons

terminal-rules-compare-heading = Worin sich die Regelwerke unterscheiden
terminal-rules-compare-all = mit allen Erweiterungen; --with ERWEITERUNG,… vergleicht sie mit einigen
terminal-rules-compare-idle = (…) ist in diesem Regelwerk ohne Wirkung
terminal-rules-compare-none = Mit diesen Erweiterungen unterscheiden sie sich nicht.
terminal-rules-compare-left-out = Weggelassen, weil es mit diesen Erweiterungen keinen Unterschied macht: { $list }

## What is refused

terminal-unknown-language = --lang { $input }: Diese Sprache gibt es hier nicht; es gibt { $list }
terminal-rules-no-name = „{ $input }“ ist keine Seite, und keine Regel oder Hausregel heißt so; carcas rules zeigt alle
terminal-rules-no-name-close = „{ $input }“ ist keine Seite, und keine Regel oder Hausregel heißt so; meintest du { $list }?
terminal-rules-no-rule = eine Regel { $rule } gibt es nicht; am nächsten kommen { $list }
terminal-rules-name-and-game = „{ $input }“ nennt Hausregeln, die für alle Regelwerke zugleich gezeigt werden: Lass --rules, --with und --set weg
terminal-rules-compare-refused = --compare { $input }: Nenne 2 bis 4 verschiedene Regelwerke, zum Beispiel rgg-2005,devir; es gibt { $list }
