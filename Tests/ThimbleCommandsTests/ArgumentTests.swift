import CommandTestSupport
import Reporters
import Testing

@testable import ThimbleCommands

@Suite struct ArgumentTests {
    private func parse(_ words: String...) throws -> Arguments { try Arguments(words[...], for: Check.shape) }

    @Test func optionsTakeTheirValueWithASpaceOrAnEqualsSign() throws {
        #expect(try parse("--reporter", "json").value("--reporter") == "json")
        #expect(try parse("--reporter=json").value("--reporter") == "json")
        #expect(try parse("--format", "xcode").value("--reporter") == "xcode")
        #expect(try parse("--module", "A=b=c").all("--module") == ["A=b=c"])
        #expect(try parse("--baseline=--strict").value("--baseline") == "--strict")
        #expect(try parse("--file-list", "-").value("--file-list") == "-")
    }

    @Test func theLastValueCountsAndRepeatedOnesAreKept() throws {
        let arguments = try parse("--exclude", "a", "x", "--exclude=b", "--reporter", "text", "--reporter", "json")
        #expect(arguments.all("--exclude") == ["a", "b"])
        #expect(arguments.value("--reporter") == "json")
        #expect(arguments.operands == ["x"])
    }

    @Test func everythingBehindTwoHyphensIsAPath() throws {
        #expect(try parse("--strict", "--", "--strict", "-").operands == ["--strict", "-"])
    }

    @Test(
        arguments: [
            (["check", "--reportr"], "Unknown option '--reportr'. Did you mean '--reporter'?"),
            (["check", "--nonsense"], "Unknown option '--nonsense'.\n"),
            (["check", "--strict=yes"], "Option '--strict' takes no value."),
            (["check", "--reporter"], "Option '--reporter NAME[=FILE]' needs a value."),
            (["check", "--baseline", "--strict", "."], "Option '--baseline FILE' needs a value."),
            (["check", "--reporter", "-h"], "Option '--reporter NAME[=FILE]' needs a value."),
            (["check", "--baseline=", "."], "Option '--baseline FILE' needs a value."),
            (["check", "--max-warning", "3"], "Unknown option '--max-warning'. Did you mean '--max-warnings'?"),
            (["check", "--fail-on", "eror"], "Known: error, warning, note, never. Did you mean 'error'?"),
            (["graph", "--strict"], "Unknown option '--strict'. It requires 'check'."),
            (["why", "Login", "--adopt"], "Unknown option '--adopt'. It requires 'generate'."),
            (["why"], "Name a scope: SCOPE or SCOPE.PROPERTY."),
            (["diff", "old.json"], "Two graphs are required: OLD and NEW."),
            (["check", "--reporter", "jsn"], "codeclimate, markdown. Did you mean 'json'?"),
            (["check", "--module", "Core"], "'Core' is not of the form NAME=PATH"),
            (["generate", "--format", "dot"], "Unknown option '--format'."),
            (["chekc"], "Unknown command 'chekc'. Did you mean 'check'?"),
            (["--versoin"], "Unknown option '--versoin'. Did you mean '--version'?"),
            (["rules", "a", "b"], "Unexpected argument 'b'."),
            (["help", "grahp"], "Did you mean 'graph'?"),
            ([], "No command given."),
        ]
    )
    func wrongArgumentsAreExplained(words: [String], message: String) {
        let outcome = thimble(words)
        #expect(outcome.code == 2)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.contains(message))
        #expect(outcome.errors.contains("\nUsage: thimble "))
    }

    @Test func helpAndVersionGoToStandardOutput() {
        for word in ["--version", "-v", "version"] { #expect(thimble(word).output == "\(toolVersion)\n") }
        for outcome in [thimble("--help"), thimble("help"), thimble("-h")] {
            #expect(outcome.code == 0)
            #expect(outcome.output.contains("Commands:"))
            #expect(outcome.errors.isEmpty)
        }
        for command in allCommands {
            let outcome = thimble(command.shape.name, "--help")
            #expect(outcome.code == 0)
            // Needle's help is its own.
            #expect(outcome.output.contains(command == Needle.self ? "USAGE: needle" : command.shape.usage))
            #expect(thimble("help", command.shape.name).output == outcome.output)
        }
    }

    @Test func theHelpHasTitlesAndFitsAScreen() {
        let help = thimble("graph", "--help").output
        for option in Graph.shape.options { #expect(help.contains("\n  \(option.usage)"), "\(option.name)") }
        for title in ["Options", "Filters, which can be combined", "Sources"] {
            #expect(help.contains("\n\(title):\n"))
        }
        #expect(help.split(separator: "\n").allSatisfy { $0.count <= 110 })
    }
}
