import Testing

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
}
