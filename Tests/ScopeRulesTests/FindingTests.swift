import ScopeRules
import SwiftReader
import Testing

/// What holds for findings of all rules.
@Suite struct FindingTests {
    /// Many faults of many kinds.
    private static let source = """
        import RIBs
        import NeedleFoundation
        protocol SignInDependency: RIBs.Dependency {
            var session: Session { get }
            var theme: Theme { get }
            var clock: Clock { get }
        }
        final class SignInComponent: RIBs.Component<SignInDependency> {}
        final class SignInBuilder: RIBs.Builder<SignInDependency> {
            func build() { _ = SignInComponent(dependency: dependency) }
        }
        final class AppComponent: RIBs.Component<RIBs.EmptyDependency> {
            private var theme: Theme { Theme() }
            var clock: Clock? { nil }
            init() { super.init(dependency: EmptyComponent()) }
        }
        final class LostComponent: RIBs.Component<MissingDependency> {}
        final class TwinComponent: RIBs.Component<SignInDependency> {}
        final class TwinComponent: RIBs.Component<SignInDependency> {}
        func start() { SignInBuilder(dependency: AppComponent()).build() }
        """

    @Test func areSortedByLocation() {
        let found = findings(in: RuleSubject(source: Self.source))
        #expect(Set(found.map(\.rule)).count >= 4)
        let locations = found.compactMap(\.location)
        #expect(locations == locations.sorted())
    }

    @Test func areTheSameInWhateverOrderTheyCome() {
        let found = findings(in: RuleSubject(source: Self.source))
        let expected = found.map(\.fingerprint)
        for turn in found.indices {
            let turned = Array(found[turn...] + found[..<turn])
            #expect((turned + turned.reversed()).inOrder().map(\.fingerprint) == expected)
        }
    }

    @Test func haveFingerprintsOfTheirOwn() {
        let prints = findings(in: RuleSubject(source: Self.source)).map { "\($0.rule) \($0.fingerprint)" }
        #expect(Set(prints).count == Set(findings(in: RuleSubject(source: Self.source)).map(\.identity)).count)
        #expect(prints.allSatisfy { $0.split(separator: " ").last?.count == 16 })
    }

    @Test func keepTheirFingerprintsWhenLinesMove() {
        let moved = "// A comment.\n\n\n" + Self.source.replacing("    var", with: "\n        var")
        let before = findings(in: RuleSubject(source: Self.source))
        let after = findings(in: RuleSubject(source: moved))
        #expect(Set(before.map(\.fingerprint)) == Set(after.map(\.fingerprint)))
        #expect(before.map(\.location) != after.map(\.location))
    }

    /// Baselines keep fingerprints for years: they must never change by accident.
    @Test func fingerprintIsTheOneOfOldBaselines() {
        let finding = Finding(
            rule: "missing-provider",
            title: "Missing Provider",
            severity: .error,
            location: SourceLocation(file: "App.swift", line: 3, column: 9),
            headline: "whatever it says",
            identity: ["App.SignInComponent", "session", "Session", "App.AppComponent"]
        )
        #expect(finding.fingerprint == "aeb42507f160935c")
    }

    @Test func stalenessIsHeldBackWhileThereAreErrors() {
        let rules = findings(in: RuleSubject(source: Self.source)).map(\.rule)
        #expect(!rules.contains(StaleProviders.id))
    }

    /// Whoever mistypes a name is told the one that is near.
    @Test(
        arguments: [
            ("// thimble:disable:next unused-requirment\n", "Write `unused-requirement`"),
            ("// thimble:disable:next whatever\n", "Use one of the rule names that `thimble rules` lists"),
            ("final class LateComponent: RIBs.Component<SignInDependancy> {}\n", "Write `SignInDependency`"),
        ]
    )
    func nearNamesAreOffered(_ line: String, _ repair: String) {
        let found = findings(in: RuleSubject(source: Self.source + "\n" + line))
        #expect(found.contains { $0.repairs.first?.title.text == repair })
    }

    /// What is far from every name is not guessed at.
    @Test func farNamesAreNotOffered() throws {
        let found = findings(in: RuleSubject(source: Self.source)).filter { $0.rule == "unknown-dependency" }
        let finding = try #require(found.first)
        #expect(finding.repairs.map(\.title.text) == ["Declare `protocol MissingDependency: Dependency`"])
    }
}
