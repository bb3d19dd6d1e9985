import ScopeGraph

extension RuleSubject {
    /// In what a type differs from the one that is asked for, where the spellings do not tell: `: ...`, or nothing.
    func difference(of found: TypeMeaning, from wanted: TypeMeaning) -> Message {
        let (own, asked) = (found.canonical, wanted.canonical)
        if own == asked { return moduleDifference(found, wanted) }
        if own.hasSuffix("!") || asked.hasSuffix("!") {
            return ": to a protocol, \(code: found.spelling) and \(code: wanted.spelling) are two types"
        }
        if own == "Optional<\(asked)>" { return ": it may be \(code: "nil")" }
        if asked == "Optional<\(own)>" { return ": to a protocol, what is never \(code: "nil") is another type" }
        if own == "Array<\(asked)>" { return ": it is an array of them" }
        if asked == "Array<\(own)>" { return ": it is a single one" }
        if own.hasPrefix("some ") != asked.hasPrefix("some "),
            bare(own) == bare(asked)
        {
            return ": \(code: "some") hides one type, \(code: "any") stands for all"
        }
        if let angle = own.firstIndex(of: "<"), asked.hasPrefix(own[...angle]) {
            return own.hasPrefix("Optional<") ? "" : ": the same generic type with other arguments"
        }
        // One declared type for another: mostly a class for its protocol.
        let isPlain = found.names.count == 1 && wanted.names.count == 1 && own != asked
        return isPlain ? ": a protocol is met by exactly the type that it names" : ""
    }

    /// A type as it is written; with its module where another one is written alike.
    func shown(_ type: TypeMeaning, beside other: TypeMeaning?) -> String {
        guard let other, type.spelling == other.spelling,
            let (own, _) = zip(type.names, other.names).first(where: { $0.name == $1.name && $0.module != $1.module })
        else { return type.spelling }
        let module = graph.modules[own.module].name
        return type.spelling.replacing(own.name, with: "\(module).\(own.name)", maxReplacements: 1)
    }

    private func bare(_ type: String) -> String { type.hasPrefix("some ") ? String(type.dropFirst(5)) : type }

    /// Two types of one name, declared by two modules.
    private func moduleDifference(_ found: TypeMeaning, _ wanted: TypeMeaning) -> Message {
        let pair = zip(found.names, wanted.names).first { $0.name == $1.name && $0.module != $1.module }
        guard let (own, asked) = pair else { return "" }
        return graph.modules[own.module].name == graph.modules[asked.module].name
            ? ": two modules declare a type of the name" : ": each module has a type of the name"
    }
}
