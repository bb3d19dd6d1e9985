extension PlanMaker {
    /// The forms of all edges.
    mutating func edges(of tree: TreeShape, in plan: AppPlan) -> [EdgePlan] {
        tree.edges.map { parent, child in
            let patterns = EdgePattern.all.filter { fits($0, plan.scopes[parent], plan.scopes[child], in: plan) }
            let pattern = numbers.pick(patterns, or: EdgePattern.locals[0])
            return EdgePlan(
                parent: parent,
                child: child,
                pattern: pattern,
                carriage: pattern.handsDependency ? .inherited : numbers.happens(70) ? .generated : .byHand,
                clause: clause(parent, child, in: plan, tree),
                hasMembers: numbers.happens(25),
                isConditional: numbers.happens(8)
            )
        }
    }

    private mutating func clause(
        _ parent: Int,
        _ child: Int,
        in plan: AppPlan,
        _ tree: TreeShape
    ) -> EdgePlan.Clause {
        let isByHand = parent == 0 && !plan.top.isComponent
        let forms: [EdgePlan.Clause] = [.inHeader, .inExtension]
        // Two clauses by hand that name one protocol are an error of Swift's.
        let compositions = tree.edges.filter {
            $0.parent == parent && plan.scopes[$0.child].dependencyProtocol.isComposition
        }
        if plan.scopes[child].dependencyProtocol.isComposition, compositions.count > 1 { return .generated }
        return numbers.pick(isByHand ? forms : forms + [.generated, .generated, .generated], or: .inHeader)
    }

    /// Whether the compiler takes a pattern between two scopes.
    private func fits(_ pattern: EdgePattern, _ parent: ScopePlan, _ child: ScopePlan, in plan: AppPlan) -> Bool {
        guard pattern.family == child.builder.family else { return false }
        switch pattern.injected {
        case .itself: return true
        case .itselfShared: return parent.number > 0 || plan.top.isComponent
        case .itselfInModule: return parent.module == child.module
        case .itselfInTask: return plan.languageMode == 5
        case .itselfFromTuple: return parent.builder == .tuple
        case .dependencyOfComponent, .dependencyOfBuilder:
            // A public protocol cannot inherit an internal one.
            guard parent.number > 0, child.isPublic || !parent.isPublic else { return false }
            return pattern.injected == .dependencyOfComponent || parent.builder.hasDependency
        }
    }
}
