import Foundation
import Testing

/// Runs the executable itself, with a pipe as its input and one as its output.
@Suite
struct ExecutableTests {
    @Test
    func playsAGameFromAPipe() throws {
        let result = try run(input: "Ada\nGrace\n1\n1\n4\n2\n5\n3\n\n")
        #expect(result.status == 0)
        #expect(result.output.contains("Player 1: Ada\n"))
        #expect(result.output.contains("Ada wins! Press return to go on."))
        #expect(result.output.contains("Ada 1 : 0 Grace"))
        #expect(result.output.hasSuffix("Goodbye.\n"))
    }

    @Test
    func endsPolitelyInTheMiddleOfAGame() throws {
        let result = try run(input: "Ada\nGrace\n1\n5")
        #expect(result.status == 0)
        #expect(result.output.hasSuffix("Grace (O), your move.\n> \nGoodbye.\n"))
    }

    @Test
    func bearsInputThatIsNoText() throws {
        var input = Data([0xFF, 0xFE, 0x00, 0x0A, 0xC3, 0x0A])
        input.append(contentsOf: Array("Ada\nGrace\n3\n".utf8))
        let result = try run(input: input)
        #expect(result.status == 0)
        #expect(result.output.contains("Ada 0 : 0 Grace"))
    }

    private func run(input: String) throws -> (status: Int32, output: String) {
        try run(input: Data(input.utf8))
    }

    private func run(input: Data) throws -> (status: Int32, output: String) {
        let process = Process()
        let inputPipe = Pipe()
        let outputPipe = Pipe()
        process.executableURL = try Self.executableURL()
        process.standardInput = inputPipe
        process.standardOutput = outputPipe
        try process.run()
        // Small enough for the pipe's buffer, so neither process waits for the other.
        try inputPipe.fileHandleForWriting.write(contentsOf: input)
        try inputPipe.fileHandleForWriting.close()
        let output = try outputPipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }

    /// The executable is beside the test bundle, whose path the test runner received.
    private static func executableURL() throws -> URL {
        let candidates = [Bundle.main.bundleURL] + Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
        let executables = candidates.map { $0.appendingPathComponent("tic-tac-toe") }
        return try #require(executables.first { FileManager.default.isExecutableFile(atPath: $0.path) })
    }
}
