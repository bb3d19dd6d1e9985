// swift-tools-version: 6.1

import Foundation
import PackageDescription

let package = Package(
    name: "thimble",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "thimble", targets: ["thimble"]),
        .library(name: "SwiftReader", targets: ["SwiftReader"]),
        .plugin(name: "ThimbleCheck", targets: ["ThimbleCheck"]),
        .plugin(name: "ThimbleGenerate", targets: ["ThimbleGenerate"]),
        .plugin(name: "ThimbleCommand", targets: ["ThimbleCommand"]),
        .plugin(name: "ThimbleWriteCommand", targets: ["ThimbleWriteCommand"]),
    ],
    targets: [
        // The functions of glibc that Swift does not expose.
        .systemLibrary(name: "GlibcMemory"),
        // Work on all cores at once, and loops over numbers and lists, for every stage.
        .target(name: "Cores"),
        // Searches over any graph: what is reachable, shortest paths, components, orders, disjoint sets.
        .target(name: "Graphs"),
        // The stages, in the order in which the data passes through them.
        .target(name: "SwiftReader"),
        // What the later stages know of a module and its sources.
        .target(name: "Modules", dependencies: ["Graphs", "SwiftReader"]),
        .target(name: "SourceLayout", dependencies: ["Graphs", "SwiftReader", "Modules"]),
        // What the graph can ask of one module, as a file.
        .target(name: "ModuleSummaries", dependencies: ["SwiftReader", "Modules"]),
        .target(name: "Semantics", dependencies: ["Cores", "Graphs", "SwiftReader", "Modules"]),
        .target(name: "ScopeGraph", dependencies: ["Cores", "Graphs", "SwiftReader", "Modules", "Semantics"]),
        // What parents lack for their children, and the text that adds it.
        .target(
            name: "WiringText",
            dependencies: ["Cores", "Graphs", "SwiftReader", "Modules", "Semantics", "ScopeGraph"]
        ),
        // The files of generated code, and what they replace.
        .target(
            name: "Providers",
            dependencies: ["Cores", "Graphs", "Semantics", "ScopeGraph", "WiringText", "NeedleText"]
        ),
        .target(
            name: "ScopeRules",
            dependencies: ["Cores", "Graphs", "Semantics", "ScopeGraph", "WiringText", "Providers"]
        ),
        .target(name: "Mocks", dependencies: ["Cores", "SwiftReader", "Semantics"]),
        // New RIBs, and the edits that wire, remove and move them.
        .target(
            name: "Scaffolding",
            dependencies: [
                "Graphs", "SwiftReader", "Modules", "SourceLayout", "Semantics", "ScopeGraph", "Providers",
                "ScopeRules",
            ]
        ),
        // Shared by everything that writes text.
        .target(name: "TextFormats", dependencies: ["ScopeRules"]),
        .target(name: "Reporters", dependencies: ["Cores", "ScopeRules", "TextFormats"]),
        .target(
            name: "Drawings",
            dependencies: [
                "Graphs", "SwiftReader", "Modules", "SourceLayout", "Semantics", "ScopeGraph", "ScopeRules",
                "TextFormats",
            ],
            exclude: ["Explorer/Page"]
        ),
        // A session with an editor: frames → messages → answers → frames, over analyses that another target makes.
        .target(
            name: "LanguageServer",
            dependencies: [
                "Cores", "Graphs", "SwiftReader", "Modules", "Semantics", "ScopeGraph", "Providers", "ScopeRules",
                "TextFormats", "Reporters",
            ]
        ),
        // The form in which Needle writes providers: text over plain values, for both generators.
        .target(name: "NeedleText", dependencies: ["Graphs"]),
        // Needle's own generator, to the byte; no other stage knows of it.
        .target(name: "NeedleDropIn", dependencies: ["Graphs", "SwiftReader", "NeedleText"]),
        .target(
            name: "ThimbleCommands",
            dependencies: [
                "Cores", "Graphs", "SwiftReader", "Modules", "SourceLayout", "ModuleSummaries", "Semantics",
                "ScopeGraph",
                "WiringText", "Providers", "ScopeRules", "Reporters", "Drawings", "Mocks", "NeedleDropIn",
                "Scaffolding", "TextFormats", "LanguageServer", "GlibcMemory",
            ]
        ),
        .executableTarget(name: "thimble", dependencies: ["ThimbleCommands"]),

        // What runs the tool inside of SwiftPM and Xcode. A plugin named `thimble` would clash with the executable.
        .plugin(
            name: "ThimbleCheck",
            capability: .buildTool(),
            dependencies: ["thimble"],
            path: "Sources/Plugins/ThimbleCheck"
        ),
        .plugin(
            name: "ThimbleGenerate",
            capability: .buildTool(),
            dependencies: ["thimble"],
            path: "Sources/Plugins/ThimbleGenerate"
        ),
        .plugin(
            name: "ThimbleCommand",
            capability: .command(
                intent: .custom(verb: "thimble", description: "Check, explain and draw the dependency graph.")
            ),
            dependencies: ["thimble"],
            path: "Sources/Plugins/ThimbleCommand"
        ),
        .plugin(
            name: "ThimbleWriteCommand",
            capability: .command(
                intent: .custom(verb: "thimble-write", description: "Generate and repair the wiring."),
                permissions: [
                    .writeToPackageDirectory(reason: "It writes generated code, fixes, reports and baselines.")
                ]
            ),
            dependencies: ["thimble"],
            path: "Sources/Plugins/ThimbleWriteCommand"
        ),

        // How fast the reader is; `swift run -c release reader-benchmark FOLDER`.
        .executableTarget(
            name: "reader-benchmark",
            dependencies: ["SwiftReader"],
            path: "Tests/ReaderBenchmark",
            exclude: ["Yardstick", "compare.sh"]
        ),
        // What must hold of the reader for any input: shared by its tests, its fuzzer and its campaigns.
        .target(name: "ReaderChecks", dependencies: ["SwiftReader"], path: "Tests/ReaderChecks"),

        // Temporary folders, programs and the compiler, for the tests and the campaigns.
        .target(name: "TestSupport", path: "Tests/TestSupport"),
        // Thimble's commands, run in the process of a test.
        .target(name: "CommandTestSupport", dependencies: ["ThimbleCommands"], path: "Tests/CommandTestSupport"),

        // Random apps and random faults in them, with the compiler as judge: shared by a test and a campaign.
        .target(name: "RandomApps", dependencies: ["CommandTestSupport", "TestSupport"], path: "Tests/RandomApps"),
        .executableTarget(
            name: "random-app-campaign",
            dependencies: ["RandomApps"],
            path: "Tests/RandomAppCampaign"
        ),
        // Mocks of random protocols, with the compiler and a program that uses them as judges: shared by a test and a
        // campaign.
        .target(
            name: "RandomProtocols",
            dependencies: ["Mocks", "Semantics", "ScopeGraph", "SwiftReader", "TestSupport"],
            path: "Tests/RandomProtocols"
        ),
        .executableTarget(
            name: "random-protocol-campaign",
            dependencies: ["RandomProtocols"],
            path: "Tests/RandomProtocolCampaign"
        ),
        // How fast Thimble is beside other tools; `swift run -c release thimble-benchmark`. It runs the built tool, and the
        // engine in its own process.
        .executableTarget(
            name: "thimble-benchmark",
            dependencies: ["ThimbleCommands"],
            path: "Tests/Benchmark"
        ),
        // The size of module summaries, and what reading and merging them costs; `swift run -c release summary-benchmark`.
        .executableTarget(
            name: "summary-benchmark",
            dependencies: ["ThimbleCommands"],
            path: "Tests/SummaryBenchmark"
        ),
        // What two generated files wire, side by side; `swift run needle-comparison EXPECTED ACTUAL`.
        .executableTarget(name: "needle-comparison", dependencies: ["SwiftReader"], path: "Tests/NeedleComparison"),

        // Random edits of apps, and the engine's answers beside those of new checks: shared by a test and a campaign.
        .target(
            name: "EngineChecks",
            dependencies: ["ThimbleCommands", "RandomApps", "ReaderChecks", "TestSupport"],
            path: "Tests/EngineChecks"
        ),
        .executableTarget(
            name: "engine-campaign",
            dependencies: ["EngineChecks", "RandomApps", "TestSupport"],
            path: "Tests/EngineCampaign"
        ),

        // Graphs that are hard to draw, and the sizes of their pictures: shared by a test and a program.
        .target(
            name: "DrawnShapes",
            dependencies: [
                "Drawings", "Semantics", "ScopeGraph", "ScopeRules", "Modules", "SwiftReader", "TestSupport",
            ],
            path: "Tests/DrawnShapes"
        ),
        // The table of these sizes; `swift run drawing-sizes`.
        .executableTarget(
            name: "drawing-sizes",
            dependencies: ["DrawnShapes", "Drawings"],
            path: "Tests/DrawingSizes"
        ),

        .testTarget(
            name: "SwiftReaderTests",
            dependencies: ["SwiftReader", "Drawings", "ReaderChecks", "TestSupport"]
        ),
        // swift-syntax as the judge of the reader; the judge itself is built by the test.
        .testTarget(name: "JudgeTests", dependencies: ["SwiftReader", "Drawings", "TestSupport"]),
        .testTarget(name: "GraphsTests", dependencies: ["Graphs"]),
        .testTarget(name: "SourceLayoutTests", dependencies: ["Modules", "SourceLayout", "SwiftReader"]),
        .testTarget(
            name: "SemanticsTests",
            dependencies: ["Semantics", "Modules", "SwiftReader", "TestSupport", "TextFormats"]
        ),
        .testTarget(
            name: "ScopeGraphTests",
            dependencies: ["Semantics", "ScopeGraph", "Modules", "SwiftReader", "TestSupport"]
        ),
        .testTarget(
            name: "ScopeRulesTests",
            dependencies: [
                "ScopeRules", "Providers", "Semantics", "ScopeGraph", "Modules", "SwiftReader", "TestSupport",
            ]
        ),
        .testTarget(
            name: "ReportersTests",
            dependencies: ["Reporters", "ScopeRules", "ScopeGraph", "SwiftReader", "TextFormats", "TestSupport"]
        ),
        .testTarget(
            name: "DrawingsTests",
            dependencies: [
                "Drawings", "DrawnShapes", "Reporters", "ScopeRules", "Semantics", "ScopeGraph", "Modules",
                "SwiftReader", "CommandTestSupport", "TestSupport",
            ]
        ),
        // The explorer, as files and in a browser.
        .testTarget(
            name: "ExplorerTests",
            dependencies: [
                "ThimbleCommands", "Drawings", "Reporters", "ScopeRules", "ScopeGraph", "CommandTestSupport",
                "TestSupport",
            ]
        ),
        .testTarget(
            name: "ThimbleCommandsTests",
            dependencies: [
                "ThimbleCommands", "Drawings", "Reporters", "Semantics", "CommandTestSupport", "TestSupport",
            ]
        ),
        // Sessions with editors: recorded ones, and real clients.
        .testTarget(
            name: "LanguageServerTests",
            dependencies: ["LanguageServer", "ThimbleCommands", "Reporters", "TextFormats", "TestSupport", "thimble"],
            exclude: ["Fixtures"]
        ),
        // Mocks, with the compiler as the judge, for a catalog of protocols.
        .testTarget(
            name: "MocksTests",
            dependencies: ["Mocks", "RandomProtocols", "Semantics", "ScopeGraph", "SwiftReader", "TestSupport"],
            exclude: ["Fixtures"]
        ),
        // New RIBs in apps of other styles than the sample's.
        .testTarget(
            name: "ScaffoldingTests",
            dependencies: ["Scaffolding", "CommandTestSupport", "TestSupport"],
            exclude: ["Fixtures"]
        ),
        // Drop-in mode against recordings of Needle.
        .testTarget(
            name: "NeedleDropInTests",
            dependencies: [
                "NeedleDropIn", "NeedleText", "ThimbleCommands", "SwiftReader", "CommandTestSupport", "TestSupport",
            ],
            exclude: ["Fixtures"]
        ),
        // Whole runs: sources in; findings, graph and generated code out.
        .testTarget(
            name: "GoldenTests",
            dependencies: [
                "ThimbleCommands", "Providers", "Reporters", "Modules", "CommandTestSupport", "TestSupport",
            ],
            exclude: ["Fixtures"]
        ),
        // Every fault that a program can put into SampleApp, with the compiler as the second judge.
        .testTarget(
            name: "SampleAppTests",
            dependencies: [
                "SwiftReader", "ScopeGraph", "Providers", "ScopeRules", "Reporters", "Drawings",
                "ThimbleCommands", "CommandTestSupport", "TestSupport",
            ]
        ),
        // The plugins in real builds, and what is compiled only on macOS against stubs.
        .testTarget(name: "PluginTests", dependencies: ["thimble", "TestSupport"], exclude: ["Stubs"]),
        // What teams install: the action, the hooks, the release, and every snippet of the page Install.
        .testTarget(name: "DistributionTests", dependencies: ["Reporters", "TestSupport", "thimble"]),
        // The engine, and what watches files for it.
        .testTarget(
            name: "EngineTests",
            dependencies: [
                "EngineChecks", "RandomApps", "CommandTestSupport", "TestSupport", "ThimbleCommands", "thimble",
            ]
        ),
        // The same answers from summaries as from sources, and what damage does to summaries.
        .testTarget(
            name: "ModuleSummariesTests",
            dependencies: [
                "ModuleSummaries", "ScopeGraph", "SwiftReader", "ThimbleCommands", "RandomApps", "TestSupport",
                "thimble",
            ]
        ),
        .testTarget(name: "RandomAppTests", dependencies: ["RandomApps", "TestSupport"]),
    ],
    swiftLanguageModes: [.v6]
)

