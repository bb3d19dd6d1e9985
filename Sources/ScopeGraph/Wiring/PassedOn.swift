import Semantics
import SwiftReader

/// Follows values of protocol types that are passed on.
extension WiringReader {
    /// Records the code that passes on values it received.
    ///
    /// - Parameter calls: in portions.
    mutating func readFlow(
        of calls: [[WiringCall]],
        _ conversions: [Injection],
        _ initializers: [NamedInitializer]
    ) {
        for initializer in initializers { readFlow(through: initializer) }
        var supplied: Set<DependencyFlow.Node> = []
        for portion in calls.indices {
            for number in calls[portion].indices {
                for case let injection? in calls[portion][number].injections {
                    readFlow(of: injection, supplying: &supplied)
                }
            }
        }
        for injection in conversions { readFlow(of: injection, supplying: &supplied) }
        flow.findNodesWithoutSource(besides: supplied)
    }

    /// - Parameter supplied: the nodes that receive a value from outside the flow.
    private mutating func readFlow(of injection: Injection, supplying supplied: inout Set<DependencyFlow.Node>) {
        guard index.isProtocol(injection.expectedType) else { return }
        let origins = origins(of: injection)
        if let direct = directChildren(for: injection.expectedType, receiver: injection.receiver) {
            for node in origins.nodes {
                flow.pass(node, toScopes: direct, nodes: [])
                refining.notePassed(node.type, as: injection.expectedType)
            }
            return
        }
        passedTypes.insert(injection.expectedType)
        if component(of: injection) != nil {
            noteRefining(injection)
            noteHelper(injection)
        } else if let history = injection.history, mismatchedHolder(of: injection, history) != nil {
            noteHelper(injection)
        }
        let receivers = injection.holders.map { DependencyFlow.Node(holder: $0, type: injection.expectedType) }
        if !origins.nodes.isEmpty {
            // A function of a builder creates that builder with its parameter.
            let owners = injection.holders.flatMap { scopes(owning: injection.expectedType, $0) }
            for node in origins.nodes { flow.pass(node, toScopes: owners, nodes: receivers) }
        }
        if origins.hasOthers { supplied.formUnion(receivers) }
    }

    /// Records the flow through an initializer that is referenced without a call. Its caller supplies the values.
    private mutating func readFlow(through initializer: NamedInitializer) {
        guard
            case .function(let takes, _, .declared(let made, _)) = model.type(
                of: initializer.id,
                in: initializer.file
            )
        else { return }
        for type in takes.map(\.bare) where index.isProtocol(type) {
            let direct = directChildren(for: type, receiver: made)
            flow.pass(
                .init(holder: .unknown, type: type),
                toScopes: direct ?? [],
                nodes: direct == nil ? [.init(holder: .type(made), type: type)] : []
            )
        }
    }

    /// The origins of a value: nodes whose values are passed on, and whether there are others.
    private func origins(of injection: Injection) -> (nodes: [DependencyFlow.Node], hasOthers: Bool) {
        guard let history = injection.history, injection.given == nil, !history.isCast else {
            let given = injection.given?.bare ?? .unknown
            return index.isProtocol(given) ? ([.init(holder: .unknown, type: given)], false) : ([], true)
        }
        var nodes: [DependencyFlow.Node] = []
        var hasOthers = false
        let isSeen = history.types.contains(history.seen) || !index.isProtocol(history.seen.bare)
        for type in isSeen ? history.types : history.types + [history.seen] {
            let passed = (constraint(of: type.unwrapped, injection) ?? type).bare
            guard index.isProtocol(passed), !index.libraries.isEmptyDependency(passed) else {
                hasOthers = true
                continue
            }
            for holder in history.holders {
                if scopes(owning: passed, holder).isEmpty {
                    nodes.append(.init(holder: holder, type: passed))
                } else {
                    hasOthers = true
                }
            }
        }
        return (nodes, hasOthers)
    }

    func constraint(of type: ResolvedType, _ injection: Injection) -> ResolvedType? {
        guard case .parameter(let name) = type else { return nil }
        let block = model.source(injection.file)[injection.value].block
        return model.constraint(of: name, at: block, in: injection.file)
    }

    /// The scopes whose own dependency a holder stores: those that a builder creates, or a component itself.
    func scopes(owning dependency: ResolvedType, _ holder: ValueHolder) -> [Int] {
        guard case .type(let type) = holder else { return [] }
        if let scope = table.scopeOfType[type] {
            return table.partialScopes[scope].dependencyType == dependency ? [scope] : []
        }
        let ancestry = model.ancestry(of: type)
        guard ancestry.isBuilder, ancestry.libraryBase?.dependency == dependency else { return [] }
        return components(madeBy: type).filter { table.partialScopes[$0].dependencyType == dependency }
    }

    /// A scope passes its own dependency to another scope with the same one.
    mutating func relay(_ injection: Injection, to children: [Int]) {
        for holder in injection.history?.holders ?? [] {
            let parents = scopes(owning: injection.expectedType, holder)
            let others = children.filter { !parents.contains($0) }
            for parent in parents where !others.isEmpty { link(parent, others, .itsDependency, injection) }
        }
    }

    /// If no code passes a value of the protocol, it is unknown what reaches the scopes.
    mutating func notePassedOn(_ type: ResolvedType, _ injection: Injection, _ children: [Int]) {
        if passedTypes.contains(type) { return }
        let parents = injection.history.map { scopes(ofParameter: $0.seen.unwrapped) } ?? []
        for parent in parents { link(parent, children, .itself, injection) }
        if parents.isEmpty { noteUnknown(injection, children) }
    }

    /// The scopes that meet the constraints of a generic parameter, if these name a class: `C: Base, C: P`.
    private func scopes(ofParameter type: ResolvedType) -> [Int] {
        guard case .opaque(.composition(let parts)) = type,
            parts.contains(where: { $0.declaredType.map { index.types[$0].kind == .class } ?? false })
        else { return [] }
        return table.partialScopes.indices.filter { scope in
            table.partialScopes[scope].type.map { model.inherits($0, fromAllOf: .composition(parts)) } ?? false
        }
    }

    /// Links children without a known parent by the names of generated protocols: a dependency that inherits
    /// `RootDependencyHome` belongs to `Home`'s parent.
    mutating func linkByReservedNames() {
        let unlinked = unlinkedChildren()
        guard !unlinked.isEmpty else { return }
        let linked = linkedPairs
        for (parent, partialScope) in table.partialScopes.enumerated() {
            guard let dependencyProtocol = partialScope.dependencyProtocol, partialScope.kind == .component else {
                continue
            }
            for name in dependencyProtocol.undeclaredParents where name.hasPrefix(dependencyProtocol.flatName) {
                let child = String(name.dropFirst(dependencyProtocol.flatName.count))
                link(parent, toUnlinked: unlinked[child] ?? [], besides: linked)
            }
        }
    }
}
