public struct Manifest {
    public let crates: Int

    public init(crates: Int) { self.crates = crates }
}

public struct Stamped<Item> {
    public let item: Item

    public init(_ item: Item) { self.item = item }
}
