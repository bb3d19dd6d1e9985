import Semantics
import SwiftReader

/// Which properties the sources read, and through values of which types.
///
/// It contains only the requested names. It overestimates: an unresolvable read counts for every property with the
/// name.
struct ReadTable {
    /// The requested names, which the other tables reference by number.
    let names: NameFilter
    /// Pairs of a name and the declared type, or inheriting type, through whose values it is read.
    private var namesOfTypes = IntMap<Void>()
    /// Pairs of a name that is read through values of unknown type and the module of the read.
    private var namesInModules = IntMap<Void>()
    /// By number, whether a name is read through values of unknown type.
    private var isReadAnywhere: [Bool]
    /// The declared types, or inheriting types, of which something is read that they do not have.
    private var misreadTypes: Set<Int> = []

    /// Combines the number of a type or module with that of a name, 32 bits each.
    private static func pair(_ location: Int, _ name: Int) -> Int { location << 32 | name }

    init(of names: NameFilter) {
        self.names = names
        isReadAnywhere = [Bool](repeating: false, count: names.names.count)
    }

    mutating func add(_ name: Int, of type: Int) { namesOfTypes.set((), for: Self.pair(type, name)) }

    mutating func add(_ name: Int, inModule module: Int) {
        namesInModules.set((), for: Self.pair(module, name))
        isReadAnywhere[name] = true
    }

    /// Notes that something is read which a type does not have.
    mutating func addMisreading(of type: Int) { misreadTypes.insert(type) }

    /// Adds the reads of other files.
    ///
    /// - Parameter other: a table for the same names.
    mutating func add(_ other: ReadTable) {
        for pair in other.namesOfTypes.numbers { namesOfTypes.set((), for: pair) }
        for pair in other.namesInModules.numbers { namesInModules.set((), for: pair) }
        for name in other.isReadAnywhere.indices where other.isReadAnywhere[name] { isReadAnywhere[name] = true }
        misreadTypes.formUnion(other.misreadTypes)
    }

    /// Whether something is read that one of the types does not have: a name may be misspelled.
    func misreads(any types: [Int]) -> Bool { types.contains(where: misreadTypes.contains) }

    /// Whether the property with the name is read through a value of any of the types.
    func reads(_ name: Int, ofAny types: [Int]) -> Bool {
        types.contains { namesOfTypes[Self.pair($0, name)] != nil }
    }

    /// Whether the property with the name is read through a value of unknown type in any of the modules.
    func readsUnknown(_ name: Int, in modules: some Sequence<Int>) -> Bool {
        isReadAnywhere[name] && modules.contains { namesInModules[Self.pair($0, name)] != nil }
    }

    /// The same for one module; `nil` means any module.
    func readsUnknown(_ name: Int, in module: Int?) -> Bool {
        module.map { readsUnknown(name, in: CollectionOfOne($0)) } ?? isReadAnywhere[name]
    }
}
