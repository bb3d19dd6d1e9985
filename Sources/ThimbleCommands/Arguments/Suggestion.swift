import ScopeRules

/// " Did you mean '--reporter'?" where one of the known words is near enough, else "".
func suggestion(for word: String, among known: [String]) -> String {
    nearestWord(to: word, among: known).map { " Did you mean '\($0)'?" } ?? ""
}
