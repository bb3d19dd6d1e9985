"""Workspaces and a Makefile written exactly as the page Monorepos of the manual says."""

import base64
import hashlib
import os
import re
import shutil
import subprocess
import tarfile
import unittest

import manual
import workspaces
from bazel import REPOSITORY, RULES, SUMMARIZE, Bazel
from support import PROGRAM, BazelTestCase

FEATURE = """import RIBs

public final class Theme {
    public init() {}
}

public protocol HomeDependency: Dependency, HomeDependencyDetail {}

final class HomeComponent: Component<HomeDependency> {}

public final class HomeBuilder: Builder<HomeDependency> {
    public func build() -> Detail {
        DetailBuilder(dependency: HomeComponent(dependency: dependency)).build()
    }
}

protocol DetailDependency: Dependency {
    var theme: Theme { get }
}

final class DetailComponent: Component<DetailDependency> {
    var name: String { "Detail" }
}

public final class Detail {
    init(theme: Theme, name: String) {}
}

final class DetailBuilder: Builder<DetailDependency> {
    func build() -> Detail {
        let component = DetailComponent(dependency: dependency)
        return Detail(theme: dependency.theme, name: component.name)
    }
}
"""

APP = """import Feature
import RIBs

final class AppComponent: Component<EmptyDependency>, HomeDependency {
    let theme = Theme()
}

@main
enum App {
    static func main() {
        _ = HomeBuilder(dependency: AppComponent(dependency: EmptyComponent())).build()
    }
}
"""

ROOT = 'exports_files([".thimble.json"])\n'

VERSION = re.search(r'toolVersion = "([^"]*)"', (REPOSITORY / "Sources/Reporters/Version.swift").read_text())[1]


# In the file of the extension.
MODULE_FUNCTIONS = """
def tag_class(**arguments):
    return struct(**arguments)

def module_extension(**arguments):
    return struct(**arguments)
"""

# In the workspace.
APPLY_EXTENSION = """
load("@thimble//:extensions.bzl", "thimble")

def archive_override(**arguments):
    pass

def bazel_dep(**arguments):
    pass

def _release(**arguments):
    release = struct(**arguments)
    module = struct(is_root = True, tags = struct(release = [release]))
    thimble.implementation(struct(modules = [module]))

def use_extension(file, name):
    if (file, name) != ("@thimble//:extensions.bzl", "thimble"):
        fail("The extension is another one.")
    return struct(release = _release)

def use_repo(extension, name):
    if name != "thimble_toolchains":
        fail("The extension has no such repository.")
"""


def sources(page):
    return {
        ".thimble.json": page.snippet("Generate wiring", 1),
        "App/App.swift": APP,
        "Feature/Feature.swift": FEATURE,
    }


class Versions(unittest.TestCase):
    def test_versions_are_the_current_one(self):
        self.assertIn(f'version = "{VERSION}"', (RULES / "MODULE.bazel").read_text())
        page = manual.page()
        for title in ["MODULE.bazel", "WORKSPACE"]:
            self.assertEqual(set(re.findall(r"\d+\.\d+\.\d+", page.snippet(title))), {VERSION})


