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
        // `ScreenBuilder<Int>` takes a `ScreenDependency<Int>`, and its scope any `ScreenDependency`.
        let open = withoutArguments(expected)
        func takes(_ scope: Int) -> Bool {
            let dependency = table.partialScopes[scope].dependencyType
            return dependency == expected || dependency == open || isEmpty && dependency == nil
        }
        if let receiver, let scope = table.scopeOfType[receiver] {
            return takes(scope) ? [scope] : []
        }
        if let receiver {
            let fitting = components(madeBy: receiver).filter(takes)
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
        let scopes = table.scopes(withDependency: expected)
        return scopes.isEmpty ? table.scopes(withDependency: open) : scopes
    }

    /// A protocol without its generic arguments; any other type itself.
    private func withoutArguments(_ type: ResolvedType) -> ResolvedType {
        guard case .declared(let declared, let arguments) = type, !arguments.isEmpty,
            index.types[declared].kind == .protocol
        else { return type }
        return .declared(declared, arguments: [])
    }
}
