import ScopeRules
import Testing

/// Typealiases whose arguments are errors that functions throw.
@Suite struct ErrorArgumentTests {
    private func rules(_ own: String, required: String) -> [String] {
        let source = """
            import RIBs
            struct Leak: Error {}
            struct Rust: Error {}
            typealias Repair<Fault: Error> = () throws(Fault) -> Void
            typealias Visit<Fault: Error, Bill> = (Repair<Fault>, Bill) async throws(Fault) -> Bill
            protocol PumpDependency: Dependency { var repair: \(required) { get } }
            final class PumpComponent: Component<PumpDependency> { var now: Any { dependency.repair } }
            final class WellComponent: Component<EmptyDependency>, PumpDependency {
                let repair: \(own)
                init(_ repair: @escaping \(own)) {
                    self.repair = repair
                    super.init(dependency: EmptyComponent())
                }
            }
            func start(_ repair: @escaping \(own)) {
                print(PumpComponent(dependency: WellComponent(repair)).now)
            }
            """
        return findings(in: RuleSubject(source: source)).filter { $0.severity == .error }.map(\.rule)
    }

    @Test(arguments: [
        ("() -> Void", "Repair<Never>"), ("Repair<Never>", "() -> Void"), ("() throws -> Void", "Repair<any Error>"),
        ("() throws(Leak) -> Void", "Repair<Leak>"), ("Repair<Leak>", "Repair<Leak>"),
        ("(() -> Void, Int) async -> Int", "Visit<Never, Int>"),
        ("(() throws(Leak) -> Void, Int) async throws(Leak) -> Int", "Visit<Leak, Int>"),
    ])
    func sameType(own: String, required: String) { #expect(rules(own, required: required).isEmpty) }

    @Test(arguments: [
        ("Repair<Leak>", "Repair<Rust>"), ("Repair<Leak>", "Repair<Never>"), ("() throws -> Void", "Repair<Never>"),
        ("() throws(Leak) -> Void", "Repair<Rust>"), ("Visit<Leak, Int>", "Visit<Rust, Int>"),
    ])
    func otherType(own: String, required: String) { #expect(rules(own, required: required) == ["type-mismatch"]) }
}
