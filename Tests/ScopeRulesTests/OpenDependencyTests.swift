import ScopeRules
import Testing

/// Components whose generic arguments determine their dependency.
@Suite struct OpenDependencyTests {
    private func notes(_ dependency: String, parameter: String = "S: FeatureSpec", rest: String = "") -> [Finding] {
        let source = """
            import RIBs
            protocol FeatureSpec { associatedtype Needs }
            class FeatureComponent<\(parameter)>: Component<\(dependency)> {}
            \(rest)
            """
        return findings(in: RuleSubject(source: source), severities: [:]).filter { $0.rule == UnknownDependency.id }
    }

    @Test("an associated type of a parameter is a note")
    func associated() {
        let found = notes("S.Needs")
        #expect(
            found.map(\.headline.text)
                == [
                    "`FeatureComponent` depends on `S.Needs`, which generic arguments determine, so that it is not checked"
                ]
        )
        #expect(found.map(\.severity) == [.note])
    }

    @Test("a dependency that a subclass names is none")
    func subclass() {
        let rest = """
            protocol HomeDependency: Dependency {}
            final class HomeComponent: FeatureComponent<HomeDependency> {}
            """
        #expect(notes("S", parameter: "S", rest: rest).isEmpty)
    }
}
