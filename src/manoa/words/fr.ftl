## Ce que tous les jeux partagent : la bibliothèque, le terminal et le navigateur le disent

you = Toi
you-subject = Tu
you-object = toi
nothing = rien
amount = { $count } { $thing }
times = { $count } × { $thing }
series = { $before } et { $last }
series-or = { $before } ou { $last }
seat-number = Place { $number }

# Qui l’a fait, et le verbe qui précède ce qui a été fait.
did =
    { $who } { $you ->
        [yes] as
       *[no] a
    }

game-lost-cities = Les Cités perdues
game-quest = La Course vers El Dorado
game-island = L’Île d’El Dorado

## Pourquoi quelque chose ne peut pas se jouer

refusal-over = La partie est finie.
refusal-not-now = Cela ne peut pas se jouer maintenant.
refusal-no-such-id = Les numéros des coups de { $game } vont de 0 à { $most } ; { $given } n’en est pas un.
refusal-not-an-action = Un coup est une Action, son numéro ou sa notation, pas { $given }.
refusal-several-steps = { $text } nomme plusieurs coups.
refusal-nothing-by-itself = { $text } ne fait rien à lui seul : écris ce qui vient après.
refusal-nothing-to-undo = Il n’y a pas de coup à reprendre.
refusal-revealed = Le dernier coup a révélé quelque chose de caché ou fini le tour : il reste joué.

## Pourquoi le serveur ne fait pas quelque chose

