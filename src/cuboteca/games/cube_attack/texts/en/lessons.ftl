## The first lesson

lesson-first-title = To the moons
lesson-first-goal = Enter, grow, hold moons, arm yourself and fight for them.

lesson-first-enter = Whoever leads alone with 64 points wins, and only moons score: 2 the half ones, 4 the full one. You have two actions a turn. Your Cube waits at the Entrance; new ones come from the marked Cube planet. Where to?
lesson-first-enter-why = From here it is one step to a Cube planet, which makes new Cubes. The more you have, the more moons you hold: first grow, then fight.
lesson-first-enter-armoury = A weapon is of no use yet, as nobody is near. The way over the Wound planet leads to new Cubes: go there.

lesson-first-inward = Second action; the gold ring at your Entrance says that it is still your turn. You could double the Cube here, or go on. Nobody can hurt you yet. What is quicker?
lesson-first-inward-why = On the Cube planet you can bring in a second Cube next turn. Ada did the same on her side. No points yet: nobody is on a moon.
lesson-first-inward-double = Doubled it would survive a hit, but nobody near has a weapon. Use your time to grow: the Cube planet is next door.
lesson-first-inward-aside = That leads away from new Cubes. The Cube planet is next door: go inward.

lesson-first-grow = An action may also activate the planet on which a Cube stands, unless an opponent is there too. What does the Cube planet do for you?
lesson-first-grow-why = A second Cube enters at your Entrance. It can move at once, so each new Cube is at work right away.
lesson-first-grow-moon = A moon is good, but first activate: you have two actions, and the new Cube costs only one of them. Then go.
lesson-first-grow-back = You have just come here for new Cubes. Activate the planet.

lesson-first-moon = One action left this turn. At the end of the turn every moon gives its points. Where should a Cube stand now?
lesson-first-moon-why = A Half Moon, alone: 2 points. And again at the end of every turn in which you are still there. Being there early pays for long.
lesson-first-moon-also = Just as good: both Half Moons bring 2 points each turn. In this lesson we take the one on the right, H0.
lesson-first-moon-new = The new Cube reaches no moon in one step, but your first one does. Get the 2 points now.
lesson-first-moon-back = Outward there are no points. The Half Moons are next to you.

lesson-first-full = A new turn. “2 → 4” in your panel: 2 points now, 4 at its end. The Full Moon in the middle gives 4, twice a Half Moon. Your Cube on the moon is next to it. What do you do?
lesson-first-full-why = 4 instead of 2, if you stay alone there. The middle touches all Half Moons: a strong place, but everybody can come.
lesson-first-full-new = Good for later, but first the points: the Full Moon is one step away, and Ada is just as near to it.
lesson-first-full-else = That gives your 2 points away. The Full Moon is one step away and brings 4.

lesson-first-weapon = Ada will come to the middle. With your second action, prepare: where does a Cube get a weapon?
lesson-first-weapon-why = And Ada did come: with two teams on a moon each gets half, 2 and 2. Your other Cube stands on the Armoury, ready to arm itself.
lesson-first-weapon-leave = Leaving the middle costs points. Your other Cube has nothing to do yet: send that one to the Armoury.
lesson-first-weapon-else = From there no weapon comes. Next to the Entrance lies an Armoury, too.

lesson-first-arm = Ada shares your moon. Unarmed Cubes cannot fight. What now?
lesson-first-arm-why = A triangle on top: a short-range weapon. It hits on its own planet. A second activation, in another turn, would make it a square: long range.
lesson-first-arm-leave = Then Ada has the Full Moon alone, 4 points. Stay, and get a weapon for your other Cube.
lesson-first-arm-else = First activate the Armoury, then move: you have two actions for exactly that.

lesson-first-near = One action left. The armed Cube should go towards the middle, and be paid on the way if possible.
lesson-first-near-why = It waits on a Half Moon, 2 points more, one step from the fight. Ada armed herself as well and stands just as near.
lesson-first-near-leave = Then the middle is Ada’s. Move the armed Cube nearer.
lesson-first-near-else = That is not the way to the fight. A Half Moon lies between, and it brings 2 points.

lesson-first-approach = Short range hits only on its own planet. You have two actions. How do you use them against the Cube in the middle?
lesson-first-approach-why = Move in, then strike: two actions, one attack. The first half is done.
lesson-first-approach-leave = You need to be where Ada’s Cube is. Leave this one there, and bring the armed one.
lesson-first-approach-else = A triangle hits on its own planet. Bring it into the middle, where Ada’s Cube is.

lesson-first-attack = Now strike. Several Cubes stand here, so a tap on the planet opens a list: choose your armed Cube, then what it does. There are no dice: an attack always hits.
lesson-first-attack-why = Her Cube went back to her supply. But see her answer: she came in and hit your armed Cube. A single Cube falls at the first hit, so whoever strikes last in a turn has an edge.
lesson-first-attack-else = Moving on scores something, but Ada keeps her Cube and her share of the middle. You came here to strike.

lesson-first-double = Turn 9. Your armed Cube stands on a Wound planet, and Ada’s hunter is in the middle. One hit removes a single Cube. What makes yours harder to beat?
lesson-first-double-why = A second cube underneath: now it takes two hits, and keeps its weapon after the first. Doubled and armed, it may go where the fighting is.
lesson-first-double-else = Go like this and one hit removes it. You are on a Wound planet: put a second cube under it first.

lesson-first-long = The last turn, your last action: 58 to 56 for you. Your square hits on a connected planet, never on its own. Ada’s hunter alone holds the Full Moon. Which action is worth most?
lesson-first-long-why = From next door, safe from its triangle: the middle was cleared. Three Half Moons brought you to 64, and Ada came short. You have won.
lesson-first-long-else = That leaves Ada’s hunter where it scores and strikes. Your square can hit it from here, without going near.

lesson-first-end = You know it all: Cubes first, then moons, weapons in time, and doubled Cubes to the front. There is no luck: only what you see coming.
