## Everywhere

skip-to-content = Vers le contenu
close = Fermer
loading = La carte se déroule
yes = oui
no = non
on = Activé
off = Désactivé
more = Afficher plus
open = Ouvrir
try-again = Réessayer
just-now = à l’instant
you-named = { $name } (toi)
guest = Invité
name = Nom
password = Mot de passe
settings = Réglages
reconnecting = Reconnexion
reconnecting-kept = Reconnexion, ton coup est gardé
to-lobby = Vers l’accueil
error-page-title = La page n’est pas arrivée
error-page = Tes parties sont en sécurité sur le serveur. Recharge la page.
missing-title = Hors de la carte
missing = Il n’y a pas de page à cette adresse.

## The bar of the lobby

nav = Pages
home-link = Manoa, vers l’accueil
nav-home = Jouer
nav-puzzles = Problèmes
nav-routes = Parcours
nav-watch = Regarder
nav-learn = Apprendre
nav-replays = Archives
games-wait =
    { $count ->
        [one] partie t’attend
       *[other] parties t’attendent
    }

## Home

home-title = Trois chemins vers une cité perdue
home-lead = Joue tout de suite contre un bot, ou ouvre une table et envoie le lien à tes amis.
about-seconds = environ { $seconds } s
about-minutes = environ { $minutes } min
search-prepared =
    { $time ->
        [unknown] La recherche des bots est en préparation : { $share } %. Tu peux jouer en attendant.
       *[other] La recherche des bots est en préparation : { $share } %, encore { $time }. Tu peux jouer en attendant.
    }
not-compiled = { $game } n’a pas pu être compilé. Le journal du serveur dit pourquoi.
bot-later =
    { $time ->
        [unknown] { $bot } (réfléchira dès que le jeu sera compilé)
       *[other] { $bot } (réfléchira dans { $time })
    }
turn-later =
    { $time ->
        [unknown] { $turn } · attend que le jeu soit compilé
       *[other] { $turn } · attend que le jeu soit compilé, { $time }
    }
begins-later = Le jeu est encore en cours de compilation. Cela commencera tout seul ensuite.
time-left = Temps restant : { $time }.
play-now = Jouer
play-now-game = Jouer : { $game }
create-table-of = Créer une table : { $game }
players-count = { $players } joueurs
first-time = Première visite ?
first-time-about = Une partie guidée, une règle à la fois.
start = Commencer
learn-guided-of = Commencer : { $game }, partie guidée
live-now = { $names }, en direct
watch = Regarder
your-games = Tes parties
your-turn = À toi
no-games = Pas encore de partie. Joue contre un bot ou prends place à une table.
your-finished = Parties terminées
all-finished = Toutes les parties terminées
play-as-last = Comme la dernière fois : { $rules }
leave-game = Quitter : { $title }
leave-title = Quitter cette partie ?
leave-open = Ta place redevient libre.
leave-running = Un bot continue à ta place. Tu peux revenir jusqu’à la fin de la partie.
leave-analysis = Ta table « Et si » est fermée.
leave-it = Quitter la partie
you-left = tu as quitté la partie, un bot continue
open-tables = Tables ouvertes
no-open-tables = Aucune table ouverte. Ouvres-en une et envoie le lien, ou joue contre un bot.
join = Rejoindre
join-table = Rejoindre { $title }, { $game }
seats-taken = { $taken } places prises sur { $all }
create-and-invite = Créer une table, inviter par lien
changed = dernier coup { $when }
waits-for-players = attend des joueurs
game-with = { $game } avec { $names }
analysis-of = Et si : { $game }
six-expeditions = Six expéditions
no-server = Le serveur ne répond pas.
no-server-about = Tes parties y sont en sécurité. La page réessaie d’elle-même.
list-later = Cette liste arrivera dès que le serveur répondra.

## Watch and replays

watch-lead = Les parties publiques en cours. Les cartes cachées le restent.
nothing-live = Personne ne joue en public pour l’instant. Ouvre une table, et d’autres pourront te regarder.
open-table = Ouvrir { $names } : { $game }
watch-table = Regarder { $names } : { $game }
replays-lead = Tes parties terminées, pas à pas.
no-replays = Pas encore de partie terminée. Joues-en une : elle sera gardée ici, coup par coup.
open-record = Ouvrir une partie depuis un fichier
not-a-record = Ce fichier n’est pas une partie enregistrée.
look-back-on = Revoir : { $title }
which-game = Quel jeu
moves-made =
    { $count ->
        [one] 1 coup
       *[other] { $count } coups
    }
