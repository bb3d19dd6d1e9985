#!/usr/bin/env bash
# Installs the judges of the language server: pytest-lsp into .build/editor-judges, where tests find it, and Neovim and
# Node.js if they are missing and apt-get may install them. The test of a program that cannot be installed is skipped with
# a message. Does nothing if everything is installed.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")"
readonly judges="$PWD/../../.build/editor-judges"
readonly mark="$judges/installed"

# The editors are programs of the system; each is tried alone.
install_program() {
    command -v "$1" >/dev/null && return
    if command -v apt-get >/dev/null && [ "$(id -u)" -eq 0 ]; then
        apt-get update -qq >/dev/null 2>&1 || true
        if DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$2" >/dev/null 2>&1; then
            return
        fi
    fi
    echo "SKIPPED: $2 is missing and could not be installed; its test says so, too."
}
install_program nvim neovim
install_program node nodejs

if [ -f "$mark" ] && cmp -s requirements.txt "$mark"; then exit 0; fi
rm -rf "$judges"
mkdir -p "$(dirname "$judges")"
python3 -m venv "$judges"
"$judges/bin/python" -m pip --quiet --disable-pip-version-check install --requirement requirements.txt
cp requirements.txt "$mark"
