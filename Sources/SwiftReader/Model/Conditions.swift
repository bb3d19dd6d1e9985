extension SourceFile {
    /// The conditions under which a declaration is compiled, outermost `#if` first: the tests of the enclosing branches
    /// as written, and for `#elseif` and `#else` the negated tests of the preceding branches.
    public func conditionTexts(of declaration: Declaration) -> [String] {
        var result: [String] = []
        var current = declaration.condition
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
