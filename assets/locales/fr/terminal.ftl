# La ligne de commande, et le jeu dans un terminal.

help =
    Bergerie, une boîte de jeux de plateau français.

        bergerie                       ouvre la fenêtre
        bergerie play JEU              l’ouvre sur un jeu ; --terminal joue ici même
        bergerie moves JEU             liste les coups permis
        bergerie apply JEU             joue des coups : position et résultat ensuite
        bergerie perft JEU --depth N   compte les façons de jouer N tours
        bergerie match JEU --seats LISTE --games N
                                       fait jouer : random, greedy, ai:1, …
        bergerie best JEU --level L    ce que jouerait l’ordinateur
        bergerie replay FICHIER        vérifie une partie enregistrée
        bergerie bench JEU             mesure la vitesse
        bergerie film FICHIER --out DIR
                                       filme une partie enregistrée, en images
        bergerie gallery --out DIR     y dépose des images de chaque écran
        bergerie rules JEU             affiche les règles d’un jeu
        bergerie credits               qui a fait quoi, et toutes les licences
        bergerie help                  affiche cette page

    JEU est l’un de ceux-ci : { $games }.

    Options
        --rules RÈGLES        les règles, avec leurs options : french,supply=60
        --position TEXTE      la position de départ (moves, apply, perft, best)
        --die N               ce que montre le dé, pour moves et best
        COUP…                 à jouer d’abord, un par argument : "d5-d6 +c4/d4"
        --size LxH            la taille des images : 640x360 (film)
        --every N             une image tous les N trentièmes de seconde : 3 (film)
        --bare                la table seule, sans panneaux ni signes (film)
        --near N              la caméra s’approche N fois d’un dixième (film)
        --only TEXTE          seulement les images dont le nom le contient (gallery)
        --set LISTE           réglages : picture=high,light=dusk (film, gallery)
        --json                répond en JSON (apply, best, match)
        --seats LISTE         qui joue : human,ai:2 ou Anna,Ben (play)
        --level L             la force de l’ordinateur : 1, 2 ou 3 (best)
        --nodes N             ou combien de positions il regarde (best)
        --seconds S           ou combien de temps (best), ou mesurer (bench)
        --seed N              la graine des dés (play)
        --games N             combien de parties (match)
        --language CODE       la langue : { $languages }
        --version             affiche la version

    Le programme finit par 0 si tout va bien, 1 si une position, un coup ou un
    fichier enfreint une règle, 2 si la ligne de commande est fausse.

## Une ligne de commande fausse

usage-wrong = { $problem } « bergerie help » montre ce qui existe.
usage-command-unknown = Il n’y a pas de commande « { $command } ».
usage-option-unknown = L’option { $option } n’a pas sa place ici.
usage-option-twice = L’option --{ $option } est donnée deux fois.
usage-option-plain = L’option { $option } ne prend pas de valeur.
usage-value-missing = Il manque une valeur à l’option { $option }.
usage-argument-extra = « { $argument } » est un argument de trop.
usage-game-missing = Nommez un jeu : { $games }.
usage-file-missing = Nommez le fichier à lire.
usage-depth-missing = Indiquez combien de tours : --depth N.
usage-games-missing = Indiquez combien de parties : --games N.
usage-player-unknown = Il n’y a pas de joueur « { $player } ». Choisissez parmi : { $players }.
usage-seats-match = Nommez { $count } joueurs, par exemple --seats greedy,random.
usage-level-unknown = Il n’y a pas de niveau « { $level } ». Choisissez parmi : { $levels }.
usage-setting-unknown = Il n’y a pas de réglage « { $setting } ». Au choix : { $settings }.
usage-setting-value = Le réglage { $setting } ne peut pas être « { $value } » ; au départ, il est { $default }.
usage-seconds = L’option --seconds prend un nombre comme 0.5, pas « { $value } ».
usage-limit = Dites combien réfléchir : une option parmi --level L, --nodes N et --seconds S.
usage-no-die = { $game } se joue sans dé : retirez --die.
usage-out-missing = Nommez le dossier des images : --out DIR.
usage-size = La taille d’un film est faite de deux nombres de { $least } à { $most }, comme dans --size 640x360, et non « { $value } ».
usage-every = Une étape sur combien faut-il montrer ? --every prend un nombre à partir de 1.
usage-seats-play = Cette partie a { $count } places : --seats { $seats }. Mettez-y des noms si vous voulez.
usage-number = L’option --{ $option } prend un nombre entier, pas « { $value } ».
usage-language-unknown = Cette boîte ne parle pas « { $language } ». Elle parle : { $languages }.
usage-seats-terminal = Dites pour { $count } places qui joue, une personne ou l’ordinateur : --seats human,ai:2, de ai:1 à ai:3.
usage-no-window = Cette version n’a pas de fenêtre. Pour jouer ici : bergerie play { $game } --terminal

