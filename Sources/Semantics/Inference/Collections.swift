import SwiftReader

/// The collections and optionals of the standard library, as far as they can contain components.
extension SemanticModel {
    private static let collections: Set<String> = [
        "Array", "ArraySlice", "ContiguousArray", "Repeated", "Set", "Span", "MutableSpan",
    ]

    /// Asynchronous sequences whose first argument is their element.
    private static let streams: Set<String> = ["AsyncStream", "AsyncThrowingStream", "TaskGroup", "ThrowingTaskGroup"]

    /// The element type of a sequence; `unknown` if it cannot be determined.
    func elementType(of sequence: ResolvedType) -> ResolvedType {
        guard case .named(let name, let arguments) = sequence else { return .unknown }
        if Self.collections.contains(name), arguments.count == 1 { return arguments[0] }
        if Self.streams.contains(name), let element = arguments.first { return element }
        guard arguments.count == 2 else { return .unknown }
        // The first argument is the number of elements.
        if name == "InlineArray" { return arguments[1] }
        guard name == "Dictionary" else { return .unknown }
        return .tuple([.init(label: "key", type: arguments[0]), .init(label: "value", type: arguments[1])])
    }

    /// A collection whose written type omits the elements, as in `let kids: Set = [kid]`.
    func collection(
        _ name: String,
        initializedWith value: ExpressionID,
        in file: Int,
        depth: Int
    ) -> ResolvedType? {
        let kind = source(file)[value].kind
        guard name == "Dictionary" && kind == .dictionary || Self.collections.contains(name) && kind == .array,
            case .named(_, let arguments) = type(of: value, in: file, depth: depth + 1)
        else { return nil }
        return .named(name, arguments: arguments)
    }

    /// `[Component]()`, `[String: Component]()`; `nil` for other calls.
    func createdCollection(_ call: Expression, in file: Int) -> ResolvedType? {
        let source = source(file)
        guard let base = call.base, source[base].kind == .array || source[base].kind == .dictionary else { return nil }
        let type = resolution.type(of: source[base].range, in: file, block: call.block)
        return type == .unknown ? nil : type
    }

    func array(_ expression: Expression, in file: Int, depth: Int) -> ResolvedType {
        let elements = source(file).arguments(of: expression).map(\.value)
        return .named("Array", arguments: [firstKnown(elements, in: file, depth: depth)])
    }

    func dictionary(_ expression: Expression, in file: Int, depth: Int) -> ResolvedType {
        let items = source(file).arguments(of: expression).map(\.value)
        let keys = items.indices.filter { $0 % 2 == 0 }.map { items[$0] }
        let values = items.indices.filter { $0 % 2 == 1 }.map { items[$0] }
        return .named(
            "Dictionary",
            arguments: [firstKnown(keys, in: file, depth: depth), firstKnown(values, in: file, depth: depth)]
        )
    }

    /// `items[0]`, `table[key]`, `table[key, default: value]`.
    func subscriptRead(_ expression: Expression, in file: Int, depth: Int) -> ResolvedType {
        guard let base = expression.base else { return .unknown }
        let arguments = source(file).arguments(of: expression)
        if arguments.count == 1, source(file).spells("keyPath", in: arguments[0].label) {
            return keyPathRead(arguments[0].value, of: base, in: file, depth: depth)
        }
        switch type(of: base, in: file, depth: depth + 1) {
        case .named("Dictionary", let types) where types.count == 2:
            return arguments.count == 2 ? types[1] : .optional(types[1])
        case .declared(let declared, let types):
            return subscriptResult(expression, of: .declared(declared, arguments: types), in: file)
        case let sequence where arguments.count == 1:
            return isRange(arguments[0].value, in: file) ? sequence : elementType(of: sequence)
        default: return .unknown
        }
    }

    /// Whether the argument of a subscript is a range, so that the result is a part of the collection.
    private func isRange(_ argument: ExpressionID, in file: Int) -> Bool {
        let source = source(file)
        let expression = source[argument]
        func spells(_ range: SourceRange) -> Bool { source.spells("...", in: range) || source.spells("..<", in: range) }
        switch expression.kind {
        case .sequence: return source.arguments(of: expression).contains { spells($0.label) }
        case .prefix, .postfix, .identifier: return spells(expression.name)
        default: return false
        }
    }

