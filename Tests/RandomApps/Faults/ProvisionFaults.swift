/// What a scope makes, and others below it need, spoiled in one way.
struct ProvisionFaults {
    let app: RandomApp
    let fault: ProvisionFault
    let rule: String

    var all: [PlannedFault] {
        app.plan.scopes.flatMap { scope in scope.makes.indices.compactMap { spoil($0, of: scope) } }
    }

    private func spoil(_ index: Int, of scope: ScopePlan) -> PlannedFault? {
        let property = scope.makes[index].property
        var plan = app.plan
        plan.scopes[scope.number].makes[index].fault = fault
        let text = AppText(plan, flow: app.flow)
        let locations = plan.scopes.indices.filter { $0 != scope.number }.compactMap { number in
            app.flow.needs[number][property.name] == property ? text.location(of: property, askedBy: number) : nil
        }
        guard !locations.isEmpty else { return nil }
        return PlannedFault(
            name: "provision \(fault.rawValue): \(plan.component(scope.number)).\(property.name)",
            text: text,
            expected: Expectation(rule: rule, locations: locations, isAlone: true)
        )
    }
}
