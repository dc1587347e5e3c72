"""Check the draws of plays of a deal: ``python verify_deal.py FILE [COMMITMENT]``.

It needs ``verify_play.py`` beside it, whose usage and answers it has.  The tables of a deal share
their secret and their commitment; see "Deals" in docs/provable-chance.md.  What each draw was from,
the record says as well; ``cuboteca verify`` compares that with the rules.
"""

import hashlib
import sys

import verify_play
from verify_play import hashed, keyed, signature_fits

MOST_LOTS = 1000


def commitment_of(record: dict, proof: dict) -> str:
    """Return the fingerprint of everything that decides the draws, the same for all tables."""
    names = ("scheme", "deal", "salt", "secret", "game", "options", "rules_version")
    bound = {name: (record | proof)[name] for name in names}  # a proof may name older rules
    bound |= {"seats": len(record["seats"]), "seeded": record.get("seeded", False)}
    return hashlib.sha256(hashed(bound)).hexdigest()


def number_drawn(proof: dict, source: list, nth: int, weights: list) -> int:
    """Return the number that decides the draw of a source that ``nth`` others came before."""
    (name, outcomes), total = source, sum(weights)
    place = [proof["deal"], name, nth]
    if total <= MOST_LOTS:  # each outcome has as many lots as its weight, and the smallest wins
        pairs = zip(outcomes, weights, strict=True)
        lots = [[outcome, lot] for outcome, weight in pairs for lot in range(weight)]
        keys = [keyed(proof, ["lot", *place, *lot]) for lot in lots]
        return keys.index(min(keys))
    value = whole = 2**256 // total * total  # numbers from here on would favour the low ones
    attempt = 0
    while value >= whole:
        value = int(keyed(proof, ["number", *place, attempt]), 16)
        attempt += 1
    return value % total


def wrong_draw(record: dict, proof: dict) -> str | None:
    """Return what is wrong with the first wrong draw."""
    events = [n for n, (actor, _) in enumerate(record["events"]) if actor == "chance"]
    if not len(events) == len(proof["draws"]) == len(proof["sources"]):
        return f"{len(events)} draws were made, {len(proof['draws'])} are listed"
    drawn: dict[str, int] = {}
    for event, possible, source in zip(events, proof["draws"], proof["sources"], strict=True):
        nth = drawn[source[0]] = drawn.get(source[0], -1) + 1
        number = number_drawn(proof, source, nth, [weight for _, weight in possible])
        text = next(text for text, weight in possible if (number := number - weight) < 0)
        if text != record["events"][event][1]:
            return f"event {event} should be '{text}', not '{record['events'][event][1]}'"
    return None


def head_of(record: dict, proof: dict) -> str:
    """Return the last fingerprint of the log, which begins with the table's own name."""
    log = [list(entry) for entry in record["events"]]
    for place, actor, text in proof.get("withdrawn", []):
        log.insert(place, [actor, text])
    head = keyed(proof, ["begin", proof["commitment"], proof["contributions"], proof["table"]])
    for number, (actor, text) in enumerate(log):
        head = keyed(proof, ["entry", head, number, actor, text])
    return head


def problems_of(record: dict, noted: str = "") -> list[str]:
    """Return what is wrong with the record of a play, as sentences; none if all is well."""
    proof = record.get("proof") or {}
    if proof.get("scheme") != 4:
        return ["it is of no deal; verify_play.py checks it"]
    if not proof.get("secret"):
        return ["it holds no secret by which its draws could be checked"]
    known, draw = proof["commitment"], wrong_draw(record, proof)
    checks = [
        (known.startswith(noted), f"its commitment is not yours, but {known}"),
        (commitment_of(record, proof) == known, "its secret does not fit its commitment"),
        (not proof["contributions"], "somebody added to draws that are the same for all"),
        (not draw, f"a draw does not follow from the secret: {draw}"),
        (head_of(record, proof) == proof["head"], "its log does not lead to its fingerprint"),
        (signature_fits(record, proof), "it was changed after it was signed"),
    ]
    return [problem for fits, problem in checks if not fits]


if __name__ == "__main__":
    verify_play.problems_of = problems_of  # all else is the same
    sys.exit(verify_play.main(sys.argv[1:]))
