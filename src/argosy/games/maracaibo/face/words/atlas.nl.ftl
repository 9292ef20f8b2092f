# Wat de campagne aan de wereld heeft veranderd, in gewone regels.

legacy-about-l1 = Puerto Cabezas is een stad met een markt. De actie ervan vervult de queeste die er ligt.
legacy-about-l2 = De oversteek naar Port Royal kost 3 bewegingspunten.
legacy-about-l3 = Cartagena is gesloten: geen stadstegel, geen hoofdactie, geen fiche daar.
legacy-about-l4 = Een nieuwe stad naast Cumaná voor wie tot vak 4 heeft verkend. Heen en terug kost elk 3 bewegingspunten.
legacy-about-l5 = Wie zijn beweging daar beëindigt, neemt vóór de hoofdactie een figuur.
legacy-about-l6 = In een gevecht: een fiche van de vechtende natie op een vrij vak voor 3 invloed en 8 dubloenen.
legacy-about-l7 = Een nieuwe stad voorbij Portobello voor wie tot vak 11 heeft verkend.
legacy-about-l8 = De oversteek naar Tortuga kost 3 bewegingspunten.
legacy-about-l9 = In een gevecht, voor wie tot vak 5 heeft verkend: een fiche van de vechtende natie voor 12 dubloenen.
legacy-about-site = Wie zijn beweging in { $place } beëindigt, mag bouwen: { $gain } voor { $pay }, en een schijf van het schip. Er zijn { $spaces } plaatsen.
legacy-about-skull = Geen dorpsactie als hoofdactie. Queesten en helpers werken nog wel.
legacy-about-goal = Wie { $place } bereikt, neemt 6 punten.
atlas-cards = { $n ->
    [one] Eén nieuwe kaart
   *[other] { $n } nieuwe kaarten
}
atlas-chart = De Caraïben zoals het verhaal ze heeft achtergelaten
atlas-strip = Het deel van de zeekaart waar de kaart over spreekt
atlas-goes-on = hier gaat het verhaal verder
