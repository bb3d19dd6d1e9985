import SwiftReader

/// The types of values of the standard library's types, where the sources leave no doubt.
extension SemanticModel {
    /// What an initializer of a type of the standard library creates.
    func certainLibraryValue(
        _ type: ResolvedType,
        _ candidates: [Signature],
        _ call: Expression,
        in file: Int,
        depth: Int
    ) -> ResolvedType {
        let source = source(file)
        // The sources may declare another initializer.
        guard case .named(let name, let types) = type, candidates.isEmpty else { return .unknown }
        let arguments = source.arguments(of: call)
        let labels = arguments.map { source.name($0.label) }
        func argument(_ position: Int) -> ResolvedType {
            certainType(of: arguments[position].value, in: file, depth: depth + 1)
        }
        switch (name, labels) {
        case ("Array", _) where types.count == 1, ("Set", _) where types.count == 1,
            ("Dictionary", _) where types.count == 2:
            // None of their initializers can fail.
            return complete(type)
        case ("Array", [""]), ("Set", [""]): return Self.collection(name, of: argument(0))
        case ("Optional", [""]):
            let wrapped = argument(0)
            return wrapped == .unknown ? .unknown : .optional(wrapped)
        case ("Array", ["repeating", "count"]):
            let element = argument(0)
            return element == .unknown ? .unknown : .named("Array", arguments: [element])
        case ("String", []), ("String", ["describing"]), ("String", ["reflecting"]),
            ("String", ["repeating", "count"]):
            return type
        case ("String", [""]): return argument(0).isPlainValue ? type : .unknown
        case ("String", ["", "radix"]): return argument(0).isNumber ? type : .unknown
        case ("Bool", [""]):
            let given = argument(0)
            return given.isText ? .optional(type) : given == type ? type : .unknown
        case (_, [""]) where type.isNumber:
            let given = argument(0)
            return given.isText ? .optional(type) : given.isNumber ? type : .unknown
        case (_, ["exactly"]) where type.isNumber: return argument(0).isNumber ? .optional(type) : .unknown
        case (_, ["", "radix"]) where type.isNumber: return argument(0).isText ? .optional(type) : .unknown
        default: return .unknown
        }
    }

    /// An array or a set of the elements of a sequence.
    private static func collection(_ name: String, of sequence: ResolvedType) -> ResolvedType {
        guard case .named(let kind, let elements) = sequence else { return .unknown }
        if kind == "String", elements.isEmpty {
            return .named(name, arguments: [.named("Character", arguments: [])])
        }
        guard ["Array", "ArraySlice", "Set", "Range", "ClosedRange"].contains(kind), elements.count == 1 else {
            return .unknown
        }
        return .named(name, arguments: elements)
    }

    /// `max(1, 2)` and the like, if no source declares a function with the name.
    func certainLibraryFunction(_ call: Expression, in file: Int, depth: Int) -> ResolvedType {
        let source = source(file)
        guard let base = call.base, source[base].kind == .identifier,
            ["max", "min", "abs"].contains(source.text(source[base].name)),
            case .type(.named) = value(of: source[base], in: file)
        else { return .unknown }
        let values = source.arguments(of: call)
        guard values.allSatisfy({ $0.label.isEmpty && !$0.isTrailing }) else { return .unknown }
        let type = certainBranches(values.map(\.value), in: file, depth)
        return type.isNumber ? type : .unknown
    }

    /// A property of a value of the standard library's types, or a static property of them.
    func certainLibraryMember(named name: String, of type: ResolvedType, isStatic: Bool) -> ResolvedType {
        guard isOnlyOfLibrary(name) else { return .unknown }
        if isStatic {
            guard type.isNumber else { return .unknown }
            let names = type.isFractional ? ["pi", "infinity", "nan", "greatestFiniteMagnitude"] : ["min", "max"]
            return name == "zero" || names.contains(name) ? type : .unknown
        }
        guard let element = type.certainElement else { return .unknown }
        switch name {
        case "count": return .int
        case "isEmpty": return .named("Bool", arguments: [])
        case "first": return .optional(element)
        case "last": return type.isOrdered ? .optional(element) : .unknown
        default: return .unknown
        }
    }

