import Drawings
import ScopeGraph
import ScopeRules
import Semantics
import Modules
import SwiftReader
import TestSupport

/// A graph of a shape that is hard to draw. Names of scopes have up to 40 characters.
package struct DrawnShape: Sendable {
    package let name: String
    package let graph: ScopeGraph
    package let resolution: Resolution

    /// What a filter shows of it, without findings.
    package func subject(_ filter: DrawingFilter = DrawingFilter()) -> DrawingSubject {
        DrawingSubject(graph: graph, resolution: resolution, findings: [], filter: filter)
    }

    /// - Parameters:
    ///   - scopes: the number of scopes; the first is the root.
    ///   - links: pairs of parent and child, each an index of a scope.
    ///   - requirements: the number of requirements of a scope.
    ///   - moduleCount: the scopes belong to so many modules, in no order.
    init(
        _ name: String,
        scopes count: Int,
        links: [(parent: Int, child: Int)],
        requirements: Int,
        moduleCount: Int
    ) {
        self.name = name
        var numbers = SeededNumbers(seed: 1)
        let services = (10..<110).map { "ervice\($0)" }.sorted()
        let types = services.map { Self.type("S\($0)") }
        let names = (0..<count).map { Self.name($0, &numbers) }
        let scopes = (0..<count).map { index in
            let module = index == 0 ? 0 : Int.random(in: 0..<moduleCount, using: &numbers)
            let needed = index == 0 ? 0..<0 : 0..<requirements
            return Scope(
                id: "Module\(module).\(names[index])",
                name: names[index],
                module: module,
                kind: .component,
                dialect: .ribs,
                root: index == 0 ? .bootstrap : nil,
                location: Self.location(index),
                access: .internal,
                dependency: nil,
                requirements: needed.map { Self.requirement("s\(services[$0])", types[$0]) },
                provisions: index == 0 ? types.indices.map { Self.provision("s\(services[$0])", types[$0]) } : [],
                nearMisses: []
            )
        }
        let order = scopes.indices.sorted { scopes[$0].id < scopes[$1].id }
        let places = Dictionary(zip(order, order.indices)) { first, _ in first }
        let edges = links.compactMap { link -> Edge? in
            guard let parent = places[link.parent], let child = places[link.child] else { return nil }
            return Edge(
                parent: parent,
                child: child,
                location: Self.location(link.child),
                injected: .itself,
                conformance: nil
            )
        }
        graph = ScopeGraph(
            modules: (0..<moduleCount).map { number in
                Module(name: "Module\(number)", folder: "M\(number)", kind: .library, origin: .folder, package: "")
            },
            scopes: order.map { scopes[$0] },
            edges: edges.sorted { ($0.parent, $0.child) < ($1.parent, $1.child) },
            faults: []
        )
        resolution = Resolution(of: graph)
    }

    private static func location(_ line: Int) -> SourceLocation {
        SourceLocation(file: "App.swift", line: line + 1, column: 1)
    }

    private static func type(_ name: String) -> CanonicalType {
        CanonicalType(canonical: name, spelling: name, qualifiedSpelling: name, names: [], hasForeignNames: false)
    }

    private static func requirement(_ name: String, _ type: CanonicalType) -> Requirement {
        Requirement(
            name: name,
            type: type,
            location: location(0),
            declaredIn: "Dependency",
            isSettable: false,
            attributes: [],
            conditions: []
        )
    }

    private static func provision(_ name: String, _ type: CanonicalType) -> Provision {
        Provision(
            name: name,
            type: type,
            access: .internal,
            location: location(0),
            inheritedFrom: nil,
            isPassThrough: false,
            isSettable: false,
            isConditional: false,
            obstacle: nil
        )
    }

    /// Between 14 and 40 characters; each name is different.
    private static func name(_ number: Int, _ numbers: inout SeededNumbers) -> String {
        let words = ["Checkout", "Profile", "Settings", "Verification", "Feed", "Trip", "Payment", "Summary", "Map"]
        let start = "\(words[number % words.count])\(number)"
        let length = number % 7 == 1 ? 31 : Int.random(in: 10...31, using: &numbers)
        var text = start
        while text.count < length { text += words[Int.random(in: words.indices, using: &numbers)] }
        return text.prefix(max(length, start.count)) + "Component"
    }
}
