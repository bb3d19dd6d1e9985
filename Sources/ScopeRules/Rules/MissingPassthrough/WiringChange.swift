import ScopeGraph
import Semantics
import SwiftReader
import WiringText

/// Collects the edits of one fix for handwritten wiring, which may span a scope and its ancestors.
struct WiringChange {
    /// A dependency that lacks requirements.
    struct IncompleteDependency {
        let dependency: Message
        /// Indices into `Resolution.needs`.
        var needs: [Int]
        /// The protocol that it has to be combined with; `nil` if it requires them itself.
        let capability: String?
    }

    private let subject: RuleSubject
    private let text: HandWrittenText
    /// Whether edits can make the whole fix.
    private var isComplete: Bool
    private var clauses: [Edit] = []
    private var insertions: [Insertion] = []
    /// The modules that each file has to import, by its name.
    private var imports: [String: Set<String>] = [:]
    private var visited: Set<Int> = []
    /// The dependencies that lack requirements, the lowest first.
    private(set) var incompleteDependencies: [IncompleteDependency] = []
    /// The needs of scopes whose dependencies are not in the sources, such as `EmptyDependency`: indices into
    /// `Resolution.needs`.
    private(set) var stranded: [Int] = []

    init(subject: RuleSubject, text: HandWrittenText) {
        self.subject = subject
        self.text = text
        isComplete = subject.wantsEdits
    }

    /// Members to add to one declaration.
    private struct Insertion {
        let declaration: WrittenDeclaration
        var lines: [String]
    }

    /// Empty if a part of the fix cannot be automated.
    var edits: [Edit] {
        let members = insertions.map { $0.declaration.appending(members: $0.lines) }
        let headers = imports.sorted { $0.key < $1.key }.map { file, modules in
            subject.sources.importing(modules.sorted(), in: file)
        }
        guard isComplete, !members.contains(nil), !headers.contains(nil) else { return [] }
        return headers.compactMap(\.self).flatMap(\.self) + clauses + members.compactMap(\.self)
    }

    /// Adds a property that forwards a need.
    ///
    /// - Parameter location: the location of the clause that declares the conformance; `nil` if there is none.
    mutating func pass(on need: Int, besideClauseAt location: SourceLocation?) {
        let scope = subject.graph.scopes[subject.resolution.needs[need].scope]
        // A superclass has to be completed first, since the subclass inherits its members.
        guard isComplete, scope.superclasses.isEmpty, canBePassedOn(need) else { return giveUp() }
        let home = location.flatMap { subject.sources.clause(at: $0)?.declaration }
        let isWhole = !scope.hasBranches || home.map { $0.declaration.kind == .extension } ?? false
        guard isWhole else { return giveUp() }
        guard let written = home ?? subject.sources.declaration(at: scope.location) else { return giveUp() }
        add(text.passThrough(need, in: written.source.path), to: written, in: scope.module, namesOf: need)
        if let module = text.moduleRead(by: need, in: scope.module) {
            imports[written.source.path, default: []].insert(text.importedName(of: module, in: scope.module))
        }
    }

    /// Makes a component conform to the dependency of a child.
    mutating func conform(_ parent: Int, to child: Int) {
        let scope = subject.graph.scopes[parent]
        guard isComplete, scope.superclasses.isEmpty, !scope.hasBranches,
            let dependencyProtocol = subject.graph.scopes[child].dependency, dependencyProtocol.parts.isEmpty,
            scope.isolation == dependencyProtocol.isolation
        else { return giveUp() }
        if text.targets.isNarrow(clauseFrom: parent, to: child) {
            return conform(
                scope,
                besideDeclarationOf: dependencyProtocol,
                in: text.targets.ofClause(from: parent, to: child)
            )
        }
        let name = text.name(of: dependencyProtocol, inClauseOf: scope)
        let edits =
            if let test = text.test(ofClauseNaming: dependencyProtocol, of: scope) {
                subject.sources.extending(SwiftName.written(path: scope.name), with: name, if: test, at: scope.location)
            } else {
                subject.sources.conforming(to: name, at: scope.location)
            }
        guard !edits.isEmpty, let home = dependencyProtocol.module else { return giveUp() }
        let isSeen =
            dependencyProtocol.access > .fileprivate || dependencyProtocol.location?.file == scope.location.file
        guard isSeen, home == scope.module || dependencyProtocol.access >= .package,
            text.mayImport(home, in: scope.module), isImportedWidely(dependencyProtocol, from: home, forClauseOf: scope)
        else { return giveUp() }
        clauses += edits
        if home != scope.module {
            let name = text.importedName(of: subject.graph.modules[home].name, in: scope.module)
            imports[scope.location.file, default: []].insert(name)
        }
    }

