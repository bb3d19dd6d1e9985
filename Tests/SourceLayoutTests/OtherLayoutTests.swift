import Testing

import Modules
@testable import SourceLayout

@Suite struct OtherLayoutTests {
    @Test func aPlainFolderIsOneModuleAndItsTestsAnother() {
        let modules = layout(["A.swift", "Home/B.swift", "HomeTests/C.swift", "Home/UITests/Deep/D.swift"])
        #expect(modules["A.swift"]??.name == "app")
        #expect(modules["A.swift"]??.folder == "")
        #expect(modules["A.swift"]??.kind == .application)
        #expect(modules["A.swift"]??.dependencies == nil)
        #expect(modules["Home/B.swift"] == modules["A.swift"])
        #expect(modules["HomeTests/C.swift"]??.name == "HomeTests")
        #expect(modules["HomeTests/C.swift"]??.kind == .test)
        #expect(modules["Home/UITests/Deep/D.swift"]??.folder == "Home/UITests")
    }

    @Test func eachXcodeProjectIsAModule() {
        let modules = layout(
            ["one/TicTacToe/A.swift", "two/TicTacToe/A.swift", "two/TicTacToeTests/B.swift", "C.swift"],
            markers: ["one/TicTacToe.xcodeproj", "two/TicTacToe.xcodeproj"]
        )
        let one = modules["one/TicTacToe/A.swift"] ?? nil
        #expect(one?.name == "TicTacToe")
        #expect(one?.folder == "one")
        #expect(one?.origin == .xcodeProject)
        #expect(one?.kind == .application)
        #expect(modules["two/TicTacToe/A.swift"]??.folder == "two")
        #expect(modules["two/TicTacToeTests/B.swift"]??.kind == .test)
        #expect(modules["two/TicTacToeTests/B.swift"]??.package == "two")
        #expect(modules["C.swift"]??.name == "app")
    }

    @Test func severalProjectsInOneFolderAreToldApartByTheirFolders() {
        let modules = layout(
            ["Shop/A.swift", "Stock/B.swift", "Shared/C.swift"],
            markers: ["Shop.xcodeproj", "Stock.xcodeproj"]
        )
        #expect(modules["Shop/A.swift"]??.name == "Shop")
        #expect(modules["Stock/B.swift"]??.name == "Stock")
        #expect(modules["Shared/C.swift"]??.name == "Shop")
    }

    @Test func otherBuildSystemsStartModulesToo() {
        let modules = layout(
            ["Feature/Sources/A.swift", "Core/B.swift", "Core/Project.swift", "Pod/C.swift"],
            manifests: ["Core/Project.swift": "import ProjectDescription\nlet project = Project(name: \"CoreKit\")"],
            markers: ["Feature/BUILD.bazel", "Pod/Podfile"]
        )
        #expect(modules["Feature/Sources/A.swift"]??.name == "Feature")
        #expect(modules["Core/B.swift"]??.name == "CoreKit")
        #expect(modules["Core/Project.swift"] == .some(nil))
        #expect(modules["Pod/C.swift"]??.name == "Pod")
    }

