import ScopeGraph
import Testing

/// Who hands what to whom, in an app in which no name follows the convention: only the static types tell.
@Suite("What is handed over is known by its static type")
struct WiringTests {
    private static let library = """
        import RIBs
        protocol Tools: Dependency { var hammer: String { get } }
        final class Shed: Component<Tools> {}
        protocol Opening { func open() }
        final class Door: Builder<Tools>, Opening {
            func open() { _ = Shed(dependency: dependency) }
        }
        protocol Ground: Dependency {}
        """

    private func edges(_ garden: String) -> [String] {
        ScopeGraph.graph(of: [module("App", Self.library, "import RIBs\n" + garden)]).edgeTexts
    }

    @Test("of several functions that a generated conformance would allow, the result tells which is meant")
    func overloadsByResult() {
        func text(_ body: String) -> String {
            """
            protocol Sand: Dependency { var grains: Int { get } }
            final class Pit: Component<Sand> {}
            final class Lid: Builder<Sand> {
                func open() { _ = Pit(dependency: dependency) }
            }
            final class Garden: Component<Ground> {}
            final class Gate: Builder<Ground> {
                func build(_ sand: Sand) -> Lid { Lid(dependency: sand) }
                func build(_ tools: Tools) -> Door { Door(dependency: tools) }
                func enter() {
                    let garden = Garden(dependency: dependency)
                    \(body)
                }
            }
            """
        }
        #expect(edges(text("let door: Door = build(garden); door.open()")) == ["Garden -> Shed"])
        #expect(edges(text("let lid: Lid = build(garden); lid.open()")) == ["Garden -> Pit"])
        #expect(edges(text("let all: Any = build(garden); print(all)")) == [])
    }

    @Test(
        "a function that takes what the component is already is meant before one that needs a conformance",
        arguments: [
            "CustomStringConvertible", "any Sendable", "Any", "AnyObject", "Identifiable", "Garden",
            "Component<Ground>",
        ]
    )
    func overloadsOfOtherProtocols(type: String) {
        let text = """
            final class Garden: Component<Ground>, CustomStringConvertible, Identifiable, @unchecked Sendable {
                var description: String { "" }
            }
            final class Gate: Builder<Ground> {
                func build(_ value: \(type)) {}
                func build(_ tools: Tools) { Door(dependency: tools).open() }
                func enter() { build(Garden(dependency: dependency)) }
            }
            """
        #expect(edges(text) == [])
    }

