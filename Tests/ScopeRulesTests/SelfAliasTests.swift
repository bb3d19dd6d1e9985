import ScopeRules
import Testing

/// Requirements with the type `Self.Kind`, where `Kind` is a typealias of a protocol.
@Suite struct SelfAliasTests {
    private func errors(_ dependency: String, with member: String = "let kind = 1") -> [String] {
        let source = """
            import RIBs
            protocol RootDependency: Dependency, RootDependencyChild {}
            \(dependency)
            final class ChildBuilder: Builder<ChildDependency> { func build() { print(dependency.kind) } }
            final class RootComponent: Component<RootDependency> {}
            final class RootBuilder: Builder<RootDependency> {
                func build() { ChildBuilder(dependency: RootComponent(dependency: dependency)).build() }
            }
            final class AppComponent: Component<EmptyDependency>, RootDependency { \(member) }
            func start() { RootBuilder(dependency: AppComponent(dependency: EmptyComponent())).build() }
            """
        let rules = findings(in: RuleSubject(source: source)).map(\.rule)
        return rules.filter(["missing-provider", "type-mismatch"].contains)
    }

    @Test(arguments: [
        "protocol ChildDependency: Dependency { typealias Kind = Int; var kind: Self.Kind { get } }",
        "protocol Kinded { typealias Kind = Int }; protocol ChildDependency: Dependency, Kinded { var kind: Self.Kind { get } }",
        """
        protocol Base { typealias Kind = Int }; protocol Kinded: Base {}
        protocol ChildDependency: Kinded, Dependency { var kind: Self.Kind { get } }
        """,
        """
        protocol ChildDependency: Dependency {
            typealias Base = Int; typealias Kind = Self.Base; var kind: Self.Kind { get }
        }
        """,
        """
        protocol Kinded { typealias Base = Int }
        protocol ChildDependency: Dependency, Kinded { typealias Kind = Self.Base; var kind: Self.Kind { get } }
        """,
    ])
    func oneTypeForAllClasses(dependency: String) {
        #expect(errors(dependency).isEmpty)
        #expect(errors(dependency, with: "let kind = \"\"") == ["type-mismatch"])
    }

    @Test func aliasesThatNameThePreviousOneTwice() {
        let aliases = (1...40).map { "typealias Kind\($0) = (Self.Kind\($0 - 1), Self.Kind\($0 - 1))" }
        let dependency = """
            protocol ChildDependency: Dependency {
                typealias Kind0 = Int; \(aliases.joined(separator: "; ")); typealias Kind = Self.Kind0
                var kind: Self.Kind { get }
                var tree: (Self.Kind40) -> Void { get }
            }
            """
        _ = errors(dependency)
    }

    @Test(arguments: [
        "protocol ChildDependency: Dependency { typealias Kind = Self; var kind: Self.Kind { get } }",
        "protocol ChildDependency: Dependency { typealias Base = Self; typealias Kind = Self.Base; var kind: Self.Kind { get } }",
        "protocol Kinded { typealias Kind = Self }; protocol ChildDependency: Dependency, Kinded { var kind: Self.Kind { get } }",
    ])
    func anotherTypeForEachClass(dependency: String) {
        #expect(!errors(dependency).isEmpty)
    }
}
