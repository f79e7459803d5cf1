"""The presenter of Ticket to Ride: San Francisco: whose turn it is, what they can do, panels."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from msgspec import structs

from bot.games.tickettoride.actions import DrawTickets, Pass, Take, TakeDeck, TakeToken
from bot.games.tickettoride.cards import Card
from bot.games.tickettoride.state import Phase
from bot.presenters.fitting import joined
from bot.presenters.presenter import Illustration, Presenter
from bot.presenters.sheet import score_table, with_details
from bot.presenters.tickettoride import complete, controls, teaching
from bot.presenters.tickettoride.alt import alt_text
from bot.presenters.tickettoride.cards import (
    between,
    location_words,
    named,
    points_of,
    symbol_words,
    symbols_words,
    way_words,
)
from bot.presenters.tickettoride.labels import action_label, listed
from bot.presenters.tickettoride.log import TicketToRideTeller, ticket_news
from bot.presenters.tickettoride.portrait import portrait_alt, portrait_scene
from bot.presenters.tickettoride.scene import marked, table_scene
from bot.presenters.tickettoride.sheet import completed, ended, score_lines, ticket_lines
from bot.presenters.tickettoride.state import player_page, points, table_page
from bot.presenters.tickettoride.zoom import map_closeup, row_closeup
from render.tickettoride.review import ReviewScene
from render.tickettoride.scene import TableScene

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.games.errors import Value
    from bot.games.tickettoride.actions import Action
    from bot.games.tickettoride.view import View
    from bot.presenters.controls import Option, Row
    from bot.presenters.presenter import Closeup
    from bot.presenters.reading import Move, Reading
    from bot.presenters.sheet import ScoreLine
    from bot.presenters.turn import Short
    from bot.words.words import Words
    from render import Scene

_SHORT = {
    Phase.KEEP: "start",
    Phase.PLACE: "place",
    Phase.TURN: "turn",
    Phase.SECOND: "second",
    Phase.TOKEN: "token",
    Phase.OFFER: "keep",
}
"""By phase, the message for the picture."""


class TicketToRidePresenter(Presenter["View"]):
    """Shows Ticket to Ride: San Francisco to people."""

    game = "tickettoride"
    group = "ttr"
    commands = complete.COMMANDS
    topic_keys = teaching.TOPICS
    tutorial = teaching.STEPS
    middle = (Take, TakeDeck, DrawTickets)
    review_scene = ReviewScene
    teller = TicketToRideTeller

    def opened(self, view: View, own: Sequence[View]) -> View:
        seats = tuple(each.players[seat] for seat, each in enumerate(own))
        return structs.replace(view, players=seats)

    def turn(self, reading: Reading[View]) -> list[str]:
        turn = _turn(reading)
        return [turn, *_choices(reading)] if reading.view.legal else [turn]

    def task(self, reading: Reading[View]) -> str:
        """Return the choices; before the first turn also who goes first."""
        told = "\n".join(_choices(reading))
        start = reading.view.phase is Phase.KEEP
        return joined((_goes_first(reading), told)) if start else told

    def prompt_short(self, reading: Reading[View]) -> str:
        view, words = reading.view, reading.words
        if any(isinstance(action, Pass) for action in view.legal):
            return words.say("ttr-short-pass")
        short = _SHORT.get(view.phase)
        return words.say(f"ttr-short-{short}") if short and view.to_act else ""

    def rows(self, reading: Reading[View], page: int) -> tuple[Row, ...]:
        """Return the controls of what everybody knows can be done; the rest is in panels."""
        del page
        return controls.rows(reading)

    def pick(self, reading: Reading[View], item: str) -> tuple[str, tuple[Row, ...]]:
        return controls.pick(reading, item)

    def panel_words(
        self, reading: Reading[View], item: str, page: int
    ) -> tuple[str, tuple[Row, ...]]:
        view = reading.view
        if item:
            return controls.pick(reading, item, page)
        if view.legal and view.seat is not None:
            lines = (*_panel_task(reading), *_offered(reading))
            return "\n".join(lines), controls.own_rows(reading, page)
        if view.phase is Phase.KEEP and view.own is not None and view.own.chosen:
            waited = ", ".join(map(reading.bold_name, view.to_act))
            return reading.words.say("ttr-panel-chosen", players=waited), ()
        return "\n".join((*self.situation(reading), *_offered(reading))), ()

    def action_label(self, reading: Reading[View], action: Action) -> str:
        return action_label(reading, action)

    def asks_itself(self, action: Action) -> bool:
        return isinstance(action, DrawTickets)

    def table_picture(self, reading: Reading[View], short: Short, *, paused: bool) -> Illustration:
        shown = table_scene(reading, short, paused=paused)
        return Illustration(shown, alt_text(reading, short))

    def upright(self, scene: Scene) -> Scene:
        """Return the table with a map as wide as the picture."""
        return replace(scene, upright=True) if isinstance(scene, TableScene) else scene

    def compared(self, scene: Scene, view: View, played: Action, better: Action) -> Scene:
        return marked(scene, view, played, better)

    def zoom(self, reading: Reading[View], seat: int | None) -> Closeup:
        if seat is None:
            return row_closeup(reading)
        return map_closeup(reading, reading.view.players[seat - 1])

    def portrait_picture(
        self, reading: Reading[View], seat: int, short: Short, *, paused: bool
    ) -> Illustration:
        shown = portrait_scene(reading, seat, short, paused=paused)
        return Illustration(shown, portrait_alt(reading, seat, short))

    def pages(self, reading: Reading[View]) -> list[str]:
        players = (player_page(reading, each) for each in reading.view.players)
        return [table_page(reading, self.situation(reading)), *players]

    def notation(self, text: str) -> str:
        return complete.notation(text)

    def spelled(
        self, reading: Reading[View], command: str, given: Mapping[str, str]
    ) -> Mapping[str, str]:
        return complete.spelled(reading, command, given)

    def complete(
        self, reading: Reading[View], command: str, parameter: str, given: Mapping[str, str]
    ) -> list[Option]:
        return complete.complete(reading, command, parameter, given)

    def taste(self, notation: str) -> str:
        return complete.taste(notation)

    def news(self, reading: Reading[View], moves: Sequence[Move]) -> list[str]:
        return ticket_news(reading, moves)

    def points(self, view: View) -> Sequence[int]:
        return points(view)

    def tiebreakers(self, view: View) -> Mapping[str, Sequence[int]]:
        done = completed(view)
        return {"tickets": done, "completed": done}

    def score_lines(self, reading: Reading[View]) -> list[ScoreLine]:
        return score_lines(reading)

    def sheet(self, reading: Reading[View]) -> str:
        head = [
            ended(reading),
            *self.situation(reading),
            *self.sheet_places(reading),
            score_table(self.group, reading, score_lines(reading)),
        ]
        return with_details(reading, head, partial(ticket_lines, reading))

    def illustrations(self, words: Words) -> tuple[Illustration, ...]:
        return teaching.illustrations(words)

    def named(self, reading: Reading[View], values: Mapping[str, Value]) -> Mapping[str, Value]:
        return named(reading, values)


def _turn(reading: Reading[View]) -> str:
    """Return a sentence that names the seat in turn, or all who have still to choose tickets."""
    view, words = reading.view, reading.words
    if view.phase is Phase.KEEP:
        waited = ", ".join(reading.bold_name(seat) for seat in view.to_act)
        return words.say("ttr-choosing", players=waited)
    return words.say(
        "ttr-turn",
        player=reading.bold_name(view.mover),
        seat=view.mover,
        seats=len(view.players),
    )


def _goes_first(reading: Reading[View]) -> str:
    """Return who goes first, which can decide which tickets to keep."""
    view = reading.view
    who = "you" if view.seat == view.first else "player"
    return reading.words.say("ttr-goes-first", who=who, player=reading.bold_name(view.first))


def _choices(reading: Reading[View]) -> list[str]:
    """Return lines on what the seats to act can do, without naming them.

    Those who choose tickets do so in their own panels, so the public view has no action for them.
    """
    view = reading.view
    private = view.phase in (Phase.KEEP, Phase.OFFER)
    if not view.to_act or not (view.legal or private or _only_claims(view)):
        return []
    lines = [_prompt(reading)]
    if view.last:
        lines.append(reading.words.say("ttr-prompt-last-round", turns=len(view.to_come)))
    return [" ".join(lines)]


def _only_claims(view: View) -> bool:
    """Return whether nothing can be drawn, so that the public view of a turn has no action."""
    return view.phase is Phase.TURN and view.seat is None and not _offer(view)


def _prompt(reading: Reading[View]) -> str:
    view, words = reading.view, reading.words
    match view.phase:
        case Phase.KEEP:
            return words.say("ttr-prompt-start", panel=words.say("button-panel"))
        case Phase.PLACE:
            symbols = symbols_words(view.waiting, words)
            return words.say("ttr-prompt-place", count=len(view.waiting), symbols=symbols)
        case Phase.TURN:
            if any(isinstance(action, Pass) for action in view.legal):
                return words.say("ttr-prompt-pass")
            line = words.say("ttr-prompt-turn", offer=_offer(view) or "none")
            if view.seat is not None:
                return line
            panel = words.say("button-panel")
            return joined((line, words.say("ttr-prompt-claim", panel=panel)))
        case Phase.SECOND:
            ferry = "yes" if Card.FERRY in view.row else "no"
            return words.say("ttr-prompt-second", ferry=ferry)
        case Phase.TOKEN:
            return words.say("ttr-prompt-token", tokens=_tokens(reading))
        case Phase.OFFER:
            return words.say("ttr-prompt-keep")
        case _:
            return ""


def _offer(view: View) -> str:
    """Return what anybody could draw now: cards, tickets, both, or nothing as an empty text."""
    cards = bool(view.deck) or any(card is not None for card in view.row)
    if cards and view.pile:
        return "both"
    return "cards" if cards else "tickets" if view.pile else ""


def _tokens(reading: Reading[View]) -> str:
    """Return the tokens that can be taken, each with its location."""
    view, words = reading.view, reading.words
    board = view.board
    lying = {each.location: each.symbol for each in view.stacks}
    return ", ".join(
        words.say(
            "ttr-token-at",
            location=location_words(board, action.location),
            symbol=symbol_words(lying[action.location], words),
        )
        for action in view.legal
        if isinstance(action, TakeToken)
    )


def _panel_task(reading: Reading[View]) -> list[str]:
    """Return lines on what the seat can do in its panel."""
    view, words = reading.view, reading.words
    if view.phase is Phase.KEEP:
        return [joined((_goes_first(reading), words.say("ttr-panel-start")))]
    lines = _choices(reading)
    if view.phase is Phase.TURN:
        lines.append(words.say("ttr-panel-claims", count=len(listed(view))))
    return lines


def _offered(reading: Reading[View]) -> list[str]:
    """Return a line for each ticket that the looker has to choose from, by number."""
    view, words = reading.view, reading.words
    own = view.own
    if own is None or not own.offer or own.chosen:
        return []
    board = view.board
    return [
        words.say(
            "ttr-panel-offered",
            number=number,
            ticket=between(board, each.ticket, words),
            points=points_of(each.ticket.points, words),
            way=way_words(each.way, words),
        )
        for number, each in enumerate(own.offer, start=1)
    ]
