### What `carcas rules` says around the texts about rules. Messages that begin with terminal- are said by terminals only.

## What a game plays

rules-boxes = Se juega con: { $list }
rules-box-plain = { $name } (piezas como simple paisaje)
rules-box-parts = { $name } ({ $list })
rules-parts = Partes en juego: { $list }
rules-house-none = Sin variantes: se juega en todo según { $name }.
rules-house-heading = Variantes: en qué se aparta esta partida de { $name }
rules-replaced = Variante; en esta edición: { $value }.
rules-no-effect = Sin efecto en esta partida; hace falta: { $list }.
rules-needs-one-of = uno de estos: { $list }, { $name }
rules-needs-tiles = piezas de { $name }
rules-needs-no = sin { $name }
rules-follows = * No está en el texto de esta editorial; nos basamos en { $text }.
rules-elsewhere = En otras ediciones: { $list }
rules-inferred = * deducido: no se conoce ningún texto de esa editorial sobre este punto
rules-turn-heading = El turno
rules-no-effect-heading = Sin efecto en esta partida
rules-books-heading = Erratas y lagunas del reglamento de esta edición, y cómo las leemos
rules-misprint = Errata: { $text } Leemos: { $value }
rules-unclear = Poco claro: { $text } Leemos: { $value }
rules-book-mage-and-witch = Folleto de Mago y Bruja, en español

## The lists

terminal-rules-boxes-heading = Expansiones (--with NOMBRE,NOMBRE; NOMBRE:PARTE+PARTE juega partes de una expansión, NOMBRE:none sus piezas como simple paisaje)
terminal-rules-always = siempre en juego
terminal-rules-tiles-only = solo sus piezas, con NOMBRE:none
terminal-rules-tiles = { $tiles ->
    [one] { $tiles } pieza
   *[other] { $tiles } piezas
}
terminal-rules-presets-heading = Reglamentos (--rules NOMBRE; si no se dice otra cosa, zman-c2)
terminal-rules-switches-heading = Variantes (--set VARIANTE=VALOR), con lo que elige cada reglamento
terminal-rules-can-be = puede ser { $list }
terminal-rules-read = carcas rules --rules devir muestra las reglas para leerlas; carcas rules tower, las de una expansión; carcas rules BA-05, una sola regla.

## Pages and single rules

terminal-rules-more = Con --details: el turno paso a paso, cada variante y en qué se distinguen otras ediciones, erratas.
terminal-rules-law = El texto de referencia en que se basan estas páginas está escrito en inglés.
terminal-rules-source = Fuente: { $text }
terminal-rules-values-heading = Valores de variantes que se basan en ella
terminal-rules-pages-heading = En las páginas
terminal-rules-scenarios-heading = Ejemplos de juego que la muestran
terminal-rules-no-scenarios = Ningún ejemplo de juego la muestra.

## Comparisons

terminal-rules-compare-heading = En qué se distinguen los reglamentos
terminal-rules-compare-all = con todas las expansiones; --with EXPANSIÓN,… los compara con algunas
terminal-rules-compare-idle = (…) no tiene efecto en ese reglamento
terminal-rules-compare-none = Con estas expansiones no se distinguen.
terminal-rules-compare-left-out = No se muestra, porque con estas expansiones da igual: { $list }

## What is refused

terminal-unknown-language = --lang { $input }: este idioma no está disponible; hay { $list }
terminal-rules-no-name = «{ $input }» no es ninguna página, y ninguna regla ni variante se llama así; carcas rules las muestra todas
terminal-rules-no-name-close = «{ $input }» no es ninguna página, y ninguna regla ni variante se llama así; ¿querías decir { $list }?
terminal-rules-no-rule = no hay ninguna regla { $rule }; las más parecidas son { $list }
terminal-rules-name-and-game = «{ $input }» nombra variantes, que se muestran para todos los reglamentos a la vez: omite --rules, --with y --set
terminal-rules-compare-refused = --compare { $input }: indica de 2 a 4 reglamentos distintos, por ejemplo rgg-2005,devir; hay { $list }
