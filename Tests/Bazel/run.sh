#!/usr/bin/env bash
# Tries the rules for Bazel: run.sh THIMBLE [TEST...]. Skips, and says so, where Bazel cannot be installed.
set -euo pipefail

[ $# -gt 0 ] || { echo "Usage: Tests/Bazel/run.sh THIMBLE [TEST...]" >&2; exit 2; }
THIMBLE=$(realpath "$1")
export THIMBLE
shift
cd "$(dirname "${BASH_SOURCE[0]}")"
code=0
./install.sh || code=$?
if [ "$code" -eq 3 ]; then
    echo "SKIPPED: Bazel is missing and cannot be installed here; the rules for Bazel are not tried."
    exit 0
fi
[ "$code" -eq 0 ] || { echo "error: Bazel could not be installed; the rules for Bazel cannot be tried." >&2; exit 1; }
export PYTHONDONTWRITEBYTECODE=1
# `discover` has to come before its options.
[ $# -gt 0 ] || exec python3 -m unittest discover --verbose
exec python3 -m unittest --verbose "$@"
