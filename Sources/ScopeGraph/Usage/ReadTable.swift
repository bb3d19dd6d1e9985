import SwiftReader

/// Which properties some sources read, and through values of which types.
///
/// Only the names that are asked about are in it. It holds too much rather than too little: what cannot be followed
/// counts as a read of every property of the name.
struct ReadTable {
    /// The names that are asked about; what follows knows them by their numbers.
    let names: NameFilter
    /// Each name that is read through values of a declared type, or of a type that inherits it, with that type.
    private var namesOfTypes = IntMap<Void>()
    /// Each name that is read through values of unknown type, with the module in which that is.
    private var namesInModules = IntMap<Void>()
    /// By number, whether a name is read through values of unknown type.
    private var isReadAnywhere: [Bool]

    /// The number of a name and that of its type or module in one, each in 32 bits.
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

    /// Adds what other files read.
    ///
    /// - Parameter other: about the same names.
    mutating func add(_ other: ReadTable) {
        for pair in other.namesOfTypes.numbers { namesOfTypes.set((), for: pair) }
        for pair in other.namesInModules.numbers { namesInModules.set((), for: pair) }
        for name in other.isReadAnywhere.indices where other.isReadAnywhere[name] { isReadAnywhere[name] = true }
    }

    /// Whether a value of one of some types has its property of the name read.
    func reads(_ name: Int, ofAny types: [Int]) -> Bool {
        types.contains { namesOfTypes[Self.pair($0, name)] != nil }
    }

    /// Whether something of unknown type has a property of the name read in one of some modules.
    func readsUnknown(_ name: Int, in modules: some Sequence<Int>) -> Bool {
        isReadAnywhere[name] && modules.contains { namesInModules[Self.pair($0, name)] != nil }
    }

    /// The same in one module; `nil` where it may be any.
    func readsUnknown(_ name: Int, in module: Int?) -> Bool {
        module.map { readsUnknown(name, in: CollectionOfOne($0)) } ?? isReadAnywhere[name]
    }
}
