import Cores
import Semantics
import SwiftReader

/// The names of everything that may receive a dependency, so that other calls are skipped.
struct WiringWords {
    private let names: NameFilter
    /// The last words of all names under which a dependency can be written.
    private let dependencies: NameFilter
    /// The names of functions with a parameter of a dependency's type.
    private let functions: NameFilter
    /// Whether there are such functions.
    let hasFunctions: Bool
    /// Whether values of some type can be called with a dependency.
    private let areValuesCalled: Bool
    let extensionMembers: ExtensionMembers
    let dialects: Dialects

    init(model: SemanticModel, table: ScopeTable) {
        dialects = table.dialects
        let portions = model.shares.portions(ofTypes: model.index.types.count)
        let wordsOfTypes = model.onAllCores(portions) { model, types in TypeWords(of: types, in: model) }
        var words = table.dialects.all.map(\.dependencyProtocol) + wordsOfTypes.flatMap(\.dependencyProtocols)
        for dependencyProtocol in table.partialScopes.lazy.compactMap(\.dependencyProtocol) {
            words.append(dependencyProtocol.name.lastName)
            // A composition without a name is found by its parts.
            for part in dependencyProtocol.parts { words.append(part.name.lastName) }
        }
        let dependencyProtocols = NameFilter(names: words)
        // A value of a dependency can also have the type of a protocol that inherits it.
        let more = wordsOfTypes.flatMap(\.protocols).filter {
            $0.inherited.contains { dependencyProtocols.contains($0) }
        }
        dependencies = more.isEmpty ? dependencyProtocols : NameFilter(names: words + more.map(\.name))
        var names = wordsOfTypes.flatMap(\.receivers)
        for file in model.index.files {
            for aliases in file.localAliases.values { names += aliases.keys }
        }
        let receivers = Self.receivers(of: dependencies, in: model)
        self.names = NameFilter(names: names + receivers.all)
        functions = NameFilter(names: Array(receivers.functions))
        hasFunctions = !receivers.functions.isEmpty
        areValuesCalled = receivers.functions.contains("callAsFunction")
        extensionMembers = ExtensionMembers(of: dependencies, in: model)
    }

    /// The relevant names in the declarations of some types.
    private struct TypeWords {
        /// The names of types that may receive a dependency.
        private(set) var receivers: [String] = []
        /// The names under which a dependency may be written.
        private(set) var dependencyProtocols: [String] = []
        /// Protocols that inherit others, with the names of these.
        private(set) var protocols: [(name: String, inherited: [String])] = []

        init(of types: Range<Int>, in model: SemanticModel) {
            let index = model.index
            for type in types {
                let declared = index.types[type]
                switch declared.kind {
                case .typealias:
                    receivers.append(declared.name)
                    dependencyProtocols.append(declared.name)
                case .protocol:
                    let inherited = model.conformances(of: type).map { index.types[$0.protocolType].name }
                    if !inherited.isEmpty { protocols.append((declared.name, inherited)) }
                case .class:
                    if let base = model.ancestry(of: type).libraryBase { note(declared.name, base, in: model) }
                default: continue
                }
            }
        }

        private mutating func note(_ name: String, _ base: LibraryBase, in model: SemanticModel) {
            if base.isComponent || base.isBuilder { receivers.append(name) }
            // A builder without a dependency takes that of its component in `build`.
            if base.isBuilding, !base.isBuilder { receivers.append("build") }
            guard base.isBuilder, let dependencyProtocol = base.dependency else { return }
            for part in model.parts(of: dependencyProtocol).compactMap(\.declaredType) {
                dependencyProtocols.append(model.index.types[part].name)
            }
        }
    }

    /// Functions, initializers and properties with a parameter of such a type; the functions alone, too.
    private static func receivers(
        of dependencyProtocols: NameFilter,
        in model: SemanticModel
    ) -> (all: Set<String>, functions: Set<String>) {
        let index = model.index
        let found = mapOnAllCores(model.filePortions) { Takers(in: $0, of: dependencyProtocols, index) }
        let types = found.reduce(into: Set()) { $0.formUnion($1.types) }
        let functions = found.reduce(into: Set()) { $0.formUnion($1.functions) }
        let named = types.union(subclasses(of: types, in: model)).union(functions)
        return (found.reduce(into: named) { $0.formUnion($1.names) }, functions)
    }

    /// The receivers of dependencies in some files.
    private struct Takers {
        private(set) var functions: Set<String> = []
        /// The names of cases and variables.
        private(set) var names: Set<String> = []
        /// The names of types whose initializers receive one.
        private(set) var types: Set<String> = []

        init(in files: Range<Int>, of dependencyProtocols: NameFilter, _ index: TypeIndex) {
            for file in files {
                let source = index.files[file].source
                for declaration in source.declarations {
                    note(declaration, dependencyProtocols, in: source, file, index)
                }
            }
        }