    /// Whether the import that a clause needs is as public as the conformance.
    private func isImportedWidely(
        _ dependencyProtocol: DependencyProtocol,
        from home: Int,
        forClauseOf scope: Scope
    ) -> Bool {
        let access = min(scope.access, dependencyProtocol.access)
        guard access >= .package, home != scope.module, let source = subject.sources[scope.location.file] else {
            return true
        }
        let usual: Access = subject.graph.modules[scope.module].language.hidesImports ? .internal : .public
        let name = text.importedName(of: subject.graph.modules[home].name, in: scope.module)
        let imports = source.imports.filter { $0.module == name }
        return (imports.map { $0.declaration.access ?? usual }.max() ?? usual) >= access
    }

    /// Makes a component conform to the dependency of a child in the file of the dependency, because other targets
    /// compile the component without it.
    ///
    /// - Parameter targets: those that compile both.
    private mutating func conform(
        _ scope: Scope,
        besideDeclarationOf dependencyProtocol: DependencyProtocol,
        in targets: Set<String>
    ) {
        guard let location = dependencyProtocol.location, text.targets.ofFile(location.file) == targets,
            dependencyProtocol.access > .fileprivate, scope.access > .fileprivate,
            BuildConditions.include(scope.conditions, dependencyProtocol.conditions)
        else { return giveUp() }
        let edits = subject.sources.extending(
            SwiftName.written(path: scope.name),
            with: SwiftName.written(path: dependencyProtocol.name),
            behindDeclarationAt: location
        )
        if edits.isEmpty { return giveUp() }
        clauses += edits
    }

    /// Adds a need to the dependency of its scope and to the dependencies of the ancestors that lack it.
    mutating func carry(_ need: Int) {
        var pending = [need]
        while let next = pending.popLast() {
            guard visited.insert(next).inserted else { continue }
            guard !subject.resolution.isCarried(subject.resolution.needs[next], in: subject.graph) else { continue }
            require(next)
            climb(from: next, &pending)
        }
    }

    /// Adds what the ancestors have to do so that a need reaches its scope.
    private mutating func climb(from need: Int, _ pending: inout [Int]) {
        for route in subject.resolution.needs[need].routes {
            let edge = subject.graph.edges[route.edge]
            switch route.answer {
            case .supplied: continue
            case .blocked: giveUp()
            case .passedOn(let above):
                let parent = subject.graph.scopes[edge.parent]
                // A module with generated wiring needs no edits.
                guard subject.handWiring.contains(parent.module) else { continue }
                guard parent.kind == .component else { return giveUp() }
                if edge.injected == .itself, route.passThrough == nil, !visited.contains(above) {
                    pass(on: above, besideClauseAt: edge.conformance?.location)
                }
                pending.append(above)
            }
        }
    }

    /// Adds a requirement to the dependency of a need's scope.
    private mutating func require(_ need: Int) {
        let number = subject.resolution.needs[need].scope
        guard let dependencyProtocol = subject.graph.scopes[number].dependency,
            let location = dependencyProtocol.location
        else {
            stranded.append(need)
            return giveUp()
        }
        if let capability = subject.capability(for: need) {
            note(need, in: "the dependency of \(code: subject.name(number))", capability)
            return giveUp()
        }
        note(need, in: dependencyProtocol.extended)
        guard isComplete else { return }
        let isShared = subject.graph.scopes.indices.contains { other in
            other != number && subject.graph.scopes[other].dependency?.location == location
        }
        guard !isShared, let home = dependencyProtocol.module, subject.handWiring.contains(home) else {
            return giveUp()
        }
        for location in [location] + dependencyProtocol.otherLocations {
            guard let written = subject.sources.declaration(at: location), written.declaration.kind == .protocol else {
                return giveUp()
            }
            add(text.requirement(need), to: written, in: home, namesOf: need)
        }
    }

    private mutating func note(_ need: Int, in dependency: Message, _ capability: String? = nil) {
        let known = incompleteDependencies.firstIndex {
            $0.dependency == dependency && $0.capability == capability
        }
        if let known {
            incompleteDependencies[known].needs.append(need)
        } else {
            let new = IncompleteDependency(dependency: dependency, needs: [need], capability: capability)
            incompleteDependencies.append(new)
        }
    }

    private mutating func add(
        _ lines: [String],
        to written: WrittenDeclaration,
        in module: Int,
        namesOf need: Int
    ) {
        let known = insertions.firstIndex {
            $0.declaration.source.path == written.source.path && $0.declaration.id == written.id
        }
        if let known {
            insertions[known].lines += lines
        } else {
            insertions.append(Insertion(declaration: written, lines: lines))
        }
        let source = subject.sources[subject.resolution.needs[need].requirement.location.file]
        let modules = text.modules(namedBy: need, requiredIn: source).map { text.importedName(of: $0, in: module) }
        imports[written.source.path, default: []].formUnion(modules)
        imports[written.source.path]?.remove(subject.graph.modules[module].name)
    }

    /// Whether the component may read a need wherever its children do.
    private func canBePassedOn(_ number: Int) -> Bool {
        subject.needsOutOfReach(forwardedBy: number).isEmpty
    }

    private mutating func giveUp() { isComplete = false }
}
