import ScopeRules
import Testing

/// Members that a generic component has only for some of its generic arguments.
@Suite struct ConstrainedMemberTests {
    private func headlines(_ declarations: String, passing call: String = "Shop<String>(dependency: EmptyComponent())")
        -> [String]
    {
        let source = """
            import RIBs
            final class Clock {}
            protocol Sold {}
            protocol TillDependency: Dependency { var clock: Clock { get } }
            final class TillComponent: Component<TillDependency> { var now: Clock { dependency.clock } }
            \(declarations)
            func start() { print(TillComponent(dependency: \(call)).now) }
            """
        return findings(in: RuleSubject(source: source)).filter { $0.severity == .error }.map(\.headline.text)
    }

    private static let shop = "class Shop<T>: Component<EmptyDependency> { var item: T? { nil } }"

    private static let fault = """
        `TillDependency` requires `var clock: Clock`, but `Shop`, which is passed to `TillComponent`, declares it only \
        for some generic arguments
        """

    @Test(arguments: [
        "extension Shop where T == Int { var clock: Clock { Clock() } }; extension Shop: TillDependency {}",
        "extension Shop<Int> { var clock: Clock { Clock() } }; extension Shop: TillDependency {}",
        "extension Shop where T: Sold { var clock: Clock { Clock() } }; extension Shop: TillDependency {}",
        "extension Shop where T == Int { var clock: Clock { Clock() } }",
    ])
    func conformanceForAllArguments(_ extensions: String) {
        #expect(headlines("\(Self.shop); \(extensions)").contains(Self.fault))
    }

    @Test(arguments: [
        "extension Shop where T == Int { var clock: Clock { Clock() } }; extension Shop: TillDependency where T == Int {}",
        "extension Shop where T == Int { var clock: Clock { Clock() } }; extension Shop: TillDependency where T == Int {}",
    ])
    func conformanceForTheSameArguments(_ extensions: String) {
        let call = "Shop<Int>(dependency: EmptyComponent())"
        #expect(headlines("\(Self.shop); \(extensions)", passing: call).isEmpty)
    }

    @Test(arguments: [
        "extension Shop: TillDependency { var clock: Clock { Clock() } }; extension Shop where T == Int { var clock: Clock { Clock() } }",
        """
        extension Shop: TillDependency {}
        extension Shop where T == Int { var clock: Clock { Clock() } }
        extension Shop where T: Sold { var time: Clock { Clock() } }
        extension TillDependency { var clock: Clock { Clock() } }
        """,
    ])
    func otherMembers(_ extensions: String) {
        #expect(headlines("\(Self.shop); \(extensions)").isEmpty)
    }

    @Test(
        "constraints that may hold for all arguments",
        arguments: [
            """
            class Stock<Goods: Sold> {}
            class Shop<T: Stock<U>, U>: Component<EmptyDependency>, TillDependency {}
            extension Shop where U: Sold { var clock: Clock { Clock() } }
            """,
            """
            class Shop<T>: Component<EmptyDependency>, TillDependency { typealias Own = T }
            extension Shop where T == Own { var clock: Clock { Clock() } }
            """,
            """
            class Shop<T>: Component<EmptyDependency> {}
            extension Shop where T == Int { var clock: Clock { Clock() } }
            extension TillDependency { var clock: Clock { Clock() } }
            """,
        ]
    )
    func impliedConstraints(_ shop: String) {
        #expect(!headlines(shop).contains(Self.fault))
    }

    @Test func constraintOfTheClass() {
        let shop = """
            class Shop<T: Sold>: Component<EmptyDependency>, TillDependency {}
            extension Shop where T: Sold { var clock: Clock { Clock() } }
            struct Apple: Sold {}
            """
        #expect(headlines(shop, passing: "Shop<Apple>(dependency: EmptyComponent())").isEmpty)
    }

    @Test func subclasses() {
        let shops = """
            \(Self.shop)
            extension Shop where T == Int { var clock: Clock { Clock() } }
            final class Kiosk: Shop<Int>, TillDependency {}
            """
        #expect(headlines(shops, passing: "Kiosk(dependency: EmptyComponent())").isEmpty)
    }
}
