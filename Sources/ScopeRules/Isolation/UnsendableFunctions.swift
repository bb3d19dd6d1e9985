import ScopeGraph
import Semantics
import SwiftReader

/// Function types that are `@Sendable` only on one side: in a requirement, or in the property or method that serves it.
extension RuleSubject {
    /// One finding for each member and requirement. The compiler calls it an error in the Swift 6 language mode.
    func unsendableFunctions(_ rule: String, _ title: String) -> [Finding] {
        let needs = resolution.needs
        return needs.indices.lazy.filter { needs[$0].requirement.type.holdsFunction }.flatMap { number in
            let need = needs[number]
            return graph.scopes[need.scope].dialect.parentsConform
                ? witnesses(of: need, rule, title) : conversions(of: need, rule, title)
        }
    }

    /// In RIBs, the member of the parent has the type that the child requires.
    private func witnesses(of need: Resolution.Need, _ rule: String, _ title: String) -> [Finding] {
        let relation: SendabilityRelation = need.requirement.method == nil ? .witness : .method
        return need.routes.compactMap { route -> Finding? in
            let edge = graph.edges[route.edge]
            guard edge.injected == .itself else { return nil }
            switch route.answer {
            case .supplied(let provision):
                return mismatch(provision, of: edge.parent, need, relation, rule, title)
            case .passedOn(let above):
                if let passThrough = route.passThrough {
                    return mismatch(passThrough, of: edge.parent, need, relation, rule, title)
                }
                // The generated property has the type of the parent's own requirement.
                let own = resolution.needs[above].requirement
                guard relation == .witness, !own.type.serves(sendabilityOf: need.type, relation) else { return nil }
                return finding(rule, title, need, edge.parent, own.declaredIn, own.type, own.location)
            case .blocked: return nil
            }
        }
    }

    /// In Needle, a getter of the generated provider returns the property of an ancestor.
    private func conversions(of need: Resolution.Need, _ rule: String, _ title: String) -> [Finding] {
        guard need.ownRequirement != nil else { return [] }
        return need.suppliers.compactMap { supplier in
            let provision = graph.scopes[supplier].provisions.named(need.name).first
            return provision.flatMap { mismatch($0, of: supplier, need, .conversion, rule, title) }
        }
    }

    private func mismatch(
        _ provision: Provision,
        of parent: Int,
        _ need: Resolution.Need,
        _ relation: SendabilityRelation,
        _ rule: String,
        _ title: String
    ) -> Finding? {
        guard provision.owner == .itself, let type = provision.type,
            !type.serves(sendabilityOf: need.type, relation),
            // An inferred function type may be `@Sendable`.
            let written = sources.declaration(at: provision.location),
            relation == .method || !written.declaration.type.isEmpty
        else { return nil }
        return finding(rule, title, need, parent, graph.scopes[parent].name, type, provision.location)
    }

    /// - Parameters:
    ///   - owner: the name of the class or protocol that declares the property.
    ///   - found: the property's type.
    private func finding(
        _ rule: String,
        _ title: String,
        _ need: Resolution.Need,
        _ parent: Int,
        _ owner: String,
        _ found: CanonicalType,
        _ location: SourceLocation
    ) -> Finding {
        let mode = LanguageModeSeverity(
            isError: graph.modules[graph.scopes[parent].module].language.mode == 6 && !isEased(need, in: location)
        )
        let member = "\(owner).\(need.name)"
        let isMethod = need.requirement.method != nil
        let difference: Message =
            isMethod ? "has a function type that differs" : "has type \(code: found.spelling)"
        let give: Message =
            isMethod
            ? "Change \(code: member) to \(code: text(need))"
            : "Change the type of \(code: member) to \(code: need.type.spelling)"
        let ask = Repair(
            title: "Require \(code: found.spelling) in \(code: need.requirement.declaredIn)",
            location: need.requirement.location
        )
        return Finding(
            rule: rule,
            title: title,
            severity: mode.severity,
            location: need.requirement.location,
            scope: graph.scopes[need.scope].id,
            property: need.name,
            headline: """
                \(code: need.requirement.declaredIn) requires \(code: text(need)), but \(code: member) \(difference): \
                \(sendableSide(need, member, found))
                """,
            nearMisses: [mode.declaration(of: member, in: owner, at: location)],
            repairs: [Repair(title: give, location: location)] + (isMethod ? [] : [ask]),
            identity: [graph.scopes[parent].id, graph.scopes[need.scope].id, need.name, "Sendable"]
        )
    }

    /// Which of a requirement and a member is `@Sendable`.
    private func sendableSide(_ need: Resolution.Need, _ member: String, _ found: CanonicalType) -> Message {
        let (isFound, isRequired) = found.differenceInSendability(from: need.type)
        let mark: Message = "\(code: "@Sendable")"
        guard isFound != isRequired else { return "only one of them is \(mark)" }
        if need.requirement.method != nil {
            return isFound ? "only that of the method is \(mark)" : "only that of the requirement is \(mark)"
        }
        return isFound ? "only \(code: member) is \(mark)" : "only the requirement is \(mark)"
    }

    /// Whether the file of a property imports a module with `@preconcurrency`, so that the compiler only warns.
    private func isEased(_ need: Resolution.Need, in location: SourceLocation) -> Bool {
        guard let source = sources[location.file], need.requirement.location.file != location.file else { return false }
        return source.importsWithoutConcurrency
    }
}

extension SourceFile {
    /// Whether it imports a module with `@preconcurrency`.
    var importsWithoutConcurrency: Bool {
        imports.contains { has("preconcurrency", $0.declaration) }
    }
}
