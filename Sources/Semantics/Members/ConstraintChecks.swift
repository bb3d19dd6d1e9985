import SwiftReader

/// Whether types meet constraints: `T: P`, `Self: C`.
extension SemanticModel {
    /// Whether a type conforms to a protocol, or is a class or a subclass of it. `true` also if that is not certain.
    ///
    /// A protocol means the type of its values here, which do not conform to it. In an opaque type it is the
    /// constraint, to which the value does conform.
    package func mayConform(_ subject: ResolvedType, to expected: ResolvedType) -> Bool {
        switch subject {
        case .opaque(.declared(let type, let own)): mayConform(type, own, to: expected)
        case .opaque(.named(let name, _)): mayConform(valueOfStandard: name, to: expected)
        case .declared(let type, let own):
            index.types[type].kind == .protocol
                ? mayConform(valueOf: type, to: expected) : mayConform(type, own, to: expected)
        case .named(let name, let arguments):
            mayConform(standard: name, arguments, to: expected) && mayConform(undeclared: name, to: expected)
        case .optional(let inner):
            mayConform(standard: "Optional", [inner], to: expected) && mayConform(undeclared: "Optional", to: expected)
        case .tuple, .function, .metatype: expected.declaredType == nil && !expected.isStandardProtocol
        default: true
        }
    }

    /// Whether the type of a protocol's values may conform to another protocol. Most do not even conform to their own.
    private func mayConform(valueOf type: Int, to expected: ResolvedType) -> Bool {
        guard index.declaration(of: type).attributes.isEmpty, !index.mayBeReplaced(type) else { return true }
        switch expected {
        case .declared(let expected, _): return index.types[expected].kind != .protocol
        default: return !expected.isStandardProtocol
        }
    }

    /// Whether an opaque type with a constraint of the standard library may conform to another protocol.
    private func mayConform(valueOfStandard name: String, to expected: ResolvedType) -> Bool {
        guard let given = StandardProtocols.withInherited(name) else { return true }
        if case .named(let required, _) = expected, expected.isStandardProtocol { return given.contains(required) }
        return expected.declaredType == nil
    }

    /// Whether a type of the standard library may conform to one of its protocols, as its arguments do.
    private func mayConform(standard name: String, _ arguments: [ResolvedType], to expected: ResolvedType) -> Bool {
        guard case .named(let required, _) = expected, expected.isStandardProtocol,
            !mayBeExtended(name, with: required),
            let arguments = StandardProtocols.conditions(of: name, arguments, toConformTo: required)
        else { return true }
        return arguments.allSatisfy { mayConform($0, to: expected) }
    }

    /// Whether an extension in the sources may make a type of the standard library conform to one of its protocols.
    private func mayBeExtended(_ name: String, with required: String) -> Bool {
        doesExtension(of: name) { part in
            guard case .named(let given, _) = part else { return true }
            return StandardProtocols.withInherited(given)?.contains(required) ?? true
        }
    }

    /// Whether an extension of a type that no source declares names a type in its clause that fits.
    func doesExtension(of name: String, name fits: (ResolvedType) -> Bool) -> Bool {
        (index.foreignExtensions[name] ?? []).contains { location in
            let declaration = index.declaration(location)
            return source(location.file).types(declaration.inherited).contains { clause in
                parts(of: resolution.type(inClause: clause, of: declaration, in: location.file)).contains(where: fits)
            }
        }
    }

