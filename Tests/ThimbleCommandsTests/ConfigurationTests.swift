import Foundation
import Testing

@testable import ThimbleCommands

@Suite struct ConfigurationTests {
    private static let app = """
        import RIBs
        final class InnComponent: Component<InnDependency> {}

        """

    private func outcome(_ configuration: String, path: String = "", _ words: String...) throws -> Outcome {
        let folder = try TemporaryFolder([
            ".thimble.json": configuration, "App/Inn.swift": Self.app, "App/Old/Well.swift": "struct Well {}",
        ])
        var console = RecordingConsole()
        let arguments = ["check", "--reporter", "xcode"] + words + ["\(folder.path)\(path)"]
        let code = run(arguments: arguments, console: &console)
        func short(_ text: String) -> String { text.replacingOccurrences(of: folder.path, with: "APP") }
        return Outcome(code: code, output: short(console.output), errors: short(console.errors))
    }

    @Test func severitiesAreTheProjects() throws {
        #expect(try outcome("{}").code == 1)
        let weaker = try outcome(#"{"rules": {"unknown-dependency": "warning"}}"#)
        #expect(weaker.code == 0)
        #expect(weaker.output.hasPrefix("APP/App/Inn.swift:2:37: warning: "))
        let strict = try outcome(#"{"rules": {"unknown-dependency": "warning"}, "strict": true}"#)
        #expect(strict.code == 1)
        #expect(try outcome(#"{"rules": {"unknown-dependency": "off"}}"#).output.isEmpty)
    }

    @Test func theFileIsFoundUpwardsAndItsPathsBeginAtIt() throws {
        let text = """
            // Old code is left alone.
            {
                "exclude": ["App/Old"], /* and so is the inn's rule */
                "rules": {"unknown-dependency": "off"},
            }
            """
        let inner = try outcome(text, path: "/App")
        #expect(inner.code == 0)
        #expect(inner.errors == "Checked 1 file, 1 scope: no findings.\n")
        #expect(try outcome(#"{"exclude": ["Old"]}"#).errors.contains("Checked 1 file,"))
        #expect(try outcome(#"{"exclude": []}"#).errors.contains("Checked 2 files,"))
    }

    @Test func modulesAreNamed() throws {
        let folder = try TemporaryFolder([
            ".thimble.json": #"{"modules": {"Well": "App/Old"}}"#, "App/Inn.swift": Self.app,
            "App/Old/Well.swift": "struct Well {}",
        ])
        let modules = thimble("inspect", "--modules", folder.path)
        #expect(modules.output.contains(#""folder":"App/Old","kind":"application","name":"Well""#))
    }

    @Test(arguments: [
        (#"{"rules": {"unknown-dependancy": "off"}}"#, "1:12: there is no rule 'unknown-dependancy'. Did you mean"),
        (#"{"excludes": []}"#, "1:2: there is no key 'excludes'. Did you mean 'exclude'?"),
        ("{\n  \"strict\": \"yes\"\n}", "2:13: true or false is expected, and this is a text."),
        (#"{"rules": {"unknown-dependency": "fatal"}}"#, "1:34: 'fatal' is none of error, warning, note, off."),
        (#"{"strict": true} 1"#, "1:18: nothing may follow the value."),
        (#"{"strict": true, "strict": false}"#, "1:18: the key 'strict' stands here a second time."),
        (#"{"exclude": ["a"#, "1:16: this text has no end."),
        (#"{"exclude": [a]}"#, "1:14: 'a' is no value; texts stand in quotes."),
        ("{ /* open", "1:3: this comment has no end."),
        ("", "1:1: a value is missing."),
        (#"{"modules": {"A": "nowhere"}}"#, "the path of module 'A', cannot be read"),
    ])
    func whatIsWrongIsSaidWithItsPlace(text: String, message: String) throws {
        let result = try outcome(text)
        #expect(result.code == 2)
        #expect(result.errors.contains(message), "\(result.errors)")
    }

    @Test(arguments: [
        "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[", "{\"a\":", "\"\\u12\"", "\"\\x\"", "\u{0}", "-", "[1,,2]",
    ])
    func noTextBreaksTheReader(text: String) {
        #expect(throws: JSONFault.self) { try JSONReader.read(Array(text.utf8)) }
    }

    @Test func textsAreReadAsJSONHasThem() throws {
        let text = #""\u00e9\ud83c\udfaf\n\/\"é""#
        guard case .string(let read) = try JSONReader.read(Array(text.utf8)).content else {
            Issue.record("It is a text.")
            return
        }
        #expect(read == "é🎯\n/\"é")
    }
}
