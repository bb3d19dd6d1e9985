import ScopeGraph
import SourceLayout

extension RuleSubject {
    /// For each module, whether rules on waste and lifetimes have a word about it: not about tests, nor about apps that
    /// only show others, which stand beside those.
    static func lintedModules(of graph: ScopeGraph) -> [Bool] {
        let others = graph.modules.filter { $0.kind != .test }
        return graph.modules.map { module in
            switch module.kind {
            case .test, .demo: return false
            case .library: return true
            case .application: return !(isDemoName(module.name) && others.contains { $0 != module })
            }
        }
    }

    func isLinted(module number: Int) -> Bool { lintedModules[number] }

    func isLinted(_ scope: Int) -> Bool { isLinted(module: graph.scopes[scope].module) }

    /// What the sources do with the scopes that rules have a word about.
    ///
    /// - Parameter isOfInterest: whether there is anything in it for a rule; there seldom is.
    func judgedUsages(where isOfInterest: (ScopeUsage) -> Bool) -> [(scope: Int, usage: ScopeUsage)] {
        let usages = graph.usage.scopes
        return usages.indices.filter { isOfInterest(usages[$0]) && isLinted($0) }.map { ($0, usages[$0]) }
    }
}
