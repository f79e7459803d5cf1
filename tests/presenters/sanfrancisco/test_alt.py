"""The description of the picture, in less detail the more there is to say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.presenters.reading import Recent
from bot.words.words import Words
from tests.games.sanfrancisco.table import position
from tests.presenters.sanfrancisco.shown import PRESENTER, mover_view, moves_of, screen_of
from tests.presenters.shown import LONG_NAMES, WORDS, players

if TYPE_CHECKING:
    from bot.games.sanfrancisco.state import State
    from bot.words.words import Said


def alt_of(state: State, names: tuple[str, ...] = LONG_NAMES) -> str:
    seated = players(len(state.cities), names)
    return PRESENTER.screen(PRESENTER.read(mover_view(state), WORDS, seated)).alt


def test_the_whole_table_is_described() -> None:
    own = "city 1 orange c33@ c37 contracts 1"
    state = position(f"{own} medal", "column 1 c74 c86", "tokens 2", "pile c36 c38")
    state = replace(state, beyond=())
    state, moves = moves_of(state, "draw", "place 3")
    assert screen_of(state, Recent(moves)).alt == (
        "San Francisco. Turn: Bo, seat 2 of 2. Draw, or take column 1 or 3. "
        "Last move: Ann: column 3 gets orange 4. "
        "Column 1: green 1, bonus; universal 1, bonus. Column 2: empty. Column 3: orange 4. "
        "2 foundation tokens left. Cards in the deck: 1. "
        "Ann: 5½ points, 1 contract, 1 cable car, 0 skyscrapers, medal; "
        "blue 0 grey 0 orange 4 yellow 0 green 0. "
        "Bo: 0 points, 0 contracts, 0 cable cars, 0 skyscrapers; "
        "blue 0 grey 0 orange 0 yellow 0 green 0."
    )


def test_long_columns_become_counts() -> None:
    state = position("seats 4")
    columns = (state.pile[:30], state.pile[30:60], state.pile[60:86])
    alt = alt_of(replace(state, columns=columns, pile=state.pile[86:]))
    assert "Column 1: 30 cards. Column 2: 30 cards. Column 3: 26 cards." in alt
    assert alt.count("grey 0") == 4


def test_long_names_are_cut() -> None:
    assert f"Turn: A{'_' * 18}…, seat 1 of 2." in alt_of(position())


def test_the_game_over_has_nobody_in_turn() -> None:
    state, _ = moves_of(position("tokens 1", "pile c01"), "draw", "place 1")
    assert screen_of(state).alt.startswith(
        "San Francisco. The game is over. Ann wins with 12½ points. "
    )


class Wordy(Words):
    """A language that needs more room for a city than English does."""

    def __init__(self, more: int) -> None:
        super().__init__()
        self._more = more

    def say(self, key: str, /, **values: Said) -> str:
        said = super().say(key, **values)
        return said + "!" * self._more if key == "sf-alt-city" else said


def wordy_alt(more: int) -> str:
    state = position("seats 4", "pile c87")
    return PRESENTER.screen(PRESENTER.read(mover_view(state), Wordy(more), players(4))).alt


def test_where_room_is_short_only_the_seat_in_turn_keeps_its_row_sums() -> None:
    assert wordy_alt(100).count("grey 0") == 4
    assert wordy_alt(130).count("grey 0") == 1
    assert len(wordy_alt(130)) <= 1024


def test_what_is_still_too_long_is_cut() -> None:
    assert len(wordy_alt(300)) == 1024
    assert wordy_alt(300).endswith("!…")
