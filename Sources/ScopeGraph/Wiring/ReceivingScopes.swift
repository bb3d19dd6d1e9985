import Semantics

/// Which scopes receive an injected value: the children of the scope that it is.
extension WiringReader {
    /// The scopes that receive a dependency.
    mutating func children(of injection: Injection) -> [Int] {
        if let direct = directChildren(for: injection.expectedType, receiver: injection.receiver) { return direct }
        if let scope = refining.scopes[injection.expectedType] { return [scope] }
        guard index.isProtocol(injection.expectedType) else {
            return table.scopes(withDependency: injection.expectedType)
        }
        let reached = injection.holders.flatMap { holder in
            scopes(owning: injection.expectedType, holder)
                + flow.scopes(reachedFrom: .init(holder: holder, type: injection.expectedType))
        }
        return reached.count < 2 ? reached : Set(reached).sorted()
    }

    /// The scope that a call creates, those that a builder creates, or else all scopes with the builder's dependency;
    /// `nil` if another type receives the value and may pass it on.
    func directChildren(for expected: ResolvedType, receiver: Int?) -> [Int]? {
        let isEmpty = index.libraries.isEmptyDependency(expected)
        if let receiver, let scope = table.scopeOfType[receiver] {
            let partialScope = table.partialScopes[scope]
            return partialScope.dependencyType == expected || (isEmpty && partialScope.dependencyType == nil)
                ? [scope] : []
        }
        if let receiver {
            let fitting = components(madeBy: receiver).filter {
                table.partialScopes[$0].dependencyType == expected
                    || (isEmpty && table.partialScopes[$0].dependencyType == nil)
            }
            if !fitting.isEmpty { return fitting }
        }
        if let receiver, index.types[receiver].kind == .protocol {
            let fitting = components(madeByBuildersOf: receiver).filter {
                table.partialScopes[$0].dependencyType == expected
            }
            if !fitting.isEmpty { return fitting }
        }
        if isEmpty { return [] }
        guard let receiver, model.ancestry(of: receiver).isBuilder else { return nil }
        if refusedBuilders.contains(receiver) { return [] }
        return table.scopes(withDependency: expected)
    }
}
