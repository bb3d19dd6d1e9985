import Graphs
import ScopeGraph
import SwiftReader

/// A provision that hides another one of the same name and type in an ancestor.
struct Shadow {
    /// The nearer scope and its provision.
    let scope: Int
    let provision: Provision
    /// The ancestor and its provision.
    let hiddenScope: Int
    let hidden: Provision
    /// The requirements of descendants that get the nearer one: indices into `Resolution.needs`, not empty.
    let readers: [Int]
}

extension RuleSubject {
    /// All shadows that affect a reader, in order of scope and name.
    var shadows: [Shadow] {
        let fresh = modelAnswers.freshValues.value
        let isKnown = fresh != nil
        let names = (fresh ?? []).reduce(into: Set()) { $0.formUnion($1) }
        if isKnown, names.isEmpty { return [] }
        var providers: [String: [Int]] = [:]
        for (number, scope) in graph.scopes.enumerated() where isLinted(number) && scope.kind == .component {
            for provision in scope.provisions where isMade(provision) {
                // A provision that may not be created hides nothing.
                if isKnown, !names.contains(provision.name) { continue }
                providers[provision.name, default: []].append(number)
            }
        }
        let groups = providers.filter { $0.value.count > 1 }
        return groups.keys.sorted().flatMap { shadows(of: $0, groups[$0] ?? []) }
            .sorted { ($0.scope, $0.provision.name) < ($1.scope, $1.provision.name) }
    }

    private func isMade(_ provision: Provision) -> Bool {
        !provision.isPassThrough && provision.inheritedFrom == nil && !provision.isConditional && provision.type != nil
            && provision.owner == .itself
    }

    private func shadows(of name: String, _ providers: [Int]) -> [Shadow] {
        let above = nearestProviders(among: providers)
        return providers.compactMap { scope in
            guard let hiddenScope = above[scope], let provision = own(name, of: scope),
                let hidden = own(name, of: hiddenScope), let type = provision.type, let other = hidden.type,
                type.matches(other), makesItsOwn(scope, name), isUnaware(scope, of: name),
                isSeen(hidden, of: hiddenScope, below: scope), !reads(hiddenScope, name, throughPluginOf: scope)
            else { return nil }
            let readers = consumers(of: name, from: scope).filter {
                resolution.needs[$0].ownRequirement != nil && resolution.needs[$0].origins.contains(scope)
            }
            guard !readers.isEmpty else { return nil }
            return Shadow(
                scope: scope,
                provision: provision,
                hiddenScope: hiddenScope,
                hidden: hidden,
                readers: readers
            )
        }
    }

    private func own(_ name: String, of scope: Int) -> Provision? {
        graph.scopes[scope].provisions.named(name).first { isMade($0) }
    }

    /// Whether a scope certainly creates its own value under a name; assumed if there are no sources.
    func makesItsOwn(_ scope: Int, _ name: String) -> Bool {
        modelAnswers.freshValues.value?[scope].contains(name) ?? true
    }

    /// Whether the descendants of another scope could read a provision: Needle's generated code is in one module.
    private func isSeen(_ provision: Provision, of scope: Int, below other: Int) -> Bool {
        graph.scopes[other].dialect.parentsConform || provision.access >= .package
            || graph.scopes[scope].module == graph.scopes[other].module
    }

    /// Whether the property of a core component may be that of its non-core component, `pluginExtension.log`, because it
    /// is not certain to create a value of its own.
    private func reads(_ core: Int, _ name: String, throughPluginOf nonCore: Int) -> Bool {
        guard case .core(let point)? = graph.scopes[core].plugin else { return false }
        return point.nonCore == graph.scopes[nonCore].id && !makesItsOwn(core, name)
            && point.requirements.contains { $0.name == name }
    }

    /// Whether nothing in a scope shows that its author knows of the provision in an ancestor: a requirement for it
    /// does.
    func isUnaware(_ scope: Int, of name: String) -> Bool {
        graph.scopes[scope].requirements.named(name).isEmpty
    }

    /// For each scope below one of the providers of a name, the nearest provider above it.
    private func nearestProviders(among providers: [Int]) -> [Int: Int] {
        let isProvider = Set(providers)
        var above: [Int: Int] = [:]
        // Providers are in the list from the start.
        var scopes = Worklist(providers)
        while let scope = scopes.next() {
            for number in graph.edgesDown[scope] {
                let edge = graph.edges[number]
                let source = isProvider.contains(scope) && edge.injected == .itself ? scope : above[scope]
                guard let source, source != edge.child, above[edge.child] == nil else { continue }
                above[edge.child] = source
                scopes.insert(edge.child)
            }
        }
        return above
    }
}
