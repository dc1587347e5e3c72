## Whether the draws of a play can be trusted: a page and a command say it alike

verified-proven = All draws follow from the commitment.
verified-seeded = The draws are computed as they should be, but somebody chose the seed.
verified-failed = Something is wrong with this play.
verified-open = Nothing is wrong, but the draws cannot be checked.
check-noted-passed = The commitment is the one that you noted.
check-noted-failed = The commitment is not the one that you noted.
check-noted-open = Compare the commitment with the one that the table showed before the play: only then does it prove anything.
check-commitment-passed = The secret that was revealed is the one that the table was bound to.
check-commitment-failed = The secret does not fit the commitment: it is not the one that the table was bound to.
check-commitment-open = The secret is not known, so no draw can be computed again.
check-rules-passed = All { $count } events follow the rules of the game and lead to this result.
check-rules-failed = The rules of the game do not allow what is written here.
check-draws-passed = Every draw is the one that follows from the secret.
check-draws-failed = A draw is not the one that follows from the secret.
check-draws-open = The draws could not be computed again.
check-weights-passed = Each time, what could have been drawn is what the rules say.
check-weights-failed = What is said to have been possible at a draw is not what the rules say.
check-weights-open = The record does not list what could have been drawn.
check-chain-passed = The log ends with { $head }. If that is the last fingerprint of the log that you saw, nothing in it was changed.
check-chain-failed = The log does not lead to its fingerprint: something in it was changed, added or left out.
check-chain-open = The record has no fingerprint of the log that could be computed again.
chance-commitment = Commitment of the table
check-of = { $number } of { $total }