    @Test(
        "every way to hand a component to a builder",
        arguments: [
            // In the parent's builder.
            "let shed = Garden(dependency: dependency); _ = Door(dependency: shed)",
            "let shed = Garden(dependency: dependency); let door: Door = .init(dependency: shed); door.open()",
            "let shed: Garden = .init(dependency: dependency); use(Door(dependency: shed))",
            "let shed = Garden(dependency: dependency); use(.init(dependency: shed))",
            "let shed = Garden(dependency: self.dependency); let make = { Door(dependency: shed) }; make().open()",
            "let shed = Garden(dependency: dependency); use(Door.init(dependency: shed))",
            "let shed = Garden(dependency: dependency); use(Door(dependency: shed as Tools))",
            "let shed = Garden(dependency: dependency); use(.init(dependency: shed) as Door)",
            "let shed = Garden(dependency: dependency); let door: Door? = .some(.init(dependency: shed)); print(door)",
            "let shed = Garden(dependency: dependency); let d: Result<Door, Error> = .success(.init(dependency: shed))",
            "let shed = Garden(dependency: dependency); print(Result<Door, Error>.success(.init(dependency: shed)))",
            "let shed = Garden(dependency: dependency); let tools: Tools = shed; use(Door(dependency: tools))",
            "let (shed, count) = (Garden(dependency: dependency), 1); use(Door(dependency: shed)); print(count)",
            "let shed = Garden(dependency: dependency); Task { use(Door(dependency: shed)) }",
            "if true { let shed = Garden(dependency: dependency); use(Door(dependency: shed)) }",
            "let shed = make(); use(Door(dependency: shed))",
            "let sheds: [1 of Garden] = [.init(dependency: dependency)]; use(Door(dependency: sheds[0]))",
            "let sheds = InlineArray<2, Garden>(repeating: make()); use(Door(dependency: sheds[1]))",
            "for shed in repeatElement(make(), count: 2) { use(Door(dependency: shed)) }",
            "let shed = (Garden)(dependency: dependency); use((Door)(dependency: shed)); use(((Door))(dependency: shed))",
            "let shed = make(); taps.subscribe(with: shed, onNext: { owner, _ in use(Door(dependency: owner)) })",
            "let shed = make(); taps.skip(1).bind(with: shed) { use(Door(dependency: $0)); print($1) }",
            "let shed = make(); taps.withUnretained(shed).map { owner, _ in Door(dependency: owner) }",
            "let shed = make(); taps.withUnretained(shed).bind { use(Door(dependency: $0.0)) }",
            "use(Door(dependency: Garden(dependency: dependency)))",
            "typealias Place = Garden; let shed = Place(dependency: dependency); use(Door(dependency: shed))",
            "let shed = make(); let door: Door? = count == 1 ? .init(dependency: shed) : nil; door?.open()",
            "let shed = make(); use(count > 3 && isOpen ? .init(dependency: shed) : Door(dependency: shed))",
            "let shed = make(); let d: Door? = count < 3 ? isOpen ? .init(dependency: shed) : nil : nil; print(d)",
            "let shed = make(); let door: Door = lock.withLock { .init(dependency: shed) }; door.open()",
            "let shed = make(); let door: Door = locked { .init(dependency: shed) }; door.open()",
            "let shed = make(); let doors: [Door] = [1, 2].map { _ in .init(dependency: shed) }; print(doors)",
            "let shed = make(); let doors: [Door] = names.compactMap { .init(dependency: shed, name: $0) }; print(doors)",
            "let shed = make(); let door: Late<Door> = Late(.init(dependency: shed)); print(door)",
            "let shed = make(); use(doors[1, default: .init(dependency: shed)])",
            "let shed = make(); let door = doors[1, default: .init(dependency: shed)]; use(door)",
            "let shed = lock.withLock { make() }; use(Door(dependency: shed))",
            "let shed = MainActor.assumeIsolated { make() }; use(Door(dependency: shed))",
            "let shed = make(); open(shed)",
            "let shed = make(); open(Optional(shed))",
        ]
    )
    func inBuilder(body: String) {
        let text = """
            final class Garden: Component<Ground> { var hammer: String { "" } }
            final class Gate: Builder<Ground> {
                func enter() { \(body) }
                let taps = Observable<Int>.never()
                let (count, isOpen, lock, names) = (1, true, NSLock(), ["main"])
                var doors: [Int: Door] = [:]
                func use(_ door: Door) { door.open() }
                func make() -> Garden { Garden(dependency: dependency) }
                func open(_ number: Int) {}
                func open(_ gate: Gate?) {}
                func open<Sorted: Comparable>(_ order: Sorted) {}
                func open(_ tools: Tools?) { tools.map { use(Door(dependency: $0)) } }
                func locked<Value>(_ body: () -> Value) -> Value { body() }
            }
            struct Late<Value> { init(_ value: @autoclosure () -> Value) {} }
            extension Door { convenience init?(dependency: Tools, name: String) { self.init(dependency: dependency) } }
            """
        #expect(edges(text) == ["Garden -> Shed"])
    }

    @Test("What a closure returns to a function of the sources is not taken for the result of the library's.")
    func ownFunctionsWithNamesOfTheLibrary() {
        let text = """
            final class Garden: Component<Ground> { var hammer: String { "" } }
            final class Rope { init(dependency: Tools) {} }
            extension Array { func map(over: Int, _ make: () -> Rope) -> [Door] { [] } }
            final class Gate: Builder<Ground> {
                func enter() -> [Door] {
                    let shed = Garden(dependency: dependency)
                    return [1].sorted().map(over: 3) { .init(dependency: shed) }
                }
            }
            """
        #expect(edges(text) == [])
    }

