import ScopeRules
import Modules
import Testing

/// Conformances that belong to a global actor.
@Suite struct IsolatedConformanceTests {
    private func errors(_ conformance: String, _ member: String, requirement: String = "var depth: Int { get }")
        -> [String]
    {
        let source = """
            import RIBs
            @globalActor actor Harbor { static let shared = Harbor() }
            @globalActor actor Sea { static let shared = Sea() }
            typealias Bay = Harbor
            protocol BoatDependency: Dependency { \(requirement) }
            final class BoatComponent: Component<any BoatDependency> {}
            final class BoatBuilder: Builder<any BoatDependency> {
                func build() { print(BoatComponent(dependency: dependency).dependency) }
            }
            final class Boats: \(conformance) { \(member) }
            func start(_ boats: Boats) { BoatBuilder(dependency: boats).build() }
            """
        let language = LanguageSettings(mode: 6, infersIsolation: false)
        return findings(in: RuleSubject(source: source, language: language)).filter { $0.severity == .error }
            .map(\.rule)
    }

    @Test(arguments: [
        ("@Harbor BoatDependency", "@Harbor var depth: Int { 1 }"),
        ("@Bay BoatDependency", "@Harbor var depth: Int { 1 }"),
        ("@MainActor BoatDependency", "@MainActor var depth: Int { 1 }"),
        ("@Harbor BoatDependency", "let depth = 1"), ("@Harbor BoatDependency", "@Sea let depth = 1"),
        ("@Unread BoatDependency", "@Sea var depth: Int { 1 }"),
        ("@preconcurrency BoatDependency", "@Sea var depth: Int { 1 }"),
    ])
    func membersOfTheSameActor(conformance: String, member: String) {
        #expect(errors(conformance, member).isEmpty)
    }

    @Test(arguments: [
        ("@Harbor BoatDependency", "@Sea var depth: Int { 1 }"),
        ("@MainActor BoatDependency", "@Sea var depth: Int { 1 }"),
        ("@Harbor BoatDependency", "@MainActor var depth: Int { 1 }"),
    ])
    func membersOfOtherActors(conformance: String, member: String) {
        #expect(errors(conformance, member) == ["inaccessible-provider"])
        #expect(errors(conformance, member, requirement: "var depth: Int { get async }").isEmpty)
    }

    @Test(
        "a conformance for which the compiler infers no actor",
        arguments: [("nonisolated BoatDependency", "Dependency"), ("BoatDependency", "Dependency, Sendable")]
    )
    func notInferred(conformance: String, inherited: String) {
        func errors(_ conformance: String, _ inherited: String, infersIsolation: Bool) -> [String] {
            let source = """
                import RIBs
                class Chart {}
                protocol BoatDependency: \(inherited) { var chart: Chart { get } }
                @MainActor final class BoatBuilder: Builder<any BoatDependency> { func build() { print(dependency.chart) } }
                @MainActor final class Boats: \(conformance) { let chart = Chart() }
                @MainActor func start(_ boats: Boats) { BoatBuilder(dependency: boats).build() }
                """
            let language = LanguageSettings(mode: 6, infersIsolation: infersIsolation)
            return findings(in: RuleSubject(source: source, language: language)).filter { $0.severity == .error }
                .map(\.rule)
        }
        #expect(errors(conformance, inherited, infersIsolation: true) == ["inaccessible-provider"])
        #expect(errors(conformance, inherited, infersIsolation: false) == ["inaccessible-provider"])
        #expect(errors("BoatDependency", "Dependency", infersIsolation: true).isEmpty)
    }

    private func errorsOfInjection(_ members: String, _ clauses: String = "", mode: Int = 6) -> [String] {
        findingsOfInjection(members, clauses, mode: mode).map(\.rule)
    }

    private func findingsOfInjection(
        _ members: String,
        _ clauses: String = "",
        mode: Int = 6,
        depth: String = "@MainActor var depth: Int { 1 }"
    ) -> [Finding] {
        let source = """
            import RIBs
            protocol BoatDependency: Dependency { var depth: Int { get } }
            final class BoatBuilder: Builder<any BoatDependency> { func build() -> Int { dependency.depth } }
            protocol HarborBuildable: Buildable { @MainActor func boat() -> BoatBuilder }
            final class HarborComponent: Component<EmptyDependency>, @MainActor BoatDependency {
                \(depth)
            }
            final class HarborBuilder: Builder<EmptyDependency>\(clauses) { \(members) }
            @MainActor func start() { _ = HarborBuilder(dependency: EmptyComponent()) }
            """
        let language = LanguageSettings(mode: mode, infersIsolation: false)
        return findings(in: RuleSubject(source: source, language: language)).filter { $0.severity == .error }
    }

    private static let body = "{ BoatBuilder(dependency: HarborComponent(dependency: dependency)) }"

    @Test(arguments: ["func boat() -> BoatBuilder", "nonisolated func boat() -> BoatBuilder", "var boat: BoatBuilder"])
    func passedOutsideTheActor(declaration: String) {
        #expect(errorsOfInjection("\(declaration) \(Self.body)") == ["inaccessible-provider"])
        #expect(errorsOfInjection("\(declaration) \(Self.body)", mode: 5).isEmpty)
    }

