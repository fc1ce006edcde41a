# Barricade et la Saint-Marcoise.

barricade-count-home = à la maison
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
barricade-home-stuck = Aucun pion des { $side } ne peut quitter la maison avec { $die } : choisissez-en un autre.
barricade-wrong-count = { $field } n’est pas exactement à { $die } : choisissez une case éclairée.
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
barricade-position-turn = « { $text } » n’est le numéro de personne : les joueurs sont comptés de 0 à { $last }.
barricade-position-players = Il y a des pions pour { $count } joueurs, mais { $players } jouent.
barricade-position-places = Il faut 5 pions aux { $side }, et { $count ->
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

## Les options des règles

rule-players = Le nombre de joueurs
rule-barricade_when = Quand une barricade se déplace
rule-barricade_optional = Une barricade peut rester où elle est
rule-six_again = Un 6 fait rejouer
rule-six_again_if_blocked = Un 6 fait rejouer même si aucun pion n’a pu bouger
rule-forbidden_rows = Les rangées sans barricades
rule-barricade_on_goal = Une barricade peut être posée sur le but
rule-forced = Qui peut jouer le doit
rule-start = Qui commence
rule-six_to_leave = Il faut un 6 pour quitter la maison
rule-entry_counts = La case devant la maison compte pour un pas
rule-path_rule = Comment un pion peut tourner
rule-jump_pawns = On peut sauter les pions
rule-safe_first_row = Les pions sont à l’abri sur la première rangée
rule-teleport_mode = À quoi sert le point central
