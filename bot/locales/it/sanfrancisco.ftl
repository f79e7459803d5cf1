### San Francisco: everything but the rules, which are in sanfrancisco-rules.ftl.
### Cards are feminine (carta), districts masculine (quartiere), foundations a feminine plural.

## Cards, spaces and pieces

sf-colour =
    { $colour ->
        [blue] azzurro
        [grey] grigio
        [orange] arancione
        [yellow] giallo
        [green] verde
       *[black] universale
    }
sf-card-value =
    { $colour ->
        [blue] azzurra { $value }
        [grey] grigia { $value }
        [orange] arancione { $value }
        [yellow] gialla { $value }
        [green] verde { $value }
       *[black] universale { $value }
    }
sf-card-foundation =
    { $colour ->
        [blue] fondamenta azzurre
        [grey] fondamenta grigie
        [orange] fondamenta arancioni
        [yellow] fondamenta gialle
        [green] fondamenta verdi
       *[black] fondamenta universali
    }
sf-card-depot =
    { $colour ->
        [blue] rimessa azzurra
        [grey] rimessa grigia
        [orange] rimessa arancione
        [yellow] rimessa gialla
        [green] rimessa verde
       *[black] rimessa universale
    }
sf-card-square =
    { $colour ->
        [blue] piazza azzurra
        [grey] piazza grigia
        [orange] piazza arancione
        [yellow] piazza gialla
        [green] piazza verde
       *[black] piazza universale
    }
sf-card-tracks = binari
sf-card-waterfront = costa
sf-card-bonus = bonus
sf-space =
    { $colour ->
        [blue] casella azzurra { $number }
        [grey] casella grigia { $number }
        [orange] casella arancione { $number }
        [yellow] casella gialla { $number }
       *[green] casella verde { $number }
    }

sf-bonus-plus2 = segnalino +2
sf-bonus-card4 = carta universale di valore 4
sf-bonus-depot = carta rimessa universale
sf-bonus-points = segnalino da 1½ punti
sf-bonus-discard = segnalino scarta-contratti
sf-bonus-tracks = segnalino binari
sf-bonus-nothing = nessun bonus
sf-taste = Bonus preferito

sf-list-more =
    { $count ->
        [one] e un’altra
       *[other] e altre { $count }
    }

## Slash commands

game-sanfrancisco = San Francisco
sanfrancisco-about =
    Pesca carte o prendi colonne, e costruisci i quartieri e la rete tranviaria migliori di San Francisco.
    2–4 persone, regole semplici, scelte difficili · un’ora se si gioca di fila, o qualche giorno con calma · Mazzo: { $option }
sf-group = Le mosse di San Francisco
sf-command-draw = Pesca la prima carta del mazzo
sf-command-draw-name = pesca
sf-command-place = Colloca la carta pescata in una colonna
sf-command-place-name = colloca
sf-command-finalize = Finalizza i progetti: prendi una colonna e un contratto
sf-command-finalize-name = finalizza
sf-command-build = Costruisci una carta presa
sf-command-build-name = costruisci
sf-command-refuse = Scarta una carta presa
sf-command-refuse-name = scarta
sf-command-done = Scarta le carte prese che restano e chiudi il turno
sf-command-done-name = termina
sf-command-bonus = Scegli il bonus che ti spetta
sf-command-bonus-name = bonus
sf-command-put = Metti sulla tua plancia il bonus scelto
sf-command-put-name = metti
sf-command-discard = Usa il segnalino scarta-contratti
sf-command-discard-name = contratti
sf-parameter-column = La colonna, da 1 a 3
sf-parameter-column-name = colonna
sf-parameter-card = La carta
sf-parameter-card-name = carta
sf-parameter-row = Il quartiere, per una carta universale
sf-parameter-row-name = quartiere
sf-parameter-kind = Il bonus
sf-parameter-kind-name = tipo
sf-parameter-space = La casella, o il quartiere per una carta bonus
sf-parameter-space-name = casella
sf-parameter-count = Quanti contratti scartare
sf-parameter-count-name = quanti

## Whose turn it is and what can be done

sf-turn = Tocca a { $player } (posto { $seat } di { $seats }).

sf-prompt-start =
    { $count ->
        [0] Pesca una carta.
        [1] Pesca una carta o prendi la colonna { $first }.
        [2] Pesca una carta o prendi la colonna { $first } o la { $second }.
       *[3] Pesca una carta o prendi una colonna qualsiasi.
    }
sf-prompt-turned = Carta pescata: { $card }. Collocala in una colonna.
sf-prompt-last-token = La carta riceverà l’ultimo segnalino fondamenta, e la partita finirà.
sf-prompt-building =
    { $count ->
        [one] Costruisci o scarta la carta che hai preso: { $cards }.
       *[other] Costruisci o scarta le { $count } carte che hai preso: { $cards }.
    }
sf-prompt-settled = Non hai più carte da costruire. Usa il segnalino scarta-contratti o chiudi il turno.
sf-prompt-bonus =
    { $colour ->
        [blue] Il quartiere azzurro dà un bonus. A scelta:
        [grey] Il quartiere grigio dà un bonus. A scelta:
        [orange] Il quartiere arancione dà un bonus. A scelta:
        [yellow] Il quartiere giallo dà un bonus. A scelta:
       *[green] Il quartiere verde dà un bonus. A scelta:
    }
