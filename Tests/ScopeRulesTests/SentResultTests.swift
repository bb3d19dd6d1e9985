import Modules
import ScopeRules
import Testing

/// Methods that are `sending` their result.
@Suite struct SentResultTests {
    private func errors(_ requirement: String, _ member: String, mode: Int = 6, conformance: String = "")
        -> [String]
    {
        let source = """
            import RIBs
            final class Letter {}
            protocol PostDependency: Dependency { \(requirement) }
            final class PostBuilder: Builder<PostDependency> {
                func build() { _ = dependency }
            }
            final class OfficeComponent: Component<EmptyDependency>\(conformance) {
                \(member)
                func open() { PostBuilder(dependency: self).build() }
            }
            func start() { OfficeComponent(dependency: EmptyComponent()).open() }
            """
        let language = LanguageSettings(mode: mode, infersIsolation: false)
        return findings(in: RuleSubject(source: source, language: language)).filter { $0.severity == .error }
            .map(\.rule)
    }

    @Test(arguments: [
        ("func write() -> sending Letter", "func write() -> Letter { Letter() }"),
        ("func write() -> sending Int", "func write() -> Int { 1 }"),
        ("func write() -> sending ()", "func write() {}"),
        ("func write() async -> sending Letter", "func write() async -> Letter { Letter() }"),
    ])
    func requirementOfOne(requirement: String, member: String) {
        for conformance in ["", ", PostDependency"] {
            #expect(errors(requirement, member, conformance: conformance) == ["type-mismatch"])
            #expect(errors(requirement, member, mode: 5, conformance: ", PostDependency").isEmpty)
        }
    }

    /// The findings about a component that passes its own dependency instead of itself.
    private func missing(_ requirement: String, _ member: String) -> [Finding] {
        let source = """
            import RIBs
            final class Letter {}
            protocol PostDependency: Dependency { \(requirement) }
            final class PostBuilder: Builder<PostDependency> {
                func build() { _ = dependency }
            }
            protocol DeskDependency: Dependency {}
            final class DeskBuilder: Builder<DeskDependency> {
                func build() { PostBuilder(dependency: DeskComponent(dependency: dependency).dependency).build() }
            }
            final class DeskComponent: Component<DeskDependency> { \(member) }
            final class OfficeComponent: Component<EmptyDependency> {
                func open() { DeskBuilder(dependency: self).build() }
            }
            func start() { OfficeComponent(dependency: EmptyComponent()).open() }
            """
        let language = LanguageSettings(mode: 6, infersIsolation: false)
        return findings(in: RuleSubject(source: source, language: language)).filter { $0.property != nil }
    }

    @Test func isSaidOfWhatIsNotPassed() {
        let findings = missing("func write() -> sending Letter", "func write() -> Letter { Letter() }")
        let fact = "`PostBuilder` requires a `sending` result of `write()`, and `DeskComponent.write()` has none"
        #expect(findings.map(\.rule) == ["type-mismatch"])
        #expect(findings.first?.headline.text == fact)
    }

    @Test(
        "methods that nearly fit",
        arguments: [
            ("func write(to: Int)", "`DeskComponent.write(to:)` has different argument labels"),
            ("func write(for: Letter)", "`DeskComponent.write(for:)` has type `(Letter) -> ()`, not `(Int) -> ()`"),
            (
                "func write(to: Letter)",
                "`DeskComponent.write(to:)` has different argument labels, and it has type `(Letter) -> ()`"
            ),
            (
                "func write(for: Int)",
                "`DeskComponent.write(for:)` exists, but the scope passes its own dependency instead of itself"
            ),
        ]
    )
    func nearMisses(method: String, reason: String) {
        let findings = missing("func write(for: Int)", "\(method) {}")
        #expect(findings.map(\.rule) == ["missing-provider"])
        #expect(findings.first?.nearMisses.map(\.message.text) == [reason])
    }

    @Test(arguments: [
        ("func write() -> sending Letter", "func write() -> sending Letter { Letter() }"),
        ("func write() -> Letter", "func write() -> sending Letter { Letter() }"),
        ("func write() -> (sending Letter)", "func write() -> Letter { Letter() }"),
        ("subscript(page: Int) -> sending Letter { get }", "subscript(page: Int) -> Letter { Letter() }"),
    ])
    func acceptedResults(requirement: String, member: String) {
        #expect(errors(requirement, member, conformance: ", PostDependency").isEmpty)
    }
}
