/// The ways down spoiled.
struct EdgeFaults {
    let app: RandomApp

    /// The parent's dependency does not inherit the generated protocol of a child that needs something from above.
    var notCarried: [PlannedFault] {
        planned(.notCarried, "protocol not inherited", "missing-passthrough") { edge in
            let others = app.plan.edgesDown(edge.parent).filter {
                $0.child != edge.child && !$0.pattern.handsDependency
            }
            let carried = Set(app.plan.scopes[edge.parent].asks.map(\.property) + others.flatMap(app.flow.passedOn))
            let inherited = app.plan.edgesDown(edge.parent).filter { $0.pattern.handsDependency }
            let raw = inherited.flatMap { app.flow.needs[$0.child].values }
            return app.flow.passedOn(edge).contains { !carried.contains($0) && !raw.contains($0) }
        }
    }

    /// The parent makes the child no more, and still inherits the child's generated protocol.
    var cut: [PlannedFault] {
        planned(.cut, "edge cut", "unknown-dependency") { _ in true }
    }

    private func planned(
        _ fault: EdgeFault,
        _ name: String,
        _ rule: String,
        where condition: (EdgePlan) -> Bool
    ) -> [PlannedFault] {
        app.plan.edges.indices.compactMap { index in
            let edge = app.plan.edges[index]
            guard edge.parent > 0, edge.carriage == .generated, !app.flow.passedOn(edge).isEmpty, condition(edge) else {
                return nil
            }
            var plan = app.plan
            plan.edges[index].fault = fault
            let text = AppText(plan, flow: app.flow)
            guard let location = text.locationOfDependency(edge.parent) else { return nil }
            // Said where a pass-through by hand reads what is not there, or where the child is made.
            let others = fault == .notCarried ? text.locations(in: edge.parent) : []
            // A clause by hand promises what only the generated protocol carries.
            let isPromised = fault == .cut && edge.clause != .generated
            return PlannedFault(
                name: "\(name): \(plan.component(edge.parent)) → \(plan.scopeClass(edge.child))",
                text: text,
                expected: Expectation(rule: rule, locations: [location] + others, isAlone: !isPromised)
            )
        }
    }
}
