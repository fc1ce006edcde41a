# La page qui porte le jeu dans un navigateur. Son script ne lit que ces phrases : chacune tient en une ligne, sans variable.

page-loading = Le jeu arrive…
page-no-script = Bergerie est un programme : autorisez le script de cette page pour jouer.
page-no-graphics = Ce navigateur ne peut pas dessiner le jeu : WebGL 2 lui manque. Activez l’accélération matérielle, ou ouvrez cette page dans une version actuelle de Firefox, Chrome, Edge ou Safari.
page-graphics-lost = Le navigateur a retiré le dessin au jeu, qui s’est donc arrêté. Rouvrez-le pour reprendre la partie ; si le navigateur ne conserve rien, enregistrez-la d’abord.
page-broken = Quelque chose s’est mal passé, et le jeu s’est arrêté. Rouvrez-le pour reprendre la partie ; si le navigateur ne conserve rien, enregistrez-la d’abord.
page-no-network = Le jeu n’a pas pu être récupéré. Vérifiez le réseau, puis rouvrez la page.
page-again = Rouvrir le jeu
page-save = Enregistrer la partie dans un fichier
