"""The tables of the database, in portable SQL (SQLite and PostgreSQL).

``events`` is the source of truth and only grows: everything else follows from replaying it.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    column,
    false,
    table,
    true,
)

METADATA = MetaData()

#: Of a column that holds the id of a person, "" for one unknown: when a guest becomes a part of an
#: account it changes, and when a person is deleted it becomes "".
OF_PERSON = {"of": "person"}

PLAYS = Table(
    "plays",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", JSON, nullable=False),  # complete
    Column("seat_count", Integer, nullable=False),
    Column("created", Float, nullable=False),  # seconds since 1970
    Column("seed", BigInteger, nullable=True),  # as requested; NULL: none
    Column("secret", LargeBinary(32), nullable=False),  # decides all draws
    Column("finished", Boolean, nullable=False),  # over or closed: nothing more happens
    Column("hints", Boolean, nullable=False, server_default=true()),
    Column("rated", Boolean, nullable=False, server_default=false()),  # its end changes ratings
    Column("scheme", Integer, nullable=False, server_default="1"),  # by which it draws
    Column("salt", LargeBinary(32), nullable=True),  # of the commitment; NULL in scheme 1
    Column("closed", Float, nullable=True),  # seconds since 1970; NULL unless closed before its end
    Column("closing", JSON(none_as_null=True), nullable=True),  # see table/closing.py
    Column("contributions", JSON(none_as_null=True), nullable=True),  # NULL: nobody was asked
    Column("to_move", Integer, nullable=True),  # who decides next, for lists; NULL: not known
    Column("outcome", JSON(none_as_null=True), nullable=True),  # points and ranks once it is over
    Column("conditions", JSON(none_as_null=True), nullable=True),  # see table/conditions.py
    Column(
        "deal", String(24), nullable=False, server_default=""
    ),  # that it plays, see table/deal.py
    Column("sealed_until", Float, nullable=True),  # seconds since 1970; NULL: it plays no deal
    Column("position", Text, nullable=False, server_default=""),  # where it begins, in notation
    Column("imported", Text, nullable=False, server_default=""),  # its record, if from a file
    Column("importer", String(24), nullable=False, server_default="", info=OF_PERSON),  # of that
    Index("plays_unfinished", "finished", "created"),
    Index("plays_closed", "closed"),
    Index("plays_deal", "deal"),
    Index("plays_importer", "importer"),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("play", String(24), ForeignKey("plays.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # human, link, bot
    Column("name", String(60), nullable=False),
    Column("level", String(40), nullable=False),  # "" unless a bot
    Column("token_hash", String(64), nullable=False),  # "" while nobody holds the seat
    Column("claimed", Boolean, nullable=False),
    Column("invitation_hash", String(64), nullable=False, server_default=""),  # by link only
    Column("person", String(24), nullable=False, server_default="", info=OF_PERSON),  # who holds it
    Index("seats_person", "person"),
)

ANALYSES = Table(  # of finished plays, made on request
    "analyses",
    METADATA,
    Column("play", String(24), ForeignKey("plays.id"), primary_key=True),
    Column("body", JSON, nullable=False),  # as lab/analysis.py writes it
    Column("made", Float, nullable=False),  # seconds since 1970
)

EVENTS = Table(
    "events",
    METADATA,
    Column("play", String(24), ForeignKey("plays.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("actor", Integer, nullable=False),  # a seat, or -1 for chance
    Column("number", Integer, nullable=False),  # action or outcome; -1: took the last action back;
    #                                             -2: closed the play; below: table/leaving.py
    Column("text", String(80), nullable=False),  # the same in the game's notation
    Column("request_id", String(80), nullable=True),  # see table/requests.py
    Column("at", Float, nullable=False),  # when it was stored, in seconds since 1970
    Column("received", Float, nullable=True),  # when it was requested, the same; NULL: not at all
    UniqueConstraint("play", "request_id", name="events_request"),
)

CREATORS = Table(  # of plays that are not finished
    "creators",
    METADATA,
    Column("play", String(24), ForeignKey("plays.id"), primary_key=True),
    Column("client", String(64), nullable=False),  # an address, or a network with IPv6
    Column("account", String(24), nullable=False, server_default="", info=OF_PERSON),  # "" a guest
    Index("creators_client", "client"),
    Index("creators_account", "account"),
)

ALLOWANCES = Table(  # of clients that have just done something, see table/allowances.py
    "allowances",
    METADATA,
    Column("limited", String(10), primary_key=True),  # what
    Column("client", String(64), primary_key=True),  # an address, an IPv6 network or an account
    Column("full", Float, nullable=False),  # seconds since 1970, by the database's clock
)

BANS = Table(
    "bans",
    METADATA,
    Column("network", String(64), primary_key=True),  # such as 203.0.113.7/32 or 2001:db8::/64
    Column("begun", Float, nullable=False),  # seconds since 1970
    Column("until", Float, nullable=True),  # the same; NULL: until it is lifted
    Column("reason", String(200), nullable=False),  # for whoever runs the site; may be ""
)

PROCESSES = Table(  # of the site that are alive: whoever finds one expired deletes its row
    "processes",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("address", String(120), nullable=False),  # "host:port" for the other processes
    Column("secret", String(64), nullable=False),  # which they show there
    Column("until", Float, nullable=False),  # seconds since 1970, by the database's clock
)

LEASES = Table(  # which process has a table; it belongs to nobody where the process is not alive
    "leases",
    METADATA,
    Column("play", String(24), ForeignKey("plays.id"), primary_key=True),
    Column("process", String(40), nullable=False),
    Column("epoch", Integer, nullable=False),  # rises with each owner and never falls
)

SEAT_CODES = Table(  # by which seats move to other devices, see table/seat_codes.py
    "seat_codes",
    METADATA,
    Column("code_hash", String(64), primary_key=True),
    Column("play", String(24), ForeignKey("plays.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("token_hash", String(64), nullable=False),  # of the token that opens it until then
    Column("until", Float, nullable=False),  # seconds since 1970
    Column("used_by", String(64), nullable=False),  # hash of the token it was moved to; "": none
    UniqueConstraint("play", "seat", name="seat_codes_seat"),
)

SNAPSHOTS = Table(  # what the first entries of logs lead to; never the truth
    "snapshots",
    METADATA,
    Column("play", String(24), ForeignKey("plays.id"), primary_key=True),
    Column("seq", Integer, nullable=False),  # number of the entries
    Column("version", String(80), nullable=False),  # of the rules and of the program
    Column("digest", String(64), nullable=False),
    Column("body", LargeBinary, nullable=False),  # see table/snapshots.py
)

SITE_VERSION = Table(  # one row: the version of Cuboteca and the rules by which the site plays
    "site_version",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("version", JSON, nullable=False),  # see table/site_version.py
)

WORKERS = Table(  # alive: whoever finds one expired deletes its row, see table/jobs.py
    "workers",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("lanes", JSON, nullable=False),  # how many jobs of each it does at once
    Column("until", Float, nullable=False),  # seconds since 1970, by the database's clock
)

ASKERS = Table(  # processes of the site that have asked for jobs, and are alive
    "askers",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("until", Float, nullable=False),  # the same
)

JOBS = Table(  # what workers are to think about
    "jobs",
    METADATA,
    Column("number", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("lane", String(60), nullable=False),
    Column("client", String(64), nullable=False),  # on whose behalf, as limits count it
    Column("play", String(24), nullable=False),  # at which table
    Column("version", String(64), nullable=False),  # digest of the site's
    Column("question", JSON, nullable=False),  # as a child process is asked
    Column("asker", String(40), nullable=False),
    Column("asked", Float, nullable=False),  # seconds since 1970, by the database's clock
    Column("worker", String(40), nullable=False),  # who has it; "": it waits
    Column("epoch", Integer, nullable=False),  # rises whenever it is taken
    Column("tries", Integer, nullable=False),  # how often it was taken and not handed back
    Column("progress", JSON(none_as_null=True), nullable=True),
    Column("answer", JSON(none_as_null=True), nullable=True),
    Index("jobs_lane", "lane", "worker"),
    Index("jobs_asker", "asker"),
)

JOB_LANES = Table(  # whoever takes a job of a lane has its row, so that one takes after another
    "job_lanes",
    METADATA,
    Column("lane", String(60), primary_key=True),
    Column("turn", BigInteger, nullable=False),  # of the job taken last
)

JOB_TURNS = Table(  # when clients and their tables were served last
    "job_turns",
    METADATA,
    Column("lane", String(60), primary_key=True),
    Column("client", String(64), primary_key=True),
    Column("play", String(24), primary_key=True),  # "": the client itself
    Column("turn", BigInteger, nullable=False),
    Index("job_turns_turn", "lane", "turn"),
)

VERSION = table("alembic_version", column("version_num"))  # one row, which Alembic keeps
SCHEMA_VERSION = "0023"  # of the tables above: the newest migration leads to them


__all__ = [
    "ALLOWANCES",
    "ANALYSES",
    "ASKERS",
    "BANS",
    "CREATORS",
    "EVENTS",
    "JOBS",
    "JOB_LANES",
    "JOB_TURNS",
    "LEASES",
    "METADATA",
    "OF_PERSON",
    "PLAYS",
    "PROCESSES",
    "SCHEMA_VERSION",
    "SEATS",
    "SEAT_CODES",
    "SITE_VERSION",
    "SNAPSHOTS",
    "VERSION",
    "WORKERS",
]
