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
        // The function may change the package.
        let packages = scope.locals.filter { $0.value.record?.name == ManifestRecord.package }
        return deeper(.unknown) { evaluator in
            let (caller, file) = (evaluator.program.files[scope.file], evaluator.program.files[member.file])
            let declaration = file[member.declaration]
            guard let body = declaration.body else { return .unknown }
            var inner = Scope(file: member.file, locals: packages, own: own, type: type)
            var rest = arguments[...]
            for parameter in file.parameters[declaration.parameters.indices] {
                let hint = evaluator.program.qualified(file.joined(parameter.type), inside: type)
                let name = file.name(parameter.name)
                if let next = rest.first,
                    caller.name(next.label) == file.label(of: parameter) || next.isTrailing && next.label.isEmpty
                {
                    rest.removeFirst()
                    let first = evaluator.value(of: next.value, &scope, hint: hint)
                    guard parameter.isVariadic else {
                        inner.locals[name] = first
                        continue
                    }
                    var all = [first]
                    while let more = rest.first, more.label.isEmpty {
                        rest.removeFirst()
                        all.append(evaluator.value(of: more.value, &scope, hint: hint))
                    }
                    inner.locals[name] = .list(all)
                } else if let initial = parameter.defaultValue {
                    var global = Scope(file: member.file, type: type)
                    inner.locals[name] = evaluator.value(of: initial, &global, hint: hint)
                } else if parameter.isVariadic {
                    inner.locals[name] = .list([])
                }
            }
            let hint =
                declaration.type.isEmpty
                ? nil : evaluator.program.qualified(file.joined(declaration.type), inside: type)
            let result = evaluator.result(of: body, &inner, hint: hint)
            for name in packages.keys { scope.locals[name] = inner.locals[name] }
            if declaration.kind == .initializer { return inner.own ?? .unknown }
            return result ?? .unknown
        }
    }
}

extension SourceFile {
    /// The argument label of a parameter; "" for none.
    fileprivate func label(of parameter: Parameter) -> String {
        let label = name(parameter.label)
        return label == "_" ? "" : label
    }
}

extension Parameter {
    fileprivate func isFunction(in file: SourceFile) -> Bool { file.text(type).contains("->") }
}
