import ScopeGraph
import ScopeRules
import SourceLayout
import SwiftReader

/// A new RIB: its files, and the edits that wire it.
package struct NewRIBPlan: Sendable {
    /// By absolute path.
    package private(set) var files: [String: String] = [:]
    package private(set) var edits = ScaffoldEdits()
    /// The files of mocks to be written again, with the commands that write them; by absolute path.
    package private(set) var mocks: [String: String] = [:]

    /// - Throws: why nothing can be written.
    package init(_ request: NewRIBRequest, in sources: ScaffoldSources) throws(ScaffoldRefusal) {
        let graph = sources.subject.graph
        let scope = graph.scopes[request.parent]
        let tables = sources.modules.map(TypeTable.init)
        let parent = RIB(named: scope.baseName, in: tables[scope.module])
        let ribs = Self.models(for: request.parent, parent, tables, graph)
        let placement = try Placement(request, ribs.isEmpty ? [parent] : ribs, in: sources)
        try Self.refuse(request, scope, placement, tables, in: sources)
        let isElsewhere = placement.module != scope.module
        let style = RIBStyle(
            of: ribs.isEmpty ? [parent] : ribs,
            for: sources.modules[placement.module].module,
            from: sources.modules[scope.module].module,
            known: Set(sources.modules.map(\.module.name)),
            types: tables[scope.module]
        )
        var child = ChildReference(
            name: request.name,
            isViewless: request.isViewless,
            borrowsViewController: false,
            module: isElsewhere ? sources.modules[placement.module].module.name : nil,
            access: isElsewhere || style.isPublic ? .public : .internal,
            usesShorthand: style.usesShorthand,
            hasHeadings: style.hasHeadings,
            listenerMethods: [.closing(request.name)]
        )
        let host = ParentEdits(scope: scope, parent: parent, child: child, types: tables[scope.module]).host
        let lends = request.isViewless && host.map { tables[scope.module][$0.protocolName] != nil } ?? false
        child = child.borrowing(lends)
        let own = try request.template.map { template throws(ScaffoldRefusal) in
            try template.files(
                named: request.name.name,
                module: sources.modules[placement.module].module.name,
                request.templateValues
            )
        }
        if let own { child = try Self.child(of: own, request.name, style, module: child.module) }
        guard request.isViewless || own != nil || style.view != .unknown else {
            throw ScaffoldRefusal(
                "No RIB near '\(scope.name)' has a view controller to learn from. Use '--viewless', or write the first "
                    + "view controller by hand."
            )
        }
        let wiring = ParentEdits(scope: scope, parent: parent, child: child, types: tables[scope.module])
        edits = wiring.all()
        let dependency = DependencyEdits(subject: sources.subject, scope: request.parent, child: child)
        edits.add(dependency.all())
        let tests = try TestPlan(request, placement, wiring: wiring, in: sources)
        edits.add(tests.edits)
        mocks = tests.mocks
        let rib = NewRIB(
            name: request.name,
            style: style,
            module: sources.modules[placement.module].module.name,
            isViewless: request.isViewless,
            borrowsViewController: lends,
            isPublic: child.access == .public,
            marksProtocols: tests.marksProtocols
        )
        if let file = dependency.conformanceFile(rib, at: sources.location) { files[file.path] = file.text }
        for file in own ?? rib.files { files[joined(placement.folder, file.name)] = file.text }
        for (path, text) in tests.files(of: rib) { files[path] = text }
    }

    /// The RIB that a template makes, as its parent refers to it.
    private static func child(
        of files: [NewFile],
        _ name: RIBName,
        _ style: RIBStyle,
        module: String?
    ) throws(ScaffoldRefusal) -> ChildReference {
        let sources = files.filter { $0.name.hasSuffix(".swift") }.map { file in
            SourceFile(path: file.name, reading: Array(file.text.utf8))
        }
        let child = try MovePlan.child(name, RIB(named: name.name, in: TypeTable(sources)), style, module: module)
        guard module == nil || child.access >= .public else {
            throw ScaffoldRefusal(
                "'\(name[.listener])' of the template is not public, so another module cannot use it."
            )
        }
        return child
    }

    /// The RIBs whose style the new one gets, the nearest first: siblings, the parent, the others of the module.
    private static func models(for scope: Int, _ parent: RIB, _ tables: [TypeTable], _ graph: ScopeGraph) -> [RIB] {
        let home = graph.scopes[scope].module
        let children = graph.children(of: scope).map { graph.scopes[$0] }.filter { $0.module == home }
        let near = children.map { RIB(named: $0.baseName, in: tables[home]) } + [parent]
        let all = near.filter { $0[.builder] != nil } + RIB.all(in: tables[home])
        var seen: Set<String> = []
        return all.filter { seen.insert($0.name).inserted }
    }

    // MARK: - Refusals

    /// A component of Needle makes its children itself, and its parent is no dependency of theirs.
    static func refuseNeedle(_ scope: Scope) throws(ScaffoldRefusal) {
        guard scope.isNeedleComponent else { return }
        throw ScaffoldRefusal("'\(scope.name)' is a component of Needle, and only RIBs are created, moved and removed.")
    }

    private static func refuse(
        _ request: NewRIBRequest,
        _ scope: Scope,
        _ placement: Placement,
        _ tables: [TypeTable],
        in sources: ScaffoldSources
    ) throws(ScaffoldRefusal) {
        try refuseNeedle(scope)
        let home = sources.modules[scope.module].module
        let module = sources.modules[placement.module].module
        for (number, table) in [(scope.module, tables[scope.module]), (placement.module, tables[placement.module])] {
            let known = RIB.Part.allCases.map { request.name[$0] }.first(where: table.declares)
            guard let known else { continue }
            throw ScaffoldRefusal("Module '\(sources.modules[number].module.name)' already declares '\(known)'.")
        }
        if module.kind.standsAlone, !home.kind.standsAlone {
            throw ScaffoldRefusal("'\(module.name)' is not a module of the app, and the app cannot import it.")
        }
        guard placement.module != scope.module else { return }
        if let dependencies = home.dependencies, !dependencies.contains(module.name) {
            throw ScaffoldRefusal(
                "'\(home.name)' cannot import '\(module.name)': add \"\(module.name)\" to the dependencies of target "
                    + "'\(home.name)' first."
            )
        }
        if let dependencies = module.dependencies, dependencies.contains(home.name) {
            throw ScaffoldRefusal("'\(module.name)' depends on '\(home.name)', so '\(home.name)' cannot import it.")
        }
        let libraries = sources.modules.map(\.module.name).filter { $0.hasSuffix("RIBs") }
        if let library = libraries.first, let dependencies = module.dependencies, !dependencies.contains(library),
            home.dependencies?.contains(library) ?? false
        {
            throw ScaffoldRefusal(
                "'\(module.name)' cannot import '\(library)': add \"\(library)\" to the dependencies of target "
                    + "'\(module.name)' first."
            )
        }
    }
}

extension ChildReference {
    func borrowing(_ borrowsViewController: Bool) -> ChildReference {
        ChildReference(
            name: name,
            isViewless: isViewless,
            borrowsViewController: borrowsViewController,
            module: module,
            access: access,
            usesShorthand: usesShorthand,
            hasHeadings: hasHeadings,
            listenerMethods: listenerMethods
        )
    }
}

extension ListenerMethod {
    /// The only method of the listener of a new RIB.
    static func closing(_ name: RIBName) -> ListenerMethod {
        ListenerMethod(name: name.closeMethod, declaration: "func \(name.closeMethod)()", detaches: true)
    }
}