sf-prompt-put-plus2 = Metti il segnalino +2 su una carta della tua plancia.
sf-prompt-put-tracks = Metti il segnalino binari su una carta senza binari.
sf-prompt-put-card4 = Metti la carta universale di valore 4 in un quartiere.
sf-prompt-put-depot = Metti la carta rimessa universale in un quartiere.
sf-prompt-discard =
    { $contracts ->
        [one] Puoi usare il segnalino scarta-contratti: hai 1 contratto.
       *[other] Puoi usare il segnalino scarta-contratti: hai { $contracts } contratti.
    }

sf-effect-plus2 = Segnalino +2: va su una carta qualsiasi della tua plancia e ne aumenta il valore di 2.
sf-effect-card4 = Carta universale di valore 4: va subito in un quartiere con una casella libera.
sf-effect-depot = Carta rimessa universale: va subito in un quartiere con una casella libera.
sf-effect-points = Segnalino da 1½ punti: conta a fine partita.
sf-effect-discard = Segnalino scarta-contratti: una volta, in un tuo turno, scarta 1 o 2 contratti.
sf-effect-tracks = Segnalino binari: va su una carta senza binari della tua plancia.

sf-shut =
    { $contracts ->
        [0] Una colonna vuota non si può prendere.
        [one] Con 1 contratto ti serve una colonna di almeno { $needs } carte, ma { $columns }.
       *[other] Con { $contracts } contratti ti serve una colonna di almeno { $needs } carte, ma { $columns }.
    }
sf-shut-column =
    { $cards ->
        [0] la colonna { $column } è vuota
       *[other] la colonna { $column } ne ha { $cards }
    }

sf-last-turn = Turno precedente: { $story }
sf-this-turn = Questo turno: { $story }

## The same in short, painted on the picture: some 25 characters each

sf-short-start =
    { $count ->
        [0] Pesca una carta.
        [1] Pesca o prendi la colonna { $first }.
        [2] Pesca o prendi la { $first } o la { $second }.
       *[3] Pesca o prendi una colonna.
    }
sf-short-turned = Collocala in una colonna.
sf-short-building =
    { $count ->
        [one] Costruisci o scarta 1 carta.
       *[other] Costruisci o scarta { $count } carte.
    }
sf-short-settled = Scarta o chiudi il turno.
sf-short-bonus =
    { $colour ->
        [blue] Scegli il bonus azzurro.
        [grey] Scegli il bonus grigio.
        [orange] Scegli il bonus arancione.
        [yellow] Scegli il bonus giallo.
       *[green] Scegli il bonus verde.
    }
sf-short-put-plus2 = Metti il +2 su una carta.
sf-short-put-tracks = Metti i binari su una carta.
sf-short-put-card4 = Metti il 4 in un quartiere.
sf-short-put-depot = Metti la rimessa.
sf-short-over = Punteggio finale
sf-short-outcome =
    { $count ->
        [1] Vince { $players } con { $points }.
       *[other] Vittoria condivisa con { $points }: { $players }.
    }
sf-short-ended =
    { $ending ->
        [foundations] Fondamenta esaurite.
       *[board] Una plancia città è piena.
    }
sf-short-placed = { $player }, colonna { $column }: { $card }.
sf-short-built =
    { $when ->
        [now] { $refused ->
            [0] { $built ->
                [one] Colonna { $column }: 1 costruita.
               *[other] Colonna { $column }: { $built } costruite.
            }
           *[other] { $built ->
                [one] { $refused ->
                    [one] Colonna { $column }: 1 costruita, 1 scartata.
                   *[other] Colonna { $column }: 1 costruita, { $refused } scartate.
                }
               *[other] { $refused ->
                   [one] Colonna { $column }: { $built } costruite, 1 scartata.
                  *[other] Colonna { $column }: { $built } costruite, { $refused } scartate.
               }
            }
        }
       *[before] { $refused ->
            [0] { $built ->
                [one] { $player }, colonna { $column }: 1 costruita.
               *[other] { $player }, colonna { $column }: { $built } costruite.
            }
           *[other] { $built ->
                [one] { $refused ->
                    [one] { $player }, colonna { $column }: 1 costruita, 1 scartata.
                   *[other] { $player }, colonna { $column }: 1 costruita, { $refused } scartate.
                }
               *[other] { $refused ->
                   [one] { $player }, colonna { $column }: { $built } costruite, 1 scartata.
                  *[other] { $player }, colonna { $column }: { $built } costruite, { $refused } scartate.
               }
            }
        }
    }
# The same where everybody had a contract then.
sf-short-built-discarded =
    { $when ->
        [now] { $built ->
            [one] Colonna { $column }: 1 costruita. Tutti: −1 contratto.
           *[other] Colonna { $column }: { $built } costruite. Tutti: −1 contratto.
        }
       *[before] { $built ->
            [one] { $player }, colonna { $column }: 1 costruita. Tutti: −1 contratto.
           *[other] { $player }, colonna { $column }: { $built } costruite. Tutti: −1 contratto.
        }
    }
## Un turno in una frase, per la riga del canale

sf-brief-placed = { $player } colloca nella colonna { $column }: { $card }.
sf-brief-built =
    { $refused ->
        [0] { $player } prende la colonna { $column } e { $built ->
            [0] non costruisce niente
            [one] costruisce 1 carta
           *[other] costruisce { $built } carte
        }.
       *[other] { $player } prende la colonna { $column }, { $built ->
            [0] non costruisce niente
            [one] costruisce 1 carta
           *[other] costruisce { $built } carte
        } e ne scarta { $refused }.
    }
# Dopo la frase precedente.
sf-brief-discarded = Tutti scartano un contratto.

## Buttons: two or three words, no full stop

