import Foundation

/// Runs a program from a process that has done nothing else.
///
/// Linux counts the memory of the process that starts a program as the program's own until that begins, and this one
/// has grown larger than Thimble is on a small app. So this program is started once more for each run, and starts what
/// is to be measured.
enum LoneProcess {
    /// The first argument of this program where it is to run another one.
    static let option = "--run-alone"

    /// - Parameters:
    ///   - words: an absolute path and the arguments.
    ///   - output: where its output goes, both kinds, or the reason why it cannot be run.
    ///   - account: a path where the figures may be left meanwhile.
    static func run(_ words: [String], output: String, account: String) throws -> ChildProcess {
        guard let program = Bundle.main.executablePath else {
            throw BenchmarkError("The system does not say where this program is.")
        }
        try? FileManager.default.removeItem(atPath: account)
        let starter = try ChildProcess.run([program, option, account, output] + words, output: output)
        guard starter.code == 0 else {
            throw BenchmarkError("\(words[0]) cannot be run; the reason is in \(output).")
        }
        return try JSONDecoder().decode(ChildProcess.self, from: Data(contentsOf: URL(fileURLWithPath: account)))
    }

    /// The other side of `run`.
    ///
    /// - Parameter words: what `run` has put behind the option.
    static func serve(_ words: [String]) throws {
        guard words.count > 2 else { throw BenchmarkError("\(option) is for this program alone.") }
        let result = try ChildProcess.run(Array(words.dropFirst(2)), output: words[1])
        try JSONEncoder().encode(result).write(to: URL(fileURLWithPath: words[0]))
    }
}
