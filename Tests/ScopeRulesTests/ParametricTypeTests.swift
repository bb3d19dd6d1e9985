import ScopeRules
import Testing

/// Members of generic components whose types name the generic parameters.
@Suite struct ParametricTypeTests {
    private func errors(
        _ component: String,
        requires: String = "var item: Int? { get }",
        passed: String = "ListComponent<Int>(dependency: EmptyComponent())",
        dependency: String = "CellDependency"
    ) -> [String] {
        let source = """
            import RIBs
            protocol CellDependency\(requires.hasPrefix("associatedtype") ? "<Item>" : ""): Dependency { \(requires) }
            final class CellBuilder: Builder<\(dependency)> { func build() { print(dependency) } }
            \(component)
            func start() { CellBuilder(dependency: \(passed)).build() }
            """
        return findings(in: RuleSubject(source: source)).filter { $0.severity == .error }.map(\.headline.text)
    }

    @Test(arguments: [
        ("var item: Item? { nil }", "var item: Int? { get }", "Item?"),
        ("var item: Item { fatalError() }", "var item: String { get }", "Item"),
        ("lazy var item: Item = make()", "var item: String { get }", "Item"),
        ("let item: [Item] = []", "var item: [String] { get }", "[Item]"),
        ("let item: () -> Item = { fatalError() }", "var item: () -> Int { get }", "() -> Item"),
        ("let item: (Item, Int)? = nil", "var item: (Int, Int)? { get }", "(Item, Int)?"),
        ("let item: [String: Item] = [:]", "var item: [String: Int] { get }", "[String: Item]"),
        ("let item: Box<Item>? = nil", "var item: Box<Int>? { get }", "Box<Item>?"),
        ("var item: Item { dependency.item }", "var item: Int { get }", "Item"),
        ("var item: Item { fatalError() }", "var item: Any { get }", "Item"),
        ("var item: Item { fatalError() }", "var item: () { get }", "Item"),
    ])
    func parameters(member: String, requires: String, type: String) {
        let required = requires.replacing("var ", with: "").replacing(" { get }", with: "")
        let expected = ["`CellBuilder` requires `\(required)`, but `ListComponent.item` has type `\(type)`"]
        let box = "struct Box<T> {}\n"
        #expect(
            errors(
                "\(box)class ListComponent<Item>: Component<EmptyDependency>, CellDependency { \(member) }",
                requires: requires
            ) == expected
        )
        #expect(
            errors(
                "\(box)class ListComponent<Item>: Component<EmptyDependency> { \(member) }; extension ListComponent: CellDependency {}",
                requires: requires
            ) == expected
        )
    }

    @Test func parameterOfSubclassOfGenericClass() {
        let component = """
            class BaseComponent<T>: Component<EmptyDependency> { var item: T? { nil } }
            final class ListComponent<Item>: BaseComponent<[Item]>, CellDependency {}
            """
        #expect(
            errors(component, requires: "var item: [Int]? { get }")
                == ["`CellBuilder` requires `item: [Int]?`, but `ListComponent.item` has type `[Item]?`"]
        )
    }

    @Test(
        "What some generic arguments meet, or what may be met otherwise, is no error",
        arguments: [
            """
            class ListComponent<Item>: Component<EmptyDependency> { var item: Item? { nil } }
            extension ListComponent: CellDependency where Item == Int {}
            """,
            """
            class ListComponent<Item>: Component<EmptyDependency> { var item: Item? { nil } }
            extension ListComponent<Int>: CellDependency {}
            """,
            """
            class ListComponent<Item>: Component<EmptyDependency>, CellDependency { var item: Item? { nil } }
            extension CellDependency { var item: Int? { nil } }
            """,
            """
            class ListComponent<Item>: Component<EmptyDependency>, CellDependency, Given { var item: Item? { nil } }
            protocol Given {}
            extension Given { var item: Int? { nil } }
            """,
            """
            protocol Keyed { associatedtype Key }
            class ListComponent<Item: Keyed>: Component<EmptyDependency>, CellDependency where Item.Key == Int {
                var item: Item.Key? { nil }
            }
            """,
            """
            typealias Handler<T> = Int?
            class ListComponent<Item>: Component<EmptyDependency>, CellDependency { var item: Handler<Item> { nil } }
            """,
            "class ListComponent<Item>: Component<EmptyDependency>, CellDependency, Unread { var item: Item? { nil } }",
            "@Unread class ListComponent<Item>: Component<EmptyDependency>, CellDependency { var item: Item? { nil } }",
            """
            class ListComponent<Item>: Component<EmptyDependency>, CellDependency {
                #if DEBUG
                var item: Item? { nil }
                #else
                var item: Int? { nil }
                #endif
            }
            """,
            "class ListComponent<each Item>: Component<EmptyDependency>, CellDependency { var item: (repeat each Item)? { nil } }",
        ]
    )
    func otherwise(component: String) { #expect(errors(component).isEmpty) }

    @Test func subclassThatFixesTheParameter() {
        let component = """
            class ListComponent<Item>: Component<EmptyDependency> { var item: Item? { nil } }
            final class NumbersComponent: ListComponent<Int> {}
            extension NumbersComponent: CellDependency {}
            """
        #expect(errors(component, passed: "NumbersComponent(dependency: EmptyComponent())").isEmpty)
    }

    @Test func requirementsThatNameAssociatedTypes() {
        let component =
            "class ListComponent<Item>: Component<EmptyDependency>, CellDependency { var item: Item? { nil } }"
        let requires = "associatedtype Item; var item: Item? { get }"
        #expect(errors(component, requires: requires, dependency: "any CellDependency<Int>").isEmpty == true)
        let unknown = "var item: Undeclared { get }"
        #expect(errors(component, requires: unknown).isEmpty)
    }
}
