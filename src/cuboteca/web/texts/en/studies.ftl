## Studies of a game

studies = Studies
studies-of = Studies of { $game }
studies-lead = Questions answered by experiment: bots played thousands of plays, in which one thing was changed.
studies-all = All studies of this game
studies-picture = As a picture
