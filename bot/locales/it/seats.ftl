## Seats that are offered to somebody

offer = { $player } offre un posto in una partita in corso a { $member }: il posto { $seat } al tavolo { $table }, **{ $game }**, con tutto quello che ne fa parte.
offer-of = { $player } offre un posto in una partita in corso a { $member }: il posto { $seat } al tavolo { $table }, **{ $game }**, con tutto quello che ne fa parte. È il posto di { $holder }.
button-accept-seat = Prendi il posto
button-decline-seat = Rifiuta
button-withdraw-seat = Ritira
offer-accepted = { $member } prende il posto { $seat } da { $holder }.
offer-declined = { $player } rifiuta il posto { $seat }, che resta com’è.
offer-withdrawn = { $player } ritira l’offerta del posto { $seat }.

## Resigning

confirm-resign = Lasciare il tuo posto al tavolo { $table }? Il computer gioca per te e la partita continua.
confirm-resign-close = Abbandonare la partita al tavolo { $table }? Senza di te non può continuare, quindi il tavolo viene chiuso: non vince nessuno e la registrazione resta. Con `{ -game-substitute }` un’altra persona può giocare per te.
button-resign = Abbandona
button-play-on = Continuo
resigned = Non giochi più al tavolo { $table }.
played-on = Tieni il tuo posto.
news-resigned = { $player } abbandona. Da ora il computer gioca al posto { $seat }.
news-resigned-close = { $player } abbandona, quindi il tavolo { $table } è chiuso e non vince nessuno.
news-host = Ora ospita { $host }.

## Why a seat does not change hands

leave-instead = La partita non è ancora cominciata, quindi i posti si lasciano e si prendono liberamente. Usa `{ -game-leave }` e `{ -game-join }`.
they-are-seated = Quella persona ha già un posto a questo tavolo. Scegline un’altra.
still-held = Questo posto lo può offrire solo { $player }, che c’è ancora.
offer-over = Questa offerta non è più aperta. `{ -game-substitute }` ne fa un’altra.
offer-not-yours = Questo posto è offerto a un’altra persona, e solo lei può prenderlo.
offer-stays = Questa offerta non è tua e non è fatta a te, quindi resta.
resign-changed = Da quando è stato chiesto è cambiato quello che ne seguirebbe. `{ -game-resign }` chiede di nuovo.
no-bots = Un bot non può prendere un posto. Scegli una persona.
not-on-server = { $member } non è su questo server. Scegli una persona che c’è.
cannot-see = { $member } non vede questo canale e quindi non può giocare. Scegli una persona che lo vede.

## Commands and their options

command-substitute = Offri a qualcuno il tuo posto in una partita in corso
command-substitute-name = sostituto
command-resign = Lascia il tuo posto in una partita in corso
command-resign-name = abbandona
option-substitute-member = Chi deve continuare a giocare
option-substitute-member-name = persona
option-substitute-player = Di chi è il posto, se ha lasciato il server o se gioca il computer
option-substitute-player-name = posto

-game-substitute = /{ command-game-name } { command-substitute-name }
-game-resign = /{ command-game-name } { command-resign-name }
