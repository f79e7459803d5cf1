"""How the setup and the positions of a game are kept: as JSON, by their own types."""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec

SetupT = TypeVar("SetupT", bound=msgspec.Struct)
StateT = TypeVar("StateT", bound=msgspec.Struct)


class Stored(Generic[SetupT, StateT]):
    """The part of a game that writes and reads what is stored of it.

    A setup and a state hold all they need, so that neither asks for the deck they came from.
    """

    setup_type: type[SetupT]
    state_type: type[StateT]

    def encode_setup(self, setup: SetupT) -> str:
        """Return the setup as JSON."""
        return msgspec.json.encode(setup).decode()

    def decode_setup(self, text: str) -> SetupT:
        """Return the setup from JSON, or raise `msgspec.DecodeError`."""
        return msgspec.json.decode(text, type=self.setup_type)

    def encode(self, state: StateT) -> str:
        """Return the position as JSON."""
        return msgspec.json.encode(state).decode()

    def decode(self, text: str) -> StateT:
        """Return the position from JSON, or raise `msgspec.DecodeError`."""
        return msgspec.json.decode(text, type=self.state_type)
