extension SourceFile {
    /// What has to hold so that the compiler sees a declaration, outermost `#if` first: the tests of the branches around
    /// it as written, and for `#elseif` and `#else` the negated tests of the branches before.
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
