## Groups of commands inside the one for tables

command-table = Gestire il tavolo: impostazioni, pausa, ripresa, rivincita, seguire, chiudere
command-table-name = tavolo
command-seat = Chi siede dove: computer, allontanare, cedere il posto, abbandonare
command-seat-name = posto
command-record = Tutta la partita fin qui: come file, animazione o analisi
command-record-name = registro
