# De woorden van de tafel op de pagina: de biedrij, wat zij zou opleveren, het ruim.

bid-title = Biedrij
bid-title-mine = Jouw bod
bid-leads-you = jij leidt met { $n }
bid-leads = { $name } leidt met { $n }
bid-button = Bied { $n }
bid-clear = Leegmaken
bid-help = Tik op dobbelstenen: ze sorteren zichzelf.
bid-higher = Een bod moet hoger zijn dan { $n }.
bid-exactly = Met de papegaai moeten de dobbelstenen precies { $n } zijn.
bid-too-high = Meer dan je kunt betalen: hoogstens { $n }.
bid-left = munten over: { $n }
bid-cards = met schatkisten: { $n }
bid-die = dobbelsteen { $die }, { $n }
bid-hold = houden
bid-set = draaien …
spoils-mine = Als je met { $n } wint
spoils-theirs = Als { $name } met { $n } wint
spoils-none = Wat winnen zou opleveren
spoils-row = Dobbelstenen liggen op volgorde. De eerste twee claimen elk een gebouw, de derde levert een punt op, de vierde een slot, de vijfde nog een punt.
spoils-point = piratenpunt
spoils-full = daar is niets vrij
hold-no-cards = geen schatkisten, geen papegaaien
hold-leads = leidt, { $n }
hold-passed = gepast
hold-supply = Voorraad
plain-known-of = { $seat }: { $known }
