import Semantics
import SwiftReader

/// Components that Needle's library finds under one path.
extension ScopeGraph {
    /// Whether a component creates no others and belongs to no Needle plugin point.
    package func isNeedleLeaf(_ scope: Int) -> Bool {
        scopes[scope].plugin == nil
            && !edgesDown[scope].contains { edge in
                let child = scopes[edges[edge].child]
                return child.dialect.isFoundByPath && child.kind == .component
            }
    }

    /// Whether the provider of one component serves all of some components with one path.
    package func shareProvider(_ group: [Int]) -> Bool {
        guard group.allSatisfy(isNeedleLeaf), let first = group.first else { return false }
        if group.allSatisfy({ scopes[$0].dependency == nil }) { return true }
        guard let dependencyProtocol = scopes[first].dependency, dependencyProtocol.location != nil else {
            return false
        }
        let parents = Set(parents(of: first))
        return group.dropFirst().allSatisfy { number in
            let (one, other) = (scopes[first], scopes[number])
            return other.dependency?.location == dependencyProtocol.location
                && other.dependency?.parts == dependencyProtocol.parts
                && other.dependency?.foreignParts == dependencyProtocol.foreignParts
                && other.module == one.module && other.conditions == one.conditions
                && other.availability == one.availability && !one.hasBranches && !other.hasBranches
                && Set(self.parents(of: number)) == parents
        }
    }
}