// SwiftPM compiles the tool a second time for the plugins of the package that it builds. Tests need no plugin from here.
let isForTestsOnly = Context.environment["THIMBLE_TESTS_ONLY"] != nil
if isForTestsOnly || Context.environment["THIMBLE_WITHOUT_PLUGINS"] != nil {
    package.products.removeAll { $0 is Product.Plugin }
    package.targets.removeAll { $0.type == .plugin }
}
// Nor do they need campaigns and benchmarks.
if isForTestsOnly {
    package.targets.removeAll { $0.type == .executable && $0.name != "thimble" }
}
// With two cores, a module in one process is a quarter less work than its files in portions; with more, portions keep
// all of them busy. SwiftPM refuses such flags in what it has checked out for another package.
let isFetched = ["/checkouts/", "/registry/"].contains(where: Context.packageDirectory.contains)
let hasFewCores = ProcessInfo.processInfo.activeProcessorCount <= 2
// A macro is expanded once for each process, so the tests are compiled in this way on any machine.
let isOptimized = Context.environment["THIMBLE_OPTIMIZED"] != nil
if isForTestsOnly || isOptimized || (hasFewCores && !isFetched) {
    for target in package.targets where target.type != .system && target.type != .plugin {
        target.swiftSettings = [
            .unsafeFlags(
                [
                    "-whole-module-optimization", "-no-emit-module-separately-wmo", "-disable-batch-mode",
                    "-num-threads", "2", "-Xfrontend", "-index-ignore-stdlib",
                ],
                // A release is built in this way by SwiftPM itself.
                .when(configuration: .debug)
            )
        ]
    }
}
// The long tests read sources thousands of times, and the reader is optimized in half a minute.
if isOptimized {
    for target in package.targets where target.name == "SwiftReader" {
        target.swiftSettings?.append(.unsafeFlags(["-O"]))
    }
}
