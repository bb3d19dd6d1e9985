import Testing
import TicTacToe

/// Plays the whole app, from its input to its output.
@Suite
struct ScriptedGameTests {
    @Test
    func playsFromLoginToLogout() {
        let output = play(
            ["Ada", "Grace", "1", "1", "4", "2", "5", "3", "", "2", "", "3"]
        )

        expectInOrder(
            [
                "== Tic Tac Toe 1.0 > Log in ==", "Logging in ...",
                "== Tic Tac Toe 1.0 > Start ==", "Ada 0 : 0 Grace",
                "== Tic Tac Toe 1.0 > Game ==", "Ada (X), your move.", " X | 2 | 3 ", "Grace (O), your move.",
                " X | X | X ", "Ada wins! Press return to go on.",
                "== Tic Tac Toe 1.0 > Start ==", "Ada 1 : 0 Grace",
                "== Tic Tac Toe 1.0 > Start > Scores ==", "  Ada   |*", "  Grace |",
                "Games since the start: 1, of them drawn: 0.",
                "== Tic Tac Toe 1.0 > Start ==",
                "== Tic Tac Toe 1.0 > Log in ==", "Goodbye.",
            ],
            in: output
        )
    }

    @Test
    func aFailedLoginCanBeMendedByANewAccount() {
        let output = play(["Ada", "Bob", "/new", "Ada", "Bob", "Ada", "Bob"])

        expectInOrder(
            [
                "Logging in ...", "Error: There is no account named Bob.", "> New account ==",
                "Making the account ...", "Error: There is an account named Ada already.",
                "Making the account ...", "Welcome, Bob. You can log in now.",
                "Logging in ...", "Ada 0 : 0 Bob",
            ],
            in: output
        )
    }

    @Test
    func theJournalOutlivesALoginAndTheScoreDoesNot() {
        let win = ["1", "1", "4", "2", "5", "3", ""]
        let draw = ["1", "1", "2", "3", "5", "4", "6", "8", "7", "9", ""]
        let output = play(["Ada", "Grace"] + win + ["3", "Grace", "Ada"] + draw + ["2", ""])

        expectInOrder(
            [
                "Ada 1 : 0 Grace", "Log in ==", "Grace 0 : 0 Ada", "It is a draw.",
                "Grace 0 : 0 Ada", "Games since the start: 2, of them drawn: 1.",
            ],
            in: output
        )
    }

    @Test
    func theEndOfTheInputEndsTheProgramOnEveryScreen() {
        let script = ["/new", "", "Ada", "Bob", "Ada", "Grace", "2", "", "1", "1", "4", "2", "5", "3", "", "3"]
        for count in 0...script.count {
            #expect(play(Array(script.prefix(count))).hasSuffix("\nGoodbye.\n"))
        }
    }

    @Test
    func nonsenseIsBorneOnEveryScreen() {
        let nonsense = ["0", "-1", "99999999999999999999", "1.5", "\u{0}", "\u{1B}[2J", "\u{FFFD}", "/", "🙃"]
        let longLine = String(repeating: "x", count: 100_000)
        let output = play(
            nonsense + [longLine, longLine, "/new", longLine] + nonsense + [""]
                + ["Ada", "Grace"] + nonsense.dropFirst()
                + ["1"] + nonsense + ["1", "1", "4", "2", "5", "3"]
                + ["x", "nonsense", "2", longLine, "3"]
        )
        expectInOrder(
            ["Error: ", "Ada 0 : 0 Grace", "Choose one of", "Ada wins!", "Scores ==", "Goodbye."],
            in: output
        )
    }

    @Test
    func theSameInputGivesTheSameOutput() {
        let script = ["Ada", "Grace", "1", "5", "1", "9", "3", "2", "", "2"]
        #expect(play(script) == play(script))
    }

    private func play(_ lines: [String]) -> String {
        let terminal = ScriptedTerminal(lines: lines)
        TicTacToeApp(terminal: terminal).run()
        return terminal.output
    }

    /// Expects each part after the one before it.
    private func expectInOrder(
        _ parts: [String],
        in output: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        var rest = output[...]
        for part in parts {
            guard let range = rest.firstRange(of: part) else {
                Issue.record("\"\(part)\" is missing in:\n\(rest)", sourceLocation: sourceLocation)
                return
            }
            rest = rest[range.upperBound...]
        }
    }
}
