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
        return joined(distinct(all)).compactMap { $0.finding(rule, title, headline, in: &fileDeclarations) }
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

    /// The findings, of which those that would add one name to one scope with several types are one: only one of their
    /// fixes can be followed.
    private func joined(_ findings: [MissingFinding]) -> [MissingFinding] {
        var places: [SuppliedProperty: Int] = [:]
        var result: [MissingFinding] = []
        for finding in findings {
            guard let gap = finding.addedProperty else {
                result.append(finding)
                continue
            }
            if let place = places[gap] {
                result[place].alternatives.append(finding)
            } else {
                places[gap] = result.count
                result.append(finding)
            }
        }
        return result
    }

    /// What each finding about missing provisions is about.
    var separateCauses: [Cause] {
        missingCauses.value.filter { !$0.ends.allSatisfy(endsAtUnrelatedValue) }.flatMap(apart)
            .map(withSettingReadersFirst)
    }

    /// The cause, with the readers that need a setter first if a member only lacks that.
    private func withSettingReadersFirst(_ cause: Cause) -> Cause {
        let setting = cause.readers.filter { resolution.needs[$0].demand.isSettable }
        guard let first = setting.first, setting.count < cause.readers.count, first != cause.readers.first,
            candidates(named: resolution.needs[first], for: cause).contains(where: { $0.reason == .readOnly })
        else { return cause }
        let others = cause.readers.filter { !resolution.needs[$0].demand.isSettable }
        return Cause(ends: cause.ends, readers: setting + others)
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
    let routes: Routes
    /// The findings about the same name of the same scope with other types.
    var alternatives: [MissingFinding] = []
    /// The protocols that require the name with another type.
    var otherProtocols: [String] = []

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
        let own = faultOfDemo
        let advice = demo == nil ? advice(need, in: &fileDeclarations) : advice(need, inDemoWith: own)
        return Finding(
            rule: rule,
            title: title,
            severity: .error,
            location: demo?.location ?? need.ownRequirement?.location,
            scope: subject.graph.scopes[demo?.parent ?? need.scope].id,
            property: need.name,
            headline: own == nil
                ? demo.map { self.headline(need, in: $0) } ?? headline(self, need) : headline(self, need),
            readers: cause.readers.compactMap(subject.reader),
            chain: subject.chain(through: route, to: need),
            otherRoutes: routes.count(to: first, atMost: Self.mostRoutes + 1) - 1,
            nearMisses: alternatives.flatMap(\.requests) + misses.listed,
            moreNearMisses: misses.more,
            repairs: advice.repairs + alternativeRepairs,
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
        guard let member = unusableMember, let first = cause.readers.first else { return nil }
        if isOfDemo {
            guard route.contains(member.scope), subject.graph.demo(of: member.scope) == nil else { return nil }
        }
        let need = subject.resolution.needs[first]
        return Fault(scope: member.scope, name: need.name, type: need.type.canonical)
    }

    /// The member of a demo's own scope that has to change.
    private var faultOfDemo: Candidate? {
        guard isOfDemo, let member = unusableMember, route.contains(member.scope) else { return nil }
        return subject.graph.demo(of: member.scope) == nil ? nil : member
    }

    private var unusableMember: Candidate? {
        candidates.first { [.inaccessible, .otherType, .readOnly].contains($0.reason) }
    }

    /// The member to add, if no scope above provides it.
    var gap: Fault? {
        guard let narrowest = routes.narrowest else { return nil }
        let need = subject.resolution.needs[narrowest]
        return need.suppliers.isEmpty ? Fault(scope: need.scope, name: need.name, type: need.type.canonical) : nil
    }

    /// The property that the fix would add to a RIBs scope; `nil` if the fix is another one.
    var addedProperty: SuppliedProperty? {
        guard let gap, let first = cause.readers.first else { return nil }
        let need = subject.resolution.needs[first]
        guard need.requirement.method == nil, subject.graph.scopes[gap.scope].dialect.parentsConform, !isOfDemo,
            changing(need) == nil
        else { return nil }
        return SuppliedProperty(scope: gap.scope, name: gap.name)
    }

    /// The edge by which a demo creates the scope that it shows, if only the demo lacks something.
    private var demoEdge: Edge? {
        let pairs = zip(route, route.dropFirst())
        let found = pairs.first { subject.graph.demo(of: $0) != nil && subject.graph.demo(of: $1) == nil }
        return found.flatMap { subject.edge($0, $1) }
    }

    private func headline(_ need: Resolution.Need, in demo: Edge) -> Message {
        let parent = subject.graph.scopes[demo.parent]
        let module = subject.graph.modules[parent.module]
        let kind: Message = module.isVariant ? "target" : "demo"
        return """
            \(code: parent.name) of the \(kind) \(code: module.name) creates \
            \(code: subject.name(demo.child)), but no scope of the \(kind) provides \(code: subject.text(need)) for \
            \(code: subject.name(need.scope))
            """
    }

    /// What a rule says that knows no cause.
    func plainHeadline(_ need: Resolution.Need) -> Message {
        "No scope above \(code: subject.name(need.scope)) provides \(code: subject.text(need))"
    }

    /// Fixes the member of the demo that has the name; otherwise adds one.
    private func advice(_ need: Resolution.Need, inDemoWith member: Candidate?) -> Renaming {
        Renaming(name: nil, repairs: member.flatMap { changing([$0], for: need) } ?? [addingToTheDemo(need)])
    }

    /// Fixes an existing member if one can be made to match; otherwise adds a provider where it reaches all readers.
    private func advice(_ need: Resolution.Need, in fileDeclarations: inout FileDeclarations) -> Renaming {
        if let repairs = changing(need) { return Renaming(name: nil, repairs: repairs) }
        return subject.renaming(need, cause, candidates, routes, in: &fileDeclarations)
            ?? Renaming(name: nil, repairs: adding(need))
    }
}
