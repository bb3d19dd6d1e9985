import CommandTestSupport
import Foundation
import TestSupport
import Testing

/// `check --watch` as a process, on real files.
@Suite("Watching")
struct WatchTests {
    private static let root = """
        import NeedleFoundation

        final class AppComponent: BootstrapComponent {
            var title: String { "App" }
            var login: LoginComponent { LoginComponent(parent: self) }
        }

        """
    private static let login = """
        import NeedleFoundation

        protocol LoginDependency: Dependency { var title: String { get } }

        final class LoginComponent: Component<LoginDependency> {
            var shown: String { dependency.title }
        }

        """
    private static let broken = root.replacing("var title", with: "var name")

    private func app() throws -> TemporaryFolder {
        try TemporaryFolder(["App/Root.swift": Self.root, "App/Login.swift": Self.login])
    }

    private func started(_ folder: TemporaryFolder, _ arguments: [String] = []) throws -> RunningWatch {
        let watch = try RunningWatch(in: folder.path, arguments)
        try #require(watch.waits { watch.runCount == 1 }, "\(watch.output)\(watch.errors)")
        return watch
    }

    @Test("It shows what is new and what is gone, and ends with an interruption", arguments: [[], ["--poll"]])
    func edits(_ options: [String]) throws {
        let folder = try app()
        let watch = try started(folder, options)
        #expect(watch.output.hasPrefix("Checked 2 files, 2 scopes: no findings"))
        // In place.
        let file = try FileHandle(forWritingTo: folder.url.appendingPathComponent("App/Root.swift"))
        try file.write(contentsOf: Data(Self.broken.utf8))
        try file.truncate(atOffset: UInt64(Self.broken.utf8.count))
        try file.close()
        #expect(watch.waits { watch.runCount == 2 })
        #expect(watch.output.contains("[missing-provider]") && watch.output.contains("\nFindings: 1 new.\n"))
        // Another edit: what was found is still there, and not shown again.
        try folder.write("struct Other {}\n", to: "App/Other.swift")
        #expect(watch.waits { watch.output.contains("\nFindings: 1 still there.\n") })
        #expect(watch.output.components(separatedBy: "path from the root").count == 2)
        // By renaming another file.
        try folder.write(Self.root, to: "App/.Root.swift.new")
        #expect(rename("\(folder.path)/App/.Root.swift.new", "\(folder.path)/App/Root.swift") == 0)
        #expect(watch.waits { watch.output.contains("\nNo findings: 1 gone.\n") }, "\(watch.output)")
        #expect(watch.output.contains("gone: App/Login.swift:3:44: error: "))
        #expect(watch.interrupt() == 0)
        #expect(!watch.output.contains("\u{1B}"))
        #expect(watch.errors == "")
    }

    @Test("A branch with 2,000 other files is one run")
    func burst() throws {
        let folder = try app()
        let watch = try started(folder)
        // All events are there when it looks again, as fast as files may change.
        watch.send(SIGSTOP)
        for number in 0..<2000 {
            try folder.write("let value\(number) = \(number)\n", to: "App/Folder\(number / 100)/File\(number).swift")
        }
        watch.send(SIGCONT)
        #expect(watch.waits { watch.runCount == 2 })
        try folder.write(Self.broken, to: "App/Root.swift")
        #expect(watch.waits { watch.output.contains("Findings: 1 new.") })
        #expect(watch.runCount == 3)
        // In a folder that has come meanwhile.
        try folder.write(Self.root.replacing("AppComponent", with: "OtherComponent"), to: "App/Folder7/Other.swift")
        #expect(watch.waits { watch.runCount == 4 })
        #expect(watch.interrupt() == 0)
    }

    @Test("It goes on while git has its lock, and runs once when that is free")
    func repository() throws {
        let folder = try app()
        try folder.write("", to: ".git/HEAD")
        let watch = try started(folder)
        try folder.write("", to: ".git/index.lock")
        try folder.write(Self.broken, to: "App/Root.swift")
        usleep(700_000)
        #expect(watch.runCount == 1)
        try folder.write("struct Other {}\n", to: "App/Other.swift")
        try folder.remove(".git/index.lock")
        #expect(watch.waits { watch.runCount == 2 })
        usleep(500_000)
        #expect(watch.runCount == 2)
        #expect(watch.interrupt() == 0)
    }

    @Test("The folder may be deleted and come back, and move away and back", arguments: [[], ["--poll"]])
    func deletion(_ options: [String]) throws {
        let outer = try TemporaryFolder(["Project/App/Root.swift": Self.broken, "Project/App/Login.swift": Self.login])
        let app = "\(outer.path)/Project"
        let watch = try RunningWatch(in: outer.path, [app] + options)
        #expect(watch.waits { watch.output.contains("1 error") })
        try FileManager.default.removeItem(atPath: app)
        #expect(watch.waits { watch.errors.contains("does not exist") })
        try outer.write(Self.login, to: "Project/App/Login.swift")
        try outer.write(Self.root, to: "Project/App/Root.swift")
        #expect(watch.waits { watch.output.contains("No findings: 1 gone.") }, "\(watch.output)\(watch.errors)")
        try FileManager.default.moveItem(atPath: app, toPath: "\(app)2")
        #expect(watch.waits { watch.errors.components(separatedBy: "does not exist").count == 3 }, "\(watch.errors)")
        try outer.write(Self.broken, to: "Project2/App/Root.swift")
        try FileManager.default.moveItem(atPath: "\(app)2", toPath: app)
        #expect(watch.waits { watch.output.contains("Findings: 1 new.") }, "\(watch.output)")
        #expect(watch.interrupt() == 0)
    }

