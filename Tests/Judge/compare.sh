#!/bin/sh
# Compares what `thimble inspect` reads with what swift-syntax reads, over all Swift files below the given folders.
#
#   Tests/Judge/compare.sh FOLDER...
#
# Needs the swift-syntax libraries that come with the toolchain. Prints the differing lines (`<` the judge, `>` the
# reader), or nothing but the number of lines that agree; exits 1 on a difference.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
work=${TMPDIR:-/tmp}/thimble-judge
host=${SWIFT_HOST:-$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")/lib/swift/host}
mkdir -p "$work"

if [ ! -x "$work/judge" ] || [ "$here/judge.swift" -nt "$work/judge" ]; then
    swiftc -O -swift-version 6 -I "$host" -L "$host" -lSwiftParser -lSwiftSyntax \
        -Xlinker -rpath -Xlinker "$host" "$here/judge.swift" -o "$work/judge"
fi
swift build --package-path "$root" -c release --product thimble
thimble=$(swift build --package-path "$root" -c release --show-bin-path)/thimble

find "$@" -name '*.swift' -type f | LC_ALL=C sort >"$work/files"
# A file that is no valid Swift has no right answer; the judge marks it with a line of its own.
"$work/judge" "@$work/files" | grep -v '^{"error":' | LC_ALL=C sort >"$work/judge.jsonl"
"$thimble" inspect --file-list "$work/files" | LC_ALL=C sort >"$work/reader.jsonl"
if diff "$work/judge.jsonl" "$work/reader.jsonl"; then
    echo "$(wc -l <"$work/judge.jsonl") lines agree"
else
    exit 1
fi
