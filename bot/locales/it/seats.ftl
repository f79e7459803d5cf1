## Seats that are offered to somebody

offer = { $player } offre a { $member } il suo posto in una partita in corso: posto { $seat } al tavolo { $table }, **{ $game }**, con tutto ciò che gli appartiene.
offer-of = { $player } offre un posto in una partita in corso a { $member }: il posto { $seat } al tavolo { $table }, **{ $game }**, con tutto quello che ne fa parte. È il posto di { $holder }.
button-accept-seat = Prendi il posto
button-decline-seat = Rifiuta
button-withdraw-seat = Ritira
offer-accepted = { $member } subentra a { $holder } al posto { $seat }.
offer-declined = { $player } rifiuta il posto { $seat }. Non cambia nulla.
offer-withdrawn = { $player } ritira l’offerta del posto { $seat }.

## Resigning

confirm-resign = Lasciare il tuo posto al tavolo { $table }? Il computer gioca per te e la partita continua.
confirm-resign-close = Abbandonare la partita al tavolo { $table }? Senza di te non può continuare, quindi il tavolo viene chiuso: non vince nessuno e la partita resta salvata. Con `{ -game-substitute }` un’altra persona può giocare per te.
button-resign = Abbandona
button-play-on = Continuo a giocare
resigned = Non giochi più al tavolo { $table }.
played-on = Tieni il tuo posto.
news-resigned = { $player } abbandona. Da ora il computer gioca al posto { $seat }.
news-resigned-close = { $player } abbandona, quindi il tavolo { $table } è chiuso e non vince nessuno.
news-host = Ora l’host è { $host }.

## Why a seat does not change hands

leave-instead = La partita non è ancora cominciata, quindi i posti si lasciano e si prendono liberamente. Usa `{ -game-leave }` e `{ -game-join }`.
they-are-seated = Quella persona ha già un posto a questo tavolo. Scegline un’altra.
still-held = Questo posto lo può offrire solo { $player }, che sta ancora giocando.
offer-over = Questa offerta non è più valida. Fanne un’altra con `{ -game-substitute }`.
offer-not-yours = Questo posto è stato offerto a un’altra persona.
offer-stays = A questa offerta può rispondere solo chi l’ha fatta o chi l’ha ricevuta.
resign-changed = La situazione è cambiata, quindi non è stato fatto nulla. Usa di nuovo `{ -game-resign }` per sapere che cosa succederebbe ora.
no-bots = Un bot non può prendere un posto. Scegli una persona.
not-on-server = { $member } non è su questo server. Scegli una persona che c’è.
cannot-see = { $member } non vede questo canale e quindi non può giocare. Scegli qualcuno che lo vede.

## Commands and their options

command-substitute = Offri a qualcuno il tuo posto in una partita in corso
command-substitute-name = sostituzione
command-resign = Lascia il tuo posto in una partita in corso
command-resign-name = abbandona
option-substitute-member = Chi continua a giocare al tuo posto
option-substitute-member-name = persona
option-substitute-player = Di chi è il posto, se ha lasciato il server o se gioca il computer
option-substitute-player-name = posto

-game-substitute = /{ command-game-name } { command-substitute-name }
-game-resign = /{ command-game-name } { command-resign-name }
