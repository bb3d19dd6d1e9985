import SwiftReader

/// Whether classes can conform to `Sendable`, as the protocols of some dependencies require.
extension SemanticModel {
    /// Why a class certainly cannot conform to `Sendable`; `nil` also if that is not certain, because macros or types
    /// that no source declares are involved.
    package func sendabilityFault(ofClass type: Int) -> SendabilityFault? {
        let declaration = index.declaration(of: type)
        guard declaration.kind == .class, isClosed(type, besides: Self.plainProtocols),
            isCertainlyNonisolated(class: type), !isUnchecked(type)
        else { return nil }
        if let superclass = ancestry(of: type).superclasses.first {
            return .inherits(index.types[superclass.type].qualifiedName)
        }
        if !declaration.modifiers.contains(.final) { return .notFinal }
        return faultOfStoredProperties(declaration, in: index.types[type].file)
    }

    /// Protocols that do not isolate a class. A class may inherit from `NSObject` and conform to `Sendable`.
    static let plainProtocols = unsendable.subtracting(["NSObject"])

    /// Whether a clause of a class, a superclass or an extension turns the check off: `@unchecked Sendable`.
    private func isUnchecked(_ type: Int) -> Bool {
        withSuperclasses(type).contains { owner in
            index.declarationLocations(of: owner).contains { location in
                let source = source(location.file)
                return source.types(source[location.declaration].inherited).contains { clause in
                    source.tokens(in: clause).prefix(2).map { source.text($0.range) } == ["@", "unchecked"]
                }
            }
        }
    }

    private func faultOfStoredProperties(_ declaration: Declaration, in file: Int) -> SendabilityFault? {
        let source = source(file)
        for id in source.declarations(in: declaration.body) where isStored(source[id], in: file) {
            if let fault = fault(ofStored: id, in: file) { return fault }
        }
        return nil
    }

    /// Whether a declaration is a stored property that has to be `Sendable`.
    private func isStored(_ declaration: Declaration, in file: Int) -> Bool {
        guard declaration.kind == .variable, isAlwaysCompiled(declaration, in: file),
            declaration.modifiers.isDisjoint(with: [.static, .nonisolated]),
            globalActor(of: declaration, in: file) == nil
        else { return false }
        if declaration.modifiers.contains(.lazy) { return true }
        let source = source(file)
        let isComputed = declaration.accessors.indices.contains {
            source.accessors[$0].kind == .get || source.accessors[$0].kind == .other
        }
        return declaration.body == nil && !isComputed
    }

    private func fault(ofStored id: DeclarationID, in file: Int) -> SendabilityFault? {
        let source = source(file)
        let declaration = source[id]
        let (name, location) = (source.name(declaration.name), source.location(of: declaration.name))
        guard declaration.modifiers.contains(.constant) else {
            // An attribute that no source declares may be a macro that makes the property computed.
            if case .unseen = wrapper(of: declaration, in: file) { return nil }
            let isMacro = declaration.attributes.indices.contains {
                macro(named: source.attributes[$0], in: file) != nil
            }
            return isMacro ? nil : .variable(name, location)
        }
        let type = type(ofValue: DeclarationLocation(file: file, declaration: id), depth: 0)
        if declaration.type.isEmpty, type.holdsFunction { return nil }
        return isCertainlyNotSendable(type) ? .unsendable(name, location) : nil
    }
}