    /// The subscripts of a type of the sources that an expression may call.
    package func callee(ofSubscript id: ExpressionID, in file: Int) -> Callee {
        let source = source(file)
        let expression = source[id]
        guard let base = expression.base else { return .unknown }
        var type = type(of: base, in: file).unwrapped
        if case .metatype(let instance) = type { type = instance }
        guard case .declarations(let locations, let parameters) = member(named: MemberTable.subscripts, of: type)
        else { return .unknown }
        let given = CallArguments(source: source, range: expression.arguments)
        let all = locations.map { signature(of: $0, parameters: parameters) }
        let fitting = all.compactMap { $0.takes(given) ? $0 : $0.unlabeled.takes(given) ? $0.unlabeled : nil }
        let values = given.all.map { self.type(of: $0.value, in: file).unwrapped }
        func takes(_ signature: Signature, where fits: (ResolvedType, ResolvedType) -> Bool) -> Bool {
            values.enumerated().allSatisfy { position, value in
                signature.slot(filledBy: position, of: given).map { fits(value, $0.type.bare) } ?? true
            }
        }
        // A number or text is not a dependency, and a component is not a number.
        let possible = fitting.filter { signature in
            takes(signature) { value, slot in
                value.declaredType == nil ? !value.isPlainValue || slot.declaredType == nil : !slot.isPlainValue
            }
        }
        let certain = possible.filter { signature in
            takes(signature) { value, slot in
                guard let given = value.declaredType, let taken = slot.declaredType else { return value == slot }
                return given == taken || inherits(given, from: taken)
            }
        }
        return .function(certain.isEmpty ? possible : certain)
    }

    /// The result of a subscript that the sources declare.
    private func subscriptResult(_ expression: Expression, of type: ResolvedType, in file: Int) -> ResolvedType {
        guard case .declarations(let locations, let parameters) = member(named: MemberTable.subscripts, of: type) else {
            return .unknown
        }
        let given = CallArguments(source: source(file), range: expression.arguments)
        let fitting = locations.map { signature(of: $0, parameters: parameters) }.filter { signature in
            signature.unlabeled.takes(given)
        }
        guard let first = fitting.first, fitting.allSatisfy({ $0.result == first.result }) else { return .unknown }
        return first.result.holdsParameter ? .unknown : first.result
    }

    /// A property of a collection that returns elements.
    func collectionMember(named name: String, of type: ResolvedType) -> ResolvedType? {
        let element = elementType(of: type)
        guard element != .unknown else { return nil }
        switch name {
        case "first", "last", "randomElement": return .optional(element)
        case "lazy": return type
        case "span": return .named("Span", arguments: [element])
        case "mutableSpan": return .named("MutableSpan", arguments: [element])
        case "values":
            if case .tuple(let pair) = element, pair.count == 2 { return .named("Array", arguments: [pair[1].type]) }
            return nil
        default: return nil
        }
    }

    /// A method of a collection or optional that passes elements to a closure or returns some of them.
    func collectionFunction(_ name: String, of type: ResolvedType, arguments: CallArguments) -> Signature? {
        if case .named("Result", let types) = type, types.count == 2, name == "get" {
            return Signature(slots: [], result: types[0], location: nil)
        }
        if let function = lockFunction(name, of: type, arguments) { return function }
        let element: ResolvedType
        if case .optional(let wrapped) = type {
            element = wrapped
        } else if case .named("Result", let types) = type, types.count == 2, name == "map" || name == "flatMap" {
            element = types[0]
        } else {
            element = elementType(of: type)
        }
        guard element != .unknown, let result = result(of: name, type, element) else { return nil }
        let parameters: [ResolvedType]
        switch name {
        case "reduce": parameters = [.unknown, element]
        case "sorted", "min", "max", "sort": parameters = [element, element]
        case "mapValues", "compactMapValues":
            guard case .named("Dictionary", let types) = type, types.count == 2 else { return nil }
            parameters = [types[1]]
        default: parameters = [element]
        }
        let closure = ResolvedType.function(parameters: parameters, effects: "", result: .parameter("Result"))
        let slots = arguments.all.map { argument in
            let label = arguments.source.name(argument.label)
            let isClosure = name != "reduce" || argument.isTrailing || arguments.all.last?.value == argument.value
            let added = added(by: name, as: label, element, to: type)
            return Signature.Slot(
                label: label,
                type: added ?? (isClosure ? closure : .unknown),
                hasDefault: false,
                isVariadic: false
            )
        }
        return Signature(slots: slots, result: result, location: nil)
    }

