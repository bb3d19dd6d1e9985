import NeedleText
import ScopeGraph

extension NeedleProviders {
    /// Where a component's dependency and those that serve it may be used.
    func availability(of scope: Int, readingFrom sources: [Int]) -> TextAvailability {
        guard let dependencyProtocol = graph.scopes[scope].dependency else { return .everywhere }
        let attributes = sources.reduce(dependencyProtocol.availability) {
            Availability.joined($0, graph.scopes[$1].availability)
        }
        return TextAvailability(attributes: attributes, checks: attributes.compactMap(Availability.check))
    }

    /// Where a component and its dependency may be used.
    func availability(of scope: Int) -> [String] {
        Availability.joined(
            graph.scopes[scope].availability,
            graph.scopes[scope].dependency?.availability ?? []
        )
    }
}

extension DependencyProtocol {
    /// Whether what conforms to it may be shared between actors. An actor of its own makes that sure.
    var isSendable: Bool {
        isolation == nil && undeclaredParents.contains { $0 == "Sendable" || $0 == "Swift.Sendable" }
    }
}
