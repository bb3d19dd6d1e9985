import ScopeGraph
import SwiftReader

/// Requirements that a class has to satisfy itself, because no ancestor can pass them to it.
extension RuleSubject {
    /// The findings about members that classes lack: those of a child's dependency that generated code cannot forward,
    /// those of other protocols in their inheritance clauses, and those of mocks.
    func unmetRequirements(_ rule: String, _ title: String) -> [Finding] {
        uncarried(rule, title) + unmet(rule, title) + claimed(rule, title) + incompleteDoubles(rule, title)
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
            repairs: [alternative(to: requirement), implementation(of: requirement)].compactMap { title in
                title.map { Repair(title: $0, location: requirement.location) }
            },
            identity: [scope.id, requirement.declaredIn, requirement.text]
        )
    }

    private func limit(of requirement: FixedRequirement) -> Message {
        switch requirement.kind {
        case .memberOfOpenType: "cannot know the associated type in it"
        case .associatedType: "cannot know that type"
        case .standardMember: "have only the properties that dependencies declare"
        case .superclass: "do not inherit from it"
        default: "can have only properties"
        }
    }

    /// `nil` for a class, which no extension can replace.
    private func implementation(of requirement: FixedRequirement) -> Message? {
        if requirement.kind == .superclass { return nil }
        if requirement.kind == .standardMember {
            return "Implement it in an extension of the protocol that inherits \(code: requirement.declaredIn)"
        }
        let act = requirement.kind == .associatedType ? "Declare a typealias for it" : "Implement it"
        return "\(act) in an extension of \(code: requirement.declaredIn)"
    }

    private func alternative(to requirement: FixedRequirement) -> Message? {
        switch requirement.kind {
        case .superclass: "Write a protocol with its properties instead of \(code: requirement.text)"
        case .memberOfOpenType: "Require a type without the associated type instead"
        case .associatedType: "Give it a default type"
        case .standardMember: "Do not inherit \(code: requirement.declaredIn)"
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
                        \(code: parent.name), which is passed to \(code: child.name), \(fault(requirement, of: parent))
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

    func fault(_ requirement: FixedRequirement, of parent: Scope) -> Message {
        if let other = declarationOfOtherKind(than: requirement, in: parent) {
            return "declares \(code: other.name) differently"
        }
        return fault(requirement)
    }

    private func fault(_ requirement: FixedRequirement) -> Message {
        switch requirement.kind {
        case .member, .standardMember: "does not declare it"
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
        case .hiddenMember(let superclass, let access):
            "inherits it from \(code: superclass), where it is not \(code: access.word)"
        case .memberForSomeArguments: "declares it only for some generic arguments"
        case .isolatedMember(let actor): "isolates it to \(actor.map { "\(code: $0)" } ?? "itself")"
        case .ambiguousMember(let one, let other):
            "inherits it from extensions of both \(code: one) and \(code: other)"
        case .superclass: "does not inherit from it"
        case .constraint, .constraintOfInstance, .associatedType: "does not satisfy it"
        }
    }

    func repair(_ requirement: FixedRequirement, of parent: Scope) -> Repair {
        if let other = declarationOfOtherKind(than: requirement, in: parent) {
            return Repair(
                title: "Change \(code: "\(parent.name).\(other.name)") to \(code: requirement.text)",
                location: other.location
            )
        }
        let added = addition(of: requirement, to: parent)
        let title: Message =
            switch requirement.kind {
            case .superclass: "Make \(code: parent.name) inherit from \(code: requirement.text)"
            case .constraint: "Make \(code: parent.name) satisfy \(code: requirement.text)"
            case .constraintOfInstance: "Pass a \(code: parent.name) that satisfies \(code: requirement.text)"
            case .memberOfFinalClass: "Make \(code: parent.name) \(code: "final")"
            case .memberOfSubclass(let superclass): "Add \(code: requirement.text) to \(code: superclass)"
            case .hiddenMember(let superclass, let access):
                "Make \(code: requirement.text) in \(code: superclass) \(code: access.word)"
            case .isolatedMember: "Make \(code: requirement.text) in \(code: parent.name) \(code: "nonisolated")"
            case .memberForSomeArguments:
                "Add \(code: requirement.text) to \(code: parent.name), or make it conform for these arguments only"
            case .member, .standardMember, .memberNotForwarded, .memberOfOpenType, .associatedType, .ambiguousMember:
                "Add \(code: added) to \(code: parent.name)"
            }
        return Repair(title: title, location: requirement.passedAt ?? parent.location)
    }

    /// A class with subclasses has to require an initializer of them, too.
    private func addition(of requirement: FixedRequirement, to parent: Scope) -> String {
        let isInitializer = ["init(", "init?(", "init<"].contains { requirement.text.hasPrefix($0) }
        guard isInitializer, let written = sources.declaration(at: parent.location)?.declaration,
            written.kind == .class, !written.modifiers.contains(.final)
        else { return requirement.text }
        return "required \(requirement.text)"
    }

    /// The property of a class that has the name of a required one, which therefore cannot be added.
    private func declarationOfOtherKind(than requirement: FixedRequirement, in parent: Scope) -> (
        name: String, location: SourceLocation
    )? {
        let start = "static var "
        guard requirement.kind == .member, requirement.text.hasPrefix(start),
            let written = sources.declaration(at: parent.location), let body = written.declaration.body
        else { return nil }
        let name = String(requirement.text.dropFirst(start.count).prefix { $0 != ":" })
        let source = written.source
        let other = source.declarations.first { member in
            member.block == body && member.kind == .variable && member.modifiers.contains(.static)
                && source.text(member.name) == name
        }
        return other.map { (name, source.location(of: $0.name)) }
    }
}