sf-button-draw = Pesca una carta
sf-button-finalize = Prendi colonna { $column }
sf-button-place = Colloca in colonna { $column }
sf-button-build-in =
    Costruisci { $colour ->
        [blue] nell’azzurro
        [grey] nel grigio
        [orange] nell’arancione
        [yellow] nel giallo
       *[green] nel verde
    }
sf-button-build =
    Costruisci { $card } { $colour ->
        [blue] nell’azzurro
        [grey] nel grigio
        [orange] nell’arancione
        [yellow] nel giallo
       *[green] nel verde
    }
sf-button-build-short =
    { $card } → { $colour ->
        [blue] azzurro
        [grey] grigio
        [orange] arancione
        [yellow] giallo
       *[green] verde
    }
sf-button-refuse = Scarta: { $card }
sf-button-all =
    { $count ->
        [2] Costruisci entrambe
       *[other] Costruisci tutte e { $count }
    }
# Others have several places.
sf-button-single = Costruisci le { $count } carte obbligate
sf-button-all-first = Costruisci { $count } carte, poi il bonus
sf-button-single-named = Costruisci: { $cards }
sf-button-single-but = Costruisci senza: { $cards }
sf-button-all-first-named = Costruisci: { $cards }, poi il bonus
sf-button-all-first-short = { $cards }, poi il bonus
sf-button-done =
    { $count ->
        [0] Chiudi il turno
        [one] Scarta la carta e chiudi il turno
        [2] Scarta entrambe le carte e chiudi
       *[other] Scarta tutte e { $count } le carte e chiudi
    }
sf-button-plus2 = Prendi il +2
sf-button-card4 = Prendi il 4 universale
sf-button-depot = Prendi la rimessa
sf-button-points = Prendi 1½ punti
sf-button-discard = Prendi lo scarta-contratti
sf-button-tracks = Prendi i binari
sf-button-put-plus2 =
    +2 su { $colour ->
        [blue] azzurro
        [grey] grigio
        [orange] arancione
        [yellow] giallo
       *[green] verde
    }, casella { $space }
sf-button-put-tracks =
    Binari su { $colour ->
        [blue] azzurro
        [grey] grigio
        [orange] arancione
        [yellow] giallo
       *[green] verde
    }, casella { $space }
sf-button-put-row =
    Metti { $colour ->
        [blue] nell’azzurro
        [grey] nel grigio
        [orange] nell’arancione
        [yellow] nel giallo
       *[green] nel verde
    }
sf-button-spend =
    { $count ->
        [one] Scarta 1 contratto
       *[other] Scarta { $count } contratti
    }
sf-button-earlier = Pagina precedente
sf-button-later = Pagina successiva

sf-named =
    { $kind ->
        [foundation] fondamenta
        [depot] rimessa
        [square] piazza
       *[value] il { $value }
    }
sf-named-universal =
    { $kind ->
        [foundation] fondamenta univ.
        [depot] rimessa univ.
        [square] piazza univ.
       *[value] { $value } univ.
    }
sf-named-alone = universale
sf-named-features = { $name } ({ $features })

sf-does-end = fine partita
sf-does-skyscraper =
    { $count ->
        [one] grattacielo
       *[other] { $count } grattacieli
    }
sf-does-rise =
    { $count ->
        [one] torre
       *[other] { $count } torri
    }
sf-does-medal = medaglia
sf-does-complete = riga piena
sf-does-cars =
    { $count ->
        [one] tram
       *[other] { $count } tram
    }
sf-does-lose =
    { $count ->
        [one] 1 carta persa
       *[other] { $count } carte perse
    }
sf-does-take =
    { $cards ->
        [0] vuota
        [one] 1 carta
       *[other] { $cards } carte
    }
sf-does-fit =
    { $count ->
        [0] nessuna entra
        [one] 1 entra
       *[other] { $count } entrano
    }
sf-does-contract =
    { $count ->
        [0] gratis
       *[other] contratto
    }
sf-does-need = ne servono { $cards }
sf-does-cards =
    { $cards ->
        [one] prima carta
       *[other] totale { $cards } carte
    }
sf-does-plus2 = una carta vale 2 in più
sf-does-card4 = dove vuoi
sf-does-depot = dove vuoi
sf-does-discard = fino a −2
sf-does-tracks = su una tua carta
sf-does-discard-left =
    { $left ->
        [one] ne resta 1
       *[other] ne restano { $left }
    }

sf-select-cards = Scegli una carta da costruire o scartare
sf-select-cards-page = Scegli una carta da costruire o scartare (da { $first } a { $last } di { $count })
sf-select-spaces = Scegli una casella

sf-entry-rows = Può andare in: { $rows }
sf-entry-space = { $card }, valore { $value }

sf-pick = { $card }: da costruire o scartare.
sf-pick-gone = Questa carta non si può più costruire. Il messaggio più recente mostra che cosa puoi fare.

## What happened

sf-did-drawn =
    { $person ->
        [you] Peschi una carta: { $card }.
       *[other] { $player } pesca una carta: { $card }.
    }
sf-did-placed =
    { $person ->
        [you] { $cards ->
            [one] Collochi la prima carta nella colonna { $column }: { $card }.
           *[other] Collochi nella colonna { $column }, ora di { $cards } carte: { $card }.
        }
       *[other] { $cards ->
            [one] { $player } colloca la prima carta nella colonna { $column }: { $card }.
           *[other] { $player } colloca nella colonna { $column }, ora di { $cards } carte: { $card }.
        }
    }
sf-did-token-laid =
    { $left ->
        [0] La carta riceve l’ultimo segnalino fondamenta.
        [one] La carta riceve un segnalino fondamenta, ne resta 1.
       *[other] La carta riceve un segnalino fondamenta, ne restano { $left }.
    }
