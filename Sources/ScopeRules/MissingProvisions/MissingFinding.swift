import ScopeGraph
import SwiftReader

extension RuleSubject {
    /// The findings about missing provisions that belong to a rule: each cause belongs to one.
    ///
    /// - Parameter headline: how the rule words one of them.
    func missingFindings(
        _ rule: String,
        _ title: String,
        headline: (MissingFinding, Resolution.Need) -> Message
    ) -> [Finding] {
        let causes = separateCauses.filter { self.rule(of: $0) == rule }
        guard !causes.isEmpty else { return [] }
        var table = ProvisionTable(of: graph)
        var fileDeclarations = FileDeclarations(of: self)
        let all = causes.map { cause in
            MissingFinding(subject: self, cause: cause, candidates: candidates(for: cause, in: &table))
        }
        return distinct(all).compactMap { $0.finding(rule, title, headline, in: &fileDeclarations) }
    }

    /// The findings without those of demos that a change outside of the demo repairs, and that repeat another.
    private func distinct(_ findings: [MissingFinding]) -> [MissingFinding] {
        let demos = findings.filter(\.isOfDemo)
        if demos.isEmpty { return findings }
        let others = findings.filter { !$0.isOfDemo }
        var known = Set(others.compactMap(\.fault))
        let gaps = Set(others.compactMap(\.gap))
        return others
            + demos.sorted { $0.cause.ends.lexicographicallyPrecedes($1.cause.ends) }.filter { finding in
                if let fault = finding.fault { return known.insert(fault).inserted }
                return finding.gap.map { !gaps.contains($0) } ?? true
            }
    }

    /// What each finding about missing provisions is about.
    var separateCauses: [Cause] {
        missingCauses.value.filter { !$0.ends.allSatisfy(endsAtUnrelatedValue) }.flatMap(apart)
    }

    /// Whether the search for a need ends at a class that is only passed by mistake, which is a finding of its own.
    private func endsAtUnrelatedValue(_ need: Int) -> Bool {
        let scope = resolution.needs[need].scope
        return graph.scopes[scope].kind == .provider && graph.edgesDown[scope].allSatisfy(passesUnrelatedValue)
    }

    /// The parts of a cause whose readers have no unusable member above them in common: a change of one repairs only
    /// a part.
    private func apart(_ cause: Cause) -> [Cause] {
        guard cause.readers.count > 1, cause.readers.count <= Self.mostReadersApart, let first = cause.readers.first
        else { return [cause] }
        let unusable: Set<Candidate.Reason> = [.inaccessible, .otherType, .readOnly]
        let named = candidates(named: resolution.needs[first], for: cause).filter { unusable.contains($0.reason) }
        guard !named.isEmpty else { return [cause] }
        let scopes = Set(named.map(\.scope))
        let above = cause.readers.map { scopes.intersection(searchedScopes(from: [$0])) }
        guard above.reduce(scopes, { $0.intersection($1) }).isEmpty else { return [cause] }
        let groups = Dictionary(grouping: cause.readers.indices) { above[$0] }.values
        return groups.map { group in
            let readers = group.map { cause.readers[$0] }
            let reached = Set(readers.flatMap { resolution.needs[$0].failures })
            return Cause(ends: cause.ends.filter(reached.contains), readers: readers)
        }
        .sorted { $0.readers.lexicographicallyPrecedes($1.readers) }
    }

    /// The readers of a larger cause are not told apart.
    private static let mostReadersApart = 64

    /// The rule that a cause belongs to: an inaccessible provider, a mismatched type, or otherwise a missing provider.
    private func rule(of cause: Cause) -> String {
        guard let reader = cause.readers.first else { return MissingProvider.id }
        let need = resolution.needs[reader]
        let named = candidates(named: need, for: cause)
        let hidden = named.contains { candidate in
            candidate.reason == .inaccessible && (candidate.provision.type?.mayMatch(need.type) ?? true)
        }
        if hidden { return InaccessibleProvider.id }
        let differs = named.contains { $0.reason == .otherType || $0.reason == .readOnly }
        return differs ? TypeMismatch.id : MissingProvider.id
    }
}

/// The parts of a finding that the rules about missing provisions share: one cause, its readers, the path from the
/// root, the fix.
struct MissingFinding {
    let subject: RuleSubject
    let cause: Cause
    let candidates: [Candidate]
    /// The scopes from the end of the search down to the first reader.
    private let route: [Int]
    private let routes: Routes

    /// A member that does not qualify, and has to change.
    struct Fault: Hashable {
        let scope: Int
        let name: String
        let type: String
    }

