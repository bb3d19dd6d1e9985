/// What distinguishes function types apart from their parameters and results.
enum FunctionMarks {
    /// Attributes that do not belong to the type, or that a protocol requirement does not enforce.
    private static let ignored: Set<String> = ["@Sendable", "@autoclosure", "@escaping", "@preconcurrency"]

    /// The effects of a function type, its attributes, and those of its parameters.
    static func text(of form: TypeSyntax, _ parameters: [TypeSyntax.Element], _ effects: String) -> String {
        var words = effects.split(separator: " ").map(String.init).filter { $0 != "throws(Never)" }
        words += attributes(of: form).filter { !ignored.contains($0) }
        for (position, parameter) in parameters.enumerated() {
            if parameter.isVariadic { words.append("\(position)...") }
            words += marks(of: parameter.type).map { "\(position)\($0)" }
        }
        return words.joined(separator: " ")
    }

    /// The attributes and modifiers of a type, with or without parentheses.
    private static func attributes(of form: TypeSyntax) -> [String] {
        var (form, words) = (form, [String]())
        while true {
            switch form {
            case .attributed(let attribute, let inner):
                words.append(attribute)
                form = inner
            case .prefixed(let word, let inner) where word == "inout" || word == "isolated" || word == "sending":
                words.append(word)
                form = inner
            case .tuple(let elements) where elements.count == 1 && elements[0].label.isEmpty:
                form = elements[0].type
            default: return words.sorted()
            }
        }
    }

    private static func marks(of parameter: TypeSyntax) -> [String] {
        attributes(of: parameter).filter { ["inout", "isolated", "sending", "@escaping", "@autoclosure"].contains($0) }
    }
}
