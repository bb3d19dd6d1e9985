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
            return dependencyProtocol.fixedRequirements.map { uncarried($0, by: scope, rule, title) }
        }
    }

    /// The finding about a requirement that the generated provider of a Needle scope cannot meet.
    func uncarried(_ requirement: FixedRequirement, by scope: Scope, _ rule: String, _ title: String) -> Finding {
        Finding(
            rule: rule,
            title: title,
            severity: .error,
            location: requirement.location,
            scope: scope.id,
            headline: """
                \(code: requirement.declaredIn) requires \(code: requirement.text), but Needle's generated \
                providers \(limit(of: requirement))
                """,
            repairs: [
                Repair(title: alternative(to: requirement), location: requirement.location),
                Repair(title: implementation(of: requirement), location: requirement.location),
            ],
            identity: [scope.id, requirement.declaredIn, requirement.text]
        )
    }

    private func limit(of requirement: FixedRequirement) -> Message {
        switch requirement.kind {
        case .memberOfOpenType: "cannot know the associated type in it"
        case .associatedType: "cannot know that type"
        default: "can have only properties"
        }
    }

    private func implementation(of requirement: FixedRequirement) -> Message {
        let act = requirement.kind == .associatedType ? "Declare a typealias for it" : "Implement it"
        return "\(act) in an extension of \(code: requirement.declaredIn)"
    }

    private func alternative(to requirement: FixedRequirement) -> Message {
        switch requirement.kind {
        case .memberOfOpenType: "Require a type without the associated type instead"
        case .associatedType: "Give it a default type"
        default: "Require a property instead"
        }
    }

    /// Requirements of a child's dependency that the injected class does not satisfy.
    private func unmet(_ rule: String, _ title: String) -> [Finding] {
        graph.edges.flatMap { edge in
            edge.unmetRequirements.map { requirement in
                let (parent, child) = (graph.scopes[edge.parent], graph.scopes[edge.child])
                return Finding(
                    rule: rule,
                    title: title,
                    severity: .error,
                    location: requirement.location,
                    scope: child.id,
                    headline: """
                        \(code: requirement.declaredIn) requires \(code: requirement.text), but \
                        \(code: parent.name), which is passed to \(code: child.name), \(fault(requirement))
                        """,
                    chain: [
                        Step(
                            scope: child.name,
                            location: requirement.passedAt ?? edge.location,
                            message: "\(code: parent.name) creates \(code: child.name)"
                        )
                    ],
                    repairs: [repair(requirement, of: parent)],
                    identity: [parent.id, child.id, requirement.text]
                )
            }
        }
    }

    private func fault(_ requirement: FixedRequirement) -> Message {
        switch requirement.kind {
        case .member: "does not declare it"
        case .memberNotForwarded(.variadic):
            "does not declare it, and generated code cannot forward variadic arguments"
        case .memberNotForwarded(.genericError):
            """
            does not declare it, and generated code cannot forward an autoclosure that throws an error of a generic type
            """
        case .memberOfOpenType:
            "does not declare it, and generated code cannot forward a member with an associated type"
        case .memberOfFinalClass: "is not \(code: "final"), so \(code: "Self") is another type in a subclass"
        case .memberOfSubclass(let superclass): "conforms to it in \(code: superclass), which does not declare it"
        case .isolatedMember(let actor): "isolates it to \(actor.map { "\(code: $0)" } ?? "itself")"
        case .ambiguousMember(let one, let other):
            "inherits it from extensions of both \(code: one) and \(code: other)"
        case .superclass: "does not inherit from it"
        case .constraint, .constraintOfInstance, .associatedType: "does not satisfy it"
        }
    }

    private func repair(_ requirement: FixedRequirement, of parent: Scope) -> Repair {
        let title: Message =
            switch requirement.kind {
            case .superclass: "Make \(code: parent.name) inherit from \(code: requirement.text)"
            case .constraint: "Make \(code: parent.name) satisfy \(code: requirement.text)"
            case .constraintOfInstance: "Pass a \(code: parent.name) that satisfies \(code: requirement.text)"
            case .memberOfFinalClass: "Make \(code: parent.name) \(code: "final")"
            case .memberOfSubclass(let superclass): "Add \(code: requirement.text) to \(code: superclass)"
            case .isolatedMember: "Make \(code: requirement.text) in \(code: parent.name) \(code: "nonisolated")"
            case .member, .memberNotForwarded, .memberOfOpenType, .associatedType, .ambiguousMember:
                "Add \(code: requirement.text) to \(code: parent.name)"
            }
        return Repair(title: title, location: requirement.passedAt ?? parent.location)
    }

    /// Requirements of the protocols in the inheritance clauses of classes. Other findings report those of children's
    /// dependencies and those that generated code satisfies; what a class inherits is judged where it is declared.
    private func claimed(_ rule: String, _ title: String) -> [Finding] {
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
                    ],
                    repairs: [
                        conformance.name.flatMap { showing($0, of: scope) }
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
            "\(conforms), which requires \(required): \(code: scope.name) \(fault(conformance.requirement))"
        }
    }

    /// Whether the class needs the missing member as a pass-through to a child, so that generated code adds it.
    private func isGenerated(_ conformance: UnmetConformance, for scope: Int) -> Bool {
        guard let name = conformance.name else { return false }
        return needs(of: scope, named: name).contains { !resolution.needs[$0].passedOnFor.isEmpty }
    }
}
