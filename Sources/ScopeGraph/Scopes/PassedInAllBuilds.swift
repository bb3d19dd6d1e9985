import Semantics
import SwiftReader

extension EdgeBuilder {
    /// Whether a call passes the same class as the same dependency in every build that compiles it.
    ///
    /// The value is `self`, creates the class by its name, or is a constant of the same function that does. The class
    /// that takes it, its dependency, and the superclasses of both are declared once, without typealiases.
    func passesInAllBuilds(_ edge: PartialEdge, _ parent: Int) -> Bool {
        guard partialScopes[edge.child].dialect.parentsConform, let call = edge.call, let receiver = call.receiver,
            let dependencyProtocol = partialScopes[edge.child].dependencyProtocol,
            isNamedPlainly(dependencyProtocol), dependencyProtocol.conditions.isEmpty,
            dependencyProtocol.conditionsOfProtocols.isEmpty,
            model.isTakenAlike(by: receiver, model.withSuperclasses(receiver)), hasOneInitializer(receiver),
            hasPlainSuperclasses(receiver), hasPlainSuperclasses(parent)
        else { return false }
        return isSelf(call) || creates(parent, call.value, in: call.file) || isCreatedBeside(call, parent)
    }

    private func isNamedPlainly(_ dependencyProtocol: DependencyProtocol) -> Bool {
        let written = dependencyProtocol.spelling.split { $0 == "." || $0 == " " }.last
        return dependencyProtocol.parts.isEmpty && written == dependencyProtocol.name.split(separator: ".").last
    }

    /// Whether the app gives a class one initializer at most, so that no other one might take the value.
    private func hasOneInitializer(_ type: Int) -> Bool {
        let family = model.withSuperclasses(type) + model.inheritedProtocols(ofType: type).all
        let own = family.filter { !index.libraries.declares($0) }.map { model.members(of: $0).initializers?.count ?? 0 }
        return own.reduce(0, +) <= 1
    }

    /// Whether the clauses of a class and its superclasses name their superclasses themselves, not a typealias.
    private func hasPlainSuperclasses(_ type: Int) -> Bool {
        let classes = model.withSuperclasses(type)
        return zip(classes, classes.dropFirst()).allSatisfy { subclass, superclass in
            let source = model.source(index.types[subclass].file)
            guard let clause = source.types(index.declaration(of: subclass).inherited).first else { return false }
            let name = source.joined(clause).prefix { $0 != "<" }
            return name.split(separator: ".").last.map { $0 == index.types[superclass].name } ?? false
        }
    }

    private func isSelf(_ call: PassingCall) -> Bool {
        let source = model.source(call.file)
        let value = source[call.value]
        return value.kind == .identifier && source.spells("self", in: value.name)
    }

    /// Whether a value is a local constant that creates a class by its name.
    private func isCreatedBeside(_ call: PassingCall, _ type: Int) -> Bool {
        let source = model.source(call.file)
        let value = source[call.value]
        guard value.kind == .identifier,
            case .declarations(let found, _) = model.value(of: value, in: call.file),
            found.count == 1, let location = found.first, location.file == call.file
        else { return false }
        let declaration = source[location.declaration]
        guard declaration.kind == .variable, declaration.binding == .plain, declaration.tupleElement == nil,
            declaration.modifiers.contains(.constant), declaration.type.isEmpty,
            source[declaration.block].kind != .members, source[declaration.block].kind != .file,
            source.conditionTexts(of: declaration).isEmpty, let initial = declaration.initialValue
        else { return false }
        return creates(type, initial, in: call.file)
    }

    private func creates(_ type: Int, _ value: ExpressionID, in file: Int) -> Bool {
        let source = model.source(file)
        guard source[value].kind == .call, let created = source[value].base else { return false }
        return source[created].kind == .identifier && source.name(source[created].name) == index.types[type].name
    }
}
