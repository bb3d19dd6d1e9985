import CommandTestSupport
import ScopeRules
import Semantics
import Modules
import SwiftReader
import TestSupport
import Testing

@testable import Providers
@testable import ThimbleCommands

/// `--fix` ends where a repair does not help.
@Suite struct RepeatedRepairTests {
    private static let source = SourceFile(path: "App.swift", reading: Array("class A {}\n".utf8))

    private func finding(column: Int, identity: String, replacement: String) -> Finding {
        let location = SourceLocation(file: "App.swift", line: 1, column: column)
        let edit = Edit(location: location, length: 0, replacement: replacement)
        return Finding(
            rule: "missing-provider",
            title: "Missing provider",
            severity: .error,
            location: location,
            headline: "It is missing",
            repairs: [Repair(title: "Add it", location: location, edits: [edit])],
            identity: [identity]
        )
    }

    private func repairs(
        of finding: Finding,
        after tried: Set<AutomaticRepairs.Attempt> = []
    ) -> AutomaticRepairs {
        let module = Module(name: "App", folder: "", kind: .application, origin: .folder, package: "")
        let files = SourceTable([ModuleSources(module: module, files: [Self.source], generated: [])])
        return AutomaticRepairs(of: [finding], in: files, .safe, after: tried)
    }

    @Test func aRepairIsTriedOnce() {
        let first = repairs(of: finding(column: 10, identity: "A", replacement: "let b = 1"))
        #expect(first.count == 1)
        // The finding is back, further on in the line.
        let again = repairs(of: finding(column: 11, identity: "A", replacement: "let b = 1"), after: first.attempts)
        #expect(again.count == 0)
        #expect(again.edits.isEmpty)
    }

    @Test func anotherFindingOrAnotherRepairIsTried() {
        let first = repairs(of: finding(column: 10, identity: "A", replacement: "let b = 1"))
        let other = repairs(of: finding(column: 10, identity: "B", replacement: "let b = 1"), after: first.attempts)
        #expect(other.count == 1)
        let next = repairs(of: finding(column: 10, identity: "A", replacement: "let c = 1"), after: first.attempts)
        #expect(next.count == 1)
    }

    /// What follows the head of the typealias has no meaning, and an edit there had none either: it was made without end.
    @Test(arguments: ["typealias Component<StallDependency> {}", "typealias A =", "let a = foo(some some @e)"])
    func aFileWithSyntaxErrorsStaysAsItIs(_ line: String) throws {
        let text = """
            import RIBs
            protocol StallDependency: Dependency { var tea: Tea { get } }
            final class StallComponent: Component<StallDependency> {}
            final class StallBuilder: Builder<StallDependency> {
                func build() { print(StallComponent(dependency: dependency)) }
            }
            \(line)

            """
        let folder = try TemporaryFolder(["Stall.swift": text])
        _ = thimble("check", "--fix", folder.path)
        #expect(try folder.text(of: "Stall.swift") == text)
        _ = thimble("check", "--unsafe-fixes", folder.path)
        #expect(try folder.text(of: "Stall.swift") == text)
    }
}
