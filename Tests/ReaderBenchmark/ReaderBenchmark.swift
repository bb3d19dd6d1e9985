import Foundation
import SwiftReader

/// Reads every Swift file below the given folders with one thread, several times, and prints how fast that was.
///
///     swift run -c release reader-benchmark [--passes COUNT] FOLDER...
///
/// The files are loaded before the clock starts. Each pass reads all of them and keeps one at a time; the figures are
/// the median, the fastest and the slowest pass.
@main
struct ReaderBenchmark {
    static func main() {
        var arguments = Array(CommandLine.arguments.dropFirst())
        var passes = 9
        if let option = arguments.firstIndex(of: "--passes"), option + 1 < arguments.count {
            passes = max(1, Int(arguments[option + 1]) ?? passes)
            arguments.removeSubrange(option...option + 1)
        }
        let files = arguments.flatMap(swiftFiles).sorted { $0.path < $1.path }
        guard !files.isEmpty else {
            FileHandle.standardError.write(Data("usage: reader-benchmark [--passes COUNT] FOLDER...\n".utf8))
            exit(2)
        }
        let runs = (0..<passes).map { _ in Pass(reading: files) }
        report(runs, files: files)
    }

    /// A file and what is in it.
    struct LoadedFile {
        let path: String
        let bytes: [UInt8]
    }

    /// All files read once.
    struct Pass {
        let seconds: Double
        let declarations: Int
        let expressions: Int

        init(reading files: [LoadedFile]) {
            var declarations = 0
            var expressions = 0
            let clock = ContinuousClock()
            let elapsed = clock.measure {
                for file in files {
                    let read = SourceFile(path: file.path, reading: file.bytes)
                    declarations += read.declarations.count
                    expressions += read.expressions.count
                }
            }
            let (whole, fraction) = elapsed.components
            seconds = Double(whole) + Double(fraction) / 1e18
            self.declarations = declarations
            self.expressions = expressions
        }
    }

    private static func swiftFiles(below folder: String) -> [LoadedFile] {
        guard let names = FileManager.default.enumerator(atPath: folder) else { return [] }
        return names.compactMap { name in
            guard let name = name as? String, name.hasSuffix(".swift") else { return nil }
            let path = "\(folder)/\(name)"
            return FileManager.default.contents(atPath: path).map { LoadedFile(path: path, bytes: [UInt8]($0)) }
        }
    }

    private static func report(_ runs: [Pass], files: [LoadedFile]) {
        let bytes = Double(files.reduce(0) { $0 + $1.bytes.count })
        let speeds = runs.map { bytes / $0.seconds / 1e6 }.sorted()
        print("files:        \(files.count), \(format(bytes / 1e6)) MB")
        print("declarations: \(runs[0].declarations)")
        print("expressions:  \(runs[0].expressions)")
        print(
            "speed:        \(format(speeds[speeds.count / 2])) MB/s"
                + " (\(format(speeds[0])) to \(format(speeds[speeds.count - 1])), \(runs.count) passes)"
        )
        print("peak memory:  \(format(peakMemory / 1e6)) MB, with all files loaded")
    }

    private static func format(_ value: Double) -> String { String(format: "%.1f", value) }

    /// The largest resident size of this process so far, in bytes; 0 where the system does not say.
    private static var peakMemory: Double {
        var usage = rusage()
        #if canImport(Glibc)
            // Linux counts in KiB, Darwin in bytes (getrusage(2)).
            return getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage) == 0 ? Double(usage.ru_maxrss) * 1024 : 0
        #else
            return getrusage(RUSAGE_SELF, &usage) == 0 ? Double(usage.ru_maxrss) : 0
        #endif
    }
}
