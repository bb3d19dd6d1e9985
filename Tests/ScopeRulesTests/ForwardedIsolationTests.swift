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

    @Test(arguments: ["func load() async -> Cargo", "func load(_ cargo: Cargo) async", "func load() async -> [Cargo]"])
    func isCalledOnAnActor(method: String) {
        func errors(_ own: String, _ required: String, mode: Int = 6) -> [String] {
            Self.errors(own, required, mode: mode, isSupplied: false)
        }
        #expect(errors(method, "@MainActor \(method)") == [InaccessibleProvider.id])
        #expect(errors(method, "@MainActor \(method)", mode: 5).isEmpty)
        #expect(errors("@MainActor \(method)", "@MainActor \(method)").isEmpty)
        #expect(errors("nonisolated(nonsending) \(method)", "@MainActor \(method)").isEmpty)
        #expect(errors("func load() async -> sending Cargo", "@MainActor func load() async -> Cargo").isEmpty)
        let sent = method.replacing("-> Cargo", with: "-> sending Cargo").replacing(": Cargo", with: ": sending Cargo")
            .replacing("[Cargo]", with: "Int")
        #expect(errors(sent, "@MainActor \(sent)").isEmpty)
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

    private static func errorsOfWitness(
        _ member: String,
        _ required: String = "@MainActor var cargo: Cargo { get async }",
        own: String = "",
        conformance: String = "",
        language: LanguageSettings = LanguageSettings(mode: 6, infersIsolation: false, runsOnCallersActor: false)
    ) -> [String] {
        let isSeparate = conformance.isEmpty
        let source = """
            import RIBs
            class Cargo {}
            @preconcurrency final class Parcel {}
            protocol BoatDependency: Dependency { \(own) }
            final class BoatComponent: Component<any BoatDependency>\(conformance) {
                \(member)
                func sail() { print(HoldComponent(dependency: self).dependency) }
            }
            protocol HoldDependency: Dependency { \(required) }
            final class HoldComponent: Component<any HoldDependency> {}
            \(isSeparate ? "extension BoatComponent: HoldDependency {}" : "")
            """
        return findings(in: RuleSubject(source: source, language: language)).filter { $0.severity == .error }
            .map(\.rule)
    }

    @Test(arguments: [
        ("var cargo: Cargo { get async { Cargo() } }", "@MainActor var cargo: Cargo { get async }"),
        ("var cargo: Cargo { get async throws { Cargo() } }", "@MainActor var cargo: Cargo { get async throws }"),
        ("func load() async -> Cargo { Cargo() }", "@MainActor func load() async -> Cargo"),
        ("func load(_ cargo: Cargo) async {}", "@MainActor func load(_ cargo: Cargo) async"),
    ])
    func isReturnedByHand(member: String, required: String) {
        let callersActor = LanguageSettings(mode: 6, infersIsolation: false, runsOnCallersActor: true)
        let old = LanguageSettings(mode: 5, infersIsolation: false, runsOnCallersActor: false)
        let error = [InaccessibleProvider.id]
        #expect(Self.errorsOfWitness(member, required) == error)
        #expect(Self.errorsOfWitness("nonisolated \(member)", required, conformance: ", HoldDependency") == error)
        #expect(Self.errorsOfWitness(member, required, conformance: ", HoldDependency").isEmpty)
        #expect(Self.errorsOfWitness("@MainActor \(member)", required).isEmpty)
        #expect(Self.errorsOfWitness("nonisolated(nonsending) \(member)", required).isEmpty)
        #expect(Self.errorsOfWitness("@Unread \(member)", required).isEmpty)
        #expect(Self.errorsOfWitness(member, required, language: callersActor).isEmpty)
        #expect(Self.errorsOfWitness(member, required, language: old).isEmpty)
        let free = required.replacing("@MainActor ", with: "")
        #expect(Self.errorsOfWitness(member, free).isEmpty)
    }

    @Test(arguments: [
        ("var cargo: Cargo { Cargo() }", "@MainActor var cargo: Cargo { get async }"),
        ("let cargo = Cargo()", "@MainActor var cargo: Cargo { get async }"),
        ("var cargo: Parcel { get async { Parcel() } }", "@MainActor var cargo: Parcel { get async }"),
        ("func load() -> Cargo { Cargo() }", "@MainActor func load() async -> Cargo"),
        ("func load() async -> sending Cargo { Cargo() }", "@MainActor func load() async -> Cargo"),
        ("func load() async -> Int { 1 }", "@MainActor func load() async -> Int"),
        ("func load(_ cargo: sending Cargo) async {}", "@MainActor func load(_ cargo: sending Cargo) async"),
    ])
    func mayBeReturnedByHand(member: String, required: String) {
        #expect(Self.errorsOfWitness(member, required).isEmpty)
    }

    /// The conformance of a superclass takes the members that the superclass has.
    @Test func memberOfSubclassIsNotReturned() {
        let source = """
            import RIBs
            class Cargo {}
            protocol HoldDependency: Dependency { @MainActor var cargo: Cargo { get async } }
            extension HoldDependency { @MainActor var cargo: Cargo { get async { Cargo() } } }
            final class HoldComponent: Component<any HoldDependency> {}
            class ShipComponent: Component<any EmptyDependency>, HoldDependency {}
            final class BoatComponent: ShipComponent {
                var cargo: Cargo { get async { Cargo() } }
                func sail() { print(HoldComponent(dependency: self).dependency) }
            }
            func start() { BoatComponent(dependency: EmptyComponent()).sail() }
            """
        let language = LanguageSettings(mode: 6, infersIsolation: false, runsOnCallersActor: false)
        let errors = findings(in: RuleSubject(source: source, language: language)).filter { $0.severity == .error }
        #expect(errors.isEmpty)
    }

    @Test func isForwardedByHand() {
        let member = "var cargo: Cargo { get async { await dependency.cargo } }"
        #expect(Self.errorsOfWitness(member, own: "var cargo: Cargo { get async }") == [InaccessibleProvider.id])
        let marked = "@MainActor \(member)"
        #expect(Self.errorsOfWitness(marked, own: "@MainActor var cargo: Cargo { get async }").isEmpty)
    }

    @Test func isAwaitedByHandOutsideTheActorOfTheClass() {
        let source = """
            import RIBs
            protocol BoatDependency: Dependency { @MainActor var weight: Int { get } }
            @MainActor final class BoatComponent: Component<any BoatDependency> {
                nonisolated override init(dependency: any BoatDependency) { super.init(dependency: dependency) }
                nonisolated var weight: Int { get async { await dependency.weight } }
                func sail() { print(HoldComponent(dependency: self).dependency) }
            }
            protocol HoldDependency: Dependency { var weight: Int { get async } }
            final class HoldComponent: Component<any HoldDependency> {}
            extension BoatComponent: HoldDependency {}
            """
        let language = LanguageSettings(mode: 6, infersIsolation: false, runsOnCallersActor: false)
        func errors(_ source: String) -> [Finding] {
            findings(in: RuleSubject(source: source, language: language)).filter { $0.severity == .error }
        }
        #expect(errors(source).map(\.rule) == [InaccessibleProvider.id])
        #expect(
            errors(source).first?.repairs.first?.title.text
                == "Mark `BoatComponent.weight` as `@MainActor` instead of `nonisolated`"
        )
        #expect(errors(source.replacing("nonisolated var", with: "var")).isEmpty)
    }

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
