import Foundation
import ScopeGraph
import Testing

/// Requirements that only the class itself can meet: of `Self`, and initializers.
struct FixedRequirementTests {
    /// What `PierComponent` does not meet.
    private func unmet(_ requirement: String, _ member: String, modifiers: String = "final", extra: String = "")
        -> [String]
    {
        let graph = ScopeGraph.graph(
            of: [
                module(
                    "App",
                    """
                    import RIBs
                    protocol BoatDependency: Dependency { \(requirement) }
                    final class BoatComponent: Component<BoatDependency> {}
                    \(modifiers) class PierComponent: Component<EmptyDependency>, BoatDependency {
                        \(member)
                        var boat: BoatComponent { BoatComponent(dependency: self) }
                    }
                    \(extra)
                    """
                )
            ]
        )
        return graph.edges.flatMap(\.unmetRequirements).map(\.text)
    }

    @Test(
        arguments: [
            ("var twin: Self? { get }", "var twin: PierComponent? { nil }"),
            ("var twin: Self { get }", "var twin: PierComponent { self }"),
            ("func copy() -> Self", "func copy() -> PierComponent { self }"),
            ("func isLike(_ other: Self) -> Bool", "func isLike(_ other: PierComponent) -> Bool { true }"),
            ("init(length: Int)", "init(length: Int) { super.init(dependency: EmptyComponent()) }"),
        ]
    )
    func aFinalClassMeetsThem(requirement: String, member: String) {
        #expect(unmet(requirement, member).isEmpty)
    }

    @Test(
        arguments: [
            ("var twin: Self { get }", "twin"), ("func copy() -> Self", "copy"), ("init(length: Int)", "init"),
            ("static var count: Int { get }", "count"), ("subscript(row: Int...) -> Int { get }", "subscript"),
        ]
    )
    func generatedCodeCannotMeetThem(requirement: String, name: String) {
        #expect(unmet(requirement, "").count == 1)
        #expect(unmet(requirement, "").first?.contains(name) ?? false)
    }

    /// In a subclass, `Self` is another type.
    @Test(
        arguments: [
            ("var twin: Self? { get }", "var twin: PierComponent? { nil }"),
            ("var twin: Self { get }", "lazy var twin = PierComponent(dependency: EmptyComponent())"),
            ("static var shared: Self { get }", "static let shared = PierComponent(dependency: EmptyComponent())"),
            ("func copy() async -> Self", "func copy() -> PierComponent { self }"),
            ("var all: [Self] { get }", "var all: [PierComponent] { [] }"),
            ("func pair() -> (Self, Int)", "func pair() -> (PierComponent, Int) { (self, 1) }"),
            ("func load() -> Result<Self, Error>", "func load() -> Result<PierComponent, Error> { .success(self) }"),
            ("func visit(_ body: (Self) -> Void)", "func visit(_ body: (PierComponent) -> Void) {}"),
            (
                "func visit(_ body: ((Int, [Self]) -> Void)?)",
                "func visit(_ body: ((Int, [PierComponent]) -> Void)?) {}"
            ),
            ("func fill(_ one: inout Self)", "func fill(_ one: inout PierComponent) {}"),
            ("func fill(_ all: Set<Self>)", "func fill(_ all: Set<PierComponent>) {}"),
            ("func fill(_ all: [Self: Int])", "func fill(_ all: [PierComponent: Int]) {}"),
            ("func read<T>(_ path: KeyPath<Self, T>)", "func read<T>(_ path: KeyPath<PierComponent, T>) {}"),
            ("static func visit(_ body: (Self) -> Void)", "static func visit(_ body: (PierComponent) -> Void) {}"),
            ("var make: () -> Self { get }", "var make: () -> PierComponent { fatalError() }"),
            ("var kind: Self.Type { get }", "var kind: PierComponent.Type { PierComponent.self }"),
            (
                "static func + (one: Self, n: Int) -> Self",
                "static func + (one: PierComponent, n: Int) -> PierComponent { one }"
            ),
        ]
    )
    func onlyAFinalClassReturnsItsOwnType(requirement: String, member: String) {
        #expect(unmet(requirement, member).isEmpty)
        #expect(unmet(requirement, member, modifiers: "").count == 1)
    }

