## Reminders

reminder = **{ $game }** · stół { $table } czeka na ciebie · [plansza]({ $url })
    { $awaited }
reminder-last = To ostatnie przypomnienie w tej turze.
reminder-closed = Discord nie dostarczył tego w wiadomości prywatnej, więc przypomnienia będą teraz przychodzić tutaj. Gdy znów zezwolisz na wiadomości prywatne, zmień to w `{ -me-settings }`.
heads-up = **{ $game }** · stół { $table } · [plansza]({ $url })
    { $player } zaczyna swoją turę. Następna będzie twoja.
heads-up-closed = Discord nie dostarczył tej zapowiedzi w wiadomości prywatnej, więc jest tutaj – ostatni raz, bo zapowiedzi zostały wyłączone. Gdy znów zezwolisz na wiadomości prywatne, włącz je w `{ -me-settings }`.

table-reminders = Stół { $table } { $hours ->
        [0] nie wysyła przypomnień
        [one] przypomina o turze co godzinę, najwyżej trzy razy na turę
        [few] przypomina o turze co { $hours } godziny, najwyżej trzy razy na turę
       *[many] przypomina o turze co { $hours } godzin, najwyżej trzy razy na turę
    }.
unknown-interval = Wybierz przypomnienia co { $hours } godzin albo „{ choice-reminders-0 }”.

## What people set for themselves

me-title = **Twoje ustawienia**
me-changed = **Zapisano ustawienia**
me-zone = - Strefa czasowa: { $zone } (teraz { $time }).
me-quiet = - Godziny ciszy: { $hours }. Przypomnienia z tego czasu przyjdą zaraz po nich.
me-quiet-none = - Godziny ciszy: brak.
me-reminders-channel = - Przypomnienia: na kanale stołu.
me-reminders-direct = - Przypomnienia: w wiadomości prywatnej.
me-reminders-off = - Przypomnienia: brak.
me-heads-up-on = - Zapowiedź: wiadomość prywatna, gdy zaczyna osoba grająca przed tobą.
me-heads-up-off = - Zapowiedź: brak.
me-language = - Język wiadomości widocznych tylko dla ciebie: { $language }.
me-language-discord = - Język wiadomości widocznych tylko dla ciebie: taki jak w twoim Discordzie.
me-how = Zmienisz je opcjami polecenia `{ -me-settings }`.
me-unknown-zone = Nie ma strefy czasowej { $zone }. Wybierz ją z listy, na przykład Europe/Warsaw.
me-unknown-quiet = Podaj godziny ciszy w postaci 22:00-07:00 albo wybierz „{ suggested-quiet-none }”, żeby je wyłączyć.

## Commands and their options: what they do and, under -name, what they are called

command-settings = Zobacz lub zmień zegar, przypomnienia i obrazy stołu
command-settings-name = ustawienia
command-me = Twoje ustawienia i dane
command-me-name = ja
command-me-settings = Zobacz lub zmień swoje przypomnienia, strefę czasową i język
command-me-settings-name = ustawienia
command-server = Ustawienia nowych stołów na tym serwerze
command-server-name = serwer
command-server-settings = Zobacz lub zmień, gdzie toczą się gry przy nowych stołach
command-server-settings-name = ustawienia
option-server-place = Gdzie domyślnie toczy się gra przy nowych stołach
option-server-place-name = gdzie
server-place = { $place ->
    [thread] **Ustawienia tego serwera:** gra przy nowym stole toczy się we własnym wątku, a na forum we własnym poście.
   *[here] **Ustawienia tego serwera:** gra przy nowym stole toczy się na kanale, na którym go otwarto.
} Opcja `{ option-place-name }` polecenia `{ -game-new }` pozwala każdemu wybrać co innego.
option-reminders = Jak często przypominać o turze
option-reminders-name = przypomnienia
option-me-zone = Twoja strefa czasowa, na przykład Europe/Warsaw
option-me-zone-name = strefa
option-me-quiet = Godziny bez przypomnień, na przykład 22:00-07:00
option-me-quiet-name = cisza
option-me-reminders = Gdzie dostawać przypomnienia
option-me-reminders-name = przypomnienia
option-me-heads-up = Czy powiadomić cię, gdy zaczyna osoba grająca przed tobą
option-me-heads-up-name = zapowiedź
option-me-language = Język wiadomości widocznych tylko dla ciebie
option-me-language-name = język
choice-reminders-0 = Nigdy
choice-reminders-8 = Co 8 godzin
choice-reminders-12 = Co 12 godzin
choice-reminders-24 = Co 24 godziny
choice-reminders-48 = Co 48 godzin
choice-way-channel = Na kanale
choice-way-direct = W wiadomości prywatnej
choice-way-off = Wcale
suggested-quiet-none = Brak
suggested-language-discord = Taki jak w twoim Discordzie

-me-settings = /{ command-me-name } { command-me-settings-name }
-table-settings = /{ command-game-name } { command-table-name } { command-settings-name }
