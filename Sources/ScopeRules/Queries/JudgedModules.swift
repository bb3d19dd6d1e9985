import ScopeGraph
import SourceLayout

extension RuleSubject {
    /// For each module, whether rules on waste and lifetimes have a word about it: not about tests, nor about apps that
    /// only show others, which stand beside those.
    static func judgedModules(of graph: ScopeGraph) -> [Bool] {
        let others = graph.modules.filter { $0.kind != .test }
        return graph.modules.map { module in
            switch module.kind {
            case .test, .demo: return false
            case .library: return true
            case .application: return !(isDemoName(module.name) && others.contains { $0 != module })
            }
        }
    }

    func isJudged(module number: Int) -> Bool { judgedModules[number] }

    func isJudged(_ scope: Int) -> Bool { isJudged(module: graph.scopes[scope].module) }

    /// What the sources do with the scopes that rules have a word about.
    var judgedUsages: some Sequence<(scope: Int, usage: ScopeUsage)> {
        graph.usage.scopes.indices.lazy.filter { isJudged($0) }.map { (scope: $0, usage: graph.usage.scopes[$0]) }
    }
}
