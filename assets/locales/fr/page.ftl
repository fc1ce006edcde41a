# La page qui porte le jeu dans un navigateur.

page-loading = Le jeu arrive…
page-no-graphics = Ce navigateur ne peut pas dessiner le jeu : WebGL 2 lui manque. Activez l’accélération matérielle, ou ouvrez cette page dans une version actuelle de Firefox, Chrome, Edge ou Safari.
page-broken = Quelque chose s’est mal passé, et le jeu s’est arrêté. Rechargez cette page pour recommencer.
