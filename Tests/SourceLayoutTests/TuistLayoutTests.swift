import Testing

import Modules
@testable import SourceLayout

@Suite struct TuistLayoutTests {
    @Test func targetsWithLiteralSources() {
        let text = """
            import ProjectDescription
            let project = Project(name: "Library", targets: [
                .target(name: "Library", destinations: .iOS, product: .app, bundleId: "a", sources: ["App/Sources/**"]),
                .target(name: "Shelves", destinations: .iOS, product: .framework, bundleId: "b",
                        sources: [.glob("Shelves/**/*.swift", excluding: "Shelves/Old/**")]),
                Target(name: "LibraryTests", platform: .iOS, product: .unitTests, bundleId: "c", sources: "App/Tests/**"),
                .target(name: env.name, destinations: .iOS, product: .app, bundleId: "d", sources: ["\\(x)/**"]),
            ])
            """
        let modules = layout(
            ["App/Sources/A.swift", "Shelves/Deep/B.swift", "App/Tests/C.swift", "Project.swift"],
            manifests: ["Project.swift": text]
        )
        #expect(modules["App/Sources/A.swift"]??.name == "Library")
        #expect(modules["App/Sources/A.swift"]??.kind == .application)
        #expect(modules["App/Sources/A.swift"]??.folder == "App/Sources")
        #expect(modules["App/Sources/A.swift"]??.origin == .tuistTarget)
        #expect(modules["Shelves/Deep/B.swift"]??.kind == .library)
        #expect(modules["App/Tests/C.swift"]??.kind == .test)
        #expect(modules["Project.swift"] == .some(nil))
    }

    @Test func aPropertyIsAssignedAMemberOfItsType() {
        let helper = """
            import ProjectDescription
            public struct Plan {
                var name = ""
                var sources: SourceFilesList?
            }
            public extension SourceFilesList { static let own: SourceFilesList = "Code/**" }
            public extension Target {
                static func own(_ name: String) -> Target { .target(name: name, product: .app, bundleId: "c") }
                static func make(_ name: String, from plan: Plan) -> Target {
                    var new = plan
                    new.name = name + "Kit"
                    new.sources = .own
                    return .target(name: new.name, product: .framework, bundleId: "b", sources: new.sources)
                }
            }
            """
        let text = """
            import ProjectDescription
            import ProjectDescriptionHelpers
            let project = Project(name: "Library", targets: [.make("Shelf", from: Plan())])
            """
        let modules = layout(
            ["Code/A.swift", "Project.swift"],
            manifests: ["Project.swift": text, "Tuist/ProjectDescriptionHelpers/Plan.swift": helper]
        )
        #expect(modules["Code/A.swift"]??.name == "ShelfKit")
    }

    @Test func whatTheTargetOfTheProjectsNameExcludesIsLeftOut() {
        let text = """
            import ProjectDescription
            let project = Project(name: "Library", targets: [
                .target(name: "Library", destinations: .iOS, product: .app, bundleId: "a",
                        sources: [.glob("App/**", excluding: ["App/Old/**", "App/Fresh.swift", "App/Tests/**"])]),
                .target(name: "Desk", destinations: .iOS, product: .framework, bundleId: "b", sources: ["App/Old/Desk/**"]),
            ])
            """
        let modules = layout(
            [
                "App/A.swift", "App/Old/A.swift", "App/Fresh.swift", "App/Old/Desk/B.swift", "App/Tests/C.swift",
                "Other/D.swift", "Project.swift",
            ],
            manifests: ["Project.swift": text]
        )
        #expect(modules["App/A.swift"]??.name == "Library")
        #expect(modules["App/Old/A.swift"] == .some(nil))
        #expect(modules["App/Fresh.swift"] == .some(nil))
        #expect(modules["App/Old/Desk/B.swift"]??.name == "Desk")
        #expect(modules["App/Tests/C.swift"] == .some(nil))
        #expect(modules["Other/D.swift"] == .some(nil))
        let computed = layout(
            ["App/A.swift", "App/Old/A.swift", "App/Tests/C.swift", "Other/D.swift", "Project.swift"],
            manifests: ["Project.swift": text + "\nproject.targets.append(tests)"]
        )
        #expect(computed["App/Old/A.swift"] == .some(nil))
        // A target that cannot be read may compile the tests.
        #expect(computed["App/Tests/C.swift"]??.name == "LibraryTests")
        #expect(computed["Other/D.swift"]??.name == "Library")
    }

