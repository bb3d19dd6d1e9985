import ScopeRules
import Testing

/// What a component forwards whose own dependency is optional.
@Suite("A component with an optional dependency forwards")
struct OptionalDependencyTests {
    /// - Parameters:
    ///   - member: what the child requires, and the component's dependency too.
    ///   - own: a member of the component.
    private static func subject(_ member: String, own: String = "", generated: Bool = true) -> RuleSubject {
        let dependency = generated ? "Dependency, ShelfDependencyBook" : "Dependency { \(member) }"
        return RuleSubject(
            source: """
                import RIBs
                protocol BookDependency: Dependency { \(member) }
                protocol ShelfDependency: \(dependency)\(generated ? " {}" : "")
                final class BookComponent: Component<BookDependency> {}
                final class BookBuilder: Builder<BookDependency> {
                    func build() { print(BookComponent(dependency: dependency).dependency) }
                }
                final class ShelfComponent: Component<ShelfDependency?> {
                    \(own)
                    func open() { BookBuilder(dependency: self).build() }
                }
                final class RoomComponent: Component<EmptyDependency>\(generated ? "" : ", ShelfDependency") {
                    var pages: Int { 3 }
                    var title: String? { nil }
                    func turn() {}
                    func find() -> Int? { nil }
                    func count() -> Int { 0 }
                    init() { super.init(dependency: EmptyComponent()) }
                    func open() { ShelfComponent(dependency: self).open() }
                }
                func start() { RoomComponent().open() }
                """
        )
    }

    @Test(
        "what may be nil",
        arguments: [
            ("var title: String? { get }", "var title: String? { dependency?.title }"),
            ("func find() -> Int?", "func find() -> Int? { dependency?.find() }"),
            ("func turn()", "func turn() { dependency?.turn() }"),
        ]
    )
    func forwards(member: String, line: String) {
        let text = Self.subject(member).plan.files.map(\.contents).joined()
        #expect(text.contains(line), "\(text)")
    }

    @Test(
        "nothing else",
        arguments: [
            ("var pages: Int { get }", "pages: Int", "`Int`"),
            ("func count() -> Int", "count() -> Int", "the result of `count`"),
        ],
        [true, false]
    )
    func refuses(member: (String, String, String), generated: Bool) throws {
        let subject = Self.subject(member.0, generated: generated)
        #expect(!subject.plan.files.contains { $0.contents.contains("dependency.") })
        #expect(!subject.plan.files.contains { $0.contents.contains("dependency?") })
        let errors = findings(in: subject).filter { $0.severity == .error }
        #expect(errors.map(\.rule) == [InaccessibleProvider.id])
        let headline = errors.first?.headline.text ?? ""
        let reason = "`ShelfComponent` cannot forward it: its dependency is optional, and \(member.2) is not"
        #expect(headline.contains(reason), "\(headline)")
    }

    @Test("what it declares itself", arguments: ["var pages: Int { dependency?.pages ?? 0 }", "let pages = 1"])
    func declares(own: String) {
        let subject = Self.subject("var pages: Int { get }", own: own, generated: false)
        #expect(!findings(in: subject).contains { $0.rule == InaccessibleProvider.id })
    }
}
