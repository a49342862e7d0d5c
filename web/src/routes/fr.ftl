## L’éditeur de parcours

route-editor = Éditeur de parcours
route-untitled = Parcours sans nom
route-name = Nom du parcours
route-copy-of = { $title }, modifié
route-state-draft = Brouillon, gardé sur cet appareil
route-state-saved = Enregistré
route-state-offline = Pas de connexion, gardé sur cet appareil
route-redo = Rétablir
route-import = Ouvrir un fichier
route-export = Enregistrer dans un fichier
route-bad-file = Ce fichier ne contient pas de parcours.
route-chart = Carte du parcours
route-facts = À propos du parcours
route-grid = Grille
route-larger-screen = Les parcours se construisent sur un écran plus grand. Ici, tu peux regarder celui-ci et y jouer.
route-begin = Commence par la tuile A ou B de la réserve.

## Réserve

route-tray = Réserve
route-box-base = Jeu de base
route-box-hexes = Héros & Maléfices
route-tiles = Tuiles, recto et verso
route-strips = Bandes
route-left = il en reste { $count }
route-tray-about = Fais glisser une face sur la grille, ou appuie dessus. Une tuile n’a qu’une face visible : J sur la carte retire I.
route-tile = tuile { $letter }
route-strip = bande { $letter }
route-finish = Arrivée
route-the-finish = l’arrivée
route-finish-side = arrivée, { $side }
route-by-river = par la rivière
route-by-jungle = par la jungle
route-laid = posée
route-not-laid = pas encore posée
route-tavern = Taverne
route-side = face { $side }
route-swamp = marais { $number }
route-lies-short = { $thing } : sur la carte
route-lies = { $thing }, sur la carte. Entrée la prend, R la tourne, F montre l’autre face, Suppr la retire.

## En main

route-turn-left = Tourner à gauche
route-turn-right = Tourner à droite
route-flip = Autre face
route-put-back = Remettre en place
route-let-go = Lâche pour la poser.
route-enter-lays = Entrée la pose.
route-fits = Elle tient ici.
route-joins = { $piece } rejoint { $others } :
route-edges =
    { $count ->
        [0] Aucun côté en contact.
        [one] Un côté en contact.
       *[other] { $count } côtés en contact.
    }
route-two-needed = Il en faut deux.
route-over = Chevauche { $others }.
route-nowhere-piece = Pas de place ici.
route-nowhere-finish = L’arrivée entoure un coin de tuile.
route-nowhere-tavern = La taverne longe un bord de tuile.
route-nowhere-swamp = Un marais touche le parcours.
route-finger = Un second doigt la tourne
route-key-turn = tourner
route-key-flip = autre face
route-key-blockade = barrière sur une jonction
route-key-back = remettre
route-keys-about = Les flèches déplacent ce que tu tiens, ou la carte. R et Maj R tournent, F montre l’autre face, Entrée pose, Échap remet, Suppr retire, Ctrl Z annule.
route-laid-told =
    C’est posé. { $count ->
        [one] Une tuile est sur la carte.
       *[other] { $count } tuiles sont sur la carte, la dernière est { $last }.
    }
route-cannot = Pas de place ici pour { $thing }.
route-blockade-between = Barrière entre { $piece } et { $other }

## Marqueurs

route-on-it = Sur le parcours
route-markers = Marqueurs
route-count-of = { $count } sur { $most }
route-blockades-caves =
    { $blockades ->
        [one] { $blockades } barrière
       *[other] { $blockades } barrières
    }, { $caves ->
        [one] { $caves } grotte
       *[other] { $caves } grottes
    }
route-tool-current = Appuie sur une case rivière pour poser une flèche, et encore pour la tourner.
route-tool-danger = Appuie sur une case pour la marquer, et encore pour enlever la marque.
route-tool-treasures = Appuie sur une case pour poser un coffre, et encore pour l’enlever.
route-tool-dragons = Appuie sur les cases où dorment les dragons : les quatre ou aucun.
route-tool-fog = Appuie sur une tuile pour la couvrir de brouillard, deux au plus.
route-marked = Marqué.
route-not-here = Cela ne peut pas être posé ici.
route-space = { $name }, { $terrain } { $power }
route-no-space = pas de case

## Ce qui ne va pas

route-to-solve = À résoudre
route-problem = Problème
route-advice = Conseil
route-problems =
    { $count ->
        [0] { $advice ->
                [0] rien
                [one] un conseil
               *[other] { $advice } conseils
            }
       *[other] { $count }{ $advice ->
                [0] {""}
                [one] {" "}et un conseil
               *[other] {" "}et { $advice } conseils
            }
    }
route-nothing-to-solve = Rien à résoudre.
route-needs =
    { $count ->
        [one] Il reste un problème à résoudre.
       *[other] Il reste { $count } problèmes à résoudre.
    }
route-checking = Vérification du parcours.
route-offline = Le serveur est injoignable. Ton brouillon est gardé.
route-shortest = Chemins les plus courts
route-pieces =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
route-no-ways = Ils apparaissent dès qu’un chemin mène quelque part.
route-ribbon-about = La couleur est le terrain, la hauteur la puissance.
route-deck-machete = Deck machettes
route-deck-paddle = Deck pagaies
route-deck-coin = Deck pièces
route-deck-mixed = Deck mixte
route-steps-cards =
    { $steps ->
        [one] pas
       *[other] pas
    }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
