import ScopeGraph
import ScopeRules
import Testing

/// The examples that `thimble rules` shows are true.
@Suite struct ExampleTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let rule: any Rule.Type

        var testDescription: String { rule.id }
        /// A rule that is off by default is on here.
        var severities: [String: Severity?] { rule.defaultSeverity == nil ? [rule.id: .warning] : [:] }
    }

    static let cases = allRules.map { Case(rule: $0) }

    @Test(arguments: cases)
    func triggeringExampleTriggersThisRuleAndNoOther(_ example: Case) {
        let found = findings(in: RuleSubject(source: example.rule.triggeringExample), severities: example.severities)
        #expect(Set(found.map(\.rule)) == [example.rule.id])
        if let severity = example.rule.defaultSeverity {
            #expect(found.allSatisfy { $0.severity == severity && $0.title == example.rule.title })
        }
    }

    /// What an example leaves to be generated counts as generated, except where that is the subject.
    @Test(arguments: cases)
    func silentExampleGivesNoFinding(_ example: Case) {
        let isGenerated = example.rule.id != StaleProviders.id
        let subject = RuleSubject(source: example.rule.silentExample, isGenerated: isGenerated)
        let found = findings(in: subject, severities: example.severities)
        #expect(found.map(\.reason) == [])
    }

    @Test func rulesAreSortedAndHaveIdsOfTheirOwn() {
        let ids = allRules.map { $0.id }
        #expect(ids == ids.sorted())
        #expect(Set(ids).count == ids.count)
    }

    @Test(arguments: cases)
    func everyRuleExplainsItself(_ example: Case) {
        #expect(!example.rule.reason.isEmpty)
        #expect(example.rule.id.allSatisfy { $0.isLowercase || $0 == "-" })
        #expect(example.rule.title.lowercased().filter(\.isLetter) == example.rule.id.filter(\.isLetter))
    }
}