you-won = Victoire
shared-victory = Victoire partagée
placed-of = Place { $place } sur { $of }
without-result = Sans résultat

## A new table

create-title = Une nouvelle table
create-lead = La partie commence d’elle-même quand toutes les places sont prises.
game = Jeu
seats = Places
how-many = Nombre de joueurs
seats-about = Un lien mène une personne à une place. Une place ouverte est à qui la prend.
plan-invited = Par lien
plan-open = Ouverte à tous
plan-bot = Bot { $level }
rules = Règles
hosted-by = Hôte : { $name }
usual-rules = Les règles habituelles
route-map = Le parcours
rule-is = { $rule } : { $value }
house-rules = Règles maison
adventures = Aventures
alone-or-together = chacun seul ou ensemble
change = Changer
change-option = Changer : { $option }
none = aucun
preset = Préréglage
preset-own = Le tien
preset-own-about = ton propre mélange
preset-island-usual = Habituel
preset-island-usual-about = comme conseillé
preset-island-gentle = Clément
preset-island-gentle-about = une défaite coûte la moitié
preset-quest-classic = Classique
preset-quest-classic-about = parcours et marché, c’est tout
preset-quest-cursed = Maudit
preset-quest-cursed-about = démons, héros, danger, brouillard
preset-quest-everything = Tout
preset-quest-everything-about = tout ce qu’il y a
clock = Pendule
clock-about = Quand le temps d’un joueur est écoulé, un bot prend le relais.
clock-none = sans hâte
clock-live = { $minutes } min chacun
clock-live-plus = { $minutes } min chacun, +{ $increment } s par tour
clock-days =
    { $days ->
        [one] 1 jour par tour
       *[other] { $days } jours par tour
    }
days-left =
    { $days ->
        [one] 1 jour
       *[other] { $days } jours
    }
who-sees = Qui voit la table
who-sees-about = Une table publique figure à l’accueil et chacun peut la regarder.
is-public = publique
is-private = par lien seulement
set-up-table = Dresser la table

## Before the start

waiting-room = La partie commence quand toutes les places sont prises.
waiting-room-invited = Envoie le lien. La partie commence quand tes invités ont pris place.
sit-down = Prendre place
stand-up = Se lever
make-open = Pour tous
make-bot = Un bot
link-to-table = Le lien vers cette table
link-to-watch = Le lien pour regarder cette table
link-to-seat = Le lien vers la place { $number }
new-link = Créer un lien vers la place { $number }
copy-link = Copier le lien
copied = Copié
share = Partager
qr = Code QR : { $title }
closed-title = Cette table est fermée
closed = Tout le monde s’est levé avant le début.
no-table-title = Cette table n’est plus là
no-table = Cette table n’existe pas, ou n’est pas pour toi. Tes parties finies sont dans les archives.
invited-title = Une place t’est réservée
your-seat = Ta place
sits-as = Tu prends place sous le nom de { $name }.
take-seat = Prendre la place
no-invite-title = Ce lien ne mène nulle part.

## Seats

players = Joueurs
seat-open = Place ouverte
seat-invited = Réservée à un invité
seat-free = personne encore
seat-here = en ligne
seat-away = hors ligne
is-bot = un bot
away-left = parti, un bot joue
away-time = temps écoulé, un bot joue
away-resigned = a abandonné
you-away-left = Un bot joue pour toi.
you-away-time = Ton temps est écoulé. Un bot joue pour toi.
you-away-resigned = Tu as abandonné. Un bot joue pour les autres.
take-back-seat = Reprendre ma place
to-act = à son tour

## The table

table = Table
table-and-settings = Table et réglages
rail = Autour du plateau
overview = Aperçu
turn-of = Au tour de { $who }
last-turn = Dernier tour
since-title = Depuis ton dernier tour
since-about =
    { $count ->
        [one] 1 coup
       *[other] { $count } coups
    }, le dernier { $when }
since-of = { $who }, { $count ->
        [one] 1 coup
       *[other] { $count } coups
    }
