import ScopeGraph
import TextFormats

/// What pictures write into the nodes of scopes.
struct NodeLabels {
    private let subject: DrawingSubject
    private let lists: PropertyLists
    /// By the scope's id.
    let findings: [String: FindingCounts]

    init(of subject: DrawingSubject) {
        self.subject = subject
        lists = PropertyLists(of: subject, listsAll: subject.view.isSmall)
        findings = subject.findingCounts()
    }

    /// All lines of a scope's node.
    func lines(of scope: Int) -> [String] { [title(of: scope)] + remarks(on: scope) + properties(of: scope) }

    func title(of scope: Int) -> String { shortened(subject.graph.scopes[scope].name) }

    /// The line below the name, if there is anything to say.
    func remarks(on number: Int) -> [String] {
        let scope = subject.graph.scopes[number]
        var words: [String] = []
        if scope.root != nil { words.append("root") }
        if scope.kind != .component { words.append(scope.kind.rawValue) }
        let silent = lists.silentCount(of: number)
        let filter = subject.view.filter
        if silent > 0, filter.requirements == .auto, !filter.namesProperties {
            words.append(counted(silent, "requirement"))
        }
        if let text = findings[scope.id]?.text { words.append(text) }
        return words.isEmpty ? [] : [words.joined(separator: ", ")]
    }

    /// The properties that are listed, missing ones first, not too many.
    func properties(of scope: Int) -> [String] {
        let all = lists[scope]
        let sorted = all.filter { $0.role != .required } + all.filter { $0.role == .required }
        let isLong = sorted.count > Self.mostProperties
        let texts = sorted.prefix(isLong ? Self.mostProperties - 1 : sorted.count).map { property in
            switch property.role {
            case .required: "· \(shortened(property.text))"
            case .missing: "· \(shortened(property.text)) (missing)"
            case .provided: "provides \(shortened(property.text))"
            }
        }
        return isLong ? texts + ["+\(sorted.count - texts.count) more"] : Array(texts)
    }

    private static let mostProperties = 9
}

extension DrawingSubject {
    /// What is unusual about a link.
    func label(of link: Link) -> String? {
        let edges = graph.edges(from: link.parent, to: link.child).map { graph.edges[$0].injected }
        guard edges.contains(.itsDependency) else { return nil }
        return edges.contains(.itself) ? "and its dependency" : "its dependency"
    }
}

/// Text of at most 60 characters.
func shortened(_ text: String) -> String { text.count > 60 ? "\(text.prefix(59))…" : text }
