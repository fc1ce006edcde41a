# La fenêtre.

app-subtitle = Trois jeux de société français sur une table
app-loading = On dresse la table…
app-file-missing = Impossible de lire le fichier { $path } : le jeu ne peut pas commencer. Réinstallez Bergerie, ou indiquez dans BERGERIE_ASSETS le dossier des ressources.
app-no-assets = Le dossier des modèles, des images et des sons est introuvable. Placez « assets » à côté du programme, ou indiquez son emplacement dans BERGERIE_ASSETS.
app-no-graphics = Aucune carte graphique n’est utilisable ici. Mettez à jour le pilote (ou installez mesa-vulkan-drivers), ou jouez dans le terminal : bergerie play enclos --terminal
app-no-display = Il n’y a pas d’écran ici pour ouvrir une fenêtre. Jouez dans le terminal : bergerie play enclos --terminal
app-quit = Quitter la table
app-back = Retour à l’accueil
app-undo = Reprendre (Ctrl+Z)
app-redo = Rejouer (Ctrl+Y)
app-reset-view = Voir de face (Début)
app-rematch = Revanche
app-to-move = Aux { $side } de jouer
app-play = Jouer
app-players = Joueurs
app-player = Joueur { $number }
app-name-hint = Nom
app-who-begins = Qui commence ?
app-begins-as-seated = Dans cet ordre
app-begins-by-lot = Tirage au sort
app-begins-by-die = Chacun lance le dé, et le plus haut lancer commence.
app-begins-first = Premiers à jouer : { $side }.
app-rules = Règles
app-close = Fermer (Échap)
app-rules-key = Les règles (F1)
app-fine-points = { $count ->
    [0] Points de règle
    [one] Points de règle (un modifié)
   *[other] Points de règle ({ $count } modifiés)
}
app-as-preset = Annuler les changements
app-to-move-named = À { $name } ({ $side }) de jouer
app-luck = moyenne { $average }
app-luck-long = { $throws ->
    [one] un lancer
   *[other] { $throws } lancers
}, { $average } en moyenne (un dé juste : { $fair })
app-leave-here = La laisser ici
pictures-done = { $count ->
    [0] Aucune image prise.
    [one] Une image prise.
   *[other] { $count } images prises.
}
app-computer-level = Ordinateur, { $level }
app-computers-turn = C’est à l’ordinateur de jouer.
app-play-now = Jouer tout de suite (Espace)
app-play-on = Continuer d’ici
app-hint = Que jouer ? (H)
app-person = Personne
app-thinking = { $side } (ordinateur) : réflexion…
app-computer-waits = { $side } (ordinateur) : en attente