    @Test(
        "through functions without sources",
        arguments: [
            "Just(shed).map(Door.init(dependency:)).sink { $0.open() }", "Just(shed).map { Door(dependency: $0) }",
            "taps.compactMap { [weak shed] _ in shed }.map(Door.init).subscribe(onNext: { $0.open() })",
            "Single.just(shed).observe(on: main).map { garden in Door(dependency: garden) }",
        ]
    )
    func streams(body: String) {
        let text = """
            final class Garden: Component<Ground>, Tools { var hammer: String { "" } }
            final class Gate: Builder<Ground> {
                let taps = Observable<Int>.never()
                func enter() {
                    let shed = Garden(dependency: dependency)
                    \(body)
                }
            }
            """
        #expect(edges(text) == ["Garden -> Shed"])
    }

    @Test(
        "every way in which a component hands itself on",
        arguments: [
            "var door: Opening { Door(dependency: self) }",
            "lazy var door: Opening = { Door(dependency: self) }()",
            "lazy var door = Door(dependency: self)",
            "var door: Door { .init(dependency: self) }",
            "func door() -> Door { return Door(dependency: self) }",
            "var door: Door { shared { Door(dependency: self) } }",
            "var door: Door { shared { .init(dependency: self) } }",
            "func door() -> () -> Door { { [unowned self] in Door(dependency: self) } }",
            "func door() -> (Door, Int) { (Door(dependency: self), 1) }",
            "var door: Opening { let here = self; return Door(dependency: here) }",
            "func door() { let adapter = Lock(tools: self); adapter.door.open() }",
        ]
    )
    func inComponent(member: String) {
        let text = """
            final class Garden: Component<Ground> {
                var hammer: String { "" }
                \(member)
            }
            final class Lock {
                let door: Opening
                init(tools: Tools) { door = Door(dependency: tools) }
            }
            """
        #expect(edges(text) == ["Garden -> Shed"])
    }

    @Test("a component handed over in the router, which holds it")
    func inRouter() {
        let text = """
            final class Garden: Component<Ground> { var hammer: String { "" } }
            final class Path {
                private let garden: Garden
                init(garden: Garden) { self.garden = garden }
                func walk() { Door(dependency: garden).open() }
            }
            """
        #expect(edges(text) == ["Garden -> Shed"])
    }

    @Test("a component's own dependency, handed on")
    func dependencyHandedOn() {
        let text = """
            protocol Land: Tools {}
            final class Garden: Component<Land> {}
            final class Gate: Builder<Land> {
                func enter() {
                    let garden = Garden(dependency: dependency)
                    Door(dependency: garden.dependency).open()
                }
            }
            """
        #expect(edges(text) == ["Garden -> Shed (dependency)"])
    }

    @Test("a builder has the name of the component that it does not create, if no other has its dependency")
    func uncreatedComponents() throws {
        let builder = """
            import RIBs
            final class Gate: Builder<Ground> { func enter() { print("closed") } }
            final class Garden: Component<Ground> {}
            """
        let one = ScopeGraph.graph(of: [module("App", Self.library, builder)])
        #expect(one.scope("Gate")?.baseName == "Garden")
        let two = ScopeGraph.graph(of: [module("App", Self.library, builder, "final class Alley: Component<Ground> {}")]
        )
        #expect(two.scope("Gate")?.baseName == "Gate")
    }

    @Test(
        "a closure's captured self is the component",
        arguments: [
            "[weak self] in guard let self else { return }\nDoor(dependency: self).open()",
            "[weak garden = self] in garden.map { Door(dependency: $0).open() }",
            "[weak garden = self] in if let garden { Door(dependency: garden).open() }",
            "[unowned garden = self] in Door(dependency: garden).open()",
        ]
    )
    func captures(closure: String) {
        let text = """
            final class Garden: Component<Ground> {
                var hammer: String { "" }
                func later() -> () -> Void {
                    { \(closure) }
                }
            }
            """
        #expect(edges(text) == ["Garden -> Shed"])
    }

