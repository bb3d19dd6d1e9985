#!/usr/bin/env bash
# Builds the program from the checkout of this action.
set -euo pipefail
# shellcheck source=SCRIPTDIR/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

flags=(-c release --product thimble --package-path "$GITHUB_ACTION_PATH/../../.." --scratch-path "$RUNNER_TEMP/thimble-build")
[ "$RUNNER_OS" != Linux ] || flags+=(--static-swift-stdlib)
swift build "${flags[@]}" || fail "Thimble cannot be built from its sources; the messages are above."
program=$(swift build "${flags[@]}" --show-bin-path)/thimble
# A folder that was built only in part must not end up in the cache.
stage=$(mktemp -d "$RUNNER_TEMP/thimble-built-XXXXXX")
cp "$program" "$stage/"
rm -rf "$THIMBLE_FOLDER"
mv "$stage" "$THIMBLE_FOLDER"
