import Semantics

/// What mocks ask of types.
extension TypeSyntax {
    /// A plain name, such as `Any`.
    static func plain(_ name: String) -> TypeSyntax {
        .name([Component(name: name, spelling: name, arguments: [])])
    }

    static let any = TypeSyntax.plain("Any")

    /// The name of a type without generic arguments; `nil` for other types.
    var plainName: String? {
        guard case .name(let components) = bare, components.allSatisfy({ $0.arguments.isEmpty }) else { return nil }
        if components.count == 1 { return components[0].name }
        return components.map(\.name).joined(separator: ".")
    }

    /// Its name without generic arguments.
    var genericName: String? {
        guard case .name(let components) = bare else { return nil }
        return components.map(\.name).joined(separator: ".")
    }

    /// Whether it is the result of a call that returns nothing.
    var isVoid: Bool {
        if case .tuple(let elements) = bare { return elements.isEmpty }
        let name = plainName
        return name == "Void" || name == "Swift.Void"
    }

    /// Without `inout`, attributes and single parentheses.
    var stripped: TypeSyntax {
        var type = bare
        while case .prefixed(let word, let inner) = type, Self.specifiers.contains(word) { type = inner.bare }
        return type
    }

    /// The words in front of the type of a parameter that are not part of the type.
    private static let specifiers: Set<String> = [
        "inout", "sending", "isolated", "consuming", "borrowing", "__owned", "__shared", "_const",
    ]

    var isOptional: Bool {
        switch stripped {
        case .optional, .implicitlyUnwrapped: true
        case .name(let components): components.last?.name == "Optional" && components.last?.arguments.count == 1
        default: false
        }
    }

    var isFunction: Bool { if case .function = stripped { true } else { false } }

    /// Whether it is an optional closure.
    var wrapsFunction: Bool {
        switch stripped {
        case .optional(let inner), .implicitlyUnwrapped(let inner): inner.isFunction || inner.wrapsFunction
        default: false
        }
    }

    /// Whether a word precedes it: `inout`.
    func has(specifier: String) -> Bool {
        var type = self
        while true {
            switch type {
            case .prefixed(specifier, _): return true
            case .prefixed(_, let inner), .attributed(_, let inner): type = inner
            default: return false
            }
        }
    }

    /// Whether an attribute precedes it: `@escaping`.
    func has(attribute: String) -> Bool {
        var type = self
        while true {
            switch type {
            case .attributed(attribute, _): return true
            case .prefixed(_, let inner), .attributed(_, let inner): type = inner
            default: return false
            }
        }
    }

    /// A copy without an attribute in front of it.
    func without(attribute: String) -> TypeSyntax {
        switch self {
        case .attributed(attribute, let inner): inner.without(attribute: attribute)
        case .attributed(let other, let inner): .attributed(other, inner.without(attribute: attribute))
        case .prefixed(let word, let inner): .prefixed(word, inner.without(attribute: attribute))
        default: self
        }
    }

    /// Whether it depends on the type that conforms.
    var mentionsSelf: Bool { mentions(Self.selfName) }

    private static let selfName = ["Self"]

    /// Whether one of the names occurs as the first name of a type in it.
    func mentions(_ names: [String]) -> Bool {
        switch self {
        case .name(let components):
            components.first.map { names.contains($0.name) } == true
                || components.contains { $0.arguments.contains { $0.mentions(names) } }
        case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner), .attributed(_, let inner),
            .metatype(let inner, _):
            inner.mentions(names)
        case .prefixed(let word, let inner): names.contains(word) || inner.mentions(names)
        case .dictionary(let key, let value): key.mentions(names) || value.mentions(names)
        case .tuple(let elements): elements.contains { $0.type.mentions(names) }
        case .function(let parameters, let effects, let result):
            result.mentions(names) || parameters.contains { $0.type.mentions(names) }
                || !effects.isEmpty && names.contains { effects.contains("(\($0))") }
        case .composition(let parts): parts.contains { $0.mentions(names) }
        case .other(let text):
            text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { names.contains("\($0)") }
        }
    }

    /// A copy in which a name is replaced, also as the first of a dotted one: `Self` by the name of the mock.
    func replacing(_ name: String, with replacement: TypeSyntax) -> TypeSyntax {
        func replaced(_ type: TypeSyntax) -> TypeSyntax { type.replacing(name, with: replacement) }
        func replaced(_ elements: [Element]) -> [Element] {
            elements.map { Element(label: $0.label, type: replaced($0.type), isVariadic: $0.isVariadic) }
        }
        switch self {
        case .name(let components):
            if components.count == 1, components[0].name == name { return replacement }
            if components.first?.name == name, case .name(let outer) = replacement {
                return .name(outer + components.dropFirst())
            }
            return .name(
                components.map {
                    Component(
                        name: $0.name,
                        spelling: $0.spelling,
                        arguments: $0.arguments.map(replaced),
                        module: $0.module
                    )
                }
            )
        case .optional(let inner): return .optional(replaced(inner))
        case .implicitlyUnwrapped(let inner): return .implicitlyUnwrapped(replaced(inner))
        case .array(let inner): return .array(replaced(inner))
        case .dictionary(let key, let value): return .dictionary(key: replaced(key), value: replaced(value))
        case .tuple(let elements): return .tuple(replaced(elements))
        case .function(let parameters, let effects, let result):
            return .function(parameters: replaced(parameters), effects: effects, result: replaced(result))
        case .composition(let parts): return .composition(parts.map(replaced))
        case .prefixed(let word, let inner): return .prefixed(word, replaced(inner))
        case .attributed(let attribute, let inner): return .attributed(attribute, replaced(inner))
        case .metatype(let inner, let word): return .metatype(replaced(inner), word)
        case .other: return self
        }
    }
}
