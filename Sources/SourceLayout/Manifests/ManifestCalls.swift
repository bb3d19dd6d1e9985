import SwiftReader

/// Calls of functions and types, declared by a manifest and its helpers or not.
extension ManifestEvaluator {
    mutating func call(_ expression: Expression, _ scope: inout Scope, _ hint: String?) -> ManifestValue {
        let file = program.files[scope.file]
        guard let calleeID = expression.base else { return .unknown }
        let callee = file[calleeID]
        let arguments = Array(file.arguments[expression.arguments.indices])
        let labels = arguments.map { file.name($0.label) }
        switch callee.kind {
        case .identifier: return call(file.name(callee.name), calleeID, arguments, labels, &scope)
        case .member:
            let name = file.name(callee.name)
            guard let base = callee.base else { return implicitCall(name, arguments, labels, &scope, hint) }
            let value = value(of: base, &scope, hint: file.isImplicitMember(base) ? hint : nil)
            return call(name, of: value, base, arguments, labels, &scope)
        case .array where arguments.isEmpty: return .list([])
        case .closure where arguments.isEmpty: return call(calleeID, with: [], &scope, hint).result
        default:
            let function = value(of: calleeID, &scope)
            return call(function, arguments, labels, &scope) ?? .unknown
        }
    }

    /// `name(…)`: a local function value, a method, a global function, or an initializer.
    private mutating func call(
        _ name: String,
        _ callee: ExpressionID,
        _ arguments: [Argument],
        _ labels: [String],
        _ scope: inout Scope
    ) -> ManifestValue {
        if let local = scope.locals[name], let result = call(local, arguments, labels, &scope) { return result }
        if let type = scope.type, let method = method(name, labels, of: type) {
            guard !method.member.isStatic else {
                return invoke(method.member, arguments, &scope, own: nil, method.type)
            }
            var own = scope.own
            let result = invoke(method.member, arguments, &scope, own: &own, method.type)
            scope.own = own
            return result
        }
        if let function = program.globals[name].flatMap({ fitting($0, labels) }) {
            return invoke(function, arguments, &scope, own: nil, nil)
        }
        let isConversion = ["Array", "Set", "String"].contains(name) && labels == [""]
        if isConversion, program.types[name]?.kind == nil {
            let only = value(of: arguments[0].value, &scope)
            if only.text != nil || only.elements != nil { return only }
            if name == "String", case .number(let number) = only { return .text("\(number)") }
        }
        if let type = program.type(named: name, inside: scope.type) {
            return instance(of: type, arguments, labels, &scope)
        }
        if name == "zip", labels == ["", ""] {
            let lists = arguments.map { value(of: $0.value, &scope).elements }
            guard let first = lists[0], let second = lists[1] else { return .unknown }
            spend(min(first.count, second.count))
            return .list(zip(first, second).map { .tuple([$0, $1], ["", ""]) })
        }
        if name == "Dictionary", labels.first == "uniqueKeysWithValues" || labels.last == "uniquingKeysWith" {
            let pairs = value(of: arguments[0].value, &scope).elements?.map { ($0.part(0), $0.part(1)) }
            return pairs.map { .dictionary($0.map { ManifestEntry(key: $0.0, value: $0.1) }) } ?? .unknown
        }
        if let result = call(value(named: name, &scope), arguments, labels, &scope) { return result }
        // A method of the list that an extension of its type belongs to.
        if case .list(let values)? = scope.own, name.first?.isLowercase ?? false {
            return call(name, ofList: values, callee, arguments, &scope)
        }
        return made(name, arguments, labels, &scope)
    }

