import SwiftReader

extension Supply {
    /// Finds for every requirement of every scope who supplies it, by each way up.
    public init(of graph: ScopeGraph) {
        var spread = SupplySpread(of: SupplySearch.run(graph), in: graph)
        self = spread.supply()
    }
}

/// The one walker. It starts with what scopes declare and asks each parent once for each name and type; what a parent
/// does not have becomes a need of the parent. So it grows with scopes and requirements, not with the number of paths.
struct SupplySearch {
    /// A need while the search runs.
    struct Draft {
        /// The scope, and the number of its name and type, which are those of `asking`.
        let key: Key
        let asking: Requirement
        /// The first of its ways up in `ways`; the drafts they name are numbers in the order of the search.
        var firstWay: Int32 = 0
        /// Whether `asking` is a requirement of the scope's own.
        var isOwn = false
        var isSettable = false

        var scope: Int { Int(key.scope) }
        var thing: Int { Int(key.thing) }
    }

    /// What the search found; the tables that it asked meanwhile are gone by then.
    struct Found {
        let drafts: [Draft]
        /// Those of one draft after those of the other.
        let ways: [Supply.Way]
    }

    private struct Thing: Hashable {
        let name: String
        let type: TypeMeaning
    }

    /// What one scope needs.
    struct Key: Hashable {
        let scope: Int32
        let thing: Int32

        fileprivate init(_ scope: Int, _ thing: Int) {
            self.scope = Int32(truncatingIfNeeded: scope)
            self.thing = Int32(truncatingIfNeeded: thing)
        }
    }

    private let graph: ScopeGraph
    private var drafts: [Draft] = []
    private var ways: [Supply.Way] = []
    private var things: [Thing: Int] = [:]
    /// The numbers of the drafts.
    private var numbers: [Key: Int32] = [:]
    /// By module, whether generated code stands in it because a root does.
    private var isRootModule: [Bool]

    static func run(_ graph: ScopeGraph) -> Found {
        var search = SupplySearch(graph: graph)
        search.run()
        return Found(drafts: search.drafts, ways: search.ways)
    }

    private init(graph: ScopeGraph) {
        self.graph = graph
        isRootModule = [Bool](repeating: false, count: graph.modules.count)
        for scope in graph.scopes where scope.root == .bootstrap && isRootModule.indices.contains(scope.module) {
            isRootModule[scope.module] = true
        }
    }

    private mutating func run() {
        let count = graph.scopes.reduce(0) { $0 + $1.requirements.count }
        things.reserveCapacity(min(count, graph.scopes.count * 4))
        numbers.reserveCapacity(count)
        drafts.reserveCapacity(count)
        for (scope, value) in graph.scopes.enumerated() {
            for requirement in value.requirements {
                let thing = number(of: Thing(name: requirement.name, type: requirement.type))
                let need = number(of: thing, in: scope, asking: requirement)
                drafts[need].isOwn = true
                drafts[need].isSettable = requirement.isSettable
            }
        }
        var next = 0
        while next < drafts.count {
            drafts[next].firstWay = Int32(truncatingIfNeeded: ways.count)
            for edge in graph.edgesUp[drafts[next].scope] { ways.append(way(by: edge, to: next)) }
            next += 1
        }
    }

    private mutating func number(of thing: Thing) -> Int {
        if let known = things[thing] { return known }
        things[thing] = things.count
        return things.count - 1
    }

    private mutating func number(of thing: Int, in scope: Int, asking: Requirement) -> Int {
        let key = Key(scope, thing)
        if let known = numbers[key] { return Int(known) }
        let number = drafts.count
        numbers[key] = Int32(truncatingIfNeeded: number)
        drafts.append(Draft(key: key, asking: asking))
        return number
    }

    private mutating func way(by edgeUp: Int, to need: Int) -> Supply.Way {
        let edge = graph.edges[edgeUp]
        let draft = drafts[need]
        let end = edge.handing == .itself ? answer(of: edge.parent, to: draft) : .goesOn(passThrough: nil)
        switch end {
        case .found(let answer): return Supply.Way(edge: edgeUp, answer: answer)
        case .goesOn(let passThrough):
            let above = number(of: draft.thing, in: edge.parent, asking: draft.asking)
            if draft.isSettable { drafts[above].isSettable = true }
            return Supply.Way(edge: edgeUp, answer: .passedOn(above), passThrough: passThrough)
        }
    }

    private enum End {
        case found(Supply.Answer)
        case goesOn(passThrough: Provision?)
    }

    /// What a parent's own members say to a need.
    private func answer(of parentNumber: Int, to draft: Draft) -> End {
        let parent = graph.scopes[parentNumber]
        let child = graph.scopes[draft.scope]
        let name = draft.asking.name
        let question = Question(
            name: name,
            type: draft.asking.type,
            isSettable: draft.isSettable,
            access: max(child.dependency?.access ?? .internal, draft.isOwn ? draft.asking.access : .internal),
            child: child,
            isGeneratedBesideParent: isRootModule.indices.contains(parent.module) && isRootModule[parent.module]
        )
        let answers = child.dialect.answers
        var passThrough: Provision?
        if let provision = parent.provisions.named(name).first {
            switch answers.answer(to: question, of: parent, asProvided: provision) {
            case .satisfies(let provision) where parent.unservedPassThroughs.contains(name): passThrough = provision
            case .satisfies(let provision): return .found(.supplied(provision))
            case .blocks(let provision, let blockage): return .found(.blocked(provision, blockage))
            case .goesOn: break
            }
        }
        for provision in parent.withheld.named(name) {
            switch answers.answer(to: question, of: parent, asWithheld: provision) {
            case .satisfies(let provision): return .found(.supplied(provision))
            case .blocks(let provision, let blockage): return .found(.blocked(provision, blockage))
            case .goesOn: continue
            }
        }
        return .goesOn(passThrough: passThrough)
    }
}

extension [Provision] {
    /// Those of a name, in a list that is sorted by name.
    fileprivate func named(_ name: String) -> ArraySlice<Provision> {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if self[middle].name < name { low = middle + 1 } else { high = middle }
        }
        return self[low...].prefix { $0.name == name }
    }
}
