import ScopeGraph

/// Reports the builders and components whose own dependency is passed to a scope that takes an unrelated one, since often
/// one of two generic arguments was copied from another scope; and local components that do not conform to what a scope
/// takes.
struct RefusedDependencies {
    let subject: RuleSubject

    init(_ subject: RuleSubject) { self.subject = subject }

    func findings() -> [Finding] {
        subject.graph.faults.compactMap { fault in
            guard case .refusedDependency(let child, let refusal) = fault.kind else { return nil }
            let scope = subject.graph.scopes[child]
            return Finding(
                rule: MissingPassthrough.id,
                title: MissingPassthrough.title,
                severity: .error,
                location: fault.location,
                scope: scope.id,
                headline: headline(refusal, scope),
                repairs: repairs(refusal, scope, fault),
                identity: [scope.id, refusal.holder, "refused"]
            )
        }
    }

    private func headline(_ refusal: RefusedDependency, _ scope: Scope) -> Message {
        let (passed, required) = (refusal.passed.name, refusal.required.name)
        if refusal.isPassedItself {
            return "\(code: refusal.holder) is passed to \(code: scope.name) but does not conform to \(code: required)"
        }
        guard refusal.createsScope else {
            return """
                \(code: refusal.holder) passes its own dependency \(code: passed) to \(code: scope.name), which takes \
                \(code: required), but \(code: passed) does not inherit \(code: required)
                """
        }
        let takes: Message =
            refusal.base.map { "is a \(code: "\($0)<\(passed)>")" } ?? "has the dependency \(code: passed)"
        return "\(code: refusal.holder) \(takes), but \(code: scope.name) takes \(code: required)"
    }

    private func repairs(_ refusal: RefusedDependency, _ scope: Scope, _ fault: GraphFault) -> [Repair] {
        if refusal.isPassedItself {
            let title: Message = "Make \(code: refusal.holder) conform to \(code: refusal.required.name)"
            return [Repair(title: title, location: refusal.location)]
        }
        guard refusal.createsScope else {
            let value: Message =
                refusal.isBuilder
                ? "a component that conforms to \(code: refusal.required.name)" : "\(code: refusal.holder) itself"
            return [Repair(title: "Pass \(value)", location: fault.location)]
        }
        if let meant = namesake(of: refusal, besides: scope) {
            return [
                Repair(
                    title: "Create \(code: meant.name), which takes \(code: refusal.passed.name)",
                    location: fault.location
                )
            ]
        }
        let builder = Repair(
            title: "Make \(code: refusal.holder) \(argument(refusal.required.name, refusal.base))",
            location: refusal.location
        )
        let component = Repair(
            title: "Make \(code: scope.name) \(argument(refusal.passed.name, scope.dialect.scopeClasses.first))",
            location: scope.location
        )
        let isBuilderCopied = isDependency(refusal.passed, ofOthersThan: scope)
        let isComponentCopied = isDependency(refusal.required, ofOthersThan: scope)
        if isBuilderCopied == isComponentCopied { return [builder, component] }
        return isBuilderCopied ? [builder] : [component]
    }

    private func argument(_ dependency: String, _ base: String?) -> Message {
        base.map { "a \(code: "\($0)<\(dependency)>")" } ?? "take \(code: dependency)"
    }

    /// The component that a builder is named after and whose dependency it takes, if it creates another one instead.
    private func namesake(of refusal: RefusedDependency, besides scope: Scope) -> Scope? {
        let created = refusal.holder.hasPrefix(scope.baseName) ? scope.baseName.count : 0
        // `HomeList` begins with the name of `Home`, too.
        return scopes(with: refusal.passed)
            .filter { $0.kind == .component && refusal.holder.hasPrefix($0.baseName) && $0.baseName.count > created }
            .max { $0.baseName.count < $1.baseName.count }
    }

    private func isDependency(_ dependency: DependencyName, ofOthersThan scope: Scope) -> Bool {
        scopes(with: dependency).contains { $0.id != scope.id }
    }

    private func scopes(with dependency: DependencyName) -> [Scope] {
        subject.graph.scopes(withDependencyAt: dependency.location).map { subject.graph.scopes[$0] }
    }
}
