#!/bin/sh
# Put a dump in the place of the PostgreSQL database that PGHOST, PGUSER, PGPASSWORD and PGDATABASE
# name. The bots must be stopped. The database that was there is kept under another name.
#   restore.sh FILE
set -eu
file=$1
restored=${PGDATABASE}_restored
kept=${PGDATABASE}_before_$(date -u +%Y%m%d%H%M%S)

# What was not there need not be told.
export PGOPTIONS='-c client_min_messages=warning'
pg_restore --list "$file" >/dev/null
users=$(psql --dbname=postgres --no-psqlrc --tuples-only --no-align --set=database="$PGDATABASE" <<'SQL'
SELECT count(*) FROM pg_stat_activity WHERE datname = :'database' AND backend_type = 'client backend';
SQL
)
if [ "$users" -gt 0 ]; then
    echo "The database $PGDATABASE is in use; stop the bots first." >&2
    exit 1
fi
dropdb --if-exists "$restored"
createdb --template=template0 --encoding=UTF8 "$restored"
pg_restore --exit-on-error --single-transaction --no-owner --dbname="$restored" "$file"
# Refused, and nothing is changed, if a bot has connected meanwhile.
psql --quiet --no-psqlrc --dbname=postgres --set=ON_ERROR_STOP=1 --single-transaction \
    --set=database="$PGDATABASE" --set=restored="$restored" --set=kept="$kept" <<'SQL'
ALTER DATABASE :"database" RENAME TO :"kept";
ALTER DATABASE :"restored" RENAME TO :"database";
SQL
echo "The database $PGDATABASE is as in $file; what was there before is in $kept."
