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
        "var description: String { \"Kid\" }", "var description: String { \"d\" }", "var description: String { \"\" }",
        "var description: String { \"KidComponent.Other\" }", "var description: String { \"a \" + \"kid\" }",
        "var description: String { (\"Kid\") + \"Components\" }",
        "var description: String { name + \"!\" }; let name = \"a\"",
        "var description: String { \"<\\(type(of: self)): \\(text)>\" }",
        "var description: String { \"KidComponent.\\(text).kid\" }",
    ])
    func anotherText(_ member: String) {
        let expected = [headline("error", "CustomStringConvertible", "description")]
        #expect(said(", CustomStringConvertible", member) == expected)
    }

    @Test(arguments: [
        "var description: String { \"kid \\(text)\" }", "var description: String { \"kid \" + name }; let name = \"a\"",
        "var description: String { name + \" \" + name }; let name = \"a\"",
        "var description: String { \"\\(text): \\(Self.self)\" }",
    ])
    func aTextOfWhichAPartIsKnown(_ member: String) {
        let expected = [headline("warning", "CustomStringConvertible", "description")]
        #expect(said(", CustomStringConvertible", member) == expected)
    }

    @Test(arguments: [
        "func write<T: TextOutputStream>(to target: inout T) { target.write(\"kid\") }",
        "func write<T: TextOutputStream>(to target: inout T) { \"kid\".write(to: &target) }",
        "func write(to target: inout some TextOutputStream) { target.write(\"Kid\"); target.write(\"Components\") }",
        "func write<T: TextOutputStream>(to target: inout T) {}",
        "var description: String { \"KidComponent\" }; func write(to t: inout some TextOutputStream) { t.write(\"x\") }",
    ])
    func aTextThatIsWritten(_ member: String) {
        let expected = [headline("error", "TextOutputStreamable", "write(to:)")]
        #expect(said(", TextOutputStreamable, CustomStringConvertible", member) == expected)
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
            (", CustomStringConvertible", "var description: String { \"Kid\" + \"Component\" }"),
            (", CustomStringConvertible", "var description: String { \"\\(text).KidComponent\" }"),
            (", CustomStringConvertible", "var description: String { \"\\(text)Component\" }"),
            (", CustomStringConvertible", "var description: String { \"Kid\\(text)\" }"),
            (", CustomStringConvertible", "var description: String { text > 3 ? \"a\" : \"b\" }"),
            (", CustomStringConvertible", "var description: String { #\"a kid\"# }"),
            (
                ", TextOutputStreamable",
                "func write(to target: inout some TextOutputStream) { target.write(\"KidComponent\") }"
            ),
            (
                ", TextOutputStreamable",
                "func write(to target: inout some TextOutputStream) { tell(&target) }; func tell(_ t: inout some Any) {}"
            ),
            (
                ", TextOutputStreamable",
                """
                func write(to target: inout some TextOutputStream) { if text > 3 { target.write("KidComponent") } }
                """
            ),
            (
                ", TextOutputStreamable",
                """
                func write(to target: inout some TextOutputStream) {
                    #if DEMO
                    target.write("a kid")
                    #else
                    target.write("KidComponent")
                    #endif
                }
                """
            ),
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
