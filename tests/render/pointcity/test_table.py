"""The picture of a Point City table: complete, in its place, and everything on it to be seen."""

from __future__ import annotations

import io
from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING, Any

import pytest
from PIL import Image, ImageChops

from render import paint
from render.layout import HEIGHT, WIDTH, Rect
from render.pointcity.cards import draw_space
from render.pointcity.layout import LAYOUTS
from render.pointcity.market import draw_name
from render.pointcity.rows import draw_lot, draw_narrow_lot
from render.pointcity.scene import (
    CityScene,
    FaceScene,
    HeldScene,
    Mark,
    MarketScene,
    Resource,
    SpaceScene,
)
from render.pointcity.tokens import draw_large_token, draw_tagged_token, draw_token
from tests.games.positions import Amount
from tests.render.pointcity import dealt
from tests.render.pointcity.notation import TOKENS, building, city, face, space, tokens
from tests.render.pointcity.pictures import TABLES
from tests.render.pointcity.states import (
    POINTCITY_ALONE,
    POINTCITY_CHOOSE_4,
    POINTCITY_OVER_4,
    POINTCITY_PAY_3,
    POINTCITY_START_4,
)
from tests.render.recorder import inside, overlap, record

if TYPE_CHECKING:
    from render.pointcity.scene import TableScene
    from tests.render.recorder import Recorder, Sprite

every_scene = pytest.mark.parametrize("name", TABLES)
LOTS = (draw_lot, draw_narrow_lot)
DEALT = 100
"""Tables dealt in each of the chunks with `--soak`, for each number of cities."""


SUPPLY_TOKENS = (draw_tagged_token, draw_large_token)


def image_of(scene: TableScene) -> Image.Image:
    with Image.open(io.BytesIO(paint(scene))) as image:
        return image.convert("RGB")


def changed(one: TableScene, other: TableScene) -> Rect | None:
    """The box of what differs between the pictures of two scenes."""
    box = ImageChops.difference(image_of(one), image_of(other)).getbbox()
    return None if box is None else Rect(box[0], box[1], box[2] - box[0], box[3] - box[1])


def panels(scene: TableScene) -> list[Rect]:
    layout = LAYOUTS[len(scene.cities)]
    return [*layout.cities, layout.turn, layout.market, layout.supply.area]


def astray(picture: Recorder, grounds: list[Rect]) -> list[object]:
    """What lies in no panel as a whole."""
    items = (*picture.lines, *picture.drawn)
    return [item for item in items if not any(inside(item.area, ground) for ground in grounds)]


def collisions(picture: Recorder, grounds: list[Rect]) -> list[object]:
    """The pairs of lines of text and drawings, but for the panels they lie on, that overlap."""
    items = [item for item in (*picture.lines, *picture.drawn) if item.area not in grounds]
    items.sort(key=lambda item: item.area.x)
    found: list[object] = []
    for number, one in enumerate(items):
        for other in items[number + 1 :]:
            if other.area.x >= one.area.right:
                break
            if overlap(one.area, other.area):
                found.append((one, other))
    return found


@every_scene
def test_a_picture_is_a_png_of_the_fixed_size(name: str) -> None:
    with Image.open(io.BytesIO(paint(TABLES[name]))) as image:
        assert (image.format, image.size) == ("PNG", (WIDTH, HEIGHT))


@pytest.mark.parametrize("cities", LAYOUTS)
def test_panels_lie_apart_on_the_page(cities: int) -> None:
    page = Rect(0, 0, WIDTH, HEIGHT)
    layout = LAYOUTS[cities]
    areas = [*layout.cities, layout.turn, layout.market, layout.supply.area]
    assert len(layout.cities) == cities
    assert all(inside(area, page) for area in areas)
    assert not any(overlap(*pair) for pair in combinations(areas, 2))


@pytest.mark.parametrize(("cities", "count"), [(2, 10), (3, 12), (4, 14)])
def test_the_supply_has_room_for_all_tokens_of_the_setup(cities: int, count: int) -> None:
    assert len(LAYOUTS[cities].supply.free()) >= count


