import Semantics
import SwiftReader

/// Components with several declarations in `#if` branches that exclude each other.
extension SemanticModel {
    /// The other declarations of a component's class that are the same scope: those with the same dependency.
    func branchesOfScope(_ type: Int) -> [Int] {
        let others = index.otherBranches(of: type)
        if others.isEmpty { return [] }
        let own = ancestry(of: type).libraryBase?.arguments
        return others.filter { ancestry(of: $0).libraryBase?.arguments == own }
    }

    /// The declarations of a type that may be compiled together with the code at an offset. Of those that are one
    /// scope, only the first.
    func branches(of type: Int, seenAt offset: UInt32, in file: Int) -> [Int] {
        let others = index.otherBranches(of: type)
        if others.isEmpty { return [type] }
        let conditions = source(file).conditionTexts(at: offset)
        let seen = ([type] + others).filter {
            !BuildConditions.exclude(onAllSystems: index.ownConditions(of: $0), conditions)
        }
        guard ancestry(of: type).isComponent else { return seen }
        return seen.reduce(into: []) { kept, branch in
            if !branchesOfScope(branch).contains(where: kept.contains) { kept.append(branch) }
        }
    }
}
