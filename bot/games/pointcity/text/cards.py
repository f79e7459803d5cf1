"""Cards of Point City as words, and the dealer that finds a card for each word of a position.

``c14`` is that card, and so is ``energy2:c14``, which tells what its resource side shows.
``energy2/3`` is any card of tier 3 that shows two energy, ``energy2`` one of any tier;
``ingenuity/0`` is a starting card. Where several cards will do, the one of the lowest number is
meant that no other word needs.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from bot.games.pointcity.cards import FACES, START_CARD, Card, Face, number
from bot.games.position import Pieces

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bot.games.pointcity.cards import Building, Deck
    from bot.games.position import PositionLine

_WORD = re.compile(
    rf"(?P<face>{'|'.join(reversed(FACES))})(?:/(?P<tier>[0-3])|:(?P<behind>c[0-9]+))?"
    r"|(?P<id>c[0-9]+)",
    re.ASCII,
)


class Word(NamedTuple):
    """A card as a position names it, and the word's place in its line."""

    line: PositionLine
    place: int
    face: Face | None
    tier: int | None
    id: str | None

    @property
    def exactness(self) -> int:
        """Return a rank by which words are dealt: 0 for one card, 1 for a tier, 2 for any tier."""
        return 0 if self.id else 1 if self.tier is not None else 2


def card_word(card: Card, *, public: bool) -> str:
    """Return the word for a card that lies resource side up."""
    if card.building is None or public:
        return f"{card.face}/{card.tier}"
    return f"{card.face}:{card.building.id}"


def word_of(line: PositionLine, place: int, text: str) -> Word:
    """Return a word of a line as a card, or raise `BadPosition`."""
    match = _WORD.fullmatch(text)
    if match is None:
        raise line.fault("not-a-card", word=text)
    face, tier = match["face"], match["tier"]
    return Word(
        line,
        place,
        Face(face) if face else None,
        int(tier) if tier else None,
        match["id"] or match["behind"],
    )


def words_of(line: PositionLine, texts: Iterable[str]) -> list[Word]:
    """Return some words of a line as cards, or raise `BadPosition`."""
    return [word_of(line, place, text) for place, text in enumerate(texts)]


class Dealer:
    """Finds the card that each word of a position means, and never the same card twice.

    Parameters
    ----------
    starts
        How many starting cards there are.
    partial
        True: a word without an id means a card of which only face and tier are known. False: it
        means the first card of that face and tier that has no place yet.
    """

    def __init__(self, deck: Deck, starts: int, *, partial: bool) -> None:
        self.pieces = Pieces("card", {f"c{number(card)}": card for card in deck.cards})
        self._starts = starts
        self._partial = partial
        self._cards: dict[Word, Card] = {}

    def deal(self, words: Iterable[Word]) -> None:
        """Find the cards for all words: first those named exactly, last those of any tier."""
        for word in sorted(words, key=lambda word: word.exactness):
            self._cards[word] = self._found(word)
        if self._partial:
            self._check_faces()

    def cards(self, words: Sequence[Word]) -> tuple[Card, ...]:
        """Return the cards that were found for some words."""
        return tuple(self._cards[word] for word in words)

    def buildings(self, line: PositionLine, names: Iterable[str]) -> tuple[Building, ...]:
        """Return the building sides of some cards by id."""
        cards = self.pieces.take_all(line, names)
        return tuple(card.building for card in cards if card.building is not None)

    def first(self, line: PositionLine, tier: int) -> Card:
        """Return the card of the lowest number of a tier that has no place yet."""
        for name, card in self.pieces.left.items():
            if card.tier == tier:
                return self.pieces.take(line, name)
        raise line.fault("tier-short", tier=tier)

    def _found(self, word: Word) -> Card:
        if word.id is not None:
            return self._named(word, word.id)
        if word.face is Face.INGENUITY and word.tier == START_CARD.tier:
            return self._start(word)
        if self._partial:
            return self._shown(word)
        for name, card in self.pieces.left.items():
            if card.face is word.face and word.tier in (None, card.tier):
                return self.pieces.take(word.line, name)
        raise _short(word)

    def _named(self, word: Word, name: str) -> Card:
        card = self.pieces.take(word.line, name)
        if word.face not in (None, card.face):
            raise word.line.fault("other-face", card=name, face=card.face.value)
        if word.tier not in (None, card.tier):
            raise word.line.fault("other-tier", card=name, tier=card.tier)
        return card

    def _start(self, word: Word) -> Card:
        if not self._starts:
            raise _short(word)
        self._starts -= 1
        return START_CARD

    def _shown(self, word: Word) -> Card:
        if word.face is None or word.tier is None:
            raise word.line.fault("tier-missing", face=str(word.face))
        return Card(word.face, word.tier)

    def _check_faces(self) -> None:
        left = Counter(card.resource_side for card in self.pieces.left.values())
        for word, card in self._cards.items():
            if card.building is None and card != START_CARD:
                left[card] -= 1
                if left[card] < 0:
                    raise _short(word)


def _short(word: Word) -> Exception:
    tier = "none" if word.tier is None else word.tier
    return word.line.fault("face-short", face=str(word.face), tier=tier)
