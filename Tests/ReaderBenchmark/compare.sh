#!/bin/sh
# How fast the reader is beside swift-syntax 603.0.1, on the same files in one run, each with one thread.
#
#   Tests/ReaderBenchmark/compare.sh FOLDER...
#
# Builds the reader in release and in debug, and swift-syntax in release (fetched from GitHub; some ten minutes the first
# time), then runs the three by turns. Each line gives the median pass, and the slowest and the fastest.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
work=${TMPDIR:-/tmp}/thimble-yardstick

for configuration in release debug; do
    swift build --package-path "$root" -c $configuration --product reader-benchmark >&2
done
swift build --package-path "$here/Yardstick" --scratch-path "$work" -c release >&2
release=$(swift build --package-path "$root" -c release --show-bin-path)/reader-benchmark
debug=$(swift build --package-path "$root" -c debug --show-bin-path)/reader-benchmark
yardstick=$(swift build --package-path "$here/Yardstick" --scratch-path "$work" -c release --show-bin-path)/yardstick

"$release" --passes 1 "$@" | grep -v '^speed'
for _ in 1 2 3; do
    "$yardstick" 3 "$@"
    "$release" --passes 9 "$@" | sed -n 's/^speed: */reader, release: /p'
    "$debug" --passes 3 "$@" | sed -n 's/^speed: */reader, debug: /p'
done
