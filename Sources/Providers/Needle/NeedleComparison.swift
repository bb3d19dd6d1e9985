import NeedleText
import ScopeGraph
import Semantics
import Modules
import SwiftReader
import WiringText

extension GeneratedSource {
    /// The wiring of a file that Needle wrote, which has Needle's mark and registers something.
    fileprivate var wiring: NeedleWiring? {
        let wiring = NeedleWiring(reading: bytes)
        return wiring.providers.isEmpty ? nil : wiring
    }
}

extension CommittedProviders {
    /// Compares the files in Needle's form with what the sources need now.
    ///
    /// - Parameters:
    ///   - imports: the imports of the sources, if already known.
    ///   - views: what the targets see that share files, if already known.
    ///   - files: for each module, its files in Needle's form, with their full contents.
    package static func all(
        graph: ScopeGraph,
        resolution: Resolution,
        sources: [ModuleSources],
        imports: ImportTable? = nil,
        views: TargetViews? = nil,
        files: [(module: Int, file: GeneratedSource)]
    ) -> [CommittedProviders] {
        let read = files.compactMap { module, file in
            file.wiring.map { CommittedFile(module: module, path: file.path, wiring: $0) }
        }
        guard !read.isEmpty else { return [] }
        let inputs = NeedleInputs(
            graph: graph,
            resolution: resolution,
            sources: sources,
            imports: imports,
            views: views
        )
        let trees = sources.indices.filter { sources[$0].module.kind != .test }
            .map { (module: $0, tree: inputs.tree(of: $0)) }.filter { !$0.tree.components.isEmpty }
        // Without a list of all paths, there is nothing to compare with.
        guard trees.allSatisfy(\.tree.isCountable) else { return [] }
        let expectations = trees.map { inputs.input(of: $0, $1).providers.expectation(of: $0) }
        let withOwn = Set(trees.map(\.module))
        let homes = Set(read.map(\.module))
        return read.map { file in
            let own = expectations.filter { expectation in
                // Another target that compiles the roots of a file's module has a file of its own, or shares this one.
                let isVariant = withOwn.contains(file.module) && inputs.views.share(file.module, expectation.module)
                let isElsewhere = !homes.contains(expectation.module) && !isVariant
                return expectation.module == file.module
                    || isElsewhere && !expectation.wiring.roots.isDisjoint(with: file.wiring.roots)
            }
            let others = expectations.flatMap { $0.wiring.providers.keys + $0.unknownPaths }
            let elsewhere = read.filter { $0.path != file.path }.flatMap { $0.wiring.providers.keys }
            return CommittedProviders(file, own, besides: Set(others + elsewhere), in: sources)
        }
    }

    private init(
        _ file: CommittedFile,
        _ expectations: [NeedleExpectation],
        besides paths: Set<String>,
        in sources: [ModuleSources]
    ) {
        var expected = NeedleWiring()
        for expectation in expectations { expected.merge(expectation.wiring) }
        let foreign = paths.subtracting(expected.providers.keys)
        var mentions = Mentions(of: sources)
        let mentioned = file.wiring.providers.keys.filter {
            expected.providers[$0] == nil && !foreign.contains($0) && mentions.explain($0, in: expected)
        }
        self.init(
            module: file.module,
            path: file.path,
            actual: file.wiring,
            expected: expected,
            foreignPaths: foreign.union(mentioned)
        )
    }
}

/// A file that Needle wrote.
private struct CommittedFile {
    let module: Int
    let path: String
    let wiring: NeedleWiring
}

/// Needle treats any mention of a component at the start of a call as its creation. The path of such a mention returns
/// whenever Needle generates the file again.
private struct Mentions {
    private let sources: [ModuleSources]
    /// By the name of a class, the words in it and in its extensions.
    private var words: [String: Set<String>] = [:]

    init(of sources: [ModuleSources]) { self.sources = sources }

    /// Whether the first unknown step of a path is a mention.
    mutating func explain(_ path: String, in known: NeedleWiring) -> Bool {
        let names = NeedleWiring.names(in: path)
        var prefix = "^"
        for (parent, child) in zip(names, names.dropFirst()) {
            prefix += "->\(parent)"
            guard known.providers["\(prefix)->\(child)"] == nil else { continue }
            return known.providers[prefix] != nil && words(in: parent).contains(child)
        }
        return false
    }

