import ScopeGraph
import Testing

@Suite("Generic functions that create children of `self` create each for the component that they are called on")
struct GenericFactoryTests {
    private static let making = "protocol Making: Scope { init(parent: Scope) }"

    /// A root with a `Kid` and a `Seat`, which inherit the function that creates them.
    private func graph(_ factory: String, root: String, kid: String = "", other: String = "") -> ScopeGraph {
        ScopeGraph.graph(
            of: [
                module(
                    "Films",
                    """
                    import NeedleFoundation
                    \(Self.making)
                    \(factory)
                    final class Root: BootstrapComponent { \(root) }
                    final class Kid: Component<EmptyDependency>, Making { \(kid) }
                    final class Seat: Component<EmptyDependency>, Making {}
                    \(other)
                    """
                )
            ]
        )
    }

    @Test(
        "a method of an extension",
        arguments: [
            "extension Component { func child<C: Making>(_ type: C.Type) -> C { type.init(parent: self) } }",
            "extension Component { func child<C: Making>(_ type: C.Type) -> C { C(parent: self) } }",
            "extension Scope { func child<C: Making>(_ type: C.Type) -> C { C.init(parent: self) } }",
            """
            extension Scope {
                func create<C: Making>(_ type: C.Type) -> C { C(parent: self) }
                func child<C: Making>(_ type: C.Type) -> C { self.create(type) }
            }
            """,
        ]
    )
    func method(factory: String) {
        let siblings = graph(
            factory,
            root: "var kid: Kid { child(Kid.self) }; var seat: Seat { self.child(Seat.self) }"
        )
        #expect(siblings.edgeTexts.sorted() == ["Root -> Kid", "Root -> Seat"])
        #expect(siblings.faults.isEmpty)
        let chain = graph(
            factory,
            root: "lazy var kid = child(Kid.self)",
            kid: "func open() { run { [weak self] in self?.child(Seat.self) } }"
        )
        #expect(chain.edgeTexts.sorted() == ["Kid -> Seat", "Root -> Kid"])
        #expect(chain.faults.isEmpty)
    }

    @Test(
        "a method whose result determines the type",
        arguments: [
            "extension Component { func child<C: Making>() -> C { C(parent: self) } }",
            "extension Scope { func child<C: Making>(_: C.Type = C.self) -> C { let made = C(parent: self); return made } }",
            "extension Component { func child<C: Making>() -> C? { C.init(parent: self) } }",
        ]
    )
    func result(factory: String) {
        let siblings = graph(
            factory,
            root: "var kid: Kid? { child() }; func seat() -> Seat? { let seat: Seat? = self.child(); return seat }"
        )
        #expect(siblings.edgeTexts.sorted() == ["Root -> Kid", "Root -> Seat"])
        #expect(siblings.faults.isEmpty)
        let chain = graph(
            factory,
            root: "lazy var kid: Kid? = child()",
            kid: "private var seat: Seat?; func open() { seat = child() }"
        )
        #expect(chain.edgeTexts.sorted() == ["Kid -> Seat", "Root -> Kid"])
        #expect(chain.faults.isEmpty)
    }

    @Test("a call on another component")
    func otherReceiver() {
        let graph = graph(
            "extension Component { func child<C: Making>(_ type: C.Type) -> C { type.init(parent: self) } }",
            root: "",
            other: """
                final class Flow {
                    let root = Root()
                    func kid() -> Kid { root.child(Kid.self) }
                    func seat() -> Seat { kid().child(Seat.self) }
                }
                """
        )
        #expect(graph.edgeTexts.sorted() == ["Kid -> Seat", "Root -> Kid"])
        #expect(graph.faults.isEmpty)
    }

    @Test("a call on an unknown value links nothing")
    func unknownReceiver() {
        let graph = graph(
            "extension Component { func child<C: Making>(_ type: C.Type) -> C { type.init(parent: self) } }",
            root: "",
            other: "func open() { current().child(Kid.self); current().child(Seat.self) }"
        )
        #expect(graph.edgeTexts.isEmpty)
        #expect(graph.faults.isEmpty)
    }

    @Test("a component that creates another one of its own class")
    func own() {
        let graph = graph(
            "extension Component { func child<C: Making>(_ type: C.Type) -> C { type.init(parent: self) } }",
            root: "var kid: Kid { child(Kid.self) }",
            kid: "var next: Kid { child(Kid.self) }"
        )
        #expect(graph.edgeTexts.sorted() == ["Kid -> Kid", "Root -> Kid"])
    }

    @Test(
        "a generic base class",
        arguments: [
            """
            class Base<D, C: Making>: Component<D> { var made: C { C(parent: self) } }
            final class Left: Base<EmptyDependency, Kid> {}
            final class Right: Base<EmptyDependency, Seat> {}
            """,
            """
            class Base<D>: Component<D> { func child<C: Making>(_ type: C.Type) -> C { C(parent: self) } }
            final class Left: Base<EmptyDependency> { var made: Kid { child(Kid.self) } }
            final class Right: Base<EmptyDependency> { var made: Seat { child(Seat.self) } }
            """,
            """
            protocol Host: Scope { associatedtype Made: Making }
            extension Host { var made: Made { Made(parent: self) } }
            final class Left: Component<EmptyDependency>, Host { typealias Made = Kid }
            final class Right: Component<EmptyDependency>, Host { typealias Made = Seat }
            """,
        ]
    )
    func base(classes: String) {
        let graph = graph(
            classes,
            root: "var left: Left { Left(parent: self) }; var right: Right { Right(parent: self) }"
        )
        #expect(graph.edgeTexts.sorted() == ["Left -> Kid", "Right -> Seat", "Root -> Left", "Root -> Right"])
        #expect(graph.faults.isEmpty)
    }
}