sf-did-finalized =
    { $person ->
        [you] { $cards ->
            [one] Prendi la colonna { $column } (1 carta) e un contratto.
           *[other] Prendi la colonna { $column } ({ $cards } carte) e un contratto.
        }
       *[other] { $cards ->
            [one] { $player } prende la colonna { $column } (1 carta) e un contratto.
           *[other] { $player } prende la colonna { $column } ({ $cards } carte) e un contratto.
        }
    }
sf-did-contracts-discarded = Ora tutti hanno un contratto, quindi se ne scarta uno a testa.
sf-did-built =
    { $person ->
        [you] Costruisci: { $cards }.
       *[other] { $player } costruisce: { $cards }.
    }
sf-did-built-item = { $card } ({ $space })
sf-did-put =
    { $person ->
        [you] Metti: { $cards }.
       *[other] { $player } mette: { $cards }.
    }
sf-did-refused =
    { $person ->
        [you] Scarti: { $cards }.
       *[other] { $player } scarta: { $cards }.
    }
sf-did-no-room = Nessuna riga ha più posto per: { $cards }.
sf-did-connected =
    { $count ->
        [one] Nuovo tram in: { $spaces }.
       *[other] Nuovi tram in: { $spaces }.
    }
sf-did-square-woke =
    { $count ->
        [one] Da ora questa piazza vale 4: { $spaces }.
       *[other] Da ora queste piazze valgono 4: { $spaces }.
    }
sf-did-skyscraper =
    { $count ->
        [one] Sorge un grattacielo: { $spaces }.
       *[other] Sorgono { $count } grattacieli: { $spaces }.
    }
sf-did-medal =
    { $person ->
        [you] Prendi la medaglia del maestro costruttore.
       *[other] { $player } prende la medaglia del maestro costruttore.
    }
sf-did-medal-from =
    { $person ->
        [you] Prendi la medaglia del maestro costruttore a { $previous }.
       *[other] { $player } prende la medaglia del maestro costruttore a { $previous }.
    }
sf-did-completed =
    { $person ->
        [you] { $colour ->
            [blue] Completi il quartiere azzurro e prendi il suo segnalino completamento.
            [grey] Completi il quartiere grigio e prendi il suo segnalino completamento.
            [orange] Completi il quartiere arancione e prendi il suo segnalino completamento.
            [yellow] Completi il quartiere giallo e prendi il suo segnalino completamento.
           *[green] Completi il quartiere verde e prendi il suo segnalino completamento.
        }
       *[other] { $colour ->
            [blue] { $player } completa il quartiere azzurro e ne prende il segnalino completamento.
            [grey] { $player } completa il quartiere grigio e ne prende il segnalino completamento.
            [orange] { $player } completa il quartiere arancione e ne prende il segnalino completamento.
            [yellow] { $player } completa il quartiere giallo e ne prende il segnalino completamento.
           *[green] { $player } completa il quartiere verde e ne prende il segnalino completamento.
        }
    }
sf-did-bonus-owed =
    { $colour ->
        [blue] Il quartiere azzurro dà un bonus.
        [grey] Il quartiere grigio dà un bonus.
        [orange] Il quartiere arancione dà un bonus.
        [yellow] Il quartiere giallo dà un bonus.
       *[green] Il quartiere verde dà un bonus.
    }
sf-did-bonus-none =
    { $colour ->
        [blue] Per il quartiere azzurro non c’è più nessun bonus da prendere.
        [grey] Per il quartiere grigio non c’è più nessun bonus da prendere.
        [orange] Per il quartiere arancione non c’è più nessun bonus da prendere.
        [yellow] Per il quartiere giallo non c’è più nessun bonus da prendere.
       *[green] Per il quartiere verde non c’è più nessun bonus da prendere.
    }
sf-did-bonus-taken =
    { $person ->
        [you] Prendi un bonus: { $bonus }.
       *[other] { $player } prende un bonus: { $bonus }.
    }
sf-did-token-put-plus2 =
    { $person ->
        [you] Metti il segnalino +2 sulla carta: { $card } ({ $space }).
       *[other] { $player } mette il segnalino +2 sulla carta: { $card } ({ $space }).
    }
sf-did-token-put-tracks =
    { $person ->
        [you] Metti il segnalino binari sulla carta: { $card } ({ $space }).
       *[other] { $player } mette il segnalino binari sulla carta: { $card } ({ $space }).
    }
sf-did-contracts-spent =
    { $person ->
        [you] { $count ->
            [one] Usi il segnalino scarta-contratti e scarti 1 contratto.
           *[other] Usi il segnalino scarta-contratti e scarti { $count } contratti.
        }
       *[other] { $count ->
            [one] { $player } usa il segnalino scarta-contratti e scarta 1 contratto.
           *[other] { $player } usa il segnalino scarta-contratti e scarta { $count } contratti.
        }
    }
sf-did-done =
    { $person ->
        [you] Chiudi il turno.
       *[other] { $player } chiude il turno.
    }
sf-did-ended-foundations = La partita finisce qui.
sf-did-ended-board = La plancia città è piena: la partita finisce qui.

## The end of the game

sf-outcome = Vince { $players } con { $points }.
sf-outcome-cable-cars = Vince { $players } con { $points }. A parità di punti decide il numero di tram: { $cars }.
sf-outcome-shared = Vittoria condivisa con { $points } a testa: { $players }. Sono pari anche i tram.

sf-choice-space = { $space } ({ $card })

## What a slash command offers

sf-choice-column =
    { $cards ->
        [0] Colonna { $column }, vuota
        [one] Colonna { $column }, 1 carta
       *[other] Colonna { $column }, { $cards } carte
    }

