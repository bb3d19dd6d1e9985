import Graphs
import ScopeGraph
import SwiftReader
import WiringText

extension RuleSubject {
    /// What breaks if a provision of a scope is removed or changes its type; `nil` if the scope has no such provision.
    ///
    /// - Parameters:
    ///   - testDoubles: the types that conform to one of `dependencyProtocols(servedBy:_:)`.
    ///   - listed: the scopes that are listed if they use it; the headline counts all.
    package func impactAnswer(
        of scope: Int,
        property: String,
        testDoubles: [TestDouble],
        listed: ListedScopes = .all
    ) -> Answer? {
        let value = graph.scopes[scope]
        guard let provision = (value.provisions + value.nearMisses).first(where: { $0.name == property }) else {
            return nil
        }
        let served = dependents(on: property, from: scope)
        let others = substitutes(for: property, of: scope, in: served)
        return Answer(
            location: provision.location,
            headline: headline(
                of: "\(value.name).\(property)",
                served,
                others,
                plugins: pluginExtensions(reading: property, of: scope).map(\.core)
            ),
            sections: readers(of: property, from: scope, others, listed: listed) + [
                pluginSection(property, of: scope, listed),
                standInSection(
                    testDoubles,
                    property,
                    besides: Set([scope] + served.map { resolution.needs[$0].scope })
                ),
            ]
        )
    }

    /// The dependency protocols that require a provision, directly or through pass-throughs.
    package func dependencyProtocols(servedBy scope: Int, _ property: String) -> Set<CompositionPart> {
        let dependencyProtocols = dependents(on: property, from: scope).compactMap {
            graph.scopes[resolution.needs[$0].scope].dependency
        }
        return Set(
            dependencyProtocols.flatMap { dependencyProtocol in
                dependencyProtocol.parts.isEmpty
                    ? [CompositionPart(name: dependencyProtocol.name, module: dependencyProtocol.module)]
                    : dependencyProtocol.parts
            }
        )
    }

    /// - Parameter plugins: the core components that read it through their plugin extensions.
    private func headline(of member: String, _ needs: [Int], _ others: Substitutes, plugins: [Int]) -> Message {
        guard !needs.isEmpty || !plugins.isEmpty else { return "No scope below uses \(code: member)" }
        let scopes = Set(needs.map { resolution.needs[$0].scope } + plugins)
        let lost = Set(needs.filter { !others.serve($0) }.map { resolution.needs[$0].scope } + plugins)
        let modules = Set(scopes.map { graph.modules[graph.scopes[$0].module].name }).sorted()
        let location: Message =
            modules.count > 3
            ? "\(modules.count) modules" : Message.list(modules.map { module -> Message in "\(module)" })
        func scopesBreak(_ count: Int) -> String { "\(count) \(count == 1 ? "scope" : "scopes")" }
        let verb = scopes.count == 1 ? "breaks" : "break"
        let all: Message = "\(scopesBreak(scopes.count)) in \(location) \(verb) if \(code: member)"
        if lost == scopes { return "\(all) is removed or changes its type" }
        let rest = lost.isEmpty ? "none" : String(lost.count)
        return "\(all) changes its type, and \(rest) of them if it is removed"
    }

    /// The requirements of descendants that a scope's provision supplies.
    ///
    /// - Parameter others: what supplies them without it.
    func readers(
        of property: String,
        from scope: Int,
        _ others: Substitutes = Substitutes(origins: [:], areWired: true),
        listed: ListedScopes
    ) -> [AnswerSection] {
        let all = dependents(on: property, from: scope)
        let served = all.filter { listed.contains(resolution.needs[$0].scope) }
        let scopes = Set(all.map { resolution.needs[$0].scope })
        let rest = listed.remainder(scopes.count { !listed.contains($0) }, "scope", "scopes")
        return [readerSection(of: served, from: scope, others), rest]
    }

    private func readerSection(of served: [Int], from scope: Int, _ others: Substitutes) -> AnswerSection {
        let modules = Set(served.map { graph.scopes[resolution.needs[$0].scope].module })
        let notes = served.map { number -> Finding.Note in
            let need = resolution.needs[number]
            let module = graph.modules[graph.scopes[need.scope].module].name
            let home: Message = modules.count > 1 ? " (\(module))" : ""
            let rescue = rescue(of: number, from: scope, others)
            guard let requirement = need.ownRequirement else {
                let message: Message = "\(code: name(need.scope))\(home) forwards it\(rescue)"
                return Finding.Note(location: graph.scopes[need.scope].location, message: message)
            }
            let asks: Message = "requires it, in \(code: requirement.declaredIn)"
            return Finding.Note(
                location: requirement.location,
                message: "\(code: name(need.scope))\(home) \(asks)\(rescue)"
            )
        }
        return AnswerSection(title: "used by", notes: notes)
    }

