# L'Enclos.

game-enclos = L’Enclos
game-enclos-line = Trois moutons chacun, une barrière par tour : enfermez ceux d’en face.
begins-enclos-asked = Le dernier tondu
begins-enclos-question = Qui s’est fait tondre le plus récemment ?

enclos-fences = Barrières posées

## Ce que demande un coup

enclos-ask-turn = Déplacez un de vos moutons et fermez un passage, dans l’ordre de votre choix.
enclos-ask-where = Où va le mouton en { $field } ?
enclos-ask-fence = Fermez maintenant un passage.
enclos-ask-sheep = Déplacez maintenant un de vos moutons.
enclos-task-sheep = Déplacer un mouton
enclos-task-fence = Fermer un passage

## Touchers et coups refusés

enclos-no-sheep = Il n’y a pas de mouton en { $field } : choisissez l’un des vôtres.
enclos-other-sheep = Ce mouton en { $field } est à l’autre camp : choisissez l’un des vôtres.
enclos-shut-in = Ce mouton en { $field } est enfermé : choisissez-en un autre.
enclos-too-far = { $field } ne touche pas { $from } : un mouton avance d’un seul champ.
enclos-way-closed = Une barrière coupe la route en { $passage } : prenez un autre passage.
enclos-occupied = Il y a déjà un mouton en { $field } : choisissez un champ libre.
enclos-fenced = Une barrière ferme déjà { $passage }.
enclos-no-fences = Il ne reste plus de barrière : déplacez simplement un mouton.
enclos-just-used = Votre mouton vient de franchir { $passage }, qui reste donc ouvert pour ce tour : fermez un autre passage.
enclos-move-first = Déplacez d’abord un mouton si vous voulez fermer { $passage }.
enclos-now-move = Votre barrière est déjà posée : déplacez maintenant un mouton.
enclos-now-go = Montrez d’abord à votre mouton où aller, puis fermez { $passage }.
enclos-now-fence = Votre mouton a avancé : fermez maintenant un passage.
enclos-stack = Les barrières attendent ici : touchez le passage à fermer.

## Coups illisibles

enclos-no-field = Il n’y a pas de champ « { $field } » sur ce plateau.
enclos-no-passage = Il n’y a pas de passage « { $passage } » : ces deux champs ne se touchent pas.
enclos-move-form = « { $text } » n’est pas un déplacement : écrivez les deux champs avec un trait d’union, comme d5-d6.
enclos-fence-form = « { $text } » n’est pas un passage : écrivez ses deux champs avec une barre oblique, comme +c4/d4.
enclos-turn-form = « { $text } » n’est pas un coup : il faut un déplacement et une barrière, comme d5-d6 +c4/d4.
enclos-step-missing = Il manque un déplacement à « { $text } » : un coup déplace un mouton et pose une barrière, comme d5-d6 +c4/d4.
enclos-fence-missing = Il manque une barrière à « { $text } » : un coup déplace un mouton et pose une barrière, comme d5-d6 +c4/d4.

## Positions illisibles

enclos-position-form = « { $text } » n’est pas une position : il faut les champs blancs, les champs noirs, les barrières et le trait, séparés par des barres obliques.
enclos-position-twice = Deux moutons occupent { $field } : un champ n’en porte qu’un.
enclos-position-flock = { $count ->
    [0] Un camp n’a pas de mouton : il en faut trois.
    [one] Un camp n’a qu’un mouton : il en faut trois.
   *[other] Un camp a { $count } moutons : il en faut trois.
}
enclos-position-fences = Les barrières « { $text } » sont illisibles : il faut { $digits } chiffres hexadécimaux.
enclos-position-passages = Les barrières nomment un passage au-delà du dernier : il n’y en a que { $passages }.
enclos-position-turn = « { $text } » n’est pas un camp : écrivez w pour les Blancs ou b pour les Noirs.

## Les jeux de règles

begins-enclos = Les Blancs commencent. La tradition les donne au dernier à être passé chez le coiffeur.

preset-enclos-french = Règles françaises
preset-enclos-french-about = Le jeu tel qu’il est paru, avec une barrière par passage.

## Les options des règles

rule-supply = Le nombre de barrières
rule-supply-about = Autant que de passages, sauf si vous indiquez un nombre : elles peuvent alors s’épuiser.
rule-supply-none = une par passage
rule-on_exhausted = Quand il n’y a plus de barrières
rule-on_exhausted-about = Soit le tour se réduit à un déplacement, et une position revenue pour la troisième fois vaut partie nulle ; soit la partie est nulle aussitôt.
rule-on_exhausted-move_only = on joue sans barrière
rule-on_exhausted-draw = partie nulle
rule-fence_used = Le passage que l’on vient de franchir peut être fermé
rule-fence_used-about = Sinon, le passage que votre mouton vient de franchir reste ouvert pour ce tour.
rule-self_block = Fermer sa dernière issue avant de se déplacer
rule-self_block-about = Poser d’abord une barrière qui vous ôte votre dernier déplacement est soit refusé, soit perdant.
rule-self_block-illegal = refusé
rule-self_block-loss = perdant
rule-loss_check = Quand on vérifie si un camp est enfermé
rule-loss_check-about = Si l’on vérifie aussi en fin de tour, s’enfermer soi-même fait perdre aussitôt, sauf si l’autre camp est enfermé lui aussi.
rule-loss_check-turn_start = au début de son tour
rule-loss_check-turn_end = à la fin de son tour aussi
