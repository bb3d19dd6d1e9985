import ScopeRules
import Testing

/// Components that locks, task groups and spans hold.
@Suite struct ClosureParameterTests {
    private func rules(_ function: String, _ conformance: String) -> [String] {
        let source = """
            import RIBs
            final class Clock {}
            protocol KioskDependency: Dependency { var clock: Clock { get } }
            final class KioskComponent: Component<KioskDependency> { var now: Clock { dependency.clock } }
            final class MallComponent: Component<EmptyDependency>\(conformance)
            \(function)
            """
        return findings(in: RuleSubject(source: source)).filter { $0.severity == .error }.map(\.rule)
    }

    private static let functions = [
        """
        func open(_ mall: Mutex<MallComponent>) { mall.withLock { print(KioskComponent(dependency: $0).now) } }
        """,
        """
        func open() {
            let mall = Mutex(MallComponent(dependency: EmptyComponent()))
            let clock = mall.withLock { mall in KioskComponent(dependency: mall).now }
            print(clock)
        }
        """,
        """
        func open() async {
            await withTaskGroup(of: MallComponent.self) { group in
                group.addTask { MallComponent(dependency: EmptyComponent()) }
                for await mall in group { print(KioskComponent(dependency: mall).now) }
            }
        }
        """,
        "func open(_ malls: Span<MallComponent>) { print(KioskComponent(dependency: malls[0]).now) }",
        """
        func open(_ malls: [MallComponent]) {
            let span = malls.span
            print(KioskComponent(dependency: span[0]).now)
        }
        """,
        "func open(_ malls: [2 of MallComponent]) { print(KioskComponent(dependency: malls[0]).now) }",
    ]

    @Test(arguments: functions)
    func injected(function: String) {
        #expect(!rules(function, "{}").isEmpty)
        #expect(rules(function, ", KioskDependency { let clock = Clock() }").isEmpty)
    }
}
