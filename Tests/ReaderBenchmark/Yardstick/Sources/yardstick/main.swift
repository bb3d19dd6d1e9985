import Foundation
import SwiftParser
import SwiftSyntax

// How fast swift-syntax parses the Swift files below some folders, with one thread: the yardstick of the reader.
//
//     speed PASSES FOLDER...
//
// The files are loaded before the clock starts. Prints the median, the slowest and the fastest pass in MB/s.

let arguments = Array(CommandLine.arguments.dropFirst())
let passes = max(1, arguments.first.flatMap { Int($0) } ?? 1)
let files = arguments.dropFirst().flatMap { folder -> [[UInt8]] in
    guard let names = FileManager.default.enumerator(atPath: folder) else { return [] }
    return names.compactMap { name in
        guard let name = name as? String, name.hasSuffix(".swift") else { return nil }
        return FileManager.default.contents(atPath: "\(folder)/\(name)").map { [UInt8]($0) }
    }
}
let bytes = Double(files.reduce(0) { $0 + $1.count })
let speeds = (0..<passes).map { _ -> Double in
    var statements = 0
    let elapsed = ContinuousClock().measure {
        for file in files {
            statements += file.withUnsafeBufferPointer { Parser.parse(source: $0).statements.count }
        }
    }
    let (seconds, fraction) = elapsed.components
    return bytes / (Double(seconds) + Double(fraction) / 1e18) / 1e6
}.sorted()
print(
    String(
        format: "swift-syntax: %.1f MB/s (%.1f to %.1f, %d passes)",
        speeds[speeds.count / 2],
        speeds[0],
        speeds[speeds.count - 1],
        passes
    )
)
