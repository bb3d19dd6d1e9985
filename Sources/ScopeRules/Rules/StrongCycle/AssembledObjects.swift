import ScopeGraph
import Semantics
import SwiftReader

/// An object that a body creates, receives, or is a part of.
enum AssembledObject: Hashable, Sendable {
    case itself
    /// Created by a call.
    case created(ExpressionID)
    /// A parameter of the function, by its name.
    case parameter(SourceRange)
    /// The initial value of a stored property of the object with the body.
    case property(DeclarationLocation)
}

/// A stored property of one object that strongly refers to another one.
struct StrongLink: Sendable {
    let from: AssembledObject
    let to: AssembledObject
    /// The qualified name of the class of `from`.
    let className: String
    /// The class of `to`.
    let target: String
    let property: String
    /// The declaration of the property.
    let declaration: DeclarationLocation
    /// The assignment or the creation of `from`.
    let expression: ExpressionID
    let isAssignment: Bool
}

/// Finds how the objects that one body puts together refer to each other. Only objects whose class is known count.
struct AssembledObjects {
    let model: SemanticModel
    let file: Int
    private var index: TypeIndex { model.index }
    private var source: SourceFile { model.source(file) }

    /// The assignments `a.b = c` and `b = c` of a file that can close a cycle.
    func assignments() -> [StrongLink] {
        source.expressions.enumerated().compactMap { number, expression in
            guard expression.kind == .sequence, expression.arguments.count == 2, source.isAssignment(expression),
                source[expression.block].kind != .members
            else { return nil }
            return assignment(ExpressionID(number), expression)
        }
    }

    private func assignment(_ id: ExpressionID, _ sequence: Expression) -> StrongLink? {
        let first = sequence.arguments.indices.lowerBound
        let (target, value) = (source[source.arguments[first].value], source.arguments[first + 1].value)
        guard source[value].kind == .identifier || source[value].kind == .call else { return nil }
        if target.kind == .member, let base = target.base, source[base].kind == .identifier {
            guard let to = object(value), let from = object(base) else { return nil }
            return link(from, source.name(target.name), to, by: id, isAssignment: true)
        }
        guard target.kind == .identifier, let to = object(value), isOwnProperty(target) else { return nil }
        return link((.itself, to.type), source.name(target.name), to, by: id, isAssignment: true)
    }

    private func isOwnProperty(_ name: Expression) -> Bool {
        guard case .declarations(let locations, _) = model.value(of: name, in: file), let first = locations.first else {
            return false
        }
        return model.source(first.file)[index.declaration(first).block].kind == .members
    }

    /// The links that the creation of an object makes: the arguments that its initializer stores.
    func links(ofCreated call: ExpressionID) -> [StrongLink] {
        guard case .initializer(let type, let candidates) = model.callee(of: call, in: file, depth: 0),
            let created = type.declaredType, candidates.count == 1, let initializer = candidates.first?.location
        else { return [] }
        let declared = model.source(initializer.file)
        let declaration = declared[initializer.declaration]
        let stored = storedParameters(of: declaration, in: declared)
        return source.arguments(of: source[call]).compactMap { argument in
            guard !argument.label.isEmpty, let to = object(argument.value) else { return nil }
            let label = source.name(argument.label)
            let parameter = declared.parameters(of: declaration).first { declared.name($0.label) == label }
            guard let parameter, let property = stored[declared.name(parameter.name)] else { return nil }
            return link((.created(call), created), property, to, by: call, isAssignment: false)
        }
    }

    /// The properties to which the statements of an initializer assign its parameters, by parameter.
    private func storedParameters(of initializer: Declaration, in source: SourceFile) -> [String: String] {
        guard let body = initializer.body else { return [:] }
        var stored: [String: String] = [:]
        for assignment in source.assignments(in: body) {
            let operands = source.arguments(of: assignment).map { source[$0.value] }
            let isOwn = operands[0].base.map { source.spells("self", in: source[$0].range) } ?? true
            guard isOwn, operands[1].kind == .identifier else { continue }
            stored[source.name(operands[1].name)] = source.name(operands[0].name)
        }
        return stored
    }

    /// The object that an expression denotes, with its class.
    func object(_ id: ExpressionID) -> (object: AssembledObject, type: Int)? {
        var current = id
        // Constants that are other constants.
        for _ in 0..<8 {
            let expression = source[current]
            switch expression.kind {
            case .call:
                guard case .initializer(let type, _) = model.callee(of: current, in: file, depth: 0) else { return nil }
                return classType(type).map { (.created(current), $0) }
            case .identifier:
                if source.spells("self", in: expression.range) {
                    guard !model.isStatic(expression.block, in: file) else { return nil }
                    return index.type(around: expression.block, in: file).flatMap { type in
                        index.types[type].kind == .class ? (.itself, type) : nil
                    }
                }
                switch model.value(of: expression, in: file) {
                case .parameter(file, let block, let parameter) where !parameter.type.isEmpty && !parameter.isVariadic:
                    let type = model.resolution.type(of: parameter.type, in: file, block: block)
                    return classType(type).map { (.parameter(parameter.name), $0) }
                case .declarations(let locations, _):
                    guard locations.count == 1, let location = locations.first else { return nil }
                    if let own = ownObject(location) { return own }
                    guard location.file == file, let value = value(of: expression, at: location) else { return nil }
                    current = value
                default: return nil
                }
            default: return nil
            }
        }
        return nil
    }

