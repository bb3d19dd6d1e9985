import SwiftReader

/// The `where` clauses of extensions: whether what an extension gives is there for a type.
extension SemanticModel {
    /// Whether a type has what a member's extension gives it. `true` too where that cannot be told.
    ///
    /// - Parameters:
    ///   - type: the type that conforms to the extended protocol, or the extended type itself.
    ///   - parameters: what the generic parameters of the extended type stand for.
    func mayHave(_ member: Member, _ type: Int, _ parameters: [String: ResolvedType]) -> Bool {
        guard member.owner.kind == .extension else { return true }
        let source = source(member.location.file)
        guard let owner = source[source[member.location.declaration].block].owner else { return true }
        let clause = source[owner].whereClause
        return clause.isEmpty || mayHold(clause, in: member.location.file, for: type, parameters)
    }

    /// Whether a class is a subclass of another one, or conforms to a protocol.
    func inherits(_ type: Int, from other: Int) -> Bool {
        index.types[other].kind == .protocol
            ? inheritedProtocols(ofType: type).location(of: other) != nil : withSuperclasses(type).contains(other)
    }

    /// Whether a `where` clause holds for a type. `true` too where that cannot be told.
    func mayHold(
        _ clause: SourceRange,
        in file: Int,
        for type: Int,
        _ parameters: [String: ResolvedType]
    ) -> Bool {
        let source = source(file)
        let words = source.tokens(in: clause).map { source.text($0.range) }
        return Self.requirements(in: words).allSatisfy { requirement in
            guard let mark = requirement.firstIndex(where: { $0 == ":" || $0 == "==" }),
                let form = TypeSyntaxReader.form(of: Array(requirement[(mark + 1)...]))
            else { return true }
            let subject = requirement[..<mark].joined()
            let known = subject == "Self" ? .declared(type, arguments: []) : parameters[subject]
            guard let known = known ?? associatedType(named: subject, of: type) else { return true }
            let wanted = resolution.type(of: form, in: file, block: .file)
            if requirement[mark] == "==" { return known.comparison(with: wanted) != .different }
            return parts(of: wanted).allSatisfy { mayConform(known, to: $0) }
        }
    }

    /// What a type declares for an associated type, `Item` or `Self.Item`; `nil` where it is inferred.
    private func associatedType(named name: String, of type: Int) -> ResolvedType? {
        let name = name.hasPrefix("Self.") ? String(name.dropFirst(5)) : name
        let file = index.types[type].file
        for owner in withSuperclasses(type) {
            guard let member = resolution.lookup.member(named: name, of: owner, file: file) else { continue }
            let declaration = index.declaration(of: member)
            guard declaration.genericParameters.isEmpty else { return nil }
            let home = index.types[member].file
            return resolution.type(named: name, in: home, block: declaration.block)
        }
        return nil
    }

    /// The requirements of a clause, which commas outside angle brackets tell apart.
    private static func requirements(in words: [String]) -> [[String]] {
        var requirements: [[String]] = [[]]
        var depth = 0
        for word in words {
            if word == "<" || word == "(" || word == "[" { depth += 1 }
            if word == ">" || word == ")" || word == "]" { depth -= 1 }
            if word == ",", depth == 0 {
                requirements.append([])
            } else {
                requirements[requirements.count - 1].append(word)
            }
        }
        return requirements
    }

    /// Whether a type conforms to a protocol, or is a class or a subclass of it. `true` too where that cannot be told.
    private func mayConform(_ subject: ResolvedType, to wanted: ResolvedType) -> Bool {
        guard case .declared(let type, _) = subject.withoutOpacity else {
            if case .named(let name, _) = subject, case .declared = wanted { return ResolvedType.mayBeAlias(name) }
            return true
        }
        let inherited = inheritedProtocols(ofType: type)
        switch wanted {
        case .declared(let wanted, _) where index.types[wanted].kind == .protocol:
            return type == wanted || inherited.location(of: wanted) != nil
        case .declared(let wanted, _): return withSuperclasses(type).contains(wanted)
        case .named("AnyObject", _): return index.types[type].kind == .class || index.types[type].kind == .protocol
        // The compiler may find out itself that a type is `Sendable`.
        case .named("Sendable", _): return true
        case .named(let name, _):
            // What no source declares may inherit the wanted one.
            return inherited.undeclared.contains { $0.name == name || !(isEmptyProtocol($0.name) || isClass($0.name)) }
        default: return true
        }
    }

    private func isClass(_ name: String) -> Bool { LibraryClass(named: name) != nil }

    /// Whether a protocol that no source declares is the library's or the language's, and gives no properties.
    func isEmptyProtocol(_ name: String) -> Bool {
        library.knows(name) || (StandardLibrary.declaresType(named: name) && name != "Identifiable")
    }
}

extension ResolvedType {
    /// The protocol of an opaque type; any other type itself.
    fileprivate var withoutOpacity: ResolvedType {
        if case .opaque(let inner) = self { inner } else { self }
    }
}