## The description of the picture

sf-alt-head = San Francisco. { $turn }
sf-alt-turn = Tocca a { $player }, posto { $seat } di { $seats }.
sf-alt-over = La partita è finita.
sf-alt-last = Ultima mossa: { $last }
sf-alt-column =
    { $cards ->
        [0] Colonna { $column }: vuota.
        [one] Colonna { $column }: 1 carta.
       *[other] Colonna { $column }: { $cards } carte.
    }
sf-alt-column-cards = Colonna { $column }: { $cards }.
sf-alt-supply =
    { $tokens ->
        [one] 1 segnalino fondamenta. Carte nel mazzo: { $deck }.
       *[other] { $tokens } segnalini fondamenta. Carte nel mazzo: { $deck }.
    }
sf-alt-city =
    { $player }: { $points }, { $contracts ->
        [one] 1 contratto
       *[other] { $contracts } contratti
    }, { $cars } tram, { $skyscrapers ->
        [one] 1 grattacielo
       *[other] { $skyscrapers } grattacieli
    }
sf-alt-medal = medaglia

## A city or the columns alone, large

sf-zoom-own = La mia città
sf-zoom-shared = Colonne
sf-zoom-columns = Le colonne dei progetti
sf-zoom-row =
    { $colour ->
        [blue] **Azzurro**, somma { $sum }: { $list }.
        [grey] **Grigio**, somma { $sum }: { $list }.
        [orange] **Arancione**, somma { $sum }: { $list }.
        [yellow] **Giallo**, somma { $sum }: { $list }.
       *[green] **Verde**, somma { $sum }: { $list }.
    }
sf-zoom-city = Tutta la città: { $list }.
sf-alt-zoom = San Francisco. Città di { $player }, posto { $seat } di { $seats }.
sf-alt-zoom-columns = San Francisco. Le colonne dei progetti.
sf-alt-row =
    { $colour ->
        [blue] Azzurro, somma { $sum }: { $spots }.
        [grey] Grigio, somma { $sum }: { $spots }.
        [orange] Arancione, somma { $sum }: { $spots }.
        [yellow] Giallo, somma { $sum }: { $spots }.
       *[green] Verde, somma { $sum }: { $spots }.
    }
sf-alt-row-notes = Riga: { $list }.

sf-caption-skyscraper = intorno { $sum }
sf-caption-foundation =
    { $missing ->
        [one] manca 1
       *[other] mancano { $missing }
    }
sf-caption-awake = 4: tram accanto
sf-caption-asleep = 0: nessun tram accanto
sf-caption-asleep-own-car = 0: solo il suo tram
sf-caption-unconnected = non collegata

sf-note-short-completing =
    { $count ->
        [one] ancora 1 carta
       *[other] ancora { $count } carte
    }
sf-note-short-completed = segnalino preso
sf-note-short-completion-gone = ce l’ha { $player }
sf-note-short-symbols =
    { $count ->
        [one] ancora 1 per il bonus
       *[other] ancora { $count } per il bonus
    }
sf-note-short-bonus = { $bonus }
sf-note-short-bonus-due = sceglilo ora
sf-note-short-bonus-none = nessun bonus ottenuto
sf-note-short-bonus-gone = bonus esauriti
sf-note-short-bonus-out-of-reach = poche caselle libere
sf-note-short-passing = +{ $count } e supera { $player }
sf-note-short-open = ancora nessuno
sf-note-short-ahead =
    { $count ->
        [0] pari con { $player }
       *[other] { $count } in più di { $player }
    }
sf-note-short-behind =
    { $count ->
        [0] pari con { $player }
       *[other] { $count } in meno di { $player }
    }
sf-note-short-cars-open = ancora nessun tram
sf-note-short-cars-passing = +{ $count } tram e supera { $player }
sf-note-short-cars-ahead =
    { $count ->
        [0] tram pari con { $player }
       *[other] { $count } tram in più di { $player }
    }
sf-note-short-cars-behind =
    { $count ->
        [0] tram pari con { $player }
       *[other] { $count } tram in meno di { $player }
    }
sf-note-short-medal-free = col primo grattacielo
sf-note-short-medal-held = più grattacieli
sf-note-short-medal-missing =
    { $count ->
        [one] ancora 1 grattacielo
       *[other] ancora { $count } grattacieli
    }
sf-note-short-medal-gone = ce l’ha { $player }

sf-note-long-completing =
    { $count ->
        [one] ancora 1 carta per il segnalino completamento
       *[other] ancora { $count } carte per il segnalino completamento
    }
sf-note-long-completed = segnalino completamento in questa città
sf-note-long-completion-gone = il segnalino completamento ce l’ha { $player }
sf-note-long-symbols =
    { $count ->
        [one] ancora 1 simbolo bonus per un bonus
       *[other] ancora { $count } simboli bonus per un bonus
    }
sf-note-long-bonus = bonus preso: { $bonus }
sf-note-long-bonus-due = scegli ora un bonus
sf-note-long-bonus-none = non restava nessun bonus da prendere
sf-note-long-bonus-gone = non resta nessun bonus da prendere
sf-note-long-bonus-out-of-reach = troppo poche caselle libere per un bonus
sf-note-long-passing = +{ $count } supera { $player } e dà { $points }
sf-note-long-open = qui nessuno ha ancora una carta
sf-note-long-ahead =
    { $count ->
        [0] alla pari con { $player }, davanti per lo spareggio
       *[other] { $count } in più di { $player }
    }
sf-note-long-behind =
    { $count ->
        [0] alla pari con { $player }, dietro per lo spareggio
       *[other] { $count } in meno di { $player }
    }