    private func rescue(of need: Int, from scope: Int, _ others: Substitutes) -> Message {
        guard let origins = others.origins[need] else { return "" }
        let names = Message.list(origins.map { origin -> Message in "\(code: name(origin))" })
        return others.areWired
            ? "; if it is removed, \(names) \(origins.count == 1 ? "supplies" : "supply") it instead"
            : "; if it is removed, \(code: name(scope)) has to forward that of \(names)"
    }

    private func standInSection(_ testDoubles: [TestDouble], _ property: String, besides scopes: Set<Int>)
        -> AnswerSection
    {
        let known = Set(scopes.map { CompositionPart(name: graph.scopes[$0].name, module: graph.scopes[$0].module) })
        let others = testDoubles.filter { testDouble in
            !known.contains(CompositionPart(name: testDouble.name, module: testDouble.module))
                && (testDouble.properties[property] != nil || !testDouble.inheritsConformances)
        }
        let notes = others.map { testDouble in
            let module = graph.modules[testDouble.module].name
            let dependencyProtocols = testDouble.dependencyProtocols.map(\.name).joined(separator: ", ")
            return Finding.Note(
                location: testDouble.properties[property] ?? testDouble.location,
                message: "\(code: testDouble.name) in \(module) implements \(code: dependencyProtocols)"
            )
        }
        return AnswerSection(title: "other conforming types, which must change with it", notes: notes)
    }

    private func substitutes(for property: String, of scope: Int, in needs: [Int]) -> Substitutes {
        let then = Resolution(of: graph.without(property, of: scope))
        let lost = then.scopesForwardingNothing(named: property, in: graph)
            .subtracting(resolution.scopesForwardingNothing(named: property, in: graph))
        var origins: [Int: [Int]] = [:]
        for number in needs {
            let need = resolution.needs[number]
            guard let same = then.need(like: need, of: need.scope), !same.origins.isEmpty,
                same.failures == [] || !need.failures.isEmpty
            else { continue }
            let isBlocked = same.routes.contains { if case .blocked = $0.answer { true } else { false } }
            let isLost = then.scopesForwarding(same, in: graph).contains(where: lost.contains)
            // What the scope forwards then never comes from the other routes of the need.
            let forwarded = then.need(like: need, of: scope)?.origins ?? same.origins
            if !isBlocked, !isLost, !forwarded.isEmpty { origins[number] = Array(forwarded) }
        }
        return Substitutes(origins: origins, areWired: !then.lacksPassThrough(of: property, in: scope, self))
    }
}

/// What supplies needs if a provision is removed.
struct Substitutes {
    /// For each need that is still supplied, the origins of the value.
    let origins: [Int: [Int]]
    /// Whether nothing has to be written by hand for that.
    let areWired: Bool

    func serve(_ need: Int) -> Bool { areWired && origins[need] != nil }
}

extension Resolution {
    /// The need of a scope for what another need is about.
    fileprivate func need(like other: Need, of scope: Int) -> Need? {
        needsOfScope[scope].map { needs[$0] }.first { $0.name == other.name && $0.type == other.type }
    }

    /// The scopes whose pass-through of a property forwards what nothing supplies.
    fileprivate func scopesForwardingNothing(named property: String, in graph: ScopeGraph) -> Set<Int> {
        var readers: [Int: [Int]] = [:]
        var starts: [Int] = []
        for need in needs.indices where needs[need].name == property {
            if !needs[need].failures.isEmpty { starts.append(needs[need].scope) }
            for parent in scopesForwarding(needs[need], in: graph) {
                readers[parent, default: []].append(needs[need].scope)
            }
        }
        return Set(reachable(from: starts) { readers[$0] ?? [] })
    }

    /// The parents whose pass-through supplies a need.
    fileprivate func scopesForwarding(_ need: Need, in graph: ScopeGraph) -> [Int] {
        need.routes.compactMap { route in
            guard case .supplied(let provision) = route.answer, provision.isPassThrough else { return nil }
            return graph.edges[route.edge].parent
        }
    }

    /// Whether a hand-wired component passes itself to a child that requires a property, and does not have it.
    fileprivate func lacksPassThrough(of property: String, in scope: Int, _ subject: RuleSubject) -> Bool {
        let graph = subject.graph
        guard graph.scopes[scope].dialect.parentsConform else { return false }
        return graph.children(of: scope).contains { child in
            let needs = needsOfScope[child].map { self.needs[$0] }.filter { $0.name == property }
            return !needs.isEmpty
                && graph.edges(from: scope, to: child).contains { number in
                    let edge = graph.edges[number]
                    return edge.injected == .itself && subject.handWiring.contains(edge, in: graph)
                        && needs.contains { $0.lacksPassThrough(by: number) }
                }
        }
    }
}

extension Resolution.Need {
    /// Whether an edge passes it on without a member that does so.
    fileprivate func lacksPassThrough(by edge: Int) -> Bool {
        guard let route = routes.route(by: edge), case .passedOn = route.answer else { return false }
        return route.passThrough == nil
    }
}
