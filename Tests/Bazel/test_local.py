"""The rules on one machine, by what Bazel executes, in the sample app."""

import json
import shutil
import subprocess
import unittest

import workspaces
from bazel import CHECK, FINDINGS, GRAPH, REPOSITORY, SUMMARIZE, Bazel
from support import PROGRAM, BazelTestCase

# The modules of the sample app; the wiring of two is generated from their summary.
SUMMARIES = [
    "Appearance",
    "FilmList",
    "FilmListTests",
    "Flux",
    "FluxTests",
    "NeedleFoundation",
    "Play",
    "RIBs",
    "RIBsTests",
    "ScoreBoardTests",
    "ScoreBoardWiring",
    "Scores",
    "ShowFilms",
    "TextViews",
    "TicTacToeTests",
    "TicTacToeWiring",
    "UseCases",
    "UseCasesTests",
]


def summary(name):
    return (SUMMARIZE, f"{name}.thimble-summary")


CHECKED = [(CHECK, "check.code"), (FINDINGS, "check.passed")]
"""The commands behind the summaries."""


class Counts(BazelTestCase):
    """Each test makes one change in the same workspace, and undoes it."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.app = workspaces.sample_app(cls.folder / "app", PROGRAM)
        cls.bazel = cls.enterClassContext(Bazel(cls.app, cls.folder / "bazel"))
        cls.cache = f"--disk_cache={cls.folder / 'cache'}"
        cls.cold = cls.build()

    @classmethod
    def build(cls, *arguments):
        return cls.bazel.build("//:check", cls.cache, *arguments)

    def change(self, path, old, new):
        """Edits a source, and undoes it after the test."""
        file = self.app / path
        original = file.read_text()
        workspaces.edit(file, old, new)
        self.addCleanup(file.write_text, original)

    def setUp(self):
        self.assertBuilt(self.build())

    def test_cold_runs_one_action_for_each_module(self):
        self.assertBuilt(self.cold)
        self.assertExecuted(self.cold, [summary(name) for name in SUMMARIES] + CHECKED)

    def test_nothing_changed_runs_nothing(self):
        build = self.build()
        self.assertBuilt(build)
        self.assertEqual(build.spawns, [])

    def test_a_comment_runs_the_summary_of_its_module(self):
        old = "final class LoggedInComponent"
        file = "Sources/TicTacToe/LoggedIn/LoggedInBuilder.swift"
        line = next(line for line in (self.app / file).read_text().splitlines() if line.startswith(old))
        self.change(file, line, line + " // A comment.")
        build = self.build()
        self.assertBuilt(build)
        self.assertExecuted(build, [summary("TicTacToeWiring")])

    def test_a_changed_provider_runs_its_summary_and_the_check(self):
        self.change(
            "Sources/TicTacToe/LoggedIn/LoggedInBuilder.swift",
            "    let player2Name: String\n\n",
            "    let player2Name: String\n    var roundLimit: Int { 3 }\n\n",
        )
        build = self.build()
        self.assertBuilt(build)
        # The report is the same, and so nothing behind the check runs.
        self.assertExecuted(build, [summary("TicTacToeWiring"), CHECKED[0]])

    def test_a_changed_requirement_runs_its_summary_and_the_check(self):
        self.change(
            "Sources/TicTacToe/LoggedIn/LoggedInBuilder.swift",
            "    var webService: WebServicing { get }\n",
            "    var webService: WebServicing { get }\n    var paymentService: PaymentService { get }\n",
        )
        build = self.build()
        self.assertNotEqual(build.code, 0)
        self.assertExecuted(build, [summary("TicTacToeWiring"), *CHECKED])
        # The build prints the finding, and the report exists although it failed.
        self.assertRegex(build.output, r"LoggedInBuilder\.swift:\d+:\d+: error: .*paymentService")
        report = json.loads(self.bazel.output("check.sarif").read_text())
        rules = {result["ruleId"] for run in report["runs"] for result in run["results"]}
        self.assertIn("missing-provider", rules)
        # The findings are in the cache, and fail the next build without another check.
        again = self.build()
        self.assertNotEqual(again.code, 0)
        self.assertExecuted(again, [CHECKED[1]])
        self.assertIn("paymentService", again.output)

    def test_a_test_fails_with_the_findings(self):
        passed = self.bazel.test("//:check_test", self.cache)
        self.assertBuilt(passed)
        self.change(
            "Sources/TicTacToe/LoggedIn/LoggedInBuilder.swift",
            "    var webService: WebServicing { get }\n",
            "    var webService: WebServicing { get }\n    var paymentService: PaymentService { get }\n",
        )
        failed = self.bazel.test("//:check_test", self.cache, "--test_output=errors")
        self.assertEqual(failed.code, 3, failed.output)
        self.assertRegex(failed.output, r"LoggedInBuilder\.swift:\d+:\d+: error: .*paymentService")
        report = (self.app / "bazel-testlogs/check_test/test.xml").read_text()
        self.assertIn("missing-provider", report)

    def test_clean_is_answered_by_the_disk_cache(self):
        self.bazel.run("clean")
        build = self.build()
        self.assertBuilt(build)
        self.assertExecuted(build, [])
        self.assertEqual(build.cached, sorted([summary(name) for name in SUMMARIES] + CHECKED))

    def test_another_path_is_answered_by_the_disk_cache(self):
        elsewhere = workspaces.sample_app(self.folder / "another" / "place", PROGRAM)
        with Bazel(elsewhere, self.folder / "another-bazel") as bazel:
            build = bazel.build("//:check", self.cache)
        self.assertBuilt(build)
        self.assertExecuted(build, [])


class Results(BazelTestCase):
    """What the rules give, beside what the program gives for the same sources."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.app = workspaces.sample_app(cls.folder / "app", PROGRAM)
        cls.bazel = cls.enterClassContext(Bazel(cls.app, cls.folder / "bazel"))
        # The same sources with the manifest of SwiftPM, which says the same as the build file.
        cls.package = cls.folder / "package"
        shutil.copytree(REPOSITORY / "SampleApp", cls.package, ignore=shutil.ignore_patterns(".build"))

    def thimble(self, *arguments):
        result = subprocess.run([PROGRAM, *arguments], cwd=self.package, capture_output=True, text=True, timeout=120)
        self.assertLess(result.returncode, 2, result.stderr)
        return result.stdout

    def test_the_wiring_is_that_of_the_sources(self):
        self.assertBuilt(self.bazel.build("//:ScoreBoard", "//:TicTacToe"))
        for module in ["ScoreBoard", "TicTacToe"]:
            self.thimble("generate", "--only-module", module, "--output", f"{module}.expected", "Sources")
            wiring = self.bazel.output(f"{module}Wiring/ThimbleGenerated.swift").read_text()
            self.assertEqual(wiring, (self.package / f"{module}.expected").read_text())
            # The library compiles it.
            self.assertIn(wiring, self.bazel.output(f"{module}.sources").read_text())
        self.assertIn("extension LoggedInComponent: ", wiring)

    def test_the_drawing_is_that_of_the_sources(self):
        build = self.bazel.build("//:graph")
        self.assertBuilt(build)
        self.assertEqual(build.count(GRAPH), 1)
        # Where a module was found is a tooltip.
        expected = self.thimble("graph", ".").replace(", SwiftPM target", ", --module")
        self.assertEqual(self.bazel.output("graph.dot").read_text(), expected)

    def test_the_findings_are_those_of_the_sources(self):
        for folder in [self.app, self.package]:
            file = folder / "Sources/TicTacToe/OffGame/OffGameBuilder.swift"
            self.addCleanup(file.write_text, file.read_text())
            workspaces.edit(
                file,
                "    var scoreStream: ScoreStream { get }\n",
                "    var scoreStream: ScoreStream { get }\n    var coach: Coach { get }\n",
            )
        self.assertNotEqual(self.bazel.build("//:check").code, 0)
        expected = json.loads(self.thimble("check", "--reporter", "sarif", "."))
        report = json.loads(self.bazel.output("check.sarif").read_text())
        self.assertEqual(findings(report), findings(expected))
        self.assertGreater(len(findings(report)), 0)

    def test_a_check_without_a_sandbox_gives_the_same_report(self):
        file = self.app / "Sources/TicTacToe/OffGame/OffGameBuilder.swift"
        self.addCleanup(file.write_text, file.read_text())
        line = "    var scoreStream: ScoreStream { get }\n"
        workspaces.edit(file, line, line + "    var coach: Coach { get }\n")
        reports = []
        for strategy in ["sandboxed", "local"]:
            self.bazel.run("clean")
            build = self.bazel.build("//:check", f"--strategy=ThimbleCheck={strategy}")
            self.assertNotEqual(build.code, 0)
            self.assertEqual(build.count(CHECK), 1)
            reports.append([self.bazel.output(f"check.{name}").read_text() for name in ["txt", "sarif", "junit.xml"]])
        self.assertIn("coach", reports[0][0])
        self.assertEqual(reports[0], reports[1])

    def test_a_worker_writes_the_same_bytes(self):
        contents = []
        for strategy in ["worker", "sandboxed", "local"]:
            self.bazel.run("clean")
            build = self.bazel.build("//:check", f"--strategy=ThimbleSummarize={strategy}", "--worker_sandboxing")
            self.assertBuilt(build)
            expected = {"sandboxed": "linux-sandbox"}.get(strategy, strategy)
            runners = {spawn.runner for spawn in build.spawns if spawn.mnemonic == SUMMARIZE}
            self.assertEqual(runners, {expected})
            contents.append(
                {name: self.bazel.output(f"{name}.thimble-summary").read_bytes() for name in SUMMARIES}
            )
        self.assertEqual(contents[0], contents[1])
        self.assertEqual(contents[0], contents[2])


