/// Whole types spoiled.
struct ScopeFaults {
    let app: RandomApp

    /// The component is declared again in another file.
    var duplicated: [PlannedFault] {
        app.plan.scopes.compactMap { scope in
            guard scope.builder != .withoutComponent, scope.number > 0 || app.plan.top.isComponent else { return nil }
            var plan = app.plan
            plan.scopes[scope.number].fault = .duplicated
            let text = AppText(plan, flow: app.flow)
            let again = text.path(of: "\(scope.word)+Again", module: scope.module)
            let name = "final class \(plan.simple(plan.component(scope.number)))"
            let locations = [again, text.file(of: scope.number)].compactMap { text.location(of: name, in: $0) }
            return planned("scope duplicated", scope, "duplicate-scope", locations, text)
        }
    }

    /// The dependency is gone.
    var contractRemoved: [PlannedFault] {
        app.plan.scopes.dropFirst().compactMap { scope in
            // A nested `Dependency` that is gone would mean the library's.
            guard scope.builder != .withoutComponent, app.plan.naming != .nested, !app.plan.isUnnamed(scope.number)
            else { return nil }
            var plan = app.plan
            plan.scopes[scope.number].fault = .contractRemoved
            let text = AppText(plan, flow: app.flow)
            let name = plan.dependency(scope.number)
            let file = text.file(of: scope.number)
            let locations = ["<\(plan.simple(name))>", "<\(name)>"].compactMap { text.location(of: $0, in: file) }
            return planned("dependency removed", scope, "unknown-dependency", locations, text)
        }
    }

    /// The builder names a dependency that is not declared.
    var builderMistyped: [PlannedFault] {
        app.plan.scopes.dropFirst().compactMap { scope in
            guard !app.plan.isUnnamed(scope.number) else { return nil }
            var plan = app.plan
            plan.scopes[scope.number].fault = .builderMistyped
            let text = AppText(plan, flow: app.flow)
            let written = "<\(plan.dependency(scope.number))Typo>"
            let location = text.location(of: written, in: text.file(of: scope.number))
            return planned("builder mistyped", scope, "unknown-dependency", [location].compactMap(\.self), text)
        }
    }

    private func planned(
        _ name: String,
        _ scope: ScopePlan,
        _ rule: String,
        _ locations: [ExpectedPlace],
        _ text: AppText
    ) -> PlannedFault? {
        guard !locations.isEmpty else { return nil }
        return PlannedFault(
            name: "\(name): \(app.plan.component(scope.number))",
            text: text,
            expected: Expectation(rule: rule, locations: locations, isAlone: false)
        )
    }
}
