import ScopeGraph
import Testing

/// Components that become dependencies because a function, collection or tuple has the type of one.
@Suite("Components are converted with what returns or contains them")
struct ConversionTests {
    static let library = """
        import RIBs
        protocol Ground: Dependency {}
        protocol Tools: Dependency { var hammer: String { get } }
        final class Shed: Component<Tools> {}
        final class Door: Builder<Tools> {
            func open() { _ = Shed(dependency: dependency) }
        }
        final class Garden: Component<Ground>, Tools { var hammer: String { "" } }
        """

    private func edges(_ members: String) -> [String] {
        let gate = """
            import RIBs
            final class Gate: Builder<Ground> {
                func show(_ tools: Tools) { Door(dependency: tools).open() }
                \(members)
            }
            """
        return ScopeGraph.graph(of: [module("App", Self.library, gate)]).edgeTexts
    }

    @Test(
        "a function with the type of one that returns a dependency",
        arguments: [
            "lazy var make: () -> Tools = { [unowned self] in Garden(dependency: dependency) }",
            "lazy var make: () -> any Tools = { return Garden(dependency: self.dependency) }",
            "let make: (Ground) -> Tools = { Garden(dependency: $0) }",
            "let make: (Ground) -> Tools = { ground in let garden = Garden(dependency: ground); return garden }",
            "let make: (Ground) -> Tools? = { ground in if isNew { return Garden(dependency: ground) }; return nil }",
            "let make: (Ground) -> Tools = Garden.init(dependency:)",
            "let make: (Ground) -> Tools = Garden.init",
            "func open() { let make: () -> Tools = { Garden(dependency: self.dependency) }; Door(dependency: make()).open() }",
            "func garden() -> Garden { Garden(dependency: dependency) }\nlazy var make: () -> Tools = garden",
            "func garden() -> Garden { Garden(dependency: dependency) }\nlazy var make: (() -> Tools)? = self.garden",
            "func make() -> () -> Tools { { Garden(dependency: self.dependency) } }",
            "func make() -> () -> Tools { return { Garden(dependency: self.dependency) } }",
            "var make: (() -> Tools)?\nfunc open() { make = { Garden(dependency: self.dependency) } }",
            "var make: (() -> Tools)!\nfunc open() { self.make = { [unowned self] in Garden(dependency: dependency) } }",
            "func open() { let all: [String: (Ground) -> Tools] = [\"a\": { Garden(dependency: $0) }]; print(all) }",
            "func open() { let all: [(Ground) -> Tools] = [Garden.init]; print(all) }",
            "func open(make: (Ground) -> Tools = { Garden(dependency: $0) }) {}",
            "typealias Make = (Ground) -> Tools\nlet make: Make = { Garden(dependency: $0) }",
            "struct Maker { let make: (Ground) -> Tools }\nlet maker = Maker(make: Garden.init)",
            "struct Maker { let make: () -> Tools }\nfunc garden() -> Garden { Garden(dependency: dependency) }\n"
                + "func open() { print(Maker(make: garden)) }",
            "struct Maker { let make: () -> Tools }\nfunc open() {\n"
                + "let make = { Garden(dependency: self.dependency) }; print(Maker(make: make)) }",
        ]
    )
    func functions(members: String) {
        #expect(edges(members) == ["Garden -> Shed"])
    }

    @Test(
        "a function with another type converts nothing",
        arguments: [
            "lazy var make: () -> Garden = { Garden(dependency: self.dependency) }",
            "lazy var make: () -> Any = { Garden(dependency: self.dependency) }",
            "let make: (Ground) -> Garden = Garden.init(dependency:)",
            "func garden() -> Garden { Garden(dependency: dependency) }\nlazy var make: () -> Garden = garden",
            "struct Maker { let make: (Ground) -> Garden }\nlet maker = Maker(make: Garden.init)",
            "struct Maker { let make: () -> Any; let tools: Tools? }\n"
                + "func garden() -> Garden { Garden(dependency: dependency) }\n"
                + "func open() { print(Maker(make: garden, tools: nil)) }",
            "let use: (Tools) -> Any = { print($0); return Garden.self }",
            "let use: (Tools) -> Void = { print($0) }",
            "lazy var use: (Tools) -> Garden = { _ in Garden(dependency: self.dependency) }",
            "lazy var make: () -> () -> Garden = { { Garden(dependency: self.dependency) } }",
            "var make: (() -> Garden)?\nfunc open(_ tools: Tools) { make = { Garden(dependency: self.dependency) } }",
        ]
    )
    func otherFunctions(members: String) {
        #expect(edges(members) == [])
    }

    @Test(
        "a cast of a collection or tuple",
        arguments: [
            "func open() { for tools in [garden] as [any Tools] { Door(dependency: tools).open() } }",
            "func open() { ([garden] as [Tools]).forEach { Door(dependency: $0).open() } }",
            "func open() { let all = [garden] as [Tools]; Door(dependency: all[0]).open() }",
            "func open() { let all = [\"a\": garden] as [String: Tools]; all.values.forEach { print($0) } }",
            "func open() { let (tools, _) = (garden, 1) as (Tools, Int); Door(dependency: tools).open() }",
            "func open() { let all = gardens as [Tools]; print(all) }",
            "func open() { let make = { self.garden } as () -> Tools; print(make) }",
            "func all() -> [Tools] { gardens }",
            "func use(_ all: [Tools]) {}\nfunc open() { use(gardens) }",
            "func use(_ all: [String: any Tools]) {}\nfunc open() { let all = [\"a\": garden]; use(all) }",
            "func open() { let named = [\"a\": garden]; let all: [String: Tools] = named; print(all) }",
            "var all: [Tools] { let all: [[Tools]] = [[garden], []]; return all[0] }",
        ]
    )
    func casts(members: String) {
        #expect(edges(Self.gardens + members) == ["Garden -> Shed"])
    }

