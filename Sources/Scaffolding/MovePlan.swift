import Graphs
import Providers
import ScopeGraph
import ScopeRules
import Modules
import SwiftReader

/// A RIB that gets another parent. Its files stay where they are.
package struct MovePlan: Sendable {
    package private(set) var edits = ScaffoldEdits()
    /// New files, by absolute path.
    package private(set) var files: [String: String] = [:]
    /// The files of mocks to be written again, with the commands that write them; by absolute path.
    package private(set) var mocks: [String: String] = [:]
    /// The words that no code of the old parent may contain afterwards.
    package private(set) var removed = RemovedNames()

    /// - Parameters:
    ///   - scope: an index into `ScopeGraph.scopes`.
    ///   - target: the same, of the new parent.
    /// - Throws: why it cannot be moved.
    package init(_ scope: Int, to target: Int, in sources: ScaffoldSources) throws(ScaffoldRefusal) {
        let graph = sources.subject.graph
        let (moved, parent) = (graph.scopes[scope], graph.scopes[target])
        let name = try RIBRemovalPlan.name(of: moved)
        guard moved.isNeedleComponent == parent.isNeedleComponent else {
            let (one, other) = moved.isNeedleComponent ? (moved, parent) : (parent, moved)
            throw ScaffoldRefusal("'\(one.name)' is a component of Needle, and '\(other.name)' is not.")
        }
        let old = try Self.parent(of: scope, to: target, in: graph)
        let tables = sources.modules.map(TypeTable.init)
        try Self.refuseImports(moved, parent, name, tables, sources)
        let unwiring = Unwiring(scope, name, from: old, in: sources, tables)
        try Self.refuseCreations(of: name, scope, in: old, leftBy: unwiring.edits, sources)
        edits = unwiring.edits
        removed = unwiring.removed
        let rib = RIB(named: name.name, in: tables[moved.module])
        let types = tables[parent.module]
        let parentRIB = RIB(named: parent.nameOfRIB, in: types)
        let former = RIB(named: graph.scopes[old].nameOfRIB, in: tables[graph.scopes[old].module])
        for file in former.files.subtracting(rib.files).subtracting(parentRIB.files) {
            removed.uninherited[file] = [name[.listener]]
        }
        let style = Self.style(of: parentRIB, in: parent.module, sources, tables)
        let module = moved.module == parent.module ? nil : sources.modules[moved.module].module.name
        let isInRIB = !moved.isNeedleComponent || rib.isComplete
        var child =
            isInRIB
            ? try Self.child(name, rib, style, usesNeedle: moved.isNeedleComponent, module: module)
            : Self.component(name, rib, style, module: module)
        if moved.isNeedleComponent {
            let component = ComponentEdits(parent, child, in: graph, types)
            child.componentProperty = component.property
            removed.accessed.remove(component.property)
            add(component, name, style, sources, module: parent.module)
        }
        let wiring = ParentEdits(scope: parent, parent: parentRIB, child: child, types: types)
        if child.borrowsViewController { try Self.refuseLackingHost(wiring, of: parent, name, types) }
        if isInRIB { edits.add(wiring.all()) }
        let dependency = DependencyEdits(subject: sources.subject, scope: target, child: child)
        edits.add(dependency.all())
        addConformance(dependency, name, style, sources, module: parent.module)
        adviseOnListener(child, from: former, parent)
        addTests(of: graph.scopes[old], wiring, sources, module: moved.module)
    }

    /// How RIBs of the new parent's module are written.
    private static func style(
        of parent: RIB,
        in module: Int,
        _ sources: ScaffoldSources,
        _ tables: [TypeTable]
    ) -> RIBStyle {
        RIBStyle(
            of: [parent] + RIB.all(in: tables[module]),
            for: sources.modules[module].module,
            from: sources.modules[module].module,
            declared: zip(sources.modules, tables).map { (module: $0.module.name, types: $1) },
            types: tables[module]
        )
    }

    private static func refuseLackingHost(
        _ wiring: ParentEdits,
        of parent: Scope,
        _ name: RIBName,
        _ types: TypeTable
    ) throws(ScaffoldRefusal) {
        guard let host = wiring.host, types[host.protocolName] != nil else {
            throw ScaffoldRefusal(
                "'\(name[.builder])' takes a view controller of its parent, and the router of '\(parent.name)' has none."
            )
        }
    }

    /// The only parent of a scope.
    private static func parent(of scope: Int, to target: Int, in graph: ScopeGraph) throws(ScaffoldRefusal) -> Int {
        let name = graph.scopes[scope].name
        let parents = graph.parents(of: scope).filter { $0 != scope }
        guard let parent = parents.first, parents.count == 1 else {
            let names = parents.map { "'\(graph.scopes[$0].name)'" }.joined(separator: ", ")
            throw ScaffoldRefusal(
                parents.isEmpty ? "'\(name)' has no parent." : "'\(name)' has several parents: \(names)."
            )
        }
        guard parent != target else {
            throw ScaffoldRefusal("'\(name)' is already a child of '\(graph.scopes[target].name)'.")
        }
        guard scope != target else { throw ScaffoldRefusal("'\(name)' cannot become its own parent.") }
        guard !reachable(from: [scope], graph.children).contains(target) else {
            let descendant = graph.scopes[target].name
            throw ScaffoldRefusal("'\(descendant)' is a descendant of '\(name)', so it cannot become its parent.")
        }
        return parent
    }

    private static func refuseImports(
        _ moved: Scope,
        _ parent: Scope,
        _ name: RIBName,
        _ tables: [TypeTable],
        _ sources: ScaffoldSources
    ) throws(ScaffoldRefusal) {
        guard moved.module != parent.module else { return }
        let (own, home) = (sources.modules[moved.module].module, sources.modules[parent.module].module)
        if let dependencies = home.dependencies, !dependencies.contains(own.name) {
            throw ScaffoldRefusal("'\(home.name)' cannot import '\(own.name)', the module of '\(moved.name)'.")
        }
        let rib = RIB(named: name.name, in: tables[moved.module])
        for part in [RIB.Part.dependency, .buildable, .builder, .routing, .listener] {
            guard let written = rib[part], (written.declaration.access ?? .internal) < .public else { continue }
            throw ScaffoldRefusal("'\(written.name)' is not public, so '\(home.name)' cannot use it.")
        }
    }

    /// A RIB must not be left with two parents.
    private static func refuseCreations(
        of name: RIBName,
        _ scope: Int,
        in old: Int,
        leftBy edits: ScaffoldEdits,
        _ sources: ScaffoldSources
    ) throws(ScaffoldRefusal) {
        let (graph, table) = (sources.subject.graph, sources.subject.sources)
        for location in graph.edges(from: old, to: scope).map({ graph.edges[$0].location }) {
            guard table.callee(at: location) == name[.builder], let source = table[location.file],
                let offset = source.offset(of: location)
            else { continue }
            let isRemoved = (edits.edits[location.file] ?? []).contains { edit in
                source.offset(of: edit.location).map { $0 <= offset && Int(offset) < Int($0) + edit.length } ?? false
            }
            guard !isRemoved else { continue }
            throw ScaffoldRefusal(
                "'\(graph.scopes[old].name)' creates '\(name[.builder])' in line \(location.line) of "
                    + "'\(location.file.lastComponent)' in a way that only you can move: write "
                    + "'let \(name.builderVariable) = \(name[.builder])(dependency: component)' there first."
            )
        }
    }

    /// What the new parent has to know of the RIB.
    static func child(
        _ name: RIBName,
        _ rib: RIB,
        _ style: RIBStyle,
        usesNeedle: Bool,
        module: String?
    ) throws(ScaffoldRefusal) -> ChildReference {
        guard let buildable = rib[.buildable], let routing = rib[.routing], let listener = rib[.listener] else {
            let missing = [RIB.Part.buildable, .routing, .listener].filter { rib[$0] == nil }.map { "'\(name[$0])'" }
            throw ScaffoldRefusal("'\(name.name)' has no \(missing.joined(separator: " and no ")).")
        }
        let builds = buildable.members.filter { $0.declaration.kind == .function }
        let types = builds.first?.parameterTypes ?? []
        let borrows = types == [name[.listener], name[.viewControllable]]
        guard builds.count == 1, builds.first?.name == "build", types == [name[.listener]] || borrows,
            builds.first?.labels.first == "withListener"
        else {
            throw ScaffoldRefusal("'\(buildable.name)' takes more than a listener, and only you know what to pass.")
        }
        let methods = try listener.members.map { member throws(ScaffoldRefusal) in
            let isPlain = member.declaration.kind == .function && member.declaration.type.isEmpty
            guard isPlain else {
                throw ScaffoldRefusal(
                    "'\(listener.name)' requires '\(member.name)' of its parent, and only you know its value."
                )
            }
            let words = member.source.text(member.declaration.range)
            return ListenerMethod(name: member.name, declaration: words, detaches: member.name == name.closeMethod)
        }
        let form = rib[.builder].flatMap { NeedleStyle.BuilderForm(of: $0, name[.component]) }
        guard !usesNeedle || form != nil else {
            throw ScaffoldRefusal(
                "'\(name[.builder])' is neither a 'ComponentizedBuilder' nor a 'Builder' of '\(name[.component])', and only "
                    + "you know how to create it."
            )
        }
        return ChildReference(
            name: name,
            isViewless: !routing.inheritedTypes.contains("ViewableRouting"),
            borrowsViewController: borrows,
            module: module,
            access: listener.declaration.access ?? .internal,
            usesShorthand: style.usesShorthand,
            hasHeadings: style.hasHeadings,
            listenerMethods: methods,
            needle: usesNeedle ? form : nil
        )
    }

    /// What the new parent has to know of a component of Needle that belongs to no RIB.
    static func component(_ name: RIBName, _ rib: RIB, _ style: RIBStyle, module: String?) -> ChildReference {
        ChildReference(
            name: name,
            isViewless: true,
            borrowsViewController: false,
            module: module,
            access: rib[.component]?.declaration.access ?? .internal,
            usesShorthand: style.usesShorthand,
            hasHeadings: style.hasHeadings,
            listenerMethods: []
        )
    }

    /// The new parent does nothing in the methods of the listener that do not detach the child.
    private mutating func adviseOnListener(_ child: ChildReference, from old: RIB, _ parent: Scope) {
        for method in child.listenerMethods where !method.detaches {
            let known = old[.interactor]?.members.first { $0.name == method.name }
            let lines = known.map { $0.source.text($0.declaration.range) } ?? method.declaration
            edits.add(
                Advice(
                    location: parent.location,
                    reason:
                        "'\(method.name)' does nothing yet in the interactor of '\(parent.nameOfRIB)'. In the old parent:",
                    lines: lines.split(whereSeparator: \.isNewline).map(String.init)
                )
            )
        }
    }

    /// The text of new files in the style of the new parent.
    private static func text(_ name: RIBName, _ style: RIBStyle, _ sources: ScaffoldSources, module: Int) -> NewRIB {
        NewRIB(
            name: name,
            style: style,
            module: sources.modules[module].module.name,
            isViewless: true,
            borrowsViewController: false,
            isPublic: false,
            marksProtocols: false
        )
    }

    private mutating func addConformance(
        _ dependency: DependencyEdits,
        _ name: RIBName,
        _ style: RIBStyle,
        _ sources: ScaffoldSources,
        module: Int
    ) {
        let rib = Self.text(name, style, sources, module: module)
        if let file = dependency.conformanceFile(rib, at: sources.location) { files[file.path] = file.text }
    }

    /// Adds the property of the new parent's component that creates a component of Needle.
    private mutating func add(
        _ component: ComponentEdits,
        _ name: RIBName,
        _ style: RIBStyle,
        _ sources: ScaffoldSources,
        module: Int
    ) {
        edits.add(component)
        let rib = Self.text(name, style, sources, module: module)
        if let file = component.file(rib, at: sources.location) { files[file.path] = file.text }
    }

    /// - Parameter module: the module of the RIB.
    private mutating func addTests(
        of old: Scope,
        _ wiring: ParentEdits,
        _ sources: ScaffoldSources,
        module: Int
    ) {
        let scopes = [old, wiring.scope]
        let tests = Set(scopes.flatMap { sources.tests(of: sources.modules[$0.module].module) }).sorted()
        let plan = TestPlan(moving: wiring, of: sources.modules[module].module.name, tests: tests, in: sources)
        mocks = plan.mocks
        edits.add(plan.edits)
    }
}
