import ScopeGraph
import Testing

@Suite("Needle's components are linked however they are made")
struct NeedleWiringTests {
    @Test(
        "every way to make a child",
        arguments: [
            "var child: Child { Child(parent: self) }",
            "var child: Child { .init(parent: self) }",
            "var child: Child { Child.init(parent: self) }",
            "lazy var child = Child(parent: self)",
            "func child(of kind: Int) -> Child { return Child(parent: self) }",
            "var child: Child { shared { Child(parent: self) } }",
            "var make: () -> Child { { Child(parent: self) } }",
            "var child: Child { Films.Child(parent: self) }",
            "lazy var make: () -> Child = { [unowned self] in .init(parent: self) }",
            "func make() -> () -> Child? { { [weak self] in if let self { .init(parent: self) } else { nil } } }",
            "func run(_ make: (Int) -> Child) {}; func go() { run { [self, other = 1] _ in .init(parent: self) } }",
            "var children: [Child] { [self].map { Child(parent: $0) } }",
            "var children: [Child] { let owners = [self]; return owners.map { owner in Child(parent: owner) } }",
            "var child: Child? { Optional(self).map { Child(parent: $0) } }",
            "var child: Child? { let me = self; return Optional.some(me).map { Child(parent: $0) } }",
            "func with(_ make: (Root) -> Child) -> Child { make(self) }; var child: Child { with { Child(parent: $0) } }",
            "func with(_ make: (Root) -> Child) -> Child { make(self) }; var child: Child { with { me in Child(parent: me) } }",
            "var child: Child? { weak var me = self; return me.map { Child(parent: $0) } }",
            "var child: Child { weak var me = self; defer { me = nil }; return Child(parent: me!) }",
            "var make: () -> Child? { weak var me = self; return { guard let me else { return nil }; return Child(parent: me) } }",
        ]
    )
    func linked(member: String) {
        let graph = ScopeGraph.graph(
            of: [
                module(
                    "Films",
                    """
                    import NeedleFoundation
                    final class Root: BootstrapComponent { \(member) }
                    final class Child: Component<EmptyDependency> {}
                    """
                )
            ]
        )
        #expect(graph.edgeTexts == ["Root -> Child"])
        #expect(graph.faults.isEmpty)
    }

    @Test("a child that inherits the member which makes it is not its own parent")
    func inheritedMaker() {
        let graph = ScopeGraph.graph(
            of: [
                module(
                    "Films",
                    """
                    import NeedleFoundation
                    extension Scope { func makeChild() -> Child { Child(parent: self) } }
                    final class Root: BootstrapComponent {}
                    final class Child: Component<EmptyDependency> {}
                    """
                )
            ]
        )
        #expect(graph.edgeTexts == ["Root -> Child"])
        #expect(graph.faults.isEmpty)
    }

    @Test("a closure gets the parent from a method of each component", arguments: ["", "self."])
    func passedByExtension(base: String) {
        let graph = ScopeGraph.graph(
            of: [
                module(
                    "Films",
                    """
                    import NeedleFoundation
                    extension Scope { func attach<C>(_ make: (Self) -> C) -> C { make(self) } }
                    extension BootstrapComponent { func adopt<C>(_ make: (BootstrapComponent) -> C) -> C { make(self) } }
                    final class Root: BootstrapComponent {
                        var child: Child { \(base)attach { scope in Child(parent: scope) } }
                        var other: Other { \(base)adopt { scope in Other(parent: scope) } }
                    }
                    final class Child: Component<EmptyDependency> {}
                    final class Other: Component<EmptyDependency> {}
                    """
                )
            ]
        )
        #expect(graph.edgeTexts == ["Root -> Child", "Root -> Other"])
        #expect(graph.faults.isEmpty)
    }

