error-line-no-command = Das Programm „{ $command }“ eines Zeilenbots lässt sich nicht starten. Schreib line: und den Befehl, zum Beispiel line:./my_bot.py, und sorge dafür, dass die Datei ausführbar ist.
error-line-silent = Der Zeilenbot „{ $command }“ hat nicht innerhalb von { $seconds } Sekunden geantwortet. Er muss für jede gelesene Zeile eine schreiben und sie sofort ausgeben.
error-line-ended = Der Zeilenbot „{ $command }“ hat sich mitten im Spiel beendet (Rückgabewert { $code }). Seine letzten Worte: { $said }
error-line-nonsense = Der Zeilenbot „{ $command }“ antwortete „{ $answer }“. Er muss für jede Entscheidung genau eine Zeile schreiben: ein JSON-Objekt mit dem Code oder der Notation eines erlaubten Zugs, etwa {"{"}"move": 12{"}"}.
error-line-wrong-move = Der Zeilenbot „{ $command }“ nannte einen Zug, der nicht möglich ist. { $why }
