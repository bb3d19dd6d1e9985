import Providers
import Reporters
import ScopeGraph
import ScopeRules
import SourceLayout
import SwiftReader

/// Everything that is found out about some sources: paths → files → modules → graph → supply → plan → findings.
struct Analysis {
    let sources: ReadSources
    let graph: ScopeGraph
    let supply: Supply
    let plan: GenerationPlan
    /// In order.
    let findings: [Finding]

    init(_ request: SourceRequest) throws(Stop) {
        sources = try ReadSources(request)
        graph = ScopeGraph(reading: sources.modules)
        supply = Supply(of: graph)
        plan = GenerationPlan(graph: graph, supply: supply, sources: sources.modules)
        findings = ScopeRules.findings(in: RuleSubject(graph: graph, supply: supply, plan: plan)).inOrder()
    }

    var report: Report {
        Report(findings: findings, fileCount: sources.fileCount, scopeCount: graph.scopes.count)
    }

    /// Says, with its place, what could not be read; the rest of such a file is checked all the same.
    func sayProblems(on console: inout some Console) {
        for file in sources.modules.flatMap(\.files) {
            for problem in file.problems {
                let place = file.place(of: problem.range)
                let path = sources.index.shownPath(of: place.file)
                console.say(
                    "\(path):\(place.line):\(place.column): note: \(problem.message); the rest of the file is checked\n"
                )
            }
        }
    }
}
