"""Game records: a whole game as plain text, both ways, for every game.

A record is a header, ``---``, one action a line and, once the game is over, ``---`` and how it
ended. The line of a chance action begins with seat 0. While the game runs, actions are written as
the public may see them, unless the record is to be whole; one with an action of which a part is
left out cannot be read.
Reading is strict: what `write` would not have written is refused with its line.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from bot.games.errors import BadNotation, BadRecord, IllegalAction
from bot.games.game import HIDDEN, Action
from bot.games.position import split_lines

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bot.games.game import ActionT, AnyGame, Game, Result, SetupT, StateT, ViewT


SEPARATOR = "---"

_NUMBER = re.compile(r"0|[1-9][0-9]{0,3}", re.ASCII)
_SEAT = re.compile(r"[1-9][0-9]{0,3}", re.ASCII)


class Claim(msgspec.Struct, frozen=True):
    """The end, score and winner that a record states; `line` is that of ``end``.

    `seat` is 0 where the game ended in nobody's turn.
    """

    line: int
    ending: str
    seat: int
    points: tuple[int, ...]
    winners: tuple[int, ...]


class Record(msgspec.Struct, frozen=True):
    """A record as read; its actions are not played yet.

    Parameters
    ----------
    game
        The name of the game.
    header
        The game's own header lines by key: line number and value.
    setup
        What the game made of them.
    actions
        Each action with its line number.
    claim
        How the game ended, None for a running one.
    lines
        The number of lines of the text.
    """

    game: str
    header: Mapping[str, tuple[int, str]]
    setup: Any
    actions: tuple[tuple[int, Action], ...]
    claim: Claim | None
    lines: int


def write(
    game: Game[SetupT, StateT, ActionT, ViewT],
    setup: SetupT,
    actions: Iterable[ActionT],
    state: StateT,
    *,
    whole: bool = False,
) -> str:
    """Return the record of a game.

    Parameters
    ----------
    actions
        Every action from the start, without those undone.
    state
        The position they lead to.
    whole
        Whether to write all that it takes to replay a running game, hidden or not: for its host
        alone.
    """
    lines = [f"game {game.name}", f"rules {game.rules}"]
    lines += [f"{key} {value}".rstrip() for key, value in game.header(setup, state, whole=whole)]
    lines.append(SEPARATOR)
    result = game.result(state)
    hidden = result is None and not whole
    for action in actions:
        text = game.text_for(action, None, state) if hidden else game.format(action)
        lines.append(f"{action.seat} {text}")
    if result is not None:
        lines += [SEPARATOR, *_ending(result)]
    return "\n".join(lines) + "\n"


def read(text: str, games: Mapping[str, AnyGame]) -> Record:
    """Return the record of a text, its actions not played.

    Raises
    ------
    BadRecord
        Naming the first line that is not as `write` would have written it.
    """
    reader = _Reader(split_lines(text, BadRecord))
    name = reader.value("game")
    game = games.get(name)
    if game is None:
        raise BadRecord(reader.line, "game-unknown", game=name)
    rules = reader.value("rules")
    if rules != str(game.rules):
        raise BadRecord(reader.line, "rules-unknown", rules=rules, known=game.rules)
    header: dict[str, tuple[int, str]] = {}
    for key in game.header_keys:
        if key not in game.optional_keys or reader.stands_at(key):
            value = reader.value(key)
            header[key] = (reader.line, value)
    setup = game.read_header(header)
    reader.separator()
    actions: list[tuple[int, Action]] = []
    while not reader.at_end() and reader.peek() != SEPARATOR:
        actions.append(_action(game, reader))
    claim = None if reader.at_end() else _claim(reader)
    return Record(name, header, setup, tuple(actions), claim, len(reader.lines))


def positions(game: AnyGame, record: Record) -> Iterable[Any]:
    """Yield the position before the first action and after each.

    Raises
    ------
    BadRecord
        With the code of the refusal at an action that is not legal.
    """
    state = game.start(record.setup)
    yield state
    for line, action in record.actions:
        if game.result(state) is not None:
            raise BadRecord(line, "action-after-end")
        try:
            state, _ = game.apply(state, action)
        except IllegalAction as error:
            raise BadRecord(line, error.code, **error.values) from error
        yield state


def replay(game: AnyGame, record: Record) -> Any:  # noqa: ANN401  (the state of any game)
    """Return the last position of a record, if every line of it is right.

    Raises
    ------
    BadRecord
        At an illegal action, or where header, end, score or winner are not what they should be.
    """
    *_, state = positions(game, record)
    _check_claim(record, game.result(state), waits=not game.to_act(state))
    headers = [dict(game.header(record.setup, state, whole=whole)) for whole in (True, False)]
    if {key: said for key, (_, said) in record.header.items()} not in headers:
        _check_header(record, headers[-1])
    return state


def _check_header(record: Record, header: Mapping[str, str]) -> None:
    for key, (line, said) in record.header.items():
        if key not in header:
            raise BadRecord(line, "key-out-of-place", key=key)
        if said != header[key]:
            raise BadRecord(line, "header-differs", key=key)
    for key in header:
        if key not in record.header:
            line = max(line for line, _ in record.header.values()) + 1
            raise BadRecord(line, "key-missing", key=key)


def _check_claim(record: Record, result: Result | None, *, waits: bool) -> None:
    """Raise `BadRecord` if the game did not end as the record states.

    Parameters
    ----------
    waits
        Whether no seat may act; with no result, an action of chance is missing.
    """
    claim = record.claim
    if result is None:
        if claim is not None:
            raise BadRecord(claim.line, "end-is-none")
        if waits:
            raise BadRecord(record.lines, "chance-missing")
        return
    if claim is None:
        raise BadRecord(record.lines, "end-missing", ending=result.ending, seat=result.seat)
    checks = (
        ("end-differs", (claim.ending, claim.seat) == (result.ending, result.seat)),
        ("score-differs", claim.points == result.points),
        ("winner-differs", claim.winners == result.winners),
    )
    for offset, ((code, agrees), line) in enumerate(zip(checks, _ending(result), strict=True)):
        if not agrees:
            raise BadRecord(claim.line + offset, code, expected=line)


def _ending(result: Result) -> list[str]:
    """Return the lines of an end: what ended the game, the score, the winners."""
    points = " ".join(format_points(halves) for halves in result.points)
    winners = " ".join(str(seat) for seat in result.winners)
    end = f"end {result.ending} {result.seat}" if result.seat else f"end {result.ending}"
    return [end, f"score {points}", f"winner {winners}"]


class _Reader:
    """Takes the lines of a record one by one; `line` is the number of the last one taken."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.lines = lines
        self.line = 0

    def at_end(self) -> bool:
        return self.line == len(self.lines)

    def peek(self) -> str:
        return self.lines[self.line]

    def stands_at(self, key: str) -> bool:
        return not self.at_end() and self.peek().partition(" ")[0] == key

    def take(self, expected: str) -> str:
        if self.at_end():
            raise BadRecord(self.line, "cut-short", expected=expected)
        self.line += 1
        return self.lines[self.line - 1]

    def value(self, key: str) -> str:
        found, _, value = self.take(key).partition(" ")
        if found != key:
            raise BadRecord(self.line, "key-expected", expected=key, found=found)
        return value

    def separator(self) -> None:
        found = self.take(SEPARATOR)
        if found != SEPARATOR:
            raise BadRecord(self.line, "separator-expected", found=found.partition(" ")[0])


