"""A hint in words: what to do, why, and what comes next to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.chat.posts.inputs import players
from bot.presenters.controls import Button
from bot.presenters.phrases import listed, signed_points

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.games.judging import Weighed
    from bot.presenters.presenter import AnyPresenter, Player
    from bot.tables.changes.hints import Hint
    from bot.tables.model import Table
    from bot.words.words import Words


def hint_button(table: Table, words: Words) -> tuple[Button, ...]:
    """Return the button that asks for a hint, if the table has hints."""
    if not table.record.hints or table.game.judge is None:
        return ()
    return (Button("!hint", words.say("button-hint")),)


def hint_text(presenter: AnyPresenter, hint: Hint, words: Words) -> str:
    """Return the action to take, why in a sentence, and the next best with how much worse it is."""
    best, *others = hint.weighed
    action = presenter.action_label(hint.view, best.action, words)
    lines = [
        words.say("hint", number=hint.number, most=hint.table.record.hints),
        words.say("hint-action", action=action),
    ]
    equal = [each for each in others if _worse(each, best) >= 0]
    if equal:
        action = presenter.action_label(hint.view, equal[0].action, words)
        lines.append(words.say("hint-next-equal", action=action))
    if second := next((each for each in others if each not in equal), None):
        everyone = presenter.everyone(hint.view, players(hint.table, words), words)
        if reasons := _reasons(best, second, hint.view.seat, everyone, words):
            lines.append(words.say("hint-because", reasons=listed(reasons, words)))
        action = presenter.action_label(hint.view, second.action, words)
        points = signed_points(_worse(second, best))
        lines.append(words.say("hint-next-worse", action=action, points=points))
    return "\n".join(lines)


def _worse(other: Weighed, best: Weighed) -> int:
    """Return by how many half points an action leads to less than the best; 0 or more: to none."""
    return round(other.lead - best.lead)


def _reasons(
    best: Weighed, second: Weighed, seat: int, everyone: Sequence[Player], words: Words
) -> list[str]:
    """Return the differences of outlook between the two actions in words, the largest first."""
    own, other = best.outlooks[seat - 1], second.outlooks[seat - 1]
    told = [
        (round(own.now - other.now), "hint-now", ""),
        (round(own.later - other.later), "hint-later", ""),
    ]
    rivals = [
        (round(best.outlooks[at].end - second.outlooks[at].end), "hint-rival", player.name)
        for at, player in enumerate(everyone)
        if at != seat - 1
    ]
    told += sorted(rivals, key=lambda each: -abs(each[0]))[:1]
    told.sort(key=lambda each: -abs(each[0]))
    return [
        words.say(key, points=signed_points(halves), player=player)
        for halves, key, player in told
        if halves
    ]


def hints_used(counts: Mapping[int, int], named: Sequence[Player], words: Words) -> list[str]:
    """Return a line for each player who has had hints, for the end of the game."""
    names = {player.seat: player.name for player in named}
    return [
        words.say("over-hints", player=names[seat], count=count)
        for seat, count in sorted(counts.items())
        if seat in names
    ]
