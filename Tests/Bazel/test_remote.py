"""The rules with a remote cache and remote execution, by what Bazel executes, in the sample app."""

import hashlib
import signal
import threading
import time
import unittest

import workspaces
from bazel import Bazel
from remote import Server
from support import PROGRAM, BazelTestCase, needs_server
from test_local import CHECKED, SUMMARIES, summary

ALL = sorted([summary(name) for name in SUMMARIES] + CHECKED)
LOCAL = "--spawn_strategy=local"


@needs_server
class RemoteTestCase(BazelTestCase):
    def setUp(self):
        self.server = Server(self.folder / f"{self._testMethodName}.server", PROGRAM)
        self.addCleanup(self.server.stop)
        self.server.start()

    def workspace(self, name):
        """The sample app in a workspace of its own, with a server of Bazel of its own."""
        name = f"{self._testMethodName}.{name}"
        app = workspaces.sample_app(self.folder / name / "app", PROGRAM)
        return self.enterContext(Bazel(app, self.folder / name / "bazel"))

    @property
    def cache(self):
        return f"--remote_cache={self.server.address}"

    @property
    def execution(self):
        return [f"--remote_executor={self.server.address}", "--remote_local_fallback=false"]


class Cache(RemoteTestCase):
    def test_a_second_workspace_gets_everything_from_the_cache(self):
        first = self.workspace("first").build("//:check", self.cache, LOCAL)
        self.assertBuilt(first)
        self.assertEqual(first.executed, ALL)
        second = self.workspace("second").build("//:check", self.cache, LOCAL)
        self.assertBuilt(second)
        self.assertEqual(second.executed, [])
        self.assertEqual(second.cached, ALL)

    def test_findings_come_from_the_cache(self):
        outputs = []
        for name in ["first", "second"]:
            bazel = self.workspace(name)
            break_app(bazel.workspace)
            outputs.append(bazel.build("//:check", self.cache, LOCAL))
        for build in outputs:
            self.assertNotEqual(build.code, 0)
            self.assertIn("paymentService", build.output)
        # Only the action that fails is never cached.
        self.assertEqual(outputs[1].executed, [CHECKED[1]])


class Execution(RemoteTestCase):
    def test_everything_is_executed_remotely(self):
        build = self.workspace("remote").build("//:check", *self.execution)
        self.assertBuilt(build)
        self.assertEqual(build.executed, ALL)
        self.assertEqual(build.runners, {"remote"})
        # Paths and bytes are the same: what a local build writes is what the server has written.
        local = self.workspace("local").build("//:check", self.cache, LOCAL)
        self.assertBuilt(local)
        self.assertEqual(local.cached, ALL)

    def test_findings_of_remote_actions_fail_the_build(self):
        bazel = self.workspace("remote")
        break_app(bazel.workspace)
        build = bazel.build("//:check", *self.execution)
        self.assertNotEqual(build.code, 0)
        self.assertIn("paymentService", build.output)
        self.assertTrue(bazel.output("check.sarif").exists())


class Failures(RemoteTestCase):
    def kill_in_the_middle(self, bazel, *arguments):
        """Builds, and kills the server as soon as the first summary is there."""
        killed = threading.Event()

        def kill():
            deadline = time.monotonic() + 60
            while time.monotonic() < deadline:
                if any(bazel.workspace.glob("bazel-out/*/bin/*.thimble-summary")):
                    self.server.stop(signal.SIGKILL)
                    killed.set()
                    return
                time.sleep(0.002)

        thread = threading.Thread(target=kill)
        thread.start()
        build = bazel.build("//:check", "--jobs=1", "--remote_retries=1", "--remote_timeout=5", *arguments)
        thread.join()
        self.assertTrue(killed.is_set())
        return build

    def assertRight(self, bazel, *arguments):
        """That the next builds are right, of a sound app and of one with a fault."""
        self.assertBuilt(bazel.build("//:check", *arguments))
        break_app(bazel.workspace)
        broken = bazel.build("//:check", *arguments)
        self.assertNotEqual(broken.code, 0)
        self.assertIn("paymentService", broken.output)

    def test_the_cache_is_killed(self):
        bazel = self.workspace("cache")
        build = self.kill_in_the_middle(bazel, self.cache, LOCAL)
        # A cache only saves time.
        self.assertBuilt(build)
        self.assertRight(bazel, LOCAL)

    def test_the_executor_is_killed(self):
        bazel = self.workspace("executor")
        build = self.kill_in_the_middle(bazel, *self.execution)
        self.assertNotEqual(build.code, 0)
        # The last is what Bazel says if the server ends while it uploads inputs.
        self.assertRegex(build.output, r"(?i)unavailable|connection refused|io exception|errors during bulk transfer")
        self.server.start()
        self.assertRight(bazel, *self.execution)


