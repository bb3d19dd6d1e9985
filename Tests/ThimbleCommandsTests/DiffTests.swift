import CommandTestSupport
import Drawings
import Foundation
import TestSupport
import Testing
import TextFormats

@testable import ThimbleCommands

@Suite struct DiffTests {
    /// Root makes a lamp and hands the clock of App on to Cabin.
    private static let old = """
        import RIBs
        protocol CabinDependency: Dependency {
            var clock: Clock { get }
            var lamp: Lamp { get }
        }
        final class CabinComponent: Component<CabinDependency> {}
        final class CabinBuilder: Builder<CabinDependency> {
            func build() { print(CabinComponent(dependency: dependency).dependency.clock, dependency.lamp) }
        }
        protocol RootDependency: Dependency { var clock: Clock { get } }
        final class RootComponent: Component<RootDependency>, CabinDependency {
            var clock: Clock { dependency.clock }
            var lamp: Lamp { Lamp() }
        }
        final class RootBuilder: Builder<RootDependency> {
            func build() { CabinBuilder(dependency: RootComponent(dependency: dependency)).build() }
        }
        final class AppComponent: Component<EmptyDependency>, RootDependency {
            let clock = Clock()
            init() { super.init(dependency: EmptyComponent()) }
            func open() { RootBuilder(dependency: self).build() }
        }

        """
    /// Root makes a clock of its own, and nobody makes the lamp.
    private static let new = old.replacing("{ dependency.clock }", with: "{ Clock() }")
        .replacing("    var lamp: Lamp { Lamp() }\n", with: "")

    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder(["old/Sea/App.swift": Self.old, "new/Sea/App.swift": Self.new])
        for side in ["old", "new"] {
            let graph = thimble("graph", "--format", "json", "\(folder.path)/\(side)/Sea")
            try folder.write(graph.output, to: "\(side).json")
        }
        return folder
    }

    @Test func foldersAndFilesSayTheSame() throws {
        let folder = try folder()
        let (old, new) = ("\(folder.path)/old/Sea", "\(folder.path)/new/Sea")
        for format in ["text", "markdown", "json"] {
            let folders = thimble("diff", old, new, "--format", format)
            #expect(folders.code == 1)
            #expect(folders.output.contains("Sea.CabinComponent"))
            for pair in [(old + "/../../old.json", new), (old, new + "/../../new.json")] {
                let mixed = thimble("diff", "--format=\(format)", pair.0, pair.1)
                #expect(mixed.code == 1)
                #expect(mixed.output == folders.output)
            }
        }
    }

    @Test func anotherSupplierAndANewFindingFail() throws {
        let folder = try folder()
        let outcome = thimble("diff", "\(folder.path)/old.json", "\(folder.path)/new.json")
        #expect(outcome.code == 1)
        #expect(outcome.errors.isEmpty)
        #expect(outcome.output.hasPrefix("2 suppliers changed, "))
        let lines = outcome.output.split(separator: "\n")
        #expect(
            lines.contains(
                """
                  `Sea.CabinComponent.clock`: the same path now provides a different value: was created in \
                `Sea.AppComponent`, is created in `Sea.RootComponent`
                """
            )
        )
        #expect(
            lines.contains("  `Sea.CabinComponent.lamp`: no scope supplies it any more; `Sea.RootComponent` did before")
        )
        #expect(lines.contains { $0.hasPrefix("  + App.swift:") && $0.hasSuffix("[missing-passthrough]") })
    }

    /// A page shows trees of tests only if it is asked to; the other formats and the exit code know them always.
    @Test func aPageLeavesTreesOfTestsOut() throws {
        let mock = """
            import RIBs
            protocol MockDependency: Dependency { var clock: Clock { get } }
            final class MockComponent: Component<MockDependency> {}
            final class MockBuilder: Builder<MockDependency> {
                func build() { print(MockComponent(dependency: dependency).dependency.clock) }
            }
            final class MockAppComponent: Component<EmptyDependency>, MockDependency {
                let clock = Clock()
                init() { super.init(dependency: EmptyComponent()) }
                func open() { MockBuilder(dependency: self).build() }
            }

            """
        let package = "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"Sea\", "
        let targets = "targets: [.target(name: \"Sea\"), .testTarget(name: \"SeaTests\")])\n"
        let folder = try TemporaryFolder()
        for side in ["old", "new"] {
            try folder.write(package + targets, to: "\(side)/Package.swift")
            try folder.write(Self.old, to: "\(side)/Sources/Sea/App.swift")
        }
        try folder.write(mock, to: "new/Tests/SeaTests/Mock.swift")
        let (old, new) = ("\(folder.path)/old", "\(folder.path)/new")
        for side in ["old", "new"] {
            let graph = thimble("graph", "--format", "json", "\(folder.path)/\(side)").output
            try folder.write(graph, to: "\(side).json")
            // As an older version wrote it.
            try folder.write(graph.replacing(",\"test\":true", with: ""), to: "\(side)-older.json")
        }
        #expect(try folder.text(of: "new.json") != folder.text(of: "new-older.json"))
        let text = thimble("diff", old, new)
        #expect(text.output.contains("`SeaTests.MockComponent`"))
        for (left, right) in [(old, new), (old, "\(new).json"), ("\(old).json", new), (new, "\(old).json")] {
            let page = thimble("diff", "--format", "html", left, right)
            #expect(page.code == 0)
            #expect(headline(of: page) == "Not shown: 4 changes of tests (see --tests).")
            let whole = thimble("diff", "--format", "html", "--tests", left, right)
            #expect(headline(of: whole)?.hasPrefix("2 scopes ") == true)
        }
        // Nothing has changed, whatever the older file does not tell.
        for (left, right) in [("\(new)-older.json", new), (new, "\(new)-older.json")] {
            #expect(headline(of: thimble("diff", "--format", "html", left, right)) == "The graphs are the same.")
        }
    }

    /// What a page says first.
    private func headline(of page: Outcome) -> Substring? {
        page.output.firstMatch(of: /"headline":"([^"]*)"/)?.1
    }

    @Test func whatOnlyMovedIsTheSame() throws {
        let folder = try folder()
        try folder.write("\n// A long word.\n\n" + Self.old, to: "new/Sea/App.swift")
        try folder.write("{}", to: "new/Sea/.thimble.json")
        let outcome = thimble("diff", "\(folder.path)/old.json", "\(folder.path)/new/Sea")
        #expect(outcome.code == 0)
        #expect(outcome.output == "The graphs are the same.\n")
    }

    @Test func whatIsWrittenIsReadAgain() throws {
        let folder = try folder()
        for side in ["old", "new"] {
            let analysis = try Analysis(InputOptions.typed("\(folder.path)/\(side)/Sea"))
            let bytes = Array(try folder.text(of: "\(side).json").utf8)
            #expect(try GraphSummary(JSONReader.read(bytes)) == GraphSummary(of: analysis.drawingSubject))
        }
    }

    @Test(arguments: [
        ("", "graph.json:1:1: expected a value."),
        ("[]", "graph.json:1:1: expected an object, found a list."),
        ("{}", "graph.json:1:1: this is not a graph of 'thimble graph --format json': it has no 'schemaVersion'."),
        (#"{"schemaVersion": 2}"#, "graph.json:1:19: this format is newer than this version of Thimble."),
        (#"{"schemaVersion": 1, "scopes": [{}]}"#, "graph.json:1:33: this entry is incomplete: it has no 'id'."),
        (#"{"schemaVersion": 1, "scopes": 3}"#, "graph.json:1:32: expected a list, found a number."),
    ])
    func whatIsWrongWithAFileIsSaidWithItsPlace(text: String, message: String) throws {
        let folder = try folder()
        try folder.write(text, to: "graph.json")
        let outcome = thimble("diff", "\(folder.path)/old.json", "\(folder.path)/graph.json")
        #expect(outcome.code == 2)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }

    @Test func twoGraphsAreNeeded() throws {
        let folder = try folder()
        #expect(thimble("diff").code == 2)
        #expect(
            thimble("diff", folder.path).errors.hasPrefix("error: Two graphs are required: OLD and NEW.\n")
        )
        #expect(thimble("diff", "a", "b", "c").errors.hasPrefix("error: Unexpected argument 'c'."))
        let missing = thimble("diff", "\(folder.path)/old.json", "\(folder.path)/none")
        #expect(missing.code == 2)
        #expect(missing.errors == "error: '\(folder.path)/none' does not exist.\n")
        #expect(thimble("diff", "--format", "txt", "a", "b").errors.contains("Did you mean 'text'?"))
    }
}
