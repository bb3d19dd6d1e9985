import ScopeRules
import Testing

/// A requirement is unused only when nothing can read it.
@Suite("Unused requirements")
struct UnusedRequirementTests {
    /// - Parameters:
    ///   - member: in the component that asks for `key: Key`.
    ///   - rest: at the top level of the file.
    private func isFound(member: String = "", rest: String = "") -> Bool {
        let source = """
            import RIBs
            struct Key {}
            protocol SafeDependency: Dependency { var key: Key { get } }
            class SafeComponent: Component<SafeDependency> { \(member) }
            final class AppComponent: Component<EmptyDependency>, SafeDependency {
                let key = Key()
                init() { super.init(dependency: EmptyComponent()) }
            }
            let safe = SafeComponent(dependency: AppComponent())
            \(rest)
            """
        return findings(in: RuleSubject(source: source)).contains { $0.rule == "unused-requirement" }
    }

    @Test(
        "what the component does with it",
        arguments: [
            "func open() { print(dependency.key) }", "lazy var copy = self.dependency.key",
            "var text: String { \"\\(dependency.key)\" }", "var keys: [Key] { [dependency].map { $0.key } }",
            "var key: Key { dependency.key }; func open() { print(key) }",
            "var path: Any { \\SafeDependency.key }", "func open() { #trace(dependency.key) }",
            "@Wrapped(dependency.key) var wrapped: Int", "#if DEBUG\nvar copy: Key { dependency.key }\n#endif",
            "func open() { if let self = other { print(self.dependency.key) } }; var other: SafeComponent? { nil }",
        ]
    )
    func readInside(member: String) {
        #expect(!isFound(member: member))
    }

    /// Generated code reads the non-core component for the plugin extension, to which the component does not conform.
    @Test(
        "a plugin extension reads what a non-core component forwards",
        arguments: [
            ("var key: Int { get }", "var copy: Int { pluginExtension.key }", false),
            ("var key: Int { get }", "", false), ("", "", true),
        ]
    )
    func pluginExtension(required: String, use: String, isFound: Bool) {
        let source = """
            import NeedleFoundation
            final class AppComponent: BootstrapComponent {
                public var key: Int { 3 }
                var safe: SafeComponent { SafeComponent(parent: self) }
            }
            protocol SafeExtension: PluginExtension { \(required) }
            final class SafeComponent: PluginizedComponent<EmptyDependency, SafeExtension, SafeNonCoreComponent> { \(use) }
            protocol SafeNonCoreDependency: Dependency { var key: Int { get } }
            final class SafeNonCoreComponent: NonCoreComponent<SafeNonCoreDependency> {
                public var key: Int { dependency.key }
            }
            func start() { print(AppComponent().safe) }
            """
        let found = findings(in: RuleSubject(source: source)).filter { $0.rule == UnusedRequirement.id }
        #expect(found.isEmpty != isFound)
    }

    @Test(
        "what others do with it",
        arguments: [
            "func open<D: SafeDependency>(_ dependency: D) { print(dependency.key) }",
            "func open<D>(_ value: D, _ read: (D) -> Void) { read(value) }\nfunc all() { open(safe) { $0.dependency.key } }",
            "@dynamicMemberLookup struct Box<Value> {}\nfunc open(_ box: Box<SafeDependency>) { print(box.key) }",
            """
            @dynamicMemberLookup struct Proxy {
                let safe: any SafeDependency
                subscript<T>(dynamicMember path: KeyPath<any SafeDependency, T>) -> T { safe[keyPath: path] }
            }
            func open(_ proxy: Proxy) { print(proxy.key) }
            """,
            "func open() { unknown().key }", "extension SafeDependency { var copy: Key { key } }",
            "protocol Vault: SafeDependency {}\nfunc open(_ vault: any Vault) { print(vault.key) }",
            "final class Strong: SafeComponent { var copy: Key { dependency.key } }",
            "protocol HasKey { var key: Key { get } }\nextension SafeComponent: HasKey { var key: Key { dependency.key } }",
            "func broken( { safe.dependency.key",
        ]
    )
    func readElsewhere(rest: String) {
        #expect(!isFound(rest: rest))
    }

