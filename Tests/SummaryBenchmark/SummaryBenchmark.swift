import Foundation
import ThimbleCommands

/// Measures module summaries: their size, how fast they are read, and what their merge costs.
///
/// `swift run -c release summary-benchmark --thimble PATH`, with `--large FOLDER` for an app whose modules are the folders
/// in its `Sources`, and `--modules N` for monorepos of N modules. `--make FOLDER` writes such a monorepo, its summaries
/// and a list of them, and measures nothing.
@main
struct SummaryBenchmark {
    private let thimble: String
    private let runs: Int

    static func main() throws {
        var (thimble, target, folders, sizes, runs): (String?, String?, [String], [Int], Int) = (nil, nil, [], [], 5)
        var words = CommandLine.arguments.dropFirst()
        while let word = words.popFirst() {
            guard let value = words.popFirst() else { return usage() }
            switch (word, Int(value)) {
            case ("--thimble", _): thimble = value
            case ("--make", _): target = value
            case ("--large", _): folders.append(value)
            case ("--modules", let number?) where number > 0: sizes.append(number)
            case ("--runs", let number?) where number > 0: runs = number
            default: return usage()
            }
        }
        if let target {
            guard sizes.count == 1 else { return usage() }
            return try make(Monorepo(moduleCount: sizes[0]), in: target)
        }
        guard let thimble else { return usage() }
        let benchmark = SummaryBenchmark(thimble: thimble, runs: runs)
        for folder in folders { try benchmark.measureReading(of: folder) }
        let areUsual = folders.isEmpty && sizes.isEmpty
        // Ascending, because the system reports the largest peak of all programs so far.
        for size in areUsual ? [500, 5_000] : sizes.sorted() { try benchmark.measureMerge(of: size) }
    }

    private static func usage() {
        print("Usage: summary-benchmark --thimble PATH [--large FOLDER] [--modules N] [--runs N]")
        print("       summary-benchmark --make FOLDER --modules N")
        exit(2)
    }

    private static func make(_ monorepo: Monorepo, in folder: String) throws {
        let summaries = "\(folder)/Summaries"
        try FileManager.default.createDirectory(atPath: summaries, withIntermediateDirectories: true)
        try monorepo.write(into: folder)
        try enter(folder)
        try summarize(monorepo.modules, into: "Summaries", listedIn: "summaries.txt")
        print("cd \(folder) && thimble check --summaries @summaries.txt")
    }

    /// The size of the summaries of an app, and the time to read them beside the time to read its sources.
    private func measureReading(of folder: String) throws {
        let work = try WorkFolder()
        try Self.enter(folder)
        let modules = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/Sources").sorted()
        try Self.summarize(modules.map { ($0, "application") }, into: work.path, listedIn: work.list)
        print("\(folder): \(modules.count) modules")
        measureSizes(of: "\(folder)/Sources", work)
        try measureReading(of: modules, work)
    }

    private func measureSizes(of sources: String, _ work: WorkFolder) {
        let (sourceSize, summarySize) = (size(ofFilesBelow: sources), size(ofFilesBelow: work.path))
        print("  sources: \(sourceSize) bytes")
        print("  summaries: \(summarySize) bytes, \(percent(summarySize, sourceSize)) of the sources")
    }

    /// The modules are the folders in the `Sources` of the current folder.
    private func measureReading(of modules: [String], _ work: WorkFolder) throws {
        let options = modules.flatMap { ["--module", "\($0)=Sources/\($0)"] }
        let (sources, summaries) = try byTurns(
            { try read(options + ["."]) },
            { try read(["--summaries", "@\(work.list)"]) }
        )
        print("  reading the sources \(text(sources)), the summaries \(text(summaries)):", terminator: " ")
        print("\(String(format: "%.1f", sources / summaries)) times as fast")
    }

    private static func enter(_ folder: String) throws {
        guard FileManager.default.changeCurrentDirectoryPath(folder) else { throw CocoaError(.fileNoSuchFile) }
    }

