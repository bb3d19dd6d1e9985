import ScopeGraph
import ScopeRules
import Testing

/// Plugin extensions, if the non-core component has parts that are not in the sources.
struct UnseenPluginTests {
    private static func severities(_ nonCore: String) -> [Severity] {
        let source = """
            import Hops
            import NeedleFoundation
            final class BreweryComponent: BootstrapComponent {
                var ale: AleComponent { AleComponent(parent: self) }
            }
            protocol AleExtension: PluginExtension { var hops: Int { get } }
            final class AleComponent: PluginizedComponent<EmptyDependency, AleExtension, AleNonCoreComponent> {}
            \(nonCore)
            """
        return findings(in: RuleSubject(source: source)).filter { $0.rule == MissingPluginProperty.id }.map(\.severity)
    }

    @Test(arguments: [
        "@Hopped final class AleNonCoreComponent: NonCoreComponent<EmptyDependency> {}",
        "final class AleNonCoreComponent: NonCoreComponent<EmptyDependency>, Hopped {}",
        "final class AleNonCoreComponent: NonCoreComponent<EmptyDependency> { @Shared func makeHops() {} }",
    ])
    func mayDeclareTheProperty(_ nonCore: String) { #expect(Self.severities(nonCore) == [.note]) }

    @Test(arguments: [
        "@Hopped final class AleNonCoreComponent: NonCoreComponent<EmptyDependency> { let hops = \"many\" }",
        "final class AleNonCoreComponent: NonCoreComponent<EmptyDependency> { @Stored var malt = 2 }",
    ])
    func cannotDeclareTheProperty(_ nonCore: String) { #expect(Self.severities(nonCore) == [.error]) }
}
