# Barricade et la Saint-Marcoise.

game-barricade = Barricade
game-barricade-line = Courez au but et barrez la route aux autres. De 2 à 6.

barricade-count-home = à la maison
barricade-count-roll = lancé
barricade-count-under-way = en route

## Ce que demande un tour

barricade-ask-roll = { $side }, lancez le dé : le plus haut commence.
barricade-ask-throw = { $side }, lancez le dé.
barricade-ask-pawn = { $side }, un { $die } : choisissez un pion à déplacer.
barricade-ask-pawn-or-pass = { $side }, un { $die } : choisissez un pion à déplacer, ou touchez le dé pour passer.
barricade-ask-where = { $side }, un { $die } : où va ce pion ?
barricade-ask-put = { $side }, un { $die } : posez maintenant la barricade sur une case libre.
barricade-ask-put-or-leave = { $side }, un { $die } : posez la barricade sur une case libre, ou touchez sa case pour la laisser.
barricade-task-pawn = Déplacer un pion
barricade-task-barricade = Poser la barricade
barricade-odds-strike = Renvoie un pion chez lui
barricade-odds-goal = Atteint le but

## Touchers et coups refusés

barricade-throw-first = Lancez d’abord le dé.
barricade-must-pass = Aucun pion ne peut avancer de { $die } : touchez le dé pour passer.
barricade-no-pass = Votre { $die } peut servir : choisissez un pion à déplacer.
barricade-not-alone = La barricade en { $field } ne bouge qu’avec un pion : choisissez l’un des vôtres.
barricade-no-pawn = Il n’y a pas de pion en { $field } : choisissez l’un des vôtres.
barricade-other-pawn = Le pion en { $field } est aux { $side } : choisissez l’un des vôtres.
barricade-other-house = C’est la maison des { $side } : choisissez un de vos pions.
barricade-stuck = Le pion en { $field } ne peut pas avancer de { $die } : choisissez-en un autre.
barricade-nobody-home = La maison est vide : tous les pions des { $side } sont en route.
barricade-six-to-leave = Il faut un 6 aux { $side } pour quitter la maison : choisissez un autre pion.
barricade-home-stuck = Aucun pion des { $side } ne peut quitter la maison avec un { $die } : choisissez-en un autre.
barricade-wrong-count = { $field } n’est pas exactement à { $die } : choisissez une autre case.
barricade-goal-exact = Le but s’atteint par un compte exact : il n’est pas à { $die }.
barricade-own-pawn = Un de vos pions occupe déjà { $field } : choisissez une autre case.
barricade-safe = Un pion est à l’abri en { $field }, sur la première rangée : choisissez une autre case.
barricade-cut-off = La barricade en { $field } coupe la route : on peut s’arrêter dessus, mais pas la sauter.
barricade-no-jump = Le pion en { $field } barre la route : ces règles ne laissent sauter personne.
barricade-never-home = Aucun pion ne rentre à pied dans la maison des { $side } : choisissez une case.
barricade-now-put = Votre pion a avancé : choisissez maintenant où va la barricade.
barricade-not-on-goal = Aucune barricade ne peut fermer le but : choisissez une autre case.
barricade-not-on-row = { $field } doit rester sans barricade : choisissez une case plus haut.
barricade-put-on-barricade = Il y a déjà une barricade en { $field } : choisissez une case libre.
barricade-put-on-pawn = Il y a un pion en { $field } : choisissez une case libre.
barricade-put-missing = Qui arrive en { $field } déplace une barricade : dites où elle va, comme dans 47-53 +40.
barricade-none-to-put = Ce coup n’emporte pas de barricade : aucune ne peut aller en { $field }.

## Coups illisibles

barricade-no-field = Il n’y a pas de case « { $field } » sur ce plateau.
barricade-no-face = Le dé ne peut pas montrer « { $text } » : ses faces vont de 1 à 6.
barricade-die-lies = Le dé montre { $die } : jouez ce lancer.
barricade-throw-missing = Écrivez le lancer avant le coup, comme dans 4:97-101 ; « { $text } » n’en a pas.
barricade-move-form = « { $text } » n’est pas un coup : écrivez les deux cases avec un trait d’union, comme 97-101, ou h-97 pour un pion à la maison.
barricade-roll-form = « { $text } » n’est pas le tirage du premier joueur : écrivez tous les lancers, et une barre oblique avant chaque nouveau tour, comme roll 3 5 5 / 2 6.

## Positions illisibles

barricade-position-form = « { $text } » n’est pas une position : il faut BAR1, le plateau, houses, turn, pawns et bars, séparés par une seule espace.
barricade-position-part = « { $text } » devrait commencer par { $name }=.
barricade-position-board = Il n’y a pas de plateau « { $board } » ; ces règles se jouent sur { $own }.
barricade-position-other-board = Ces règles se jouent sur { $own }, pas sur { $board }.
barricade-position-houses = « { $text } » n’est pas une liste de maisons : écrivez-en au moins deux du plateau, dans l’ordre croissant, comme 0,3.
barricade-position-turn = « { $text } » n’est le numéro d’aucun joueur : on les compte de 0 à { $last }.
barricade-position-players = Il y a des pions pour { $count ->
    [one] un joueur
   *[other] { $count } joueurs
}, mais { $players } jouent.
barricade-position-places = Il faut 5 pions aux { $side }, et { $count ->
    [0] aucun n’est placé
    [one] un seul est placé
   *[other] { $count } sont placés
}.
barricade-position-two-pawns = Deux pions occupent { $field } : une case n’en porte qu’un.
barricade-position-two-barricades = Deux barricades occupent { $field } : une case n’en porte qu’une.
barricade-position-barred = Aucune barricade ne peut être en { $field }.
barricade-position-barricades = Ce plateau compte { $all } barricades, pas { $count }.
barricade-position-roll = « { $text } » n’est pas un tour du tirage du premier joueur selon ces règles.
barricade-position-roll-turn = C’est au joueur { $turn } de lancer dans ce tour : turn doit le dire.
barricade-position-roll-late = On tire le premier joueur avant le premier coup, quand tous les pions sont à la maison.
barricade-position-over = Un pion est au but, { $field } : la partie est terminée et aucun lancer ne reste à jouer.