sf-note-long-cars-open = nessuno ha ancora un tram
sf-note-long-cars-passing =
    { $count ->
        [one] con 1 tram in più supera { $player } e prende { $points }
       *[other] con { $count } tram in più supera { $player } e prende { $points }
    }
sf-note-long-cars-ahead =
    { $count ->
        [0] tram alla pari con { $player }, davanti per lo spareggio
       *[other] { $count } tram in più di { $player }
    }
sf-note-long-cars-behind =
    { $count ->
        [0] tram alla pari con { $player }, dietro per lo spareggio
       *[other] { $count } tram in meno di { $player }
    }
sf-note-long-medal-free = il primo grattacielo dà la medaglia
sf-note-long-medal-held = medaglia in questa città
sf-note-long-medal-missing =
    { $count ->
        [one] ancora 1 grattacielo per la medaglia
       *[other] ancora { $count } grattacieli per la medaglia
    }
sf-note-long-medal-gone = la medaglia ce l’ha { $player }

## Why the rules refuse something, and what can be done

sf-refused-game-over = La partita è finita. Il punteggio completo è nell’ultimo messaggio della partita.
sf-refused-not-your-turn = Tocca al posto { $seat }. Aspetta il tuo turno.
sf-refused-deck-beyond-record = La partita salvata non dice quale sia la prossima carta, quindi qui non si può pescare.
sf-refused-place-first = Hai già pescato una carta. Prima collocala in una colonna.
sf-refused-bonus-owed =
    { $district ->
        [blue] Prima scegli il bonus del quartiere azzurro.
        [grey] Prima scegli il bonus del quartiere grigio.
        [orange] Prima scegli il bonus del quartiere arancione.
        [yellow] Prima scegli il bonus del quartiere giallo.
       *[green] Prima scegli il bonus del quartiere verde.
    }
sf-refused-bonus-to-put =
    { $bonus ->
        [plus2] Prima metti il segnalino +2 su una carta.
        [tracks] Prima metti il segnalino binari su una carta.
        [card4] Prima metti in un quartiere la carta universale di valore 4.
       *[depot] Prima metti in un quartiere la carta rimessa universale.
    }
sf-refused-still-building =
    { $cards ->
        [0] In questo turno hai già preso una colonna. Chiudi il turno.
        [one] In questo turno hai già preso una colonna. Costruisci o scarta la carta che resta.
       *[other] In questo turno hai già preso una colonna. Costruisci o scarta le { $cards } carte che restano.
    }
sf-refused-nothing-turned-over = Non hai ancora pescato una carta. Pescane una o prendi una colonna.
sf-refused-nothing-taken = Non hai preso nessuna colonna. Pesca una carta, oppure prendi prima una colonna.
sf-refused-no-bonus-owed = Ora non ti spetta nessun bonus. Lo dà il secondo simbolo bonus nella stessa riga della tua città.
sf-refused-no-bonus-to-put = Non hai nessun bonus da mettere sulla plancia. Lo scegli quando te lo dà un quartiere.
sf-refused-no-such-column = La colonna { $column } non esiste. Scegli 1, 2 o 3.
sf-refused-column-empty = La colonna { $column } è vuota. Prendine una con delle carte o pesca una carta.
sf-refused-column-too-short =
    { $contracts ->
        [one] Hai 1 contratto, quindi ti serve una colonna di almeno 2 carte, ma la colonna { $column } ne ha { $cards }. Prendine un’altra o pesca una carta.
       *[other] Hai { $contracts } contratti, quindi ti serve una colonna con più di { $contracts } carte, ma la colonna { $column } ne ha { $cards }. Prendine un’altra o pesca una carta.
    }
sf-refused-card-not-taken = Questa carta ({ $card }) non è fra quelle che ti restano. Scegline una dall’elenco.
sf-refused-row-not-yours-to-choose =
    { $row ->
        [blue] Questa carta ({ $card }) va nel quartiere azzurro. Non indicare il quartiere.
        [grey] Questa carta ({ $card }) va nel quartiere grigio. Non indicare il quartiere.
        [orange] Questa carta ({ $card }) va nel quartiere arancione. Non indicare il quartiere.
        [yellow] Questa carta ({ $card }) va nel quartiere giallo. Non indicare il quartiere.
       *[green] Questa carta ({ $card }) va nel quartiere verde. Non indicare il quartiere.
    }
sf-refused-row-missing = Indica il quartiere per la carta { $card }: una carta universale va in qualsiasi quartiere con una casella libera.
sf-refused-row-full =
    { $row ->
        [blue] Il tuo quartiere azzurro è pieno. Scegline uno con una casella libera.
        [grey] Il tuo quartiere grigio è pieno. Scegline uno con una casella libera.
        [orange] Il tuo quartiere arancione è pieno. Scegline uno con una casella libera.
        [yellow] Il tuo quartiere giallo è pieno. Scegline uno con una casella libera.
       *[green] Il tuo quartiere verde è pieno. Scegline uno con una casella libera.
    }
sf-refused-no-such-row = Questo quartiere non esiste ({ $row }). Scegline uno dall’elenco.
sf-refused-no-such-space = Questa casella non esiste ({ $space }). Ogni quartiere ha le caselle da 1 a 5.
sf-refused-bonus-of-another =
    { $district ->
        [blue] Non è un bonus del quartiere azzurro. Scegli il segnalino +2 o il segnalino binari.
        [grey] Non è un bonus del quartiere grigio. Scegli la carta universale di valore 4 o il segnalino binari.
        [orange] Non è un bonus del quartiere arancione. Scegli la carta rimessa universale o il segnalino binari.
        [yellow] Non è un bonus del quartiere giallo. Scegli il segnalino da 1½ punti o il segnalino binari.
       *[green] Non è un bonus del quartiere verde. Scegli il segnalino scarta-contratti o il segnalino binari.
    }
