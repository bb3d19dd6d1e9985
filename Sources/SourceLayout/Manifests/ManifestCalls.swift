import SwiftReader

/// Calls of functions and types, declared by a manifest and its helpers or not.
extension ManifestEvaluator {
    mutating func call(_ expression: Expression, _ scope: inout Scope, _ hint: String?) -> ManifestValue {
        let file = program.files[scope.file]
        guard let callee = expression.base.map({ file[$0] }) else { return .unknown }
        let arguments = Array(file.arguments[expression.arguments.indices])
        let labels = arguments.map { file.name($0.label) }
        switch callee.kind {
        case .identifier:
            let name = file.name(callee.name)
            if let type = scope.type, let method = method(name, labels, of: type) {
                return invoke(
                    method.member,
                    arguments,
                    &scope,
                    own: method.member.isStatic ? nil : scope.own,
                    method.type
                )
            }
            if let function = program.globals[name].flatMap({ fitting($0, labels) }) {
                return invoke(function, arguments, &scope, own: nil, nil)
            }
            guard let type = program.type(named: name, inside: scope.type) else {
                let isConversion = ["Array", "String"].contains(name) && labels == [""]
                let only = isConversion ? value(of: arguments[0].value, &scope) : .unknown
                return only.text == nil && only.list == nil ? made(name, arguments, labels, &scope) : only
            }
            return instance(of: type, arguments, labels, &scope)
        case .member:
            let name = file.name(callee.name)
            guard let base = callee.base else { return implicitCall(name, arguments, labels, &scope, hint) }
            let value = value(of: base, &scope, hint: file.isImplicitMember(base) ? hint : nil)
            return call(name, of: value, base, arguments, labels, &scope)
        case .array where arguments.isEmpty: return .list([])
        case .closure where arguments.isEmpty:
            return callee.body.flatMap { result(of: $0, &scope, hint: hint) } ?? .unknown
        default: return .unknown
        }
    }

    private mutating func call(
        _ name: String,
        of base: ManifestValue,
        _ baseID: ExpressionID,
        _ arguments: [Argument],
        _ labels: [String],
        _ scope: inout Scope
    ) -> ManifestValue {
        switch base {
        case .type(let type):
            if name == "init" {
                return program.types[type]?.kind == nil
                    ? made(type, arguments, labels, &scope) : instance(of: type, arguments, labels, &scope)
            }
            if let method = method(name, labels, of: type) {
                return invoke(method.member, arguments, &scope, own: nil, type)
            }
            if program.type(named: name, inside: type) == "\(type).\(name)" {
                return instance(of: "\(type).\(name)", arguments, labels, &scope)
            }
            if program.types[type]?.cases.contains(name) ?? false {
                return enumCase(name, of: type, arguments, labels, &scope)
            }
            return made(name, arguments, labels, &scope)
        case .list(let values): return call(name, ofList: values, baseID, arguments, &scope)
        case .dictionary: return call(name, ofList: base.elements ?? [], baseID, arguments, &scope)
        case .text(let text) where method(name, labels, of: "String") == nil:
            return call(name, ofText: text, arguments, &scope)
        default:
            let type: String
            switch base {
            case .instance(let instance): type = instance.type
            case .text: type = "String"
            case .record(let record): type = record.name.first?.isUppercase ?? false ? record.name : "Target"
            default: return .unknown
            }
            guard let method = method(name, labels, of: type) else { return .unknown }
            return invoke(method.member, arguments, &scope, own: base, method.type)
        }
    }