## Ce qui enfreint une règle

move-broken = Coup { $number }, « { $move } » : { $problem }
perft-undecided = Il reste à tirer le premier joueur, et les égalités peuvent durer sans fin : partez de plus loin.
best-nobody = Personne n’a de coup à jouer ici : la partie est finie, ou il faut d’abord lancer le dé (--die N).
match-score = { $name } : { $wins } gagnées, { $draws } nulles, { $losses } perdues, { $share } % ± { $margin }
match-games = { $games ->
    [one] Une partie
   *[other] { $games } parties
}, { $turns } tours, graine { $seed }
not-written = La réponse n’a pas pu être écrite : { $fault }.

## Le jeu dans un terminal

terminal-welcome = Bienvenue ! Les coups s’écrivent en lettres et en chiffres. « règles » explique le jeu, « aide » ce que l’on peut taper.
terminal-turn = Tour { $number }.
terminal-side = Aux { $side } de jouer.
terminal-throw = Appuyez sur Entrée, ou tapez ce que montre un vrai dé.
terminal-pass = Ici, appuyez sur Entrée.
terminal-choices = Vous pouvez taper : { $moves }
terminal-example = Par exemple : { $moves }
terminal-ended = La partie est finie.
terminal-after = « annuler » reprend le dernier coup, « enregistrer » garde la partie, « quitter » la laisse.
terminal-played = Les { $side } ont joué { $move }.
terminal-taken = Retiré du plateau : { $places }.
terminal-home = Renvoyé à la maison depuis { $places }.
terminal-begins = Les { $side } commencent ({ $move }).
terminal-thrown = Les { $side } ont lancé { $face }.
terminal-real-die = Vous lancez votre propre dé dans cette partie : tapez ce qu’il montre.
terminal-passages = Un trait ferme un passage, un point le laisse ouvert.
terminal-barricades = { $sign } est une barricade. Dans les coups, h désigne la maison.
terminal-fold = Un tilde marque les intersections d’une bergerie.
terminal-undone = Coup repris : { $move }.
terminal-draw-offered = Les { $side } proposent la nulle : tapez « nulle » à votre tour pour accepter, ou continuez.
terminal-draw-declined = L’ordinateur continue la partie.
terminal-only-two = Seule une partie à deux peut finir ainsi. « quitter » laisse celle-ci.
terminal-nothing-to-undo = Il n’y a rien à reprendre.
terminal-nothing-to-redo = Il n’y a rien à rejouer.
terminal-moves = { $count ->
    [0] Aucun coup ne convient.
    [one] Un coup :
   *[other] { $count } coups :
}
terminal-save-name = Nommez le fichier, par exemple : enregistrer partie.txt
terminal-saved = Partie enregistrée dans { $file }.
terminal-save-exists = { $file } existe déjà et reste tel quel : choisissez un autre nom.
terminal-save-failed = Impossible d’écrire { $file } ({ $fault }) : essayez un autre nom.
terminal-unsaved = Cette partie n’est pas enregistrée. Gardez-la avec « enregistrer FICHIER », ou quittez encore une fois pour la laisser.
terminal-line-long = Cette ligne est trop longue pour être un coup.
terminal-goodbye = Au revoir !
terminal-help =
    Tapez un coup sur une ligne, comme la liste des coups l’écrit. Vous pouvez aussi taper

        coups                 tous les coups permis ; coups d5 montre ceux avec d5
        annuler, refaire      reprendre le dernier coup, le rejouer
        plateau               montrer encore le plateau
        position              montrer la position en texte
        règles                lire les règles, avec des exemples
        abandonner            abandonner la partie
        nulle                 proposer la nulle ; tapé une seconde fois, l’accepter
        enregistrer FICHIER   garder la partie dans un fichier
        aide                  montrer cette page
        quitter               partir

command-moves = coups
command-undo = annuler
command-redo = refaire
command-board = plateau
command-position = position
command-rules = règles
command-resign = abandonner
command-draw = nulle
command-save = enregistrer
command-help = aide
command-quit = quitter

## La page des règles

page-marks = Les parenthèses montrent où va un coup, ou bien où il peut aller.
page-refused = Interdit : { $move }. { $reason }
page-preset = { $name } ({ $preset }). { $about }
page-toggle =
    { $name }. { $about }
    { $toggle } = { $values } ; d’ordinaire { $value }.
page-choose = Les règles se choisissent avant la partie, par exemple : bergerie play { $game } --terminal --rules { $rules }
