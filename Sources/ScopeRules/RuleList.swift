/// All rules, sorted by id.
public let allRules: [any Rule.Type] = [
    DiscardedComponent.self,
    DuplicateScope.self,
    InaccessibleProvider.self,
    MissingPassthrough.self,
    MissingPluginProperty.self,
    MissingProvider.self,
    NeedlessConformance.self,
    RecursiveScope.self,
    RetainedChild.self,
    StaleProviders.self,
    StrongBackReference.self,
    TypeMismatch.self,
    UnknownDependency.self,
    UnlinkedChild.self,
    UnreachableScope.self,
    UnregistrableScope.self,
    UnsetListener.self,
    UnusedRequirement.self,
    WrongParent.self,
]

/// What all rules that are on say, sorted, each finding once. Staleness is held back while there are errors.
public func findings(in subject: RuleSubject) -> [Finding] {
    let rules = allRules.filter { $0.defaultSeverity != nil && $0.id != StaleProviders.id }
    let faults = rules.flatMap { $0.findings(in: subject) }
    guard !faults.contains(where: { $0.severity == .error }) else { return faults.inOrder() }
    return (faults + StaleProviders.findings(in: subject)).inOrder()
}
