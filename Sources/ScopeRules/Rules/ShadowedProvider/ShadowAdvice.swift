import Graphs
import ScopeGraph
import Semantics
import SwiftReader
import WiringText

extension RuleSubject {
    /// The fixes for a shadow: first one that keeps a single instance, then one that keeps both. The code compiles
    /// after either.
    func advice(on shadow: Shadow) -> [Repair] {
        let scope = graph.scopes[shadow.scope]
        let (name, type) = (shadow.provision.name, shadow.provision.type?.spelling ?? "")
        let member = "\(scope.name).\(name)"
        let forwarded = scope.reading(SwiftName.written(name))
        let path = scopes(from: shadow.scope, below: shadow.hiddenScope)
        let requiring = requiring("var \(SwiftName.written(name)): \(type) { get }", name, in: path, of: scope)
        // If a parent conforms, the descendants would have none after renaming the nearer one.
        let renaming: Message = !scope.dialect.parentsConform ? "rename \(code: member), or " : ""
        let both: Message = "To keep both on purpose, \(renaming)\(requiring)"
        let one: Message
        if !scope.dialect.parentsConform {
            one = """
                To have one instance, delete \(code: member); where \(code: scope.name) itself uses it, \
                \(requiring) and use \(code: forwarded)
                """
        } else {
            one = """
                To have one instance, make \(code: member) return \(code: forwarded) and \
                \(requiring)
                """
        }
        return [one, both].map { Repair(title: $0, location: shadow.provision.location) }
    }

    /// The scopes on the shortest path from a scope to one above it, without the latter.
    private func scopes(from scope: Int, below top: Int) -> [Int] {
        ShortestPaths(from: [scope], until: { $0 == top }) { graph.parents(of: $0) }.path(to: top).dropLast()
    }

    /// Text that tells which scopes have to require and forward a property so that a scope receives it from an
    /// ancestor.
    private func requiring(_ requirement: String, _ name: String, in path: [Int], of scope: Scope) -> Message {
        let isHandWired = scope.dialect.parentsConform && handWiring.contains(scope.module)
        let own = isHandWired ? path : Array(path.prefix(1))
        let lacking = own.filter { graph.scopes[$0].requirements.named(name).isEmpty }
        let dependencies = lacking.map { number -> Message in
            let dependency = graph.scopes[number].dependency.flatMap { $0.location == nil ? nil : $0.name }
            return dependency.map { "\(code: $0)" } ?? "a dependency of \(code: self.name(number))"
        }
        let forwarding = own.dropFirst().filter { number in
            !graph.scopes[number].provisions.contains { $0.name == name && $0.inheritedFrom == nil }
        }
        let forwarders = forwarding.map { number -> Message in "\(code: self.name(number))" }
        let forward: Message = forwarders.isEmpty ? "" : ", and forward it in \(Message.list(forwarders, most: 6))"
        let generate: Message =
            isHandWired || !scope.dialect.parentsConform ? "" : ", then run \(code: "thimble generate")"
        return "add \(code: requirement) to \(Message.list(dependencies, most: 6))\(forward)\(generate)"
    }
}
