import Providers
import ScopeGraph
import ScopeRules
import Semantics
import Modules
import SwiftReader

/// The component of the parent conforms to the dependency of the child.
struct DependencyEdits {
    let subject: RuleSubject
    /// An index into `ScopeGraph.scopes`.
    let scope: Int
    let child: ChildReference

    private var parent: Scope { subject.graph.scopes[scope] }
    private var childDependency: String { child.name[.dependency] }

    /// Components of Needle conform to no dependencies: providers do.
    private var needsConformance: Bool {
        (parent.kind == .component || parent.kind == .provider) && !parent.isNeedleComponent
    }

    /// Whether `thimble generate` writes the conformance.
    var isGenerated: Bool { !subject.plan.handWiring.contains(parent.module) }

    /// The file with the conformance, in the style of a new RIB; `nil` if none is to be written.
    ///
    /// - Parameter location: the absolute path of a file, by its name.
    func conformanceFile(_ rib: NewRIB, at location: (String) -> String) -> (path: String, text: String)? {
        guard needsConformance, !isGenerated, let example = exampleFile else { return nil }
        let imports = example.importedModules.filter(Dialect.isLibraryOfRIBs) + [child.module].compactMap(\.self)
        let name = "\(parent.name)+\(child.name.name).swift"
        let lines = ["extension \(SwiftName.written(path: parent.name)): \(childDependency) {}"]
        let path = joined(location(example.path).parentFolder, name)
        return (path, rib.text(of: lines, imports: imports.sorted(), fileName: name))
    }

    /// The file that declares the conformance to the dependency of another child, and nothing but conformances.
    private var exampleFile: SourceFile? {
        let files = subject.graph.edgesDown[scope].compactMap { subject.graph.edges[$0].conformance?.location.file }
        return files.lazy.filter { $0 != parent.location.file }.compactMap { subject.sources[$0] }
            .first { $0.path.lastComponent.hasPrefix("\(parent.name)+") }
    }

    func all() -> ScaffoldEdits {
        var result = ScaffoldEdits()
        guard needsConformance else { return result }
        if isGenerated {
            inherit(&result)
        } else if exampleFile == nil {
            conform(&result)
        }
        return result
    }

    private func inherit(_ result: inout ScaffoldEdits) {
        guard let dependency = parent.dependency, let location = dependency.location,
            let written = subject.sources.declaration(at: location), written.declaration.kind == .protocol
        else { return }
        let name = "\(dependency.flatName)\(child.name.name)"
        if let edits = written.inheriting(name) { result.add(edits) }
    }

    private func conform(_ result: inout ScaffoldEdits) {
        let lines = ["extension \(parent.name): \(childDependency) {}"]
        guard let written = subject.sources.declaration(at: parent.location), written.declaration.kind == .class,
            let edits = written.inheriting(childDependency)
        else {
            let reason = "'\(parent.name)' has no inheritance clause that can be extended."
            result.add(Advice(location: parent.location, reason: reason, lines: lines))
            return
        }
        result.add(edits)
        if let module = child.module { result.add(written.source.importing(module)) }
    }
}
