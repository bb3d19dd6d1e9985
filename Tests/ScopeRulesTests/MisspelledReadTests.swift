import ScopeRules
import Testing

/// A requirement that may be read by a misspelled name is not deleted by a safe fix.
@Suite struct MisspelledReadTests {
    private func applicability(
        reading name: String,
        component: String = "LoginComponent: Component<LoginDependency>",
        creating created: String = "LoginComponent"
    ) -> [Repair.Applicability] {
        let source = """
            import RIBs
            final class Session { let user = "" }
            protocol LoginDependency: Dependency { var session: Session { get } }
            protocol Extra: AnyObject { var extra: Int { get } }
            final class \(component) {
                func start() { print(dependency.\(name)) }
            }
            protocol LogDependency: Dependency { var log: Int { get } }
            final class LogComponent: Component<LogDependency> {
                func start() { print(dependency.log) }
            }
            final class AppComponent: Component<EmptyDependency>, LoginDependency, LogDependency, Extra {
                let session = Session()
                let log = 1, extra = 2
                init() { super.init(dependency: EmptyComponent()) }
                func start() {
                    \(created)(dependency: self).start()
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

    @Test func aMisspelledReadOfACompositionOrAGenericDependencyMakesDeletionUnsafe() {
        let composition = "LoginComponent: Component<LoginDependency & Extra>"
        #expect(applicability(reading: "sesion + dependency.extra", component: composition) == [.unsafe])
        #expect(applicability(reading: "extra", component: composition) == [.safe])
        let generic = "LoginComponent<D: LoginDependency>: Component<D>"
        let created = "LoginComponent<AppComponent>"
        #expect(applicability(reading: "sesion", component: generic, creating: created) == [.unsafe])
    }

    @Test func noReadLeavesItSafe() { #expect(applicability(reading: "self") == [.safe]) }

    @Test func aReadIsNoFinding() { #expect(applicability(reading: "session") == []) }
}
