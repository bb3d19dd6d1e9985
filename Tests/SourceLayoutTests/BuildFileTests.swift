import Testing

import Modules
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

    @Test func whatTheTargetOfThePackagesNameExcludesIsLeftOut() {
        let found = modules(
            """
            load("@rules_swift//swift:swift.bzl", "swift_library")
            swift_library(
                name = "shelf",
                srcs = glob(["**/*.swift"], exclude = ["Old/**", "Deep/Fresh.swift"]),
                module_name = "Shelf",
            )
            """,
            ["Shelf/A.swift", "Shelf/Deep/Fresh.swift", "Shelf/Deep/More.swift", "Shelf/Old/B.swift"]
        )
        #expect(found["Shelf/A.swift"]??.name == "Shelf")
        #expect(found["Shelf/Deep/Fresh.swift"] == .some(nil))
        #expect(found["Shelf/Deep/More.swift"] == found["Shelf/A.swift"])
        #expect(found["Shelf/Old/B.swift"] == .some(nil))
    }

    @Test(arguments: [
        ("", true),
        ("load(\"@rules_apple//apple:ios.bzl\", \"ios_application\")", true),
        // These may make targets of other files.
        ("load(\"//tools:shelf.bzl\", \"shelf\")", false),
        ("load(\"@library//tools:shelf.bzl\", \"shelf\")", false),
        ("load(\"@library_rules_ios//tools:shelf.bzl\", \"shelf\")", false),
        ("exports_files([\"Other/C.swift\"])", false),
        ("swift_library(name = \"rest\", srcs = REST)", false),
        ("[swift_library(name = name) for name in names]", false),
    ])
    func whatNoTargetOfALiteralFileCompilesIsLeftOut(more: String, isLeftOut: Bool) {
        let found = modules(
            """
            load("@rules_swift//swift:swift.bzl", "swift_library")
            \(more)
            swift_library(
                name = "loans",
                srcs = glob(["Loans/**/*.swift"], exclude = ["Loans/Old/**"]) + ["Start.swift"],
                module_name = "Loans",
            )
            """,
            ["Shelf/Start.swift", "Shelf/Loans/A.swift", "Shelf/Loans/Old/B.swift", "Shelf/Other/C.swift"]
        )
        #expect(found["Shelf/Start.swift"]??.name == "Loans")
        #expect(found["Shelf/Loans/A.swift"]??.name == "Loans")
        // The only declared name is the package's.
        #expect(found["Shelf/Loans/Old/B.swift"] == .some(nil))
        #expect((found["Shelf/Other/C.swift"] == .some(nil)) == isLeftOut)
    }

    @Test func aPackageAroundABuildFileMayCompileWhatItLeavesOut() {
        let found = layout(
            ["Shelf/A.swift", "Shelf/Old/B.swift", "Package.swift"],
            manifests: [
                "Package.swift": """
                import PackageDescription
                let package = Package(name: "Library", targets: [.target(name: "Old", path: "Shelf/Old")])
                """
            ],
            foreign: ["Shelf/BUILD": "swift_library(name = \"shelf\", srcs = [\"A.swift\"], module_name = \"Shelf\")"],
            markers: ["Shelf/BUILD"]
        )
        #expect(found["Shelf/A.swift"]??.name == "Shelf")
        #expect(found["Shelf/Old/B.swift"]??.name == "Old")
    }

    @Test func aGlobExcludesItsOwnFilesOnly() {
        let found = modules(
            """
            swift_library(
                name = "shelf",
                srcs = glob(["*.swift"], exclude = ["Debug*.swift"]) + select({
                    "//:debug": ["DebugMenu.swift"],
                    "//:beta": glob(["Beta/*.swift"]) + ["DebugBeta.swift"],
                    "//conditions:default": [],
                }),
                module_name = "Library",
            )
            """,
            [
                "Shelf/A.swift", "Shelf/DebugMenu.swift", "Shelf/DebugBeta.swift", "Shelf/Beta/B.swift",
                "Shelf/DebugLog.swift",
            ]
        )
        for file in ["A", "DebugMenu", "DebugBeta", "Beta/B"] {
            #expect(found["Shelf/\(file).swift"]??.name == "Library")
        }
        #expect(found["Shelf/DebugLog.swift"] == .some(nil))
    }

    @Test(
        "Functions of a team's own make targets, however they are loaded.",
        arguments: [
            ("load(\"//tools:shelf.bzl\", \"shelf\")\nshelf(name = \"Map\")", "MapKit"),
            ("load(\"@repository//tools:shelf.bzl\", part = \"shelf\")\npart(\"Map\", suffix = \"UI\")", "MapUI"),
            ("load(\"//tools:all.bzl\", \"shelf\")\nshelf(name = \"Map\", module_name = \"Atlas\")", "Atlas"),
            (
                "def own(name, module_name = None):\n    swift_library(name = name, "
                    + "module_name = module_name or name + \"Own\")\n\nown(\"Map\")",
                "MapOwn"
            ),
            (
                "def own(name, module_name = None):\n    swift_library(name = name, "
                    + "module_name = module_name if module_name else name)\n\nown(\"Map\", module_name = \"Atlas\")",
                "Atlas"
            ),
            (
                "def own(name, module_name = None):\n    if module_name == None:\n        module_name = name\n"
                    + "    swift_library(name = name, module_name = module_name)\n\nown(\"Map\", \"Atlas\")",
                "Atlas"
            ),
            (
                "[swift_library(name = name, module_name = name + suffix) for name, suffix in [(\"Map\", \"UI\")]]",
                "MapUI"
            ),
            (
                "def own(name):\n    swift_library(name = name, module_name = \"{}Own\".format(name))\n\nown(\"Map\")",
                "MapOwn"
            ),
            (
                "FORM = \"{}Kit{suffix}\"\nNAMES = {\"Map\": []}\n"
                    + "[swift_library(name = n, module_name = FORM.format(n, suffix = \"UI\")) for n in NAMES]",
                "MapKitUI"
            ),
            (
                "SKIPPED = [\"Old\"]\nNAMES = [\"Old\"] + [\"Map\", \"Atlas\"]\n"
                    + "[swift_library(name = n, module_name = n) for n in NAMES if n not in SKIPPED and n != \"Atlas\"]",
                "Map"
            ),
            (
                "[swift_library(name = n, module_name = n) for n in [\"Atlas\", \"Map\"]"
                    + " if not n == \"Atlas\" if n in {\"Map\": 1}]",
                "Map"
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

    @Test func variablesOfFilesWithFunctions() {
        let found = modules(
            """
            load("//tools:shelf.bzl", "SWIFT_6", "shelf")
            shelf(name = "Map", copts = SWIFT_6)
            """,
            ["Shelf/API/A.swift", "Shelf/Sources/A.swift"],
            functions: [
                "tools/shelf.bzl": """
                load(":names.bzl", "PREFIX", _suffix = "SUFFIX")
                SWIFT_6 = ["-swift-version", "6"]
                _COPTS = ["-default-isolation", "MainActor"]

                def shelf(name, suffix = _suffix, copts = [], ui = True):
                    swift_library(name = name + suffix, module_name = PREFIX + name + suffix,
                                  srcs = glob(["API/*.swift"]), copts = _COPTS + copts if ui else [])
                    swift_library(name = name, module_name = "{0}{name}".format(PREFIX, name = name),
                                  srcs = glob(["Sources/*.swift"]))
                """,
                "tools/names.bzl": "load(\":shelf.bzl\", \"SWIFT_6\")\nPREFIX = \"My\"\nSUFFIX = \"API\"",
            ]
        )
        #expect(found["Shelf/API/A.swift"]??.name == "MyMapAPI")
        let language = LanguageSettings(mode: 6, infersIsolation: true, isolatesByDefault: true)
        #expect(found["Shelf/API/A.swift"]??.language == language)
        #expect(found["Shelf/Sources/A.swift"]??.name == "MyMap")
        #expect(found["Shelf/Sources/A.swift"]??.language == .unknown)
    }

    @Test func functionsComputeNamesWithLoopsAndMethods() {
        let found = modules(
            """
            load("//tools:shelf.bzl", "feature", "features")
            MORE = {"Log": ["Disk"], "Net": []}
            feature("map-view", deps = [])
            features(["cart", "till"])
            [swift_library(name = name, module_name = "_".join(["X", name]), srcs = glob([name + "/*.swift"]), deps = deps)
             for name, deps in MORE.items()]
            """,
            [
                "Shelf/map-view/A.swift", "Shelf/cart/A.swift", "Shelf/till/A.swift", "Shelf/tillExtras/A.swift",
                "Shelf/All/A.swift", "Shelf/Log/A.swift", "Shelf/Net/A.swift",
            ],
            functions: [
                "tools/shelf.bzl": """
                def feature(name, deps = []):
                    swift_library(name = name, deps = deps, srcs = native.glob([name + "/*.swift"]),
                                  module_name = name.replace("-", "_").title().removesuffix("_View"))

                def features(names, suffix = "Kit"):
                    for name in names:
                        # Each is a module.
                        for part in ["", "Extras"]:
                            module = name.capitalize() + part
                            swift_library(name = name + part, module_name = module + suffix,
                                          srcs = native.glob([name + part + "/*.swift"]))
                    swift_library(name = "all", module_name = "{}".format("Everything"),
                                  srcs = native.glob(["All/*.swift"]))
                """
            ]
        )
        #expect(
            found.mapValues { $0?.name } == [
                "Shelf/map-view/A.swift": "Map", "Shelf/cart/A.swift": "CartKit", "Shelf/till/A.swift": "TillKit",
                "Shelf/tillExtras/A.swift": "TillExtrasKit", "Shelf/All/A.swift": "Everything",
                "Shelf/Log/A.swift": "X_Log", "Shelf/Net/A.swift": "X_Net",
            ]
        )
    }

    @Test(
        "Options and features say the language.",
        arguments: [
            ("copts = [\"-swift-version\", \"5\"]", LanguageSettings(mode: 5, infersIsolation: false)),
            ("copts = [\"-swift-version 6\"] + OTHERS", LanguageSettings(mode: 6, infersIsolation: false)),
            (
                "features = [\"swift.enable_v6\", \"swift.upcoming.InternalImportsByDefault\"]",
                LanguageSettings(mode: 6, infersIsolation: false, hidesImports: true)
            ),
            (
                "copts = [\"-enable-upcoming-feature\", \"NonisolatedNonsendingByDefault\"]",
                LanguageSettings(mode: nil, infersIsolation: false, runsOnCallersActor: true)
            ),
            (
                "copts = [\"-default-isolation=MainActor\"]",
                LanguageSettings(mode: nil, infersIsolation: true, isolatesByDefault: true)
            ),
            ("copts = FLAGS, features = None", .unknown),
        ]
    )
    func language(attributes: String, language: LanguageSettings) {
        let found = modules(
            "swift_library(name = \"Map\", srcs = [\"A.swift\"], \(attributes))",
            ["Shelf/A.swift"]
        )
        #expect(found["Shelf/A.swift"]??.language == language)
    }

    @Test func librariesOfTestsAreTests() {
        let found = modules(
            """
            swift_library(name = "Map", srcs = ["A.swift"], module_name = "Map", testonly = False)
            filegroup(name = "files", srcs = glob(["Tests/*.swift"]), testonly = True)
            swift_library(name = "TestsLib", srcs = [":files"], module_name = "MapTests", testonly = True)
            ios_unit_test(name = "Tests", deps = [":TestsLib"])
            """,
            ["Shelf/A.swift", "Shelf/Tests/B.swift"]
        )
        #expect(found["Shelf/A.swift"]??.kind == .library)
        #expect(found["Shelf/Tests/B.swift"]??.name == "MapTests")
        #expect(found["Shelf/Tests/B.swift"]??.kind == .test)
    }

    @Test func theProgramOfADemoMayBeForTestsOnly() {
        let found = modules(
            """
            swift_library(name = "Map", srcs = ["A.swift"], module_name = "Map")
            swift_library(name = "DemoLib", srcs = ["Demo/B.swift"], module_name = "MapDemo", testonly = True)
            ios_application(name = "Demo", deps = [":DemoLib"], testonly = True)
            """,
            ["Shelf/A.swift", "Shelf/Demo/B.swift"]
        )
        #expect(found["Shelf/A.swift"]??.kind == .library)
        #expect(found["Shelf/Demo/B.swift"]??.name == "MapDemo")
        #expect(found["Shelf/Demo/B.swift"]??.kind == .application)
    }

    @Test(
        "A program is what an application compiles, and not every library that it depends on.",
        arguments: [
            (#"ios_application(name = "App", deps = [":Lib", ":Map"])"#, [.application, .library, .library]),
            (#"ios_application(name = "App", deps = [":Map", ":Lib", ":Base"])"#, [.application, .library, .library]),
            (#"ios_application(name = "App", deps = [":Lib"])"#, [.application, .library, .library]),
            (#"ios_application(name = "App", deps = [":Map", ":Other"])"#, [.library, .application, .library]),
            (
                #"ios_application(name = "App", srcs = ["Main.swift"], deps = [":Map"])"#,
                [.library, .library, .library]
            ),
            (#"apple_binary(name = "App", srcs = ["main.m"], deps = [":Lib"])"#, [.application, .library, .library]),
        ] as [(String, [Module.Kind])]
    )
    func applications(build: String, kinds: [Module.Kind]) {
        let files = ["Shelf/Lib/A.swift", "Shelf/Map/B.swift", "Shelf/Base/C.swift"]
        let found = modules(
            """
            swift_library(name = "Lib", srcs = ["Lib/A.swift"], module_name = "Lib", deps = [":Map"])
            swift_library(name = "Map", srcs = ["Map/B.swift"], module_name = "Map", deps = [":Base", "//other:Map"])
            swift_library(name = "Base", srcs = ["Base/C.swift"], module_name = "Base")
            \(build)
            """,
            files
        )
        #expect(files.map { found[$0]??.kind } == kinds)
    }

    @Test(
        "Names and sources may be elements of lists and dictionaries.",
        arguments: [
            #"D = {"Map": ["Map/*.swift"]}"# + "\n"
                + "[swift_library(name = n, module_name = n, srcs = glob(D[n])) for n in D]",
            #"D = {"Map": (["Map/*.swift"], [])}"# + "\n"
                + "[swift_library(name = n, module_name = n, srcs = glob(s), deps = d) for n, (s, d) in D.items()]",
            #"D = [(("Map", "x"), ["Map/*.swift"])]"# + "\n"
                + "[swift_library(name = n, module_name = n, srcs = glob(s)) for (n, x), s in D]",
            #"D = {"Map": {"path": "Map"}}"# + "\n"
                + #"[swift_library(name = n, module_name = n, srcs = glob([D[n]["path"] + "/*.swift"])) for n in D]"#,
            #"D = [("Map", "Map/A.swift")]"# + "\n"
                + "[swift_library(name = d[0], module_name = d[0], srcs = [d[1]]) for d in D]",
            #"D = {"x": {"name": "Map"}}"# + "\n"
                + #"[swift_library(name = d["name"], module_name = d.get("m", "Map"), "#
                + #"srcs = ["Map/A.swift"]) for d in D.values()]"#,
            #"D = {"x": {"name": "Map"}}"# + "\n"
                + #"[swift_library(name = "a", module_name = d.get("m") or D["x"].get("name"), "#
                + #"srcs = ["Map/A.swift"]) for d in D.values()]"#,
        ]
    )
    func elements(build: String) {
        let found = modules(build, ["Shelf/Map/A.swift"])
        #expect(found["Shelf/Map/A.swift"]??.name == "Map")
        #expect(found["Shelf/Map/A.swift"]??.folder == "Shelf/Map")
    }

    @Test func functionsMakeTargetsUnderConditions() {
        let function = """
            def features(specs, beta = False):
                for name, spec in specs.items():
                    if not spec.get("path"):
                        path = name
                    else:
                        path = spec["path"]
                    swift_library(name = name + "Lib", module_name = name, srcs = native.glob([path + "/*.swift"]))
                    if spec.get("app"): ios_application(name = name, deps = [":" + name + "Lib"])
                    if beta and unknown:
                        swift_library(name = "Beta", module_name = "Beta", srcs = ["Beta.swift"])

                    elif beta == "Gamma":
                        swift_library(name = "Beta", module_name = "Gamma", srcs = ["Beta.swift"])
                    elif unknown:
                        swift_library(name = "Beta", module_name = "Delta", srcs = ["Beta.swift"])
                    else:
                        pass
            """
        let found = modules(
            """
            load("//tools:all.bzl", "features")
            features({"Map": {"path": "Code"}, "Tour": {"app": True}})
            """,
            ["Shelf/Code/A.swift", "Shelf/Tour/B.swift", "Shelf/Beta.swift"],
            functions: ["tools/all.bzl": function]
        )
        #expect(found["Shelf/Code/A.swift"]??.name == "Map")
        #expect(found["Shelf/Code/A.swift"]??.kind == .library)
        #expect(found["Shelf/Tour/B.swift"]??.name == "Tour")
        #expect(found["Shelf/Tour/B.swift"]??.kind == .application)
        #expect(found["Shelf/Beta.swift"]??.name == "Delta")
    }

    @Test func theFolderOfATargetIsTheFirstOneWithSources() {
        let found = modules(
            #"swift_library(name = "Map", module_name = "Map", srcs = glob(["Derived/**/*.swift", "Code/**/*.swift"]))"#,
            ["Shelf/Code/A.swift"]
        )
        #expect(found["Shelf/Code/A.swift"]??.folder == "Shelf/Code")
    }

    @Test(
        "What cannot be read tells nothing: the folder does.",
        arguments: [
            "", "swift_library(", "def", "def f(", "def f():\n    f()\n\nf()", "x = [", "\"\"\"", "load(",
            "a = (((((((((((", "a = " + String(repeating: "[", count: 200), "[f() for", "[f() for (a", "[f() for a in",
            "a = " + String(repeating: "b if c else ", count: 20_000), "a = b or", "[f() for a in [1] if a]",
            "swift_library(name = name, srcs = select({}))", "a = {", "a = {{{", "a = {b: [c}", "select({1: [}, 2:",
            "[swift_library(name = n) for n in [\"a\"]]", "%%%", "#", "a[", "a[1:", "a[b][", "if", "if a", "if a:",
            "def f():\n    if a:\n    else", "[f() for (a, (b in c]",
            "def f():\n" + String(repeating: "if a: ", count: 20_000),
            "[f() for " + String(repeating: "(", count: 20_000),
        ]
    )
    func brokenFiles(build: String) {
        let found = modules(build, ["Shelf/A.swift"])
        #expect(found["Shelf/A.swift"]??.name == "Shelf")
    }

    private func modules(ofPackages builds: [String: String], _ files: [String]) -> ModuleLayout {
        moduleLayout(files, foreign: builds, markers: builds.keys.filter { $0.contains("BU") })
    }

    private func names(_ layout: ModuleLayout) -> [String?] {
        layout.moduleOfFile.map { $0.map { layout.modules[$0].module.name } }
    }

    @Test(
        "A target without a module name is named after its label, or after itself where the rules do so.",
        arguments: [
            ("swift_library(name = \"pier\", srcs = glob([\"*.swift\"]))", "features_pier_pier"),
            ("swift_library(name = \"-my--pier.\", srcs = glob([\"*.swift\"]))", "features_pier_my_pier"),
            ("swift_library(name = \"pier\", module_name = \"P\", srcs = glob([\"*.swift\"]))", "P"),
            ("apple_framework(name = \"Pier\", srcs = glob([\"*.swift\"]))", "Pier"),
            ("feature(name = \"Pier\", srcs = glob([\"*.swift\"]))", "pier"),
        ]
    )
    func targetsAreNamedAfterLabels(build: String, name: String) {
        let found = modules(ofPackages: ["MODULE.bazel": "", "features/pier/BUILD": build], ["features/pier/A.swift"])
        #expect(names(found) == [name])
        let ofBuck = modules(ofPackages: ["MODULE.bazel": "", "features/pier/BUCK": build], ["features/pier/A.swift"])
        #expect(names(ofBuck) != ["features_pier_pier"])
    }

    @Test func aLabelIsRelativeToItsWorkspace() {
        let build = "swift_library(name = \"1st\", srcs = glob([\"*.swift\"]))"
        #expect(
            names(
                modules(
                    ofPackages: ["WORKSPACE": "", "BUILD": build, "a/MODULE.bazel": "", "a/9/BUILD": build],
                    ["A.swift", "a/9/B.swift"]
                )
            )
                == ["_1st", "_9_1st"]
        )
        #expect(names(modules(ofPackages: ["a/BUILD": build], ["a/B.swift"])) == ["a"])
    }

    @Test func targetsCompileFilesOfOtherPackages() {
        let shared = """
            exports_files(["crane.swift"])
            filegroup(name = "tools", srcs = glob(["tools/*.swift"]) + [":rope.swift"])
            """
        let layout = modules(
            ofPackages: [
                "left/BUILD": """
                swift_library(name = "left", module_name = "Left", srcs = glob(["**/*.swift"]) + ["//shared:crane.swift"])
                """,
                "right/BUILD": """
                filegroup(name = "all", srcs = [":Right.swift", "@//shared:tools", "//shared:crane.swift"])
                swift_library(name = "right", module_name = "Right", srcs = [":all"])
                """,
                "shared/BUILD": shared, "left/inner/BUILD": "",
            ],
            [
                "left/Left.swift", "left/inner/Other.swift", "right/Right.swift", "shared/crane.swift",
                "shared/rope.swift", "shared/tools/A.swift", "shared/unused.swift",
            ]
        )
        #expect(names(layout) == ["Left", "inner", "Right", "Left", "Right", "Right", "shared"])
        #expect(layout.modules.first { $0.module.name == "Left" }?.module.sharers == ["Right"])
        #expect(layout.modules.first { $0.module.name == "Right" }?.module.companions == ["Left"])
    }

    @Test func circularGroupsEnd() {
        let build = """
            filegroup(name = "a", srcs = [":b"])
            filegroup(name = "b", srcs = [":a", "A.swift"])
            swift_library(name = "lib", module_name = "Lib", srcs = [":a", "//missing:x", "@other//y:z"])
            """
        #expect(names(modules(ofPackages: ["shelf/BUILD": build], ["shelf/A.swift"])) == ["Lib"])
    }

    /// What they hold after the change is not known.
    @Test(arguments: [
        "F[\"all\"] = [\"Left/**\", \"Right/**\"]", "F.update({\"all\": [\"Left/**\", \"Right/**\"]})",
        "F += {\"all\": [\"Left/**\", \"Right/**\"]}",
    ])
    func changedValuesAreUnknown(change: String) {
        let build = """
            F = {"all": ["Left/**"]}
            \(change)
            swift_library(name = "ferry", module_name = "Ferry", srcs = glob(F["all"]))
            """
        let layout = modules(ofPackages: ["BUILD": build], ["Left/A.swift", "Right/B.swift"])
        #expect(Set(names(layout)).count == 1)
    }

    /// One of the branches is taken.
    @Test func aNameIsUnknownAfterAnUnknownCondition() {
        let build = """
            FILES = ["Left/**"]
            if glob(["Extra/**"]):
                FILES = ["Left/**", "Right/**"]
            swift_library(name = "ferry", module_name = "Ferry", srcs = glob(FILES))
            swift_library(name = "pier", module_name = "Pier", srcs = glob(["Pier/**"]))
            """
        let layout = modules(ofPackages: ["BUILD": build], ["Left/A.swift", "Pier/C.swift", "Right/B.swift"])
        let found = names(layout)
        #expect(found[0] == found[2])
        #expect(found[1] == "Pier")
    }

    @Test(arguments: [
        "for folder in glob([\"*\"]):\n    FILES = [\"Left/**\", \"Right/**\"]\n",
        "for folder in [\"Right\"]:\n    FILES = [\"Left/**\", folder + \"/**\"]\n",
        "if unknown:\n    for folder in [\"Left\", \"Right\"]:\n        FILES = [\"Left/**\", \"Right/**\"]\n",
        "FILES = [name for name in glob([\"Left/**\", \"Right/**\"])]\n",
        "FILES = FILES if unknown in [None] else [\"Left/**\", \"Right/**\"]\n",
        "FILES = FILES if False == None else [\"Left/**\", \"Right/**\"]\n",
        "FILES = FILES if {\"a\": False}.get(\"a\") == None else [\"Left/**\", \"Right/**\"]\n",
        "FILES = [\"Left/**\", \"Right/**\"] if True in [None, True] else FILES\n",
    ])
    func valuesOfLoopsAndConditions(code: String) {
        let build = """
            FILES = ["Left/**"]
            \(code)
            swift_library(name = "ferry", module_name = "Ferry", srcs = glob(FILES))
            swift_library(name = "pier", module_name = "Pier", srcs = glob(["Pier/**"]))
            """
        let layout = modules(ofPackages: ["BUILD": build], ["Left/A.swift", "Pier/C.swift", "Right/B.swift"])
        let found = names(layout)
        #expect(found[0] == found[2])
        #expect(found[1] == "Pier")
    }

    @Test(
        "Every file ends.",
        arguments: [
            String(repeating: "x = [x, x]\n", count: 40), String(repeating: "x = [y for y in x + x]\n", count: 40),
            String(repeating: "x = x + x\n", count: 12)
                + "y = [[[[a for a in x] for b in x] for c in x] for d in x]\n",
            "[[[a for a in x] for b in x] for c in x]\n",
            "x = \"aaaa\"\n" + String(repeating: "x = x.replace(\"a\", x)\n", count: 40),
            "x = \"{}{}\"\n" + String(repeating: "x = x.format(x, x)\n", count: 40),
        ]
    )
    func valuesThatGrow(code: String) {
        let build = """
            x = ["A", "B"]
            \(code)swift_library(name = "ferry", module_name = "Ferry", srcs = ["A.swift"], deps = x, copts = x)
            swift_library(name = "pier", module_name = "Pier", srcs = x)
            """
        #expect(names(modules(ofPackages: ["BUILD": build], ["A.swift"])) == ["Ferry"])
    }

    @Test(arguments: [
        String(repeating: "x = x + x\n", count: 60), "x = \(String(repeating: "a + ", count: 60_000))a\n",
        "x = y\(String(repeating: "[0]", count: 60_000))\n",
        "x = \(String(repeating: "a or ", count: 60_000))a\n",
    ])
    func longValuesAreUnknown(code: String) {
        let build = "x = [\"A\"]\n\(code)swift_library(name = x, module_name = \"Ferry\", srcs = [\"A.swift\"])"
        #expect(modules(ofPackages: ["BUILD": build], ["A.swift"]).modules.count == 1)
    }
}
