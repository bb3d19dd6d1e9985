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
        if isEmpty { return [] }
        let start = indices.partitioningIndex(pastAll: { self[$0].name < name })
        var end = start
        while end < count, self[end].name == name { end += 1 }
        return self[start..<end]
    }
}

extension Scope {
    /// What it has of a name: what it offers, and what it cannot.
    public func properties(named name: String) -> ArraySlice<Provision> {
        let (offered, withheld) = (provisions.named(name), withheld.named(name))
        // Two slices are joined in new memory, and one of the two is mostly empty.
        if withheld.isEmpty { return offered }
        return offered.isEmpty ? withheld : offered + withheld
    }
}
