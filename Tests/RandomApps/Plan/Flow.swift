/// What has to come to a scope from above, computed as the plan has it: the tests do not ask Thimble.
struct Flow: Sendable {
    /// What each scope and all below it need from above it, by name.
    let needs: [[String: Property]]

    init(of plan: AppPlan) {
        var needs = [[String: Property]](repeating: [:], count: plan.scopes.count)
        // Children come after their parents.
        for scope in plan.scopes.reversed() {
            var own = Dictionary(scope.asks.map { ($0.property.name, $0.property) }) { first, _ in first }
            for edge in plan.edgesDown(scope.number) { own.merge(needs[edge.child]) { first, _ in first } }
            needs[scope.number] = own.filter { $0.value.maker != scope.number }
        }
        self.needs = needs
    }

    /// What a child needs from above its parent, sorted by name.
    func passedOn(_ edge: EdgePlan) -> [Property] {
        needs[edge.child].values.filter { $0.maker != edge.parent }.sorted { $0.name < $1.name }
    }
}
