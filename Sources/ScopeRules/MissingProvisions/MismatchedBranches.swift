import ScopeGraph
import Semantics
import SwiftReader

/// Properties whose declaration in one branch of an `#if` has the wrong type, if all Debug or all Release builds compile
/// that branch.
extension RuleSubject {
    /// One finding for each branch and child.
    func mismatchedBranches(_ rule: String, _ title: String) -> [Finding] {
        let isConcerned = graph.scopes.map { $0.provisions.contains { !$0.branches.isEmpty } }
        guard isConcerned.contains(true) else { return [] }
        let found = graph.edges.indices.flatMap { number -> [Finding] in
            let edge = graph.edges[number]
            guard isConcerned[edge.parent], edge.injected == .itself else { return [] }
            return resolution.needsOfScope[edge.child].flatMap { need -> [Finding] in
                guard case .supplied(let provision)? = resolution.needs[need].routes.route(by: number)?.answer,
                    !provision.branches.isEmpty, !mayBeReplaced(provision, edge)
                else { return [] }
                return provision.branches.compactMap { branch in
                    mismatch(rule, title, branch, of: provision, need, edge)
                }
            }
        }
        guard !found.isEmpty else { return [] }
        let names = namesInProtocolExtensions
        return found.filter { finding in finding.property.map { !names.contains($0) } ?? false }
    }

    private func mismatch(
        _ rule: String,
        _ title: String,
        _ branch: Provision,
        of provision: Provision,
        _ need: Int,
        _ edge: Edge
    ) -> Finding? {
        let unmet = resolution.needs[need]
        guard unmet.requirement.method == nil, let type = branch.type, !type.mayMatch(unmet.type),
            isAlone(branch, in: provision),
            // Whatever needs the property is compiled together with the branch.
            let reader = reader(of: need, by: edge, where: { BuildConditions.include($0, branch.conditions) })
        else { return nil }
        guard BuildConditions.areMet(branch.conditions, whenever: []),
            [edge.child, resolution.needs[reader].scope].allSatisfy(isDependencyAlwaysCompiled)
        else { return nil }
        return finding(rule, title, branch, resolution.needs[reader], edge)
    }

    /// The properties in extensions of protocols, which may serve instead of one of the wrong type.
    private var namesInProtocolExtensions: Set<String> {
        let found = answers { model, _ -> [String] in
            model.index.types.indices.filter { model.index.types[$0].kind == .protocol }.flatMap { type in
                model.members(of: type).filter { $0.members.contains { $0.owner.kind == .extension } }.map(\.name)
            }
        }
        return Set(found)
    }

    /// Whether a dependency is not declared in an `#if`, so that it inherits the same protocols in all builds.
    private func isDependencyAlwaysCompiled(_ scope: Int) -> Bool {
        guard let location = graph.scopes[scope].dependency?.location else { return true }
        return sources.declaration(at: location)?.declaration.condition == nil
    }

    /// Whether no build compiles a branch together with another declaration of the property.
    private func isAlone(_ branch: Provision, in provision: Provision) -> Bool {
        provision.branches.allSatisfy { other in
            other === branch || BuildConditions.exclude(onAllSystems: other.conditions, branch.conditions)
        }
    }

    private func finding(
        _ rule: String,
        _ title: String,
        _ branch: Provision,
        _ unmet: Resolution.Need,
        _ edge: Edge
    ) -> Finding {
        let parent = graph.scopes[edge.parent]
        let reader = graph.scopes[unmet.scope]
        let written = written(unmet, besides: branch.type, in: edge.parent)
        let member = "\(parent.name).\(branch.name)"
        let test = BuildConditions.test(branch.conditions) ?? ""
        let type = branch.type.map { shown($0, beside: unmet.type) } ?? "another type"
        return Finding(
            rule: rule,
            title: title,
            severity: .error,
            location: unmet.requirement.location,
            scope: reader.id,
            property: unmet.name,
            headline: """
                \(code: reader.name) requires \(code: text(unmet, beside: branch.type)), but \(code: member) has type \(code: type) where \
                \(code: test) holds
                """,
            nearMisses: [
                NearMiss(
                    scope: parent.name,
                    location: branch.location,
                    message: "\(code: member) has type \(code: type) here, inside \(code: "#if")"
                )
            ],
            repairs: [
                Repair(
                    title: "Give \(code: member) the type \(code: written) in this branch too",
                    location: branch.location
                )
            ],
            identity: [parent.id, graph.scopes[edge.child].id, unmet.name, test]
        )
    }
}
