import Cores
import Semantics
import SwiftReader

/// What receives dependencies, by name.
struct DependencyReceivers {
    /// The names of functions, initializers and properties with a parameter of such a type.
    let all: Set<String>
    /// Those of functions and enum cases.
    let functions: Set<String>
    /// Whether collections hold functions that may take a dependency.
    let areFunctionsStored: Bool
    /// Whether subscripts take a dependency.
    let hasSubscripts: Bool

    /// - Parameters:
    ///   - dependencyProtocols: the last words of all names under which a dependency can be written.
    ///   - library: the names of the libraries' types, whose subclasses are found by their base.
    init(of dependencyProtocols: NameFilter, besides library: NameFilter, in model: SemanticModel) {
        let index = model.index
        let aliasesOfFunctions = Self.aliases(ofFunctionsTaking: dependencyProtocols, in: index)
        let associated = NameFilter(
            names: mapOnAllCores(model.filePortions) { index.associatedTypes(in: $0) }.flatMap(\.self)
        )
        let found = mapOnAllCores(model.filePortions) { files in
            DeclaredReceivers(
                in: files,
                of: dependencyProtocols,
                aliasesOfFunctions,
                associated,
                besides: library,
                index
            )
        }
        let types = found.reduce(into: Set()) { $0.formUnion($1.types) }
        let functions = found.reduce(into: Set()) { $0.formUnion($1.functions) }
        let named = types.union(Self.subclasses(of: types, in: model)).union(functions)
        let functionSources = found.reduce(into: Set()) { $0.formUnion($1.functionSources) }
        let sources = functions.union(functionSources)
        let filter = NameFilter(names: Array(sources))
        let ofResults = functionSources.isEmpty ? nil : NameFilter(names: Array(functionSources))
        let aliases = sources.isEmpty ? [] : found.flatMap { $0.names(of: filter, resultsOf: ofResults, index) }
        let ofParameters = GenericReceivers.names(of: dependencyProtocols, in: model)
        all = found.reduce(into: named.union(aliases).union(ofParameters)) { $0.formUnion($1.names) }
        self.functions = functions
        areFunctionsStored = found.contains(where: \.areFunctionsStored)
        hasSubscripts = found.contains(where: \.hasSubscripts)
    }

    /// The names of typealiases of functions that take a dependency.
    private static func aliases(ofFunctionsTaking dependencyProtocols: NameFilter, in index: TypeIndex) -> NameFilter {
        let names = index.types.indices.compactMap { type -> String? in
            guard index.types[type].kind == .typealias else { return nil }
            let source = index.files[index.types[type].file].source
            guard let aliased = source.types(index.declaration(of: type).inherited).first,
                source.isFunctionType(aliased), WiringWords.mentions(dependencyProtocols, aliased, in: source)
            else { return nil }
            return index.types[type].name
        }
        return NameFilter(names: names)
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
}

/// The receivers of dependencies in some files.
private struct DeclaredReceivers {
    /// The names of functions and enum cases.
    private(set) var functions: Set<String> = []
    /// The names of variables and of parameters with a function type.
    private(set) var names: Set<String> = []
    /// The names of types whose initializers receive one.
    private(set) var types: Set<String> = []
    /// The names of functions whose result is a function, and of enum cases that take a dependency.
    private(set) var functionSources: Set<String> = []
    /// The variables that may be another name of a function, and those that hold the result of a call.
    private var aliases: [DeclarationLocation] = []
    private var results: [DeclarationLocation] = []
    private let dependencyProtocols: NameFilter
    private let aliasesOfFunctions: NameFilter
    private let associatedTypes: NameFilter
    private let library: NameFilter
    private(set) var areFunctionsStored = false
    private(set) var hasSubscripts = false

