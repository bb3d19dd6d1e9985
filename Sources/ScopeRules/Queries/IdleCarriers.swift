import ScopeGraph

/// Scopes that ask for a property without reading it, and hand it on to one scope alone that has no use for it.
struct IdleCarriers {
    private let subject: RuleSubject
    /// By scope and name, the children that ask for something of the name: found once for each scope, since one with many
    /// children may be asked for each of them.
    private var asking: [Int: [String: [Int]]] = [:]

    init(of subject: RuleSubject) { self.subject = subject }

    /// Those above a scope, nearest first.
    mutating func nearMisses(of name: String, above number: Int) -> [NearMiss] {
        let graph = subject.graph
        var idle: Set<Int> = [number]
        var pending = [number]
        var next = 0
        var result: [NearMiss] = []
        while next < pending.count {
            for parent in graph.parents(of: pending[next]) where !idle.contains(parent) {
                guard let asked = graph.scopes[parent].requirements.named(name).first,
                    graph.usage.scopes[parent].unreadRequirements.contains(name),
                    children(of: parent, askingFor: name).allSatisfy({ idle.contains($0) })
                else { continue }
                idle.insert(parent)
                pending.append(parent)
                let message: Message = """
                    \(code: asked.declaredIn) also requires it, to forward it to \(code: subject.name(pending[next]))
                    """
                result.append(NearMiss(scope: subject.name(parent), place: asked.place, message: message))
            }
            next += 1
        }
        return result
    }

    private mutating func children(of scope: Int, askingFor name: String) -> [Int] {
        if let known = asking[scope] { return known[name] ?? [] }
        var found: [String: [Int]] = [:]
        for child in subject.graph.children(of: scope) {
            for requirement in subject.graph.scopes[child].requirements {
                found[requirement.name, default: []].append(child)
            }
        }
        asking[scope] = found
        return found[name] ?? []
    }
}
