import ScopeGraph
import Semantics

extension RuleSubject {
    /// How a type differs from the required one, if the spellings do not show it: `: ...`, or empty.
    func difference(of found: CanonicalType, from expected: CanonicalType) -> Message {
        let (own, required) = (found.canonical, expected.canonical)
        if own == required { return moduleDifference(found, expected) }
        if own.hasSuffix("!") || required.hasSuffix("!") {
            return ": a requirement distinguishes \(code: expected.spelling) from \(code: found.spelling)"
        }
        if own == "Optional<\(required)>" { return ": it is optional" }
        if required == "Optional<\(own)>" {
            return ": the requirement is optional, and a witness must have exactly that type"
        }
        if own == "Array<\(required)>" { return ": it is an array of that type" }
        if required == "Array<\(own)>" { return ": it is a single element" }
        if own.hasPrefix("some ") != required.hasPrefix("some "),
            bare(own) == bare(required)
        {
            return ": \(code: "some") is one hidden type, \(code: "any") an existential"
        }
        if let angle = own.firstIndex(of: "<"), required.hasPrefix(own[...angle]) {
            return own.hasPrefix("Optional<") ? "" : ": the same generic type with different arguments"
        }
        // Two distinct declared types: usually a class and its protocol.
        let isPlain = found.names.count == 1 && expected.names.count == 1 && own != required
        return isPlain ? ": a witness must have exactly the type that the protocol declares" : ""
    }

    /// A type as written; qualified with its enclosing types or its module if the other one is spelled alike.
    func shown(_ type: CanonicalType, beside other: CanonicalType?) -> String {
        guard let other, type.spelling == other.spelling else { return type.spelling }
        let pair = zip(type.names, other.names).first { $0.name == $1.name && $0.module != $1.module }
        guard let (own, _) = pair else { return type.qualifiedSpelling }
        let module = graph.modules[own.module].name
        return type.spelling.replacing(own.name, with: "\(module).\(own.name)", maxReplacements: 1)
    }

    /// A need whose type is told apart from another: `theme: Feed.Theme`, or the declaration of a method.
    func text(_ need: Resolution.Need, beside other: CanonicalType?) -> String {
        need.requirement.method == nil ? "\(need.name): \(shown(need.type, beside: other))" : text(need)
    }

    private func bare(_ type: String) -> String { type.hasPrefix("some ") ? String(type.dropFirst(5)) : type }

    /// Two types of one name from two modules.
    private func moduleDifference(_ found: CanonicalType, _ expected: CanonicalType) -> Message {
        let pair = zip(found.names, expected.names).first { $0.name == $1.name && $0.module != $1.module }
        guard let (own, required) = pair else { return "" }
        return graph.modules[own.module].name == graph.modules[required.module].name
            ? ": two modules declare a type with this name" : ": each module declares its own type with this name"
    }
}
