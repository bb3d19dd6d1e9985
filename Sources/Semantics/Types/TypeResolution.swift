import SwiftReader

/// Resolves written types.
package struct TypeResolution {
    package let lookup: NameLookup
    var index: TypeIndex { lookup.index }

    init(index: TypeIndex) { lookup = NameLookup(index: index) }

    /// The meaning of the type written in `range`; `unknown` if the range is empty.
    package func type(of range: SourceRange, in file: Int, block: BlockID) -> ResolvedType {
        written(range, in: file, block: block)?.type ?? .unknown
    }

    /// The meaning of a single name without generic arguments.
    func type(named name: String, in file: Int, block: BlockID) -> ResolvedType {
        self.name(name, arguments: [], Context(file: file, block: block))
    }

    package func type(of form: TypeSyntax, in file: Int, block: BlockID) -> ResolvedType {
        resolve(form, Context(file: file, block: block))
    }

    /// The meaning of a type in the inheritance clause of a declaration, where the declaration's members are not
    /// visible.
    package func type(inClause range: SourceRange, of declaration: Declaration, in file: Int) -> ResolvedType {
        let isGeneric = !declaration.genericParameters.isEmpty
        guard isGeneric, let form = TypeSyntaxReader.form(of: range, in: index.files[file].source) else {
            return type(of: range, in: file, block: declaration.block)
        }
        return type(inClause: form, of: declaration, in: file)
    }

    /// The same for a type whose syntax has been read.
    package func type(inClause form: TypeSyntax, of declaration: Declaration, in file: Int) -> ResolvedType {
        let source = index.files[file].source
        let parameters = source.namesOfGenericParameters(of: declaration)
        return resolve(form, Context(file: file, block: declaration.block, parameters: Set(parameters)))
    }

    /// The meaning of a plain type.
    ///
    /// - Parameter words: the numbers of its names in `TypeIndex.names`. None of them is `Self`.
    func type(
        of plain: PlainType,
        _ words: (name: Int?, argument: Int?),
        in file: Int,
        block: BlockID
    ) -> ResolvedType {
        let context = Context(file: file, block: block)
        let argument = plain.argument.map { name($0, words.argument, arguments: [], context) }
        return name(plain.name, words.name, arguments: argument.map { [$0] } ?? [], context)
    }

    /// The meaning of a plain name. It is not remembered, because code contains many more names than types.
    func type(ofPlainName range: SourceRange, in file: Int, block: BlockID) -> ResolvedType {
        let source = index.files[file].source
        let word = index.names.word(range, in: source.bytes)
        if word == TypeNames.ofSelf { return type(named: source.text(range), in: file, block: block) }
        return type(of: PlainType(name: range, argument: nil), (word, nil), in: file, block: block)
    }

    struct Context {
        let file: Int
        let block: BlockID
        /// The number of typealiases that led here.
        var aliases = 0
        /// The greatest number of names in the underlying type of a typealias.
        var room = TypeResolution.nameLimit
        /// The generic parameters of the typealias that led here. A typealias has no block of its own.
        var parameters: Set<String> = []
    }

    func resolve(_ form: TypeSyntax, _ context: Context) -> ResolvedType {
        switch form.bare {
        case .name(let components) where components.count == 1 && components[0].module == nil:
            let arguments = components[0].arguments.map { resolve($0, context) }
            return name(components[0].name, arguments: arguments, context)
        case .name(let components):
            return name(components.map { Part($0, arguments: $0.arguments.map { resolve($0, context) }) }, context)
        case .optional(let inner): return .optional(resolve(inner, context))
        case .implicitlyUnwrapped(let inner): return .implicitlyUnwrapped(resolve(inner, context))
        case .array(let element): return .named("Array", arguments: [resolve(element, context)])
        case .dictionary(let key, let value):
            return .named("Dictionary", arguments: [resolve(key, context), resolve(value, context)])
        case .tuple(let elements):
            return .tuple(elements.map { .init(label: $0.label, type: resolve($0.type, context)) })
        case .function(let parameters, let effects, let result):
            return function(form, parameters, effects, result, context)
        case .composition(let parts): return composition(parts.map { resolve($0, context) })
        case .prefixed("some", let inner): return .opaque(resolve(inner, context))
        case .prefixed(FunctionMarks.onCallersActor, let inner):
            guard case .function(let parameters, let effects, let result) = inner.bare else {
                return resolve(inner, context)
            }
            return function(form, parameters, effects, result, context)
        case .prefixed(_, let inner): return resolve(inner, context)
        case .attributed(_, let inner): return resolve(inner, context)
        case .metatype(let inner, let word): return metatype(inner, word, context)
        case .other(let text): return .named(text, arguments: [])
        }
    }

    /// - Parameter form: the function type with its attributes.
    private func function(
        _ form: TypeSyntax,
        _ parameters: [TypeSyntax.Element],
        _ effects: String,
        _ result: TypeSyntax,
        _ context: Context
    ) -> ResolvedType {
        let thrown = withErrorType(effects, context)
        return .function(
            parameters: parameters.map { resolve($0.type, context) },
            effects: FunctionMarks.text(of: form, parameters, thrown, result: result, index.runsOnCallersActor),
            result: resolve(result, context)
        )
    }

    /// `T.Type`, `P.Protocol`. A typealias `T` can be that of `P` or of `any P`, which is another metatype.
    private func metatype(_ inner: TypeSyntax, _ word: String, _ context: Context) -> ResolvedType {
        let type = resolve(inner, context)
        if word == "Protocol" { return .metatype(ofProtocol: type) }
        switch inner.bare {
        case .prefixed("any", _): return .metatype(ofProtocol: type)
        case .name(let parts) where isProtocol(type):
            guard case .declared(let declared, _) = type, parts.last?.name == index.types[declared].name else {
                return .metatype(.unknown)
            }
            return .metatype(type)
        default: return .metatype(type)
        }
    }

    /// `A & B`, flattened, in canonical order, without duplicates and without what adds nothing: `Any`, and `AnyObject`
    /// beside a class.
    func composition(_ parts: [ResolvedType]) -> ResolvedType {
        var flat: [ResolvedType] = []
        for part in parts {
            if case .composition(let inner) = part { flat += inner } else { flat.append(part) }
        }
        let hasClass = flat.contains { part in
            part.declaredType.map { [.class, .actor].contains(index.types[$0].kind) } ?? false
        }
        let meaning = flat.filter { part in
            part != .named("Any", arguments: []) && !(hasClass && part == .named("AnyObject", arguments: []))
        }
        let keyed = (meaning.isEmpty ? flat : meaning).map { (key: TypeText.canonical($0, in: index), type: $0) }
            .sorted { $0.key < $1.key }
        var unique: [ResolvedType] = []
        for (_, type) in keyed where unique.last != type { unique.append(type) }
        return unique.count == 1 ? unique[0] : .composition(unique)
    }

    /// A part of a dotted name.
    private struct Part {
        let name: String
        let arguments: [ResolvedType]
        let module: String?

        init(_ component: TypeSyntax.Component, arguments: [ResolvedType]) {
            name = component.name
            self.arguments = arguments
            module = component.module
        }
    }

    /// The meaning of a dotted name or a name with a module selector.
    private func name(_ parts: [Part], _ context: Context) -> ResolvedType {
        let names = parts.map(\.name)
        let module = parts.first?.module
        let found =
            if let module {
                lookup.type(named: names, inModule: module, file: context.file)
            } else {
                lookup.type(named: names, file: context.file, block: context.block)
            }
        if let found { return declared(found, parts, context) }
        // A longer name is not that of a type.
        if parts.count > 1, parts.count <= 8, let member = member(parts, context) { return member }
        let foreign = module == nil ? parts.dropFirst(moduleNames(in: names)) : parts[...]
        return self.foreign(foreign.map(\.name).joined(separator: "."), foreign.flatMap(\.arguments))
    }

    private func foreign(_ name: String, _ arguments: [ResolvedType]) -> ResolvedType {
        if name == "_" { return .unknown }
        if name == "Void" { return .void }
        if name == "Optional", let inner = arguments.first { return .optional(inner) }
        return StandardLibrary.aliasedType(named: name, arguments: arguments) ?? .named(name, arguments: arguments)
    }

    private func declared(_ type: Int, arguments: [ResolvedType], _ context: Context) -> ResolvedType {
        guard index.types[type].kind == .typealias else {
            noteBranches(of: type, context)
            return .declared(type, arguments: arguments)
        }
        let around = argumentsOfSuperclass(declaring: type, context)
        return aliased(type, arguments: arguments, around: around, context)
    }

    /// The meaning of a declared type with a dotted name. A typealias also receives the generic arguments of its
    /// enclosing types.
    private func declared(_ type: Int, _ parts: [Part], _ context: Context) -> ResolvedType {
        guard index.types[type].kind == .typealias else {
            let isNamedByModule = parts[0].name == index.modules[index.types[type].module].name
            if parts[0].module == nil, !isNamedByModule { noteBranches(of: type, context) }
            return .declared(type, arguments: parts.flatMap(\.arguments))
        }
        var around: [String: ResolvedType] = [:]
        for (outer, part) in zip(lookup.typesAround(type: type), parts.dropLast().reversed()) {
            around.merge(replacements(ofParametersOf: outer, by: part.arguments)) { inner, _ in inner }
        }
        return aliased(type, arguments: parts.last?.arguments ?? [], around: around, context)
    }

    /// A member of the type that all parts but the last denote: a member of a typealias, or one inherited from a
    /// superclass.
    private func member(_ parts: [Part], _ context: Context) -> ResolvedType? {
        let front = Array(parts.dropLast())
        guard context.aliases < Self.aliasLimit, let last = parts.last else { return nil }
        var deeper = context
        deeper.aliases += 1
        let base =
            front.count == 1 && front[0].module == nil
            ? name(front[0].name, arguments: front[0].arguments, deeper) : name(front, deeper)
        if case .parameter(let parameter) = base, last.arguments.isEmpty {
            return .parameter("\(parameter).\(last.name)")
        }
        guard case .declared(let outer, let arguments) = base else { return nil }
        for (position, ancestor) in lookup.withSuperclasses(outer).enumerated() {
            guard let found = lookup.member(named: last.name, of: ancestor, file: context.file) else { continue }
            guard index.types[found].kind == .typealias else {
                return .declared(found, arguments: (position == 0 ? arguments : []) + last.arguments)
            }
            let around =
                position == 0
                ? replacements(ofParametersOf: outer, by: arguments) : unknownArguments(ofParametersOf: ancestor)
            return aliased(found, arguments: last.arguments, around: around, deeper)
        }
        guard index.types[outer].kind == .protocol, front[0].name == "Self" else { return nil }
        if let inherited = lookup.alias(named: last.name, ofProtocol: outer, in: context.file) {
            return aliased(inherited, arguments: last.arguments, around: [:], deeper)
        }
        // `Self.Element` in a protocol.
        return .parameter(last.name)
    }

    /// The generic arguments of the superclass from which a name without qualification comes; empty if its type is
    /// around the name.
    private func argumentsOfSuperclass(declaring type: Int, _ context: Context) -> [String: ResolvedType] {
        guard let owner = lookup.typesAround(type: type).first, index.types[owner].kind == .class,
            !index.declaration(of: owner).genericParameters.isEmpty
        else { return [:] }
        let source = index.files[context.file].source
        let isAround = source.blocks(from: context.block).contains { block in
            source[block].kind == .members
                && source[block].owner.flatMap { index.type(of: $0, in: context.file) } == owner
        }
        return isAround ? [:] : unknownArguments(ofParametersOf: owner)
    }

    /// The generic arguments of a superclass are unknown here.
    private func unknownArguments(ofParametersOf type: Int) -> [String: ResolvedType] {
        let source = index.files[index.types[type].file].source
        let names = source.namesOfGenericParameters(of: index.declaration(of: type))
        return Dictionary(names.map { ($0, .unknown) }) { first, _ in first }
    }

    private func replacements(ofParametersOf type: Int, by arguments: [ResolvedType]) -> [String: ResolvedType] {
        let source = index.files[index.types[type].file].source
        let names = source.namesOfGenericParameters(of: index.declaration(of: type))
        guard names.count == arguments.count else { return [:] }
        return Dictionary(zip(names, arguments)) { first, _ in first }
    }

    /// Whether a type is a declared protocol or a composition with one.
    func isProtocol(_ type: ResolvedType) -> Bool {
        switch type {
        case .declared(let type, _): index.types[type].kind == .protocol
        case .composition(let parts): parts.contains(where: isProtocol)
        default: false
        }
    }

    /// The meaning of a name without a dot.
    private func name(_ name: String, arguments: [ResolvedType], _ context: Context) -> ResolvedType {
        let word = index.names.word(name)
        if word != nil, name == "Self", let type = index.type(around: context.block, in: context.file) {
            return .declared(type, arguments: [])
        }
        guard let word else { return foreign(name, arguments) }
        return self.name(word, text: name, arguments: arguments, context)
    }

    /// The same for a plain name other than `Self`, by its number.
    private func name(
        _ range: SourceRange,
        _ word: Int?,
        arguments: [ResolvedType],
        _ context: Context
    ) -> ResolvedType {
        let source = index.files[context.file].source
        guard let word else { return foreign(source.text(range), arguments) }
        return name(word, text: source.text(range), arguments: arguments, context)
    }

    /// The meaning of a name that some source declares.
    ///
    /// - Parameter name: only evaluated if the number is not enough.
    private func name(
        _ word: Int,
        text name: @autoclosure () -> String,
        arguments: [ResolvedType],
        _ context: Context
    ) -> ResolvedType {
        if index.names.isParameter(word), isGenericParameter(name(), context) { return .parameter(name()) }
        if !index.files[context.file].localTypes.isEmpty, let local = localType(name(), context) {
            if let type = index.type(of: local, in: context.file) { return .declared(type, arguments: arguments) }
            return aliased(local, in: context.file, named: name(), arguments: arguments, context)
        }
        guard let type = lookup.type(word, named: name(), file: context.file, block: context.block),
            !isHiddenBesideStandard(type, context)
        else { return foreign(name(), arguments) }
        return declared(type, arguments: arguments, context)
    }

    /// Whether a type is internal to another module, and the standard library has a visible one of the name.
    private func isHiddenBesideStandard(_ type: Int, _ context: Context) -> Bool {
        let declared = index.types[type]
        let own = index.files[context.file].module
        guard declared.module != own, declared.access <= .internal, index.modules[own].kind != .test else {
            return false
        }
        return declared.qualifiedName == "Void" || declared.qualifiedName == "Optional"
    }

    /// The number of leading names that denote a module, in a type name that no source declares: 1 or 0.
    private func moduleNames(in names: [String]) -> Int {
        guard names.count > 1, let first = names.first else { return 0 }
        let isModule = index.importedModules.contains(first) || StandardLibrary.modules.contains(first)
        return isModule ? 1 : 0
    }
}

extension SourceFile {
    /// The types in a range of the table.
    package func types(_ range: TableRange) -> ArraySlice<SourceRange> { types[range.indices] }
}
