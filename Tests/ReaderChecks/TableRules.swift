import SwiftReader

extension SourceFile {
    /// Everything that must hold for any input at all: every number points into its table, every range into the bytes,
    /// what stands in a block says so too.
    ///
    /// - Returns: what does not hold, in words; empty for every file that the reader has read.
    package var brokenRules: [String] {
        var rules = TableRules(file: self)
        rules.check()
        return rules.broken
    }
}

/// Goes over the tables of a file once.
struct TableRules {
    let file: SourceFile
    var broken: [String] = []

    init(file: SourceFile) { self.file = file }

    mutating func check() {
        checkLines()
        checkDeclarations()
        checkDeclarationParts()
        checkExpressions()
        checkBlocks()
        checkConditions()
    }

    private mutating func checkLines() {
        if file.lineStarts.first != 0 { broken.append("the first line starts at \(file.lineStarts.first ?? 1)") }
        var previous: UInt32?
        for (index, start) in file.lineStarts.enumerated() {
            if let previous, start <= previous { broken.append("line \(index) starts before the last one") }
            if Int(start) > file.bytes.count { broken.append("line \(index) starts behind the end") }
            previous = start
        }
        var last: UInt32 = 0
        for (index, problem) in file.problems.enumerated() {
            require(problem.range, "problem", index)
            if problem.range.start < last { broken.append("problem \(index) is out of order") }
            last = problem.range.start
        }
    }

    private mutating func checkConditions() {
        for (index, condition) in file.conditions.enumerated() {
            require(condition.test, "condition", index)
            if let parent = condition.parent, parent < 0 || Int(parent) >= index {
                broken.append("parent of condition \(index)")
            }
            if condition.directive < 0 || condition.branch < 0 { broken.append("number of condition \(index)") }
        }
    }
}

/// What a number or a range of a table may be.
extension TableRules {
    mutating func require(_ range: SourceRange, _ what: String, _ index: Int) {
        if range.start > range.end || Int(range.end) > file.bytes.count {
            broken.append("\(what) \(index): range \(range.start)..<\(range.end)")
        }
    }

    mutating func require(_ run: TableRange, in count: Int, _ what: String, _ index: Int) {
        if run.start < 0 || run.count < 0 || Int(run.start) + Int(run.count) > count {
            broken.append("\(what) of \(index): run \(run.start) + \(run.count) of \(count)")
        }
    }

    mutating func require(_ id: Int32?, below count: Int, _ what: String, _ index: Int) {
        if let id, id < 0 || Int(id) >= count { broken.append("\(what) of \(index): \(id) of \(count)") }
    }
}
