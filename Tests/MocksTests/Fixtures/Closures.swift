/// @mockable
protocol Closures {
    func a(_ body: @escaping (Int) -> String)
    func b(_ body: (Int) -> String) -> Int
    func c(_ body: ((Int) -> String)?)
    func d(_ body: @escaping @Sendable (Int) async throws -> String)
    func e(_ body: @escaping Completion)
    func f() -> () -> Void
    func g() -> (() -> Void)?
    func h(_ body: (inout Int) -> Void)
    func i(_ body: @escaping (@escaping () -> Void) -> Void)
    func j(_ body: @MainActor @escaping () -> Void)
    func k(_ body: @convention(c) () -> Void)
    typealias Body<Value> = (Value) -> String
    func l(_ body: @escaping Body<Int>)
    var m: Body<Int> { get }
}
