### Point City: what its buildings are called and what its civic tokens count.
### The names are our own. Buildings that bring the same share ten of them.

## Buildings that bring economy

pc-building-economy-0 = Bank
pc-building-economy-1 = Market hall
pc-building-economy-2 = Stock exchange
pc-building-economy-3 = Department store
pc-building-economy-4 = Trade fair
pc-building-economy-5 = Insurance office
pc-building-economy-6 = Auction house
pc-building-economy-7 = Mint
pc-building-economy-8 = Shopping arcade
pc-building-economy-9 = Chamber of commerce

## Buildings that bring energy

pc-building-energy-0 = Solar roof
pc-building-energy-1 = Wind farm
pc-building-energy-2 = Hydro plant
pc-building-energy-3 = Battery park
pc-building-energy-4 = Geothermal well
pc-building-energy-5 = Substation
pc-building-energy-6 = Tidal mill
pc-building-energy-7 = Biogas plant
pc-building-energy-8 = Charging station
pc-building-energy-9 = Fusion lab

## Buildings that bring ecology

pc-building-ecology-0 = City park
pc-building-ecology-1 = Botanical garden
pc-building-ecology-2 = Roof garden
pc-building-ecology-3 = Bee meadow
pc-building-ecology-4 = Wetland
pc-building-ecology-5 = Tree nursery
pc-building-ecology-6 = Bird reserve
pc-building-ecology-7 = Allotments
pc-building-ecology-8 = Recycling yard
pc-building-ecology-9 = Greenhouse

## Buildings that bring community

pc-building-community-0 = Youth club
pc-building-community-1 = Playground
pc-building-community-2 = Community kitchen
pc-building-community-3 = Sports hall
pc-building-community-4 = Neighbourhood house
pc-building-community-5 = Kindergarten
pc-building-community-6 = Swimming pool
pc-building-community-7 = Residents’ café
pc-building-community-8 = Music school
pc-building-community-9 = Choir hall

## Buildings that bring industry

pc-building-industry-0 = Foundry
pc-building-industry-1 = Brickworks
pc-building-industry-2 = Shipyard
pc-building-industry-3 = Sawmill
pc-building-industry-4 = Spinning mill
pc-building-industry-5 = Machine works
pc-building-industry-6 = Printing works
pc-building-industry-7 = Glassworks
pc-building-industry-8 = Robot factory
pc-building-industry-9 = Freight yard

## Buildings that bring only points

pc-building-points-0 = Concert hall
pc-building-points-1 = Clock tower
pc-building-points-2 = Observatory
pc-building-points-3 = Grand hotel
pc-building-points-4 = Art museum
pc-building-points-5 = Opera house
pc-building-points-6 = Stadium
pc-building-points-7 = Sky bridge
pc-building-points-8 = Aquarium
pc-building-points-9 = Monument

## Civic buildings

pc-building-civic-0 = Town hall
pc-building-civic-1 = Public library
pc-building-civic-2 = Fire station
pc-building-civic-3 = Courthouse
pc-building-civic-4 = Hospital
pc-building-civic-5 = University
pc-building-civic-6 = Post office
pc-building-civic-7 = City archive
pc-building-civic-8 = Central station
pc-building-civic-9 = Registry office

## Civic tokens by their numbers. They stand in lists: no full stop.

pc-token-1 = 6 points for each set of all five permanent resources
pc-token-2 = 5 points, no conditions
pc-token-3 = 7 points, no conditions
pc-token-4 = 2 points for each kind of permanent resource with 2 or more in the city
pc-token-5 = 3 points for each kind of permanent resource with 3 or more in the city
pc-token-6 = 4 points for each kind of permanent resource missing from the city
pc-token-7 = 2 points for each unspent ingenuity card
pc-token-8 = 2 points for each permanent economy resource
pc-token-9 = 2 points for each permanent industry resource
pc-token-10 = 2 points for each permanent community resource
pc-token-11 = 2 points for each permanent energy resource
pc-token-12 = 2 points for each permanent ecology resource
pc-token-13 = 3 points for each set of permanent community and economy resources
pc-token-14 = 3 points for each set of permanent economy and ecology resources
pc-token-15 = 3 points for each set of permanent economy and energy resources
pc-token-16 = 3 points for each set of permanent energy and ecology resources
pc-token-17 = 3 points for each set of permanent economy and industry resources
pc-token-18 = 3 points for each set of permanent community and industry resources
pc-token-19 = 3 points for each set of permanent energy and industry resources
pc-token-20 = 3 points for each set of permanent community and energy resources
pc-token-21 = 3 points for each set of permanent community and ecology resources
pc-token-22 = 3 points for each set of permanent ecology and industry resources
