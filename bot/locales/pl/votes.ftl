## What the others decide about somebody who does not play

vote-late = **{ $game }** · stół { $table } · [plansza]({ $url })
    Czas na turę minął ({ $player }). Ruch jest nadal możliwy. Co z tym miejscem?
vote-gone = **{ $game }** · stół { $table } · [plansza]({ $url })
    { $player } nie należy już do tego serwera. Co z tym miejscem?
vote-how = { $asked ->
        [1] Decyzja należy do ciebie:
       *[other] Głosów za tym samym musi być { $needed }, a do tego czasu każdy głos można zmienić:
    }
vote-wait = **{ button-vote-wait }** ({ $count }): jeszcze { $time }, potem pytanie wraca.
vote-computer = **{ button-vote-computer }** ({ $count }): dalej gra komputer.
vote-stand-in = **{ button-vote-stand-in }** ({ $count }): dalej gra ta osoba, która pierwsza zajmie miejsce.
vote-end = **{ button-vote-end }** ({ $count }): stół zamyka się przed końcem gry.
vote-seat-free = Miejsce może teraz zająć każda osoba, która tu nie siedzi, ze wszystkim, co do niego należy.
button-vote-wait = Czekamy
button-vote-computer = Komputer
button-vote-stand-in = Zastępstwo
button-vote-end = Zamknięcie
button-take = Zajmij miejsce
voted-wait = Stół { $table } czeka. Dodatkowy czas: { $player }, { $time }.
voted-computer = Decyzja zapadła: przy stole { $table } gra od teraz komputer. Do tej pory: { $player }.
voted-end = Decyzja zapadła: stół { $table } jest zamknięty.
seat-taken = Przy stole { $table } gra od teraz { $taker }. Do tej pory: { $player }.
vote-over = To pytanie jest rozstrzygnięte albo gra poszła od niego dalej.
vote-stale = To pytanie jest rozstrzygnięte albo gra poszła od niego dalej. Jeśli nadal jest o czym decydować, pytanie wróci.

## Why a table refuses

not-asked = O tym decydują pozostałe osoby przy stole. Stół pokazuje `{ -game-board }`.
no-stand-in = Nie ma zgody na zastępstwo. Miejsce będzie wolne, kiedy zgoda będzie.
