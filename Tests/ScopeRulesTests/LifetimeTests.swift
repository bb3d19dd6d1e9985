import ScopeRules
import Testing

/// Who keeps whom, who is thrown away, and what is handed on.
@Suite("Lifetimes and hand-overs")
struct LifetimeTests {
    private func rules(_ source: String) -> [String] {
        findings(in: RuleSubject(source: "import RIBs\n" + source)).map(\.rule)
    }

    private func keeping(_ members: String, top: String = "") -> [String] {
        rules(
            """
            protocol BoxDependency: Dependency {}
            protocol LidDependency: Dependency {}
            final class LidComponent: Component<LidDependency> {}
            final class LidBuilder: Builder<LidDependency> {
                func build() -> LidComponent { LidComponent(dependency: dependency) }
            }
            final class BoxComponent: Component<BoxDependency>, LidDependency {
                \(members)
            }
            final class BinComponent: Component<BoxDependency> {}
            final class BoxBuilder: Builder<BoxDependency> {
                func build() \(top.isEmpty ? "-> BoxComponent" : top) { BoxComponent(dependency: dependency) }
            }
            final class AppComponent: Component<EmptyDependency>, BoxDependency {
                init() { super.init(dependency: EmptyComponent()) }
                func box() -> BoxBuilder { BoxBuilder(dependency: self) }
                func bin() -> BinComponent { BinComponent(dependency: self) }
            }
            let app = AppComponent()
            """
        )
    }

    @Test(
        "kept",
        arguments: [
            "lazy var lid = LidBuilder(dependency: self)", "lazy var lid: LidBuilder = .init(dependency: self)",
            "lazy var lid: Buildable = (LidBuilder(dependency: self))", "lazy var lid = LidBuilder(dependency: (self))",
            "lazy var lid = LidBuilder(dependency: (self as LidDependency))",
            "var lid: LidComponent { shared { LidComponent(dependency: self) } }",
            "var lid: LidComponent { return self.shared { return LidComponent(dependency: self) } }",
            "private var lid: LidBuilder!\nfunc fill() { self.lid = LidBuilder(dependency: self) }",
        ]
    )
    func kept(members: String) {
        #expect(keeping(members) == ["retained-child"])
    }

    @Test(
        "not kept for certain",
        arguments: [
            "var lid: LidBuilder { LidBuilder(dependency: self) }",
            "func lid() -> LidBuilder { LidBuilder(dependency: self) }",
            "weak var lid: LidBuilder?\nfunc fill() { self.lid = LidBuilder(dependency: self) }",
            "lazy var lids = [LidBuilder(dependency: self)].count",
            "lazy var lid = { LidBuilder(dependency: self) }",
            "var lid: LidBuilder?\nfunc fill() { lid = LidBuilder(dependency: self) }\nfunc clear() { lid = nil }",
            "var text: String { shared { let lid = LidBuilder(dependency: self)\nreturn \"\\(lid)\" } }",
        ]
    )
    func notKept(members: String) {
        #expect(keeping(members).isEmpty)
    }

    private func discarding(_ members: String) -> [String] {
        rules(
            """
            protocol BoxDependency: Dependency {}
            final class BoxComponent: Component<BoxDependency> { \(members) }
            final class BoxBuilder: Builder<BoxDependency> {
                func build() -> Int {
                    let component = BoxComponent(dependency: dependency)
                    return 1
                }
            }
            final class AppComponent: Component<EmptyDependency>, BoxDependency {
                init() { super.init(dependency: EmptyComponent()) }
            }
            let box = BoxBuilder(dependency: AppComponent()).build()
            """
        )
    }

    @Test(
        "a component that provides nothing may be created for later",
        arguments: ["", "private var isOpen = false", "private let size = 3; private lazy var half = size / 2"]
    )
    func unusable(members: String) {
        #expect(discarding(members).isEmpty)
    }

    @Test(
        "a component that provides something is created to be used",
        arguments: ["var isOpen = false", "private var isOpen = false; let size = 3", "fileprivate let size = 3"]
    )
    func discarded(members: String) {
        #expect(discarding(members) == ["discarded-component"])
    }

    @Test("what the app is launched with may keep what it likes")
    func launched() {
        #expect(keeping("lazy var lid = LidBuilder(dependency: self)", top: "-> LaunchRouting").isEmpty)
    }

    private func conforming(_ rest: String) -> [String] {
        rules(
            """
            protocol BoxDependency: Dependency {}
            protocol LidDependency: Dependency {}
            final class LidComponent: Component<LidDependency> {}
            class BoxComponent: Component<BoxDependency>, LidDependency {}
            final class AppComponent: Component<EmptyDependency>, BoxDependency, LidDependency {
                init() { super.init(dependency: EmptyComponent()) }
                func box() -> BoxComponent { BoxComponent(dependency: self) }
                func lid() -> LidComponent { LidComponent(dependency: self) }
            }
            let app = AppComponent()
            \(rest)
            """
        )
    }

    @Test(
        "a component that is used as itself is not handed on as anything",
        arguments: [
            "", "let box: BoxComponent = app.box()", "func show(_ box: BoxComponent) {}\nlet shown = show(app.box())",
        ]
    )
    func needless(rest: String) {
        #expect(conforming(rest) == ["needless-conformance"])
    }

    @Test(
        "a component that goes where nobody can follow may be handed on",
        arguments: [
            "extension BoxComponent { var lid: LidDependency { self } }",
            "extension BoxComponent { var all: [AnyObject] { [self] } }",
            "extension BoxComponent { func leave() { send(self) } }",
            "extension BoxComponent { func leave() { print(self as? LidDependency) } }",
            "func take<Value>(_ value: Value) {}\nlet taken = take(app.box())",
            "final class BigBoxComponent: BoxComponent {}",
            "protocol Both: LidDependency {}\nextension BoxComponent: Both { var both: Both { self } }",
            "extension BoxComponent { func close() -> LidComponent { LidComponent(dependency: self) } }",
        ]
    )
    func handed(rest: String) {
        #expect(!conforming(rest).contains("needless-conformance"))
    }
}