    /// The limit of counted routes: one more than a finding shows.
    private static let mostRoutes = 1001

    init(subject: RuleSubject, cause: Cause, candidates: [Candidate]) {
        self.subject = subject
        self.cause = cause
        self.candidates = candidates
        let needs = zip(cause.ends.prefix(1), cause.readers).flatMap { subject.route(from: $0, to: $1) }
        route = needs.map { subject.resolution.needs[$0].scope }
        routes = Routes(of: cause, in: subject)
    }

    func finding(
        _ rule: String,
        _ title: String,
        _ headline: (MissingFinding, Resolution.Need) -> Message,
        in fileDeclarations: inout FileDeclarations
    ) -> Finding? {
        guard let first = cause.readers.first else { return nil }
        let resolution = subject.resolution
        let need = resolution.needs[first]
        let misses = subject.nearMisses(for: cause, candidates, in: &fileDeclarations)
        let demo = fault == nil ? demoEdge : nil
        let advice =
            demo == nil ? advice(need, in: &fileDeclarations) : Renaming(name: nil, repairs: [addingToTheDemo(need)])
        return Finding(
            rule: rule,
            title: title,
            severity: .error,
            location: demo?.location ?? need.ownRequirement?.location,
            scope: subject.graph.scopes[demo?.parent ?? need.scope].id,
            property: need.name,
            headline: demo.map { self.headline(need, in: $0) } ?? headline(self, need),
            readers: cause.readers.compactMap(subject.reader),
            chain: subject.chain(through: route, to: need),
            otherRoutes: routes.count(to: first, atMost: Self.mostRoutes + 1) - 1,
            nearMisses: misses.listed,
            moreNearMisses: misses.more,
            repairs: advice.repairs,
            resembled: advice.name,
            identity: [subject.graph.scopes[need.scope].id, need.name, need.type.canonical]
                + cause.ends.map { subject.graph.scopes[resolution.needs[$0].scope].id }
        )
    }

    /// Whether only a demo lacks something.
    var isOfDemo: Bool { route.first.map { subject.graph.demo(of: $0) != nil } ?? false }

    /// The member that has to change; `nil` for a demo if that member is its own, or if it does not create the
    /// member's scope.
    var fault: Fault? {
        let member = candidates.first { [.inaccessible, .otherType, .readOnly].contains($0.reason) }
        guard let member, let first = cause.readers.first else { return nil }
        if isOfDemo {
            guard route.contains(member.scope), subject.graph.demo(of: member.scope) == nil else { return nil }
        }
        let need = subject.resolution.needs[first]
        return Fault(scope: member.scope, name: need.name, type: need.type.canonical)
    }

    /// The member to add, if no scope above provides it.
    var gap: Fault? {
        guard let narrowest = routes.narrowest else { return nil }
        let need = subject.resolution.needs[narrowest]
        return need.suppliers.isEmpty ? Fault(scope: need.scope, name: need.name, type: need.type.canonical) : nil
    }

    /// The edge by which a demo creates the scope that it shows, if only the demo lacks something.
    private var demoEdge: Edge? {
        let pairs = zip(route, route.dropFirst())
        let found = pairs.first { subject.graph.demo(of: $0) != nil && subject.graph.demo(of: $1) == nil }
        return found.flatMap { subject.edge($0, $1) }
    }

    private func headline(_ need: Resolution.Need, in demo: Edge) -> Message {
        let parent = subject.graph.scopes[demo.parent]
        return """
            \(code: parent.name) of the demo \(code: subject.graph.modules[parent.module].name) creates \
            \(code: subject.name(demo.child)), but no scope of the demo provides \(code: subject.text(need)) for \
            \(code: subject.name(need.scope))
            """
    }

    /// What a rule says that knows no cause.
    func plainHeadline(_ need: Resolution.Need) -> Message {
        "No scope above \(code: subject.name(need.scope)) provides \(code: subject.text(need))"
    }

    /// Fixes an existing member if one can be made to match; otherwise adds a provider where it reaches all readers.
    private func advice(_ need: Resolution.Need, in fileDeclarations: inout FileDeclarations) -> Renaming {
        if let repairs = changing(need) { return Renaming(name: nil, repairs: repairs) }
        return subject.renaming(need, cause, candidates, routes, in: &fileDeclarations)
            ?? Renaming(name: nil, repairs: adding(need))
    }

