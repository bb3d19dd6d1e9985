import ScopeGraph
import Modules

extension RuleSubject {
    /// For each module, whether rules on unused code and lifetimes apply to it: not to tests, nor to demo apps beside
    /// other modules.
    static func lintedModules(of graph: ScopeGraph) -> [Bool] {
        let others = graph.modules.filter { $0.kind != .test }
        return graph.modules.map { module in
            switch module.kind {
            case .test: return false
            case .demo: return module.isVariant
            case .library: return true
            case .application: return !(isDemoName(module.name) && others.contains { $0 != module })
            }
        }
    }

    func isLinted(module number: Int) -> Bool { lintedModules[number] }

    func isLinted(_ scope: Int) -> Bool { isLinted(module: graph.scopes[scope].module) }
}
