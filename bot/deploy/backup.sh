#!/bin/sh
# Dump the PostgreSQL database that PGHOST, PGUSER, PGPASSWORD and PGDATABASE name. The bot may run.
#   backup.sh FOLDER         make one dump
#   backup.sh FOLDER daily   make one whenever the newest is a day old, until stopped
#   backup.sh FOLDER fresh   exit with 0 if there is one of the last 26 hours
# Once there is a new one, those older than KEEP_DAYS days, 14 if not set, are deleted.
set -eu
umask 077
folder=$1

younger_than() {
    [ -n "$(find "$folder" -name 'cable-car-*.dump' -mmin "-$1")" ]
}

# What is in these tables stays out: it is of bots that run now, and none of those goes on by mistake
# on what is restored from the dump.
own="--exclude-table-data=leases --exclude-table-data=processes
    --exclude-table-data=shards --exclude-table-data=gates"

dump() {
    file=$folder/cable-car-$(date -u +%Y-%m-%dT%H%M%SZ).dump
    rm -f "$folder"/*.unfinished
    # shellcheck disable=SC2086
    pg_dump --format=custom $own --file="$file.unfinished" &&
        pg_restore --list "$file.unfinished" >/dev/null &&
        mv "$file.unfinished" "$file" &&
        echo "The database is copied to $file." &&
        find "$folder" -name 'cable-car-*.dump' -mtime "+${KEEP_DAYS:-14}" -delete
}

case ${2:-once} in
once) dump ;;
fresh) younger_than 1560 ;;
daily)
    while true; do
        younger_than 1440 || dump || echo "No copy was made; the next try is in 10 minutes." >&2
        sleep 600
    done
    ;;
*)
    echo "Usage: backup.sh FOLDER [once|daily|fresh]" >&2
    exit 2
    ;;
esac