sf-refused-bonus-gone =
    { $bonus ->
        [plus2] I segnalini +2 sono finiti. Scegli un altro bonus.
        [card4] Le carte universali di valore 4 sono finite. Scegli un altro bonus.
        [depot] Le carte rimessa universali sono finite. Scegli un altro bonus.
        [points] I segnalini da 1½ punti sono finiti. Scegli un altro bonus.
        [discard] I segnalini scarta-contratti sono finiti. Scegli un altro bonus.
       *[tracks] I segnalini binari sono finiti. Scegli un altro bonus.
    }
sf-refused-bonus-has-no-place =
    { $bonus ->
        [tracks] Ogni carta della tua plancia ha già dei binari. Scegli un altro bonus.
       *[other] Sulla tua plancia non c’è una casella libera per questa carta. Scegli un altro bonus.
    }
sf-refused-put-needs-row = Una carta bonus va sulla prima casella libera da sinistra. Indica solo il quartiere.
sf-refused-put-needs-space = Un segnalino va su una carta. Scegli la sua casella dall’elenco.
sf-refused-space-empty = Lì non c’è ancora una carta. Scegli una casella con una carta.
sf-refused-tracks-already = Questa carta ha già dei binari. Scegli una carta senza binari.
sf-refused-no-discard-token = Non hai un segnalino scarta-contratti. I contratti si scartano anche quando tutti ne hanno almeno uno: allora se ne scarta uno a testa.
sf-refused-no-contracts = Non hai contratti. Conserva il segnalino per quando ne avrai.
sf-refused-discard-one-or-two = Il segnalino scarta 1 o 2 contratti, non { $count }.
sf-refused-too-few-contracts =
    { $contracts ->
        [one] Hai solo 1 contratto. Scarta quello.
       *[other] Hai solo { $contracts } contratti. Non scartarne di più.
    }
sf-refused-seats-out-of-range = San Francisco si gioca in 2, 3 o 4, non in { $seats }. Scegli 2, 3 o 4 posti.
sf-refused-option-unknown = Questo mazzo qui non c’è. Scegline uno dall’elenco.
sf-refused-first-out-of-range = A questo tavolo non c’è il posto { $first }. Indica un posto occupato.
sf-refused-not-an-action = Non è una mossa di San Francisco. Scegline una dall’elenco o premi un pulsante.

## The whole position in words

sf-state-title = San Francisco: il tavolo
sf-state-column =
    { $cards ->
        [0] La colonna { $column } è vuota.
        [one] Colonna { $column }, 1 carta: { $list }.
       *[other] Colonna { $column }, { $cards } carte: { $list }.
    }
sf-state-turned = Carta pescata: { $card }.
sf-state-taken =
    { $cards ->
        [one] Dalla colonna { $column }, da costruire o scartare: { $list }.
       *[other] Dalla colonna { $column }, { $cards } carte da costruire o scartare: { $list }.
    }
sf-state-tokens =
    { $tokens ->
        [one] Segnalini fondamenta: ne resta 1 di { $start }. L’ultimo chiude la partita.
       *[other] Segnalini fondamenta: ne restano { $tokens } di { $start }.
    }
sf-state-supply = Bonus rimasti: { $list }.
sf-state-piece = { $bonus } ({ $left })
sf-state-completions = Segnalini completamento rimasti: { $list }.
sf-state-completions-none = Segnalini completamento rimasti: nessuno.
sf-state-medal = La medaglia del maestro costruttore ce l’ha { $player }.
sf-state-medal-free = La medaglia del maestro costruttore va al primo grattacielo.
sf-state-points =
    { $stage ->
        [over] Punti finali: { $list }.
        [begun] Punti finora: { $list }. I quartieri e le città vuoti e la rete senza tram non contano ancora.
       *[running] Punti se la partita finisse in questo turno: { $list }.
    }
sf-state-player-points = { $player } { $points }
sf-state-deck =
    { $cards ->
        [one] Mazzo: 1 carta.
       *[other] Mazzo: { $cards } carte.
    }
sf-state-unseen = Non ancora viste:
sf-state-unseen-colour =
    { $colour ->
        [blue] Azzurre ×{ $count }: { $list }.
        [grey] Grigie ×{ $count }: { $list }.
        [orange] Arancioni ×{ $count }: { $list }.
        [yellow] Gialle ×{ $count }: { $list }.
        [green] Verdi ×{ $count }: { $list }.
       *[black] Universali ×{ $count }: { $list }.
    }
sf-state-kind-foundation = fondamenta ×{ $count }
sf-state-kind-depot = rimessa ×{ $count }
sf-state-kind-square = piazza ×{ $count }
sf-state-kind-value = { $value } ×{ $count }

sf-state-city = Città di { $player }, posto { $seat } di { $seats }
sf-state-row =
    { $colour ->
        [blue] **Azzurro**, somma { $sum }, posizione { $place } ({ $points }): { $spots }.
        [grey] **Grigio**, somma { $sum }, posizione { $place } ({ $points }): { $spots }.
        [orange] **Arancione**, somma { $sum }, posizione { $place } ({ $points }): { $spots }.
        [yellow] **Giallo**, somma { $sum }, posizione { $place } ({ $points }): { $spots }.
       *[green] **Verde**, somma { $sum }, posizione { $place } ({ $points }): { $spots }.
    }
