import SwiftReader

/// Evaluation of `switch`.
extension ManifestEvaluator {
    mutating func runSwitch(
        _ items: [BlockItem],
        _ scope: inout Scope,
        _ hint: String?,
        isValue: Bool
    ) -> ManifestValue? {
        guard case .expression(let subject)? = items.first else { return nil }
        let value = value(of: subject, &scope)
        let file = program.files[scope.file]
        var possible: [(id: BlockID, content: SwitchCase)] = []
        for case .block(let id) in items {
            let content = SwitchCase(file[id].items.indices.map { file.items[$0] }, in: file)
            let isDefault = file.firstWord(of: file[id].range) == "default"
            switch isDefault ? true : matches(content, value, &scope) {
            case false?: continue
            case true? where possible.isEmpty: return run(content, id, &scope, hint, isValue: isValue)
            case let isChosen:
                possible.append((id, content))
                if isChosen == true { return runAny(of: possible, &scope, hint, isValue: isValue) }
            }
        }
        return possible.isEmpty ? nil : runAny(of: possible, &scope, hint, isValue: isValue)
    }

    private mutating func runAny(
        of cases: [(id: BlockID, content: SwitchCase)],
        _ scope: inout Scope,
        _ hint: String?,
        isValue: Bool
    ) -> ManifestValue? {
        let file = program.files[scope.file]
        let branches = cases.map { id, content in
            { (evaluator: inout ManifestEvaluator, scope: inout Scope) in
                for binding in content.bindings { scope.locals[file.name(file[binding].name)] = .unknown }
                return evaluator.run(content, id, &scope, hint, isValue: isValue)
            } as Branch
        }
        return runAny(of: branches, &scope)
    }

    private mutating func run(
        _ content: SwitchCase,
        _ id: BlockID,
        _ scope: inout Scope,
        _ hint: String?,
        isValue: Bool
    ) -> ManifestValue? {
        if isValue, content.statements.count == 1, case .expression(let only) = content.statements[0] {
            return value(of: only, &scope, hint: hint)
        }
        let found = run(content.statements, &scope, hint)
        leave(id, &scope)
        // A `break` ends the `switch`.
        if scope.exit == .loop { scope.exit = .none }
        return found
    }

    /// Whether a case has a value, whose parts are then bound; `nil` if unknown.
    private mutating func matches(
        _ content: SwitchCase,
        _ value: ManifestValue,
        _ scope: inout Scope
    ) -> Bool? {
        let answers = content.patterns.map { matches($0, value, content, &scope) }
        guard answers.contains(true) else { return answers.allSatisfy { $0 == false } ? false : nil }
        bindPayload(of: value, content, &scope)
        return content.condition.map { self.value(of: $0, &scope).boolean } ?? true
    }

    private mutating func matches(
        _ pattern: ExpressionID,
        _ value: ManifestValue,
        _ content: SwitchCase,
        _ scope: inout Scope
    ) -> Bool? {
        let file = program.files[scope.file]
        var expression = file[pattern]
        if expression.kind == .identifier, content.bindings.contains(where: { file[$0].name == expression.name }) {
            // `let name`
            scope.locals[file.name(expression.name)] = value
            scope.declared.insert(file.name(expression.name))
            return true
        }
        guard value.isKnown else { return nil }
        if expression.kind == .call, let base = expression.base { expression = file[base] }
        if expression.kind == .member, let name = value.memberName { return file.name(expression.name) == name }
        if expression.kind == .identifier, file.spells("_", in: expression.name) { return true }
        let parts = file.arguments[expression.arguments.indices].map(\.value)
        if expression.kind == .tuple, let values = value.tuple, values.count == parts.count {
            let answers = zip(parts, values).map { part, value in matches(part, value, content, &scope) }
            return answers.contains(false) ? false : answers.contains { $0 == nil } ? nil : true
        }
        return areEqual(self.value(of: pattern, &scope), value)
    }

    private func bindPayload(of value: ManifestValue, _ content: SwitchCase, _ scope: inout Scope) {
        let file = program.files[scope.file]
        guard content.patterns.contains(where: { file[$0].kind == .call }) else { return }
        for (number, id) in content.bindings.enumerated() {
            let name = file.name(file[id].name)
            scope.declared.insert(name)
            let instance = if case .instance(let instance) = value { instance } else { ManifestInstance?.none }
            scope.locals[name] = instance?.fields["\(number)"] ?? .unknown
        }
    }
}

/// The parts of a case of a `switch`.
private struct SwitchCase {
    var patterns: [ExpressionID] = []
    /// The names that its patterns bind.
    var bindings: [DeclarationID] = []
    /// After `where`.
    var condition: ExpressionID?
    var statements: [BlockItem] = []

    init(_ items: [BlockItem], in file: SourceFile) {
        for item in items {
            switch item {
            case .declaration(let id) where file[id].binding == .pattern: bindings.append(id)
            case .expression(let id) where statements.isEmpty && !file.isBehindColon(file[id].range):
                if file.isBehindWhere(file[id].range) { condition = id } else { patterns.append(id) }
            default: statements.append(item)
            }
        }
    }
}

extension SourceFile {
    fileprivate func isBehindColon(_ range: SourceRange) -> Bool {
        bytes[..<bounds(of: range).lowerBound].last { $0 > 32 } == UInt8(ascii: ":")
    }

    fileprivate func isBehindWhere(_ range: SourceRange) -> Bool {
        let before = bytes[..<bounds(of: range).lowerBound]
        return before.dropLast(before.reversed().prefix { $0 <= 32 }.count).suffix(5).elementsEqual("where".utf8)
    }
}
