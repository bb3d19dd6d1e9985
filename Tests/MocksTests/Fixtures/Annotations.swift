/// @mockable(modifiers: listener = weak)
protocol Weak: AnyObject { var listener: AnyObject? { get set } }
/// Some text.
/**
 @mockable(module: prefix = Catalogue)
 */
public protocol Open { func a() -> Int; var b: String { get set } }
/// @mockable
protocol Sorted {
    mutating func change()
    var x: Int { mutating get nonmutating set }
    func consume(_ x: consuming User, _ y: borrowing User, _ z: sending Box)
    func iso(_ x: isolated (any Actor)?) async
    @discardableResult func d() -> Int
}