to-my-turn = À mon tour
skip = Passer
undo = Annuler
undo-turn = Annuler le tour
spaces-to = { $place } ({ $count } cases)
end-sure-title = Terminer ton tour ?
end-sure = Impossible de revenir en arrière une fois que l’autre a joué ou qu’une carte a été piochée.
end-hasty = Tu n’as encore rien joué, et tu peux encore jouer. Une fois le tour terminé, impossible de revenir en arrière.
end-yes = Terminer
log = Journal
keys = Touches
key-last-turn = Revoir le dernier tour
key-skip = Passer ce qui se montre
key-write = Écrire un message ou un coup
key-list = Cette liste
log-empty = Rien ne s’est encore passé.
log-details = Détails
chat = Discussion
chat-empty = Personne n’a encore parlé.
log-and-chat = Journal et discussion
to-spectators = aux spectateurs
spectators =
    { $count ->
        [one] 1 spectateur
       *[other] { $count } spectateurs
    }
ask-line = { $who } : { $what }.
ask-nothing = Rien à signaler.
ask-help = Questions : board, me, scores, what changed
about-player = { $who } : ce que l’on sait
moves = Coups
command-label = Un message, ou un coup en notation
command-label-spectator = Un message aux autres spectateurs
command-hint = Message
command-hint-move = Message, ou un coup comme { $example }
command-hint-spectator = Message aux spectateurs
send = Envoyer
make-move = Jouer ce coup
say-instead = Envoyer comme message
ask-undo = Demander un retour
ask-end = Proposer d’arrêter
resign = Abandonner
resign-sure = Abandonner vraiment ?
let-bot-play = Partir, un bot continue
offer-undo = { $who } demande à revenir d’un pas.
offer-end = { $who } propose d’arrêter sans résultat.
offer-rematch = { $who } veut rejouer.
offer-mine-undo = Tu demandes à revenir. Les autres doivent accepter.
offer-mine-end = Tu proposes d’arrêter. Les autres doivent accepter.
offer-mine-rematch = Tu veux rejouer. Les autres doivent accepter.
offer-agree = Accepter
offer-decline = Refuser
offer-withdraw = Retirer
rematch = Rejouer
to-rematch = Vers la partie suivante
other-level = Autre niveau
ending-go-on = Le déroulement
ending-board = Voir le plateau
ending-swing = Le tournant
ending-no-swing = Rien n’a beaucoup changé.
ending-swing-told = { $what } : { $from } → { $to }
ending-swing-look = Revoir ce moment
ending-rounds =
    { $count ->
        [one] 1 manche
       *[other] { $count } manches
    }
game-over = La partie est finie
game-is-over = La partie est finie.
ended-won =
    { $you ->
        [yes] Tu gagnes.
       *[other] { $who } gagne.
    } { $scores }
ended-resigned =
    { $you ->
        [yes] Tu gagnes, { $others ->
            [1] l’autre joueur a
           *[other] les autres ont
        } abandonné.
       *[other] { $who } gagne, { $others ->
            [1] l’autre joueur a
           *[other] les autres ont
        } abandonné.
    }
ended-you-resigned = Tu as abandonné. { $who } gagne.
ended-shared = La victoire est partagée.
ended-agreed = Tous ont convenu d’arrêter sans résultat.
you-can = Ce que tu peux faire
nothing-to-do = Rien pour l’instant : c’est aux autres.
filter-actions = Chercher un coup

## Looking back

