import SwiftReader

/// Evaluation of statements.
extension ManifestEvaluator {
    /// The result of a body, or of its only expression; `nil` if it returns nothing.
    ///
    /// If a condition is unknown, both branches are evaluated, and the first known result is returned, if possible one
    /// that is not `nil`.
    mutating func result(of block: BlockID, _ scope: inout Scope, hint: String? = nil) -> ManifestValue? {
        let file = program.files[scope.file]
        let items = file[block].items.indices.map { file.items[$0] }
        if items.count == 1 {
            switch items[0] {
            case .expression(let id): return value(of: id, &scope, hint: hint)
            case .block(let inner): return statement(inner, &scope, hint, isValue: true)
            default: break
            }
        }
        return run(items, &scope, hint)
    }

    /// Runs the top-level statements of the last file, the manifest, and returns its variables.
    mutating func runManifest() -> [String: ManifestValue] {
        guard let file = program.files.last else { return [:] }
        var scope = Scope(file: program.files.count - 1)
        _ = run(file[.file].items.indices.map { file.items[$0] }, &scope, nil)
        return scope.locals
    }

    private mutating func run(_ items: [BlockItem], _ scope: inout Scope, _ hint: String?) -> ManifestValue? {
        var possible: ManifestValue?
        for (position, item) in items.enumerated() {
            switch item {
            case .declaration(let id): declare(id, &scope)
            case .expression(let id): _ = value(of: id, &scope)
            case .returned(let id):
                let found = id.map { value(of: $0, &scope, hint: hint) } ?? .null
                return possible.flatMap { $0.isKnown && ($0.isSomething || !found.isKnown) ? $0 : nil } ?? found
            case .block(let id):
                if position > 0, program.files[scope.file].isBehindElse(id),
                    condition([items[position - 1]], &scope) == true
                {
                    continue
                }
                guard let found = statement(id, &scope, hint, isValue: false) else { continue }
                if found.isKnown { possible = possible ?? found }
            case .thrown: continue
            }
        }
        return possible
    }

    private mutating func declare(_ id: DeclarationID, _ scope: inout Scope) {
        let file = program.files[scope.file]
        let declaration = file[id]
        guard declaration.kind == .variable else { return }
        let hint = declaration.type.isEmpty ? nil : file.joined(declaration.type)
        let name = file.name(declaration.name)
        if let initial = declaration.initialValue {
            let whole = value(of: initial, &scope, hint: hint)
            scope.locals[name] = declaration.tupleElement.map { whole.part(Int($0)) } ?? whole
        } else if declaration.body == nil {
            scope.locals[name] = .unknown
        }
    }

    private mutating func statement(
        _ block: BlockID,
        _ scope: inout Scope,
        _ hint: String?,
        isValue: Bool
    ) -> ManifestValue? {
        var inner = scope
        let found = deeper(ManifestValue?.none) { $0.runStatement(block, &inner, hint, isValue: isValue) }
        scope = inner
        return found
    }

    private mutating func runStatement(
        _ block: BlockID,
        _ scope: inout Scope,
        _ hint: String?,
        isValue: Bool
    ) -> ManifestValue? {
        let file = program.files[scope.file]
        let items = file[block].items.indices.map { file.items[$0] }
        let blocks = items.compactMap { if case .block(let id) = $0 { id } else { nil } }
        func inside(_ id: BlockID, _ evaluator: inout ManifestEvaluator, _ scope: inout Scope) -> ManifestValue? {
            if isValue { return evaluator.result(of: id, &scope, hint: hint) }
            return evaluator.run(file[id].items.indices.map { file.items[$0] }, &scope, hint)
        }
        switch file.firstWord(of: file[block].range) {
        case "if":
            let condition = condition(items, &scope)
            var found: ManifestValue?
            if condition != false, let then = blocks.first { found = inside(then, &self, &scope) }
            guard condition != true, blocks.count > 1 else { return found }
            let isChained = file.firstWord(of: file[blocks[1]].range) == "if"
            let other =
                isChained
                ? statement(blocks[1], &scope, hint, isValue: isValue) : inside(blocks[1], &self, &scope)
            return found?.isKnown ?? false ? found : other ?? found
        case "for":
            if let body = blocks.last { return runLoop(items, body, &scope, hint) }
            return nil
        case "switch": return runSwitch(items, &scope, hint, isValue: isValue)
        default: return run(items, &scope, hint)
        }
    }

    /// Whether the conditions of an `if` hold; `nil` if unknown.
    private mutating func condition(_ items: [BlockItem], _ scope: inout Scope) -> Bool? {
        var result: Bool? = true
        for item in items {
            var holds: Bool?
            switch item {
            case .expression(let id): holds = value(of: id, &scope).boolean
            case .declaration(let id):
                declare(id, &scope)
                let file = program.files[scope.file]
                switch scope.locals[file.name(file[id].name)] {
                case .null?: holds = false
                case .unknown?, nil: holds = nil
                default: holds = true
                }
            default: continue
            }
            if holds == false { return false }
            if holds == nil { result = nil }
        }
        return result
    }