    /// The result of a method of a value of the standard library's types.
    func certainLibraryMethod(_ call: Expression, in file: Int, depth: Int) -> ResolvedType {
        let source = source(file)
        guard let callee = call.base, source[callee].kind == .member, let base = source[callee].base else {
            return .unknown
        }
        let name = source.name(source[callee].name)
        guard Self.libraryMethods.contains(name), isOnlyOfLibrary(name) else { return .unknown }
        let type = certainLink(of: base, in: file, depth: depth + 1)
        guard let element = type.certainElement else { return .unknown }
        let arguments = source.arguments(of: call)
        let labels = arguments.map { source.name($0.label) }
        let (text, truth) = (ResolvedType.named("String", arguments: []), ResolvedType.named("Bool", arguments: []))
        switch (name, labels) {
        case ("uppercased", []), ("lowercased", []): return type.isText ? text : .unknown
        case ("hasPrefix", [""]), ("hasSuffix", [""]):
            return type.isText && certainType(of: arguments[0].value, in: file, depth: depth + 1).isText
                ? truth : .unknown
        case ("prefix", [""]), ("suffix", [""]), ("dropFirst", []), ("dropFirst", [""]), ("dropLast", []),
            ("dropLast", [""]):
            return type.isOrdered ? type.slice : .unknown
        case ("split", ["separator"]): return type.isText ? .named("Array", arguments: [type.slice]) : .unknown
        case ("sorted", []): return element.isPlainValue ? .named("Array", arguments: [element]) : .unknown
        case ("joined", []), ("joined", ["separator"]): return element == text ? text : .unknown
        case ("contains", [""]):
            let given = certainType(of: arguments[0].value, in: file, depth: depth + 1)
            return !arguments[0].isTrailing && given == element ? truth : .unknown
        default: return .unknown
        }
    }

    private static let libraryMethods: Set<String> = [
        "uppercased", "lowercased", "hasPrefix", "hasSuffix", "prefix", "suffix", "dropFirst", "dropLast", "split",
        "sorted", "joined", "contains",
    ]

    /// `items[0]`, `table[key]`.
    func certainSubscript(_ expression: Expression, in file: Int, depth: Int) -> ResolvedType {
        let arguments = source(file).arguments(of: expression)
        guard let base = expression.base, arguments.count == 1, arguments[0].label.isEmpty,
            isOnlyOfLibrary(MemberTable.subscripts)
        else { return .unknown }
        let key = certainType(of: arguments[0].value, in: file, depth: depth + 1)
        switch certainLink(of: base, in: file, depth: depth + 1) {
        case .named("Array", let types) where types.count == 1 && key == .int: return types[0]
        case .named("Dictionary", let types) where types.count == 2 && key == types[0]: return .optional(types[1])
        default: return .unknown
        }
    }

    /// Whether no source declares a member with a name in an extension of a type that it does not declare.
    func isOnlyOfLibrary(_ name: String) -> Bool {
        guard memberTable.number(of: name) != nil else { return true }
        return index.foreignExtensions.keys.allSatisfy { members(ofForeign: $0)[name] == nil }
    }
}

extension ResolvedType {
    var isText: Bool { self == .named("String", arguments: []) || self == .named("Substring", arguments: []) }

    /// The element of a collection of the standard library; `nil` for other types, and if it is not known.
    fileprivate var certainElement: ResolvedType? {
        switch self {
        case .named("String", []), .named("Substring", []): .named("Character", arguments: [])
        case .named("Array", let types), .named("Set", let types), .named("ArraySlice", let types):
            types.count == 1 ? types[0] : nil
        case .named("Dictionary", let types) where types.count == 2:
            .tuple([.init(label: "key", type: types[0]), .init(label: "value", type: types[1])])
        default: nil
        }
    }

    fileprivate var isOrdered: Bool {
        switch self {
        case .named("Set", _), .named("Dictionary", _): false
        default: true
        }
    }

    /// The type of a part of an ordered collection.
    fileprivate var slice: ResolvedType {
        switch self {
        case .named("Array", let types): .named("ArraySlice", arguments: types)
        case .named("String", _): .named("Substring", arguments: [])
        default: self
        }
    }
}
