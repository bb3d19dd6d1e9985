import SwiftReader

/// The types that functions throw.
extension TypeResolution {
    /// The effects of a function type, with the meaning of `E` in `throws(E)` if a source declares it.
    func withErrorType(_ effects: String, _ context: Context) -> String {
        guard let words = TypeSyntax.wordsOfErrorType(in: effects), let open = effects.firstIndex(of: "("),
            let form = TypeSyntaxReader.form(of: words)
        else { return effects }
        let front = effects[..<open]
        let type = resolve(form, context)
        switch type {
        case .named("Error", arguments: []): return String(front)
        case .named("Never", arguments: []): return "\(front)(Never)"
        default: return FunctionMarks.nameOfError(type, in: index).map { "\(front)(\($0))" } ?? effects
        }
    }
}

extension FunctionMarks {
    /// How `throws(E)` names a type that the sources declare; `nil` for others.
    static func nameOfError(_ type: ResolvedType, in index: TypeIndex) -> String? {
        guard case .declared(let type, arguments: []) = type, index.types[type].kind != .protocol else { return nil }
        return declared + index.types[type].qualifiedName
    }

    /// Marks with a parameter `E` in `throws(E)` replaced.
    ///
    /// - Parameter value: what replaces a parameter; `nil` to keep it.
    static func replacingError(in marks: String, with value: (String) -> String?) -> String {
        guard marks.containsBytes("throws(") else { return marks }
        let words = marks.split(separator: " ").map { word -> String in
            guard word.hasPrefix("throws("), word.hasSuffix(")") else { return String(word) }
            return value(String(word.dropFirst(7).dropLast())) ?? String(word)
        }
        return words.filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The mark of a function that throws errors of a type; empty if it throws none.
    static func throwing(_ type: ResolvedType) -> String {
        switch type {
        case .named("Error", arguments: []): "throws"
        case .named("Never", arguments: []): ""
        case .named(let name, arguments: []), .parameter(let name): "throws(\(name))"
        default: "throws(\(unknownError))"
        }
    }

    /// In the place of an error type that may be any.
    private static let unknownError = "_"
}
