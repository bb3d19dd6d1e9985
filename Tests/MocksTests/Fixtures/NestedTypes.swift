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
