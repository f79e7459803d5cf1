## Groups of commands inside the one for tables

command-table = Gestisci il tavolo: impostazioni, pausa, ripresa, rivincita, notifiche, chiusura
command-table-name = tavolo
command-seat = Chi siede dove: computer, rimozione, cessione del posto, abbandono
command-seat-name = posto
command-record = La partita come file, animazione o analisi
command-record-name = riepilogo