## Les jeux de règles

begins-barricade = Le plus haut lancer commence, sauf si les règles désignent le premier joueur.

preset-barricade-classic = Plateau classique, règles françaises
preset-barricade-classic-about = De 2 à 4. Qui quitte la case d’une barricade peut l’emporter, et un 6 fait rejouer.
preset-barricade-classic-ravensburger = Plateau classique, règles Ravensburger
preset-barricade-classic-ravensburger-about = De 2 à 4. Qui s’arrête sur une barricade la pose aussitôt ailleurs, et un 6 est un lancer comme un autre.
preset-barricade-saint-marcoise-4 = Saint-Marcoise à 4, règles françaises
preset-barricade-saint-marcoise-4-about = Le plateau rond, de 2 à 4 : toutes les maisons s’y valent, et le centre mène au circuit extérieur.
preset-barricade-saint-marcoise-4-ravensburger = Saint-Marcoise à 4, règles Ravensburger
preset-barricade-saint-marcoise-4-ravensburger-about = Le plateau rond, de 2 à 4 ; qui s’arrête sur une barricade la pose aussitôt ailleurs.
preset-barricade-saint-marcoise-6 = Saint-Marcoise à 6, règles françaises
preset-barricade-saint-marcoise-6-about = Le plateau rond, de 2 à 6, le but au centre, derrière une seule porte.
preset-barricade-saint-marcoise-6-ravensburger = Saint-Marcoise à 6, règles Ravensburger
preset-barricade-saint-marcoise-6-ravensburger-about = Le plateau rond, de 2 à 6 ; qui s’arrête sur une barricade la pose aussitôt ailleurs.

## Les options des règles

rule-players = Le nombre de joueurs
rule-players-about = Chacun prend une maison ; c’est le plateau qui dit laquelle.
rule-barricade_when = Quand une barricade se déplace
rule-barricade_when-about = Une barricade suit le pion qui quitte sa case, ou part aussitôt que l’on s’arrête dessus.
rule-barricade_when-leave = quand un pion la quitte
rule-barricade_when-arrive = quand un pion s’y arrête
rule-barricade_optional = Une barricade peut rester où elle est
rule-barricade_optional-about = Sinon, qui a le droit de déplacer une barricade doit le faire.
rule-six_again = Un 6 fait rejouer
rule-six_again-about = Après un 6, le même joueur relance et rejoue, autant de fois qu’un 6 tombe.
rule-six_again_if_blocked = Un 6 fait rejouer même si aucun pion n’a pu bouger
rule-six_again_if_blocked-about = Sinon, un 6 qui ne sert à rien est perdu, et le tour est fini.
rule-forbidden_rows = Les rangées sans barricades
rule-forbidden_rows-about = 1 désigne la première rangée, devant les maisons ; 2 ajoute les quelques cases juste au-dessus ; 0 n’interdit rien.
rule-barricade_on_goal = Une barricade peut être posée sur le but
rule-barricade_on_goal-about = Elle n’empêche pas de gagner : un compte exact y mène quand même.
rule-forced = Qui peut jouer le doit
rule-forced-about = Sinon, on peut toujours passer.
rule-start = Qui commence
rule-start-about = Tous lancent le dé, et les ex æquo relancent ; ou bien le premier joueur commence, tout simplement.
rule-start-rolloff = le plus haut lancer
rule-start-rolloff_keep = le plus haut lancer, qui est joué
rule-start-first_seat = le premier joueur
rule-six_to_leave = Il faut un 6 pour quitter la maison
rule-six_to_leave-about = Sinon, n’importe quel lancer fait sortir un pion.
rule-entry_counts = La case devant la maison compte pour un pas
rule-entry_counts-about = Sinon, on y pose d’abord le pion, qui avance ensuite de tout le lancer.
rule-path_rule = Comment un pion peut tourner
rule-path_rule-about = Aucune boucle de ces plateaux n’est assez courte pour que cela fasse une différence.
rule-path_rule-simple = jamais deux fois la même case
rule-path_rule-no_reverse = jamais de demi-tour
rule-jump_pawns = On peut sauter les pions
rule-jump_pawns-about = Sinon, les pions barrent la route comme les barricades.
rule-safe_first_row = Les pions sont à l’abri sur la première rangée
rule-safe_first_row-about = On ne renvoie personne de là : on ne peut pas s’y arrêter sur un pion.
rule-teleport_mode = À quoi sert le point central
rule-teleport_mode-about = N’a de sens que sur la Saint-Marcoise à 4 ; sans lui, rien ne mène au but.
rule-teleport_mode-edge = un pas jusqu’au circuit extérieur
rule-teleport_mode-land = peut emporter qui s’y arrête
rule-teleport_mode-off = à rien