def findings(report):
    """The findings of a SARIF report: rule, file and line."""
    return sorted(
        (
            result["ruleId"],
            result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"],
            result["locations"][0]["physicalLocation"]["region"]["startLine"],
            result["message"]["text"],
        )
        for run in report["runs"]
        for result in run["results"]
    )


class Mistakes(BazelTestCase):
    """Targets that contradict each other are errors, and not wrong answers."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.app = cls.folder / "app"
        workspaces.prepare(cls.app, PROGRAM)
        cls.bazel = cls.enterClassContext(Bazel(cls.app, cls.folder / "bazel"))

    def build(self, text):
        loads = (
            'load("@build_bazel_rules_swift//swift:swift.bzl", "swift_library", "swift_library_group")\n'
            'load("@thimble//:defs.bzl", "thimble_check", "thimble_generate")\n'
        )
        workspaces.write(
            self.app,
            {"BUILD.bazel": loads + text, "A.swift": "final class A {}\n", "B.swift": "final class B {}\n"},
        )
        return self.bazel.build("//:check")

    def test_wiring_of_other_sources(self):
        build = self.build("""
thimble_generate(name = "Wiring", module = "M", srcs = ["A.swift"])
swift_library(name = "M", module_name = "M", srcs = ["A.swift", "B.swift", ":Wiring"])
thimble_check(name = "check", roots = [":M"])
""")
        self.assertNotEqual(build.code, 0)
        self.assertIn("the module and its thimble_generate differ in 'sources'", build.output)

    def test_wiring_of_another_module(self):
        build = self.build("""
