"""Rules that have other attributes than those of rules_swift."""

import unittest

import workspaces
from bazel import Bazel
from support import PROGRAM, BazelTestCase

# `exports` is one label, which may be unset.
LIBRARY = """
def _impl(ctx):
    return [DefaultInfo(files = depset(ctx.files.srcs))]

library = rule(
    implementation = _impl,
    attrs = {
        "deps": attr.label_list(),
        "exports": attr.label(),
        "module_name": attr.string(),
        "srcs": attr.label_list(allow_files = True),
    },
)
"""

BUILD = """
load("@thimble//:defs.bzl", "thimble_check")
load(":library.bzl", "library")

library(name = "A", module_name = "A", srcs = ["A.swift"])
library(name = "B", module_name = "B", srcs = ["B.swift"], exports = ":A")
library(name = "C", module_name = "C", srcs = ["C.swift"], deps = [":B"])
thimble_check(name = "check", allow_empty = %s, roots = [":C"])
"""


class Attributes(BazelTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.app = cls.folder / "app"
        workspaces.prepare(cls.app, PROGRAM)
        sources = {f"{name}.swift": f"public final class {name} {{}}\n" for name in "ABC"}
        workspaces.write(cls.app, {"library.bzl": LIBRARY, **sources})
        cls.bazel = cls.enterClassContext(Bazel(cls.app, cls.folder / "bazel"))

    def build(self, allow_empty):
        workspaces.write(self.app, {"BUILD.bazel": BUILD % allow_empty})
        return self.bazel.build("//:check")

    def dependencies(self, module):
        """What the summary of a module says that the module can import; `None` for nothing."""
        words = self.bazel.output(f"{module}.thimble-summary-0.params").read_text().split()
        if "--no-dependencies" in words:
            return None
        return [value for word, value in zip(words, words[1:]) if word == "--depends-on"]

    def test_one_label_that_may_be_unset(self):
        self.assertBuilt(self.build(allow_empty=True))
        self.assertIsNone(self.dependencies("A"))
        self.assertEqual(self.dependencies("B"), ["A"])
        self.assertEqual(self.dependencies("C"), ["B", "A"])

    def test_an_app_without_scopes(self):
        build = self.build(allow_empty=False)
        self.assertNotEqual(build.code, 0)
        self.assertIn("No scope was found", build.output)
        self.assertBuilt(self.build(allow_empty=True))


if __name__ == "__main__":
    unittest.main()