    @Test("A broken configuration is said, and it goes on when it is repaired")
    func configuration() throws {
        let folder = try app()
        let watch = try started(folder)
        try folder.write("{", to: ".thimble.json")
        #expect(watch.waits { watch.errors.contains(".thimble.json:1:2: ") }, "\(watch.errors)")
        try folder.write(#"{ "exclude": ["Root.swift"] }"#, to: ".thimble.json")
        #expect(watch.waits { watch.output.contains("[no-root]") }, "\(watch.output)")
        try folder.remove(".thimble.json")
        #expect(watch.waits { watch.output.contains("No findings: 1 gone.") })
        #expect(watch.interrupt() == 0)
    }

    @Test(
        "A changed baseline is another run, whether an option or the configuration names it",
        arguments: [true, false]
    )
    func baseline(isTyped: Bool) throws {
        let none = #"{ "findings": [], "schemaVersion": 1 }"#
        let outer = try TemporaryFolder(["App/Root.swift": Self.broken, "App/Login.swift": Self.login])
        let (app, file) = ("\(outer.path)/App", isTyped ? "Known/findings.json" : "App/findings.json")
        try outer.write(none, to: file)
        if !isTyped { try outer.write(#"{ "baseline": "findings.json" }"#, to: "App/.thimble.json") }
        let watch = try RunningWatch(in: app, isTyped ? ["--baseline", "../\(file)"] : [])
        #expect(watch.waits { watch.output.contains("1 error") }, "\(watch.output)\(watch.errors)")
        #expect(thimble("check", app, "--write-baseline", "\(outer.path)/\(file)").code == 0)
        #expect(watch.waits { watch.output.contains("\nNo findings: 1 gone.\n") }, "\(watch.output)\(watch.errors)")
        try outer.write(none, to: file)
        #expect(watch.waits { watch.output.contains("\nFindings: 1 new.\n") }, "\(watch.output)\(watch.errors)")
        #expect(watch.interrupt() == 0)
    }

    #if os(Linux)
        @Test("If the kernel forgets events, it reads everything again")
        func overflow() throws {
            let folder = try app()
            let watch = try started(folder)
            watch.send(SIGSTOP)
            let limit = Int((try? Files.text(of: "/proc/sys/fs/inotify/max_queued_events"))?.dropLast() ?? "") ?? 16384
            for number in 0..<(limit / 2 + 100) {
                let path = "\(folder.path)/App/\(number % 2).txt"
                try Data().write(to: URL(fileURLWithPath: path))
                try FileManager.default.removeItem(atPath: path)
            }
            // The queue is full: this event is lost.
            try folder.write(Self.broken, to: "App/Root.swift")
            watch.send(SIGCONT)
            #expect(watch.waits { watch.output.contains("Findings: 1 new.") }, "\(watch.output)")
            #expect(watch.interrupt() == 0)
        }
    #endif

    @Test("It ends when its output is closed, and with a signal that ends processes")
    func ends() throws {
        let folder = try app()
        let pipe = Pipe()
        let piped = try RunningWatch(in: folder.path, output: pipe.fileHandleForWriting)
        try pipe.fileHandleForWriting.close()
        let start = try pipe.fileHandleForReading.read(upToCount: 7)
        #expect(start == Data("Checked".utf8))
        try pipe.fileHandleForReading.close()
        #expect(piped.exitCode() == 0)
        let watch = try started(folder)
        watch.send(SIGTERM)
        #expect(watch.exitCode() == 0)
    }

    @Test(
        "It clears the screen of a terminal before it shows what has changed",
        .enabled(if: Program(named: "script") != nil, "`script` is not installed.")
    )
    func terminal() throws {
        let folder = try app()
        let script = try #require(Program(named: "script"))
        let keys = Pipe()
        let watch = try RunningWatch(onTerminal: script, in: folder.path, keys: keys)
        #expect(watch.waits { watch.output.contains("no findings") })
        try folder.write(Self.broken, to: "App/Root.swift")
        #expect(watch.waits { watch.output.contains("Findings: 1 new.") })
        // Ctrl-C.
        try keys.fileHandleForWriting.write(contentsOf: Data([3]))
        #expect(watch.exitCode() == 0)
        let parts = watch.output.components(separatedBy: "\u{1B}[2J\u{1B}[H")
        #expect(parts.count == 2 && !parts[0].contains("Findings: 1 new."), "\(watch.output)")
    }

    @Test("What it cannot do together with other options, it says")
    func contradictions() throws {
        for words in [["--fix"], ["--write-baseline", "x"], ["--reporter", "json"], ["--file-list", "-"]] {
            let outcome = thimble(["check", "--watch"] + words)
            #expect(outcome.code == 2 && outcome.errors.contains("--watch"), "\(words) \(outcome.errors)")
        }
        #expect(thimble("check", "--poll").errors.hasPrefix("error: '--poll' requires '--watch'."))
    }
}