    /// The methods of an app's extensions that add elements to a collection, as those of the standard library do.
    func ownAdditions(_ name: String, to collection: ResolvedType, _ arguments: CallArguments) -> [Signature] {
        guard ["append", "insert", "updateValue"].contains(name),
            case .declarations(let locations, let parameters) = member(named: name, of: collection)
        else { return [] }
        return locations.filter { index.declaration($0).kind == .function }
            .map { signature(of: $0, parameters: parameters) }.filter { $0.takes(arguments) }
    }

    /// The type of an argument of a method that adds elements to a collection; `nil` for another method.
    private func added(
        by name: String,
        as label: String,
        _ element: ResolvedType,
        to type: ResolvedType
    ) -> ResolvedType? {
        switch (name, label) {
        case ("append", ""), ("insert", ""): element
        case ("append", _), ("insert", "contentsOf"): type
        case ("updateValue", ""):
            if case .named("Dictionary", let types) = type, types.count == 2 { types[1] } else { .unknown }
        case ("insert", _), ("updateValue", _): .unknown
        default: nil
        }
    }

    private func result(of name: String, _ type: ResolvedType, _ element: ResolvedType) -> ResolvedType? {
        let mapped = ResolvedType.parameter("Result")
        if case .optional = type { return name == "map" || name == "flatMap" ? .optional(mapped) : nil }
        if case .named("Result", let types) = type { return .named("Result", arguments: [mapped, types[1]]) }
        switch name {
        case "map", "compactMap", "flatMap": return .named("Array", arguments: [mapped])
        case "mapValues", "compactMapValues":
            guard case .named("Dictionary", let types) = type, types.count == 2 else { return nil }
            return .named("Dictionary", arguments: [types[0], mapped])
        case "forEach", "sort", "removeAll", "append": return .void
        // That of a set differs from that of an array.
        case "insert": return .unknown
        case "updateValue":
            guard case .named("Dictionary", let types) = type, types.count == 2 else { return nil }
            return .optional(types[1])
        case "reduce": return .unknown
        case "contains", "allSatisfy": return .named("Bool", arguments: [])
        case "firstIndex", "lastIndex": return .optional(.named("Int", arguments: []))
        case "joined":
            let inner = elementType(of: element)
            return inner == .unknown ? nil : .named("Array", arguments: [inner])
        case "drop": return .named("Array", arguments: [element])
        case "filter", "reversed", "sorted", "shuffled", "prefix", "suffix", "dropFirst", "dropLast":
            return .named("Array", arguments: [element])
        case "first", "last", "min", "max", "randomElement", "popLast": return .optional(element)
        case "removeFirst", "removeLast", "remove": return element
        case "enumerated":
            let number = ResolvedType.named("Int", arguments: [])
            let pair = ResolvedType.tuple([
                .init(label: "offset", type: number), .init(label: "element", type: element),
            ])
            return .named("Array", arguments: [pair])
        default: return nil
        }
    }

    /// The result of `map` and similar functions, given that of their closure; `nil` for other calls.
    func mappedResult(_ call: Expression, _ signature: Signature, in file: Int, depth: Int) -> ResolvedType? {
        guard signature.location == nil, signature.result.holdsParameter else { return nil }
        let source = source(file)
        guard let base = call.base, let last = source.arguments(of: call).last else { return .unknown }
        let given: ResolvedType
        if source[last.value].kind == .keyPath {
            guard case .function(let elements, _, _)? = signature.slots.last?.type, let element = elements.first else {
                return .unknown
            }
            given = keyPathValue(last.value, from: element, in: file, depth: depth)
        } else if case .function(_, _, let result) = type(of: last.value, in: file, depth: depth + 1) {
            given = result
        } else {
            given = .unknown
        }
        guard given != .unknown else { return .unknown }
        let name = source.name(source[base].name)
        if name.hasSuffix("Values") {
            return signature.result.replacing(["Result": name == "mapValues" ? given : given.unwrapped])
        }
        let isFlat = name == "compactMap" || (name == "flatMap" && signature.result != .optional(.parameter("Result")))
        let inner = isFlat && elementType(of: given) != .unknown ? elementType(of: given) : given
        let isUnwrapped = name == "compactMap" || name == "flatMap"
        return signature.result.replacing(["Result": isUnwrapped ? inner.unwrapped : inner])
    }
}
