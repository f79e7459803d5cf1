"""A person at a client, who can only do what the client shows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tests.wire.components import SELECTS, pressable
from tests.wire.interaction import Interaction, Kind
from tests.wire.world import Person

if TYPE_CHECKING:
    from tests.wire.messages import Message
    from tests.wire.server import Loopback
    from tests.wire.world import Channel, Json


@dataclass(frozen=True)
class Actor:
    """One person. Each act waits until the bot has answered it, unless `wait` is false."""

    discord: Loopback
    person: Person
    locale: str = "en-US"

    async def slash(
        self, channel: Channel, command: str, *, wait: bool = True, **options: Any
    ) -> Interaction:
        """Run a command, its group and subcommand named as one: ``game new``."""
        data = self._command(command, options)
        return await self._act(Kind.COMMAND, channel, data, wait=wait)

    async def complete(
        self, channel: Channel, command: str, option: str, typed: str, **options: Any
    ) -> list[Json]:
        """Type into an option and return the choices the bot offers."""
        data = self._command(command, options | {option: typed}, focused=option)
        interaction = await self._act(Kind.AUTOCOMPLETE, channel, data)
        return interaction.choices

    async def click(self, message: Message, custom_id: str, *, wait: bool = True) -> Interaction:
        """Press a button that the message, as it is now, shows to this person."""
        self._check(message, custom_id)
        return await self.press(message, custom_id, wait=wait)

    async def press(self, message: Message, custom_id: str, *, wait: bool = True) -> Interaction:
        """Press a button whether it is there or not, as a slow or a forged client would."""
        data = {"component_type": 2, "custom_id": custom_id}
        return await self._act(Kind.COMPONENT, message.channel, data, source=message.id, wait=wait)

    async def select(
        self, message: Message, custom_id: str, *values: str, wait: bool = True
    ) -> Interaction:
        """Choose values in a select that the message shows."""
        component = self._check(message, custom_id)
        offered = {option["value"] for option in component.get("options") or ()}
        assert component["type"] in SELECTS
        assert offered.issuperset(values), f"{values} are not all among {sorted(offered)}"
        data = {"component_type": component["type"], "custom_id": custom_id, "values": list(values)}
        return await self._act(Kind.COMPONENT, message.channel, data, source=message.id, wait=wait)

    def answers(self, interaction: Interaction) -> list[Message]:
        """Return what the bot has answered, the first answer first."""
        ids = [interaction.original, *interaction.followups]
        found = (self.discord.messages.get(each or 0) for each in ids)
        return [message for message in found if message is not None]

    def _check(self, message: Message, custom_id: str) -> Json:
        now = self.discord.messages[message.id]
        assert now.reader in (None, self.person), "the message is private to somebody else"
        shown = pressable(now.components)
        assert custom_id in shown, f"{custom_id} is not among {sorted(shown)}"
        return shown[custom_id]

    def _command(self, command: str, values: Json, focused: str | None = None) -> Json:
        name, *path = command.split()
        found = next(item for item in self.discord.commands if item["name"] == name)
        leaf: Json = found
        for step in path:
            leaf = next(option for option in leaf["options"] if option["name"] == step)
        options = _filled(leaf, values, focused)
        data: Json = {"id": found["id"], "name": name, "type": 1}
        for step in reversed(path):
            kind = 1 if step is path[-1] else 2
            options = [{"name": step, "type": kind, "options": options}]
        users = [value for value in values.values() if isinstance(value, Person)]
        if users:
            data["resolved"] = {
                "users": {str(user.id): user.user() for user in users},
                "members": {str(user.id): user.member() for user in users},
            }
        return data | {"options": options}

    async def _act(
        self,
        kind: Kind,
        channel: Channel,
        data: Json,
        *,
        source: int | None = None,
        wait: bool = True,
    ) -> Interaction:
        interaction = Interaction(kind, self.person, channel, source)
        self.discord.interactions[interaction.token] = interaction
        payload = interaction.payload(self.discord, data, self.locale)
        await self.discord.gateway.dispatch("INTERACTION_CREATE", payload)
        if wait:
            await self.discord.until(lambda: interaction.callback is not None)
        return interaction


def _filled(leaf: Json, values: Json, focused: str | None) -> list[Json]:
    known: dict[str, Json] = {option["name"]: option for option in leaf.get("options") or ()}
    assert values.keys() <= known.keys(), f"{leaf['name']} takes {sorted(known)}"
    missing = [name for name, option in known.items() if option.get("required")]
    assert focused or values.keys() >= set(missing), f"{leaf['name']} needs {missing}"
    options: list[Json] = []
    for name, value in values.items():
        choices = [choice["value"] for choice in known[name].get("choices") or ()]
        assert not choices or focused or value in choices, f"{value!r} is not among {choices}"
        sent = str(value.id) if isinstance(value, Person) else value
        option = {"name": name, "type": known[name]["type"], "value": sent}
        options.append(option | ({"focused": True} if name == focused else {}))
    return options