    @Test(
        "a cast to another type converts nothing",
        arguments: [
            "func open() { let all = [garden] as [Any]; print(all) }",
            "func open() { let all = [garden] as [Garden]; print(all) }",
            "func open() { let pair = (garden, 1) as (Garden, Int); print(pair) }",
            "func use(_ all: [Tools]) {}\nfunc use(_ all: [Garden]) {}\nfunc open() { use(gardens) }",
            "func use(_ all: [Garden], _ tools: Tools?) {}\nfunc open() { use(gardens, nil) }",
            "func open(_ any: Any) { let all = any as? [Tools]; print(all) }",
            "func open() { let all = [garden].map { $0.hammer } as [String]; print(all) }",
            "func open() { let all: [Tools] = []; print([garden] as [Garden], all) }",
        ]
    )
    func otherCasts(members: String) {
        #expect(edges(Self.gardens + members) == [])
    }

    @Test(
        "what containers of the standard library take",
        arguments: [
            "func open() { var all: [Tools] = []; all.insert(garden, at: 0) }",
            "func open() { var all: [Tools] = []; all.insert(contentsOf: [garden], at: 0) }",
            "func open() { var all = [Tools](); all.append(garden) }",
            "func open() { var all = [any Tools](); all += [garden] }",
            "func open() { var all = [String: any Tools](); all[\"a\"] = garden }",
            "var all = Array<Tools>()\nfunc open() { all.insert(garden, at: 0) }",
            "func open() { var all = [Garden](); all.append(garden); all.forEach { show($0) } }",
            "func open() { let all = [String: Garden](); all.values.forEach { show($0) } }",
            "func open() { var all: [String: any Tools] = [:]; all.updateValue(garden, forKey: \"a\") }",
            "func open() { let all: [(String, Tools)] = [(\"a\", garden)]; print(all) }",
            "func open() { let all: [(name: String, tools: Tools)] = [(name: \"a\", tools: garden)]; print(all) }",
            "func open() { let tools: Tools? = .some(garden); print(tools) }",
            "func open() { print(Optional<any Tools>(garden), Optional<any Tools>.some(garden)) }",
            "func open() { let result: Result<Tools, Error> = .success(garden); print(result) }",
            "func open() -> Result<any Tools, any Error> { .success(garden) }",
            "func open() { print(Result<Tools, Never>.success(garden)) }",
            "func open() { let gate = Path(); gate[keyPath: \\.tools] = garden }",
            "func open() { let gate = Path(); gate[keyPath: \\Path.tools] = garden }",
            "func open() { (0..<2).reduce(into: [Garden]()) { $0.append(garden) }.forEach { _ = Door(dependency: $0) } }",
            "func open() { gardens.reduce(into: [Garden]()) { $0.append($1) }.forEach { _ = Door(dependency: $0) } }",
        ]
    )
    func containers(members: String) {
        #expect(edges(Self.gardens + members + "\nfinal class Path { var tools: Tools? }") == ["Garden -> Shed"])
    }

    @Test(
        "containers of other types take no dependency",
        arguments: [
            "func open() { var all: [Garden] = []; all.insert(garden, at: 0) }",
            "func open() { var all = [Garden](); all.append(garden) }",
            "func open() { var tools = [Any](); tools.append(garden); tools += [garden] }",
            "func open() { var tools = [String: Garden](); tools[\"a\"] = garden }",
            "func open() { var tools: [Any] = []; tools.insert(garden, at: 0) }",
            "func open() { var tools: [String: Garden] = [:]; tools.updateValue(garden, forKey: \"a\") }",
            "func open() { let all: [(Garden, Tools?)] = [(garden, nil)]; print(all) }",
            "func open() { let tools: Garden? = .some(garden); print(tools) }",
            "func open() { print(Optional<Garden>(garden), Optional<any Ground>.some(dependency)) }",
            "func open() { let result: Result<Garden, Error> = .success(garden); print(result) }",
            "func open() { let gate = Path(); gate[keyPath: \\.garden] = garden }",
            "func open() { (0..<2).reduce(into: [Garden]()) { $0.append(garden) }.forEach { print($0) } }",
        ]
    )
    func otherContainers(members: String) {
        let path = "\nfinal class Path { var garden: Garden?; var tools: Tools? }"
        #expect(edges(Self.gardens + members + path) == [])
    }

    @Test(
        "an app's own methods of collections take what they declare",
        arguments: [
            "func open() { var all: [Tools] = []; all.append(cellar) }",
            "func open() { var all: [Tools] = []; all.insert(cellar, at: 0) }",
            "func open() { print(Optional<Tools>(cellar)) }",
        ]
    )
    func ownMethods(members: String) {
        let cellar = """

            }
            final class Cellar: Component<Ground> {}
            extension Array where Element == Tools {
                mutating func append(_ cellar: Cellar) {}
                mutating func insert(_ cellar: Cellar, at index: Int) {}
            }
            extension Optional where Wrapped == Tools {
                init(_ cellar: Cellar) { self = nil }
            """
        let gate = "lazy var cellar = Cellar(dependency: dependency)\n"
        #expect(edges(gate + members + cellar) == [])
    }

    private static let gardens = """
        lazy var garden = Garden(dependency: dependency)
        var gardens: [Garden] { [garden] }

        """
}
