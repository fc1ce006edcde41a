# La fenêtre.

app-subtitle = Trois jeux de société français sur une table
app-loading = On dresse la table…
app-file-missing = Impossible de lire le fichier { $path } : le jeu ne peut pas commencer. Réinstallez Bergerie, ou indiquez dans BERGERIE_ASSETS le dossier des ressources.
app-no-assets = Le dossier des modèles, des images et des sons est introuvable. Placez « assets » à côté du programme, ou indiquez son emplacement dans BERGERIE_ASSETS.
app-no-graphics = Aucune carte graphique n’est utilisable ici. Mettez à jour le pilote (ou installez mesa-vulkan-drivers), ou jouez dans le terminal : bergerie play enclos --terminal
app-no-display = Il n’y a pas d’écran ici pour ouvrir une fenêtre. Jouez dans le terminal : bergerie play enclos --terminal
app-play-enclos = Jouer à L’Enclos
app-enclos-line = Trois moutons chacun, une barrière par tour : enfermez ceux d’en face.
app-quit = Quitter la table
app-back = Retour à l’accueil
app-undo = Reprendre (Ctrl+Z)
app-redo = Rejouer (Ctrl+Y)
app-reset-view = Voir de face (Début)
app-rematch = Revanche
app-to-move = Aux { $side } de jouer
app-luck = moyenne { $average }
app-luck-long = { $throws ->
    [one] un lancer
   *[other] { $throws } lancers
}, { $average } en moyenne (un dé juste : { $fair })
app-leave-here = La laisser ici
gallery-done = { $count ->
    [0] Aucune image prise.
    [one] Une image prise.
   *[other] { $count } images prises.
}
