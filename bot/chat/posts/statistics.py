"""Statistics of the finished games of a server and of its members."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.chat.messages.post import Post
from bot.chat.posts.inputs import shown_name, table_words
from bot.presenters.phrases import signed_points
from bot.presenters.reading import fallback_name
from bot.tables.history.outcomes import summary
from bot.tables.history.ratings import NEW, compared, ratings
from bot.words.names import has_ink, safe_name
from storage.records import NOBODY

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import TypeAlias

    from bot.tables.history.outcomes import Outcomes, Performance, Summary
    from bot.tables.history.ratings import Rating
    from bot.tables.model import Person, Table
    from bot.tables.people.settings import People
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
    best = sorted(_ratings(games, rated).items(), key=lambda entry: -entry[1].value)
    lines = [
        words.say(
            "stats-player",
            place=1 + sum(other.value > rating.value for _, other in best),
            player=safe_name(_own(games, user_id)[-1].name),
            rating=rating.value,
            sure=_sure(rating),
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
        place = 1 + sum(other.value > rating.value for other in known.values())
        values = {"rating": rating.value, "place": place, "players": len(known)}
        lines.append(words.say("stats-rating", **values, sure=_sure(rating)))
    return Post("\n".join([title, *lines]))


async def rating_changes(
    outcomes: Outcomes, people: People, table: Table, words: Words | None = None
) -> list[str]:
    """Return a line on how a finished game has changed ratings; none if it has changed none."""
    words = words or table_words(table)
    games = await outcomes.of(table.record.guild_id, table.record.game, last=table.id)
    parts = compared(games[-1]) if games else []
    if not parts:
        return []
    await people.refresh(part.user_id for parts in games for part in parts)
    before, after = (_ratings(some, people.is_rated) for some in (games[:-1], games))
    told = [
        words.say(
            "rating-change",
            player=_named(table, part, words),
            rating=after[part.user_id].value,
            change=signed_points(2 * _change(part.user_id, before, after)),
            sure=_sure(after[part.user_id]),
        )
        for part in sorted(parts, key=lambda part: part.place)
        if part.user_id in after
    ]
    return [words.say("over-ratings", players=" · ".join(told))] if told else []


def _change(user_id: int, before: Mapping[int, Rating], after: Mapping[int, Rating]) -> int:
    return after[user_id].value - before.get(user_id, NEW).value


def _named(table: Table, part: Performance, words: Words) -> str:
    held = table.seats[part.seat - 1]
    if held.user_id == part.user_id:
        return shown_name(table, held, words)
    return safe_name(part.name if has_ink(part.name) else fallback_name(part.seat, words))


def _sure(rating: Rating) -> str:
    return "no" if rating.provisional else "yes"


def _ratings(games: Sequence[Sequence[Performance]], rated: Rated) -> dict[int, Rating]:
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
