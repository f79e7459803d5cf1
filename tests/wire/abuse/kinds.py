"""The kinds of abuse, each a function that makes one interaction of a kind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.chat.interactions.dispatch import _HANDLERS  # pyright: ignore[reportPrivateUsage]
from bot.chat.messages.ids import packed
from bot.presenters import PRESENTERS
from tests.wire.abuse import commands, texts, twists
from tests.wire.abuse.sending import Sending, in_private
from tests.wire.interaction import Kind

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random

    from tests.wire.abuse.tables import Running
    from tests.wire.messages import Message
    from tests.wire.server import Loopback
    from tests.wire.world import Channel, Json, Person

BUTTON, SELECT = 2, 3
COSTLY = frozenset({"replay", "show-replay"})
"""Verbs that are tried less often: each paints a whole game."""
LOOKS = ("board", "city 1", "city 2", "offer", "panel", "state 1", "log", "turn 1", "rules")
"""What whoever sits at a table may press there without changing anything."""
LOCALES = ("en-US", "pl", "it", "zh-CN", "xx", "")


class Kinds:
    """Makes interactions of every kind from one seed.

    Parameters
    ----------
    tables
        The running tables, as far as they have been followed.
    outsiders
        People without a seat anywhere.
    empty
        A channel without a table.
    """

    def __init__(
        self,
        discord: Loopback,
        rng: Random,
        tables: Sequence[Running],
        outsiders: Sequence[Person],
        empty: Channel,
    ) -> None:
        self._discord = discord
        self._rng = rng
        self._tables = tables
        self._outsiders = outsiders
        self._empty = empty
        self._kinds: tuple[tuple[Callable[[], Sending], int], ...] = (
            (self.legal, 6),
            (self.stale, 10),
            (self.doubled, 5),
            (self.foreign, 10),
            (self.mutated, 20),
            (self.verb, 12),
            (self.look, 4),
            (self.chosen, 6),
            (self.modal, 4),
            (self.typed, 12),
            (self.completed, 8),
            (self.twisted, 6),
        )

    def any(self) -> Sending:
        """Return an interaction of any kind."""
        makers = [maker for maker, _ in self._kinds]
        weights = [weight for _, weight in self._kinds]
        sending = self._rng.choices(makers, weights)[0]()
        sending.locale = self._rng.choice(LOCALES)
        return sending

    def legal(self) -> Sending:
        """An action of the game, by who may do it now."""
        table = self._table()
        if not table.legal:
            return self.stale()
        person, notation = self._rng.choice(table.legal)
        if self._rng.random() < 0.2:
            group = PRESENTERS[table.game.name].group
            data = commands.spoken(self._discord.commands, group, notation)
            return Sending("legal", Kind.COMMAND, person, table.channel, data)
        return self._press("legal", person, table, self._id(table, packed(notation)))

    def stale(self) -> Sending:
        """An action at a version that is over, or that is still to come."""
        table = self._table()
        person, notation = self._action(table)
        version = max(table.version + self._rng.choice((-3, -2, -1, 50, 10**6)), 0)
        return self._press("stale", person, table, f"t:{table.id}:{version}:{packed(notation)}")

    def doubled(self) -> Sending:
        """One event that Discord delivers twice."""
        sending = self._rng.choice((self.legal, self.stale, self.typed))()
        sending.name, sending.times = "doubled", 2
        return sending

    def foreign(self) -> Sending:
        """What is there to press, by somebody who has no seat or may not act."""
        table = self._table()
        _, notation = self._action(table)
        able = {person for person, _ in table.legal}
        people = [each for each in (*table.people, *self._outsiders) if each not in able]
        return self._press("foreign", self._rng.choice(people), table, self._id(table, notation))

    def mutated(self) -> Sending:
        """The id of a button with something in it changed."""
        table = self._table()
        person, notation = self._action(table)
        custom_id = self._id(table, packed(notation))
        if self._rng.random() < 0.3:
            custom_id = custom_id.replace(f":{table.version}:", ":~1.0:")
        if self._rng.random() < 0.2:
            person = self._rng.choice(self._outsiders)
        return self._press("mutated", person, table, texts.mutated(custom_id, self._rng))

    def verb(self) -> Sending:
        """A command of a table, known or not, by somebody without a seat."""
        rng, table = self._rng, self._table()
        names = [*_HANDLERS, *texts.UNKNOWN_VERBS]
        name = rng.choice(names)
        if name in COSTLY and rng.random() < 0.9:
            name = "panel"
        action = f"!{name} {texts.anything(rng, 60)}" if rng.random() < 0.7 else f"!{name}"
        person = rng.choice(self._outsiders)
        return self._press("verb", person, table, self._id(table, action[:90]))

    def look(self) -> Sending:
        """What whoever sits at a table may look at."""
        table = self._table()
        action = f"!{self._rng.choice(LOOKS)}"
        return self._press("look", self._rng.choice(table.people), table, self._id(table, action))

    def chosen(self) -> Sending:
        """A value of a select that is not offered, or several, or none."""
        rng, table = self._rng, self._table()
        person, notation = self._action(table)
        values: list[Any] = [texts.mutated(packed(notation), rng) for _ in range(rng.randrange(4))]
        if rng.random() < 0.2:
            odd: tuple[Any, ...] = (None, 7, ["x"], {}, "x" * 6_000)
            values.append(rng.choice(odd))
        sending = self._press("chosen", person, table, self._id(table, f"{texts.word(rng)}:?"))
        sending.data |= {"component_type": SELECT, "values": values}
        return sending

    def modal(self) -> Sending:
        """A form that the bot has never shown."""
        rng, table = self._rng, self._table()
        field: Json = {"type": 4, "custom_id": "note", "value": texts.anything(rng, 6_000)}
        rows = [{"type": 1, "components": [field]}] * rng.randrange(3)
        data = {"custom_id": self._id(table, texts.anything(rng, 30)), "components": rows}
        person = rng.choice(self._outsiders)
        return Sending("modal", Kind.MODAL, person, table.channel, data)

    def typed(self) -> Sending:
        """A command with options as nobody could send them, at a table or where there is none."""
        data = commands.forged(self._discord.commands, self._rng)
        return self._command("typed", Kind.COMMAND, data)

    def completed(self) -> Sending:
        """An option that is being typed, known or not."""
        data = commands.typing(self._discord.commands, self._rng)
        return self._command("completed", Kind.AUTOCOMPLETE, data)

    def twisted(self) -> Sending:
        """An event of which something is missing, or is of another type."""
        sending = self._rng.choice(
            (self.stale, self.verb, self.typed, self.modal, self.completed)
        )()
        sending.name, sending.twist = "twisted", twists.twist(self._rng)
        return sending

    def _command(self, name: str, kind: Kind, data: Json) -> Sending:
        place = self._rng.choice((*(table.channel for table in self._tables), self._empty))
        sending = Sending(name, kind, self._rng.choice(self._outsiders), place, data)
        if self._rng.random() < 0.1:
            sending.name, sending.twist = "private", in_private
        return sending

    def _press(self, name: str, person: Person, table: Running, custom_id: str) -> Sending:
        data = {"component_type": BUTTON, "custom_id": custom_id}
        place = table.channel
        return Sending(name, Kind.COMPONENT, person, place, data, self._source(table, person))

    def _source(self, table: Running, person: Person) -> Message | None:
        """Return a message of the table's channel that the person sees, mostly the newest post."""
        posts = self._discord.posts(table.channel)
        if self._rng.random() < 0.2:
            said = self._discord.messages.of_channel(table.channel)
            posts = [each for each in said if each.reader is person]
        return posts[-1] if posts else None

    def _table(self) -> Running:
        return self._rng.choice(self._tables)

    def _action(self, table: Running) -> tuple[Person, str]:
        """Return a legal action, or any other once there is none."""
        return self._rng.choice(table.legal or [(table.people[0], "draw")])

    def _id(self, table: Running, action: str) -> str:
        return f"t:{table.id}:{table.version}:{action}"
