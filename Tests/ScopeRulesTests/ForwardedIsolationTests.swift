import ScopeRules
import Modules
import Testing

/// Requirements on an actor that a scope forwards to a child that does not read them there.
@Suite struct ForwardedIsolationTests {
    private static func errors(_ own: String, _ required: String, mode: Int, isSupplied: Bool = true) -> [String] {
        let supply = """
            final class DockComponent: Component<any EmptyDependency>, BoatDependency {
                @MainActor func load() -> Cargo { Cargo() }
                @MainActor func load(_ cargo: Cargo) {}
                @MainActor var cargo: Cargo { Cargo() }
                @MainActor var weight: Int { 2 }
            }
            func start() { BoatBuilder(dependency: DockComponent(dependency: EmptyComponent())).build() }
            """
        let source = """
            import RIBs
            @globalActor actor Crew { static let shared = Crew() }
            public class Cargo {}
            public protocol BoatDependency: Dependency { \(own) }
            final class BoatComponent: Component<any BoatDependency> {}
            public final class BoatBuilder: Builder<any BoatDependency> {
                func build() { HoldBuilder(dependency: BoatComponent(dependency: dependency)).build() }
            }
            protocol HoldDependency: Dependency { \(required) }
            final class HoldComponent: Component<any HoldDependency> {}
            final class HoldBuilder: Builder<any HoldDependency> {
                func build() { print(HoldComponent(dependency: dependency).dependency) }
            }
            \(isSupplied ? supply : "")
            """
        let language = LanguageSettings(mode: mode, infersIsolation: false, runsOnCallersActor: false)
        let errors = findings(in: RuleSubject(source: source, language: language)).filter { $0.severity == .error }
        return errors.map(\.rule).filter { $0 == InaccessibleProvider.id }
    }

    @Test(arguments: [
        ("@MainActor var weight: Int { get }", "var weight: Int { get async }"),
        ("@MainActor var weight: Int { get }", "var weight: Int { get async throws }"),
        ("@MainActor func load()", "func load() async"),
    ])
    func isAwaited(own: String, required: String) {
        for mode in [5, 6] { #expect(Self.errors(own, required, mode: mode).isEmpty) }
    }

    /// Only the Swift 6 language mode checks what passes between actors. It has no code for two global actors.
    @Test(arguments: [
        ("@MainActor var cargo: Cargo { get }", "var cargo: Cargo { get async }"),
        ("@MainActor func load() -> Cargo", "func load() async -> Cargo"),
        ("@MainActor func load(_ cargo: Cargo)", "func load(_ cargo: Cargo) async"),
        ("@MainActor var weight: Int { get }", "@Crew var weight: Int { get async }"),
    ])
    func isAwaitedButCannotBeSent(own: String, required: String) {
        #expect(Self.errors(own, required, mode: 5).isEmpty)
        #expect(Self.errors(own, required, mode: 6) == [InaccessibleProvider.id])
    }

    /// Only what is `Sendable` can be returned to the actor.
    @Test func isAwaitedOnAnActor() {
        func errors(_ own: String, _ required: String, mode: Int = 6) -> [String] {
            Self.errors(own, required, mode: mode, isSupplied: false)
        }
        let cargo = "var cargo: Cargo { get async }"
        #expect(errors(cargo, "@MainActor \(cargo)") == [InaccessibleProvider.id])
        #expect(errors(cargo, "@MainActor \(cargo)", mode: 5).isEmpty)
        #expect(errors("@MainActor \(cargo)", "@MainActor \(cargo)").isEmpty)
        #expect(errors("nonisolated(nonsending) \(cargo)", "@MainActor \(cargo)").isEmpty)
        let weight = "var weight: Int { get async }"
        #expect(errors(weight, "@MainActor \(weight)").isEmpty)
    }

    @Test(arguments: [true, false])
    func isNotAwaited(isSupplied: Bool) {
        let (own, required) = ("@MainActor var weight: Int { get }", "var weight: Int { get }")
        for mode in [5, 6] {
            #expect(Self.errors(own, required, mode: mode, isSupplied: isSupplied) == [InaccessibleProvider.id])
        }
    }

    private static func errorsOfMember(_ own: String, _ member: String, _ parents: String = "Dependency", mode: Int = 6)
        -> [String]
    {
        let source = """
            import RIBs
            protocol BoatDependency: \(parents) { \(own) }
            final class BoatComponent: Component<any BoatDependency> {
                \(member)
                func sail() { print(HoldComponent(dependency: self).dependency) }
            }
            protocol HoldDependency: Dependency { var weight: Int { get async } }
            final class HoldComponent: Component<any HoldDependency> {}
            extension BoatComponent: HoldDependency {}
            """
        let language = LanguageSettings(mode: mode, infersIsolation: false, runsOnCallersActor: false)
        return findings(in: RuleSubject(source: source, language: language)).filter { $0.severity == .error }
            .map(\.rule)
    }

    private static let isolated = "@MainActor var weight: Int { get }"
    private static let awaiting = "var weight: Int { get async { await dependency.weight } }"

    @Test func isAwaitedByHand() {
        #expect(Self.errorsOfMember(Self.isolated, Self.awaiting) == [InaccessibleProvider.id])
        #expect(Self.errorsOfMember(Self.isolated, Self.awaiting, mode: 5).isEmpty)
    }

    @Test(
        "may be awaited by hand",
        arguments: [
            ("var weight: Int { get async }", awaiting, "Dependency"),
            (isolated, "@MainActor var weight: Int { dependency.weight }", "Dependency"),
            (isolated, "@Unread \(awaiting)", "Dependency"),
            (isolated, awaiting, "Dependency, Sendable"),
            (isolated, awaiting, "Dependency, Unread"),
            (isolated, "var weight: Int { get async { 2 } }", "Dependency"),
        ]
    )
    func mayBeAwaitedByHand(own: String, member: String, parents: String) {
        #expect(Self.errorsOfMember(own, member, parents).isEmpty)
    }
}
