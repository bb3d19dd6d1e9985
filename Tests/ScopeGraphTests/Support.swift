import ScopeGraph
import Modules
import SwiftReader

/// One module of sources that a test writes down.
func module(
    _ name: String,
    kind: Module.Kind = .application,
    folder: String? = nil,
    package: String = "",
    _ files: String...
) -> ModuleSources {
    let home = folder ?? "Sources/\(name)"
    return ModuleSources(
        module: Module(name: name, folder: home, kind: kind, origin: .folder, package: package),
        files: files.enumerated().map { number, text in
            SourceFile(path: "\(home)/File\(number + 1).swift", reading: Array(text.utf8))
        },
        generated: []
    )
}

extension ScopeGraph {
    /// The edges as text: `Root -> Child`, with ` (dependency)` where only that is handed over.
    var edgeTexts: [String] {
        edges.map { edge in
            let suffix = edge.injected == .itsDependency ? " (dependency)" : ""
            return "\(scopes[edge.parent].name) -> \(scopes[edge.child].name)\(suffix)"
        }
    }

    /// The scope of a name.
    func scope(_ name: String) -> Scope? { scopes.first { $0.name == name } }

    /// The names of the suppliers of a scope's requirement.
    func suppliers(of property: String, in scope: String) -> [String] {
        let resolution = Resolution(of: self)
        return resolution.needs.filter {
            $0.ownRequirement != nil && $0.name == property && scopes[$0.scope].name == scope
        }
        .flatMap { $0.suppliers.map { scopes[$0].name } }
    }
}
