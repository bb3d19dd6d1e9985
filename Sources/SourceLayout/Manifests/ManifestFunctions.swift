import SwiftReader

/// Functions and initializers that a manifest and its helpers declare.
extension ManifestEvaluator {
    /// Calls an initializer: a declared one, or the memberwise initializer.
    mutating func instance(
        of type: String,
        _ arguments: [Argument],
        _ labels: [String],
        _ scope: inout Scope
    ) -> ManifestValue {
        guard let declared = program.types[type], declared.kind != nil else {
            return made(type, arguments, labels, &scope)
        }
        var instance = ManifestInstance(type: type)
        for name in declared.stored {
            guard let member = declared.members[name]?.first else { continue }
            let file = program.files[member.file]
            var inner = Scope(file: member.file, type: type)
            let hint = file[member.declaration].type
            guard let initial = file[member.declaration].initialValue else { continue }
            instance.fields[name] = value(
                of: initial,
                &inner,
                hint: hint.isEmpty ? nil : program.qualified(file.joined(hint), inside: type)
            )
        }
        if let initializer = fitting(declared.initializers, labels) {
            return invoke(initializer, arguments, &scope, own: .instance(instance), type)
        }
        for (argument, label) in zip(arguments, labels) {
            let member = declared.members[label]?.first
            let hint = member.map {
                let file = program.files[$0.file]
                return program.qualified(file.joined(file[$0.declaration].type), inside: type)
            }
            instance.fields[label] = value(of: argument.value, &scope, hint: hint)
        }
        return .instance(instance)
    }

    /// The method of a type that accepts arguments with the given labels.
    func method(
        _ name: String,
        _ labels: [String],
        of type: String
    ) -> (type: String, member: ManifestProgram.Member)? {
        let all = program.members(named: name, of: type)
        guard let member = fitting(all.map(\.member), labels) else { return nil }
        return all.first { $0.member.file == member.file && $0.member.declaration == member.declaration }
    }

    /// The first function that accepts arguments with the given labels.
    func fitting(_ members: [ManifestProgram.Member], _ labels: [String]) -> ManifestProgram.Member? {
        members.first { member in
            let file = program.files[member.file]
            let declaration = file[member.declaration]
            guard declaration.kind == .function || declaration.kind == .initializer else { return false }
            var rest = labels[...]
            for parameter in file.parameters[declaration.parameters.indices] {
                let label = file.label(of: parameter)
                if rest.first == label || parameter.isFunction(in: file) && rest.first == "" {
                    rest.removeFirst()
                    if parameter.isVariadic { rest = rest.drop { $0.isEmpty } }
                } else if parameter.defaultValue == nil, !parameter.isVariadic {
                    return false
                }
            }
            return rest.isEmpty
        }
    }

    /// - Parameter own: the value of `self` in the function.
    mutating func invoke(
        _ member: ManifestProgram.Member,
        _ arguments: [Argument],
        _ scope: inout Scope,
        own: ManifestValue?,
        _ type: String?
    ) -> ManifestValue {
        var own = own
        return invoke(member, arguments, &scope, own: &own, type)
    }

    /// - Parameter own: the value of `self` in the function, which may change it.
    mutating func invoke(
        _ member: ManifestProgram.Member,
        _ arguments: [Argument],
        _ scope: inout Scope,
        own: inout ManifestValue?,
        _ type: String?
    ) -> ManifestValue {
        var inner = Scope(file: member.file, own: own, type: type)
        let result = deeper(.unknown) { evaluator in
            let passed = evaluator.pass(arguments, to: member, &inner, &scope)
            let result = evaluator.execute(member, &inner)
            for (name, argument, value) in passed where !inner.declared.contains(name) {
                // The function may change an object, or a variable that is passed with `&`.
                guard let changed = inner.locals[name], !evaluator.areSame(changed, value) else { continue }
                evaluator.assign(changed, to: argument, &scope)
            }
            return result
        }
        own = inner.own
        return result
    }

    /// Sets the parameters of a function to the values of arguments.
    ///
    /// - Returns: the parameters that have the value of one argument.
    private mutating func pass(
        _ arguments: [Argument],
        to member: ManifestProgram.Member,
        _ inner: inout Scope,
        _ scope: inout Scope
    ) -> [(name: String, argument: ExpressionID, value: ManifestValue)] {
        let (caller, file) = (program.files[scope.file], program.files[member.file])
        var passed: [(name: String, argument: ExpressionID, value: ManifestValue)] = []
        var rest = arguments[...]
        for parameter in file.parameters[file[member.declaration].parameters.indices] {
            let hint = program.qualified(file.joined(parameter.type), inside: inner.type)
            let name = file.name(parameter.name)
            guard let next = rest.first, caller.passes(next, to: parameter, of: file) else {
                if let value = defaultValue(of: parameter, member, inner.type) { inner.locals[name] = value }
                continue
            }
            rest.removeFirst()
            let first = value(of: next.value, &scope, hint: hint)
            guard parameter.isVariadic else {
                inner.locals[name] = first
                passed.append((name, next.value, first))
                continue
            }
            var all = [first]
            while let more = rest.first, more.label.isEmpty {
                rest.removeFirst()
                all.append(value(of: more.value, &scope, hint: hint))
            }
            inner.locals[name] = .list(all)
        }
        return passed
    }

    /// The value of a parameter without an argument; `nil` if it has no default value.
    mutating func defaultValue(
        of parameter: Parameter,
        _ member: ManifestProgram.Member,
        _ type: String?
    ) -> ManifestValue? {
        guard let initial = parameter.defaultValue else { return parameter.isVariadic ? .list([]) : nil }
        let file = program.files[member.file]
        var global = Scope(file: member.file, type: type)
        return value(of: initial, &global, hint: program.qualified(file.joined(parameter.type), inside: type))
    }

    /// Runs the body of a function whose parameters are set.
    mutating func execute(_ member: ManifestProgram.Member, _ scope: inout Scope) -> ManifestValue {
        let file = program.files[member.file]
        let declaration = file[member.declaration]
        guard let body = declaration.body else { return .unknown }
        let written = declaration.type
        let hint = written.isEmpty ? nil : program.qualified(file.joined(written), inside: scope.type)
        let result = result(of: body, &scope, hint: hint == "Self" ? scope.type : hint)
        if declaration.kind == .initializer { return scope.own ?? .unknown }
        return result ?? .unknown
    }
}

extension SourceFile {
    /// The argument label of a parameter; "" for none.
    fileprivate func label(of parameter: Parameter) -> String {
        let label = name(parameter.label)
        return label == "_" ? "" : label
    }

    /// Whether an argument of this file is one for a parameter.
    ///
    /// - Parameter file: declares the function.
    fileprivate func passes(_ argument: Argument, to parameter: Parameter, of file: SourceFile) -> Bool {
        name(argument.label) == file.label(of: parameter)
            || argument.isTrailing && argument.label.isEmpty && parameter.isFunction(in: file)
    }
}

extension Parameter {
    fileprivate func isFunction(in file: SourceFile) -> Bool { file.text(type).contains("->") }
}
