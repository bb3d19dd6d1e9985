import RIBs

open class BaseComponent<D>: Component<D> {
    public internal(set) var currency = "EUR"
    public var name: String { "Kit" }
    package var version: Int { 3 }
    var rate: Double { 1 }
    var theme: String { "plain" }
}

public protocol Counting {}

extension Counting {
    public var count: Int { 1 }
    var total: Int { 2 }
}

extension BaseComponent: Counting {}
