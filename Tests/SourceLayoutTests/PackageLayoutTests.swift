import SwiftReader
import Testing

import Modules
@testable import SourceLayout

@Suite struct PackageLayoutTests {
    @Test func targetsHaveTheirCustomaryFoldersAndKinds() {
        let modules = layout(
            ["Sources/App/main.swift", "Sources/Core/Core.swift", "Tests/CoreTests/CoreTests.swift"],
            manifests: [
                "Package.swift": manifest(
                    """
                    .target(name: "Core"),
                    .executableTarget(name: "App", dependencies: ["Core"]),
                    .testTarget(name: "CoreTests", dependencies: [.target(name: "Core"), .byName(name: "Help")]),
                    """
                )
            ]
        )
        let app = modules["Sources/App/main.swift"] ?? nil
        #expect(app?.name == "App")
        #expect(app?.folder == "Sources/App")
        #expect(app?.kind == .application)
        #expect(app?.origin == .package)
        #expect(app?.package == "")
        #expect(app?.dependencies == ["Core"])
        #expect(modules["Sources/Core/Core.swift"]??.kind == .library)
        let tests = modules["Tests/CoreTests/CoreTests.swift"] ?? nil
        #expect(tests?.kind == .test)
        #expect(tests?.dependencies == ["Core", "Help"])
    }

    @Test func aTargetMayHaveItsOwnFolderAndLeaveOutSomeFiles() {
        let modules = layout(
            ["Code/Core/A.swift", "Code/Core/Old/B.swift", "Code/Core/C.swift", "Other/D.swift", "Other/E.swift"],
            manifests: [
                "Package.swift": manifest(
                    """
                    .target(name: "Core", path: "./Code/Core/", exclude: ["Old", "C.swift"]),
                    .target(name: "Other", path: "Other", sources: ["D.swift"]),
                    """
                )
            ]
        )
        #expect(modules["Code/Core/A.swift"]??.name == "Core")
        #expect(modules["Code/Core/Old/B.swift"] == .some(nil))
        #expect(modules["Code/Core/C.swift"] == .some(nil))
        #expect(modules["Other/D.swift"]??.name == "Other")
        #expect(modules["Other/E.swift"] == .some(nil))
    }

    @Test func theFolderOfATargetIsTheFirstListedOneWithSources() {
        let modules = layout(
            ["More/Core/A.swift", "Sources/Other/B.swift", "More/Other/C.swift"],
            manifests: [
                "Package.swift": manifest(
                    """
                    .target(name: "Core", path: ".", sources: ["Sources/Core", "More/Core"]),
                    .target(name: "Other", path: ".", sources: ["Sources/Other", "More/Other"]),
                    """
                )
            ]
        )
        #expect(modules["More/Core/A.swift"]??.folder == "More/Core")
        #expect(modules["Sources/Other/B.swift"]??.folder == "Sources/Other")
        #expect(modules["More/Other/C.swift"] == modules["Sources/Other/B.swift"])
    }

    @Test func manifestsPluginsAndScriptsBelongToNoModule() {
        let modules = layout(
            [
                "Package.swift", "Package@swift-5.9.swift", "Plugins/Lint/Lint.swift", "Scripts/release.swift",
                "Sources/Core/A.swift",
            ],
            manifests: [
                "Package.swift": manifest(
                    """
                    .target(name: "Core", plugins: [.plugin(name: "Style", package: "style")]),
                    .plugin(name: "Lint", capability: .buildTool(), dependencies: ["Core"]),
                    """
                )
            ]
        )
        #expect(modules["Package.swift"] == .some(nil))
        #expect(modules["Package@swift-5.9.swift"] == .some(nil))
        #expect(modules["Plugins/Lint/Lint.swift"] == .some(nil))
        #expect(modules["Scripts/release.swift"] == .some(nil))
        #expect(modules["Sources/Core/A.swift"]??.name == "Core")
    }

