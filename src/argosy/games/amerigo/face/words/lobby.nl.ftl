# de mogelijkheden, elk een zin
option-tower-0-help = Elk blokje heeft een eigen kans om te blijven hangen en los te komen.
option-tower-1-help = Hoe meer blokjes erin vallen, hoe meer vastzittende ze losstoten.
