error-line-no-command = The program “{ $command }” of a line bot cannot be started. Write line: and the command, for example line:./my_bot.py, and make sure that the file may be executed.
error-line-silent = The line bot “{ $command }” did not answer within { $seconds } seconds. It must write one line for every line it reads, and flush it.
error-line-ended = The line bot “{ $command }” ended in the middle of a game (exit status { $code }). Its last words: { $said }
error-line-nonsense = The line bot “{ $command }” answered “{ $answer }”. It must write exactly one line for each decision: a JSON object with the code or the notation of a legal move, such as {"{"}"move": 12{"}"}.
error-line-wrong-move = The line bot “{ $command }” named a move that cannot be made. { $why }
