import SwiftReader

extension SemanticModel {
    /// What a clause of a class or its extensions says about the isolation of its conformance.
    package func isolation(ofClauseAt location: SourceLocation, of type: Int) -> Conformance.Isolation? {
        let infersIsolation = index.modules[index.types[type].module].language.infersIsolation
        guard index.mentionsGlobalActors || infersIsolation || index.types[type].kind == .actor else { return nil }
        guard let clause = clause(at: location, of: type) else { return nil }
        return isolation(of: clause.range, in: clause.declaration.file)
            ?? (isIsolatedByDefault(clause.range, of: clause.declaration, of: type) ? .byDefault : nil)
    }

    /// Whether the clause of an extension belongs to the main actor by the default of its module, although neither its
    /// class nor its protocols do: those that belong to an actor have no isolated conformances.
    private func isIsolatedByDefault(
        _ clause: SourceRange,
        of location: DeclarationLocation,
        of type: Int
    ) -> Bool {
        let declaration = index.declaration(location)
        guard declaration.kind == .extension, isOnMainActor(declaration, in: location.file),
            !declaration.modifiers.contains(.nonisolated), staysOutOfDefault(type),
            index.modules[index.files[location.file].module].language.isolatesByDefault
        else { return false }
        let named = parts(of: resolution.type(inClause: clause, of: declaration, in: location.file))
        return named.compactMap(\.declaredType).flatMap(withInherited).allSatisfy {
            isCertainlyNonisolated(protocol: $0)
        }
    }

    /// Whether the attributes of an extension leave it on the main actor, or say so.
    private func isOnMainActor(_ declaration: Declaration, in file: Int) -> Bool {
        let actor = globalActor(of: declaration, in: file)
        return actor == nil || actor == MemberIsolation.mainActor
    }

    /// The `#if` conditions of a clause of a class or its extensions.
    package func conditions(ofClauseAt location: SourceLocation, of type: Int) -> [String] {
        guard let declared = clause(at: location, of: type)?.declaration else { return [] }
        return source(declared.file).conditionTexts(of: source(declared.file)[declared.declaration])
    }

    /// Whether a clause of a class or its superclasses belongs to a class or extension that is unavailable.
    package func isUnavailable(clauseAt location: SourceLocation, of type: Int) -> Bool {
        // Most classes and extensions have no attributes.
        guard writtenClauses(of: type).haveAttributes, let declared = clause(at: location, of: type)?.declaration
        else { return false }
        return isUnavailable(index.declaration(declared), in: declared.file)
    }

    private func isolation(of clause: SourceRange, in file: Int) -> Conformance.Isolation? {
        let source = source(file)
        let words = source.tokens(in: clause).lazy.map { source.text($0.range) }
        switch words.first {
        case "nonisolated": return .nonisolated
        case "@": break
        default: return nil
        }
        switch words.dropFirst().first {
        case "unchecked", "retroactive": return nil
        case "preconcurrency": return .unchecked
        default: return .actor(globalActor(inClause: clause, in: file))
        }
    }

    /// Whether a static member, initializer or subscript may be used wherever the required one is. In the Swift 6
    /// language mode, one that is isolated to an actor may not.
    package func isUsable(_ member: Member, as required: DeclarationLocation, of type: Int) -> Bool {
        let (found, wanted) = (index.declaration(member.location), index.declaration(required))
        if let owner = member.type, index.types[owner].kind == .actor, found.kind == .subscript,
            found.modifiers.isDisjoint(with: [.static, .nonisolated]),
            !effects(ofReading: wanted, in: required.file).isAsync
        {
            return false
        }
        guard index.mentionsGlobalActors, index.modules[index.types[type].module].language.mode == 6,
            let owner = member.type, index.types[owner].kind == .class, !isInIsolatedModule(owner),
            let home = self.type(owning: wanted.block, in: required.file), !isInIsolatedModule(home),
            !found.modifiers.contains(.nonisolated),
            !found.modifiers.contains(.constant) || found.modifiers.contains(.static),
            !wanted.modifiers.contains(.asynchronous), !effects(ofReading: wanted, in: required.file).isAsync,
            isolation(ofRequirement: wanted, of: home, in: required.file) == nil,
            !mayConformOnActor(type, to: home)
        else { return true }
        return globalActor(of: found, in: member.location.file) ?? isolation(ofType: owner) == nil
    }

    /// Whether the isolation of a conformance is written or inferred.
    package func mayConformOnActor(_ type: Int, to protocolType: Int) -> Bool {
        if index.modules[index.types[type].module].language.infersIsolation { return true }
        let clause = conformances(of: type).first { $0.protocolType == protocolType }?.location
        return clause.map { isolation(ofClauseAt: $0, of: type) != nil } ?? true
    }
}
