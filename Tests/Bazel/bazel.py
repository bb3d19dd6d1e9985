"""Bazel in a workspace, without a network."""

import os
import pathlib
import signal
import subprocess
import time
from dataclasses import dataclass

import execution_log

HERE = pathlib.Path(__file__).resolve().parent
REPOSITORY = HERE.parent.parent
RULES = REPOSITORY / "Sources" / "Bazel"

# What Bazel would download.
STAND_INS = ["build_bazel_rules_swift", "rules_cc", "rules_java", "remote_coverage_tools"]
PLATFORMS = "/usr/share/bazel/tools/platforms"

# The mnemonics of the rules' actions.
SUMMARIZE, CHECK, FINDINGS, GENERATE, GRAPH = (
    "ThimbleSummarize",
    "ThimbleCheck",
    "ThimbleFindings",
    "ThimbleGenerate",
    "ThimbleGraph",
)


@dataclass(frozen=True)
class Build:
    code: int
    output: str
    seconds: float
    spawns: list

    @property
    def executed(self):
        """The commands of the rules that were run, as sorted pairs of mnemonic and output."""
        return sorted((spawn.mnemonic, spawn.output) for spawn in self._own if not spawn.is_cache_hit)

    @property
    def cached(self):
        return sorted((spawn.mnemonic, spawn.output) for spawn in self._own if spawn.is_cache_hit)

    @property
    def runners(self):
        return {spawn.runner for spawn in self._own}

    def count(self, mnemonic):
        return sum(pair[0] == mnemonic for pair in self.executed)

    @property
    def _own(self):
        return [spawn for spawn in self.spawns if spawn.mnemonic.startswith("Thimble")]


class Bazel:
    """A server of Bazel for one workspace. Leaving the context ends it."""

    def __init__(self, workspace, root, rules=RULES):
        """
        workspace: the folder of the workspace.
        root: the folder for all that Bazel writes.
        rules: the folder of Thimble's rules; None if the workspace declares them.
        """
        self.workspace = pathlib.Path(workspace)
        self.root = pathlib.Path(root)
        self.root.mkdir(parents=True, exist_ok=True)
        overrides = {name: HERE / "Repositories" / name for name in STAND_INS}
        overrides["platforms"] = PLATFORMS
        if rules:
            overrides["thimble"] = rules
        lines = [f"common --override_repository={name}={folder}" for name, folder in overrides.items()]
        # Debian's settings make Bazel print all that its sandbox does.
        lines += ["build --nosandbox_debug", "build --noshow_progress", "build --color=no"]
        self.settings = self.root / "bazelrc"
        self.settings.write_text("\n".join(lines) + "\n")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.run("shutdown")

    def command(self, *arguments):
        return [
            "bazel",
            f"--output_user_root={self.root / 'output'}",
            "--nohome_rc",
            f"--bazelrc={self.settings}",
            # A server that is left behind by a test that was killed ends by itself.
            "--max_idle_secs=60",
            "--host_jvm_args=-Xmx1g",
            *arguments,
        ]

    def run(self, *arguments, timeout=240):
        begin = time.monotonic()
        # A file, because the server that the client starts keeps a pipe open.
        with open(self.root / "log", "w+") as log:
            process = subprocess.Popen(
                self.command(*arguments),
                cwd=self.workspace,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
            try:
                code = process.wait(timeout)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()
                code = None
            seconds = time.monotonic() - begin
            log.seek(0)
            return subprocess.CompletedProcess(arguments, code, log.read()), seconds

    def build(self, *arguments, verb="build"):
        """Builds, and reads what was executed."""
        log = self.root / "execution.json"
        log.unlink(missing_ok=True)
        result, seconds = self.run(verb, f"--execution_log_json_file={log}", *arguments)
        spawns = execution_log.spawns(log) if log.exists() else []
        return Build(result.returncode, result.stdout, seconds, spawns)

    def test(self, *arguments):
        return self.build(*arguments, verb="test")

    def output(self, path):
        """A file that was built."""
        return self.workspace / "bazel-bin" / path
