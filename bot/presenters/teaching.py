"""Pictures that teach a game: the legend of its signs, and a turn played from fixed actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from bot.games.game import passes_turn
from bot.presenters.fitting import first_fitting, joined
from bot.presenters.presenter import Illustration
from bot.presenters.reading import Move, Recent
from render.parts.scene import LegendEntry, LegendGroup

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from enum import Enum

    from msgspec import Struct

    from bot.games.game import AnyGame
    from bot.words.words import Words
    from render.parts.scene import Legend, Lesson

T = TypeVar("T")


class PlayedMoment(NamedTuple):
    """A position of a played game: its state, and the moves that led to it."""

    state: Any
    recent: Recent


class Stacked:
    """A generator without chance, for `bot.games.game.Rng`: pieces lie as they are named.

    Parameters
    ----------
    first
        The names of the pieces that come first; all others keep their order.
    name_of
        Returns the name of a piece.
    """

    def __init__(self, first: Sequence[object], name_of: Callable[[Any], object]) -> None:
        self._places = {name: place for place, name in enumerate(first)}
        self._name_of = name_of

    def shuffle(self, x: list[Any], /) -> None:
        x.sort(key=lambda piece: self._places.get(self._name_of(piece), len(self._places)))

    def randrange(self, stop: int, /) -> int:
        del stop
        return 0

    def choice(self, seq: Sequence[T], /) -> T:
        return seq[0]


def moments(game: AnyGame, setup: Struct, actions: Sequence[str]) -> Iterator[PlayedMoment]:
    """Play a game and yield the position after each action, such as ``1 draw``.

    Raises
    ------
    IllegalAction
        When an action is not legal.
    """
    state, recent = game.start(setup), Recent()
    for line in actions:
        seat, _, notation = line.partition(" ")
        state, events = game.apply(state, game.parse(int(seat), notation))
        turn = (*recent.current, Move(int(seat), notation, tuple(events)))
        recent = Recent(turn) if passes_turn(events) else Recent(recent.previous, turn)
        yield PlayedMoment(state, recent)


def legends(
    group: str,
    game: str,
    pictures: Mapping[str, Mapping[str, Sequence[Enum]]],
    make: Callable[..., Legend],
    words: Words,
) -> Iterator[Illustration]:
    """Return the legends of a game, with the messages `GROUP-legend-about-PICTURE` as subjects.

    Parameters
    ----------
    group
        The first part of the names of the game's messages.
    game
        The name of the game.
    pictures
        By picture and part of a table, the signs.
    make
        The class of the game's legends.
    """
    title = words.say(f"game-{game}")
    for name, parts in pictures.items():
        subject = words.say(f"{group}-legend-about-{name}")
        groups = legend_groups(group, parts, words)
        scene = make(title=title, subject=subject, groups=groups)
        yield Illustration(scene, legend_alt(title, subject, groups, words))


def lesson(
    group: str,
    game: str,
    steps: Mapping[str, Callable[[str], object]],
    make: Callable[..., Lesson],
    words: Words,
) -> Illustration:
    """Return the worked turn of a game, with the messages `GROUP-lesson-STEP` as words of steps.

    Parameters
    ----------
    group, game
        As for `legends`.
    steps
        By name, what returns the content of a step from its words.
    make
        The class of the game's worked turn.
    """
    title, subject = words.say(f"game-{game}"), words.say(f"{group}-legend-about-turn")
    texts = [words.say(f"{group}-lesson-{name}") for name in steps]
    shown = tuple(step(text) for step, text in zip(steps.values(), texts, strict=True))
    scene = make(title=title, subject=subject, steps=shown)
    return Illustration(scene, lesson_alt(title, subject, texts, words))


def legend_groups(
    group: str, groups: Mapping[str, Sequence[Enum]], words: Words
) -> tuple[LegendGroup, ...]:
    return tuple(
        LegendGroup(
            title=words.say(f"{group}-legend-in-{name}"),
            entries=tuple(
                LegendEntry(sign=sign, text=words.say(f"{group}-legend-{sign.value}"))
                for sign in signs
            ),
        )
        for name, signs in groups.items()
    )


def legend_alt(title: str, subject: str, groups: Sequence[LegendGroup], words: Words) -> str:
    """Return the description of a legend; if it is too long, without the words of signs."""
    head = words.say("legend-alt", game=title, subject=subject)
    listed = [
        words.say(
            "legend-alt-group",
            title=group.title,
            signs="; ".join(entry.text for entry in group.entries),
        )
        for group in groups
    ]
    titles = ", ".join(group.title for group in groups)
    return first_fitting(
        (joined((head, *listed)), joined((head, words.say("legend-alt-titles", titles=titles))))
    )


def lesson_alt(title: str, subject: str, steps: Sequence[str], words: Words) -> str:
    head = words.say("legend-alt", game=title, subject=subject)
    return first_fitting(
        (joined((head, *(f"{number}. {step}" for number, step in enumerate(steps, start=1)))),)
    )
