## Ce que le serveur et la bibliothèque disent de tout jeu

why-not-now = Cela ne peut pas se jouer maintenant.
why-over = La partie est finie.
