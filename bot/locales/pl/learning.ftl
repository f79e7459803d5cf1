### The tutorial, whatever game it teaches.

command-learn = Naucz się gry krok po kroku; widzisz to tylko ty
command-learn-name = samouczek
-game-learn = /{ command-game-name } { command-learn-name }

learn-which = **Której gry chcesz się nauczyć?** Dostaniesz kilka małych zadań, jedno po drugim. Nikt inny ich nie widzi.
learn-step = **Samouczek: { $game } – krok { $number } z { $count }**
learn-example = -# To tylko przykład, który widzisz tylko ty, a nie prawdziwy stół.
learn-task = **Twoje zadanie:** { $task }
learn-right = ✓ { $reason }
learn-wrong = ✗ Nie tym razem. { $hint }
learn-end = **Samouczek: { $game } – koniec**
learn-join = Przy stole { $table } na tym kanale są jeszcze wolne miejsca do tej gry. Dołącz!
learn-first-game = Pora na prawdziwą grę? Jeśli na tym kanale nie ma stołu, przycisk otwiera stół i od razu zaczyna grę. Pierwsza tura jest twoja.
learn-started = Gra przy stole { $table } się zaczęła. Najnowsza wiadomość stołu mówi, co zrobić. **{ $button }** pokazuje wszystkie możliwe ruchy i widzisz je tylko ty.
button-learn = Naucz się grać
button-learn-again = Od początku
button-learn-skip = Pomiń krok
button-learn-other = Inna gra
button-first-game = Zagraj z komputerem: poziom łatwy
