import ScopeRules
import Testing

/// A property of a component is unused only when nothing can read it.
@Suite("Unused providers")
struct UnusedProviderTests {
    private func isFound(_ member: String, rest: String = "", header: String = "") -> Bool {
        let source = """
            import RIBs
            struct Key {}
            protocol SafeDependency: Dependency { var other: Key { get } }
            final class SafeComponent: Component<SafeDependency> { func open() { print(dependency.other) } }
            class BankComponent: Component<EmptyDependency>, SafeDependency\(header) {
                let other = Key()
                \(member)
                init() { super.init(dependency: EmptyComponent()) }
                func safe() -> SafeComponent { SafeComponent(dependency: self) }
            }
            let bank = BankComponent()
            \(rest)
            """
        let found = findings(in: RuleSubject(source: source), severities: [UnusedProvider.id: .warning])
        return found.contains { $0.rule == UnusedProvider.id && $0.property == "key" }
    }

    @Test(
        "unused",
        arguments: [
            "var key: Key { Key() }", "let key = Key()", "lazy var key = Key()",
            "var key: Key { Key() }\nfunc make() { let key = 1\nprint(key) }",
        ]
    )
    func unused(member: String) {
        #expect(isFound(member))
    }

    @Test(
        "used, or maybe",
        arguments: [
            "var key: Key { Key() }\nfunc open() { print(key) }",
            "var key: Key { Key() }\nfunc open() { print(self.key) }",
            "override var key: Key { Key() }", "@Stored var key: Key = Key()", "private var key: Key { Key() }",
            "static var key: Key { Key() }", "#if DEBUG\nvar key: Key { Key() }\n#endif",
            "var key: Key { Key() }\nvar path: Any { \\BankComponent.key }",
        ]
    )
    func used(member: String) {
        #expect(!isFound(member))
    }

    @Test(
        "used elsewhere, or maybe",
        arguments: [
            "let read = bank.key", "func open(_ bank: BankComponent) { print(bank.key) }",
            "func open() { unknown().key }", "final class BigBankComponent: BankComponent { var copy: Key { key } }",
        ]
    )
    func usedElsewhere(rest: String) {
        #expect(!isFound("var key: Key { Key() }", rest: rest))
    }

    @Test("asked for by a protocol")
    func protocols() {
        let rest = "protocol HasKey { var key: Key { get } }"
        #expect(!isFound("var key: Key { Key() }", rest: rest, header: ", HasKey"))
        #expect(!isFound("var key: Key { Key() }", header: ", SomethingUnread"))
    }

    @Test("off unless it is switched on")
    func off() {
        #expect(UnusedProvider.defaultSeverity == nil)
        #expect(findings(in: RuleSubject(source: UnusedProvider.triggeringExample)).isEmpty)
    }
}
