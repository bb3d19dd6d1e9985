import CommandTestSupport
import TestSupport
import Testing

@testable import ThimbleCommands

/// A name that is misspelt in one place: one finding, repaired where the name is odd, and nothing else said.
@Suite struct MisspellingTests {
    private static let app = """
        import RIBs
        struct Theme {}
        protocol LeafDependency: Dependency {
            var theme: Theme { get }
        }
        final class LeafComponent: Component<LeafDependency> {
            func read() { print(dependency.theme) }
        }
        final class LeafBuilder: Builder<LeafDependency> {
            func build() { LeafComponent(dependency: dependency).read() }
        }
        protocol TreeDependency: Dependency {
            var theme: Theme { get }
        }
        final class TreeComponent: Component<TreeDependency>, LeafDependency {
            var theme: Theme { dependency.theme }
        }
        final class TreeBuilder: Builder<TreeDependency> {
            func build() { LeafBuilder(dependency: TreeComponent(dependency: dependency)).build() }
        }
        final class AppComponent: Component<EmptyDependency>, TreeDependency {
            var theme: Theme { Theme() }
            init() { super.init(dependency: EmptyComponent()) }
            func tree() { TreeBuilder(dependency: self).build() }
        }
        func start() { AppComponent().tree() }

        """

    private struct Outcome {
        let headlines: [String]
        let output: String
        let fixed: String
    }

    private func outcome(_ text: String) throws -> Outcome {
        let folder = try TemporaryFolder(["App.swift": text])
        let found = thimble("check", folder.path)
        _ = thimble("check", "--fix", folder.path)
        let fixed = try folder.text(of: "App.swift")
        _ = thimble("check", "--fix", folder.path)
        #expect(try folder.text(of: "App.swift") == fixed, "The second run changes something.")
        let headlines = found.output.split(separator: "\n").filter { $0.contains("App.swift:") && $0.hasSuffix("]") }
        return Outcome(headlines: headlines.map(String.init), output: found.output, fixed: fixed)
    }

    @Test func nothingIsFoundWithoutAMistake() throws {
        #expect(try outcome(Self.app).headlines.isEmpty)
    }

    /// In the requirement of the reader, of a scope that passes the value on, and in the provider.
    @Test(arguments: ["LeafDependency: Dependency {\n", "TreeDependency: Dependency {\n", "TreeDependency {\n"])
    func theOddNameIsRepaired(_ owner: String) throws {
        let text = Self.app.replacing("\(owner)    var theme", with: "\(owner)    var thmee")
        #expect(text != Self.app)
        let outcome = try outcome(text)
        #expect(outcome.headlines.count == 1)
        #expect(outcome.headlines.first?.contains("[missing-provider]") ?? false)
        #expect(outcome.fixed == Self.app)
        #expect(outcome.output.contains("fixes (choose one):"), "Both choices are shown.")
    }

    @Test func theSideWithFewerPlacesComesFirst() throws {
        let request = try outcome(
            Self.app.replacing(
                "LeafDependency: Dependency {\n    var theme",
                with: "LeafDependency: Dependency {\n    var thmee"
            )
        )
        let ask = try #require(request.output.range(of: "Require `theme` in `LeafDependency`"))
        let add = try #require(request.output.range(of: "Add `var thmee: Theme { theme }` to `TreeComponent`"))
        #expect(ask.lowerBound < add.lowerBound)
        let provider = try outcome(
            Self.app.replacing("TreeDependency {\n    var theme", with: "TreeDependency {\n    var thmee")
        )
        let rename = try #require(provider.output.range(of: "Rename `AppComponent.thmee` to `theme`"))
        let other = try #require(provider.output.range(of: "Require `thmee` in `TreeDependency`"))
        #expect(rename.lowerBound < other.lowerBound)
    }

    /// Names that differ in a number, and a name that is read.
    @Test(
        arguments: [
            (
                "LeafDependency: Dependency {\n    var theme: Theme",
                "LeafDependency: Dependency {\n    var theme: Theme { get }\n    var theme2: Theme"
            ),
            ("print(dependency.theme)", "print(dependency.theme, dependency.thmee)"),
        ]
    )
    func anotherNameIsLeft(_ before: String, _ after: String) throws {
        var text = Self.app.replacing(before, with: after)
        if after.contains("thmee") {
            text = text.replacing(
                "LeafDependency: Dependency {\n",
                with: "LeafDependency: Dependency {\n    var thmee: Theme { get }\n"
            )
        }
        #expect(try outcome(text).fixed == text)
    }

    /// The provider's name is read somewhere else.
    @Test func aProviderThatIsReadKeepsItsName() throws {
        let text = Self.app.replacing("TreeDependency {\n    var theme", with: "TreeDependency {\n    var thmee")
            .replacing("AppComponent().tree() }", with: "AppComponent().tree(); print(AppComponent().thmee) }")
        #expect(try outcome(text).fixed == text)
    }
}
