import ScopeGraph
import Testing

private let path = "class Path<D> { let tools: D; init(_ tools: D) { self.tools = tools } }"

/// Generic classes that are given a component by an initializer which they inherit.
@Suite("A generic class may inherit the initializer that takes a component")
struct InheritedInitializerTests {
    private func edges(_ types: String, given call: String) -> [String] {
        let text = """
            \(ConversionTests.library)
            \(types)
            final class Gate: Builder<Ground> {
                func enter() {
                    let garden = Garden(dependency: dependency)
                    print(\(call))
                }
            }
            """
        return ScopeGraph.graph(of: [module("App", text)]).edgeTexts
    }

    @Test(
        "of a base with the same parameter",
        arguments: [
            (
                "\(path)\nfinal class Way<D: Tools>: Path<D> { func go() { Door(dependency: tools).open() } }",
                "Way(garden)"
            ),
            (
                "\(path)\nfinal class Way<D>: Path<D> where D: Tools { func go() { Door(dependency: tools).open() } }",
                "Way(garden)"
            ),
            (
                "\(path)\nclass Lane<D: AnyObject>: Path<D> {}\n"
                    + "final class Way<D: Tools>: Lane<D> { func go() { Door(dependency: tools).open() } }",
                "Way(garden)"
            ),
            (
                "\(path)\nextension Path { convenience init(tools: D) { self.init(tools) } }\n"
                    + "final class Way<D: Tools>: Path<D> { func go() { Door(dependency: tools).open() } }",
                "Way(tools: garden)"
            ),
            (
                "class Path<I, D>: Router<I> { let d: D; init(interactor: I, d: D) { self.d = d } }\n"
                    + "final class Way<D: Tools>: Path<Interactor, D> { func go() { Door(dependency: d).open() } }",
                "Way(interactor: Interactor(), d: garden)"
            ),
            (
                "final class Way<D: Tools>: PresentableInteractor<D> { func go() { Door(dependency: presenter).open() } }",
                "Way(presenter: garden)"
            ),
        ]
    )
    func inherited(types: String, call: String) {
        #expect(edges(types, given: call) == ["Garden -> Shed"])
    }

    @Test("or a static function that takes one", arguments: ["Tools", "AnyObject"])
    func staticFunction(bound: String) {
        let types = """
            final class Way<D: \(bound)> {
                let value: D
                init(value: D) { self.value = value }
                static func make(_ value: D) -> Way { Way(value: value) }
            }
            func use(_ tools: Tools) { Door(dependency: tools).open() }
            """
        #expect(edges(types, given: "Way.make(garden)") == (bound == "Tools" ? ["Garden -> Shed"] : []))
    }

    @Test(
        "which takes nothing if its parameter needs no dependency",
        arguments: [
            ("\(path)\nfinal class Way<D: AnyObject>: Path<D> { func go() { print(tools) } }", "Way(garden)"),
            ("\(path)\nfinal class Way<D: Ground>: Path<Int> { func go() { print(tools) } }", "(Way(1), garden)"),
            ("\(path)\nfinal class Way<D: Tools>: Path<D> { func go() { print(tools) } }", "garden"),
        ]
    )
    func other(types: String, call: String) {
        #expect(edges(types, given: call) == [])
    }
}
