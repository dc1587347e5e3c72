"""All addresses of the site."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute

from cuboteca.web import assets
from cuboteca.web.live import live
from cuboteca.web.operations import CHECKS
from cuboteca.web.pages import (
    account,
    analysis,
    box,
    check,
    daily,
    duplicates,
    fair_play,
    home,
    installing,
    learn,
    leave,
    lobby,
    mail,
    messages,
    moderation,
    moment,
    move,
    my_plays,
    new,
    open_record,
    person,
    position,
    preferences,
    progress,
    puzzles,
    ratings,
    replay,
    rules,
    screen,
    solver,
    strategy,
    studies,
    table,
    talk,
    tournament,
    tournaments,
    try_again,
    what_if,
    window,
)

if TYPE_CHECKING:
    from starlette.types import ASGIApp


def routes(api: ASGIApp) -> list[BaseRoute]:
    """Return the routes; ``api`` is the application for programs."""
    return [
        # home and rules
        Route("/", home.home),
        Route("/window.svg", window.showcase),
        Route("/watch", window.watch),
        Route("/rules/{game}", rules.rules),
        Route("/strategy/{game}", strategy.show),
        Route("/strategy/{game}/{habit}.svg", strategy.position),
        Route("/strategy/{game}/{habit}/what-if", what_if.of_habit),
        Route("/studies", studies.every),
        Route("/studies/{game}", studies.studies),
        Route("/studies/{game}/{study}.svg", studies.picture),
        Route("/studies/{game}/{study}", studies.study),
        # lessons, and what has been learnt
        Route("/learn", learn.learn),
        Route("/learn/{game}", learn.next_lesson),
        Route("/learn/{game}/{lesson}", learn.show),
        Route("/learn/{game}/{lesson}", learn.answer, methods=["POST"]),
        Route("/progress", progress.progress),
        Route("/ratings", ratings.ratings),
        Route("/settings", preferences.change, methods=["POST"]),
        # with the real box
        Route("/box", box.boxes),
        Route("/box/{game}", box.show),
        Route("/box/{game}", box.count, methods=["POST"]),
        Route("/box/{game}/solver", solver.show),
        Route("/box/{game}/solver", solver.solve, methods=["POST"]),
        # the lobby
        Route("/lobby", lobby.lobby),
        Route("/lobby", lobby.match, methods=["POST"]),
        WebSocketRoute("/lobby/live", lobby.live),
        # tournaments
        Route("/tournaments", tournaments.show),
        Route("/tournaments", tournaments.create, methods=["POST"]),
        Route("/tournaments/{tournament}", tournament.show),
        Route("/tournaments/{tournament}", tournament.act, methods=["POST"]),
        # deals: the same chance at several tables
        Route("/daily", daily.daily),
        Route("/daily/{day}/{game}", daily.deal),
        Route("/daily/{day}/{game}", daily.play, methods=["POST"]),
        Route("/duplicates", duplicates.show),
        Route("/duplicates", duplicates.create, methods=["POST"]),
        Route("/duplicates/{deal}", duplicates.match),
        Route("/duplicates/{deal}/analyses", duplicates.analyse, methods=["POST"]),
        Route("/deals/{deal}", daily.lead, methods=["GET", "POST"]),
        # puzzles
        Route("/puzzles", puzzles.overview),
        Route("/puzzles/{game}", puzzles.listed),
        Route("/puzzles/{game}/daily", puzzles.daily),
        Route("/puzzles/{game}/{puzzle}", puzzles.show),
        Route("/puzzles/{game}/{puzzle}", puzzles.answer, methods=["POST"]),
        # positions from links
        Route("/positions/{game}", position.show),
        Route("/positions/{game}", position.play, methods=["POST"]),
        # reports and moderators
        Route("/tables/{table}/report", moderation.ask),
        Route("/tables/{table}/report", moderation.report, methods=["POST"]),
        Route("/moderation", moderation.show),
        Route("/moderation", moderation.act, methods=["POST"]),
        Route("/moderation/reports/{report}", fair_play.of_report),
        Route("/moderation/people/{person}", fair_play.show),
        Route("/moderation/people/{person}", fair_play.compare, methods=["POST"]),
        # messages about turns
        Route("/messages", messages.show),
        Route("/messages", messages.change, methods=["POST"]),
        Route("/messages/push", messages.subscribe, methods=["POST"]),
        Route("/feed/{token}", messages.feed),
        Route("/messages/mail", mail.change, methods=["POST"]),
        Route("/mail/stop/{token}", mail.ask_to_stop),
        Route("/mail/stop/{token}", mail.stop, methods=["POST"]),
        # creating a table
        Route("/new/{game}", new.new_table),
        Route("/tables", new.create_table, methods=["POST"]),
        # at a table
        Route("/tables/{table}", table.show),
        Route("/tables/{table}/act", table.act, methods=["POST"]),
        Route("/tables/{table}/leave", leave.show),
        Route("/tables/{table}/leave", leave.leave, methods=["POST"]),
        Route("/tables/{table}/rematch", leave.rematch, methods=["POST"]),
        Route("/tables/{table}/contribute", table.contribute, methods=["POST"]),
        WebSocketRoute("/tables/{table}/live", live),
        Route("/tables/{table}/seat", table.claim, methods=["POST"]),
        Route("/tables/{table}/seat/{token}", table.by_link),
        Route("/tables/{table}/talk", talk.show),
        Route("/tables/{table}/talk", talk.say, methods=["POST"]),
        Route("/tables/{table}/sit", lobby.ask_to_sit),
        Route("/tables/{table}/sit", lobby.sit, methods=["POST"]),
        Route("/tables/{table}/seat-code.svg", table.seat_code),
        Route("/tables/{table}/front", table.front, methods=["POST"]),
        Route("/tables/{table}/now.svg", window.now),
        Route("/tables/{table}/screen", screen.screen),
        # from one device to another
        Route("/tables/{table}/code", move.ask, methods=["POST"]),
        Route("/move", move.show),
        Route("/move", move.find, methods=["POST"]),
        Route("/tables/{table}/move", move.move, methods=["POST"]),
        # people
        Route("/account", account.show),
        Route("/account/name", account.rename, methods=["POST"]),
        Route("/account/passkey/begin", account.begin, methods=["POST"]),
        Route("/account/passkey/finish", account.finish, methods=["POST"]),
        Route("/account/passkeys", account.change_passkey, methods=["POST"]),
        Route("/account/recover", account.recover, methods=["POST"]),
        Route("/account/codes", account.new_codes, methods=["POST"]),
        Route("/account/keys", account.change_key, methods=["POST"]),
        Route("/account/sign-out", account.sign_out, methods=["POST"]),
        Route("/account/export", account.export),
        Route("/account/delete", account.delete, methods=["POST"]),
        Route("/plays", my_plays.show),
        Route("/plays/next", my_plays.next_play),
        Route("/plays/open", open_record.open_record, methods=["POST"]),
        Route("/plays/records", my_plays.records),
        Route("/people/{person}", person.show),
        Route("/people/{person}", person.act, methods=["POST"]),
        Route("/friends", person.new_link, methods=["POST"]),
        Route("/friends/{token}", person.friend),
        Route("/friends/{token}", person.befriend, methods=["POST"]),
        # replays and records
        Route("/tables/{table}/replay", replay.replay),
        Route("/tables/{table}/replay.svg", moment.picture),
        Route("/tables/{table}/replay.webp", moment.animation),
        Route("/tables/{table}/replay-code.svg", moment.code),
        Route("/tables/{table}/analysis", analysis.change, methods=["POST"]),
        Route("/tables/{table}/try-again", try_again.begin, methods=["POST"]),
        Route("/tables/{table}/what-if", what_if.show),
        Route("/tables/{table}/record", table.record),
        Route("/tables/{table}/check", check.check),
        # files
        Route("/static/{name:path}", assets.static_file),
        Route("/games/{game}/{name}", assets.game_file),
        Route("/favicon.ico", assets.favicon),
        # the site as an app
        Route("/manifest/{language}", installing.manifest),
        Route("/offline/{language}", installing.offline),
        Route("/service-worker.js", installing.service_worker),
        # for programs
        *CHECKS,
        Mount("/api", api),
    ]


__all__ = [
    "routes",
]
