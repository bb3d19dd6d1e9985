/// SwiftPM, as tests run it.
package struct PackageManager: Sendable {
    private let swift: Program

    /// `nil` where there is no Swift on the search path.
    package init?() {
        guard let swift = Program(named: "swift") else { return nil }
        self.swift = swift
    }

    /// Runs one of its commands to its end; parameters as those of `Program.run`.
    ///
    /// On a busy Linux, SwiftPM itself crashes at times in the event loop of libdispatch, and loses what the programs
    /// that it runs have said (the same fault as in swiftlang/swift-subprocess#47). Such a run is repeated once.
    package func run(
        _ words: [String],
        in folder: String,
        environment: [String: String] = [:]
    ) throws -> Program.Run {
        let run = try swift.run(words, in: folder, environment: environment)
        guard run.isEndedBySignal, run.errors.contains("in libdispatch.so") else { return run }
        return try swift.run(words, in: folder, environment: environment)
    }
}
