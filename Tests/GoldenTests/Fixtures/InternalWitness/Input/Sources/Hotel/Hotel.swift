import Laundry
import RIBs

/// Public, so its witness of a public protocol has to be public too.
public final class HotelComponent: Component<EmptyDependency> {
    let soap = "olive"

    public init() { super.init(dependency: EmptyComponent()) }

    public func open() { LaundryBuilder(dependency: self).build() }
}

enum Reception {
    static func begin() { HotelComponent().open() }
}
