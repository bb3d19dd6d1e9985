import ScopeRules
import Testing

/// A root that lost Needle's class for roots, so that no initializer creates it.
@Suite struct ParentlessRootTests {
    private func said(
        _ superclass: String,
        _ members: String,
        creating call: String,
        besides more: String = ""
    ) -> [String] {
        let source = """
            import NeedleFoundation
            final class RootComponent: \(superclass) {
                \(members)
                var clock: Int { 7 }
                var kid: KidComponent { KidComponent(parent: self) }
            }
            protocol KidDependency: Dependency { var clock: Int { get } }
            final class KidComponent: Component<KidDependency> { var text: String { "\\(dependency.clock)" } }
            \(more)
            func open() { print(\(call).kid.text) }
            """
        return findings(in: RuleSubject(source: source), severities: ["no-root": nil])
            .map { "\($0.severity.rawValue): \($0.headline.text)" }
    }

    private static let fault = "error: `RootComponent` is created without a parent, but is no `BootstrapComponent`"

    @Test(arguments: [
        ("", "RootComponent()"), ("", "RootComponent.init()"),
        ("let name: String; init(name: String) { self.name = name; super.init() }", "RootComponent(name: \"a\")"),
    ])
    func theClassForRootsIsLost(_ members: String, _ call: String) {
        #expect(said("Component<EmptyDependency>", members, creating: call) == [Self.fault])
    }

    @Test func theFixNamesTheClass() {
        let source = """
            import NeedleFoundation
            final class RootComponent: Component<EmptyDependency> {}
            func open() { print(RootComponent()) }
            """
        let found = findings(in: RuleSubject(source: source), severities: [:])
        #expect(
            found.flatMap(\.repairs).map(\.title.text) == [
                """
                Make `BootstrapComponent` its superclass if it is the root; otherwise create it in its parent component, \
                with `RootComponent(parent: self)`
                """
            ]
        )
    }

    @Test(arguments: ["BootstrapComponent()", "NeedleFoundation.BootstrapComponent()"])
    func aRootBelowAnotherRoot(parent: String) {
        let source = """
            import NeedleFoundation
            final class RootComponent: Component<EmptyDependency> {}
            func open() { print(RootComponent(parent: \(parent))) }
            """
        let found = findings(in: RuleSubject(source: source), severities: [:])
        #expect(
            found.flatMap(\.repairs).map(\.title.text) == [
                """
                Make `BootstrapComponent` its superclass if it is the root; otherwise create it in a member of the parent \
                component, with `self`
                """
            ]
        )
    }

    @Test(
        "what a root may be created with",
        arguments: [
            ("BootstrapComponent", "", "RootComponent()", ""),
            ("BootstrapComponent", "override init() { super.init() }", "RootComponent()", ""),
            ("Base", "", "RootComponent()", "class Base: BootstrapComponent {}"),
            (
                "Base", "", "RootComponent()",
                """
                #if FAKE
                typealias Base = Component<EmptyDependency>
                #else
                typealias Base = BootstrapComponent
                #endif
                """
            ),
            (
                "Component<EmptyDependency>", "init() { super.init(parent: Sky()) }", "RootComponent()",
                "final class Sky: Scope { let path = [\"^\"]; var parent: Scope { self } }"
            ),
            (
                "Component<EmptyDependency>", "convenience init() { self.init(parent: Sky()) }", "RootComponent()",
                "final class Sky: Scope { let path = [\"^\"]; var parent: Scope { self } }"
            ),
            (
                "Component<EmptyDependency>", "", "RootComponent()",
                """
                final class Sky: Scope { let path = ["^"]; var parent: Scope { self } }
                extension Component { convenience init() { self.init(parent: Sky()) } }
                """
            ),
            ("Component<EmptyDependency>", "", "RootComponent()", "import Extras"),
        ]
    )
    func lookAlikes(_ superclass: String, _ members: String, _ call: String, _ more: String) {
        let said = said(superclass, members, creating: call, besides: more)
        #expect(!said.contains(Self.fault), "\(said)")
    }
}
