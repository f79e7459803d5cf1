"""What the players of a table are called."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from bot.chat.posts.inputs import players, seat_name
from bot.chat.posts.lobby import lobby_post
from bot.chat.posts.open_tables import Listed, list_post
from bot.chat.posts.public import Posts
from bot.games import GAMES
from bot.presenters import PRESENTERS
from bot.tables.model import Played, Position, Table
from bot.words.words import Words, languages
from storage.records import SeatRecord, TableRecord, TableStatus

if TYPE_CHECKING:
    from bot.chat.painter import Painter

WORDS = Words()


def table(*seats: SeatRecord, game: str = "pointcity") -> Table:
    record = TableRecord(
        id=1,
        guild_id=2,
        channel_id=3,
        game=game,
        option=GAMES[game].options()[0],
        capacity=4,
        host_id=seats[0].user_id,
        language="en",
        status=TableStatus.RUNNING,
        version=1,
        setup=None,
        created_at=0,
        changed_at=0,
    )
    return Table(record, seats, GAMES[game])


def people(*names: str) -> tuple[SeatRecord, ...]:
    return tuple(SeatRecord(seat, 100 + seat, name) for seat, name in enumerate(names, start=1))


def named(*names: str) -> list[str]:
    return [player.plain for player in players(table(*people(*names)), WORDS)]


@pytest.mark.parametrize("blank", ["\u3164", "\u200b", "\u2800", " \u00ad ", "\u115f\u1160"])
def test_who_has_no_name_to_be_seen_is_called_by_the_seat(blank: str):
    assert named("Ann", blank) == ["Ann", "Player 2"]


def test_people_of_one_name_are_told_apart():
    assert named("Ann", "Ben", "ann", "Ann ") == ["Ann (1)", "Ben", "ann (3)", "Ann (4)"]
    assert named("Player 2", "\u3164") == ["Player 2 (1)", "Player 2 (2)"]
    assert named("Bartholomew Featherstone", "Bartholomew Featherstone") == [
        "Bartholomew… (1)",
        "Bartholomew… (2)",
    ]


def test_a_person_called_like_the_computer_is_told_apart():
    seats = (*people("Computer"), SeatRecord(2, 0, "", strength="medium"))
    assert [player.plain for player in players(table(*seats), WORDS)] == [
        "Computer (1)",
        "Computer, medium",
    ]


def test_former_players_are_not_numbered():
    seats = (SeatRecord(1, 0, ""), SeatRecord(2, 0, ""))
    here = table(*seats)
    former = WORDS.say("former-player")
    assert [seat_name(here, seat, WORDS) for seat in seats] == [former, former]


@pytest.fixture
def posts() -> Posts:
    painter: Painter = None  # pyright: ignore[reportAssignmentType]  (nothing is painted here)
    return Posts(PRESENTERS, painter)


def start(here: Table) -> Position:
    setup = here.game.setup(len(here.seats), here.record.option, Random(1), 1)
    return Position(here.game.start(setup))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_log_list_and_alt_text_tell_two_of_one_name_apart(posts: Posts, game: str, language: str):
    words = Words(language)
    here = table(*people("Ann", "Ann"), game=game)
    position = start(here)
    action = next(iter(here.game.legal_actions(position.state)))
    after = position.then(here.game, 1, here.game.format(action))
    (told, *_) = posts.lines(here, after, tuple(filter(None, [after.last])), words)
    assert "Ann \\(1\\)" in told
    assert "Ann \\(1\\)" in list_post([Listed(here, position, "")], 1, 1, words).text
    alt = posts.screen(here, position, words).alt
    assert "Ann (1)" in alt
    assert "Ann (2)" in alt


def test_the_lobby_and_the_undo_button_tell_them_apart(posts: Posts):
    here = table(*people("Ann", "Ann"), game="sanfrancisco")
    lobby = lobby_post(here, WORDS).text
    assert "Ann \\(1\\)" in lobby
    assert "Ann \\(2\\)" in lobby
    undone = Position(start(here).state, 1, 2, (Played(2, "place 1", ()),))
    (button,) = posts._undo_button(here, undone, WORDS)  # pyright: ignore[reportPrivateUsage]
    assert "Ann (2)" in button.label
