import ScopeGraph
import TestSupport
import Testing

/// Each of these took the square of the time that it should, or twice as long with each line, or the whole stack.
@Suite("Sources of hard shapes")
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
        return ScopeGraph.graph(of: [module("App", source)])
    }

    private func lines(_ count: Int, _ line: (Int) -> String) -> String {
        (1..<count).map(line).joined(separator: "\n")
    }

    @Test func manyQuestionMarksAreNoRecursion() {
        let isInProportion = growsInProportion(from: 7_000, to: 70_000) { count in
            let graph = app(asking: "Theme" + String(repeating: "?", count: count), "")
            #expect(graph.edgeTexts == ["AppComponent -> HomeComponent"])
        }
        #expect(isInProportion)
    }

    @Test(arguments: ["(T#, T#)", "[T#: T#]", "(T#) -> T#"])
    func typealiasesThatNameEachOtherTwiceDoNotDouble(form: String) throws {
        func check(_ count: Int) {
            let aliases = lines(count) { number in
                "typealias T\(number) = " + form.split(separator: "#").joined(separator: "\(number - 1)")
            }
            let graph = app(asking: "T\(count - 1)", "struct T0 {}\n" + aliases)
            #expect(graph.edgeTexts == ["AppComponent -> HomeComponent"])
            #expect(graph.suppliers(of: "theme", in: "HomeComponent") == ["AppComponent"])
        }
        // With more lines, what doubles would not end.
        try #require(growsInProportion(from: 3, to: 24, check))
        check(1_000)
    }

    @Test func compositionsThatNameEachOtherDoNotDouble() throws {
        func check(_ count: Int) {
            let aliases = lines(count) { number in
                let (p, q) = ("P\(number - 1)", "Q\(number - 1)")
                return "typealias P\(number) = \(p) & \(q)\ntypealias Q\(number) = \(q) & \(p)"
            }
            let graph = app(asking: "any P\(count - 1)", "protocol P0 {}\nprotocol Q0 {}\n" + aliases)
            #expect(graph.suppliers(of: "theme", in: "HomeComponent") == ["AppComponent"])
        }
        // With more lines, what doubles would not end.
        try #require(growsInProportion(from: 3, to: 24, check))
        check(300)
    }

    @Test func chainsOfSuperclassesAndProtocolsEnd() {
        let isInProportion = growsInProportion(from: 150, to: 1_500) { count in
            let classes = lines(count) { "class C\($0): C\($0 - 1) {}\nprotocol P\($0): P\($0 - 1), Q\($0 - 1) {}" }
            let others = lines(count) { "protocol Q\($0): Q\($0 - 1), P\($0 - 1) {}" }
            let tops = "class C0 {}\nprotocol P0 {}\nprotocol Q0 {}"
            let graph = app(asking: "C\(count - 1)", "\(tops)\n\(classes)\n\(others)")
            #expect(graph.edgeTexts == ["AppComponent -> HomeComponent"])
        }
        #expect(isInProportion)
    }

    /// The length of their names adds up to its square.
    @Test func typesNestedVeryDeepAreNotNamed() {
        let isInProportion = growsInProportion(from: 1_000, to: 10_000) { depth in
            let nest = (0..<depth).map { "enum Nest\($0) { " }.joined() + String(repeating: "}", count: depth)
            #expect(app(asking: "Int", nest).edgeTexts == ["AppComponent -> HomeComponent"])
        }
        #expect(isInProportion)
        let small = app(asking: "A.B.C", "enum A { enum B { struct C {} } }")
        #expect(small.suppliers(of: "theme", in: "HomeComponent") == ["AppComponent"])
    }

    @Test func callsOfOneOfVeryManyFunctionsAreNotResolved() {
        func check(_ count: Int) {
            let functions = lines(count) { "func show(_ home: HomeDependency, _ number: Int\($0)) {}" }
            let calls = lines(count) { "show(AppComponent(), Int\($0)())" }
            let graph = app(asking: "Int", "\(functions)\nfunc start() {\n\(calls)\n}")
            #expect(graph.edgeTexts == ["AppComponent -> HomeComponent"])
        }
        check(100)
        check(1_500)
    }

    @Test func chainsOfGenericConstraintsAreReadOnce() {
        let isInProportion = growsInProportion(from: 2_000, to: 20_000) { count in
            let parameters = (0..<count).map { "T\($0): T\($0 + 1)" }.joined(separator: ", ")
            let head = "func show<\(parameters), T\(count): HomeDependency>(_ home: T0)"
            let function = "\(head) { HomeComponent(dependency: home) }"
            #expect(app(asking: "Int", function).edgeTexts == ["AppComponent -> HomeComponent"])
        }
        #expect(isInProportion)
    }

    @Test func genericConstraintsInACircleEnd() {
        let function = "func show<One: Other, Other: One>(_ home: One) { HomeComponent(dependency: home) }"
        #expect(app(asking: "Int", function).edgeTexts == ["AppComponent -> HomeComponent"])
    }
}
