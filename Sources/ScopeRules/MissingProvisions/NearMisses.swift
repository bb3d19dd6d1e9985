import ScopeGraph
import Semantics
import SwiftReader

extension RuleSubject {
    /// The maximum number of near misses that a finding lists; the others are counted.
    static let mostNearMisses = 5

    /// The near misses of a cause: the most informative first, then the nearest.
    ///
    /// - Returns: the near misses to list, and the number of others.
    func nearMisses(
        for cause: Cause,
        _ candidates: [Candidate],
        in fileDeclarations: inout FileDeclarations
    ) -> (listed: [NearMiss], more: Int) {
        guard let first = cause.readers.first else { return ([], 0) }
        let need = resolution.needs[first]
        let above = scopesAbove(cause)
        let far: Set<Candidate.Reason> = [.otherRoute, .below, .elsewhere]
        let members = candidates.filter { !far.contains($0.reason) }.map { nearMiss($0, for: need) }
        let others = candidates.filter { far.contains($0.reason) }.map { nearMiss($0, for: need) }
        let unoffered = above.flatMap { self.unoffered(by: $0, need, in: &fileDeclarations) }
        let all = (members + required(by: above, like: need, &fileDeclarations.comparisons) + unoffered + others)
            .uniqued()
        return (Array(all.prefix(Self.mostNearMisses)), max(0, all.count - Self.mostNearMisses))
    }

    /// The ancestors of the first reader, nearest first.
    private func scopesAbove(_ cause: Cause) -> [Int] {
        guard let first = cause.readers.first, let end = cause.ends.first else { return [] }
        return route(from: end, to: first).reversed().map { resolution.needs[$0].scope }.filter {
            $0 != resolution.needs[first].scope
        }
    }

    /// Requirements of the scopes that they have no property for: the type under another name, or the name with another
    /// type.
    private func required(
        by scopes: [Int],
        like need: Resolution.Need,
        _ comparisons: inout NameComparisons
    ) -> [NearMiss] {
        scopes.flatMap { number in
            let scope = graph.scopes[number]
            let requirements = comparisons.areLeft ? scope.requirements[...] : scope.requirements.named(need.name)
            return requirements.compactMap { required -> NearMiss? in
                let isSameType = required.type.matches(need.type)
                let isSameName = required.name == need.name
                guard isSameType != isSameName, isSameName || comparisons.areAlike(required.name, need.name),
                    scope.provisions.named(required.name).isEmpty
                else { return nil }
                let what: Message =
                    isSameName
                    ? """
                    requires \(code: "\(required.name): \(required.type.spelling)"), a different type\
                    \(difference(of: required.type, from: need.type))
                    """
                    : "requires \(code: "\(required.name): \(required.type.spelling)"): the same type under a different name"
                return NearMiss(
                    scope: scope.name,
                    location: required.location,
                    message: "\(code: required.declaredIn) \(what)"
                )
            }
        }
    }

    /// Declarations with the name that are not properties, in the class of a scope or where it creates children:
    /// methods with arguments, local variables.
    private func unoffered(by number: Int, _ need: Resolution.Need, in fileDeclarations: inout FileDeclarations)
        -> [NearMiss]
    {
        fileDeclarations.locations(of: number).flatMap { file, offsets in
            unoffered(
                by: graph.scopes[number],
                fileDeclarations.declarations(named: need.name, in: file),
                in: file,
                around: offsets
            )
        }
    }

    private func unoffered(
        by scope: Scope,
        _ declarations: [Declaration],
        in file: String,
        around offsets: [UInt32]
    ) -> [NearMiss] {
        guard !declarations.isEmpty, let source = sources[file] else { return [] }
        let ownName = scope.name.split(separator: ".").last.map(String.init)
        return declarations.compactMap { declaration in
            guard let owner = source.ownerOfMembers(around: declaration) else { return nil }
            let isMethod = declaration.kind == .function
            let isOwn = source.name(owner.name) == ownName
            let isBeside = !isMethod && offsets.contains { owner.range.start <= $0 && $0 < owner.range.end }
            guard isOwn || isBeside else { return nil }
            let name = source.name(declaration.name)
            let member = "\(source.name(owner.name)).\(name)"
            let message: Message =
                isMethod
                ? "\(code: member) is a method that takes arguments, not a property"
                : "\(code: name) is a local variable in \(code: source.name(owner.name)), not a property"
            return NearMiss(scope: scope.name, location: source.location(of: declaration.name), message: message)
        }
    }
}

extension SourceFile {
    /// The type or extension that encloses a declaration, at any depth; `nil` at the top level.
    fileprivate func ownerOfMembers(around declaration: Declaration) -> Declaration? {
        members(around: declaration.block).flatMap { self[$0].owner }.map { self[$0] }
    }
}
