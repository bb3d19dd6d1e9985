import Graphs
import ScopeGraph
import SwiftReader

/// A provider has the required name, but another type.
package enum TypeMismatch: Rule {
    package static let id = "type-mismatch"
    package static let title = "Type Mismatch"
    package static let defaultSeverity: Severity? = .error
    package static let reason = """
        An ancestor provides the name with a different type, and no ancestor provides the right one. Types are \
        compared by meaning: `[T]` is `Array<T>`, `any P` is `P`, a typealias is its underlying type, and `T?` is not \
        `T`. A class has one property for a name, so two children of one RIBs scope cannot require the same name with \
        two types. A function type that is `@Sendable` only in the requirement or only in the property is an error in \
        the Swift 6 language mode, and otherwise a warning. In that mode, a method whose result is not `sending` does \
        not satisfy a requirement whose result is. A property may not have the wrong type in one branch of an `#if` \
        either, if all Debug or all Release builds compile that branch.
        """
    package static let triggeringExample = """
        import RIBs
        protocol LoginDependency: Dependency { var session: Session { get } }
        final class LoginComponent: Component<LoginDependency> {}
        final class LoginBuilder: Builder<LoginDependency> {
            func build() { print(LoginComponent(dependency: dependency).dependency.session) }
        }
        final class AppComponent: Component<EmptyDependency> {
            var session: Session? { nil }
            init() { super.init(dependency: EmptyComponent()) }
        }
        func start() { LoginBuilder(dependency: AppComponent()).build() }
        """
    package static let silentExample = """
        import RIBs
        protocol LoginDependency: Dependency { var sessions: [Session] { get } }
        final class LoginComponent: Component<LoginDependency> {}
        final class LoginBuilder: Builder<LoginDependency> {
            func build() { print(LoginComponent(dependency: dependency).dependency.sessions) }
        }
        final class AppComponent: Component<EmptyDependency>, LoginDependency {
            var sessions: Array<Session> { [] }
            init() { super.init(dependency: EmptyComponent()) }
        }
        func start() { LoginBuilder(dependency: AppComponent()).build() }
        """

    package static func findings(in subject: RuleSubject) -> [Finding] {
        let blocked = subject.obstructions.value.filter { !$0.isAboutAccess }
        return blocked.compactMap { subject.finding(id, title, $0) }
            + subject.missingFindings(id, title, headline: headline) + conflicts(in: subject)
            + subject.unsendableFunctions(id, title) + subject.mismatchedBranches(id, title)
    }

    private static func headline(_ missing: MissingFinding, _ need: Resolution.Need) -> Message {
        let subject = missing.subject
        let reader = subject.name(need.scope)
        guard let best = missing.candidates.first(where: { $0.reason == .otherType }) else {
            let readOnly = missing.candidates.first { $0.reason == .readOnly }
            return readOnly.map { subject.headline(aboutSetterOf: $0.provision, of: $0.scope, for: need) }
                ?? missing.plainHeadline(need)
        }
        if let sent = subject.headline(aboutResultOf: best.provision, of: best.scope, for: need) { return sent }
        let type = best.provision.type.map { subject.shown($0, beside: need.type) } ?? "another type"
        let member = subject.member(best.provision, of: best.scope, named: need.name)
        let required = subject.text(need, beside: best.provision.type)
        return "\(code: reader) requires \(code: required), but \(code: member) has type \(code: type)"
    }

    /// One name with two types that one scope would have to pass on.
    private static func conflicts(in subject: RuleSubject) -> [Finding] {
        subject.graph.scopes.indices.flatMap { scope -> [Finding] in
            guard subject.graph.scopes[scope].dialect.parentsConform else { return [] }
            let needs = subject.resolution.needsOfScope[scope]
            return zip(needs, needs.dropFirst()).compactMap { conflict($0, $1, in: subject) }
        }
    }

    /// Whether another finding reports it: both types already meet in a descendant, or an ancestor does not provide one
    /// of them.
    private static func isConsequence(_ one: Resolution.Need, _ other: Resolution.Need, in subject: RuleSubject) -> Bool
    {
        let needs = subject.resolution.needs
        let waiting = Set(one.passedOnFor.map { needs[$0].scope })
        if other.passedOnFor.contains(where: { waiting.contains(needs[$0].scope) }) { return true }
        return isUnmet(one, in: subject) || isUnmet(other, in: subject)
    }

    /// Whether the search for a need ends without a supplier, or at a member of another type.
    private static func isUnmet(_ need: Resolution.Need, in subject: RuleSubject) -> Bool {
        guard need.failures.isEmpty else { return true }
        let needs = subject.resolution.needs
        let above = reachable(from: need.above) { needs[$0].above }.map { needs[$0] }
        return ([need] + above).contains { need in
            need.routes.contains { if case .blocked(_, .otherType) = $0.answer { true } else { false } }
        }
    }

    private static func conflict(_ left: Int, _ right: Int, in subject: RuleSubject) -> Finding? {
        let (one, other) = (subject.resolution.needs[left], subject.resolution.needs[right])
        guard one.name == other.name, one.requirement.method == nil, !one.type.mayMatch(other.type),
            !other.type.mayMatch(one.type), !(one.passedOnFor.isEmpty && other.passedOnFor.isEmpty),
            !isConsequence(one, other, in: subject),
            let first = subject.readers(of: left).first, let second = subject.readers(of: right).first
        else { return nil }
        let scope = subject.graph.scopes[one.scope]
        let readers = [second, first].compactMap(subject.reader)
        let headline: Message = """
            \(code: scope.name) must forward \(code: one.name) with two types: \(code: one.type.spelling) and \
            \(code: other.type.spelling)
            """
        return Finding(
            rule: id,
            title: title,
            severity: .error,
            location: readers.first?.location ?? scope.location,
            scope: scope.id,
            property: one.name,
            headline: headline,
            readers: readers,
            nearMisses: readers.map {
                NearMiss(
                    scope: $0.scope,
                    location: $0.location,
                    message: "\(code: $0.scope) requires it in \(code: $0.dependencyProtocol)"
                )
            },
            repairs: [Repair(title: "Require the same type in both, or rename one of them", location: nil)],
            identity: [scope.id, one.name, one.type.canonical, other.type.canonical]
        )
    }
}
