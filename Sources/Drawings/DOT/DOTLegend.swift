import ScopeGraph
import TextFormats

/// The words below a DOT drawing that explain its marks: only those that it uses.
struct DOTLegend {
    private let subject: DrawingSubject
    /// Whether some scope has several parents.
    private let hasFurtherParents: Bool

    init(of subject: DrawingSubject, _ levels: Levels) {
        self.subject = subject
        hasFurtherParents = subject.view.links.count > levels.treeParents.count
    }

    /// Behind all other statements, because frames would inherit it.
    var line: String {
        let text = ([" "] + entries).map { escaped($0) + "\\l" }.joined()
        return "  label=\"\(text)\"; labelloc=b; labeljust=l; fontsize=9; fontcolor=\"#555555\";"
    }

    private var entries: [String] {
        let view = subject.view
        let scopes = view.scopes.map { subject.graph.scopes[$0] }
        let counts = subject.findingCounts()
        let marked = scopes.compactMap { counts[$0.id] }
        var entries: [String] = []
        func add(_ text: String, if isUsed: Bool) { if isUsed { entries.append(text) } }
        add("solid arrow: a scope creates another", if: !view.links.isEmpty)
        add("hollow arrowhead: another scope creates it, too", if: hasFurtherParents)
        add("dashed arrow: a scope gets properties from another", if: !SupplierLink.all(in: subject).isEmpty)
        add("note and dotted arrows: a request, executed and registered", if: !DrawnRequests(of: subject).isEmpty)
        add("frame: a module", if: Set(scopes.map(\.module)).count > 1)
        add("double border: a root", if: scopes.contains { $0.root != nil })
        add("dashed border: a builder without a component", if: scopes.contains { $0.kind == .builder })
        add("gray: another class that is injected", if: scopes.contains { $0.kind == .provider })
        add("thick red border: errors", if: marked.contains { $0.errors > 0 })
        add("thick orange border: warnings", if: marked.contains { $0.errors == 0 && $0.warnings > 0 })
        add("gray text: on a path to a match", if: view.sought.map { $0.count < view.scopes.count } ?? false)
        add("+1 scope: not shown", if: !view.folds.isEmpty)
        add("not shown: \(counted(view.elsewhereCount, "scope")) elsewhere", if: view.elsewhereCount > 0)
        add("not shown: \(counted(view.testScopeCount, "scope")) of tests", if: view.testScopeCount > 0)
        return entries
    }
}