    @Test(
        "another parent is a fault, with its place",
        arguments: [
            "Child(parent: other)", "with(self, other) { mine, theirs in Child(parent: theirs) }",
            "with(self, other) { _ = $0; return Child(parent: $1) }", "other.map { Child(parent: $0) }",
            "[other].map { Child(parent: $0) }[0]", "[self, other].map { Child(parent: $0) }[1]",
            "Optional(other).map { Child(parent: $0) }!", "Box(self).map { Child(parent: $0) }",
            "given(other) { Child(parent: $0) }", "make { Child(parent: $0) }",
            "{ var root = self; root = other; return Child(parent: root) }()",
            "{ var root = self; swap(&root); return Child(parent: root) }()",
        ]
    )
    func wrongParent(creation: String) {
        let graph = ScopeGraph.graph(
            of: [
                module(
                    "Films",
                    """
                    import NeedleFoundation
                    final class Root: BootstrapComponent {
                        func with(_ mine: Root, _ theirs: Root, _ make: (Root, Root) -> Child) -> Child { make(mine, theirs) }
                        func map(_ make: (Root) -> Child) -> Child { make(self) }
                        func child(_ other: Root) -> Child { \(creation) }
                        func given(_ root: Root, _ make: (Root) -> Child) -> Child { make(root) }
                    }
                    func make(_ child: (Root) -> Child) -> Child { child(Root()) }
                    func swap(_ root: inout Root) { root = Root() }
                    final class Child: Component<EmptyDependency> {}
                    struct Box {
                        let root: Root
                        init(_ root: Root) { self.root = Root() }
                        func map(_ make: (Root) -> Child) -> Child { make(root) }
                    }
                    """
                )
            ]
        )
        #expect(graph.edgeTexts == [])
        #expect(graph.faults.map(\.location.line) == [5])
    }

    @Test(
        "a parent below which the app registers the child itself is no fault",
        arguments: [
            ("^->BootstrapComponent->Child", "BootstrapComponent()", true),
            ("^->Stage->Child", "Stage()", true),
            ("^->BootstrapComponent->Child", "Stage()", false), ("^->BootstrapComponent->Other", "Stage()", false),
        ]
    )
    func parentOfRegisteredPath(path: String, parent: String, isRegistered: Bool) {
        let graph = ScopeGraph.graph(
            of: [
                module(
                    "Films",
                    """
                    import NeedleFoundation
                    final class Root: BootstrapComponent { var child: Child { Child(parent: self) } }
                    final class Stage: BootstrapComponent {}
                    final class Child: Component<EmptyDependency> {}
                    func show() {
                        __DependencyProviderRegistry.instance.registerDependencyProviderFactory(for: "\(path)") { _ in Mock() }
                        _ = Child(parent: \(parent))
                    }
                    """
                )
            ]
        )
        #expect(graph.edgeTexts == ["Root -> Child"])
        #expect(graph.faults.isEmpty == isRegistered)
    }

    @Test(
        "static members of a component pass a value of its type, having no `self`",
        arguments: [
            "static func child(_ root: Root) -> Child { Child(parent: root) }",
            "static let shared = Root(); static let child = Child(parent: shared)",
            "static var child: Child { let root = Root(); return { Child(parent: root) }() }",
            "class func child(_ root: Root?) -> Child? { root.map { Child(parent: $0) } }",
        ]
    )
    func staticMembers(_ member: String) {
        let graph = ScopeGraph.graph(
            of: [
                module(
                    "Films",
                    """
                    import NeedleFoundation
                    class Root: BootstrapComponent { \(member) }
                    final class Child: Component<EmptyDependency> {}
                    """
                )
            ]
        )
        #expect(graph.edgeTexts == ["Root -> Child"])
        #expect(graph.faults.isEmpty)
    }

    @Test(
        "a root has no parent, so its initializer may be passed as a function",
        arguments: [
            "let holder = Lazy(Root.init)", "let make: () -> Root = Root.init",
            "final class Side: BootstrapComponent { var holder: Lazy<Root> { Lazy(Root.init) } }",
        ]
    )
    func initializerOfRoot(use: String) {
        let graph = ScopeGraph.graph(
            of: [
                module(
                    "Films",
                    """
                    import NeedleFoundation
                    final class Lazy<T> { init(_ make: @escaping () -> T) {} }
                    class Root: BootstrapComponent { var child: Child { Child(parent: self) } }
                    final class Variant: Root {}
                    final class Child: Component<EmptyDependency> {}
                    \(use)
                    """
                )
            ]
        )
        #expect(graph.edgeTexts == ["Root -> Child", "Variant -> Child"])
        #expect(graph.faults.isEmpty)
    }

    @Test("the parent of another component is unknown where its initializer is passed as a function")
    func initializerOfChild() {
        let graph = ScopeGraph.graph(
            of: [
                module(
                    "Films",
                    """
                    import NeedleFoundation
                    final class Child: Component<EmptyDependency> {}
                    let make: (Scope) -> Child = Child.init
                    """
                )
            ]
        )
        #expect(graph.faults.map(\.location.line) == [3])
    }

