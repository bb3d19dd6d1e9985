import SwiftReader

/// Names and members.
extension ManifestEvaluator {
    mutating func value(named name: String, _ scope: inout Scope) -> ManifestValue {
        if let local = scope.locals[name] { return local }
        if name == "self", let own = scope.own { return own }
        if name == "Self", let type = scope.type { return .type(type) }
        if let own = scope.own, let found = property(name, of: own) ?? method(name, of: own) { return found }
        if let type = scope.type, let found = staticProperty(name, of: type) ?? staticMethod(name, of: type) {
            return found
        }
        if let found = globals[name] { return found }
        if let declared = program.globals[name] {
            guard let member = declared.first(where: { isVariable($0) }) else {
                return .function(.declared(name, type: nil, own: nil))
            }
            globals[name] = .unknown
            var global = Scope(file: member.file)
            let found = value(of: member, &global)
            globals[name] = found
            return found
        }
        if let type = program.type(named: name, inside: scope.type) { return .type(type) }
        return name.first?.isUppercase ?? false ? .type(name) : .unknown
    }

    func isVariable(_ member: ManifestProgram.Member) -> Bool {
        program.files[member.file][member.declaration].kind == .variable
    }

    /// The value of a variable: its initial value or the result of its getter.
    private mutating func value(of member: ManifestProgram.Member, _ scope: inout Scope) -> ManifestValue {
        let file = program.files[member.file]
        let declaration = file[member.declaration]
        let hint = declaration.type.isEmpty ? nil : program.qualified(file.joined(declaration.type), inside: scope.type)
        if let initial = declaration.initialValue {
            let whole = value(of: initial, &scope, hint: hint)
            return declaration.tupleElement.map { whole.part(Int($0)) } ?? whole
        }
        let getter = file.accessors[declaration.accessors.indices].first { $0.kind == .get }?.body
        return (getter ?? declaration.body).flatMap { result(of: $0, &scope, hint: hint) } ?? .unknown
    }

    mutating func member(_ expression: Expression, _ scope: inout Scope, _ hint: String?) -> ManifestValue {
        let file = program.files[scope.file]
        let name = file.name(expression.name)
        guard let base = expression.base else { return implicitMember(name, scope, hint) }
        let value = value(of: base, &scope, hint: file.isImplicitMember(base) ? hint : nil)
        switch value {
        case .type(let type):
            if let found = staticProperty(name, of: type) { return found }
            if let nested = program.type(named: name, inside: type), nested == "\(type).\(name)" {
                return .type(nested)
            }
            if let method = staticMethod(name, of: type) { return method }
            // The name of another module before a type, or a type inside one of the manifest library.
            if program.types[type]?.kind == nil, name.first?.isUppercase ?? false { return .type(name) }
            return name == "self" ? value : .record(ManifestRecord(name: name))
        case .text(let text):
            spend(text.utf8.count / 64)
            switch name {
            case "capitalized": return .text(text.prefix(1).uppercased() + text.dropFirst())
            case "isEmpty": return .boolean(text.isEmpty)
            case "count": return .number(text.count)
            default: return property(name, of: value) ?? .unknown
            }
        case .null: return .null
        case .dictionary(let entries) where name == "keys" || name == "values":
            spend(entries.count / 16)
            return .list(entries.map { name == "keys" ? $0.key : $0.value })
        case .list(let values):
            if name == "isEmpty" { return values.contains { !$0.isKnown } ? .unknown : .boolean(values.isEmpty) }
            if name == "indices" {
                spend(values.count / 16)
                return .list(values.indices.map(ManifestValue.number))
            }
            if name == "count" { return .number(values.count) }
            if name == "first" || name == "last" { return (name == "first" ? values.first : values.last) ?? .null }
            return property(name, of: value) ?? .unknown
        default: return property(name, of: value) ?? method(name, of: value) ?? .unknown
        }
    }

    /// A method of a value, as a function.
    private func method(_ name: String, of value: ManifestValue) -> ManifestValue? {
        guard case .instance(let instance) = value else { return nil }
        let members = program.members(named: name, of: instance.type)
        let isMethod = members.contains { !$0.member.isStatic && !isVariable($0.member) }
        return isMethod ? .function(.declared(name, type: instance.type, own: value)) : nil
    }

