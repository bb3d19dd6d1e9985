#!/usr/bin/env bash
# Installs the judges of pages into .build/page-judges, which tests find there; does nothing where they are. The browser is
# Chromium as the system has it; where it is missing, it is installed if this is Debian and the user may.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")"
readonly judges="$PWD/../../.build/page-judges"
readonly mark="$judges/installed"

browser() {
    command -v chromium || command -v chromium-browser || command -v google-chrome
}

if ! browser >/dev/null; then
    if ! command -v apt-get >/dev/null || [ "$(id -u)" -ne 0 ]; then
        echo "error: There is no Chromium on the search path." >&2
        exit 1
    fi
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium >/dev/null
fi
if [ -f "$mark" ] && cmp -s requirements.txt "$mark"; then exit 0; fi

rm -rf "$judges"
mkdir -p "$(dirname "$judges")"
python3 -m venv "$judges"
"$judges/bin/python" -m pip --quiet --disable-pip-version-check install --requirement requirements.txt
cp requirements.txt "$mark"
