import ScopeGraph
import ScopeRules
import Testing

/// What the severity that a configuration sets for a rule does to findings that are not of the rule's own severity.
@Suite struct ConfiguredSeverityTests {
    /// A note: an attached macro that the sources do not declare may add the property.
    private static let uncertain = """
        import RIBs
        protocol BoatDependency: Dependency { var tide: Int { get } }
        final class BoatComponent: Component<BoatDependency> {}
        @Provides final class AppComponent: Component<EmptyDependency>, BoatDependency {
            func boat() -> BoatComponent { BoatComponent(dependency: self) }
        }
        let app = AppComponent(dependency: EmptyComponent())
        """

    /// An error of a rule that otherwise warns.
    private static let repeated = """
        import RIBs
        protocol BoatDependency: Dependency {}
        final class BoatComponent: Component<BoatDependency> {}
        final class AppComponent: Component<EmptyDependency>, BoatDependency, BoatDependency {
            func boat() -> BoatComponent { BoatComponent(dependency: self) }
        }
        let app = AppComponent(dependency: EmptyComponent())
        """

    private func severities(of rule: String, in source: String, if configured: Severity?) -> [Severity] {
        findings(in: RuleSubject(source: source), severities: [rule: configured]).filter { $0.rule == rule }
            .map(\.severity)
    }

    @Test("An uncertain finding is never raised", arguments: [Severity.note, .warning, .error])
    func uncertainFindings(configured: Severity) {
        #expect(severities(of: MissingProvider.id, in: Self.uncertain, if: configured) == [.note])
        #expect(!hasErrors(RuleSubject(source: Self.uncertain), severities: [MissingProvider.id: configured]))
    }

    @Test("What the compiler refuses is never lowered", arguments: [Severity.note, .warning, .error])
    func certainFindings(configured: Severity) {
        #expect(severities(of: NeedlessConformance.id, in: Self.repeated, if: configured) == [.error])
        #expect(hasErrors(RuleSubject(source: Self.repeated), severities: [NeedlessConformance.id: configured]))
    }

    @Test("A rule that warns by default has errors, too")
    func errorsOfWarningRules() {
        #expect(hasErrors(RuleSubject(source: Self.repeated), severities: [:]))
    }

    @Test("A rule that is off reports neither")
    func rulesThatAreOff() {
        #expect(severities(of: MissingProvider.id, in: Self.uncertain, if: nil).isEmpty)
        #expect(severities(of: NeedlessConformance.id, in: Self.repeated, if: nil).isEmpty)
        #expect(!hasErrors(RuleSubject(source: Self.repeated), severities: [NeedlessConformance.id: nil]))
    }

    @Test("All others have the configured severity")
    func usualFindings() {
        let source = Self.uncertain.replacing("@Provides ", with: "")
        #expect(severities(of: MissingProvider.id, in: source, if: .warning) == [.warning])
        #expect(severities(of: MissingProvider.id, in: source, if: .error) == [.error])
    }
}
