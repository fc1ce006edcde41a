# Les camps, les résultats, et ce qui cloche quel que soit le jeu.

side-white = Blancs
side-black = Noirs
side-red = Rouges
side-green = Verts
side-yellow = Jaunes
side-blue = Bleus
side-orange = Orange
side-sheep = Moutons
side-tigers = Tigres
side-named = { $name } ({ $side })

outcome-won = Victoire des { $sides } : { $reason }.
outcome-won-named = { $sides } { $count ->
    [one] l’emporte
   *[other] l’emportent
} : { $reason }.
outcome-draw = Partie nulle : { $reason }.

reason-blocked = l’autre camp ne peut plus bouger
reason-goal = un pion a atteint le but
reason-fences-exhausted = il ne reste plus de barrière
reason-repetition = la même position est revenue trop souvent
reason-no-progress = trop de coups ont passé sans progrès
reason-sheep-eaten = assez de moutons ont été mangés
reason-tigers-imprisoned = plus aucun tigre ne peut bouger
reason-all-sheep-blocked = plus aucun mouton ne peut bouger
reason-resigned = l’autre camp a abandonné
reason-agreed = les deux camps en sont convenus
reason-time = le temps de l’autre camp est écoulé

game-unknown = Il n’y a pas de jeu nommé « { $game } » dans cette boîte. Elle contient : { $games }.
rules-preset-unknown = Ce jeu n’a pas de règles nommées « { $preset } ». Choisissez parmi : { $presets }.
rules-toggle-unknown = Ces règles n’ont pas d’option « { $toggle } ». Elles ont : { $toggles }.
rules-value-unknown = L’option { $toggle } ne peut pas valoir « { $value } ». Valeurs possibles : { $values }.

value-on = oui
value-off = non

match-over = Cette partie est terminée.
move-repeats = { $move } ramènerait une position déjà vue une fois de trop : choisissez un autre coup.
throw-other = Les dés de cette partie donnent { $thrown } ici : jouez ce lancer.
touch-elsewhere = Il n’y a rien à faire ici pour l’instant : choisissez un endroit éclairé.

note-count = { $label } : { $value }
note-count-of = { $label } : { $value } sur { $of }
note-side = { $side } ({ $counts })
note-odds = { $label } : { $faces ->
    [one] un lancer
   *[other] { $faces } lancers
} sur { $of }
note-no-progress = Coups sans progrès

warn-loses = Attention, partie perdue : { $moves } ({ $reason }).
warn-draws = Attention, partie nulle : { $moves } ({ $reason }).

## La force de l’ordinateur

level-easy = facile
level-fair = moyen
level-strong = fort
