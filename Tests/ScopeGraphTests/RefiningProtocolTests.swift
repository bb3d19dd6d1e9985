import ScopeGraph
import Testing

/// A component that is passed to a helper, whose parameter has a protocol that no scope depends on.
@Suite("The parameter of a helper may refine the dependencies of its children")
struct RefiningProtocolTests {
    private func edges(
        claiming claims: String = "",
        _ body: String = "lazy var methods = Methods(dependency: self)",
        refining: String = "protocol MethodsDependency: CardDependency, CashDependency {}",
        helper: String = Self.helper
    ) -> [String] {
        let source = """
            import RIBs
            protocol CardDependency: Dependency { var card: Int { get } }
            final class CardComponent: Component<CardDependency> {}
            final class CardBuilder: Builder<CardDependency> {
                func build() { print(CardComponent(dependency: dependency)) }
            }
            protocol CashDependency: Dependency { var cash: Int { get } }
            final class CashComponent: Component<CashDependency> {}
            final class CashBuilder: Builder<CashDependency> {
                func build() { print(CashComponent(dependency: dependency)) }
            }
            \(refining)
            \(helper)
            class HomeComponent: Component<EmptyDependency>\(claims) {
                let card = 1, cash = 2
                \(body)
            }
            """
        return ScopeGraph.graph(of: [module("App", source)]).edgeTexts
    }

    private static let helper = """
        final class Methods {
            let dependency: MethodsDependency
            init(dependency: MethodsDependency) { self.dependency = dependency }
            func all() -> [Any] { [CardBuilder(dependency: dependency), CashBuilder(dependency: dependency)] }
        }
        """

    private static let throughProtocol = [
        "HomeComponent -> MethodsDependency", "MethodsDependency -> CardComponent (dependency)",
        "MethodsDependency -> CashComponent (dependency)",
    ]
    private static let direct = ["HomeComponent -> CardComponent", "HomeComponent -> CashComponent"]

    @Test(
        "the component does not conform to the type of the parameter",
        arguments: ["", ", CardDependency", ", CardDependency, CashDependency"]
    )
    func lacking(claims: String) {
        #expect(edges(claiming: claims).sorted() == Self.throughProtocol)
    }

    @Test(
        "every kind of helper",
        arguments: [
            "func all(_ d: MethodsDependency) { print(CardBuilder(dependency: d), CashBuilder(dependency: d)) }",
            "func all(_ d: any MethodsDependency) { print(CardBuilder(dependency: d), CashBuilder(dependency: d)) }",
            "func all(_ d: some MethodsDependency) { print(CardBuilder(dependency: d), CashBuilder(dependency: d)) }",
            "func all<D: MethodsDependency>(_ d: D) { print(CardBuilder(dependency: d), CashBuilder(dependency: d)) }",
        ]
    )
    func functions(helper: String) {
        #expect(edges("func start() { all(self) }", helper: helper).sorted() == Self.throughProtocol)
    }

    @Test("a helper passes the component to another one as a protocol that the first inherits")
    func twoHelpers() {
        let refining = """
            protocol InnerDependency: CardDependency, CashDependency {}
            protocol MethodsDependency: InnerDependency {}
            final class Outer {
                let methods: Methods
                init(dependency: MethodsDependency) { methods = Methods(dependency: dependency) }
            }
            """
        let inner = Self.helper.replacing("MethodsDependency", with: "InnerDependency")
        let found = edges("lazy var outer = Outer(dependency: self)", refining: refining, helper: inner)
        #expect(found.sorted() == Self.throughProtocol)
    }

    @Test("the protocol does not inherit a dependency as which the helper passes it")
    func notInherited() {
        let refining = "protocol MethodsDependency: CardDependency {}"
        #expect(edges(claiming: ", MethodsDependency", refining: refining).sorted() == Self.throughProtocol)
    }

    @Test(
        "the component conforms to it, or may",
        arguments: [
            ", MethodsDependency", ", Everything", ", Undeclared", " { }\n@Payable extension HomeComponent",
            " { }\nextension HomeComponent: MethodsDependency",
        ]
    )
    func conforming(claims: String) {
        let refining = """
            protocol MethodsDependency: CardDependency, CashDependency {}
            protocol Everything: MethodsDependency {}
            """
        #expect(edges(claiming: claims, refining: refining).sorted() == Self.direct)
    }

    @Test(
        "a class, a composition and a protocol that refines nothing",
        arguments: [
            ("MethodsDependency & AnyObject", "protocol MethodsDependency: CardDependency, CashDependency {}"),
            ("CardDependency & CashDependency", ""), ("HomeComponent", ""),
            ("MethodsDependency", "typealias MethodsDependency = CardDependency & CashDependency"),
        ]
    )
    func others(parameter: String, refining: String) {
        let helper = Self.helper.replacing(": MethodsDependency", with: ": \(parameter)")
        #expect(edges(refining: refining, helper: helper).sorted() == Self.direct)
    }

    @Test("a helper that casts its parameter does not pass it as what it is not")
    func cast() {
        let refining = "protocol MethodsDependency: CardDependency {}"
        let helper = Self.helper.replacing(
            "CashBuilder(dependency: dependency)",
            with: "CashBuilder(dependency: dependency as! CashDependency)"
        )
        let found = edges(claiming: ", MethodsDependency, CashDependency", refining: refining, helper: helper)
        #expect(found.sorted() == ["HomeComponent -> CardComponent"])
    }

    @Test("a protocol whose declaration depends on the build")
    func conditional() {
        let refining = """
            #if DEBUG
            protocol MethodsDependency: CardDependency, CashDependency {}
            #else
            protocol MethodsDependency: CashDependency, CardDependency {}
            #endif
            """
        #expect(edges(refining: refining).sorted() == Self.direct)
    }
}
