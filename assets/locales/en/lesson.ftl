# The first minute with each game: what a step asks for, what has come of it, and
# what is said after another ply than the one it wants.

lesson-learn = New here? Learn by playing
lesson-step = Step { $number } of { $count }
lesson-next = Next
lesson-next-key = Next step (Page Down or Enter)
lesson-skip = Skip
lesson-skip-key = Skip this step (Page Down)
lesson-back = Back
lesson-back-key = The step before (Page Up)
lesson-leave-key = Leave the lesson (End)
lesson-play = Play a match now

## L'Enclos

lesson-enclos-turn = You lead the white sheep. Touch one, then a free field next to it; then touch a passage, one of the small squares between two fields, to close it with a fence.
lesson-enclos-turn-done = A walk and a fence: that is a whole turn. Then it is the other side’s.
lesson-enclos-behind = Once more, with the marked sheep: lead it to the marked field, then close the passage behind it.
lesson-enclos-behind-done = A fence stays until the end and lets nobody through, not even you. Black has answered in the meantime.
lesson-enclos-behind-again = That is allowed, too. But try it with the marked sheep, field and passage.
lesson-enclos-order = The order is up to you. This time touch the marked passage first, then walk any of your sheep.
lesson-enclos-order-done = Sheep first or fence first, both will do. A fence counts at once, for your own sheep too.
lesson-enclos-order-again = The marked passage was left open: close it, before your walk or after it.
lesson-enclos-fence-in = The black sheep in the corner has one way left. Close it with a fence, and walk any of your sheep.
lesson-enclos-fence-in-done = Shut in! It can no longer move. Do that to all three, and you have won.
lesson-enclos-fence-in-again = It could still get out. Close the marked passage.
lesson-enclos-stand = Sheep bar the way as well. Walk yours to the last field that the black one in the corner could go to, and put the fence wherever you like.
lesson-enclos-stand-done = As long as yours stands there, the other is stuck. Fences stay for good; a sheep may walk on.
lesson-enclos-stand-again = Walk the marked sheep to the marked field.
lesson-enclos-win = Now win! Black has only two moves left: take one away with a sheep, the other with a fence.
lesson-enclos-win-done = It is Black’s turn, and no black sheep can move: you have won.
lesson-enclos-win-again = Black could still move. Look at both ways out: one is for your sheep close by, the other for the fence.
lesson-enclos-riddle = A riddle to end with, and now you lead the black sheep. Find a turn after which no white sheep can move.
lesson-enclos-riddle-done = No white sheep can move: Black has won, and you know the whole game.
lesson-enclos-riddle-again = White could still move. Try again: now the way is marked.

## Barricade

lesson-barricade-throw = You are Red. Touch the die to throw it, then a pawn in your house, then one of the fields that light up.
lesson-barricade-throw-done = Any throw brings a pawn out, and the field before the house is its first step. In a match all throw first, and the highest throw begins.
lesson-barricade-walk = A 5: walk the marked pawn exactly five fields, forwards, sideways or back, but never twice over the same one.
lesson-barricade-walk-done = Always as many fields as the die shows. Whoever can move must; whoever cannot passes.
lesson-barricade-walk-again = Another pawn may come out of the house, too. But this time walk the marked one.
lesson-barricade-strike = A 3, and a blue pawn stands three fields away from yours. Land on it!
lesson-barricade-strike-done = It goes home and must begin again. Pawns on the way are merely passed: what counts is where you land.
lesson-barricade-strike-again = The blue pawn got away. Land exactly on its field.
lesson-barricade-land = No pawn passes a barricade. But an exact throw may land on one, and you have a 2: do it.
lesson-barricade-land-done = Your pawn stands on the barricade now. Until it leaves, nothing changes: nobody gets past, not even you.
lesson-barricade-land-again = There is a barricade two fields away, to the left and to the right. Land on one of them.
lesson-barricade-carry = A pawn that leaves a barricade may take it along. Walk three fields, then put the barricade on a free field, best in Blue’s way.
lesson-barricade-carry-done = Well blocked. It may go to any free field, but neither to the first row, where the houses open, nor to the goal.
lesson-barricade-carry-again = The barricade stayed behind. You may do that, but this time take it along.
lesson-barricade-six = A 6! Use it with any pawn, and see what it brings.
lesson-barricade-six-done = It is still your turn: after a 6 you throw again, as often as it comes.
lesson-barricade-goal = The goal takes an exact throw. It is three fields away, and the die shows a 3: walk there.
lesson-barricade-goal-done = One pawn on the goal, and you have won. The other four need not follow.
lesson-barricade-goal-again = So close! Walk the marked pawn onto the goal.

## Tigers & Sheep

lesson-tigers-place = You lead twenty sheep against four tigers. Touch any free point to put a sheep there.
lesson-tigers-place-done = One sheep a turn. Once all twenty are out they walk, one point at a time along the lines.
lesson-tigers-jump = Now you lead the tigers. They walk along the lines, or jump over a sheep to the free point right behind it: jump, and eat one.
lesson-tigers-jump-done = Eaten! A tiger jumps over one sheep a turn, and never has to.
lesson-tigers-jump-again = That tiger has only walked. Choose a marked one, then the free point behind the sheep.
lesson-tigers-cover = You lead the sheep again. A tiger could jump over yours to the free point behind it: put another sheep on that point.
lesson-tigers-cover-done = A tiger needs a free point to land on. A sheep with another right behind it is safe from that side.
lesson-tigers-cover-again = The tiger could still jump. Put your sheep on the marked point.
lesson-tigers-shut-in = Tigers also eat whom they shut in. The two sheep in the corner have a single way out: close it with the marked tiger.
lesson-tigers-shut-in-done = A group of sheep that touches no free point is eaten, all of it, right after the tigers’ turn.
lesson-tigers-shut-in-again = They could still get out. Walk the marked tiger to the marked point.
lesson-tigers-imprison = Now the sheep take a prisoner. The tiger amid them has a single point left to go to: put a sheep there.
lesson-tigers-imprison-done = It can neither walk nor jump. Hold all four like that at the same time, and the sheep have won.
lesson-tigers-imprison-again = The tiger could still get away. Put your sheep on the marked point.
lesson-tigers-fold = A free point that no tiger can ever get to, as long as the sheep stand still, is a sheepfold. Close one: put a sheep on the marked point.
lesson-tigers-fold-done = It takes one off the tigers’ score for as long as it lasts: three eaten less one is two. They need seven.
lesson-tigers-fold-again = That closes no sheepfold. Put your sheep on the marked point.
lesson-tigers-seven = The tigers’ turn: seven sheep eaten less one point of sheepfold is six. Eat one more, and you have won.
lesson-tigers-seven-done = Eight eaten less one is seven: the tigers have won.
lesson-tigers-seven-again = It still is six. Jump over a sheep with the marked tiger.
lesson-tigers-win = Now win with the sheep. The tigers are hemmed in, and just one of them can still jump: put a sheep where it would land.
lesson-tigers-win-done = No tiger can walk or jump: the sheep have won, and you know the whole game.
lesson-tigers-win-again = That tiger could still jump. Put your sheep on the marked point.
