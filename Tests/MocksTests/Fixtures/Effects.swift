/// @mockable
protocol Effects {
    func a() async
    func b() throws
    func c() async throws -> Int
    func d() throws(Failure1) -> User
    func e(_ body: () throws -> Int) rethrows -> Int
    func e2(_ id: Int, _ body: (Int) throws -> Void, _ other: () throws -> Void) rethrows
    func e3<Value>(_ body: (Int) throws -> Value) rethrows -> [Value]
    func e4(_ body: () async throws -> Int) async rethrows -> Int
    static func e5(_ body: () throws -> User) rethrows -> User
    func f<E: Error>(_ body: () throws(E) -> Int) throws(E) -> Int
    func g(_ x: @autoclosure () -> Bool, _ y: @autoclosure () throws -> Bool)
    func h(_ x: @autoclosure @escaping () -> Bool)
    func i<Fault: Error>(_ x: @autoclosure () throws(Fault) -> Bool)
    func j<Fault: Error>(_ x: @autoclosure () throws(Fault) -> Bool) throws(Fault)
    var value: Int { get async throws }
    var other: User { get async }
    var third: User { get throws }
    func i() async -> User
    func i() -> User
}
