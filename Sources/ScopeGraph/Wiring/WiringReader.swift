import Cores
import Semantics
import Modules
import SwiftReader

/// An edge while the graph is built.
package struct PartialEdge {
    package let parent: Int
    package let child: Int
    package let injected: Edge.InjectedValue
    package let location: SourceLocation
    /// The `#if` conditions around the code that links the scopes.
    package var conditions: [String] = []
    /// The generic arguments of the parent where it passes itself, as far as they are known, each with a location.
    package var instances: [ScopeInstance] = []
    /// The module of the code that converts the parent to the dependency of the child; `nil` if it is not certain.
    var module: Int?
    /// By module, the first locations of such code in others.
    var otherPlaces: [Int: SourceLocation] = [:]
    /// What passes the parent; `nil` if nothing does, or several calls do.
    var call: PassingCall?
}

/// An argument that passes a scope.
struct PassingCall {
    let file: Int
    let value: ExpressionID
    /// The class that the call creates: an index into `TypeIndex.types`.
    let receiver: Int?
}

/// A generic scope with its arguments.
package struct ScopeInstance: Hashable, Sendable {
    package let arguments: [ResolvedType]
    /// Whether the compiler may infer others, because they are not written and what takes the scope is known.
    let isInferred: Bool
    /// Where it is passed.
    package let location: SourceLocation
}

/// Finds the edges in the calls and conversions of all files.
///
/// The rule: if a value whose static type is scope P, or P's dependency, is passed to a parameter whose type D is the
/// dependency of scope C, there is an edge from P to C.
struct WiringReader {
    let model: SemanticModel
    var table: ScopeTable
    var edges: [PartialEdge] = []
    var faults: [GraphFault] = []
    /// The components that builders create, by the type of the builder.
    var madeByBuilder: [Int: [Int]] = [:]
    /// Where components are created without an argument that could be a scope.
    var unlinkedConstructions: [(scope: Int, location: SourceLocation)] = []
    /// The components whose own initializer injects an empty component.
    var selfRooted: Set<Int> = []
    /// The scopes that values of protocol types reach.
    var flow: DependencyFlow
    /// The protocol types of values that are passed to types other than scopes.
    var passedTypes: Set<ResolvedType> = []
    /// The protocols that helpers take and that refine the dependencies of other scopes.
    var refining = RefiningProtocols()
    /// By protocol, the components that are passed as it to anything other than a scope.
    var helperInjections: [Int: [Injection]] = [:]
    /// By builder, the component that it does not create. Generated wiring uses the name of that component
    /// nevertheless.
    var unmadeNames: [Int: String] = [:]
    /// The result of `refusedBuilders`.
    private(set) var refusedBuilders: Set<Int> = []
    /// By scope, where its builder receives a value first.
    var firstReceptions: [Int: SourceLocation] = [:]
    /// Values of generic parameters that are not known to be scopes, and the scopes that they reach.
    var genericInjections: [(injection: Injection, children: [Int])] = []
    /// Values whose types are generic parameters.
    var parameterInjections: [ParameterInjection] = []
    /// The result of `SemanticModel.stepsRegisteredByHand`, once it is needed.
    var stepsRegisteredByHand: Set<String>?
    let words: WiringWords

    init(model: SemanticModel, table: ScopeTable) {
        self.model = model
        self.table = table
        flow = DependencyFlow(model: model)
        words = WiringWords(model: model, table: table)
    }

    var index: TypeIndex { model.index }

    /// Reads all possible injections in all files.
    ///
    /// - Parameter sources: the modules, with what is generated for them.
    mutating func read(_ sources: [ModuleSources]) {
        let words = words
        let found = model.onAllCores(model.filePortions) { model, files in
            WiringCandidates(in: files, of: model, words)
        }
        let calls = found.map(\.calls) + [instantiated(found.flatMap(\.genericCalls), words)]
        for made in found.lazy.map(\.madeByBuilders).joined() { note(made) }
        let initializers = found.flatMap(\.initializers)
        removeUncreated(calls, initializers)
        refusedBuilders = refusedBuilders(among: calls.lazy.joined())
        addBuilderScopes()
        let conversions = found.flatMap(\.conversions) + references(initializers)
        readFlow(of: calls, conversions, initializers)
        addRefiningScopes()
        for portion in calls.indices {
            for number in calls[portion].indices where !calls[portion][number].isOfHelper {
                read(calls[portion][number])
            }
        }
        connect(conversions)
        connectTypeParameters(calls.lazy.joined().map(\.injections).joined().compactMap { $0 } + conversions)
        noteGenericInjections()
        readInitializerReferences(initializers)
        for receiver in found.lazy.map(\.unresolvedInjections).joined() { note(receiver) }
        linkByReservedNames()
        linkByGeneratedSections(of: sources)
        addNonCoreEdges()
        addRoots()
        markWrappers()
        addBases()
        reportHelperConformances()
    }

