# de mogelijkheden, elk een zin
option-setup-75 = Kalme zee
option-setup-75-help = De zeekaart zoals ze gedrukt is. Voor eerste spellen.
option-setup-76 = Frisse bries
option-setup-76-help = Vier legacytegels veranderen plaatsen en routes.
option-setup-77 = Stormseizoen
option-setup-77-help = Zeven legacytegels; voor wie de zeekaart kent.
option-jean-0 = Heel makkelijk
option-jean-0-help = Haar stapel: 5 A. Geen sterke kaart: leer de zeekaart in alle rust kennen.
option-jean-1 = Makkelijk
option-jean-1-help = Haar stapel: 5 A, 1 C. Eén sterke kaart van zes.
option-jean-2 = Gemiddeld
option-jean-2-help = Haar stapel: 5 A, 1 B, 1 C. Twee sterke van zeven.
option-jean-3 = Moeilijk
option-jean-3-help = Haar stapel: 4 A, 2 B, 1 C. Drie sterke van zeven.
option-jean-4 = Heel moeilijk
option-jean-4-help = Haar stapel: 3 A, 3 B, 1 C. Vier van zeven; kom met een plan.
