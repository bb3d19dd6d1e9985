import Semantics
import SwiftReader

/// Values that only one property retains, because they are created for it: `interactor.listener = ClosureListener(done)`.
/// A weak property would lose them at once.
struct OwnedValues {
    let model: SemanticModel

    /// The locations of the references that may be assigned such a value.
    func retaining(_ references: [BackReference]) -> Set<SourceLocation> {
        guard !references.isEmpty else { return [] }
        let names = Set(references.map(\.property))
        let files = model.index.files.indices.filter { model.index.modules[model.index.files[$0].module].kind != .test }
        let assigned = Dictionary(grouping: files.flatMap { created(for: names, in: $0) }, by: \.name)
        let retaining = references.filter { reference in
            if let value = reference.initialValue, isCreated(value, in: reference.file) { return true }
            return (assigned[reference.property] ?? []).contains { isAssigned($0, to: reference) }
        }
        return Set(retaining.map(\.location))
    }

    /// The assignment of a value that is created for the property.
    private struct Assignment {
        let name: String
        /// The type of the object whose property it is.
        let owner: ResolvedType
        let value: ResolvedType
    }

    private func created(for names: Set<String>, in file: Int) -> [Assignment] {
        let source = model.source(file)
        return source.expressions.compactMap { expression in
            guard expression.kind == .sequence, expression.arguments.count == 2, source.isAssignment(expression)
            else { return nil }
            let operands = source.arguments(of: expression).map(\.value)
            let target = source[operands[0]]
            guard target.kind == .member || target.kind == .identifier, names.contains(source.name(target.name)),
                let value = created(operands[1], besides: target.base, in: file)
            else { return nil }
            let around = model.type(owning: expression.block, in: file).map { ResolvedType.declared($0, arguments: []) }
            return Assignment(
                name: source.name(target.name),
                owner: target.base.map { model.type(of: $0, in: file).bare } ?? around ?? .unknown,
                value: model.type(of: value, in: file)
            )
        }
    }

    /// The call that creates a value, also if a constant holds the value until it is assigned; `nil` for values that may
    /// be retained elsewhere, or may retain the owner of the property.
    private func created(_ value: ExpressionID, besides owner: ExpressionID?, in file: Int) -> ExpressionID? {
        let source = model.source(file)
        let call = source[value].kind == .identifier ? initialValue(ofConstant: value, in: file) : value
        let name = owner.map { source.text(source[$0].range) } ?? "self"
        guard let call, isCreated(call, in: file), !names(name, in: source[call].range, of: source) else { return nil }
        return call
    }

    /// Whether a value is created by an initializer or a static function, of nothing that may retain other objects.
    private func isCreated(_ value: ExpressionID, in file: Int) -> Bool {
        let source = model.source(file)
        guard source[value].kind == .call, let callee = source[value].base else { return false }
        let type = source[callee].kind == .member ? source[callee].base : callee
        let name = type.map { source.name(source[$0].name) } ?? ""
        guard source.name(source[callee].name) == "init" || name.first?.isUppercase ?? false else { return false }
        return source.arguments(of: source[value]).allSatisfy { isPlain($0.value, in: file) }
    }

    /// Whether an argument is a closure, a literal or a value that is no object.
    private func isPlain(_ argument: ExpressionID, in file: Int) -> Bool {
        switch model.source(file)[argument].kind {
        case .closure, .string, .literal: return true
        default: break
        }
        switch model.type(of: argument, in: file).unwrapped {
        case .function: return true
        case .named(let name, let arguments): return arguments.isEmpty && StandardLibrary.declaresType(named: name)
        default: return false
        }
    }

    /// The initial value of a constant of a function that is only read here.
    private func initialValue(ofConstant value: ExpressionID, in file: Int) -> ExpressionID? {
        let source = model.source(file)
        guard case .declarations(let locations, _) = model.value(of: source[value], in: file), locations.count == 1,
            let location = locations.first, location.file == file
        else { return nil }
        let declaration = source[location.declaration]
        let block = source[declaration.block]
        let name = source.text(source[value].range)
        guard declaration.modifiers.contains(.constant), block.kind != .members, block.kind != .file,
            uses(of: name, in: block.range, of: source) == 2
        else { return nil }
        return declaration.initialValue
    }

    /// How often a name occurs other than as that of a member.
    private func uses(of name: String, in range: SourceRange, of source: SourceFile) -> Int {
        let tokens = source.tokens(in: range)
        return tokens.indices.count { place in
            source.spells(text: name, in: tokens[place].range)
                && (place == 0 || !source.spells(".", in: tokens[place - 1].range))
        }
    }

    private func names(_ name: String, in range: SourceRange, of source: SourceFile) -> Bool {
        source.tokens(in: range).contains { source.spells(text: name, in: $0.range) }
    }

    /// Whether the owner of the property may be an object of the reference's class, and the value fits.
    private func isAssigned(_ assignment: Assignment, to reference: BackReference) -> Bool {
        guard let owner = assignment.owner.declaredType else {
            guard let required = reference.valueType.declaredType, let value = assignment.value.declaredType else {
                return false
            }
            return value == required || model.inheritedProtocols(ofType: value).all.contains(required)
        }
        let type = reference.classType
        if model.index.types[owner].kind == .protocol {
            return model.inheritedProtocols(ofType: type).all.contains(owner)
        }
        return model.withSuperclasses(owner).contains(type) || model.withSuperclasses(type).contains(owner)
    }
}
