import Foundation
import ThimbleCommands

/// How long a resident engine takes from an edit to all findings, how long it takes to start, and how much memory it
/// keeps.
struct EditLatency {
    /// An app, and what has to be reached on it.
    private struct Target {
        let corpus: Corpus
        /// In seconds, for the median of the edits.
        let edit: Double
        /// In seconds; `nil` where only the edits count.
        let start: Double?
        /// In bytes; `nil` where only times count.
        let memory: Int?
    }

    private static let targets = [
        Target(corpus: .sample, edit: 0.015, start: nil, memory: nil),
        Target(corpus: .medium, edit: 0.08, start: nil, memory: nil),
        Target(corpus: .large, edit: 0.3, start: 2, memory: 250_000_000),
    ]

    /// The first argument of this program where it is to measure one app: each needs a process of its own, for its
    /// memory.
    static let option = "--edit-latency-of"

    private let location: Workplace
    private let runs: Int

    init(location: Workplace, runs: Int) {
        self.location = location
        self.runs = runs
    }

    /// The figures of one app.
    private struct Figures: Codable {
        let start: Double
        let edits: [Double]
    }

    /// Three lines for each app.
    ///
    /// - Returns: whether all targets are met.
    func report() throws -> Bool {
        var areMet = true
        for target in Self.targets {
            say("Measuring edits of \(target.corpus.name).")
            let figures: Figures
            let peakMemory: Int
            do { (figures, peakMemory) = try self.figures(of: target.corpus) } catch let reason as Skipped {
                print("\(target.corpus.name): left out, \(reason.reason)")
                continue
            }
            let edits = figures.edits.sorted()
            let median = edits[edits.count / 2]
            let range = "\(seconds(edits[0])) to \(seconds(edits[edits.count - 1]))"
            let limit = "below \(seconds(target.edit))"
            print(
                "\(target.corpus.name), after an edit: median \(seconds(median)) of \(edits.count), \(range), \(limit)"
            )
            areMet = areMet && median < target.edit
            let start = target.start.map { ", below \(seconds($0))" } ?? ""
            let memory = target.memory.map { ", below \(megabytes($0))" } ?? ""
            print("\(target.corpus.name), start: \(seconds(figures.start))\(start)")
            print("\(target.corpus.name), peak memory: \(megabytes(peakMemory))\(memory)")
            areMet = areMet && figures.start < target.start ?? .infinity && peakMemory < target.memory ?? .max
        }
        return areMet
    }

    private func figures(of corpus: Corpus) throws -> (Figures, peakMemory: Int) {
        guard let program = Bundle.main.executablePath else {
            throw BenchmarkError("The system does not say where this program is.")
        }
        let account = "\(location.output)/edit-latency.json"
        let log = "\(location.output)/edit-latency.txt"
        let words = [program, Self.option, try corpus.folder(in: location), "\(runs)", account]
        let run = try ChildProcess.run(words, output: log)
        guard run.code == 0 else { throw BenchmarkError("No edits were measured; the reason is in \(log).") }
        let figures = try JSONDecoder().decode(Figures.self, from: Data(contentsOf: URL(fileURLWithPath: account)))
        return (figures, run.peakMemory)
    }

    /// The other side of `figures`: edits documents by turns and undoes that.
    ///
    /// - Parameter words: what `figures` has put behind the option.
    static func serve(_ words: [String]) throws {
        guard words.count == 3, let runs = Int(words[1]), var engine = EngineSession(checking: [words[0]]) else {
            throw BenchmarkError("\(option) is for this program alone.")
        }
        EngineSession.prepareMemory()
        let start = try time { engine.findingCount() }
        let found = FileManager.default.enumerator(atPath: words[0])?.compactMap { $0 as? String } ?? []
        // Every file of this name is one that matters.
        let files = found.filter { $0.hasSuffix("Component.swift") || $0.hasSuffix("Builder.swift") }.sorted()
        guard !files.isEmpty else { throw BenchmarkError("There is no file to edit in \(words[0]).") }
        var edits: [Double] = []
        for number in 0..<runs {
            let path = "\(words[0])/\(files[number / 2 * 7919 % files.count])"
            let text = try String(contentsOfFile: path, encoding: .utf8)
            let edited = text.replacing(
                "{ get }",
                with: "{ get }\n    var edited\(number): Int { get }",
                maxReplacements: 1
            )
            let isUndone = !number.isMultiple(of: 2)
            let contents = isUndone ? text : edited == text ? "\(text)\nprivate let edited = \(number)\n" : edited
            engine.open(path, Array(contents.utf8))
            // The last analysis is freed behind its answer; nobody types faster than this.
            Thread.sleep(forTimeInterval: 0.1)
            edits.append(try time { engine.findingCount() })
        }
        let figures = Figures(start: start, edits: edits)
        try JSONEncoder().encode(figures).write(to: URL(fileURLWithPath: words[2]))
    }

    private static func time(_ check: () -> Int?) throws -> Double {
        let clock = ContinuousClock()
        let start = clock.now
        guard check() != nil else { throw BenchmarkError("There is no verdict.") }
        let parts = (clock.now - start).components
        return Double(parts.seconds) + Double(parts.attoseconds) / 1e18
    }
}
