## Chapters

learn-goal = Le but
learn-setup = Au départ
learn-turn = Un tour
learn-points = Ce que vaut une expédition
learn-moving = Avancer
learn-market = Acheter
learn-gathering = Dés et récolte
learn-building = Ce qu’on peut acheter
learn-trading = Le commerce
learn-fights = Les combats
learn-cave = La grotte
learn-demons = Héros & Maléfices : les pas de démon
learn-curses = Héros & Maléfices : les malédictions
learn-tunnels = Héros & Maléfices : les tunnels
learn-tavern = Héros & Maléfices : la taverne
learn-familiars = Héros & Maléfices : les compagnons
learn-forced = Héros & Maléfices : les déplacements forcés
learn-swamp = Modules : marais
learn-current = Modules : courant
learn-danger = Modules : danger
learn-muisca = Modules : Muisca
learn-dragons = Modules : dragons
learn-treasures = Modules : trésors
learn-fog = Modules : brouillard
learn-special = Bon à savoir
learn-end = La fin
learn-advice = Premiers conseils

## Lost Cities

learn-lost-cities-goal =
    Cinq couleurs, cinq expéditions. Tu choisis celles que tu commences, et tu poses les cartes de leur couleur en ordre croissant. Chaque carte rapporte sa valeur, mais toute expédition commencée coûte 20 points.

    La question est donc toujours la même : ai-je assez de cette couleur pour que cela rapporte ?
learn-lost-cities-setup =
    Chaque couleur a les nombres de 2 à 10 et trois paris. Chacun reçoit huit cartes, le reste est la pioche. Une partie compte trois manches, une partie courte une seule.
learn-lost-cities-turn =
    Pose d’abord une carte, puis prends-en une : tu en tiens toujours huit.

    Pose une carte sur ta colonne de sa couleur. Un nombre doit être plus haut que le dernier ; on peut en sauter, mais ce qu’on saute est perdu pour la manche. Ou défausse la carte, visible, sur la pile de sa couleur.

    Puis pioche, ou prends le dessus d’une défausse, mais pas la carte que tu viens d’y mettre. Ce que tu défausses peut servir à l’autre.
learn-lost-cities-points =
    Additionne les nombres, retire 20, et multiplie : par 2 avec un pari, par 3 avec deux, par 4 avec trois. Les pertes aussi sont multipliées. Une colonne de huit cartes ou plus rapporte 20 points en sus, qui ne sont pas multipliés. Une colonne sans carte ne compte pas.
learn-lost-cities-special =
    Les paris viennent avant les nombres de leur couleur. Les trois d’une couleur sont pareils.

    Chacun peut se souvenir de ce qui a été pris dans les défausses : le plateau montre les cartes que l’autre tient à ta connaissance.
learn-lost-cities-end =
    La manche s’achève aussitôt que la dernière carte de la pioche est prise. On compte alors les colonnes. Après la dernière manche, la plus haute somme gagne.
learn-lost-cities-advice =
    Commence deux ou trois expéditions, pas cinq. Commence bas. Parie quand tu tiens trois nombres ou plus. Surveille la pioche : c’est l’horloge, et prendre dans les défausses la ralentit.

## Quest

learn-quest-goal =
    Une course à travers la jungle jusqu’à El Dorado. Tous partent avec les mêmes huit cartes, et en achètent de meilleures en chemin : celles que le parcours exige.
learn-quest-setup =
    Ton paquet compte quatre cartes à pièce, trois à machette et une à pagaie. Tu en tiens quatre. Sur la carte, un pion par personne ; à deux, chacun en mène deux, et les deux doivent arriver. Entre les parties du parcours se trouvent des barrières.
learn-quest-turn =
    Joue autant de cartes que tu veux, chacune pour avancer, pour payer ou pour ce qu’elle dit. Achète une carte au plus ; après cela, aucun pion n’avance.

    Puis garde ou défausse ce qui reste en main, carte par carte, et complète à quatre. Quand ta pioche est vide, la défausse est mélangée : c’est ainsi que les nouvelles cartes arrivent en main.
learn-quest-moving =
    Les cases vertes veulent des machettes, les bleues des pagaies, les jaunes des pièces, et le nombre de la case dit combien. Une seule carte doit suffire à la case, et la force qui reste mène plus loin, tant que le symbole est le même. Les cartes ne s’additionnent pas.

    Les éboulis gris veulent autant de cartes quelconques de ta main. Les campements rouges veulent des cartes qui quittent le jeu pour toujours, ce qui allège ton paquet. Montagnes et cases occupées sont fermées.