@every_scene
def test_nothing_leaves_its_panel_or_lies_on_anything(name: str) -> None:
    picture = record(TABLES[name])
    assert astray(picture, panels(TABLES[name])) == []
    assert collisions(picture, panels(TABLES[name])) == []


@pytest.mark.parametrize("cities", LAYOUTS)
@pytest.mark.parametrize("chunk", range(4))
def test_whatever_is_dealt_has_its_place_and_is_all_there(cities: int, chunk: int) -> None:
    for scene in dealt.tables(cities, chunk, Amount.share(DEALT, 4)):
        picture = record(scene)
        assert astray(picture, panels(scene)) == []
        assert collisions(picture, panels(scene)) == []
        complete(scene, picture.drawn)


def complete(scene: TableScene, drawn: list[Sprite]) -> None:
    """Every card, token and building of the scene is on the picture, in order and in its panel."""
    layout = LAYOUTS[len(scene.cities)]
    spaces = [item.args[2] for item in drawn if item.draw is draw_space]
    assert spaces == list(scene.market.spaces)
    supply = [item.args[2] for item in drawn if item.draw in SUPPLY_TOKENS]
    assert supply == list(scene.tokens)
    for area, shown in zip(layout.cities, scene.cities, strict=True):
        here = [item for item in drawn if inside(item.area, area)]
        assert [i.args[2] for i in here if i.draw is draw_token] == list(shown.tokens)
        lots = [item.args[2] for item in here if item.draw in LOTS]
        assert sum(lot.number for lot in lots) == len(shown.built)
        points = sum(each.building.points for each in shown.built)
        assert sum(lot.number * lot.building.points for lot in lots) == points
        held = [item.args[3] for item in here if isinstance(item.args[-1], HeldScene)]
        assert held == list(shown.hand)


