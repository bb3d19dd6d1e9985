import Cores
import ScopeGraph
import Semantics
import SwiftReader

/// A dependency declares a requirement that is never read.
package enum UnusedRequirement: Rule {
    package static let id = "unused-requirement"
    package static let title = "Unused Requirement"
    package static let defaultSeverity: Severity? = .warning
    package static let usesAllCores = true
    package static let reason = """
        A dependency requires a property that nothing in its scope or below uses. Every ancestor has to provide or \
        forward it for nothing. A property that only forwards it under the same name does not count as a use, but a \
        read of that property does. A Needle component below that requires it too finds it without this requirement.
        """
    package static let triggeringExample = """
        import RIBs
        protocol LoginDependency: Dependency {
            var attempts: Int { get }
        }
        final class LoginComponent: Component<LoginDependency> {}
        final class AppComponent: Component<EmptyDependency>, LoginDependency {
            let attempts = 3
            init() { super.init(dependency: EmptyComponent()) }
        }
        let login = LoginComponent(dependency: AppComponent())
        """
    package static let silentExample = """
        import RIBs
        protocol LoginDependency: Dependency {
            var attempts: Int { get }
        }
        final class LoginComponent: Component<LoginDependency> {
            var isPatient: Bool { dependency.attempts > 2 }
        }
        final class AppComponent: Component<EmptyDependency>, LoginDependency {
            let attempts = 3
            init() { super.init(dependency: EmptyComponent()) }
        }
        let login = LoginComponent(dependency: AppComponent())
        """

    package static func findings(in subject: RuleSubject) -> [Finding] {
        guard let use = subject.modelAnswers.requirementUse.value else { return [] }
        let shares = portions(of: subject.graph.scopes.count, size: 64)
        let found = mapOnAllCores(shares) { Requirements(of: $0, use, in: subject) }
        let sharing = scopesWithSharedProtocols(in: subject.graph)
        var unused: [Idle] = []
        // Only of what several scopes may share.
        var positions: [SourceLocation: Int] = [:]
        // The stubs of libraries are no sources of the app.
        for (requirement, scope) in found.lazy.flatMap(\.idle)
        where subject.sources[requirement.location.file] != nil {
            if sharing[scope], let known = positions[requirement.location] {
                unused[known].scopes.append(scope)
            } else {
                if sharing[scope] { positions[requirement.location] = unused.count }
                unused.append(Idle(requirement: requirement, scopes: [scope]))
            }
        }
        guard !unused.isEmpty else { return [] }
        // A shared declaration is unused only if none of the scopes needs it.
        let (known, names) = (positions, Set(unused.map(\.requirement.name)))
        let needed = mapOnAllCores(found) { part in
            part.used.compactMap { use -> Int? in
                guard sharing[use.scope] else { return nil }
                let requirements = subject.graph.scopes[use.scope].requirements
                let name = requirements[use.requirement].name
                return names.contains(name) ? known[requirements[use.requirement].location] : nil
            }
        }
        for number in needed.joined() { unused[number].scopes = [] }
        let all = unused
        return mapOnAllCores(portions(of: all.count, size: 64)) { numbers in
            var unusedForwarders = UnusedForwarders(of: subject)
            return all[numbers].filter { !$0.scopes.isEmpty }.map { finding($0, &unusedForwarders, in: subject) }
        }
        .flatMap { $0 }
    }

    /// For each scope, whether another one requires what the same protocol declares.
    private static func scopesWithSharedProtocols(in graph: ScopeGraph) -> [Bool] {
        var first: [SourceLocation: Int] = [:]
        var isSharing = [Bool](repeating: false, count: graph.scopes.count)
        for (number, scope) in graph.scopes.enumerated() {
            for declared in scope.dependency?.protocols ?? [] {
                let other = first.updateValue(number, forKey: declared.location) ?? number
                if other != number { (isSharing[other], isSharing[number]) = (true, true) }
            }
        }
        return isSharing
    }

    /// A requirement that some scopes do not use.
    private struct Idle: Sendable {
        /// As the first of them declares it.
        let requirement: Requirement
        var scopes: [Int]
    }

    /// The requirements of some scopes, used and unused.
    private struct Requirements: Sendable {
        private(set) var idle: [(requirement: Requirement, scope: Int)] = []
        /// Their numbers in the scope.
        private(set) var used: [(scope: Int, requirement: Int)] = []

        init(of scopes: Range<Int>, _ use: [RequirementUse], in subject: RuleSubject) {
            for number in scopes {
                let isLinted = isLinted(number, in: subject)
                let use = use[number]
                let requirements = subject.graph.scopes[number].requirements
                for place in requirements.indices {
                    if isLinted, isUnused(requirements[place], by: number, use, in: subject) {
                        idle.append((requirements[place], number))
                    } else {
                        used.append((number, place))
                    }
                }
            }
        }
    }

    private static func isUnused(
        _ requirement: Requirement,
        by number: Int,
        _ use: RequirementUse,
        in subject: RuleSubject
    ) -> Bool {
        isIdle(requirement, use) && !isForwarded(requirement.name, by: number, in: subject)
    }

    /// Whether a requirement is unused once the descendants no longer need it.
    ///
    /// - Parameter deleted: requirements to treat as deleted.
    static func mayReport(
        _ requirement: Requirement,
        of number: Int,
        without deleted: Set<SourceLocation>,
        in subject: RuleSubject
    ) -> Bool {
        guard let use = subject.modelAnswers.requirementUse.value?[number] else { return false }
        return isLinted(number, in: subject) && isIdle(requirement, use, without: deleted)
    }

    /// Whether nothing in a scope itself uses a requirement.
    private static func isIdle(
        _ requirement: Requirement,
        _ use: RequirementUse,
        without deleted: Set<SourceLocation> = []
    ) -> Bool {
        // A requirement can say which type an associated type is.
        guard requirement.method == nil, !requirement.namesAssociatedType else { return false }
        return use.idle.contains(requirement.name) || use.offers[requirement.name].map(deleted.isSuperset) ?? false
    }

    private static func isLinted(_ number: Int, in subject: RuleSubject) -> Bool {
        subject.isLinted(number) && !isPromised(number, in: subject)
    }

    /// Whether modules outside the sources may create the scope and conform to its dependency.
    private static func isPromised(_ number: Int, in subject: RuleSubject) -> Bool {
        let scope = subject.graph.scopes[number]
        return scope.root == .open || subject.graph.edgesUp[number].isEmpty && subject.graph.isExported(scope)
    }

    /// Whether a descendant needs a property of the name, from this scope or through it.
    private static func isForwarded(_ name: String, by number: Int, in subject: RuleSubject) -> Bool {
        subject.graph.scopes[number].dialect.parentsConform && isNeededBelow(name, number, in: subject)
    }

    private static func isNeededBelow(_ name: String, _ number: Int, in subject: RuleSubject) -> Bool {
        let isPassedOn = subject.needs(of: number, named: name).contains { need in
            !subject.resolution.needs[need].passedOnFor.isEmpty
        }
        return isPassedOn || isRequired(name, below: number, in: subject)
    }

    private static func isRequired(_ name: String, below number: Int, in subject: RuleSubject) -> Bool {
        // A child may only forward it, without a requirement of its own.
        subject.graph.children(of: number).contains { child in
            child != number && !subject.needs(of: child, named: name).isEmpty
        }
    }

    private static func finding(
        _ idle: Idle,
        _ unusedForwarders: inout UnusedForwarders,
        in subject: RuleSubject
    ) -> Finding {
        let (requirement, scopes) = (idle.requirement, idle.scopes)
        let names = scopes.map { subject.name($0) }
        let text = "\(requirement.name): \(requirement.type.spelling)"
        // Needle's components find what they require without the scopes between.
        let isUsedBelow = isNeededBelow(requirement.name, scopes[0], in: subject)
        let noReader: Message =
            names.count > 1
            ? "no scope with this dependency uses it"
            : isUsedBelow
                ? "nothing in \(code: names[0]) itself uses it" : "nothing in \(code: names[0]) or below uses it"
        let own = scopes.map { ownPassThrough($0, requirement, in: subject) }
        let passThrough = own.lazy.compactMap(\.self).first
        let forwarders = unusedForwarders.forwarders(of: requirement, to: scopes)
        let others: Message = passThrough.map { ", and delete \(code: "\($0.scope).\(requirement.name)")" } ?? ""
        let above = forwarding(forwarders.map(\.requirement.declaredIn).uniqued())
        return Finding(
            rule: id,
            title: title,
            severity: .warning,
            location: requirement.location,
            scope: subject.graph.scopes[scopes[0]].id,
            property: requirement.name,
            headline: "\(code: requirement.declaredIn) requires \(code: text), but \(noReader)",
            nearMisses: zip(scopes, own).flatMap { scope, own in
                (own.map { [$0] } ?? []) + unusedForwarders.nearMisses(of: requirement.name, above: scope)
            },
            repairs: [
                Repair(
                    title: "Delete \(code: requirement.name) from \(code: requirement.declaredIn)\(above)\(others)",
                    location: requirement.location,
                    edits: subject.wantsEdits
                        ? subject.removal(of: requirement, of: scopes, forwardedBy: forwarders) : [],
                    applicability: isMisread(by: scopes, in: subject) ? .unsafe : .safe
                )
            ],
            identity: [subject.graph.scopes[scopes[0]].id, requirement.declaredIn, requirement.name]
        )
    }

    /// Whether one of some scopes may read the requirement by a name that is misspelled.
    private static func isMisread(by scopes: [Int], in subject: RuleSubject) -> Bool {
        guard let use = subject.modelAnswers.requirementUse.value else { return false }
        return scopes.contains { use[$0].isMisread }
    }

    private static func forwarding(_ dependencies: [String]) -> Message {
        if dependencies.isEmpty { return "" }
        let names = dependencies.map { name -> Message in "\(code: name)" }
        return ", and from \(Message.list(names, most: 3)), which only \(names.count == 1 ? "forwards" : "forward") it"
    }

    /// The unused property that forwards it.
    private static func ownPassThrough(
        _ number: Int,
        _ requirement: Requirement,
        in subject: RuleSubject
    ) -> NearMiss? {
        let scope = subject.graph.scopes[number]
        guard let property = scope.properties(named: requirement.name).first(where: \.isPassThrough) else { return nil }
        return NearMiss(
            scope: scope.name,
            location: property.location,
            message: "\(code: "\(scope.name).\(property.name)") forwards it, and nothing uses it"
        )
    }
}
