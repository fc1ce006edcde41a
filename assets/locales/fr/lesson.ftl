# La première minute avec chaque jeu : ce que demande une étape, ce qui en résulte, et
# ce que l’on dit après un autre coup que celui qu’elle attend.

lesson-learn = Première fois ? Apprendre en jouant
lesson-step = Étape { $number } sur { $count }
lesson-next = Suite
lesson-next-key = Étape suivante (Page suiv. ou Entrée)
lesson-skip = Passer
lesson-skip-key = Passer cette étape (Page suiv.)
lesson-back = Retour
lesson-back-key = L’étape d’avant (Page préc.)
lesson-leave-key = Quitter la leçon (Fin)
lesson-play = Jouer une partie

## L'Enclos

lesson-enclos-turn = Vous menez les moutons blancs. Touchez-en un, puis un champ voisin libre ; touchez ensuite un passage, l’un des petits carrés entre deux champs, pour le fermer d’une barrière.
lesson-enclos-turn-done = Un déplacement et une barrière : voilà un tour complet. C’est ensuite à l’autre camp.
lesson-enclos-behind = Encore une fois, avec le mouton marqué : menez-le dans le champ marqué, puis fermez le passage derrière lui.
lesson-enclos-behind-done = Une barrière reste jusqu’à la fin et ne laisse passer personne, pas même vous. Les Noirs ont répondu entre-temps.
lesson-enclos-behind-again = C’est permis aussi. Mais essayez avec le mouton, le champ et le passage marqués.
lesson-enclos-order = L’ordre est à votre choix. Cette fois, touchez d’abord le passage marqué, puis déplacez l’un de vos moutons.
lesson-enclos-order-done = Mouton d’abord ou barrière d’abord, les deux vont. Une barrière compte aussitôt, même pour vos moutons.
lesson-enclos-order-again = Le passage marqué est resté ouvert : fermez-le, avant ou après votre déplacement.
lesson-enclos-fence-in = Le mouton noir du coin n’a plus qu’une issue. Fermez-la d’une barrière, et déplacez l’un de vos moutons.
lesson-enclos-fence-in-done = Enfermé ! Il ne peut plus bouger. Faites de même des trois, et vous avez gagné.
lesson-enclos-fence-in-again = Il pouvait encore sortir. Fermez le passage marqué.
lesson-enclos-stand = Les moutons aussi coupent la route. Menez le vôtre dans le dernier champ où pourrait aller le mouton noir du coin, et posez la barrière où vous voulez.
lesson-enclos-stand-done = Tant que le vôtre reste là, l’autre est coincé. Une barrière reste pour de bon ; un mouton peut repartir.
lesson-enclos-stand-again = Menez le mouton marqué dans le champ marqué.
lesson-enclos-win = À vous de gagner ! Il ne reste que deux déplacements aux Noirs : ôtez-leur l’un avec un mouton, l’autre avec une barrière.
lesson-enclos-win-done = C’est aux Noirs de jouer, et aucun de leurs moutons ne peut bouger : vous avez gagné.
lesson-enclos-win-again = Les Noirs pouvaient encore bouger. Voyez les deux issues : l’une est pour votre mouton tout proche, l’autre pour la barrière.
lesson-enclos-riddle = Une énigme pour finir, et cette fois vous menez les moutons noirs. Trouvez un tour après lequel aucun mouton blanc ne peut bouger.
lesson-enclos-riddle-done = Aucun mouton blanc ne peut bouger : les Noirs ont gagné, et vous connaissez tout le jeu.
lesson-enclos-riddle-again = Les Blancs pouvaient encore bouger. Essayez encore : la voie est maintenant marquée.

## Barricade