    init(
        in files: Range<Int>,
        of dependencyProtocols: NameFilter,
        _ aliasesOfFunctions: NameFilter,
        _ associatedTypes: NameFilter,
        besides library: NameFilter,
        _ index: TypeIndex
    ) {
        self.dependencyProtocols = dependencyProtocols
        self.aliasesOfFunctions = aliasesOfFunctions
        self.associatedTypes = associatedTypes
        self.library = library
        for file in files {
            let source = index.files[file].source
            for (number, declaration) in source.declarations.enumerated() {
                note(declaration, in: source, file, index)
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
            for parameter in source.parameters {
                if isCalled(parameter.type, in: source) {
                    names.insert(source.name(parameter.name))
                    names.formUnion(source.labels(in: parameter.type))
                }
                if source.mayHoldArguments(parameter.type), mentions(parameter.type, in: source) {
                    types.formUnion(source.namesWithArguments(in: parameter.type))
                }
            }
        }
    }

    /// The names of variables that hold functions with these names, or the results of such functions.
    func names(of functions: NameFilter, resultsOf functionSources: NameFilter?, _ index: TypeIndex) -> [String] {
        func name(_ location: DeclarationLocation, _ names: NameFilter) -> String? {
            let source = index.files[location.file].source
            let declaration = source[location.declaration]
            guard var value = declaration.initialValue else { return nil }
            if source[value].kind == .call { value = source[value].base ?? value }
            return names.contains(source[value].name, in: source) ? source.name(declaration.name) : nil
        }
        let ofResults =
            functionSources.map { functionSources in results.compactMap { name($0, functionSources) } } ?? []
        return aliases.compactMap { name($0, functions) } + ofResults
    }

    private mutating func note(_ declaration: Declaration, in source: SourceFile, _ file: Int, _ index: TypeIndex) {
        switch declaration.kind {
        case .function where takes(declaration, in: source):
            functions.insert(source.name(declaration.name))
            if source.isFunctionType(declaration.type) { functionSources.insert(source.name(declaration.name)) }
        case .function where source.isFunctionType(declaration.type):
            functionSources.insert(source.name(declaration.name))
        case .function
        where declaration.modifiers.contains(.static) && takesParameter(of: declaration.block, in: source):
            names.insert(source.name(declaration.name))
        case .subscript where takes(declaration, in: source): hasSubscripts = true
        case .typealias:
            guard let aliased = source.types(declaration.inherited).first, isCalled(aliased, in: source) else { return }
            names.formUnion(source.labels(in: aliased))
        case .class where inheritsGeneric(declaration, in: source) || inheritsParameter(declaration, in: source),
            .struct where constrainsParameter(declaration, in: source):
            types.insert(source.name(declaration.name))
        case .enumCase where takes(declaration, in: source):
            functions.insert(source.name(declaration.name))
            functionSources.insert(source.name(declaration.name))
        case .initializer where takes(declaration, in: source),
            .initializer where takesParameter(of: declaration.block, in: source):
            if let type = index.type(around: declaration.block, in: file) { types.insert(index.types[type].name) }
        case .variable where declaration.type.isEmpty && isFunction(declaration.initialValue, in: source):
            names.insert(source.name(declaration.name))
        case .variable where declaration.type.isEmpty && holdsFunctions(declaration.initialValue, in: source):
            areFunctionsStored = true
        case .variable where declaration.type.isEmpty && createsCollection(declaration.initialValue, in: source):
            names.insert(source.name(declaration.name))
        case .variable where mentions(declaration.type, in: source):
            names.insert(source.name(declaration.name))
            types.formUnion(declaration.attributes.indices.map { source.name(source.attributes[$0].name) })
            types.formUnion(source.namesWithArguments(in: declaration.type))
            if source.isFunctionType(declaration.type) {
                areFunctionsStored = true
                names.formUnion(source.labels(in: declaration.type))
            }
            // The memberwise initializer of a struct takes its properties.
            guard let type = index.type(around: declaration.block, in: file), index.types[type].kind == .struct
            else { return }
            types.insert(index.types[type].name)
        default: return
        }
    }

    private func mentions(_ range: SourceRange, in source: SourceFile) -> Bool {
        WiringWords.mentions(dependencyProtocols, range, in: source)
    }

    private func takes(_ declaration: Declaration, in source: SourceFile) -> Bool {
        declaration.parameters.indices.contains { mentions(source.parameters[$0].type, in: source) }
            || declaration.genericParameters.indices.contains {
                mentions(source.genericParameters[$0].constraint, in: source)
            }
            || mentions(declaration.whereClause, in: source)
            || takesAssociatedType(declaration, in: source)
    }

    /// Whether a parameter has an associated type, which may be a dependency: `M.Value` of a generic parameter, also of
    /// the enclosing type, or that of the protocol whose member the function is.
    private func takesAssociatedType(_ declaration: Declaration, in source: SourceFile) -> Bool {
        if let owner = source[declaration.block].owner,
            source[owner].kind == .protocol || source[owner].kind == .extension
        {
            let types = declaration.parameters.indices.lazy.map { source.parameters[$0].type }
            if types.contains(where: { associatedTypes.isAnyWord(of: $0, in: source) }) { return true }
        }
        let outer = source[declaration.block].owner.map { source[$0].genericParameters } ?? .none
        let names = (Array(declaration.genericParameters.indices) + outer.indices).map {
            source.genericParameters[$0].name
        }
        if names.isEmpty { return false }
        return declaration.parameters.indices.contains { number in
            let type = source.bytes[source.bounds(of: source.parameters[number].type)]
            guard let dot = type.firstIndex(of: UInt8(ascii: ".")) else { return false }
            return names.contains { type[..<dot].elementsEqual(source.bytes[source.bounds(of: $0)]) }
        }
    }

    /// Whether a generic type is constrained to a dependency, so that its initializers may take one under another name.
    private func takesParameter(of block: BlockID, in source: SourceFile) -> Bool {
        source[block].owner.map { takes(source[$0], in: source) } ?? false
    }

    /// Whether a value is a closure or a referenced initializer, so that its variable may be called with a dependency.
    private func isFunction(_ value: ExpressionID?, in source: SourceFile) -> Bool {
        guard let value else { return false }
        return source[value].kind == .closure
            || (source[value].kind == .member && source.spells("init", in: source[value].name))
    }

    /// Whether a value is a collection of functions.
    private func holdsFunctions(_ value: ExpressionID?, in source: SourceFile) -> Bool {
        guard let value, source[value].kind == .array || source[value].kind == .dictionary else { return false }
        return isFunction(source.arguments(of: source[value]).last?.value, in: source)
    }

    /// Whether a value is a new collection of dependencies: `[ChildDependency]()`, `Array<ChildDependency>()`.
    private func createsCollection(_ value: ExpressionID?, in source: SourceFile) -> Bool {
        guard let value, source[value].kind == .call, let base = source[value].base else { return false }
        switch source[base].kind {
        case .array, .dictionary: return mentions(source[base].range, in: source)
        case .identifier: return mentions(source[base].type, in: source)
        default: return false
        }
    }

    /// Whether values of a type are functions that take a dependency.
    private func isCalled(_ type: SourceRange, in source: SourceFile) -> Bool {
        source.isFunctionType(type)
            ? mentions(type, in: source) : WiringWords.mentions(aliasesOfFunctions, type, in: source)
    }

    private func constrainsParameter(_ declaration: Declaration, in source: SourceFile) -> Bool {
        !declaration.genericParameters.isEmpty && takes(declaration, in: source)
    }

    /// Whether a class gives a superclass its own parameter, which is constrained to a dependency, and may inherit its
    /// initializers: `class Flow<D: ChildDependency>: Base<D>`.
    private func inheritsParameter(_ declaration: Declaration, in source: SourceFile) -> Bool {
        guard !declaration.genericParameters.isEmpty, let superclass = source.types(declaration.inherited).first else {
            return false
        }
        return source.mayHoldArguments(superclass) && takes(declaration, in: source)
    }

    /// Whether a class inherits a generic class whose parameter is a dependency: `Flow<ChildDependency>`.
    private func inheritsGeneric(_ declaration: Declaration, in source: SourceFile) -> Bool {
        guard let superclass = source.types(declaration.inherited).first,
            let end = source.bytes[source.bounds(of: superclass)].firstIndex(of: UInt8(ascii: "<"))
        else { return false }
        let name = SourceRange(start: superclass.start, end: UInt32(truncatingIfNeeded: end))
        return !library.contains(name, in: source) && mentions(superclass, in: source)
    }
}

extension TypeIndex {
    fileprivate func associatedTypes(in files: Range<Int>) -> [String] {
        files.flatMap { file in
            let source = self.files[file].source
            return source.declarations.filter { $0.kind == .associatedtype }.map { source.name($0.name) }
        }
    }
}

extension SourceFile {
    /// The first bytes of types that are or contain that of a function: `(`, `[`, `@`, and those of `Array`,
    /// `Dictionary` and `Optional`.
    private static let startsOfFunctionTypes = Array("([@ADO".utf8)

