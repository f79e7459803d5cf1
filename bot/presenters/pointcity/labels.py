"""Labels of actions: verb, place and effects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.pointcity.actions import End, Flip, Pay, Take, TakeDeck
from bot.games.pointcity.cards import Side
from bot.games.pointcity.effects import Effects
from bot.presenters.labels import LONGEST_LABEL, Clause, label
from bot.presenters.phrases import signed_points

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.pointcity.actions import Action
    from bot.games.pointcity.view import SpotView
    from bot.presenters.pointcity.reading import PointCityReading

POINTS, TOKEN, INGENUITY, PERMANENT, CARDS, ENDS = range(6)
"""The priorities of effects: where not all fit, the lowest numbers stay."""


class PointCityLabels:
    """Labels the legal actions of one view."""

    def __init__(self, reading: PointCityReading) -> None:
        view = reading.view
        self._reading, self._view = reading, view
        self._effects = Effects(view)

    def of(self, action: Action, longest: int = LONGEST_LABEL) -> str:
        return label(self._starts(action), self.effects(action), longest)

    def of_pairs(self, takes: Sequence[Take], space: str) -> list[str]:
        """Label the pairs with the card of a space, which is named beside them.

        Both cards are named where two pairs do the same, or what a pair gives is only counted.
        """
        told = [self.of(take) for take in takes]
        behind = [text.partition(": ")[2] for text in told]
        return [
            text
            if self._open(take) or (behind.count(does) == 1 and not self._counted(take, does))
            else self._naming(take, space)
            for take, text, does in zip(takes, told, behind, strict=True)
        ]

    def _counted(self, take: Take, does: str) -> bool:
        """Return whether a label counts or omits permanent resources instead of naming them."""
        return any(
            each.short and each.text not in does
            for each in self.effects(take)
            if each.priority == PERMANENT
        )

    def _open(self, take: Take) -> bool:
        return all(spot.side is Side.RESOURCE for spot in self._spots(take))

    def _spots(self, take: Take) -> list[SpotView]:
        pair = (take.first, take.second)
        return [spot for spot in self._view.market if spot is not None and spot.space in pair]

    def _naming(self, take: Take, space: str) -> str:
        """Label a pair by the names of its cards; of the effects only points and tokens follow.

        Where the names are long, the card of the space has its name alone, or is left out.
        """
        say = self._reading.say
        spots = self._spots(take)
        names = [self._reading.spot_name(spot) for spot in spots]
        whole = [
            say("pc-at", space=spot.space, card=name)
            for spot, name in zip(spots, names, strict=True)
        ]
        own = [spot.space for spot in spots].index(space)
        brief = [*whole]
        brief[own] = names[own]
        starts = [
            say("pc-button-pair", first=whole[0], second=whole[1]),
            " + ".join(whole),
            " + ".join(brief),
            whole[1 - own],
        ]
        told = [each for each in self.effects(take) if each.priority in (POINTS, TOKEN, INGENUITY)]
        return label(starts, told)

    def effects(self, action: Action) -> list[Clause]:
        say, effect = self._reading.say, self._effects.of(action)
        told: list[Clause] = []
        if effect.points:
            told.append(Clause(signed_points(effect.points), POINTS))
        if effect.gives:
            names = [self._reading.resource(each) for each in effect.gives]
            each_said = [
                say("pc-does-permanent", resource=name, count=names.count(name))
                for name in dict.fromkeys(names)
            ]
            # One alone would say that the other gives nothing.
            short = say("pc-does-permanents", count=len(names)) if len(each_said) > 1 else ""
            told.append(Clause(", ".join(each_said), PERMANENT, short))
        if effect.tokens:
            told.append(Clause(say("pc-does-token", count=effect.tokens), TOKEN))
        if effect.cards:
            one, *others = effect.cards
            alike = one in others
            named = [self._reading.face(each) for each in effect.cards]
            said = self._reading.faces(effect.cards) if alike else ", ".join(named)
            if isinstance(action, TakeDeck):
                said = say("pc-does-deck", card=said)
            short = say("pc-does-cards", count=len(effect.cards))
            told.append(Clause(said, CARDS, "" if isinstance(action, TakeDeck) else short))
        if isinstance(action, Flip):
            told.append(Clause(say("pc-does-flip"), CARDS))
        if effect.ingenuity and isinstance(action, Take):
            told.append(Clause(say("pc-does-ingenuity"), INGENUITY))
        if effect.ends:
            told.append(Clause(say("pc-does-end"), ENDS))
        return told

    def _starts(self, action: Action) -> Sequence[str]:
        """Return verb and place of an action, in ever fewer characters."""
        say = self._reading.say
        match action:
            case Take(first=first, second=second):
                return [say("pc-button-pair", first=first, second=second)]
            case TakeDeck():
                return [say("pc-button-deck")]
            case Flip(space=space):
                return [say("pc-button-flip", space=space)]
            case Pay(cards=cards):
                whole = say("pc-button-pay", cards=self._reading.payment(action))
                return [whole, say("pc-button-pay-count", count=len(cards))]
            case End():
                return [say("pc-button-end")]
            case _:
                return [""]