    private mutating func call(
        _ name: String,
        ofText text: String,
        _ arguments: [Argument],
        _ scope: inout Scope
    ) -> ManifestValue {
        let file = program.files[scope.file]
        // Numbers are only known if they are written.
        let number = arguments.first.map { Int(file.text(file[$0.value].range)) } ?? 1
        let values = arguments.map { value(of: $0.value, &scope) }
        switch name {
        case "lowercased": return .text(text.lowercased())
        case "uppercased": return .text(text.uppercased())
        case "appending": return values.first.map { .joined(.text(text), $0) } ?? .unknown
        case "prefix": return number.map { .text(String(text.prefix(max(0, $0)))) } ?? .unknown
        case "suffix": return number.map { .text(String(text.suffix(max(0, $0)))) } ?? .unknown
        case "dropFirst": return number.map { .text(String(text.dropFirst(max(0, $0)))) } ?? .unknown
        case "dropLast": return number.map { .text(String(text.dropLast(max(0, $0)))) } ?? .unknown
        case "hasPrefix": return values.first?.text.map { .boolean(text.hasPrefix($0)) } ?? .unknown
        case "hasSuffix": return values.first?.text.map { .boolean(text.hasSuffix($0)) } ?? .unknown
        case "replacingOccurrences", "replacing":
            guard values.count == 2, let old = values[0].text, let new = values[1].text, !old.isEmpty else {
                return .unknown
            }
            let result = text.replacing(old, with: new)
            return result.utf8.count > ManifestValue.maximalLength ? .unknown : .text(result)
        default: return .unknown
        }
    }

    /// `.name(…)`: a function or case of the expected type, or the only matching one of all types.
    private mutating func implicitCall(
        _ name: String,
        _ arguments: [Argument],
        _ labels: [String],
        _ scope: inout Scope,
        _ hint: String?
    ) -> ManifestValue {
        if let type = hint.flatMap({ program.type(named: $0.filter { $0 != "?" }, inside: scope.type) }) {
            if name == "init" { return instance(of: type, arguments, labels, &scope) }
            if let method = method(name, labels, of: type) {
                return invoke(method.member, arguments, &scope, own: nil, type)
            }
            if program.types[type]?.cases.contains(name) ?? false {
                return enumCase(name, of: type, arguments, labels, &scope)
            }
            return made(name, arguments, labels, &scope)
        }
        let fitting = (program.statics[name] ?? []).filter { self.fitting([$0.member], labels) != nil }
        guard fitting.count == 1, hint == nil || fitting[0].type == hint else {
            return made(name, arguments, labels, &scope)
        }
        return invoke(fitting[0].member, arguments, &scope, own: nil, fitting[0].type)
    }

    private mutating func call(
        _ name: String,
        ofList values: [ManifestValue],
        _ base: ExpressionID,
        _ arguments: [Argument],
        _ scope: inout Scope
    ) -> ManifestValue {
        guard let argument = arguments.first else {
            switch name {
            case "enumerated":
                return .list(values.enumerated().map { .tuple([.number($0), $1], ["offset", "element"]) })
            case "joined" where !values.isEmpty && values.allSatisfy { $0.text != nil }:
                return .joined(values, separator: "")
            case "joined": return .list(values.flatMap { $0.list ?? [$0] })
            default: return .list(values)
            }
        }
        let file = program.files[scope.file]
        switch name {
        case "append", "insert":
            let new = value(of: argument.value, &scope)
            let isMany = file.spells("contentsOf", in: argument.label)
            assign(.joined(.list(values), isMany ? new : .list([new])), to: base, &scope)
            return .unknown
        case "joined" where file.spells("separator", in: argument.label):
            return value(of: argument.value, &scope).text.map { .joined(values, separator: $0) } ?? .unknown
        case "contains" where !argument.isTrailing && argument.label.isEmpty:
            let element = value(of: argument.value, &scope)
            let answers = values.map { ManifestValue.areEqual($0, element) }
            if answers.contains(true) { return .boolean(true) }
            return answers.contains { $0 == nil } ? .unknown : .boolean(false)
        case "map", "compactMap", "flatMap":
            let found = values.map { transformed($0, by: argument.value, &scope).result }
            return .list(name == "flatMap" ? found.flatMap { $0.list ?? [$0] } : found)
        case "forEach":
            let elements = values.map { transformed($0, by: argument.value, &scope).element }
            assign(elements, asObjectsOf: base, &scope)
            return .unknown
        case "filter":
            return .list(values.filter { transformed($0, by: argument.value, &scope).result.boolean ?? true })
        case "reduce": return reduced(values, arguments, &scope)
        case "sorted", "reversed": return .list(values)
        default: return .unknown
        }
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
        if file.text(closure.range) == "+" { return values.reduce(result, ManifestValue.joined) }
        guard closure.kind == .closure, let body = closure.body else { return .unknown }
        let names = file.parameters[closure.parameters.indices].map { file.name($0.name) }
        let (whole, element) = names.count == 2 ? (names[0], names[1]) : ("$0", "$1")
        let isChanged = file.spells("into", in: arguments[0].label)
        for value in values {
            var inner = scope
            inner.locals[whole] = result
            inner.locals[element] = value
            let found = self.result(of: body, &inner)
            result = (isChanged ? inner.locals[whole] : found) ?? .unknown
        }
        return result
    }

