import ScopeGraph
import Semantics
import SwiftReader

/// Requirements of protocols in inheritance clauses that the class does not meet.
extension RuleSubject {
    /// Requirements of the protocols in the inheritance clauses of classes. Other findings report those of children's
    /// dependencies and those that generated code satisfies; what a class inherits is judged where it is declared.
    func claimed(_ rule: String, _ title: String) -> [Finding] {
        lazy var superclasses = graph.superclassesByID
        return graph.scopes.indices.flatMap { number -> [Finding] in
            let scope = graph.scopes[number]
            guard !scope.unmetConformances.isEmpty else { return [] }
            let inherited = scope.superclasses.compactMap { superclasses[$0] }.flatMap {
                graph.scopes[$0].unmetConformances
            }
            let unmet = scope.unmetConformances.filter { own in
                !inherited.contains {
                    $0.protocolLocation == own.protocolLocation && $0.requirement.text == own.requirement.text
                }
            }
            guard !unmet.isEmpty else { return [] }
            let edges = graph.edgesDown[number].map { graph.edges[$0] }.filter { $0.injected == .itself }
            let passed = edges.reduce(into: Set<SourceLocation>()) { locations, edge in
                locations.formUnion(graph.scopes[edge.child].dependency?.protocols.map(\.location) ?? [])
            }
            return unmet.filter { !passed.contains($0.protocolLocation) && !isGenerated($0, for: number) }.map {
                conformance in
                Finding(
                    rule: rule,
                    title: title,
                    severity: .error,
                    location: conformance.clause,
                    scope: scope.id,
                    property: conformance.name,
                    headline: headline(conformance, of: scope),
                    nearMisses: [
                        NearMiss(
                            scope: conformance.protocolName,
                            location: conformance.requirement.location,
                            message: "\(code: conformance.protocolName) requires it here"
                        )
                    ] + otherTypes(conformance, of: scope).map { nearMiss($0, of: scope) },
                    repairs: [
                        conformance.name.flatMap { showing($0, of: scope) } ?? retyping(conformance, of: scope)
                            ?? repair(conformance.requirement, of: scope)
                    ],
                    identity: [scope.id, conformance.protocolName, conformance.requirement.text]
                )
            }
        }
    }

    private func headline(_ conformance: UnmetConformance, of scope: Scope) -> Message {
        let conforms: Message = "\(code: scope.name) does not conform to \(code: conformance.protocolName)"
        let required: Message = "\(code: conformance.requirement.text)"
        return switch conformance.requirement.kind {
        case .member, .memberNotForwarded: "\(conforms): it lacks \(required)"
        case .superclass, .constraint, .constraintOfInstance, .associatedType:
            "\(conforms): it does not satisfy \(required)"
        case .isolatedMember(let actor):
            "\(conforms): it isolates \(required) to \(actor.map { "\(code: $0)" } ?? "itself")"
        case .ambiguousMember(let one, let other):
            "\(conforms): it inherits \(required) from extensions of both \(code: one) and \(code: other)"
        default:
            "\(conforms), which requires \(required): \(code: scope.name) \(fault(conformance.requirement, of: scope))"
        }
    }

    /// Whether the class needs the missing member as a pass-through to a child, so that generated code adds it.
    private func isGenerated(_ conformance: UnmetConformance, for scope: Int) -> Bool {
        guard let name = conformance.name else { return false }
        return needs(of: scope, named: name).contains { !resolution.needs[$0].passedOnFor.isEmpty }
    }

    /// The properties of a class with the name of a missing one and another type.
    private func otherTypes(_ conformance: UnmetConformance, of scope: Scope) -> [Provision] {
        guard let name = conformance.name, let type = conformance.type else { return [] }
        return scope.provisions.named(name).filter { $0.type.map { !$0.mayMatch(type) } ?? false }
    }

    private func nearMiss(_ property: Provision, of scope: Scope) -> NearMiss {
        NearMiss(
            scope: scope.id,
            location: property.location,
            message: """
                \(code: "\(scope.name).\(property.name)") has type \(code: property.type?.spelling ?? "another")
                """
        )
    }

    /// A second property of the name would not compile.
    private func retyping(_ conformance: UnmetConformance, of scope: Scope) -> Repair? {
        guard let own = otherTypes(conformance, of: scope).first(where: { $0.inheritedFrom == nil }),
            let type = conformance.type
        else { return nil }
        return Repair(
            title: "Change the type of \(code: "\(scope.name).\(own.name)") to \(code: shown(type, beside: own.type))",
            location: own.location
        )
    }
}
