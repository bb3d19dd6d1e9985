import ScopeGraph
import SwiftReader

/// The fixes for a provision that no scope has as it is required.
extension MissingFinding {
    /// Changes a member that does not qualify; `nil` if there is none.
    func changing(_ need: Resolution.Need) -> [Repair]? {
        if let repairs = changing(candidates, for: need) { return repairs }
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
        return changingSignature(need)
    }

    /// Changes one of some members that has the name, but not the access, the type or the setter that is required.
    func changing(_ candidates: [Candidate], for need: Resolution.Need) -> [Repair]? {
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
        return candidates.first { $0.reason == .readOnly }.map { readOnly in
            [subject.settable(readOnly.provision, of: readOnly.scope, for: need)]
        }
    }

    /// Changes a member of another kind, beside which a provider of the name may be a redeclaration.
    private func changingKind(_ need: Resolution.Need) -> [Repair]? {
        let properties = candidates.filter { $0.reason == .notAMethod }
        if !properties.isEmpty { return subject.agreeing(properties, with: need) }
        guard let other = candidates.first(where: { $0.reason == .notAProperty }) else { return nil }
        switch other.provision.obstacle {
        case .static where other.provision.type?.mayMatch(need.type) ?? true:
            let member = subject.declaredMember(other.provision, of: other.scope)
            let further = FurtherDifferences(of: other.provision, in: other.scope, from: need)
            let step: Message = "Remove \(code: "static") from \(code: member)"
            let removal = Repair(
                title: .sequence([step] + further.steps(besides: .isStatic, in: subject)),
                location: other.provision.location
            )
            // It may be above only some of several readers.
            return cause.ends.count + cause.readers.count == 2 ? [removal] : [removal] + adding(need)
        case .method: return [subject.makingAProperty(other.provision, of: other.scope, for: need)]
        default: return nil
        }
    }

    /// Changes the only method that differs from the required one in its labels or in its types alone, beside which
    /// another one would be an overload.
    private func changingSignature(_ need: Resolution.Need) -> [Repair]? {
        let others = candidates.filter { candidate in
            guard candidate.reason == .otherSignature, let type = candidate.provision.type else { return false }
            return candidate.provision.name == need.name || type.matches(need.type)
        }
        guard others.count == 1, let other = others.first else { return nil }
        let member = subject.declaredMember(other.provision, of: other.scope)
        let change = Repair(
            title: "Change \(code: member) to \(code: subject.member(need, in: other.scope))",
            location: other.provision.location
        )
        let supplied = SuppliedProperty(scope: other.scope, name: other.provision.name)
        var comparisons = NameComparisons()
        let isMeant = comparisons.areAlike(other.provision.name, need.name)
        let isFree = !subject.suppliedProperties.value.contains(supplied)
        return isMeant && isFree ? [change] + adding(need) : adding(need) + [change]
    }

    /// Adds one provider to the nearest common scope above all readers. If that provider would hide one on a different
    /// route, the fix for the roots that lack one comes first.
    func adding(_ need: Resolution.Need) -> [Repair] {
        let protocols = otherProtocols + alternatives.flatMap(\.protocols)
        let list = Message.list(protocols.uniqued().map { name -> Message in "\(code: name)" })
        let agreement: Message = protocols.isEmpty ? "" : ", and require that type in \(list)"
        guard let narrowest = routes.narrowest else { return [addingToTheTops(need)] }
        let hidden = subject.resolution.needs[narrowest].suppliers
        let scope = subject.graph.scopes[subject.resolution.needs[narrowest].scope]
        let title: Message = "Add \(code: declaration(serving: narrowest)) to \(code: scope.name)"
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
        return [Repair(title: "\(title)\(reach)\(agreement)", location: scope.location)]
    }

    /// The nearest scope of a demo that serves all readers, because a change of the app's scopes concerns the app.
    func addingToTheDemo(_ need: Resolution.Need) -> Repair {
        let nearest = routes.passedScopes.first { subject.graph.demo(of: $0) != nil }
        guard let number = nearest else { return addingToTheTops(need) }
        let scope = subject.graph.scopes[number]
        let member = subject.member(need, in: number)
        return Repair(title: "Add \(code: member) to \(code: scope.name)", location: scope.location)
    }

    /// The member that a scope needs to serve its children, with the access that it has to have.
    private func declaration(serving number: Int) -> String {
        let need = subject.resolution.needs[number]
        let children = need.passedOnFor.map { subject.resolution.needs[$0] }
        let access = children.map { subject.accessNeeded(of: need.scope, for: $0) }.max() ?? .internal
        return (access > .internal ? "\(access.word) " : "") + subject.member(need, in: need.scope)
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
        let members = cause.ends.map(declaration).uniqued()
        let member = members.count == 1 ? members[0] : subject.member(need)
        return Repair(title: "Add \(code: member) to \(list)", location: location)
    }

    private func topLocation(of scope: Scope) -> SourceLocation {
        if case .made(let location) = scope.root { return location }
        return scope.location
    }
}

/// Several types of one name.
extension MissingFinding {
    private var needs: [Resolution.Need] { cause.readers.map { subject.resolution.needs[$0] } }

    /// The protocols that require the property.
    var protocols: [String] { needs.map(\.requirement.declaredIn).uniqued() }

    /// Where they require it.
    var requests: [NearMiss] {
        needs.map { need in
            NearMiss(
                scope: subject.name(need.scope),
                location: need.requirement.location,
                message: """
                    \(code: need.requirement.declaredIn) requires \(code: subject.text(need)), a different type
                    """
            )
        }
    }

    /// The fixes that follow the others.
    var alternativeRepairs: [Repair] {
        alternatives.indices.flatMap { number -> [Repair] in
            var alternative = alternatives[number]
            guard let need = alternative.needs.first else { return [] }
            let others = alternatives.indices.filter { $0 != number }
            alternative.otherProtocols = protocols + others.flatMap { alternatives[$0].protocols }
            return alternative.adding(need)
        }
    }
}