refusal-no-table = Cette table n’existe pas.
refusal-other-rules = Cette partie suit la version { $version } des règles, que ce serveur n’a pas.
refusal-closed = Cette table est fermée.
refusal-not-seated = Tu n’as pas de place à cette table.
refusal-not-started = La partie n’a pas commencé : des places sont libres.
refusal-resigned = Tu as abandonné.
refusal-away = Un bot joue pour toi : reprends d’abord ta place.
refusal-away-already = Un bot joue déjà pour toi.
refusal-here = Tu joues déjà ta place toi-même.
refusal-not-your-turn = Ce n’est pas ton tour.
refusal-turn-of = C’est à { $name } de jouer.
refusal-time = Ton temps est écoulé.
refusal-light-first = Regarde d’abord ce qui a été révélé.
refusal-no-move-yet = Tu n’as encore fait aucun pas.
refusal-undo-not-yours = Le dernier pas n’était pas le tien : demande aux autres de revenir.
refusal-undo-revealed = Ton dernier pas a révélé quelque chose ou fini le tour : demande aux autres de revenir.
refusal-nobody-to-ask = À ta table d’essai, il n’y a personne à qui demander.
refusal-nobody-to-resign-to = À ta table d’essai, il n’y a personne devant qui abandonner.
refusal-asked = C’est déjà demandé.
refusal-nothing-asked = Personne ne le demande plus.
refusal-answered = Tu as déjà accepté.
refusal-running = La revanche se demande une fois la partie finie.
refusal-went-on = Il y a déjà une revanche.
refusal-seated = Tu as déjà une place à cette table.
refusal-full = Aucune place n’est libre à cette table.
refusal-seat-not-open = La place { $seat } n’est pas libre ; libres sont : { $seats }.
refusal-taken = { $name } y est déjà assis.
refusal-no-invite = Ce lien a déjà servi, ou ne mène nulle part.
refusal-no-seat-to-invite = Il n’y a aucune place où inviter.
refusal-not-yours = Tu peux céder ta propre place et, comme hôte, inviter aux places gardées pour cela.
refusal-nothing-to-hand-over = Tu as abandonné : il n’y a rien à céder.
refusal-not-host = Seul l’hôte de la table décide qui s’assied où.
refusal-no-bot = Ce bot n’existe pas ; pour ce jeu il y a : { $names }.
refusal-started = La partie a déjà commencé.
refusal-no-seat = Les places vont de 0 à { $last }.
refusal-hidden = Tant que la partie dure, on ne voit que sa propre vue.
refusal-hidden-record = L’enregistrement est là une fois la partie finie.
refusal-hidden-review = Une partie peut être analysée une fois finie.
refusal-hidden-branch = Tant qu’une partie dure, seuls ses joueurs peuvent en essayer une suite.
refusal-no-step = La partie a { $steps } pas.
refusal-over-then = La partie est finie à ce pas.
refusal-no-hints = Les conseils sont pour les parties contre des bots seulement, les parties finies et tes propres tables d’essai.
refusal-still-played = Les conseils, les bots et l’enregistrement sont là dès que la partie d’origine est finie : des personnes la jouent encore.
refusal-sealed = C’est une donne d’aujourd’hui. Joue-la d’abord toi-même jusqu’au bout ; après minuit UTC, tout le monde peut regarder.
refusal-sealed-again = Aujourd’hui, cette donne compte une fois pour tout le monde. On peut la rejouer après minuit UTC.
refusal-sealed-room = Une salle d’étude sur une donne du jour peut s’ouvrir après minuit UTC : d’ici là, d’autres peuvent encore la jouer.
refusal-hidden-deal = On peut rejouer et comparer la même donne une fois la partie finie.
refusal-deal-not-dealt = On ne rejoue qu’une partie distribuée ici. Ceci est une table d’essai.
refusal-no-deal = Il n’y a pas eu de donne le { $day }.
refusal-no-hints-daily = La donne du jour se joue sans aide. Les conseils et les essais viennent une fois qu’elle est finie.
refusal-one-try = La donne du jour n’a qu’un essai : personne ne prend le relais, et rien de ce qui a été révélé n’est repris.
refusal-hints-own-turn = Tant que la partie dure, les conseils sont pour tes propres tours.
refusal-not-to-act = À ce pas, c’est à la place { $seat }.
refusal-bad-seats = Une seule place est la tienne, sauf si des bots les ont toutes.
refusal-bad-record = Ce fichier n’est pas une partie jouable ici : { $text }
refusal-long-record = Un enregistrement peut avoir { $most } pas au plus ; celui-ci en a davantage.
refusal-too-many-steps = Ici, une partie a au plus { $most } pas. Annules-en quelques-uns, ou repars d’un pas antérieur.
refusal-bad-options = Ces règles se contredisent : { $text }
refusal-faulty-route = Ce parcours n’est pas jouable. { $faults }
refusal-options-clash = À { $players }, on ne peut pas jouer avec ces options : { $options }.
refusal-not-for-players = Pas à { $players }.
refusal-no-game = Ce jeu n’existe pas ; il y a : { $names }.
refusal-no-lesson = Cette leçon n’existe pas.
refusal-no-symbols = Ces symboles n’existent pas ; il y a : { $names }.
refusal-no-routes = Ce jeu ne se joue pas sur des parcours.
refusal-no-route = Ce parcours n’existe pas. Il a peut-être été supprimé.
refusal-route-removed = L’hôte de ce serveur a retiré ce parcours.
refusal-not-your-route = Seule la personne qui a créé un parcours peut le modifier ou le supprimer. Tu peux modifier une copie.
refusal-route-too-large = Un parcours a au plus { $most } caractères.
refusal-too-many-routes = Tu as déjà { $most } parcours : supprimes-en un d’abord.
refusal-likes-need-account = Il faut un compte pour cela.
refusal-no-job = C’est terminé, et le résultat n’est plus conservé.
refusal-no-note = Cette note n’existe pas.
refusal-not-your-game = Seules les personnes qui ont joué cette partie peuvent l’annoter.
refusal-too-many-notes = Une partie peut recevoir { $most } notes de ta part : supprimes-en une d’abord.
refusal-no-puzzle = Ce problème n’existe pas.
refusal-no-puzzle-of-theme = Il n’y a pas de problème de ce genre.
refusal-no-game-of-puzzle = La main de ce problème a été imaginée : il ne vient d’aucune partie.
refusal-puzzle-first = Réponds d’abord au problème : ensuite, ses suites peuvent être rejouées.
refusal-puzzle-first-game = Réponds d’abord au problème : ensuite, tu pourras voir la partie dont il vient.
refusal-puzzle-over = Ton tour s’arrête ici, et le problème aussi.
refusal-puzzle-hidden = Cela dévoilerait des choses cachées. Dans un problème, on ne pioche pas.
refusal-bad-attempt = Une tentative, c’est une réponse, un tour ou un abandon.
refusal-bad-answer = Il n’y a pas de réponse de ce numéro.
refusal-bad-turn = Joue d’abord ton tour.
refusal-job-failed = Le serveur a rencontré un problème. Réessaie.
refusal-job-impossible = C’est impossible : aucun parcours n’est ainsi.
refusal-job-too-long = Cela a pris trop de temps. Demande quelque chose de plus simple.
refusal-review-too-long = Cette partie est trop longue : son analyse a été arrêtée.
refusal-no-review = Cette partie s’est arrêtée sans résultat : il n’y a rien à analyser.
refusal-no-study-room = Cette salle n’existe pas. Elle a peut-être été fermée.
refusal-hidden-room = Une salle d’étude s’ouvre une fois la partie finie.
refusal-too-many-rooms = Tu as déjà { $most } salles d’étude : fermes-en une d’abord.
refusal-room-full = Il y a déjà { $most } personnes dans cette salle.
refusal-too-many-people-in-room = { $most } personnes ont déjà participé à cette salle.
refusal-too-many-branches-in-room = Cette salle a déjà { $most } variantes : supprimes-en une d’abord.
refusal-too-many-moves-in-room = Les variantes de cette salle ont déjà { $most } coups : supprimes-en une d’abord.
refusal-too-many-comments-in-room = Cette salle a déjà { $most } commentaires : supprimes-en un d’abord.
refusal-too-many-marks-in-room = Cette salle a déjà { $most } flèches et cercles : effaces-en d’abord.
refusal-too-much-in-room = Il s’est passé trop de choses dans cette salle. Exporte-la et ouvre le fichier comme nouvelle salle.
refusal-no-branch = Cette variante n’existe pas. Elle a peut-être été supprimée.
refusal-no-comment = Ce commentaire n’existe pas. Il a peut-être été supprimé.
refusal-not-leader = C’est { $name } qui mène dans cette salle.
refusal-not-opener = Seul { $name }, qui a ouvert cette salle, peut la fermer.
refusal-not-your-branch = Seuls l’auteur d’une variante, le meneur et qui a ouvert la salle peuvent la supprimer.
refusal-not-your-comment = Seuls l’auteur d’un commentaire et qui a ouvert la salle peuvent le supprimer.
refusal-not-in-room = Seul quelqu’un qui est dans la salle peut mener.
refusal-damaged-room = La copie enregistrée de cette salle est illisible. Le journal du serveur en dit plus.
refusal-bad-room = Ce fichier n’est pas une salle d’étude qui puisse s’ouvrir ici : quelque chose ne va pas avec { $part ->
    [names] les joueurs
    [people] les personnes
    [branches] les variantes
    [comments] les commentaires
    [drawings] les flèches
   *[steps] les pas
  }.
