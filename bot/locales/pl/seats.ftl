## Seats that are offered to somebody

offer = { $member }, { $player } proponuje ci swoje miejsce w trwającej grze: miejsce { $seat } przy stole { $table }, **{ $game }**. Jeśli się zgodzisz, przejmiesz je ze wszystkim, co do niego należy.
offer-of = { $member }, { $player } proponuje ci miejsce w trwającej grze, na którym teraz gra { $holder }: miejsce { $seat } przy stole { $table }, **{ $game }**. Jeśli się zgodzisz, przejmiesz je ze wszystkim, co do niego należy.
button-accept-seat = Przejmij miejsce
button-decline-seat = Odmów
button-withdraw-seat = Wycofaj
offer-accepted = { $member } przejmuje miejsce { $seat } (poprzednio: { $holder }).
offer-declined = { $player } nie przyjmuje miejsca { $seat }. Nic się nie zmienia.
offer-withdrawn = { $player } wycofuje propozycję miejsca { $seat }.

## Resigning

confirm-resign = Poddać grę przy stole { $table }? Twoje miejsce przejmie komputer, a gra potoczy się dalej, ale wszyscy, którzy zostaną, będą w wynikach przed tobą. Jeśli ma cię ktoś zastąpić, użyj `{ -game-substitute }`.
confirm-resign-won = Poddać grę przy stole { $table }? Gra się skończy, a wygra { $winner }. Jeśli ma cię ktoś zastąpić, użyj `{ -game-substitute }`.
confirm-resign-close = Poddać grę przy stole { $table }? Nikt inny już tu nie gra, więc gra się skończy i będzie przegrana. Jeśli ma cię ktoś zastąpić, użyj `{ -game-substitute }`.
button-resign = Poddaj się
button-play-on = Gram dalej
resigned = Nie grasz już przy stole { $table }.
played-on = Grasz dalej na swoim miejscu.
news-resigned = { $player } poddaje się. Na miejscu { $seat } gra od teraz komputer.
news-host = Hostem jest teraz { $host }.
news-taken = Od teraz na miejscu { $seat } gra { $player }.

## Why a seat does not change hands

leave-instead = Gra jeszcze się nie zaczęła, więc miejsca można po prostu zwalniać i zajmować. Służą do tego `{ -game-leave }` i `{ -game-join }`.
they-are-seated = Ta osoba ma już miejsce przy tym stole. Wybierz kogoś innego.
saw-another-hand = Znasz ukryte karty innego miejsca w tej grze, więc możesz wrócić tylko na tamto. To miejsce może zająć ktoś inny.
they-saw-another-hand = { $player } zna ukryte karty innego miejsca w tej grze. Zaproponuj miejsce komuś innemu.
still-held = To miejsce może oddać tylko { $player }, bo nadal gra przy tym stole. Niech { $player } użyje polecenia `{ -game-substitute }`.
offer-over = Ta propozycja jest już nieaktualna. Nową złożysz poleceniem `{ -game-substitute }`.
offer-not-yours = To miejsce zaproponowano komuś innemu. Jeśli chcesz grać, poproś kogoś przy stole o jego miejsce: `{ -game-substitute }`.
offer-stays = Na tę propozycję może odpowiedzieć tylko ktoś, kto ją składa albo dostaje.
resign-changed = Od tego pytania sytuacja się zmieniła, więc grasz dalej. Użyj `{ -game-resign }` jeszcze raz, a dowiesz się, co się teraz stanie.
no-bots = Bot nie może zająć miejsca. Wybierz osobę.
not-on-server = { $member } nie jest na tym serwerze. Wybierz kogoś, kto tu jest.
cannot-see = { $member } nie widzi tego kanału, więc nie może grać. Wybierz kogoś, kto go widzi.

## Commands and their options

command-substitute = Oddaj komuś swoje miejsce w trwającej grze
command-substitute-name = zastępstwo
command-resign = Poddaj trwającą grę i zwolnij swoje miejsce
command-resign-name = poddaj
option-substitute-member = Kto ma przejąć miejsce
option-substitute-member-name = osoba
option-substitute-player = Czyje miejsce, jeśli ta osoba opuściła serwer albo gra za nią komputer
option-substitute-player-name = miejsce

-game-substitute = /{ command-game-name } { command-seat-name } { command-substitute-name }
-game-resign = /{ command-game-name } { command-seat-name } { command-resign-name }
