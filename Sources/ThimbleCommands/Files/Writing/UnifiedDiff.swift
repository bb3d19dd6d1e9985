import Reporters
import TextFormats

/// The difference of two texts in the format of `diff -u`; empty for equal texts.
func unifiedDiff(from old: String, to new: String, oldName: String, newName: String) -> String {
    guard !old.utf8.elementsEqual(new.utf8) else { return "" }
    let changes = LineChanges(from: diffLines(old), to: diffLines(new))
    var text = "--- \(printable(oldName))\n+++ \(printable(newName))\n"
    for hunk in changes.hunks(context: 3) {
        text += "@@ -\(range(hunk.oldStart, hunk.oldCount)) +\(range(hunk.newStart, hunk.newCount)) @@\n"
        for line in hunk.lines {
            text += "\(line.sign)\(line.text)"
            if line.text.utf8.last != 10 { text += "\n\\ No newline at end of file\n" }
        }
    }
    return text
}

/// - Parameter start: 0-based.
private func range(_ start: Int, _ count: Int) -> String {
    count == 0 ? "\(start),0" : count == 1 ? "\(start + 1)" : "\(start + 1),\(count)"
}

/// The lines of a text, each with its line ending.
private func diffLines(_ text: String) -> [String] {
    var result: [String] = []
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
        let end = rest.firstIndex(of: 10).map { $0 + 1 } ?? rest.endIndex
        result.append(String(decoding: rest[..<end], as: UTF8.self))
        rest = rest[end...]
    }
    return result
}

/// The lines that are kept, removed and inserted.
private struct LineChanges {
    struct Line {
        /// A space, `-` or `+`.
        let sign: Character
        let text: String
    }

    struct Hunk {
        let oldStart: Int
        var oldCount = 0
        let newStart: Int
        var newCount = 0
        var lines: [Line] = []
    }

    private var lines: [Line] = []

    init(from old: [String], to new: [String]) {
        let matching = LineMatching(from: old, to: new)
        merge(old, matching.removed, new, matching.inserted)
    }

    private mutating func merge(_ old: [String], _ removed: Set<Int>, _ new: [String], _ inserted: Set<Int>) {
        var (left, right) = (0, 0)
        while left < old.count || right < new.count {
            if left < old.count, removed.contains(left) {
                lines.append(Line(sign: "-", text: old[left]))
                left += 1
            } else if right < new.count, inserted.contains(right) {
                lines.append(Line(sign: "+", text: new[right]))
                right += 1
            } else {
                lines.append(Line(sign: " ", text: left < old.count ? old[left] : new[right]))
                (left, right) = (left + 1, right + 1)
            }
        }
    }

    /// The changes with some unchanged lines around them; nearby changes share a hunk.
    func hunks(context: Int) -> [Hunk] {
        var isShown = [Bool](repeating: false, count: lines.count)
        for (index, line) in lines.enumerated() where line.sign != " " {
            for near in max(0, index - context)...min(lines.count - 1, index + context) { isShown[near] = true }
        }
        var result: [Hunk] = []
        var (left, right) = (0, 0)
        for (index, line) in lines.enumerated() {
            if isShown[index] {
                if index == 0 || !isShown[index - 1] { result.append(Hunk(oldStart: left, newStart: right)) }
                result[result.count - 1].add(line)
            }
            if line.sign != "+" { left += 1 }
            if line.sign != "-" { right += 1 }
        }
        return result
    }
}

extension LineChanges.Hunk {
    fileprivate mutating func add(_ line: LineChanges.Line) {
        lines.append(line)
        if line.sign != "+" { oldCount += 1 }
        if line.sign != "-" { newCount += 1 }
    }
}
