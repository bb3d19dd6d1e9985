/// @mockable
protocol Known: Equatable, CustomStringConvertible { var x: Int { get } }
/// @mockable
protocol Known2: Hashable, Codable {}
/// @mockable
protocol Known3: Comparable, Identifiable {}

protocol Base { func base(_ x: Int) -> User; var x: Int { get }; func both() }
protocol Other { func both() throws; var x: Int { get set } }
typealias Combined = Base & Other
/// @mockable(history: base = true; own = true; closure = true)
protocol Derived: Combined {
    func own(a: Int, b: String, _ c: () -> Void)
    func closure(_ c: () -> Void)
}
enum Outer {
    protocol Inner { func nested() -> User }
}
extension Outer {
    /// @mockable(override: name = FancyMock)
    protocol Second: Inner {}
}
