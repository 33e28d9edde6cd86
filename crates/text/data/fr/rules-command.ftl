### What `carcas rules` says around the texts about rules. Messages that begin with terminal- are said by terminals only.

## What a game plays

rules-boxes = Jeu et extensions : { $list }
rules-box-plain = { $name } (tuiles en simple paysage)
rules-box-parts = { $name } ({ $list })
rules-parts = Éléments en jeu : { $list }
rules-house-none = Aucune variante : tout se joue comme chez { $name }.
rules-house-heading = Variantes : ce qui change dans cette partie par rapport à { $name }
rules-replaced = Variante ; dans cette édition : { $value }.
rules-no-effect = Sans effet dans cette partie ; il faudrait : { $list }.
rules-needs-one-of = { $list } ou { $name }
rules-needs-tiles = les tuiles de l'extension { $name }
rules-needs-no = partie sans { $name }
rules-follows = * Absent du texte de cet éditeur ; nous suivons cette source : { $text }.
rules-elsewhere = Ailleurs : { $list }
rules-inferred = * déduit : aucun texte de cet éditeur n'est connu sur ce point
rules-turn-heading = Le tour
rules-no-effect-heading = Sans effet dans cette partie
rules-books-heading = Erreurs et lacunes du livret de cette édition, et comment nous le lisons
rules-misprint = Erreur d'impression : { $text } Nous lisons : { $value }
rules-unclear = Point obscur : { $text } Nous lisons : { $value }
rules-book-mage-and-witch = Feuillet de Mage et Sorcière, en espagnol

## The lists

terminal-rules-boxes-heading = Extensions (--with NOM,NOM ; NOM:ÉLÉMENT+ÉLÉMENT joue certains éléments d'une extension, NOM:none ses tuiles en simple paysage)
terminal-rules-always = toujours en jeu
terminal-rules-tiles-only = ses tuiles seulement, avec NOM:none
terminal-rules-tiles = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
terminal-rules-presets-heading = Jeux de règles (--rules NOM ; zman-c2 par défaut)
terminal-rules-switches-heading = Variantes (--set VARIANTE=VALEUR), avec le choix de chaque jeu de règles
terminal-rules-can-be = valeurs possibles : { $list }
terminal-rules-read = carcas rules --rules devir affiche les règles à lire ; carcas rules tower, celles d'une extension ; carcas rules BA-05, une seule règle.

## Pages and single rules

terminal-rules-more = Avec --details : le tour étape par étape, chaque variante et ce qui change dans les autres éditions, les erreurs d'impression.
terminal-rules-law = Le texte de référence derrière ces pages est écrit en anglais.
terminal-rules-source = Source : { $text }
terminal-rules-values-heading = Valeurs de variantes qui en dépendent
terminal-rules-pages-heading = Dans les pages
terminal-rules-scenarios-heading = Exemples de jeu qui la montrent
terminal-rules-no-scenarios = Aucun exemple de jeu ne la montre.

## Comparisons

terminal-rules-compare-heading = Ce qui distingue ces jeux de règles
terminal-rules-compare-all = avec toutes les extensions ; --with EXTENSION,… les compare avec certaines
terminal-rules-compare-idle = (…) est sans effet dans ce jeu de règles
terminal-rules-compare-none = Avec ces extensions, ils ne se distinguent pas.
terminal-rules-compare-left-out = Omis, car sans effet avec ces extensions : { $list }

## What is refused

terminal-unknown-language = --lang { $input } : cette langue n'est pas disponible ; il y a { $list }
terminal-rules-no-name = « { $input } » n'est pas une page, et aucune règle ni variante ne s'appelle ainsi ; carcas rules les affiche toutes
terminal-rules-no-name-close = « { $input } » n'est pas une page, et aucune règle ni variante ne s'appelle ainsi ; vouliez-vous dire { $list } ?
terminal-rules-no-rule = il n'y a pas de règle { $rule } ; les plus proches sont { $list }
terminal-rules-name-and-game = « { $input } » désigne des variantes, qui sont affichées pour tous les jeux de règles à la fois : omettez --rules, --with et --set
terminal-rules-compare-refused = --compare { $input } : nommez 2 à 4 jeux de règles différents, par exemple rgg-2005,devir ; il y a { $list }
