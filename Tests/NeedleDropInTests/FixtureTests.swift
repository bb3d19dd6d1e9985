import Foundation
import TestSupport
import Testing

@testable import ThimbleCommands

/// Whether this run records instead of comparing: `THIMBLE_RECORD=1 swift test --filter NeedleDropInTests`.
private let isRecording = ProcessInfo.processInfo.environment["THIMBLE_RECORD"] == "1"

/// Small apps of our own, with what drop-in mode writes and says; whoever has no ../shared has these.
@Suite struct FixtureTests {
    private static let folder = repository.appendingPathComponent("Tests/NeedleDropInTests/Fixtures")

    static let all: [ReplayCase] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().map { ReplayCase(folder: folder.appendingPathComponent($0)) }.filter {
            $0.text("command") != nil
        }
    }()

    @Test(arguments: all)
    func writesAndSaysWhatWasRecorded(_ fixture: ReplayCase) throws {
        let done = try Replayed(fixture)
        let said = """
            \(done.report.output)\(done.report.warnings.map { "\($0)\n" }.joined())exit \(done.report.code)

            """
        let recorded = [
            "said.txt": said, "Out.swift": done.output.map { String(decoding: $0, as: UTF8.self) },
            "Out.inputs": done.inputs,
        ]
        for (name, text) in recorded {
            let path = "Expected/\(name)"
            if isRecording { try record(text, at: fixture.folder.appendingPathComponent(path)) }
            #expect(text == fixture.text(path), "\(name)")
        }
    }

    private func record(_ text: String?, at file: URL) throws {
        try? FileManager.default.removeItem(at: file)
        if let text { try Files.write(text, to: file.path) }
    }

    @Test func findsTheFixtures() { #expect(Self.all.count > 5) }

    /// What the remarks promise the compiler has to see, and nothing else.
    @Test(
        .disabled(if: isRecording, "What is recorded is compiled in the next run."),
        .enabled(if: Compiler.found != nil, "No swiftc is on the search path: nothing was compiled."),
        arguments: all.filter { $0.text("Expected/Out.swift") != nil }
    )
    func compilesUnlessARemarkSaysOtherwise(_ fixture: ReplayCase) throws {
        let compiler = try #require(Compiler.found)
        let warnings = fixture.text("Expected/said.txt") ?? ""
        let lines = warnings.split(separator: "\n").filter { $0.contains("cannot be compiled") }
        let isBroken = lines.contains { $0.contains(": warning: ") }
        let sources = fixture.folder.appendingPathComponent("Sources").path
        let names = Files.paths(below: sources, endingIn: ".swift")
        let generated = fixture.folder.appendingPathComponent("Expected/Out.swift").path
        let files = names.map { "\(sources)/\($0)" } + [generated]
        let plain = try compiler.check(files, [])
        #expect(plain.isAccepted != isBroken, "\(plain.errorLines)")
        let dynamic = try compiler.check(files, ["-D", "NEEDLE_DYNAMIC"])
        if lines.isEmpty { #expect(dynamic.isAccepted, "\(dynamic.errorLines)") }
        if lines.contains(where: { $0.contains("NEEDLE_DYNAMIC") }) { #expect(!dynamic.isAccepted) }
    }
}
