# La fenêtre.

app-subtitle = Trois jeux français sur une table
app-loading = On dresse la table…
app-warming = On allume les lampes…
app-ready = Cliquez, touchez ou pressez une touche pour commencer
app-no-sound = Ce navigateur ne joue aucun son pour cette page : le jeu reste muet.
app-file-unfetched = Le fichier { $path } n’a pas pu être récupéré : le jeu ne peut pas commencer. Vérifiez le réseau, puis rechargez cette page.
app-file-missing = Impossible de lire le fichier { $path } : le jeu ne peut pas commencer. Réinstallez Bergerie, ou indiquez dans BERGERIE_ASSETS le dossier des ressources.
app-board-missing = Impossible de lire le fichier { $path } : son plateau est dessiné simplement. Rechargez le jeu ou, s’il est installé, réinstallez Bergerie.
app-no-assets = Les modèles, les images et les sons ne sont dans aucun de ces dossiers : { $places }. Décompressez ou réinstallez tout Bergerie, ou indiquez dans BERGERIE_ASSETS le dossier qui les contient.
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
app-pause = Pause
app-pause-key = Pause, nulle, abandon (P)
app-go-on = Reprendre
app-keep-playing = Continuer
app-offer-draw = Proposer la nulle
app-resign = Abandonner
app-only-two = Une partie à plus de deux se joue jusqu’au bout.
app-leave = Quitter la partie
app-leave-ask = Quitter la partie ?
app-leave-kept = Elle est gardée telle qu’elle est.
app-stay = Rester
app-resign-ask = { $side } : abandonner la partie ?
app-resign-about = L’autre camp gagne. On peut revenir là-dessus comme sur un coup.
app-draw-offered = { $side } : partie nulle ?
app-draw-asked = Réponse attendue : { $side }.
app-draw-accept = Accepter la nulle
app-draw-declined = La nulle est refusée : la partie continue.
app-moves = Coups
app-moves-key = Les coups joués (L)
app-moves-close = Fermer (L)
app-moves-start = Le début
app-moves-branch = { $count ->
    [one] Un autre coup ici remplace celui qui suit.
   *[other] Un autre coup ici remplace les { $count } qui suivent.
}
app-clocks = Pendules
app-clocks-none = Sans
app-clocks-choice = { $minutes } min + { $seconds } s
app-clocks-about = Qui n’a plus de temps perd. Chaque coup ajoute les secondes ; pause, règles et mouvements ne coûtent rien.
app-clocks-two = Les pendules sont pour deux.
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
app-proposed = Touchez-le encore pour jouer.
app-confirm = Jouer
app-drop = Pas celui-là (Échap)
app-hint = Que jouer ? (H)
app-person = Personne
app-thinking = { $side } (ordinateur) : réflexion…
app-computer-waits = { $side } (ordinateur) : en attente
