import ScopeGraph
import Semantics
import SwiftReader
import WiringText

/// Reports the modules that pass a scope to builders and do not see its conformances, because these are declared in
/// extensions in a module that they do not import, directly or not.
struct UnseenConformances {
    private let subject: RuleSubject
    private var graph: ScopeGraph { subject.graph }

    init(_ subject: RuleSubject) { self.subject = subject }

    /// The conformances that one import makes visible.
    private struct Group: Hashable {
        let parent: Int
        /// The module that passes the scope.
        let passing: Int
        /// The module that declares the conformances.
        let declaring: Int
    }

    func findings() -> [Finding] {
        let candidates = graph.edges.filter(isCandidate)
        if candidates.isEmpty { return [] }
        let homes = subject.answers { model, declarations in model.modulesOfConformances(of: candidates, declarations) }
        var calls: [Group: [UnseenConformance]] = [:]
        for (edge, homes) in zip(candidates, homes) {
            guard let conformance = edge.conformance, let required = graph.scopes[edge.child].dependency else {
                continue
            }
            for place in edge.places where homes.contains(where: { isUnseen($0, edge, from: place.module) }) {
                let group = Group(parent: edge.parent, passing: place.module, declaring: conformance.module)
                let call = UnseenConformance(
                    child: edge.child,
                    location: place.location,
                    protocolName: required.name,
                    declared: conformance.location
                )
                calls[group, default: []].append(call)
            }
        }
        return calls.compactMap { finding($0, $1) }.inOrder()
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

    private func finding(_ group: Group, _ calls: [UnseenConformance]) -> Finding? {
        let (passing, declaring) = (graph.modules[group.passing], graph.modules[group.declaring])
        let home = subject.handWrittenText.value.importedName(of: declaring.name, in: group.passing)
        return subject.finding(about: calls, of: graph.scopes[group.parent], in: passing.name) { protocols in
            let (what, verb) = protocols.count == 1 ? ("conformance", "is") : ("conformances", "are")
            return """
                , but its \(what) to \(Message.list(protocols, most: 3)) \(verb) in the module \(code: home), which \
                \(code: passing.name) does not import
                """
        } repairs: { _, location in
            [repair(group, at: location)]
        }
    }

    private func repair(_ group: Group, at location: SourceLocation) -> Repair {
        let (declaring, passing) = (graph.modules[group.declaring], graph.modules[group.passing])
        // A module cannot import a program, or one that imports it.
        if declaring.kind == .library, subject.handWrittenText.value.sees(none: [group.passing], from: group.declaring)
        {
            return subject.importing(group.declaring, in: group.passing, at: location)
        }
        return Repair(
            title: """
                Declare the conformance in \(code: passing.name) too, or in a module that \(code: passing.name) and \
                \(code: declaring.name) import
                """,
            location: location
        )
    }
}

extension HandWiredFindings {
    /// About the other modules that pass the component, and would not see the conformances in the first one.
    func unseenConformances() -> [Finding] {
        var calls: [Int: [UnseenConformance]] = [:]
        for number in gap.lackingConformance {
            let edge = subject.graph.edges[number]
            let homes = Set(subject.handWrittenText.value.otherHomes(of: edge))
            for place in edge.otherPlaces where homes.contains(place.module) {
                let call = UnseenConformance(
                    child: edge.child,
                    location: place.location,
                    protocolName: wiring.missingDependency(number),
                    declared: nil
                )
                calls[place.module, default: []].append(call)
            }
        }
        // An unread module may declare the conformance for its importers.
        let read = calls.filter { !subject.graph.modulesWithForeignImports.contains($0.key) }
        return read.compactMap { finding($1, from: subject.graph.modules[$0].name) }.inOrder()
    }

    private func finding(_ calls: [UnseenConformance], from module: String) -> Finding? {
        subject.finding(about: calls, of: parent, in: module, isClosedByGeneration: isClosedByGeneration) { protocols in
            " but does not conform to \(Message.list(protocols, most: 3))"
        } repairs: { protocols, location in
            let extending = Repair(
                title: """
                    Make \(code: parent.name) conform to \(Message.list(protocols, most: 3)) in an extension in \
                    \(code: module)
                    """,
                location: location
            )
            return [extending, wiring.generating(gap, isClosedByGeneration: isClosedByGeneration)].compactMap(\.self)
        }
    }
}

/// A call that passes a scope as a protocol and does not see that the scope conforms to it.
private struct UnseenConformance {
    /// The scope that takes the parent: an index into `ScopeGraph.scopes`.
    let child: Int
    let location: SourceLocation
    let protocolName: String
    /// The conformance in a module that the call does not see; `nil` if no module declares one.
    let declared: SourceLocation?
}

extension RuleSubject {
    /// The finding about the calls of one module that pass a scope and do not see its conformances.
    ///
    /// - Parameters:
    ///   - unseen: at least one.
    ///   - fault: what is wrong with the conformances to some protocols, after the fact that the scope is passed.
    ///   - repairs: the fixes at the first call, for the same protocols.
    fileprivate func finding(
        about unseen: [UnseenConformance],
        of parent: Scope,
        in module: String,
        isClosedByGeneration: Bool = false,
        fault: (_ protocols: [Message]) -> Message,
        repairs: (_ protocols: [Message], _ location: SourceLocation) -> [Repair]
    ) -> Finding? {
        let sorted = unseen.sorted { ($0.location, $0.protocolName) < ($1.location, $1.protocolName) }
        guard let first = sorted.first else { return nil }
        let calls = PassingCalls(of: parent, sorted.map { .init(child: $0.child, location: $0.location) }, in: self)
        let names = sorted.map(\.protocolName).uniqued()
        let protocols = names.map { name -> Message in "\(code: name)" }
        let declared = sorted.compactMap { call in
            call.declared.map { location in
                NearMiss(
                    scope: parent.name,
                    location: location,
                    message: "\(code: parent.name) conforms to \(code: call.protocolName) here"
                )
            }
        }
        return Finding(
            rule: MissingPassthrough.id,
            title: MissingPassthrough.title,
            severity: .error,
            isClosedByGeneration: isClosedByGeneration,
            location: first.location,
            scope: parent.id,
            headline: "\(calls.fact)\(fault(protocols))",
            nearMisses: declared.uniqued().prefix(3) + calls.others,
            repairs: repairs(protocols, first.location),
            identity: [parent.id, names.count == 1 ? names[0] : "", module] + (declared.isEmpty ? [] : ["unseen"])
        )
    }
}

extension SemanticModel {
    /// For each edge, and for each protocol that the dependency of its child consists of: the modules with a clause that
    /// makes the parent conform to it.
    ///
    /// - Parameter edges: those of one parent are consecutive.
    fileprivate func modulesOfConformances(of edges: [Edge], _ declarations: ScopeDeclarations) -> [[Set<Int>]] {
        var last: (type: Int, modules: [Int: Set<Int>]) = (-1, [:])
        return edges.map { edge in
            guard let parent = declarations[edge.parent].type, let required = declarations[edge.child].dependencyType
            else { return [] }
            if last.type != parent { last = (parent, modulesOfClauses(of: parent)) }
            let protocols = parts(of: required).compactMap(\.declaredType).filter { !index.libraries.declares($0) }
            return protocols.map { last.modules[$0] ?? [] }
        }
    }
}
