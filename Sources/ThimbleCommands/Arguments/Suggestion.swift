import ScopeRules

/// " Did you mean '--reporter'?" if one of the known words is close enough, otherwise "".
func suggestion(for word: String, among known: [String]) -> String {
    nearestWord(to: word, among: known).map { " Did you mean '\($0)'?" } ?? ""
}

/// A suggestion, or the first ten of the known words.
func choices(for word: String, among known: [String]) -> String {
    let meant = suggestion(for: word, among: known)
    guard meant.isEmpty else { return meant }
    let names = Set(known).sorted()
    if names.isEmpty { return "" }
    let more = names.count > 10 ? " and \(names.count - 10) more" : ""
    return " Known: \(names.prefix(10).joined(separator: ", "))\(more)."
}
