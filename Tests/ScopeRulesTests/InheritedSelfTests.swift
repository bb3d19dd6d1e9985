import ScopeRules
import Testing

/// `Self` in a member of a superclass is the component that inherits the member.
@Suite struct InheritedSelfTests {
    private func app(superclass: String, isFinal: Bool = false, requires type: String) -> [String] {
        let source = """
            import RIBs
            protocol Fluent {}
            extension Fluent { var fluent: Self { self } }
            \(superclass)
            protocol RootDependency: Dependency {}
            \(isFinal ? "final" : "") class RootComponent: Base, FormDependency {}
            final class RootBuilder: Builder<RootDependency> {
                func build() { FormBuilder(dependency: RootComponent(dependency: dependency)).build() }
            }
            protocol FormDependency: Dependency { var same: \(type) { get } }
            final class FormComponent: Component<FormDependency> {
                func show() { print(dependency.same) }
            }
            final class FormBuilder: Builder<FormDependency> {
                func build() { FormComponent(dependency: dependency).show() }
            }
            """
        return findings(in: RuleSubject(source: source), severities: [:]).map { "\($0.rule): \($0.reason)" }
    }

    private static let base = "class Base: Component<RootDependency> { var same: Self { self } }"

    @Test(arguments: [
        (base, "RootComponent"), (base.replacing("Self", with: "Self?"), "RootComponent?"),
        ("class Base: Component<RootDependency> {}\nextension Base { var same: Self { self } }", "RootComponent"),
    ])
    func selfIsTheComponent(superclass: String, type: String) {
        #expect(app(superclass: superclass, requires: type) == [])
    }

    @Test func selfIsNotTheSuperclass() {
        #expect(
            app(superclass: Self.base, requires: "Base") == [
                """
                type-mismatch: `FormComponent` requires `same: Base`, but `RootComponent.same` has type `RootComponent`. \
                Change the type of `Base.same` to `Base`.
                """
            ]
        )
    }

    @Test func selfOfAProtocolExtensionIsThatOfAFinalClass() {
        let base = "class Base: Component<RootDependency>, Fluent {}"
        let source = base + "\nextension Fluent { var same: Self { self } }"
        #expect(app(superclass: source, isFinal: true, requires: "RootComponent") == [])
        #expect(
            app(superclass: source, requires: "RootComponent") == [
                """
                type-mismatch: `FormComponent` requires `same: RootComponent`, but `RootComponent.same` has type `Self`. \
                Change the type of `Fluent.same` to `RootComponent`.
                """
            ]
        )
    }
}
