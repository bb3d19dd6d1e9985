import ScopeRules
import Modules
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

    @Test func gettersGiveWhatIsNotSendable() {
        let (requirement, member) = ("var cargo: Cargo { get async }", "var cargo: Cargo { get async { Cargo() } }")
        #expect(errors(requirement, member, runsOnCallersActor: true).isEmpty)
        #expect(errors(requirement, member, runsOnCallersActor: false) == ["inaccessible-provider"])
    }

    /// `@concurrent` is the default unless functions run on the actor of their caller by default.
    @Test(arguments: [
        ("() async -> Void", "@concurrent () async -> Void", false),
        ("() async -> Void", "nonisolated(nonsending) () async -> Void", true),
        ("@concurrent () async -> Void", "nonisolated(nonsending) () async -> Void", nil),
    ])
    func functionTypes(one: String, other: String, whereEqual: Bool?) {
        for runsOnCallersActor in [true, false] {
            for (required, found) in [(one, other), (other, one)] {
                let rules = errors(
                    "var load: \(required) { get }",
                    "nonisolated var load: \(found) { fatalError() }",
                    runsOnCallersActor: runsOnCallersActor
                )
                #expect(rules.isEmpty == (runsOnCallersActor == whereEqual), "\(required) \(found)")
            }
        }
    }

    /// The function says at run time on which actor it runs.
    @Test(arguments: ["() async -> Void", "@concurrent () async -> Void"])
    func functionsOfAnyActor(type: String) {
        let (required, found) = (
            "func load(_ body: \(type))", "nonisolated func load(_ body: @isolated(any) () async -> Void) {}"
        )
        #expect(errors(required, found, runsOnCallersActor: false).isEmpty)
        let (other, given) = (
            "func load(_ body: @isolated(any) () async -> Void)", "nonisolated func load(_ body: \(type)) {}"
        )
        #expect(errors(other, given, runsOnCallersActor: false) == ["missing-provider"])
    }

    @Test(arguments: [true, false]) func gettersThatDoNotSuspendGiveNone(runsOnCallersActor: Bool) {
        let rules = errors(
            "var cargo: Cargo { get async }",
            "var cargo: Cargo { Cargo() }",
            runsOnCallersActor: runsOnCallersActor
        )
        #expect(rules == ["inaccessible-provider"])
    }
}
