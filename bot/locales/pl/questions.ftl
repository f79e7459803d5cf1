## Questions to everybody at a table

asks-end = { $player } chce zamknąć stół { $table } przed końcem gry.
asks-pause = { $player } prosi o przerwę przy stole { $table }. W czasie przerwy zegar stoi i nie ma przypomnień, dopóki ktoś nie wznowi gry.
asks-reopen = { $player } chce ponownie otworzyć stół { $table }.
asks-undo = { $player } prosi o cofnięcie { $count ->
        [1] ostatniego ruchu
       *[other] ostatnich { $count } ruchów
    }. Do cofnięcia:
undo-opens-hands = Koniec gry odsłonił wszystkie karty: każdy już wie, co było ukryte.
asks-everybody = Muszą się zgodzić wszyscy przy stole. Na razie za: { $players }.
agreed-reopen = Wszyscy się zgadzają: stół { $table } jest znów otwarty ({ $place }).
declined-reopen = { $player } się nie zgadza, więc stół zostaje zamknięty.
asked = Reszta stołu dostała pytanie tutaj: { $place }.
news-undone = Wszyscy zgadzają się na cofnięcie. Teraz gra { $player } · { $board }
table-reopened = **{ $game }** · stół { $table } jest znów otwarty. Znajdziesz go niżej na tym kanale.
question-over = To pytanie jest już zamknięte: ktoś się nie zgodził.
just-refused = Przed chwilą ktoś się na to nie zgodził. Zapytać można znów po następnej turze albo jutro.
