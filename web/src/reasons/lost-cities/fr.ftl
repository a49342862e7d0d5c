## Comme dans src/manoa/games/lost_cities/why.py et notation.py

why-lc-first-play = Pose ou défausse d’abord une carte ; on pioche après.
why-lc-first-draw = Une carte est déjà jouée ; pioche maintenant ou prends la carte du dessus d’une défausse.
why-lc-not-held = { $card } n’est pas dans ta main ; tu tiens { $cards }.
why-lc-may-discard = { $card } peut être défaussée.
why-lc-wager-late = Les paris viennent avant les nombres ; ton expédition { $colour } en est à { $last }.
why-lc-too-low = { $card } est trop basse ; ton expédition { $colour } en est à { $last } et ne fait que monter.
why-lc-may-draw = On peut piocher.
why-lc-empty-pile = La défausse { $colour } est vide.
why-lc-own-discard = Tu as défaussé sur la pile { $colour } ce tour-ci ; ce que tu viens d’y poser y reste.
why-lc-not-in-play = { $colour } n’est pas en jeu ; les expéditions sont { $letters }.
why-lc-no-action = { $text } n’est pas un coup de Lost Cities : écris 'play R10', 'discard Bx', 'draw' ou 'take R', avec une couleur parmi { $letters } puis x ou 2 à 10