refusal-empty = Le message est vide.
refusal-ahead = Cette table en est à la version { $version }. Recharge la page.
refusal-unavailable = L’enregistrement a échoué. Réessaie.
refusal-damaged = Ce qui est enregistré de cette table est endommagé. Le journal du serveur en dit plus.
refusal-newer = Une version plus récente de Manoa a enregistré à cette table une chose que ce serveur ne connaît pas encore. La partie reprendra quand ce serveur aura été mis à jour.
refusal-preparing = La recherche des bots est encore en préparation. Elle sera bientôt prête.
refusal-crowded = Le serveur est plein. Réessaie dans un instant.
refusal-busy = Trop de choses à la fois à cette table. Réessaie.
refusal-bot-failed = Le bot n’a pas su se décider. Réessaie.
refusal-too-large = C’est trop à la fois : la requête est trop grande.
refusal-slow = C’est arrivé trop lentement. Réessaie.
refusal-too-fast = C’était trop à la fois. Attends { $seconds } s.
refusal-too-many-connections = Tu as déjà { $most } connexions ouvertes.
refusal-too-many-watched = Une connexion suit au plus { $most } tables.
refusal-too-many-entered = Une connexion peut être dans { $most } salles d’étude au plus à la fois.
refusal-too-many-tables = Tu es déjà assis à { $most } tables : finis-en ou quittes-en d’abord.
refusal-too-many-among-bots = { $most } parties entre bots que tu as lancées sont déjà en cours : attends que l’une d’elles finisse.
refusal-nobody = Personne n’est connecté ici. Connecte-toi d’abord.
refusal-wrong-token = Ce jeton d’API est faux ou a été révoqué : crée-en un dans tes réglages.
refusal-scope = Ce jeton d’API n’en a pas le droit.
refusal-not-with-token = Un jeton ne peut pas faire cela : connecte-toi.
refusal-no-session = Cette session est déjà terminée.
refusal-no-token = Ce jeton n’existe plus.
refusal-enough-tokens = Tu as déjà { $most } jetons : révoques-en un d’abord.
refusal-no-account = Un invité n’a pas de mot de passe : crée d’abord un compte.
refusal-wrong-login = Nom ou mot de passe incorrect.
refusal-wrong-password = Ce n’est pas ton mot de passe.
refusal-already-here = Tu es déjà là, sous le nom de { $name }. Déconnecte-toi d’abord.
refusal-already-account = Tu as déjà un compte.
refusal-name-taken = Un compte porte déjà le nom de { $name }.
refusal-name-too-long = Un nom a au plus { $most } caractères.
refusal-name-does-not-show = Un nom ne peut pas contenir de caractères de contrôle ou invisibles.
refusal-name-empty = Un nom doit avoir quelque chose de visible.
refusal-name-marks = Un nom ne peut pas avoir autant de marques sur une lettre.
refusal-name-not-simple = Ce nom ne convient pas à un compte : choisis-en un plus simple.
refusal-no-mail = Ce serveur n’envoie pas d’e-mails.
refusal-link-over = Ce lien a expiré ou a déjà servi. Demandes-en un nouveau.

## Lettres

letter-confirm-subject = Manoa : confirme ton adresse e-mail
letter-confirm =
    Quelqu’un, sans doute toi, a donné cette adresse pour un compte sur Manoa. Ouvre ce lien pour la confirmer :

    { $links }

    Il marche une fois, pendant { $hours } heures. Si ce n’était pas toi, ne fais rien : cette adresse ne servira pas.
letter-reset-subject = Manoa : choisis un nouveau mot de passe
letter-reset =
    Quelqu’un, sans doute toi, a oublié un mot de passe sur Manoa. Ouvre ce lien pour en choisir un nouveau :

    { $links }

    Il marche une fois, pendant { $hours ->
        [one] une heure
       *[other] { $hours } heures
    }. Si ce n’était pas toi, ne fais rien : ton mot de passe reste le même.
letter-link =
    { $name } :
    { $link }