    @Test(
        "A package leaves out nothing that another manifest of its folder compiles.",
        arguments: [
            ("BUILD", #"swift_library(name = "shop", module_name = "Shop", srcs = glob(["Shop/**"]))"#, "Shop"),
            ("Shop.podspec", "s.source_files = 'Shop/**/*'", "Shop"),
        ]
    )
    func anotherManifestBesideAPackage(name: String, text: String, module: String) {
        let targets = [".target(name: \"Tools\", path: \"Tools\", exclude: [\"Old\"])", ""]
        for target in targets {
            let modules = layout(
                ["Package.swift", "Shop/A.swift", "Tools/B.swift", "Tools/Old/C.swift"],
                manifests: ["Package.swift": manifest(target)],
                foreign: [name: text],
                markers: name.hasSuffix("spec") ? [] : [name]
            )
            #expect(modules["Package.swift"] == .some(nil))
            #expect(modules["Shop/A.swift"]??.name == module)
            if target.isEmpty { continue }
            #expect(modules["Tools/B.swift"]??.name == "Tools")
            #expect(modules["Tools/Old/C.swift"] == .some(nil))
        }
    }

    @Test(arguments: ["", ", targets: []", ", dependencies: [.package(url: \"x\", from: \"1.0.0\")]"])
    func aPackageWithoutTargetsLeavesOutNothing(arguments: String) {
        let text = "import PackageDescription\nlet package = Package(name: \"Tools\"\(arguments))"
        let modules = layout(["Package.swift", "Sources/Shop/A.swift", "B.swift"], manifests: ["Package.swift": text])
        #expect(modules["Package.swift"] == .some(nil))
        #expect(modules["Sources/Shop/A.swift"]??.name == "app")
        #expect(modules["B.swift"]??.name == "app")
    }

    @Test(arguments: [
        "let package = Package(name: \"Tools\", targets: all())", "let package = tools()",
        "let package = Package(name: \"Tools\")\npackage.targets += all()",
    ])
    func aPackageWithUnknownTargetsLeavesOutWhatIsElsewhere(code: String) {
        let text = "import PackageDescription\n\(code)"
        let modules = layout(["Sources/Shop/A.swift", "B.swift"], manifests: ["Package.swift": text])
        #expect(modules["Sources/Shop/A.swift"]??.name == "Shop")
        #expect(modules["B.swift"] == .some(nil))
    }

    @Test func theInnerPackageOwnsItsFiles() {
        let modules = layout(
            ["Sources/App/A.swift", "Modules/Feature/Sources/Feature/F.swift"],
            manifests: [
                "Package.swift": manifest(
                    """
                    .target(name: "App", dependencies: [.product(name: "Features", package: "Feature")])
                    """
                ),
                "Modules/Feature/Package.swift": manifest(
                    ".target(name: \"Feature\")",
                    products: ".library(name: \"Features\", targets: [\"Feature\"])"
                ),
            ]
        )
        let feature = modules["Modules/Feature/Sources/Feature/F.swift"] ?? nil
        #expect(feature?.name == "Feature")
        #expect(feature?.folder == "Modules/Feature/Sources/Feature")
        #expect(feature?.package == "Modules/Feature")
        #expect(modules["Sources/App/A.swift"]??.dependencies == ["Feature"])
    }

    @Test func packagesAreFoundByTheirPaths() {
        func kit(_ target: String) -> String {
            manifest(".target(name: \"\(target)\")", products: ".library(name: \"Kit\", targets: [\"\(target)\"])")
        }
        let text = """
            import PackageDescription
            let package = Package(name: "App", dependencies: [.package(path: "../kits/new")], targets: [
                .target(name: "App", dependencies: [.product(name: "Kit", package: "new")])
            ])
            """
        let modules = layout(
            ["app/Sources/App/A.swift", "kits/new/Sources/New/B.swift", "kits/old/Sources/Old/C.swift"],
            manifests: [
                "app/Package.swift": text, "kits/new/Package.swift": kit("New"), "kits/old/Package.swift": kit("Old"),
            ]
        )
        #expect(modules["app/Sources/App/A.swift"]??.dependencies == ["New"])
        #expect(modules["app/Sources/App/A.swift"]??.reachedPackages == ["kits/new"])
    }

    @Test func theOnlyTargetMayLieDirectlyInSources() {
        let modules = layout(
            ["Sources/A.swift", "Sources/Inner/B.swift"],
            manifests: ["Package.swift": manifest(".executableTarget(name: \"Tool\")")]
        )
        #expect(modules["Sources/A.swift"]??.name == "Tool")
        #expect(modules["Sources/Inner/B.swift"]??.name == "Tool")
    }

    @Test func targetsMayBeAppendedInCodeAndNamedByConstants() {
        let text = """
            import PackageDescription
            let feature = "Feature"
            let shared: [Target.Dependency] = [.target(name: "Core")]
            let package = Package(name: "Sample", targets: [.target(name: "Core", path: "Core")])
            package.targets.append(.target(name: feature, dependencies: shared))
            package.targets += [Target.testTarget(name: feature + "Tests")]
            """
        let modules = layout(
            ["Core/A.swift", "Sources/Feature/B.swift", "Tests/FeatureTests/C.swift"],
            manifests: ["Package.swift": text]
        )
        #expect(modules["Core/A.swift"]??.name == "Core")
        #expect(modules["Sources/Feature/B.swift"]??.name == "Feature")
        #expect(modules["Sources/Feature/B.swift"]??.dependencies == ["Core"])
        #expect(modules["Tests/FeatureTests/C.swift"]??.name == "FeatureTests")
        #expect(modules["Tests/FeatureTests/C.swift"]??.kind == .test)
    }

    @Test(arguments: [
        "for name in names { package.targets.append(.target(name: name, path: \"Code/\\(name)\")) }",
        "for name in names { package.targets.insert(.target(name: name, path: \"Code/\\(name)\"), at: 0) }",
        "func add(_ name: String) { package.targets += [.target(name: name, path: \"Code/\" + name)] }\n"
            + "for name in names { add(name) }",
        "func add(_ names: [String], to package: Package) {\n    for name in names {\n"
            + "        package.targets.append(.target(name: name, path: \"Code/\" + name))\n    }\n}\n"
            + "add(names, to: package)",
    ])
    func aPackageThatIsCreatedWithoutTargetsGetsThemInCode(_ code: String) {
        let text = """
            import PackageDescription
            let names = ["Till", "Shelf"]
            let package = Package(name: "Sample")
            \(code)
            """
        let modules = layout(["Code/Till/A.swift", "Code/Shelf/B.swift"], manifests: ["Package.swift": text])
        #expect(modules.mapValues { $0?.name } == ["Code/Till/A.swift": "Till", "Code/Shelf/B.swift": "Shelf"])
    }

    @Test func functionsOfTheManifestMakeTargets() {
        let text = """
            import PackageDescription
            enum Part: String, CaseIterable {
                case till = "Till", shelf = "Shelf"
                var module: String { rawValue + "Kit" }
            }
            extension Target {
                static func part(_ part: Part, uses: [Target.Dependency] = []) -> [Target] {
                    [
                        .target(name: part.module, dependencies: uses, path: "Parts/\\(part.rawValue)/Code"),
                        .testTarget(name: "\\(part.module)Tests", path: "Parts/\\(part.rawValue)/Checks"),
                    ]
                }
            }
            func app(_ name: String) -> Target {
                var uses: [Target.Dependency] = Part.allCases.map { .target(name: $0.module) }
                if isReleased { uses.append("Log") }
                return .executableTarget(name: name, dependencies: uses, path: name)
            }
            let package = Package(name: "Sample", targets: [app("my-shop")] + Part.allCases.flatMap { Target.part($0) })
            for name in ["Log", "Clock"] { package.targets.append(.target(name: name, path: "Common/" + name)) }
            """
        let modules = layout(
            [
                "Parts/Till/Code/A.swift", "Parts/Till/Checks/B.swift", "Parts/Shelf/Code/C.swift", "my-shop/D.swift",
                "Common/Clock/E.swift",
            ],
            manifests: ["Package.swift": text]
        )
        #expect(modules["Parts/Till/Code/A.swift"]??.name == "TillKit")
        #expect(modules["Parts/Till/Checks/B.swift"]??.name == "TillKitTests")
        #expect(modules["Parts/Till/Checks/B.swift"]??.kind == .test)
        #expect(modules["Parts/Shelf/Code/C.swift"]??.name == "ShelfKit")
        #expect(modules["my-shop/D.swift"]??.name == "my_shop")
        #expect(modules["my-shop/D.swift"]??.dependencies == ["TillKit", "ShelfKit", "Log"])
        #expect(modules["Common/Clock/E.swift"]??.name == "Clock")
    }

    /// The same name may belong to a function of `Target`.
    @Test func namesComeFromExtensionsOfStrings() {
        let modules = layout(
            ["Code/Login/A.swift", "Code/Login/Tests/A.swift", "Kit/A.swift"],
            manifests: [
                "Package.swift": """
                import PackageDescription
                extension String {
                    static let kit = "Kit"
                    var tests: String { self + "Tests" }
                    static func feature(_ name: String) -> String { "\\(name)Feature".marked(by: "My") }
                    func marked(by mark: String) -> String { mark + self }
                }
                extension Target {
                    static func feature(_ name: String, uses: [Target.Dependency] = []) -> [Target] {
                        [
                            .target(name: .feature(name), dependencies: uses, path: "Code/\\(name)", exclude: ["Tests"]),
                            .testTarget(name: .feature(name).tests, path: "Code/\\(name)/Tests"),
                        ]
                    }
                }
                let package = Package(
                    name: "App",
                    targets: [.target(name: .kit, path: "Kit")]
                        + Target.feature("Login", uses: [.byName(name: .kit)])
                )
                """
            ]
        )
        #expect(modules["Kit/A.swift"]??.name == "Kit")
        #expect(modules["Code/Login/A.swift"]??.name == "MyLoginFeature")
        #expect(modules["Code/Login/A.swift"]??.dependencies == ["Kit"])
        #expect(modules["Code/Login/Tests/A.swift"]??.name == "MyLoginFeatureTests")
    }

    @Test(
        "A manifest that goes round in circles, or that is broken, tells nothing and harms nothing.",
        arguments: [
            "let a = b\nlet b = a\nlet package = Package(name: a, targets: [.target(name: b)])",
            "func f(_ n: String) -> [Target] { f(n + n) }\nlet package = Package(name: \"x\", targets: f(\"x\"))",
            "let package = Package(name: \"x\", targets: [.target(name: \"\\(",
            "for a in [1] { for b in a { package.targets.append(.target(name: a)) } }",
            "let package = Package(name: \"x\", targets: ((((((((((",
        ]
    )
    func brokenManifests(text: String) {
        let modules = layout(["Sources/A/A.swift"], manifests: ["Package.swift": "import PackageDescription\n" + text])
        #expect(modules["Sources/A/A.swift"]??.name == "A")
    }

    @Test(
        "Manifests take texts apart.",
        arguments: [
            (#"name.dropFirst(5)"#, "Kit"), (#"name.prefix(5)"#, "Other"), (#"name.suffix(3)"#, "Kit"),
            (#"name.dropLast(3) + "UI""#, "OtherUI"),
            (#"name.replacingOccurrences(of: "Kit", with: "Core")"#, "OtherCore"),
            (#"name.lowercased()"#, "otherkit"), (#"name.appending("Two")"#, "OtherKitTwo"),
            (#"name.hasSuffix("Kit") ? "Yes" : "No""#, "Yes"), (#"name.hasPrefix("Kit") ? "Yes" : "No""#, "No"),
            (#"name.prefix(-1) + "Rest""#, "Rest"), (#"name.prefix(99999999999999999999) + "Rest""#, nil),
            (#"name.replacingOccurrences(of: "", with: "x")"#, nil), (#"name.reversed()"#, nil),
            (#"name.prefix(count)"#, nil),
        ] as [(String, String?)]
    )
    func textsAreTakenApart(expression: String, name: String?) {
        let text = """
            import PackageDescription
            let name = "OtherKit"
            let target = \(expression)
            let package = Package(name: "Sample", targets: [.target(name: String(target), path: "Code")])
            """
        let module = layout(["Code/A.swift"], manifests: ["Package.swift": text])["Code/A.swift"] ?? nil
        #expect(module?.name == name ?? "Code")
        #expect(module?.origin == (name == nil ? .packageFolder : .package))
    }

    @Test func aParameterHidesAConstantOfItsName() {
        let text = """
            import PackageDescription
            let name = "Kit"
            func feature(_ name: String) -> Target { .target(name: name, path: "Code") }
            let package = Package(name: name, targets: [feature("Core")])
            """
        let modules = layout(["Code/A.swift"], manifests: ["Package.swift": text])
        #expect(modules["Code/A.swift"]??.name == "Core")
    }

    @Test func anOrdinaryFileOfTheNameIsNoManifest() {
        let modules = layout(
            ["Models/Package.swift", "Models/Parcel.swift"],
            manifests: ["Models/Package.swift": "struct Package { let name: String }"]
        )
        #expect(modules["Models/Package.swift"]??.name == "app")
        #expect(modules["Models/Parcel.swift"]??.name == "app")
    }

    @Test func aFolderInsideATargetIsReadAsThatTarget() {
        let text = manifest(".target(name: \"Core\")")
        let tree = SourceTree(
            given: [SourceTree.Given(location: "/work/app/Sources/Core/Model", isFolder: true)],
            files: [
                LocatedFile(location: "/work/app/Sources/Core/Model/A.swift", name: "A.swift", given: 0)
            ],
            manifests: [SourceFile(path: "/work/app/Package.swift", reading: Array(text.utf8))]
        )
        let module = ModuleLayout(of: tree).modules.first
        #expect(module?.module.name == "Core")
        #expect(module?.module.folder == "")
        #expect(module?.location == "/work/app/Sources/Core/Model")
    }

    @Test func aFixtureInsideATestTargetIsReadForItsOwnSake() {
        let text = manifest(".testTarget(name: \"CoreTests\")")
        let tree = SourceTree(
            given: [SourceTree.Given(location: "/work/app/Tests/CoreTests/Fixtures/Small", isFolder: true)],
            files: [
                LocatedFile(
                    location: "/work/app/Tests/CoreTests/Fixtures/Small/A.swift",
                    name: "A.swift",
                    given: 0
                )
            ],
            manifests: [SourceFile(path: "/work/app/Package.swift", reading: Array(text.utf8))]
        )
        let module = ModuleLayout(of: tree).modules.first?.module
        #expect(module?.name == "Small")
        #expect(module?.kind == .application)
    }

    @Test func upcomingFeatures() {
        let text = """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(name: "Shop", targets: [
                .target(name: "Cart", swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]),
                .target(name: "Till", swiftSettings: [.enableUpcomingFeature("InferIsolatedConformances")]),
                .target(name: "Bill", swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
            ], swiftLanguageModes: [.v6])
            """
        let found = layout(
            ["Sources/Cart/A.swift", "Sources/Till/B.swift", "Sources/Bill/C.swift"],
            manifests: ["Package.swift": text]
        )
        let cart = LanguageSettings(mode: 6, infersIsolation: false, runsOnCallersActor: true)
        #expect(found["Sources/Cart/A.swift"]??.language == cart)
        #expect(found["Sources/Till/B.swift"]??.language == LanguageSettings(mode: 6, infersIsolation: true))
        let bill = LanguageSettings(mode: 6, infersIsolation: false, checksMemberImports: true)
        #expect(found["Sources/Bill/C.swift"]??.language == bill)
    }

    @Test(
        arguments: [
            // A constant, a list of operands, and members of an extension.
            ("let shared: [SwiftSetting] = [.enableUpcomingFeature(\"InternalImportsByDefault\")]", "shared", ""),
            ("let a: [SwiftSetting] = [.hidden]", "a + [.define(\"X\")]", Self.hidden),
            ("enum Settings { static let all: [SwiftSetting] = [.hidden] }", "Settings.all", Self.hidden),
            ("func settings(_ more: [SwiftSetting]) -> [SwiftSetting] { more }", "settings([.hidden])", Self.hidden),
            // Code that changes the targets afterwards.
            ("", nil, "for target in package.targets { target.swiftSettings = [\(Self.feature)] }"),
            ("", nil, "for t in package.targets { t.swiftSettings = (t.swiftSettings ?? []) + [\(Self.feature)] }"),
            ("", "[.define(\"X\")]", "for t in package.targets { t.swiftSettings?.append(\(Self.feature)) }"),
            ("", "[.define(\"X\")]", "package.targets.forEach { $0.swiftSettings?.append(\(Self.feature)) }"),
            (
                "", "[.define(\"X\")]",
                """
                do {
                    let all: [SwiftSetting] = [\(Self.feature)]
                    for target in package.targets where target.type != .plugin {
                        if let own = target.swiftSettings {
                            target.swiftSettings = all + own
                        } else {
                            target.swiftSettings = all
                        }
                    }
                }
                """
            ),
            (
                "", "[\(Self.feature)]",
                """
                package.targets = package.targets.compactMap { target in
                    guard Context.environment["TESTS"] == nil || target.isTest else { return nil }
                    return target
                }
                """
            ),
            (
                "", nil,
                """
                for target in package.targets {
                    var settings = target.swiftSettings ?? []
                    settings.append(contentsOf: [\(Self.feature)])
                    target.swiftSettings = settings
                }
                """
            ),
        ]
    )
    func computedFeatures(before: String, settings: String?, behind: String) {
        let text = """
            // swift-tools-version: 6.2
            import PackageDescription
            \(before)
            let package = Package(name: "Shop", targets: [
                .target(name: "Cart"\(settings.map { ", swiftSettings: \($0)" } ?? "")),
            ])
            \(behind)
            """
        let found = layout(["Sources/Cart/A.swift"], manifests: ["Package.swift": text])
        let expected = LanguageSettings(mode: 6, infersIsolation: false, hidesImports: true)
        #expect(found["Sources/Cart/A.swift"]??.language == expected)
    }

    private static let feature = ".enableUpcomingFeature(\"InternalImportsByDefault\")"
    private static let hidden = "extension SwiftSetting { static let hidden: SwiftSetting = \(feature) }"

    @Test(
        arguments: [
            ("for i in package.targets.indices { package.targets[i].swiftSettings = old }", 5, 5),
            ("for i in 0..<package.targets.count { package.targets[i].swiftSettings = old }", 5, 5),
            ("package.targets[0].swiftSettings = old", 5, 6),
            ("package.targets[position].swiftSettings = old", nil, nil),
            ("for target in package.targets where target.name == \"Cart\" { target.swiftSettings = old }", 5, 6),
            ("for target in package.targets where target.name != \"Cart\" { target.swiftSettings = old }", 6, 5),
            ("for target in package.targets where target.type == .test { target.swiftSettings = old }", 6, 6),
            ("for t in package.targets where t.isOld && !t.isTest { t.swiftSettings = old }", nil, nil),
        ]
    )
    func settingsOfSomeTargets(statement: String, cart: Int?, till: Int?) {
        let text = """
            // swift-tools-version: 6.2
            import PackageDescription
            let old: [SwiftSetting] = [.swiftLanguageMode(.v5)]
            let package = Package(name: "Shop", targets: [.target(name: "Cart"), .target(name: "Till")])
            \(statement)
            """
        let found = layout(["Sources/Cart/A.swift", "Sources/Till/B.swift"], manifests: ["Package.swift": text])
        #expect(found["Sources/Cart/A.swift"]??.language.mode == cart)
        #expect(found["Sources/Till/B.swift"]??.language.mode == till)
    }

    @Test(
        arguments: [
            (".swiftLanguageMode(.v5)", 5), (".swiftLanguageMode(.version(\"5\"))", 5), (".define(\"X\")", 6),
            (".unsafeFlags([\"-swift-version\", \"5\"])", 5), (".unsafeFlags([\"-Xfrontend\", \"-disable-x\"])", 6),
            (".unsafeFlags(flags)", nil),
            (".unsafeFlags([\"-swift-version\", \"5\"], .when(configuration: .debug))", nil),
            ("Context.environment[\"OLD\"] == nil ? .define(\"NEW\") : .swiftLanguageMode(.v5)", nil),
        ]
    )
    func computedModes(setting: String, mode: Int?) {
        let text = """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(name: "Shop", targets: [.target(name: "Cart")])
            for target in package.targets { target.swiftSettings = [\(setting), .defaultIsolation(MainActor.self)] }
            """
        let found = layout(["Sources/Cart/A.swift"], manifests: ["Package.swift": text])
        let expected = LanguageSettings(mode: mode, infersIsolation: true, isolatesByDefault: true)
        #expect(found["Sources/Cart/A.swift"]??.language == expected)
    }
}