    @Test(
        "through values whose type follows from generic declarations",
        arguments: [
            "let all: Set = [self]\nfor garden in all { Door(dependency: garden).open() }",
            "Door(dependency: planted(Plot(garden: self))).open()",
            "let grown = Garden.grown(self)\nDoor(dependency: grown()).open()",
            "[self].openAll()",
        ]
    )
    func genericValues(use: String) {
        let text = """
            final class Garden: Component<Ground>, Hashable {
                var hammer: String { "" }
                static func == (left: Garden, right: Garden) -> Bool { left === right }
                func hash(into hasher: inout Hasher) {}
                func grown() -> Garden { self }
                func walk() { \(use) }
            }
            protocol Planting { associatedtype Planted; func plant() -> Planted }
            struct Plot: Planting { let garden: Garden; func plant() -> Garden { garden } }
            func planted<P: Planting>(_ place: P) -> P.Planted { place.plant() }
            extension Sequence<Garden> {
                func openAll() { for garden in self { Door(dependency: garden).open() } }
            }
            """
        #expect(edges(text) == ["Garden -> Shed"])
    }

    @Test("a static method that takes a dependency is no method of an instance")
    func staticMethods() {
        let text = """
            final class Garden: Component<Ground> {
                var hammer: String { "" }
                static func grown(_ tools: Tools) { Door(dependency: tools).open() }
                func walk() { Garden.grown(self) }
            }
            """
        #expect(edges(text) == ["Garden -> Shed"])
    }

    @Test("through an app's own dynamic members")
    func dynamicMembers() {
        let text = """
            final class Garden: Component<Ground> { var hammer: String { "" } }
            final class Plots { let garden: Garden }
            @dynamicMemberLookup struct Plan<Root> {
                let root: Root
                subscript<Value>(dynamicMember path: KeyPath<Root, Value>) -> Value { root[keyPath: path] }
            }
            final class Path {
                let plan: Plan<Plots>
                func walk() { Door(dependency: plan.garden).open() }
            }
            """
        #expect(edges(text) == ["Garden -> Shed"])
        let wrapped = text.replacing("-> Value { root[keyPath: path] }", with: "-> [Value] { [] }")
        #expect(edges(wrapped) == [])
        let second = "subscript<Value>(dynamicMember path: KeyPath<Ground, Value>) -> Value { fatalError() }"
        let both = text.replacing("let root: Root\n", with: "let root: Root\n        \(second)\n")
        #expect(edges(both) == [])
    }

    @Test(
        "through the cases of an enum",
        arguments: [
            "func doors() -> [Way] { [self].map(Way.tools) }",
            "func door() { Kind.wooden.make(self) }",
            "func doors() { Kind.allCases.forEach { $0.make(self) } }",
            "let kind: Kind = .wooden\nfunc door() { kind.open(self) }",
        ]
    )
    func cases(member: String) {
        let text = """
            enum Way {
                case tools(Tools)
                func open() { if case .tools(let tools) = self { Door(dependency: tools).open() } }
            }
            enum Kind: CaseIterable {
                case wooden
                func make(_ tools: Tools) { Door(dependency: tools).open() }
                var open: (Tools) -> Door { { Door(dependency: $0) } }
            }
            final class Garden: Component<Ground> {
                var hammer: String { "" }
                \(member)
            }
            """
        #expect(edges(text) == ["Garden -> Shed"])
    }

    @Test(
        "through the initializer of a protocol, which a builder meets",
        arguments: [
            "_ = plugins.map { $0.init(dependency: self) }",
            "for plugin in plugins { _ = plugin.init(dependency: self) }",
            "_ = plugins[0].init(dependency: self)",
            "let first: any Plugin.Type = Door.self; _ = first.init(dependency: self)",
        ]
    )
    func metatypes(use: String) {
        let text = """
            protocol Plugin { init(dependency: Tools) }
            extension Door: Plugin {}
            let plugins: [Plugin.Type] = [Door.self]
            final class Garden: Component<Ground> {
                var hammer: String { "" }
                func open() { \(use) }
            }
            """
        #expect(edges(text) == ["Garden -> Shed"])
    }

