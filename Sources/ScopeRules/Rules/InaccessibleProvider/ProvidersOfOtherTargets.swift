import ScopeGraph
import SwiftReader

/// Members in files that not all targets compile, of components that several targets compile.
extension RuleSubject {
    /// One finding for each member and child.
    func providersOfOtherTargets(_ rule: String, _ title: String) -> [Finding] {
        guard !sources.targetsOfSharedFiles.isEmpty, model != nil else { return [] }
        return graph.edges.indices.flatMap { number -> [Finding] in
            let edge = graph.edges[number]
            let parent = graph.scopes[edge.parent]
            let all = targets(of: [parent.location.file])
            let compiling = targets(among: all, compiling: edge)
            // A target may set the flag of an `#if` that others do not set.
            guard all.count > 1, edge.injected == .itself, edge.conditions.isEmpty, parent.dialect.parentsConform
            else { return [] }
            return resolution.needsOfScope[edge.child].compactMap { need -> (Int, Provision)? in
                guard case .supplied(let provision)? = resolution.needs[need].routes.route(by: number)?.answer,
                    provision.owner == .itself, !parent.unseen.parts.contains(where: { $0.mayHave(provision.name) }),
                    graph.scopes[edge.child].unseen.defaults.named(provision.name).isEmpty
                else { return nil }
                return (need, provision)
            }
            .flatMap { need, provision in
                let name = resolution.needs[need].requirement.memberName
                let declaring = targets(declaring: name, of: edge.parent, among: all)
                return compiling.filter { !declaring.contains($0) }
                    .map { finding(rule, title, provision, $0, need, edge) }
            }
        }
    }

    /// Those targets that compile the child's dependency, and the code that passes the parent to the child.
    private func targets(among all: [String], compiling edge: Edge) -> [String] {
        if all.isEmpty { return [] }
        let targets = handWrittenText.value.targets
        let compiling = targets.ofFile(edge.location.file)
        let declaring = graph.scopes[edge.child].dependency?.location.map { targets.ofFile($0.file) } ?? []
        // They import it if none of them compiles it.
        let isImported = declaring.isDisjoint(with: all)
        return all.filter { compiling.contains($0) && (isImported || declaring.contains($0)) }
    }

    /// The targets that compile all of the files, as far as several targets do so.
    private func targets(of files: [String]) -> [String] {
        let lists = files.map { sources.targetsOfSharedFiles[$0] ?? [] }
        let common = lists.dropFirst().reduce(lists.first ?? []) { common, list in common.filter(list.contains) }
        // The guessed name of a target may have been corrected.
        return common.filter { target in graph.modules.contains { $0.name == target } }
    }

    /// The targets that compile a declaration of a member of a scope, in its class, a superclass, or an extension, or
    /// that import it.
    ///
    /// - Parameters:
    ///   - name: without labels.
    ///   - compiling: the targets that compile the scope.
    private func targets(declaring name: String, of scope: Int, among compiling: [String]) -> Set<String> {
        let found = model?.answer { model, declarations -> [String] in
            guard let type = declarations[scope].type else { return [] }
            let inherited =
                model.ancestry(of: type).superclasses.map(\.type) + model.inheritedProtocols(ofType: type).all
            return ([type] + inherited).flatMap { owner in
                (model.members(of: owner)[name] ?? []).filter { $0.owner.kind != .protocol }.flatMap {
                    member in
                    let file = model.index.files[member.location.file]
                    if let targets = sources.targetsOfSharedFiles[file.source.path] { return targets }
                    let home = model.index.modules[file.module].name
                    return compiling.contains(home) ? [home] : compiling
                }
            }
        }
        return Set(found ?? [])
    }

    private func finding(
        _ rule: String,
        _ title: String,
        _ provision: Provision,
        _ target: String,
        _ need: Int,
        _ edge: Edge
    ) -> Finding {
        let parent = graph.scopes[edge.parent]
        let unmet = resolution.needs[need]
        let member = "\(parent.name).\(provision.name)"
        return Finding(
            rule: rule,
            title: title,
            severity: .error,
            location: unmet.requirement.location,
            scope: graph.scopes[edge.child].id,
            property: unmet.name,
            headline: """
                \(code: graph.scopes[edge.child].name) requires \(code: unmet.name) in the target \(code: target), which \
                does not compile \(code: member)
                """,
            nearMisses: [
                NearMiss(
                    scope: parent.name,
                    location: provision.location,
                    message: "\(code: member) is declared here"
                )
            ],
            repairs: [
                Repair(
                    title: "Add this file to the target \(code: target), or declare \(code: member) there too",
                    location: provision.location
                )
            ],
            identity: [parent.id, graph.scopes[edge.child].id, unmet.name, Finding.targetMark, target]
        )
    }
}