def _action(game: AnyGame, reader: _Reader) -> tuple[int, Action]:
    text = reader.take("action")
    seat, _, notation = text.partition(" ")
    if not _NUMBER.fullmatch(seat):
        raise BadRecord(reader.line, "seat-expected", found=seat)
    try:
        return reader.line, game.parse(int(seat), notation)
    except BadNotation as error:
        if error.code == HIDDEN:
            raise BadRecord(reader.line, "action-hidden", text=notation) from error
        raise BadRecord(reader.line, error.code, **error.values) from error


def _claim(reader: _Reader) -> Claim:
    """Return the end that the lines after the last action state; nothing may follow them."""
    reader.separator()
    ending, apart, seat = reader.value("end").partition(" ")
    line = reader.line
    if apart and not _SEAT.fullmatch(seat):
        raise BadRecord(line, "end-malformed")
    try:
        points = tuple(parse_points(each) for each in reader.value("score").split(" "))
    except ValueError as error:
        raise BadRecord(reader.line, "score-malformed") from error
    winners = reader.value("winner").split(" ")
    if not all(_NUMBER.fullmatch(each) for each in winners):
        raise BadRecord(reader.line, "winner-malformed")
    if not reader.at_end():
        raise BadRecord(reader.line + 1, "after-end")
    return Claim(line, ending, int(seat or 0), points, tuple(map(int, winners)))


_POINTS = re.compile(r"(-?)(0|[1-9][0-9]*)(\.5)?", re.ASCII)


def format_points(halves: int) -> str:
    """Return the shortest decimal.

    >>> format_points(19), format_points(16), format_points(-1), format_points(0)
    ('9.5', '8', '-0.5', '0')
    """
    whole, half = divmod(abs(halves), 2)
    return f"{'-' if halves < 0 else ''}{whole}{'.5' if half else ''}"


def parse_points(text: str) -> int:
    """Return the points in halves; reverses `format_points` and reads nothing else.

    Raises
    ------
    ValueError
        When the text is not what `format_points` would write.

    >>> parse_points("9.5")
    19
    """
    match = _POINTS.fullmatch(text)
    if match is None or text == "-0":
        raise ValueError(f"not points: {text!r}")
    sign, whole, half = match.groups()
    halves = 2 * int(whole) + (half is not None)
    return -halves if sign else halves
