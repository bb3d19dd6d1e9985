import CommandTestSupport
import Foundation
import TestSupport
import Testing

@testable import ThimbleCommands

/// A configuration comes with the sources, from whoever wrote them.
@Suite struct StrangerTests {
    private static let app = """
        import RIBs
        final class InnComponent: Component<InnDependency> {}

        """

    /// A home with a checkout in it, to which a configuration belongs.
    private func home(_ configuration: String) throws -> TemporaryFolder {
        try TemporaryFolder([
            "profile": "mine\n", "App/.thimble.json": configuration, "App/Inn.swift": Self.app,
            "App/notes.txt": "my notes\n", "App/Reports/README": "",
        ])
    }

    @Test(arguments: [
        #"{"reporters": ["text=../profile"]}"#, #"{"reporters": ["text=Reports/../../profile"]}"#,
        #"{"reporters": ["text=/etc/thimble-test"]}"#, #"{"reporters": ["text=/dev/null"]}"#,
        #"{"reporters": ["text=way/profile"]}"#, #"{"generated": {"App": "../profile.swift"}}"#,
        #"{"generated": {"App": "way/Wiring.swift"}}"#, #"{"baseline": "../profile"}"#, #"{"baseline": "link"}"#,
    ])
    func nothingOutsideItsFolderIsTouched(configuration: String) throws {
        let home = try home(configuration)
        try home.link("App/way", to: home.path)
        try home.link("App/link", to: "../profile")
        for command in ["check", "generate"] {
            let outcome = thimble(command, "\(home.path)/App")
            #expect(outcome.code == 2)
            #expect(outcome.errors.hasPrefix("error: \(home.path)/App/.thimble.json:1:"), "\(outcome.errors)")
            #expect(outcome.errors.contains("leads out of the folder of '.thimble.json'"))
            #expect(!outcome.errors.contains("mine"))
        }
        #expect(try home.text(of: "profile") == "mine\n")
        #expect(try home.names() == ["App", "profile"])
    }

    @Test(arguments: [
        #"{"reporters": ["json=.vimrc"]}"#, #"{"reporters": ["json=.git/hooks/post-checkout"]}"#,
        #"{"generated": {"App": ".hidden/Wiring.swift"}}"#,
    ])
    func nothingHiddenIsWritten(configuration: String) throws {
        let home = try home(configuration)
        let outcome = thimble("check", "\(home.path)/App")
        #expect(outcome.code == 2)
        #expect(outcome.errors.contains("this file is hidden, or in a hidden folder"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: "\(home.path)/App").count == 4)
    }

    @Test(arguments: [
        "text", "xcode", "json", "sarif", "junit", "checkstyle", "codeclimate", "markdown", "github-actions",
    ])
    func onlyAnOlderReportIsReplaced(reporter: String) throws {
        let home = try home(#"{"reporters": ["\#(reporter)=notes.txt"]}"#)
        let refused = thimble("check", "\(home.path)/App")
        #expect(refused.code == 2)
        #expect(refused.errors.contains(":1:16: this file was not written by the reporter '\(reporter)'"))
        #expect(try home.text(of: "App/notes.txt") == "my notes\n")
        try home.remove("App/notes.txt")
        // Without findings, with some, and without again.
        for rule in [#", "rules": {"unknown-dependency": "off"}}"#, "}", #", "rules": {"unknown-dependency": "off"}}"#]
        {
            try home.write(#"{"reporters": ["\#(reporter)=notes.txt"]\#(rule)"#, to: "App/.thimble.json")
            #expect(thimble("check", "\(home.path)/App").code == (rule == "}" ? 1 : 0))
        }
        #expect(try home.text(of: "App/notes.txt") != "my notes\n")
    }

    @Test(arguments: ["pipe", "folder", "loop", "device"])
    func aConfigurationIsARegularFile(kind: String) throws {
        let home = try home("{}")
        try home.remove("App/.thimble.json")
        switch kind {
        case "pipe": #expect(mkfifo("\(home.path)/App/.thimble.json", 0o600) == 0)
        case "folder": try home.write("", to: "App/.thimble.json/README")
        case "loop": try home.link("App/.thimble.json", to: ".thimble.json")
        default: try home.link("App/.thimble.json", to: "/dev/zero")
        }
        let outcome = thimble("check", "\(home.path)/App")
        #expect(outcome.code == 2)
        #expect(
            outcome.errors.hasPrefix("error: \(home.path)/App/.thimble.json:1:1: The configuration cannot be read: ")
        )
    }

    @Test(arguments: ["Package.swift", "App.podspec", "BUILD.bazel", "ThimbleGenerated.swift", "NeedleGenerated.swift"])
    func pipesAndDevicesAreNotWaitedFor(name: String) throws {
        for isPipe in [true, false] {
            let home = try home("{}")
            if isPipe {
                #expect(mkfifo("\(home.path)/App/\(name)", 0o600) == 0)
            } else {
                try home.link("App/\(name)", to: "/dev/zero")
            }
            #expect(thimble("check", "\(home.path)/App").code == 1)
        }
    }

    @Test func aBaselineIsNotRepeated() throws {
        let home = try home(#"{"baseline": "notes.txt"}"#)
        let outcome = thimble("check", "\(home.path)/App")
        #expect(outcome.code == 2)
        #expect(
            outcome.errors.contains(
                "notes.txt:1:1: this is not a baseline that 'thimble check --write-baseline' wrote."
            )
        )
        #expect(!outcome.errors.contains("my"))
    }

    /// Names of files and keys are anybody's text.
    @Test func namesCommandNothing() throws {
        let home = try home("{}")
        try home.write(
            "import RIBs\nfinal class WellComponent: Component<WellDependency> {",
            to: "App/::error::\u{1B}[2J.swift"
        )
        try home.write(#"{"::warning::\u001b[2J\n::error::x": 1}"#, to: "key.json")
        let folder = FileManager.default.currentDirectoryPath
        let outcomes = [
            thimble("check", "\(home.path)/App"), thimble("check", "--reporter", "xcode", "\(home.path)/App"),
            thimble("check", "--config", "\(home.path)/key.json", "\(home.path)/App"),
            thimble("check", "::error::\n::error::x"), thimble("::error::\u{9B}2J"),
            thimble("check", "--::error::\u{202E}"),
            thimble("check", "--reporter", "github-actions", "\(home.path)/App"),
        ]
        #expect(folder == FileManager.default.currentDirectoryPath)
        for outcome in outcomes.dropLast() { #expect(Self.isInert(outcome.output + outcome.errors)) }
        #expect(Self.isInert(outcomes.last?.errors ?? ""))
        #expect(outcomes.last?.output.split(separator: "\n").allSatisfy { $0.hasPrefix("::error ") } == true)
    }

    private static func isInert(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy {
            $0 == "\n" || $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) && $0 != "\u{202E}"
        }
            && !text.split(separator: "\n").contains { $0.drop { $0 == " " }.hasPrefix("::") || $0.contains("##[") }
    }
}
