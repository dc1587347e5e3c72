## Words of a play
