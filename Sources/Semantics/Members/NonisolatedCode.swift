import SwiftReader

/// Members that are certainly nonisolated. In the Swift 6 language mode, they cannot use an isolated conformance.
extension SemanticModel {
    /// The methods and computed properties that certainly belong to no actor, around some calls that get an object of a
    /// class, by location.
    ///
    /// Code in a closure or local function, an override, and a member with an unknown attribute may be isolated.
    package func nonisolatedMembers(around locations: Set<SourceLocation>) -> [SourceLocation: DeclarationLocation] {
        let byFile = Dictionary(grouping: locations, by: \.file)
        var found: [SourceLocation: DeclarationLocation] = [:]
        for file in index.files.indices {
            guard let wanted = byFile[source(file).path], index.modules[index.files[file].module].language.mode == 6
            else { continue }
            for location in wanted {
                guard let member = member(around: location, in: file),
                    !index.declaration(member).modifiers.contains(.asynchronous), isCertainlyNonisolated(member),
                    takesObject(at: location, in: file)
                else { continue }
                found[location] = member
            }
        }
        return found
    }

    /// Whether a method or computed property of a class certainly belongs to no actor.
    package func isCertainlyNonisolated(memberAt location: SourceLocation, named name: String, of type: Int) -> Bool {
        member(at: location, named: name, of: type).map(isCertainlyNonisolated) ?? false
    }

    /// Whether a method or computed property of a class certainly runs outside any actor where it suspends, and takes or
    /// returns a value that is not `Sendable`, so that it cannot serve an actor.
    ///
    /// - Parameters:
    ///   - location: that of a member with the type of a requirement.
    ///   - clause: that of the conformance. A member of a subclass serves none.
    package func isCertainlyApart(
        memberAt location: SourceLocation,
        named name: String,
        of type: Int,
        conformingAt clause: SourceLocation
    ) -> Bool {
        guard let member = member(at: location, named: name, of: type),
            let home = self.clause(at: clause, of: type)?.declaration,
            index.declarationLocations(of: type).contains(home)
        else { return false }
        let declaration = index.declaration(member)
        return isCertainlyNonisolated(member) && !isOnCallersActor(declaration, in: member.file)
            && !mayBeSent(declaration, in: member.file)
    }

    private func member(at location: SourceLocation, named name: String, of type: Int) -> DeclarationLocation? {
        let baseName = String(name.prefix { $0 != "(" })
        return members(of: type)[baseName]?.map(\.location).first { member in
            source(member.file).location(of: index.declaration(member).name) == location
        }
    }

    /// The method or property whose body contains a location outside of closures and local functions.
    private func member(around location: SourceLocation, in file: Int) -> DeclarationLocation? {
        let source = source(file)
        guard let offset = source.offset(of: location) else { return nil }
        // Blocks are sorted by their start.
        let innermost = source.blocks.lastIndex { $0.range.start <= offset && offset < $0.range.end }
        guard let block = innermost.map({ BlockID($0) }), let body = source.body(around: block),
            source[body].kind == .function, let owner = source[body].owner,
            source[source[owner].block].kind == .members
        else { return nil }
        return DeclarationLocation(file: file, declaration: owner)
    }

    /// Whether the call at a location gets an object as one of its class. A dynamic cast may use an isolated conformance
    /// anywhere.
    private func takesObject(at location: SourceLocation, in file: Int) -> Bool {
        let source = source(file)
        guard let offset = source.offset(of: location) else { return false }
        let calls = source.expressions.filter { $0.kind == .call && $0.range.start == offset }
        guard let call = calls.min(by: { $0.range.end < $1.range.end }) else { return false }
        return source.arguments(of: call).contains { argument in
            type(of: argument.value, in: file).declaredType.map { index.types[$0].kind == .class } ?? false
        }
    }

    private func isCertainlyNonisolated(_ location: DeclarationLocation) -> Bool {
        let source = source(location.file)
        let declaration = source[location.declaration]
        guard declaration.kind == .function || declaration.kind == .variable,
            declaration.modifiers.isDisjoint(with: [.override, .static]),
            isAlwaysCompiled(declaration, in: location.file),
            !isOnActorOfParameter(declaration, in: location.file),
            declaration.attributes.indices.allSatisfy({
                Self.attributesWithoutIsolation.contains(source.text(source.attributes[$0].name))
            }),
            let type = type(owning: declaration.block, in: location.file), index.types[type].kind == .class,
            isClosed(type, besides: Self.plainProtocols)
        else { return false }
        if declaration.modifiers.contains(.nonisolated) { return true }
        guard isCertainlyNonisolated(class: type) else { return false }
        let name = source.name(declaration.name)
        let member = members(of: type)[name]?.first { $0.location == location }
        return isOutsideDefault(type) && member.map { isolation(of: $0) == nil } ?? false
    }

    /// Whether the default isolation of its module concerns no member of a class. `nonisolated` keeps it away from the
    /// class, but a member that meets a requirement of an isolated protocol belongs to the actor of that protocol.
    private func isOutsideDefault(_ type: Int) -> Bool {
        guard isInIsolatedModule(type) else { return true }
        let conformances = inheritedProtocols(ofType: type).declared
        return staysOutOfDefault(type)
            && conformances.allSatisfy { isCertainlyNonisolated(protocol: $0.protocolType) }
    }

    private static let attributesWithoutIsolation: Set<String> = [
        "available", "discardableResult", "objc", "nonobjc", "inline", "inlinable", "usableFromInline",
    ]
}
