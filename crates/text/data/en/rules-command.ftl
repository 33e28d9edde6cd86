### What `carcas rules` says around the texts about rules. Messages that begin with terminal- are said by terminals only.

## What a game plays

rules-boxes = Boxes: { $list }
rules-box-plain = { $name } (tiles as plain landscape)
rules-box-parts = { $name } ({ $list })
rules-parts = Parts in play: { $list }
rules-house-none = No house rules: everything is played as in { $name }.
rules-house-heading = House rules, where this game differs from { $name }
rules-replaced = House rule; this edition: { $value }.
rules-no-effect = No effect in this game; needed: { $list }.
rules-needs-one-of = { $list } or { $name }
rules-needs-tiles = tiles of { $name }
rules-needs-no = without { $name }
rules-follows = * Not in this publisher's text; we follow { $text }.
rules-elsewhere = Elsewhere: { $list }
rules-inferred = * inferred: no text of that publisher on this point is known
rules-turn-heading = The turn
rules-no-effect-heading = Without effect in this game
rules-books-heading = Misprints and gaps in this edition's book, and how we read them
rules-misprint = Misprint: { $text } We read: { $value }
rules-unclear = Unclear: { $text } We read: { $value }
rules-book-mage-and-witch = Leaflet of Mage & Witch, Spanish

## The lists

terminal-rules-boxes-heading = Boxes (--with NAME,NAME; NAME:PART+PART plays parts of a box, NAME:none its tiles as plain landscape)
terminal-rules-always = always in play
terminal-rules-tiles-only = only its tiles, as NAME:none
terminal-rules-tiles = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
terminal-rules-presets-heading = Presets (--rules NAME; zman-c2 unless said otherwise)
terminal-rules-switches-heading = Switches (--set SWITCH=VALUE), with what each preset chooses
terminal-rules-can-be = can be { $list }
terminal-rules-read = carcas rules --rules devir prints the rules to read; carcas rules tower those of one box, carcas rules BA-05 a single rule.

## Pages and single rules

terminal-rules-more = With --details: the turn step by step, every switch and where other editions differ, misprints.
terminal-rules-law = The law behind the pages is written in English.
terminal-rules-source = Source: { $text }
terminal-rules-values-heading = Switch values that rest on it
terminal-rules-pages-heading = On the pages
terminal-rules-scenarios-heading = Scenarios that show it
terminal-rules-no-scenarios = No scenario shows it.

## Comparisons

terminal-rules-compare-heading = Where the presets differ
terminal-rules-compare-all = with all boxes; --with BOX,… compares them for some
terminal-rules-compare-idle = (…) has no effect in that preset
terminal-rules-compare-none = With these boxes they do not differ.
terminal-rules-compare-left-out = Left out, for it makes no difference with these boxes: { $list }

## What is refused

terminal-unknown-language = --lang { $input }: this language is not spoken here; there are { $list }
terminal-rules-no-name = “{ $input }” is no page, and no rule or switch is called so; carcas rules lists all
terminal-rules-no-name-close = “{ $input }” is no page, and no rule or switch is called so; did you mean { $list }?
terminal-rules-no-rule = there is no rule { $rule }; the nearest are { $list }
terminal-rules-name-and-game = “{ $input }” names switches, which are listed for all presets at once: leave out --rules, --with and --set
terminal-rules-compare-refused = --compare { $input }: name 2 to 4 different presets, such as rgg-2005,devir; there are { $list }
