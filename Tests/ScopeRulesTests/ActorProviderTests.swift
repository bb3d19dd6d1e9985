import Modules
import ScopeGraph
import ScopeRules
import Testing

/// Actors, and lazy members, that meet what a protocol of a global actor requires.
@Suite struct ActorProviderTests {
    private func found(
        _ dependency: String,
        _ provider: String,
        mode: Int
    ) -> [Finding] {
        let source = """
            import RIBs
            final class Chart: Sendable {}
            \(dependency)
            final class BoatComponent: Component<any BoatDependency> {}
            final class BoatBuilder: Builder<any BoatDependency> {
                func build() { print(BoatComponent(dependency: dependency).dependency) }
            }
            \(provider)
            func start(_ boats: Boats) { BoatBuilder(dependency: boats).build() }
            """
        let language = LanguageSettings(mode: mode, infersIsolation: false)
        return findings(in: RuleSubject(source: source, language: language))
            .filter { $0.rule == "inaccessible-provider" }
    }

    @Test(
        arguments: [
            ("@MainActor protocol BoatDependency: Dependency { var chart: Chart { get } }", "let chart = Chart()"),
            (
                "@MainActor protocol BoatDependency: Dependency { var chart: Chart { get } }",
                "var chart: Chart { Chart() }"
            ),
            (
                "@MainActor protocol BoatDependency: Dependency { var chart: Chart { get } }",
                "nonisolated var chart: Chart { Chart() }"
            ),
            (
                "@MainActor protocol BoatDependency: Dependency { var chart: Chart { get async } }",
                "let chart = Chart()"
            ),
            (
                """
                @MainActor protocol Sailing: Dependency { var chart: Chart { get } }
                protocol BoatDependency: Sailing {}
                """, "let chart = Chart()"
            ),
            ("@MainActor protocol BoatDependency: Dependency {}", ""),
        ],
        [5, 6]
    )
    func actors(sources: (String, String), mode: Int) {
        for provider in [
            "actor Boats: BoatDependency { \(sources.1) }",
            "actor Boats { \(sources.1) }\nextension Boats: BoatDependency {}",
        ] {
            let findings = found(sources.0, provider, mode: mode)
            #expect(findings.map(\.severity) == [.error])
            #expect(
                findings.first?.headline.text == """
                    `Boats` is an actor, so it cannot conform to `BoatDependency`, which is isolated to `@MainActor`
                    """
            )
        }
    }

    @Test(
        arguments: [
            ("protocol BoatDependency: Dependency { @MainActor var chart: Chart { get } }", "let chart = Chart()"),
            ("protocol BoatDependency: Dependency { var chart: Chart { get } }", "let chart = Chart()"),
            ("protocol BoatDependency: Dependency { var chart: Chart { get async } }", "var chart = Chart()"),
        ],
        [5, 6]
    )
    func actorsThatConform(sources: (String, String), mode: Int) {
        #expect(found(sources.0, "actor Boats: BoatDependency { \(sources.1) }", mode: mode).isEmpty)
    }

    @Test(
        arguments: [
            ("var chart: Chart { get }", "actor Boats: BoatDependency { var chart = Chart() }"),
            ("var chart: Chart { get }", "actor Boats: BoatDependency { var chart: Chart { Chart() } }"),
            ("var chart: Chart { get }", "actor Boats: @preconcurrency BoatDependency { var chart = Chart() }"),
            ("var chart: Chart { get set }", "actor Boats: BoatDependency { var chart = Chart() }"),
            ("func chart() -> Chart", "actor Boats: BoatDependency { func chart() -> Chart { Chart() } }"),
            (
                "func chart() -> Chart",
                "actor Boats { func chart() -> Chart { Chart() } }\nextension Boats: BoatDependency {}"
            ),
        ]
    )
    func membersOfActors(requirement: String, provider: String) {
        let dependency = "protocol BoatDependency: Dependency { @MainActor \(requirement) }"
        #expect(found(dependency, provider, mode: 6).map(\.severity) == [.error])
        #expect(found(dependency, provider, mode: 5).map(\.severity) == [.warning])
    }

    @Test(
        arguments: [
            ("var chart: Chart { get }", "actor Boats: BoatDependency { nonisolated var chart: Chart { Chart() } }"),
            ("var chart: Chart { get }", "actor Boats: BoatDependency { @MainActor var chart: Chart { Chart() } }"),
            ("var chart: Chart { get async }", "actor Boats: BoatDependency { var chart = Chart() }"),
            ("func chart() async -> Chart", "actor Boats: BoatDependency { func chart() -> Chart { Chart() } }"),
            (
                "func chart() -> Chart",
                "actor Boats {}\n@MainActor extension Boats: BoatDependency { func chart() -> Chart { Chart() } }"
            ),
        ]
    )
    func membersOfActorsThatServe(requirement: String, provider: String) {
        let dependency = "protocol BoatDependency: Dependency { @MainActor \(requirement) }"
        for mode in [5, 6] { #expect(found(dependency, provider, mode: mode).isEmpty) }
    }

    @Test func conditionalActor() {
        let dependency = "@MainActor protocol BoatDependency: Dependency { var chart: Chart { get } }"
        let provider = "actor Boats { let chart = Chart() }\n#if NEVER\nextension Boats: BoatDependency {}\n#endif"
        #expect(found(dependency, provider, mode: 6).isEmpty)
    }

    private static let nonisolated = """
        @MainActor protocol BoatDependency: Dependency { nonisolated var chart: Chart { get } }
        """

    @Test(arguments: ["", "@MainActor "])
    func lazyMember(attribute: String) {
        let provider = "\(attribute)final class Boats: BoatDependency { lazy var chart = Chart() }"
        for (mode, severity) in [(5, Severity.warning), (6, .error)] {
            let findings = found(Self.nonisolated, provider, mode: mode)
            #expect(findings.map(\.severity) == [severity])
            #expect(
                findings.first?.repairs.last?.title.text == """
                    Make `Boats.chart` a `nonisolated` constant or computed property
                    """
            )
        }
    }

    @Test(
        arguments: [
            (nonisolated, "final class Boats: BoatDependency { var chart: Chart { Chart() } }"),
            (nonisolated, "final class Boats: BoatDependency { let chart = Chart() }"),
            // The requirement's protocol belongs to no actor.
            (
                "protocol BoatDependency: Dependency { nonisolated var chart: Chart { get } }",
                "@MainActor final class Boats: BoatDependency { lazy var chart = Chart() }"
            ),
            (
                "nonisolated protocol BoatDependency: Dependency { var chart: Chart { get } }",
                "@MainActor final class Boats: BoatDependency { lazy var chart = Chart() }"
            ),
            (
                "@MainActor protocol BoatDependency: Dependency { var chart: Chart { get } }",
                "final class Boats: BoatDependency { lazy var chart = Chart() }"
            ),
        ]
    )
    func lookalikes(dependency: String, provider: String) {
        #expect(found(dependency, provider, mode: 6).isEmpty)
    }
}
