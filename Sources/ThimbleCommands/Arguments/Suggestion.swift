import ScopeRules

/// The same, or else the words that are known, the first ten of them.
func choices(for word: String, among known: [String]) -> String {
    let meant = suggestion(for: word, among: known)
    guard meant.isEmpty else { return meant }
    let names = Set(known).sorted()
    if names.isEmpty { return "" }
    let more = names.count > 10 ? " and \(names.count - 10) more" : ""
    return " Known: \(names.prefix(10).joined(separator: ", "))\(more)."
}

/// " Did you mean '--reporter'?" where one of the known words is near enough, else "".
func suggestion(for word: String, among known: [String]) -> String {
    nearestWord(to: word, among: known).map { " Did you mean '\($0)'?" } ?? ""
}
