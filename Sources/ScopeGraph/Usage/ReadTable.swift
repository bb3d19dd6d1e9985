import SwiftReader

/// Which properties some sources read, and through values of which types.
///
/// Only the names that are asked about are in it. It holds too much rather than too little: what cannot be followed
/// counts as a read of every property of the name.
struct ReadTable {
    /// The names read through values of a declared type, or of a type that inherits it: by type.
    private(set) var namesByType: [Int: Set<String>] = [:]
    /// The names read through values of unknown type, by module.
    private var namesByModule: [Int: Set<String>] = [:]
    private var namesAnywhere: Set<String> = []

    mutating func add(_ name: String, of type: Int) { namesByType[type, default: []].insert(name) }

    mutating func add(_ name: String, inModule module: Int) {
        namesByModule[module, default: []].insert(name)
        namesAnywhere.insert(name)
    }

    /// Whether a value of one of some types has its property of the name read.
    func reads(_ name: String, ofAny types: [Int]) -> Bool {
        types.contains { namesByType[$0]?.contains(name) ?? false }
    }

    /// Whether something of unknown type has a property of the name read.
    ///
    /// - Parameter module: the only module that can do so; `nil` where every module can.
    func readsUnknown(_ name: String, in module: Int?) -> Bool {
        guard let module else { return namesAnywhere.contains(name) }
        return namesByModule[module]?.contains(name) ?? false
    }
}
