#!/usr/bin/env bash
# Runs the check. Findings become annotations, and its exit code that of the step.
set -euo pipefail
# shellcheck source=SCRIPTDIR/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

read_paths
arguments=(check --reporter github-actions)
[ -z "$THIMBLE_FAIL_LEVEL" ] || arguments+=(--fail-on "$THIMBLE_FAIL_LEVEL")
[ -z "$THIMBLE_BASELINE" ] || arguments+=(--baseline "$THIMBLE_BASELINE")
sarif=$RUNNER_TEMP/thimble.sarif
rm -f "$sarif"
[ "$THIMBLE_SARIF" != true ] || arguments+=(--reporter "sarif=$sarif")
# The reporter writes the summary where this variable says.
[ "$THIMBLE_SUMMARY" = true ] || unset GITHUB_STEP_SUMMARY

code=0
"$THIMBLE" "${arguments[@]}" -- "${paths[@]}" || code=$?
output code "$code"
[ "$code" -lt 2 ] || say error "The check could not run; the log says why."
[ ! -e "$sarif" ] || output sarif "$sarif"
exit "$code"
