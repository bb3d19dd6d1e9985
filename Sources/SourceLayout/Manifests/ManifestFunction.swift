import SwiftReader

/// A function as a value.
indirect enum ManifestFunction {
    /// A closure with the variables around it, and the expected type of its result.
    case closure(ExpressionID, ManifestEvaluator.Scope, result: String?)
    /// A function inside another one, with the variables around it.
    case local(ManifestProgram.Member, ManifestEvaluator.Scope)
    /// A global function, or a method or `init` of a type.
    case declared(String, type: String?, own: ManifestValue?)
}

/// Calls of functions that are values: closures, and functions that are referred to by name.
extension ManifestEvaluator {
    /// The type of the result in the type of a function: `Target` in `@escaping (String) -> Target`.
    static func resultType(of type: String) -> String? {
        var depth = 0
        var last: Character = " "
        for index in type.indices {
            let character = type[index]
            if "([".contains(character) { depth += 1 }
            if ")]".contains(character) { depth -= 1 }
            if depth == 0, last == "-", character == ">" {
                let result = type[type.index(after: index)...].filter { $0 != " " }
                return result.isEmpty ? nil : result
            }
            last = character
        }
        return nil
    }

    mutating func call(_ function: ManifestFunction, with values: [ManifestValue]) -> ManifestValue {
        switch function {
        case .closure(let id, var scope, let hint):
            return deeper(.unknown) { $0.call(id, with: values, &scope, hint).result }
        case .local(let member, let scope):
            let around = Scope(file: scope.file, locals: scope.locals, own: scope.own, type: scope.type)
            return call(member, with: values, around)
        case .declared(let name, nil, _): return call(program.globals[name] ?? [], with: values)
        case .declared(let name, let type?, let own):
            guard let declared = program.types[type] else { return .unknown }
            guard name == "init" else {
                let members = program.members(named: name, of: type)
                guard let found = accepting(values.count, members.map(\.member)) else { return .unknown }
                let (home, member) = members[found]
                let scope = Scope(file: member.file, own: member.isStatic ? nil : own, type: home)
                return call(member, with: values, scope)
            }
            if let found = accepting(values.count, declared.initializers) {
                let member = declared.initializers[found]
                let new = ManifestValue.instance(ManifestInstance(type: type))
                return call(member, with: values, Scope(file: member.file, own: new, type: type))
            }
            guard declared.initializers.isEmpty, declared.stored.count == values.count else { return .unknown }
            let fields = Dictionary(zip(declared.stored, values)) { first, _ in first }
            return .instance(ManifestInstance(type: type, fields: fields))
        }
    }

    /// Calls the global function that accepts a number of values.
    mutating func call(_ functions: [ManifestProgram.Member], with values: [ManifestValue]) -> ManifestValue {
        guard let found = accepting(values.count, functions) else { return .unknown }
        return call(functions[found], with: values, Scope(file: functions[found].file))
    }

    private mutating func call(
        _ member: ManifestProgram.Member,
        with values: [ManifestValue],
        _ scope: Scope
    ) -> ManifestValue {
        var inner = scope
        return deeper(.unknown) { evaluator in
            let file = evaluator.program.files[member.file]
            var rest = values[...]
            for parameter in file.parameters[file[member.declaration].parameters.indices] {
                let next: ManifestValue?
                if parameter.isVariadic {
                    next = .list(Array(rest))
                    rest = []
                } else {
                    next = rest.popFirst() ?? evaluator.defaultValue(of: parameter, member, scope.type)
                }
                if let next { inner.locals[file.name(parameter.name)] = next }
            }
            return evaluator.execute(member, &inner)
        }
    }

    /// The index of the first function that accepts a number of values.
    private func accepting(_ count: Int, _ members: [ManifestProgram.Member]) -> Int? {
        members.firstIndex { member in
            let file = program.files[member.file]
            let declaration = file[member.declaration]
            guard declaration.kind == .function || declaration.kind == .initializer else { return false }
            let parameters = file.parameters[declaration.parameters.indices]
            let needed = parameters.count { $0.defaultValue == nil && !$0.isVariadic }
            return needed <= count && (count <= parameters.count || parameters.contains(where: \.isVariadic))
        }
    }

    /// Runs a closure in the scope around it.
    ///
    /// - Returns: its result, and the value of its first parameter after it.
    mutating func call(
        _ id: ExpressionID,
        with values: [ManifestValue],
        _ scope: inout Scope,
        _ hint: String?
    ) -> (result: ManifestValue, first: ManifestValue) {
        let file = program.files[scope.file]
        let closure = file[id]
        guard let body = closure.body else { return (.unknown, values.first ?? .unknown) }
        let written = file.parameters[closure.parameters.indices].map { file.name($0.name) }
        let takesMany = written.count > 1 || written.isEmpty && program.usesSecondParameter(body, in: scope.file)
        let parts = takesMany && values.count == 1 ? values[0].tuple : nil
        let names = written.isEmpty ? (parts ?? values).indices.map { "$\($0)" } : written
        spend(1 + scope.locals.count / 16)
        var inner = scope
        (inner.declared, inner.exit, inner.mayHaveLeft) = (Set(names), .none, false)
        for (name, value) in zip(names, parts ?? values) { inner.locals[name] = value }
        let result = result(of: body, &inner, hint: hint) ?? .unknown
        let first = parts == nil ? names.first.flatMap { inner.locals[$0] } : nil
        // Code in a closure may change outer variables.
        for name in scope.locals.keys where !inner.declared.contains(name) { scope.locals[name] = inner.locals[name] }
        scope.own = inner.own
        return (result, first ?? values.first ?? .unknown)
    }
}
