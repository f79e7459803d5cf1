"""Labels of actions: verb, place and effects."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.games.sanfrancisco import actions
from bot.games.sanfrancisco.cards import Colour
from bot.games.sanfrancisco.effects import Effects, printed, routine, single
from bot.presenters.labels import LONGEST_LABEL, Clause, label
from bot.presenters.phrases import capital, signed_points

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.sanfrancisco.cards import Card
    from bot.games.sanfrancisco.effects import Effect
    from bot.presenters.sanfrancisco.reading import SanFranciscoReading


ENDS, POINTS, BONUS, SKYSCRAPER, COMPLETES, LOST, CARS, MEDAL, REST = range(9)
"""The priorities of effects: where not all fit, the lowest numbers stay."""


class SanFranciscoLabels:
    """Labels the legal actions of one view."""

    def __init__(self, reading: SanFranciscoReading) -> None:
        view = reading.view
        self._reading, self._view = reading, view
        self._effects = Effects(view)

    @cached_property
    def _names(self) -> ShortNames:
        return ShortNames(self._reading, self._view.taken)

    def of(self, action: actions.Action, longest: int = LONGEST_LABEL) -> str:
        say = self._reading.say
        match action:
            case actions.Draw():
                return say("sf-button-draw")
            case actions.Finalize(column=column):
                return self.column(column, longest, legal=True)
            case actions.Done():
                return say("sf-button-done", count=len(self._view.taken))
            case actions.Refuse(card=card):
                return label([say("sf-button-refuse", card=self._names.refused(card))], (), longest)
            case _:
                return label(self._starts(action), self.effects(action), longest)

    def column(self, number: int, longest: int = LONGEST_LABEL, *, legal: bool) -> str:
        """Label the button that takes a column, even where it cannot be taken."""
        start = self._reading.say("sf-button-finalize", column=number)

        def in_brackets(start: str, effects: str) -> str:
            return f"{start} ({effects})"

        return label([start], self._taking(number, legal=legal), longest, in_brackets)

    def everything(self, longest: int = LONGEST_LABEL) -> str:
        """Label all actions that need no decision; return "" unless they are several."""
        obvious = routine(self._view)
        if len(obvious) < 2:
            return ""
        if len(obvious) < len(single(self._view)):
            key = "all-first"
        else:
            key = "all" if len(obvious) == len(self._view.taken) else "single"
        counted = self._reading.say(f"sf-button-{key}", count=len(obvious))
        named = [] if key == "all" else self._naming(key, [each.card for each in obvious])
        effect = self._effects.of(*obvious)
        told = [each for each in self._told(effect) if key != "all-first" or each.priority != BONUS]
        starts = [each for each in named if len(each) <= longest]
        return label([*starts, counted], told, longest)

    def _naming(self, key: str, built: Sequence[str]) -> list[str]:
        """Return which cards are built, by their names or by those of the others."""
        others = [each.id for each in self._view.taken if each.id not in built]
        if key == "all-first":
            found = {"all-first-named": built, "all-first-short": built}
        else:
            found = {"single-named": built, "single-but": others}
        named = self._names.refused
        return [
            capital(self._reading.say(f"sf-button-{each}", cards=" + ".join(map(named, cards))))
            for each, cards in found.items()
        ]

    def effects(self, action: actions.Action) -> list[Clause]:
        if isinstance(action, actions.Finalize):
            return self._taking(action.column, legal=True)[1:]
        told = self._told(self._effects.of(action))
        say, own = self._reading.say, self._view.cities[self._view.mover - 1]
        match action:
            case actions.Place(column=column):
                cards = len(self._view.columns[column - 1]) + 1
                told.append(Clause(say("sf-does-cards", cards=cards), REST))
            case actions.Choose(bonus=bonus) if not any(each.priority == POINTS for each in told):
                told.append(Clause(say(f"sf-does-{bonus.value}"), REST))
            case actions.Discard(count=count):
                told.append(Clause(say("sf-does-discard-left", left=own.contracts - count), REST))
            case _:
                pass
        return told

    def _starts(self, action: actions.Action) -> Sequence[str]:
        """Return verb and place of an action, in ever fewer characters."""
        say = self._reading.say
        match action:
            case actions.Place(column=column):
                return [say("sf-button-place", column=column)]
            case actions.Build(card=card, row=row):
                name, place = self._names.built(card), (row or self._names.colour(card)).value
                if not name:
                    return [say("sf-button-build-in", colour=place)]
                keys = ("sf-button-build", "sf-button-build-short")
                return [capital(say(key, card=name, colour=place)) for key in keys]
            case actions.Choose(bonus=bonus):
                return [say(f"sf-button-{bonus.value}")]
            case actions.Put(row=row, space=None):
                return [say("sf-button-put-row", colour=row.value)]
            case actions.Put(row=row, space=int(space)):
                key = f"sf-button-put-{self._view.bonus}"
                return [say(key, colour=row.value, space=space)]
            case actions.Discard(count=count):
                return [say("sf-button-spend", count=count)]
            case _:
                return [""]

    def _told(self, effect: Effect) -> list[Clause]:
        say = self._reading.say
        told: list[Clause] = []
        if effect.ends:
            told.append(Clause(say("sf-does-end"), ENDS))
        if effect.points:
            told.append(Clause(signed_points(effect.points), POINTS))
        if effect.skyscrapers:
            count = effect.skyscrapers
            short = say("sf-does-rise", count=count)
            told.append(Clause(say("sf-does-skyscraper", count=count), SKYSCRAPER, short))
        if effect.medal:
            told.append(Clause(say("sf-does-medal"), MEDAL))
        if effect.completes:
            told.append(Clause(say("sf-does-complete"), COMPLETES))
        if effect.cars:
            told.append(Clause(say("sf-does-cars", count=effect.cars), CARS))
        if effect.bonus:
            told.append(Clause(say("sf-card-bonus"), BONUS))
        if effect.lost:
            told.append(Clause(say("sf-does-lose", count=effect.lost), LOST))
        return told

    def _taking(self, number: int, *, legal: bool) -> list[Clause]:
        """Return the effects of taking a column, or the cards that it lacks."""
        say, cards = self._reading.say, len(self._view.columns[number - 1])
        told = [Clause(say("sf-does-take", cards=cards), ENDS)]
        if legal:
            effect = self._effects.of(actions.Finalize(self._view.mover, number))
            if effect.lost:
                told.append(Clause(say("sf-does-fit", count=cards - effect.lost), POINTS))
            told.append(Clause(say("sf-does-contract", count=effect.contracts), REST))
        elif cards:
            needs = self._view.cities[self._view.mover - 1].contracts + 1
            told.append(Clause(say("sf-does-need", cards=needs), POINTS))
        return told


class ShortNames:
    """Names taken cards by value or kind, and by more where two have the same."""

    def __init__(self, reading: SanFranciscoReading, cards: Sequence[Card]) -> None:
        self._reading = reading
        self._cards = {card.id: card for card in cards}
        self._prints = {printed(card) for card in cards}

    def colour(self, card_id: str) -> Colour:
        return self._cards[card_id].colour

    def built(self, card_id: str) -> str:
        """Name a card to be built in a row that is named beside it.

        It is empty if all taken cards are alike.
        """
        if len(self._prints) == 1:
            return ""
        card = self._cards[card_id]
        universal = card.colour is Colour.BLACK and any(
            _base(other) == _base(card) and other.colour is not Colour.BLACK
            for other in self._prints
        )
        if universal and sum(each.colour is Colour.BLACK for each in self._prints) == 1:
            return self._reading.say("sf-named-alone")
        key = "sf-named-universal" if universal else "sf-named"
        name = self._reading.say(key, kind=_kind(card), value=card.value)
        features = ", ".join(self._reading.features(card))
        if not features or not self._needs_features(card):
            return name
        return self._reading.say("sf-named-features", name=name, features=features)

    def refused(self, card_id: str) -> str:
        """Name a card with its colour."""
        card = self._cards[card_id]
        if not self._needs_features(card):
            card = replace(card, tracks=False, waterfront=False, bonus=False)
        return self._reading.card(card)

    def _needs_features(self, card: Card) -> bool:
        """Return whether another card differs from this one in its features alone."""
        own = printed(card)
        return any(
            other != own and other.colour is card.colour and _base(other) == _base(card)
            for other in self._prints
        )


def _kind(card: Card) -> str:
    if card.foundation:
        return "foundation"
    if card.depot:
        return "depot"
    return "square" if card.square else "value"


def _base(card: Card) -> tuple[str, int]:
    return _kind(card), card.value