    private mutating func words(in type: String) -> Set<String> {
        if let known = words[type] { return known }
        var found: Set<String> = []
        for file in sources.lazy.flatMap(\.files) {
            for block in file.bodies(of: type) {
                found.formUnion(file.tokens(in: file[block].range).map { file.name($0.range) })
            }
        }
        words[type] = found
        return found
    }
}

extension SourceFile {
    /// The bodies of a class and of its extensions.
    fileprivate func bodies(of type: String) -> [BlockID] {
        declarations.filter { declaration in
            (declaration.kind == .class || declaration.kind == .extension) && joined(declaration.name).lastName == type
        }
        .compactMap(\.body)
    }
}

extension NeedleTree {
    /// Whether its paths can be enumerated.
    fileprivate var isCountable: Bool {
        pathGraph.ancestorsFirst().count == pathGraph.parents.count
            && PathCount(of: pathGraph).excess(over: GenerationPlan.pathLimit) == nil
    }
}

/// What the components below the roots of a module need, and the paths for which that is unknown.
private struct NeedleExpectation {
    let module: Int
    var wiring = NeedleWiring()
    var unknownPaths: [String] = []
}

extension NeedleProviders {
    /// - Parameter module: an index into the modules of all sources.
    fileprivate func expectation(of module: Int) -> NeedleExpectation {
        var result = NeedleExpectation(module: module)
        var lookedUpNames: [String: Set<String>] = [:]
        for scope in tree.components {
            let needs = resolution.requirementNeeds(of: scope, in: graph)
            let names = needs.map { resolution.needs[$0].name }
            let optional = Set(graph.scopes[scope].requirements.map(\.name)).subtracting(names)
            guard let groups = groups(of: scope, needs) else {
                result.unknownPaths += paths(of: scope)
                continue
            }
            for provider in groups.joined() {
                let suppliers = zip(names, provider.suppliers).map { ($0, supplier($1, of: $0)) }
                result.wiring.providers[pathText(of: provider.step)] = NeedleWiring.Provider(
                    suppliers: Dictionary(suppliers) { first, _ in first },
                    optional: optional
                )
            }
            if graph.scopes[scope].superclasses.isEmpty {
                lookedUpNames[graph.scopes[scope].pathName] = namesByKeyPath(of: scope, needs)
            }
            guard case .core(let point)? = graph.scopes[scope].plugin, point.nonCore != nil else { continue }
            let properties = point.requirements.map { ($0.name, NeedleWiring.Supplier?.none) }
            result.wiring.plugins[graph.scopes[scope].pathName] = NeedleWiring.Provider(
                suppliers: Dictionary(properties) { first, _ in first }
            )
        }
        result.wiring.dynamicProperties = lookedUpNames
        return result
    }

    /// The names that dynamic mode looks up by key path.
    private func namesByKeyPath(of scope: Int, _ needs: [Int]) -> Set<String> {
        let requirements = needs.compactMap { resolution.needs[$0].ownRequirement }
        let ways = areFoundByKeyPath(requirements, requirements.map(names.variable), of: scope)
        return Set(zip(requirements, ways).filter(\.1).map(\.0.name))
    }

    /// `nil` if Needle may choose another supplier, because it does not see all readable properties.
    private func supplier(_ supplier: NeedleSupplier, of name: String) -> NeedleWiring.Supplier? {
        let scope = graph.scopes[supplier.scope]
        switch supplier.owner {
        case .unseen, .unseenDependencyPart, .dependencyExtension: return nil
        case .itself:
            let isSeen = scope.provisions.named(name).contains { $0.access >= .public && $0.inheritedFrom == nil }
            return isSeen ? NeedleWiring.Supplier(component: scope.pathName, member: name, isPlugin: false) : nil
        case .pluginExtension, .nonCore:
            return NeedleWiring.Supplier(component: scope.pathName, member: name, isPlugin: true)
        }
    }
}
