"""An app of 300 modules, by what Bazel executes."""

import unittest

import generated_app
import workspaces
from bazel import CHECK, FINDINGS, SUMMARIZE, Bazel
from support import PROGRAM, BazelTestCase

MODULES = 300
CHECKED = [(CHECK, "check.code"), (FINDINGS, "check.passed")]


class Counts(BazelTestCase):
    def test_counts(self):
        app = generated_app.make(self.folder / "app", PROGRAM, MODULES)
        bazel = self.enterContext(Bazel(app, self.folder / "bazel"))
        cache = f"--disk_cache={self.folder / 'cache'}"

        cold = bazel.build("//App:check", cache)
        self.assertBuilt(cold)
        self.assertEqual((cold.count(SUMMARIZE), cold.count(CHECK), cold.count(FINDINGS)), (MODULES, 1, 1))

        nothing = bazel.build("//App:check", cache)
        self.assertBuilt(nothing)
        self.assertEqual(nothing.spawns, [])

        leaf = f"Feature{MODULES - 3}"
        summary = (SUMMARIZE, f"{leaf}.thimble-summary")
        workspaces.edit(
            app / f"Modules/{leaf}/{leaf}.swift",
            f"public final class {leaf}Interactor {{\n",
            f"public final class {leaf}Interactor {{ // For the screens.\n",
        )
        comment = bazel.build("//App:check", cache)
        self.assertBuilt(comment)
        self.assertExecuted(comment, [summary])

        ledger = app / f"Modules/{leaf}/Ledger0.swift"
        ledger.write_text(ledger.read_text().replace("100 - discount", "101 - discount"))
        body = bazel.build("//App:check", cache)
        self.assertBuilt(body)
        self.assertEqual(body.count(SUMMARIZE), 1, body.output)

        workspaces.edit(
            app / f"Modules/{leaf}/{leaf}.swift",
            "    var parentService: Service { get }\n",
            "    var parentService: Service { get }\n    var payments: Service { get }\n",
        )
        broken = bazel.build("//App:check", cache)
        self.assertNotEqual(broken.code, 0)
        self.assertExecuted(broken, [summary, *CHECKED])
        self.assertIn("payments", broken.output)

        bazel.run("clean")
        cached = bazel.build("//App:check", cache)
        self.assertExecuted(cached, [CHECKED[1]])
        self.assertEqual(len(cached.cached), MODULES + 1)


if __name__ == "__main__":
    unittest.main()