learn-quest-market =
    Les pièces paient leur nombre, toute autre carte paie une demi-pièce. On ne rend pas la monnaie. La carte achetée va dans ta défausse.

    Six piles sont en vente. Dès que l’une est épuisée, il y a de la place : on peut alors acheter dans toute pile de la réserve, qui monte dans le vide.
learn-quest-special =
    Une barrière ferme le passage entre deux parties. Qui se tient à côté et paie ce qu’elle montre la retire et la garde, et le passage est libre pour tous. Les barrières départagent les égalités.

    Les cartes violettes n’avancent pas, elles agissent : piocher, retirer, prendre au marché. Une d’elles mène sur n’importe quelle case voisine. Les cartes à étiquette servent une fois, puis quittent le jeu.

    Avec les grottes : qui s’arrête à côté prend un jeton, pour plus tard.
learn-quest-demons =
    Rien ne paie une case de démon. On y entre sans payer, et on pioche autant de malédictions qu’elle en montre. La force qui restait est perdue, et un pion n’y entre qu’une fois par tour.

    Une barrière de démon se retire de la même façon : pioche une malédiction, garde la barrière, reste où tu es.
learn-quest-curses =
    Un cadenas reste devant toi et te bloque jusqu’à ce que tu le lèves, pendant ton tour, en posant ce qu’il montre. D’ici là, ce qu’il interdit est gris et dit pourquoi. Un éclat agit aussitôt, puis c’est fini.

    Un jeton Anti-Malédiction écarte une malédiction au moment où elle est révélée.
learn-quest-tunnels =
    Les tunnels d’une même partie du parcours sont voisins, si loin qu’ils soient. Y entrer fait piocher une malédiction, comme une case de démon. Un pas, et tu es à l’autre bout.
learn-quest-tavern =
    Trois cases mènent à la taverne, chacune à son prix. La première fois que tu t’y arrêtes, trois héros t’attendent : choisis-en un. Il vient dans ta main, jouable aussitôt. Un seul héros par partie.
learn-quest-familiars =
    Chacun a un compagnon. C’est une carte comme les autres, avec une seconde force, plus grande : elle sert une fois dans la partie, puis le compagnon quitte le jeu.
learn-quest-forced =
    Certaines malédictions laissent décider les autres : avec Vaudou, ton voisin de gauche déplace ton pion de deux cases au plus ; avec Paralysie, tous les autres déplacent les leurs d’une case. Un tel déplacement passe sur tout terrain, sauf montagnes, grottes, tunnels et El Dorado. Il ne rapporte rien.
learn-quest-swamp =
    Les marais contournent les barrières. On y entre avec une seule carte ou un seul jeton dont la force est le nombre de crocodiles, ni plus ni moins, quel que soit le symbole. Il n’en reste rien, et le pion s’arrête là. On en sort comme d’habitude, en payant la case suivante.
learn-quest-current =
    Une flèche se trouve sur certaines cases de rivière. Qui s’y arrête est emporté d’une case dans sa direction, sauf si la place est prise. Passer ne fait rien. Avant ton pas, tu vois où l’eau t’emporte.
learn-quest-danger =
    Certaines cases ont un bord dentelé. Ton tour ne finit pas et tu n’achètes rien tant qu’un de tes pions s’y trouve et peut encore partir. S’il ne le peut pas, il recule là où il était en sûreté ; ce qui est dépensé reste dépensé.
learn-quest-muisca =
    Trois piles de cartes fortes se trouvent à côté du marché, toujours ouvertes. Une carte muisca de ta main peut être rangée sur ton plateau, deux au plus. À partir d’un tour suivant, tu la joues de là comme si elle était en main.
learn-quest-dragons =
    Quatre dragons dorment sur le parcours. L’un d’eux se réveille pour de bon quand un pion vient sur sa tuile. Alors il retient tout pion à côté de lui, qui ne bouge plus du tout.

    Des cartes déplacent un dragon éveillé : une avec le symbole de son insigne, ou deux quelconques ; pour le blanc, une seule carte quelconque. Il avance d’une case, ou de deux si une seule carte suffit et qu’il part d’une case de sa couleur.
learn-quest-treasures =
    Des coffres fermés se trouvent en chemin. Qui s’arrête dessus prend le coffre et voit sa valeur : 1, 2 ou 3 points. L’arrivée à El Dorado rapporte 5, 3, 2 puis 1 points, dans l’ordre. Le plus de points l’emporte.
