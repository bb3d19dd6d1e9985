extension SourceFile {
    /// The conditions under which a declaration is compiled, outermost `#if` first: the tests of the enclosing branches
    /// as written, and for `#elseif` and `#else` the negated tests of the preceding branches.
    public func conditionTexts(of declaration: Declaration) -> [String] { texts(ofCondition: declaration.condition) }

    /// The conditions under which the code at an offset is compiled.
    public func conditionTexts(at offset: UInt32) -> [String] {
        if conditions.isEmpty { return [] }
        let innermost = conditions.lastIndex { $0.range.start <= offset && offset < $0.range.end }
        return texts(ofCondition: innermost.map { Int32(truncatingIfNeeded: $0) })
    }

    private func texts(ofCondition innermost: Int32?) -> [String] {
        var result: [String] = []
        var current = innermost
        while let number = current, conditions.indices.contains(Int(number)) {
            let condition = conditions[Int(number)]
            let before = conditions.filter { $0.directive == condition.directive && $0.branch < condition.branch }
            let own = condition.test.isEmpty ? [] : [text(condition.test)]
            result.insert(contentsOf: before.map { "!(\(text($0.test)))" } + own, at: 0)
            current = condition.parent
        }
        return result
    }
}
