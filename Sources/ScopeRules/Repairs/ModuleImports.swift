import ScopeGraph
import SwiftReader

extension RuleSubject {
    /// The fix that imports a module in a file of another. It has no edits if the manifest has to change first.
    func importing(_ module: Int, in home: Int, at location: SourceLocation) -> Repair {
        let text = handWrittenText.value
        let name = text.importedName(of: graph.modules[module].name, in: home)
        guard text.mayImport(module, in: home) else {
            let target = graph.modules[home].name
            return Repair(
                title: "Add \(code: name) to the dependencies of \(code: target), and import it here",
                location: location
            )
        }
        return Repair(
            title: "Import \(code: name)",
            location: location,
            edits: sources.importing([name], in: location.file) ?? []
        )
    }
}
