"""A table speaks the server's language, a private answer the person's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.behaviour.seats import close
from tests.behaviour.table import gather

if TYPE_CHECKING:
    from tests.behaviour.table import Table

GATHERS = {
    "en": "Seats taken: 1 of 4.",
    "pl": "Zajęte miejsca: 1 z 4.",
    "it": "Posti occupati: 1 di 4.",
}
POLISH = set("ąćęłńóśźż")
OPENED = {
    "en": (
        "Table 1 is open and you have a seat. Others can join with the green button "
        "under its message."
    ),
    "pl": "Stół 1 jest otwarty i masz przy nim miejsce. Kto chce dołączyć, naciska "
    "zielony przycisk pod wiadomością stołu.",
    "it": "Il tavolo 1 è aperto e hai già un posto. Chi vuole giocare preme il pulsante "
    "verde sotto il suo messaggio.",
}


@pytest.mark.parametrize(
    ("server", "person", "table_speaks", "answer_in"),
    [
        ("en-US", "en-GB", "en", "en"),
        ("pl", "en-US", "pl", "en"),
        ("en-US", "pl", "en", "pl"),
        ("it", "pl", "it", "pl"),
        ("de", "ja", "en", "en"),
    ],
)
async def test_the_table_speaks_the_servers_language_and_the_answer_the_persons(
    table: Table, server: str, person: str, table_speaks: str, answer_in: str
) -> None:
    ann = table.people[0]
    table.locale, table.locales[ann.id] = server, person
    opened = await table.slash(ann, "game new", game="sanfrancisco")
    assert GATHERS[table_speaks] in table.post.text
    assert table.told(opened).text == OPENED[answer_in]


async def test_the_host_may_choose_another_language_for_the_table(table: Table) -> None:
    table.locale = "pl"
    await table.slash(table.people[0], "game new", game="sanfrancisco", language="it")
    assert GATHERS["it"] in table.post.text


async def test_a_polish_table_is_polish_from_the_lobby_to_the_log(table: Table) -> None:
    table.locale = "pl"
    await gather(table, 2)
    mover = table.mover
    table.locales[mover.id] = "pl"
    task, introduced = table.post.text.split("\n")
    assert task == f"<@{mover.id}> Odkryj kartę."
    assert introduced.startswith("-# **Moja tura** pokazuje")
    await table.press(mover, "draw")
    await table.press(mover, "place 1")
    log = table.told(await table.slash(mover, "game log")).text
    assert log.startswith("**Historia stołu 1** · tura 1 z 1\n`1` **")
    assert " wykłada kartę na pusty obszar 1: " in log


async def test_moves_are_told_privately_in_the_persons_language(table: Table) -> None:
    table.locale = "pl"
    await gather(table, 2)
    ann, ben, *_ = table.people
    await table.press(ann, "draw")
    await table.press(ann, "place 1")
    asked = table.told(await table.slash(ann, "game log", turn=1))
    assert " places the first card in column 1" in asked.text
    undone = table.told(await table.press(ann, "!undo"))
    assert undone.text.startswith("Undone: ")
    assert " places the first card in column 1" in undone.text
    assert "Cofnięto: ~~\u2068Ann\u2069 wykłada na obszar 1: " in table.post.text
    await table.press(ann, "place 1")
    await table.press(ben, "draw")
    offer = table.told(await table.slash(ann, "game undo"))
    assert offer.text.count(" draws ") == 1
    await table.press(ann, "!ask undo 2", offer)
    assert table.post.text.count(" odkrywa ") == 1


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("game board", {}),
        ("game board", {"player": 1}),
        ("game board", {"offer": True}),
        ("game log", {"turn": 1}),
        ("game record replay", {}),
    ],
)
async def test_private_answer_with_a_picture_is_in_one_language_as_a_whole(
    table: Table, command: str, options: dict[str, Any]
) -> None:
    table.locale = "pl"
    await gather(table, 2)
    ann, *_ = table.people
    await table.press(ann, "draw")
    in_english = table.told(await table.slash(ann, command, **options))
    table.locales[ann.id] = "pl"
    in_polish = table.told(await table.slash(ann, command, **options))
    for said, has_polish in ((in_english, False), (in_polish, True)):
        for text in (said.text, said.alts[0]):
            assert bool(POLISH & set(text)) is has_polish, text
        assert not POLISH & set("".join(table.labels(said))) or has_polish


async def test_closed_table_is_told_of_in_the_persons_language(table: Table) -> None:
    table.locale = "pl"
    await gather(table, 2)
    ann, *_ = table.people
    await close(table, ann)
    for command in ("game board", "game state"):
        told = table.told(await table.slash(ann, command)).text
        assert told.startswith("**San Francisco** · table 1 was closed before the game was over.")


async def test_a_button_is_named_as_the_post_shows_it(table: Table) -> None:
    table.locale = "pl"
    ann, *_ = table.people
    await table.slash(ann, "game new", game="sanfrancisco")
    labels = table.labels(table.post)
    assert {"Dołącz", "Opuść stół"} <= set(labels)
    started = table.told(await table.slash(ann, "game state")).text
    assert "The host can start it with **Zacznij grę**" in started
    kicked = table.told(await table.slash(ann, "game seat kick", member=ann)).text
    assert kicked.startswith("To give up your own seat, press **Opuść stół** or use ")


async def test_help_names_buttons_as_the_table_of_the_channel_does(table: Table) -> None:
    ann, *_ = table.people
    await table.slash(ann, "game new", game="sanfrancisco", language="pl")
    first = table.told(await table.slash(ann, "help"))
    second = table.told(await table.press(ann, "!help play", first))
    again = table.told(await table.press(ann, "!help start", second))
    assert "Friends press **Dołącz**" in first.text
    assert "the host presses **Zacznij grę**." in first.text
    assert again.text == first.text


async def test_help_names_buttons_in_the_language_a_table_here_would_speak(table: Table) -> None:
    table.locale = "it"
    helped = table.told(await table.slash(table.people[0], "help")).text
    assert "Friends press **Partecipa**" in helped


async def test_a_refusal_is_in_the_language_of_whoever_is_refused(table: Table) -> None:
    await gather(table, 2)
    other = next(person for person in table.people[:2] if person.id != table.mover.id)
    table.locales[other.id] = "it"
    refused = table.told(await table.press(other, "draw")).text
    assert refused.startswith("Ora tocca a ")
    assert refused.endswith(". Aspetta il prossimo messaggio.")


async def test_a_command_is_carried_out_under_its_english_name_whoever_uses_it(
    table: Table,
) -> None:
    await gather(table, 2)
    table.locales[table.mover.id] = "pl"
    told = table.told(await table.say(table.mover, "draw")).text
    assert told.startswith("Odkrywasz kartę: ")


async def test_options_are_named_as_the_persons_discord_lists_them(table: Table) -> None:
    ann, ben, *_ = table.people
    table.locales = {ann.id: "pl", ben.id: "pl"}
    await table.slash(ann, "me settings", language="English")
    for person, said in ((ann, "komputery:easy` lets you play"), (ben, "komputery:łatwy`")):
        assert said in table.told(await table.slash(person, "help")).text
