## With the real box

real-turn = Turn { $turn }: who is on which moon?
real-note = Tick every team that has a Cube on the moon; how many does not matter. The board is one of ours: choose it when the sheet begins, and leave out moons that yours lacks.
