"""Workspaces for tests."""

import os
import pathlib
import shutil

import manual
from bazel import HERE, REPOSITORY


def write(folder, files):
    for path, text in files.items():
        file = pathlib.Path(folder) / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)


def prepare(folder, program):
    """Writes what every workspace has: the options of the manual, and a program that the workspace contains."""
    page = manual.page()
    write(
        folder,
        {
            "WORKSPACE": 'workspace(name = "app")\n\nregister_toolchains("//tools:thimble_toolchain")\n',
            ".bazelrc": page.snippet("Options of Bazel"),
            "tools/BUILD.bazel": page.snippet("A program of your own"),
        },
    )
    target = pathlib.Path(folder) / "tools/bin/thimble"
    target.parent.mkdir(exist_ok=True)
    shutil.copy(program, target)


def sample_app(folder, program):
    """The sample app of this repository, with a build file."""
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True)
    for name in ["Sources", "Tests"]:
        shutil.copytree(REPOSITORY / "SampleApp" / name, folder / name)
    for file in [REPOSITORY / "SampleApp" / ".thimble.json", HERE / "SampleApp" / "BUILD.bazel"]:
        shutil.copy(file, folder)
    prepare(folder, program)
    return folder


def edit(file, old, new):
    """Replaces a text that occurs once in a file."""
    text = file.read_text()
    if text.count(old) != 1:
        raise ValueError(f"{file} contains {text.count(old)} times: {old}")
    file.write_text(text.replace(old, new))


def remove(folder):
    """Removes what Bazel wrote without permission to write."""

    def make_writable(function, path, _):
        for item in [os.path.dirname(path), path]:
            if os.path.lexists(item) and not os.path.islink(item):
                os.chmod(item, 0o755)
        function(path)

    shutil.rmtree(folder, onerror=make_writable)
