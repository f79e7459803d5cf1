"""A table speaks the server's language, a private answer the person's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.behaviour.table import gather

if TYPE_CHECKING:
    from tests.behaviour.table import Table

GATHERS = {
    "en": "Seats taken: 1 of 4.",
    "pl": "Zajęte miejsca: 1 z 4.",
    "it": "Posti occupati: 1 di 4.",
}
OPENED = {
    "en": "Table 1 is open and you have a seat. Others join with the green button of its post.",
    "pl": "Stół 1 jest otwarty i masz przy nim miejsce. "
    "Inne osoby dołączają zielonym przyciskiem w jego wiadomości.",
    "it": "Il tavolo 1 è aperto e hai già un posto. "
    "Le altre persone partecipano con il pulsante verde del suo messaggio.",
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
    assert "Tura: **" in table.post.text
    assert (
        "miejsce 1 z 2. Odkryj kartę.\nZ pustego obszaru nie da się nic wziąć." in table.post.text
    )
    await table.press(mover, "draw")
    await table.press(mover, "place 1")
    log = table.told(await table.slash(mover, "game log")).text
    assert log.startswith("**Historia stołu 1** · tury od 1 do 1 z 1\n`1` **")
    assert " wykłada kartę na pusty obszar 1: " in log


async def test_moves_are_told_privately_in_the_persons_language(table: Table) -> None:
    table.locale = "pl"
    await gather(table, 2)
    ann, ben, *_ = table.people
    await table.press(ann, "draw")
    await table.press(ann, "place 1")
    asked = table.told(await table.slash(ann, "game log", turn=1))
    assert " opens column 1" in asked.text
    undone = table.told(await table.press(ann, "!undo"))
    assert undone.text.startswith("Taken back: ")
    assert " opens column 1" in undone.text
    assert " wykłada kartę na pusty obszar 1" in table.post.text
    await table.press(ann, "place 1")
    await table.press(ben, "draw")
    offer = table.told(await table.slash(ann, "game undo"))
    assert offer.text.count(" turns over ") == 1
    await table.press(ann, "!ask undo 2", offer)
    assert table.post.text.count(" odkrywa ") == 1


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
