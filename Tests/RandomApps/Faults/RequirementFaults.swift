/// Requirements that nothing satisfies.
struct RequirementFaults {
    let app: RandomApp

    /// Something that no scope makes.
    var unknown: [PlannedFault] {
        app.plan.scopes.dropFirst().filter { !app.plan.isUnnamed($0.number) }.map { scope in
            let type = PropertyType.all(prefix: app.plan.prefix)[0]
            let property = Property(name: "nobodys", type: type, maker: 0, isSettable: false)
            var plan = app.plan
            plan.scopes[scope.number].asks.append(
                Requirement(property: property, reading: .throughComponent, isUnknown: true)
            )
            return planned("requirement added", property, at: scope, "missing-provider", plan)
        }.compactMap(\.self)
    }

    /// Something with another type.
    var retyped: [PlannedFault] {
        app.plan.scopes.filter { !app.plan.isUnnamed($0.number) }.flatMap { scope in
            scope.asks.indices.compactMap { index in
                var plan = app.plan
                plan.scopes[scope.number].asks[index].isRetyped = true
                return planned("requirement retyped", scope.asks[index].property, at: scope, "type-mismatch", plan)
            }
        }
    }

    /// Something that the builder reads from the component, which does not declare it.
    var undeclared: [PlannedFault] {
        app.plan.scopes.flatMap { scope in
            scope.asks.indices.compactMap { index in
                let ask = scope.asks[index]
                guard ask.reading == .throughAlias, !ask.isUnknown else { return nil }
                var plan = app.plan
                plan.scopes[scope.number].asks[index].isUndeclared = true
                let text = AppText(plan, flow: app.flow)
                let read = "component.\(ask.property.name)Here"
                guard let location = text.location(of: read, in: text.file(of: scope.number)) else { return nil }
                return PlannedFault(
                    name: "member undeclared: \(plan.component(scope.number)).\(ask.property.name)Here",
                    text: text,
                    expected: Expectation(rule: "missing-property", locations: [location], isAlone: false)
                )
            }
        }
    }

    private func planned(
        _ name: String,
        _ property: Property,
        at scope: ScopePlan,
        _ rule: String,
        _ plan: AppPlan
    ) -> PlannedFault? {
        let text = AppText(plan, flow: app.flow)
        // Where two ask for two types, either may be the one that is wrong.
        let others = plan.scopes.indices.filter { app.flow.needs[$0][property.name] == property }
        let locations = Set([scope.number] + others).compactMap { text.location(of: property, askedBy: $0) }
        guard !locations.isEmpty else { return nil }
        return PlannedFault(
            name: "\(name): \(plan.dependency(scope.number)).\(property.name)",
            text: text,
            expected: Expectation(rule: rule, locations: locations, isAlone: true)
        )
    }
}
