import Foundation

/// Time and memory of inputs that are very long or very deep, beside ordinary code of about the same size.
///
/// - Parameter arguments: nothing for all cases, or the name of one, which this process then reads itself: each case has
///   a process of its own, so that its peak of memory can be told.
func sizeCampaign(_ arguments: [String]) -> Bool {
    let ordinary = ordinaryCases()
    let cases = SizeCase.nestings + SizeCase.lines + SizeCase.numbers
    if let name = arguments.first {
        guard let found = (ordinary + cases).first(where: { $0.name == name }) else {
            complain("no case has this name")
            return false
        }
        print(Measurement(of: found).line)
        return true
    }
    say(SizeVerdict.head)
    var yardsticks: [Measurement] = []
    var faults = 0
    for each in ordinary + cases {
        let measured = measureInChild(each.name)
        if yardsticks.count < ordinary.count, let measured { yardsticks.append(measured) }
        let verdict = SizeVerdict(measured, beside: yardsticks)
        if verdict.isFault { faults += 1 }
        say("\(verdict.line)\t\(each.name)\(verdict.isFault ? "\tFAULT" : "")")
    }
    say("\(ordinary.count + cases.count) cases, \(faults) faults")
    return faults == 0
}

/// This repository's sources, again and again.
private func ordinaryCases() -> [SizeCase] {
    let folder = ProcessInfo.processInfo.environment["CAMPAIGN_SOURCES"] ?? "Sources"
    let once = swiftFiles([folder]).flatMap { file -> [UInt8] in file.bytes + [0x0A] }
    return [("300 KB", 300_000), ("1 MB", 1_000_000), ("10 MB", 10_000_000), ("100 MB", 100_000_000)].map {
        name,
        size in
        SizeCase(name: "ordinary code, \(name)", size: size) { size in
            var bytes: [UInt8] = []
            bytes.reserveCapacity(size)
            while bytes.count < size, !once.isEmpty { bytes.append(contentsOf: once.prefix(size - bytes.count)) }
            return bytes
        }
    }
}

/// What a measurement says beside those of ordinary code.
private struct SizeVerdict {
    static let head = "MB\tms\tMB/s\t×byte\t×token\tgrowth\tpeak MB\tB/byte\tcase"

    let line: String
    /// Where a byte and also a token take more than five times what they take in ordinary code (short tokens make every
    /// byte dear), where the time is not linear, or where memory is out of all proportion.
    let isFault: Bool

    init(_ measured: Measurement?, beside yardsticks: [Measurement]) {
        guard let measured else {
            (line, isFault) = ("no answer after two minutes", true)
            return
        }
        func distance(_ other: Measurement) -> Double { abs(log(Double(other.bytes) / Double(max(measured.bytes, 1)))) }
        let yardstick = yardsticks.min { distance($0) < distance($1) } ?? measured
        let perByte = measured.secondsPerByte / yardstick.secondsPerByte
        let perToken = measured.secondsPerToken / yardstick.secondsPerToken
        // What reads within a millisecond measures the machine.
        let isSlow = measured.seconds > 0.001 && min(perByte, perToken) > 5
        isFault = isSlow || measured.growth > 2.5 || measured.memory > 400 * measured.bytes + 1_000_000
        let speed = Double(measured.bytes) / 1e6 / measured.seconds
        let numbers = [
            Double(measured.bytes) / 1e6, measured.seconds * 1e3, speed, perByte, perToken, measured.growth,
            Double(measured.memory) / 1e6, measured.memoryPerByte,
        ]
        line = numbers.map { String(format: "%.1f", $0) }.joined(separator: "\t")
    }
}

private func measureInChild(_ name: String) -> Measurement? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = ["sizes", name]
    let pipe = Pipe()
    process.standardOutput = pipe
    guard (try? process.run()) != nil else { return nil }
    let child = process.processIdentifier
    let end = DispatchWorkItem { kill(child, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + 120, execute: end)
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    end.cancel()
    return Measurement(String(decoding: data, as: UTF8.self))
}
