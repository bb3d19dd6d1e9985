import ScopeRules
import SourceLayout
import Testing

/// Asynchronous methods that run on the actor of their caller: `NonisolatedNonsendingByDefault`.
@Suite struct CallersActorTests {
    private func errors(_ requirement: String, _ member: String, runsOnCallersActor: Bool) -> [String] {
        let source = """
            import RIBs
            class Cargo {}
            protocol BoatDependency: Dependency { \(requirement) }
            final class BoatComponent: Component<any BoatDependency> {}
            final class BoatBuilder: Builder<any BoatDependency> {
                func build() { print(BoatComponent(dependency: dependency).dependency) }
            }
            @MainActor final class Boats: BoatDependency { \(member) }
            @MainActor func start() { BoatBuilder(dependency: Boats()).build() }
            """
        let language = LanguageSettings(mode: 6, infersIsolation: false, runsOnCallersActor: runsOnCallersActor)
        return findings(in: RuleSubject(source: source, language: language)).filter { $0.severity == .error }
            .map(\.rule)
    }

    @Test func methodsTakeWhatIsNotSendable() {
        let (requirement, member) = ("func load(_ cargo: Cargo) async", "func load(_ cargo: Cargo) async {}")
        #expect(errors(requirement, member, runsOnCallersActor: true).isEmpty)
        #expect(errors(requirement, member, runsOnCallersActor: false) == ["inaccessible-provider"])
    }

    @Test(arguments: [true, false]) func propertiesDoNot(runsOnCallersActor: Bool) {
        let rules = errors(
            "var cargo: Cargo { get async }",
            "var cargo: Cargo { Cargo() }",
            runsOnCallersActor: runsOnCallersActor
        )
        #expect(rules == ["inaccessible-provider"])
    }
}
