/// @mockable
protocol Assoc {
    associatedtype Item
    associatedtype Key: Hashable
    associatedtype Value = Int
    func item(_ key: Key) -> Item
    func value() -> Value
}

/// @mockable
protocol AssocWhere {
    associatedtype Items: Collection where Items.Element == Int
    associatedtype Other
    func items() -> Items
    func other(_ x: Other)
}

/// @mockable
protocol AssocFixed: Assoc where Item == String {
    func more(_ x: Item) -> Key
}

/// @mockable(typealias: Item = String; Key = Int)
protocol AssocGiven: Assoc {}

/// @mockable
public protocol Relay {
    associatedtype Observer: Sequence where Observer.Element == Int
    func observer() -> Observer?
    func relay<Observer: Hashable>(to observer: Observer) -> Bool
}

/// @mockable
protocol Basket {
    associatedtype Fruit: Hashable & Comparable
    associatedtype Fruits: Sequence where Fruits.Element == Fruit
    func fruits() -> Fruits
    func count(of fruit: Fruit) -> Int
}
