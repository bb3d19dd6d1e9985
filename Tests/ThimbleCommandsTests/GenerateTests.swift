import CommandTestSupport
import Foundation
import TestSupport
import Testing

@testable import ThimbleCommands

@Suite struct GenerateTests {
    /// Root makes Home, which needs what only root's own dependency can give.
    private static let app = """
        protocol RootDependency: Dependency {}
        final class RootComponent: Component<RootDependency> {
            var user: User { User() }
        }
        final class RootBuilder: Builder<RootDependency> {
            func build() -> RootRouter {
                let component = RootComponent(dependency: dependency)
                let home = HomeBuilder(dependency: component)
                return RootRouter(home: home, user: component.user)
            }
        }
        protocol HomeDependency: Dependency { var user: User { get } }
        final class HomeComponent: Component<HomeDependency> {
            var name: String { dependency.user.name }
        }
        final class HomeBuilder: Builder<HomeDependency> {
            func build() -> HomeRouter {
                let component = HomeComponent(dependency: dependency)
                return HomeRouter(name: component.name)
            }
        }
        final class AppComponent: EmptyComponent, RootDependency {}
        func launch() { _ = RootBuilder(dependency: AppComponent()).build() }
        """

    @Test func theFileIsWrittenOnceAndThenUpToDate() throws {
        let folder = try TemporaryFolder(["App.swift": Self.app])
        let stale = thimble("generate", "--check", folder.path)
        #expect(stale.code == 1)
        #expect(stale.output.contains("ThimbleGenerated.swift: not generated yet\n--- /dev/null\n+++ "))
        #expect(try folder.names() == ["App.swift"])
        let written = thimble("generate", folder.path)
        #expect(written.code == 0)
        #expect(written.errors.contains("Wrote \(folder.path)/ThimbleGenerated.swift"))
        #expect(try folder.text(of: "ThimbleGenerated.swift").contains("extension RootComponent: HomeDependency"))
        let again = thimble("generate", folder.path)
        #expect(again.code == 0)
        #expect(again.errors == "Up to date.\n")
        #expect(thimble("generate", "--check", folder.path).code == 0)
        #expect(thimble("check", folder.path).code == 0)
    }

    @Test func wiringIsKeptForAValueThatNowHasNoKnownType() throws {
        let folder = try TemporaryFolder(["App.swift": Self.app])
        #expect(thimble("generate", folder.path).code == 0)
        let before = try folder.text(of: "ThimbleGenerated.swift")
        let app = Self.app.replacing(
            "let component = RootComponent(dependency: dependency)",
            with: "let component = measured { RootComponent(dependency: dependency) }"
        )
        try folder.write(app, to: "App.swift")
        let checked = thimble("check", folder.path)
        #expect(checked.code == 0)
        #expect(!checked.output.contains("stale-providers"))
        #expect(thimble("generate", folder.path).errors == "Up to date.\n")
        #expect(try folder.text(of: "ThimbleGenerated.swift") == before)
        // Another builder passes its own value.
        try folder.write(
            app.replacing("HomeBuilder(dependency: component)", with: "0")
                + "\nfinal class MainBuilder: Builder<EmptyDependency> { func build() { _ = HomeBuilder(dependency: find()) } }",
            to: "App.swift"
        )
        #expect(thimble("check", folder.path).output.contains("stale-providers"))
        // Without that value, nothing needs the wiring.
        try folder.write(app.replacing("HomeBuilder(dependency: component)", with: "0"), to: "App.swift")
        #expect(thimble("generate", folder.path).code == 0)
        #expect(try !folder.text(of: "ThimbleGenerated.swift").contains("RootComponent"))
    }

    @Test func aStaleFileIsShownAsADifference() throws {
        let folder = try TemporaryFolder(["App.swift": Self.app])
        #expect(thimble("generate", folder.path).code == 0)
        let good = try folder.text(of: "ThimbleGenerated.swift")
        try folder.write(good + "// more\n", to: "ThimbleGenerated.swift")
        let outcome = thimble("generate", "--check", folder.path)
        #expect(outcome.code == 1)
        #expect(outcome.output.contains("\n-// more\n"))
        #expect(thimble("generate", folder.path).code == 0)
        #expect(try folder.text(of: "ThimbleGenerated.swift") == good)
    }

    @Test(arguments: ["", "\n  \n"])
    func anEmptyFileInASubfolderIsFilled(_ text: String) throws {
        let folder = try TemporaryFolder(["App.swift": Self.app, "Wiring/ThimbleGenerated.swift": text])
        #expect(thimble("check", folder.path).output.contains("stale-providers"))
        let written = thimble("generate", folder.path)
        #expect(written.errors.contains("Wrote \(folder.path)/Wiring/ThimbleGenerated.swift"))
        #expect(thimble("generate", "--check", folder.path).code == 0)
    }

    @Test func anEmptyFileIsNoGeneratedCode() throws {
        let configuration = """
            {"generated": {"App": "Wiring/ThimbleGenerated.swift"}}
            """
        let files = ["App/App.swift": Self.app, "App/Wiring/ThimbleGenerated.swift": "\n"]
        let folder = try TemporaryFolder(files)
        try folder.write(configuration, to: "App/.thimble.json")
        #expect(thimble("generate", "\(folder.path)/App").code == 0)
        let handWired = try TemporaryFolder(files)
        try handWired.write("{\"wiring\": {\"App\": \"hand\"}}", to: "App/.thimble.json")
        #expect(thimble("check", "\(handWired.path)/App").code == 1)
    }

