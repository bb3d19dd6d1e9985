import Foundation

/// The Swift compiler.
package struct Compiler: Sendable {
    package let program: Program

    /// The compiler that `swiftc` runs on this machine; `nil` where there is none.
    package static let found: Compiler? = {
        // Only xcrun knows the folder of the platform's libraries.
        let xcrun = "/usr/bin/xcrun"
        if FileManager.default.isExecutableFile(atPath: xcrun) {
            return Compiler(program: Program(at: xcrun, "swiftc"))
        }
        return Program(named: "swiftc").map(Compiler.init)
    }()

    /// The program without a link to it: the folders of the toolchain are beside it. `nil` where there is none.
    package static var location: URL? {
        Program(named: "swiftc").map { URL(fileURLWithPath: $0.path).resolvingSymlinksInPath() }
    }

    /// - Parameter files: passed in a list, because there may be more than fit a command line.
    package func run(_ arguments: [String], files: [String] = []) throws -> Compilation {
        guard !files.isEmpty else { return Compilation(try program.run(arguments)) }
        let folder = try TemporaryFolder(["files": files.map { "\"\($0)\"\n" }.joined()])
        return Compilation(try program.run(arguments + ["@\(folder.path)/files"]))
    }
}

/// What the compiler said of some files.
package struct Compilation: Sendable {
    package let isAccepted: Bool
    package let messages: String

    init(_ run: Program.Run) {
        isAccepted = run.isSuccess
        messages = run.messages
    }

    /// The lines with errors, for the failure of a test.
    package var errorLines: String { lines(with: " error: ") }

    package func lines(with word: String) -> String {
        messages.split(separator: "\n").filter { $0.contains(word) }.joined(separator: "\n")
    }

    /// The errors, in the compiler's order.
    ///
    /// - Throws: the messages where the compiler failed for another reason.
    package func errors() throws -> [CompilerError] {
        let errors = messages.split(separator: "\n").compactMap(CompilerError.init)
        guard isAccepted || !errors.isEmpty else { throw CompilationFailure(messages: messages) }
        return errors
    }
}

/// A module that could not be compiled.
package struct CompilationFailure: Error, CustomStringConvertible {
    package let messages: String

    package init(messages: String) { self.messages = messages }

    package var description: String { "The compiler failed:\n\(messages)" }
}
