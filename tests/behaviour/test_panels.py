"""The private panel: a turn in it, who looks on, one panel a person, and old buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.tables.people.settings import Acting
from tests.behaviour.table import finish, gather

if TYPE_CHECKING:
    import simcord

    from tests.behaviour.seen import Seen
    from tests.behaviour.table import Table

MOVED_ON = "The game has moved on in the meantime. Here is what it looks like now."
MORE = "!panel more"
"""The button that leads to all that only looks."""
QUARTER = 15 * 60
"""Seconds for which Discord lets the bot delete a private message."""


async def open_panel(table: Table, person: simcord.MemberActor) -> Seen:
    return table.told(await table.press(person, "!panel"))


async def step(table: Table, person: simcord.MemberActor, shown: Seen, *actions: str) -> Seen:
    """Press buttons of a panel, one a step; it is the same message all the way."""
    for action in actions:
        after = table.told(await table.press(person, action, shown))
        assert after.id == shown.id
        assert len(after.pictures) == len(after.alts) == 1
        shown = after
    return shown


def of_game(shown: Seen) -> set[str]:
    return {each for each in shown.actions if not each.startswith("!") or "!pick" in each}


@pytest.fixture
def whispers(table: Table, ann: simcord.MemberActor) -> Any:
    """What Ann alone has been shown since the game began."""
    before: list[int] = []

    def shown(*, begin: bool = False) -> list[Seen]:
        if begin:
            before.extend(each.id for each in table.whispers(ann))
        return [each for each in table.whispers(ann) if each.id not in before]

    return shown


async def test_turn_of_san_francisco_is_played_in_the_panel(
    table: Table, ann: simcord.MemberActor
) -> None:
    await gather(table, 2)
    first = table.post
    shown = await open_panel(table, ann)
    assert of_game(shown) == {"draw"}
    shown = await step(table, ann, shown, "draw")
    assert shown.text.startswith("You ")
    assert of_game(shown) == {"place 1", "place 2", "place 3"}
    assert table.post.id == first.id
    shown = await step(table, ann, shown, *(MORE, "!city 2", "!offer", "!panel"), "place 2")
    assert of_game(shown) == set()
    assert "Ben" in shown.text
    assert table.post.id != first.id
    assert table.mover.name == "ben"


async def test_turn_of_point_city_is_played_in_the_panel_over_picked_cards(
    table: Table, ann: simcord.MemberActor
) -> None:
    await gather(table, 2, "pointcity")
    shown = await open_panel(table, ann)
    pick = min(of_game(shown))
    shown = await step(table, ann, shown, pick)
    assert all(each.startswith(("take ", "flip ", "!panel")) for each in shown.actions)
    shown = await step(table, ann, shown, "!panel")
    assert pick in of_game(shown)
    shown = await step(table, ann, shown, pick)
    take = next(each for each in shown.actions if each.startswith("take "))
    shown = await step(table, ann, shown, take)
    while of_game(shown):
        shown = await step(table, ann, shown, next(iter(of_game(shown))))
    assert table.mover.name == "ben"


async def test_entry_of_a_list_can_be_chosen_again_after_going_back(
    table: Table, ann: simcord.MemberActor
) -> None:
    await gather(table, 2, "tickettoride")
    for person in table.people[:2]:
        await table.press(person, "keep 1", await open_panel(table, person))
    shown, listed = table.post, list[str]()
    while not listed:
        offered = table.post.actions
        action = next((each for each in offered if each.startswith("place ")), "take deck")
        await table.press(table.mover, action)
        shown = await open_panel(table, ann)
        listed = [each for each in shown.actions if each.startswith("!panel r")]
    ids = [shown.actions[listed[0]]]
    for _ in range(2):
        shown = await step(table, ann, shown, listed[0], "!panel")
        ids.append(shown.actions[listed[0]])
    assert len({*ids}) == len(ids), "a client keeps the choice made in a list of the same id"


async def test_who_looks_on_sees_every_part_and_has_no_action(
    table: Table, dan: simcord.MemberActor
) -> None:
    await gather(table, 3)
    shown = await open_panel(table, dan)
    assert [*shown.actions] == [
        *("!city 1", "!city 2", "!city 3", "!offer"),
        "!rules sanfrancisco",
    ]
    assert "Ann" in shown.text
    for view in ("!city 1", "!city 3", "!offer"):
        shown = await step(table, dan, shown, view, "!panel")


async def test_panel_leads_to_the_rules_and_back(table: Table, ann: simcord.MemberActor) -> None:
    await gather(table, 2)
    shown = await open_panel(table, ann)
    assert "Rules" not in table.labels(shown)
    shown = await step(table, ann, shown, MORE)
    assert "Rules" in table.labels(shown)
    rules = table.told(await table.press(ann, "!rules sanfrancisco", shown))
    assert rules.id == shown.id
    assert rules.text.startswith("**San Francisco** · rules")
    assert len(rules.pictures) == 3
    topic = table.told(await table.press(ann, "!rules sanfrancisco scoring", rules))
    assert topic.id == shown.id
    assert topic.pictures == []
    assert of_game(await step(table, ann, topic, "!panel")) == {"draw"}


async def test_my_city_of_an_earlier_release_opens_the_panel(
    table: Table, ann: simcord.MemberActor
) -> None:
    await gather(table, 2)
    result = table.send(ann, table.post, "t:1:1:!city")
    await table.env.settle()
    shown = table.told(result)
    assert shown.id not in [post.id for post in table.posts()]
    assert of_game(shown) == {"draw"}


# One panel a person


async def test_panel_opened_again_takes_the_place_of_the_last(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor, whispers: Any
) -> None:
    await gather(table, 2)
    whispers(begin=True)
    others = len(table.whispers(ben))
    first = await open_panel(table, ann)
    await step(table, ann, first, MORE, "!offer")
    second = await open_panel(table, ann)
    assert [each.id for each in whispers()] == [second.id]
    assert second.id > first.id
    await open_panel(table, ben)
    view = table.told(await table.slash(ann, "game board", player=2))
    assert [each.id for each in whispers()] == [view.id]
    assert len(table.whispers(ben)) == others + 1
    post = table.post
    await table.press(ann, "!panel")
    assert table.post.components == post.components


async def test_panel_is_kept_within_reach_by_each_press_in_it(
    table: Table, ann: simcord.MemberActor, whispers: Any
) -> None:
    await gather(table, 2)
    whispers(begin=True)
    shown = await open_panel(table, ann)
    for action in (MORE, "!offer", "!panel"):
        await table.env.advance_time(QUARTER - 60)
        shown = await step(table, ann, shown, action)
    await table.env.advance_time(QUARTER - 60)
    again = await open_panel(table, ann)
    assert [each.id for each in whispers()] == [again.id]
    await table.env.advance_time(QUARTER + 1)
    last = await open_panel(table, ann)
    assert [each.id for each in whispers()] == [again.id, last.id]


async def test_panel_opens_though_the_last_one_has_been_dismissed(
    table: Table, ann: simcord.MemberActor, whispers: Any
) -> None:
    await gather(table, 2)
    whispers(begin=True)
    gone = await open_panel(table, ann)
    del table.env.backend.messages[table.channel.id][gone.id]
    again = await open_panel(table, ann)
    assert [each.id for each in whispers()] == [again.id]


@pytest.mark.parametrize("refused", [None, 0, 10008])
async def test_press_in_a_panel_that_goes_meanwhile_is_answered_with_a_new_one(
    table: Table, ann: simcord.MemberActor, whispers: Any, *, refused: int | None
) -> None:
    await gather(table, 2)
    whispers(begin=True)
    shown = await open_panel(table, ann)
    if refused is not None:
        table.env.inject_error("PATCH", "/webhooks/*", status=404, code=refused, times=1)
    else:
        table.send(ann, table.post, table.post.actions["!panel"])
    table.send(ann, shown, shown.actions["draw"])
    await table.env.settle()
    (left,) = whispers()
    assert left.id != shown.id
    assert left.text.startswith("You draw")
    assert of_game(left) == {"place 1", "place 2", "place 3"}


async def test_panel_whose_promise_is_dismissed_is_no_fault(
    table: Table, ann: simcord.MemberActor, whispers: Any
) -> None:
    await gather(table, 2)
    whispers(begin=True)
    table.env.inject_error("PATCH", "/webhooks/*", status=404, code=10008, times=1)
    await table.press(ann, "!panel")
    assert not any("went wrong" in each.text for each in whispers())


async def test_picks_of_a_public_post_take_the_place_of_each_other(
    table: Table, ann: simcord.MemberActor, whispers: Any
) -> None:
    await gather(table, 2, "pointcity")
    whispers(begin=True)
    one, other, *_ = (each for each in table.post.actions if each.startswith("!pick "))
    await table.press(ann, one)
    shown = table.told(await table.press(ann, other))
    assert [each.id for each in whispers()] == [shown.id]
    take = next(each for each in shown.actions if each.startswith("take "))
    done = table.told(await table.press(ann, take, shown))
    assert (done.id, done.actions) == (shown.id, {})


# Old buttons


async def test_old_panel_changes_nothing_and_shows_how_the_game_stands(
    table: Table, ann: simcord.MemberActor
) -> None:
    await gather(table, 2)
    shown = await open_panel(table, ann)
    await table.press(ann, "draw")
    now = await step(table, ann, shown, "draw")
    assert now.text.startswith(MOVED_ON)
    assert of_game(now) == {"place 1", "place 2", "place 3"}


async def test_action_that_is_another_players_now_is_refused_in_the_panel(
    table: Table, ann: simcord.MemberActor
) -> None:
    await gather(table, 2)
    shown = await open_panel(table, ann)
    await table.press(ann, "draw")
    await table.press(ann, "place 1")
    result = table.send(ann, shown, "t:1:~2.0:draw")
    await table.env.settle()
    told = table.told(result)
    assert told.id == shown.id
    assert told.text.startswith("It\u2019s \u2068Ben\u2069\u2019s turn.")
    assert of_game(told) == set()


async def test_panel_of_a_game_that_is_over_shows_its_end(
    table: Table, ann: simcord.MemberActor
) -> None:
    await finish(table)
    shown = await open_panel(table, ann)
    assert of_game(shown) == set()
    assert "!city 2" in shown.actions
    assert "!undo" not in shown.actions


# Who wants the public buttons to open it


async def test_public_buttons_open_the_panel_of_who_wants_that(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor, dan: simcord.MemberActor
) -> None:
    for person in (ann, dan):
        told = table.told(await table.slash(person, "me settings", buttons=Acting.PANEL.value))
        assert "- Move buttons: they open “My turn”." in told.text
    await table.restart()
    await gather(table, 2)
    post = table.post
    for person, offered in ((ann, {"draw"}), (dan, set[str]())):
        shown = table.told(await table.press(person, "draw"))
        assert of_game(shown) == offered
    assert (table.post.id, table.post.components) == (post.id, post.components)
    shown = table.told(await table.press(ann, "draw"))
    await step(table, ann, shown, "draw", "place 1")
    await table.press(ben, "draw")
    assert "place 1" in table.post.actions
    told = table.told(await table.slash(ann, "me settings", buttons=Acting.POST.value))
    assert "- Move buttons: they play your move right away." in told.text


async def test_picked_card_of_a_public_post_opens_the_panel_at_that_card(
    table: Table, ann: simcord.MemberActor
) -> None:
    await table.slash(ann, "me settings", buttons=Acting.PANEL.value)
    await gather(table, 2, "pointcity")
    pick = next(each for each in table.post.actions if each.startswith("!pick "))
    shown = table.told(await table.press(ann, pick))
    assert [each for each in shown.actions if each.startswith("take ")]
    assert [*shown.actions][-1] == "!panel"
    assert len(shown.pictures) == 1


# Who wants to be asked


async def test_who_wants_that_is_asked_before_what_they_cannot_undo_alone(
    table: Table, ann: simcord.MemberActor
) -> None:
    told = table.told(await table.slash(ann, "me settings", buttons=Acting.ASK.value))
    assert "they ask before a move you can\u2019t undo on your own." in told.text
    await gather(table, 2)
    before = table.post
    asked = table.told(await table.press(ann, "draw"))
    assert asked.text.endswith("you can\u2019t undo this on your own. Go ahead?")
    assert asked.actions.keys() == {"!sure draw", "!panel"}
    assert table.post.actions == before.actions
    await table.press(ann, "!sure draw", asked)
    assert "place 1" in table.post.actions
    # What can be undone is done at once.
    await table.press(ann, "place 1")
    assert "place 1" not in table.post.actions


async def test_panel_asks_too_and_goes_on(table: Table, ann: simcord.MemberActor) -> None:
    await table.slash(ann, "me settings", buttons=Acting.ASK.value)
    await gather(table, 2)
    shown = table.told(await table.press(ann, "!panel"))
    await table.press(ann, "draw", shown)
    [asked] = [each for each in table.whispers(ann) if each.id == shown.id]
    assert asked.actions.keys() == {"!sure draw", "!panel"}
    await table.press(ann, "!panel", asked)
    [shown] = [each for each in table.whispers(ann) if each.id == shown.id]
    assert "draw" in shown.actions
    await table.press(ann, "draw", shown)
    [asked] = [each for each in table.whispers(ann) if each.id == shown.id]
    await table.press(ann, "!sure draw", asked)
    [shown] = [each for each in table.whispers(ann) if each.id == shown.id]
    assert "place 1" in shown.actions


async def test_old_question_whether_one_is_sure_does_nothing_twice(
    table: Table, ann: simcord.MemberActor
) -> None:
    await table.slash(ann, "me settings", buttons=Acting.ASK.value)
    await gather(table, 2)
    asked = table.told(await table.press(ann, "draw"))
    await table.say(ann, "draw")
    await table.say(ann, "place 1")
    turns = table.post.text
    await table.press(ann, "!sure draw", asked)
    assert table.post.text == turns
