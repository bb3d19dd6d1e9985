import Graphs
import ScopeGraph
import Semantics
import SwiftReader

/// Scopes that require a property without reading it, and forward it only to a scope that does not use it.
struct UnusedForwarders {
    private let subject: RuleSubject
    /// By scope and name, the children that require something of the name; computed once per scope.
    private var childrenRequiring: [Int: [String: [Int]]] = [:]

    init(of subject: RuleSubject) { self.subject = subject }

    /// The forwarders above a scope, nearest first.
    mutating func nearMisses(of name: String, above number: Int) -> [NearMiss] {
        guard isRequired(name, above: number) else { return [] }
        let graph = subject.graph
        var idle = Worklist([number])
        var result: [NearMiss] = []
        while let child = idle.next() {
            for parent in graph.parents(of: child) where !idle.contains(parent) {
                guard graph.scopes[parent].dialect.parentsConform,
                    let required = graph.scopes[parent].requirements.named(name).first,
                    subject.modelAnswers.requirementUse.value?[parent].unread.contains(name) ?? false,
                    children(of: parent, requiring: name).allSatisfy({ idle.contains($0) })
                else { continue }
                idle.insert(parent)
                let message: Message = """
                    \(code: required.declaredIn) also requires it, to forward it to \(code: subject.name(child))
                    """
                result.append(NearMiss(scope: subject.name(parent), location: required.location, message: message))
            }
        }
        return result
    }

    /// By location, the scopes that have a requirement; computed on first use.
    private var holders: [SourceLocation: [Int]]?

    /// The scopes that require a property only to forward it to some scopes that do not use it, nearest first. Their
    /// requirements become unused if those scopes no longer require it.
    mutating func forwarders(of unused: Requirement, to askers: [Int]) -> [(scope: Int, requirement: Requirement)] {
        var needed: Set<Int> = []
        while true {
            let found = forwarders(of: unused, to: askers, except: needed)
            if found.isEmpty { return [] }
            let idle = Set(askers + found.map(\.scope))
            let shared = found.filter { !scopes(requiringAt: $0.requirement.location).allSatisfy(idle.contains) }
            if shared.isEmpty { return found }
            needed.formUnion(shared.map(\.scope))
        }
    }

    private func forwarders(
        of unused: Requirement,
        to askers: [Int],
        except needed: Set<Int>
    ) -> [(scope: Int, requirement: Requirement)] {
        let graph = subject.graph
        let name = unused.name
        guard askers.contains(where: { isRequired(name, above: $0) }) else { return [] }
        var idle = Worklist(askers)
        var deleted: Set<SourceLocation> = [unused.location]
        var result: [(scope: Int, requirement: Requirement)] = []
        while let child = idle.next() {
            for parent in graph.parents(of: child) where !idle.contains(parent) && !needed.contains(parent) {
                let scope = graph.scopes[parent]
                guard scope.dialect.parentsConform, let required = scope.requirements.named(name).first,
                    UnusedRequirement.mayReport(required, of: parent, without: deleted, in: subject),
                    graph.children(of: parent).allSatisfy({
                        idle.contains($0) || subject.needs(of: $0, named: name).isEmpty
                    })
                else { continue }
                idle.insert(parent)
                deleted.insert(required.location)
                result.append((parent, required))
            }
        }
        return result
    }

    private func isRequired(_ name: String, above scope: Int) -> Bool {
        let graph = subject.graph
        return graph.edgesUp[scope].contains {
            !graph.scopes[graph.edges[$0].parent].requirements.named(name).isEmpty
        }
    }

    private mutating func scopes(requiringAt location: SourceLocation) -> [Int] {
        if let known = holders { return known[location] ?? [] }
        var found: [SourceLocation: [Int]] = [:]
        for (number, scope) in subject.graph.scopes.enumerated() {
            for requirement in scope.requirements { found[requirement.location, default: []].append(number) }
        }
        holders = found
        return found[location] ?? []
    }

    private mutating func children(of scope: Int, requiring name: String) -> [Int] {
        if let known = childrenRequiring[scope] { return known[name] ?? [] }
        var found: [String: [Int]] = [:]
        for child in subject.graph.children(of: scope) {
            for requirement in subject.graph.scopes[child].requirements {
                found[requirement.name, default: []].append(child)
            }
        }
        childrenRequiring[scope] = found
        return found[name] ?? []
    }
}