    /// The result of calling a value; `nil` if it cannot be called.
    private mutating func call(
        _ value: ManifestValue,
        _ arguments: [Argument],
        _ labels: [String],
        _ scope: inout Scope
    ) -> ManifestValue? {
        switch value {
        case .function(let function):
            let values = arguments.map { self.value(of: $0.value, &scope) }
            return call(function, with: values)
        case .instance(let instance):
            guard let method = method("callAsFunction", labels, of: instance.type) else { return nil }
            return invoke(method.member, arguments, &scope, own: value, method.type)
        default: return nil
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
            if let member = staticProperty(name, of: type), let result = call(member, arguments, labels, &scope) {
                return result
            }
            return made(name, arguments, labels, &scope)
        case .null: return .null
        case .list(let values):
            if case .type(let element)? = values.first, values.count == 1, isArrayType(baseID, in: scope) {
                return call(name, of: .type("[\(element)]"), baseID, arguments, labels, &scope)
            }
            for type in program.listTypes {
                guard let method = method(name, labels, of: type) else { continue }
                return invoke(method.member, arguments, &scope, own: base, type)
            }
            return call(name, ofList: values, baseID, arguments, &scope)
        case .dictionary: return call(name, ofList: base.elements ?? [], baseID, arguments, &scope)
        case .text(let text) where method(name, labels, of: "String") == nil:
            return call(name, ofText: text, arguments, &scope)
        default:
            let type: String
            switch base {
            case .instance(let instance): type = instance.type
            case .text: type = "String"
            case .record(let record): type = record.name.first?.isUppercase ?? false ? record.name : "Target"
            case .unknown: return callOfUnknown(name, baseID, &scope)
            default: return .unknown
            }
            guard let method = method(name, labels, of: type) else {
                return callProperty(name, of: base, arguments, labels, &scope)
            }
            var own: ManifestValue? = base
            let result = invoke(method.member, arguments, &scope, own: &own, method.type)
            if let own, !areSame(own, base) { assign(own, to: baseID, &scope) }
            return result
        }
    }

    /// Calls a method of something that is not known. It may change the property of an object.
    private mutating func callOfUnknown(
        _ name: String,
        _ base: ExpressionID,
        _ scope: inout Scope
    ) -> ManifestValue {
        let file = program.files[scope.file]
        let changes = ["append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "popLast"]
        guard changes.contains(name), file[base].kind == .member, let owner = file[base].base else { return .unknown }
        if !value(of: owner, &scope).isKnown { propertiesOfUnknownObjects.insert(file.name(file[base].name)) }
        return .unknown
    }

    /// Calls a property that is a function, or `map` of an optional value.
    private mutating func callProperty(
        _ name: String,
        of base: ManifestValue,
        _ arguments: [Argument],
        _ labels: [String],
        _ scope: inout Scope
    ) -> ManifestValue {
        if let member = property(name, of: base), let result = call(member, arguments, labels, &scope) { return result }
        guard name == "map" || name == "flatMap", arguments.count == 1, base.tuple == nil else { return .unknown }
        return transformed(base, by: arguments[0].value, &scope).result
    }

    /// Whether an expression is written as the type of an array: `[Target]`.
    private func isArrayType(_ id: ExpressionID, in scope: Scope) -> Bool {
        program.files[scope.file][id].kind == .array
    }

    private mutating func call(
        _ name: String,
        ofText text: String,
        _ arguments: [Argument],
        _ scope: inout Scope
    ) -> ManifestValue {
        let file = program.files[scope.file]
        if name == "map" || name == "flatMap", arguments.count == 1 {
            // An optional text rather than its characters.
            return transformed(.text(text), by: arguments[0].value, &scope).result
        }
        // Numbers are only known if they are written.
        let number = arguments.first.map { Int(file.text(file[$0.value].range)) } ?? 1
        let values = arguments.map { value(of: $0.value, &scope) }
        spend(text.utf8.count / 64)
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
        case "components", "split":
            guard values.count == 1, let separator = values[0].text, !separator.isEmpty else { return .unknown }
            let parts = text.split(separator: separator, omittingEmptySubsequences: name == "split")
            guard parts.count <= ManifestValue.maximalLength else { return .unknown }
            return .list(parts.map { .text(String($0)) })
        case "replacingOccurrences", "replacing":
            guard values.count == 2, let old = values[0].text, let new = values[1].text, !old.isEmpty,
                text.utf8.count / old.utf8.count * new.utf8.count <= 16 * ManifestValue.maximalLength
            else { return .unknown }
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
        return object(record)
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
