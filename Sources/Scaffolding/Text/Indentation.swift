extension String {
    /// The line with another indentation in place of each four spaces at its start.
    func indented(by unit: String) -> String {
        let depth = prefix { $0 == " " }.count / 4
        return String(repeating: unit, count: depth) + dropFirst(depth * 4)
    }
}
