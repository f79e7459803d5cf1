"""Statistics of the finished games of a server and of its members."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.chat.transport.post import Post
from bot.tables.history.outcomes import summary
from bot.tables.history.ratings import ratings
from bot.words.names import safe_name
from storage.records import NOBODY

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import TypeAlias

    from bot.tables.history.outcomes import Performance, Summary
    from bot.tables.model import Person
    from bot.words.words import Words

if TYPE_CHECKING:
    Rated: TypeAlias = Callable[[int], bool]

BEST = 10
"""How many players the table of a server lists."""
_MINUTE, _HOUR, _DAY = 60_000, 3_600_000, 86_400_000
_PACES = (("stats-pace-days", 2 * _DAY, _DAY), ("stats-pace-hours", 2 * _HOUR, _HOUR))
"""Message, least length and unit, in milliseconds."""


def server_post(
    games: Sequence[Sequence[Performance]], game: str, group: str, rated: Rated, words: Words
) -> Post:
    """Return the statistics of a server for one game, with its best players.

    Parameters
    ----------
    games
        The finished games, the one that ended first in front.
    group
        The command group of the game, which the keys of its words begin with.
    rated
        Returns True for the user ids that want a rating.
    """
    title = words.say("stats-server", game=words.say(f"game-{game}"), count=len(games))
    if not games:
        return Post("\n".join([title, words.say("stats-none")]))
    everything = summary(
        part for parts in games for part in parts if part.whole or part.user_id != NOBODY
    )
    best = sorted(_ratings(games, rated).items(), key=lambda entry: -entry[1])
    lines = [
        words.say(
            "stats-player",
            place=1 + sum(other > rating for _, other in best),
            player=safe_name(_own(games, user_id)[-1].name),
            rating=rating,
            games=(own := summary(_own(games, user_id))).games,
            wins=own.wins,
        )
        for user_id, rating in best[:BEST]
    ]
    return Post("\n".join([title, *_facts(group, everything, words), "", *lines]))


def person_post(
    games: Sequence[Sequence[Performance]],
    person: Person,
    game: str,
    group: str,
    rated: Rated,
    words: Words,
) -> Post:
    """Return the statistics of one member; parameters as `server_post`."""
    title = words.say("stats-person", player=safe_name(person.name), game=words.say(f"game-{game}"))
    own = _own(games, person.id)
    if not own:
        nothing = words.say("stats-none-of", player=safe_name(person.name))
        return Post(f"{title}\n{nothing}")
    known = _ratings(games, rated)
    rating = known.get(person.id)
    summed = summary(own)
    lines = [
        words.say("stats-games", games=summed.games, wins=summed.wins),
        *_facts(group, summed, words),
    ]
    if rating is not None:
        place = 1 + sum(other > rating for other in known.values())
        lines.append(words.say("stats-rating", rating=rating, place=place, players=len(known)))
    return Post("\n".join([title, *lines]))


def _ratings(games: Sequence[Sequence[Performance]], rated: Rated) -> dict[int, int]:
    """Return the ratings of those who want one; others count as strangers in each game."""
    return ratings(
        [part if rated(part.user_id) else replace(part, user_id=NOBODY) for part in parts]
        for parts in games
    )


def _own(games: Sequence[Sequence[Performance]], user_id: int) -> list[Performance]:
    return [
        part for parts in games for part in parts if part.user_id == user_id and user_id != NOBODY
    ]


def _facts(group: str, summed: Summary, words: Words) -> list[str]:
    lines: list[str] = []
    if summed.average is not None:
        lines.append(words.say("stats-average", points=round(summed.average, 1)))
    if summed.favourite is not None:
        lines.append(
            words.say(
                "stats-favourite",
                kind=words.say(f"{group}-taste"),
                favourite=words.say(summed.favourite),
            )
        )
    if summed.pace is not None:
        lines.append(_pace(summed.pace, words))
    return lines


def _pace(milliseconds: int, words: Words) -> str:
    for key, least, unit in _PACES:
        if milliseconds >= least:
            return words.say(key, count=round(milliseconds / unit))
    return words.say("stats-pace-minutes", count=max(1, round(milliseconds / _MINUTE)))
