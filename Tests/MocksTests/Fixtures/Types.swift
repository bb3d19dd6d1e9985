struct User: Equatable, Sendable { var name = "" }
final class Box { var n = 0 }
enum Failure1: Error { case a }
class Observable<Element> { static func empty() -> Observable<Element> { Observable() } }
final class PublishSubject<Element>: Observable<Element> {}
final class ReplaySubject<Element>: Observable<Element> {
    static func create(bufferSize: Int) -> ReplaySubject<Element> { ReplaySubject() }
}
final class BehaviorSubject<Element>: Observable<Element> { init(value: Element) {} }
struct AnyPublisher<Output, Failure> {}
final class PassthroughSubject<Output, Failure> {
    func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher() }
}
final class CurrentValueSubject<Output, Failure> {
    init(_ value: Output) {}
    func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher() }
}
typealias Completion = (Int) -> Void
typealias Report<Value> = (Value) -> Void
