## Seats that are offered to somebody

offer = { $member }, { $player } ti offre il suo posto in una partita in corso: posto { $seat } al tavolo { $table }, **{ $game }**. Subentreresti nella partita così com’è.
offer-of = { $member }, { $player } ti offre il posto di { $holder } in una partita in corso: posto { $seat } al tavolo { $table }, **{ $game }**. Subentreresti nella partita così com’è.
button-accept-seat = Prendi il posto
button-decline-seat = Rifiuta
button-withdraw-seat = Ritira
offer-accepted = { $member } subentra a { $holder } al posto { $seat }.
offer-declined = { $player } rifiuta il posto { $seat }. Non cambia nulla.
offer-withdrawn = { $player } ritira l’offerta del posto { $seat }.

## Resigning

confirm-resign = Abbandonare la partita al tavolo { $table }? Il computer prende il tuo posto e la partita continua, ma in classifica finirai dopo chi resta. Se invece vuoi che subentri un’altra persona, usa `{ -game-substitute }`.
confirm-resign-won = Abbandonare la partita al tavolo { $table }? La partita finisce e vince { $winner }. Se invece vuoi che subentri un’altra persona, usa `{ -game-substitute }`.
confirm-resign-close = Abbandonare la partita al tavolo { $table }? Non gioca più nessun altro, quindi la partita finisce e conta come persa. Se invece vuoi che subentri un’altra persona, usa `{ -game-substitute }`.
button-resign = Abbandona
button-play-on = Continuo a giocare
resigned = Non giochi più al tavolo { $table }.
played-on = Resti al tuo posto.
news-resigned = { $player } abbandona. Da ora il computer gioca al posto { $seat }.
news-taken = Da ora al posto { $seat } gioca { $player }.
news-host = Ora l’host è { $host }.

## Why a seat does not change hands

leave-instead = La partita non è ancora iniziata, quindi i posti si lasciano e si prendono liberamente. Usa `{ -game-leave }` e `{ -game-join }`.
they-are-seated = Quella persona ha già un posto a questo tavolo. Scegline un’altra.
saw-another-hand = In questa partita conosci già le carte nascoste di un altro posto, quindi puoi riprendere solo quello. Questo posto può prenderlo qualcun altro.
they-saw-another-hand = { $player } conosce già le carte nascoste di un altro posto in questa partita. Offri il posto a qualcun altro.
still-held = Questo posto lo può offrire solo { $player }, che sta ancora giocando. Chiedi a { $player } di usare `{ -game-substitute }`.
offer-over = Questa offerta non è più valida. Fanne un’altra con `{ -game-substitute }`.
offer-not-yours = Questo posto è stato offerto a un’altra persona. Se vuoi giocare, chiedi a qualcuno di offrirti il suo con `{ -game-substitute }`.
offer-stays = A questa offerta può rispondere solo chi l’ha fatta o chi l’ha ricevuta.
resign-changed = Da quando te l’ho chiesto la situazione è cambiata, quindi non hai abbandonato. Usa di nuovo `{ -game-resign }` per sapere che cosa succederebbe ora.
no-bots = Un bot non può prendere un posto. Scegli una persona.
not-on-server = { $member } non è su questo server. Scegli una persona che ne faccia parte.
cannot-see = { $member } non vede questo canale e quindi non può giocare. Scegli qualcuno che lo veda.

## Commands and their options

command-substitute = Offri a qualcuno il tuo posto in una partita in corso
command-substitute-name = sostituzione
command-resign = Lascia il tuo posto in una partita in corso
command-resign-name = abbandona
option-substitute-member = Chi subentra
option-substitute-member-name = persona
option-substitute-player = Di chi è il posto, se ha lasciato il server o se gioca il computer
option-substitute-player-name = posto

-game-substitute = /{ command-game-name } { command-seat-name } { command-substitute-name }
-game-resign = /{ command-game-name } { command-seat-name } { command-resign-name }