sf-state-row-open =
    { $colour ->
        [blue] **Azzurro**: nessuno ha ancora una carta qui.
        [grey] **Grigio**: nessuno ha ancora una carta qui.
        [orange] **Arancione**: nessuno ha ancora una carta qui.
        [yellow] **Giallo**: nessuno ha ancora una carta qui.
       *[green] **Verde**: nessuno ha ancora una carta qui.
    }
sf-state-row-none =
    { $colour ->
        [blue] **Azzurro**: ancora nessuna carta.
        [grey] **Grigio**: ancora nessuna carta.
        [orange] **Arancione**: ancora nessuna carta.
        [yellow] **Giallo**: ancora nessuna carta.
       *[green] **Verde**: ancora nessuna carta.
    }
sf-state-row-empty = vuoto
sf-state-spot = { $number }. { $card }
sf-state-spot-facts = { $number }. { $card } ({ $facts })
sf-state-worth = vale { $value }
sf-state-plus =
    { $count ->
        [one] segnalino +2
       *[other] { $count } segnalini +2
    }
sf-state-rails = segnalino binari
sf-state-car = tram
sf-state-skyscraper = grattacielo
sf-state-around = valore intorno { $sum } su { $required }
sf-state-bonus-taken =
    { $colour ->
        [blue] Bonus preso per il quartiere azzurro: { $bonus }.
        [grey] Bonus preso per il quartiere grigio: { $bonus }.
        [orange] Bonus preso per il quartiere arancione: { $bonus }.
        [yellow] Bonus preso per il quartiere giallo: { $bonus }.
       *[green] Bonus preso per il quartiere verde: { $bonus }.
    }
sf-state-symbols =
    { $colour ->
        [blue] Il quartiere azzurro ha un simbolo bonus: il prossimo dà un bonus.
        [grey] Il quartiere grigio ha un simbolo bonus: il prossimo dà un bonus.
        [orange] Il quartiere arancione ha un simbolo bonus: il prossimo dà un bonus.
        [yellow] Il quartiere giallo ha un simbolo bonus: il prossimo dà un bonus.
       *[green] Il quartiere verde ha un simbolo bonus: il prossimo dà un bonus.
    }
sf-state-cars = Tram: { $cars }, posizione { $place } ({ $points }).
sf-state-cars-none = Tram: nessuno ne ha ancora uno.
sf-state-cars-own-none = Tram: ancora nessuno.
sf-state-skyscrapers = Grattacieli: { $skyscrapers }. Per costruirne uno servono carte adiacenti che valgano in tutto almeno { $required }.
sf-state-contracts = Contratti: { $contracts }.
sf-state-holds = In questa città: { $list }.
sf-state-total =
    { $stage ->
        [over] Punti finali: { $points } = { $list }.
        [begun] Punti finora: { $points } = { $list }. I quartieri e le città vuoti e la rete senza tram non contano ancora.
       *[running] Punti se la partita finisse in questo turno: { $points } = { $list }.
    }
sf-state-total-none =
    { $stage ->
        [over] Punti finali: { $points }.
        [begun] Punti finora: { $points }. I quartieri e le città vuoti e la rete senza tram non contano ancora.
       *[running] Punti se la partita finisse in questo turno: { $points }.
    }
sf-piece-medal = medaglia del maestro costruttore
sf-piece-completion =
    { $colour ->
        [blue] segnalino completamento azzurro
        [grey] segnalino completamento grigio
        [orange] segnalino completamento arancione
        [yellow] segnalino completamento giallo
       *[green] segnalino completamento verde
    }
sf-line-item = { $line } { $points }
sf-line-cable-cars = tram
sf-line-skyscrapers = grattacieli
sf-line-medal = medaglia
sf-line-points-tokens = segnalini da 1½
sf-line-completion-tokens = segnalini completamento

## The score sheet

sf-sheet-ended =
    { $ending ->
        [foundations] L’ultimo segnalino fondamenta è stato collocato nel turno di { $player }.
       *[board] La plancia città di { $player } è piena.
    }
sf-sheet-total = Totale
sf-sheet-seat = Posto
sf-sheet-standing = { $place }\. { $player }, posto { $seat }: { $points }, { $cars } tram
sf-sheet-majorities = Vantaggi, con le somme (e i punti fra parentesi):
sf-sheet-majority = **{ $name }**: { $list }.
sf-sheet-place = { $place }. { $player } { $sum } ({ $points })
sf-sheet-tie-own-row = { $ahead } davanti a { $behind }: { $higher } a { $lower } nella casella { $space }.
sf-sheet-tie-row-below =
    { $colour ->
        [blue] { $ahead } davanti a { $behind }: { $higher } a { $lower } nella casella { $space } del quartiere azzurro.
        [grey] { $ahead } davanti a { $behind }: { $higher } a { $lower } nella casella { $space } del quartiere grigio.
        [orange] { $ahead } davanti a { $behind }: { $higher } a { $lower } nella casella { $space } del quartiere arancione.
        [yellow] { $ahead } davanti a { $behind }: { $higher } a { $lower } nella casella { $space } del quartiere giallo.
       *[green] { $ahead } davanti a { $behind }: { $higher } a { $lower } nella casella { $space } del quartiere verde.
    }
sf-sheet-tie-column = { $ahead } davanti a { $behind }: { $higher } a { $lower } tram nella colonna { $space }.
sf-sheet-tie-ender = { $ahead } davanti a { $behind }: la partita è finita nel turno di { $ahead }.
sf-sheet-tie-nearest = { $ahead } davanti a { $behind }: prima nell’ordine di turno dopo { $ender }.
