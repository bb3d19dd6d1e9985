import ScopeGraph

/// Dependencies that are combined from small protocols with few requirements each, such as `HasNetwork & HasCart`.
///
/// If the dependency of a scope is one of them, another requirement does not belong there: other types conform to it too.
extension RuleSubject {
    /// The protocol with which the dependency of a scope has to be combined so that it requires what the scope needs;
    /// `nil` if the dependency can require it itself.
    ///
    /// - Parameter need: an index into `Resolution.needs`.
    func capability(for need: Int) -> String? {
        let (number, name) = (resolution.needs[need].scope, resolution.needs[need].requirement.declaredIn)
        guard let own = graph.scopes[number].dependency?.location else { return nil }
        let isCombined = graph.scopes.indices.contains { other in
            guard other != number, let combined = graph.scopes[other].dependency else { return false }
            let parts = combined.protocols.filter { $0.location != combined.location }
            return parts.contains { $0.location == own } && parts.contains { $0.name == name && $0.location != own }
        }
        return isCombined ? name : nil
    }
}
