# Ce qui est gardé : parties et réglages, et ce qui empêche de les garder.

keeping-continue = Reprendre : { $game }, coup { $ply }
keeping-broken = La partie gardée sous le nom { $name } ne peut pas être lue jusqu’au bout. { $reason } Le fichier reste tel quel ; ce qui en est bon peut être continué comme une partie à part.
keeping-full = Le disque est plein : impossible d’enregistrer la partie dans { $place }. Rien n’est perdu tant que la fenêtre est ouverte ; faites de la place, et le prochain coup enregistrera tout.
keeping-full-browser = Le navigateur n’a plus de place pour cette page : impossible d’enregistrer la partie. Rien n’est perdu tant que la page est ouverte.
keeping-forbidden = Il n’est pas permis d’écrire dans { $place } : impossible d’enregistrer la partie. Rien n’est perdu tant que la fenêtre est ouverte ; donnez ce droit, ou indiquez un autre dossier dans BERGERIE_DATA la prochaine fois.
keeping-fault = Impossible d’enregistrer la partie dans { $place } : { $fault }. Rien n’est perdu tant que la fenêtre est ouverte ; le prochain coup réessaiera.
keeping-off = Le navigateur ne garde rien pour cette page, comme dans une fenêtre privée : parties et réglages durent jusqu’à sa fermeture.

shelf = Étagère
shelf-key = Toutes les parties
shelf-count = { $count ->
    [0] aucune partie
    [one] une partie
   *[other] { $count } parties
}
shelf-empty = Chaque partie vient ici d’elle-même dès son premier coup.
shelf-ply = Coup { $ply }, pas terminée
shelf-broken = Illisible : { $reason }
shelf-rename = Comment s’appelle la partie ?
shelf-remove = Retirer de l’étagère
shelf-put-back = { $count ->
    [0] Remettre
    [one] Remettre (une retirée)
   *[other] Remettre ({ $count } retirées)
}
