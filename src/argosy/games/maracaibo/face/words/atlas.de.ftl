# Was die Kampagne an der Welt geändert hat, in schlichten Regeln.

legacy-about-l1 = Puerto Cabezas ist eine Stadt mit Markt. Ihre Aktion erfüllt die Quest, die dort liegt.
legacy-about-l2 = Die Überfahrt nach Port Royal kostet 3 Bewegungspunkte.
legacy-about-l3 = Cartagena ist geschlossen: kein Stadtplättchen, keine Hauptaktion, kein Marker dort.
legacy-about-l4 = Eine neue Stadt neben Cumaná für alle, die bis Feld 4 entdeckt haben. Hin- und Rückweg kosten je 3 Bewegungspunkte.
legacy-about-l5 = Wer seine Bewegung dort beendet, nimmt vor der Hauptaktion eine Figur.
legacy-about-l6 = Im Kampf: ein Marker der kämpfenden Nation auf ein freies Feld für 3 Einfluss und 8 Dublonen.
legacy-about-l7 = Eine neue Stadt jenseits von Portobello für alle, die bis Feld 11 entdeckt haben.
legacy-about-l8 = Die Überfahrt nach Tortuga kostet 3 Bewegungspunkte.
legacy-about-l9 = Im Kampf für alle, die bis Feld 5 entdeckt haben: ein Marker der kämpfenden Nation für 12 Dublonen.
legacy-about-site = Wer seine Bewegung in { $place } beendet, darf bauen: { $gain } für { $pay }, und eine Scheibe vom Schiff. Platz ist für { $spaces }.
legacy-about-skull = Keine Dorfaktion als Hauptaktion. Quests und Gehilfen wirken weiter.
legacy-about-goal = Wer { $place } erreicht, nimmt 6 Siegpunkte.
atlas-cards = { $n ->
    [one] Eine neue Karte
   *[other] { $n } neue Karten
}
atlas-chart = Die Karibik, wie die Geschichte sie hinterlassen hat
atlas-strip = Der Teil der Seekarte, von dem die Karte spricht
atlas-goes-on = hier geht die Geschichte weiter
