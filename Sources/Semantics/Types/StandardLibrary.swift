/// The declarations of the standard library, and the typealiases of Foundation that apps use for stored properties.
package enum StandardLibrary {
    /// The modules that every file imports.
    static let modules: Set<String> = ["Swift", "_Concurrency", "_StringProcessing"]

    private static let types = EntryTable(StandardLibraryTable.types) { $0 <= UInt8(ascii: " ") }

    /// The typealiases: the name, the generic parameters, an equals sign, then the tokens of the underlying type.
    private static let aliases = EntryTable("\(aliasesOfFoundation)\n\(StandardLibraryTable.aliases)") {
        $0 < UInt8(ascii: " ")
    }

    private static let aliasesOfFoundation = """
        NSInteger = Int
        NSTimeInterval = Double
        TimeInterval = Double
        unichar = UInt16
        """

    /// Whether a name, qualified by its enclosing types, is that of a nominal type of the standard library.
    package static func declaresType(named name: String) -> Bool { types.contains(name) }

    /// Whether a name is that of a protocol of the language without members.
    package static func isEmptyProtocol(_ name: String) -> Bool { emptyProtocols.contains(name) }

    /// Whether a name is that of one of the commonest structures and enumerations.
    package static func isStructure(_ name: String) -> Bool { structures.contains(name) }

    /// Whether a name is that of a protocol to which structures may conform.
    static func isForValues(_ name: String) -> Bool {
        StandardProtocols.withInherited(name) != nil && name != "AnyObject"
    }

    /// Whether a name is that of a protocol to which a class can only conform once, unlike `Sendable`.
    package static func isOrdinaryProtocol(_ name: String) -> Bool {
        isForValues(name) && !StandardProtocols.isMarker(name)
    }

    private static let structures: Set<String> = [
        "Array", "Bool", "Character", "Dictionary", "Double", "Float", "Int", "Optional", "Range", "Result", "Set",
        "String", "Substring", "UInt",
    ]

    private static let emptyProtocols: Set<String> = ["AnyObject", "Any", "Sendable", "SendableMetatype"]

    /// The underlying type of a typealias; `nil` for other names, and if generic arguments are missing.
    static func aliasedType(named name: String, arguments: [ResolvedType]) -> ResolvedType? {
        guard let words = aliases.words(of: name),
            let equal = words.firstIndex(of: "="), equal == arguments.count + 1,
            let form = TypeSyntaxReader.form(of: Array(words[(equal + 1)...]))
        else { return nil }
        let replacements = Dictionary(zip(words[1..<equal], arguments)) { first, _ in first }
        return type(of: form, replacements)
    }

    private static func type(of form: TypeSyntax, _ parameters: [String: ResolvedType]) -> ResolvedType {
        switch form.bare {
        case .name(let components):
            let name = components.map(\.name).joined(separator: ".")
            if components.count == 1, let argument = parameters[name] { return argument }
            if let first = components.first, parameters[first.name] != nil { return .unknown }
            let arguments = components.flatMap(\.arguments).map { type(of: $0, parameters) }
            return aliasedType(named: name, arguments: arguments) ?? .named(name, arguments: arguments)
        case .optional(let inner): return .optional(type(of: inner, parameters))
        case .tuple(let elements):
            return .tuple(elements.map { .init(label: $0.label, type: type(of: $0.type, parameters)) })
        case .function(let inputs, let effects, let result):
            return .function(
                parameters: inputs.map { type(of: $0.type, parameters) },
                effects: effects,
                result: type(of: result, parameters)
            )
        case .composition(let parts): return .composition(parts.map { type(of: $0, parameters) })
        case .metatype(let inner, _): return .metatype(type(of: inner, parameters))
        case .prefixed(_, let inner): return type(of: inner, parameters)
        default: return .unknown
        }
    }
}
