## Les Cités perdues

## Noms. Une carte s’appelle par sa lettre et sa valeur, R10 ou Bx ; où il y a la place, par son expédition.

colour-yellow = jaune
colour-blue = bleue
colour-white = blanche
colour-green = verte
colour-red = rouge
colour-purple = violette

expedition-yellow = Désert
expedition-blue = Mer
expedition-white = Montagnes
expedition-green = Forêt
expedition-red = Volcan
expedition-purple = Grand Nord

card-number = { $expedition } { $value }
card-wager = { $expedition }, pari
wager = pari

## Ce que font les cartes

effect-number = Rapporte sa valeur. Elle doit dépasser la carte qui la précède dans sa colonne.
effect-wager = Se pose avant les nombres. Un pari double le résultat de l’expédition, deux le triplent, trois le quadruplent : gain ou perte.
effect-expedition = Une expédition commencée coûte { $cost } points. Avec { $cards } cartes ou plus, elle en rapporte { $bonus } de plus.

## Ce qui s’est passé

event-play = { did } posé { $card }.
event-discard = { did } défaussé { $card }.
event-draw = { did } pioché.
event-draw-card = { did } pioché { $card }.
event-take = { did } repris { $card } de la défausse.
event-round = Fin de la manche { $round } : { $scores }.
event-match = Fin de la partie : { $totals }.

## Ce qui a été fait en plusieurs étapes

deed-play-draw = { did } posé { $card } et pioché.
deed-play-draw-card = { did } posé { $card } et pioché { $draw-card-card }.
deed-play-take = { did } posé { $card } et repris { $take-card } de la défausse.
deed-discard-draw = { did } défaussé { $card } et pioché.
deed-discard-draw-card = { did } défaussé { $card } et pioché { $draw-card-card }.
deed-discard-take = { did } défaussé { $card } et repris { $take-card } de la défausse.

## Pourquoi pas

refusal-play-first = Pose ou défausse d’abord une carte ; on pioche après.
refusal-draw-first = Une carte est déjà jouée ; pioche maintenant ou prends la carte du dessus d’une défausse.
refusal-not-held = { $card } n’est pas dans ta main ; tu tiens { $cards }.
refusal-wager-late = Les paris viennent avant les nombres ; ton expédition { $colour } en est à { $last }.
refusal-too-low = { $card } est trop basse ; ton expédition { $colour } en est à { $last } et ne fait que monter.
refusal-empty-pile = La défausse { $colour } est vide.
refusal-own-discard = Tu as défaussé sur la pile { $colour } ce tour-ci ; ce que tu viens d’y poser y reste.
refusal-not-in-play = Il n’y a pas d’expédition { $colour } dans cette partie ; les expéditions sont { $letters }.
refusal-no-action = { $text } n’est pas un coup des Cités perdues : écris 'play R10', 'discard Bx', 'draw' ou 'take R', avec une couleur parmi { $letters } puis x ou 2 à 10.

## Ce qui parle contre un coup, dans une analyse

reason-began-short = Les cartes de l’expédition { $colour } en main font { $points } des { $cost } points que coûte une expédition, et il reste environ { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}.
reason-late-wager = Un pari multiplie aussi les pertes, et il ne reste qu’environ { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}.
reason-skipped = Après { $card }, impossible de poser { $cards }.
reason-threw-away = { $card } aurait rapporté { $points } à son expédition.
reason-gave-away = { $card } prolonge une expédition adverse : { $other }.
reason-took-useless = { $card } ne peut plus être posée.
reason-no-turn = Il ne reste guère de tour pour poser { $card } : la pioche a { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
reason-took-late = Il reste ensuite environ { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}, et { $count ->
    [one] { $count } carte en main convient
   *[other] { $count } cartes en main conviennent
} déjà.
reason-left-useful = { $card }, sur sa défausse, prolonge une expédition.
reason-hurried = Chaque carte de la pioche rapproche la fin : { $count ->
    [one] { $count } carte en main convient
   *[other] { $count } cartes en main conviennent
} encore, et il reste environ { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}.
reason-not-laid = { $card } pouvait être posée et rapporte { $points }.
reason-took-unbegun = { $card } appartient à une expédition qui n’est pas commencée.
reason-jumped = Après { $card }, on ne peut plus poser de carte plus basse de cette couleur, et { $count } d’entre elles n’ont pas encore été vues.
reason-earns-less = { $card } rapporte { $points } tout de suite, cette carte { $less } seulement.
reason-wager-first = { $card } doit être posé avant les nombres, et { $cards } l’attendent en main.
reason-worth-beginning = { $cards } en main apportent déjà { $points } points à une expédition en { $colour }.

## Ce que les problèmes font travailler

theme-begin-or-wait = Commencer ou attendre
    .about = Est-ce le moment de poser la première carte d’une expédition, ou vaut-il mieux attendre ?
theme-deny = Priver l’adversaire
    .about = Quelle carte aide plus ton adversaire qu’elle ne te coûte à garder ?
theme-last-turns = Derniers tours
    .about = La pioche est presque vide : compte les tours et profite de chacun.
theme-build = Quelle expédition
    .about = Plusieurs expéditions attendent une carte : laquelle passe en premier ?
