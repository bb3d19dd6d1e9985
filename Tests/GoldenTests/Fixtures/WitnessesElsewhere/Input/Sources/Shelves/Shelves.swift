import RIBs

public protocol Printer {
    func print(_ text: String)
}

public protocol Printable {
    func print<P: Printer>(with printer: P)
}

/// Whatever has a raw value is printed by it, also a component.
extension RawRepresentable where Self: Printable, RawValue == String {
    public func print<P: Printer>(with printer: P) { printer.print(rawValue) }
}

public final class Shelf: Hashable, Sendable {
    public init() {}
    public static func == (left: Shelf, right: Shelf) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public protocol Keyed {
    associatedtype Key
    func remove(_ key: Key)
}

/// Its members depend on what it holds.
public final class CatalogComponent<Key: Hashable & Sendable, Entry: Sendable>: Component<EmptyDependency>, Keyed {
    public init() { super.init(dependency: EmptyComponent()) }
    public func remove(_ key: Key) {}
}

public protocol Restorable {
    init(from text: String) throws
}

/// The witness of the conformance that its subclasses inherit.
open class ArchiveComponent: Component<EmptyDependency>, Restorable {
    public required init(from text: String) throws { super.init(dependency: EmptyComponent()) }
}
