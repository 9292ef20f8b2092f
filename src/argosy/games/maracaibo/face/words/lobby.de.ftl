# die Möglichkeiten, je ein Satz
option-setup-75 = Ruhige See
option-setup-75-help = Die Seekarte, wie sie gedruckt ist. Für erste Partien.
option-setup-76 = Frische Brise
option-setup-76-help = Vier Legacyplättchen verändern Orte und Wege.
option-setup-77 = Sturmzeit
option-setup-77-help = Sieben Legacyplättchen; für alle, die die Seekarte kennen.
option-jean-0 = Sehr leicht
option-jean-0-help = Ihr Stapel: 5 A. Keine starke Karte: lern die Seekarte in Ruhe kennen.
option-jean-1 = Leicht
option-jean-1-help = Ihr Stapel: 5 A, 1 C. Eine starke Karte von sechs.
option-jean-2 = Mittel
option-jean-2-help = Ihr Stapel: 5 A, 1 B, 1 C. Zwei starke von sieben.
option-jean-3 = Schwer
option-jean-3-help = Ihr Stapel: 4 A, 2 B, 1 C. Drei starke von sieben.
option-jean-4 = Sehr schwer
option-jean-4-help = Ihr Stapel: 3 A, 3 B, 1 C. Vier von sieben; bring einen Plan mit.
