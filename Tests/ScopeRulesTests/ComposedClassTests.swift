import ScopeRules
import Testing

/// Needle dependencies that combine protocols with a class.
@Suite struct ComposedClassTests {
    private func errors(_ dependency: String, besides more: String = "class Theme { var isDark: Bool { true } }")
        -> [String]
    {
        let source = """
            import NeedleFoundation
            protocol HasDepth: AnyObject { var depth: Int { get } }
            final class HarborComponent: BootstrapComponent {
                var depth: Int { 9 }
                var pier: PierComponent { PierComponent(parent: self) }
            }
            final class PierComponent: Component<\(dependency)> { var text: String { "\\(dependency.depth)" } }
            \(more)
            func open() { print(HarborComponent().pier.text) }
            """
        return findings(in: RuleSubject(source: source)).filter { $0.severity == .error }.map(\.headline.text)
    }

    @Test func noProviderInheritsFromTheClass() {
        let expected = [
            "`HasDepth & Theme` requires `Theme`, but Needle's generated providers do not inherit from it"
        ]
        #expect(errors("HasDepth & Theme") == expected)
        let alias = "class Theme {}; typealias PierDependency = Theme & HasDepth"
        let named = errors("PierDependency", besides: alias)
        #expect(named.count == 1 && named[0].hasPrefix("`PierDependency` requires `Theme`"), "\(named)")
    }

    @Test(arguments: [
        ("HasDepth & Theme", "protocol Theme: AnyObject {}"), ("HasDepth & AnyObject", ""),
        ("HasDepth & EmptyDependency", ""), ("HasDepth & Theme", ""),
        ("HasDepth & Theme", "#if DEMO\nclass Theme {}\n#else\nprotocol Theme: AnyObject {}\n#endif"),
        ("HasDepth & Theme", "typealias Theme = Dependency"),
    ])
    func lookAlikes(_ dependency: String, _ more: String) {
        #expect(errors(dependency, besides: more).filter { $0.contains("requires `Theme`") } == [])
    }
}
