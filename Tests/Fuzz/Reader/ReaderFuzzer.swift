import ReaderChecks
import SwiftReader

/// What libFuzzer calls with every input: reads it, and holds the tables against their rules. Compiled by `fuzz.sh`
/// with the reader and the rules, so that all of it is under the sanitizers.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzReader(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let bytes = [UInt8](UnsafeBufferPointer(start: data, count: size))
    let file = SourceFile(path: "Fuzz.swift", reading: bytes)
    let broken = file.brokenRules
    guard broken.isEmpty else { fatalError(broken.joined(separator: "\n")) }
    // What others ask of a file: text, places and tokens. A sample, because types may lie inside each other.
    for declaration in file.declarations.prefix(64) {
        _ = file.name(declaration.name)
        _ = file.joined(declaration.type)
        _ = file.location(of: declaration.range)
    }
    return 0
}