    /// What `check` of a monorepo takes from its summaries.
    private func measureMerge(of size: Int) throws {
        let work = try WorkFolder()
        let repository = try WorkFolder()
        let monorepo = Monorepo(moduleCount: size)
        try monorepo.write(into: repository.path)
        try Self.enter(repository.path)
        try Self.summarize(monorepo.modules, into: work.path, listedIn: work.list)
        var times: [Double] = []
        for _ in 0..<runs {
            let start = Date()
            let process = Process()
            process.executableURL = URL(fileURLWithPath: thimble)
            process.arguments = ["check", "--reporter", "json", "--summaries", "@\(work.list)"]
            process.standardOutput = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            times.append(Date().timeIntervalSince(start))
            guard process.terminationStatus == 0 else { throw CocoaError(.featureUnsupported) }
        }
        print("\(size * Monorepo.componentsPerModule) components in \(size) modules")
        measureSizes(of: "\(repository.path)/Sources", work)
        print("  check: \(text(median(times))), peak memory \(peakMemoryOfChildren / 1_000_000) MB")
        try measureReading(of: monorepo.modules.map(\.name), work)
    }

    /// In bytes.
    private var peakMemoryOfChildren: Int {
        var usage = rusage()
        #if canImport(Darwin)
            getrusage(RUSAGE_CHILDREN, &usage)
            return Int(usage.ru_maxrss)
        #else
            // Linux counts in KiB.
            getrusage(RUSAGE_CHILDREN.rawValue, &usage)
            return Int(usage.ru_maxrss) * 1024
        #endif
    }

    private static func summarize(
        _ modules: [(name: String, kind: String)],
        into folder: String,
        listedIn list: String
    ) throws {
        let paths = modules.map { "\(folder)/\($0.name).summary" }
        try Data(paths.map { "\($0)\n" }.joined().utf8).write(to: URL(fileURLWithPath: list))
        for (module, path) in zip(modules, paths) {
            var console = SilentConsole()
            let options = ["--module", module.name, "--kind", module.kind, "-o", path]
            guard run(arguments: ["summarize"] + options + ["Sources/\(module.name)"], console: &console) == 0 else {
                throw CocoaError(.fileWriteUnknown)
            }
        }
    }

    private func read(_ words: [String]) throws -> Double {
        let start = Date()
        var seconds = 0.0
        guard readSources(arguments: words, { _ in seconds = Date().timeIntervalSince(start) }) else {
            throw CocoaError(.fileReadUnknown)
        }
        return seconds
    }

    /// The medians of two measurements, which take turns.
    private func byTurns(_ one: () throws -> Double, _ other: () throws -> Double) rethrows -> (Double, Double) {
        _ = (try one(), try other())
        var (first, second): ([Double], [Double]) = ([], [])
        for _ in 0..<runs {
            first.append(try one())
            second.append(try other())
        }
        return (median(first), median(second))
    }

    private func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }

    private func text(_ seconds: Double) -> String { String(format: "%.3f s", seconds) }

    private func percent(_ part: Int, _ whole: Int) -> String {
        String(format: "%.1f %%", 100 * Double(part) / Double(max(1, whole)))
    }

    private func size(ofFilesBelow folder: String) -> Int {
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return names.reduce(0) { sum, name in
            let attributes = try? FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)")
            let isFile = attributes?[.type] as? FileAttributeType == .typeRegular
            return isFile ? sum + (attributes?[.size] as? Int ?? 0) : sum
        }
    }
}

/// A folder that is removed in the end, with the list beside it.
private final class WorkFolder {
    let path: String

    var list: String { "\(path).list" }

    init() throws {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("thimble-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
        try? FileManager.default.removeItem(atPath: list)
    }
}

private struct SilentConsole: Console {
    mutating func write(_ text: String) {}
    mutating func say(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
