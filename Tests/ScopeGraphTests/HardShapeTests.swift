import ScopeGraph
import Testing

/// Each of these took minutes, gigabytes or the whole stack.
@Suite("Sources of hard shapes", .timeLimit(.minutes(20)))
struct HardShapeTests {
    /// A root with one child, whose dependency asks for a value of a type.
    private func app(asking type: String, _ declarations: String) -> ScopeGraph {
        let source = """
            import RIBs
            \(declarations)
            final class AppComponent: Component<EmptyDependency>, HomeDependency {
                var theme: \(type) { fatalError() }
                init() { super.init(dependency: EmptyComponent()) }
            }
            protocol HomeDependency: Dependency { var theme: \(type) { get } }
            final class HomeComponent: Component<HomeDependency> {}
            let home = HomeComponent(dependency: AppComponent())
            """
        return ScopeGraph(reading: [module("App", source)])
    }

    private func lines(_ count: Int, _ line: (Int) -> String) -> String {
        (1..<count).map(line).joined(separator: "\n")
    }

    @Test func manyQuestionMarksAreNoRecursion() {
        let graph = app(asking: "Theme" + String(repeating: "?", count: 70_000), "")
        #expect(graph.edgeTexts == ["AppComponent -> HomeComponent"])
    }

    @Test(arguments: ["(T#, T#)", "[T#: T#]", "(T#) -> T#"])
    func typealiasesThatNameEachOtherTwiceDoNotDouble(form: String) {
        let aliases = lines(1_000) { number in
            "typealias T\(number) = " + form.split(separator: "#").joined(separator: "\(number - 1)")
        }
        let graph = app(asking: "T999", "struct T0 {}\n" + aliases)
        #expect(graph.edgeTexts == ["AppComponent -> HomeComponent"])
        #expect(graph.suppliers(of: "theme", in: "HomeComponent") == ["AppComponent"])
    }

    @Test func compositionsThatNameEachOtherDoNotDouble() {
        let aliases = lines(300) { number in
            "typealias P\(number) = P\(number - 1) & Q\(number - 1)\ntypealias Q\(number) = Q\(number - 1) & P\(number - 1)"
        }
        let graph = app(asking: "any P299", "protocol P0 {}\nprotocol Q0 {}\n" + aliases)
        #expect(graph.suppliers(of: "theme", in: "HomeComponent") == ["AppComponent"])
    }

    @Test func chainsOfSuperclassesAndProtocolsEnd() {
        let classes = lines(1_500) { "class C\($0): C\($0 - 1) {}\nprotocol P\($0): P\($0 - 1), Q\($0 - 1) {}" }
        let others = lines(1_500) { "protocol Q\($0): Q\($0 - 1), P\($0 - 1) {}" }
        let graph = app(asking: "C1499", "class C0 {}\nprotocol P0 {}\nprotocol Q0 {}\n\(classes)\n\(others)")
        #expect(graph.edgeTexts == ["AppComponent -> HomeComponent"])
    }

    /// The length of their names adds up to its square.
    @Test func typesNestedVeryDeepAreNotNamed() {
        let depth = 10_000
        let nest = (0..<depth).map { "enum Nest\($0) { " }.joined() + String(repeating: "}", count: depth)
        #expect(app(asking: "Int", nest).edgeTexts == ["AppComponent -> HomeComponent"])
        let small = app(asking: "A.B.C", "enum A { enum B { struct C {} } }")
        #expect(small.suppliers(of: "theme", in: "HomeComponent") == ["AppComponent"])
    }

    @Test func callsOfOneOfVeryManyFunctionsAreNotResolved() {
        func graph(_ count: Int) -> ScopeGraph {
            let functions = lines(count) { "func show(_ home: HomeDependency, _ number: Int\($0)) {}" }
            let calls = lines(count) { "show(AppComponent(), Int\($0)())" }
            return app(asking: "Int", "\(functions)\nfunc start() {\n\(calls)\n}")
        }
        #expect(graph(100).edgeTexts == ["AppComponent -> HomeComponent"])
        #expect(graph(1_500).edgeTexts == ["AppComponent -> HomeComponent"])
    }

    @Test func chainsOfGenericConstraintsAreReadOnce() {
        let parameters = (0..<20_000).map { "T\($0): T\($0 + 1)" }.joined(separator: ", ")
        let head = "func show<\(parameters), T20000: HomeDependency>(_ home: T0)"
        let function = "\(head) { HomeComponent(dependency: home) }"
        #expect(app(asking: "Int", function).edgeTexts == ["AppComponent -> HomeComponent"])
    }

    @Test func genericConstraintsInACircleEnd() {
        let function = "func show<One: Other, Other: One>(_ home: One) { HomeComponent(dependency: home) }"
        #expect(app(asking: "Int", function).edgeTexts == ["AppComponent -> HomeComponent"])
    }
}
