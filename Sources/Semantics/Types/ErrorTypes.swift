import SwiftReader

/// The types that functions throw.
extension TypeResolution {
    /// The effects of a function type, with the meaning of `E` in `throws(E)` if a source declares it.
    func withErrorType(_ effects: String, _ context: Context) -> String {
        guard effects.utf8.last == UInt8(ascii: ")"), let open = effects.firstIndex(of: "(") else { return effects }
        let words = effects[effects.index(after: open)...].dropLast().split(separator: " ").map(String.init)
        guard let form = TypeSyntaxReader.form(of: words) else { return effects }
        let front = effects[..<open]
        switch resolve(form, context) {
        case .named("Error", arguments: []): return String(front)
        case .named("Never", arguments: []): return "\(front)(Never)"
        case .declared(let type, arguments: []) where index.types[type].kind != .protocol:
            return "\(front)(\(FunctionMarks.declared)\(index.types[type].qualifiedName))"
        default: return effects
        }
    }
}
