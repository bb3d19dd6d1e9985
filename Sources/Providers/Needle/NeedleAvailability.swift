import NeedleText
import ScopeGraph
import Semantics

extension NeedleProviders {
    /// The availability of a component's dependency and of its suppliers.
    func availability(of scope: Int, readingFrom sources: [Int]) -> TextAvailability {
        guard let dependencyProtocol = graph.scopes[scope].dependency else { return .everywhere }
        let attributes = sources.reduce(dependencyProtocol.availability) {
            Availability.joined($0, graph.scopes[$1].availability)
        }
        return TextAvailability(attributes: attributes, checks: attributes.compactMap(Availability.check))
    }

    /// The availability of a component and its dependency.
    func availability(of scope: Int) -> [String] {
        Availability.joined(
            graph.scopes[scope].availability,
            graph.scopes[scope].dependency?.availability ?? []
        )
    }
}
