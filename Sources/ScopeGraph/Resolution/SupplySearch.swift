import SwiftReader

extension Supply {
    /// Finds for every requirement of every scope who supplies it, by each way up.
    public init(of graph: ScopeGraph) {
        var search = SupplySearch(graph: graph)
        search.run()
        self = search.supply()
    }
}

/// The one walker. It starts with what scopes declare and asks each parent once for each name and type; what a parent
/// does not have becomes a need of the parent. So it grows with scopes and requirements, not with the number of paths.
private struct SupplySearch {
    private struct Key: Hashable {
        let scope: Int
        let name: String
        let type: TypeMeaning
    }

    /// A need while the search runs.
    private final class Draft {
        let scope: Int
        let name: String
        let type: TypeMeaning
        var isSettable = false
        var requirement: Requirement?
        let asking: Requirement
        var passedOnFor: [Int] = []
        var ways: [Supply.Way] = []
        var suppliers: [Int] = []
        var origins: [Int] = []
        var failures: [Int] = []

        init(_ key: Key, asking: Requirement) {
            scope = key.scope
            name = key.name
            type = key.type
            self.asking = asking
        }
    }

    let graph: ScopeGraph
    private var drafts: [Draft] = []
    private var numbers: [Key: Int] = [:]
    private let offered: [[String: Provision]]
    private let withheld: [[String: [Provision]]]
    private let rootModules: Set<Int>

