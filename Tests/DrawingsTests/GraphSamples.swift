import ScopeGraph
import ScopeRules
import Semantics
import Modules
import SwiftReader

@testable import Drawings

/// Graphs made by hand.
enum GraphSamples {
    static func module(_ name: String, kind: Module.Kind = .application) -> Module {
        Module(name: name, folder: name, kind: kind, origin: .folder, package: "")
    }

    static func location(_ line: Int, _ file: String = "App.swift") -> SourceLocation {
        SourceLocation(file: file, line: line, column: 1)
    }

    static func type(_ spelling: String) -> CanonicalType {
        CanonicalType(
            canonical: spelling,
            spelling: spelling,
            qualifiedSpelling: spelling,
            names: [],
            hasForeignNames: false
        )
    }

    static func requirement(_ name: String, _ spelling: String) -> Requirement {
        Requirement(
            name: name,
            type: type(spelling),
            location: location(2),
            declaredIn: "D",
            isSettable: false,
            attributes: [],
            conditions: []
        )
    }

    static func provision(_ name: String, _ spelling: String?) -> Provision {
        Provision(
            name: name,
            type: spelling.map(type),
            access: .internal,
            location: location(3),
            inheritedFrom: nil,
            isPassThrough: false,
            isSettable: false,
            isConditional: false,
            obstacle: nil
        )
    }

    static func scope(
        _ id: String,
        module: Int = 0,
        kind: Scope.Kind = .component,
        root: Scope.Root? = nil,
        requirements: [Requirement] = [],
        provisions: [Provision] = []
    ) -> Scope {
        Scope(
            id: id,
            name: String(id.drop { $0 != "." }.dropFirst()),
            module: module,
            kind: kind,
            dialect: .ribs,
            root: root,
            location: location(1, "\(id).swift"),
            access: .internal,
            dependency: nil,
            requirements: requirements,
            provisions: provisions,
            nearMisses: []
        )
    }

    static func edge(_ parent: Int, _ child: Int, line: Int = 1, injected: Edge.InjectedValue = .itself) -> Edge {
        Edge(parent: parent, child: child, location: location(line), injected: injected, conformance: nil)
    }

    static func need(
        _ scope: Int,
        _ requirement: Requirement,
        suppliers: [Int],
        failures: [Int] = []
    ) -> Resolution.Need {
        Resolution.Need(
            scope: scope,
            requirement: requirement,
            isOwn: true,
            passedOnFor: [],
            routes: Resolution.Routes([]),
            suppliers: SmallArray(suppliers),
            origins: SmallArray(suppliers),
            failures: SmallArray(failures)
        )
    }

    /// A root with two children in two modules; `Odd` has a name that needs care, and a finding.
    static var small: DrawingSubject {
        let user = requirement("user", "User")
        let cache = requirement("cache", "Cache<\"a\\b\">")
        let graph = ScopeGraph(
            modules: [module("App"), module("Fea\"ture")],
            scopes: [
                scope("App.Home", requirements: [user], provisions: [provision("log", nil)]),
                scope("App.Root", root: .bootstrap, provisions: [provision("user", "User")]),
                scope("Fea\"ture.Odd\\Scope", module: 1, requirements: [cache]),
            ],
            edges: [
                edge(0, 2), edge(1, 0, line: 9), edge(1, 0, line: 4, injected: .itsDependency), edge(1, 2),
            ],
            faults: []
        )
        let resolution = Resolution(
            needs: [need(0, user, suppliers: [1]), need(2, cache, suppliers: [])],
            needsOfScope: [0..<1, 1..<1, 1..<2]
        )
        let finding = Finding(
            rule: "missing-provider",
            title: "Missing Provider",
            severity: .error,
            location: location(2),
            scope: "Fea\"ture.Odd\\Scope",
            property: "cache",
            headline: "nobody has it",
            identity: ["cache"]
        )
        return DrawingSubject(graph: graph, resolution: resolution, findings: [finding])
    }

    /// Each scope makes the next one.
    static func chain(_ count: Int) -> DrawingSubject {
        let graph = ScopeGraph(
            modules: [module("App")],
            scopes: (0..<count).map { scope("App.S\($0)") },
            edges: (0..<(count - 1)).map { edge($0, $0 + 1) },
            faults: []
        )
        return DrawingSubject(graph: graph, resolution: Resolution(needs: [], needsOfScope: []), findings: [])
    }

    /// Two scopes at each level, each making both of the next: 2^levels ways down.
    static func diamonds(_ levels: Int) -> DrawingSubject {
        let edges = (0..<(levels - 1)).flatMap { level in
            [0, 1].flatMap { left in [0, 1].map { edge(2 * level + left, 2 * level + 2 + $0) } }
        }
        let graph = ScopeGraph(
            modules: [module("App")],
            scopes: (0..<(2 * levels)).map { scope("App.S\($0)") },
            edges: edges,
            faults: []
        )
        return DrawingSubject(graph: graph, resolution: Resolution(needs: [], needsOfScope: []), findings: [])
    }
}