look-back = Revoir
play-deal = Rejouer cette donne
play-deal-friends = Rejouer cette donne entre amis
compare-deal = Comparer
same-deal = C’est la même donne que dans une partie d’avant : elle ne compte dans aucun classement.
same-deal-first = La partie d’avant.
same-deal-short = même donne
daily-short = donne du jour
review = Analyse
review-of = Analyse : { $title }
my-progress = Mon jeu
looking-back = retour sur la partie
timeline = Chronologie
step-of = { $step } sur { $steps }
first-step = Au début
last-step = À la fin
step-back = Un pas en arrière
step-on = Un pas en avant
play-on = Lecture
pause = Pause
seen-by = Vu par
spectator = un spectateur
what-if = Et si
what-if-about = Une table à toi repart du pas { $step }. La partie elle-même ne change pas.
others-played-by = Les autres places sont jouées par
by-me = moi
branch-off = Bifurquer ici
look-together = Regarder ensemble
study-rooms = Salles d’étude
export = Enregistrer la partie
no-replay-title = Il n’y a rien à revoir
to-table = Vers la table
back-to-now = Retour au présent
beside-replay = À côté du plateau
curves = Le cours de la partie
curves-said = { $title } : { $lines }.
curve-said = { $who } de { $first } à { $last }, au plus { $most }
curve-lost-cities-total = Partie
curve-lost-cities-round = Manche
curve-quest-to-go = Pas restants
curve-quest-deck = Paquet
curve-quest-green = Machettes
curve-quest-blue = Pagaies
curve-quest-yellow = Pièces
curve-quest-white = Tous symboles
curve-quest-purple = Actions
curve-island-shrines = Sanctuaires
curve-island-strength = Force
curve-island-cards = Ressources
curve-island-food = Nourriture
curve-island-wood = Bois
curve-island-gold = Or

## What a bot thinks

hint = Conseil
evaluation = Évaluation
ask-adviser = Que jouerait un bot ?
adviser-thinks = Réflexion en cours …
advised = Conseil : { $move }
do-turn = Le jouer
turn-then = { $first }, puis { $last }
adviser-first = À première vue. Le bot continue de réfléchir …
thought-stands-games = Jouées à partir d’ici, environ { $win } parties sur 100 sont gagnées. Le bot en a essayé { $count }.
thought-stands-points = En jouant à partir d’ici, l’avance finale est en moyenne de { $points } points. Le bot a essayé { $count } parties.
thought-alone = Tout le reste a vite été distancé.
thought-clear = Nettement mieux que les autres.
thought-likely = Sans doute le meilleur choix, mais ce n’est pas certain.
thought-equal = { $number } { $count ->
        [one] vaut
       *[other] valent
    } à peu près autant, pour autant que le bot puisse en juger.
thought-others = Sinon
thought-as-good = à peu près aussi bien
thought-behind-games = { $by } parties sur 100 de moins
thought-behind-points = { $by } points de moins

## Learn

learn-lead = Les règles en bref, et une partie guidée de chaque jeu.
learn-guided = Partie guidée
all-games = Tous les jeux
all-cards = Toutes les cartes
all-cards-lead = Chaque carte, jeton, explorateur et bête des trois jeux, et son effet.
see-all-cards = Voir toutes les cartes
numbered-rules = Toutes les règles, numérotées (en anglais)
manual-about = Pour les bots, les serveurs et la recherche :
manual = Le manuel
learn-by-playing = Essayer contre un bot

## Settings

