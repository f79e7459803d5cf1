## Groups of commands inside the one for tables

command-table = Keep the table going: settings, pause, resume, rematch, watch, close
command-table-name = table
command-seat = Who sits where: computer players, remove someone, hand over your seat
command-seat-name = seat
command-record = The whole game, afterwards or so far: as a file, an animation or a review
command-record-name = record
