import Providers
import ScopeGraph
import ScopeRules
import Modules
import SwiftReader

/// Where a new RIB comes, and how the app writes RIBs there.
struct NewRIBSite {
    /// The parent.
    let scope: Scope
    /// The declarations of the parent.
    let parent: RIB
    /// The types of the parent's module.
    let types: TypeTable
    let placement: Placement
    /// The module of the new RIB.
    let module: Module
    /// The dependencies that the modules lack.
    let package: PackageEdits
    let style: RIBStyle
    /// How the component of Needle is written; `nil` for one of RIBs.
    let needle: NeedleStyle?

    /// Whether there is a RIB, and not only a component of Needle.
    var isInRIB: Bool { needle.map { $0.builder != nil } ?? true }

    init(_ request: NewRIBRequest, in sources: ScaffoldSources) throws(ScaffoldRefusal) {
        let graph = sources.subject.graph
        scope = graph.scopes[request.parent]
        try Self.refuseDialect(request, scope)
        let tables = sources.modules.map(TypeTable.init)
        types = tables[scope.module]
        parent = RIB(named: scope.nameOfRIB, in: types)
        let found = Self.models(for: request.parent, parent, tables, graph)
        let models = found.isEmpty ? [parent] : found
        placement = try Placement(request, models, in: sources)
        try Self.refuse(request, scope, placement, tables, in: sources)
        let (home, own) = (sources.modules[scope.module], sources.modules[placement.module].module)
        let table = types
        let declared = zip(sources.modules, tables).map { (module: $0.module.name, types: $1) }
        func style(adding modules: Set<String>) -> RIBStyle {
            RIBStyle(
                of: models,
                for: own,
                from: home.module,
                declared: declared,
                types: table,
                adding: modules
            )
        }
        module = own
        let view = request.isViewless || request.template != nil ? nil : style(adding: []).view
        package = try PackageEdits(from: scope, to: placement.module, showing: view, tables, in: sources)
        self.style = style(adding: package.added)
        needle = try Self.needleStyle(request, parent, models, types, graph)
        try refuseView(request)
    }

    /// The new RIB as its parent refers to it.
    func child(_ request: NewRIBRequest) -> ChildReference {
        let isElsewhere = placement.module != scope.module
        func child(borrowing borrows: Bool) -> ChildReference {
            ChildReference(
                name: request.name,
                isViewless: request.isViewless,
                borrowsViewController: borrows,
                module: isElsewhere ? module.name : nil,
                access: isElsewhere || style.isPublic ? .public : .internal,
                usesShorthand: style.usesShorthand,
                hasHeadings: style.hasHeadings,
                listenerMethods: [.closing(request.name)],
                needle: needle?.builder
            )
        }
        let wiring = ParentEdits(scope: scope, parent: parent, child: child(borrowing: false), types: types)
        let lends = request.isViewless && wiring.host.map { types[$0.protocolName] != nil } ?? false
        return child(borrowing: lends)
    }

    // MARK: - What is learnt

    /// The RIBs whose style the new one gets, the nearest first: siblings, the parent, the others of the module. In an app
    /// that uses Needle, those with components of Needle.
    private static func models(for scope: Int, _ parent: RIB, _ tables: [TypeTable], _ graph: ScopeGraph) -> [RIB] {
        let home = graph.scopes[scope].module
        let usesNeedle = graph.scopes[scope].isNeedleComponent
        let children = graph.children(of: scope).map { graph.scopes[$0] }.filter { $0.module == home }
        let near = children.map { RIB(named: $0.nameOfRIB, in: tables[home]) } + [parent]
        let others =
            usesNeedle
            ? graph.scopes.filter { $0.module == home && $0.isNeedleComponent }
                .map { RIB(named: $0.baseName, in: tables[home]) } : RIB.all(in: tables[home])
        let all = near + others
        var seen: Set<String> = []
        return all.filter { rib in
            rib[usesNeedle ? .component : .builder] != nil && seen.insert(rib.name).inserted
        }
    }

    /// How the component of Needle is written; `nil` for one of RIBs.
    private static func needleStyle(
        _ request: NewRIBRequest,
        _ parent: RIB,
        _ models: [RIB],
        _ types: TypeTable,
        _ graph: ScopeGraph
    ) throws(ScaffoldRefusal) -> NeedleStyle? {
        guard graph.scopes[request.parent].isNeedleComponent else { return nil }
        let near = graph.children(of: request.parent).map { graph.scopes[$0].nameOfRIB } + [parent.name]
        let nearest = models.filter { near.contains($0.name) }
        let areRIBs = nearest.contains(where: \.isComplete) || (near.count == 1 && models.contains(where: \.isComplete))
        guard areRIBs || !request.wantsTests else {
            throw ScaffoldRefusal(
                "'--tests' writes tests of an interactor and a router, and '\(graph.scopes[request.parent].name)' and its "
                    + "children have none. Omit it."
            )
        }
        return try NeedleStyle(of: models, areRIBs: areRIBs, isViewless: request.isViewless, types)
    }

    // MARK: - Refusals

    private static func refuseDialect(_ request: NewRIBRequest, _ scope: Scope) throws(ScaffoldRefusal) {
        guard request.wantsNeedle, !scope.isNeedleComponent else { return }
        throw ScaffoldRefusal("'\(scope.name)' is not a component of Needle, so no child of it is. Omit '--needle'.")
    }

    private func refuseView(_ request: NewRIBRequest) throws(ScaffoldRefusal) {
        guard isInRIB, !request.isViewless, request.template == nil, style.view == .unknown else { return }
        throw ScaffoldRefusal(
            "No RIB near '\(scope.name)' has a view controller to learn from. Use '--viewless', or write the first "
                + "view controller by hand."
        )
    }

    private static func refuse(
        _ request: NewRIBRequest,
        _ scope: Scope,
        _ placement: Placement,
        _ tables: [TypeTable],
        in sources: ScaffoldSources
    ) throws(ScaffoldRefusal) {
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
    }
}
