"""What became of presses, posts and pings, counted."""

from __future__ import annotations

import sys
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

from tests.wire.kills.people import confirmed
from tests.wire.messages import LOADING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from tests.wire.kills.ledger import Ledger
    from tests.wire.kills.people import Party
    from tests.wire.messages import Message

FORBIDDEN = (
    "lost",
    "untold",
    "doubled",
    "missing_posts",
    "doubled_posts",
    "missing_pings",
    "doubled_pings",
    "wrong_pings",
    "stuck",
    "faults",
)
"""What must not happen."""

MOVED = "is waiting further down"
"""What the post of a lobby says whose table was shown once more, to call the host."""
BEGUN = "The game is on!"
"""What it says once the game has begun."""

OVER = "The game is over."
"""What the post says that tells the end to those who have not made the last move."""


def gathers(post: Message) -> bool:
    """Return whether a post has gathered, or gathers, the players of a table."""
    starts = any(custom_id.endswith(":!start") for custom_id in post.custom_ids)
    return starts or MOVED in post.text or BEGUN in post.text


def _apart(post: Message) -> bool:
    """Return whether a post mentions others than those who are to act."""
    return gathers(post) or OVER in post.text


@dataclass
class Outcome:
    """The counts.

    Parameters
    ----------
    confirmed
        Presses of actions whose answer says that they are carried out.
    lost
        Those of them that are not stored.
    untold
        Presses that are acknowledged and not stored, and of which the person was told no more.
    thinking
        Those of them whose promise still shows that the bot thinks: Discord says in the end that
        nothing came.
    doubled
        Presses that are stored although another one for the same buttons is.
    wrong_pings
        Channels with the right number of pings, but not of the right people in the right order.
    faults
        What is wrong with the database, or with a log in it.
    """

    kills: int = 0
    starts: int = 0
    tables: int = 0
    presses: int = 0
    answered: int = 0
    confirmed: int = 0
    stored: int = 0
    stored_unanswered: int = 0
    dropped_unanswered: int = 0
    lost: int = 0
    untold: int = 0
    thinking: int = 0
    doubled: int = 0
    posts: int = 0
    missing_posts: int = 0
    doubled_posts: int = 0
    pings: int = 0
    missing_pings: int = 0
    doubled_pings: int = 0
    wrong_pings: int = 0
    stuck: int = 0
    faults: int = 0

    @property
    def counts(self) -> dict[str, int]:
        """All of it by name."""
        return asdict(self)

    @property
    def broken(self) -> dict[str, int]:
        """What has happened of that which must not."""
        return {name: self.counts[name] for name in FORBIDDEN if self.counts[name]}

    def judge(self, party: Party, ledger: Ledger) -> None:
        """Count what has become of a channel."""
        self.stuck += bool(party.stuck)
        self._judge_presses(party, ledger.stored())
        turns = ledger.turns(party.channel.id)
        posts = party.discord.posts(party.channel)
        # One that gathers people, and one for each turn. Where all seats were taken before the game
        # began, the host was called, by the same post or by one more.
        tables = ledger.tables(party.channel.id)
        moved = sum(MOVED in post.text for post in posts)
        due = tables + len(turns) + min(moved, tables)
        self.tables += tables
        self.posts += len(posts)
        self.missing_posts += max(0, due - len(posts))
        self.doubled_posts += max(0, len(posts) - due)
        pings = [set(post.pings) for post in posts if post.pings and not _apart(post)]
        called = [people for people in turns if people]
        self.pings += len(pings)
        self.missing_pings += max(0, len(called) - len(pings))
        self.doubled_pings += max(0, len(pings) - len(called))
        self.wrong_pings += len(pings) == len(called) and pings != called
        hosts = {post.pings for post in posts if post.pings and gathers(post)}
        self.wrong_pings += bool(hosts - {frozenset({party.people[0].person.id})})

    def _judge_presses(self, party: Party, stored: set[int]) -> None:
        spent: set[tuple[str, int]] = set()
        made = {click.place for click in party.clicks if click.interaction.id in stored}
        for click in party.clicks:
            answered = click.interaction.callback is not None
            kept = click.interaction.id in stored
            # Who presses again before they see what has come of it is shown just that.
            told = confirmed(click) and (kept or click.place not in made)
            self.presses += 1
            self.answered += answered
            self.confirmed += told
            self.stored += kept
            self.lost += told and not kept
            silent = click.owes and answered and not (kept or click.interaction.words)
            promised = party.discord.messages.get(click.interaction.original or 0)
            thinks = silent and promised is not None and bool(promised.flags & LOADING)
            self.untold += silent and not thinks
            self.thinking += thinks
            if silent and not thinks:
                sys.stdout.write(f"untold: {click}\n")
            self.stored_unanswered += kept and not answered
            self.dropped_unanswered += not (kept or answered)
            if told and not kept:
                before = party.clicks[: party.clicks.index(click)][-3:]
                sys.stdout.write(f"lost: {click}\nafter: {before}\n")
            if kept:
                self.doubled += click.place in spent
                spent.add(click.place)


def table(outcomes: Iterable[tuple[str, Mapping[str, int]]]) -> list[str]:
    """Return the sums as lines, a column for each kind of run."""
    sums: dict[str, dict[str, int]] = {}
    for kind, counts in outcomes:
        for name in (kind, "in all"):
            column = sums.setdefault(name, dict.fromkeys(counts, 0))
            for count, value in counts.items():
                column[count] += value
    kinds = [*(kind for kind in sums if kind != "in all"), "in all"]
    lines = [" " * 20 + "".join(f"{kind:>22}" for kind in kinds)]
    for count in sums["in all"]:
        name = count.replace("_", " ")
        lines.append(f"{name:20}" + "".join(f"{sums[kind][count]:22,}" for kind in kinds))
    return lines
