"""Shows the tiny game to people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import structs

from bot.games.game import TURN
from bot.presenters.controls import Button, Command, Option, Parameter, Style
from bot.presenters.phrases import points_phrase
from bot.presenters.presenter import Closeup, Illustration, Presenter
from bot.presenters.reading import Reading, fallback_name
from bot.presenters.rows import PANEL
from bot.presenters.telling import Teller, events_of
from render.parts.scene import TurnScene
from tests.tiny.notation import format_action
from tests.tiny.picture import HandScene, TinyScene
from tests.tiny.state import ROUNDS, Discard, Draw, Give, Phase, Take
from tests.tiny.view import View

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from bot.games.game import Event
    from bot.presenters.controls import Row
    from bot.presenters.reading import Move
    from bot.presenters.turn import Short
    from render import Scene
    from tests.tiny.state import Action

_CARD = (Parameter("card"),)


class TinyReading(Reading[View]):
    """A reading that knows what cards are called."""

    def card(self, card: str) -> str:
        return self.say("tiny-card", number=number(card))

    def cards(self, cards: Sequence[str]) -> str:
        """Return the cards that can be seen, and how many cannot."""
        seen = [self.card(card) for card in cards if card]
        backs = len(cards) - len(seen)
        hidden = [self.say("tiny-backs", count=backs)] if backs or not seen else []
        return ", ".join((*seen, *hidden))


class TinyTeller(Teller[TinyReading]):
    """Tells moves, a sentence an event."""

    group = "tiny"

    def tell(self, moves: Sequence[Move]) -> str:
        said = (self._sentence(event) for event in events_of(moves) if event.code != TURN)
        return " ".join(said)

    def _sentence(self, event: Event) -> str:
        card = str(event.values.get("card", ""))
        hidden = "-hidden" if event.code in ("gave", "drew") and not card else ""
        named = self.reading.card(card) if card else ""
        left = event.values.get("left", 0)
        return self.did(f"{event.code}{hidden}", event.seat, card=named, left=left)


class TinyPresenter(Presenter[View, TinyReading, "Action"]):
    """Shows the tiny game."""

    game = "tiny"
    group = "tiny"
    commands = (Command("give", _CARD), Command("draw"), Command("take"), Command("discard", _CARD))
    topic_keys = ("play", "end")
    middle = (Give, Draw, Take, Discard)
    reading = TinyReading
    teller = TinyTeller

    def opened(self, view: View, own: Sequence[View]) -> View:
        hands = tuple(each.hands[seat] for seat, each in enumerate(own))
        return structs.replace(view, hands=hands)

    def turn(self, reading: TinyReading) -> list[str]:
        return [_told(reading, reading.bold_name)]

    def task(self, reading: TinyReading) -> str:
        phase = reading.view.phase
        return "" if phase is Phase.OVER else reading.say(f"tiny-task-{phase}")

    def prompt_short(self, reading: TinyReading) -> str:
        return _told(reading, reading.painted_name)

    def rows(self, reading: TinyReading, page: int) -> tuple[Row, ...]:
        """Return the buttons of a post; what names a hidden card is done in panels."""
        buttons = tuple(_buttons(reading))
        return (buttons,) if buttons else ()

    def panel_words(
        self, reading: TinyReading, item: str, page: int
    ) -> tuple[str, tuple[Row, ...]]:
        """Return what can be done: a card is picked first, then it is used."""
        view = reading.view
        if view.seat is None:
            return self.awaited(reading), ()
        hand = reading.say("tiny-panel", cards=reading.cards(view.hands[view.seat - 1]))
        said, buttons = _picked(reading, item) if item else _pickable(reading)
        lines = (hand, said) if item else (hand, said, self.awaited(reading))
        return "\n".join(filter(None, lines)), (buttons,) if buttons else ()

    def action_label(self, reading: TinyReading, action: Action) -> str:
        return format_action(action)

    def complete(
        self, reading: TinyReading, command: str, parameter: str, given: Mapping[str, str]
    ) -> list[Option]:
        kind = {"give": Give, "discard": Discard}.get(command)
        if kind is None:
            return []
        cards = [action.card for action in reading.view.legal if isinstance(action, kind)]
        return [Option(card, reading.card(card)) for card in cards]

    def table_picture(self, reading: TinyReading, short: Short, *, paused: bool) -> Illustration:
        return _picture(reading, _seats(reading.view), short.prompt, paused=paused)

    def portrait_picture(
        self, reading: TinyReading, seat: int, short: Short, *, paused: bool
    ) -> Illustration:
        return _picture(reading, (seat,), short.prompt, paused=paused)

    def zoom(self, reading: TinyReading, seat: int | None) -> Closeup:
        picture = _picture(reading, () if seat is None else (seat,))
        text = self._middle(reading) if seat is None else _hand(reading, seat, reading.bold_name)
        return Closeup(text, picture.scene, picture.alt)

    def points(self, view: View) -> Sequence[int]:
        """Return nothing: hands are hidden, and with them the points."""
        return ()

    def sheet(self, reading: TinyReading) -> str:
        hands = (_hand(reading, seat, reading.bold_name) for seat in _seats(reading.view))
        return "\n".join((*self.situation(reading), *hands))

    def _middle(self, reading: TinyReading) -> str:
        cards = reading.cards(reading.view.discards)
        discards = reading.say("tiny-discards", cards=cards)
        return "\n".join((*self.situation(reading), middle(reading), discards))


def number(card: str) -> str:
    """Return what is written on a card."""
    return str(int(card[1:]))


def middle(reading: TinyReading) -> str:
    """Return what lies between the players."""
    view = reading.view
    deck = reading.say("tiny-middle", deck=view.deck)
    if not view.discards:
        return deck
    return f"{deck} {reading.say('tiny-open', card=reading.card(view.discards[-1]))}"


def _told(reading: TinyReading, name: Callable[[int], str]) -> str:
    """Return whose turn it is and what can be done, or who has won."""
    view = reading.view
    if (result := view.result) is not None:
        winners = ", ".join(map(name, result.winners))
        points = points_phrase(max(result.points), reading.words)
        count = len(result.winners)
        return reading.say("tiny-short-outcome", count=count, players=winners, points=points)
    waited = ", ".join(map(name, view.to_act))
    round_words = reading.say("tiny-round", round=view.round, rounds=ROUNDS)
    return f"{round_words} {reading.say(f'tiny-turn-{view.phase}', players=waited)}"


def _seats(view: View) -> range:
    return range(1, len(view.hands) + 1)


def _buttons(reading: TinyReading) -> Iterable[Button]:
    """Return a button for each legal action; for the public they name no hidden card."""
    view = reading.view
    for action in view.legal:
        match action:
            case Draw():
                yield Button("draw", reading.say("tiny-button-draw"), Style.MAIN)
            case Take():
                card = reading.card(view.discards[-1])
                yield Button("take", reading.say("tiny-button-take", card=card))
            case Give() | Discard():
                yield Button(format_action(action), reading.card(action.card))
            case _:
                pass


def _pickable(reading: TinyReading) -> tuple[str, tuple[Button, ...]]:
    """Return what can be done with the own cards."""
    view = reading.view
    picks = tuple(
        Button(f"{PANEL} {action.card}", reading.card(action.card), Style.MAIN)
        for action in view.legal
        if isinstance(action, Give | Discard)
    )
    buttons = picks or tuple(_buttons(reading))
    if buttons:
        return reading.say(f"tiny-panel-{view.phase}", player=_left(reading)), buttons
    if not view.given:
        return "", ()
    card = reading.card(view.given)
    return reading.say("tiny-panel-given", card=card, player=_left(reading)), ()


def _picked(reading: TinyReading, item: str) -> tuple[str, tuple[Button, ...]]:
    """Return what can be done with one of the own cards."""
    view = reading.view
    for action in view.legal:
        if isinstance(action, Give | Discard) and action.card == item:
            use = Button(
                f"{view.phase} {item}", reading.say(f"tiny-button-{view.phase}"), Style.GOOD
            )
            card = reading.card(item)
            player = _left(reading)
            said = reading.say("tiny-panel-item", phase=view.phase, card=card, player=player)
            return said, (use,)
    return reading.say("tiny-pick-gone"), ()


def _left(reading: TinyReading) -> str:
    """Return the name of the seat to the left of the looker."""
    return reading.bold_name((reading.view.seat or 0) % len(reading.view.hands) + 1)


def _hand(reading: TinyReading, seat: int, name: Callable[[int], str]) -> str:
    """Return a line with what can be seen of a hand."""
    cards = reading.cards(reading.view.hands[seat - 1])
    return reading.say("tiny-hand", player=name(seat), cards=cards)


def _picture(
    reading: TinyReading, seats: Sequence[int], prompt: str = "", *, paused: bool = False
) -> Illustration:
    """Return a picture with the hands of some seats."""
    hands = (_hand(reading, seat, reading.full_name) for seat in seats)
    alt = " ".join((_told(reading, reading.full_name), middle(reading), *hands))
    return Illustration(_scene(reading, seats, prompt, paused=paused), alt)


def _scene(reading: TinyReading, seats: Sequence[int], prompt: str, *, paused: bool) -> Scene:
    view = reading.view
    if view.phase is Phase.OVER:
        title = reading.say("tiny-short-over")
    elif view.phase is Phase.GIVE:
        title = reading.say("tiny-short-all")
    else:
        title = reading.full_name(view.mover)
    return TinyScene(
        hands=tuple(
            HandScene(
                seat=seat,
                name=reading.full_name(seat),
                fallback_name=fallback_name(seat, reading.words),
                cards=tuple(number(card) if card else "" for card in view.hands[seat - 1]),
                waited=seat in view.to_act,
            )
            for seat in seats
        ),
        deck=view.deck,
        opened=number(view.discards[-1]) if view.discards else "",
        caption=reading.say("tiny-caption"),
        turn=TurnScene(title=title, fallback_title=title, prompt=prompt),
        active=view.to_act[0] if len(view.to_act) == 1 else None,
        over=view.phase is Phase.OVER,
        paused=paused,
    )