settings-lead = Gardés dans ce navigateur.
language = Langue
theme = Apparence
theme-system = Comme le système
theme-light = Clair
theme-dark = Sombre
speed = Vitesse des coups
speed-about = La vitesse à laquelle les coups des autres sont montrés.
speed-0-5 = Moitié
speed-1 = Normale
speed-2 = Double
speed-0 = Immédiate
motion = Mouvement
motion-about = En mouvement réduit, les choses apparaissent en fondu au lieu de voler.
motion-system = Comme le système
motion-full = Complet
motion-reduced = Réduit
sound = Son
volume = Volume
volume-0-25 = Faible
volume-0-5 = Moyen
volume-1 = Fort
vibration = Vibration
vibration-about = Une courte vibration quand c’est ton tour, si l’appareil le permet.
confirm = Confirmer la fin du tour
confirm-about = On te redemande avant que ton tour se termine.
forced = Piocher tout seul
forced-about = Quand la pioche est ton seul choix, la carte est piochée aussitôt. La carte jouée ne peut alors plus être reprise.
pieces = Taille des pions
pieces-normal = Normale
pieces-large = Grande
coordinates = Coordonnées
coordinates-about = Les noms des cases. La touche c les montre un moment.
shortcuts = Raccourcis d’une lettre
shortcuts-about = u reprend un coup, l remontre le dernier tour, etc. À désactiver si tu dictes ou si tu appuies parfois sur une touche sans le vouloir. Tout se fait aussi avec des boutons.
who-you-are = Qui tu es
guest-as = Tu joues en invité, sous le nom de { $name }.
guest-none = Tu reçois un nom en prenant place. Choisis-en un si tu veux.
name-hint = Laisse vide : on t’en donne un
name-kept = C’est ton nom désormais.
keep-name = Garder ce nom
account-as = Tu es connecté sous le nom de { $name }.
account-kept = Tu es connecté.
make-account = Créer un compte
make-account-about = Il garde tes parties et te laisse entrer de partout.
log-in = Se connecter
log-in-about = Avec le nom et le mot de passe de ton compte.
log-out = Se déconnecter
logged-out = Tu es déconnecté.
have-account = J’ai un compte
no-account = Je n’ai pas de compte
change-password = Changer le mot de passe
old-password = L’ancien mot de passe
new-password = Le nouveau mot de passe
password-kept = Le nouveau mot de passe est en place. Tes autres sessions prennent fin, et tes jetons d’API aussi.
email = Adresse e-mail
email-about = Si tu oublies ton mot de passe, tu reçois un lien à cette adresse. Personne d’autre ne la voit.
email-is = Les e-mails vont à { $email }.
email-other = Une autre adresse e-mail
email-keep = Envoyer un lien de confirmation
email-sent = Un e-mail est parti vers { $email }. Ouvre le lien qu’il contient.
email-forget = Supprimer l’adresse
email-gone = L’adresse a été supprimée.
forgot-title = Mot de passe oublié ?
forgot-about = Indique l’adresse e-mail de ton compte. Tu reçois un lien pour choisir un nouveau mot de passe.
forgot-do = Envoyer le lien
forgot-done = Si un compte a cette adresse, un e-mail est en route. Le lien marche pendant une heure.
reset-title = Choisis un nouveau mot de passe
reset-about = Toutes tes sessions prennent fin, et tes jetons d’API aussi.
reset-do = Enregistrer le mot de passe
reset-done = Ton nouveau mot de passe est en place. Connecte-toi avec lui.
address-title = Confirme ton adresse e-mail
address-about = Les e-mails au sujet de ton mot de passe iront alors à cette adresse.
address-do = C’est mon adresse
address-done = Ton adresse est confirmée.
delete-about = Ton nom, ton mot de passe, tes sessions et tes jetons sont supprimés. Des bots prennent tes places, et tes parties restent, sans ton nom.
delete-me = Supprimer mon compte
delete-sure = Supprimer définitivement ?
account-gone = Ton compte est supprimé.
sessions = Connecté
sessions-about = Tous les navigateurs où tu es connecté. Termine ce qui n’est pas à toi.
this-session = ce navigateur
some-browser = Un navigateur
seen-last = vu { $when }
end-session = Terminer
end-other-sessions = Terminer tous les autres
tokens = Programmes
tokens-about = Un jeton permet à un programme à toi de jouer ou de regarder en ton nom. Il est montré une fois.
token-name = À quoi il sert
token-hint = Mon bot
token-scope = Ce qu’il permet
scope-play = jouer et regarder
scope-read = regarder seulement
make-token = Créer un jeton
token-once = Garde-le bien : il ne sera plus montré.
token-unused = pas encore utilisé
copy-token = Le copier
revoke = Révoquer

## Refusals

refused-unreached = Le serveur ne répond pas. Rien n’est perdu ; réessaie dans un instant.
refused-broken = Le serveur a rencontré un problème. Rien de ce qui est à toi n’est perdu.
refused-not-compiled = Le jeu n’a pas pu être compilé. Le journal du serveur dit pourquoi.
refused-stale = La partie avait déjà avancé. Regarde à nouveau.
refused-nobody = Personne n’est connecté ici. Connecte-toi d’abord.

## For those who hear the page

board = Plateau
unread =
    { $count ->
        [one] nouveau message
       *[other] nouveaux messages
    }

## Around the game

event-opened = La table est dressée.
event-sat = { $who } prend place.
event-stood = { did } quitté { $you ->
        [yes] ta
       *[no] sa
    } place.
event-arranged = L’hôte a arrangé une place.
event-started = La partie commence.
event-took-back = { did } annulé un pas.
event-asked-undo = { did } demandé un retour.
event-asked-end = { did } proposé d’arrêter.
event-asked-rematch = { did } proposé de rejouer.
event-answered-yes = { did } accepté.
event-answered-no = { did } refusé.
event-resigned = { did } abandonné.
event-taken-over-left = { did } quitté la partie, { $bot } continue.
event-taken-over-time = { did } épuisé { $you ->
        [yes] ton
       *[no] son
    } temps, { $bot } continue.
