## How much time there is

# Lengths of time.
span-hours = { $count ->
    [one] 1 ora
    [many] { $count } ore
   *[other] { $count } ore
}
span-days = { $count ->
    [one] 1 giorno
    [many] { $count } giorni
   *[other] { $count } giorni
}
clock-terms = Orologio: { $pace } per turno, poi una riserva di { $reserve } per tutta la partita.
clock-none = Orologio: nessuno.
clock-turn = Questo turno: { $pace }. La riserva parte: { $at } · restano { $reserve }.
clock-turn-least = Questo turno: { $pace }. Le riserve partono: { $at } · la più piccola è di { $player }: { $reserve }.
clock-turn-alone = Questo turno: { $pace }. Tempo scaduto: { $at } · la riserva è finita.
rules-clock-title = Orologio
rules-clock = Un tavolo può avere un orologio. Funziona come quello degli scacchi, con una riserva:
    - Ogni turno ha il suo tempo, per esempio 24 ore. È quello che scorre per primo.
    - Quando finisce, parte la tua riserva. Dura quanto { $turns } turni e deve bastare per tutta la partita.
    - Dalla riserva si toglie solo quello che un turno dura oltre il suo tempo. Il tempo risparmiato in un turno non si aggiunge.
    - Quando è finita anche la riserva, gli altri decidono che cosa fare del tuo posto. Fino ad allora puoi ancora giocare.
    - Durante una pausa l’orologio resta fermo.

    L’orologio si imposta con `{ -game-new }` o `{ -table-settings }`: lo fa l’host.

## Pauses

agreed-pause = Tutti d’accordo: il tavolo { $table } è in pausa. Chi gioca può riprendere con `{ -game-resume }`.
declined-pause = { $player } vuole continuare, quindi niente pausa.
table-paused = Il tavolo { $table } è in pausa. Riprendi con `{ -game-resume }`.
paused-here = **Questo tavolo è in pausa.** Chi gioca può riprendere con il pulsante o con `{ -game-resume }`.
short-paused = In pausa.
button-resume = Riprendi
resumed = { $by } ha ripreso la partita al tavolo { $table }. Tocca a { $player }.
undone = { $count ->
        [1] L’ultima mossa è stata annullata
       *[other] Le ultime { $count } mosse sono state annullate
    }.

## Why a table refuses

unknown-pace = Un turno può durare { $hours } ore. Oppure si gioca senza orologio.
paused = Questo tavolo è in pausa. Chi gioca può riprendere con `{ -game-resume }`.
not-paused = Il tavolo { $table } non è in pausa. Puoi chiedere una pausa con `{ -game-pause }`.

## Commands and their options

command-pause = Chiedi una pausa al tavolo
command-pause-name = pausa
command-resume = Riprendi un tavolo in pausa o riaprine uno chiuso prima della fine
command-resume-name = riprendi
option-clock = Tempo massimo per turno
option-clock-name = orologio
choice-clock-0 = Senza orologio
choice-clock-8 = 8 ore per turno
choice-clock-12 = 12 ore per turno
choice-clock-24 = 24 ore per turno
choice-clock-48 = 2 giorni per turno
choice-clock-72 = 3 giorni per turno
choice-clock-168 = Una settimana per turno

-game-pause = /{ command-game-name } { command-table-name } { command-pause-name }
-game-resume = /{ command-game-name } { command-table-name } { command-resume-name }
