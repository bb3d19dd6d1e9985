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
    private let areFunctionsStored: Bool
    let hasSubscripts: Bool
    /// By type, the typealiases that name it in one branch of an `#if` and another one elsewhere: indices into
    /// `TypeIndex.types`.
    let aliasesOfBranches: [Int: Set<Int>]
    let extensionMembers: ExtensionMembers
    let resultBuilders: [ResultBuilder]
    let dialects: Dialects
    /// The builders that require something, ascending by type.
    let builders: [BuilderClass]
    /// What the libraries call the dependency of a component or builder.
    let dependencyProperties: [String]
    /// The labels under which initializers take a dependency.
    let creationLabels: [String]

    init(model: SemanticModel, table: ScopeTable) {
        dialects = table.dialects
        dependencyProperties = Set(table.dialects.all.flatMap { [$0.dependencyProperty, $0.builderProperty] }).sorted()
        creationLabels = Set(table.dialects.all.flatMap(\.creationLabels)).sorted()
        let portions = model.shares.portions(ofTypes: model.index.types.count)
        let wordsOfTypes = model.onAllCores(portions) { model, types in TypeWords(of: types, in: model) }
        builders = wordsOfTypes.flatMap(\.builders)
        aliasesOfBranches = wordsOfTypes.flatMap(\.aliasesOfBranches).reduce(into: [:]) { found, alias in
            for type in alias.types { found[type, default: []].insert(alias.alias) }
        }
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
        let names = wordsOfTypes.flatMap(\.receivers) + model.index.namesOfLocalTypes + ["Self"]
        let library = NameFilter(names: dialects.all.flatMap(\.stub.names))
        let helpers = wordsOfTypes.flatMap(\.helperProtocols).filter { [dependencies] in !dependencies.contains($0) }
        let taken = helpers.isEmpty ? dependencies : NameFilter(names: words + more.map(\.name) + helpers)
        let receivers = DependencyReceivers(of: taken, besides: library, in: model)
        self.names = NameFilter(names: names + receivers.all)
        functions = NameFilter(names: Array(receivers.functions))
        hasFunctions = !receivers.functions.isEmpty
        areValuesCalled = receivers.functions.contains("callAsFunction")
        areFunctionsStored = receivers.areFunctionsStored
        hasSubscripts = receivers.hasSubscripts
        extensionMembers = ExtensionMembers(of: dependencies, in: model)
        resultBuilders = ResultBuilder.all(in: model)
    }

    /// The relevant names in the declarations of some types.
    private struct TypeWords {
        /// The names of types that may receive a dependency.
        private(set) var receivers: [String] = []
        /// The names under which a dependency may be written.
        private(set) var dependencyProtocols: [String] = []
        private(set) var builders: [BuilderClass] = []
        private(set) var aliasesOfBranches: [(alias: Int, types: [Int])] = []
        /// The names of protocols that interactors, view models and other helpers may take.
        private(set) var helperProtocols: [String] = []
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
                    let branches = model.resolution.branches(ofAlias: type).compactMap(\.type.declaredType)
                    if !branches.isEmpty { aliasesOfBranches.append((type, branches)) }
                case .protocol:
                    let inherited = model.conformances(of: type).map { index.types[$0.protocolType].name }
                    if !inherited.isEmpty { protocols.append((declared.name, inherited)) }
                    if Self.isNamedAsDependency(declared.name) { helperProtocols.append(declared.name) }
                case .class:
                    let ancestry = model.ancestry(of: type)
                    note(type, ancestry, in: model)
                    if !declared.isLocal, let dependency = ancestry.dependency(ofBuilder: type, in: model) {
                        builders.append(BuilderClass(type: type, dependency: dependency))
                    }
                default: continue
                }
            }
        }

        private static func isNamedAsDependency(_ name: String) -> Bool {
            name.hasSuffix("Dependency") || name.hasSuffix("Dependencies") || name.hasSuffix("Deps")
        }

        private mutating func note(_ type: Int, _ ancestry: Ancestry, in model: SemanticModel) {
            if ancestry.isComponent || ancestry.isBuilder { receivers.append(model.index.types[type].name) }
            if ancestry.isComponent {
                helperProtocols += model.conformances(of: type).map { model.index.types[$0.protocolType].name }
            }
            // A builder without a dependency takes that of its component in `build`.
            if ancestry.isBuilding, !ancestry.isBuilder { receivers.append("build") }
            guard ancestry.isBuilder, let dependencyProtocol = ancestry.libraryBase?.dependency else { return }
            for part in model.parts(of: model.bound(of: dependencyProtocol, in: type)).compactMap(\.declaredType) {
                dependencyProtocols.append(model.index.types[part].name)
            }
        }
    }

    /// A class that is a builder and requires something.
    struct BuilderClass: Sendable {
        /// An index into `TypeIndex.types`.
        let type: Int
        let dependency: ResolvedType
    }

    func mentionsDependency(_ type: SourceRange, in source: SourceFile) -> Bool {
        Self.mentions(dependencies, type, in: source)
    }

    /// Whether a type names something that receives a dependency among its generic arguments.
    func mentionsReceiver(_ type: SourceRange, in source: SourceFile) -> Bool {
        !type.isEmpty && source.bytes[Int(type.start)..<Int(type.end)].contains(UInt8(ascii: "<"))
            && names.isAnyWord(of: type, in: source)
    }

    /// Whether something with this name receives a dependency.
    func isReceiver(_ name: SourceRange, in source: SourceFile) -> Bool { names.contains(name, in: source) }

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
            return areValuesCalled || isReceiver(target.name, in: source)
                || !target.type.isEmpty && mentionsDependency(target.type, in: source)
                || areFunctionsStored && source.startsLowercase(target.name)
        case .subscript, .postfix: return areFunctionsStored
        case .call:
            guard !areValuesCalled, let callee = target.base else { return areValuesCalled }
            return isReceiver(source[callee].name, in: source)
        case .closure:
            return target.parameters.indices.contains { mentionsDependency(source.parameters[$0].type, in: source) }
        case .member:
            // `Home.Component()` creates a root. Most calls without arguments are method calls.
            guard source.spells("init", in: target.name) else {
                return isReceiver(target.name, in: source) || mayStore(target, in: source)
            }
            guard call.arguments.isEmpty, let made = target.base else { return true }
            return isReceiver(source[made].name, in: source)
        default: return false
        }
    }
}

