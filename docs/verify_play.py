"""Check the draws of a finished play without Cuboteca: plain Python, nothing else.

    python verify_play.py FILE [COMMITMENT]

FILE holds records of plays, one JSON object per line, as the site lets you download them.
COMMITMENT is what the table showed before the play, at least 16 of its 64 digits.

This program shares no code with Cuboteca and does not know the rules of the games: it takes from
the record what could have been drawn each time and with which weights.  ``cuboteca verify`` also
checks that against the rules.  What is computed here is described in docs/provable-chance.md.

Exit status: 0 if all draws of all plays follow from their commitments, else 1; 2 for wrong usage.
"""

import hashlib
import hmac
import json
import sys
from pathlib import Path
from typing import Any

Record = dict[str, Any]


def hashed(value: object) -> bytes:
    """Return the bytes of a value that are hashed: JSON without spaces, keys in order, in ASCII."""
    return json.dumps(value, sort_keys=True, separators=(",", ":")).encode("ascii")


def keyed(secret: bytes, value: object) -> str:
    """Return the HMAC-SHA-256 of a value under the secret, in hexadecimal digits."""
    return hmac.new(secret, hashed(value), hashlib.sha256).hexdigest()


def commitment_of(record: Record, proof: Record) -> str:
    """Return the fingerprint of everything that decides the draws."""
    bound = {
        "scheme": 2,
        "game": record["game"],
        "rules_version": proof.get("rules_version", record["rules_version"]),
        "options": record["options"],
        "seats": len(record["seats"]),
        "seeded": record.get("seeded", False),
        **{name: proof[name] for name in ("table", "salt", "secret")},
    }
    return hashlib.sha256(hashed(bound)).hexdigest()


def number_drawn(record: Record, proof: Record, event: int, total: int) -> int:
    """Return the number, from 0 to total - 1, that decides the draw of an event."""
    secret = bytes.fromhex(proof["secret"])
    if record.get("seeded"):  # a chosen seed: the same draws at every table
        digest = hmac.new(secret, str(event).encode(), hashlib.sha256).hexdigest()
        return int(digest, 16) % total
    whole = 2**256 // total * total  # numbers from here on would favour the low ones
    attempt = 0
    while True:
        place = ["draw", proof["table"], proof["contributions"], event, attempt]
        value = int(keyed(secret, place), 16)
        if value < whole:
            return value % total
        attempt += 1


def outcome_of(possible: list[list[Any]], number: int) -> str:
    """Return the outcome that a number stands for: the first ones for the first, and so on."""
    for text, weight in possible:
        if number < weight:
            return str(text)
        number -= weight
    raise ValueError("a number that stands for no outcome")


def wrong_draw(record: Record, proof: Record) -> str | None:
    """Return what is wrong with the first wrong draw, or None."""
    events = [n for n, (actor, _) in enumerate(record["events"]) if actor == "chance"]
    if len(events) != len(proof["draws"]):
        return f"{len(events)} draws were made, {len(proof['draws'])} are listed"
    for event, possible in zip(events, proof["draws"], strict=True):
        left = number_drawn(record, proof, event, sum(weight for _, weight in possible))
        drawn = outcome_of(possible, left)
        if drawn != record["events"][event][1]:
            return f"event {event} should be '{drawn}', not '{record['events'][event][1]}'"
    return None


def head_of(record: Record, proof: Record) -> str:
    """Return the last fingerprint of the log, which also has what was taken back."""
    log = [list(entry) for entry in record["events"]]
    for place, actor, text in proof.get("withdrawn", []):
        log.insert(place, [actor, text])
    secret = bytes.fromhex(proof["secret"])
    head = keyed(secret, ["begin", proof["commitment"], proof["contributions"]])
    for number, (actor, text) in enumerate(log):
        head = keyed(secret, ["entry", head, number, actor, text])
    return head


def problems_of(record: Record, noted: str = "") -> list[str]:
    """Return what is wrong with the record of a play, as sentences; none if all is well."""
    proof = record.get("proof")
    if not proof or not proof.get("secret"):
        return ["it holds no secret by which its draws could be checked"]
    problems = []
    if not proof["commitment"].startswith(noted):
        problems.append(f"its commitment is not yours, but {proof['commitment']}")
    if commitment_of(record, proof) != proof["commitment"]:
        problems.append("its secret does not fit its commitment")
    draw = wrong_draw(record, proof)
    if draw:
        problems.append(f"a draw does not follow from the secret: {draw}")
    if head_of(record, proof) != proof["head"]:
        problems.append("its log does not lead to its fingerprint")
    return problems


def main(arguments: list[str]) -> int:
    """Check the plays of a file and say what was found."""
    if len(arguments) not in (1, 2) or (arguments[1:] and len(arguments[1]) < 16):
        print(__doc__)
        return 2
    noted = arguments[1].lower() if arguments[1:] else ""
    try:
        text = Path(arguments[0]).read_text("utf-8-sig")
    except (OSError, ValueError) as error:
        print(f"cannot read {arguments[0]}: {error}")
        return 2
    plays = [line for line in text.split("\n") if line.strip()]
    bad = 0
    for number, line in enumerate(plays):
        try:
            record = json.loads(line)
            problems = problems_of(record, noted)
        except (ValueError, KeyError, TypeError, AttributeError, ZeroDivisionError) as error:
            problems = [f"it is not written as a record should be ({error!r})"]
        bad += bool(problems)
        for problem in problems:
            print(f"play {number}: {problem}")
        if not problems:
            print(f"play {number}: all draws follow from the commitment")
            print(f"        {record['proof']['commitment']}")
            if record.get("seeded"):
                print("        but somebody chose the seed and could know them all")
    if not noted:
        print("Compare each commitment with the one that the table showed before the play.")
    return 1 if bad or not plays else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
