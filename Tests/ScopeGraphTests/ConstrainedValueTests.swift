import ScopeGraph
import Testing

/// Who is passed where a `where` clause says that a class conforms to the child's dependency.
@Suite("A where clause says which classes conform")
struct ConstrainedValueTests {
    private static let library = """
        import RIBs
        protocol Tools: Dependency { var hammer: String { get } }
        final class Shed: Component<Tools> {}
        final class Door: Builder<Tools> {
            func open() { _ = Shed(dependency: dependency) }
        }
        protocol Ground: Dependency {}
        class Garden: Component<Ground> {}
        final class Orchard: Garden, Tools { let hammer = "" }
        final class Meadow: Garden {}
        """

    private func edges(_ text: String, library: String = Self.library) -> [String] {
        ScopeGraph.graph(of: [module("App", library, "import RIBs\n" + text)]).edgeTexts
    }

    @Test(
        "self in an extension of the dependency for a class is a subclass that conforms",
        arguments: [
            "extension Tools where Self: Garden { func door() -> Door { Door(dependency: self) } }",
            "extension Tools where Self: Garden { var door: Door { let garden = self; return Door(dependency: garden) } }",
            "extension Tools where Self: Garden { func later() -> () -> Door { { Door(dependency: self) } } }",
        ]
    )
    func selfOfExtension(text: String) {
        #expect(edges(text) == ["Orchard -> Shed"])
    }

    @Test("self in such an extension is the class if it conforms, or if no class does")
    func selfOfConformingClass() {
        let text = "extension Tools where Self: Garden { func door() -> Door { Door(dependency: self) } }"
        let conforming = Self.library.replacing(
            "class Garden: Component<Ground> {}",
            with: """
                class Garden: Component<Ground>, Tools { var hammer: String { "" } }
                """
        ).replacing("Garden, Tools { let hammer = \"\" }", with: "Garden {}")
        #expect(edges(text, library: conforming) == ["Garden -> Shed"])
        let lacking = Self.library.replacing("Garden, Tools { let hammer = \"\" }", with: "Garden {}")
        #expect(edges(text, library: lacking) == ["Garden -> Shed"])
    }

    @Test(
        "the other constraints of self count too",
        arguments: [
            "extension Host where Self: Garden, Self: Tools { func door() -> Door { Door(dependency: self) } }",
            "extension Host where Self: Garden { func door() -> Door where Self: Tools { Door(dependency: self) } }",
        ]
    )
    func otherConstraintsOfSelf(text: String) {
        let hosts = """
            protocol Host {}
            extension Orchard: Host {}
            extension Meadow: Host {}
            """
        #expect(edges("\(hosts)\n\(text)") == ["Orchard -> Shed"])
    }

    @Test("self is of the class if no constraint says that it conforms")
    func selfOfUnrelatedProtocol() {
        let text = """
            protocol Host {}
            extension Orchard: Host {}
            extension Host where Self: Garden { func door() -> Door { Door(dependency: self) } }
            """
        let lacking = Self.library.replacing("Garden, Tools { let hammer = \"\" }", with: "Garden {}")
        #expect(edges(text, library: lacking) == ["Garden -> Shed"])
    }

    @Test("a generic parameter hides one of the same name around it")
    func hiddenParameterOfAType() {
        let text = """
            struct Path<G: Garden> {
                struct Inner<G: Tools> { func door(_ g: G) { Door(dependency: g).open() } }
            }
            final class Yard: Component<EmptyDependency>, Tools { let hammer = "" }
            func open(_ yard: Yard) { Path<Meadow>.Inner<Yard>().door(yard) }
            """
        #expect(edges(text) == [])
    }

    @Test(
        "what a generic type is given reaches the children of its methods",
        arguments: [
            "struct Inner<H> {}\nextension Inner where H: Tools { func go(_ tools: H) { Door(dependency: tools).open() } }",
            "struct Inner<H: Tools> { func go(_ tools: H) { Door(dependency: tools).open() } }",
        ]
    )
    func explicitArgument(text: String) {
        let use = """
            final class Yard: Component<EmptyDependency>, Tools { let hammer = "" }
            func walk() { Inner<Yard>().go(Yard(dependency: EmptyComponent())) }
            """
        #expect(edges("\(text)\n\(use)").contains("Yard -> Shed"))
    }

    @Test("another value in such an extension is of its own class")
    func otherValue() {
        let text = """
            extension Tools where Self: Garden { func door(_ garden: Garden) { Door(dependency: garden).open() } }
            """
        #expect(edges(text) == ["Garden -> Shed"])
    }

    @Test(
        "a generic parameter of a class meets the constraints of extensions and functions too",
        arguments: [
            """
            class Path<G: Garden> { let garden: G; init(_ garden: G) { self.garden = garden } }
            extension Path where G: Tools { func door() -> Door { Door(dependency: garden) } }
            """,
            """
            class Path<G> where G: Garden { let garden: G; init(_ garden: G) { self.garden = garden } }
            extension Path where G: Tools { func door() -> Door { let it = garden; return Door(dependency: it) } }
            """,
            """
            class Path<G: Garden> {
                let garden: G
                init(_ garden: G) { self.garden = garden }
                func door() -> Door where G: Tools { Door(dependency: garden) }
            }
            """,
            """
            class Path<G: Garden> {
                init(_ garden: G) {}
                func door(_ garden: G) -> Door where G: Tools { Door(dependency: garden) }
            }
            func enter(_ orchard: Orchard) { Path(orchard).door(orchard).open() }
            """,
        ]
    )
    func parameterOfClass(text: String) {
        let use = "func walk(_ orchard: Orchard) { _ = Path(orchard) }"
        #expect(edges(text + "\n" + use) == ["Orchard -> Shed"])
    }

    @Test("a function's own parameter hides that of the class")
    func hiddenParameter() {
        let text = """
            class Path<G: Garden> {
                func door<G: Tools>(_ tools: G) { Door(dependency: tools).open() }
            }
            final class Field: Component<Ground>, Tools { let hammer = "" }
            func walk(_ path: Path<Meadow>, _ field: Field) { path.door(field) }
            """
        #expect(!edges(text).contains("Garden -> Shed"))
    }
}
