import ScopeGraph
import SwiftReader

/// Requirements that a class has to satisfy itself, because no ancestor can pass them to it.
extension RuleSubject {
    /// The findings about members that classes lack: those of a child's dependency that generated code cannot forward,
    /// and those of other protocols in their inheritance clauses.
    func unmetRequirements(_ rule: String, _ title: String) -> [Finding] {
        uncarried(rule, title) + unmet(rule, title) + claimed(rule, title)
    }

    /// Requirements of a Needle dependency other than properties: Needle's generated providers are separate classes.
    private func uncarried(_ rule: String, _ title: String) -> [Finding] {
        graph.scopes.indices.flatMap { number -> [Finding] in
            let scope = graph.scopes[number]
            guard !scope.dialect.parentsConform, scope.kind == .component, let dependencyProtocol = scope.dependency,
                !graph.edgesUp[number].isEmpty
            else { return [] }
            return dependencyProtocol.fixedRequirements.map { requirement in
                Finding(
                    rule: rule,
                    title: title,
                    severity: .error,
                    location: requirement.location,
                    scope: scope.id,
                    headline: """
                        \(code: requirement.declaredIn) requires \(code: requirement.text), but Needle's generated \
                        providers can only have properties
                        """,
                    repairs: [
                        Repair(title: "Require a property instead", location: requirement.location),
                        Repair(
                            title: "Implement it in an extension of \(code: requirement.declaredIn)",
                            location: requirement.location
                        ),
                    ],
                    identity: [scope.id, requirement.declaredIn, requirement.text]
                )
            }
        }
    }

    /// Requirements of a child's dependency that the injected class does not satisfy.
    private func unmet(_ rule: String, _ title: String) -> [Finding] {
        graph.edges.flatMap { edge in
            edge.unmetRequirements.map { requirement in
                let (parent, child) = (graph.scopes[edge.parent], graph.scopes[edge.child])
                let fault: Message = requirement.isConstraint ? "satisfy" : "declare"
                let reason = requirement.obstacle.map(Self.reason) ?? ""
                return Finding(
                    rule: rule,
                    title: title,
                    severity: .error,
                    location: requirement.location,
                    scope: child.id,
                    headline: """
                        \(code: requirement.declaredIn) requires \(code: requirement.text), but \
                        \(code: parent.name), which is passed to \(code: child.name), does not \(fault) it\(reason)
                        """,
                    chain: [
                        Step(
                            scope: child.name,
                            location: edge.location,
                            message: "\(code: parent.name) creates \(code: child.name)"
                        )
                    ],
                    repairs: [repair(requirement, of: parent)],
                    identity: [parent.id, child.id, requirement.text]
                )
            }
        }
    }

    private static func reason(_ obstacle: ForwardingObstacle) -> Message {
        switch obstacle {
        case .variadic: ". Generated code cannot forward variadic arguments"
        case .genericError:
            ". Generated code cannot forward an autoclosure that throws an error of a generic type"
        }
    }

    private func repair(_ requirement: FixedRequirement, of parent: Scope) -> Repair {
        let title: Message =
            requirement.isConstraint
            ? "Make \(code: parent.name) satisfy \(code: requirement.text)"
            : "Add \(code: requirement.text) to \(code: parent.name)"
        return Repair(title: title, location: parent.location)
    }

    /// Requirements of the protocols in the inheritance clauses of classes. Other findings report those of children's
    /// dependencies and those that generated code satisfies.
    private func claimed(_ rule: String, _ title: String) -> [Finding] {
        graph.scopes.indices.flatMap { number -> [Finding] in
            let scope = graph.scopes[number]
            let claims = scope.unmetClaims
            guard !claims.isEmpty else { return [] }
            let edges = graph.edgesDown[number].map { graph.edges[$0] }.filter { $0.injected == .itself }
            let passed = edges.reduce(into: Set<SourceLocation>()) { locations, edge in
                locations.formUnion(graph.scopes[edge.child].dependency?.protocols.map(\.location) ?? [])
            }
            return claims.filter { !passed.contains($0.protocolLocation) && !isGenerated($0, for: number) }.map {
                claim in
                Finding(
                    rule: rule,
                    title: title,
                    severity: .error,
                    location: claim.clause,
                    scope: scope.id,
                    property: claim.name,
                    headline: """
                        \(code: scope.name) does not conform to \(code: claim.protocolName): it lacks \
                        \(code: claim.text)
                        """,
                    nearMisses: [
                        NearMiss(
                            scope: claim.protocolName,
                            location: claim.location,
                            message: "\(code: claim.protocolName) requires it here"
                        )
                    ],
                    repairs: [
                        claim.name.flatMap { showing($0, of: scope) }
                            ?? Repair(title: "Add \(code: claim.text) to \(code: scope.name)", location: scope.location)
                    ],
                    identity: [scope.id, claim.protocolName, claim.text]
                )
            }
        }
    }

    /// Whether the class needs the missing member as a pass-through to a child, so that generated code adds it.
    private func isGenerated(_ claim: UnmetClaim, for scope: Int) -> Bool {
        guard let name = claim.name else { return false }
        return needs(of: scope, named: name).contains { !resolution.needs[$0].passedOnFor.isEmpty }
    }
}
