"""An app of any number of modules: a tree of RIBs with a module each, and sources that declare no scope."""

import pathlib

import workspaces

CHILDREN = 4
SCREENS = 2
OTHER_FILES = 6

SHARED = """public final class Theme {
    public init() {}
}

public final class Analytics {
    public init() {}
    public func log(_ event: String) {}
}

public final class Service {
    public init() {}
}
"""

BUILD = """load("@build_bazel_rules_swift//swift:swift.bzl", "swift_library")

swift_library(
    name = "{name}",
    srcs = glob(["*.swift"]),
    module_name = "{name}",
    visibility = ["//visibility:public"],
    deps = [{dependencies}],
)
"""

APP_BUILD = """load("@build_bazel_rules_swift//swift:swift.bzl", "swift_binary")
load("@thimble//:defs.bzl", "thimble_check")

swift_binary(
    name = "App",
    srcs = glob(["*.swift"]),
    module_name = "App",
    deps = ["//Modules/Feature0", "//Modules/Shared"],
)

thimble_check(
    name = "check",
    roots = [":App"],
)
"""

APP = """import Feature0
import RIBs
import Shared

final class AppComponent: Component<EmptyDependency>, Feature0Dependency {
    let theme = Theme()
    let analytics = Analytics()
    let parentService = Service()

    init() { super.init(dependency: EmptyComponent()) }
}

@main
enum App {
    static func main() {
        _ = Feature0Builder(dependency: AppComponent()).build()
    }
}
"""


def name(number):
    return f"Feature{number}"


def children(number, count):
    """The modules below one in a complete tree."""
    first = number * CHILDREN + 1
    return range(first, min(first + CHILDREN, count))


def screen(module, number):
    scope = f"{module}Screen{number}"
    return f"""import RIBs
import Shared

protocol {scope}Dependency: Dependency {{
    var theme: Theme {{ get }}
    var service: Service {{ get }}
}}

final class {scope}Component: Component<{scope}Dependency> {{
    var title: String {{ "{scope}" }}
}}

final class {scope}Interactor {{
    private let theme: Theme
    private let service: Service
    private let title: String

    init(theme: Theme, service: Service, title: String) {{
        self.theme = theme
        self.service = service
        self.title = title
    }}
}}

final class {scope}Builder: Builder<{scope}Dependency> {{
    func build() -> {scope}Interactor {{
        let component = {scope}Component(dependency: dependency)
        return {scope}Interactor(theme: dependency.theme, service: dependency.service, title: component.title)
    }}
}}
"""


def feature(module, below):
    imports = "".join(f"import {child}\n" for child in sorted(["RIBs", "Shared", *below]))
    scopes = [*below, *(f"{module}Screen{number}" for number in range(SCREENS))]
    conformances = "".join(f", {scope}Dependency" for scope in scopes)
    builders = "".join(f"        _ = {scope}Builder(dependency: component).build()\n" for scope in scopes)
    return f"""{imports}
public protocol {module}Dependency: Dependency {{
    var theme: Theme {{ get }}
    var analytics: Analytics {{ get }}
    var parentService: Service {{ get }}
}}

final class {module}Component: Component<{module}Dependency>{conformances} {{
    var theme: Theme {{ dependency.theme }}
    var analytics: Analytics {{ dependency.analytics }}
    var parentService: Service {{ service }}
    let service = Service()
}}

public final class {module}Interactor {{
    private let parent: Service

    init(analytics: Analytics, parent: Service) {{
        self.parent = parent
        analytics.log("{module}")
    }}
}}

public final class {module}Builder: Builder<{module}Dependency> {{
    public func build() -> {module}Interactor {{
        let component = {module}Component(dependency: dependency)
{builders}        return {module}Interactor(analytics: dependency.analytics, parent: dependency.parentService)
    }}
}}
"""


def other(module, number):
    """A source without scopes, such as most of an app consists of."""
    functions = "".join(
        f"""
    /// The total of the amounts after discount {index}; an empty list has none.
    func total{index}(of amounts: [Int], discount: Int) -> Int? {{
        guard !amounts.isEmpty else {{ return nil }}
        let kept = amounts.filter {{ $0 > {index} }}.map {{ $0 * (100 - discount) / 100 }}
        return cache["total{index}", default: 0] + kept.reduce(0, +)
    }}
"""
        for index in range(12)
    )
    return f"""import Foundation

struct {module}Ledger{number} {{
    var cache: [String: Int] = [:]
{functions}}}
"""


def make(folder, program, count):
    """Writes the app in a workspace: `App`, `Shared`, and as many more modules as make up the count."""
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True)
    workspaces.prepare(folder, program)
    features = count - 2
    files = {
        "App/App.swift": APP,
        "App/BUILD.bazel": APP_BUILD,
        "Modules/Shared/Shared.swift": SHARED,
        "Modules/Shared/BUILD.bazel": BUILD.format(name="Shared", dependencies=""),
    }
    for number in range(features):
        module = name(number)
        below = [name(child) for child in children(number, features)]
        home = f"Modules/{module}"
        labels = ", ".join(f'"//Modules/{other}"' for other in [*below, "Shared"])
        files[f"{home}/BUILD.bazel"] = BUILD.format(name=module, dependencies=labels)
        files[f"{home}/{module}.swift"] = feature(module, below)
        for index in range(SCREENS):
            files[f"{home}/Screen{index}.swift"] = screen(module, index)
        for index in range(OTHER_FILES):
            files[f"{home}/Ledger{index}.swift"] = other(module, index)
    workspaces.write(folder, files)
    return folder
