// Reads Swift files with swift-syntax, as a judge for SwiftReader. For each file it prints its path after `file `, then
// what `thimble inspect` should print, then the wiring facts, in the form of `WiringFacts` in JudgeTests.
//
// Built by JudgeTests with the libraries of the toolchain; no target of the package depends on it.

import SwiftParser
import SwiftSyntax

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

func paths() -> [String] {
    CommandLine.arguments.dropFirst().flatMap { argument in
        guard argument.hasPrefix("@"), let list = FileManager.default.contents(atPath: String(argument.dropFirst()))
        else { return [argument] }
        return String(decoding: list, as: UTF8.self).split(separator: "\n").map(String.init)
    }
}

for path in paths() {
    guard let data = FileManager.default.contents(atPath: path) else { continue }
    let tree = [UInt8](data).withUnsafeBufferPointer { Parser.parse(source: $0) }
    print("file \(path)")
    print(declarationLines(of: tree, path: path).joined(separator: "\n"))
    // A file that is no valid Swift has no right answer.
    if tree.hasError {
        print("invalid")
    } else {
        print(wiringFacts(of: tree).joined(separator: "\n"))
    }
}
