"""A server of the Remote Execution API on the loopback: a cache, and a worker that runs actions in a sandbox."""

import os
import pathlib
import re
import shutil
import signal
import socket
import subprocess
import time

from bazel import REPOSITORY

PROGRAMS = REPOSITORY / ".build/bazel/server"


def why_missing():
    """Why no server can run here, or None."""
    if not (PROGRAMS / "buildbox-casd").exists():
        return "the server is not installed; run Tests/Bazel/install.sh"
    if not shutil.which("bwrap"):
        return "there is no bubblewrap, in which the server runs actions"
    trial = subprocess.run(["bwrap", "--ro-bind", "/", "/", "--unshare-all", "true"], capture_output=True, text=True)
    return f"bubblewrap does not work here: {trial.stderr.strip()}" if trial.returncode else None


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def library_folders(program):
    """The folders outside of the system that contain libraries of a program; an action needs them, too."""
    listed = subprocess.run(["ldd", program], capture_output=True, text=True).stdout
    paths = re.findall(r"=> (/\S+)", listed)
    return sorted({"/" + path.split("/")[1] for path in paths} - {"/lib", "/lib64", "/usr"})


class Server:
    """Leaving the context ends the server."""

    def __init__(self, folder, program, jobs=2):
        """
        folder: for all that it stores.
        program: what actions run.
        """
        self.folder = pathlib.Path(folder)
        self.port = free_port()
        self.address = f"grpc://127.0.0.1:{self.port}"
        mounts = ["/usr:/usr", "/usr/bin:/bin", "/usr/lib:/lib", "/usr/lib64:/lib64"]
        mounts += [f"{path}:{path}" for path in library_folders(program)]
        self.command = [
            PROGRAMS / "buildbox-casd",
            f"--bind=127.0.0.1:{self.port}",
            f"--jobs={jobs}",
            f"--buildbox-run={PROGRAMS / 'buildbox-run'}",
            *(f"--runner-arg=--ro-bind-mount={mount}" for mount in mounts),
            self.folder,
        ]
        self.process = None

    def start(self):
        environment = dict(os.environ, PATH=f"{PROGRAMS}:{os.environ['PATH']}")
        self.log = open(f"{self.folder}.log", "a")
        self.process = subprocess.Popen(
            self.command, env=environment, stdout=self.log, stderr=self.log, start_new_session=True
        )
        for _ in range(200):
            if self.process.poll() is not None:
                raise RuntimeError(f"The server ended: {pathlib.Path(self.log.name).read_text()}")
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.05)
        raise RuntimeError("The server does not answer.")

    def stop(self, how=signal.SIGTERM):
        """Ends the server and what it runs."""
        if not self.process:
            return
        for number in [how, signal.SIGKILL]:
            try:
                os.killpg(self.process.pid, number)
                self.process.wait(10)
                break
            except ProcessLookupError:
                break
            except subprocess.TimeoutExpired:
                continue
        self.process = None
        self.log.close()

    def __enter__(self):
        self.start()
        return self

    def __exit__(self, *_):
        self.stop()
