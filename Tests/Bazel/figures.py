"""Times of Bazel beside one check of all sources, for apps of several sizes.

Usage: figures.py THIMBLE [--brief] [MODULES...]

With --brief, sandboxes and the remote cache are left out, which take most of the time.
"""

import os
import pathlib
import subprocess
import sys
import tempfile
import time

import generated_app
import remote
import workspaces
from bazel import SUMMARIZE, Bazel

HEADER = (
    "modules",
    "sources",
    "check of sources",
    "check of summaries",
    "cold, sandboxed",
    "cold, worker",
    "no change",
    "one change",
    "warm remote",
    "actions: cold, one change, warm",
    "load of the machine before and after",
)


def best(times, command, folder):
    """The best wall time of several runs of a command."""
    results = []
    for _ in range(times):
        begin = time.monotonic()
        subprocess.run(command, cwd=folder, check=True, capture_output=True)
        results.append(time.monotonic() - begin)
    return min(results)


def built(build):
    if build.code:
        raise RuntimeError(build.output)
    return build


def load():
    """The average number of waiting and running processes during the last minute."""
    return f"{os.getloadavg()[0]:.1f}"


def measure(program, count, folder, is_brief):
    before = load()
    app = generated_app.make(folder / "app", program, count)
    sources = list(app.glob("*/**/*.swift"))
    row = [count, f"{len(sources)} files, {sum(file.stat().st_size for file in sources) / 1e6:.1f} MB"]
    row.append(best(3, [program, "check", "App", "Modules"], app))
    check = "//App:check"
    with Bazel(app, folder / "bazel") as bazel:
        # Starting Bazel and loading the build files are not measured.
        built(bazel.build(check, "--nobuild"))
        sandboxed = None
        if not is_brief:
            sandboxed = built(bazel.build(check, f"--strategy={SUMMARIZE}=sandboxed"))
            bazel.run("clean")
        cold = built(bazel.build(check))
        nothing = built(bazel.build(check))
        file = app / f"Modules/Feature{count - 3}/Feature{count - 3}.swift"
        workspaces.edit(
            file, "    let service = Service()\n", "    let service = Service()\n    let log = Service()\n"
        )
        change = built(bazel.build(check))
        built(bazel.build(check, "--output_groups=summaries"))
        summaries = best(3, [program, "check", "--summaries", "@bazel-bin/App/check.summaries"], app)
        warm = None if is_brief else built(build_from_remote_cache(bazel, check, folder, program))
    builds = [sandboxed, cold, nothing, change, warm]
    actions = ", ".join(str(len(build.executed)) for build in [cold, change, warm] if build)
    return [*row, summaries, *(build and build.seconds for build in builds), actions, f"{before}, {load()}"]


def build_from_remote_cache(bazel, check, folder, program):
    """A build of which everything is in a remote cache."""
    with remote.Server(folder / "server", program) as server:
        cache = f"--remote_cache={server.address}"
        bazel.run("clean")
        built(bazel.build(check, cache))
        bazel.run("clean")
        return bazel.build(check, cache)


def cell(value):
    return "" if value is None else f"{value:.2f} s" if isinstance(value, float) else str(value)


def main(program, *arguments):
    program = pathlib.Path(program).resolve()
    counts = [argument for argument in arguments if argument != "--brief"]
    print(f"| {' | '.join(HEADER)} |\n|{'---|' * len(HEADER)}")
    for count in counts or ["300"]:
        with tempfile.TemporaryDirectory(prefix="thimble-figures-") as folder:
            row = measure(program, int(count), pathlib.Path(folder), "--brief" in arguments)
            workspaces.remove(folder)
            pathlib.Path(folder).mkdir()
        print(f"| {' | '.join(cell(value) for value in row)} |", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
