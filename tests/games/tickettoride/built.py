"""A map on which nobody can claim anything for long, so that a game can get stuck."""

from __future__ import annotations

from itertools import combinations, pairwise

from bot.games.tickettoride import maps
from bot.games.tickettoride.mapfile import read_map

PLACES = tuple(f"pier-{number}" for number in range(1, 9))
TEXT = "\n".join(
    (
        "name,piers",
        "[locations]",
        "id,name,x,y,souvenir",
        *(f"{each},{each.title()},{150 * n},500,{int(n <= 5)}" for n, each in enumerate(PLACES, 1)),
        "[routes]",
        "a,b,length,colour,ferries,double_group,bend",
        *(f"{one},{other},6,gray,6,,0" for one, other in pairwise(PLACES)),
        "[tickets]",
        "a,b,points",
        *(f"{one},{other},6" for one, other in [*combinations(PLACES, 2)][:24]),
        "[scoring]",
        "routes,1,2,4,7,10,15",
        "tokens,0,0,1,2,4,6,9,12",
        "",
    )
)
PIERS = read_map("piers", TEXT).map
"""Eight piers in a line: each route asks for six ferry cards, and there are eight."""

maps.add(PIERS, new_tables=False)
