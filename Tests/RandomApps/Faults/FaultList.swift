import TestSupport

extension RandomApp {
    /// A fault that a seed puts into the app: another one for another seed. `nil` where there is nothing to spoil.
    public func fault(seed: UInt64) -> PlannedFault? {
        var numbers = SeededNumbers(seed: seed ^ 0xFA17)
        // First the kind, so that rare ones are not drowned by common ones.
        let kinds = FaultKind.allCases.shuffled(using: &numbers)
        for kind in kinds {
            if let fault = kind.faults(in: self).randomElement(using: &numbers) { return fault }
        }
        return nil
    }
}

/// What can be spoiled.
enum FaultKind: CaseIterable, Sendable {
    case removed, renamed, retyped, madePrivate, madeStatic, madeMethod
    case unknownRequirement, retypedRequirement, undeclared
    case duplicated, contractRemoved, builderMistyped
    case notCarried, cut

    func faults(in app: RandomApp) -> [PlannedFault] {
        switch self {
        case .removed: ProvisionFaults(app: app, fault: .removed, rule: "missing-provider").all
        case .renamed: ProvisionFaults(app: app, fault: .renamed, rule: "missing-provider").all
        case .retyped: ProvisionFaults(app: app, fault: .retyped, rule: "type-mismatch").all
        case .madePrivate: ProvisionFaults(app: app, fault: .madePrivate, rule: "inaccessible-provider").all
        case .madeStatic: ProvisionFaults(app: app, fault: .madeStatic, rule: "missing-provider").all
        case .madeMethod: ProvisionFaults(app: app, fault: .madeMethod, rule: "type-mismatch").all
        case .unknownRequirement: RequirementFaults(app: app).unknown
        case .retypedRequirement: RequirementFaults(app: app).retyped
        case .undeclared: RequirementFaults(app: app).undeclared
        case .duplicated: ScopeFaults(app: app).duplicated
        case .contractRemoved: ScopeFaults(app: app).contractRemoved
        case .builderMistyped: ScopeFaults(app: app).builderMistyped
        case .notCarried: EdgeFaults(app: app).notCarried
        case .cut: EdgeFaults(app: app).cut
        }
    }
}
