import SwiftReader

/// Resolves the names of typealiases.
extension TypeResolution {
    /// The greatest length of a chain of typealiases.
    static let aliasLimit = 16
    /// The greatest number of names in an underlying type. Without it, a chain in which each typealias names the
    /// previous one twice grows exponentially.
    static let nameLimit = 1024
    /// The greatest depth of an underlying type. A few generic typealiases that nest each other repeatedly could create
    /// types of any depth, and types are processed by recursion.
    private static let depthLimit = 128

    /// Records that a name may have another meaning in another branch of an `#if`.
    func noteBranches(of type: Int, _ context: Context) {
        if lookup.dependsOnImports(type, file: context.file) { lookup.memory.dependsOnBranch = true }
        guard index.types[type].isConditional else { return }
        let named = index.types(named: index.types[type].qualifiedName, in: index.types[type].module)
        if named.count > 1, named.contains(where: { index.types[$0].kind == .typealias }) {
            lookup.memory.dependsOnBranch = true
        }
    }

    func aliased(
        _ type: Int,
        arguments: [ResolvedType],
        around: [String: ResolvedType],
        _ context: Context
    ) -> ResolvedType {
        noteBranches(of: type, context)
        let found = ofBranch(type, arguments: arguments, context)
        let others = index.otherBranches(of: type)
        guard !others.isEmpty, isProtocol(found) else { return found.replacing(around) }
        let all = others.map { ofBranch($0, arguments: arguments, context) }
        // A dependency whose protocols depend on the branch consists of the protocols of all branches.
        return all.allSatisfy(isProtocol) ? composition([found] + all) : found.replacing(around)
    }

    /// The underlying type of one declaration of a typealias.
    private func ofBranch(_ type: Int, arguments: [ResolvedType], _ context: Context) -> ResolvedType {
        let alias = index.types[type]
        return aliased(
            alias.declaration,
            in: alias.file,
            named: alias.qualifiedName,
            arguments: arguments,
            context
        )
    }

    /// The underlying types of a typealias with several declarations in `#if` branches; empty if there is only one.
    package func branches(ofAlias type: Int) -> [(type: ResolvedType, conditions: [String])] {
        let others = index.otherBranches(of: type)
        if others.isEmpty { return [] }
        return ([type] + others).map { branch in
            let context = Context(file: index.types[branch].file, block: index.declaration(of: branch).block)
            return (ofBranch(branch, arguments: [], context), index.ownConditions(of: branch))
        }
    }

    /// A type or typealias in one of the enclosing functions or closures.
    func localType(_ name: String, _ context: Context) -> DeclarationID? {
        let file = index.files[context.file]
        return file.source.blocks(from: context.block).lazy.compactMap { file.localTypes[$0]?[name] }.first
    }

    /// The underlying type of a typealias. A circular typealias denotes its own name.
    func aliased(
        _ alias: DeclarationID,
        in file: Int,
        named name: String,
        arguments: [ResolvedType],
        _ context: Context
    ) -> ResolvedType {
        let source = index.files[file].source
        let declaration = source[alias]
        let use = LookupMemory.AliasUse(
            file: file,
            declaration: alias,
            aliases: context.aliases,
            room: context.room
        )
        guard let meaning = meaning(of: use) else { return .named(name, arguments: arguments) }
        // A parameter pack can have any number of elements.
        if source.declaresPack(declaration) { return .unknown }
        var replacements: [String: ResolvedType] = [:]
        for (position, parameter) in declaration.genericParameters.indices.enumerated() {
            guard position < arguments.count else { break }
            replacements[source.name(source.genericParameters[parameter].name)] = arguments[position]
        }
        let errors = replacements.compactMapValues { FunctionMarks.nameOfError($0, in: index) }
        let found = meaning.replacing(replacements, errors: errors)
        let given = declaration.genericParameters.isEmpty ? found.given(arguments) : found
        return given.isDeeper(than: Self.depthLimit) ? .named(name, arguments: []) : given
    }

    private func meaning(of use: LookupMemory.AliasUse) -> ResolvedType? {
        let memory = lookup.memory
        if let known = memory.aliases[use] {
            if known.dependsOnBranch { memory.dependsOnBranch = true }
            return known.type
        }
        let before = memory.dependsOnBranch
        memory.dependsOnBranch = false
        let found = findMeaning(of: use)
        memory.aliases[use] = LookupMemory.AliasMeaning(type: found, dependsOnBranch: memory.dependsOnBranch)
        if before { memory.dependsOnBranch = true }
        return found
    }

    /// - Returns: `nil` if it contains too many names, or none.
    private func findMeaning(of use: LookupMemory.AliasUse) -> ResolvedType? {
        let source = index.files[use.file].source
        let declaration = source[use.declaration]
        guard use.aliases < Self.aliasLimit, let aliased = source.types(declaration.inherited).first,
            let form = TypeSyntaxReader.form(of: aliased, in: source), form.nameCount <= use.room
        else { return nil }
        let inside = Context(
            file: use.file,
            block: declaration.block,
            aliases: use.aliases + 1,
            room: use.room / max(1, form.nameCount),
            parameters: Set(
                source.namesOfGenericParameters(of: declaration)
            )
        )
        return resolve(form, inside)
    }
}

extension SourceFile {
    /// Whether one of the generic parameters of a declaration is a parameter pack, `each T`.
    fileprivate func declaresPack(_ declaration: Declaration) -> Bool {
        declaration.genericParameters.indices.contains { position in
            let name = genericParameters[position].name
            let before = SourceRange(start: declaration.name.end, end: name.start)
            return tokens(in: before).last.map { spells("each", in: $0.range) } ?? false
        }
    }
}