learn-quest-fog =
    Du brouillard couvre certaines cases. Dès qu’un pion est à côté, même en passant, le jeton est retourné : ce qu’il montre compte pour le reste de la partie. On peut entrer sur toute case sous le brouillard.
learn-quest-end =
    Quand quelqu’un a atteint El Dorado, la manche est jouée jusqu’au bout. S’ils sont plusieurs, le plus de barrières l’emporte, puis le plus haut numéro.
learn-quest-advice =
    Regarde deux parties plus loin : que demandent-elles ? Achète cela. Les campements sont un cadeau : les faibles cartes du départ gênent plus tard. Un paquet mince et fort revient vite.

## Island

learn-island-goal =
    Une île inconnue apparaît tuile par tuile. Trois sanctuaires s’y trouvent, un quatrième dans la grotte. Qui tient les quatre gagne : une offrande à chaque sanctuaire de l’île, et celui de la grotte en main.
learn-island-setup =
    Chacun mène un explorateur avec un pouvoir. Tous sont sur la première tuile, avec une nourriture, un bois et un or.
learn-island-turn =
    Lance les dés, récolte, puis explore : marcher, retourner des tuiles, acheter et attaquer, dans l’ordre voulu et tant que tu peux payer. À la première manche, personne n’attaque.
learn-island-gathering =
    On lance deux dés. Choisis : l’un est ta vitesse, l’autre ta récolte.

    Tu récoltes sur la tuile de ton explorateur, et sur celles où se tient un de tes villageois et que touche une de tes fermes : exactement autant de cartes que le dé indique, dans le mélange que tu veux. Un jardin donne les trois.

    Chaque pas coûte un de vitesse : vers une tuile voisine, ou pour en retourner une. Une nouvelle tuile doit en toucher deux. Si l’on peut y marcher, ton explorateur y va aussitôt ; on n’entre ni dans l’eau ni dans un sanctuaire.
learn-island-building =
    Un villageois coûte 1 nourriture et 1 or, et arrive près d’un de tes bâtiments. Une ferme coûte 2 bois et 1 or, un fort 3 bois et 2 or ; tous deux se posent sur un coin de la tuile de ton explorateur. Une offrande coûte 2 de chaque, et va à un sanctuaire voisin de ton explorateur. Pour 1 nourriture, les villageois d’une tuile avancent d’une tuile, en troupe.

    Tout achat s’annonce d’abord. Alors chaque adversaire peut payer pour déplacer des troupes, et peut-être l’empêcher.
learn-island-trading =
    Pendant tout ton tour tu peux faire des offres : des cartes à toi contre des cartes de l’autre, une par une. Celui à qui tu la fais accepte ou refuse. Les promesses n’engagent personne.

    La banque change cinq cartes égales contre une.

    À deux, chaque carte qui aide l’autre te nuit : ne propose que ce qui te sert au moins autant.
learn-island-fights =
    Qui entre sur une tuile occupée attaque. Chaque camp lance autant de dés que sa force, et la plus haute somme gagne.

    Un villageois vaut 1. Un explorateur vaut 1, un de plus par sanctuaire de l’île qu’il tient, et 2 de plus avec celui de la grotte. Un fort qui touche la tuile donne 4 en défense.

    Avant les dés, les deux camps peuvent payer pour déplacer des troupes. Les villageois du perdant rentrent et son fort tombe ; un explorateur battu est placé ailleurs par le vainqueur et perd toutes ses ressources, et le sanctuaire de la grotte. À égalité chacun recule, et le tour finit.
learn-island-cave =
    L’entrée est quelque part sur l’île. De là on descend vers la sortie et on retourne des tuiles de grotte. Chauves-souris, voleurs et serpent y attendent avec 2, 3 et 4 dés. Qui trouve le sanctuaire de la grotte l’emporte, jusqu’à ce qu’un autre le gagne au combat.
learn-island-special =
    Un fort occupe toutes les tuiles qu’il touche : nul n’y vient sans combat. Une ferme n’occupe rien, et se défend avec un seul dé.
learn-island-end =
    La partie s’achève à l’instant où quelqu’un tient les trois sanctuaires de l’île et celui de la grotte.
learn-island-advice =
    Récolte beaucoup aux premiers tours, et pose une ferme là où deux tuiles différentes se touchent. Garde six cartes avant d’aller à un sanctuaire. Ne porte pas une fortune devant plus fort que toi.

## Leçons

