#!/bin/sh
# Long campaigns against the reader, in a release build. Each prints what it finds and a last line with the counts, and
# exits 1 when it found anything; inputs that broke something are kept in CAMPAIGN_FINDS (by default thimble-finds in
# the folder for temporary files).
#
#   Tests/ReaderCampaigns/campaign.sh damage [--every N] FOLDER...
#       every file of the folders, at every (N-th) byte: cut off, the byte deleted, replaced by NUL, `"`, `{` and 0xFF;
#       and joined with the next file. Nothing traps, the tables hold, no declaration in front of the damage is harmed.
#   Tests/ReaderCampaigns/campaign.sh splice SECONDS SEED FOLDER...
#       the structure-aware fuzzer: tokens deleted, duplicated, swapped and spliced from other files; the same checks.
#       The same seed and folders give the same inputs.
#   Tests/ReaderCampaigns/campaign.sh sizes [NAME]
#       100,000 nested brackets of each kind, lines of 10 MB, a file of 100 MB, a million declarations: time and memory
#       of each beside those of this repository's own sources at that size, on a small stack.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
work=${TMPDIR:-/tmp}/thimble-campaign
export CAMPAIGN_FINDS="${CAMPAIGN_FINDS:-${TMPDIR:-/tmp}/thimble-finds}"
mkdir -p "$work"

find "$root/Sources/SwiftReader" "$root/Tests/ReaderChecks" "$here" -name '*.swift' >"$work/sources"
if [ ! -x "$work/campaign" ] || [ -n "$(find "$root/Sources/SwiftReader" "$root/Tests/ReaderChecks" "$here" -newer "$work/campaign")" ]; then
    # One module: its own files import it, which the compiler would warn of. With -g it leaves files where it runs.
    (cd "$work" && swiftc -O -wmo -g -parse-as-library -swift-version 6 -suppress-warnings -module-name SwiftReader \
        -package-name thimble "@sources" -o campaign)
fi
if [ "${1:-}" = sizes ]; then
    # What recursed would end here. The ordinary code is this repository's.
    # shellcheck disable=SC3045 # The shells of macOS and Linux have it.
    ulimit -s 512
    export CAMPAIGN_SOURCES="$root/Sources"
fi
exec "$work/campaign" "$@"
