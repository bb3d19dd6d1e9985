/// @mockable(history: default = true; repeat = true)
protocol Reserved {
    var `class`: Int { get set }
    var `where`: User { get set }
    func `default`(in: Int, for other: String)
    func `repeat`(while: Int) -> Int
    func `switch`(_ `inout`: Int, `var`: Int)
    func `init`()
    func label(`let`: Int, `func` name: Int)
    static func `is`() -> Bool
    subscript(`case` `case`: Int) -> Int { get set }
    func state(_ state: Int, handler: Int, newValue: Int)
}

/// @mockable
protocol `Protocol` {
    associatedtype `Type`
    func `as`(_ type: `Type`) -> `Type`
}

/// @mockable(history: handle = true)
protocol ReservedShared: Sendable {
    func handle(state: Int, handler: String)
    func handle(arguments: Int)
}