    /// The value of a local constant, or what the same block assigns to a property.
    private func value(of name: Expression, at location: DeclarationLocation) -> ExpressionID? {
        if let value = localConstant(source[location.declaration]) { return value }
        return isOwnProperty(name) ? assignedValue(of: name, in: name.block) : nil
    }

    /// The object with which a stored property begins.
    private func ownObject(_ location: DeclarationLocation) -> (object: AssembledObject, type: Int)? {
        let declared = model.source(location.file)
        let declaration = declared[location.declaration]
        guard declaration.kind == .variable, declared[declaration.block].kind == .members,
            BackReferences.isStoredStrongly(declaration, in: declared), let value = declaration.initialValue,
            declared[value].kind == .call,
            case .initializer(let type, _) = model.callee(of: value, in: location.file, depth: 0)
        else { return nil }
        return classType(type).map { (.property(location), $0) }
    }

    /// The object that the same block assigns to a property.
    private func assignedValue(of name: Expression, in block: BlockID) -> ExpressionID? {
        let values = source.assignments(in: block).compactMap { assignment -> ExpressionID? in
            let operands = source.arguments(of: assignment)
            let target = source[operands[0].value]
            let isOwn = target.base.map { source.spells("self", in: source[$0].range) } ?? (target.kind == .identifier)
            return isOwn && source.name(target.name) == source.name(name.name) ? operands[1].value : nil
        }
        return values.count == 1 && source[values[0]].kind == .call ? values[0] : nil
    }

    /// The link from the object with the body to the value of its property.
    func link(toProperty location: DeclarationLocation, at expression: ExpressionID) -> StrongLink? {
        guard let own = ownObject(location), let owner = index.type(around: source[expression].block, in: file) else {
            return nil
        }
        let declared = model.source(location.file)
        return link(
            (.itself, owner),
            declared.name(declared[location.declaration].name),
            own,
            by: expression,
            isAssignment: false
        )
    }

    /// The value of a local `let`.
    private func localConstant(_ declaration: Declaration) -> ExpressionID? {
        guard declaration.kind == .variable, declaration.modifiers.contains(.constant), declaration.binding == .plain,
            declaration.tupleElement == nil, declaration.attributes.isEmpty,
            declaration.modifiers.isDisjoint(with: [.weak, .unowned]),
            source[declaration.block].kind != .members, source[declaration.block].kind != .file
        else { return nil }
        return declaration.initialValue
    }

    private func classType(_ type: ResolvedType) -> Int? {
        guard case .declared(let declared, _) = type, index.types[declared].kind == .class,
            !index.libraries.declares(declared)
        else { return nil }
        return declared
    }

    private func link(
        _ from: (object: AssembledObject, type: Int),
        _ property: String,
        _ to: (object: AssembledObject, type: Int),
        by expression: ExpressionID,
        isAssignment: Bool
    ) -> StrongLink? {
        let owner = from.object == .itself ? index.type(around: source[expression].block, in: file) : from.type
        guard let owner, from.object != to.object, let location = storedProperty(property, of: owner) else {
            return nil
        }
        return StrongLink(
            from: from.object,
            to: to.object,
            className: index.types[owner].qualifiedName,
            target: index.types[to.type].qualifiedName,
            property: property,
            declaration: location,
            expression: expression,
            isAssignment: isAssignment
        )
    }

    /// A property that certainly keeps its value alive.
    private func storedProperty(_ name: String, of type: Int) -> DeclarationLocation? {
        if name == "router" || name == "listener",
            model.ancestry(of: type).libraryRoles.contains(.interactor)
        {
            // `strong-back-reference` reports these.
            return nil
        }
        for owner in model.withSuperclasses(type) {
            guard let members = model.members(of: owner)[name] else { continue }
            guard members.count == 1, let location = members.first?.location else { return nil }
            let source = model.source(location.file)
            let declaration = source[location.declaration]
            let isStrong = declaration.kind == .variable && BackReferences.isStoredStrongly(declaration, in: source)
            return isStrong ? location : nil
        }
        return nil
    }
}

extension SourceFile {
    /// The assignments that are statements of a block.
    fileprivate func assignments(in block: BlockID) -> [Expression] {
        expressions(in: block).map { self[$0] }
            .filter { $0.kind == .sequence && isAssignment($0) && $0.arguments.count == 2 }
    }
}
