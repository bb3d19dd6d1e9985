import ScopeRules
import Testing

/// A requirement that may be read by a misspelled name is not deleted by a safe fix.
@Suite struct MisspelledReadTests {
    private func applicability(reading name: String) -> [Repair.Applicability] {
        let source = """
            import RIBs
            final class Session { let user = "" }
            protocol LoginDependency: Dependency { var session: Session { get } }
            final class LoginComponent: Component<LoginDependency> {
                func start() { print(dependency.\(name)) }
            }
            final class AppComponent: Component<EmptyDependency>, LoginDependency {
                let session = Session()
                init() { super.init(dependency: EmptyComponent()) }
                func start() { LoginComponent(dependency: self).start() }
            }
            """
        return findings(in: RuleSubject(source: source), severities: [:])
            .filter { $0.rule == "unused-requirement" }.flatMap(\.repairs).map(\.applicability)
    }

    @Test func aMisspelledReadMakesDeletionUnsafe() { #expect(applicability(reading: "sesion") == [.unsafe]) }

    @Test func noReadLeavesItSafe() { #expect(applicability(reading: "self") == [.safe]) }

    @Test func aReadIsNoFinding() { #expect(applicability(reading: "session") == []) }
}
