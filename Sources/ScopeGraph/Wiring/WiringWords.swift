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
    /// Whether collections hold functions that may take a dependency.
    private let areFunctionsStored: Bool
    /// Whether subscripts take a dependency.
    let hasSubscripts: Bool
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
        let library = NameFilter(names: dialects.all.flatMap(\.stub.names))
        let receivers = Self.receivers(of: dependencies, besides: library, in: model)
        self.names = NameFilter(names: names + receivers.all)
        functions = NameFilter(names: Array(receivers.functions))
        hasFunctions = !receivers.functions.isEmpty
        areValuesCalled = receivers.functions.contains("callAsFunction")
        areFunctionsStored = receivers.areFunctionsStored
        hasSubscripts = receivers.hasSubscripts
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

    /// What receives dependencies.
    private struct Receivers {
        /// The names of functions, initializers and properties with a parameter of such a type.
        let all: Set<String>
        /// Those of functions.
        let functions: Set<String>
        let areFunctionsStored: Bool
        let hasSubscripts: Bool
    }

    /// - Parameter library: the names of the libraries' types, whose subclasses are found by their base.
    private static func receivers(
        of dependencyProtocols: NameFilter,
        besides library: NameFilter,
        in model: SemanticModel
    ) -> Receivers {
        let index = model.index
        let found = mapOnAllCores(model.filePortions) { files in
            Takers(in: files, of: dependencyProtocols, besides: library, index)
        }
        let types = found.reduce(into: Set()) { $0.formUnion($1.types) }
        let functions = found.reduce(into: Set()) { $0.formUnion($1.functions) }
        let named = types.union(subclasses(of: types, in: model)).union(functions)
        let makers = found.reduce(into: Set()) { $0.formUnion($1.makers) }
        let sources = functions.union(makers)
        let filter = NameFilter(names: Array(sources))
        let ofResults = makers.isEmpty ? nil : NameFilter(names: Array(makers))
        let aliases = sources.isEmpty ? [] : found.flatMap { $0.names(of: filter, resultsOf: ofResults, index) }
        return Receivers(
            all: found.reduce(into: named.union(aliases)) { $0.formUnion($1.names) },
            functions: functions,
            areFunctionsStored: found.contains(where: \.areFunctionsStored),
            hasSubscripts: found.contains(where: \.hasSubscripts)
        )
    }

    /// The receivers of dependencies in some files.
    private struct Takers {
        private(set) var functions: Set<String> = []
        /// The names of cases and variables.
        private(set) var names: Set<String> = []
        /// The names of types whose initializers receive one.
        private(set) var types: Set<String> = []
        /// The names of functions whose result is a function, and of enum cases that take a dependency.
        private(set) var makers: Set<String> = []
        /// The variables that may be another name of a function, and those that hold the result of a call.
        private var aliases: [DeclarationLocation] = []
        private var results: [DeclarationLocation] = []
        private let library: NameFilter
        private(set) var areFunctionsStored = false
        private(set) var hasSubscripts = false

        init(
            in files: Range<Int>,
            of dependencyProtocols: NameFilter,
            besides library: NameFilter,
            _ index: TypeIndex
        ) {
            self.library = library
            for file in files {
                let source = index.files[file].source
                for (number, declaration) in source.declarations.enumerated() {
                    note(declaration, dependencyProtocols, in: source, file, index)
                    guard declaration.kind == .variable, declaration.type.isEmpty,
                        let value = declaration.initialValue
                    else { continue }
                    let location = DeclarationLocation(file: file, declaration: DeclarationID(number))
                    switch source[value].kind {
                    case .identifier, .member: aliases.append(location)
                    case .call: results.append(location)
                    default: continue
                    }
                }
            }
        }

        /// The names of variables that hold functions with these names, or the results of such functions.
        func names(of functions: NameFilter, resultsOf makers: NameFilter?, _ index: TypeIndex) -> [String] {
            func name(_ location: DeclarationLocation, _ names: NameFilter) -> String? {
                let source = index.files[location.file].source
                let declaration = source[location.declaration]
                guard var value = declaration.initialValue else { return nil }
                if source[value].kind == .call { value = source[value].base ?? value }
                return names.contains(source[value].name, in: source) ? source.name(declaration.name) : nil
            }
            let ofResults = makers.map { makers in results.compactMap { name($0, makers) } } ?? []
            return aliases.compactMap { name($0, functions) } + ofResults
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
                if isFunctionType(declaration.type, in: source) { makers.insert(source.name(declaration.name)) }
            case .function where isFunctionType(declaration.type, in: source):
                makers.insert(source.name(declaration.name))
            case .subscript where takes(dependencyProtocols, declaration, in: source): hasSubscripts = true
            case .class where inheritsGeneric(declaration, dependencyProtocols, besides: library, in: source),
                .struct where constrainsParameter(declaration, dependencyProtocols, in: source):
                types.insert(source.name(declaration.name))
            case .enumCase where takes(dependencyProtocols, declaration, in: source):
                names.insert(source.name(declaration.name))
                makers.insert(source.name(declaration.name))
            case .initializer where takes(dependencyProtocols, declaration, in: source),
                .initializer where takesParameter(of: declaration.block, dependencyProtocols, in: source):
                if let type = index.type(around: declaration.block, in: file) { types.insert(index.types[type].name) }
            case .variable where declaration.type.isEmpty && isFunction(declaration.initialValue, in: source):
                names.insert(source.name(declaration.name))
            case .variable where declaration.type.isEmpty && holdsFunctions(declaration.initialValue, in: source):
                areFunctionsStored = true
            case .variable where mentions(dependencyProtocols, declaration.type, in: source):
                names.insert(source.name(declaration.name))
                if isFunctionType(declaration.type, in: source) { areFunctionsStored = true }
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

    /// Whether a value is a collection of functions.
    private static func holdsFunctions(_ value: ExpressionID?, in source: SourceFile) -> Bool {
        guard let value, source[value].kind == .array || source[value].kind == .dictionary else { return false }
        return isFunction(source.arguments(of: source[value]).last?.value, in: source)
    }

    /// The first bytes of types that are or contain that of a function: `(`, `[`, `@`, `A` of `Array`.
    private static let starts = Array("([@ADO".utf8)

    /// Whether a type is or contains that of a function.
    private static func isFunctionType(_ type: SourceRange, in source: SourceFile) -> Bool {
        let bounds = source.bounds(of: type)
        guard bounds.count > 4, starts.contains(source.bytes[bounds.lowerBound]) else { return false }
        let bytes = source.bytes[bounds]
        return zip(bytes, bytes.dropFirst()).contains { $0 == UInt8(ascii: "-") && $1 == UInt8(ascii: ">") }
    }

    private static func constrainsParameter(
        _ declaration: Declaration,
        _ dependencyProtocols: NameFilter,
        in source: SourceFile
    ) -> Bool {
        !declaration.genericParameters.isEmpty && takes(dependencyProtocols, declaration, in: source)
    }

    /// Whether a class inherits a generic class whose parameter is a dependency: `Flow<ChildDependency>`.
    private static func inheritsGeneric(
        _ declaration: Declaration,
        _ dependencyProtocols: NameFilter,
        besides library: NameFilter,
        in source: SourceFile
    ) -> Bool {
        guard let superclass = source.types(declaration.inherited).first,
            let end = source.bytes[source.bounds(of: superclass)].firstIndex(of: UInt8(ascii: "<"))
        else { return false }
        let name = SourceRange(start: superclass.start, end: UInt32(truncatingIfNeeded: end))
        return !library.contains(name, in: source) && mentions(dependencyProtocols, superclass, in: source)
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
        case .identifier:
            return areValuesCalled || isTaker(target.name, in: source)
                || areFunctionsStored && source.startsLowercase(target.name)
        case .subscript, .postfix: return areFunctionsStored
        case .call:
            guard !areValuesCalled, let maker = target.base else { return areValuesCalled }
            return isTaker(source[maker].name, in: source)
        case .closure:
            return target.parameters.indices.contains { mentionsDependency(source.parameters[$0].type, in: source) }
        case .member:
            // `Home.Component()` creates a root. Most calls without arguments are method calls.
            guard source.spells("init", in: target.name) else {
                if isTaker(target.name, in: source) { return true }
                // `dependencies.append(component)`.
                guard source.spells("append", in: target.name), let collection = target.base else { return false }
                return isTaker(source[collection].name, in: source)
            }
            guard call.arguments.isEmpty, let made = target.base else { return true }
            return isTaker(source[made].name, in: source)
        default: return false
        }
    }
}

extension SourceFile {
    /// Whether a name does not start with a capital letter, as names of values do.
    fileprivate func startsLowercase(_ name: SourceRange) -> Bool {
        guard !name.isEmpty, Int(name.start) < bytes.count else { return false }
        return !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[Int(name.start)])
    }
}
