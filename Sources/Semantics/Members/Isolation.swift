import SwiftReader

extension SemanticModel {
    /// The global actor of a type as an attribute, `@MainActor`; `nil` if it has none.
    ///
    /// It is declared on the type, or inherited from a superclass or from a protocol that the declaration names
    /// (SE-0316).
    package func isolation(ofType type: Int) -> String? {
        if !index.hasGlobalActors { return nil }
        if let facts { return facts.isolations[type] }
        if let known = isolations[type] { return known }
        let found = findIsolation(ofType: type)
        isolations.set(found, for: type)
        return found
    }

    private func findIsolation(ofType type: Int) -> String? {
        var visited: Set<Int> = []
        var pending = [type]
        while let next = pending.popLast() {
            guard visited.insert(next).inserted else { continue }
            let declaration = index.declaration(of: next)
            if declaration.modifiers.contains(.nonisolated) { return nil }
            let file = index.types[next].file
            if let actor = globalActor(of: declaration, in: file) { return actor }
            let named = source(file).types(declaration.inherited).flatMap { range in
                parts(of: resolution.type(inClause: range, of: declaration, in: file)).compactMap(\.declaredType)
            }
            pending += named.reversed()
        }
        return nil
    }

    /// The global actor of a protocol requirement: its own, else that of the protocol.
    func isolation(ofRequirement declaration: Declaration, of type: Int, in file: Int) -> String? {
        guard !source(file).isOutOfIsolation(declaration),
            let actor = globalActor(of: declaration, in: file) ?? isolation(ofType: type)
        else { return nil }
        return isOnActorOfParameter(declaration, in: file) ? nil : actor
    }

    /// Whether a method belongs to the actor that a parameter holds, and to no other: `on actor: isolated Store`.
    func isOnActorOfParameter(_ declaration: Declaration, in file: Int) -> Bool {
        let source = source(file)
        return source.parameters[declaration.parameters.indices].contains { parameter in
            source.tokens(in: parameter.type).first.map { source.spells("isolated", in: $0.range) } ?? false
        }
    }

    /// The global actor attribute of a declaration, with its module only if several actors have the name. The main actor
    /// is always `@MainActor`.
    func globalActor(of declaration: Declaration, in file: Int) -> String? {
        guard
            let attribute = declaration.attributes.indices.first(where: {
                isGlobalActor($0, block: declaration.block, in: file)
            })
        else { return nil }
        return globalActor(named: source(file).attributes[attribute].name, in: file, block: declaration.block)
    }

    private func globalActor(named range: SourceRange, in file: Int, block: BlockID) -> String {
        let name = source(file).joined(range)
        if isMainActor(name) || isAliasOfMainActor(range, block: block, in: file) { return "@MainActor" }
        guard let actor = resolution.type(of: range, in: file, block: block).declaredType else { return "@\(name)" }
        let declared = index.types[actor]
        let isAlone = index.types(named: declared.qualifiedName).allSatisfy {
            index.types[$0].module == declared.module || !isGlobalActor(type: $0)
        }
        let module = isAlone ? "" : "\(index.modules[declared.module].name)."
        return "@\(module)\(declared.qualifiedName)"
    }

    private func isMainActor(_ name: String) -> Bool { name == "MainActor" || name.hasSuffix(".MainActor") }

    /// The global actor in front of a type in an inheritance clause, `@MainActor D`; `nil` if it is not known.
    func globalActor(inClause clause: SourceRange, in file: Int) -> String? {
        let tokens = source(file).tokens(in: clause).map(\.range)
        guard tokens.count > 2 else { return nil }
        var last = 1
        while last + 2 < tokens.count, source(file).spells(".", in: tokens[last + 1]) { last += 2 }
        let name = SourceRange(start: tokens[1].start, end: tokens[last].end)
        return isGlobalActor(named: name, in: file, block: .file)
            ? globalActor(named: name, in: file, block: .file) : nil
    }

    /// Whether an attribute names the main actor or a type that the sources declare as `@globalActor`.
    func isGlobalActor(_ attribute: Int, block: BlockID, in file: Int) -> Bool {
        isGlobalActor(named: source(file).attributes[attribute].name, in: file, block: block)
    }

    private func isGlobalActor(named name: SourceRange, in file: Int, block: BlockID) -> Bool {
        if isMainActor(source(file).joined(name)) { return true }
        if isAliasOfMainActor(name, block: block, in: file) { return true }
        guard let type = resolution.type(of: name, in: file, block: block).declaredType else { return false }
        return isGlobalActor(type: type)
    }

    private func isGlobalActor(type: Int) -> Bool {
        source(index.types[type].file).has("globalActor", index.declaration(of: type))
    }

    private func isAliasOfMainActor(_ name: SourceRange, block: BlockID, in file: Int) -> Bool {
        guard case .named(let meant, _) = resolution.type(of: name, in: file, block: block) else { return false }
        return isMainActor(meant)
    }
}