    @Test func whatDescribesAProjectToTuistIsNoCode() {
        let files = ["Workspace.swift", "Tuist.swift", "Shared/Plugin.swift", "Core/A.swift"]
        let text = "import ProjectDescription\nlet workspace = Workspace(name: \"Shop\", projects: [\"Core\"])"
        let told = layout(files, manifests: Dictionary(files.dropLast().map { ($0, text) }) { first, _ in first })
        #expect(
            told.mapValues { $0?.name } == [
                "Workspace.swift": nil, "Tuist.swift": nil, "Shared/Plugin.swift": nil, "Core/A.swift": "app",
            ]
        )
        let own = layout(files, manifests: ["Workspace.swift": "struct Workspace {}"])
        #expect(own["Workspace.swift"]??.name == "app")
    }

    @Test func buildFilesOfBazelAndBuckAreKnownByTheirFolders() {
        let modules = layout(
            [
                "Home/A.swift", "Login/Sources/B.swift", "Login/Tests/C.swift", "App/AppDelegate.swift",
                "App/Views/D.swift",
            ],
            markers: ["Home/BUCK", "Login/Sources/BUILD", "Login/Tests/BUILD", "App/BUILD.bazel"]
        )
        #expect(modules["Home/A.swift"]??.name == "Home")
        #expect(modules["Home/A.swift"]??.kind == .library)
        #expect(modules["Home/A.swift"]??.origin == .buildFolder)
        #expect(modules["Login/Sources/B.swift"]??.name == "Login")
        #expect(modules["Login/Tests/C.swift"]??.name == "LoginTests")
        #expect(modules["Login/Tests/C.swift"]??.kind == .test)
        #expect(modules["App/Views/D.swift"]??.kind == .application)
    }

    @Test func programsSideBySideAreModulesOfTheirOwn() {
        let modules = layout([
            "lessons/start/AppDelegate.swift", "lessons/start/Home/A.swift", "lessons/end/AppDelegate.swift",
            "lessons/end/Home/A.swift", "lessons/endTests/B.swift",
        ])
        #expect(modules["lessons/start/Home/A.swift"]??.folder == "lessons/start")
        #expect(modules["lessons/end/Home/A.swift"]??.folder == "lessons/end")
        #expect(modules["lessons/endTests/B.swift"]??.kind == .test)
    }

    @Test func programsWithSomethingInCommonAreOneModule() {
        let modules = layout(["one/AppDelegate.swift", "two/AppDelegate.swift", "common/A.swift"])
        #expect(Set(modules.values.map { $0?.name }) == ["app"])
    }

    @Test func aDemoBesideTheAppIsAGraphOfItsOwn() {
        let modules = layout([
            "App/AppDelegate.swift", "Home/A.swift", "Example/Sources/ExampleApp.swift", "Sample/B.swift",
        ])
        #expect(modules["Example/Sources/ExampleApp.swift"]??.kind == .demo)
        #expect(modules["Example/Sources/ExampleApp.swift"]??.folder == "Example")
        // No program begins there: somebody's feature is called so.
        #expect(modules["Sample/B.swift"] == modules["Home/A.swift"])
        let alone = layout(["Example/ExampleApp.swift", "Home/A.swift"])
        #expect(alone["Example/ExampleApp.swift"] == alone["Home/A.swift"])
    }

    @Test(
        arguments: [
            ("Demo", true), ("HomeDemo", true), ("ExampleApp", true), ("DemoHome", true), ("RIBs-Sample", true),
            ("TestHost", true), ("Sampler", false), ("Democracy", false), ("Home", false), ("App", false),
        ]
    )
    func namesOfDemos(name: String, isDemo: Bool) { #expect(isDemoName(name) == isDemo) }

    @Test func aPersonMayNameAFolder() {
        let modules = layout(
            ["Legacy/A.swift", "Legacy/Inner/B.swift", "C.swift"],
            named: [
                SourceTree.NamedFolder(name: "Old", location: "/work/app/Legacy"),
                SourceTree.NamedFolder(name: "Inner", location: "/work/app/Legacy/Inner"),
            ]
        )
        #expect(modules["Legacy/A.swift"]??.name == "Old")
        #expect(modules["Legacy/A.swift"]??.origin == .option)
        #expect(modules["Legacy/Inner/B.swift"]??.name == "Inner")
        #expect(modules["C.swift"]??.name == "app")
    }

    @Test func filesGivenByThemselvesAreOneModuleAtTheirCommonFolder() {
        let tree = SourceTree(
            given: [
                SourceTree.Given(location: "/work/app/Home/A.swift", isFolder: false),
                SourceTree.Given(location: "/work/app/Login/B.swift", isFolder: false),
            ],
            files: [
                LocatedFile(location: "/work/app/Home/A.swift", name: "app/Home/A.swift", given: 0),
                LocatedFile(location: "/work/app/Login/B.swift", name: "app/Login/B.swift", given: 1),
            ]
        )
        let layout = ModuleLayout(of: tree)
        #expect(layout.modules.map(\.module.name) == ["app"])
        #expect(layout.modules.map(\.module.folder) == ["app"])
        #expect(layout.modules.map(\.location) == ["/work/app"])
        #expect(layout.moduleOfFile == [0, 0])
    }

    @Test func plainFoldersGivenTogetherAreOneModuleNamedAfterTheFolderAroundThem() {
        let folders = ["Core", "Home", "HomeTests"]
        let tree = SourceTree(
            given: folders.map { SourceTree.Given(location: "/work/app/\($0)", isFolder: true) },
            files: folders.enumerated().map {
                LocatedFile(location: "/work/app/\($1)/\($1).swift", name: "\($1).swift", given: $0)
            }
        )
        let layout = ModuleLayout(of: tree)
        #expect(layout.modules.map(\.module.name) == ["HomeTests", "app"])
        #expect(layout.modules.map(\.module.kind) == [.test, .application])
        #expect(layout.moduleOfFile == [1, 1, 0])
    }

    @Test func pathsLoseTheirDots() {
        #expect(normalizedPath("/a/./b//../c/") == "/a/c")
        #expect(normalizedPath("/../..") == "/")
    }
}
