# when the database does not work: for players
table-error-unwell = { $kind ->
    [full] The host’s disk is full, so nothing can be written down. What you did has not happened; try again when the host has made room.
    [read-only] Tables can be looked at but not changed just now. What you did has not happened; the host must give the server its rights back.
    [locked] The host’s database is busy with something else. What you did has not happened; try again in a moment.
    [damaged] The host’s database is damaged. What you did has not happened; the host must look at it.
    [disk] The host’s disk cannot be read or written. What you did has not happened; the host must look at it.
    [away] The host’s database does not answer. What you did has not happened; try again in a minute.
   *[other] The host’s database does not work just now. What you did has not happened; try again in a minute.
}
# and for hosts
storage-trouble = The database { $database } { $kind ->
    [full] cannot be written: the disk is full. Make room; nothing else is needed, play goes on by itself.
    [read-only] can only be read. Give the user that runs Argosy the right to write the file and its folder, or look whether the disk is mounted read-only.
    [locked] is locked by another program. Look for another Argosy, a backup or a database tool that holds it.
    [damaged] is damaged. Stop the server, keep a copy of the file, and run: argosy check --salvage NEW_FILE
    [disk] lies on a disk that fails or is full. Look at free space and at the system’s log; play goes on by itself when the disk works.
    [away] cannot be reached. Look whether the folder exists and may be read, or whether the database server runs and lets us in.
   *[other] does not work.
} ({ $why })
storage-too-new = The database was made by a later version of Argosy (its form is { $form }). Update Argosy, or restore a backup that this version made.
table-error-no-backup = The backup { $file } cannot be written: { $why }. Choose a folder that exists, may be written, and has room.
storage-bad-url = { $url } is no database that Argosy can use ({ $why }). Write sqlite:////folder/tables.sqlite3, or postgresql+psycopg://user@host/name with the extra installed: pip install “argosy[postgres]”.
storage-bad-setting = { $name } is “{ $value }”, which Argosy cannot use. Right would be, for example: { $right }
storage-no-log = The log { $file } cannot be written: { $why }. Choose a folder that exists and may be written (ARGOSY_LOG), or leave it out.
# hosts on the command line
table-error-muted = The host has asked you to be silent at this table.
host-no-table = There is no table called { $table }. `argosy host list` shows them.
host-no-seat = { $table } has no seat “{ $seat }”. { $seats ->
    [none] Seats are counted from 1.
   *[other] It has { $seats }.
}
host-wrong-status = That cannot be done at { $table }: { $status ->
    [over] the game is over
    [closed] the table is closed
    [bot] a bot sits there
   *[other] the table is { $status }
}.
