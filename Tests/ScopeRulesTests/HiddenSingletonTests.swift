import ScopeRules
import Testing

/// A shared instance of a type that no source declares is found only if a scope provides a value of the type.
@Suite struct HiddenSingletonTests {
    private func found(_ expression: String, providing type: String, allowed: Set<String> = []) -> [String] {
        let source = """
            import Payments
            import RIBs
            protocol TillDependency: Dependency { var value: \(type) { get } }
            final class Till {
                init(_ value: \(type)) { \(expression) }
            }
            final class TillComponent: Component<TillDependency> {
                var till: Till { Till(dependency.value) }
            }
            final class ShopComponent: Component<EmptyDependency>, TillDependency {
                init() { super.init(dependency: EmptyComponent()) }
                var value: \(type) { \(type).shared }
                var till: TillComponent { TillComponent(dependency: self) }
            }
            let till = ShopComponent().till.till
            """
        let subject = RuleSubject(source: source, allowedSingletons: allowed)
        return findings(in: subject, severities: [HiddenSingleton.id: .warning])
            .filter { $0.rule == HiddenSingleton.id }.map(\.headline.text)
    }

    @Test func aScopeProvidesTheType() {
        #expect(
            found("Checkout.shared.start()", providing: "Checkout")
                == ["`Till` reads the singleton `Checkout.shared`, although `TillComponent` requires `value`"]
        )
    }

    @Test(arguments: [
        "Receipt.shared.print()", "Checkout.standard.start()", "value.shared.start()", "Checkout().start()",
    ])
    func otherReads(expression: String) {
        #expect(found(expression, providing: "Checkout").isEmpty)
    }

    @Test func thePlatformsOwn() {
        #expect(found("URLSession.shared.load()", providing: "URLSession").isEmpty)
    }

    @Test(arguments: ["Checkout", "Checkout.shared"])
    func allowed(name: String) {
        #expect(found("Checkout.shared.start()", providing: "Checkout", allowed: [name]).isEmpty)
    }
}
