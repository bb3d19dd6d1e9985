import Graphs
import ScopeGraph
import Semantics
import SwiftReader

extension RuleSubject {
    func name(_ scope: Int) -> String { graph.scopes[scope].name }

    /// That a parent creates a child, or what the helpers between them do instead.
    func creation(of child: Int, by parent: Int) -> Message {
        if graph.scopes[parent].isParameterType { return "\(code: name(parent)) is passed to \(code: name(child))" }
        if graph.scopes[child].isParameterType { return "\(code: name(parent)) is passed as \(code: name(child))" }
        return "\(code: name(parent)) creates \(code: name(child))"
    }

    /// `theme: Theme`, or the declaration of a method.
    package func text(_ need: Resolution.Need) -> String {
        need.requirement.method == nil ? "\(need.name): \(need.type.spelling)" : need.requirement.declaration
    }

    /// The member that would supply a need, as source text.
    func member(_ need: Resolution.Need) -> String { need.requirement.declaration }

    /// The same as the class of a scope writes it, where its type may have another name.
    func member(_ need: Resolution.Need, in scope: Int) -> String {
        guard need.requirement.method == nil else { return member(need) }
        return "var \(SwiftName.written(need.name)): \(written(need, besides: nil, in: scope))"
    }

    /// The path from a root down to a scope with a need, with a location for each step.
    ///
    /// - Parameter scopes: from the top down, each the parent of the next.
    func chain(through scopes: [Int], to need: Resolution.Need) -> [Step] {
        guard let top = scopes.first, let last = scopes.last else { return [] }
        var steps = [topStep(top)]
        for (parent, child) in zip(scopes, scopes.dropFirst()) {
            guard let edge = edge(parent, child) else { continue }
            let message = creation(of: child, by: parent)
            steps.append(Step(scope: name(child), location: edge.location, message: message))
        }
        let location = need.ownRequirement?.location ?? graph.scopes[last].location
        let message: Message = "\(code: name(last)) requires \(code: text(need))"
        return steps + [Step(scope: name(last), location: location, message: message)]
    }

    private func topStep(_ scope: Int) -> Step {
        let value = graph.scopes[scope]
        switch value.root {
        case .made(let location) where location != value.location:
            return Step(scope: value.name, location: location, message: "\(code: value.name) is a root, created here")
        case .open:
            return Step(
                scope: value.name,
                location: value.location,
                message: "\(code: value.name) is created by other modules"
            )
        case nil:
            let fact: Message = graph.edgesUp[scope].isEmpty ? "is never created" : "is on no path from a root"
            return Step(scope: value.name, location: value.location, message: "\(code: value.name) \(fact)")
        default:
            return Step(scope: value.name, location: value.location, message: "\(code: value.name) is a root")
        }
    }

    func edge(_ parent: Int, _ child: Int) -> Edge? {
        graph.edges(from: parent, to: child).first.map { graph.edges[$0] }
    }

    /// The shortest path from a root down to a scope, both included: from a root of the app, if one reaches the scope,
    /// or of a demo. Without a root, it begins with a scope that nothing creates; without such a scope, it is the scope
    /// alone.
    func scopesAbove(_ scope: Int) -> [Int] {
        func isOfApp(_ scope: Int) -> Bool { graph.scopes[scope].root != nil && graph.demo(of: scope) == nil }
        let paths = ShortestPaths(from: [scope], until: isOfApp) { graph.parents(of: $0) }
        let root = paths.nodes.first(where: isOfApp) ?? paths.nodes.first { graph.scopes[$0].root != nil }
        let top = root ?? paths.nodes.first { graph.edgesUp[$0].isEmpty }
        return paths.path(to: top ?? scope).reversed()
    }

    func reader(_ number: Int) -> Reader? {
        let need = resolution.needs[number]
        return need.ownRequirement.map {
            Reader(scope: name(need.scope), dependencyProtocol: $0.declaredIn, location: $0.location)
        }
    }
}