    func mayHoldArguments(_ type: SourceRange) -> Bool {
        !type.isEmpty && bytes[bounds(of: type)].contains(UInt8(ascii: "<"))
    }

    /// The names in a type that have generic arguments: a value of the type may be created without repeating these.
    func namesWithArguments(in type: SourceRange) -> [String] {
        guard mayHoldArguments(type) else { return [] }
        let words = tokens(in: type)
        return zip(words, words.dropFirst()).compactMap { word, next in
            word.kind == .identifier && spells("<", in: next.range) ? name(word.range) : nil
        }
    }

    /// The labels in a type, which may be those of functions in a tuple: `(make: (ChildDependency) -> Child)`.
    fileprivate func labels(in type: SourceRange) -> [String] {
        let words = tokens(in: type)
        return zip(words, words.dropFirst()).compactMap { word, next in
            word.kind == .identifier && spells(":", in: next.range) ? name(word.range) : nil
        }
    }

    /// Whether a type is or contains that of a function.
    func isFunctionType(_ type: SourceRange) -> Bool {
        let bounds = bounds(of: type)
        guard bounds.count > 4, Self.startsOfFunctionTypes.contains(bytes[bounds.lowerBound]) else { return false }
        let bytes = bytes[bounds]
        return zip(bytes, bytes.dropFirst()).contains { $0 == UInt8(ascii: "-") && $1 == UInt8(ascii: ">") }
    }
}
