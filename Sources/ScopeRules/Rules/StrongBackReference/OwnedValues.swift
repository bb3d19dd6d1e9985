import Semantics
import SwiftReader

/// Values that only one property keeps, because they are created where they are assigned to it:
/// `interactor.listener = ClosureListener(done)`. A weak property would lose them at once.
struct OwnedValues {
    let model: SemanticModel

    /// Those of some references that may receive such a value.
    func owning(_ references: [BackReference]) -> Set<SourceLocation> {
        guard !references.isEmpty else { return [] }
        let names = Set(references.map(\.property))
        let assigned = Dictionary(
            grouping: model.index.files.indices.flatMap { created(for: names, in: $0) },
            by: \.name
        )
        let owning = references.filter { reference in
            (assigned[reference.property] ?? []).contains { mayBe($0.owner, reference.classType) }
        }
        return Set(owning.map(\.location))
    }

    /// The names of properties to which a file assigns a value that it creates there, each with the type that has it.
    private func created(for names: Set<String>, in file: Int) -> [(name: String, owner: ResolvedType)] {
        let source = model.source(file)
        return source.expressions.compactMap { expression in
            guard expression.kind == .sequence, expression.arguments.count == 2, source.isAssignment(expression)
            else { return nil }
            let operands = source.arguments(of: expression).map { source[$0.value] }
            let target = operands[0]
            guard target.kind == .member || target.kind == .identifier, names.contains(source.name(target.name)),
                isCreated(operands[1], besides: target.base, in: source)
            else { return nil }
            let around = model.type(owning: expression.block, in: file).map { ResolvedType.declared($0, arguments: []) }
            let owner = target.base.map { model.type(of: $0, in: file).bare } ?? around ?? .unknown
            return (source.name(target.name), owner)
        }
    }

    /// Whether a value is created by a call that does not get the owner of the property, of which it may then be a part.
    private func isCreated(_ value: Expression, besides owner: ExpressionID?, in source: SourceFile) -> Bool {
        guard value.kind == .call, let callee = value.base else { return false }
        let function = source.name(source[callee].name)
        guard function == "init" || function.first?.isUppercase ?? false else { return false }
        let name = owner.map { source.text(source[$0].range) } ?? "self"
        return !source.tokens(in: value.range).contains { source.spells(text: name, in: $0.range) }
    }

    /// Whether a value of a type may be an object of a class.
    private func mayBe(_ type: ResolvedType, _ classType: Int) -> Bool {
        guard let declared = type.declaredType else { return true }
        if model.index.types[declared].kind == .protocol {
            return model.inheritedProtocols(ofType: classType).all.contains(declared)
        }
        return model.withSuperclasses(declared).contains(classType)
            || model.withSuperclasses(classType).contains(declared)
    }
}
