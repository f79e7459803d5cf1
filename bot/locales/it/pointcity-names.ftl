### Point City: what its buildings are called and what its civic tokens count.

## Buildings that bring economy

pc-building-economy-0 = Banca
pc-building-economy-1 = Mercato coperto
pc-building-economy-2 = Borsa valori
pc-building-economy-3 = Grande magazzino
pc-building-economy-4 = Fiera
pc-building-economy-5 = Ufficio assicurazioni
pc-building-economy-6 = Casa d’aste
pc-building-economy-7 = Zecca
pc-building-economy-8 = Galleria commerciale
pc-building-economy-9 = Camera di commercio

## Buildings that bring energy

pc-building-energy-0 = Tetto solare
pc-building-energy-1 = Parco eolico
pc-building-energy-2 = Centrale idroelettrica
pc-building-energy-3 = Centrale a batterie
pc-building-energy-4 = Pozzo geotermico
pc-building-energy-5 = Sottostazione elettrica
pc-building-energy-6 = Mulino a marea
pc-building-energy-7 = Impianto a biogas
pc-building-energy-8 = Stazione di ricarica
pc-building-energy-9 = Laboratorio di fusione

## Buildings that bring ecology

pc-building-ecology-0 = Parco cittadino
pc-building-ecology-1 = Orto botanico
pc-building-ecology-2 = Giardino pensile
pc-building-ecology-3 = Prato delle api
pc-building-ecology-4 = Zona umida
pc-building-ecology-5 = Vivaio
pc-building-ecology-6 = Oasi degli uccelli
pc-building-ecology-7 = Orti urbani
pc-building-ecology-8 = Isola ecologica
pc-building-ecology-9 = Serra

## Buildings that bring community

pc-building-community-0 = Centro giovani
pc-building-community-1 = Parco giochi
pc-building-community-2 = Cucina di quartiere
pc-building-community-3 = Palestra
pc-building-community-4 = Casa di quartiere
pc-building-community-5 = Asilo
pc-building-community-6 = Piscina
pc-building-community-7 = Caffè di quartiere
pc-building-community-8 = Scuola di musica
pc-building-community-9 = Sala del coro

## Buildings that bring industry

pc-building-industry-0 = Fonderia
pc-building-industry-1 = Fornace
pc-building-industry-2 = Cantiere navale
pc-building-industry-3 = Segheria
pc-building-industry-4 = Filanda
pc-building-industry-5 = Officina meccanica
pc-building-industry-6 = Tipografia
pc-building-industry-7 = Vetreria
pc-building-industry-8 = Fabbrica di robot
pc-building-industry-9 = Scalo merci

## Buildings that bring points alone

pc-building-points-0 = Auditorium
pc-building-points-1 = Torre dell’orologio
pc-building-points-2 = Osservatorio
pc-building-points-3 = Grand hotel
pc-building-points-4 = Museo d’arte
pc-building-points-5 = Teatro dell’opera
pc-building-points-6 = Stadio
pc-building-points-7 = Ponte panoramico
pc-building-points-8 = Acquario
pc-building-points-9 = Monumento

## Civic buildings

pc-building-civic-0 = Municipio
pc-building-civic-1 = Biblioteca pubblica
pc-building-civic-2 = Caserma dei pompieri
pc-building-civic-3 = Tribunale
pc-building-civic-4 = Ospedale
pc-building-civic-5 = Università
pc-building-civic-6 = Ufficio postale
pc-building-civic-7 = Archivio comunale
pc-building-civic-8 = Stazione centrale
pc-building-civic-9 = Ufficio anagrafe

## Civic tokens by their numbers. They stand in lists: no full stop.

pc-token-1 = 6 punti per ogni set di tutte e cinque le risorse permanenti
pc-token-2 = 5 punti senza condizioni
pc-token-3 = 7 punti senza condizioni
pc-token-4 = 2 punti per ogni risorsa presente almeno 2 volte fra le permanenti
pc-token-5 = 3 punti per ogni risorsa presente almeno 3 volte fra le permanenti
pc-token-6 = 4 punti per ogni risorsa assente fra le permanenti
pc-token-7 = 2 punti per ogni carta ingegno non spesa
pc-token-8 = 2 punti per ogni risorsa permanente di economia
pc-token-9 = 2 punti per ogni risorsa permanente di industria
pc-token-10 = 2 punti per ogni risorsa permanente di comunità
pc-token-11 = 2 punti per ogni risorsa permanente di energia
pc-token-12 = 2 punti per ogni risorsa permanente di ecologia
pc-token-13 = 3 punti per ogni coppia di risorse permanenti di comunità ed economia
pc-token-14 = 3 punti per ogni coppia di risorse permanenti di economia ed ecologia
pc-token-15 = 3 punti per ogni coppia di risorse permanenti di economia ed energia
pc-token-16 = 3 punti per ogni coppia di risorse permanenti di energia ed ecologia
pc-token-17 = 3 punti per ogni coppia di risorse permanenti di economia e industria
pc-token-18 = 3 punti per ogni coppia di risorse permanenti di comunità e industria
pc-token-19 = 3 punti per ogni coppia di risorse permanenti di energia e industria
pc-token-20 = 3 punti per ogni coppia di risorse permanenti di comunità ed energia
pc-token-21 = 3 punti per ogni coppia di risorse permanenti di comunità ed ecologia
pc-token-22 = 3 punti per ogni coppia di risorse permanenti di ecologia e industria
