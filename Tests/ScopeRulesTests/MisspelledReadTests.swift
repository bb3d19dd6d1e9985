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
            protocol LogDependency: Dependency { var log: Int { get } }
            final class LogComponent: Component<LogDependency> {
                func start() { print(dependency.log) }
            }
            final class AppComponent: Component<EmptyDependency>, LoginDependency, LogDependency {
                let session = Session()
                let log = 1
                init() { super.init(dependency: EmptyComponent()) }
                func start() {
                    LoginComponent(dependency: self).start()
                    LogComponent(dependency: self).start()
                }
            }
            """
        return findings(in: RuleSubject(source: source), severities: [:])
            .filter { $0.rule == "unused-requirement" }.flatMap(\.repairs).map(\.applicability)
    }

    @Test func aMisspelledReadMakesDeletionUnsafe() { #expect(applicability(reading: "sesion") == [.unsafe]) }

    /// Another dependency requires a property of that name.
    @Test func aReadOfAnotherRequirementMakesDeletionUnsafe() { #expect(applicability(reading: "log") == [.unsafe]) }

    @Test func noReadLeavesItSafe() { #expect(applicability(reading: "self") == [.safe]) }

    @Test func aReadIsNoFinding() { #expect(applicability(reading: "session") == []) }
}
