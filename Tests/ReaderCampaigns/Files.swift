import Foundation

func complain(_ message: String) {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
}

/// Prints a line at once, so that a log can be followed.
func say(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}

/// All Swift files of some folders, sorted by path, read.
func swiftFiles(_ folders: [String]) -> [SourceFile] {
    folders.flatMap { folder -> [String] in
        guard let below = FileManager.default.enumerator(atPath: folder) else { return [folder] }
        let names = below.compactMap { $0 as? String }.filter { !$0.contains(".build/") }
        return names.isEmpty ? [folder] : names.map { "\(folder)/\($0)" }
    }
    .filter { $0.hasSuffix(".swift") }
    .sorted()
    .compactMap { path in
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        return SourceFile(path: path, reading: Array(data))
    }
}

/// Where inputs are kept that broke something, and how many there are.
struct Finds {
    private(set) var count = 0
    private let folder = ProcessInfo.processInfo.environment["CAMPAIGN_FINDS"] ?? "finds"

    /// Says what is wrong, and keeps the input: the first hundred.
    mutating func add(_ faults: [String], in file: SourceFile, how: String, bytes: [UInt8]) {
        count += 1
        guard count <= 100 else { return }
        let path = "\(folder)/find-\(count)-\(how).swift"
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let isWritten = FileManager.default.createFile(atPath: path, contents: Data(bytes))
        say("\(file.path) \(how): \(faults.prefix(4).joined(separator: "; ")) \(isWritten ? path : "")")
    }
}

/// What readings took, to find those that are slow for their size.
struct Pace {
    private(set) var bytes = 0
    private(set) var readings = 0

    /// Measures a check of a reading.
    ///
    /// - Parameters:
    ///   - count: the bytes that are read.
    ///   - check: reads them and says what is wrong.
    /// - Returns: what is wrong, also with the time: ordinary code takes about 0.02 µs a byte.
    mutating func measure(_ count: Int, _ check: () -> [String]) -> [String] {
        var (faults, seconds) = timed(check)
        bytes += count
        readings += 1
        // A short reading measures the machine, and so does one that is slow only once.
        let limit = max(0.05, Double(count) * 5e-6)
        for _ in 0..<3 where seconds > limit { seconds = min(seconds, timed(check).seconds) }
        if seconds > limit { faults.append("\(seconds) s for \(count) bytes") }
        return faults
    }

    private func timed(_ check: () -> [String]) -> (faults: [String], seconds: Double) {
        var faults: [String] = []
        let time = ContinuousClock().measure { faults = check() }
        return (faults, Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18)
    }
}
