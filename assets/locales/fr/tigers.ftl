# Tigres & Moutons.

game-tigers = Tigres & Moutons
game-tigers-line = Quatre tigres contre vingt moutons : mangez-les, ou enfermez les tigres.

tigers-in-hand = Moutons encore à poser
tigers-eaten = Moutons mangés
tigers-balance = Tigres : { $gained } (mangés) − { $lost } (bergerie) = { $net } sur { $of }

## Ce que demande un coup

tigers-ask-place = Posez un mouton sur une intersection libre.
tigers-ask-point = Touchez maintenant l’intersection libre où poser ce mouton.
tigers-ask-sheep = Déplacez un de vos moutons.
tigers-ask-sheep-where = Où va le mouton en { $point } ?
tigers-ask-tiger = Déplacez un de vos tigres, ou sautez par-dessus un mouton pour le manger.
tigers-ask-jump = Un tigre peut manger, il le doit donc : sautez par-dessus un mouton.
tigers-ask-tiger-where = Où va le tigre en { $point } ?
tigers-task-place = Poser un mouton
tigers-task-sheep = Déplacer un mouton
tigers-task-tiger = Déplacer un tigre
tigers-costs-fold = Prenez garde : aller en { $points } vous coûterait des points de bergerie.

## Touchers et coups refusés

tigers-pen = Les moutons de l’enclos ne sont pas à vous : déplacez un de vos tigres.
tigers-tray = Ces moutons ont été mangés et restent ici.
tigers-all-placed = Tous les moutons ont quitté l’enclos : déplacez l’un de ceux du plateau.
tigers-never-place = Les tigres ne posent rien : choisissez d’abord un de vos tigres, puis où il va.
tigers-place-first = { $count ->
    [one] Le mouton en { $point } pourra bouger quand le dernier de l’enclos sera posé.
   *[other] Le mouton en { $point } pourra bouger quand les { $count } de l’enclos seront posés.
}
tigers-tiger-there = Il y a déjà un tigre en { $point } : choisissez une intersection libre.
tigers-sheep-there = Il y a déjà un mouton en { $point } : choisissez une intersection libre.
tigers-no-sheep = Il n’y a pas de mouton en { $point } : choisissez l’un des vôtres.
tigers-no-tiger = Il n’y a pas de tigre en { $point } : choisissez l’un des vôtres.
tigers-choose-sheep = Ce tigre en { $point } n’est pas à vous : choisissez un mouton.
tigers-choose-tiger = Ce mouton en { $point } n’est pas à vous : choisissez le tigre qui doit bouger.
tigers-sheep-shut-in = Le mouton en { $point } ne peut pas bouger : choisissez-en un autre.
tigers-tiger-shut-in = Le tigre en { $point } est enfermé : choisissez-en un autre.
tigers-other-must-jump = Un autre tigre peut manger, il le doit donc : celui en { $point } attend son tour.
tigers-must-jump = Un tigre peut manger, il le doit donc : sautez par-dessus un mouton au lieu d’aller en { $point }.
tigers-too-far = { $point } ne touche pas { $from } : choisissez une intersection plus proche.
tigers-no-line = Aucune ligne ne relie { $from } et { $point } : on se déplace le long des lignes.
tigers-sheep-never-jump = Un mouton ne saute jamais, pas même par-dessus { $point } : allez sur une intersection voisine.
tigers-never-over-tigers = Un tigre ne saute pas par-dessus un autre, et il y en a un en { $point }.
tigers-nothing-to-eat = Il n’y a pas de mouton à sauter en { $point } : un tigre avance d’une seule intersection.
tigers-jump-over = Pour manger le mouton en { $point }, allez en { $beyond }, derrière lui.
tigers-no-room-behind = Le mouton en { $point } est à l’abri pour l’instant : { $beyond } derrière lui n’est pas libre.
tigers-edge-behind = Le mouton en { $point } ne peut pas être mangé de là : le plateau s’arrête derrière lui.

## Coups illisibles

tigers-no-point = Il n’y a pas d’intersection « { $point } » sur ce plateau.
tigers-move-form = « { $text } » n’est pas un coup : écrivez c3 pour poser un mouton, a1-b2 pour avancer, a1xc3 pour manger.
tigers-write-step = C’est un simple déplacement : écrivez { $move }.
tigers-write-jump = C’est un saut : écrivez { $move }.

## Positions illisibles

tigers-position-form = « { $text } » n’est pas une position : il faut le plateau, le trait, les moutons en main et les moutons mangés, séparés par une seule espace.
tigers-position-board = { $count ->
    [0] Le plateau n’a aucun signe : il en faut 25, rangée par rangée depuis le haut.
    [one] Le plateau n’a qu’un signe : il en faut 25, rangée par rangée depuis le haut.
   *[other] Le plateau a { $count } signes : il en faut 25, rangée par rangée depuis le haut.
}
tigers-position-sign = « { $sign } » en { $point } ne veut rien dire : écrivez { $tiger } pour un tigre, { $sheep } pour un mouton ou { $empty } pour une intersection libre.
tigers-position-tigers = { $count ->
    [0] Il n’y a pas de tigre : il en faut toujours quatre.
    [one] Il n’y a qu’un tigre, en { $points } : il en faut toujours quatre.
   *[other] Il y a { $count } tigres, en { $points } : il en faut toujours quatre.
}
tigers-position-flock = Moutons sur le plateau, en main et mangés : { $board } + { $hand } + { $eaten }. Il en faut 20 en tout.
tigers-position-count = « { $text } » n’est pas un nombre de moutons : écrivez un nombre de 0 à 20.
tigers-position-turn = « { $text } » n’est pas un camp : écrivez S pour les moutons ou T pour les tigres.