lesson-try = Essaie à une table
lesson-done = Tu as tout fait. Joue encore aussi longtemps que tu veux.
lesson-back = Retour aux règles
lesson-reached = { $goal } : fait
lesson-lost-cities-points = Tu as des cartes rouges. Pose-les sur ton expédition, les paris d’abord, et regarde ce qu’elle vaut.
lesson-lost-cities-points-wager = Pose un pari
lesson-lost-cities-points-pays = Rends l’expédition rentable
lesson-lost-cities-points-bonus = Arrive à huit cartes
lesson-quest-moving = Choisis une carte : les cases où elle mène s’allument. Clique sur l’une d’elles pour y aller. Les éboulis prennent n’importe quelles cartes.
lesson-quest-moving-move = Avance avec une carte
lesson-quest-moving-rubble = Traverse des éboulis
lesson-quest-moving-buy = Achète une carte
lesson-quest-demons = Une case de démon est à côté de toi. L’œil sur sa case rappelle qu’elle coûte des malédictions. Vas-y.
lesson-quest-demons-step = Entre sur la case de démon
lesson-quest-curses = La Léthargie est devant toi : tes machettes sont sans effet. Lève-la avec deux cartes à machette.
lesson-quest-curses-lift = Lève la malédiction
lesson-quest-curses-move = Avance avec une carte
lesson-quest-tunnels = Tu te tiens dans un tunnel. Les autres tunnels de cette partie sont à un pas, au prix d’une malédiction.
lesson-quest-tunnels-pass = Ressors par un autre tunnel
lesson-quest-tavern = Ta pagaie mène à la taverne, juste en dessous. Arrête-toi là, et choisis un héros.
lesson-quest-tavern-stop = Arrête-toi à la taverne
lesson-quest-tavern-take = Prends un héros
lesson-quest-familiars = Leeroy est dans ta main : 2 machettes, ou 4 une seule fois. Les cases que seul le 4 atteint disent qu’il quitte alors le jeu.
lesson-quest-familiars-once = Utilise la grande force de Leeroy
lesson-quest-forced = La personne avant toi a pioché Vaudou. Tu peux déplacer son pion de deux cases au plus. Où cela gêne-t-il ?
lesson-quest-forced-move = Déplace son pion
lesson-quest-swamp = Un marais à un crocodile est à côté de toi. Toute carte de force 1 convient : entre.
lesson-quest-swamp-enter = Entre dans le marais
lesson-quest-current = Le Matelot mène sur la flèche à côté de toi. Montre-la : un anneau indique où l’eau t’emporte.
lesson-quest-current-drift = Laisse-toi emporter
lesson-quest-danger = Le Matelot mène sur la case au bord dentelé. Va là, essaie de finir ton tour, puis repars.
lesson-quest-danger-enter = Va sur la case dangereuse
lesson-quest-danger-leave = Repars
lesson-quest-muisca = Une Passeuse est rangée sur ton plateau : joue-la de là. Choisis le Guide dans ta main : un bouton le range.
lesson-quest-muisca-store = Range une carte
lesson-quest-muisca-play = Joue la carte rangée
lesson-quest-dragons = Le dragon vert retient ton pion. Clique sur le dragon, pose un Savant et éloigne-le. Puis continue.
lesson-quest-dragons-move = Déplace le dragon
lesson-quest-dragons-free = Repars avec ton pion
lesson-quest-treasures = Un coffre est posé sur l’éboulis à côté de toi. Arrête-toi là et vois ce qu’il vaut.
lesson-quest-treasures-open = Ouvre le coffre
lesson-quest-fog = Il y a du brouillard deux cases plus loin. Va à côté, vois ce que c’était, puis entre.
lesson-quest-fog-lift = Fais lever le brouillard
lesson-quest-fog-enter = Entre sur le nouveau terrain
lesson-island-gathering = Choisis ta vitesse et récolte avec l’autre dé. Ensuite, regarde autour de toi et vois ce que tes réserves permettent.
lesson-island-gathering-gather = Récolte des cartes
lesson-island-gathering-explore = Avance, ou pose une tuile
lesson-island-gathering-buy = Achète quelque chose
lesson-island-fights = À côté de toi se tiennent deux villageois de quelqu’un d’autre. Vas-y avec ton explorateur ou avec une armée.
lesson-island-fights-attack = Attaque
lesson-island-fights-win = Gagne un combat
lesson-island-trading = Les cartes s’échangent, une ou plusieurs, pendant tout ton tour. À l’autre explorateur il manque de la nourriture, et il a trop de bois : compose une offre qui vous serve à tous deux. Refusée ? Essaie encore.
lesson-island-trading-offer = Fais une offre
lesson-island-trading-agree = Fais accepter une offre
lesson-island-trading-bank = Échange avec la banque