    private func mayConform(_ type: Int, _ arguments: [ResolvedType], to expected: ResolvedType) -> Bool {
        // Which declarations are compiled together is not known here.
        let declared = [type] + (expected.declaredType.map { [$0] } ?? [])
        guard declared.allSatisfy({ index.otherBranches(of: $0).isEmpty }) else { return true }
        switch expected {
        case .declared(let expected, _) where index.types[expected].kind == .protocol:
            return type == expected || inheritedProtocols(ofType: type).contains(expected) || !areClausesKnown(of: type)
        case .declared(let superclass, _):
            return ancestry(of: type).chain(from: type, arguments: arguments, in: self).contains { step in
                step.type == superclass
                    && ResolvedType.declared(step.type, arguments: step.arguments).comparison(with: expected)
                        != .different
            }
        case .named("AnyObject", _): return [.class, .protocol, .actor].contains(index.types[type].kind)
        case .named("Actor", _) where index.types[type].kind == .actor: return true
        case .named(let name, _):
            // The compiler infers the marker protocols, and much of enumerations.
            if StandardProtocols.isMarker(name) || isPlainEnum(type) || ResolvedType.mayBeAlias(name) { return true }
            if !areClausesKnown(of: type) { return true }
            let found = inheritedProtocols(ofType: type).undeclared.first { mayInherit($0.name, name) }
            return found.map { arguments.isEmpty || mayMeetCondition(ofClauseAt: $0.location, type, arguments) }
                ?? false
        default: return true
        }
    }

    /// Whether it is an enumeration without associated values.
    private func isPlainEnum(_ type: Int) -> Bool {
        guard index.types[type].kind == .enum else { return false }
        return index.memberBlocks(of: type).allSatisfy { block in
            let source = source(block.file)
            return source.declarations(in: block.block).allSatisfy { id in
                return source[id].kind != .enumCase || source[id].parameters.isEmpty
            }
        }
    }

    /// Whether the condition of a generic type's conformance may hold: `extension Box: Equatable where T: Equatable`.
    private func mayMeetCondition(ofClauseAt location: SourceLocation, _ type: Int, _ arguments: [ResolvedType])
        -> Bool
    {
        let parameters = genericParameters(of: type, arguments: arguments)
        guard let declared = index.extensions[type].first(where: { hasClause($0, at: location) }) else { return true }
        let clause = index.declaration(declared).whereClause
        return clause.isEmpty || mayHold(clause, in: declared.file, for: type, parameters)
    }

    /// Whether a type names a protocol or class that no source declares, or something that may inherit from it. The name is
    /// taken for that of a protocol or class, because hardly any library has a typealias of `Any`.
    func mayConform(_ type: Int, undeclared name: String) -> Bool {
        guard index.otherBranches(of: type).isEmpty, areClausesKnown(of: type) else { return true }
        return mayRefine(type, undeclared: name)
    }

    /// Whether a type's clauses name a protocol that no source declares, or something that may inherit from it.
    func mayRefine(_ type: Int, undeclared name: String) -> Bool {
        inheritedProtocols(ofType: type).undeclared.contains { mayInherit($0.name, name) }
    }

    /// Whether an undeclared name may be that of a type that conforms to, or inherits from, another one.
    private func mayInherit(_ name: String, _ expected: String) -> Bool {
        let isStandard = StandardLibrary.isEmptyProtocol(name) || StandardLibrary.declaresType(named: name)
        return name == expected || !isStandard
            || StandardProtocols.withInherited(name)?.contains(expected) ?? !StandardLibrary.isEmptyProtocol(name)
    }

    /// Whether neither macros nor a protocol that no source declares can add conformances.
    private func areClausesKnown(of type: Int) -> Bool {
        let standard = inheritedProtocols(ofType: type).undeclared.lazy.map(\.name.lastName)
            .filter(StandardLibrary.declaresType)
        return isClosed(type, besides: Set(standard))
    }

    /// Whether a type that no source declares, or one of its extensions, conforms to a declared type.
    private func mayConform(undeclared name: String, to expected: ResolvedType) -> Bool {
        if expected == .named("AnyObject", arguments: []) { return !StandardLibrary.isStructure(name) }
        guard case .declared(let expected, _) = expected, !ResolvedType.mayBeAlias(name) else { return true }
        return doesExtension(of: name) { part in
            guard case .declared(let given, _) = part else { return true }
            return given == expected || inheritedProtocols(ofType: given).contains(expected)
        }
    }
}

extension ResolvedType {
    /// Whether it is a well-known protocol of the standard library to which no tuple, function or metatype conforms.
    fileprivate var isStandardProtocol: Bool {
        guard case .named(let name, _) = self else { return false }
        return StandardProtocols.withInherited(name) != nil && !StandardProtocols.isMarker(name)
    }
}
