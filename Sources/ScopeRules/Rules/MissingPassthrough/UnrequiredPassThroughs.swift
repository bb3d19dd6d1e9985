import ScopeGraph
import SwiftReader

/// Finds properties of components that read from the dependency what it does not require, for no scope below: an interactor
/// reads them, and no generated code can help.
struct UnrequiredPassThroughs {
    private let subject: RuleSubject

    init(_ subject: RuleSubject) { self.subject = subject }

    func findings() -> [Finding] {
        subject.graph.scopes.indices.flatMap { number -> [Finding] in
            let scope = subject.graph.scopes[number]
            guard !scope.unservedPassThroughs.isEmpty, let contract = scope.dependency, isSeenWhole(scope, contract),
                subject.graph.modules[scope.module].kind != .test
            else { return [] }
            return scope.provisions.filter { isUnrequired($0, in: number) }.map { finding($0, scope, contract) }
        }
    }

    /// Whether the dependency has no part that the sources do not show. What it inherits by a generated protocol is for
    /// the scopes below.
    private func isSeenWhole(_ scope: Scope, _ contract: DependencyContract) -> Bool {
        contract.place != nil && scope.unseen.dependencyParts.isEmpty
            && contract.undeclaredParents.allSatisfy { DependencyContract.emptyProtocols.contains($0) }
    }

    /// Whether no scope below needs it: then another finding says what is missing.
    private func isUnrequired(_ provision: Provision, in scope: Int) -> Bool {
        provision.isPassThrough && provision.inheritedFrom == nil && !provision.isConditional
            && subject.graph.scopes[scope].unservedPassThroughs.contains(provision.name)
            && subject.needs(of: scope, named: provision.name).isEmpty
    }

    /// - Parameter dependency: the protocol's name.
    static func headline(_ property: String, of scope: Scope, _ dependency: String) -> Message {
        """
        \(code: "\(scope.name).\(property)") reads \(code: "dependency.\(property)"), which \(code: dependency) does not \
        require
        """
    }

    private func finding(_ provision: Provision, _ scope: Scope, _ contract: DependencyContract) -> Finding {
        let requirement = provision.type.map { "var \(provision.name): \($0.spelling) { get }" }
        return Finding(
            rule: MissingPassthrough.id,
            title: MissingPassthrough.title,
            severity: .error,
            place: provision.place,
            scope: scope.id,
            property: provision.name,
            headline: Self.headline(provision.name, of: scope, contract.name),
            repairs: [
                Repair(
                    title: "Add \(code: requirement ?? provision.name) to \(code: contract.name)",
                    place: contract.place
                ),
                Repair(title: "Delete \(code: provision.name) from \(code: scope.name)", place: provision.place),
            ],
            identity: [scope.id, "", provision.name]
        )
    }
}
