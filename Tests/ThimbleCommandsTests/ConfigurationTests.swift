import CommandTestSupport
import Foundation
import TestSupport
import Testing
import TextFormats

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
        let outcome = thimble(["check", "--reporter", "xcode"] + words + ["\(folder.path)\(path)"])
        func short(_ text: String) -> String { text.replacingOccurrences(of: folder.path, with: "APP") }
        return Outcome(code: outcome.code, output: short(outcome.output), errors: short(outcome.errors))
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

    @Test func pathsAreReadWhereNoneIsTyped() throws {
        let folder = try TemporaryFolder([
            ".thimble.json": #"{"paths": ["App/Old", "App/Inn.swift"]}"#, "App/Inn.swift": Self.app,
            "App/Old/Well.swift": "struct Well {}", "App/Other.swift": "struct Other {}",
        ])
        let config = "\(folder.path)/.thimble.json"
        let named = thimble("check", "--config", config)
        #expect(named.code == 1)
        #expect(named.errors == "Checked 2 files, 1 scope: 1 error.\n")
        #expect(named.output.hasPrefix("\(folder.path)/App/Inn.swift:2:37: error: "))
        #expect(thimble("check", "--config", config, "\(folder.path)/App").errors.hasPrefix("Checked 3 files, "))
        try folder.write(#"{"paths": ["None"]}"#, to: ".thimble.json")
        let missing = thimble("check", "--config", config)
        #expect(missing.code == 2)
        #expect(missing.errors == "error: '\(folder.path)/None' does not exist.\n")
    }

    @Test func theFileThatIsNamedCountsAndNoOther() throws {
        let folder = try TemporaryFolder([
            "App/.thimble.json": "{ broken", "Wishes/lax.json": #"{"rules": {"unknown-dependency": "off"}}"#,
            "App/Inn.swift": Self.app,
        ])
        let app = "\(folder.path)/App"
        #expect(thimble("check", app).code == 2)
        let lax = thimble("check", "--config", "\(folder.path)/Wishes/lax.json", app)
        #expect(lax.code == 0)
        for command in ["check", "graph", "generate", "inspect"] {
            let missing = thimble(command, "--config", "\(folder.path)/none.json", app)
            #expect(missing.code == 2)
            #expect(missing.errors == "error: The configuration '\(folder.path)/none.json' does not exist.\n")
        }
    }

    @Test func reportsAreTheProjects() throws {
        let folder = try TemporaryFolder([
            ".thimble.json": #"{"reporters": ["checkstyle", "json=thimble.json"]}"#, "App/Inn.swift": Self.app,
        ])
        let app = "\(folder.path)/App"
        let outcome = thimble("check", app)
        #expect(outcome.output.hasPrefix("<?xml"))
        #expect(try folder.text(of: "thimble.json").contains("unknown-dependency"))
        try folder.remove("thimble.json")
        #expect(thimble("check", "--reporter", "xcode", app).output.hasPrefix("\(app)/Inn.swift:2:37: error: "))
        #expect(try !folder.names().contains("thimble.json"))
    }

    /// Quay is made by App, of another module, which is to conform to what Quay needs.
    private static let quay = """
        import RIBs
        protocol QuayDependency: Dependency {}
        final class QuayComponent: Component<QuayDependency> {}
        final class AppComponent: Component<EmptyDependency> {
            init() { super.init(dependency: EmptyComponent()) }
        }
        let quay = QuayComponent(dependency: AppComponent())

        """

    @Test(arguments: ["Harbour/Wiring.swift", "Generated/Harbour.swift"])
    func whatIsGeneratedGoesWhereTheProjectWantsIt(path: String) throws {
        let folder = try TemporaryFolder([
            "App/.thimble.json": #"{"modules": {"Harbour": "Harbour"}, "generated": {"Harbour": "\#(path)"}}"#,
            "App/Harbour/Quay.swift": Self.quay, "App/Generated/README": "",
        ])
        let app = "\(folder.path)/App"
        #expect(thimble("check", app).output.contains("[stale-providers]"))
        #expect(thimble("generate", "--check", app).code == 1)
        let written = thimble("generate", app)
        #expect(written.code == 0)
        #expect(try folder.text(of: "App/\(path)").contains("extension AppComponent: QuayDependency"))
        #expect(thimble("check", app).code == 0)
        #expect(thimble("generate", "--check", app).errors == "Up to date.\n")
        #expect(try !folder.names().contains("App/Harbour/ThimbleGenerated.swift"))
        try folder.write("struct Mine {}\n", to: "App/\(path)")
        let taken = thimble("generate", app)
        #expect(taken.code == 2)
        #expect(taken.errors.contains("contains other code: move that file"))
        #expect(try folder.text(of: "App/\(path)") == "struct Mine {}\n")
    }

    @Test func whatStaysBehindOrIsMisspeltIsSaid() throws {
        let folder = try TemporaryFolder(["Harbour/Quay.swift": Self.quay])
        let app = "\(folder.path)/Harbour"
        #expect(thimble("generate", app).code == 0)
        try folder.write(#"{"generated": {"Harbour": "Wiring.swift"}}"#, to: "Harbour/.thimble.json")
        let moved = thimble("check", app)
        #expect(moved.output.contains("[stale-providers]"))
        let left = "\(app)/ThimbleGenerated.swift"
        #expect(moved.output.contains("\(left):1:1: error: This is a second file with the generated providers"))
        let note = "\(left): note: the code of 'Harbour' is now written to '\(app)/Wiring.swift'; delete this file\n"
        let written = thimble("generate", app).errors
        #expect(written.hasPrefix(note))
        #expect(written.contains("Wrote \(app)/Wiring.swift"))
        try folder.remove("Harbour/ThimbleGenerated.swift")
        #expect(thimble("check", app).errors == "Checked 1 file, 2 scopes: no findings.\n")
        try folder.write(#"{"generated": {"Harbor": "Wiring.swift", "Sky": "Sky.swift"}}"#, to: "Harbour/.thimble.json")
        let misspelt = thimble("check", app).errors
        let place = "\(app)/.thimble.json:1:16: note: "
        #expect(misspelt.hasPrefix("\(place)no module that was read has the name 'Harbor'. Did you mean 'Harbour'?\n"))
        #expect(!misspelt.contains("Sky"))
    }

    /// Whatever the folders that are read, as long as they are all that the configuration has.
    @Test func aMisspeltModuleOfBuildIsAnError() throws {
        let folder = try TemporaryFolder([
            "Harbour/Sources/Quay.swift": Self.quay, "Harbour/Tools/Crane.swift": "struct Crane {}",
            "Harbour/.thimble.json": #"{"paths": ["Sources"], "generated": {"Sorces": "build"}}"#,
        ])
        let config = "\(folder.path)/Harbour/.thimble.json"
        let message = "error: \(config):1:38: no module has the name 'Sorces', whose code the build should generate."
        for words in [["--config", config], ["\(folder.path)/Harbour"], ["\(folder.path)/Harbour/Sources"]] {
            let refused = thimble(["check"] + words)
            #expect(refused.code == 2)
            #expect(refused.errors.hasPrefix(message), "\(refused.errors)")
        }
        // The module may be elsewhere.
        #expect(thimble("check", "--allow-empty", "\(folder.path)/Harbour/Tools").code == 0)
    }

    @Test func messagesNameTheFileAsTyped() throws {
        let folder = try TemporaryFolder([
            "Harbour/Quay.swift": Self.quay, "Harbour/Old/Mine.swift": "struct Mine {}\n",
        ])
        let config = "\(folder.path)/Harbour/Old/../ci.json"
        func errors(_ configuration: String) throws -> String {
            try folder.write(configuration, to: "Harbour/ci.json")
            return thimble("generate", "--config", config, "\(folder.path)/Harbour").errors
        }
        #expect(try errors(#"{"baseline": "../b.json"}"#).contains("out of the folder of '\(config)'"))
        #expect(try errors(#"{"generated": {"Harbour": "Old/Mine.swift"}}"#).contains("another one in '\(config)'."))
        #expect(try errors(#"{"generated": {"Harbor": "build"}}"#).hasPrefix("error: \(config):1:16: no module has"))
        #expect(try errors(#"{"generated": {"Harbor": "a.swift"}}"#).hasPrefix("\(config):1:16: note: no module that"))
    }

    /// Two files with the same declarations do not compile.
    @Test func aCopyOfAGeneratedFileIsReported() throws {
        let folder = try TemporaryFolder(["Harbour/Quay.swift": Self.quay])
        let app = "\(folder.path)/Harbour"
        #expect(thimble("generate", app).code == 0)
        let text = try folder.text(of: "Harbour/ThimbleGenerated.swift")
        try folder.write(text.replacing("Quay", with: "Pier"), to: "Harbour/Old.swift")
        let note =
            "\(app)/Old.swift: note: the code of 'Harbour' is now written to '\(app)/ThimbleGenerated.swift'; "
            + "delete this file\n"
        let checked = thimble("check", app)
        #expect(checked.code == 1)
        let headline = "This is a second file with the generated providers of `Harbour`"
        #expect(checked.output.hasPrefix("\(app)/Old.swift:1:1: error: \(headline) [stale-providers]\n"))
        #expect(thimble("generate", app).errors == note + "Up to date.\n")
        let compared = thimble("generate", "--check", app)
        #expect(compared.code == 1)
        #expect(compared.errors == note + "1 generated file to delete.\n")
        #expect(thimble("generate", "--dialect", "needle", "--check", app).code == 0)
        try folder.write("\n", to: "Harbour/Old.swift")
        #expect(thimble("generate", "--check", app).errors == "Up to date.\n")
        try folder.write(text.replacing("Quay", with: "Pier"), to: "Harbour/Old.swift")
        try folder.remove("Harbour/ThimbleGenerated.swift")
        #expect(thimble("generate", app).errors == "Wrote \(app)/Old.swift (1 scope).\n")
    }

    /// Tests may compare with them.
    @Test func generatedFilesOfTestsAreNoCopies() throws {
        let folder = try TemporaryFolder([
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Harbour",
                targets: [.target(name: "Harbour"), .testTarget(name: "HarbourTests", dependencies: ["Harbour"])]
            )
            """, "Sources/Harbour/Quay.swift": Self.quay,
        ])
        #expect(thimble("generate", folder.path).code == 0)
        let text = try folder.text(of: "Sources/Harbour/ThimbleGenerated.swift")
        for name in ["Before", "After"] { try folder.write(text, to: "Tests/HarbourTests/Expected/\(name).swift") }
        let headline = "This is a second file with the generated providers"
        #expect(!thimble("check", folder.path).output.contains(headline))
        #expect(!thimble("generate", folder.path).errors.contains("delete this file"))
        try folder.write(text, to: "Sources/Harbour/Before.swift")
        let copied = thimble("check", folder.path).output
        #expect(copied.contains("Sources/Harbour/Before.swift:1:1: error: \(headline) of `Harbour`"))
    }

    @Test func aGeneratedFileWithAByteOrderMarkIsRecognized() throws {
        let folder = try TemporaryFolder(["Harbour/Quay.swift": Self.quay])
        let app = "\(folder.path)/Harbour"
        #expect(thimble("generate", app).code == 0)
        let text = try folder.text(of: "Harbour/ThimbleGenerated.swift")
        try folder.write("\u{FEFF}\(text)", to: "Harbour/ThimbleGenerated.swift")
        #expect(thimble("check", app).output.contains("out of date: only imports or comments differ"))
        #expect(thimble("generate", app).code == 0)
        #expect(try folder.text(of: "Harbour/ThimbleGenerated.swift") == text)
    }

    @Test(arguments: [
        (#"{"rules": {"unknown-dependancy": "off"}}"#, "1:12: unknown rule 'unknown-dependancy'. Did you mean"),
        (#"{"excludes": []}"#, "1:2: unknown key 'excludes'. Did you mean 'exclude'?"),
        ("{\n  \"strict\": \"yes\"\n}", "2:13: expected true or false, found a string."),
        (
            #"{"rules": {"unknown-dependency": "fatal"}}"#,
            "1:34: 'fatal' is not valid here; use error, warning, note or off."
        ),
        (#"{"strict": true} 1"#, "1:18: unexpected text after the value."),
        (#"{"strict": true, "strict": false}"#, "1:18: duplicate key 'strict'."),
        (#"{"exclude": ["a"#, "1:16: unterminated string."),
        (#"{"exclude": [a]}"#, "1:14: 'a' is not a value; strings need quotes."),
        ("{ /* open", "1:3: unterminated comment."),
        ("", "1:1: expected a value."),
        (#"{"modules": {"A": "nowhere"}}"#, "the path of module 'A', cannot be read"),
        (#"{"modules": ["A"]}"#, "1:13: expected an object, found a list."),
        (#"{"modules": {"A": ""}}"#, "1:19: expected a path, found an empty string."),
        (#"{"paths": "App"}"#, "1:11: expected a list, found a string."),
        (#"{"paths": [1]}"#, "1:12: expected a string, found a number."),
        (#"{"exclude": [null]}"#, "1:14: expected a string, found null."),
        (#"{"rules": {"unknown-dependency": true}}"#, "1:34: expected a string, found true or false."),
        (#"{"rules": {"unknown-dependency": "warnin"}}"#, "Did you mean 'warning'?"),
        (#"{"baseline": {}}"#, "1:14: expected a string, found an object."),
        (#"{"baseline": "none.json"}"#, "The baseline 'APP/none.json' does not exist."),
        (#"{"generated": {"A": "x.swift", "B": "./x.swift"}}"#, "the code of another module is already written here"),
        (#"{"generated": {"A": 3}}"#, "1:21: expected a string, found a number."),
        (#"{"reporters": ["jsn"]}"#, "1:16: Unknown reporter 'jsn'. Known: text, "),
        (#"{"reporters": ["json="]}"#, "1:16: 'json=' has no file name after '='."),
        (#"{"reporters": "json"}"#, "1:15: expected a list, found a string."),
        (
            #"{"fail-on": "warnings"}"#,
            "'warnings' is not valid here; use error, warning, note or never. Did you mean 'warning'?"
        ),
        (#"{"max-warnings": "3"}"#, "1:18: expected a number, found a string."),
        (#"{"max-warnings": -1}"#, "1:18: expected a whole number, 0 or greater, found -1."),
        (#"{"max-warnings": 1.5}"#, "1:18: expected a whole number, 0 or greater, found 1.5."),
        (#"{"strict": true, "fail-on": "never"}"#, "1:18: 'strict' fails on warnings"),
        (#"{"max-warnings": 0, "strict": true}"#, "1:21: 'max-warnings' has no effect if 'strict'"),
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

    @Test func manyKeysTakeTimeInProportion() throws {
        func text(_ count: Int) -> [UInt8] {
            Array("{\((0..<count).map { "\"key\($0)\":0" }.joined(separator: ","))}".utf8)
        }
        let texts = [5_000, 50_000].map { ($0, text($0)) }
        let isInProportion = try growsInProportion(from: 5_000, to: 50_000) { count in
            for (size, text) in texts where size == count {
                let members = try JSONReader.read(text).members()
                #expect(members.count == count)
            }
        }
        #expect(isInProportion)
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
