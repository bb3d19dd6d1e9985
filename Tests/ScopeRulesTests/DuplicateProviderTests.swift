import ScopeRules
import Testing

/// Properties that a component declares more than once.
@Suite struct DuplicateProviderTests {
    private func all(_ members: String, _ rest: String = "", class attributes: String = "final class AppComponent")
        -> [Finding]
    {
        let source = """
            import RIBs
            \(attributes): Component<EmptyDependency> {
                init() { super.init(dependency: EmptyComponent()) }
                \(members)
            }
            let app = AppComponent()
            \(rest)
            """
        return findings(in: RuleSubject(source: source), severities: [:]).filter { $0.rule == DuplicateProvider.id }
    }

    @Test(
        "are errors",
        arguments: [
            ("let name = 1", "extension AppComponent { var name: Int { 2 } }"),
            ("var name: Int { 1 }\nvar name: String { \"\" }", ""),
            ("", "extension AppComponent { var name: Int { 1 } }\nextension AppComponent { var name: Int { 2 } }"),
            ("private let name = 1", "extension AppComponent { private var name: Int { 2 } }"),
            ("let (name, other) = (1, 2)", "extension AppComponent { var name: Int { 2 } }"),
        ]
    )
    func repeated(members: String, rest: String) {
        #expect(all(members, rest).map(\.headline.text) == ["`AppComponent` declares `name` twice"])
    }

    @Test("say how often")
    func often() {
        let found = all("let name = 1; let name = 2", "extension AppComponent { var name: Int { 3 } }")
        #expect(found.map(\.headline.text) == ["`AppComponent` declares `name` 3 times"])
    }

    @Test(
        "are not",
        arguments: [
            ("#if DEBUG\nlet name = 1\n#else\nlet name = 2\n#endif", ""),
            ("let name = 1\nstatic let name = 2", ""),
            ("let name = 1\nfunc name(of page: Int) -> Int { page }", ""),
            ("let name = 1\nstruct Name { let name = 2 }", ""),
            ("let name = 1", "final class OtherComponent { let name = 2 }"),
            ("let name = 1", "protocol Named {}\nextension Named { var name: Int { 2 } }"),
            ("func f() { let name = 1; print(name) }\nlet name = 2", ""),
            ("@available(iOS, unavailable) var name: Int { 1 }\nvar name: String { \"\" }", ""),
        ]
    )
    func silent(members: String, rest: String) {
        #expect(all(members, rest).isEmpty)
    }

    @Test("may depend on generic arguments")
    func generic() {
        let rest = """
            extension AppComponent where Item == Int { var name: Int { 1 } }
            extension AppComponent where Item == String { var name: Int { 2 } }
            """
        #expect(all("", rest, class: "final class AppComponent<Item>").isEmpty)
    }
}
