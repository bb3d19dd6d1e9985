#!/usr/bin/env bash
# Installs the judges of what teams install into .build/distribution-judges, where tests find them; does nothing where
# they are.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")"
readonly judges="$PWD/../../.build/distribution-judges"
readonly mark="$judges/installed"
if [ -f "$mark" ] && cmp -s requirements.txt "$mark"; then exit 0; fi

rm -rf "$judges"
mkdir -p "$(dirname "$judges")"
python3 -m venv "$judges"
"$judges/bin/python" -m pip --quiet --disable-pip-version-check install --requirement requirements.txt
cp requirements.txt "$mark"