    /// A static method or initializer of a type, as a function.
    private func staticMethod(_ name: String, of type: String) -> ManifestValue? {
        guard let declared = program.types[type] else { return nil }
        let isMethod =
            name == "init" && declared.kind != nil
            || declared.members[name]?.contains { $0.isStatic && !isVariable($0) } ?? false
        return isMethod ? .function(.declared(name, type: type, own: nil)) : nil
    }

    /// `.name`: a member of the expected type, or of the only type that has such a member.
    private mutating func implicitMember(_ name: String, _ scope: Scope, _ hint: String?) -> ManifestValue {
        let record = ManifestValue.record(ManifestRecord(name: name))
        if let type = hint.flatMap({ program.type(named: $0.filter { $0 != "?" }, inside: scope.type) }) {
            return staticProperty(name, of: type) ?? record
        }
        guard hint == nil, let found = program.statics[name], found.count == 1 else { return record }
        return staticProperty(name, of: found[0].type) ?? record
    }

    /// A stored or computed property of a value; `nil` if there is none.
    mutating func property(_ name: String, of value: ManifestValue) -> ManifestValue? {
        let type: String
        switch value {
        case .instance(let instance):
            if let field = instance.fields[name] { return field }
            if name == "rawValue", let enumCase = instance.enumCase {
                return rawValue(of: enumCase, in: instance.type)
            }
            type = instance.type
        case .text: type = "String"
        case .list:
            for type in program.listTypes {
                guard let member = program.types[type]?.members[name]?.first(where: { isVariable($0) && !$0.isStatic })
                else { continue }
                var scope = Scope(file: member.file, own: value, type: type)
                return deeper(.unknown) { $0.value(of: member, &scope) }
            }
            return nil
        case .record(let written):
            let record = current(written)
            if let field = record[name] { return field }
            if name == PackageLanguage.property { return .null }
            if record.name == ManifestRecord.package, name == "targets" || name == "products" { return .list([]) }
            if Self.typesOfTargets[record.name] != nil, name == "dependencies" || name == "exclude" { return .list([]) }
            if let kind = Self.typesOfTargets[record.name] {
                if name == "type" { return .record(.init(name: kind)) }
                if name == "isTest" { return .boolean(kind == "test") }
            }
            if record.name == ManifestRecord.tuple {
                return Int(name).flatMap { record.fields.indices.contains($0) ? record.fields[$0].value : nil }
            }
            type = record.name.first?.isUppercase ?? false ? record.name : "Target"
        default: return nil
        }
        let found = program.members(named: name, of: type).first { isVariable($0.member) && !$0.member.isStatic }
        guard let found else { return nil }
        var scope = Scope(file: found.member.file, own: value, type: found.type)
        return deeper(.unknown) { $0.value(of: found.member, &scope) }
    }

    /// `Target.type` of SwiftPM, by the function that creates the target.
    private static let typesOfTargets = [
        "target": "regular", "executableTarget": "executable", "testTarget": "test", "macro": "macro",
        "plugin": "plugin", "systemLibrary": "system", "binaryTarget": "binary",
    ]

    /// An enum case without payload, `allCases`, or a static property.
    mutating func staticProperty(_ name: String, of type: String) -> ManifestValue? {
        guard let declared = program.types[type] else { return nil }
        func value(_ name: String) -> ManifestValue { .instance(ManifestInstance(type: type, enumCase: name)) }
        if declared.cases.contains(name) { return value(name) }
        if name == "allCases", declared.kind == .enum { return .list(declared.cases.map(value)) }
        guard let member = declared.members[name]?.first(where: { $0.isStatic && isVariable($0) }) else { return nil }
        var scope = Scope(file: member.file, type: type)
        return deeper(.unknown) { $0.value(of: member, &scope) }
    }

    private mutating func rawValue(of enumCase: String, in type: String) -> ManifestValue {
        guard let member = program.types[type]?.members[enumCase]?.first else { return .unknown }
        var scope = Scope(file: member.file, type: type)
        let written = program.files[member.file][member.declaration].initialValue
        return written.map { value(of: $0, &scope) } ?? .text(enumCase)
    }
}

extension SourceFile {
    /// Whether an expression begins with a member of the expected type: `.feature("Login").tests`.
    func isImplicitMember(_ id: ExpressionID) -> Bool {
        var next = id
        while self[next].kind == .member || self[next].kind == .call {
            guard let base = self[next].base else { return self[next].kind == .member }
            next = base
        }
        return false
    }
}