route-steps = { $steps } pas
route-steps-span = { $least } à { $most } pas
route-chokes =
    { $count ->
        [one] Une case ne peut être contournée ; elle est en tirets sur la carte.
       *[other] { $count } cases ne peuvent être contournées ; elles sont en tirets sur la carte.
    }
route-try = Laisser essayer les bots
route-bots-players = Joueurs dans les parties des bots

## Ce qu’en disent les bots

bots-say = Ce qu’en disent les bots
bots-games =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
bots-stale = Pour une forme antérieure du parcours.
bots-first-look = Premier aperçu ; ils jouent encore.
bots-too-early = Un premier aperçu vient après { $games } parties.
bots-wait = En attente des bots.
bots-progress = { $done } parties sur { $of }
bots-failed = Les bots ont dû abandonner. Le parcours est gardé ; réessaie.
bots-stop = Arrêter
bots-again = Les laisser réessayer
bots-once-more = Encore une fois
bots-go-on = Continuer à construire
bots-back = Ce qu’en ont dit les bots
bots-done = Les bots ont joué { $games } parties.
bots-rounds = Tour de la première arrivée
bots-mean = { $mean } ± { $error } en moyenne
bots-rounds-told = Quelqu’un arrive aux tours { $first } à { $last }, une fois sur deux avant la fin du tour { $middle }.
bots-seats = Victoires par place
bots-fair = la part équitable est { $percent } %
bots-seat =
    { $number ->
        [1] premier
        [2] deuxième
        [3] troisième
       *[other] quatrième
    }
bots-ways = Chemins suivis
bots-layers = Montré sur la carte
bots-layer-use = Passages
bots-layer-use-about = cases parcourues, sur 100 trajets
bots-layer-waiting = Attente
bots-layer-waiting-about = tours terminés sur une case, par partie
bots-layer-opens = Qui ouvre
bots-layer-opens-about = barrières, par place
bots-few = peu
bots-tenth = 1 sur 10
bots-quarter = 1 sur 4
bots-half = la moitié

## Nouveaux parcours

route-surprise = Surprends-moi
route-finish-it = Termine-le pour moi
route-surprise-about = La surprise remplace ce qui est posé ; Annuler le ramène.
route-length = Longueur
route-length-short = court
route-length-medium = moyen
route-length-long = long
route-difficulty = Difficulté
route-caves = Grottes
route-making = Construction et essais, { $done } sur { $of }
route-making-now = Construction et essais.
route-none-found = Aucun bon parcours n’a été trouvé. Demande autre chose.

## Enregistrer et jouer

route-save = Enregistrer et partager
route-save-about = Tout le monde sur ce serveur le voit sous « Ce serveur ».
route-saved = { $title } est enregistré.
route-its-page = Sa page
route-play = Y jouer
route-link-copied = Lien copié

## Galerie


route-packs = Collections
route-pack-all = Toutes
route-pack-yours = Les tiens
route-pack-yours-about = sur ce serveur
route-pack-server = Ce serveur
route-pack-server-about = faits par celles et ceux qui jouent ici
route-pack-fan = Titres de fans
route-pack-fan-about = noms donnés par des joueurs, tuiles de la maison
route-pack-printed = Imprimés
route-pack-printed-about = du jeu de base
route-pack-heroes-hexes = Héros & Maléfices
route-pack-heroes-hexes-about = avec tavernes, malédictions et tunnels
route-all-of = les { $count }
route-search = Nom ou auteur
route-sort = Trier par
route-sort-plays = parties
route-sort-likes = mentions « j’aime »
route-sort-newest = nouveauté
route-sort-length = longueur
route-filters = Filtres
route-steps-from = Longueur, en pas
route-least = au moins
route-most = au plus
route-mostly = Surtout
route-places-for = Prévu pour
route-none = Aucun parcours ne correspond.
route-loosen = Sans « { $filter } », il y en a { $count }.
route-loosen-all = Enlever tous les filtres
route-build = Construire un parcours
route-build-about = 24 faces de tuiles, à ta guise
route-go-on-draft = Reprendre ton brouillon
route-steps-word = pas
route-steps-unit =
    { $steps ->
        [one] pas
       *[other] pas
    }
route-rounds-word = tours, bots
route-blockades-word = barrières
route-by = de { $author }
route-plays =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
route-likes = { $count } « j’aime »
route-tiles-used = tuiles { $letters }
route-by-deck = Chemin le plus court par deck
route-play-this = Jouer ce parcours
route-take-it = Prendre ce parcours
route-edit-copy = Modifier une copie
route-edit = Le modifier
route-look = Le regarder
route-like = J’aime
route-unlike = Je n’aime plus
route-like-account = Il faut un compte pour aimer un parcours.
route-report = Le signaler
route-report-why = Qu’est-ce qui ne va pas ? L’hôte de ce serveur le lira.
route-report-send = Envoyer le signalement
route-reported = Merci. L’hôte va regarder.
route-remove = Le supprimer
route-remove-sure = Le supprimer pour tout le monde ? Les tables qui le jouent gardent leur copie.
route-missing = Ce parcours n’existe pas.
route-all-routes = Tous les parcours
route-loading = On déroule les cartes.
