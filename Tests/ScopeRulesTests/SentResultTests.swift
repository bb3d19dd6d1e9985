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
