"""The presenter of Ticket to Ride: San Francisco."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from msgspec import structs

from bot.games.tickettoride.actions import DrawTickets, Pass, Take, TakeDeck, TakeToken
from bot.games.tickettoride.cards import Card
from bot.games.tickettoride.state import Phase
from bot.presenters.fitting import joined
from bot.presenters.phrases import capital
from bot.presenters.presenter import Illustration, Presenter
from bot.presenters.sheet import ScoreLine
from bot.presenters.tickettoride import complete, controls, teaching
from bot.presenters.tickettoride.alt import alt_text
from bot.presenters.tickettoride.labels import action_label, listed
from bot.presenters.tickettoride.log import TicketToRideTeller, ticket_news
from bot.presenters.tickettoride.portrait import portrait_alt, portrait_scene
from bot.presenters.tickettoride.reading import TicketToRideReading, signed
from bot.presenters.tickettoride.scene import marked, table_scene
from bot.presenters.tickettoride.state import player_page, points, table_page
from bot.presenters.tickettoride.zoom import map_closeup, row_closeup
from render.tickettoride.review import ReviewScene
from render.tickettoride.scene import TableScene

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.games.tickettoride.actions import Action
    from bot.games.tickettoride.view import TicketView, View
    from bot.presenters.controls import Option, Row
    from bot.presenters.presenter import Closeup
    from bot.presenters.reading import Move
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


class TicketToRidePresenter(Presenter["View", TicketToRideReading, "Action"]):
    """Shows Ticket to Ride: San Francisco to people."""

    game = "tickettoride"
    group = "ttr"
    commands = complete.COMMANDS
    topic_keys = teaching.TOPICS
    tutorial = teaching.STEPS
    middle = (Take, TakeDeck, DrawTickets)
    review_scene = ReviewScene
    reading = TicketToRideReading
    teller = TicketToRideTeller

    def opened(self, view: View, own: Sequence[View]) -> View:
        seats = tuple(each.players[seat] for seat, each in enumerate(own))
        return structs.replace(view, players=seats)

    def turn(self, reading: TicketToRideReading) -> list[str]:
        turn = _turn(reading)
        return [turn, *_choices(reading)] if reading.view.legal else [turn]

    def task(self, reading: TicketToRideReading) -> str:
        """Return the choices; before the first turn also the seat that goes first."""
        told = "\n".join(_choices(reading))
        start = reading.view.phase is Phase.KEEP
        return joined((_goes_first(reading), told)) if start else told

    def prompt_short(self, reading: TicketToRideReading) -> str:
        view = reading.view
        if any(isinstance(action, Pass) for action in view.legal):
            return reading.say("ttr-short-pass")
        short = _SHORT.get(view.phase)
        return reading.say(f"ttr-short-{short}") if short and view.to_act else ""

    def rows(self, reading: TicketToRideReading, page: int) -> tuple[Row, ...]:
        """Return the controls for open actions; the others are in panels."""
        del page
        return controls.rows(reading)

    def pick(self, reading: TicketToRideReading, item: str) -> tuple[str, tuple[Row, ...]]:
        return controls.pick(reading, item)

    def panel_words(
        self, reading: TicketToRideReading, item: str, page: int
    ) -> tuple[str, tuple[Row, ...]]:
        view = reading.view
        if item:
            return controls.pick(reading, item, page)
        if view.legal and view.seat is not None:
            lines = (*_panel_task(reading), *_offered(reading))
            return "\n".join(lines), controls.own_rows(reading, page)
        if view.phase is Phase.KEEP and view.own is not None and view.own.chosen:
            waited = ", ".join(map(reading.bold_name, view.to_act))
            return reading.say("ttr-panel-chosen", players=waited), ()
        return "\n".join((*self.situation(reading), *_offered(reading))), ()

    def action_label(self, reading: TicketToRideReading, action: Action) -> str:
        return action_label(reading, action)

    def asks_itself(self, action: Action) -> bool:
        return isinstance(action, DrawTickets)

    def table_picture(
        self, reading: TicketToRideReading, short: Short, *, paused: bool
    ) -> Illustration:
        shown = table_scene(reading, short, paused=paused)
        return Illustration(shown, alt_text(reading, short))

    def upright(self, scene: Scene) -> Scene:
        """Return the table with a map as wide as the picture."""
        return replace(scene, upright=True) if isinstance(scene, TableScene) else scene

    def compared(self, scene: Scene, view: View, played: Action, better: Action) -> Scene:
        return marked(scene, view, played, better)

    def zoom(self, reading: TicketToRideReading, seat: int | None) -> Closeup:
        if seat is None:
            return row_closeup(reading)
        return map_closeup(reading, reading.view.players[seat - 1])

    def portrait_picture(
        self, reading: TicketToRideReading, seat: int, short: Short, *, paused: bool
    ) -> Illustration:
        shown = portrait_scene(reading, seat, short, paused=paused)
        return Illustration(shown, portrait_alt(reading, seat, short))

    def pages(self, reading: TicketToRideReading) -> list[str]:
        players = (player_page(reading, each) for each in reading.view.players)
        return [table_page(reading, self.situation(reading)), *players]

    def notation(self, text: str) -> str:
        return complete.notation(text)

    def spelled(
        self, reading: TicketToRideReading, command: str, given: Mapping[str, str]
    ) -> Mapping[str, str]:
        return complete.spelled(reading, command, given)

    def complete(
        self, reading: TicketToRideReading, command: str, parameter: str, given: Mapping[str, str]
    ) -> list[Option]:
        return complete.complete(reading, command, parameter, given)

    def taste(self, notation: str) -> str:
        return complete.taste(notation)

    def news(self, reading: TicketToRideReading, moves: Sequence[Move]) -> list[str]:
        return ticket_news(reading, moves)

    def points(self, view: View) -> Sequence[int]:
        return points(view)

    def score_lines(self, reading: TicketToRideReading) -> list[ScoreLine]:
        return [
            ScoreLine(capital(reading.say(f"ttr-line-{line.code}")), line.points)
            for line in reading.view.sheet
        ]

    def sheet_head(self, reading: TicketToRideReading) -> list[str]:
        view = reading.view
        seat = view.result.seat if view.result is not None else view.mover
        player = reading.bold_name(seat) if seat else ""
        ended = reading.say("ttr-sheet-ended", ending=view.ending or "", player=player)
        return [ended, *self.situation(reading)]

    def sheet_details(self, reading: TicketToRideReading, names: Sequence[str]) -> list[str]:
        """Return the tickets of each player, a line each, with their points."""
        lines: list[str] = []
        for player in reading.view.players:
            # Without an empty line it would join the last item of the list before it.
            lines += ["", reading.say("ttr-sheet-tickets", player=names[player.seat - 1])]
            lines += [f"- {_ticket(reading, each)}" for each in player.held or ()]
        return lines[1:]

    def illustrations(self, words: Words) -> tuple[Illustration, ...]:
        return teaching.illustrations(words.language)


def _turn(reading: TicketToRideReading) -> str:
    """Return a sentence that names the seats to act."""
    view = reading.view
    if view.phase is Phase.KEEP:
        waited = ", ".join(reading.bold_name(seat) for seat in view.to_act)
        return reading.say("ttr-choosing", players=waited)
    return reading.say(
        "ttr-turn", player=reading.bold_name(view.mover), seat=view.mover, seats=len(view.players)
    )


def _goes_first(reading: TicketToRideReading) -> str:
    view = reading.view
    who = "you" if view.seat == view.first else "player"
    return reading.say("ttr-goes-first", who=who, player=reading.bold_name(view.first))


def _choices(reading: TicketToRideReading) -> list[str]:
    """Return lines on the choices, without naming the seats to act.

    Those who choose tickets do so in their own panels, so the public view has no action for them.
    """
    view = reading.view
    private = view.phase in (Phase.KEEP, Phase.OFFER)
    if not view.to_act or not (view.legal or private or _only_claims(view)):
        return []
    lines = [_prompt(reading)]
    if view.last:
        lines.append(reading.say("ttr-prompt-last-round", turns=len(view.to_come)))
    return [" ".join(lines)]


def _only_claims(view: View) -> bool:
    """Return whether nothing can be drawn, so that the public view has no action."""
    return view.phase is Phase.TURN and view.seat is None and not _offer(view)


def _prompt(reading: TicketToRideReading) -> str:
    view = reading.view
    match view.phase:
        case Phase.KEEP:
            return reading.say("ttr-prompt-start", panel=reading.say("button-panel"))
        case Phase.PLACE:
            symbols = reading.symbols(view.waiting)
            return reading.say("ttr-prompt-place", count=len(view.waiting), symbols=symbols)
        case Phase.TURN:
            if any(isinstance(action, Pass) for action in view.legal):
                return reading.say("ttr-prompt-pass")
            line = reading.say("ttr-prompt-turn", offer=_offer(view) or "none")
            if view.seat is not None:
                return line
            panel = reading.say("button-panel")
            return joined((line, reading.say("ttr-prompt-claim", panel=panel)))
        case Phase.SECOND:
            ferry = "yes" if Card.FERRY in view.row else "no"
            return reading.say("ttr-prompt-second", ferry=ferry)
        case Phase.TOKEN:
            return reading.say("ttr-prompt-token", tokens=_tokens(reading))
        case Phase.OFFER:
            return reading.say("ttr-prompt-keep")
        case _:
            return ""


def _offer(view: View) -> str:
    """Return the kinds of cards left to draw: both, cards, tickets, or ""."""
    cards = bool(view.deck) or any(card is not None for card in view.row)
    if cards and view.pile:
        return "both"
    return "cards" if cards else "tickets" if view.pile else ""


def _tokens(reading: TicketToRideReading) -> str:
    """Return the tokens that can be taken, each with its location."""
    view = reading.view
    lying = {each.location: each.symbol for each in view.stacks}
    return ", ".join(
        reading.say(
            "ttr-token-at",
            location=reading.location(action.location),
            symbol=reading.symbol(lying[action.location]),
        )
        for action in view.legal
        if isinstance(action, TakeToken)
    )


def _panel_task(reading: TicketToRideReading) -> list[str]:
    """Return lines on the choices of a seat in its panel."""
    view = reading.view
    if view.phase is Phase.KEEP:
        return [joined((_goes_first(reading), reading.say("ttr-panel-start")))]
    lines = _choices(reading)
    if view.phase is Phase.TURN:
        lines.append(reading.say("ttr-panel-claims", count=len(listed(view))))
    return lines


def _offered(reading: TicketToRideReading) -> list[str]:
    """Return a line for each ticket that the seat has to choose from, by number."""
    own = reading.view.own
    if own is None or not own.offer or own.chosen:
        return []
    return [
        reading.say(
            "ttr-panel-offered",
            number=number,
            ticket=reading.between(each.ticket),
            points=reading.points(each.ticket.points),
            way=reading.way(each.way),
        )
        for number, each in enumerate(own.offer, start=1)
    ]


def _ticket(reading: TicketToRideReading, each: TicketView) -> str:
    done = each.way.complete
    return reading.say(
        "ttr-sheet-done" if done else "ttr-sheet-failed",
        ticket=reading.between(each.ticket),
        points=signed(each.ticket.points if done else -each.ticket.points),
    )
