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

    private func forwarding(_ own: String, _ required: [String], mode: Int = 6) -> RuleSubject {
        let children = required.enumerated().map { number, requirement in
            """
            protocol Post\(number)Dependency: Dependency { \(requirement) }
            final class Post\(number)Component: Component<Post\(number)Dependency> {}
            """
        }
        let names = required.indices.map { "Post\($0)" }
        let source = """
            import RIBs
            final class Letter {}
            \(children.joined(separator: "\n"))
            protocol OfficeDependency: Dependency\(names.map { ", OfficeDependency\($0)" }.joined()) { \(own) }
            final class OfficeComponent: Component<OfficeDependency> {
                func open() { \(names.map { "print(\($0)Component(dependency: self))" }.joined(separator: "; ")) }
            }
            final class TownComponent: Component<EmptyDependency>, OfficeDependency {
                func write() -> sending Letter { Letter() }
                func open() { OfficeComponent(dependency: self).open() }
            }
            func start() { TownComponent(dependency: EmptyComponent()).open() }
            """
        return RuleSubject(source: source, language: LanguageSettings(mode: mode, infersIsolation: false))
    }

    @Test func isForwarded() {
        let (sent, kept) = ("func write() -> sending Letter", "func write() -> Letter")
        func errors(_ own: String, _ required: String, mode: Int = 6) -> [Finding] {
            findings(in: forwarding(own, [required], mode: mode)).filter { $0.severity == .error && $0.property != nil }
        }
        #expect(errors(kept, sent).map(\.rule) == ["type-mismatch"])
        let fix = "Mark the result of `OfficeDependency.write()` as `sending`"
        #expect(errors(kept, sent).first?.repairs.map(\.title.text) == [fix])
        #expect(errors(kept, sent, mode: 5).isEmpty)
        for (own, required) in [(sent, sent), (sent, kept), (kept, kept), ("", sent), ("", kept)] {
            #expect(errors(own, required).isEmpty)
        }
    }

    /// One member serves all children.
    @Test func isForwardedToSeveralChildren() {
        let (sent, kept) = ("func write() -> sending Letter", "func write() -> Letter")
        for required in [[kept, sent], [sent, kept], [kept, sent, kept]] {
            let subject = forwarding("", required)
            let text = subject.plan.files.map(\.contents).joined()
            #expect(text.contains("func write() -> sending Letter { dependency.write() }"))
            #expect(!text.contains("func write() -> Letter"))
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
