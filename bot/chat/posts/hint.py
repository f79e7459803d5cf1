"""Why an action is good, in words: for hints, and for a move of a finished game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.chat.posts.inputs import players, reading_of
from bot.games.judging import differences, foremost
from bot.presenters.controls import Button
from bot.presenters.fitting import joined
from bot.presenters.phrases import points_phrase

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.games.judging import Weighed
    from bot.presenters.presenter import AnyPresenter
    from bot.presenters.reading import Player, Reading
    from bot.tables.changes.hints import Hint
    from bot.tables.history.reviews import Explained
    from bot.tables.model import Table
    from bot.words.words import Words


def hint_button(table: Table, words: Words) -> tuple[Button, ...]:
    """Return the button that asks for a hint, if the table has hints."""
    if not table.record.hints or table.game.judge is None:
        return ()
    return (Button("!hint", words.say("button-hint")),)


def hint_text(presenter: AnyPresenter, hint: Hint, words: Words) -> str:
    """Return the action to take, why, and by how much the next best is worse."""
    reading = reading_of(presenter, hint.table, hint.view, words)
    action = presenter.action_label(reading, hint.weighed[0].action)
    lines = [
        words.say("hint", number=hint.number, most=hint.table.record.hints),
        words.say("hint-action", action=action),
        *_why(presenter, reading, hint.weighed),
    ]
    return "\n".join(lines)


def why_text(presenter: AnyPresenter, explained: Explained, words: Words) -> str:
    """Return why a seat of a finished game made its moves in a turn, or what was better."""
    table = explained.table
    named = players(table, words)
    player = next(each.name for each in named if each.seat == explained.seat)
    lines: list[str] = []
    for view, played, weighed in explained.choices:
        reading = presenter.read(view, words, named)
        action = presenter.action_label(reading, played)
        lines.append(words.say("why-played", player=player, action=action))
        own = next((each for each in weighed if each.action == played), weighed[0])
        if round(weighed[0].lead - own.lead) > 0:
            better = presenter.action_label(reading, weighed[0].action)
            reasons = presenter.reasons(reading, differences(weighed[0], own))
            told = (words.say("why-better", action=better), *reasons, gain(weighed[0], own, words))
            lines.append(joined(told))
        else:
            others = [each for each in weighed if each is not own]
            lines += _why(presenter, reading, [own, *others])
    return "\n".join(lines) or words.say("why-nothing", player=player)


def gain(best: Weighed, other: Weighed, words: Words) -> str:
    """Return by how much one action is better than another, in a sentence."""
    return words.say("review-gain", points=points_phrase(round(best.lead - other.lead), words))


def _why(presenter: AnyPresenter, reading: Reading[Any], weighed: Sequence[Weighed]) -> list[str]:
    """Return what is as good as the best, why the best is better than the next, and by how much."""
    words = reading.words
    best, *others = weighed
    lines: list[str] = []
    equal = [each for each in others if _worse(each, best) >= 0]
    second = next((each for each in others if each not in equal), None)
    causes = foremost(best) if second is None else differences(best, second)
    reasons = presenter.reasons(reading, causes) or presenter.reasons(reading, foremost(best))
    lines.append(joined(reasons))
    if equal:
        action = presenter.action_label(reading, equal[0].action)
        lines.append(words.say("hint-next-equal", action=action))
    if second is not None:
        points = points_phrase(-_worse(second, best), words)
        action = presenter.action_label(reading, second.action)
        lines.append(words.say("hint-better", action=action, points=points))
    return [line for line in lines if line]


def _worse(other: Weighed, best: Weighed) -> int:
    """Return by how many half points an action leads to less than the best; 0 or more: to none."""
    return round(other.lead - best.lead)


def hints_used(counts: Mapping[int, int], named: Sequence[Player], words: Words) -> list[str]:
    """Return a line for each player who has had hints, for the end of the game."""
    names = {player.seat: player.name for player in named}
    return [
        words.say("over-hints", player=names[seat], count=count)
        for seat, count in sorted(counts.items())
        if seat in names
    ]
