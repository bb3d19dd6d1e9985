import ScopeGraph
import SwiftReader

/// Dependencies that are combined from small protocols with few requirements each, such as `HasNetwork & HasCart`.
///
/// If the dependency of a scope is one of them, another requirement does not belong there: other types conform to it too.
struct CapabilityProtocols: Sendable {
    /// For each such dependency, by name, the locations of its protocols.
    private let parts: [[String: Set<SourceLocation>]]
    /// By the location of a protocol, the dependencies that combine it with others: indices into `parts`.
    private let dependencies: [SourceLocation: [Int]]

    init(of graph: ScopeGraph) {
        var known: Set<SourceLocation> = []
        var parts: [[String: Set<SourceLocation>]] = []
        var dependencies: [SourceLocation: [Int]] = [:]
        for case let dependency? in graph.scopes.lazy.map(\.dependency) {
            // Several scopes may share a dependency.
            if let location = dependency.location, !known.insert(location).inserted { continue }
            let others = dependency.protocols.filter { $0.location != dependency.location }
            guard others.count > 1 else { continue }
            for part in others { dependencies[part.location, default: []].append(parts.count) }
            parts.append(others.reduce(into: [:]) { $0[$1.name, default: []].insert($1.location) })
        }
        (self.parts, self.dependencies) = (parts, dependencies)
    }

    /// Whether some dependency combines a protocol with another one.
    func combine(_ location: SourceLocation, with name: String) -> Bool {
        dependencies[location]?.contains { parts[$0][name]?.contains { $0 != location } ?? false } ?? false
    }
}

extension RuleSubject {
    /// The protocol with which the dependency of a scope has to be combined so that it requires what the scope needs;
    /// `nil` if the dependency can require it itself.
    ///
    /// - Parameter need: an index into `Resolution.needs`.
    func capability(for need: Int) -> String? {
        let (scope, name) = (resolution.needs[need].scope, resolution.needs[need].requirement.declaredIn)
        guard let own = graph.scopes[scope].dependency?.location else { return nil }
        return capabilityProtocols.value.combine(own, with: name) ? name : nil
    }
}