    private mutating func connect(_ conversions: [Injection]) {
        var linked: Set<Int>?
        for injection in conversions {
            // `compose(ChildBuilder.init, …)(component)`: the reference says nothing about scopes that are linked already.
            if injection.given == .unknown || injection.given?.holdsParameter == true,
                let children = directChildren(for: injection.expectedType, receiver: injection.receiver)
            {
                let known = linked ?? Set(edges.map(\.child))
                linked = known
                if known.isSuperset(of: children) { continue }
            }
            connect(injection)
        }
    }

    /// A pluginized component is the parent of its non-core component without an explicit call.
    private mutating func addNonCoreEdges() {
        for (parent, partialScope) in table.partialScopes.enumerated() {
            guard let type = partialScope.type, let nonCore = model.nonCoreComponent(of: type),
                let child = table.scopeOfType[nonCore], let use = model.ancestry(of: type).libraryUse
            else { continue }
            let location = model.source(use.file).location(of: use.range)
            edges.append(PartialEdge(parent: parent, child: child, injected: .itself, location: location))
        }
    }

    private func scopeMade(by call: WiringCall) -> Int? { call.made.flatMap { table.scopeOfType[$0] } }

    private mutating func note(_ made: MadeByBuilder) {
        guard let scope = table.scopeOfType[made.component] else { return }
        if !(madeByBuilder[made.builder]?.contains(scope) ?? false) {
            madeByBuilder[made.builder, default: []].append(scope)
        }
    }

    private mutating func read(_ call: WiringCall) {
        let source = model.source(call.file)
        let expression = source[call.id]
        let made = scopeMade(by: call)
        var isLinked = false
        for (position, argument) in source.arguments[expression.arguments.indices].enumerated() {
            if let dialect = made.map({ table.partialScopes[$0].dialect }), let scope = made,
                dialect.isCreatedWithParent,
                dialect.creationLabels.contains(where: { source.spells(text: $0, in: argument.label) })
            {
                isLinked = true
                if call.ownType == nil { readParent(argument.value, of: scope, call) }
                continue
            }
            if let injection = call.injections[position], connect(injection) { isLinked = true }
        }
        if !isLinked, let scope = made, call.ownType == nil, let value = parentArgument(of: call, creating: scope) {
            isLinked = true
            readParent(value, of: scope, call)
        }
        if !isLinked, let scope = made, call.ownType == nil, table.partialScopes[scope].kind == .component {
            if counts(fileOf: call.file, for: scope) {
                noteMissingParent(of: scope, call)
                unlinkedConstructions.append((scope, source.location(of: expression.range)))
            }
        }
    }

    /// Whether a file can add edges to a scope. Tests and demos form graphs of their own.
    func counts(fileOf file: Int, for scope: Int) -> Bool {
        let (caller, home) = (index.files[file].module, table.partialScopes[scope].module)
        return !index.modules[caller].kind.standsAlone || isOneGraph(caller, home)
    }

    /// Whether scopes of two modules can be parent and child in one graph.
    func isOneGraph(_ left: Int, _ right: Int) -> Bool {
        let kinds = (index.modules[left].kind, index.modules[right].kind)
        return left == right || kinds == (.test, .test) || !kinds.0.standsAlone && !kinds.1.standsAlone
            || index.compiles(left, filesOf: right)
    }

    /// Whether a component of a demo is the parent of a scope that it shows, in the demo's own graph. Other types, such
    /// as mocks of the dependency, are not scopes there, unless the library declares their superclass or the program is
    /// an app of its own.
    func shows(_ parent: Int, _ child: Int, in file: Int) -> Bool {
        let (home, shown) = (table.partialScopes[parent].module, table.partialScopes[child].module)
        guard index.modules[home].kind == .demo, index.files[file].module == home,
            index.modules[shown].kind == .library
        else { return false }
        if table.partialScopes[parent].kind == .component || index.modules[home].isVariant { return true }
        guard let type = table.partialScopes[parent].type else { return false }
        return model.ancestry(of: type).superclasses.contains { index.libraries.declares($0.type) }
    }

    /// Whether a program is the home of a scope and creates it below a component that it compiles too, although the file
    /// of the component belongs to another target. Needle finds suppliers by paths, which other targets may not have.
    func shares(_ parent: Int, _ child: Int, in file: Int) -> Bool {
        let (home, program) = (table.partialScopes[parent].module, table.partialScopes[child].module)
        return table.partialScopes[parent].dialect.parentsConform && index.files[file].module == program
            && index.compiles(program, filesOf: home)
    }
}

extension TypeIndex {
    /// Whether a demo compiles files that belong to another module of its package.
    func compiles(_ program: Int, filesOf module: Int) -> Bool {
        modules[program].kind == .demo && modules[program].package == modules[module].package
            && modules[program].companions.contains(modules[module].name)
    }
}
