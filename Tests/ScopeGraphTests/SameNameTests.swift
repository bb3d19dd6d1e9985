import ScopeGraph
import Testing

/// Of several declarations with one name, the one that the code means is read.
@Suite struct SameNameTests {
    private static let library = """
        import RIBs
        protocol Tools: Dependency { var hammer: String { get } }
        final class Shed: Component<Tools> {}
        final class Door: Builder<Tools> { func open() { _ = Shed(dependency: dependency) } }
        final class Garden: Component<EmptyDependency>, Tools { let hammer = "" }
        final class Pit: Component<EmptyDependency>, Tools { let hammer = "" }
        func garden() -> Garden { Garden(dependency: EmptyComponent()) }
        func pit() -> Pit { Pit(dependency: EmptyComponent()) }
        """

    private func edges(_ files: String...) -> [String] {
        let more = files.map { "import RIBs\n" + $0 }
        let app =
            more.count > 1
            ? module("App", Self.library, more[0], more[1]) : module("App", Self.library, more.first ?? "")
        return ScopeGraph.graph(of: [app]).edgeTexts
    }

    private static let elses = [
        "func open(_ other: Pit?) { if let place = other { print(place) } else { Door(dependency: place).open() } }",
        "func open(_ other: Pit?) { guard let place = other else { return Door(dependency: place).open() }; print(place) }",
        """
        func open(_ other: Pit?, _ isOpen: Bool) {
            if let place = other { print(place) } else if isOpen { Door(dependency: place).open() }
        }
        """,
        "func open(_ other: Pit?) { if case let place? = other { print(place) } else { Door(dependency: place).open() } }",
        "func open(_ other: Pit?) { _ = if let place = other { place } else { Door(dependency: place) } }",
        "func open(_ other: Pit?) { guard let place = other else /* none */ { return Door(dependency: place).open() } }",
        "func open(_ other: Pit?) { guard let place = safeguard else { return Door(dependency: place).open() } }",
        "func open(_ other: Pit?) { guard let place = other else // none\n { return Door(dependency: place).open() } }",
        "func open(_ other: Pit?) { if let place = other { print(place) }; Door(dependency: place).open() }",
    ]

    @Test("The `else` of a condition does not see what the condition binds.", arguments: elses)
    func elseOfCondition(function: String) {
        let street = "struct Street { var place: Garden { garden() }; var safeguard: Pit? { pit() }\n\(function) }"
        #expect(edges(street) == ["Garden -> Shed"])
    }

    private static let conditions = [
        "if let place = other { Door(dependency: place).open() } else { print(place) }",
        "guard let place = other else { return }; Door(dependency: place).open()",
        "guard let place = other, isOpen else { return }; guard isOpen else { return Door(dependency: place).open() }",
        "while let place = other { Door(dependency: place).open() }",
        "if let place = other { guard isOpen else { return Door(dependency: place).open() } }",
        "switch other { case let place?: guard isOpen else { return Door(dependency: place).open() }\ndefault: return }",
        "let open = { [place = pit()] in guard isOpen else { return Door(dependency: place).open() } }; open()",
    ]

    @Test("What a condition binds is seen behind it.", arguments: conditions)
    func codeBehindCondition(body: String) {
        let street = """
            struct Street {
                var place: Garden { garden() }
                let isOpen = true
                func open(_ other: Pit?) { \(body) }
            }
            """
        #expect(edges(street) == ["Pit -> Shed"])
    }

    private static let members = [
        "struct Street { static var place: Pit { pit() }; var place: Garden { garden() } }",
        "struct Street { var place: Garden { garden() } }\nextension Street { static var place: Pit { pit() } }",
        "final class Street { static let place = pit(); let place = garden() }",
    ]

    @Test("A static property differs from one of the instance.", arguments: members)
    func staticProperty(street: String) {
        #expect(edges(street, "func open() { Door(dependency: Street().place).open() }") == ["Garden -> Shed"])
        #expect(edges(street, "func open() { Door(dependency: Street.place).open() }") == ["Pit -> Shed"])
        let own = "extension Street { func open() { Door(dependency: place).open() } }"
        #expect(edges(street, own) == ["Garden -> Shed"])
        let inner = "extension Street { enum House { static func open() { Door(dependency: place).open() } } }"
        #expect(edges(street, inner) == ["Pit -> Shed"])
        let inInstance = "extension Street { struct House { func open() { Door(dependency: place).open() } } }"
        #expect(edges(street, inInstance) == ["Pit -> Shed"])
        let ofType = "extension Street { static func open() { Door(dependency: place).open() } }"
        #expect(edges(street, ofType) == ["Pit -> Shed"])
    }

    @Test("A private property of another file is not meant.")
    func privateProperties() {
        let other = "struct Street {}\nprivate extension Street { var place: Pit { pit() } }"
        let own = """
            private extension Street { var place: Garden { garden() } }
            extension Street { func open() { Door(dependency: place).open() } }
            """
        #expect(edges(other, own) == ["Garden -> Shed"])
        #expect(edges(own, other) == ["Garden -> Shed"])
    }

    @Test("Generic arguments choose among constrained extensions.")
    func constrainedExtensions() {
        let street = """
            struct Street<House> {}
            extension Street where House == Int { var place: Pit { pit() } }
            extension Street where House == String { var place: Garden { garden() } }
            """
        func edges(_ house: String) -> [String] {
            self.edges(street, "func open(_ street: Street<\(house)>) { Door(dependency: street.place).open() }")
        }
        #expect(edges("Int") == ["Pit -> Shed"])
        #expect(edges("String") == ["Garden -> Shed"])
        #expect(edges("Unknown") == [])
    }

    private static let patterns = [
        "case let .place(good: place, number) where number > 1", "case .place(good: let place, _)",
        "case .place(good: let place, let number)",
    ]

    @Test("Labels choose among the cases with one name.", arguments: patterns)
    func casesOfOneName(pattern: String) {
        let route = """
            enum Route { case place(plain: Pit, Int), place(good: Garden, Int) }
            func open(_ route: Route) {
                switch route {
                \(pattern): Door(dependency: place).open()
                default: return
                }
            }
            """
        #expect(edges(route) == ["Garden -> Shed"])
    }

    @Test("The typealias of a protocol hides that of the module in an enum, too.")
    func typealiasOfProtocol() {
        let street = """
            protocol Placing { typealias Place = Garden }
            typealias Place = Pit
            enum Street: Placing {
                case first
                func open() { Door(dependency: Place(dependency: EmptyComponent())).open() }
            }
            """
        #expect(edges(street) == ["Garden -> Shed"])
    }

    private static let inheritedValues = [
        "Oak.shared", "Oak().me", "Oak().me.me", "Oak.shared.me",
    ]

    @Test("`Self` of a superclass is the class of the value.", arguments: inheritedValues)
    func selfOfSuperclass(value: String) {
        let trees = """
            class Tree: Component<EmptyDependency> {
                static var shared: Self { fatalError() }
                var me: Self { self }
                init() { super.init(dependency: EmptyComponent()) }
            }
            final class Oak: Tree, Tools {
                let hammer = ""
                func open() { Door(dependency: me).open() }
            }
            func open() { Door(dependency: \(value)).open() }
            """
        #expect(edges(trees) == ["Oak -> Shed"])
    }
}
