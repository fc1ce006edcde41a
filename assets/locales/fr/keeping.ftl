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
shelf-name-or-pass = La nommer ou la transmettre
shelf-remove = Retirer de l’étagère
shelf-put-back = { $count ->
    [0] Remettre
    [one] Remettre (une retirée)
   *[other] Remettre ({ $count } retirées)
}
shelf-all-games = Tous les jeux
shelf-unfinished = Non terminées
shelf-count-of = { $shown } sur { $count }
shelf-none = Aucune partie n’est ainsi.

day = { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} { $year }

sharing = Transmettre la partie
sharing-title = Transmettre
sharing-key = Transmettre la partie (Ctrl+C copie un lien)
sharing-link = Copier un lien
sharing-record = Copier la partie en texte
sharing-export = Enregistrer un fichier
sharing-about = Ctrl+C copie un lien, Ctrl+Maj+C le texte ; Ctrl+V ouvre ce qui a été copié.
sharing-paste = Ouvrir une partie copiée (Ctrl+V)
sharing-link-copied = Le lien est copié. Qui le colle dans Bergerie avec Ctrl+V a la partie ; dans un terminal : bergerie replay 'LIEN'
sharing-address-copied = Le lien est copié : qui l’ouvre a la partie sous les yeux.
sharing-record-copied = La partie est copiée en texte. Ctrl+V dans Bergerie l’ouvre.
sharing-file = La partie est dans le fichier { $path }
sharing-file-full = Le disque est plein : impossible d’écrire un fichier dans { $place }. Faites de la place, puis recommencez.
sharing-file-forbidden = Il n’est pas permis d’écrire dans { $place }. Donnez ce droit, ou indiquez un autre dossier dans BERGERIE_DATA la prochaine fois.
sharing-file-fault = Impossible d’écrire un fichier dans { $place } : { $fault }
sharing-downloaded = La partie est téléchargée sous le nom { $name }.
sharing-download-shut = Le navigateur ne permet pas de télécharger ici. Copiez plutôt la partie en texte.
sharing-clipboard-fault = Le presse-papiers ne répond pas : { $fault }. Enregistrez plutôt un fichier ; déposé sur la fenêtre, un fichier s’ouvre.
sharing-clipboard-shut = Le navigateur garde son presse-papiers fermé. Autorisez-le pour cette page, collez avec Ctrl+V, ou prenez un fichier : déposé sur la page, il s’ouvre.
