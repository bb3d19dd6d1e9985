import ScopeRules
import Testing

/// A fix names everything that a member lacks, and is only applied if it suffices.
@Suite struct SeveralDifferencesTests {
    private func errors(requiring requirement: String, declaring member: String, _ types: String = "") -> [Finding] {
        let source = """
            import RIBs
            \(types)
            protocol HomeDependency: Dependency { \(requirement) }
            final class HomeBuilder: Builder<HomeDependency> { func build() { print(dependency) } }
            final class AppComponent: Component<EmptyDependency>, HomeDependency {
                \(member)
                init() { super.init(dependency: EmptyComponent()) }
            }
            func start() { HomeBuilder(dependency: AppComponent()).build() }
            """
        return findings(in: RuleSubject(source: source)).filter { $0.severity == .error }
    }

    @Test(
        arguments: [
            (
                "var count: Int { get set }", "private let count: Int = 1",
                ["Remove `private` from `AppComponent.count`, and make it a `var`"]
            ),
            (
                "var count: Int { get set }", "private var count: Int? { nil }",
                ["Remove `private` from `AppComponent.count`, change its type to `Int`, and give it a setter"]
            ),
            (
                "var count: Int { get }", "private var count: Int { get async { 1 } }",
                ["Remove `private` from `AppComponent.count`, and remove `async` from its getter"]
            ),
            (
                "func count() -> Int", "private func count() throws -> Int { 1 }",
                ["Remove `private` from `AppComponent.count()`, and remove `throws`"]
            ),
            // What the requirement admits stays.
            (
                "var count: Int { get async }", "var count: Int { get async throws { 1 } }",
                [
                    "Remove `throws` from the getter of `AppComponent.count`",
                    "Require `{ get async throws }` in `HomeDependency`",
                ]
            ),
            (
                "func count() throws -> Int", "func count() async throws -> Int { 1 }",
                [
                    "Remove `async` from `AppComponent.count()`",
                    "Require `func count() async throws -> Int` in `HomeDependency`",
                ]
            ),
            (
                "var count: Int { get }", "private static let count: Int = 1",
                ["Remove `static` from `AppComponent.count`, and remove `private`"]
            ),
            (
                "var count: Int { get }", "private func count() -> Int { 1 }",
                [
                    "Make `AppComponent.count` a property that is not `private`: `var count: Int`",
                    "Rename the method `AppComponent.count`",
                ]
            ),
            (
                "var count: Int { get }", "var count: Int? { get async { 1 } }",
                [
                    "Change the type of `AppComponent.count` to `Int`, and remove `async` from its getter",
                    "Require `Int?` in `HomeDependency`, and remove `async` from the getter of `AppComponent.count`",
                ]
            ),
            (
                "var count: Int { get set }", "private(set) var count: Int? = 1",
                [
                    "Change the type of `AppComponent.count` to `Int`, and make its setter `internal`",
                    "Require `Int?` in `HomeDependency`, and make the setter of `AppComponent.count` `internal`",
                ]
            ),
        ]
    )
    func areNamedTogether(requirement: String, member: String, fixes: [String]) {
        let errors = errors(requiring: requirement, declaring: member)
        #expect(errors.flatMap(\.repairs).map(\.title.text) == fixes)
        #expect(errors.flatMap(\.repairs).allSatisfy { $0.edits.isEmpty })
    }

    @Test func oneDifferenceIsMendedByAnEdit() {
        let repairs = errors(requiring: "var count: Int { get set }", declaring: "private var count: Int = 1")
            .flatMap(\.repairs)
        #expect(repairs.map(\.title.text) == ["Remove `private` from `AppComponent.count`"])
        #expect(repairs.allSatisfy { !$0.edits.isEmpty })
    }

    @Test func aWeakPropertyIsAlwaysOptional() {
        let repairs = errors(requiring: "var api: Api { get }", declaring: "weak var api: Api?", "class Api {}")
            .flatMap(\.repairs)
        #expect(
            repairs.map(\.title.text) == [
                "Remove `weak` from `AppComponent.api`, and change its type to `Api`",
                "Require `Api?` in `HomeDependency`",
            ]
        )
    }
}

/// A member does not become more accessible than a type that its declaration spells.
@Suite struct SpelledTypeTests {
    private func repairs(_ types: String, _ member: String, requiring requirement: String) -> [Repair] {
        let source = """
            import RIBs
            class Api {}
            \(types)
            protocol HomeDependency: Dependency { \(requirement) }
            final class HomeBuilder: Builder<HomeDependency> { func build() { print(dependency) } }
            final class AppComponent: Component<EmptyDependency>, HomeDependency {
                \(member)
                init() { super.init(dependency: EmptyComponent()) }
            }
            func start() { HomeBuilder(dependency: AppComponent()).build() }
            """
        return findings(in: RuleSubject(source: source)).filter { $0.severity == .error }.flatMap(\.repairs)
    }

    @Test(
        arguments: [
            ("private typealias Service = Api", "private var api: Service { Api() }", "var api: Api { get }"),
            ("private typealias Service = Api", "private var api: [Service] = []", "var api: [Api] { get }"),
            ("private typealias Service = Api", "private let api = Service()", "var api: Api { get }"),
            ("private typealias Service = Api", "private func api(_ old: Service) {}", "func api(_ old: Api)"),
            (
                "@propertyWrapper private struct Service { var wrappedValue = Api() }",
                "@Service private var api: Api", "var api: Api { get }"
            ),
        ]
    )
    func theTypeIsNamedToo(types: String, member: String, requirement: String) {
        let repairs = repairs(types, member, requiring: requirement)
        #expect(repairs.count == 1 && repairs.allSatisfy { $0.edits.isEmpty })
        #expect(repairs.first?.title.text.hasSuffix(", and make `Service` `internal`") ?? false)
    }

    @Test(
        arguments: [
            ("typealias Service = Api", "private var api: Service { Api() }"),
            // Bodies may use private types.
            ("private class Service: Api {}", "private var api: Api { Service() }"),
            ("private class Service: Api {}", "private let api: Api = Service()"),
            ("private enum Service { static let api = Api() }", "private let api = Service.api"),
        ]
    )
    func otherMembersAreEdited(types: String, member: String) {
        let repairs = repairs(types, member, requiring: "var api: Api { get }")
        #expect(repairs.map(\.title.text) == ["Remove `private` from `AppComponent.api`"])
        #expect(repairs.allSatisfy { !$0.edits.isEmpty })
    }

    @Test func aNameWithTwoMeaningsIsNotEdited() {
        let types = "struct Box { private typealias Service = Int }; typealias Service = Api"
        let repairs = repairs(types, "private var api: Service { Api() }", requiring: "var api: Api { get }")
        #expect(repairs.map(\.title.text) == ["Remove `private` from `AppComponent.api`"])
        #expect(repairs.allSatisfy { $0.edits.isEmpty })
    }
}
