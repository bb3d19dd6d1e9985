/// The names whose values are changed after they are assigned: by `name += …`, `name[key] = …` or `name.append(…)`.
func namesOfChangedValues(in tokens: ArraySlice<StarlarkToken>) -> Set<String> {
    var names: Set<String> = []
    for position in tokens.indices {
        guard case .name(let name) = tokens[position] else { continue }
        let rest = tokens[(position + 1)...]
        if rest.isAssignmentWithOperator || rest.isAssignmentOfElement { names.insert(name) }
        let parts = name.split(separator: ".")
        if parts.count == 2, changingMethods.contains(parts[1]), rest.first == .mark("(") {
            names.insert(String(parts[0]))
        }
    }
    return names
}

private let changingMethods: Set<Substring> = [
    "append", "clear", "extend", "insert", "pop", "popitem", "remove", "setdefault", "update",
]

extension ArraySlice<StarlarkToken> {
    /// `+= …`
    fileprivate var isAssignmentWithOperator: Bool {
        guard case .mark(let first)? = first, "+-|*".contains(first) else { return false }
        return dropFirst().first == .mark("=")
    }

    /// `[key] = …`
    fileprivate var isAssignmentOfElement: Bool {
        guard first == .mark("["), let end = prefix(Self.maximalKey).firstIndex(of: .mark("]")) else { return false }
        let rest = self[(end + 1)...]
        return rest.first == .mark("=") && rest.dropFirst().first != .mark("=")
    }

    /// The number of tokens in which a key ends.
    private static var maximalKey: Int { 16 }
}
