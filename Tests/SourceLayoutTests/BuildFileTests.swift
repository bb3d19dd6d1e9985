import Testing

@testable import SourceLayout

/// Build files of Bazel and Buck.
@Suite struct BuildFileTests {
    private func modules(_ build: String, _ files: [String], functions: [String: String] = [:]) -> [String: Module?] {
        layout(
            files,
            foreign: ["Shelf/BUILD.bazel": build].merging(functions) { first, _ in first },
            markers: ["Shelf/BUILD.bazel"]
        )
    }

    @Test func targetsNameModules() {
        let found = modules(
            """
            load("@rules_swift//swift:swift.bzl", "swift_library", "swift_test")
            PREFIX = "Lib"  # all of them
            swift_library(
                name = "api",
                srcs = glob(["API/**/*.swift"], exclude = ["API/Old/*.swift"]),
                module_name = PREFIX + "API",
            )
            swift_library(name = "impl", srcs = ["Impl/A.swift"] + glob(["Impl/More/**"]), module_name = "%sImpl" % PREFIX)
            swift_test(name = "ImplTests", srcs = glob(["Checks/*.swift"]), deps = [":impl"])
            """,
            [
                "Shelf/API/Deep/A.swift", "Shelf/API/Old/B.swift", "Shelf/Impl/A.swift", "Shelf/Impl/More/C.swift",
                "Shelf/Checks/D.swift",
            ]
        )
        #expect(found["Shelf/API/Deep/A.swift"]??.name == "LibAPI")
        #expect(found["Shelf/API/Deep/A.swift"]??.folder == "Shelf/API")
        #expect(found["Shelf/API/Old/B.swift"]??.name == "Shelf")
        #expect(found["Shelf/Impl/A.swift"]??.name == "LibImpl")
        #expect(found["Shelf/Impl/More/C.swift"] == found["Shelf/Impl/A.swift"])
        #expect(found["Shelf/Checks/D.swift"]??.kind == .test)
    }

    @Test(
        "Functions of a team's own make targets, however they are loaded.",
        arguments: [
            ("load(\"//tools:shelf.bzl\", \"shelf\")\nshelf(name = \"Map\")", "MapKit"),
            ("load(\"@repository//tools:shelf.bzl\", part = \"shelf\")\npart(\"Map\", suffix = \"UI\")", "MapUI"),
            ("load(\"//tools:all.bzl\", \"shelf\")\nshelf(name = \"Map\", module_name = \"Atlas\")", "Atlas"),
            (
                "def own(name):\n    swift_library(name = name, module_name = \"{}Own\".format(name))\n\nown(\"Map\")",
                "MapOwn"
            ),
        ]
    )
    func functionsMakeTargets(build: String, name: String) {
        let function = """
            \"\"\"Shelves.\"\"\"
            def shelf(name, suffix = "Kit", **kwargs):
                \"\"\"One.\"\"\"
                module = kwargs.pop("module_name", name + suffix)
                if name:
                    native.swift_library(
                        name = name,
                        module_name = module,
                        srcs = native.glob(["Sources/**/*.swift"]),
                        **kwargs
                    )
            """
        let found = modules(
            build,
            ["Shelf/Sources/A.swift"],
            functions: [
                "tools/shelf.bzl": function,
                "tools/all.bzl": "load(\":shelf.bzl\", _shelf = \"shelf\")\nshelf = _shelf",
            ]
        )
        #expect(found["Shelf/Sources/A.swift"]??.name == name)
        #expect(found["Shelf/Sources/A.swift"]??.kind == .library)
    }

    @Test(
        "What cannot be read tells nothing: the folder does.",
        arguments: [
            "", "swift_library(", "def", "def f(", "def f():\n    f()\n\nf()", "x = [", "\"\"\"", "load(",
            "a = (((((((((((",
            "swift_library(name = name, srcs = select({}))", "[swift_library(name = n) for n in [\"a\"]]", "%%%", "#",
        ]
    )
    func brokenFiles(build: String) {
        let found = modules(build, ["Shelf/A.swift"])
        #expect(found["Shelf/A.swift"]??.name == "Shelf")
    }
}
