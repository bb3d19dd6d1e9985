/// @mockable
protocol Storing<Value> {
    associatedtype Value
    func store(_ value: Value)
    func stored() -> Value?
}

/// @mockable
protocol KeyedStoring<Key, Value>: AnyObject {
    associatedtype Key: Hashable
    associatedtype Value: Sendable
    subscript(key: Key) -> Value? { get set }
}

/// @mockable
protocol UserStoring: Storing<User> {
    func forget()
}

/// @mockable
protocol StoreUsing {
    var users: any Storing<User> { get }
    func use(_ store: some Storing<Int>)
    func use(all stores: [any Storing<User>]) -> any Storing<Int>
}