    /// Runs the body of a loop for each element of its sequence.
    private mutating func runLoop(
        _ items: [BlockItem],
        _ body: BlockID,
        _ scope: inout Scope,
        _ hint: String?
    ) -> ManifestValue? {
        let file = program.files[scope.file]
        var names: [(name: String, element: UInt8?)] = []
        var sequence: ExpressionID?
        for case .declaration(let id) in items where file[id].binding == .loop {
            names.append((file.name(file[id].name), file[id].tupleElement))
            sequence = sequence ?? file[id].initialValue
        }
        guard let sequence, var elements = value(of: sequence, &scope).elements else { return nil }
        let filters = items.filter { if case .expression(let id) = $0 { id != sequence } else { false } }
        for position in elements.indices {
            for (name, element) in names {
                scope.locals[name] = element.map { elements[position].part(Int($0)) } ?? elements[position]
            }
            let isIncluded = condition(filters, &scope)
            if isIncluded == false { continue }
            let found = run(file[body].items.indices.map { file.items[$0] }, &scope, hint)
            if names.count == 1, let changed = scope.locals[names[0].name] {
                elements[position] = isIncluded == true ? changed : .either(elements[position], changed)
            }
            if let found, found.isKnown { return found }
        }
        assign(elements, asObjectsOf: sequence, &scope)
        return nil
    }

    /// Stores what code did to the elements of a list. Targets are objects, so code that changes one changes the list.
    /// Tuples are none, such as the elements of a dictionary.
    mutating func assign(_ elements: [ManifestValue], asObjectsOf list: ExpressionID, _ scope: inout Scope) {
        guard elements.contains(where: { $0.record != nil && $0.tuple == nil }) else { return }
        assign(.list(elements), to: list, &scope)
    }

    private mutating func runSwitch(
        _ items: [BlockItem],
        _ scope: inout Scope,
        _ hint: String?,
        isValue: Bool
    ) -> ManifestValue? {
        guard case .expression(let subject)? = items.first else { return nil }
        let value = value(of: subject, &scope)
        let file = program.files[scope.file]
        guard value.isKnown else { return nil }
        for case .block(let id) in items {
            let inner = file[id].items.indices.map { file.items[$0] }
            let (patterns, statements) = file.patterns(in: inner)
            let isDefault = file.firstWord(of: file[id].range) == "default"
            guard isDefault || patterns.contains(where: { matches($0, value, &scope) }) else { continue }
            bindPayload(of: value, inner, &scope)
            if isValue, statements.count == 1, case .expression(let only) = statements[0] {
                return self.value(of: only, &scope, hint: hint)
            }
            return run(statements, &scope, hint)
        }
        return nil
    }

    private mutating func matches(_ pattern: ExpressionID, _ value: ManifestValue, _ scope: inout Scope) -> Bool {
        let file = program.files[scope.file]
        var expression = file[pattern]
        if expression.kind == .call, let base = expression.base { expression = file[base] }
        if expression.kind == .member { return file.name(expression.name) == value.memberName }
        return ManifestValue.areEqual(self.value(of: pattern, &scope), value) ?? false
    }

    private func bindPayload(of value: ManifestValue, _ items: [BlockItem], _ scope: inout Scope) {
        guard case .instance(let instance) = value else { return }
        let file = program.files[scope.file]
        var number = 0
        for case .declaration(let id) in items where file[id].binding == .pattern {
            scope.locals[file.name(file[id].name)] = instance.fields["\(number)"] ?? .unknown
            number += 1
        }
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
            if name == "self" {
                scope.own = value
            } else if scope.locals[name] == nil, let own = scope.own {
                scope.own = own.setting(name, to: value)
            } else {
                scope.locals[name] = value
            }
        case .member:
            guard let base = expression.base else { return }
            let whole = self.value(of: base, &scope)
            if !whole.isKnown, file[base].kind == .subscript, let list = file[base].base,
                let elements = self.value(of: list, &scope).list
            {
                // It may be any element.
                return assign(elements.map { $0.setting(name, to: .unknown) }, asObjectsOf: list, &scope)
            }
            deeper(()) { $0.assign(whole.setting(name, to: value), to: base, &scope) }
        case .subscript:
            guard let base = expression.base, let index = file.arguments[expression.arguments.indices].first else {
                return
            }
            let position = self.value(of: index.value, &scope)
            let whole = self.value(of: base, &scope).setting(at: position, to: value)
            deeper(()) { $0.assign(whole, to: base, &scope) }
        case .postfix:
            if let base = expression.base { deeper(()) { $0.assign(value, to: base, &scope) } }
        default: return
        }
    }
}

extension SourceFile {
    fileprivate func firstWord(of range: SourceRange) -> String {
        let word = bytes[bounds(of: range)].prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
        return String(decoding: word, as: UTF8.self)
    }

    /// Whether braces follow the `else` of a `guard`.
    fileprivate func isBehindElse(_ block: BlockID) -> Bool {
        let before = bytes[..<bounds(of: self[block].range).lowerBound]
        return before.dropLast(before.reversed().prefix { $0 <= 32 }.count).suffix(4).elementsEqual("else".utf8)
    }

    /// The patterns of a case, and the statements after its colon.
    fileprivate func patterns(in items: [BlockItem]) -> ([ExpressionID], [BlockItem]) {
        var patterns: [ExpressionID] = []
        var statements: [BlockItem] = []
        for item in items {
            switch item {
            case .declaration(let id) where self[id].binding == .pattern: continue
            case .expression(let id) where statements.isEmpty && !isBehindColon(self[id].range): patterns.append(id)
            default: statements.append(item)
            }
        }
        return (patterns, statements)
    }

    private func isBehindColon(_ range: SourceRange) -> Bool {
        bytes[..<bounds(of: range).lowerBound].last { $0 > 32 } == UInt8(ascii: ":")
    }
}
