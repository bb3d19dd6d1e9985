import Foundation
import TestSupport

/// swift-syntax as a judge of the reader: a small program built with the libraries that come with the toolchain.
struct Judge {
    private let program: Program

    /// What the judge says of a file.
    struct Verdict {
        let path: String
        /// Whether it is valid Swift; of other files there are no wiring facts.
        let isValid: Bool
        /// The lines of `thimble inspect` and the wiring facts.
        let lines: [Substring]
    }

    /// The folder with the toolchain's swift-syntax, beside the compiler.
    private static let libraries = Compiler.location?.deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("lib/swift/host").path

    static let isAvailable =
        libraries.map { FileManager.default.fileExists(atPath: "\($0)/SwiftParser.swiftmodule") } ?? false

    static let whatIsMissing =
        libraries.map { "The toolchain has no swift-syntax libraries at \($0)." } ?? "No swiftc is on the search path."

    /// Built once for all tests.
    static let built = Result { try Judge(libraries: libraries ?? "") }

    private init(libraries: String) throws {
        program = Program(at: "\(try TemporaryFolder.lasting().path)/judge")
        let sources = swiftFiles(below: repository.appendingPathComponent("Tests/Judge").path)
        let link = ["-L", libraries, "-lSwiftParser", "-lSwiftSyntax", "-Xlinker", "-rpath", "-Xlinker", libraries]
        let result = try Compiler.found?.run(
            ["-swift-version", "6", "-whole-module-optimization", "-I", libraries, "-o", program.path] + link,
            files: sources
        )
        guard let result, result.isAccepted else { throw CompilationFailure(messages: result?.messages ?? "") }
    }

    /// What the judge says of some files, in their order.
    func verdicts(on files: [String]) throws -> [Verdict] {
        let folder = try TemporaryFolder(["files": files.joined(separator: "\n")])
        let run = try program.run(["@\(folder.path)/files"])
        guard run.isSuccess else { throw CompilationFailure(messages: run.errors) }
        let lines = run.output.split(separator: "\n")
        let heads = lines.indices.filter { lines[$0].hasPrefix("file ") }
        return zip(heads, heads.dropFirst() + [lines.endIndex]).map { head, end in
            let said = lines[(head + 1)..<end]
            return Verdict(
                path: String(lines[head].dropFirst("file ".count)),
                isValid: said.last != "invalid",
                lines: said.filter { $0 != "invalid" }
            )
        }
    }
}