    /// Without a member on the actor, the conformance does not have to be isolated.
    @Test func fixes() {
        func fixes(_ depth: String) -> [String] {
            findingsOfInjection("func boat() -> BoatBuilder \(Self.body)", depth: depth)
                .flatMap { $0.repairs.map(\.title.text) }
        }
        let mark = "Mark `HarborBuilder.boat` as `@MainActor`"
        let free = "Remove `@MainActor` from the conformance of `HarborComponent` to `BoatDependency`"
        #expect(fixes("@MainActor var depth: Int { 1 }") == [mark])
        #expect(fixes("nonisolated var depth: Int { 1 }") == [mark, free])
        #expect(fixes("@MainActor let depth = 1") == [mark, free])
    }

    @Test(
        "passed where the code is, or may be, on the actor",
        arguments: [
            "@MainActor func boat() -> BoatBuilder \(body)", "@Unread func boat() -> BoatBuilder \(body)",
            "func boat(on actor: isolated MainActor) -> BoatBuilder \(body)",
            "func boat() { Task { @MainActor in _ = BoatBuilder(dependency: HarborComponent(dependency: dependency)) } }",
            "func boat() { let make: @MainActor () -> BoatBuilder = \(body); _ = make }",
            "override func boat() -> BoatBuilder \(body)",
        ]
    )
    func passedOnTheActor(member: String) {
        #expect(errorsOfInjection(member).isEmpty)
    }

    @Test(
        "a dynamic cast uses the conformance on any actor, and another branch may be compiled",
        arguments: [
            """
            func boat() -> BoatBuilder? {
                guard let depth = component as? any BoatDependency else { return nil }
                return BoatBuilder(dependency: depth)
            }
            """,
            "func boat() -> BoatBuilder { BoatBuilder(dependency: component as! any BoatDependency) }",
            "func boat() -> BoatBuilder? { (component as? any BoatDependency).map(BoatBuilder.init(dependency:)) }",
            """
            func boat() -> BoatBuilder? {
                switch component {
                case let depth as any BoatDependency: BoatBuilder(dependency: depth)
                default: nil
                }
            }
            """,
            """
            #if OLD
            func boat() -> BoatBuilder \(body)
            #else
            @MainActor func boat() -> BoatBuilder \(body)
            #endif
            """,
        ]
    )
    func passedByCast(member: String) {
        let component = "var component: HarborComponent { HarborComponent(dependency: dependency) }"
        #expect(errorsOfInjection("\(component)\n\(member)").isEmpty)
        let plain = "func boat() -> BoatBuilder { BoatBuilder(dependency: component) }"
        #expect(errorsOfInjection("\(component)\n\(plain)") == ["inaccessible-provider"])
    }

    private func errorsOfMember(_ member: String, _ extensions: String = "", conformance: String = "@MainActor")
        -> [String]
    {
        let source = """
            import RIBs
            protocol BoatDependency: Dependency { var depth: Int { get } }
            final class BoatBuilder: Builder<any BoatDependency> { func build() -> Int { dependency.depth } }
            @MainActor final class HarborComponent: Component<any EmptyDependency>, \(conformance) BoatDependency {
                nonisolated override init(dependency: any EmptyDependency) { super.init(dependency: dependency) }
                var depth: Int { 1 }
                \(member)
            }
            \(extensions)
            @MainActor func start() { print(HarborComponent(dependency: EmptyComponent())) }
            """
        let language = LanguageSettings(mode: 6, infersIsolation: false)
        return findings(in: RuleSubject(source: source, language: language)).filter { $0.severity == .error }
            .map(\.rule)
    }

    @Test(
        "passed in a member that leaves the actor of its class",
        arguments: ["nonisolated func boat() -> BoatBuilder", "nonisolated var boat: BoatBuilder"]
    )
    func passedByNonisolatedMember(declaration: String) {
        let member = "\(declaration) { BoatBuilder(dependency: self) }"
        #expect(errorsOfMember(member) == ["inaccessible-provider"])
        #expect(errorsOfMember("", "extension HarborComponent { \(member) }") == ["inaccessible-provider"])
        #expect(errorsOfMember(member, conformance: "@preconcurrency").isEmpty)
    }

    @Test(arguments: [
        "func boat() -> BoatBuilder { BoatBuilder(dependency: self) }",
        "nonisolated func boat() { Task { @MainActor in _ = BoatBuilder(dependency: self) } }",
        "@Unread nonisolated func boat() -> BoatBuilder { BoatBuilder(dependency: self) }",
    ])
    func passedByMemberOnTheActor(member: String) {
        #expect(errorsOfMember(member).isEmpty)
    }

    @Test(arguments: [", HarborBuildable", ", Unread", ", @MainActor HarborBuildable"])
    func passedByWitness(clauses: String) {
        #expect(errorsOfInjection("func boat() -> BoatBuilder \(Self.body)", clauses).isEmpty)
    }
}
