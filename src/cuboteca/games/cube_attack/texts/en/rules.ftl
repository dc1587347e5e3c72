## Our summary of the rules, in our own words; see docs/games/cube_attack.md

rules-1-title = Aim of the game
rules-1-body =
    You lead a team of Cubes through a small galaxy. At the end of every turn the moons give points to the teams on them. Whoever is alone in the lead with at least 64 points at the end of a turn wins.

    Nothing is hidden, and there is no luck once the first player is drawn.

rules-2-title = Cubes
rules-2-body =
    Each player has 20 wooden cubes of one colour. The top face of a Cube on the board shows what the Cube can do: blank is unarmed, a triangle is a short-range weapon, a square is a long-range weapon.

    A Cube may have a second wooden cube underneath. The two are still one Cube, but it takes two hits to remove it. We call such a Cube doubled.

    Cubes that are not on the board are your supply.

rules-3-title = The board
rules-3-body =
    Planets are joined by lines, the orbits. Two planets are connected if a line leads from one to the other with no planet in between.

    Entrance: here the Cubes of one team come into play. No move ever leads into an Entrance, and nobody can be attacked there.
    Cube planet: brings one more of your Cubes into play.
    Wound planet: doubles a Cube.
    Armoury: arms a Cube.
    Half Moon: 2 points at the end of a turn. Full Moon: 4 points.

    A planet can hold any number of Cubes, of any team.

rules-4-title = Set-up
rules-4-body =
    Each player puts one unarmed Cube on the Entrance of their colour. The first player is drawn at random and stays first player for the whole play.

    Which Entrances are used depends on the number of players, so that everybody has about the same amount of space.

rules-5-title = A turn
rules-5-body =
    From the first player clockwise, everybody takes 2 actions. When all have done so the turn ends and the moons give points.

    An action is one of three things: move, activate, attack. Both actions may be taken with the same Cube or with two, and one may move twice; but the same Cube may not activate twice in a turn, nor attack twice.

    You must take both actions as long as you can.

rules-6-title = Action: move
rules-6-body =
    Move one of your Cubes along an orbit to a connected planet, but never into an Entrance. Opposing Cubes do not stop you, either there or where you come from.

rules-7-title = Action: activate
rules-7-body =
    One of your Cubes activates the planet it stands on. There must be no opposing Cube on it, and the activation must do something.

    Cube planet: put a Cube from your supply on your Entrance, unarmed. It may move at once.
    Wound planet: put a cube from your supply under the Cube, unless it is doubled already.
    Armoury: an unarmed Cube gets a short-range weapon; a short-range Cube changes it for a long-range one.

    With an empty supply only the Armoury works.

rules-8-title = Action: attack
rules-8-body =
    An armed Cube of yours attacks an opposing Cube. Short range hits on the same planet, long range on any connected planet; a long-range Cube cannot hit on its own planet.

    An attack always hits. A doubled Cube loses the lower cube and keeps its weapon; a single Cube is removed. By our ruling, and with the usual options, the wooden cube goes back to its owner’s supply.

    Example: your short-range Cube stands on a Half Moon with a doubled opposing Cube. The first hit takes its lower cube. In the same turn this Cube of yours cannot attack again, but another one could.

rules-9-title = Points
rules-9-body =
    At the end of a turn each moon gives its points. If only one team has Cubes there it gets them all: 2 for a Half Moon, 4 for the Full Moon. If several teams are there, each of them gets half, 1 or 2, however many they are. Several Cubes of one team count as one.

    Points are scored at no other time: what counts is where the Cubes are when the last player has acted.

rules-10-title = End of the play
rules-10-body =
    If at the end of a turn one player alone has the highest total, and it is 64 or more, that player wins. If several share the highest total, everybody plays another turn, and so on, until somebody leads alone; anybody can still catch up.

    By our ruling a play that would never end is ended at the turn cap, usually 400; equal totals then share the victory.

rules-11-title = Rulings worth knowing
rules-11-body =
    The rulebook leaves a few questions open. We play them like this.

    A player without Cubes is skipped but keeps their points; if those are enough, they can still win. New Cubes come only from Cube planets, so nobody returns.

    An opposing Cube blocks an activation only while it is there: remove it with your first action, and you can activate with your second.

    A weapon can be used in the very turn in which you get it.

    Hits take effect at once. A Cube removed before it is your go cannot act any more.

    A lone Cube on a moon must move if there is nothing else to do; with two actions it can leave and come back.

    The first of your two actions can be taken back until the second one is done.

    The boards are our own: the printed one was in a picture that we do not have. If you own the game you can enter its board; a guide explains how.

## Pictures and tables of the rules

figure-supply = What each player begins with.
figure-move = move
figure-activate = activate
figure-attack = attack
figure-first = first player
figure-move-example = A Cube moves along an orbit, to a planet that is connected with its own.
figure-armoury = An Armoury gives a triangle, and the next time a square.
figure-wound = A Wound planet puts a second cube underneath.
figure-attack-example = A short-range Cube hits on its own planet; a doubled Cube loses its lower cube.
figure-goal = 64 points, and nobody level with you, at the end of a turn.
figure-rulings = The first player is the same for the whole play.
column-alone = One team alone
column-shared = Each of several teams
