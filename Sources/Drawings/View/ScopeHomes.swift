import ScopeGraph

/// What tells scopes of one name apart: their modules, or the folders of these where modules share a name, too.
struct ScopeHomes {
    private var homes: [Int: String] = [:]

    init(of subject: DrawingSubject) {
        let graph = subject.graph
        let namesakes = Dictionary(grouping: subject.view.scopes) { graph.scopes[$0].name }
        for scopes in namesakes.values where scopes.count > 1 {
            let modules = scopes.map { graph.modules[graph.scopes[$0].module] }
            let isUnique = Set(modules.map(\.name)).count == scopes.count
            for (scope, module) in zip(scopes, modules) {
                homes[scope] = isUnique || module.folder.isEmpty ? module.name : "\(module.name), \(module.folder)"
            }
        }
    }

    /// `nil` for a scope whose name is unique.
    subscript(scope: Int) -> String? { homes[scope] }
}