    /// The result of applying a closure or a key path to a value, and the value after it.
    private mutating func transformed(
        _ element: ManifestValue,
        by id: ExpressionID,
        _ scope: inout Scope
    ) -> (result: ManifestValue, element: ManifestValue) {
        let file = program.files[scope.file]
        let expression = file[id]
        var inner = scope
        switch expression.kind {
        case .closure:
            guard let body = expression.body else { return (.unknown, element) }
            let names = file.parameters[expression.parameters.indices].map { file.name($0.name) }
            let whole = names.first ?? "$0"
            let isTakenApart = names.count > 1 || names.isEmpty && file.text(expression.range).contains("$1")
            if isTakenApart, let parts = element.tuple {
                for (number, part) in parts.enumerated() {
                    inner.locals[names.isEmpty ? "$\(number)" : names.indices.contains(number) ? names[number] : "_"] =
                        part
                }
            } else {
                inner.locals[whole] = element
            }
            let result = result(of: body, &inner) ?? .unknown
            let changed = isTakenApart ? element : inner.locals[whole] ?? element
            // Code in a closure may change outer variables.
            for name in scope.locals.keys { scope.locals[name] = inner.locals[name] }
            return (result, changed)
        case .keyPath:
            inner.own = element
            let path = file.text(expression.range).split(separator: ".").dropFirst().map(String.init)
            let result = path.reduce(element) { value, name in
                inner.own = value
                return self.value(named: name, &inner)
            }
            return (result, element)
        default: return (.unknown, element)
        }
    }

    /// A value of a type of the manifest library, such as `ProjectDescription`.
    mutating func made(
        _ name: String,
        _ arguments: [Argument],
        _ labels: [String],
        _ scope: inout Scope
    ) -> ManifestValue {
        var record = ManifestRecord(name: name)
        for (argument, label) in zip(arguments, labels) {
            let value = value(of: argument.value, &scope, hint: Self.expectedTypes[label])
            record.fields.append(ManifestField(label: label, value: value))
        }
        return .record(record)
    }

    /// The types of well-known parameters.
    static let expectedTypes = [
        "name": "String", "targets": "[Target]", "sources": "SourceFilesList", "product": "Product",
        "dependencies": "[TargetDependency]",
        "settings": "Settings", "packages": "[Package]",
    ]

    private mutating func enumCase(
        _ name: String,
        of type: String,
        _ arguments: [Argument],
        _ labels: [String],
        _ scope: inout Scope
    ) -> ManifestValue {
        var instance = ManifestInstance(type: type, enumCase: name)
        let payload = program.types[type]?.members[name]?.first
        let types = payload.map { member in
            let file = program.files[member.file]
            return file.parameters[file[member.declaration].parameters.indices].map {
                program.qualified(file.joined($0.type), inside: type)
            }
        }
        for (number, argument) in arguments.enumerated() {
            let hint = types.flatMap { $0.indices.contains(number) ? $0[number] : nil }
            let value = value(of: argument.value, &scope, hint: hint)
            instance.fields["\(number)"] = value
            if !labels[number].isEmpty { instance.fields[labels[number]] = value }
        }
        return .instance(instance)
    }
}
