"""Records of Ticket to Ride: three forms, and one record for each refusal of the reader."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.cli.faults import explain_record
from bot.games.errors import BadRecord, IllegalAction
from bot.games.record import read, replay, write
from bot.games.tickettoride import GAME
from tests.records import FOLDER
from tests.registry import GAMES

if TYPE_CHECKING:
    from bot.games.game import AnyGame

TEXT = (FOLDER / "tickettoride" / "trams-2p-1.txt").read_text("ascii")
LINES = TEXT.splitlines()
MAP, SEATS, FIRST, TOKENS, ORDER, TICKETS = range(2, 8)
START = LINES.index("---") + 1
END = len(LINES) - 3


def game() -> AnyGame:
    return GAMES[GAME.name]


def first(start: str) -> int:
    """Return the place of the first line of the game that begins so, after its seat."""
    return next(n for n, line in enumerate(LINES) if n >= START and line[2:].startswith(start))


def edited(place: int, line: str) -> str:
    return "\n".join((*LINES[:place], line, *LINES[place + 1 :], ""))


def swapped(place: int, old: str, new: str) -> str:
    assert old in LINES[place]
    return edited(place, LINES[place].replace(old, new, 1))


def without(place: int) -> str:
    return "\n".join((*LINES[:place], *LINES[place + 1 :], ""))


SHUFFLE, TAKE, CLAIM, KEEP = (first(each) for each in ("shuffle", "take", "claim", "keep"))
CARDS = LINES[SHUFFLE].split()[2:]


@pytest.mark.parametrize(
    ("text", "place", "code"),
    [
        (edited(0, "game tictactoe"), 0, "game-unknown"),
        (edited(1, "rules 2"), 1, "rules-unknown"),
        (edited(MAP, "map reconstruction-1"), MAP, "map-malformed"),
        (edited(MAP, "map nowhere 330a51861e76"), MAP, "map-unknown"),
        (edited(MAP, "map reconstruction-1 0123456789ab"), MAP, "map-differs"),
        (edited(SEATS, "seats 5"), SEATS, "seats-out-of-range"),
        (edited(FIRST, "first 3"), FIRST, "first-out-of-range"),
        (edited(FIRST, "second 1"), FIRST, "key-expected"),
        (swapped(TOKENS, " / ", " "), TOKENS, "tokens-malformed"),
        (
            edited(TOKENS, "tokens bell crab flower guitar lantern / postcard apple"),
            TOKENS,
            "symbol-unknown",
        ),
        (
            edited(TOKENS, "tokens bell crab flower guitar lantern / seal seal"),
            TOKENS,
            "symbol-twice",
        ),
        (swapped(ORDER, " red", " pink"), ORDER, "order-unknown-card"),
        (swapped(ORDER, " red", " blue"), ORDER, "order-differs"),
        (swapped(ORDER, " red", ""), ORDER, "order-differs"),
        (swapped(TICKETS, " t07", " t25"), TICKETS, "ticket-unknown"),
        (swapped(TICKETS, " t07", " t08"), TICKETS, "ticket-twice"),
        (swapped(TICKETS, " t07", ""), TICKETS, "tickets-count"),
        (without(ORDER), TOKENS, "hidden"),
        (without(TICKETS), TOKENS, "hidden"),
        (edited(KEEP, "1 keep"), KEEP, "action-hidden"),
        (edited(SHUFFLE, "0 shuffle"), SHUFFLE, "action-hidden"),
        (edited(TAKE, "1 take 6"), TAKE, "not-an-action"),
        (edited(TAKE, "x take 1"), TAKE, "seat-expected"),
        (swapped(START, "both", "3"), START, "not-an-action"),
        (edited(END, "end stuck"), END, "end-differs"),
        (edited(END, "end trams x"), END, "end-malformed"),
        (edited(END + 1, "score 1 2"), END + 1, "score-differs"),
        (edited(END + 2, "winner 1 2"), END + 2, "winner-differs"),
        (
            "\n".join(LINES[: START + 4]) + "\n---\nend trams 1\nscore 0 0\nwinner 1 2\n",
            START + 5,
            "end-is-none",
        ),
        ("\n".join(LINES[: END - 1]) + "\n", END - 2, "end-missing"),
    ],
)
def test_the_reader_refuses_with_the_line(text: str, place: int, code: str):
    with pytest.raises(BadRecord) as caught:
        replay(game(), read(text, GAMES))
    assert (caught.value.line, caught.value.code) == (place + 1, code)
    assert explain_record(caught.value, None).endswith(".")


@pytest.mark.parametrize(
    ("text", "place", "code"),
    [
        (without(SHUFFLE), SHUFFLE, "shuffle-first"),
        (edited(SHUFFLE, " ".join(("0 shuffle", *CARDS[1:]))), SHUFFLE, "shuffle-differs"),
        (edited(TAKE, f"0 shuffle {CARDS[0]}"), TAKE, "not-for-players"),
        (edited(START + 1, LINES[START]), START + 1, "chosen-already"),
        (edited(START + 1, "1 take 1"), START + 1, None),
        (edited(CLAIM, f"{LINES[CLAIM][0]} pass"), CLAIM, "can-act"),
        (edited(CLAIM, f"{3 - int(LINES[CLAIM][0])} {LINES[CLAIM][2:]}"), CLAIM, "not-your-turn"),
    ],
)
def test_an_action_out_of_place_is_refused_with_the_line(text: str, place: int, code: str | None):
    with pytest.raises(BadRecord) as caught:
        replay(game(), read(text, GAMES))
    assert caught.value.line == place + 1
    assert isinstance(caught.value.__cause__, IllegalAction)
    assert code in (None, caught.value.code)


def test_a_running_record_has_three_forms():
    record = read(TEXT, GAMES)
    actions = [action for _, action in record.actions]
    state = game().start(record.setup)
    chosen = 0
    for number, action in enumerate(actions[:-1], start=1):
        state, _ = game().apply(state, action)
        public = write(game(), record.setup, actions[:number], state)
        whole = write(game(), record.setup, actions[:number], state, whole=True)
        assert TEXT.startswith(whole)
        if state.due:
            with pytest.raises(BadRecord, match="chance-missing"):
                replay(game(), read(whole, GAMES))
        else:
            assert replay(game(), read(whole, GAMES)) == state
        with pytest.raises(BadRecord) as caught:
            read(public, GAMES)
        assert caught.value.code == "hidden"
        assert "order" not in public
        assert "tickets " not in public
        lines = public.splitlines()[START - 2 :]
        chosen = max(chosen, min(number, 2))
        keeps = [line for line in lines if line.endswith(" keep")]
        assert len(keeps) == (1 if number == 1 else 0)
        shuffles = [line for line in lines if "shuffle" in line]
        assert set(shuffles) <= {"0 shuffle"}


def test_keeps_of_the_start_may_come_in_any_order():
    one, other = LINES[START], LINES[START + 1]
    text = "\n".join((*LINES[:START], other, one, *LINES[START + 2 :], ""))
    assert replay(game(), read(text, GAMES)) == replay(game(), read(TEXT, GAMES))