    @Test func whatAnyTargetExcludesIsLeftOutIfAllAreKnown() {
        func text(_ more: String) -> String {
            """
            import ProjectDescription
            let project = Project(name: "Features", targets: [
                .target(name: "Loans", destinations: .iOS, product: .framework, bundleId: "a",
                        sources: [.glob("Loans/**", excluding: ["**/Preview*.swift"])]),
                \(more)
            ])
            """
        }
        let files = ["Loans/A.swift", "Loans/PreviewA.swift", "Other/B.swift", "Project.swift"]
        let known = layout(files, manifests: ["Project.swift": text("")])
        #expect(known["Loans/A.swift"]??.name == "Loans")
        #expect(known["Loans/PreviewA.swift"] == .some(nil))
        #expect(known["Other/B.swift"] == .some(nil))
        let unknown = layout(
            files,
            manifests: ["Project.swift": text(".target(name: \"Home\", product: .app, sources: home)")]
        )
        #expect(unknown["Loans/PreviewA.swift"]??.name == "Features")
    }

    @Test(arguments: [
        ("let project = Project(name: \"Library\", targets: [TARGET])", true),
        ("let project = Project(name: \"Library\", targets: [TARGET]).addingShared()", false),
        ("let project = Project(name: \"Library\", features: [\"Shared\"], targets: [TARGET])", false),
        ("let project = Project(name: \"Library\", targets: [TARGET, .target(name: \"More\", product: .app)])", false),
        ("let project = decorated(Project(name: \"Library\", targets: [TARGET]))", false),
        ("let old = Project(name: \"Library\", targets: [TARGET])\nlet project = old.addingShared()", false),
        (
            "func make() -> Project { Project(name: \"Library\", targets: [TARGET]) }\nlet project = make().shared()",
            false
        ),
        (
            "let project: Project = {\n    var project = Project(name: \"Library\", targets: [TARGET])\n"
                + "    project.targets.append(shared())\n    return project\n}()",
            false
        ),
        ("#if os(Linux)\nlet project = Project(name: \"Library\", targets: [TARGET])\n#endif", false),
    ])
    func onlyALiteralManifestLeavesOutWhatNoTargetContains(project: String, isLeftOut: Bool) {
        let target = ".target(name: \"Loans\", product: .app, bundleId: \"a\", sources: [\"Loans/**\"])"
        func leavesOut(_ target: String) -> Bool {
            let text = "import ProjectDescription\n\(project.replacing("TARGET", with: target))"
            let files = ["Loans/A.swift", "Shared/B.swift", "Project.swift"]
            return layout(files, manifests: ["Project.swift": text])["Shared/B.swift"] == .some(Module?.none)
        }
        #expect(leavesOut(target) == isLeftOut)
        #expect(!leavesOut(target.replacing("\"Loans/**\"", with: "\"Loans/**\", \"//Shared/**\"")))
        #expect(!leavesOut(target.replacing("\"Loans/**\"", with: "\"Loans/**\", .shared(\"Shared\")")))
    }

    @Test func customaryFoldersWhereHelpersMakeTheTargets() {
        let text = """
            import ProjectDescription
            import ProjectDescriptionHelpers
            let project = Project.module(name: "Loans", targets: [.interface, .implements, .tests])
            """
        let modules = layout(
            [
                "Projects/Loans/Sources/A.swift", "Projects/Loans/Interface/B.swift", "Projects/Loans/Tests/C.swift",
                "Projects/Loans/Testing/D.swift", "Projects/Loans/Demo/Sources/E.swift",
                "Projects/Loans/Derived/Sources/F.swift",
            ],
            manifests: ["Projects/Loans/Project.swift": text]
        )
        func module(_ path: String) -> Module? { modules["Projects/Loans/\(path)"] ?? nil }
        #expect(module("Sources/A.swift")?.name == "Loans")
        #expect(module("Sources/A.swift")?.folder == "Projects/Loans/Sources")
        #expect(module("Sources/A.swift")?.kind == .library)
        #expect(module("Interface/B.swift")?.name == "LoansInterface")
        #expect(module("Tests/C.swift")?.name == "LoansTests")
        #expect(module("Tests/C.swift")?.kind == .test)
        #expect(module("Testing/D.swift")?.kind == .test)
        #expect(module("Demo/Sources/E.swift")?.name == "LoansDemo")
        #expect(module("Demo/Sources/E.swift")?.kind == .demo)
        #expect(module("Derived/Sources/F.swift") == module("Sources/A.swift"))
    }

