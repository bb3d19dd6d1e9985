import Semantics
import SwiftReader

/// The builder of the child is created in the parent's builder and passed to the parent's router.
extension ParentEdits {
    func builderEdits() throws(UnsafeEdit) -> [Edit] {
        let name = child.name
        let creation = child.creation(with: "component")
        let lines = [
            "let \(name.builderVariable) = \(creation)",
            "\(parent.name)Router(…, \(name.builderVariable): \(name.builderVariable))",
        ]
        let builder = try part(.builder, lines)
        let source = builder.source
        let calls = source.creations(of: "\(parent.name)Router", in: builder.declaration.range)
        guard calls.count == 1, let call = calls.first else {
            let reason = "'\(builder.name)' does not create '\(parent.name)Router' in exactly one place."
            throw UnsafeEdit(reason, at: builder, lines)
        }
        guard let component = component(for: call, of: builder) else {
            let reason = "No variable of '\(builder.name)' holds the component '\(scope.name)'."
            throw UnsafeEdit(reason, at: builder, lines)
        }
        let value = child.creation(with: component.name)
        var edits = component.edits + importing(in: source)
        var argument = value
        let isTaken = source.declarations.contains { declaration in
            builder.declaration.range.contains(declaration.range)
                && source.name(declaration.name) == name.builderVariable
        }
        if !isTaken, usesVariables(call, in: source) {
            let statement = statement(around: call, in: source)
            let edit = source.inserting(
                statement: "let \(name.builderVariable) = \(value)",
                before: statement,
                after: ["return", "let router ="]
            )
            if let edit {
                edits.append(edit)
                argument = name.builderVariable
            }
        }
        let appended = source.appending(argument: "\(name.builderVariable): \(argument)", to: call)
        return edits
            + (try safe(appended, "The call of '\(parent.name)Router' has a trailing closure.", builder, lines))
    }

    /// The name of the parent's component where its router is created, and the edits that give it a name.
    private func component(for call: Expression, of builder: WrittenDeclaration) -> (name: String, edits: [Edit])? {
        let source = builder.source
        let type = scope.name.lastName
        let isDependency = NeedleStyle.BuilderForm(of: builder, type) == .ofComponent
        if scope.kind == .builder || isDependency { return ("dependency", []) }
        for block in source.blocks(around: call.block) {
            for item in source[block].items.indices.map({ source.items[$0] }) {
                switch item {
                case .declaration(let id):
                    let declaration = source[id]
                    guard declaration.kind == .variable, declaration.binding == .plain, declaration.tupleElement == nil,
                        declaration.range.end <= call.range.start,
                        let value = declaration.initialValue,
                        source.createdType(source[value]) == type || source.joined(declaration.type) == type
                    else { continue }
                    return (source.name(declaration.name), [])
                case .expression(let id):
                    // `_ = LoginComponent(dependency: dependency)` discards it.
                    let expression = source[id]
                    let operands = source.arguments[expression.arguments.indices]
                    guard expression.kind == .sequence, operands.count == 2, let first = operands.first,
                        let last = operands.last, source.text(source[first.value].range) == "_",
                        source.createdType(source[last.value]) == type
                    else { continue }
                    let range = source.bounds(of: source[first.value].range)
                    return ("component", [source.replacement(of: range, with: "let component")])
                default: continue
                }
            }
            // A function that takes the component.
            let owner = source[block].owner.map { source[$0] }
            for parameter in owner.map({ source.parameters[$0.parameters.indices] }) ?? []
            where source.joined(parameter.type) == type {
                return (source.name(parameter.name), [])
            }
        }
        return nil
    }

    /// Whether the builders of children are local variables. A body of one expression has none.
    private func usesVariables(_ call: Expression, in source: SourceFile) -> Bool {
        let items = source[call.block].items.indices
        if items.count == 1, case .expression = source.items[items.lowerBound] { return false }
        return !source.arguments[call.arguments.indices].contains { argument in
            source.createdType(source[argument.value])?.hasSuffix("Builder") ?? false
        }
    }

    /// The start of the statement that contains a call.
    private func statement(around call: Expression, in source: SourceFile) -> Int {
        let range = source[call.block].items.indices.lazy.map { source.range(of: source.items[$0]) }
            .first { $0.contains(call.range) }
        return Int(range?.start ?? call.range.start)
    }
}
