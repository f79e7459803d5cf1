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
    [easy] Dodaj komputer (łatwy)
    [medium] Dodaj komputer (średni)
   *[hard] Dodaj komputer (trudny)
}
button-remove-computer = Usuń komputer
computers-seated = { $count ->
    [0] Przy stole { $table } nie gra żaden komputer.
    [one] Przy stole { $table } gra 1 komputer: { $strengths }.
    [few] Przy stole { $table } grają { $count } komputery: { $strengths }.
   *[many] Przy stole { $table } gra { $count } komputerów: { $strengths }.
}
computers-none = bez komputera
unknown-strength = Nie ma poziomu „{ $strength }”. Wybierz: łatwy, średni albo trudny.
too-many-computers = { $most ->
    [0] Dla komputera nie ma już miejsca. Otwórz stół z większą liczbą miejsc albo zwolnij jedno.
    [one] Dla komputera zostaje tylko jedno miejsce. Wybierz jedno albo otwórz stół z większą liczbą miejsc.
    [few] Dla komputera zostają tylko { $most } miejsca. Wybierz najwyżej { $most } albo otwórz stół z większą liczbą miejsc.
   *[many] Dla komputera zostaje tylko { $most } miejsc. Wybierz najwyżej { $most } albo otwórz stół z większą liczbą miejsc.
}
computer-to-move = Teraz gra komputer. Wykona ruch za kilka sekund.
ask-undo-alone = Możesz to cofnąć samodzielnie. Do cofnięcia:
    { $moves }
button-ask-undo-alone = Cofnij
command-computers = Wybierz przed rozpoczęciem gry, ile komputerów gra i na jakim poziomie
command-computers-name = komputery
option-computers = Ile komputerów albo poziom każdego, na przykład: łatwy, trudny
option-computers-name = komputery

-game-computers = /{ command-game-name } { command-seat-name } { command-computers-name }

## Hints

command-hint = Zobacz, co na twoim miejscu zrobiłby silny komputer
command-hint-name = podpowiedź
button-hint = Podpowiedź
hint = Podpowiedź { $number } z { $most }
hint-action = Najlepiej: **{ $action }**
why-now = Daje od razu mniej więcej o { $points } więcej.
why-coming = W następnych turach daje mniej więcej o { $points } więcej.
why-now-for = Daje od razu o { $points } więcej, choć w następnych turach mniej więcej o { $price } mniej.
why-coming-for = Teraz daje o { $price } mniej, ale w następnych turach mniej więcej o { $points } więcej.
why-rival = { $rival } może liczyć na wynik niższy mniej więcej o { $points }.
hint-better = Na koniec gry mniej więcej o { $points } lepiej niż po drugim najlepszym ruchu (**{ $action }**).
hint-next-equal = Równie dobry ruch: **{ $action }**
no-hints = Przy tym stole gra się bez podpowiedzi.
hints-used-up = { $most ->
    [one] To była twoja jedyna podpowiedź w tej grze.
    [few] Nie masz już podpowiedzi: w tej grze były { $most }.
   *[many] Nie masz już podpowiedzi: w tej grze było ich { $most }.
}
nothing-to-choose = Możesz teraz zrobić tylko jedną rzecz, więc podpowiedź nic nie da.
over-hints = { $count ->
    [one] { $player }: 1 podpowiedź.
    [few] { $player }: { $count } podpowiedzi.
   *[many] { $player }: { $count } podpowiedzi.
}
option-hints = Czy gracze mogą prosić o podpowiedzi
option-hints-name = podpowiedzi
choice-hints-3 = Do trzech na osobę
choice-hints-0 = Bez podpowiedzi

-game-hint = /{ command-game-name } { command-hint-name }