thimble_generate(name = "Wiring", module = "N", srcs = ["A.swift"])
swift_library(name = "M", module_name = "M", srcs = ["A.swift", ":Wiring"])
thimble_check(name = "check", roots = [":M"])
""")
        self.assertNotEqual(build.code, 0)
        self.assertIn("the module and its thimble_generate differ in 'name': M here, N there", build.output)

    def test_two_modules_of_one_name(self):
        build = self.build("""
swift_library(name = "M", module_name = "M", srcs = ["A.swift"])
swift_library(name = "N", module_name = "M", srcs = ["B.swift"])
thimble_check(name = "check", roots = [":M", ":N"])
""")
        self.assertNotEqual(build.code, 0)
        self.assertIn("names must be unique", build.output)

    def test_options_of_the_compiler_that_are_no_mistakes(self):
        build = self.build("""
swift_library(name = "M", module_name = "M", srcs = ["A.swift"], copts = [
    "-swift-version 4.2",
    "-Xfrontend",
    "-default-isolation",
    "-Xfrontend",
    "MainActor",
])
swift_library_group(name = "Group", deps = [":M"])
swift_library(name = "N", module_name = "N", srcs = ["B.swift"], deps = [":Group"])
thimble_check(name = "check", roots = [":N"])
""")
        # There is no scope to check, and that is all.
        self.assertIn("No scope was found", build.output)
        words = self.bazel.output("M.thimble-summary-0.params").read_text().split()
        self.assertEqual(words[words.index("--swift-version") + 1], "4")
        self.assertEqual(words[words.index("--default-isolation") + 1], "MainActor")
        words = self.bazel.output("N.thimble-summary-0.params").read_text().split()
        self.assertEqual(words[words.index("--depends-on") + 1], "M")

    def test_an_unknown_kind(self):
        build = self.build("""
swift_library(name = "M", module_name = "M", srcs = ["A.swift"], tags = ["thimble-kind=app"])
thimble_check(name = "check", roots = [":M"])
""")
        self.assertNotEqual(build.code, 0)
        self.assertIn("'app' is not a kind of module; use one of library, application, test, demo.", build.output)


if __name__ == "__main__":
    unittest.main()
