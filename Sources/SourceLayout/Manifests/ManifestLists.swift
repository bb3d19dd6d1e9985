import SwiftReader

/// Calls of the methods of lists, of which some transform the elements.
extension ManifestEvaluator {
    /// - Parameter base: the expression whose value is the list.
    mutating func call(
        _ name: String,
        ofList values: [ManifestValue],
        _ base: ExpressionID,
        _ arguments: [Argument],
        _ scope: inout Scope
    ) -> ManifestValue {
        spend(values.count / 16)
        guard let argument = arguments.first else { return call(name, ofList: values, base, &scope) }
        let file = program.files[scope.file]
        switch name {
        case "append", "insert":
            let new = bounded(value(of: argument.value, &scope))
            let isMany = file.spells("contentsOf", in: argument.label)
            assign(join(.list(values), isMany ? new : .list([new])), to: base, &scope)
            return .unknown
        case "joined" where file.spells("separator", in: argument.label):
            return value(of: argument.value, &scope).text.map { .joined(values, separator: $0) } ?? .unknown
        case "contains" where !argument.isTrailing && argument.label.isEmpty:
            let element = value(of: argument.value, &scope)
            let answers = values.map { areEqual($0, element) }
            if answers.contains(true) { return .boolean(true) }
            return answers.contains { $0 == nil } ? .unknown : .boolean(false)
        case "map": return .list(values.map { transformed($0, by: argument.value, &scope).result })
        case "compactMap":
            return .list(values.map { transformed($0, by: argument.value, &scope).result }.filter(\.isSomething))
        case "flatMap":
            let found = values.map { transformed($0, by: argument.value, &scope).result }
            return flattened(found)
        case "forEach":
            let elements = values.map { transformed($0, by: argument.value, &scope).element }
            assign(elements, asObjectsOf: base, &scope)
            return .unknown
        case "filter":
            return .list(values.filter { transformed($0, by: argument.value, &scope).result.boolean ?? true })
        case "removeAll" where file.spells("keepingCapacity", in: argument.label):
            return call(name, ofList: values, base, &scope)
        case "removeAll":
            // What may be removed may also stay.
            let kept = values.filter { !(transformed($0, by: argument.value, &scope).result.boolean ?? false) }
            assign(.list(kept), to: base, &scope)
            return .unknown
        case "firstIndex" where file.spells("where", in: argument.label) || argument.isTrailing:
            for (position, value) in values.enumerated() {
                switch transformed(value, by: argument.value, &scope).result.boolean {
                case true?: return .number(position)
                case false?: continue
                case nil: return .unknown
                }
            }
            return .null
        case "prefix", "suffix", "dropFirst", "dropLast":
            guard case .number(let count) = value(of: argument.value, &scope), count >= 0 else { return .unknown }
            switch name {
            case "prefix": return .list(Array(values.prefix(count)))
            case "suffix": return .list(values.suffix(count))
            case "dropFirst": return .list(Array(values.dropFirst(count)))
            default: return .list(values.dropLast(count))
            }
        case "remove":
            let removed = value(of: argument.value, &scope)
            let rest = values.indices.filter { number in
                if case .number(number) = removed { return false }
                return areEqual(values[number], removed) != true
            }
            assign(.list(rest.map { values[$0] }), to: base, &scope)
            return .unknown
        case "first", "contains", "allSatisfy": return search(values, named: name, argument.value, &scope)
        case "reduce": return reduced(values, arguments, &scope)
        case "sorted": return .list(values)
        default: return .unknown
        }
    }

    /// A call without arguments.
    private mutating func call(
        _ name: String,
        ofList values: [ManifestValue],
        _ base: ExpressionID,
        _ scope: inout Scope
    ) -> ManifestValue {
        switch name {
        case "enumerated":
            return .list(values.enumerated().map { .tuple([.number($0), $1], ["offset", "element"]) })
        case "joined" where !values.isEmpty && values.allSatisfy { $0.text != nil }:
            return .joined(values, separator: "")
        case "joined": return flattened(values)
        case "reversed": return .list(values.reversed())
        case "dropFirst": return .list(Array(values.dropFirst()))
        case "dropLast": return .list(values.dropLast())
        case "removeAll": assign(.list([]), to: base, &scope)
        case "removeFirst", "popFirst":
            assign(.list(Array(values.dropFirst())), to: base, &scope)
            return values.first ?? .null
        case "removeLast", "popLast":
            assign(.list(values.dropLast()), to: base, &scope)
            return values.last ?? .null
        case "max", "min", "randomElement": break
        default: return .list(values)
        }
        return .unknown
    }

    /// The elements of lists.
    private func flattened(_ lists: [ManifestValue]) -> ManifestValue {
        let count = lists.reduce(0) { $0 + ($1.list?.count ?? 1) }
        return count > ManifestValue.maximalLength ? .unknown : .list(lists.flatMap { $0.list ?? [$0] })
    }

    /// `first(where:)`, `contains(where:)`, `allSatisfy(_:)`.
    private mutating func search(
        _ values: [ManifestValue],
        named name: String,
        _ predicate: ExpressionID,
        _ scope: inout Scope
    ) -> ManifestValue {
        for value in values {
            switch (transformed(value, by: predicate, &scope).result.boolean, name) {
            case (true, "first"): return value
            case (true, "contains"): return .boolean(true)
            case (false, "allSatisfy"): return .boolean(false)
            case (nil, _): return .unknown
            default: continue
            }
        }
        return name == "first" ? .null : .boolean(name == "allSatisfy")
    }

    /// `reduce([], +)`, or with a closure that returns or changes the result.
    private mutating func reduced(
        _ values: [ManifestValue],
        _ arguments: [Argument],
        _ scope: inout Scope
    ) -> ManifestValue {
        guard arguments.count == 2 else { return .unknown }
        let file = program.files[scope.file]
        var result = value(of: arguments[0].value, &scope)
        let closure = file[arguments[1].value]
        if file.text(closure.range) == "+" { return values.reduce(result) { join($0, $1) } }
        let isChanged = file.spells("into", in: arguments[0].label)
        for value in values {
            let found = applied(arguments[1].value, to: [result, value], &scope)
            result = isChanged ? found.first : found.result
        }
        return result
    }

    /// The result of applying a function or a key path to a value, and the value after it.
    mutating func transformed(
        _ element: ManifestValue,
        by id: ExpressionID,
        _ scope: inout Scope
    ) -> (result: ManifestValue, element: ManifestValue) {
        let file = program.files[scope.file]
        guard file[id].kind == .keyPath else {
            let found = applied(id, to: [element], &scope)
            return (found.result, found.first)
        }
        var inner = scope
        guard startsIteration() else { return (.unknown, element) }
        let path = file.text(file[id].range).split(separator: ".").dropFirst().map(String.init)
        let result = path.reduce(element) { value, name in
            if name == "self" { return value }
            inner.own = value
            inner.locals = [:]
            return self.value(named: name, &inner)
        }
        return (result, element)
    }

    /// The result of a function, and the value of its first parameter after it.
    private mutating func applied(
        _ id: ExpressionID,
        to values: [ManifestValue],
        _ scope: inout Scope
    ) -> (result: ManifestValue, first: ManifestValue) {
        guard startsIteration() else { return (.unknown, values.first ?? .unknown) }
        if program.files[scope.file][id].kind == .closure { return call(id, with: values, &scope, nil) }
        let function = value(of: id, &scope).function
        return (function.map { call($0, with: values) } ?? .unknown, values.first ?? .unknown)
    }
}
