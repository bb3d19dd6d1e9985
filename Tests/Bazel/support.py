"""What the tests share: the program under test, and a folder for each class."""

import os
import pathlib
import shutil
import tempfile
import unittest

import remote

PROGRAM = pathlib.Path(os.environ["THIMBLE"]).resolve()


class BazelTestCase(unittest.TestCase):
    maxDiff = None

    @classmethod
    def setUpClass(cls):
        cls.folder = pathlib.Path(tempfile.mkdtemp(prefix="thimble-bazel-"))
        cls.addClassCleanup(remove, cls.folder)

    def assertBuilt(self, build):
        self.assertEqual(build.code, 0, build.output)

    def assertExecuted(self, build, expected):
        """That exactly some commands of the rules were run, as pairs of mnemonic and output."""
        self.assertEqual(build.executed, sorted(expected), build.output)


def remove(folder):
    """Removes what Bazel wrote without permission to write."""

    def make_writable(function, path, _):
        for item in [os.path.dirname(path), path]:
            if os.path.lexists(item) and not os.path.islink(item):
                os.chmod(item, 0o755)
        function(path)

    shutil.rmtree(folder, onerror=make_writable)


def needs_server(test):
    reason = remote.why_missing()
    return unittest.skipIf(reason is not None, reason or "")(test)