## A first game with a coach

coach = Guide
coach-start = Une première partie guidée
coach-start-about = Une vraie partie contre le bot le plus faible, avec quelqu’un à côté qui explique chaque pas. Tu peux renvoyer le guide quand tu veux.
coach-done = Tu as joué ta première partie.
coach-close = Je me débrouille
coach-wait = C’est aux autres. Regarde ce qu’ils font : le journal à côté le raconte.
coach-over = C’était ta première partie. Bien joué ! Reviens dessus, ou joue contre un bot plus fort.
coach-lc-first = Voici tes huit cartes. Cherche une couleur dont tu tiens trois cartes ou plus, et pose la plus basse : choisis la carte, puis sa colonne. Si tu en as des paris, ils viennent d’abord.
coach-lc-wager = Tu tiens un pari ({ $where }) et plusieurs nombres de cette couleur. Pose le pari maintenant, avant les nombres : il double le résultat de l’expédition.
coach-lc-continue = Continue ce que tu as commencé : { $card } est la prochaine qui va. Moins tu sautes de nombres, mieux c’est.
coach-lc-discard = Rien ne va vraiment. Défausse une carte d’une couleur que tu ne commenceras pas, si possible inutile à l’autre aussi.
coach-lc-late = La pioche s’épuise : il reste { $count } cartes. Ne commence plus rien qui doive d’abord rapporter 20 points ; pose ce qui va encore.
coach-lc-draw = Prends maintenant une carte, pour en tenir huit : dans la pioche, ou le dessus d’une défausse.
coach-lc-take = { $card } est sur sa défausse et va dans ton expédition. Prends-la plutôt que de piocher.
coach-quest-first = Voici ta main. Choisis une carte : les cases où elle mène s’éclairent. Les machettes passent la jungle, les pagaies les rivières, les pièces les villages. Rapproche-toi d’El Dorado, la ville d’or au bout.
coach-quest-move = Joue une autre carte pour avancer. Celles qui ne mènent nulle part peuvent payer au marché, ou rester pour le prochain tour.
coach-quest-run = Il reste de la force : continue sur une case de même sorte, ou arrête-toi.
coach-quest-buy = Les cartes inutiles sur le parcours paient tout de même : les pièces leur nombre, les autres une demi-pièce. Tu peux acheter une carte. Un regard sur la suite dit laquelle.
coach-quest-end = Il n’y a plus rien d’utile à faire. Finis le tour ; tu complèteras ta main à quatre.
coach-quest-pay = Choisis les cartes pour payer. Prends celles dont tu as le moins besoin.
coach-quest-discard = Quelles cartes gardes-tu ? Défausse les autres pour en piocher de nouvelles. Puis finis le tour.
coach-quest-remove = Tu peux retirer des cartes du jeu. Prends les faibles du départ : ton paquet s’en portera mieux.
coach-quest-choose = Choisis ce qui est demandé : la ligne du haut dit quoi.
coach-island-explorer = Choisis ton explorateur. Chacun a un pouvoir ; lis les deux faces, aucune n’est mauvaise.
coach-island-speed = Deux dés : lequel est ta vitesse, lequel ta récolte ? Au début, récolter beaucoup est bon ; plus tard il y aura du chemin.
coach-island-gather = Prends des cartes de tes tuiles. Il faut du bois et de l’or pour une ferme, et deux de chaque pour une offrande.
coach-island-place = Tu as retourné une tuile. Choisis sa place. Un sanctuaire est bien près de toi.
coach-island-explore = Il te reste des pas : marche, ou retourne une tuile. Trois sanctuaires et la grotte sont quelque part.
coach-island-build = Tu as de quoi acheter. Une ferme avec un villageois à côté améliore toutes les récoltes.
coach-island-offer = Tu es près d’un sanctuaire et peux payer une offrande. Fais-le : c’est ce qui gagne la partie !
coach-island-end = Plus rien à faire ? Alors finis le tour. Ce que tu tiens te reste.
coach-island-window = Quelqu’un va acheter ou combattre, et tu peux d’abord déplacer une troupe, pour une nourriture. Si cela ne te regarde pas, passe.
coach-island-answer = On te propose un échange. Regarde ce qu’il te faut, puis accepte ou refuse.
coach-island-set = Tu as gagné. Place l’explorateur battu bien loin.
coach-other = C’est à toi : choisis un des coups.
