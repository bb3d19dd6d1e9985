import SwiftReader

/// Assignments to variables and properties.
extension ManifestEvaluator {
    /// Stores what code did to the elements of a list. Targets are objects, so code that changes one changes the list.
    /// Tuples are none, such as the elements of a dictionary.
    mutating func assign(_ elements: [ManifestValue], asObjectsOf list: ExpressionID, _ scope: inout Scope) {
        guard elements.contains(where: { $0.record?.object == nil && $0.record != nil && $0.tuple == nil }) else {
            return
        }
        assign(.list(elements), to: list, &scope)
    }

    /// The declared type of the property to which a value is assigned; `nil` if it is not known.
    mutating func writtenType(ofProperty target: ExpressionID, _ scope: inout Scope) -> String? {
        let file = program.files[scope.file]
        let expression = file[target]
        guard expression.kind == .member, let base = expression.base,
            case .instance(let instance) = value(of: base, &scope),
            let member = program.members(named: file.name(expression.name), of: instance.type).first?.member
        else { return nil }
        let home = program.files[member.file]
        let written = home[member.declaration].type
        return written.isEmpty ? nil : program.qualified(home.joined(written), inside: instance.type)
    }

    /// Assigns to a variable, or to a property of its value.
    mutating func assign(_ value: ManifestValue, to target: ExpressionID, _ scope: inout Scope) {
        let file = program.files[scope.file]
        let expression = file[target]
        let name = file.name(expression.name)
        switch expression.kind {
        case .identifier:
            assign(value, to: name, &scope)
        case .member:
            guard let base = expression.base else { return }
            let whole = self.value(of: base, &scope)
            if !whole.isKnown, file[base].kind == .subscript, let list = file[base].base,
                let elements = self.value(of: list, &scope).list
            {
                // It may be any element.
                let changed = elements.map { setting(name, of: $0, to: .unknown) }
                return assign(changed, asObjectsOf: list, &scope)
            }
            let changed = setting(name, of: whole, to: value)
            if changed.record?.object == nil { deeper(()) { $0.assign(changed, to: base, &scope) } }
        case .subscript:
            guard let base = expression.base, let index = file.arguments[expression.arguments.indices].first else {
                return
            }
            let position = self.value(of: index.value, &scope)
            let whole = self.value(of: base, &scope)
            let changed = setting(whole, at: position, to: value)
            deeper(()) { $0.assign(changed, to: base, &scope) }
        case .postfix, .prefix:
            if let base = expression.base { deeper(()) { $0.assign(value, to: base, &scope) } }
        case .call: assign(value, toFirstOf: expression, &scope)
        default: return
        }
    }

    /// Assigns to `list.first(where: …)`, which is an object of a list.
    private mutating func assign(_ value: ManifestValue, toFirstOf call: Expression, _ scope: inout Scope) {
        let file = program.files[scope.file]
        let predicates = file.arguments[call.arguments.indices].map(\.value)
        guard predicates.count == 1, let callee = call.base.map({ file[$0] }), callee.kind == .member,
            file.spells("first", in: callee.name), let list = callee.base,
            var elements = self.value(of: list, &scope).list
        else { return }
        for position in elements.indices {
            switch transformed(elements[position], by: predicates[0], &scope).result.boolean {
            case true?:
                elements[position] = value
                return assign(elements, asObjectsOf: list, &scope)
            case false?: continue
            case nil: return
            }
        }
    }

    private mutating func assign(_ value: ManifestValue, to name: String, _ scope: inout Scope) {
        changes.names.insert(name)
        spend(scope.locals.count / 16)
        if name == "self" {
            scope.own = value
        } else if scope.locals[name] != nil {
            scope.locals[name] = value
        } else if let own = scope.own, !isGlobal(name) || has(name, own) {
            changes.names.insert("self")
            scope.own = setting(name, of: own, to: value)
        } else if isGlobal(name) {
            globals[name] = value
        } else {
            scope.locals[name] = value
        }
    }

    private func isGlobal(_ name: String) -> Bool {
        globals[name] != nil || program.globals[name]?.contains { isVariable($0) } ?? false
    }

    /// Whether a value has a property with the name of a global variable.
    private func has(_ name: String, _ value: ManifestValue) -> Bool {
        guard case .instance(let instance) = value else { return true }
        return instance.fields[name] != nil || !program.members(named: name, of: instance.type).isEmpty
    }
}