    @Test func foldersOfTargetsInOneProject() {
        let text =
            "import ProjectDescription\nlet project = Project.app(name: \"Library\", additionalTargets: [\"Kit\"])"
        let modules = layout(
            ["Targets/Library/Sources/AppDelegate.swift", "Targets/Kit/Sources/B.swift", "Targets/Kit/Tests/C.swift"],
            manifests: ["Project.swift": text]
        )
        #expect(modules["Targets/Library/Sources/AppDelegate.swift"]??.name == "Library")
        #expect(modules["Targets/Library/Sources/AppDelegate.swift"]??.kind == .application)
        #expect(modules["Targets/Kit/Sources/B.swift"]??.name == "Kit")
        #expect(modules["Targets/Kit/Sources/B.swift"]??.kind == .library)
        #expect(modules["Targets/Kit/Tests/C.swift"]??.name == "KitTests")
    }

    @Test func theDescriptionOfTheProjectIsNoCodeOfTheApp() {
        let modules = layout(
            ["Sources/A.swift", "Tuist/ProjectDescriptionHelpers/Project+App.swift"],
            manifests: ["Project.swift": "import ProjectDescription"]
        )
        #expect(modules["Tuist/ProjectDescriptionHelpers/Project+App.swift"] == .some(nil))
        #expect(modules["Sources/A.swift"]??.name == "app")
    }

    @Test func aGeneratedProjectTellsMore() {
        let modules = layout(
            ["Sources/A.swift", "Sources/New.swift"],
            manifests: ["Project.swift": "import ProjectDescription"],
            foreign: ["Library.xcodeproj": projectText([SampleTarget(name: "Library", files: ["Sources/A.swift"])])]
        )
        #expect(modules["Sources/A.swift"]??.name == "Library")
    }

    private let template = """
        import ProjectDescription
        public enum Branch: String, CaseIterable {
            case fiction = "Fiction"
            case maps
            public var module: String {
                switch self {
                case .fiction: return rawValue + "Branch"
                case .maps: return "Atlas"
                }
            }
            public var project: Project { Project.branch(name: module, folder: rawValue.capitalized) }
        }
        extension SourceFilesList { public static let code: SourceFilesList = ["Code/**"] }
        public struct Parts {
            let name: String
            var hasTests = true
            public func targets(_ product: Product) -> [Target] {
                var all = [make("", product, sources: .code)]
                if hasTests { all.append(make("Tests", .unitTests, sources: ["Checks/**"])) }
                return all
            }
            private func make(_ suffix: String, _ product: Product, sources: SourceFilesList) -> Target {
                .target(name: "\\(name)\\(suffix)", destinations: .iOS, product: product, bundleId: "a", sources: sources)
            }
        }
        extension Project {
            public static func branch(name: String, folder: String, demo: Bool = false) -> Project {
                let targets = Parts(name: name).targets(.framework)
                return Project(name: folder, targets: targets)
            }
        }
        """

    @Test(
        "What a team's own helpers make has the names that they give it.",
        arguments: [
            ("Branch.fiction.project", "FictionBranch"), ("Branch.maps.project", "Atlas"),
            ("Project.branch(name: \"Novels\", folder: \"N\")", "Novels"),
            (".branch(name: Branch.maps.module + \"2\", folder: \"N\")", "Atlas2"),
            ("Project(name: \"P\", targets: Parts(name: \"Poems\").targets(.framework))", "Poems"),
            ("Project(name: \"P\", targets: Parts(name: \"Poems\", hasTests: true).targets(.staticLibrary))", "Poems"),
        ]
    )
    func helpersOfATeam(project: String, name: String) {
        let text = "import ProjectDescription\nimport ProjectDescriptionHelpers\nlet project: Project = \(project)"
        let modules = layout(
            ["Stock/Code/Deep/A.swift", "Stock/Checks/B.swift", "Tuist/ProjectDescriptionHelpers/Branch.swift"],
            manifests: ["Stock/Project.swift": text, "Tuist/ProjectDescriptionHelpers/Branch.swift": template]
        )
        #expect(modules["Stock/Code/Deep/A.swift"]??.name == name)
        #expect(modules["Stock/Code/Deep/A.swift"]??.folder == "Stock/Code")
        #expect(modules["Stock/Code/Deep/A.swift"]??.kind == .library)
        #expect(modules["Stock/Checks/B.swift"]??.name == "\(name)Tests")
        #expect(modules["Stock/Checks/B.swift"]??.kind == .test)
        #expect(modules["Tuist/ProjectDescriptionHelpers/Branch.swift"] == .some(nil))
    }