lesson-barricade-throw = Vous jouez les Rouges. Touchez le dé pour le lancer, puis un pion dans votre maison, puis l’une des cases qui s’éclairent.
lesson-barricade-throw-done = N’importe quel lancer fait sortir un pion, et la case devant la maison est son premier pas. Dans une partie, tous lancent d’abord, et le plus haut lancer commence.
lesson-barricade-walk = Un 5 : avancez le pion marqué de cinq cases exactement, en avant, de côté ou en arrière, mais jamais deux fois sur la même.
lesson-barricade-walk-done = Toujours autant de cases que le dé en montre. Qui peut jouer le doit ; qui ne peut pas passe son tour.
lesson-barricade-walk-again = Un autre pion peut sortir de la maison, en effet. Mais cette fois, avancez celui qui est marqué.
lesson-barricade-strike = Un 3, et un pion bleu se trouve à trois cases du vôtre. Arrêtez-vous sur lui !
lesson-barricade-strike-done = Il rentre chez lui et doit tout recommencer. Les pions en chemin se sautent : seule compte la case d’arrivée.
lesson-barricade-strike-again = Le pion bleu vous a échappé. Arrêtez-vous exactement sur sa case.
lesson-barricade-land = Aucun pion ne saute une barricade. Mais un compte exact permet de s’arrêter dessus, et vous avez un 2 : faites-le.
lesson-barricade-land-done = Votre pion se tient sur la barricade. Jusqu’à son départ, rien ne change : personne ne passe, pas même vous.
lesson-barricade-land-again = Il y a une barricade à deux cases, à gauche comme à droite. Arrêtez-vous sur l’une d’elles.
lesson-barricade-carry = Un pion qui quitte une barricade peut l’emporter. Avancez de trois cases, puis posez-la sur une case libre, de préférence sur la route des Bleus.
lesson-barricade-carry-done = Bien barré. Toute case libre lui convient, mais ni la première rangée, devant les maisons, ni le but.
lesson-barricade-carry-again = La barricade est restée sur place. C’est permis, mais cette fois, emportez-la.
lesson-barricade-six = Un 6 ! Jouez-le avec le pion de votre choix, et voyez ce qu’il rapporte.
lesson-barricade-six-done = C’est encore à vous : après un 6, on relance, autant de fois qu’il tombe.
lesson-barricade-goal = Le but demande un compte exact. Il est à trois cases, et le dé montre un 3 : allez-y.
lesson-barricade-goal-done = Un pion au but, et vous avez gagné. Les quatre autres n’ont pas à suivre.
lesson-barricade-goal-again = Si près ! Menez le pion marqué au but.

## Tigers & Sheep

lesson-tigers-place = Vous menez vingt moutons contre quatre tigres. Touchez une intersection libre pour y poser un mouton.
lesson-tigers-place-done = Un mouton par tour. Une fois les vingt posés, ils se déplacent d’une intersection à la fois, le long des lignes.
lesson-tigers-jump = Vous menez maintenant les tigres. Ils suivent les lignes, ou sautent par-dessus un mouton vers l’intersection libre juste derrière : sautez, et mangez-en un.
lesson-tigers-jump-done = Mangé ! Un tigre saute par-dessus un mouton par tour, et n’y est jamais obligé.
lesson-tigers-jump-again = Ce tigre n’a fait que marcher. Choisissez-en un qui est marqué, puis l’intersection libre derrière le mouton.
lesson-tigers-cover = Vous menez à nouveau les moutons. Un tigre pourrait sauter le vôtre vers l’intersection libre derrière lui : posez-y un autre mouton.
lesson-tigers-cover-done = Il faut au tigre une intersection libre où retomber. Un mouton couvert par un autre, juste derrière lui, ne craint rien de ce côté.
lesson-tigers-cover-again = Le tigre pouvait encore sauter. Posez votre mouton sur l’intersection marquée.
lesson-tigers-shut-in = Les tigres mangent aussi ceux qu’ils enferment. Les deux moutons du coin n’ont qu’une issue : fermez-la avec le tigre marqué.
lesson-tigers-shut-in-done = Un groupe de moutons qui ne touche aucune intersection libre est mangé, tout entier, juste après le tour des tigres.
lesson-tigers-shut-in-again = Ils pouvaient encore sortir. Menez le tigre marqué à l’intersection marquée.
lesson-tigers-imprison = Aux moutons de faire un prisonnier. Le tigre au milieu d’eux n’a plus qu’une intersection où aller : posez-y un mouton.
lesson-tigers-imprison-done = Il ne peut plus ni marcher ni sauter. Tenez ainsi les quatre en même temps, et les moutons ont gagné.
lesson-tigers-imprison-again = Le tigre pouvait encore s’échapper. Posez votre mouton sur l’intersection marquée.
lesson-tigers-fold = Une intersection libre qu’aucun tigre n’atteindra jamais, tant que les moutons ne bougent pas, est une bergerie. Fermez-en une : posez un mouton sur l’intersection marquée.
lesson-tigers-fold-done = Elle retire un point au score des tigres, aussi longtemps qu’elle dure : trois mangés moins un font deux. Il leur en faut sept.
lesson-tigers-fold-again = Cela ne ferme aucune bergerie. Posez votre mouton sur l’intersection marquée.
lesson-tigers-seven = Aux tigres : sept moutons mangés moins un point de bergerie font six. Mangez-en encore un, et vous avez gagné.
lesson-tigers-seven-done = Huit mangés moins un font sept : les tigres ont gagné.
lesson-tigers-seven-again = Cela fait toujours six. Sautez par-dessus un mouton avec le tigre marqué.
lesson-tigers-win = À vous de gagner avec les moutons. Les tigres sont cernés, et un seul peut encore sauter : posez un mouton là où il retomberait.
lesson-tigers-win-done = Aucun tigre ne peut ni marcher ni sauter : les moutons ont gagné, et vous connaissez tout le jeu.
lesson-tigers-win-again = Ce tigre pouvait encore sauter. Posez votre mouton sur l’intersection marquée.
