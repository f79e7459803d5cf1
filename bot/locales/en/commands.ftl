## Groups of commands inside the one for tables

command-table = Keep the table going: settings, pause, resume, rematch, watch, close
command-table-name = table
command-seat = Who sits where: computer players, remove someone, hand over your seat
command-seat-name = seat
command-record = The game as a file, a replay or a review
command-record-name = record