event-taken-over-failed = Un bot a flanché, { $bot } continue.
event-came-back = { did } repris { $you ->
        [yes] ta
       *[no] sa
    } place.
event-handed-over = { $who } a pris une place.
event-closed = La table est fermée.
event-went-on = Ils continuent avec une autre partie.

## Lost Cities

game-lost-cities-about = des cartes et du cran · { $players }{"\u00A0"}joueurs · 20{"\u00A0"}min
learn-lost-cities-lead = Pose des cartes croissantes sur des expéditions, et ne pars que si cela rapporte.

## Quest

game-quest-about = un paquet, une course · { $players }{"\u00A0"}joueurs · 45{"\u00A0"}min
learn-quest-lead = Engage une équipe, achète ce que le chemin exige, et arrive en premier à El Dorado.

## Island

game-island-about = explorer et lutter · { $players }{"\u00A0"}joueurs · 90{"\u00A0"}min
learn-island-lead = Dévoile une île inconnue, récolte, construis, et fais des offrandes à ses sanctuaires.

## Bots

bot-named = { $name } ({ $level })
bot-random = Vagabond
bot-careful = Prudent
bot-greedy = Avide
bot-hasty = Hâtif
bot-novice = Débutant
bot-fair = Correct
bot-strong = Fort
bot-best = Maître
bot-search = Recherche
bot-seasoned = Expérimenté
bot-planner = Planificateur

## Options of Lost Cities

option-lost-cities-expeditions = Expéditions
option-lost-cities-expeditions-about = Six ajoute le Grand Nord.
option-lost-cities-rounds = Manches
option-lost-cities-rounds-about = Une pour faire court, trois pour une partie.
option-lost-cities-first-player = Qui commence
option-lost-cities-first-player-about = La première manche commence au hasard, ou à la première place.
option-lost-cities-first-player-random = Au hasard
option-lost-cities-first-player-oldest = Première place
option-lost-cities-next-starter = Qui commence ensuite
option-lost-cities-next-starter-about = Qui mène : sur toutes les manches, ou sur la dernière.
option-lost-cities-next-starter-match-total = Toutes
option-lost-cities-next-starter-last-round = La dernière
option-lost-cities-no-deck-draw-limit = Tours sans pioche
option-lost-cities-no-deck-draw-limit-about = Après tant de tours de suite sans piocher, la manche finit. 0 désactive.
option-lost-cities-show-deck-count = Cartes restantes visibles
option-lost-cities-show-deck-count-about = Tous voient combien de cartes restent.
option-lost-cities-show-discards = Défausses
option-lost-cities-show-discards-about = On voit la carte du dessus, ou toute la pile.
option-lost-cities-show-discards-top = Le dessus
option-lost-cities-show-discards-all = Tout
option-lost-cities-three-players = Trois joueurs
option-lost-cities-three-players-about = Une variante non officielle à trois.

## Options of Quest

