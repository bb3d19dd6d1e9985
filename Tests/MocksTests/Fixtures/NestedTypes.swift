/// @mockable
protocol Aliased {
    typealias Number = Int
    typealias Handler = (Number) -> Void
    typealias Pair = (first: Number, second: String)
    var number: Number { get set }
    var handler: Handler { get set }
    var optionalHandler: Handler? { get }
    func pair(of numbers: [Number]) -> Pair
    func call(_ handler: @escaping Handler) -> Handler
    func qualified(_ handler: @escaping Aliased.Handler)
}

/// @mockable
protocol AliasedFurther: Aliased {
    typealias Numbers = [Number]
    func all(_ numbers: Numbers) -> Numbers
}

enum Around {
    struct Leaf {}
    enum Failure: Error { case some }
    struct Bound<Value> {}
    enum Inner {
        struct Leaf {}
        /// @mockable
        protocol Nested {
            var leaf: Leaf { get set }
            func bind(_ value: Bound<Int>, _ leaves: [Leaf]) throws(Failure) -> Bound<Leaf>?
        }
    }
    protocol Base {
        associatedtype Item
        func grow(_ leaf: Leaf, with item: Item) -> [Leaf]
    }
}

/// @mockable
protocol FromOutside: Around.Base where Item == Around.Inner.Leaf {
    func fail() throws(Around.Failure)
}

/// @mockable(override: name = `default`)
protocol NamedLikeAWord { func run() }
