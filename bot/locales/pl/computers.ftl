## Seats of the computer

computer-seat = { $number ->
    [1] Komputer
   *[other] Komputer { $number }
}
computer-title = { $name }, { $strength }
strength-easy = łatwy
strength-medium = średni
strength-hard = trudny
button-add-computer = { $strength ->
    [easy] Dodaj łatwy komputer
    [medium] Dodaj średni komputer
   *[hard] Dodaj trudny komputer
}
button-remove-computer = Usuń komputer
computers-seated = { $count ->
    [0] Przy stole { $table } żadnego miejsca nie zajmuje komputer.
    [one] Komputer ma jedno miejsce przy stole { $table }: { $strengths }.
    [few] Komputer ma { $count } miejsca przy stole { $table }: { $strengths }.
   *[many] Komputer ma { $count } miejsc przy stole { $table }: { $strengths }.
}
computers-none = bez komputera
unknown-strength = Komputer nie gra na poziomie { $strength }. Wybierz: łatwy, średni lub trudny.
too-many-computers = { $most ->
    [0] Dla komputera nie ma już miejsca. Otwórz stół z większą liczbą miejsc albo zwolnij jedno.
    [one] Dla komputera zostaje tylko jedno miejsce. Wybierz jedno albo otwórz stół z większą liczbą miejsc.
    [few] Dla komputera zostają tylko { $most } miejsca. Wybierz najwyżej { $most } albo otwórz stół z większą liczbą miejsc.
   *[many] Dla komputera zostaje tylko { $most } miejsc. Wybierz najwyżej { $most } albo otwórz stół z większą liczbą miejsc.
}
computer-to-move = Teraz gra komputer. Wykona ruch za kilka sekund.
ask-undo-alone = Możesz to cofnąć bez pytania kogokolwiek. Do cofnięcia:
    { $moves }
button-ask-undo-alone = Cofnij
command-computers = Wybierz przed rozpoczęciem gry, ile komputerów gra i na jakim poziomie
command-computers-name = komputery
option-computers = Ile komputerów i na jakim poziomie każdy: łatwy, średni lub trudny
option-computers-name = komputery

-game-computers = /{ command-game-name } { command-computers-name }
