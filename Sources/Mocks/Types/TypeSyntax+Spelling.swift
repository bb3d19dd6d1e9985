import Semantics

extension TypeSyntax {
    /// As source code.
    var spelling: String {
        switch self {
        case .name(let components):
            components.count == 1 && components[0].arguments.isEmpty
                ? components[0].spelling
                : components.map { component in
                    component.spelling + Self.list(component.arguments.map(\.spelling), "<", ">")
                }
                .joined(separator: ".")
        case .optional(let inner): "\(inner.operand)?"
        case .implicitlyUnwrapped(let inner): "\(inner.operand)!"
        case .array(let inner): "[\(inner.spelling)]"
        case .dictionary(let key, let value): "[\(key.spelling): \(value.spelling)]"
        case .tuple(let elements): "(\(Self.list(elements)))"
        case .function(let parameters, let effects, let result):
            "(\(Self.list(parameters))) \(effects.isEmpty ? "" : "\(effects) ")-> \(result.spelling)"
        case .composition(let parts): parts.map(\.operand).joined(separator: " & ")
        case .prefixed(let word, let inner): word == "~" ? "~\(inner.spelling)" : "\(word) \(inner.spelling)"
        case .attributed(let attribute, let inner): "\(attribute) \(inner.spelling)"
        case .metatype(let inner, let word): "\(inner.operand).\(word)"
        case .other(let text): text
        }
    }

    /// As the operand of `?`, `&` and `.Type`: in parentheses if it consists of several words.
    private var operand: String {
        switch self {
        case .function, .composition, .prefixed, .attributed: "(\(spelling))"
        default: spelling
        }
    }

    private static func list(_ texts: [String], _ open: String, _ close: String) -> String {
        texts.isEmpty ? "" : open + texts.joined(separator: ", ") + close
    }

    private static func list(_ elements: [Element]) -> String {
        elements.map { element in
            let label = element.label.isEmpty ? "" : "\(SwiftName.written(label: element.label)): "
            return label + element.type.spelling + (element.isVariadic ? "..." : "")
        }
        .joined(separator: ", ")
    }
}

extension SwiftName {
    /// A label as source code: only a few reserved words need backticks there.
    static func written(label: String) -> String {
        let name = written(label)
        guard name != label, !["_", "`_`"].contains(label) else { return label }
        return reserved.contains(label) && !["inout", "var", "let"].contains(label) ? label : name
    }
}
