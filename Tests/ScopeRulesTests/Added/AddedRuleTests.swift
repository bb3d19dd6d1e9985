import ScopeRules
import TestSupport
import Testing

/// The rule in the manual's page on adding one.
@Suite struct AddedRuleTests {
    @Test func theManualShowsIt() throws {
        let page = try ManualPage("AddingARule")
        #expect(page.swiftBlocks.contains(try Files.text(beside: #filePath, "WideDependency.swift")))
    }

    @Test func itsExamplesAreTrue() {
        let found = WideDependency.findings(in: RuleSubject(source: WideDependency.triggeringExample))
        let reason = "`HomeComponent` requires 4 properties. Group properties that are used together in one type."
        #expect(found.map(\.reason) == [reason])
        #expect(WideDependency.findings(in: RuleSubject(source: WideDependency.silentExample)).isEmpty)
    }
}
