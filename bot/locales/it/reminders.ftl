## Reminders

reminder = **{ $game }** · il tavolo { $table } ti aspetta · [tabellone]({ $url })
    { $awaited }
reminder-last = Questo è l’ultimo promemoria per questo turno.
reminder-closed = Discord non ha potuto consegnare questo promemoria come messaggio diretto, quindi arriva qui, come i prossimi. Quando accetterai di nuovo i messaggi diretti, potrai ripristinarli con `{ -me-settings }`.
heads-up = **{ $game }** · tavolo { $table } · [tabellone]({ $url })
    { $player } ha iniziato il turno. Poi tocca a te!
heads-up-closed = Discord non ha potuto consegnare questo avviso come messaggio diretto. Arriva qui per questa volta; da ora è disattivato. Quando accetterai di nuovo i messaggi diretti, riattivalo con `{ -me-settings }`.

table-reminders = Il tavolo { $table } { $hours ->
        [0] non manda promemoria
        [one] manda un promemoria ogni ora a chi deve giocare, al massimo tre volte per turno
        [many] manda un promemoria ogni { $hours } ore a chi deve giocare, al massimo tre volte per turno
       *[other] manda un promemoria ogni { $hours } ore a chi deve giocare, al massimo tre volte per turno
    }.
unknown-interval = Scegli promemoria ogni { $hours } ore, oppure «{ choice-reminders-0 }».

## What people set for themselves

me-title = **Le tue impostazioni**
me-changed = **Impostazioni salvate**
me-zone = - Fuso orario: { $zone } (ora { $time }).
me-quiet = - Ore di silenzio: { $hours }. I promemoria di queste ore arrivano subito dopo.
me-quiet-none = - Ore di silenzio: nessuna.
me-reminders-channel = - Promemoria: nel canale del tavolo.
me-reminders-direct = - Promemoria: con un messaggio diretto.
me-reminders-off = - Promemoria: nessuno.
me-heads-up-on = - Avviso: un messaggio diretto quando inizia chi gioca prima di te.
me-heads-up-off = - Avviso: nessuno.
me-language = - Lingua dei messaggi che vedi solo tu: { $language }.
me-language-discord = - Lingua dei messaggi che vedi solo tu: quella del tuo Discord.
me-how = Puoi cambiarle con le opzioni di `{ -me-settings }`.
me-unknown-zone = Il fuso orario { $zone } non esiste. Scegline uno dall’elenco, per esempio Europe/Rome.
me-unknown-quiet = Indica le ore di silenzio con due orari, per esempio 22:00-07:00, oppure scegli «{ suggested-quiet-none }» per disattivarle.

## Commands and their options: what they do and, under -name, what they are called

command-settings = Vedi o cambia l’orologio, i promemoria e le immagini del tavolo
command-settings-name = impostazioni
command-me = Le tue impostazioni e i tuoi dati
command-me-name = io
command-me-settings = Vedi o cambia i tuoi promemoria, il fuso orario e la lingua
command-me-settings-name = impostazioni
command-server = Le impostazioni di questo server per i nuovi tavoli
command-server-name = server
command-server-settings = Vedi o cambia dove si gioca ai nuovi tavoli
command-server-settings-name = impostazioni
option-server-place = Dove si gioca ai nuovi tavoli, salvo scelta diversa
option-server-place-name = luogo
server-place = { $place ->
    [thread] **Impostazioni di questo server:** ogni nuovo tavolo si gioca in un thread dedicato o, in un forum, in un post dedicato.
   *[here] **Impostazioni di questo server:** ogni nuovo tavolo si gioca nel canale in cui viene aperto.
} Con l’opzione `{ option-place-name }` di `{ -game-new }` si può scegliere diversamente.
option-reminders = Ogni quanto ricordare il turno a chi deve giocare
option-reminders-name = promemoria
option-me-zone = Il tuo fuso orario, per esempio Europe/Rome
option-me-zone-name = fuso
option-me-quiet = Ore senza promemoria, per esempio 22:00-07:00
option-me-quiet-name = silenzio
option-me-reminders = Dove ricevere i promemoria
option-me-reminders-name = promemoria
option-me-heads-up = Un avviso quando inizia chi gioca prima di te
option-me-heads-up-name = avviso
option-me-language = La lingua dei messaggi che vedi solo tu
option-me-language-name = lingua
choice-reminders-0 = Mai
choice-reminders-8 = Ogni 8 ore
choice-reminders-12 = Ogni 12 ore
choice-reminders-24 = Ogni 24 ore
choice-reminders-48 = Ogni 48 ore
choice-way-channel = Nel canale
choice-way-direct = Con un messaggio diretto
choice-way-off = Mai
suggested-quiet-none = Nessuna
suggested-language-discord = Quella del tuo Discord

-me-settings = /{ command-me-name } { command-me-settings-name }
-table-settings = /{ command-game-name } { command-table-name } { command-settings-name }
