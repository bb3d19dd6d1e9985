import ScopeGraph
import Modules

extension RuleSubject {
    /// For each module, whether rules on unused code and lifetimes apply to it: not to tests, nor to demo apps beside
    /// other modules with scopes. Many apps are only called a sample.
    static func lintedModules(of graph: ScopeGraph) -> [Bool] {
        let withScopes = Set(graph.scopes.lazy.map(\.module).filter { graph.modules[$0].kind != .test })
        return graph.modules.indices.map { number in
            let module = graph.modules[number]
            switch module.kind {
            case .test: return false
            case .demo: return module.isVariant
            case .library: return true
            case .application: return !isDemoName(module.name) || withScopes.isSubset(of: [number])
            }
        }
    }

    func isLinted(module number: Int) -> Bool { lintedModules[number] }

    func isLinted(_ scope: Int) -> Bool { isLinted(module: graph.scopes[scope].module) }
}
