import ScopeRules
import Testing

/// Members inside an `#if` that a requirement outside of it needs.
@Suite struct ConditionalProviderTests {
    private func found(_ members: String) -> [Finding] {
        let source = """
            import RIBs
            final class Oven {}
            protocol BunDependency: Dependency { var oven: Oven { get } }
            final class BunComponent: Component<BunDependency> { var heat: Oven { dependency.oven } }
            final class BunBuilder: Builder<BunDependency> {
                func build() { print(BunComponent(dependency: dependency).heat) }
            }
            final class BakeryComponent: Component<EmptyDependency>, BunDependency {
                \(members)
                init() { super.init(dependency: EmptyComponent()) }
                func open() { BunBuilder(dependency: self).build() }
            }
            func start() { BakeryComponent().open() }
            """
        return findings(in: RuleSubject(source: source)).filter { $0.rule == "inaccessible-provider" }
    }

    @Test func missingInOtherBuilds() {
        let finding = found("#if DEBUG\nlet oven = Oven()\n#endif").first
        #expect(
            finding?.headline.text == """
                `BunComponent` requires `oven` in builds that lack `BakeryComponent.oven`, which is compiled only if \
                `DEBUG`
                """
        )
        #expect(finding?.repairs.first?.title.text == "Declare `BakeryComponent.oven` for the other builds too")
    }

    @Test func hiddenWithAnotherTypeInOtherBuilds() {
        let found = found("#if DEBUG\nlet oven = Oven()\n#else\nprivate var oven: String { \"\" }\n#endif").first
        #expect(
            found?.headline.text == "`BunComponent` requires `oven` in builds where `BakeryComponent.oven` is `private`"
        )
        #expect(
            found?.nearMisses.last?.message.text == """
                `BakeryComponent.oven` is `private` here, for the other builds, and it has type `String`
                """
        )
        #expect(found?.repairs.first?.title.text == "Declare `var oven: Oven` for the other builds too")
    }

    @Test(arguments: ["private", "fileprivate"])
    func hiddenInOtherBuilds(access: String) {
        for members in [
            "#if DEBUG\nlet oven = Oven()\n#else\n\(access) let oven = Oven()\n#endif",
            "#if DEBUG\n\(access) let oven = Oven()\n#else\nlet oven = Oven()\n#endif",
        ] {
            let found = found(members)
            #expect(
                found.map(\.headline.text) == [
                    "`BunComponent` requires `oven` in builds where `BakeryComponent.oven` is `\(access)`"
                ]
            )
            #expect(
                found.first?.nearMisses.last?.message.text == """
                    `BakeryComponent.oven` is `\(access)` here, for the other builds
                    """
            )
            #expect(found.first?.repairs.first?.title.text == "Remove `\(access)` from `BakeryComponent.oven`")
        }
    }

    @Test(arguments: [
        "let oven = Oven()", "#if DEBUG\nlet oven = Oven()\n#else\nvar oven: Oven { Oven() }\n#endif",
        "#if compiler(>=99)\nprivate let oven = Oven()\n#else\nlet oven = Oven()\n#endif",
    ])
    func presentInAllBuilds(members: String) {
        #expect(found(members).isEmpty)
    }

    @Test("What a protocol inherits in one branch is required in the builds of the branch.", arguments: [true, false])
    func inheritedInOneBranch(isDebug: Bool) {
        let source = """
            import RIBs
            protocol HasOven: AnyObject { var oven: Int { get } }
            protocol HasTimer: AnyObject { var timer: Int { get } }
            #if DEBUG
            protocol BunDependency: Dependency, HasOven, HasTimer {}
            #else
            protocol BunDependency: Dependency, HasOven {}
            #endif
            final class BunBuilder: Builder<BunDependency> {
                func build() { print(dependency.oven) }
            }
            final class BakeryComponent: Component<EmptyDependency>, BunDependency {
                let oven = 1
                #if \(isDebug ? "" : "!")DEBUG
                let timer = 2
                #endif
                init() { super.init(dependency: EmptyComponent()) }
                func open() { BunBuilder(dependency: self).build() }
            }
            func start() { BakeryComponent().open() }
            """
        let found = findings(in: RuleSubject(source: source)).filter { $0.severity == .error }
        #expect(found.isEmpty == isDebug, "\(found.map(\.headline.text))")
    }

    /// The superclass of the parent in builds with `DEBUG` and in others.
    private func found(debug: String, other: String, shared: String = "") -> [String] {
        let source = """
            import RIBs
            final class Oven {}
            protocol BunDependency: Dependency { var oven: Oven { get } }
            final class BunBuilder: Builder<BunDependency> { func build() { print(dependency.oven) } }
            class Kitchen: Component<EmptyDependency> { init() { super.init(dependency: EmptyComponent()) } }
            \(shared)
            #if DEBUG
            class DebugKitchen: Kitchen { \(debug) }
            typealias Base = DebugKitchen
            #else
            \(other)
            #endif
            class BakeryComponent: Base, BunDependency { func open() { BunBuilder(dependency: self).build() } }
            func start() { BakeryComponent().open() }
            """
        return findings(in: RuleSubject(source: source)).filter { $0.severity == .error }.map(\.rule)
    }

    @Test(
        "a typealias in an `#if` names the superclass",
        arguments: ["let oven = Oven()", "var oven: Oven { .init() }"]
    )
    func superclassOfBranch(member: String) {
        let debug = "let oven = Oven()"
        let live = "class LiveKitchen: Kitchen { \(member) }"
        let alias = "typealias Base = LiveKitchen"
        #expect(found(debug: debug, other: "\(live)\n\(alias)").isEmpty)
        #expect(found(debug: debug, other: alias, shared: live).isEmpty)
        #expect(
            found(debug: debug, other: "class NextKitchen: LiveKitchen {}\ntypealias Base = NextKitchen", shared: live)
                .isEmpty
        )
        #expect(found(debug: debug, other: "typealias Base = Kitchen") == ["inaccessible-provider"])
        #expect(found(debug: "", other: "typealias Base = Kitchen") == ["missing-provider"])
    }
}