    private func changing(_ need: Resolution.Need) -> [Repair]? {
        if let hidden = candidates.first(where: { $0.reason == .inaccessible }) {
            return [subject.exposing(hidden.provision, of: hidden.scope, for: need)]
        }
        if let other = candidates.first(where: { $0.reason == .otherType }) {
            return subject.agreeing(
                other.provision,
                of: other.scope,
                with: need,
                hasOneReader: cause.readers.count == 1
            )
        }
        if let readOnly = candidates.first(where: { $0.reason == .readOnly }) {
            return [subject.settable(readOnly.provision, of: readOnly.scope, for: need)]
        }
        if let repairs = changingKind(need) { return repairs }
        if let unread = candidates.first(where: { $0.reason == .notInjected }) {
            let name = subject.name(unread.scope)
            return [
                Repair(
                    title: "Pass \(code: name) itself instead of its dependency",
                    location: unread.provision.location
                )
            ]
        }
        return nil
    }

    /// Changes a member of another kind, beside which a provider of the name may be a redeclaration.
    private func changingKind(_ need: Resolution.Need) -> [Repair]? {
        let properties = candidates.filter { $0.reason == .notAMethod }
        if !properties.isEmpty { return subject.agreeing(properties, with: need) }
        guard let other = candidates.first(where: { $0.reason == .notAProperty }) else { return nil }
        switch other.provision.obstacle {
        case .static where other.provision.type?.mayMatch(need.type) ?? true:
            let member = subject.member(other.provision, of: other.scope, named: need.name)
            let removal = Repair(
                title: "Remove \(code: "static") from \(code: member)",
                location: other.provision.location
            )
            // It may be above only some of several readers.
            return cause.ends.count + cause.readers.count == 2 ? [removal] : [removal] + adding(need)
        case .method: return [subject.makingAProperty(other.provision, of: other.scope, for: need)]
        default: return nil
        }
    }

    /// Adds one provider to the nearest common scope above all readers. If that provider would hide one on a different
    /// route, the fix for the roots that lack one comes first.
    private func adding(_ need: Resolution.Need) -> [Repair] {
        guard let narrowest = routes.narrowest else { return [addingToTheTops(need)] }
        let hidden = subject.resolution.needs[narrowest].suppliers
        let scope = subject.graph.scopes[subject.resolution.needs[narrowest].scope]
        let title: Message = "Add \(code: subject.member(need)) to \(code: scope.name)"
        if let first = hidden.first {
            let hides: Message = ", where it shadows \(code: "\(subject.name(first)).\(need.name)")"
            return [addingToTheTops(need), Repair(title: "\(title)\(hides)", location: scope.location)]
        }
        let isTop = cause.ends.contains(narrowest)
        let reach: Message
        switch (isTop, cause.readers.count) {
        case (true, _): reach = ""
        case (false, 1): reach = ", or to a scope above it"
        case (false, 2): reach = ", the nearest scope above both readers, or to one above it"
        default: reach = ", the nearest scope above all \(cause.readers.count) readers, or to one above it"
        }
        return [Repair(title: "\(title)\(reach)", location: scope.location)]
    }

    /// The nearest scope of a demo that serves all readers, because a change of the app's scopes concerns the app.
    private func addingToTheDemo(_ need: Resolution.Need) -> Repair {
        let nearest = routes.passedScopes.first { subject.graph.demo(of: $0) != nil }
        guard let scope = nearest.map({ subject.graph.scopes[$0] }) else { return addingToTheTops(need) }
        return Repair(title: "Add \(code: subject.member(need)) to \(code: scope.name)", location: scope.location)
    }

    /// Each root has to provide it, or has to receive something that does.
    private func addingToTheTops(_ need: Resolution.Need) -> Repair {
        let resolution = subject.resolution
        let isReader = Set(cause.readers.map { resolution.needs[$0].scope })
        let tops = cause.ends.map { resolution.needs[$0].scope }
        if tops.count == 1, let top = tops.first, isReader.contains(top) {
            let scope = subject.graph.scopes[top]
            let title: Message = """
                Pass a component that provides \(code: subject.text(need)) where \(code: scope.name) is created
                """
            return Repair(title: title, location: topLocation(of: scope))
        }
        let names = tops.map { subject.name($0) }.uniqued()
        let list = Message.list(names.map { name -> Message in "\(code: name)" })
        let location = tops.first.map { subject.graph.scopes[$0].location }
        return Repair(title: "Add \(code: subject.member(need)) to \(list)", location: location)
    }

    private func topLocation(of scope: Scope) -> SourceLocation {
        if case .made(let location) = scope.root { return location }
        return scope.location
    }
}