        private mutating func note(
            _ declaration: Declaration,
            _ dependencyProtocols: NameFilter,
            in source: SourceFile,
            _ file: Int,
            _ index: TypeIndex
        ) {
            switch declaration.kind {
            case .function where takes(dependencyProtocols, declaration, in: source):
                functions.insert(source.name(declaration.name))
            case .enumCase where takes(dependencyProtocols, declaration, in: source):
                names.insert(source.name(declaration.name))
            case .initializer where takes(dependencyProtocols, declaration, in: source),
                .initializer where takesParameter(of: declaration.block, dependencyProtocols, in: source):
                if let type = index.type(around: declaration.block, in: file) { types.insert(index.types[type].name) }
            case .variable where declaration.type.isEmpty && isFunction(declaration.initialValue, in: source):
                names.insert(source.name(declaration.name))
            case .variable where mentions(dependencyProtocols, declaration.type, in: source):
                names.insert(source.name(declaration.name))
                // The memberwise initializer of a struct takes its properties.
                guard let type = index.type(around: declaration.block, in: file), index.types[type].kind == .struct
                else { return }
                types.insert(index.types[type].name)
            default: return
            }
        }
    }

    private static func subclasses(of types: Set<String>, in model: SemanticModel) -> Set<String> {
        var names: Set<String> = []
        for type in model.index.classes {
            let superclasses = model.ancestry(of: type).superclasses
            if superclasses.contains(where: { types.contains(model.index.types[$0.type].name) }) {
                names.insert(model.index.types[type].name)
            }
        }
        return names
    }

    private static func takes(_ dependencyProtocols: NameFilter, _ declaration: Declaration, in source: SourceFile)
        -> Bool
    {
        declaration.parameters.indices.contains {
            mentions(dependencyProtocols, source.parameters[$0].type, in: source)
        }
            || declaration.genericParameters.indices.contains {
                mentions(dependencyProtocols, source.genericParameters[$0].constraint, in: source)
            }
            || mentions(dependencyProtocols, declaration.whereClause, in: source)
            || takesAssociatedType(declaration, in: source)
    }

    /// Whether a parameter has an associated type of a generic parameter, `M.Value`, which may be a dependency.
    private static func takesAssociatedType(_ declaration: Declaration, in source: SourceFile) -> Bool {
        let names = declaration.genericParameters.indices.map { source.genericParameters[$0].name }
        if names.isEmpty { return false }
        return declaration.parameters.indices.contains { number in
            let type = source.bytes[source.bounds(of: source.parameters[number].type)]
            guard let dot = type.firstIndex(of: UInt8(ascii: ".")) else { return false }
            return names.contains { type[..<dot].elementsEqual(source.bytes[source.bounds(of: $0)]) }
        }
    }

    /// Whether a generic type is constrained to a dependency, so that its initializers may take one under another name.
    private static func takesParameter(of block: BlockID, _ dependencyProtocols: NameFilter, in source: SourceFile)
        -> Bool
    {
        guard let owner = source[block].owner else { return false }
        return takes(dependencyProtocols, source[owner], in: source)
    }

    /// Whether a value is a closure or a referenced initializer, so that its variable may be called with a dependency.
    private static func isFunction(_ value: ExpressionID?, in source: SourceFile) -> Bool {
        guard let value else { return false }
        return source[value].kind == .closure
            || (source[value].kind == .member && source.spells("init", in: source[value].name))
    }

    func mentionsDependency(_ type: SourceRange, in source: SourceFile) -> Bool {
        Self.mentions(dependencies, type, in: source)
    }

    /// Whether something with this name receives a dependency.
    func isTaker(_ name: SourceRange, in source: SourceFile) -> Bool { names.contains(name, in: source) }

    static func mentions(_ dependencyProtocols: NameFilter, _ range: SourceRange, in source: SourceFile) -> Bool {
        !range.isEmpty && dependencyProtocols.isAnyWord(of: range, in: source)
    }

    /// Whether a function with a parameter of a dependency's type may have a name.
    func isFunction(_ name: SourceRange, in source: SourceFile) -> Bool { functions.contains(name, in: source) }

    /// Whether a call may inject a dependency, judging by the last name of its callee.
    func mayInject(_ call: Expression, in source: SourceFile) -> Bool {
        guard let base = call.base else { return false }
        let target = source[base]
        switch target.kind {
        case .identifier: return areValuesCalled || isTaker(target.name, in: source)
        case .call: return areValuesCalled
        case .closure:
            return target.parameters.indices.contains { mentionsDependency(source.parameters[$0].type, in: source) }
        case .member:
            // `Home.Component()` creates a root. Most calls without arguments are method calls.
            guard source.spells("init", in: target.name) else { return isTaker(target.name, in: source) }
            guard call.arguments.isEmpty, let made = target.base else { return true }
            return isTaker(source[made].name, in: source)
        default: return false
        }
    }
}