option-quest-route = Parcours
option-quest-route-about = Le chemin vers El Dorado.
option-quest-route-first = Parcours de base
option-quest-route-hills-of-gold = La Colline dorée
option-quest-route-home-stretch = La Dernière Ligne droite
option-quest-route-winding-paths = Les Chemins détournés
option-quest-route-serpentine = La Piste sinueuse
option-quest-route-swamplands = Le Terrain marécageux
option-quest-route-witchs-cauldron = Le Chaudron de la sorcière
option-quest-route-journey-into-the-unknown = Voyage vers l’inconnu
option-quest-route-demon-gorge = Gorges du Démon
option-quest-route-path-of-pilgrims = Route des pèlerins
option-quest-route-river-delta = Delta maudit
option-quest-route-blind-spot = Angle mort
option-quest-route-across-the-pass = Chemins de traverse
difficulty-easy = facile
difficulty-medium = moyen
difficulty-hard = difficile
option-quest-caves = Grottes
option-quest-caves-about = Arrête-toi près d’une grotte et prends un jeton pour plus tard.
option-quest-starting-player = Qui commence
option-quest-starting-player-about = Au hasard, ou une place donnée.
option-quest-starting-player-random = Au hasard
option-quest-starting-player-0 = Place 1
option-quest-starting-player-1 = Place 2
option-quest-starting-player-2 = Place 3
option-quest-starting-player-3 = Place 4
option-quest-disputed-blockades = Barrières incertaines
option-quest-disputed-blockades-about = Là où les sources divergent : comme indiqué, partout, ou nulle part.
option-quest-disputed-blockades-listed = Comme indiqué
option-quest-disputed-blockades-all = Partout
option-quest-disputed-blockades-none = Nulle part
option-quest-free-order = Avancer après l’achat
option-quest-free-order-about = Les pions peuvent encore avancer après l’achat.
option-quest-native-blockade-and-step = L’Indigène passe
option-quest-native-blockade-and-step-about = L’Indigène retire une barrière et passe derrière.
option-quest-trim-hand = Quatre cartes au plus
option-quest-trim-hand-about = On garde au plus quatre cartes pour le tour suivant.
option-quest-tie-break = Barrières en cas d’égalité
option-quest-tie-break-about = Leur numéro compte, ou d’abord leur force.
option-quest-tie-break-number = Numéro
option-quest-tie-break-power = Force
option-quest-arrival-tie = Arrivée commune
option-quest-arrival-tie-about = Sans barrières, la victoire est partagée ou va au premier arrivé.
option-quest-arrival-tie-shared = Partagée
option-quest-arrival-tie-earlier = Le premier
option-quest-open-discards = Défausses ouvertes
option-quest-open-discards-about = On voit toute la défausse, pas seulement le dessus.
option-quest-round-limit = Manches au plus
option-quest-round-limit-about = La partie finit après tant de manches. 0 désactive.
option-quest-heroes-hexes = Héros & Maléfices
option-quest-heroes-hexes-about = Malédictions, démons et compagnons ; une taverne te prête un héros.
option-quest-demon-cards = Cartes Démon
option-quest-demon-cards-about = Combien il y a de démons.
option-quest-demon-cards-15 = 15
option-quest-demon-cards-18 = 18
option-quest-paralysis = Paralysie
option-quest-paralysis-about = Les autres déplacent leurs propres pions, ou ceux de la victime.
option-quest-paralysis-own = Les leurs
option-quest-paralysis-victim = Ceux de la victime
option-quest-tunnel-curses = Tunnels
option-quest-tunnel-curses-about = Un passage fait piocher les malédictions de la case d’arrivée, ou des deux bouts.
option-quest-tunnel-curses-arrival = À l’arrivée
option-quest-tunnel-curses-both = Aux deux bouts
option-quest-free-card-to = Carte offerte par un héros
option-quest-free-card-to-about = Où va la carte qu’un héros prend au marché.
option-quest-free-card-to-draw-pile = Sur la pioche
option-quest-free-card-to-discard-pile = Sur la défausse
option-quest-demon-discard = Démons défaussés
option-quest-demon-discard-about = Ils restent à qui les a, ou retournent à la réserve.
option-quest-demon-discard-own-pile = Restent
option-quest-demon-discard-supply = Retournent
option-quest-tavern-side = Face de la taverne
option-quest-tavern-side-about = Comme le parcours l’indique, ou l’une des deux.
option-quest-tavern-side-listed = Comme indiqué
option-quest-tavern-side-a = A
option-quest-tavern-side-b = B
option-quest-promos = Cartes promotionnelles
option-quest-promos-about = Trois piles de plus : un guide, un imitateur, des jumeaux.
option-quest-modules = Modules
option-quest-modules-about = D’autres cases, cartes et dangers.
option-quest-modules-swamp = Marais
option-quest-modules-swamp-about = Un détour pour éviter une barrière, si ta carte a juste le nombre de crocodiles.
option-quest-modules-current = Courant
option-quest-modules-current-about = Qui s’arrête sur une flèche dérive d’une case.
option-quest-modules-danger = Danger
option-quest-modules-danger-about = Personne ne finit son tour sur ces quatre cases.
option-quest-modules-muisca = Muisca
option-quest-modules-muisca-about = Trois piles fortes, toujours ouvertes ; garde deux cartes pour plus tard.
option-quest-modules-dragons = Dragons
option-quest-modules-dragons-about = Ils s’éveillent à ton arrivée et retiennent leurs voisins.
option-quest-modules-treasures = Trésors
option-quest-modules-treasures-about = Les coffres en chemin comptent. Les points décident, non l’arrivée.
option-quest-modules-fog = Brouillard
option-quest-modules-fog-about = Des cases restent cachées jusqu’à ce que quelqu’un soit à côté.

