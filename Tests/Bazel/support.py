"""What the tests share: the program under test, and a folder for each class."""

import os
import pathlib
import tempfile
import unittest

import remote
from workspaces import remove

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


def needs_server(test):
    reason = remote.why_missing()
    return unittest.skipIf(reason is not None, reason or "")(test)
