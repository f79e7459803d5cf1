### Point City: what its buildings are called and what its civic tokens count.
### Names stay in the nominative wherever they stand.

## Buildings that bring economy

pc-building-economy-0 = Bank
pc-building-economy-1 = Hala targowa
pc-building-economy-2 = Giełda
pc-building-economy-3 = Dom towarowy
pc-building-economy-4 = Centrum targowe
pc-building-economy-5 = Biuro ubezpieczeń
pc-building-economy-6 = Dom aukcyjny
pc-building-economy-7 = Mennica
pc-building-economy-8 = Pasaż handlowy
pc-building-economy-9 = Izba handlowa

## Buildings that bring energy

pc-building-energy-0 = Dach solarny
pc-building-energy-1 = Farma wiatrowa
pc-building-energy-2 = Elektrownia wodna
pc-building-energy-3 = Magazyn energii
pc-building-energy-4 = Odwiert geotermalny
pc-building-energy-5 = Stacja transformatorowa
pc-building-energy-6 = Młyn pływowy
pc-building-energy-7 = Biogazownia
pc-building-energy-8 = Stacja ładowania
pc-building-energy-9 = Laboratorium fuzji

## Buildings that bring ecology

pc-building-ecology-0 = Park miejski
pc-building-ecology-1 = Ogród botaniczny
pc-building-ecology-2 = Ogród na dachu
pc-building-ecology-3 = Łąka dla pszczół
pc-building-ecology-4 = Mokradło
pc-building-ecology-5 = Szkółka drzew
pc-building-ecology-6 = Rezerwat ptaków
pc-building-ecology-7 = Ogródki działkowe
pc-building-ecology-8 = Punkt recyklingu
pc-building-ecology-9 = Szklarnia

## Buildings that bring community

pc-building-community-0 = Klub młodzieżowy
pc-building-community-1 = Plac zabaw
pc-building-community-2 = Kuchnia społeczna
pc-building-community-3 = Hala sportowa
pc-building-community-4 = Dom sąsiedzki
pc-building-community-5 = Przedszkole
pc-building-community-6 = Pływalnia
pc-building-community-7 = Kawiarnia sąsiedzka
pc-building-community-8 = Szkoła muzyczna
pc-building-community-9 = Sala chóru

## Buildings that bring industry

pc-building-industry-0 = Odlewnia
pc-building-industry-1 = Cegielnia
pc-building-industry-2 = Stocznia
pc-building-industry-3 = Tartak
pc-building-industry-4 = Przędzalnia
pc-building-industry-5 = Fabryka maszyn
pc-building-industry-6 = Drukarnia
pc-building-industry-7 = Huta szkła
pc-building-industry-8 = Fabryka robotów
pc-building-industry-9 = Stacja towarowa

## Buildings that bring points alone

pc-building-points-0 = Filharmonia
pc-building-points-1 = Wieża zegarowa
pc-building-points-2 = Obserwatorium
pc-building-points-3 = Grand hotel
pc-building-points-4 = Muzeum sztuki
pc-building-points-5 = Opera
pc-building-points-6 = Stadion
pc-building-points-7 = Podniebna kładka
pc-building-points-8 = Oceanarium
pc-building-points-9 = Pomnik

## Civic buildings

pc-building-civic-0 = Ratusz
pc-building-civic-1 = Biblioteka publiczna
pc-building-civic-2 = Straż pożarna
pc-building-civic-3 = Sąd
pc-building-civic-4 = Szpital
pc-building-civic-5 = Uniwersytet
pc-building-civic-6 = Poczta
pc-building-civic-7 = Archiwum miejskie
pc-building-civic-8 = Dworzec główny
pc-building-civic-9 = Urząd stanu cywilnego

## Civic tokens by their numbers. They stand in lists: no full stop.

pc-token-1 = 6 punktów za każdy zestaw pięciu różnych trwałych zasobów
pc-token-2 = 5 punktów bez żadnych warunków
pc-token-3 = 7 punktów bez żadnych warunków
pc-token-4 = 2 punkty za każdy rodzaj trwałego zasobu z 2 albo więcej symbolami
pc-token-5 = 3 punkty za każdy rodzaj trwałego zasobu z 3 albo więcej symbolami
pc-token-6 = 4 punkty za każdy rodzaj trwałego zasobu, którego brak w mieście
pc-token-7 = 2 punkty za każdą niewydaną kartę innowacji
pc-token-8 = 2 punkty za każdy trwały zasób ekonomii
pc-token-9 = 2 punkty za każdy trwały zasób przemysłu
pc-token-10 = 2 punkty za każdy trwały zasób społeczności
pc-token-11 = 2 punkty za każdy trwały zasób energii
pc-token-12 = 2 punkty za każdy trwały zasób ekologii
pc-token-13 = 3 punkty za każdy zestaw trwałych zasobów społeczności i ekonomii
pc-token-14 = 3 punkty za każdy zestaw trwałych zasobów ekonomii i ekologii
pc-token-15 = 3 punkty za każdy zestaw trwałych zasobów ekonomii i energii
pc-token-16 = 3 punkty za każdy zestaw trwałych zasobów energii i ekologii
pc-token-17 = 3 punkty za każdy zestaw trwałych zasobów ekonomii i przemysłu
pc-token-18 = 3 punkty za każdy zestaw trwałych zasobów społeczności i przemysłu
pc-token-19 = 3 punkty za każdy zestaw trwałych zasobów energii i przemysłu
pc-token-20 = 3 punkty za każdy zestaw trwałych zasobów społeczności i energii
pc-token-21 = 3 punkty za każdy zestaw trwałych zasobów społeczności i ekologii
pc-token-22 = 3 punkty za każdy zestaw trwałych zasobów ekologii i przemysłu
