# Les parties notées : ce qui ne va pas dans un fichier, où, et que faire.

record-broken-at-line = Ligne { $line } : { $reason }
record-broken-at-ply = Ligne { $line }, coup { $ply } : { $reason }

record-file-missing = Le fichier { $path } n’existe pas. Son nom est-il bien écrit ?
record-file-forbidden = Le fichier { $path } ne peut pas être lu. Vérifiez ses droits d’accès.
record-file-folder = { $path } est un dossier. Choisissez-y une partie.
record-file-unreadable = Le fichier { $path } ne peut pas être lu : { $fault }.
record-too-large = Ce fichier est trop gros pour une partie ; la limite est de { $limit } Mio. Est-ce bien le bon ?

record-not-utf8 = L’octet { $byte } n’est pas du texte UTF-8. Enregistrez le fichier en UTF-8.
record-control = Le caractère { $column } est un caractère de commande invisible ({ $code }). Supprimez-le.
record-line-long = Cette ligne est trop longue ; elle peut compter { $limit } octets au plus. Un long commentaire peut s’étendre sur plusieurs lignes.

record-no-game = Rien ne dit de quel jeu il s’agit. Il faut au début une ligne comme [Game "enclos"].
record-tag-form = Une étiquette s’écrit [Nom "valeur"], avec \" pour un guillemet et \\ pour une barre oblique inverse ; pas celle-ci : { $text }
record-tag-twice = L’étiquette { $tag } figure déjà à la ligne { $first }. N’en gardez qu’une.
record-tag-late = Les étiquettes précèdent le premier coup. Remontez celle-ci : { $text }
record-tag-told = L’étiquette { $tag } découle de la partie elle-même et ne peut pas être modifiée.
record-seed = « { $text } » n’est pas une graine de dés : il faut un nombre entier.
record-seed-late = Le dé a déjà été lancé : une graine se choisit avant le premier lancer.
record-time-control = Une cadence s’écrit « 300+3 », les secondes de chaque camp et celles que chaque coup ajoute, et non « { $text } ».
record-time-left = « { $text } » ne dit pas les secondes qui restent aux deux camps, comme le fait « 287,300 ».
record-clock-seats = Seule une partie à deux se joue à la pendule.
record-clock-missing = Il reste du temps, mais il n’y a pas de pendule : une étiquette comme [TimeControl "300+3"] manque.
record-result = Le résultat indiqué est « { $said } », mais les coups mènent à « { $result } ». Corrigez-le, ou cherchez les coups qui manquent.

record-line-form = Ceci n’est ni une étiquette, ni un commentaire, ni un coup qui commence par « { $due }. » : { $text }
record-number = Ce coup porte le numéro { $number }, mais c’est le coup { $due } qui vient.
record-unfinished = Ce coup n’est pas terminé : { $text }
record-after-end = La partie est déjà terminée ici ({ $result }). Supprimez ce qui suit.

record-save-version = Cette partie a été gardée par une autre version de Bergerie (ses sauvegardes portent le numéro « { $version } »). Rien n’y a été changé ; ouvrez-la avec la version la plus récente.
record-save-cursor = Le fichier a été quitté au coup « { $text } », mais il n’en contient pas autant : la fin manque.
record-save-begun = Le coup entamé, « { $text } », ne peut pas avoir été laissé ainsi.

record-link-letter = « { $letter } » n’a pas sa place dans un lien vers une partie. L’avez-vous copié en entier, et rien d’autre ?
record-link-damaged = Le lien ne mène à aucune partie : des lettres manquent ou sont fausses. L’avez-vous copié en entier ?
record-link-version = Le lien vient d’une autre version de Bergerie (numéro { $version }). Ouvrez-le avec la plus récente.
record-link-long = Le lien est trop long pour une partie.

record-copied-empty = Le presse-papiers ne contient aucun texte. Copiez d’abord une partie : un lien, ou son texte.
record-copied-nothing = Ce qui a été copié n’est pas une partie de Bergerie. Un lien vers une partie contient #m=, et une partie en texte commence par [Game.