    @Test(
        "a subclass outside of tests, or one that adds something, makes a root an abstract base",
        arguments: [(true, "", true), (false, "", false), (true, "var log: Int { 1 }", false)]
    )
    func subclassOfRoot(isTest: Bool, members: String, staysRoot: Bool) {
        let graph = ScopeGraph.graph(
            of: [
                module(
                    "Films",
                    kind: .library,
                    """
                    import NeedleFoundation
                    open class Root: BootstrapComponent { public var child: Child { Child(parent: self) } }
                    public final class Child: Component<EmptyDependency> {}
                    """
                ),
                module(
                    "Other",
                    kind: isTest ? .test : .application,
                    """
                    import Films
                    final class Variant: Root { \(members) }
                    """
                ),
            ]
        )
        #expect(graph.edgeTexts.contains("Root -> Child") == staysRoot)
        #expect(graph.scope("Root")?.root == (staysRoot ? .bootstrap : nil))
        #expect(graph.faults.isEmpty)
    }

    @Test("the nearest provider wins, and a scope never supplies itself")
    func nearest() {
        let graph = ScopeGraph.graph(
            of: [
                module(
                    "Films",
                    """
                    import NeedleFoundation
                    final class Root: BootstrapComponent {
                        var title: String { "" }
                        var year: Int { 0 }
                        var middle: Middle { Middle(parent: self) }
                    }
                    final class Middle: Component<EmptyDependency> {
                        var title: String { "" }
                        var leaf: Leaf { Leaf(parent: self) }
                    }
                    protocol LeafNeeds: Dependency { var title: String { get }; var year: Int { get } }
                    final class Leaf: Component<LeafNeeds> { var year: Int { 1 } }
                    """
                )
            ]
        )
        #expect(graph.suppliers(of: "title", in: "Leaf") == ["Middle"])
        #expect(graph.suppliers(of: "year", in: "Leaf") == ["Root"])
    }

    /// `BootstrapComponent` is a `Component`, so that it has what extensions of `Component` declare.
    @Test(arguments: ["BootstrapComponent", "NeedleFoundation.BootstrapComponent"])
    func theLibrarysComponentsHaveWhatComponentIsExtendedWith(_ root: String) {
        let graph = ScopeGraph.graph(
            of: [
                module(
                    "App",
                    """
                    import NeedleFoundation
                    extension Component { var clock: Clock { Clock() } }
                    struct Clock {}
                    final class HarbourComponent: \(root) {
                        var quay: QuayComponent { QuayComponent(parent: self) }
                    }
                    protocol QuayDependency: Dependency { var clock: Clock { get } }
                    final class QuayComponent: Component<QuayDependency> {}
                    """
                )
            ]
        )
        #expect(graph.suppliers(of: "clock", in: "QuayComponent") == ["HarbourComponent"])
    }

    /// A library's builders and routers are no components.
    @Test func othersHaveNotWhatComponentIsExtendedWith() {
        let graph = ScopeGraph.graph(
            of: [
                module(
                    "App",
                    """
                    import RIBs
                    extension Component { var clock: Int { 1 } }
                    extension Builder { var bell: Int { 1 } }
                    final class HarbourComponent: Component<EmptyDependency>, QuayDependency {
                        init() { super.init(dependency: EmptyComponent()) }
                        var quay: QuayComponent { QuayComponent(dependency: self) }
                    }
                    protocol QuayDependency: Dependency { var clock: Int { get }; var bell: Int { get } }
                    final class QuayComponent: Component<QuayDependency> {}
                    """
                )
            ]
        )
        #expect(graph.suppliers(of: "clock", in: "QuayComponent") == ["HarbourComponent"])
        #expect(graph.suppliers(of: "bell", in: "QuayComponent").isEmpty)
    }

    /// Classes of two libraries in one file: the module that is written decides, and then the labels of calls.
    @Test(arguments: ["NeedleFoundation.", ""])
    func fileImportsBothLibraries(_ qualifier: String) {
        let graph = ScopeGraph.graph(
            of: [
                module(
                    "App",
                    """
                    import NeedleFoundation
                    import RIBs
                    final class HarbourComponent: BootstrapComponent {
                        let clock = 1
                        var quay: QuayComponent { QuayComponent.init(parent: self) }
                        var tower: TowerComponent { .init(parent: self) }
                    }
                    protocol QuayDependency: NeedleFoundation.Dependency { var clock: Int { get } }
                    final class QuayComponent: \(qualifier)Component<QuayDependency> {}
                    final class TowerComponent: NeedleFoundation.Component<QuayDependency> {}
                    """
                )
            ]
        )
        #expect(graph.suppliers(of: "clock", in: "QuayComponent") == ["HarbourComponent"])
        #expect(graph.suppliers(of: "clock", in: "TowerComponent") == ["HarbourComponent"])
    }
}
