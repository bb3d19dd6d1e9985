import Testing

@testable import TicTacToe

@Suite
struct NameRulesTests {
    private let rules = NameRules(maximumLength: 8)

    @Test(arguments: ["Ada", "Ann-Lou", "O'Neil", "Jr. 2", "Zoë", "玲子"])
    func names(name: String) {
        #expect(rules.fault(in: name) == nil)
    }

    @Test(arguments: [
        "", "Charlotte", "a\u{7}", "\u{1B}[31m", "a\nb", "/new", "a" + String(repeating: "\u{301}", count: 40),
    ])
    func noNames(name: String) {
        #expect(rules.fault(in: name) != nil)
    }
}
