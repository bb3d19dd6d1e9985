import ScopeGraph
import Semantics

/// A property that a drawing lists with a scope.
struct ListedProperty {
    enum Role {
        case required
        /// Required, but not supplied on every path.
        case missing
        case provided
    }

    let name: String
    let type: String
    let role: Role
    /// Indices into `ScopeGraph.scopes`.
    let suppliers: [Int]

    /// "user: User".
    var text: String { type.isEmpty ? name : "\(name): \(type)" }
}

/// The properties that a drawing lists, by scope.
struct PropertyLists {
    private var lists: [Int: [ListedProperty]] = [:]
    /// For each scope with requirements that are not listed, their number.
    private var silentCounts: [Int: Int] = [:]

    /// - Parameter listsAll: whether all requirements are listed if the filter leaves that open.
    init(of subject: DrawingSubject, listsAll: Bool) {
        let filter = subject.view.filter
        for scope in subject.view.scopes where !filter.provided.isEmpty {
            let provisions = subject.graph.scopes[scope].provisions.filter { filter.provides($0) }
            lists[scope] = provisions.map { provision in
                ListedProperty(
                    name: provision.name,
                    type: provision.type?.spelling ?? "",
                    role: .provided,
                    suppliers: []
                )
            }
        }
        let unmet = FaultyScopes(in: subject.graph, subject.resolution, subject.findings).unmet
        for (number, need) in subject.resolution.needs.enumerated() where subject.view.shows[need.scope] {
            guard let requirement = need.ownRequirement else { continue }
            let isMissing = unmet.contains(number)
            guard Self.lists(requirement, isMissing: isMissing, filter, listsAll: listsAll) else {
                silentCounts[need.scope, default: 0] += 1
                continue
            }
            let property = ListedProperty(
                name: need.name,
                type: need.type.spelling,
                role: isMissing ? .missing : .required,
                suppliers: Array(need.suppliers)
            )
            lists[need.scope, default: []].append(property)
        }
    }

    subscript(scope: Int) -> [ListedProperty] { lists[scope] ?? [] }

    /// The number of a scope's requirements that are not listed.
    func silentCount(of scope: Int) -> Int { silentCounts[scope] ?? 0 }

    private static func lists(
        _ requirement: Requirement,
        isMissing: Bool,
        _ filter: DrawingFilter,
        listsAll: Bool
    ) -> Bool {
        switch filter.requirements {
        case .all: true
        case .missing: isMissing
        case .none: false
        case .auto where filter.namesProperties: filter.asks(for: requirement)
        case .auto: listsAll
        }
    }
}

extension DrawingFilter {
    /// Whether the suppliers of a requirement are shown, if any are.
    func showsSuppliers(of requirement: Requirement) -> Bool { !namesProperties || asks(for: requirement) }

    /// Whether a requirement has one of the names, whether its readers or its providers are asked for.
    func asks(for requirement: Requirement) -> Bool {
        let names = needed.union(provided)
        return names.contains(requirement.name) || names.contains(requirement.type.spelling)
    }
}
