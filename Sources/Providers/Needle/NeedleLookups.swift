import NeedleText
import ScopeGraph
import Semantics

/// How a component finds its requirements in dynamic mode.
struct NeedleLookups {
    let scope: Int
    /// Those that Needle's library looks up by key path.
    let byKeyPath: [TextVariable]
    /// Those that generated members of the library's `DependencyProvider` look up by name.
    let byName: [TextVariable]
}

/// A requirement as some scope reads it.
struct NeedleRead: Hashable, Comparable {
    let type: String
    /// As after `get`.
    let effects: String

    init(_ variable: TextVariable) {
        type = variable.type
        effects = variable.effects
    }

    static func < (left: NeedleRead, right: NeedleRead) -> Bool {
        (left.type, left.effects) < (right.type, right.effects)
    }
}

/// By scope and name, how others read its properties.
typealias NeedleReads = [Int: [String: Set<NeedleRead>]]

extension NeedleProviders {
    /// - Parameter variables: one for each of the requirements.
    func lookups(of scope: Int, _ requirements: [Requirement], _ variables: [TextVariable]) -> NeedleLookups {
        let ways = zip(variables, areFoundByKeyPath(requirements, variables, of: scope))
        return NeedleLookups(
            scope: scope,
            byKeyPath: ways.filter(\.1).map(\.0),
            byName: isExtensible(scope) ? ways.filter { !$0.1 }.map(\.0) : []
        )
    }

    /// For each requirement of a scope, whether a key path identifies it. A key path cannot have effects.
    func areFoundByKeyPath(_ requirements: [Requirement], _ variables: [TextVariable], of scope: Int) -> [Bool] {
        let ambiguous = isExtensible(scope) ? typesOfSeveralProtocols(requirements) : []
        return zip(requirements, variables).map { requirement, variable in
            variable.effects.isEmpty && !ambiguous.contains(requirement.type.canonical)
        }
    }

    /// Whether a scope sees the generated members of `DependencyProvider`.
    private func isExtensible(_ scope: Int) -> Bool {
        graph.scopes[scope].module == tree.module && graph.scopes[scope].access > .fileprivate
    }

    /// The types of requirements of several protocols. Swift compares key paths by the type of the value and the
    /// position in the protocol, so that key paths into two protocols may be equal.
    private func typesOfSeveralProtocols(_ requirements: [Requirement]) -> Set<String> {
        var protocols: [String: Set<String>] = [:]
        for requirement in requirements {
            protocols[requirement.type.canonical, default: []].insert(requirement.declaredIn)
        }
        return Set(protocols.filter { $0.value.count > 1 }.keys)
    }

    /// The members of `DependencyProvider` for some components, once for each dependency.
    func accessors(of lookups: [NeedleLookups]) -> OutputPart {
        var output = OutputPart()
        var known: Set<String> = []
        for lookup in lookups where !lookup.byName.isEmpty {
            guard let dependency = names.dependency(of: lookup.scope), known.insert(dependency).inserted else {
                continue
            }
            let conditions = dependencyConditions(of: lookup.scope)
            output.add(
                DynamicAccessors(
                    dependency: dependency,
                    variables: lookup.byName.map { $0.with(conditions: $0.conditions, around: conditions) },
                    conditions: conditions,
                    availability: graph.scopes[lookup.scope].dependency?.availability ?? []
                )
            )
        }
        return output
    }
}