    /// A property that is made in some builds comes from above in the others.
    @Test(arguments: [
        "#if DEBUG\nvar user: User { User() }\n#else\nvar user: User { dependency.user }\n#endif",
        "#if RELEASE\nvar user: User { dependency.user }\n#else\nvar user: User { User() }\n#endif",
    ])
    func whatSomeBuildsForwardIsRequired(member: String) throws {
        let text = Self.app.replacingOccurrences(of: "var user: User { User() }", with: member)
            .replacingOccurrences(
                of: "RootDependency: Dependency {}",
                with: "RootDependency: Dependency, RootDependencyHome {}"
            )
            .replacingOccurrences(
                of: "EmptyComponent, RootDependency {}",
                with: "EmptyComponent, RootDependency { let user = User() }"
            )
        let folder = try TemporaryFolder(["App.swift": text])
        #expect(thimble("generate", folder.path).code == 0)
        let code = try folder.text(of: "ThimbleGenerated.swift")
        #expect(code.contains("protocol RootDependencyHome: Dependency {\n    var user: User { get }\n}"), "\(code)")
        let unmet = try TemporaryFolder([
            "App.swift": text.replacingOccurrences(of: "{ let user = User() }", with: "{}")
        ])
        #expect(thimble("check", unmet.path).code == 1)
    }

    /// A configuration decides for good: the next check would refuse a generated file of such a module.
    @Test(arguments: [["generate"], ["generate", "--adopt"], ["generate", "--fix"], ["generate", "--keep-going"]])
    func aModuleThatIsWiredByHandForGoodIsLeftAlone(words: [String]) throws {
        let wired = Self.app.replacingOccurrences(
            of: "class RootComponent: Component<RootDependency>",
            with: "class RootComponent: Component<RootDependency>, HomeDependency"
        )
        for text in [Self.app, wired] {
            let folder = try TemporaryFolder(["App/App.swift": text])
            try folder.write(#"{"wiring": {"App": "hand"}, "modules": {"App": "App"}}"#, to: ".thimble.json")
            let check = thimble("check", folder.path)
            #expect(!check.output.contains("thimble generate"))
            let outcome = thimble(words + [folder.path])
            #expect(outcome.code == 0)
            #expect(outcome.errors.contains("'App' is wired by hand"), "\(outcome.errors)")
            #expect(try folder.text(of: "App/App.swift") == text)
            #expect(!Platform.exists("\(folder.path)/App/ThimbleGenerated.swift"))
            #expect(thimble("check", folder.path).output == check.output)
        }
    }

    @Test func aModuleThatIsWiredByHandForGoodHasNoGeneratedProtocols() throws {
        let text = Self.app.replacingOccurrences(
            of: "RootDependency: Dependency {}",
            with: "RootDependency: Dependency, RootDependencyHome {}"
        )
        let folder = try TemporaryFolder(["App/App.swift": text])
        try folder.write(#"{"wiring": {"App": "hand"}, "modules": {"App": "App"}}"#, to: ".thimble.json")
        let check = thimble("check", folder.path)
        let reason = "neither declared nor generated: `App` is configured to be wired by hand"
        #expect(check.code == 1 && check.output.contains(reason), "\(check.output)")
        #expect(thimble("check", "--fix", folder.path).code == 0)
        #expect(
            try folder.text(of: "App/App.swift").contains("RootComponent: Component<RootDependency>, HomeDependency")
        )
    }

    @Test func errorsComeFirst() throws {
        let text = Self.app.replacingOccurrences(of: "    var user: User { User() }\n", with: "")
            .replacingOccurrences(of: ", user: component.user", with: "")
        let folder = try TemporaryFolder(["App.swift": text])
        let outcome = thimble("generate", folder.path)
        #expect(outcome.code == 1)
        #expect(outcome.output.contains("error:"))
        #expect(outcome.errors.contains("Nothing was written"))
        #expect(try folder.names() == ["App.swift"])
        #expect(thimble("generate", "--keep-going", folder.path).code == 1)
    }

    @Test func theFileMayGoElsewhere() throws {
        let folder = try TemporaryFolder(["App/App.swift": Self.app])
        let target = "\(folder.path)/Out.swift"
        #expect(thimble("generate", "\(folder.path)/App", "--output", target).code == 0)
        #expect(try folder.text(of: "Out.swift").contains("extension RootComponent: HomeDependency"))
        #expect(thimble("generate", "--check", "\(folder.path)/App", "--output", target).code == 0)
        let nowhere = thimble("generate", "\(folder.path)/App", "--output", "\(folder.path)/no/Out.swift")
        #expect(nowhere.code == 2)
        #expect(nowhere.errors.contains("cannot be written"))
    }

    @Test func oneOutputCannotHoldTwoModules() throws {
        let folder = try TemporaryFolder([
            "one/One.xcodeproj/project.pbxproj": "", "one/App.swift": Self.app,
            "two/Two.xcodeproj/project.pbxproj": "", "two/App.swift": Self.app,
        ])
        let outcome = thimble("generate", folder.path, "--output", "\(folder.path)/Out.swift")
        #expect(outcome.code == 2)
        #expect(outcome.errors.contains("2 modules need some: One, Two"))
        #expect(thimble("generate", folder.path).code == 0)
        #expect(try folder.text(of: "two/ThimbleGenerated.swift").contains("HomeDependency"))
    }
}
