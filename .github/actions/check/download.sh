#!/usr/bin/env bash
# Finds the program for this runner: an installed one, or the release of the version that this action belongs to. What is
# not in a release is built by the next step; an archive that differs from its checksum is never used.
set -euo pipefail
# shellcheck source=SCRIPTDIR/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

if [ -n "$THIMBLE_BINARY" ]; then
    [ -x "$THIMBLE_BINARY" ] || fail "The input 'binary' names no program: '$THIMBLE_BINARY'."
    output binary "$THIMBLE_BINARY"
    exit
fi

sources=$GITHUB_ACTION_PATH/../../..
version=$(sed -n 's/^package let toolVersion = "\([^"]*\)"$/\1/p' "$sources/Sources/Reporters/Version.swift")
[ -n "$version" ] || fail "The checkout of this action contains no version."

case $RUNNER_OS-$RUNNER_ARCH in
macOS-*) platform=macos ;;
Linux-X64) platform=linux-x86_64 ;;
Linux-ARM64) platform=linux-aarch64 ;;
Linux-*) platform='' ;;
*) fail "Thimble runs on macOS and Linux, not on $RUNNER_OS." ;;
esac

stage=$(mktemp -d "$RUNNER_TEMP/thimble-download-XXXXXX")
trap 'rm -rf "$stage"' EXIT
folder=$RUNNER_TEMP/thimble-$version

sha256() {
    if command -v sha256sum >/dev/null; then sha256sum "$1"; else shasum -a 256 "$1"; fi | cut -d' ' -f1
}

# The next steps look for an earlier build, or build.
build_instead() {
    command -v swift >/dev/null ||
        fail "$1, and there is no Swift on this runner to build it: install Swift, or set the input 'binary'."
    say notice "$1: it is built from its sources."
    output build true
    output folder "$folder"
    output binary "$folder/thimble"
    list=$stage/sources
    (
        cd "$sources"
        find Package.swift Sources -type f | LC_ALL=C sort | while IFS= read -r file; do sha256 "$file"; done
    ) >"$list"
    output key "thimble-$RUNNER_OS-$RUNNER_ARCH-$(sha256 "$list")"
    exit
}

[ -n "$platform" ] || build_instead "There is no binary of Thimble for $RUNNER_OS on $RUNNER_ARCH"
archive=thimble-$version-$platform.tar.gz
address=$GITHUB_SERVER_URL/${THIMBLE_REPOSITORY:-$GITHUB_REPOSITORY}/releases/download/$version

download() { curl --fail --silent --show-error --location --retry 3 --output "$stage/$1" "$address/$1"; }

download checksums.txt || build_instead "There is no release of Thimble $version at $address"
expected=$(awk -v name="$archive" '$2 == name { print $1 }' "$stage/checksums.txt")
[ -n "$expected" ] || build_instead "The release of Thimble $version contains no binary for $platform"
download "$archive" || fail "The archive $address/$archive cannot be downloaded, though its checksum is listed."
actual=$(sha256 "$stage/$archive")
[ "$actual" = "$expected" ] ||
    fail "The archive $address/$archive is not the one that was released: its SHA-256 is $actual and should be $expected. Nothing was installed."

tar -xzf "$stage/$archive" -C "$stage"
"$stage/${archive%.tar.gz}/thimble" --version >/dev/null ||
    build_instead "The binary of Thimble $version does not run on this system"
rm -rf "$folder"
mv "$stage/${archive%.tar.gz}" "$folder"
output binary "$folder/thimble"
echo "Thimble $version, $platform, SHA-256 $actual"
