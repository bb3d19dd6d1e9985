/// @mockable
protocol Plain: AnyObject {
    var count: Int { get }
    var name: String { get set }
    var user: User { get set }
    var optional: User? { get }
    var list: [User] { get set }
    var map: [String: [Int]] { get }
    var action: () -> Void { get set }
    var optionalAction: ((Int) -> Void)? { get set }
    var completion: Completion { get }
    var report: Report<Int> { get }
    var tuple: (Int, name: String) { get }
    var iuo: User! { get set }
    var existential: any Collection<Int> { get }
    func start()
    func stop(_ reason: String)
    func load(id: Int) -> User
    func load(name: String) -> User
    func load(name: Int) -> User?
    func load(name: String, other: Int) -> [User]
    func voidResult() -> Void
    func emptyResult() -> ()
    func `default`(for: Int, in value: String) -> Int
    func tupleResult() -> (Int, String)
    func neverReturns() -> Never
}
