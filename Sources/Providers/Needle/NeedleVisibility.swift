import NeedleText
import ScopeGraph
import SwiftReader

extension NeedleProviders {
    /// Whether a provider has a supplier for every requirement, and code in the root's module can name the dependency
    /// and all components that it reads from.
    func isWritable(_ scope: Int, _ group: [PathSuppliers<NeedleSupplier>]) -> Bool {
        guard let dependencyProtocol = graph.scopes[scope].dependency else { return true }
        let sources = group.first?.sources.map { graph.scopes[$0.component] } ?? []
        return dependencyProtocol.fixedRequirements.isEmpty
            && isSeen(dependencyProtocol.access, in: dependencyProtocol.module ?? graph.scopes[scope].module)
            && sources.allSatisfy { isSeen($0.access, in: $0.module) }
    }

    private func isSeen(_ access: Access, in home: Int) -> Bool {
        graph.modules.isVisible(access, declaredIn: home, from: tree.module)
    }
}
