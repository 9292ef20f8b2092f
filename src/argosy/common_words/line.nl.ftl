error-line-no-command = Het programma “{ $command }” van een regelbot kan niet worden gestart. Schrijf line: en de opdracht, bijvoorbeeld line:./my_bot.py, en zorg dat het bestand uitvoerbaar is.
error-line-silent = De regelbot “{ $command }” antwoordde niet binnen { $seconds } seconden. Hij moet voor elke gelezen regel één regel schrijven en die meteen doorsturen.
error-line-ended = De regelbot “{ $command }” stopte midden in een spel (afsluitcode { $code }). Zijn laatste woorden: { $said }
error-line-nonsense = De regelbot “{ $command }” antwoordde “{ $answer }”. Hij moet voor elke beslissing precies één regel schrijven: een JSON-object met de code of de notatie van een toegestane zet, zoals {"{"}"move": 12{"}"}.
error-line-wrong-move = De regelbot “{ $command }” noemde een zet die niet kan. { $why }
