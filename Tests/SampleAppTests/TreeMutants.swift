import Foundation
import SwiftReader

/// Edges removed and redirected, components duplicated, extensions removed.
struct TreeMutants {
    let sample: Sample
    let sites: SampleSites

    func all() throws -> [Mutant] {
        try sites.edges.map(edgeRemoved) + sites.edges.map(edgeRedirected) + sites.components.map(componentDuplicated)
            + sites.extensions.map(extensionRemoved)
    }

    /// The line on which the parent hands itself over is gone.
    private func edgeRemoved(_ edge: (parent: String, child: String, location: SourceLocation)) throws -> Mutant {
        var lines = try sample.text(of: edge.location.file).split(separator: "\n", omittingEmptySubsequences: false)
        lines.remove(at: edge.location.line - 1)
        let changes: [String: String] = [edge.location.file: lines.joined(separator: "\n")]
        let finder = LocationFinder(sample: sample, changes: changes)
        var expected: [Expectation] = []
        if Oracle.conformances[edge.parent]?.contains(edge.child) == true {
            expected.append(try finder.expectation("unknown-dependency", dependencyProtocolOf: edge.parent))
        } else {
            // All that is left to say is that the generated file speaks of an edge that is gone.
            expected.append(LocationFinder.stale)
        }
        // The scope at the top was made only to be handed over; the root of the second sample is still there.
        if edge.parent == "App" {
            let file = "Sources/TicTacToe/App/AppComponent.swift"
            expected.append(try finder.expectation("unreachable-scope", component: edge.parent, in: file))
        }
        if !Oracle.publicScopes.contains(edge.child) {
            let file = Oracle.file(of: edge.child)
            expected.append(try finder.expectation("unreachable-scope", component: edge.child, in: file))
        }
        return Mutant(.edgeRemoved, "\(edge.parent) → \(edge.child)", changes: changes, expected: expected)
    }

    /// Nothing is handed over where the parent handed itself.
    private func edgeRedirected(_ edge: (parent: String, child: String, location: SourceLocation)) throws -> Mutant {
        let file = edge.location.file
        var lines = try sample.text(of: file).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        lines[edge.location.line - 1] = try Self.redirected(lines[edge.location.line - 1])
        let changes = [file: "import RIBs\n" + lines.joined(separator: "\n")]
        let finder = LocationFinder(sample: sample, changes: changes)
        var expected = try Oracle.needs(of: edge.child).map { need in
            try finder.expectation("missing-provider", requirement: need.property, of: need.reader)
        }
        if Oracle.conformances[edge.parent]?.contains(edge.child) == true {
            expected.append(try finder.expectation("unknown-dependency", dependencyProtocolOf: edge.parent))
        } else {
            // The scope at the top was made only to be handed over.
            let file = "Sources/TicTacToe/App/AppComponent.swift"
            expected.append(try finder.expectation("unreachable-scope", component: edge.parent, in: file))
        }
        return Mutant(.edgeRedirected, "\(edge.parent) → \(edge.child)", changes: changes, expected: expected)
    }

    /// A line with an empty component as the argument `dependency`.
    private static func redirected(_ line: String) throws -> String {
        let label = "(dependency: "
        guard let call = line.range(of: label) else { throw SampleError("Nothing is handed over in '\(line)'.") }
        var depth = 1
        let end = line[call.upperBound...].firstIndex { character in
            depth += character == "(" ? 1 : character == ")" ? -1 : 0
            return depth == 0
        }
        guard let end else { throw SampleError("The call in '\(line)' has no end.") }
        return line[..<call.upperBound] + "EmptyComponent()" + line[end...]
    }

    private func componentDuplicated(_ site: Site) throws -> Mutant {
        let copy = "\n\(site.file.text(site.declaration.range))\n"
        let text = String(decoding: site.file.bytes, as: UTF8.self) + copy
        let changes: [String: String] = [site.file.path: text]
        let finder = LocationFinder(sample: sample, changes: changes)
        let expected = try finder.expectation("duplicate-scope", lastComponent: site.scope, in: site.file.path)
        return Mutant(.componentDuplicated, "\(site.scope)Component", changes: changes, expected: [expected])
    }

    private func extensionRemoved(_ site: Site) throws -> Mutant {
        let text = site.replacing(site.declaration.range, with: "")
        let changes: [String: String] = [site.file.path: text]
        let finder = LocationFinder(sample: sample, changes: changes)
        let members = sites.provisions.filter {
            $0.file.path == site.file.path && site.declaration.range.contains($0.declaration.range)
        }
        var expected: [Expectation] = []
        for member in members {
            if let reader = Oracle.readers(of: member.name, madeBy: site.scope).first {
                expected.append(try finder.expectation("missing-provider", requirement: member.name, of: reader))
            } else {
                expected.append(try finder.expectation("unknown-dependency", dependencyProtocolOf: site.scope))
            }
        }
        return Mutant(.extensionRemoved, site.file.path, changes: changes, expected: expected)
    }
}