    @Test func aTargetOfSeveralFoldersIsOneModule() {
        let text = """
            import ProjectDescription
            let project = Project(name: "Library", targets: [
                .target(name: "Library", destinations: .iOS, product: .app, bundleId: "a",
                        sources: ["Sources/**", "Features/*/Code/**", "../Common/Ink.swift"]),
                .target(name: "Kit", destinations: .iOS, product: .framework, productName: "InkKit", bundleId: "b",
                        sources: ["Kit/**"]),
                .target(name: "Base", destinations: .iOS, product: .framework, bundleId: "c", sources: ["Base/**"],
                        settings: .settings(base: ["PRODUCT_MODULE_NAME": "Basics"])),
            ])
            """
        let modules = layout(
            [
                "App/Sources/A.swift", "App/Features/Loans/Code/B.swift", "Common/Ink.swift", "App/Kit/C.swift",
                "App/Base/D.swift",
            ],
            manifests: ["App/Project.swift": text]
        )
        #expect(modules["App/Sources/A.swift"]??.folder == "App/Sources")
        #expect(modules["App/Features/Loans/Code/B.swift"] == modules["App/Sources/A.swift"])
        #expect(modules["Common/Ink.swift"] == modules["App/Sources/A.swift"])
        #expect(modules["App/Kit/C.swift"]??.name == "InkKit")
        #expect(modules["App/Base/D.swift"]??.name == "Basics")
    }

    @Test func settingsOfTheProjectNameTheModulesOfItsTargets() {
        let text = """
            import ProjectDescription
            let project = Project(
                name: "Library",
                settings: .settings(base: ["PRODUCT_MODULE_NAME": "Lib$(TARGET_NAME)", "SWIFT_VERSION": "6.0"]),
                targets: [
                    .target(name: "Desk", destinations: .iOS, product: .framework, productName: "DeskKit",
                            bundleId: "a", sources: ["Desk/**"]),
                    .target(name: "Shelf", destinations: .iOS, product: .framework, bundleId: "b", sources: ["Shelf/**"],
                            settings: .settings(base: ["PRODUCT_NAME": "Board"])),
                    .target(name: "Cart", destinations: .iOS, product: .framework, bundleId: "c", sources: ["Cart/**"],
                            settings: .settings(base: [
                                "PRODUCT_MODULE_NAME": "Cart",
                                "PRODUCT_MODULE_NAME[config=Release]": "Trolley",
                                "PRODUCT_MODULE_NAME[sdk=macosx*]": "Wagon",
                            ])),
                ])
            """
        let modules = layout(["Desk/A.swift", "Shelf/B.swift", "Cart/C.swift"], manifests: ["Project.swift": text])
        #expect(modules["Desk/A.swift"]??.name == "LibDesk")
        #expect(modules["Shelf/B.swift"]??.name == "LibShelf")
        #expect(modules["Cart/C.swift"]??.name == "Trolley")
    }

