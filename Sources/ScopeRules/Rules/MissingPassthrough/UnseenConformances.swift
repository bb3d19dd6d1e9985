import ScopeGraph
import Semantics
import SwiftReader

/// Reports where a module passes a scope to a builder and does not see its conformance, because that is declared in an
/// extension in a module that it does not import, directly or not.
struct UnseenConformances {
    private let subject: RuleSubject
    private var graph: ScopeGraph { subject.graph }

    init(_ subject: RuleSubject) { self.subject = subject }

    func findings() -> [Finding] {
        let candidates = graph.edges.filter(isCandidate)
        if candidates.isEmpty { return [] }
        let homes = subject.answers { model, declarations in
            candidates.map { model.modulesOfConformances(of: $0, declarations) }
        }
        var reported: Set<SourceLocation> = []
        return zip(candidates, homes).flatMap { edge, homes in
            edge.places.filter { place in
                homes.contains { isUnseen($0, edge, from: place.module) } && reported.insert(place.location).inserted
            }
            .compactMap { finding($0, edge) }
        }
    }

    private func isCandidate(_ edge: Edge) -> Bool {
        guard edge.injected == .itself, graph.scopes[edge.parent].dialect.parentsConform,
            let conformance = edge.conformance, graph.unseenConformance(of: edge) == nil
        else { return false }
        return edge.places.contains { place in
            place.module != conformance.module && graph.modules[place.module].kind != .test
        }
    }

    /// Whether code of a module certainly sees none of the modules that declare a conformance.
    private func isUnseen(_ homes: Set<Int>, _ edge: Edge, from module: Int) -> Bool {
        // Code that passes the class as the dependency sees the modules of both.
        let seen = [module, graph.scopes[edge.parent].module, graph.scopes[edge.child].dependency?.module]
        if seen.compactMap(\.self).contains(where: homes.contains) { return false }
        // Files that a plugin writes may import one of them.
        if graph.modules[module].plugins.map({ !$0.isEmpty }) ?? false { return false }
        let all = homes.union([module]).map { graph.modules[$0] }
        return !homes.isEmpty && graph.modules[module].kind != .test
            && all.allSatisfy { $0.companions.isEmpty && $0.sharers.isEmpty && !$0.isNameGuessed }
            && subject.handWrittenText.value.sees(none: homes, from: module)
    }

    private func finding(_ place: Edge.Place, _ edge: Edge) -> Finding? {
        guard let conformance = edge.conformance, let required = graph.scopes[edge.child].dependency else { return nil }
        let parent = graph.scopes[edge.parent]
        let home = subject.handWrittenText.value.importedName(
            of: graph.modules[conformance.module].name,
            in: place.module
        )
        let receiver = subject.sources.callee(at: place.location) ?? subject.name(edge.child)
        return Finding(
            rule: MissingPassthrough.id,
            title: MissingPassthrough.title,
            severity: .error,
            location: place.location,
            scope: parent.id,
            headline: """
                \(code: parent.name) is passed to \(code: receiver), but its conformance to \(code: required.name) is in \
                the module \(code: home), which \(code: graph.modules[place.module].name) does not import
                """,
            nearMisses: [
                NearMiss(
                    scope: parent.name,
                    location: conformance.location,
                    message: "\(code: parent.name) conforms to \(code: required.name) here"
                )
            ],
            repairs: [repair(conformance.module, place)],
            identity: [parent.id, required.name, graph.modules[place.module].name, "unseen"]
        )
    }

    private func repair(_ home: Int, _ place: Edge.Place) -> Repair {
        let (declaring, passing) = (graph.modules[home], graph.modules[place.module])
        // A module cannot import a program, or one that imports it.
        if declaring.kind == .library, subject.handWrittenText.value.sees(none: [place.module], from: home) {
            return subject.importing(home, in: place.module, at: place.location)
        }
        return Repair(
            title: """
                Declare the conformance in \(code: passing.name) too, or in a module that \(code: passing.name) and \
                \(code: declaring.name) import
                """,
            location: place.location
        )
    }
}

extension SemanticModel {
    /// For each protocol that the dependency of an edge's child consists of: the modules with a clause that makes the
    /// parent conform to it.
    fileprivate func modulesOfConformances(of edge: Edge, _ declarations: ScopeDeclarations) -> [Set<Int>] {
        guard let parent = declarations[edge.parent].type, let required = declarations[edge.child].dependencyType else {
            return []
        }
        let protocols = parts(of: required).compactMap(\.declaredType).filter { !index.libraries.declares($0) }
        let modules = modulesOfClauses(of: parent)
        return protocols.map { modules[$0] ?? [] }
    }
}
