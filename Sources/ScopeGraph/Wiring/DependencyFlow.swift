import Graphs
import Semantics

/// The scopes that a value of a protocol type reaches through adapters, factories and functions that receive it and
/// pass it on. Code that only reads the value is ignored.
struct DependencyFlow {
    /// The values of a protocol type in one holder.
    struct Node: Hashable {
        let holder: ValueHolder
        let type: ResolvedType
    }

    /// Where the values of a node are passed.
    private struct Targets {
        var scopes: Set<Int> = []
        var nodes: Set<Node> = []
    }

    private let model: SemanticModel
    private var targets: [Node: Targets] = [:]
    /// By ancestor of a holder, the nodes with targets.
    private var below: [Node: [Node]] = [:]
    private var byType: [ResolvedType: [Node]] = [:]
    /// The nodes with targets that receive no value in the sources. Any value of the type may reach them.
    private var withoutSource: [ResolvedType: [Node]] = [:]
    private var known: [Node: [Int]] = [:]

    init(model: SemanticModel) { self.model = model }

    /// Records that the values of a node are passed on.
    mutating func pass(_ node: Node, toScopes scopes: [Int], nodes: [Node]) {
        if targets[node] == nil {
            byType[node.type, default: []].append(node)
            for ancestor in ancestors(of: node) { below[ancestor, default: []].append(node) }
        }
        targets[node, default: Targets()].scopes.formUnion(scopes)
        targets[node, default: Targets()].nodes.formUnion(nodes)
    }

    /// Determines the nodes that receive no value in the sources.
    ///
    /// - Parameter first: the nodes that receive a value from outside the flow.
    mutating func findNodesWithoutSource(besides first: some Sequence<Node>) {
        let supplied = reached(from: Array(first)).nodes
        for (type, nodes) in byType { withoutSource[type] = nodes.filter { !supplied.contains($0) } }
    }

    /// The scopes that the values of a node reach, ascending.
    mutating func scopes(reachedFrom node: Node) -> [Int] {
        if let scopes = known[node] { return scopes }
        let scopes = reached(from: [node]).scopes.sorted()
        known[node] = scopes
        return scopes
    }

    private func reached(from first: [Node]) -> (nodes: Set<Node>, scopes: Set<Int>) {
        var receivers = Worklist(first)
        var nodes: Set<Node> = []
        var scopes: Set<Int> = []
        while let receiver = receivers.next() {
            for node in sources(passedTo: receiver) where nodes.insert(node).inserted {
                guard let targets = targets[node] else { continue }
                scopes.formUnion(targets.scopes)
                receivers.insert(targets.nodes)
            }
        }
        return (nodes, scopes)
    }

    /// The nodes with targets that may hold a value passed to a node: itself, the nodes of its superclasses and
    /// protocols, and those of types that inherit it.
    private func sources(passedTo receiver: Node) -> [Node] {
        guard let all = byType[receiver.type] else { return [] }
        if receiver.holder == .unknown { return all }
        let related = [receiver, Node(holder: .unknown, type: receiver.type)] + ancestors(of: receiver)
        return related.filter { targets[$0] != nil } + (below[receiver] ?? []) + (withoutSource[receiver.type] ?? [])
    }

    private func ancestors(of node: Node) -> [Node] {
        guard case .type(let type) = node.holder else { return [] }
        let protocols = model.conformances(of: type).map(\.protocolType)
        return (model.ancestry(of: type).superclasses.map(\.type) + protocols).map {
            Node(holder: .type($0), type: node.type)
        }
    }
}
