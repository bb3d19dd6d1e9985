import Graphs
import ScopeGraph

/// The routes down from where a search ends to the readers: needs, each with an edge to the needs that it is passed on
/// for.
struct Routes {
    private let subject: RuleSubject
    private let ends: [Int]
    /// All needs on the routes in topological order, cycles aside.
    private let order: [Int]
    private let passed: [Int]

    init(of cause: Cause, in subject: RuleSubject) {
        self.subject = subject
        ends = cause.ends
        passed = Self.passed(cause.ends, cause.readers, in: subject)
        let needs = subject.resolution.needs
        order = postorder(from: cause.ends, count: needs.count) { Array(needs[$0].passedOnFor) }.reversed()
    }

    /// The number of routes from the ends to a need, without cycles; counted up to `most`.
    func count(to need: Int, atMost most: Int) -> Int {
        let position = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
        var count: [Int: Int] = [:]
        for end in ends { count[end] = 1 }
        for current in order {
            guard let routes = count[current], let location = position[current] else { continue }
            for below in subject.resolution.needs[current].passedOnFor where position[below] ?? 0 > location {
                count[below] = min(most, count[below, default: 0] + routes)
            }
        }
        return count[need] ?? 1
    }

    /// The nearest scope that lies on every route to every reader and passes itself on all of them, so that one
    /// provider in it fixes them all; `nil` if there is none.
    var narrowest: Int? { passed.last }

    /// The scopes that lie on all routes to all readers and can have a property, the nearest to the readers first.
    var passedScopes: [Int] { passed.reversed().map { subject.resolution.needs[$0].scope } }

    /// The needs on all routes whose scopes can provide, from the top down.
    ///
    /// Walks one route down from the ends, and tracks the farthest point of it that a detour reaches. A need that no
    /// detour passes lies on all routes.
    private static func passed(_ ends: [Int], _ readers: [Int], in subject: RuleSubject) -> [Int] {
        guard let first = readers.first else { return [] }
        let isReader = Set(readers)
        let searchPath = subject.resolution.pathsDown(from: ends, to: first).path(to: first)
        let position = Dictionary(uniqueKeysWithValues: searchPath.enumerated().map { ($1, $0) })
        // The position after the end of the route: a detour that reaches another reader passes everything.
        let behind = searchPath.count
        var farthest = 0
        for end in ends { farthest = max(farthest, position[end] ?? 0) }
        // The needs beside the route that it leads to.
        var detours = Worklist(ends.filter { position[$0] == nil })
        var passed: [Int] = []
        for (number, need) in searchPath.enumerated() {
            while let beside = detours.next() {
                if isReader.contains(beside) { farthest = behind }
                for below in subject.resolution.needs[beside].passedOnFor {
                    if let reached = position[below] {
                        farthest = max(farthest, reached)
                    } else {
                        detours.insert(below)
                    }
                }
            }
            if farthest <= number, !isReader.contains(need), canProvide(need, in: subject) { passed.append(need) }
            if isReader.contains(need) { farthest = behind }
            for below in subject.resolution.needs[need].passedOnFor {
                if let reached = position[below] { farthest = max(farthest, reached) } else { detours.insert(below) }
            }
        }
        return passed
    }

    /// Whether the scope of a need can have a property and passes itself to every child that depends on it.
    private static func canProvide(_ number: Int, in subject: RuleSubject) -> Bool {
        let need = subject.resolution.needs[number]
        let scope = subject.graph.scopes[need.scope]
        guard scope.kind != .builder, !scope.nearMisses.contains(where: { $0.name == need.name }) else { return false }
        return need.passedOnFor.allSatisfy { waiting in
            subject.resolution.needs[waiting].routes.allSatisfy { route in
                guard case .passedOn(number) = route.answer else { return true }
                return subject.graph.edges[route.edge].injected == .itself
            }
        }
    }
}
