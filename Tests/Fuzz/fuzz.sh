#!/bin/sh
# Fuzzes the reader with libFuzzer under the address sanitizer: no crash, no broken table, no input that is slow.
#
#   Tests/Fuzz/fuzz.sh [SECONDS]      600 when not given; run it with `nice -n 19` on a machine that others use
#
# The seeds are the golden fixtures and the repository's sources. What was learned stays in FUZZ_FOLDER (by default
# thimble-fuzz in the folder for temporary files) and is used again by the next run:
#
#   corpus/      inputs that reach new code
#   artifacts/   the inputs that broke something (crash-*, timeout-*, oom-*); to see why: reader-fuzzer artifacts/NAME
#   fuzz.log     the fuzzer's own words; `time:` is the seconds of the run
#   runs         one line a run: when it ended, its seconds, the number of artifacts after it
#
# Exits 1 when there is an artifact. Needs a toolchain with the sanitizers (`swiftc -sanitize=fuzzer,address`).
set -eu

seconds=${1:-600}
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
work=${FUZZ_FOLDER:-${TMPDIR:-/tmp}/thimble-fuzz}
mkdir -p "$work/corpus" "$work/seeds" "$work/artifacts"

echo "Building $work/reader-fuzzer"
find "$root/Sources/SwiftReader" "$root/Tests/ReaderChecks" "$here" -name '*.swift' >"$work/sources"
# One module: its own files import it, which the compiler would warn of. The linker has much to say of the sanitizer.
swiftc -O -g -parse-as-library -sanitize=fuzzer,address -swift-version 6 -suppress-warnings \
    -module-name SwiftReader -package-name thimble "@$work/sources" -o "$work/reader-fuzzer" >"$work/build.log" 2>&1 ||
    { cat "$work/build.log" >&2; exit 2; }
[ "$seconds" -gt 0 ] || exit 0

# The same seed once, under the name of its content; libFuzzer leaves out what is longer than an input may be.
find "$root/Sources" "$root/Tests" "$root/SampleApp" -name .build -prune -o -name '*.swift' -type f -print |
    while read -r file; do cp "$file" "$work/seeds/$(cksum <"$file" | tr ' ' '-').swift"; done

# The backtraces of Swift's runtime would be taken for the fault by the address sanitizer.
export SWIFT_BACKTRACE=enable=no
# Slow is what takes more than 5 seconds for 16 KiB: thousands of times what it may, so only more than linear steps.
status=0
start=$(date +%s)
"$work/reader-fuzzer" -fork=1 -ignore_crashes=1 -ignore_timeouts=1 -ignore_ooms=1 -max_total_time="$seconds" \
    -max_len=16384 -timeout=5 -rss_limit_mb=2048 -dict="$here/swift.dict" -artifact_prefix="$work/artifacts/" \
    "$work/corpus" "$work/seeds" >>"$work/fuzz.log" 2>&1 || status=$?

found=$(find "$work/artifacts" -type f | wc -l | tr -d ' ')
echo "$(date -u +%Y-%m-%dT%H:%M:%SZ) $(($(date +%s) - start)) s, $found artifacts" | tee -a "$work/runs"
[ "$found" -eq 0 ] && [ "$status" -eq 0 ]
