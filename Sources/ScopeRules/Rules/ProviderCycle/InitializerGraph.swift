import ScopeGraph
import SwiftReader

/// For each property that is created, the properties that its initialization reads.
///
/// A property of a component with several parents may occur again for one of them, if that one creates the component
/// and reads the property: what the component gets from above is then known.
struct InitializerGraph {
    private let subject: RuleSubject
    private(set) var nodes: [InitializerReads]
    /// For each node, the parent that creates its component; `nil` if it may be any.
    private var parents: [Int?]
    private var numbers: [Key: Int] = [:]
    private var next: [[Int]] = []
    /// For each node, the read that leads to each of its successors.
    private var reads: [[Int: InitializerRead]] = []

    private struct Key: Hashable {
        let scope: Int
        let name: String
        let parent: Int?
    }

    init(of all: [InitializerReads], in subject: RuleSubject) {
        self.subject = subject
        nodes = all
        parents = Array(repeating: nil, count: all.count)
        for (number, node) in all.enumerated() {
            numbers[Key(scope: node.scope, name: node.name, parent: nil)] = number
        }
        // Targets may be new nodes.
        while next.count < nodes.count {
            let number = next.count
            var targets: [Int: InitializerRead] = [:]
            for read in nodes[number].reads {
                guard let target = target(of: read, by: number), targets[target] == nil else { continue }
                targets[target] = read
            }
            next.append(targets.keys.sorted())
            reads.append(targets)
        }
    }

    /// The cycles that create something: a cycle of pass-throughs creates nothing.
    var loops: [[Int]] {
        var known: Set<Set<Key>> = []
        return shortestLoops(next) { nodes[$0].location }.filter { loop in
            let properties = loop.map { Key(scope: nodes[$0].scope, name: nodes[$0].name, parent: nil) }
            return !loop.allSatisfy(onlyForwards) && known.insert(Set(properties)).inserted
        }
    }

    private func onlyForwards(_ node: Int) -> Bool {
        subject.graph.scopes[nodes[node].scope].provisions.named(nodes[node].name).contains(where: \.isPassThrough)
    }

    /// The node that is read; `nil` if it is not unique, or reads nothing.
    private mutating func target(of read: InitializerRead, by number: Int) -> Int? {
        let scope = nodes[number].scope
        switch read.source {
        case .own: return node(read.name, of: scope, below: parents[number])
        case .component(let other): return node(read.name, of: other, below: nil)
        case .child(let child): return node(read.name, of: child, below: hasSeveralParents(child) ? scope : nil)
        case .dependency:
            return supplier(of: read.name, for: scope, below: parents[number])
                .flatMap { node(read.name, of: owner(of: read.name, of: $0), below: nil) }
        }
    }

    /// The scope whose code runs to provide a property: the non-core component for what a pluginized component has
    /// through it.
    private func owner(of name: String, of scope: Int) -> Int {
        guard case .core(let point)? = subject.graph.scopes[scope].plugin,
            [.pluginExtension, .nonCore].contains(subject.graph.scopes[scope].provisions.named(name).first?.owner)
        else { return scope }
        return subject.graph.children(of: scope).first { subject.graph.scopes[$0].id == point.nonCore } ?? scope
    }

    private func hasSeveralParents(_ scope: Int) -> Bool { subject.graph.edgesUp[scope].count > 1 }

    private mutating func node(_ name: String, of scope: Int, below parent: Int?) -> Int? {
        let key = Key(scope: scope, name: name, parent: parent)
        if let known = numbers[key] { return known }
        guard parent != nil, let general = numbers[Key(scope: scope, name: name, parent: nil)] else { return nil }
        numbers[key] = nodes.count
        nodes.append(nodes[general])
        parents.append(parent)
        return numbers[key]
    }

    /// The scope that provides what a scope reads from its dependency; `nil` if it is not unique.
    private func supplier(of name: String, for scope: Int, below parent: Int?) -> Int? {
        let needs = subject.needs(of: scope, named: name)
        guard needs.count == 1, var need = needs.first else { return nil }
        if let parent {
            let routes = subject.resolution.needs[need].routes.filter { subject.graph.edges[$0.edge].parent == parent }
            switch routes.first?.answer {
            case _ where routes.count > 1, nil: break
            case .supplied(let provision): return subject.graph.scopes[parent].has(provision) ? parent : nil
            case .passedOn(let above): need = above
            case .blocked: return nil
            }
        }
        let (suppliers, failures) = (subject.resolution.needs[need].suppliers, subject.resolution.needs[need].failures)
        return suppliers.count == 1 && suppliers[0] != scope && failures.isEmpty ? suppliers[0] : nil
    }

    /// `LoginComponent.session`; only the scope's name if the scope itself is created.
    func name(of node: Int) -> String {
        let (scope, name) = (subject.name(nodes[node].scope), nodes[node].name)
        return name == InitializerReads.ofScope ? scope : "\(scope).\(name)"
    }

    func step(from node: Int, to other: Int) -> Step? {
        guard let read = reads[node][other] else { return nil }
        let (reader, target) = (name(of: node), name(of: other))
        let message: Message
        switch read.source {
        case .dependency: message = "\(code: reader) reads \(code: read.name), which is \(code: target)"
        case .component where read.name == InitializerReads.ofScope, .child where read.name == InitializerReads.ofScope:
            message = "\(code: reader) creates \(code: target)"
        case .own, .component, .child: message = "\(code: reader) reads \(code: target)"
        }
        return Step(scope: subject.name(nodes[node].scope), location: read.location, message: message)
    }
}