    init(graph: ScopeGraph) {
        self.graph = graph
        offered = graph.scopes.map { scope in
            Dictionary(scope.provisions.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        }
        rootModules = Set(graph.scopes.filter { $0.root == .bootstrap }.map(\.module))
        withheld = graph.scopes.map { Dictionary(grouping: $0.withheld, by: \.name) }
    }

    mutating func run() {
        for (scope, value) in graph.scopes.enumerated() {
            for requirement in value.requirements {
                let key = Key(scope: scope, name: requirement.name, type: requirement.type)
                let need = number(of: key, asking: requirement)
                drafts[need].requirement = requirement
                drafts[need].isSettable = requirement.isSettable
            }
        }
        var next = 0
        while next < drafts.count {
            ask(next)
            next += 1
        }
        spread()
    }

    private mutating func number(of key: Key, asking: Requirement) -> Int {
        if let known = numbers[key] { return known }
        let number = drafts.count
        numbers[key] = number
        drafts.append(Draft(key, asking: asking))
        return number
    }

    /// Asks all parents of a scope for one thing.
    private mutating func ask(_ need: Int) {
        let draft = drafts[need]
        var ways: [Supply.Way] = []
        for edge in graph.edgesUp[draft.scope] {
            ways.append(way(by: edge, to: need))
        }
        drafts[need].ways = ways
    }

    private mutating func way(by edgeUp: Int, to need: Int) -> Supply.Way {
        let edge = graph.edges[edgeUp]
        let draft = drafts[need]
        var passThrough: Provision?
        let parent = graph.scopes[edge.parent]
        let child = graph.scopes[draft.scope]
        if edge.handing == .itself {
            let question = Question(
                name: draft.name,
                type: draft.type,
                isSettable: draft.isSettable,
                access: max(child.dependency?.access ?? .internal, draft.requirement?.access ?? .internal),
                child: child,
                isGeneratedBesideParent: rootModules.contains(parent.module)
            )
            let answers = child.dialect.answers
            if let provision = offered[edge.parent][draft.name] {
                switch answers.answer(to: question, of: parent, asProvided: provision) {
                case .satisfies(let provision) where parent.unservedPassThroughs.contains(draft.name):
                    passThrough = provision
                case .satisfies(let provision): return Supply.Way(edge: edgeUp, answer: .supplied(provision))
                case .blocks(let provision, let blockage):
                    return Supply.Way(edge: edgeUp, answer: .blocked(provision, blockage))
                case .goesOn: break
                }
            }
            for provision in withheld[edge.parent][draft.name] ?? [] {
                switch answers.answer(to: question, of: parent, asWithheld: provision) {
                case .satisfies(let provision): return Supply.Way(edge: edgeUp, answer: .supplied(provision))
                case .blocks(let provision, let blockage):
                    return Supply.Way(edge: edgeUp, answer: .blocked(provision, blockage))
                case .goesOn: continue
                }
            }
        }
        let key = Key(scope: edge.parent, name: draft.name, type: draft.type)
        let above = number(of: key, asking: draft.asking)
        if above != need { drafts[above].passedOnFor.append(need) }
        if draft.isSettable { drafts[above].isSettable = true }
        return Supply.Way(edge: edgeUp, answer: .passedOn(above), passThrough: passThrough)
    }

    /// Carries suppliers, origins and failures from where they are known to all that wait for them.
    private mutating func spread() {
        var pending: [Int] = []
        for need in drafts.indices { settle(need, &pending) }
        var next = 0
        while next < pending.count {
            let need = pending[next]
            next += 1
            for waiting in drafts[need].passedOnFor { add(need, to: waiting, &pending) }
        }
        spreadOrigins()
    }

    /// What a need knows from its own ways.
    private mutating func settle(_ need: Int, _ pending: inout [Int]) {
        let draft = drafts[need]
        for way in draft.ways {
            if case .supplied = way.answer { Self.insert(graph.edges[way.edge].parent, &drafts[need].suppliers) }
        }
        if isFailure(draft) { Self.insert(need, &drafts[need].failures) }
        if !drafts[need].suppliers.isEmpty || !drafts[need].failures.isEmpty { pending.append(need) }
    }

    /// Whether the search ends here without an answer: nothing stands above, by right, or nothing more can.
    private func isFailure(_ draft: Draft) -> Bool {
        switch graph.scopes[draft.scope].root {
        case .bootstrap, .made: true
        case .open, nil: false
        }
    }

    private mutating func add(_ above: Int, to need: Int, _ pending: inout [Int]) {
        let before = (drafts[need].suppliers.count, drafts[need].failures.count)
        Self.merge(drafts[above].suppliers, into: &drafts[need].suppliers)
        Self.merge(drafts[above].failures, into: &drafts[need].failures)
        if before != (drafts[need].suppliers.count, drafts[need].failures.count) { pending.append(need) }
    }

    private static func merge(_ more: [Int], into list: inout [Int]) {
        // One way up is the usual case: then both share one array.
        if list.isEmpty { list = more } else if list != more { more.forEach { insert($0, &list) } }
    }

    private static func insert(_ value: Int, _ list: inout [Int]) {
        var low = 0
        var high = list.count
        while low < high {
            let middle = (low + high) / 2
            if list[middle] < value { low = middle + 1 } else { high = middle }
        }
        if low == list.count || list[low] != value { list.insert(value, at: low) }
    }

    /// A supplier that only hands on leads to where its own need is met.
    private mutating func spreadOrigins() {
        var waiting = [[Int]](repeating: [], count: drafts.count)
        var pending: [Int] = []
        for need in drafts.indices {
            for way in drafts[need].ways {
                let parent = graph.edges[way.edge].parent
                switch way.answer {
                case .supplied(let provision):
                    if provision.isPassThrough, let above = numbers[key(parent, of: need)] {
                        waiting[above].append(need)
                    } else {
                        Self.insert(parent, &drafts[need].origins)
                    }
                case .passedOn(let above): waiting[above].append(need)
                case .blocked: continue
                }
            }
            if !drafts[need].origins.isEmpty { pending.append(need) }
        }
        var next = 0
        while next < pending.count {
            let above = pending[next]
            next += 1
            for need in waiting[above] {
                let before = drafts[need].origins.count
                Self.merge(drafts[above].origins, into: &drafts[need].origins)
                if drafts[need].origins.count != before { pending.append(need) }
            }
        }
    }

    private func key(_ scope: Int, of need: Int) -> Key {
        Key(scope: scope, name: drafts[need].name, type: drafts[need].type)
    }

    func supply() -> Supply {
        let order = drafts.indices.sorted { left, right in
            let one = drafts[left]
            let other = drafts[right]
            return (one.scope, one.name, one.type.canonical) < (other.scope, other.name, other.type.canonical)
        }
        var position = [Int](repeating: 0, count: drafts.count)
        for (new, old) in order.enumerated() { position[old] = new }
        var ofScope = [[Int]](repeating: [], count: graph.scopes.count)
        for (new, old) in order.enumerated() { ofScope[drafts[old].scope].append(new) }
        return Supply(needs: order.map { need(drafts[$0], position) }, needsOfScope: ofScope)
    }

    private func need(_ draft: Draft, _ position: [Int]) -> Supply.Need {
        Supply.Need(
            scope: draft.scope,
            name: draft.name,
            type: draft.type,
            isSettable: draft.isSettable,
            requirement: draft.requirement,
            asking: draft.asking,
            passedOnFor: draft.passedOnFor.map { position[$0] }.sorted(),
            ways: draft.ways.map { way in
                guard case .passedOn(let above) = way.answer else { return way }
                return Supply.Way(edge: way.edge, answer: .passedOn(position[above]), passThrough: way.passThrough)
            },
            suppliers: draft.suppliers,
            origins: draft.origins,
            failures: draft.failures.map { position[$0] }.sorted()
        )
    }
}
