import ScopeGraph
import ScopeRules
import Modules
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
        let site = try NewRIBSite(request, in: sources)
        let own = try request.template.map { template throws(ScaffoldRefusal) in
            try template.files(named: request.name.name, module: site.module.name, request.templateValues)
        }
        var child = site.child(request)
        if let own { child = try Self.child(of: own, request.name, site, module: child.module) }
        var rib = NewRIB(
            name: request.name,
            style: site.style,
            module: site.module.name,
            isViewless: request.isViewless,
            borrowsViewController: child.borrowsViewController,
            isPublic: child.access == .public,
            marksProtocols: false,
            needle: site.needle
        )
        edits.add(site.package.edits)
        if site.needle != nil {
            let component = ComponentEdits(site.scope, child, in: sources.subject.graph, site.types)
            child.componentProperty = component.property
            add(component, rib, sources)
        }
        let dependency = DependencyEdits(subject: sources.subject, scope: request.parent, child: child)
        if site.isInRIB {
            let wiring = ParentEdits(scope: site.scope, parent: site.parent, child: child, types: site.types)
            edits.add(wiring.all())
            edits.add(dependency.all())
            let tests = try TestPlan(request, site.placement, wiring: wiring, in: sources)
            edits.add(tests.edits)
            mocks = tests.mocks
            rib.marksProtocols = tests.marksProtocols
            for (path, text) in tests.files(of: rib) { files[path] = text }
        }
        if let file = dependency.conformanceFile(rib, at: sources.location) { files[file.path] = file.text }
        for file in own ?? rib.files { files[joined(site.placement.folder, file.name)] = file.text }
    }

    /// Adds the property of the parent's component that creates the child's.
    private mutating func add(_ component: ComponentEdits, _ rib: NewRIB, _ sources: ScaffoldSources) {
        edits.add(component)
        if let file = component.file(rib, at: sources.location) { files[file.path] = file.text }
    }

    /// The RIB that a template makes, as its parent refers to it.
    private static func child(
        of files: [NewFile],
        _ name: RIBName,
        _ site: NewRIBSite,
        module: String?
    ) throws(ScaffoldRefusal) -> ChildReference {
        let sources = files.filter { $0.name.hasSuffix(".swift") }.map { file in
            SourceFile(path: file.name, reading: Array(file.text.utf8))
        }
        let rib = RIB(named: name.name, in: TypeTable(sources))
        if site.needle != nil, rib[.component] == nil {
            throw ScaffoldRefusal("The template does not declare '\(name[.component])', which the parent creates.")
        }
        let child =
            site.isInRIB
            ? try MovePlan.child(name, rib, site.style, usesNeedle: site.needle != nil, module: module)
            : MovePlan.component(name, rib, site.style, module: module)
        guard module == nil || child.access >= .public else {
            throw ScaffoldRefusal(
                "'\(name[.listener])' of the template is not public, so another module cannot use it."
            )
        }
        return child
    }
}

extension ListenerMethod {
    /// The only method of the listener of a new RIB.
    static func closing(_ name: RIBName) -> ListenerMethod {
        ListenerMethod(name: name.closeMethod, declaration: "func \(name.closeMethod)()", detaches: true)
    }
}