    @Test(
        "what reads something else, or nothing",
        arguments: [
            "", "var key: Key { dependency.key }", "private lazy var key: Key = dependency.key",
            "let key: Key\noverride init(dependency: SafeDependency) { self.key = dependency.key\n"
                + "super.init(dependency: dependency) }",
            "func open(key: Key) { print(key) }", "func open() { let key = Key()\nprint(key) }",
            "struct Lock { let key: Key }\nfunc open(_ lock: Lock) { print(lock.key) }",
            "func open(_ app: AppComponent) { print(app.key) }", "func open() { print(key: 1) }",
        ]
    )
    func notRead(member: String) {
        #expect(isFound(member: member))
    }

    private func isFound(conditional requirements: String, member: String) -> Bool {
        let source = """
            import RIBs
            protocol SafeDependency: Dependency {
                \(requirements)
            }
            final class SafeComponent: Component<SafeDependency> { \(member) }
            final class AppComponent: Component<EmptyDependency>, SafeDependency {
                let key = 1
                init() { super.init(dependency: EmptyComponent()) }
            }
            let safe = SafeComponent(dependency: AppComponent())
            """
        return findings(in: RuleSubject(source: source)).contains { $0.rule == "unused-requirement" }
    }

    @Test(
        "a requirement inside `#if` is unused if no branch of any `#if` reads it",
        arguments: [
            "#if true\nvar key: Int { get }\n#endif", "#if DEBUG\nvar key: Int { get }\n#endif",
            "#if DEBUG\nvar key: Int { get }\n#else\nvar key: Int { get }\n#endif",
            "#if DEBUG\nvar key: Int { get }\n#elseif BETA\nvar key: Int { get set }\n#endif",
        ]
    )
    func conditional(requirements: String) {
        #expect(isFound(conditional: requirements, member: ""))
        #expect(!isFound(conditional: requirements, member: "var copy: Int { dependency.key }"))
        #expect(!isFound(conditional: requirements, member: "#if BETA\nvar copy: Int { dependency.key }\n#endif"))
    }

    @Test("a requirement of two scopes is used when one of them reads it")
    func shared() {
        let source = """
            import RIBs
            protocol HasKey: Dependency { var key: Int { get } }
            protocol OneDependency: HasKey {}
            protocol OtherDependency: HasKey {}
            final class OneComponent: Component<OneDependency> { var copy: Int { dependency.key } }
            final class OtherComponent: Component<OtherDependency> {}
            """
        #expect(UnusedRequirement.findings(in: RuleSubject(source: source)).isEmpty)
    }

    // `AppComponent` says with its `item` what `Item` is.
    @Test("one that says what an associated type is, also if the dependency fixes the type")
    func fixesAssociatedType() {
        let source = """
            import RIBs
            protocol ShopDependency<Item>: Dependency {
                associatedtype Item
                var item: Item { get }
                var till: Int { get }
            }
            final class ShopComponent: Component<any ShopDependency<String>> {}
            final class AppComponent: Component<EmptyDependency>, ShopDependency {
                let item = "soap"
                let till = 1
                init() { super.init(dependency: EmptyComponent()) }
            }
            let shop = ShopComponent(dependency: AppComponent())
            """
        let unused = findings(in: RuleSubject(source: source)).filter { $0.rule == "unused-requirement" }
        #expect(unused.map(\.property) == ["till"])
    }

    @Test(arguments: [
        ("print(dependency.key)", "nothing in `SafeComponent` itself uses it"),
        ("", "nothing in `SafeComponent` or below uses it"),
    ])
    func whatNeedlesComponentsBelowFindThemselves(use: String, expected: String) {
        let source = """
            import NeedleFoundation
            struct Key {}
            final class AppComponent: BootstrapComponent {
                let key = Key()
                var safe: SafeComponent { SafeComponent(parent: self) }
            }
            protocol SafeDependency: Dependency { var key: Key { get } }
            final class SafeComponent: Component<SafeDependency> {
                var lock: LockComponent { LockComponent(parent: self) }
            }
            protocol LockDependency: Dependency { \(use.isEmpty ? "" : "var key: Key { get }") }
            final class LockComponent: Component<LockDependency> { func open() { \(use) } }
            """
        let found = findings(in: RuleSubject(source: source)).filter { $0.rule == "unused-requirement" }
        #expect(found.map(\.headline.text) == ["`SafeDependency` requires `key: Key`, but \(expected)"])
    }
}
