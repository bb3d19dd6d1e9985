import ScopeRules
import Testing

/// Needle takes the description of a component for its name.
@Suite struct DescribedComponentTests {
    private func said(_ clause: String, _ member: String, besides more: String = "") -> [String] {
        let source = """
            import NeedleFoundation
            final class RootComponent: BootstrapComponent {
                var clock: Int { 7 }
                var kid: KidComponent { KidComponent(parent: self) }
            }
            protocol KidDependency: Dependency { var clock: Int { get } }
            final class KidComponent: Component<KidDependency>\(clause) {
                var text: Int { dependency.clock }
                \(member)
            }
            \(more)
            func open() { print(RootComponent().kid.text) }
            """
        return findings(in: RuleSubject(source: source), severities: [:])
            .map { "\($0.severity.rawValue): \($0.headline.text)" }
    }

    private func headline(_ severity: String, _ name: String, _ member: String) -> String {
        "\(severity): `KidComponent` conforms to `\(name)`, so Needle looks it up by its `\(member)` instead of its name"
    }

    @Test(arguments: [
        "var description: String { \"a kid\" }", "var description: String { return \"a kid\" }",
        "var description: String { get { \"a kid\" } }", "let description = \"a kid\"",
    ])
    func anotherText(_ member: String) {
        let expected = [headline("error", "CustomStringConvertible", "description")]
        #expect(said(", CustomStringConvertible", member) == expected)
    }

    @Test func aTextOfWhichAPartIsKnown() {
        let expected = [headline("warning", "CustomStringConvertible", "description")]
        #expect(said(", CustomStringConvertible", "var description: String { \"kid \\(text)\" }") == expected)
    }

    @Test func otherWaysToConform() {
        let debug = "var debugDescription: String { \"kid\" }"
        let debugged = [headline("error", "CustomDebugStringConvertible", "debugDescription")]
        #expect(said(", CustomDebugStringConvertible", debug) == debugged)
        let described = [headline("error", "CustomStringConvertible", "description")]
        let member = "var description: String { \"kid\" }"
        #expect(said(", Named", member, besides: "protocol Named: CustomStringConvertible {}") == described)
        let given = "protocol Named: CustomStringConvertible {}; extension Named { \(member) }"
        #expect(said(", Named", "", besides: given) == described)
        let clause = "extension KidComponent: CustomStringConvertible { \(member) }"
        #expect(said("", "", besides: clause) == described)
    }

    @Test(
        "what Needle finds, or what is unknown",
        arguments: [
            ("", "var description: String { \"a kid\" }"),
            (", CustomStringConvertible", "var description: String { \"KidComponent\" }"),
            (", CustomStringConvertible", "var description: String { \"App.KidComponent\" }"),
            (", CustomStringConvertible", "var description: String { \"\\(Self.self)\" }"),
            (", CustomStringConvertible", "var description: String { \"\\(type(of: self))\" }"),
            (", CustomStringConvertible", "var description: String { String(describing: KidComponent.self) }"),
            (", CustomStringConvertible", "var description: String { name }; let name = \"KidComponent\""),
            (", CustomStringConvertible", "var description = \"a kid\""),
            (", CustomStringConvertible", "var description: String { \"\\u{4b}idComponent\" }"),
            (", CustomStringConvertible", "var description: String { \"\"\"\n    KidComponent\n    \"\"\" }"),
            (", CustomReflectable", "var customMirror: Mirror { Mirror(reflecting: \"a kid\") }"),
        ]
    )
    func lookAlikes(_ clause: String, _ member: String) {
        let said = said(clause, member)
        #expect(!said.contains { $0.contains("looks it up") }, "\(said)")
    }

    @Test(arguments: [
        "#if DEMO\nextension KidComponent: CustomStringConvertible {}\n#endif",
        """
        #if DEMO
        typealias Telling = CustomStringConvertible
        #else
        protocol Telling {}
        #endif
        extension KidComponent: Telling {}
        """,
    ])
    func conformanceOfSomeBuilds(_ clause: String) {
        let said = said("", "var description: String { \"a kid\" }", besides: clause)
        #expect(!said.contains { $0.contains("looks it up") }, "\(said)")
    }
}
