import Graphs
import ScopeGraph
import SwiftReader

extension RuleSubject {
    /// Why a scope gets what it requires, or does not: one answer for each need.
    ///
    /// - Parameters:
    ///   - property: the name of the need to explain; `nil` for all needs.
    ///   - listed: the scopes from which paths are listed.
    ///   - explains: whether a need is explained: an index into `Resolution.needs`.
    package func resolutionAnswers(
        of scope: Int,
        property: String?,
        from listed: ListedScopes = .all,
        where explains: (Int) -> Bool = { _ in true }
    ) -> [Answer] {
        let needs = resolution.needsOfScope[scope].filter { property == nil || resolution.needs[$0].name == property }
        if needs.isEmpty, let property { return [ownAnswer(of: scope, property: property, listed)].compactMap(\.self) }
        return needs.filter { property != nil || resolution.needs[$0].isOwn || isForwarded($0) }.filter(explains)
            .map { resolutionAnswer(to: $0, from: listed) }
    }

    private func resolutionAnswer(to number: Int, from listed: ListedScopes) -> Answer {
        let need = resolution.needs[number]
        let scope = name(need.scope)
        let headline: Message
        if let requirement = need.ownRequirement {
            headline = "\(code: scope) requires \(code: text(need)), in \(code: requirement.declaredIn)"
        } else {
            let act: Message = isForwarded(number) ? "forwards" : "neither requires nor forwards"
            headline =
                "\(code: scope) \(act) \(code: text(need)), which \(code: need.requirement.declaredIn) requires"
        }
        let routes = routesUp(from: number)
        let tops = tops(from: number)
        let listedRoutes = routes.filter { listed.contains($0.scope) }
        let listedTops = tops.filter { $0.last.map { listed.contains(resolution.needs[$0].scope) } ?? true }
        var sections = listedRoutes.map { section($0, to: number) }
        sections += listedTops.map { section(endingAt: $0, to: number) }
        let restCount = routes.count - listedRoutes.count + tops.count - listedTops.count
        sections.append(listed.remainder(restCount, "path", "paths"))
        var table = ProvisionTable(of: graph)
        sections.append(AnswerSection(title: "also considered", notes: passedOver(by: number, in: &table)))
        return Answer(
            location: need.ownRequirement?.location ?? graph.scopes[need.scope].location,
            headline: headline,
            sections: sections
        )
    }

    /// The members that resemble a need, each with the reason why it does not supply it.
    package func passedOver(by number: Int, in table: inout ProvisionTable) -> [Finding.Note] {
        let need = resolution.needs[number]
        let cause = Cause(ends: need.failures.isEmpty ? [number] : Array(need.failures), readers: [number])
        // Members elsewhere matter only if no ancestor has one.
        let isMissing = !need.failures.isEmpty
        return candidates(for: cause, in: &table, beyondSearch: isMissing).filter { candidate in
            let isFar = candidate.reason == .elsewhere || candidate.reason == .below
            return (isMissing || !isFar) && !need.suppliers.contains(candidate.scope) && candidate.scope != need.scope
        }.map { candidate in
            let miss = nearMiss(candidate, for: need)
            return Finding.Note(location: miss.location, message: miss.message)
        }
    }

    /// The routes that end at the top without a supplier, each by its shortest route.
    private func tops(from number: Int) -> [[Int]] {
        let paths = ShortestPaths(from: [number]) { resolution.needs[$0].above }
        return paths.nodes.filter {
            let scope = resolution.needs[$0].scope
            return graph.scopes[scope].root != nil || graph.edgesUp[scope].isEmpty
        }.map { paths.path(to: $0) }
    }

    /// A route that ends without a supplier, from the top down.
    private func section(endingAt needs: [Int], to number: Int) -> AnswerSection {
        let scopes = needs.reversed().map { resolution.needs[$0].scope }
        let property = resolution.needs[number].name
        let title: Message
        let first: Message
        let top = graph.scopes[scopes[0]]
        let isAlone = scopes.count == 1
        let reads: Message =
            resolution.needs[number].isOwn
            ? "which requires it" : isForwarded(number) ? "which has to forward it" : "which does not provide it either"
        let lack: Message = isAlone ? "" : " and does not provide \(code: property)"
        switch top.root {
        case .open:
            title = "expected from the code that creates \(code: top.name)"
            first = "\(code: top.name) is created by other modules\(lack)"
        case nil:
            title = "missing: \(code: top.name) is never created"
            first = "\(code: top.name) is never created\(lack)"
        default:
            title = "missing above \(code: top.name)"
            first = "\(code: top.name) is a root\(lack)"
        }
        let steps = zip(scopes, scopes.dropFirst()).enumerated().map { step, pair in
            let isReader = step == scopes.count - 2
            let act: Message = isReader ? reads : "which does not provide it either"
            return Finding.Note(
                location: edge(pair.0, pair.1)?.location,
                message: "\(creation(of: pair.1, by: pair.0)), \(act)"
            )
        }
        return AnswerSection(title: title, notes: [Finding.Note(location: top.location, message: first)] + steps)
    }

    private func section(_ route: RouteEnd, to number: Int) -> AnswerSection {
        let member = "\(name(route.scope)).\(route.provision.name)"
        var notes: [Finding.Note] = []
        var below = route.scope
        for need in route.needs.reversed() {
            let scope = resolution.needs[need].scope
            let location = edge(below, scope)?.location
            let isReader = need == number && resolution.needs[number].isOwn
            let act: Message =
                isReader ? "which requires it" : isForwarded(need) ? "which forwards it" : "which does not provide it"
            notes.append(
                Finding.Note(location: location, message: "\(creation(of: scope, by: below)), \(act)")
            )
            below = scope
        }
        let made: Message =
            route.provision.isPassThrough
            ? "\(code: member) forwards what \(code: name(route.scope)) receives" : "\(code: member) is created here"
        let first = Finding.Note(location: route.provision.location, message: made)
        let title: Message =
            route.conflict == nil
            ? "supplied by \(code: name(route.scope))" : "blocked by \(code: member), which does not satisfy it"
        let origins = origins(of: route).map { origin in
            Finding.Note(location: graph.scopes[origin].location, message: "created in \(code: name(origin))")
        }
        return AnswerSection(title: title, notes: [first] + notes + origins)
    }

    /// The scopes that create what the member at the end of a route forwards.
    private func origins(of route: RouteEnd) -> [Int] {
        guard route.provision.isPassThrough else { return [] }
        // The origins of the reader's own need include those of other routes.
        let forwarded = needs(of: route.scope, named: route.provision.name)
        let origins = Set(forwarded.flatMap { resolution.needs[$0].origins }).subtracting([route.scope])
        // What tests create is not what the app gets.
        let ofApp = origins.filter { graph.modules[graph.scopes[$0].module].kind != .test }
        return (ofApp.isEmpty ? origins : ofApp).sorted()
    }

    /// The answer for a property that the scope provides itself.
    private func ownAnswer(of scope: Int, property: String, _ listed: ListedScopes) -> Answer? {
        let value = graph.scopes[scope]
        let own = (value.provisions + value.nearMisses).first { $0.name == property }
        guard let own else { return nil }
        return Answer(
            location: own.location,
            headline: "\(code: value.name) declares \(code: property) itself and does not require it",
            sections: readers(of: property, from: scope, listed: listed)
        )
    }
}
