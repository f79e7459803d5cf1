"""Reads the text of a position of Point City, as `position` beside it describes."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from bot.games.pointcity.cards import FACES, SIDE, SPACES, START_CARD, Side
from bot.games.pointcity.state import City, Ending, Gap, Level, Phase, Spot, State
from bot.games.pointcity.text.cards import Dealer, Word, card_word, word_of, words_of
from bot.games.pointcity.turns import AUTOMATON, PLAYER, TIERS, TOKENS, tiers
from bot.games.position import Pieces

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from bot.games.pointcity.cards import Building, Card, Deck, Token
    from bot.games.position import Lines, PositionLine

NAME = "pointcity"
FEWEST, MOST = min(TIERS), max(TIERS)
KEYS = {
    **dict.fromkeys(("seats", "level", "turn", "taken", "owed", "end"), 0),
    "city": MOST,
    "row": SIDE,
    **dict.fromkeys(("left", "pile", "tokens", "discard", "partial"), 0),
}
"""The keys, in the order in which they are written, with the highest number behind each."""
PARTS = ("built", "hand", "tokens")
"""The parts of the line of a city, in the order in which they are written."""
EMPTY = "-"
"""What stands for a card of the market that was taken, with the side that was up behind it."""
UNNAMED = ""
"""What stands for a card of a row that no line names."""
TAKEN = 2
"""How many cards a turn takes, and how many civic tokens they bring at most."""
EMPTIED = {
    Phase.TAKE: ((0, 0),),
    Phase.PAY: ((TAKEN, 0),),
    Phase.TOKEN: ((TAKEN, 0),),
    Phase.OVER: ((0, 0), (0, TAKEN)),
}
"""By phase, how many spaces of the market can be empty with a side behind them, and without."""

_Space: TypeAlias = Word | Gap | str
"""A space of the market: a card, a gap, or `EMPTY` or `UNNAMED`."""


def start_hand(level: Level | None, seat: int) -> tuple[Card, ...]:
    """Return the hand of a seat at the start. Rulebook: Setup, 5; Solo mode."""
    return () if level is not None and seat == AUTOMATON else (START_CARD,)


def most_left(cities: int) -> int:
    """Return the number of cards in the deck at the start."""
    return sum(TIERS[cities]) - len(SPACES)


def tiers_left(cities: int, left: int) -> tuple[int, ...]:
    """Return the tier of each card of a deck of so many."""
    listed = tiers(cities)
    return listed[len(listed) - left :]


def untaken(deck: Deck, held: Collection[Token], cities: int) -> tuple[Token, ...]:
    """Return the tokens that can be taken: those with the lowest numbers that nobody holds.

    There are as many as at the start, less those held.
    """
    free = [token for token in deck.tokens if token not in held]
    return tuple(free[: max(0, TOKENS[cities] - len(held))])


class _CityText(NamedTuple):
    """The line of a city: the buildings, the words of the hand, the tokens."""

    built: tuple[Building, ...]
    hand: list[Word]
    tokens: tuple[Token, ...]


class Reader:
    """Reads the lines of a position: names everything first, then deals the cards out."""

    def __init__(self, lines: Lines, deck: Deck) -> None:
        self._lines = lines
        self._deck = deck
        self._level, self._count = _players(lines)
        self._phase = _phase(lines)
        self._partial = _is_partial(lines)
        starts = PLAYER if self._level is not None else self._count
        self._dealer = Dealer(deck, starts, partial=self._partial)
        self._tokens = Pieces("token", {str(token.id): token for token in deck.tokens})
        self._tiers = self._tiers_of_deck()

    def read(self) -> State:
        """Return the position, or raise `BadPosition`."""
        lines, dealer = self._lines, self._dealer
        seat, flipped = self._turn()
        taken = dealer.buildings(lines.get("taken"), lines.get("taken").words)
        named = self._named_cities()
        spaces = self._named_spaces()
        discard = words_of(lines.get("discard"), lines.get("discard").words)
        pile = self._named_pile()
        in_hands = [word for city in named for word in city.hand]
        in_market = [space for space in spaces if isinstance(space, Word)]
        dealer.deal([*in_hands, *in_market, *discard, *pile])
        market = self._market(spaces)
        deck = self._whole_pile(pile)
        tokens = self._free_tokens(named)
        return State(
            cities=tuple(self._city(each) for each in named),
            seat=seat,
            phase=self._phase,
            market=market,
            pile=deck,
            beyond=len(self._tiers) - len(deck),
            tokens=tokens,
            level=self._level,
            flipped=flipped,
            gaps=tuple(space for space in spaces if isinstance(space, Gap)),
            taken=taken,
            owed=self._owed(len(tokens)),
            discard=dealer.cards(discard),
            elsewhere=dealer.pieces.take_rest(),
            partial=self._partial,
            ending=Ending.MARKET if self._phase is Phase.OVER else None,
        )

    def _turn(self) -> tuple[int, bool]:
        if "turn" not in self._lines:
            return PLAYER, False
        line = self._lines.get("turn")
        # The automaton has the turn only when the game ends in it.
        alone = self._level is not None and self._phase is not Phase.OVER
        seat = line.count(line.word(0), PLAYER, PLAYER if alone else self._count)
        if line.words[1:] not in ((), ("flipped",)):
            raise line.fault("word", key="turn", text=line.word(1), known="flipped")
        return seat, len(line.words) > 1

    def _owed(self, tokens: int) -> int:
        if "owed" not in self._lines:
            return 0
        return self._lines.get("owed").only_count(1, min(TAKEN, tokens))

    def _named_cities(self) -> list[_CityText]:
        named = dict(self._lines.of("city", self._count))
        cities: list[_CityText] = []
        for seat in range(1, self._count + 1):
            line = named.get(seat, self._lines.get(f"city {seat}"))
            parts = _parts(line)
            start = [card_word(card, public=False) for card in start_hand(self._level, seat)]
            cities.append(
                _CityText(
                    self._dealer.buildings(line, parts.get("built", ())),
                    words_of(line, parts.get("hand", start)),
                    self._tokens.take_all(line, parts.get("tokens", ())),
                )
            )
        return cities

    def _city(self, named: _CityText) -> City:
        hand = self._dealer.cards(named.hand)
        return City(
            named.built,
            tuple(sorted(hand, key=lambda card: (FACES.index(card.face), card.tier))),
            named.tokens,
        )

    def _named_spaces(self) -> list[_Space]:
        spaces: list[_Space] = []
        for row in range(SIDE):
            line = self._lines.get(f"row {row + 1}")
            if line.key not in self._lines and not self._partial:
                spaces += [UNNAMED] * SIDE
                continue
            if len(line.words) != SIDE:
                raise line.fault("row-length", row=row + 1, found=len(line.words), expected=SIDE)
            spaces += [_space(line, place, SIDE * row + place) for place in range(SIDE)]
        gaps = sum(isinstance(space, Gap) for space in spaces)
        if (gaps, spaces.count(EMPTY)) not in EMPTIED[self._phase]:
            raise self._lines.get("row 1").fault("gaps")
        return spaces

    def _market(self, spaces: Iterable[_Space]) -> tuple[Spot | None, ...]:
        spots: list[Spot | None] = []
        for space in spaces:
            if isinstance(space, Word):
                (card,) = self._dealer.cards([space])
                spots.append(Spot(card, Side.RESOURCE if space.face else Side.BUILDING))
            elif space == UNNAMED:
                spots.append(Spot(self._dealer.first(self._lines.get("row 1"), 1)))
            else:
                spots.append(None)
        return tuple(spots)

    def _tiers_of_deck(self) -> tuple[int, ...]:
        """Return the tier of each card of the deck; every turn but the last takes two of them."""
        most = most_left(self._count)
        line = self._lines.get("left")
        left = line.only_count(0, most) if line.key in self._lines else most
        if (most - left) % TAKEN:
            raise line.fault("left-odd", left=left)
        return tiers_left(self._count, left)

    def _named_pile(self) -> list[Word]:
        line = self._lines.get("pile")
        if len(line.words) > len(self._tiers):
            raise line.fault("pile-long", found=len(line.words), most=len(self._tiers))
        words = list(zip(words_of(line, line.words), self._tiers, strict=False))
        for word, tier in words:
            if word.tier not in (None, tier):
                raise line.fault("other-tier", card=line.words[word.place], tier=tier)
        return [word._replace(tier=tier) for word, tier in words]

    def _whole_pile(self, pile: Sequence[Word]) -> tuple[Card, ...]:
        top = self._dealer.cards(pile)
        if self._partial:
            return top
        line = self._lines.get("left")
        return (*top, *(self._dealer.first(line, tier) for tier in self._tiers[len(top) :]))

    def _free_tokens(self, cities: Iterable[_CityText]) -> tuple[Token, ...]:
        """Return the civic tokens that can be taken: as many as nobody has if no line tells."""
        line = self._lines.get("tokens")
        held = [token for city in cities for token in city.tokens]
        if line.key in self._lines:
            tokens = self._tokens.take_all(line, line.words)
        else:
            tokens = untaken(self._deck, held, self._count)
        if len(held) + len(tokens) > TOKENS[self._count]:
            found = len(held) + len(tokens)
            raise line.fault("token-count", found=found, most=TOKENS[self._count])
        return tokens


def _players(lines: Lines) -> tuple[Level | None, int]:
    lines.refuse_beside("level", ("seats",))
    if "level" in lines:
        line = lines.get("level")
        return Level(line.one_of(line.only_word(), Level)), FEWEST
    if "seats" in lines:
        return None, lines.get("seats").only_count(FEWEST, MOST)
    return None, FEWEST


def _phase(lines: Lines) -> Phase:
    lines.refuse_beside("end", ("taken", "owed"))
    lines.refuse_beside("taken", ("owed",))
    if "end" in lines:
        lines.get("end").one_of(lines.get("end").only_word(), Ending)
        return Phase.OVER
    if "owed" in lines:
        return Phase.TOKEN
    if "taken" not in lines:
        return Phase.TAKE
    if not 1 <= len(lines.get("taken").words) <= TAKEN:
        raise lines.get("taken").fault("taken-count", found=len(lines.get("taken").words))
    return Phase.PAY


def _is_partial(lines: Lines) -> bool:
    if lines.get("partial").words:
        raise lines.get("partial").fault("no-word", key="partial")
    return "partial" in lines


def _parts(line: PositionLine) -> dict[str, list[str]]:
    parts: dict[str, list[str]] = {}
    part: list[str] | None = None
    for word in line.words:
        if word in PARTS:
            if word in parts:
                raise line.fault("word-twice", word=word)
            part = parts[word] = []
        elif part is None:
            raise line.fault("word", key=line.key, text=word, known=", ".join(PARTS))
        else:
            part.append(word)
    return parts


def _space(line: PositionLine, place: int, index: int) -> _Space:
    text = line.words[place]
    if text == EMPTY:
        return EMPTY
    if text.startswith(EMPTY):
        return Gap(index, Side(line.one_of(text, [f"{EMPTY}{side}" for side in Side])[1:]))
    word = word_of(line, place, text)
    if word.tier == START_CARD.tier:
        raise line.fault("not-a-card", word=text)
    return word
