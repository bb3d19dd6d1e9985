/// @mockable
protocol Inits {
    init()
    init(x: Int)
    init?(name: String)
    init(user: User, x: Int) throws
    init<T>(value: T)
    init(items: [Int]) async
    var x: Int { get }
    var user: User { get set }
}

/// @mockable
protocol Memberwise {
    init(x: Int, user: User)
    var x: Int { get }
    var user: User { get }
}