    @Test func filesHaveSettingsOfTargetsAndProject() {
        let text = """
            import ProjectDescription
            let project = Project(
                name: "Library",
                settings: .settings(configurations: [
                    .debug(name: .debug, xcconfig: "Debug.xcconfig"),
                    .release(name: .release, xcconfig: .relativeToManifest("Settings/All.xcconfig")),
                ]),
                targets: [
                    .target(name: "Desk", destinations: .iOS, product: .framework, bundleId: "a", sources: ["Desk/**"]),
                    .target(name: "Cart", destinations: .iOS, product: .framework, bundleId: "c", sources: ["Cart/**"],
                            settings: .settings(base: ["SWIFT_VERSION": "5.0"], configurations: [
                                .debug(name: "Debug", xcconfig: "Settings/Cart.xcconfig"),
                            ])),
                ])
            """
        let modules = layout(
            ["Desk/A.swift", "Cart/C.swift"],
            manifests: ["Project.swift": text],
            foreign: [
                "Debug.xcconfig": "PRODUCT_NAME = Debugged",
                "Settings/All.xcconfig": "SWIFT_VERSION[sdk=iphone*] = 6\nPRODUCT_MODULE_NAME = Lib$(TARGET_NAME)",
                "Settings/Cart.xcconfig": "SWIFT_VERSION = 6\nPRODUCT_MODULE_NAME = Trolley",
            ]
        )
        #expect(modules["Desk/A.swift"]??.name == "LibDesk")
        #expect(modules["Desk/A.swift"]??.language.mode == 6)
        #expect(modules["Cart/C.swift"]??.name == "Trolley")
        #expect(modules["Cart/C.swift"]??.language.mode == 5)
    }

    @Test func aFileInSeveralTargetsCountsForTheApp() {
        let text = """
            import ProjectDescription
            let shared: SourceFilesList = ["Shared/**"]
            let project = Project(name: "Library", targets: [
                .target(name: "Clerk", destinations: .macOS, product: .commandLineTool, bundleId: "a",
                        sources: ["Clerk/**", "Shared/**"]),
                .target(name: "Library", destinations: .iOS, product: .app, bundleId: "b",
                        sources: [.glob("**/*.swift", excluding: ["Clerk/**", "Late/**", "Early/**"])]),
                .target(name: "Late", destinations: .iOS, product: .framework, bundleId: "c",
                        sources: ["Late/**", "Early/Both.swift"]),
                .target(name: "Early", destinations: .iOS, product: .appExtension, bundleId: "d", sources: ["Early/**"]),
            ])
            """
        let modules = layout(
            ["Shared/A.swift", "Clerk/main.swift", "Main/B.swift", "Late/C.swift", "Early/Both.swift"],
            manifests: ["Project.swift": text]
        )
        #expect(modules["Shared/A.swift"]??.name == "Library")
        #expect(modules["Shared/A.swift"]??.sharers == ["Clerk"])
        #expect(modules["Clerk/main.swift"]??.companions == ["Library"])
        #expect(modules["Clerk/main.swift"]??.kind == .demo)
        #expect(modules["Early/Both.swift"]??.name == "Early")
        #expect(modules["Late/C.swift"]??.companions == ["Early"])
    }

    @Test func targetsWhoseNamesAreNotKnownAreNeverOne() {
        let text = """
            import ProjectDescription
            let project = Project(name: "Loans", targets: ["API", "Sources"].map { part in
                .target(name: Environment.name(of: part), destinations: .iOS, product: .framework, bundleId: "a",
                        sources: ["\\(part)/**"])
            })
            """
        let modules = layout(["API/A.swift", "Sources/B.swift"], manifests: ["Project.swift": text])
        #expect(modules["API/A.swift"]??.name == "LoansAPI")
        #expect(modules["Sources/B.swift"]??.name == "Loans")
    }

    @Test func buildSettingsSayTheLanguageMode() {
        let text = """
            import ProjectDescription

            let project = Project(
                name: "Shop",
                settings: .settings(base: ["SWIFT_VERSION": "6.0"]),
                targets: [
                    .target(name: "Cart", product: .framework, sources: ["Cart/**"]),
                    .target(
                        name: "Old", product: .framework, sources: ["Old/**"],
                        settings: .settings(base: [
                            "SWIFT_VERSION": "5", "SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor",
                            "SWIFT_UPCOMING_FEATURE_INTERNAL_IMPORTS_BY_DEFAULT": "YES",
                            "SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT": "YES",
                        ])
                    ),
                ]
            )
            """
        let found = layout(["Cart/A.swift", "Old/B.swift"], manifests: ["Project.swift": text])
        #expect(found["Cart/A.swift"]??.language == LanguageSettings(mode: 6, infersIsolation: false))
        let old = LanguageSettings(
            mode: 5,
            infersIsolation: true,
            isolatesByDefault: true,
            hidesImports: true,
            runsOnCallersActor: true
        )
        #expect(found["Old/B.swift"]??.language == old)
    }
}
