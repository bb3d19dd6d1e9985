import ScopeGraph
import Semantics
import SwiftReader

/// Components that describe themselves. Needle takes what `String(describing:)` returns for the name of the class.
extension UnregistrableScope {
    static func described(_ components: [Int], in subject: RuleSubject) -> [Finding] {
        subject.answers { model, declarations in
            components.compactMap { number -> Finding? in
                let scope = subject.graph.scopes[number]
                guard let type = declarations[number].type,
                    let description = Description(of: type, named: scope.name.lastName, in: model)
                else { return nil }
                return finding(on: scope, description)
            }
        }
    }

    private static func finding(on scope: Scope, _ description: Description) -> Finding {
        Finding(
            rule: id,
            title: title,
            severity: description.isCertain ? .error : .warning,
            location: description.location,
            scope: scope.id,
            headline: """
                \(code: scope.name) conforms to \(code: description.protocolName), so Needle looks it up by its \
                \(code: description.member) instead of its name
                """,
            repairs: [
                Repair(title: "Remove the conformance to \(code: description.protocolName)", location: nil),
                Repair(
                    title: """
                        \(description.isWritten ? "Write" : "Return") \(code: "\"\(scope.name.lastName)\"") \
                        \(description.isWritten ? "in" : "from") \(code: description.member)
                        """,
                    location: description.location
                ),
            ],
            identity: [scope.id, description.member]
        )
    }
}

/// What the run time prints for a component.
private struct Description {
    let protocolName: String
    let member: String
    let location: SourceLocation
    /// Whether it is certainly not the name.
    let isCertain: Bool

    var isWritten: Bool { protocolName == "TextOutputStreamable" }

    /// In the order of precedence.
    private static let members = [
        ("TextOutputStreamable", "write"), ("CustomStringConvertible", "description"),
        ("LosslessStringConvertible", "description"), ("CustomDebugStringConvertible", "debugDescription"),
    ]

    /// `nil` unless the class describes itself by something else than its name.
    init?(of type: Int, named name: String, in model: SemanticModel) {
        let clauses = model.inheritedProtocols(ofType: type).undeclared
        let protocols = clauses.map(\.name.lastName)
        guard !protocols.isEmpty, let (protocolName, member) = Self.members.first(where: { protocols.contains($0.0) }),
            let clause = clauses.first(where: { $0.name.lastName == protocolName }),
            Self.isInAllBuilds(clause.location, in: model),
            let found = Self.member(named: member, of: type, in: model)
        else { return nil }
        let source = model.source(found.file)
        let declaration = source[found.declaration]
        let isFunction = declaration.kind == .function
        let values =
            isFunction ? source.values(writtenBy: declaration) : source.onlyValue(of: declaration).map { [$0] }
        guard source.conditionTexts(at: declaration.range.start).isEmpty, !declaration.modifiers.contains(.static),
            let text = values.map({ TextPattern(of: $0, in: source) }), text.seemsOther(than: name)
        else { return nil }
        self.protocolName = protocolName
        self.member = isFunction ? "write(to:)" : member
        location = source.location(of: declaration.name)
        isCertain = text.isOther(than: name)
    }

    /// Whether a clause with a protocol, or with one that inherits it, is compiled in all builds and means the same in
    /// them.
    private static func isInAllBuilds(_ location: SourceLocation, in model: SemanticModel) -> Bool {
        let index = model.index
        guard let file = index.files.firstIndex(where: { $0.source.path == location.file }) else { return false }
        let source = model.source(file)
        guard let offset = source.offset(of: location), source.conditionTexts(at: offset).isEmpty else { return false }
        let rest = SourceRange(start: offset, end: UInt32(truncatingIfNeeded: source.bytes.count))
        guard let word = source.tokens(in: rest).first else { return false }
        return index.types(named: source.name(word.range)).allSatisfy { !index.types[$0].isConditional }
    }

    /// The property of the class, or of its nearest superclass that has one; otherwise that of all types with a protocol.
    private static func member(named name: String, of type: Int, in model: SemanticModel) -> DeclarationLocation? {
        for owner in model.withSuperclasses(type) {
            guard let found = model.members(of: owner)[name] else { continue }
            return found.count == 1 ? found.first?.location : nil
        }
        let given = model.conformances(of: type).flatMap { conformance in
            (model.members(of: conformance.protocolType)[name] ?? []).filter { $0.owner.kind == .extension }
        }
        return given.count == 1 && !isConstrained(given[0], in: model) ? given[0].location : nil
    }

    /// Whether the extension with a member has a `where` clause.
    private static func isConstrained(_ member: Member, in model: SemanticModel) -> Bool {
        let source = model.source(member.location.file)
        let owner = source[source[member.location.declaration].block].owner
        return owner.map { !source[$0].whereClause.isEmpty } ?? true
    }
}

extension SourceFile {
    /// The initial value of a variable, or the only expression of its getter.
    fileprivate func onlyValue(of variable: Declaration) -> ExpressionID? {
        if let value = variable.initialValue { return variable.modifiers.contains(.constant) ? value : nil }
        guard let body = getter(of: variable), onlyItem(of: body) != nil else { return nil }
        let results = results(of: body)
        return results.count == 1 ? results[0] : nil
    }

    /// The values that `write(to:)` writes, in order, if it does nothing else: `target.write(text)` and
    /// `text.write(to: &target)`.
    fileprivate func values(writtenBy function: Declaration) -> [ExpressionID]? {
        guard function.kind == .function, function.parameters.count == 1, let body = function.body,
            let target = parameters[function.parameters.indices].first
        else { return nil }
        var values: [ExpressionID] = []
        for item in items(of: body) {
            guard case .expression(let id) = item, conditionTexts(at: self[id].range.start).isEmpty,
                let value = value(writtenBy: self[id], to: target.name)
            else { return nil }
            values.append(value)
        }
        return values
    }

    private func value(writtenBy call: Expression, to target: SourceRange) -> ExpressionID? {
        guard call.kind == .call, let callee = call.base, self[callee].kind == .member,
            spells("write", in: self[callee].name), let receiver = self[callee].base,
            call.arguments.count == 1, let argument = arguments(of: call).first
        else { return nil }
        if argument.label.isEmpty { return text(self[receiver].range) == text(target) ? argument.value : nil }
        let isTarget = text(self[argument.value].range) == "&\(text(target))"
        return spells("to", in: argument.label) && isTarget ? receiver : nil
    }
}
