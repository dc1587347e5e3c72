"""Check the draws of finished plays: ``python verify_play.py FILE [COMMITMENT]``.

FILE holds records of plays, one JSON object per line.  COMMITMENT is what the table showed before
the play, at least 16 of its 64 digits.  See docs/provable-chance.md.  The rules are not known here:
what could be drawn, and how likely, the record says; ``cuboteca verify`` checks that as well.
Exit status: 0 if all holds, else 1; 2 for wrong usage.
"""

import hashlib
import hmac
import json
import sys
from pathlib import Path

try:  # only for the signature
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey as PublicKey
except ImportError:
    PublicKey = None


def hashed(value: object) -> bytes:
    """Return the bytes of a value that are hashed: JSON without spaces, keys in order, in ASCII."""
    return json.dumps(value, sort_keys=True, separators=(",", ":")).encode("ascii")


def keyed(proof: dict, value: object) -> str:
    """Return the HMAC-SHA-256 of a value under the secret, in hexadecimal digits."""
    return hmac.new(bytes.fromhex(proof["secret"]), hashed(value), hashlib.sha256).hexdigest()


def commitment_of(record: dict, proof: dict) -> str:
    """Return the fingerprint of everything that decides the draws."""
    names = ("scheme", "table", "salt", "secret", "game", "options", "rules_version", "position")
    bound = {one: value for one, value in (record | proof).items() if one in names}
    bound |= {"seats": len(record["seats"]), "seeded": record.get("seeded", False)}
    return hashlib.sha256(hashed(bound)).hexdigest()


def contributions_fit(record: dict, proof: dict) -> bool:
    """Return whether what people added to the draws is what they had committed to."""
    seats = []
    for seat, committed, text in proof["contributions"]:
        whole = hashed(["contribution", proof["table"], seat, text])
        fits = text is None or hashlib.sha256(whole).hexdigest() == committed
        seats.append(seat if fits else -1)
    return seats == sorted(set(seats) & set(range(len(record["seats"]))))


def number_drawn(record: dict, proof: dict, event: int, total: int) -> int:
    """Return the number, from 0 to total - 1, that decides the draw of an event."""
    if record.get("seeded"):  # a chosen seed: the same draws at every table
        secret = bytes.fromhex(proof["secret"])
        return int(hmac.new(secret, str(event).encode(), hashlib.sha256).hexdigest(), 16) % total
    value = whole = 2**256 // total * total  # numbers from here on would favour the low ones
    place = ["draw", proof["table"], proof["contributions"], event, -1]
    while value >= whole:
        place[-1] += 1
        value = int(keyed(proof, place), 16)
    return value % total


def wrong_draw(record: dict, proof: dict) -> str | None:
    """Return what is wrong with the first wrong draw; low numbers stand for the first outcomes."""
    events = [n for n, (actor, _) in enumerate(record["events"]) if actor == "chance"]
    if len(events) != len(proof["draws"]):
        return f"{len(events)} draws were made, {len(proof['draws'])} are listed"
    for event, possible in zip(events, proof["draws"], strict=True):
        number = number_drawn(record, proof, event, sum(weight for _, weight in possible))
        drawn = next(text for text, weight in possible if (number := number - weight) < 0)
        if drawn != record["events"][event][1]:
            return f"event {event} should be '{drawn}', not '{record['events'][event][1]}'"
    return None


def head_of(record: dict, proof: dict) -> str:
    """Return the last fingerprint of the log, which also has what was taken back."""
    log = [list(entry) for entry in record["events"]]
    for place, actor, text in proof.get("withdrawn", []):
        log.insert(place, [actor, text])
    head = keyed(proof, ["begin", proof["commitment"], proof["contributions"]])
    for number, (actor, text) in enumerate(log):
        head = keyed(proof, ["entry", head, number, actor, text])
    return head


def signature_fits(record: dict, proof: dict) -> bool:
    """Return whether a site signed the record as it is, as far as that can be checked."""
    if PublicKey is None or "signature" not in proof:
        return True
    signed = {**record, "proof": {k: v for k, v in proof.items() if k != "signature"}}
    try:
        key = PublicKey.from_public_bytes(bytes.fromhex(proof["key"]))
        key.verify(bytes.fromhex(proof["signature"]), hashed(signed))
    except InvalidSignature:
        return False
    return True


def problems_of(record: dict, noted: str = "") -> list[str]:
    """Return what is wrong with the record of a play, as sentences; none if all is well."""
    proof = record.get("proof")
    if not proof or not proof.get("secret"):
        return ["it holds no secret by which its draws could be checked"]
    known, draw = proof["commitment"], wrong_draw(record, proof)
    checks = [
        (known.startswith(noted), f"its commitment is not yours, but {known}"),
        (commitment_of(record, proof) == known, "its secret does not fit its commitment"),
        (contributions_fit(record, proof), "somebody added what had not been committed to"),
        (not draw, f"a draw does not follow from the secret: {draw}"),
        (head_of(record, proof) == proof["head"], "its log does not lead to its fingerprint"),
        (signature_fits(record, proof), "it was changed after it was signed"),
    ]
    return [problem for fits, problem in checks if not fits]


def main(arguments: list[str]) -> int:
    """Check the plays of a file and say what was found."""
    noted = arguments[1].lower() if arguments[1:] else ""
    if len(arguments) not in (1, 2) or (arguments[1:] and len(noted) < 16):
        print(__doc__)
        return 2
    try:
        lines = Path(arguments[0]).read_text("utf-8-sig").split("\n")
    except (OSError, ValueError) as error:
        print(f"cannot read {arguments[0]}: {error}")
        return 2
    bad, plays = 0, [line for line in lines if line.strip()]
    for number, line in enumerate(plays):
        try:
            record = json.loads(line)
            told = problems_of(record, noted)
        except (ValueError, KeyError, TypeError, AttributeError, ZeroDivisionError) as error:
            told = [f"it is not written as a record should be ({error!r})"]
        bad += bool(told)
        for problem in told:
            print(f"play {number}: {problem}")
        if not told:
            print(f"play {number}: all draws follow from the commitment")
            print(f"        {record['proof']['commitment']}")
            if record.get("seeded"):
                print("        but somebody chose the seed and could know them all")
    print("Compare each commitment with the one that the table showed before the play.")
    if PublicKey is None:
        print("Signatures were not checked: that needs the package 'cryptography'.")
    return 1 if bad or not plays else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