extension WiringWords {
    /// The methods that add elements to a collection.
    private static let additions: [StaticString] = ["append", "insert", "updateValue"]

    /// Whether a method may put a dependency into a value of the standard library: `dependencies.append(component)`,
    /// `Optional<ChildDependency>.some(component)`.
    private func mayStore(_ method: Expression, in source: SourceFile) -> Bool {
        guard let base = method.base else { return false }
        if Self.additions.contains(where: { source.spells($0, in: method.name) }) {
            return isReceiver(source[base].name, in: source)
        }
        return source[base].kind == .identifier && Self.mentions(dependencies, source[base].type, in: source)
    }
}

extension Ancestry {
    /// The dependency of a builder class; `nil` if it requires nothing.
    func dependency(ofBuilder type: Int, in model: SemanticModel) -> ResolvedType? {
        guard isBuilder, !model.index.libraries.declares(type), let dependencyProtocol = libraryBase?.dependency,
            !model.index.libraries.isEmptyDependency(dependencyProtocol)
        else { return nil }
        return model.bound(of: dependencyProtocol, in: type)
    }
}

extension SemanticModel {
    /// What a dependency that is a generic parameter of a class conforms to, `class B<D: ChildDependency>: Builder<D>`,
    /// if the app declares it; any other dependency itself.
    func bound(of dependency: ResolvedType, in type: Int) -> ResolvedType {
        guard case .parameter(let name) = dependency, let body = index.ownBlock(of: type),
            case .opaque(let bound)? = constraint(of: name, at: body.block, in: body.file),
            index.isProtocol(bound),
            parts(of: bound).contains(where: { $0.declaredType.map(index.libraries.declares) == false })
        else { return dependency }
        return bound
    }
}

extension SourceFile {
    /// Whether a name does not start with a capital letter, as names of values do.
    fileprivate func startsLowercase(_ name: SourceRange) -> Bool {
        guard !name.isEmpty, Int(name.start) < bytes.count else { return false }
        return !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[Int(name.start)])
    }
}
