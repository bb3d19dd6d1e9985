import Cores
import Graphs
import Semantics
import SwiftReader

extension ScopeGraph {
    /// For each Needle scope, the modules in which its provider is generated: those of the roots above it, sorted.
    static func generatedModules(_ scopes: [Scope], _ edges: [Edge], _ edgesDown: [[Int]]) -> [SmallArray] {
        var found = [SmallArray](repeating: [], count: scopes.count)
        let roots = scopes.indices.filter { scopes[$0].dialect.isFoundByPath && scopes[$0].root == .bootstrap }
        for root in roots { found[root] = [scopes[root].module] }
        propagate(from: roots, to: { edgesDown[$0].lazy.map { edges[$0].child } }) { child, scope in
            let before = found[child].count
            found[child].merge(found[scope])
            return found[child].count > before
        }
        return found
    }

    /// Whether all code that is generated for the descendants of a Needle scope can see a declaration. If no root is
    /// above the scope, `reader` has to see it instead.
    ///
    /// - Parameters:
    ///   - home: the module that declares it.
    ///   - reader: the module that reads it if no root is known.
    package func isVisible(
        _ access: Access,
        declaredIn home: Int,
        toCodeGeneratedBelow scope: Int,
        orTo reader: Int
    ) -> Bool {
        let generated = generatedModules[scope]
        if generated.isEmpty { return modules.isVisible(access, declaredIn: home, from: reader) }
        return generated.allSatisfy { modules.isVisible(access, declaredIn: home, from: $0) }
    }

    /// Whether a getter of a generated provider can read a member of a Needle scope that is isolated to an actor.
    ///
    /// - Parameters:
    ///   - demand: what the getter's requirement asks for.
    ///   - home: the module that declares the member.
    package func canRead(
        _ isolation: MemberIsolation,
        declaredIn home: Int,
        _ demand: MemberDemand,
        below scope: Int
    ) -> Bool {
        if isolation.actor == demand.isolation, !demand.isAwaitedElsewhere { return true }
        if isolation.actor == demand.isolation || demand.effects.isAsync {
            if generatedModules[scope].allSatisfy({ modules[$0].language.mode != 6 }) { return true }
            // The compiler does not accept a member on another actor than that of its requirement.
            return isolation.mayBeSendable && (demand.isolation == nil || isolation.actor == demand.isolation)
        }
        return generatedModules[scope].allSatisfy { module in
            let language = modules[module].language
            // Older language modes allow reading any `let`, whatever its type.
            let isFree = isolation.isImmutable && (isolation.mayBeSendable || language.mode != 6)
            return isFree && module == home || language.infersIsolation
        }
    }
}