## Parties et positions d'autres programmes

tigers-peer-move = « { $text } » n’est pas un coup dans cette notation.
tigers-peer-number = Ce tour porte le numéro « { $number } », mais ce devrait être { $due } ici.
tigers-peer-result-unknown = « { $text } » n’est pas un résultat : c’est 1-0, 0-1 ou 1/2-1/2.
tigers-peer-result = Le résultat indiqué est { $said }, mais les coups mènent à { $result }.
tigers-peer-position = « { $text } » n’est pas une position dans cette notation : elle ressemble à { $example }.
tigers-peer-row = La rangée { $number } est « { $row } » : chacune des cinq rangées porte cinq intersections.
tigers-peer-placed = Chèvres sur le plateau : { $board }, chèvres posées : seulement { $placed }.

## Les jeux de règles

begins-tigers = Les moutons commencent.

preset-tigers-french = Règles françaises
preset-tigers-french-about = Sept moutons, mangés en sautant ou en enfermant ; les bergeries comptent, et les tigres ne doivent pas tourner en rond.
preset-tigers-french-strict = Règles françaises, strictes
preset-tigers-french-strict-about = Comme les règles françaises, mais les tigres perdent dès qu’une position revient une première fois.
preset-tigers-french-jump-only = Règles françaises, sauts seuls
preset-tigers-french-jump-only-about = Comme les règles françaises, mais les tigres ne mangent qu’en sautant.
preset-tigers-classic = Bagh-Chal
preset-tigers-classic-about = Cinq moutons, mangés en sautant seulement ; pas de bergerie, les moutons qui ne peuvent plus bouger perdent, et aucun coup ne peut ramener une position.
preset-tigers-classic-draw = Bagh-Chal avec nulles
preset-tigers-classic-draw-about = Comme le Bagh-Chal, mais les positions peuvent revenir, et la troisième fois vaut partie nulle.
preset-tigers-ludii-all = Tout le troupeau
preset-tigers-ludii-all-about = Un Bagh-Chal où les tigres doivent manger les vingt moutons, et où les positions peuvent revenir.
preset-tigers-ludii-five = Cinq moutons
preset-tigers-ludii-five-about = Un Bagh-Chal où cinq moutons suffisent, et où les positions peuvent revenir.

## Les options des règles

rule-target = Le score qui fait gagner les tigres
rule-target-about = Combien de moutons les tigres doivent avoir mangés, une fois déduits les points de bergerie.
rule-imprison = Les tigres mangent les groupes de moutons enfermés
rule-imprison-about = Après un tour des tigres, tout groupe de moutons qui ne touche aucune intersection libre est mangé.
rule-fold = Les points de bergerie sont déduits du score des tigres
rule-fold-about = Chaque intersection libre qu’aucun tigre ne peut atteindre retire un point au score des tigres.
rule-blocked_sheep = Qui gagne quand aucun mouton ne peut bouger
rule-blocked_sheep-about = La question se pose après un tour des tigres, une fois l’enclos vide.
rule-blocked_sheep-S = les moutons
rule-blocked_sheep-T = les tigres
rule-tiger_repeat = Quand les tigres ramènent une position
rule-tiger_repeat-about = Ce qu’il advient d’un tour des tigres après lequel tout se retrouve comme avant.
rule-tiger_repeat-free = rien ne se passe
rule-tiger_repeat-loses = ils perdent
rule-tiger_repeat-forbidden = c’est interdit
rule-tiger_repeat-draw = partie nulle
rule-sheep_repeat = Quand les moutons ramènent une position
rule-sheep_repeat-about = Ce qu’il advient d’un tour des moutons après lequel tout se retrouve comme avant.
rule-sheep_repeat-free = rien ne se passe
rule-sheep_repeat-loses = ils perdent
rule-sheep_repeat-forbidden = c’est interdit
rule-sheep_repeat-draw = partie nulle
rule-repeat_limit = À quelle apparition la position compte
rule-repeat_limit-about = Avec 2, c’est le premier retour qui compte, avec 3 le deuxième, et ainsi de suite.
rule-must_capture = Un tigre qui peut manger le doit
rule-must_capture-about = Si un tigre peut sauter par-dessus un mouton, les tigres doivent sauter ; ils choisissent lequel.
rule-no_progress_limit = Coups sans mouton posé ni mangé avant la nulle
rule-no_progress_limit-about = On compte les coups des deux camps ; avec 0, cette nulle n’existe pas.
