/// @mockable
protocol Subscripts {
    subscript(index: Int) -> String { get }
    subscript(name name: String) -> User { get set }
    subscript(a: Int, b: Int) -> Int { get set }
    static subscript(x: Int) -> Int { get }
    func item() -> Int
    var itemCount: Int { get }
}

/// @mockable
protocol Statics {
    static var shared: Int { get }
    static var other: User { get set }
    static func make() -> User
    static func count(_ x: Int) -> Int
    func make()
}
