import ScopeGraph
import SwiftReader

/// Finds properties of components that read something from the dependency that it does not require, and that no
/// descendant requires. Generated code cannot help.
struct UnrequiredPassThroughs {
    private let subject: RuleSubject

    init(_ subject: RuleSubject) { self.subject = subject }

    func findings() -> [Finding] {
        subject.graph.scopes.indices.flatMap { number -> [Finding] in
            let scope = subject.graph.scopes[number]
            guard !scope.unsuppliedPassThroughs.isEmpty, let dependencyProtocol = scope.dependency,
                isSeenWhole(scope, dependencyProtocol),
                subject.graph.modules[scope.module].kind != .test
            else { return [] }
            return scope.provisions.filter { isUnrequired($0, in: number) }.map {
                finding($0, scope, dependencyProtocol)
            }
        }
    }

    /// Whether the sources declare every part of the dependency. Generated protocols that it inherits are for the
    /// descendants.
    private func isSeenWhole(_ scope: Scope, _ dependencyProtocol: DependencyProtocol) -> Bool {
        dependencyProtocol.location != nil && scope.unseen.dependencyParts.isEmpty
            && dependencyProtocol.isClosed
    }

    /// Whether no descendant needs it. If one does, another finding reports it.
    private func isUnrequired(_ provision: Provision, in scope: Int) -> Bool {
        provision.isPassThrough && provision.inheritedFrom == nil && !provision.isConditional
            && subject.graph.scopes[scope].unsuppliedPassThroughs.contains(provision.name)
            && subject.needs(of: scope, named: provision.name).isEmpty
    }

    /// - Parameter dependency: the protocol's name.
    static func headline(_ property: String, of scope: Scope, _ dependency: String) -> Message {
        """
        \(code: "\(scope.name).\(property)") reads \(code: scope.reading(property)), which \
        \(code: dependency) does not require
        """
    }

    private func finding(_ provision: Provision, _ scope: Scope, _ dependencyProtocol: DependencyProtocol) -> Finding {
        let requirement = provision.type.map { "var \(provision.name): \($0.spelling) { get }" }
        return Finding(
            rule: MissingPassthrough.id,
            title: MissingPassthrough.title,
            severity: .error,
            location: provision.location,
            scope: scope.id,
            property: provision.name,
            headline: Self.headline(provision.name, of: scope, dependencyProtocol.name),
            repairs: [
                Repair(
                    title: "Add \(code: requirement ?? provision.name) to \(dependencyProtocol.extended)",
                    location: dependencyProtocol.location
                ),
                Repair(title: "Delete \(code: provision.name) from \(code: scope.name)", location: provision.location),
            ],
            identity: [scope.id, "", provision.name]
        )
    }
}
