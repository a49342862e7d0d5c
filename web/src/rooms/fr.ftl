## Salles d’étude

room-title = Salle d’étude
room-yours = Tes salles d’étude
room-yours-about = Regardez ensemble une partie finie. Qui a le lien peut venir.
room-none = Tu n’as pas encore de salle. Ouvre-en une depuis une partie finie.
room-enter = Entrer
room-import = Ouvrir un fichier
room-not-a-file = Ce fichier n’est pas une salle d’étude.
room-gone-title = Entrée impossible
room-leave = Quitter la salle

## Mener et suivre

room-you-lead = Tu mènes
room-you-follow = Tu suis { $name }
room-look-around = Regarder ailleurs
room-leader-at = { $name } est au pas { $step }
room-follow = Suivre
room-people = Dans la salle
room-leads = mène
room-unnamed =
    { $count ->
        [one] une autre personne
       *[other] { $count } autres
    }
room-look-there = Regarder là où { $name } regarde
room-hand-to = Laisser { $name } mener
room-take-lead = Prendre la main

## Outils

room-tools = Outils
room-try = Essayer
room-draw = Dessiner
room-ink = Encre
room-ink-0 = rouge, trait plein
room-ink-1 = bleu, longs tirets
room-ink-2 = vert, petits tirets
room-ink-3 = noir, tiret et point
room-places = Places
room-places-title = Dessiner depuis une liste
room-places-about = Un cercle autour d’une place, ou une flèche vers une autre. La même chose encore une fois l’efface.
room-place-from = Place
room-place-to = Flèche vers
room-place-ring = nulle part : un cercle
room-draw-it = Dessiner
room-clear-mine = Effacer les miens
room-clear-all = Tout effacer
room-drawn-by = Dessiné par { $who }
room-link = Lien vers ce pas
room-link-copied = Lien copié

## À côté du plateau

room-tab-talk = Discussion
room-tab-more = Plus
room-comments = Commentaires
room-no-comments = Personne n’a encore rien dit.
room-at-step = pas { $step }
room-comment-at = Dire quelque chose au pas { $step }
room-send = Envoyer
room-uncomment = Supprimer ce commentaire
room-branches = Variantes
room-the-game = La partie
room-moves =
    { $count ->
        [one] un pas
       *[other] { $count } pas
    }
room-branch = Variante { $number }
room-branch-about = depuis le pas { $step }, par { $who }, { $moves }
room-no-branches = Rien n’a encore été essayé. « Essayer » ouvre une variante au pas que tu vois.
room-entitle = Donner un titre à la variante { $number }
room-title-of = Titre de la variante { $number }
room-title-save = Enregistrer le titre
room-prune = Supprimer la variante { $number }
room-export = Enregistrer en fichier
room-text = Enregistrer en texte
room-who-comes = Personne ne trouve cette salle sans son lien.
room-opened-by = Ouverte par { $name }. Tu es en { $place }.
room-close = Fermer la salle
room-close-about = La salle disparaît pour de bon, avec les commentaires, les variantes et les flèches. Pour la garder, enregistre-la d’abord en fichier.
room-close-yes = Fermer pour de bon
room-close-no = La garder