    @Test("through a generic parameter for which the code gives a protocol")
    func genericPoint() {
        let text = """
            protocol Offer: Tools {}
            protocol Plugin { associatedtype D; init(dependency: D) }
            struct DoorPlugin: Plugin {
                let door: Door
                init(dependency: Offer) { door = Door(dependency: dependency) }
            }
            final class Point<D> {
                let dependency: D
                init(dependency: D) { self.dependency = dependency }
                func add<P: Plugin>(_ type: P.Type) where P.D == D { _ = P(dependency: dependency) }
            }
            final class Garden: Component<Ground>, Offer {
                var hammer: String { "" }
                func open() { Point<Offer>(dependency: self).add(DoorPlugin.self) }
            }
            """
        #expect(edges(text) == ["Garden -> Shed"])
    }

    @Test(
        "a plugin point names the dependency as its generic argument",
        arguments: [
            ("struct Point<D> { let make: (D) -> Door }", "let point = Point<Tools> { Door(dependency: $0) }"),
            ("struct Point<D> { let make: (D) -> Door }", "let point: Point<Tools> = Point { Door(dependency: $0) }"),
            (
                "struct Point<D> { let make: (D) -> Door; init(_ make: @escaping (D) -> Door) { self.make = make } }",
                "let point = Point { (tools: Tools) in Door(dependency: tools) }"
            ),
            (
                "struct Point<D> { let make: (D) -> Door; "
                    + "static func of(_ make: @escaping (D) -> Door) -> Point { Point(make: make) } }",
                "let point = Point<Tools>.of(Door.init)"
            ),
            (
                "class Point<D> { let f: [(D) -> Door]; init(_ f: [(D) -> Door]) { self.f = f } }; "
                    + "extension Point { func make(_ tools: D) -> [Door] { f.map { $0(tools) } } }",
                "let point = Point<Tools>([{ Door(dependency: $0) }])"
            ),
            (
                "class Point<D> { func make(_ tools: D) {} }",
                "class ToolPoint: Point<Tools> { override func make(_ tools: Tools) { Door(dependency: tools).open() } }; "
                    + "let point = ToolPoint()"
            ),
        ]
    )
    func genericPluginPoint(type: String, point: String) {
        let text = """
            \(type)
            \(point)
            final class Garden: Component<Ground> {
                var hammer: String { "" }
                func open() { _ = point.make(self) }
            }
            """
        #expect(edges(text) == ["Garden -> Shed"])
    }

    @Test("a generic type that no dependency is given to receives none")
    func otherGenericType() {
        let text = """
            struct Store<Value> { func put(_ value: Value) {} }
            let store = Store<Garden>()
            final class Garden: Component<Ground> {
                var hammer: String { "" }
                func open() { store.put(self) }
            }
            """
        #expect(edges(text).isEmpty)
    }

    @Test("a generic type with closures for other values receives no dependency")
    func otherClosure() {
        let text = """
            struct Point<D> { let make: (D) -> Int; init(_ make: @escaping (D) -> Int) { self.make = make } }
            let point = Point { (garden: Garden) in garden.hammer.count }
            let door = Point { (tools: Tools) in tools.hammer.count }
            final class Garden: Component<Ground> {
                var hammer: String { "" }
                func open() { _ = point.make(self) }
            }
            """
        #expect(edges(text).isEmpty)
    }

    @Test("a protocol that no builder meets has no edge")
    func unmetProtocol() {
        let text = """
            protocol Other { init(dependency: Tools) }
            final class Garden: Component<Ground> {
                var hammer: String { "" }
                func others(_ other: Other.Type) { _ = other.init(dependency: self) }
            }
            """
        #expect(edges(text).isEmpty)
    }

    @Test(
        "through a function that takes what conforms",
        arguments: ["func use<Box: Tools>(_ box: Box)", "func use(_ box: some Tools)", "func use(_ box: any Tools)"]
    )
    func constrained(head: String) {
        let text = """
            final class Garden: Component<Ground> {
                var hammer: String { "" }
                func door() { use(self) }
                \(head) { Door(dependency: box).open() }
            }
            """
        #expect(edges(text) == ["Garden -> Shed"])
    }

    @Test("a fault keeps the scope that it names, though that is only the base of another")
    func faultyBase() {
        let graph = ScopeGraph.graph(
            of: [
                module(
                    "App",
                    """
                    import RIBs
                    class Base: Component<Gone> {}
                    final class Garden: Base {}
                    """
                )
            ]
        )
        #expect(graph.faults.compactMap(\.kind.scope).map { graph.scopes[$0].name } == ["Base", "Garden"])
    }

