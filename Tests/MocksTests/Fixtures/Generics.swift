import Foundation

/// @mockable
protocol Generics {
    func a<T>(_ x: T)
    func b<T: Decodable>(_ type: T.Type, from data: Data) throws -> T
    func c<T>(_ x: [T]) -> T?
    func d<T, U>(_ x: T, transform: (T) -> U) -> U
    func e<T>(_ x: T, transform: @escaping (T) -> Void)
    func f<T>(_ x: inout T)
    func g<T: Collection>(_ x: T) -> [T.Element] where T.Element: Equatable
    func g<T: Collection>(_ x: T) -> [T.Element] where T.Element == Int
    func h(_ x: some Equatable)
    func i(_ x: [some Equatable])
    func j(_ x: any Equatable, _ y: (any Error)?) -> any Equatable
    func k<T>(_ make: () -> T) -> T
    func l<T>(_ make: @autoclosure () -> T) -> (T, Int)
    func m<T>() -> () -> T
    func n<T>(_ x: T...) -> T
    func o(_ x: Int..., y: String)
    func p(_ x: inout Int, _ y: inout [String])
    subscript<T>(key: T) -> T { get }
}
