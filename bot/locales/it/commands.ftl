## Groups of commands inside the one for tables

command-table = Gestire il tavolo: impostazioni, pausa, ripresa, rivincita, seguire, chiudere
command-table-name = tavolo
command-seat = Chi siede dove: computer, allontanare, cedere il posto, abbandonare
command-seat-name = posto
command-record = La partita come file, replay o analisi
command-record-name = riepilogo