## Options of Island

option-island-explorer-side = Explorateurs
option-island-explorer-side-about = Quel explorateur de la carte joue : au choix, le recto, ou au hasard.
option-island-explorer-side-choose = Au choix
option-island-explorer-side-front = Recto
option-island-explorer-side-random = Au hasard
option-island-printing = Édition
option-island-printing-about = Tuiles et cartes de la première édition, ou d’une suivante.
option-island-printing-seed = Première
option-island-printing-later = Suivante
option-island-house-values = Pouvoirs des explorateurs
option-island-house-values-about = Tels quels, ou équilibrés entre eux, cartes de départ comprises.
option-island-house-values-default = Tels quels
option-island-house-values-balanced = Équilibrés
option-island-cave-shrine = Sanctuaire de la grotte
option-island-cave-shrine-about = Où il se trouve dans la pile de la grotte.
option-island-cave-shrine-anywhere = N’importe où
option-island-cave-shrine-lower-half = Moitié basse
option-island-defeat-loss = Perte en défaite
option-island-defeat-loss-about = Combien de ressources perd un explorateur vaincu.
option-island-defeat-loss-all = Tout
option-island-defeat-loss-half = La moitié
option-island-villager-near = Nouveaux villageois
option-island-villager-near-about = Ils viennent près de tout bâtiment, ou seulement d’une ferme.
option-island-villager-near-building = Tout bâtiment
option-island-villager-near-farmhouse = Ferme
option-island-resource-limit = Ressources gardées
option-island-resource-limit-about = Combien de cartes on garde après la récolte.
option-island-resource-limit-0 = Sans limite
option-island-board-radius = Taille de l’île
option-island-board-radius-about = La distance maximale du centre, 4 au moins. 0 désactive.
option-island-place-blind = Placer d’abord
option-island-place-blind-about = On choisit l’endroit avant de retourner la tuile.
option-island-closing = Île fermée
option-island-closing-about = L’eau et les sanctuaires qui la fermeraient sont interdits, ou on la reconstruit.
option-island-closing-forbid = Interdit
option-island-closing-restart = Reconstruite
option-island-battle-result = Combats
option-island-battle-result-about = La somme des dés compte, ou le meilleur.
option-island-battle-result-sum = Somme
option-island-battle-result-highest = Meilleur
option-island-hardcore = Sans dés pour le tour
option-island-hardcore-about = Vitesse et récolte se choisissent, 7 en tout.
option-island-trade = Commerce
option-island-trade-about = Tous échangent, seulement avec le joueur actif, ou personne.
option-island-trade-open = Tous
option-island-trade-active = Joueur actif
option-island-trade-off = Personne
option-island-open-resources = Ressources visibles
option-island-open-resources-about = Tous voient toutes les cartes de ressources.
option-island-round-limit = Manches au plus
option-island-round-limit-about = La partie finit après tant de manches. 0 désactive.

## Kinds of moves, on the generic board

action-play = Jouer
action-discard = Défausser
action-draw = Piocher
action-take = Prendre
action-buy = Acheter
action-pay = Payer
action-stop = S’arrêter
action-done = Terminé
action-end-turn = Finir le tour
action-roll = Lancer les dés
action-move = Se déplacer
action-pass = Passer

## Fields of a view, on the generic board

plain-doing = { $who } : { $what }
plain-with = { $what } ({ $rest })
field-phase = Phase
field-round = Manche
field-totals = Totaux
field-results = Résultats
field-starter = A commencé
field-deck = Pioche
field-hands = Cartes en main
field-hand = Ta main
field-points = Points
field-discards = Défausses
field-known = Cartes connues
field-size = taille
field-top = dessus
field-pieces = Pions
field-turn = Tour
field-resources = Ressources
field-dice = Dés
do-it = Le faire

## A map

beyond-edge = À portée, au-delà du bord
nearer = Plus près
farther = Plus loin
my-piece = Mon pion
whole-map = Toute la carte
