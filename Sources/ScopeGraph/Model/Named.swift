import Cores

/// What scopes list by its name.
public protocol Named {
    var name: String { get }
}

extension Provision: Named {}
extension Requirement: Named {}

extension Array where Element: Named {
    /// Those of a name, in a list that is sorted by name, as those of scopes are.
    @inlinable
    public func named(_ name: String) -> ArraySlice<Element> {
        self[indices.firstNumber(pastAll: { self[$0].name < name })...].prefix { $0.name == name }
    }
}
