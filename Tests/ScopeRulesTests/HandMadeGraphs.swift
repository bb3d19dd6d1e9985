import ScopeGraph
import Semantics
import Modules
import SwiftReader

/// Graphs of any size, made without any source.
enum HandMadeGraphs {
    private static let file = "App.swift"

    static func graph(_ scopes: [Scope], _ edges: [Edge]) -> ScopeGraph {
        let module = Module(name: "App", folder: "App", kind: .application, origin: .folder, package: "")
        let sorted = edges.sorted { ($0.parent, $0.child) < ($1.parent, $1.child) }
        return ScopeGraph(modules: [module], scopes: scopes, edges: sorted, faults: [])
    }

    /// - Parameter number: its index; also its line.
    static func scope(
        _ number: Int,
        root: Bool = false,
        requires: [String] = [],
        provides: [String] = [],
        passesOn: [String] = [],
        dialect: Dialect = .needle
    ) -> Scope {
        let location = SourceLocation(file: file, line: number + 1, column: 1)
        let dependencyProtocol = DependencyProtocol(
            spelling: "Needs\(number)",
            name: "Needs\(number)",
            module: 0,
            location: location,
            use: location,
            access: .internal,
            undeclaredParents: [],
            protocols: [
                RefinedProtocol(name: "Needs\(number)", location: location, deletion: [], isEmpty: false, end: location)
            ],
            isComposition: false,
            clauseEnds: [ClauseEnd(location: location, separator: ", ")]
        )
        return Scope(
            id: "App.Scope\(number)",
            name: "Scope\(number)",
            module: 0,
            kind: .component,
            dialect: dialect,
            root: root ? .bootstrap : nil,
            location: location,
            access: .internal,
            dependency: root ? nil : dependencyProtocol,
            requirements: requires.map { requirement($0, of: number) },
            provisions: provides.map { provision($0, line: number + 1) }
                + passesOn.map { provision($0, line: number + 1, isPassThrough: true) },
            nearMisses: []
        )
    }

    static func edge(_ parent: Int, _ child: Int, injected: Edge.InjectedValue = .itself) -> Edge {
        Edge(
            parent: parent,
            child: child,
            location: SourceLocation(file: file, line: parent + 1, column: 5),
            injected: injected,
            conformance: nil
        )
    }

    /// A root, then scopes each of which makes the next; the last needs `value`.
    static func chain(length: Int, provides: [String]) -> ScopeGraph {
        let scopes = (0..<length).map { number in
            scope(
                number,
                root: number == 0,
                requires: number == length - 1 ? ["value"] : [],
                provides: number == 0 ? provides : []
            )
        }
        return graph(scopes, (1..<length).map { edge($0 - 1, $0) })
    }

    /// A root that makes `value`, then scopes each of which needs it, forwards it by a member of its own and makes the next.
    static func relay(length: Int) -> ScopeGraph {
        let scopes = (0..<length).map { number in
            number == 0
                ? scope(0, root: true, provides: ["value"])
                : scope(number, requires: ["value"], passesOn: ["value"], dialect: .ribs)
        }
        return graph(scopes, (1..<length).map { edge($0 - 1, $0) })
    }

    /// Diamonds one on top of the other: 2^n ways from the last scope up to the root.
    static func diamonds(count: Int, provides: [String]) -> ScopeGraph {
        var scopes = [scope(0, root: true, provides: provides)]
        var edges: [Edge] = []
        for diamond in 0..<count {
            let top = diamond * 3
            scopes.append(scope(top + 1))
            scopes.append(scope(top + 2))
            scopes.append(scope(top + 3, requires: diamond == count - 1 ? ["value"] : []))
            edges += [edge(top, top + 1), edge(top, top + 2), edge(top + 1, top + 3), edge(top + 2, top + 3)]
        }
        return graph(scopes, edges)
    }

    /// A root that makes scopes all of which need its `value`.
    static func star(children: Int, provides: [String]) -> ScopeGraph {
        let leaves = (1...children).map { scope($0, requires: ["value"]) }
        return graph([scope(0, root: true, provides: provides)] + leaves, (1...children).map { edge(0, $0) })
    }

    private static let type = CanonicalType(
        canonical: "Value",
        spelling: "Value",
        qualifiedSpelling: "Value",
        names: [],
        hasForeignNames: true
    )

    private static func requirement(_ name: String, of scope: Int) -> Requirement {
        Requirement(
            name: name,
            type: type,
            location: SourceLocation(file: file, line: scope + 1, column: 9),
            declaredIn: "Needs\(scope)",
            isSettable: false,
            attributes: [],
            conditions: []
        )
    }

    private static func provision(_ name: String, line: Int, isPassThrough: Bool = false) -> Provision {
        Provision(
            name: name,
            type: type,
            access: .internal,
            location: SourceLocation(file: file, line: line, column: 13),
            inheritedFrom: nil,
            isPassThrough: isPassThrough,
            isSettable: false,
            isConditional: false,
            obstacle: nil
        )
    }
}
