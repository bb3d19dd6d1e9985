import ScopeGraph
import SourceLayout

extension RuleSubject {
    /// Whether rules on waste and lifetimes have a word about a module: not about tests, nor about apps that only show
    /// others, which stand beside those.
    func isJudged(module number: Int) -> Bool {
        let module = graph.modules[number]
        switch module.kind {
        case .test, .demo: return false
        case .library: return true
        case .application:
            let others = graph.modules.contains { $0 != module && $0.kind != .test }
            return !(others && isDemoName(module.name))
        }
    }

    func isJudged(_ scope: Int) -> Bool { isJudged(module: graph.scopes[scope].module) }

    /// What the sources do with the scopes that rules have a word about.
    var judgedUsages: [(scope: Int, usage: ScopeUsage)] {
        graph.usage.scopes.enumerated().filter { isJudged($0.offset) }.map { (scope: $0.offset, usage: $0.element) }
    }
}