    @Test("what is called like a component and is none makes no edge")
    func lookalikes() {
        let text = """
            struct GardenComponent { let dependency: String }
            final class Coordinator { init(dependency: String) {} }
            func plan() {
                _ = GardenComponent(dependency: "")
                _ = Coordinator(dependency: "")
            }
            """
        #expect(edges(text) == [])
    }

    @Test("what cannot be followed is located")
    func unlinked() throws {
        let text = """
            func plan() { Door(dependency: Container.shared.find(Tools.self)).open() }
            """
        let graph = ScopeGraph.graph(of: [module("App", Self.library, "import RIBs\n" + text)])
        let fault = try #require(graph.faults.first)
        guard case .unlinkedChild(_, let expression) = fault.kind else {
            Issue.record("\(fault) is no unlinked child")
            return
        }
        #expect(expression == "Container.shared.find(Tools.self)")
        #expect(fault.location.line == 2)
    }

    @Test(
        "the compiler refuses a component that is passed as an unrelated protocol",
        arguments: [
            ("any Fenced", false), ("AnyObject", false), ("any Dependency", false), ("any Fenced & Watered", false),
            ("any Handy", true), ("any Tools & Fenced", true), ("Garden & Fenced", true), ("Tools", true),
        ]
    )
    func unrelatedProtocol(type: String, isPassed: Bool) {
        let text = """
            protocol Fenced: AnyObject {}
            protocol Watered {}
            protocol Handy: Tools {}
            final class Garden: Component<EmptyDependency>, Fenced, Watered, Handy {
                let hammer = ""
                init() { super.init(dependency: EmptyComponent()) }
                func plan() {
                    let plot: \(type) = self
                    Door(dependency: plot).open()
                }
            }
            """
        let graph = ScopeGraph.graph(of: [module("App", Self.library, "import RIBs\n" + text)])
        #expect(graph.edgeTexts == (isPassed ? ["Garden -> Shed"] : []))
        #expect(graph.faults.count == (isPassed ? 0 : 1))
    }

    @Test("a superclass may be part of a composition", arguments: ["Plot & Fenced", "Fenced & Plot", "FencedPlot"])
    func superclassInComposition(clause: String) {
        let graph = ScopeGraph.graph(
            of: [
                module(
                    "App",
                    """
                    import RIBs
                    protocol Tools: Dependency { var hammer: String { get } }
                    final class Shed: Component<Tools> {}
                    protocol Fenced {}
                    typealias FencedPlot = Plot & Fenced
                    class Plot: Component<EmptyDependency> {
                        init() { super.init(dependency: EmptyComponent()) }
                        var hammer: String { "" }
                    }
                    final class Garden: \(clause), Tools {
                        var shed: Shed { Shed(dependency: self) }
                    }
                    """
                )
            ]
        )
        #expect(graph.edgeTexts == ["Garden -> Shed"])
        #expect(graph.suppliers(of: "hammer", in: "Shed") == ["Garden"])
    }

    @Test("an adapter gives its parameter to a function of the builder", arguments: ["Tools", "some Tools"])
    func functionOfBuilder(parameter: String) {
        let graph = ScopeGraph.graph(
            of: [
                module(
                    "App",
                    """
                    import RIBs
                    protocol Tools: Dependency { var hammer: String { get } }
                    final class Shed: Component<Tools> {}
                    final class Door: Builder<Tools> { func open() { _ = Shed(dependency: dependency) } }
                    extension Door {
                        static func make(for tools: \(parameter)) -> Door { Door(dependency: tools) }
                    }
                    final class Gate {
                        let door: Door
                        init(tools: Tools) { door = Door.make(for: tools) }
                    }
                    final class Garden: Component<EmptyDependency>, Tools {
                        let hammer = ""
                        init() { super.init(dependency: EmptyComponent()) }
                        func plan() { _ = Gate(tools: self) }
                    }
                    """
                )
            ]
        )
        #expect(graph.edgeTexts == ["Garden -> Shed"])
    }
}