    @Test(
        arguments: [
            ("func copy() -> Self", "func copy() -> Self { self }"),
            ("var twin: Self? { get }", "var twin: Self? { nil }"),
            ("func isLike(_ other: [Self]) -> Bool", "func isLike(_ other: [PierComponent]) -> Bool { true }"),
            ("func visit(_ body: () -> Self)", "func visit(_ body: () -> PierComponent) {}"),
            ("func visit() -> (Self) -> Void", "func visit() -> (PierComponent) -> Void { { _ in } }"),
            (
                "func visit(_ body: ((Self) -> Void) -> Void)",
                "func visit(_ body: ((PierComponent) -> Void) -> Void) {}"
            ),
            ("var visit: (Self?) -> Void { get set }", "var visit: (PierComponent?) -> Void = { _ in }"),
            (
                "func fill(_ all: [Int: Self], _ more: Self...)",
                "func fill(_ all: [Int: PierComponent], _ more: PierComponent...) {}"
            ),
            (
                "func fill(_ one: (Self, Int), _ kind: Self.Type)",
                "func fill(_ one: (PierComponent, Int), _ kind: PierComponent.Type) {}"
            ),
            ("func fill(_ one: Alias<Self>)", "func fill(_ one: Alias<PierComponent>) {}"),
            ("init(_ body: (Self) -> Void)", "required init(_ body: (PierComponent) -> Void) { fatalError() }"),
            (
                "associatedtype Item; var items: [Self.Item] { get }; static func load() -> Self",
                "var items: [Int] { [] }; static func load() -> Self { fatalError() }"
            ),
        ]
    )
    func otherClassesMeetThemToo(requirement: String, member: String) {
        #expect(unmet(requirement, member, modifiers: "").isEmpty)
    }

    @Test func anExtensionMeetsThemForOtherClasses() {
        let given = "extension BoatDependency { func copy() -> Self { self } }"
        #expect(unmet("func copy() -> Self", "", modifiers: "", extra: given).isEmpty)
    }

    @Test(
        arguments: [
            ("", 0), ("where Self: PierComponent", 0), ("where Self: AnyObject", 0), ("where Self: Dependency", 0),
            ("where Self: BoatDependency", 0), ("where Self: Floating", 1), ("where Self: Other", 1),
            ("where Self: Unread", 0),
        ]
    )
    func implementationsForSomeClasses(clause: String, count: Int) {
        let given = """
            protocol Floating {}
            class Other {}
            extension BoatDependency \(clause) { static var count: Int { 1 } }
            """
        #expect(unmet("static var count: Int { get }", "", extra: given).count == count)
    }

    /// An array is no list of arguments.
    @Test func aVariadicParameterMeetsNoArray() {
        let requirement = "func log(_ words: String...)"
        #expect(unmet(requirement, "func log(_ words: String...) {}").isEmpty)
        #expect(unmet(requirement, "func log(_ words: [String]) {}").count == 1)
    }

    /// Subclasses have to have the initializer too.
    @Test func anInitializerHasToBeRequired() {
        let requirement = "init(length: Int)"
        let initializer = "init(length: Int) { super.init(dependency: EmptyComponent()) }"
        #expect(unmet(requirement, initializer, modifiers: "").count == 1)
        #expect(unmet(requirement, "required \(initializer)", modifiers: "").isEmpty)
        #expect(
            unmet(requirement, "required \(initializer)".replacingOccurrences(of: "length", with: "width")).count == 1
        )
    }

    @Test func aProtocolExtensionMeetsThem() {
        #expect(
            unmet("func copy() -> Self", "", extra: "extension BoatDependency { func copy() -> Self { self } }").isEmpty
        )
    }
}
