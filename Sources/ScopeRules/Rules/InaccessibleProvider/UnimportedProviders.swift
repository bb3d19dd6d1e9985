import ScopeGraph
import SwiftReader

/// Members that a conformance does not see, because its file does not import the module that declares them.
extension RuleSubject {
    /// One finding for each member and conformance.
    func unimportedProviders(_ rule: String, _ title: String) -> [Finding] {
        guard graph.modules.contains(where: \.language.checksMemberImports) else { return [] }
        var reported: [SourceLocation: Set<String>] = [:]
        return graph.edges.indices.flatMap { number -> [Finding] in
            let edge = graph.edges[number]
            guard edge.injected == .itself, graph.scopes[edge.parent].dialect.parentsConform,
                let conformance = edge.conformance, conformance.conditions.isEmpty
            else { return [] }
            let module = graph.modules[conformance.module]
            guard module.language.checksMemberImports, module.kind != .test else { return [] }
            return inheritedProviders(number).compactMap { need, provision in
                guard let home = unimportedModule(of: need, by: edge, conformance.location),
                    reported[conformance.location, default: []].insert(provision.name).inserted
                else { return nil }
                return finding(rule, title, provision, of: home, edge, conformance.location)
            }
        }
    }

    /// The members of other modules that supply the needs of a child.
    private func inheritedProviders(_ number: Int) -> [(need: Int, provision: Provision)] {
        let edge = graph.edges[number]
        return resolution.needsOfScope[edge.child].compactMap { need in
            guard case .supplied(let provision)? = resolution.needs[need].routes.route(by: number)?.answer,
                let home = provision.module, home != edge.conformance?.module, !provision.owner.isUnseen,
                !graph.scopes[edge.parent].unseen.parts.contains(where: { $0.mayHave(provision.name) })
            else { return nil }
            return (need, provision)
        }
    }

    /// The module that declares what supplies a need, if the file with a clause of the parent does not import it.
    private func unimportedModule(of need: Int, by edge: Edge, _ clause: SourceLocation) -> Int? {
        let name = resolution.needs[need].requirement.memberName
        let found = model?.answer { model, declarations in
            declarations[edge.parent].type.flatMap {
                model.unimportedModule(ofMember: name, of: $0, forClauseAt: clause)
            }
        }
        return found.flatMap(\.self)
    }

    private func finding(
        _ rule: String,
        _ title: String,
        _ provision: Provision,
        of home: Int,
        _ edge: Edge,
        _ clause: SourceLocation
    ) -> Finding {
        let parent = graph.scopes[edge.parent]
        let module = handWrittenText.value.importedName(of: graph.modules[home].name, in: parent.module)
        let dependency = graph.scopes[edge.child].dependency?.name ?? graph.scopes[edge.child].name
        let member = "\(parent.name).\(provision.name)"
        return Finding(
            rule: rule,
            title: title,
            severity: .error,
            location: clause,
            scope: parent.id,
            property: provision.name,
            headline: """
                \(code: parent.name) conforms to \(code: dependency) here, but this file does not import the module \
                \(code: module), which declares \(code: member)
                """,
            nearMisses: [
                NearMiss(scope: parent.name, location: provision.location, message: "\(code: member) is declared here")
            ],
            repairs: [importing(home, in: parent.module, at: clause)],
            identity: [parent.id, provision.name, "unimported"]
        )
    }
}
