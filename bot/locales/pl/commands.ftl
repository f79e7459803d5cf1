## Groups of commands inside the one for tables

command-table = Prowadzenie stołu: ustawienia, przerwa, wznowienie, rewanż, obserwowanie, zamknięcie
command-table-name = stół
command-seat = Kto gdzie siedzi: komputery, wyproszenie, zastępstwo, poddanie gry
command-seat-name = miejsce
command-record = Gra jako plik, powtórka albo analiza
command-record-name = zapis