class Poison(RemoteTestCase):
    """A cache whose entries for the summary of one module are wrong."""

    MODULE = "UseCases"

    def setUp(self):
        super().setUp()
        first = self.workspace("first")
        self.assertBuilt(first.build("//:check", self.cache, LOCAL))
        self.sound = first.output(f"{self.MODULE}.thimble-summary").read_bytes()
        self.other = first.output("Scores.thimble-summary").read_bytes()
        self.second = self.workspace("second")

    def stored(self, content):
        """The file in which the server stores a content."""
        digest = hashlib.sha256(content).hexdigest()
        return self.server.folder / "cas" / "objects" / digest[:2] / digest[2:]

    def overwrite(self, file, content):
        file.parent.mkdir(exist_ok=True)
        if file.exists():
            file.chmod(0o644)
        file.write_bytes(content)

    def redirect(self, content):
        """Stores another content, and names it in the result of the action that wrote the summary."""
        self.overwrite(self.stored(content), content)
        old, new = digest(self.sound), digest(content)
        # Otherwise the lengths of the messages around it would change, too.
        self.assertEqual(len(old), len(new))
        results = [file for file in (self.server.folder / "actioncache").iterdir() if old in file.read_bytes()]
        self.assertEqual(len(results), 1)
        self.overwrite(results[0], results[0].read_bytes().replace(old, new))

    @property
    def damaged(self):
        """The same summary with another byte in the middle, of the same length."""
        middle = len(self.sound) // 2
        return self.sound[:middle] + bytes([self.sound[middle] ^ 1]) + self.sound[middle + 1 :]

    def assertRefused(self, words):
        """That the next build fails and says why, and that one without the cache is right."""
        build = self.second.build("//:check", self.cache, LOCAL)
        self.assertNotEqual(build.code, 0)
        self.assertIn(words, build.output)
        self.assertFalse(self.second.output("check.sarif").exists())
        self.second.run("clean")
        self.assertBuilt(self.second.build("//:check", LOCAL))

    def test_bytes_that_do_not_have_their_digest(self):
        self.overwrite(self.stored(self.sound), self.damaged)
        build = self.second.build("//:check", self.cache, LOCAL)
        # Bazel compares the digest, and executes the action itself.
        self.assertBuilt(build)
        self.assertEqual(build.executed, [summary(self.MODULE)])
        self.assertEqual(self.second.output(f"{self.MODULE}.thimble-summary").read_bytes(), self.sound)

    def test_damaged_bytes_with_their_digest(self):
        self.redirect(self.damaged)
        self.assertRefused(f"{self.MODULE}.thimble-summary")

    def test_the_summary_of_another_module(self):
        self.redirect(self.other)
        self.assertRefused("names must be unique")


def digest(content):
    """The fields of a digest in Protocol Buffers: hash and size."""
    size, rest = b"", len(content)
    while rest > 127:
        size, rest = size + bytes([rest & 127 | 128]), rest >> 7
    return b"\x0a\x40" + hashlib.sha256(content).hexdigest().encode() + b"\x10" + size + bytes([rest])


def break_app(app):
    """Adds a requirement that no scope provides."""
    workspaces.edit(
        app / "Sources/TicTacToe/LoggedIn/LoggedInBuilder.swift",
        "    var webService: WebServicing { get }\n",
        "    var webService: WebServicing { get }\n    var paymentService: PaymentService { get }\n",
    )


if __name__ == "__main__":
    unittest.main()
