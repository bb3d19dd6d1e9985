import ScopeRules
import Testing

/// A builder and its component with different generic arguments, often because one was copied.
@Suite struct RefusedDependencyTests {
    private func errors(
        builder: String = "Builder<SettingsDependency>",
        component: String = "Component<SettingsDependency>",
        creating created: String = "SettingsComponent(dependency: dependency)",
        inheriting parents: String = "Dependency",
        besides others: String = ""
    ) -> [Finding] {
        let source = """
            import RIBs
            protocol HomeDependency: \(parents) { var api: Int { get } }
            final class HomeComponent: Component<HomeDependency> {}
            final class HomeBuilder: Builder<HomeDependency> {
                func build() { print(HomeComponent(dependency: dependency).dependency.api) }
            }
            protocol SettingsDependency: Dependency { var theme: String { get } }
            final class SettingsComponent: \(component) {}
            final class SettingsBuilder: \(builder) {
                func build() { print(\(created).dependency) }
            }
            \(others)
            final class AppComponent: Component<EmptyDependency>, HomeDependency, SettingsDependency {
                let api = 3, theme = "t"
                init() { super.init(dependency: EmptyComponent()) }
            }
            func start() {
                let component = AppComponent()
                HomeBuilder(dependency: component).build()
                SettingsBuilder(dependency: component).build()
            }
            """
        return findings(in: RuleSubject(source: source), severities: [:])
            .filter { $0.rule != StaleProviders.id && $0.rule != UnusedRequirement.id }
    }

    @Test func aCopiedBuilderTakesTheWrongDependency() throws {
        let all = errors(builder: "Builder<HomeDependency>")
        let finding = try #require(all.first)
        #expect(
            finding.headline.text
                == "`SettingsBuilder` is a `Builder<HomeDependency>`, but `SettingsComponent` takes `SettingsDependency`"
        )
        #expect(finding.repairs.map(\.title.text) == ["Make `SettingsBuilder` a `Builder<SettingsDependency>`"])
        #expect(all.count == 1)
    }

    @Test func aCopiedComponentTakesTheWrongDependency() throws {
        let all = errors(component: "Component<HomeDependency>")
        let finding = try #require(all.first)
        #expect(
            finding.headline.text
                == "`SettingsBuilder` is a `Builder<SettingsDependency>`, but `SettingsComponent` takes `HomeDependency`"
        )
        #expect(finding.repairs.map(\.title.text) == ["Make `SettingsComponent` a `Component<SettingsDependency>`"])
        #expect(all.count == 1)
    }

    @Test func aBuilderCreatesTheWrongComponent() throws {
        let all = errors(creating: "HomeComponent(dependency: dependency)")
        let finding = try #require(all.first)
        #expect(all.count == 1 && finding.derived.map(\.subject) == ["SettingsComponent"])
        #expect(
            finding.headline.text
                == "`SettingsBuilder` is a `Builder<SettingsDependency>`, but `HomeComponent` takes `HomeDependency`"
        )
        #expect(
            finding.repairs.map(\.title.text) == ["Create `SettingsComponent`, which takes `SettingsDependency`"]
        )
    }

    @Test func aRootPassesItsEmptyDependency() throws {
        let root = """
            final class ShellComponent: Component<EmptyDependency> {
                init() { super.init(dependency: EmptyComponent()) }
                func open() { HomeBuilder(dependency: dependency).build() }
            }
            func open() { ShellComponent().open() }
            """
        let finding = try #require(errors(besides: root).first)
        #expect(
            finding.headline.text
                == """
                `ShellComponent` passes its own dependency `EmptyDependency` to `HomeComponent`, which takes \
                `HomeDependency`, but `EmptyDependency` does not inherit `HomeDependency`
                """
        )
        #expect(finding.repairs.map(\.title.text) == ["Pass `ShellComponent` itself"])
    }

    @Test(arguments: ["SettingsDependency", "Dependency, HomeDependencySettings", "Dependency, Undeclared"])
    func whatMayInheritItIsNoFault(parents: String) {
        let all = errors(builder: "Builder<HomeDependency>", inheriting: parents)
        #expect(!all.contains { $0.headline.text.contains("is a `Builder<") }, "\(all.map(\.headline.text))")
    }

    @Test(arguments: [
        "SettingsComponent(dependency: dependency as! SettingsDependency)",
        "SettingsComponent(dependency: AppComponent())",
        "{ (dependency: SettingsDependency) in SettingsComponent(dependency: dependency) }(AppComponent())",
    ])
    func otherValuesAreNoFault(created: String) {
        let all = errors(builder: "Builder<HomeDependency>", creating: created)
        #expect(all.filter { $0.rule == MissingPassthrough.id }.isEmpty, "\(all.map(\.headline.text))")
    }
}