def test_the_spaces_of_the_market_stand_under_their_letters_and_beside_their_numbers() -> None:
    layout = LAYOUTS[4]
    drawn = [item for item in record(POINTCITY_CHOOSE_4).drawn if inside(item.area, layout.market)]
    spaces = [item.area for item in drawn if item.draw is draw_space]
    names = {item.args[2]: item.area for item in drawn if item.args[0] is draw_name}
    for number, area in enumerate(spaces):
        letter, digit = names["abcd"[number % 4]], names[str(number // 4 + 1)]
        assert letter.x + letter.width / 2 == pytest.approx(area.x + area.width / 2, abs=1)
        assert digit.y + digit.height / 2 == pytest.approx(area.y + area.height / 2, abs=1)
        assert letter.bottom <= min(space.y for space in spaces)
        assert digit.right <= min(space.x for space in spaces)


SPACE_FACTS = {
    "resource": "economy",
    "two symbols": "economy2",
    "other resource": "ecology",
    "ingenuity": "ingenuity",
    "building": "economy:1=energy1",
    "other points": "economy:2=energy1",
    "no points": "economy:0=energy1",
    "other symbol": "industry:1=energy1",
    "other cost": "economy:1=energy2",
    "other kind of cost": "economy:1=ecology1",
    "cost of two kinds": "economy:1=energy1,ecology1",
    "points alone": "points:4=energy1",
    "civic": "civic=energy1",
    "not to be paid": "economy:1=energy1#",
    "last": "economy:1=energy1!",
    "choice": "economy:1=energy1?",
    "automaton": "economy:1=energy1~",
    "nothing": "-",
}


def with_space(scene: TableScene, spot: SpaceScene) -> TableScene:
    spaces = (*scene.market.spaces[:5], spot, *scene.market.spaces[6:])
    return replace(scene, market=replace(scene.market, spaces=spaces))


@pytest.mark.parametrize("scene", [POINTCITY_CHOOSE_4, POINTCITY_PAY_3, POINTCITY_ALONE])
def test_every_fact_about_a_space_shows_and_only_there(scene: TableScene) -> None:
    scene = with_space(scene, SpaceScene())
    place = next(item.area for item in record(scene).drawn if item.args[2:] == (SpaceScene(),))
    spots = {fact: space(text) for fact, text in SPACE_FACTS.items()}
    spots["no refill"] = replace(spots["resource"], refills=None)
    spots["other refill"] = replace(spots["building"], refills=spots["resource"].refills)
    pictures = set[bytes]()
    for fact, spot in spots.items():
        other = with_space(scene, spot)
        area = changed(scene, other)
        assert (area is None) == (fact == "nothing"), fact
        assert area is None or inside(area, place), fact
        pictures.add(paint(other))
    assert len(pictures) == len(spots)


CITY_FACTS: dict[str, dict[str, Any]] = {
    "name": {"name": "Ada"},
    "score": {"score": 7},
    "higher score": {"score": 107},
    "permanent": {"permanent": (1, 0, 0, 0, 0)},
    "other permanent": {"permanent": (0, 0, 0, 0, 1)},
    "building": {"built": city(1, "", "economy:0").built},
    "building with points": {"built": city(1, "", "economy:2").built},
    "new building": {"built": city(1, "", "economy:0!").built},
    "points alone": {"built": city(1, "", "points:4").built},
    "civic": {"built": city(1, "", "civic").built},
    "card": {"hand": city(1, "", hand="ingenuity energy").hand},
    "two cards": {"hand": city(1, "", hand="ingenuity energy energy").hand},
    "double card": {"hand": city(1, "", hand="ingenuity energy2").hand},
    "new card": {"hand": city(1, "", hand="ingenuity energy!").hand},
    "card to pay": {"hand": city(1, "", hand="ingenuity energy?").hand},
    "no card": {"hand": ()},
    "token": {"tokens": tokens("7")},
    "token with worth": {"tokens": tokens("7=2")},
    "other token": {"tokens": tokens("8=2")},
    "new token": {"tokens": tokens("7=2!")},
    "automaton": {"automaton": True},
    "rank": {"rank": 2},
    "win": {"rank": 1},
}


def test_every_fact_about_a_city_shows_and_only_there() -> None:
    first, second, *others = POINTCITY_START_4.cities
    pictures = set[bytes]()
    for fact, values in CITY_FACTS.items():
        cities = (first, replace(second, **values), *others)
        scene = replace(POINTCITY_START_4, cities=cities)
        area = changed(POINTCITY_START_4, scene)
        assert area is not None, fact
        assert inside(area, LAYOUTS[4].cities[1]), fact
        pictures.add(paint(scene))
    assert len(pictures) == len(CITY_FACTS)


def test_each_of_the_22_tokens_looks_its_own_way() -> None:
    pictures = {
        paint(replace(POINTCITY_START_4, tokens=(replace(token, number=1),)))
        for token in TOKENS.values()
    }
    assert len(pictures) == len(TOKENS) == 22


def test_the_number_of_a_token_stands_on_it_in_the_supply() -> None:
    token = TOKENS[8]
    scenes = [
        replace(POINTCITY_START_4, tokens=(replace(token, number=number),)) for number in (8, 9)
    ]
    area = changed(*scenes)
    assert area is not None
    assert inside(area, LAYOUTS[4].supply.area)


MARKET_FACTS: dict[str, dict[str, Any]] = {
    "deck": {"deck": 133},
    "top": {"top": face("energy")},
    "no deck": {"deck": 0, "top": None},
    "taken": {"deck_mark": Mark.LAST},
    "choice": {"deck_mark": Mark.CHOICE},
    "markers": {"markers": (1, 2)},
    "other markers": {"markers": (2, 1)},
}


def test_every_fact_about_the_market_and_the_deck_shows() -> None:
    market = POINTCITY_START_4.market
    pictures = {
        paint(replace(POINTCITY_START_4, market=replace(market, **values)))
        for values in MARKET_FACTS.values()
    }
    assert len(pictures | {paint(POINTCITY_START_4)}) == len(MARKET_FACTS) + 1


def test_the_turn_of_each_player_is_counted_until_the_end() -> None:
    later = replace(POINTCITY_CHOOSE_4, turn_number=10)
    area = changed(POINTCITY_CHOOSE_4, later)
    assert area is not None
    assert inside(area, LAYOUTS[4].turn)
    assert changed(POINTCITY_OVER_4, replace(POINTCITY_OVER_4, turn_number=16)) is None


def test_passing_the_turn_changes_two_cities_and_the_panel_of_the_turn() -> None:
    later = replace(POINTCITY_CHOOSE_4, active=3)
    market, supply = LAYOUTS[4].market, LAYOUTS[4].supply.area
    difference = ImageChops.difference(image_of(POINTCITY_CHOOSE_4), image_of(later))
    for area in (LAYOUTS[4].cities[1], LAYOUTS[4].cities[3], market, supply):
        assert difference.crop((area.x, area.y, area.right, area.bottom)).getbbox() is None


def test_a_row_shows_every_building_while_there_is_room_and_then_those_alike_as_one() -> None:
    def lots(built: str) -> list[tuple[str, int, int]]:
        scene = replace(
            POINTCITY_START_4, cities=(city(1, "Ana", built), *POINTCITY_START_4.cities[1:])
        )
        drawn = [item for item in record(scene).drawn if item.draw in LOTS]
        return [(i.draw.__name__, i.args[2].building.points, i.args[2].number) for i in drawn]

    assert lots("energy:1 energy:2 energy:0") == [
        ("draw_lot", 2, 1),
        ("draw_lot", 1, 1),
        ("draw_lot", 0, 1),
    ]
    assert lots("energy:1 " * 5) == [("draw_narrow_lot", 1, 1)] * 5
    assert lots("energy:1 " * 20 + "energy:2") == [
        ("draw_narrow_lot", 2, 1),
        ("draw_narrow_lot", 1, 20),
    ]


def test_costs_of_buildings_in_a_city_are_no_difference() -> None:
    def with_built(text: str) -> TableScene:
        built = (replace(city(1, "", "economy:1").built[0], building=building(text)),)
        first = replace(POINTCITY_START_4.cities[0], built=built)
        return replace(POINTCITY_START_4, cities=(first, *POINTCITY_START_4.cities[1:]))

    assert paint(with_built("economy:1=energy2")) == paint(with_built("economy:1"))


def test_a_paused_table_is_paler_and_as_light() -> None:
    scene = POINTCITY_CHOOSE_4
    bright, paused = image_of(scene), image_of(replace(scene, paused=True))
    lively, pale = (image.convert("HSV").getchannel("S").reduce(50) for image in (bright, paused))
    assert max(pale.tobytes()) < max(lively.tobytes()) / 2
    light = [image.convert("L").reduce(50).tobytes() for image in (bright, paused)]
    assert all(abs(one - other) < 25 for one, other in zip(*light, strict=True))


def test_a_scene_that_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="one or two symbols, not 3"):
        FaceScene(resource=Resource.ENERGY, symbols=3)
    with pytest.raises(ValueError, match="ingenuity is one symbol a card"):
        FaceScene(resource=Resource.INGENUITY, symbols=2)
    with pytest.raises(ValueError, match="16 spaces, not 15"):
        MarketScene(spaces=(SpaceScene(),) * 15, deck=3)
    with pytest.raises(ValueError, match="each face once"):
        CityScene(seat=1, name="A", fallback_name="B", hand=(HeldScene(face=face("energy")),) * 2)
    with pytest.raises(ValueError, match="two to four parts, not 1"):
        replace(POINTCITY_ALONE, cities=POINTCITY_ALONE.cities[:1])
    with pytest.raises(ValueError, match=r"by seat from 1, not \(2, 1\)"):
        replace(POINTCITY_ALONE, cities=POINTCITY_ALONE.cities[::-1])
    with pytest.raises(ValueError, match="room for 14 tokens, not 15"):
        replace(POINTCITY_START_4, tokens=(TOKENS[1],) * 15)