class Workspace(BazelTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.page = manual.page()
        cls.app = cls.folder / "app"
        cls.app.mkdir()
        workspaces.write(
            cls.app,
            {
                **sources(cls.page),
                "WORKSPACE": cls.declared(cls.page.snippet("WORKSPACE")),
                ".bazelrc": cls.page.snippet("Options of Bazel"),
                "BUILD.bazel": ROOT,
                "App/BUILD.bazel": cls.page.snippet("Check an app"),
                "Feature/BUILD.bazel": cls.page.snippet("Generate wiring"),
            },
        )
        cls.bazel = cls.enterClassContext(Bazel(cls.app, cls.folder / "bazel", rules=None))

    @classmethod
    def declared(cls, text, checksum=None):
        """A text of the manual with a release that is a folder, and its checksums."""
        forge = cls.folder / "forge"
        archive = forge / f"archive/refs/tags/{VERSION}.tar.gz"
        platform = f"linux-{os.uname().machine}"
        release = forge / f"releases/download/{VERSION}/thimble-{VERSION}-{platform}.tar.gz"
        for file, path, content in [
            (archive, f"thimble-{VERSION}/Sources/Bazel", RULES),
            (release, f"thimble-{VERSION}-{platform}/thimble", PROGRAM),
        ]:
            file.parent.mkdir(parents=True, exist_ok=True)
            with tarfile.open(file, "w:gz") as tar:
                tar.add(content, path)
        digest = hashlib.sha256(archive.read_bytes())
        text = text.replace("sha256-CHECKSUM_OF_SOURCES", f"sha256-{base64.b64encode(digest.digest()).decode()}")
        text = text.replace("CHECKSUM_OF_SOURCES", digest.hexdigest())
        program = checksum or hashlib.sha256(release.read_bytes()).hexdigest()
        # The programs of other platforms are never downloaded.
        text = re.sub(r"CHECKSUM_OF_[\w-]+", lambda match: program if platform in match[0] else "0" * 64, text)
        return text.replace("linux-x86_64", platform).replace("https://github.com/OWNER/thimble", f"file://{forge}")

    def run_command(self, command):
        """A command of the manual, with the program and this Bazel."""
        words = [word for word in command.split() if word]
        if words[0] == "bazel":
            build = self.bazel.build(*words[2:], verb=words[1])
            self.assertBuilt(build)
            return build.output
        result = subprocess.run([PROGRAM, *words[1:]], cwd=self.app, capture_output=True, text=True, timeout=60)
        self.assertEqual(result.returncode, 0, result.stderr)
        return result.stdout

    def test_check(self):
        self.bazel.run("clean")
        build = self.bazel.build("//App:check", "//App:graph")
        self.assertBuilt(build)
        self.assertEqual(build.count(SUMMARIZE), 2)
        self.assertIn("Detail", self.bazel.output("App/graph.dot").read_text())
        self.assertBuilt(self.bazel.test("//App:check_test"))

    def test_a_fault_fails_all_that_check(self):
        file = self.app / "App/App.swift"
        self.addCleanup(file.write_text, file.read_text())
        workspaces.edit(file, "    let theme = Theme()\n", "")
        build = self.bazel.build("//App:check")
        self.assertNotEqual(build.code, 0)
        self.assertIn("theme", build.output)
        self.assertEqual(self.bazel.test("//App:check_test").code, 3)

    def test_generate(self):
        self.assertBuilt(self.bazel.build("//Feature"))
        wiring = self.bazel.output("Feature/Wiring/ThimbleGenerated.swift").read_text()
        self.assertIn("extension HomeComponent: DetailDependency", wiring)
        self.assertIn(wiring, self.bazel.output("Feature/Feature.sources").read_text())

    def test_questions(self):
        commands = self.page.snippet("Check an app", 1).splitlines()
        self.assertEqual(len(commands), 2)
        answers = [self.run_command(command) for command in commands]
        self.assertIn("AppComponent", answers[1])

    def test_a_target_with_the_check_as_data(self):
        file = self.app / "App/BUILD.bazel"
        self.addCleanup(file.write_text, file.read_text())
        file.write_text(file.read_text() + 'filegroup(name = "all", srcs = ["App.swift"], data = [":check"])\n')
        self.assertBuilt(self.bazel.build("//App:all"))
        source = self.app / "App/App.swift"
        self.addCleanup(source.write_text, source.read_text())
        workspaces.edit(source, "    let theme = Theme()\n", "")
        self.assertNotEqual(self.bazel.build("//App:all").code, 0)

    def test_a_baseline(self):
        source = self.app / "App/App.swift"
        self.addCleanup(source.write_text, source.read_text())
        workspaces.edit(source, "    let theme = Theme()\n", "")
        self.run_command("bazel build //App:check --output_groups=summaries --noexperimental_run_validations")
        self.run_command(
            "thimble check --summaries @bazel-bin/App/check.summaries --write-baseline App/baseline.json"
        )
        file = self.app / "App/BUILD.bazel"
        self.addCleanup(file.write_text, file.read_text())
        workspaces.edit(file, 'name = "check",\n', 'name = "check",\n    baseline = "baseline.json",\n')
        self.assertBuilt(self.bazel.build("//App:check"))

    def test_the_severity_that_fails(self):
        source = self.app / "App/App.swift"
        self.addCleanup(source.write_text, source.read_text())
        workspaces.edit(source, "    let theme = Theme()\n", "")
        file = self.app / "App/BUILD.bazel"
        self.addCleanup(file.write_text, file.read_text())
        workspaces.edit(file, 'name = "check",\n', 'name = "check",\n    fail_on = "never",\n')
        build = self.bazel.build("//App:check")
        self.assertBuilt(build)
        self.assertIn("theme", build.output)

    def test_another_checksum_is_refused(self):
        app = self.folder / "checksum"
        shutil.copytree(self.app, app, ignore=shutil.ignore_patterns("bazel-*"), symlinks=True)
        text = self.declared(self.page.snippet("WORKSPACE"), checksum="1" * 64)
        workspaces.write(app, {"WORKSPACE": text})
        with Bazel(app, self.folder / "checksum-bazel", rules=None) as bazel:
            build = bazel.build("//App:check")
        self.assertNotEqual(build.code, 0)
        self.assertRegex(build.output, "(?i)checksum")


    def test_modules(self):
        """The text for MODULE.bazel and the extension, with stand-ins for functions that Bazel 4.2 does not have."""
        rules = self.folder / "rules"
        shutil.copytree(RULES, rules)
        extension = rules / "extensions.bzl"
        text = extension.read_text()
        start = text.index("\n_release = ")
        extension.write_text(text[:start] + MODULE_FUNCTIONS + text[start:])
        app = self.folder / "modules"
        shutil.copytree(self.app, app, ignore=shutil.ignore_patterns("bazel-*"), symlinks=True)
        names = ["archive_override", "bazel_dep", "use_extension", "use_repo"]
        workspaces.write(
            app,
            {
                "WORKSPACE": f'local_repository(name = "thimble", path = "{rules}")\n\n'
                + f'load("//:modules.bzl", {str(names)[1:-1]})\n'.replace("'", '"')
                + self.declared(self.page.snippet("MODULE.bazel")),
                "modules.bzl": APPLY_EXTENSION,
            },
        )
        with Bazel(app, self.folder / "modules-bazel", rules=rules) as bazel:
            build = bazel.build("//App:check")
        self.assertBuilt(build)
        self.assertEqual(build.count(SUMMARIZE), 2)


@unittest.skipUnless(shutil.which("make"), "make is not installed")
class Makefile(BazelTestCase):
    def make(self, *arguments):
        """Runs make, and counts the commands that it ran."""
        environment = dict(os.environ, PATH=f"{self.programs}:{os.environ['PATH']}")
        result = subprocess.run(
            ["make", *arguments], cwd=self.app, env=environment, capture_output=True, text=True, timeout=60
        )
        ran = re.findall(r"^thimble (summarize --module \w+|check)", result.stdout, flags=re.MULTILINE)
        return result, sorted(ran)

    def test_the_makefile(self):
        self.app, self.programs = self.folder / "app", self.folder / "programs"
        self.programs.mkdir()
        (self.programs / "thimble").symlink_to(PROGRAM)
        page = manual.page()
        workspaces.write(self.app, {**sources(page), "Makefile": page.snippet("Makefile, Buck2 and Tuist")})
        everything = ["check", "summarize --module App", "summarize --module Feature"]
        result, ran = self.make("-j2")
        self.assertEqual((result.returncode, ran), (0, everything), result.stderr)
        result, ran = self.make()
        self.assertEqual((result.returncode, ran), (0, []), result.stderr)

        # A comment at the end of a line changes no summary.
        workspaces.edit(self.app / "App/App.swift", "enum App {\n", "enum App { // The program.\n")
        result, ran = self.make()
        self.assertEqual((result.returncode, ran), (0, ["summarize --module App"]), result.stderr)
        result, ran = self.make()
        self.assertEqual((result.returncode, ran), (0, []), result.stderr)

        workspaces.edit(self.app / "App/App.swift", "    let theme = Theme()\n", "")
        result, ran = self.make()
        self.assertEqual((result.returncode, ran), (2, ["check", "summarize --module App"]), result.stderr)
        self.assertIn("theme", result.stdout)


if __name__ == "__main__":
    unittest.main()
