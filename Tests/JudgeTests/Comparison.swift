import Drawings
import Foundation
import SwiftReader

/// What the judge and the reader say of the same files, line by line.
struct Comparison {
    private(set) var files = 0
    /// Files that are no valid Swift, in which only declarations are compared.
    private(set) var invalidFiles = 0
    private(set) var declarations = 0
    private(set) var facts = 0
    /// A line that only one says, with its place: after `<` the judge's, after `>` the reader's.
    private(set) var differences: [String] = []

    mutating func add(_ verdict: Judge.Verdict) throws {
        let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: verdict.path)))
        let file = SourceFile(path: verdict.path, reading: bytes, keepsDeadCode: true)
        let inspected = inspectionLines(of: file, named: verdict.path)
        let wired = verdict.isValid ? wholeFunctionTypes(in: wiringFacts(of: file), as: verdict.lines) : []
        files += 1
        invalidFiles += verdict.isValid ? 0 : 1
        declarations += inspected.count
        facts += wired.count
        var surplus: [Substring: Int] = [:]
        for line in verdict.lines { surplus[line, default: 0] += 1 }
        for line in inspected + wired { surplus[Substring(line), default: 0] -= 1 }
        let unequal = surplus.filter { $0.value != 0 }.sorted { $0.key < $1.key }
        differences += unequal.map { "\($0.value > 0 ? "<" : ">") \(location(of: $0.key, in: file)): \($0.key)" }
    }

    /// The reader's facts in the judge's form where a function type with attributes stands as an expression:
    /// `(@Sendable (A) -> B).self`. The reader has its parts, as of one without attributes, the judge only the whole.
    private func wholeFunctionTypes(in facts: [String], as judged: [Substring]) -> [String] {
        let types = judged.filter { $0.hasPrefix("functionType ") }.compactMap(range)
        guard !types.isEmpty else { return facts }
        return facts.compactMap { fact in
            guard let range = range(of: fact[...]), let type = types.first(where: { $0.contains(range) }) else {
                return fact
            }
            guard range == type, fact.hasPrefix("sequence ") else { return nil }
            return "functionType " + fact.split(separator: " ").dropFirst().prefix(3).joined(separator: " ")
        }
    }

    /// The range of a fact, its second word.
    private func range(of fact: Substring) -> SourceRange? {
        let words = fact.split(separator: " ", maxSplits: 2)
        let ends = words.count > 1 ? words[1].split(separator: "-").compactMap { UInt32($0) } : []
        return ends.count == 2 ? SourceRange(start: ends[0], end: ends[1]) : nil
    }

    /// The place of a fact; a line of `thimble inspect` says it itself.
    private func location(of line: Substring, in file: SourceFile) -> String {
        guard let range = range(of: line) else { return file.path }
        let position = file.position(of: range.start)
        return "\(file.path):\(position.line):\(position.column)"
    }
}
