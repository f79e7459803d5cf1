"""Looking at one city or the columns alone: privately, by button and by command."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.behaviour.table import gather
from tests.wire.components import GALLERY, TEXT, walk

if TYPE_CHECKING:
    import simcord

    from tests.behaviour.seen import Seen
    from tests.behaviour.table import Table

PNG = b"\x89PNG\r\n\x1a\n"
NOBODY = "That person isn\u2019t playing at this table. Choose one of the players."


def shown(table: Table, result: simcord.InteractionResult) -> Seen:
    """The private answer, with a picture that is described."""
    answer = [result.response, *result.followups][-1]
    assert answer is not None
    assert answer.ephemeral
    seen = table.told(result)
    assert [picture[:8] for picture in seen.pictures] == [PNG]
    assert 0 < len(seen.alts[0]) <= 1024
    return seen


def order(message: Seen) -> list[int]:
    """Return what stands above what: texts and pictures."""
    kinds = [component["type"] for component in walk(message.components)]
    return [kind for kind in kinds if kind in (TEXT, GALLERY)]


async def test_picture_stands_above_the_words_where_a_part_is_looked_at(
    table: Table, ann: simcord.MemberActor
) -> None:
    await gather(table, 2)
    assert order(shown(table, await table.slash(ann, "game board", player=1))) == [GALLERY, TEXT]
    assert order(table.post) == [TEXT, GALLERY]


async def test_an_onlooker_looks_at_every_part(table: Table, dan: simcord.MemberActor) -> None:
    await gather(table, 2)
    seen = shown(table, await table.slash(dan, "game board", player=2))
    assert seen.text.startswith("### City of **\u2068Ben\u2069**")
    assert table.labels(seen) == ["Ann", "Columns", "My turn"]


async def test_from_one_city_a_press_leads_to_the_others_and_to_the_columns(
    table: Table, ann: simcord.MemberActor
) -> None:
    await gather(table, 2)
    seen = shown(table, await table.slash(ann, "game board", player=1))
    assert list(seen.actions) == ["!city 2", "!offer", "!panel"]
    after = shown(table, await table.press(ann, "!city 2", seen))
    assert after.id == seen.id
    assert after.text.startswith("### City of **\u2068Ben\u2069**")
    columns = shown(table, await table.press(ann, "!offer", after))
    assert columns.id == seen.id
    assert columns.text == (
        "### The columns of projects\nColumn 1 is empty.\nColumn 2 is empty.\nColumn 3 is empty."
    )
    assert list(columns.actions) == ["!city 1", "!city 2", "!panel"]


async def test_the_columns_can_be_asked_for(table: Table, dan: simcord.MemberActor) -> None:
    await gather(table, 2)
    seen = shown(table, await table.slash(dan, "game board", offer=True))
    assert seen.alts[0].startswith("San Francisco. The columns of projects. Column 1: empty.")


async def test_the_players_are_offered_by_name(table: Table, dan: simcord.MemberActor) -> None:
    await gather(table, 3)
    offered = await dan.autocomplete(table.channel, "game board", "player", "")
    assert offered == [
        {"name": "1. Ann", "value": 1},
        {"name": "2. Ben", "value": 2},
        {"name": "3. Cleo", "value": 3},
    ]
    found = await dan.autocomplete(table.channel, "game board", "player", "be")
    assert [choice["value"] for choice in found] == [2]


async def test_only_a_player_of_the_table_can_be_chosen(
    table: Table, ann: simcord.MemberActor
) -> None:
    await gather(table, 2)
    for seat in (0, 3, -1):
        result = await table.slash(ann, "game board", player=seat)
        assert f"“\u2068{seat}\u2069” isn\u2019t possible" in table.told(result).text
        assert table.told(result).text.endswith("You can choose: 1. Ann; 2. Ben.")


async def test_a_player_and_the_columns_are_two_pictures(
    table: Table, ann: simcord.MemberActor
) -> None:
    await gather(table, 2)
    result = await table.slash(ann, "game board", player=1, offer=True)
    assert table.told(result).text == "Choose either a player or the shared cards, not both."


async def test_before_the_start_there_is_nothing_to_show(
    table: Table, ann: simcord.MemberActor
) -> None:
    await table.slash(ann, "game new", game="sanfrancisco")
    result = await table.slash(ann, "game board", offer=True)
    assert table.told(result).text == (
        "The game hasn\u2019t started yet. The host can start it with **Start** or `/game start`."
    )


async def test_a_city_can_be_shown_in_the_middle_of_a_turn(
    table: Table, ann: simcord.MemberActor
) -> None:
    await gather(table, 2)
    await table.press(ann, "draw")
    seen = shown(table, await table.slash(ann, "game board", offer=True))
    assert "Drawn: " in seen.text
    await table.press(ann, "place 1")
    shown(table, await table.press(ann, "!panel"))
