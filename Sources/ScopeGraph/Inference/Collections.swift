import SwiftReader

/// The standard library's collections and optionals, as far as components travel through them.
extension Codebase {
    private static let collections: Set<String> = ["Array", "ArraySlice", "ContiguousArray", "Set"]

    /// The type of the elements of a sequence; `unknown` where that is not known.
    func elementType(of sequence: StaticType) -> StaticType {
        guard case .named(let name, let arguments) = sequence else { return .unknown }
        if Self.collections.contains(name), arguments.count == 1 { return arguments[0] }
        guard name == "Dictionary", arguments.count == 2 else { return .unknown }
        return .tuple([.init(label: "key", type: arguments[0]), .init(label: "value", type: arguments[1])])
    }

    func array(_ expression: Expression, in file: Int, depth: Int) -> StaticType {
        let elements = source(file).arguments(of: expression).map(\.value)
        return .named("Array", arguments: [firstKnown(elements, in: file, depth: depth)])
    }

    func dictionary(_ expression: Expression, in file: Int, depth: Int) -> StaticType {
        let items = source(file).arguments(of: expression).map(\.value)
        let keys = items.indices.filter { $0 % 2 == 0 }.map { items[$0] }
        let values = items.indices.filter { $0 % 2 == 1 }.map { items[$0] }
        return .named(
            "Dictionary",
            arguments: [firstKnown(keys, in: file, depth: depth), firstKnown(values, in: file, depth: depth)]
        )
    }

    /// `items[0]`, `table[key]`, `table[key, default: value]`.
    func subscriptRead(_ expression: Expression, in file: Int, depth: Int) -> StaticType {
        guard let base = expression.base else { return .unknown }
        let arguments = source(file).arguments(of: expression)
        switch type(of: base, in: file, depth: depth + 1) {
        case .named("Dictionary", let types) where types.count == 2:
            return arguments.count == 2 ? types[1] : .optional(types[1])
        case let sequence where arguments.count == 1: return elementType(of: sequence)
        default: return .unknown
        }
    }

    /// A property that a collection has of its elements.
    func collectionMember(named name: String, of type: StaticType) -> StaticType? {
        let element = elementType(of: type)
        guard element != .unknown else { return nil }
        switch name {
        case "first", "last": return .optional(element)
        case "lazy": return type
        case "values":
            if case .tuple(let pair) = element, pair.count == 2 { return .named("Array", arguments: [pair[1].type]) }
            return nil
        default: return nil
        }
    }

    /// A method of a collection or optional that hands its elements to a closure, or gives some of them back.
    func collectionFunction(_ name: String, of type: StaticType, arguments: CallArguments) -> Signature? {
        let element: StaticType
        if case .optional(let wrapped) = type { element = wrapped } else { element = elementType(of: type) }
        guard element != .unknown, let result = result(of: name, type, element) else { return nil }
        let closure = StaticType.function(parameters: [element], effects: "", result: .parameter("Result"))
        let labels = arguments.all.map { arguments.source.name($0.label) }
        let slots = labels.map { Signature.Slot(label: $0, type: closure, hasDefault: false, isVariadic: false) }
        return Signature(slots: slots, result: result, place: nil)
    }

    private func result(of name: String, _ type: StaticType, _ element: StaticType) -> StaticType? {
        let mapped = StaticType.parameter("Result")
        if case .optional = type { return name == "map" || name == "flatMap" ? .optional(mapped) : nil }
        switch name {
        case "map", "compactMap", "flatMap": return .named("Array", arguments: [mapped])
        case "forEach": return .void
        case "filter", "reversed", "sorted", "shuffled", "prefix", "suffix", "dropFirst", "dropLast":
            return .named("Array", arguments: [element])
        case "first", "last", "min", "max", "randomElement", "popLast": return .optional(element)
        case "removeFirst", "removeLast", "remove": return element
        case "enumerated":
            let number = StaticType.named("Int", arguments: [])
            let pair = StaticType.tuple([.init(label: "offset", type: number), .init(label: "element", type: element)])
            return .named("Array", arguments: [pair])
        default: return nil
        }
    }

    /// What `map` and its like give, for what their closure gives; `nil` for other calls.
    func mappedResult(_ call: Expression, _ signature: Signature, in file: Int, depth: Int) -> StaticType? {
        guard signature.place == nil, signature.result.holdsParameter else { return nil }
        let source = source(file)
        guard let base = call.base, let last = source.arguments(of: call).last,
            case .function(_, _, let given) = type(of: last.value, in: file, depth: depth + 1), given != .unknown
        else { return .unknown }
        let name = source.name(source[base].name)
        let isFlat = name == "compactMap" || (name == "flatMap" && signature.result != .optional(.parameter("Result")))
        let inner = isFlat && elementType(of: given) != .unknown ? elementType(of: given) : given
        let isUnwrapped = name == "compactMap" || name == "flatMap"
        return signature.result.replacing(["Result": isUnwrapped ? inner.unwrapped : inner])
    }
}
