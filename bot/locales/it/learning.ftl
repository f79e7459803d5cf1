### The tutorial, whatever game it teaches.

command-learn = Impara un gioco passo passo; lo vedi solo tu
command-learn-name = impara
-game-learn = /{ command-game-name } { command-learn-name }

learn-which = **Quale gioco vuoi imparare?** Ricevi qualche piccolo compito, uno alla volta. Nessun altro li vede.
learn-step = **Tutorial: { $game } – passo { $number } di { $count }**
learn-example = -# È solo un esempio che vedi tu, non un tavolo vero.
learn-task = **Il tuo compito:** { $task }
learn-right = ✓ { $reason }
learn-wrong = ✗ Non stavolta. { $hint }
learn-end = **Tutorial: { $game } – finito**
learn-join = Al tavolo { $table } in questo canale c’è ancora posto per questo gioco. Unisciti!
learn-first-game = Vuoi giocare davvero? Se in questo canale non c’è un tavolo, il pulsante ne apre uno e la partita comincia subito. Cominci tu.
learn-started = La partita al tavolo { $table } è iniziata. Il suo messaggio più recente dice che cosa fare. **{ $button }** mostra tutte le mosse possibili, e le vedi solo tu.
button-learn = Impara a giocare
button-learn-again = Da capo
button-learn-skip = Salta il passo
button-learn-other = Un altro gioco
button-first-game = Gioca contro un computer facile
