# die Möglichkeiten, je ein Satz
option-tower-0-help = Jeder Würfel hat seine eigene Chance, hängen zu bleiben und sich zu lösen.
option-tower-1-help = Je mehr Würfel hineinfallen, desto mehr steckengebliebene stoßen sie los.
