import Providers
import ScopeGraph
import ScopeRules
import Semantics
import Modules
import SwiftReader

/// The edits that take a RIB from below one parent: in the parent's types, its dependency, and its tests.
struct Unwiring {
    private(set) var edits = ScaffoldEdits()
    private(set) var removed = RemovedNames()

    /// - Parameters:
    ///   - scope: an index into `ScopeGraph.scopes`.
    ///   - parent: the same.
    init(
        _ scope: Int,
        _ name: RIBName,
        from parent: Int,
        in sources: ScaffoldSources,
        _ tables: [TypeTable]
    ) {
        let graph = sources.subject.graph
        let parentScope = graph.scopes[parent]
        let types = tables[parentScope.module]
        let rib = RIB(named: parentScope.nameOfRIB, in: types)
        let listener = tables[graph.scopes[scope].module][name[.listener]]
        let child = graph.scopes[scope]
        let component = child.isNeedleComponent ? tables[child.module][name[.component]] : nil
        var edge = EdgeRemoval(rib, name, types: types, listener: listener, component: component)
        edge.removePresentation(in: sources)
        edits.add(edge.edits)
        for (part, names) in [
            (RIB.Part.router, edge.properties.union(edge.methods)), (.builder, edge.properties),
            (.interactor, edge.methods), (.component, edge.membersOfComponent),
        ] {
            if let file = rib[part]?.source.path { removed.members[file, default: []].formUnion(names) }
        }
        removed.accessed = edge.componentProperties.filter { sources.declaresOnce($0) }
        removed.ofComponents = ["\(rib.name)\(RIB.Part.component.rawValue)": edge.membersOfComponent]
        removed.calledByTests = edge.methods.filter { $0.contains(name.name) }
        removeDependency(scope, name, parent, sources.subject, types)
        for number in sources.tests(of: sources.modules[parentScope.module].module) {
            for source in sources.modules[number].files where sources.mocks[source.path] == nil {
                removeFromTests(source, rib, edge)
            }
        }
    }

    private mutating func removeDependency(
        _ scope: Int,
        _ name: RIBName,
        _ parent: Int,
        _ subject: RuleSubject,
        _ types: TypeTable
    ) {
        let parentScope = subject.graph.scopes[parent]
        if let dependency = parentScope.dependency {
            let generated = "\(dependency.flatName)\(name.name)"
            if let location = dependency.location, let written = subject.sources.declaration(at: location) {
                edits.add(written.removingInherited(generated))
            }
            // The templates of RIBs write an empty protocol of this name.
            if let written = types[generated], written.members.isEmpty {
                edits.add(SourceLines(of: written.source).edits(removing: written.declaration.range))
                removed.types.insert(generated)
            }
        }
        for number in subject.graph.edges(from: parent, to: scope) {
            guard let location = subject.graph.edges[number].conformance?.location else { continue }
            edits.add(subject.sources.removingClause(at: location))
        }
    }

    /// Calls of the parent's router pass one argument less, and hand-written test doubles lose the methods.
    private mutating func removeFromTests(_ source: SourceFile, _ parent: RIB, _ edge: EdgeRemoval) {
        for call in source.creations(of: "\(parent.name)Router") {
            let numbers = source.arguments[call.arguments.indices].enumerated().filter { _, argument in
                edge.labels.contains(source.name(argument.label))
            }
            edits.add(source.removing(arguments: Set(numbers.map(\.offset)), of: call))
        }
        let doubled: Set = ["\(parent.name)Routing", "\(parent.name)Interactable"]
        for (number, declaration) in source.declarations.enumerated() where declaration.kind == .class {
            let type = WrittenDeclaration(source: source, id: DeclarationID(number))
            guard !doubled.isDisjoint(with: type.inheritedTypes) else { continue }
            for member in type.members where member.declaration.kind == .function {
                guard edge.signatures.contains(member.signature) else { continue }
                edits.add(source.edits(removingMember: member.declaration.range) ?? [])
            }
        }
    }
}
