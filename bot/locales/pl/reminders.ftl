## Reminders

reminder = **{ $game }** · stół { $table } czeka na ciebie · [plansza]({ $url })
    { $awaited }
reminder-last = To ostatnie przypomnienie w tej turze.
reminder-closed = Discord nie doręcza tego w wiadomości prywatnej, więc przypomnienie jest tutaj, a następne też tu będą. Kiedy wiadomości prywatne będą znów dozwolone, przywróci je `{ -me-settings }`.
heads-up = **{ $game }** · stół { $table } · [plansza]({ $url })
    { $player } zaczyna swoją turę. Następna będzie twoja.
heads-up-closed = Discord nie doręcza tego w wiadomości prywatnej. Ten jeden raz zapowiedź jest tutaj i od teraz jest wyłączona. Kiedy wiadomości prywatne będą znów dozwolone, włączy ją `{ -me-settings }`.

table-reminders = Stół { $table } { $hours ->
        [0] nie wysyła przypomnień
        [one] przypomina o turze co godzinę, najwyżej trzy razy w jednej turze
        [few] przypomina o turze co { $hours } godziny, najwyżej trzy razy w jednej turze
       *[many] przypomina o turze co { $hours } godzin, najwyżej trzy razy w jednej turze
    }.
unknown-interval = Stół może przypominać co tyle godzin: { $hours }. Może też nie przypominać wcale.

## What people set for themselves

me-title = **Twoje ustawienia**
me-changed = **Twoje ustawienia są zmienione**
me-zone = - Strefa czasowa: { $zone }, jest tam teraz { $time }.
me-quiet = - Godziny ciszy: { $hours }. Przypomnienie, które na nie wypada, przychodzi zaraz po nich.
me-quiet-none = - Godziny ciszy: brak.
me-reminders-channel = - Przypomnienia: na kanale stołu.
me-reminders-direct = - Przypomnienia: w wiadomości prywatnej.
me-reminders-off = - Przypomnienia: brak.
me-heads-up-on = - Zapowiedź: wiadomość prywatna, kiedy zaczyna osoba przed tobą.
me-heads-up-off = - Zapowiedź: brak.
me-language = - Język tego, co widzisz tylko ty: { $language }.
me-language-discord = - Język tego, co widzisz tylko ty: taki jak w twoim Discordzie.
me-how = Zmieniają je opcje polecenia `{ -me-settings }`.
me-unknown-zone = Nie ma strefy czasowej { $zone }. Wybierz ją z listy, na przykład Europe/Warsaw.
me-unknown-quiet = Godziny ciszy to dwie pory, na przykład 22:00-07:00. „{ choice-quiet-none }” je usuwa.

## Commands and their options: what they do and, under -name, what they are called

command-settings = Zobacz lub zmień przypomnienia i zegar stołu
command-settings-name = ustawienia
command-me = To, co tylko twoje
command-me-name = ja
command-me-settings = Zobacz lub zmień, kiedy i jak przychodzą przypomnienia
command-me-settings-name = ustawienia
option-reminders = Jak często przypominać osobie, na którą czeka stół
option-reminders-name = przypomnienia
option-me-zone = Twoja strefa czasowa, na przykład Europe/Warsaw
option-me-zone-name = strefa
option-me-quiet = Kiedy nie ma przypomnień, na przykład 22:00-07:00
option-me-quiet-name = cisza
option-me-reminders = Jak przychodzą przypomnienia
option-me-reminders-name = przypomnienia
option-me-heads-up = Czy dać znać, kiedy zaczyna osoba przed tobą
option-me-heads-up-name = zapowiedź
option-me-language = Język tego, co widzisz tylko ty
option-me-language-name = język
choice-reminders-0 = Nigdy
choice-reminders-8 = Co 8 godzin
choice-reminders-12 = Co 12 godzin
choice-reminders-24 = Co 24 godziny
choice-reminders-48 = Co 48 godzin
choice-way-channel = Na kanale
choice-way-direct = W wiadomości prywatnej
choice-way-off = Wcale
choice-quiet-none = Brak
choice-language-discord = Taki jak w twoim Discordzie

-me-settings = /{ command-me-name } { command-me-settings-name }
