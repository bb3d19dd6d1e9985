import Cores
import Semantics

/// An element of a list of a scope that is sorted by name.
private protocol Named {
    var name: String { get }
}

extension Provision: Named {}
extension Requirement: Named {}

// One function for each kind of list, so that other targets call a specialized one.

extension [Provision] {
    /// The provisions with this name. The list has to be sorted by name.
    package func named(_ name: String) -> ArraySlice<Provision> { elements(named: name) }
}

extension [Requirement] {
    /// The requirements with this name. The list has to be sorted by name.
    package func named(_ name: String) -> ArraySlice<Requirement> { elements(named: name) }
}

extension Array where Element: Named {
    fileprivate func elements(named name: String) -> ArraySlice<Element> {
        if isEmpty { return [] }
        let start = indices.partitioningIndex(where: { self[$0].name >= name })
        var end = start
        while end < count, self[end].name == name { end += 1 }
        return self[start..<end]
    }
}

extension Scope {
    /// The scope's members with this name, including those that it cannot provide.
    package func properties(named name: String) -> ArraySlice<Provision> {
        guard memberNames.mayContain(NameBloomFilter.bit(of: name)) else { return [] }
        let (provided, nearMisses) = (provisions.named(name), nearMisses.named(name))
        // Concatenating slices allocates; usually one of them is empty.
        if nearMisses.isEmpty { return provided }
        return provided.isEmpty ? nearMisses : provided + nearMisses
    }
}
