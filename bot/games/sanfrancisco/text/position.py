"""Positions of San Francisco as text.

Lines say what differs from the start of a game of two whose deck lies in the order of its ids:

``deck boxed 3f9a0c5512be``
    The deck, if it is not the standard one; the digits may be left out.
``seats 3``, ``turn 2``
    How many play, and whose turn it is.
``turned c44``
    The card turned over.
``taken 3 c14 c20``
    The column taken and the cards still to build or refuse.
``owed grey`` or ``put grey``
    Beside ``taken``: the district whose bonus is chosen next, or put on the board next.
``end board``
    What ended the game.
``city 1 grey c21+ c16! bonus card4 green c68@ contracts 2``
    What a seat has. See `bot.games.sanfrancisco.text.city`.
``column 2 c36 c40``
    The cards of a column.
``tokens 3``, ``supply plus2 0 tracks 1``
    The foundation tokens and bonuses left, if fewer than nobody has.
``box c01 c08``
    The cards that left the game.
``pile c51 c02``
    The top of the deck; where the rest of it lies is then not known.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.games.position import Pieces, line_of, read_lines, write_lines
from bot.games.sanfrancisco.cards import BONUS_CARDS, BONUS_PIECES, BONUSES, COLUMNS, ROWS, Bonus
from bot.games.sanfrancisco.deck import STANDARD
from bot.games.sanfrancisco.rules import FOUNDATION_TOKENS
from bot.games.sanfrancisco.state import Ending, Phase, State
from bot.games.sanfrancisco.text.city import Cities, city_words

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from bot.games.position import Lines, PositionLine
    from bot.games.sanfrancisco.cards import Card, Deck
    from bot.games.sanfrancisco.state import City

NAME = "sanfrancisco"
FEWEST, MOST = min(FOUNDATION_TOKENS), max(FOUNDATION_TOKENS)
KEYS = {
    **dict.fromkeys(("deck", "seats", "turn", "turned", "taken", "owed", "put", "end"), 0),
    "city": MOST,
    "column": COLUMNS,
    **dict.fromkeys(("tokens", "supply", "box", "pile"), 0),
}
"""The keys, in the order in which they are written, with the highest number behind each."""


def write_position(state: State, decks: Mapping[str, Deck], *, public: bool) -> str:
    """Return a position as text; a public one does not tell how the deck lies."""
    lines = [
        *_deck_lines(_deck_of(state, decks)),
        *_turn_lines(state),
        *_table_lines(state),
        *_supply_lines(state),
    ]
    if state.box:
        lines.append(line_of("box", _ids(state.box)))
    if not public and not _lies_by_id(state):
        lines.append(line_of("pile", _ids(state.pile)))
    return write_lines(NAME, lines)


def read_position(text: str, decks: Mapping[str, Deck]) -> State:
    """Return the position that a text describes, with cards of one of `decks`.

    Raises
    ------
    BadPosition
        Naming the line of whatever is out of place.
    """
    lines = read_lines(text, NAME, KEYS)
    deck = _deck(lines.get("deck"), decks)
    cards = Pieces("card", {card.id: card for card in deck.cards})
    seats = lines.get("seats").only_count(FEWEST, MOST) if "seats" in lines else FEWEST
    seat = lines.get("turn").only_count(1, seats) if "turn" in lines else 1
    cities = Cities(seats, cards)
    for number, line in lines.of("city", seats):
        cities.read(number, line)
    turn = _turn(lines, cards, cities.cities[seat - 1])
    columns = {
        number: cards.take_all(line, line.words) for number, line in lines.of("column", COLUMNS)
    }
    laid = tuple(columns.get(number, ()) for number in range(1, COLUMNS + 1))
    box = cards.take_all(lines.get("box"), lines.get("box").words)
    pile = cards.take_all(lines.get("pile"), lines.get("pile").words)
    rest = cards.take_rest()
    return State(
        cities=cities.cities,
        seat=seat,
        pile=pile if "pile" in lines else rest,
        beyond=rest if "pile" in lines else (),
        columns=laid,
        tokens=_tokens(
            lines, seats, _foundations(cities.cities, *laid, turn.get("taken", ()), box)
        ),
        supply=_supply(lines.get("supply"), cities.cities),
        completions=cities.completions,
        medal=cities.medal,
        box=box,
        **turn,
    )


def _deck_of(state: State, decks: Mapping[str, Deck]) -> Deck | None:
    cards = {
        *state.pile,
        *state.beyond,
        *state.taken,
        *state.box,
        *(card for column in state.columns for card in column),
        *(spot.card for city in state.cities for spots in city.rows for spot in spots),
    }
    if state.turned is not None:
        cards.add(state.turned)
    cards -= {*BONUS_CARDS.values()}
    return next((deck for deck in decks.values() if cards <= {*deck.cards}), None)


def _lies_by_id(state: State) -> bool:
    by_id = sorted(state.pile, key=lambda card: card.id)
    return list(state.pile) == by_id and not state.beyond


def _deck_lines(deck: Deck | None) -> list[str]:
    if deck is None:
        return ["deck unknown"]
    return [] if deck.name == STANDARD else [f"deck {deck.name} {deck.digest}"]


def _turn_lines(state: State) -> Iterator[str]:
    if len(state.cities) != FEWEST:
        yield f"seats {len(state.cities)}"
    if state.seat != 1:
        yield f"turn {state.seat}"
    if state.turned is not None:
        yield f"turned {state.turned.id}"
    if state.column:
        yield line_of(f"taken {state.column}", _ids(state.taken))
    if state.phase is Phase.BONUS:
        yield f"owed {ROWS[state.district]}"
    if state.phase is Phase.PUT:
        yield f"put {ROWS[state.district]}"
    if state.ending is not None:
        yield f"end {state.ending}"


def _table_lines(state: State) -> Iterator[str]:
    for seat in range(1, len(state.cities) + 1):
        if words := city_words(state, seat):
            yield line_of(f"city {seat}", words)
    for number, column in enumerate(state.columns, start=1):
        if column:
            yield line_of(f"column {number}", _ids(column))


def _supply_lines(state: State) -> Iterator[str]:
    foundations = _foundations(state.cities, *state.columns, state.taken, state.box)
    if state.tokens != FOUNDATION_TOKENS[len(state.cities)] - foundations:
        yield f"tokens {state.tokens}"
    fewer = [
        f"{bonus} {left}"
        for bonus, left, most in zip(BONUSES, state.supply, _untaken(state.cities), strict=True)
        if left != most
    ]
    if fewer:
        yield line_of("supply", fewer)


def _ids(cards: Iterable[Card]) -> list[str]:
    return [card.id for card in cards]


def _foundations(cities: Iterable[City], *elsewhere: Iterable[Card]) -> int:
    """Return the number of foundation cards placed; each took one token."""
    built = sum(spot.card.foundation for city in cities for spots in city.rows for spot in spots)
    return built + sum(card.foundation for cards in elsewhere for card in cards)


def _untaken(cities: Iterable[City]) -> tuple[int, ...]:
    taken = [bonus for city in cities for bonus in city.bonuses]
    return tuple(BONUS_PIECES - taken.count(bonus) for bonus in BONUSES)


def _deck(line: PositionLine, decks: Mapping[str, Deck]) -> Deck:
    name, *digest = line.words or (STANDARD,)
    if name not in decks:
        raise line.fault("deck-unknown", deck=name)
    deck = decks[name]
    if digest not in ([], [deck.digest]):
        raise line.fault("deck-differs", deck=name, found=" ".join(digest), held=deck.digest)
    return deck


def _turn(lines: Lines, cards: Pieces[Card], city: City) -> dict[str, Any]:
    lines.refuse_beside("end", ("turned", "taken", "owed", "put"))
    lines.refuse_beside("turned", ("taken", "owed", "put"))
    lines.refuse_beside("owed", ("put",))
    if "end" in lines:
        line = lines.get("end")
        return {"phase": Phase.OVER, "ending": Ending(line.one_of(line.only_word(), Ending))}
    if "turned" in lines:
        line = lines.get("turned")
        return {"phase": Phase.TURNED, "turned": cards.take(line, line.only_word())}
    if "taken" in lines:
        line = lines.get("taken")
        column = line.count(line.word(0), 1, COLUMNS)
        taken = cards.take_all(line, line.words[1:])
        return {"column": column, "taken": taken, **_bonus(lines, city)}
    for key in ("owed", "put"):
        if key in lines:
            raise lines.get(key).fault("alone", key=key, other="taken")
    return {"phase": Phase.START}


def _bonus(lines: Lines, city: City) -> dict[str, Any]:
    if "owed" in lines:
        district = _district(lines.get("owed"))
        if city.bonuses[district] is not None:
            raise lines.get("owed").fault("bonus-settled", district=ROWS[district].value)
        return {"phase": Phase.BONUS, "district": district}
    if "put" in lines:
        district = _district(lines.get("put"))
        bonus = city.bonuses[district]
        if bonus in (None, Bonus.POINTS, Bonus.DISCARD, Bonus.NOTHING):
            raise lines.get("put").fault("bonus-not-put", district=ROWS[district].value)
        return {"phase": Phase.PUT, "district": district, "bonus": bonus}
    return {"phase": Phase.BUILDING}


def _district(line: PositionLine) -> int:
    return ROWS.index(line.one_of(line.only_word(), ROWS))


def _tokens(lines: Lines, seats: int, foundations: int) -> int:
    """Return the foundation tokens left: all that no card has, unless there are fewer."""
    most = FOUNDATION_TOKENS[seats] - foundations
    if most < 0:
        raise lines.get("tokens").fault("foundations", found=foundations, most=most + foundations)
    return lines.get("tokens").only_count(0, most) if "tokens" in lines else most


def _supply(line: PositionLine, cities: Iterable[City]) -> tuple[int, ...]:
    """Return the pieces of each kind left: all that nobody has taken, unless there are fewer."""
    left: dict[Bonus, int] = dict(zip(BONUSES, _untaken(cities), strict=True))
    names, counts = line.words[::2], line.words[1::2]
    if repeated := [name for place, name in enumerate(names) if name in names[:place]]:
        raise line.fault("word-twice", word=repeated[0])
    for name, count in zip(names, (*counts, "")[: len(names)], strict=True):
        bonus = Bonus(line.one_of(name, BONUSES))
        left[bonus] = line.count(count, 0, left[bonus])
    return tuple(left.values())
