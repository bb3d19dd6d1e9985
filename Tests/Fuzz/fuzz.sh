#!/bin/sh
# Fuzzes with libFuzzer under the address sanitizer: no crash, no broken table, no input that is slow or takes memory
# without end.
#
#   Tests/Fuzz/fuzz.sh [SECONDS] [reader|graph]      600 and reader when not given; run it with `nice -n 19` on a machine
#                                                    that others use
#
# `reader` reads each input and checks the tables. `graph` takes each input as a file of an app and makes all that Thimble
# says and writes for it. Three of four inputs are made by `TokenMutator`: words of `Vocabulary` where they mean something
# else, and long runs of one thing. The rest are libFuzzer's own, with `swift.dict`.
#
# The seeds are the golden fixtures and, for the reader, the repository's sources. What was learned stays in FUZZ_FOLDER (by default
# thimble-fuzz in the folder for temporary files) and is used again by the next run of the same fuzzer:
#
#   corpus-reader/     inputs that reach new code; `corpus-graph/` likewise
#   artifacts-reader/  the inputs that broke something (crash-*, timeout-*, oom-*); to see why: reader-fuzzer FILE
#   reader.log         the fuzzer's own words; `time:` is the seconds of the run
#   runs               one line a run: when it ended, its seconds, the number of artifacts after it
#
# FUZZ_ROOT fuzzes another checkout with this one's fuzzers. Exits 1 when there is an artifact. Needs a toolchain with the
# sanitizers (`swiftc -sanitize=fuzzer,address`).
set -eu

seconds=${1:-600}
fuzzer=${2:-reader}
here=$(cd "$(dirname "$0")" && pwd)
own=$(cd "$here/../.." && pwd)
root=${FUZZ_ROOT:-$own}
work=${FUZZ_FOLDER:-${TMPDIR:-/tmp}/thimble-fuzz}
corpus=$work/corpus-$fuzzer
artifacts=$work/artifacts-$fuzzer
seeds=$work/seeds-$fuzzer
mkdir -p "$corpus" "$artifacts" "$seeds" "$work/modules"

case $fuzzer in
reader)
    modules="SwiftReader" main=Reader
    most=4096
    folders="$own/Sources $own/Tests $own/SampleApp"
    ;;
graph)
    modules="Cores Graphs SwiftReader Modules SourceLayout Semantics ScopeGraph WiringText NeedleText Providers ScopeRules TextFormats
        Reporters Drawings" main=Graph
    most=2048
    # Few and small: each takes the whole way.
    folders="$own/Tests/GoldenTests/Fixtures"
    ;;
*) echo "'$fuzzer' is no fuzzer; use reader or graph" >&2; exit 2 ;;
esac

# Each module again when its sources are newer than its object file.
compile() {
    find "$@" -name '*.swift' >"$work/sources"
    swiftc -O -g -wmo -parse-as-library -sanitize=fuzzer,address -swift-version 6 -suppress-warnings \
        -module-name "$module" -package-name thimble -I "$work/modules" -emit-module \
        -emit-module-path "$work/modules/$module.swiftmodule" -emit-object "@$work/sources" \
        -o "$work/modules/$module.o" >"$work/build.log" 2>&1 || { cat "$work/build.log" >&2; exit 2; }
}
objects=""
changed=""
for module in $modules ReaderChecks; do
    sources=$root/Sources/$module
    [ "$module" != ReaderChecks ] || sources=$own/Tests/ReaderChecks
    object=$work/modules/$module.o
    objects="$objects $object"
    if [ -n "$changed" ] || [ ! -f "$object" ] || [ -n "$(find "$sources" -newer "$object")" ]; then
        echo "Building $module"
        compile "$sources"
        changed=yes
    fi
done
module=${main}Fuzzer
compile "$here/$main" "$here/Mutator.swift"
# shellcheck disable=SC2086  # The names of the objects hold no spaces unless FUZZ_FOLDER does.
swiftc -sanitize=fuzzer,address -parse-as-library $objects "$work/modules/$module.o" -o "$work/$fuzzer-fuzzer" \
    >"$work/build.log" 2>&1 || { cat "$work/build.log" >&2; exit 2; }
[ "$seconds" -gt 0 ] || exit 0

# The same seed once, under the name of its content; what is longer than an input may be is left out.
# shellcheck disable=SC2086  # Likewise.
find $folders -name .build -prune -o -name '*.swift' -type f -size -"$most"c -print |
    while read -r file; do cp "$file" "$seeds/$(cksum <"$file" | tr ' ' '-').swift"; done

# The backtraces of Swift's runtime would be taken for the fault by the address sanitizer.
export SWIFT_BACKTRACE=enable=no
# What recurses on the depth of an input shows on the stack of a thread.
# shellcheck disable=SC3045 # The shells of macOS and Linux have it.
ulimit -s 512
# Slow is what takes more than 5 seconds for so few bytes: thousands of times what it may, so only more than linear steps.
status=0
start=$(date +%s)
"$work/$fuzzer-fuzzer" -fork=1 -ignore_crashes=1 -ignore_timeouts=1 -ignore_ooms=1 -max_total_time="$seconds" \
    -detect_leaks=0 -max_len=$most -timeout=5 -rss_limit_mb=2048 -dict="$here/swift.dict" -artifact_prefix="$artifacts/" \
    "$corpus" "$seeds" >>"$work/$fuzzer.log" 2>&1 || status=$?

found=$(find "$artifacts" -type f | wc -l | tr -d ' ')
echo "$(date -u +%Y-%m-%dT%H:%M:%SZ) $fuzzer $(($(date +%s) - start)) s, $found artifacts" | tee -a "$work/runs"
[ "$found" -eq 0 ] && [ "$status" -eq 0 ]
