"""Buttons and selects that lead to every legal action, in at most five rows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.sanfrancisco import actions
from bot.games.sanfrancisco.cards import COLUMNS, ROWS
from bot.games.sanfrancisco.effects import distinct, printed
from bot.games.sanfrancisco.state import Phase
from bot.games.sanfrancisco.text.notation import format_action
from bot.presenters.controls import Button, Option, Select, Style
from bot.presenters.labels import label
from bot.presenters.phrases import capital
from bot.presenters.rows import HEIGHT, LONGEST_OPTION, PICK, ROUTINE, packed, paged_select
from bot.presenters.sanfrancisco.labels import SanFranciscoLabels

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.games.sanfrancisco.cards import Card
    from bot.presenters.controls import Row
    from bot.presenters.sanfrancisco.reading import SanFranciscoReading

CROWD = 20
"""The most actions that are all shown as buttons; more make a select."""


def rows(reading: SanFranciscoReading, page: int) -> tuple[Row, ...]:
    """Return the controls of a position; actions that do the same share one button."""
    if not reading.view.legal:
        return ()
    return _Controls(reading).rows(page)


def pick(reading: SanFranciscoReading, card_id: str) -> tuple[str, tuple[Row, ...]]:
    """Return text and buttons for one taken card chosen from a select."""
    view = reading.view
    card = next((card for card in view.taken if card.id == card_id), None)
    buttons = [] if card is None or not view.legal else _Controls(reading).settling(card)
    if card is None or not buttons:
        return reading.say("sf-pick-gone"), ()
    text = reading.say("sf-pick", card=capital(reading.card(card)))
    return text, tuple(packed(buttons))


class _Controls:
    """Makes the controls of one view, which has legal actions."""

    def __init__(self, reading: SanFranciscoReading) -> None:
        view = reading.view
        self._reading, self._view = reading, view
        self._labels = SanFranciscoLabels(reading)
        self._actions = distinct(view)

    def rows(self, page: int) -> tuple[Row, ...]:
        match self._view.phase:
            case Phase.START:
                return (self._start(), *self._spend())
            case Phase.TURNED:
                return (tuple(self._of(actions.Place)), *self._spend())
            case Phase.BUILDING:
                return self._crowd(page) if len(self._actions) > CROWD else self._building()
            case Phase.BONUS:
                return (tuple(self._of(actions.Choose)), *self._spend())
            case Phase.PUT:
                return self._put()
            case Phase.OVER:
                return ()

    def settling(self, card: Card) -> list[Button]:
        """Return the buttons that build or refuse a card."""
        return [*self._builds(card), *self._refusal(card)]

    def _button(self, action: actions.Action, style: Style = Style.MAIN) -> Button:
        return Button(format_action(action), self._labels.of(action), style)

    def _of(self, kind: type[actions.Action], style: Style = Style.MAIN) -> list[Button]:
        return [self._button(each, style) for each in self._actions if isinstance(each, kind)]

    def _start(self) -> tuple[Button, ...]:
        opened = {each.column for each in self._actions if isinstance(each, actions.Finalize)}
        buttons = self._of(actions.Draw)
        for number in range(1, COLUMNS + 1):
            legal = number in opened
            said = self._labels.column(number, legal=legal)
            action = format_action(actions.Finalize(self._view.mover, number))
            buttons.append(Button(action, said, enabled=legal))
        return tuple(buttons)

    def _put(self) -> tuple[Row, ...]:
        puts = [each for each in self._actions if isinstance(each, actions.Put)]
        if len(puts) > CROWD:
            options = tuple(self._space_option(each) for each in puts)
            return (Select("spaces", self._reading.say("sf-select-spaces"), options),)
        if any(each.space is None for each in puts):
            return tuple(packed(self._of(actions.Put)))
        districts = (
            tuple(self._button(each) for each in puts if each.row is colour) for colour in ROWS
        )
        return tuple(buttons for buttons in districts if buttons)

    def _space_option(self, action: actions.Put) -> Option:
        spots = self._view.cities[self._view.mover - 1].rows[ROWS.index(action.row)]
        spot = spots[(action.space or 1) - 1]
        card = capital(self._reading.card(spot.card))
        worth = self._reading.say("sf-entry-space", card=card, value=spot.value)
        return Option(format_action(action), self._labels.of(action, LONGEST_OPTION), worth)

    def _building(self) -> tuple[Row, ...]:
        """Return buttons to build, a row a universal card, then refusals and the turn's end.

        If that makes too many rows, all buttons are packed together.
        """
        builds = [self._builds(card) for card in self._view.taken]
        single = [buttons[0] for buttons in builds if len(buttons) == 1]
        several = [buttons for buttons in builds if len(buttons) > 1]
        refusals = self._of(actions.Refuse, Style.PLAIN)
        closing = self._closing()
        roomy = (*packed(single), *(tuple(row) for row in several), *packed(refusals), closing)
        if len(roomy) <= HEIGHT:
            return roomy
        everything = [*single, *(button for buttons in several for button in buttons), *refusals]
        return (*packed(everything), closing)

    def _crowd(self, page: int) -> tuple[Row, ...]:
        first = {printed(card): card for card in reversed(self._view.taken)}
        cards = [card for card in self._view.taken if first[printed(card)] is card]
        select = paged_select("sf", "cards", cards, page, self._reading.words, self._card_option)
        return (*select, self._closing())

    def _card_option(self, card: Card) -> Option:
        builds = list(self._builds_of(card))
        districts = (self._reading.district(each.row or card.colour) for each in builds)
        told = self._labels.effects(builds[0]) if len(builds) == 1 else ()
        said = label([capital(self._reading.card(card))], told, LONGEST_OPTION)
        fits = self._reading.say("sf-entry-rows", rows=", ".join(districts))
        return Option(f"{PICK} {card.id}", said, fits)

    def _builds_of(self, card: Card) -> Iterable[actions.Build]:
        return (
            each
            for each in self._actions
            if isinstance(each, actions.Build) and each.card == card.id
        )

    def _builds(self, card: Card) -> list[Button]:
        return [self._button(action) for action in self._builds_of(card)]

    def _refusal(self, card: Card) -> list[Button]:
        return [
            self._button(each, Style.PLAIN)
            for each in self._actions
            if isinstance(each, actions.Refuse) and each.card == card.id
        ]

    def _closing(self) -> tuple[Button, ...]:
        """Return the buttons that settle many cards at once, then the contract-discard token."""
        everything = self._labels.everything()
        buttons = [Button(ROUTINE, everything, Style.GOOD)] if everything else []
        return (
            *buttons,
            *self._of(actions.Done, Style.BAD),
            *self._of(actions.Discard, Style.PLAIN),
        )

    def _spend(self) -> list[tuple[Button, ...]]:
        """Return a row of buttons that spend the contract-discard token, or no row."""
        buttons = tuple(self._of(actions.Discard, Style.PLAIN))
        return [buttons] if buttons else []
