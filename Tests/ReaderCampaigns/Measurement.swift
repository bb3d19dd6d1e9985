import Foundation

/// What reading an input took.
struct Measurement {
    let bytes: Int
    let tokens: Int
    /// Processor time, in seconds: the best of some readings.
    let seconds: Double
    /// The time for each byte, divided by that for an input of a quarter of the size: 1 where the time is linear.
    let growth: Double
    /// The peak of memory beyond the input, in bytes.
    let memory: Int

    /// Reads a case at a quarter of its size and then at its size.
    init(of sizeCase: SizeCase) {
        let quarter = sizeCase.make(sizeCase.size / 4)
        let whole = sizeCase.make(sizeCase.size)
        let before = Self.peak
        var file = SourceFile(path: "Size.swift", reading: [])
        seconds = Self.seconds(reading: whole, into: &file)
        memory = Self.peak - before
        bytes = whole.count
        var part = SourceFile(path: "Size.swift", reading: [])
        let partSeconds = Self.seconds(reading: quarter, into: &part)
        // Short times measure the machine.
        let pace = partSeconds / Double(max(quarter.count, 1))
        growth = seconds < 0.1 || pace <= 0 ? 1 : seconds / Double(whole.count) / pace
        tokens = file.tokens(in: SourceRange(start: 0, end: UInt32(whole.count))).count
        let broken = file.brokenRules
        precondition(broken.isEmpty, "\(broken.prefix(3))")
    }

    /// Reads what `line` wrote.
    init?(_ line: String) {
        let numbers = line.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
        guard numbers.count == 5 else { return nil }
        (bytes, tokens, memory) = (Int(numbers[0]), Int(numbers[1]), Int(numbers[4]))
        (seconds, growth) = (numbers[2], numbers[3])
    }

    var line: String { "\(bytes)\t\(tokens)\t\(seconds)\t\(growth)\t\(memory)" }

    var secondsPerByte: Double { seconds / Double(max(bytes, 1)) }
    var secondsPerToken: Double { seconds / Double(max(tokens, 1)) }
    var memoryPerByte: Double { Double(memory) / Double(max(bytes, 1)) }

    /// The best of three readings; of one where it takes long.
    private static func seconds(reading bytes: [UInt8], into file: inout SourceFile) -> Double {
        var best = Double.infinity
        for _ in 0..<3 where best == .infinity || best < 0.3 {
            file = SourceFile(path: "Size.swift", reading: [])
            let start = processorSeconds
            file = SourceFile(path: "Size.swift", reading: bytes)
            best = min(best, processorSeconds - start)
        }
        return best
    }

    private static var usage: rusage {
        var usage = rusage()
        #if canImport(Glibc)
            getrusage(RUSAGE_SELF.rawValue, &usage)
        #else
            getrusage(RUSAGE_SELF, &usage)
        #endif
        return usage
    }

    private static var processorSeconds: Double {
        let usage = usage
        return Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
            + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6
    }

    /// In bytes: Linux counts in KiB.
    private static var peak: Int {
        #if os(Linux)
            usage.ru_maxrss * 1024
        #else
            usage.ru_maxrss
        #endif
    }
}
